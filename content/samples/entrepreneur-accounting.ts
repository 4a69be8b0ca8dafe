/** Sample entrepreneur_accounting: a fictional owner of an accounting practice. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const grants = 'Set up project ledgers for 46 small firms, of which 29 received a loan or grant on their first application'
const fraud = 'Stopped 17 false bank-detail changes with a call-back control for one-person offices'
const parts = 'Calculated the full cost of 75 imported parts, 12 of which then returned to domestic makers'
const shops = 'Prepared opening budgets for 33 shops on one main street'

export const entrepreneurAccounting: Sample = {
  id: 'entrepreneur_accounting',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Owner of an accounting practice',
      profession: null,
      yearsOfExperience: 15,
      roles: [
        { title: 'Managing Accountant', employer: 'Kestrel Lane Accounting', from: 2017, to: null, duties: [grants, fraud, shops] },
        { title: 'Cost Accountant', employer: 'Burnham Castings', from: 2011, to: 2017, duties: [parts] },
      ],
      degrees: [{ level: 'master', field: 'Accountancy', institution: 'Norvale University', year: 2011, source: 'M.Acc., Accountancy, Norvale University, 2011' }],
      licences: ['Certified Public Accountant'],
      skills: ['Project accounting', 'Internal controls', 'Activity-based costing', 'Cash-flow forecasting', 'Grant reporting', 'QuickBooks'],
    }),
    form: {
      userBackground: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Accountant building loan-ready project ledgers and payment controls for small firms' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
