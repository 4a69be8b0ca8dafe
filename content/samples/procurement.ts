/** Sample procurement: a fictional category manager for public power. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const pool = 'Combined the transformer orders of 13 public utilities under 4 common specifications'
const delivery = 'Shortened the delivery of distribution transformers from 70 to 44 weeks'
const second = 'Qualified 5 domestic second sources for castings and magnets together with 3 other buyers'
const shops = 'Reviewed the security evidence of 44 machine shops that handle controlled drawings'
const recalls = 'Set up weekly import and recall checks for 90 medicines bought by 6 hospitals'

export const procurement: Sample = {
  id: 'procurement',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Strategic Procurement Manager',
      profession: null,
      yearsOfExperience: 16,
      roles: [
        { title: 'Strategic Procurement Manager', employer: 'Bramwell Public Power Agency', from: 2019, to: null, duties: [pool, delivery] },
        { title: 'Sourcing Manager', employer: 'Stonefield Aerostructures', from: 2014, to: 2019, duties: [second, shops] },
        { title: 'Purchasing Analyst', employer: 'Fairmile Hospital Group', from: 2010, to: 2014, duties: [recalls] },
      ],
      degrees: [{ level: 'master', field: 'Industrial Engineering', institution: 'Redmoor University', year: 2010, source: 'M.S. in Industrial Engineering, Redmoor University, 2010' }],
      skills: ['Category management', 'Supplier qualification', 'Specification management', 'Contract negotiation', 'Supplier audits', 'SAP Ariba'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Head of joint procurement for public utilities' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
