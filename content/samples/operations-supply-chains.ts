/** Sample operations_supply_chains: a fictional operations director in hospital supply. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const stock = 'Ran rotating stock of 160 essential medicines for 9 hospitals with write-offs below 1%'
const notice = 'Built an order-delay alert that gave hospital pharmacies 18 days of notice on average'
const tiers = 'Mapped second-tier sources for 2,300 machine parts and found 140 shared single sources'
const storms = 'Coordinated deliveries and relief crews for 12 counties after 2 hurricanes'
const flights = 'Scheduled 60 contracted drone inspections of rail spurs and warehouse roofs'

export const operationsSupplyChains: Sample = {
  id: 'operations_supply_chains',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Director of Supply Chain Operations',
      profession: null,
      yearsOfExperience: 14,
      roles: [
        { title: 'Director of Supply Chain Operations', employer: 'Medway Hospital Supply', from: 2019, to: null, duties: [stock, notice, storms] },
        { title: 'Logistics Manager', employer: 'Granton Industrial Parts', from: 2012, to: 2019, duties: [tiers, flights] },
      ],
      degrees: [{ level: 'master', field: 'Supply Chain Management', institution: 'Corrie State University', year: 2012, source: 'M.S. in Supply Chain Management, Corrie State University, 2012' }],
      skills: ['Inventory optimization', 'Demand planning', 'Supplier risk analysis', 'Emergency logistics', 'SAP', 'Cold chain'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Head of supply resilience for regional hospital groups' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
