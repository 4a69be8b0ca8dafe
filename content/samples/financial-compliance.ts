/** Sample financial_compliance: a fictional compliance officer of a mid-size bank. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const alerts = 'Rewrote 64 monitoring rules around named laundering patterns and reduced alerts without result by 52%'
const scams = 'Trained branch staff in 21 community banks to question suspect transfers before payment'
const network = 'Ran a pilot with 2 other banks that matched mule-account patterns without exchanging customer records'
const errors = 'Traced payment errors in a state benefit program to 7 form fields and one data transfer'

export const financialCompliance: Sample = {
  id: 'financial_compliance',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Anti-Money-Laundering Compliance Manager',
      profession: 'bankingFinance',
      yearsOfExperience: 13,
      roles: [
        { title: 'Compliance Manager', employer: 'Dunmore Valley Bank', from: 2018, to: null, duties: [alerts, scams, network] },
        { title: 'Audit Associate', employer: 'Lisle & Partner Advisory', from: 2013, to: 2018, duties: [errors] },
      ],
      degrees: [{ level: 'master', field: 'Accounting', institution: 'Westerby College', year: 2013, source: 'M.S. in Accounting, Westerby College, 2013' }],
      licences: ['Certified Anti-Money Laundering Specialist'],
      skills: ['Transaction monitoring', 'Typology research', 'SQL', 'Sanctions screening', 'Internal audit', 'Data lineage'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Head of financial-crime methods for smaller banks' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
