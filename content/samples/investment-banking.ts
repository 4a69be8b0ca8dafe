/** Sample investment_banking: a fictional banker in energy and industrial finance. */
import type { Sample } from '../../domain/endeavor/sample.ts'

const energyDebt = 'Structured the debt of 7 energy projects, among them 3 battery-storage plants'
const model = 'Built the financial model used in 12 renewable project financings'
const industrial = 'Led due diligence on 9 industrial transactions, including 2 mineral processors'
const credit = 'Reviewed working-capital lines for 85 manufacturing clients'
const template = 'Reduced loan review time by 30% with a standard cash-flow template'

export const investmentBanking: Sample = {
  id: 'investment_banking',
  petitioner: {
    facts: {
      name: 'Sample petitioner (fictional)',
      headline: 'Vice President, Investment Banking',
      summary: null,
      roles: [
        { title: 'Vice President', employer: 'Hartwell Crane Advisory', startYear: 2019, endYear: null, current: true, duties: [energyDebt, model, industrial] },
        { title: 'Credit Analyst', employer: 'Merrow Bank', startYear: 2014, endYear: 2019, current: false, duties: [credit, template] },
      ],
      yearsOfExperience: 12,
      degrees: [{ level: 'master', field: 'Finance', institution: 'Eastlake School of Business', year: 2014, source: 'MBA, Finance, Eastlake School of Business, 2014' }],
      licences: [],
      skills: ['Project finance', 'Financial modeling', 'Debt structuring', 'Monte Carlo simulation', 'Credit analysis'],
      results: [energyDebt, model, industrial].map((text) => ({ text, role: 0 })).concat([credit, template].map((text) => ({ text, role: 1 }))),
      publications: [],
      patents: [],
      awards: [],
      profession: { key: 'bankingFinance', confidence: 1, evidence: ['Investment Banking'] },
      language: 'en',
    },
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Director of energy and industrial project finance' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
