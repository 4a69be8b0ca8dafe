/** Sample operations_supply_chains: a fictional operations director in hospital supply. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

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
  options: [
    sampleOption({
      seed: 'medicine-buffer', path: 'close', variant: 0,
      title: 'Create a rotating regional medicine buffer that neighboring hospitals share without letting stock expire',
      text: 'Reserve stock that stands on a shelf expires there, which is why single hospitals keep so little of it. I will create a rotating regional medicine buffer: neighboring hospitals hold essential medicines in common, draw on them every day, and replace what they draw, so that a reserve exists at all times and none of it grows old. It takes a rulebook for rotation and release, a stock-sharing agreement, and an open planning model. {person} While employed by a U.S. distributor, I will extend the method to four hospitals of another group. Rulebook and model will be published for hospital groups elsewhere to adopt with any distributor they like. The executive order of August 2025 on active pharmaceutical ingredients sets up a federal reserve of ingredients; the buffer adds finished medicines close to the patient.',
      person: ['The method extends what I already do: as a Director of Supply Chain Operations at Medway Hospital Supply, I ran rotating stock of 160 essential medicines for 9 hospitals with write-offs below 1%.', 'In the same role I built an order-delay alert that gave hospital pharmacies 18 days of notice on average.'],
      support: ['Director of Supply Chain Operations', 'Medway Hospital Supply', stock, notice],
    }),
    sampleOption({
      seed: 'supplier-risk-map', path: 'close', variant: 1,
      title: 'Develop a tier-two supplier map that shows small manufacturers which parts depend on a hidden single source',
      text: 'Two parts from two suppliers look safe. If both suppliers buy the same magnet from the same works, they are not, and a small manufacturer has no way to see it. My endeavor is to develop a tier-two supplier map on which several manufacturers can find the dependence they share without opening their books to one another. The means are a standard questionnaire for suppliers, an open tool that matches part records across firms, and a yearly report of shared dependencies. {person} My next step, from a position with a U.S. purchasing organization, is a map for four small manufacturers. Questionnaire and tool will be free to use, and manufacturing centers can run them for other firms. The executive order of April 2025 on processed critical minerals treats dependence on foreign sources as a security matter; the map shows where bought parts hide it.',
      person: ['The groundwork lies in an earlier position: as a Logistics Manager at Granton Industrial Parts, I mapped second-tier sources for 2,300 machine parts and found 140 shared single sources.', 'Supplier risk analysis is part of my present work as well.'],
      support: ['Logistics Manager', 'Granton Industrial Parts', tiers, 'Supplier risk analysis'],
    }),
    sampleOption({
      seed: 'surge-roster', path: 'alternative', variant: 2,
      title: 'Establish a regional surge-roster protocol by which hospitals lend trained staff to one another in emergencies',
      text: 'After a hurricane, supplies can cross a county line within hours. Nurses and technicians cannot: they are not cleared to work in the hospital on the other side. I would establish a surge-roster protocol for regions, under which neighboring hospitals clear one another’s staff in quiet times and practice the exchange once a year. The protocol rests on a pre-clearance agreement, a roster of skills and availability, and a public report on each joint exercise. {person} With a U.S. hospital group as employer, I would start among four hospitals on one storm coast. The agreement and the exercise reports would be open to hospital groups and emergency agencies in other regions. The federal health workforce projections of November 2024 look at these professions up to 2037; in an emergency, what counts is where those already trained may work.',
      person: ['This is another path, from moving goods to moving people, and I have seen both: in my present position I coordinated deliveries and relief crews for 12 counties after 2 hurricanes.', 'Emergency logistics is the skill on which it rests.'],
      support: [storms, 'Emergency logistics'],
    }),
    sampleOption({
      seed: 'rural-drone-service', path: 'alternative', variant: 3,
      title: 'Establish a shared drone-inspection cooperative so that rural utilities and counties check lines and bridges in time',
      text: 'Few rural counties own enough bridges to keep a drone crew busy, and so culverts and lines are looked at from a truck, once in several years. The endeavor is to establish a shared drone-inspection cooperative for rural utilities and counties, with common aircraft, crews, and data rules, and to write it down for copying: an inspection flight standard, a shared defect record, and the operating agreement of the cooperative. {person} Employed by a U.S. drone-service company, I plan to bring together one electric cooperative and two counties. Standard and agreement will be published, and other regions can found a cooperative of their own on the same documents. The drone order of June 2025 calls for routine flight beyond the pilot’s sight. Inspection of a power line is a bounded, repeated use on which such flights can be proved.',
      person: ['It would take me in a new direction, toward a service I have so far only bought: at Granton Industrial Parts I scheduled 60 contracted drone inspections of rail spurs and warehouse roofs.', 'My experience covers 14 years of operations with shared equipment.'],
      support: ['Granton Industrial Parts', flights],
    }),
  ],
}
