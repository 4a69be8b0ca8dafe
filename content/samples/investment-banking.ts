/** Sample investment_banking: a fictional banker in energy and industrial finance. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { sampleOption } from './sample-option.ts'

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
  options: [
    sampleOption({
      seed: 'grid-project-finance', path: 'close', variant: 0,
      title: 'Develop an open staged-risk finance model to help mid-size grid and storage projects reach lenders sooner',
      text: 'I will develop an open staged-risk finance model that shows lenders how risk falls as a mid-size grid or storage project passes each permit and connection step. Such projects wait for finance because every lender rebuilds the same model and treats connection delay as one unknown. The work will produce the financial model with test cases, a data sheet for connection and permit stages, and a term-sheet guide for smaller lenders. As an employee of a U.S. energy-finance team, I will test it with one cooperative and one regional bank. Model and data sheet will be published, so developers and banks outside these first transactions can use them. The endeavor continues my work as a Vice President at Hartwell Crane Advisory, where I structured the debt of 7 energy projects, among them 3 battery-storage plants. The Speed to Power initiative of September 2025 seeks faster generation and transmission projects; a shared model shortens the finance stage of exactly these projects.',
      person: ['The endeavor continues my work as a Vice President at Hartwell Crane Advisory, where I structured the debt of 7 energy projects, among them 3 battery-storage plants.', 'I also built the financial model used in 12 renewable project financings.', 'I hold an MBA from Eastlake School of Business.'],
      support: ['Vice President', 'Hartwell Crane Advisory', energyDebt, model],
    }),
    sampleOption({
      seed: 'critical-supplier-finance', path: 'close', variant: 1,
      title: 'Design a contract-backed working-capital structure for small firms that process critical minerals in the United States',
      text: 'Small U.S. processors of critical minerals carry months of material before they are paid. I propose to design a contract-backed working-capital structure through which they can borrow against verified supply contracts. Lenders without sector data cannot judge such contracts today and ask for collateral the firms do not have. The outputs are a standard contract data sheet, a lender’s review model, and a set of template covenants. Working for a U.S. bank with industrial clients, I will run the first trial with two processors and their bank. Data sheet and covenants will be published as an open standard that other banks and trade groups can adopt. The base is in my present work, in which I led due diligence on 9 industrial transactions, including 2 mineral processors. The executive order of April 2025 on processed critical minerals treats such materials as a matter of national security; working capital decides whether small processors can operate at all.',
      person: ['The base is in my present work, in which I led due diligence on 9 industrial transactions, including 2 mineral processors.', 'Debt structuring and credit analysis are my daily tools.'],
      support: [industrial, 'Debt structuring', 'Credit analysis'],
    }),
    sampleOption({
      seed: 'thin-file-credit', path: 'alternative', variant: 2,
      title: 'Build a cash-flow credit review for small firms in distressed areas that lack a long borrowing record',
      text: 'My proposed endeavor is to build a cash-flow credit review with which community lenders can judge small firms in distressed areas that have sound accounts but no long borrowing record. Standard scores read a short credit history as risk, so viable firms are declined before anyone reads their cash flow. I will deliver a documented cash-flow model, a fair-lending test set, and a plain-language decision letter. From a position with a U.S. community bank, I will bring in two community lenders as first users. Model documentation and test set will be open, so lenders in other regions can adopt and check them. This is an alternative path, away from large transactions and back to lending: as a Credit Analyst at Merrow Bank, I reduced loan review time by 30% with a standard cash-flow template. The Opportunity Zones law made permanent by Public Law 119-21 directs investment to designated distressed areas; the review helps local firms there qualify for ordinary credit.',
      person: ['This is an alternative path, away from large transactions and back to lending: as a Credit Analyst at Merrow Bank, I reduced loan review time by 30% with a standard cash-flow template.', 'At Merrow Bank I also reviewed working-capital lines for 85 manufacturing clients.'],
      support: ['Credit Analyst', 'Merrow Bank', template, credit],
    }),
    sampleOption({
      seed: 'bank-model-risk', path: 'alternative', variant: 3,
      title: 'Create a compact model-validation protocol for smaller banks that rely on AI models bought from vendors',
      text: 'The endeavor I propose is to create a compact model-validation protocol that lets a smaller bank test an AI model bought from a vendor before and after it makes decisions. Smaller banks buy models they cannot open, and the validation methods of large banks need staff they do not have. What others will be able to use is a test plan for vendor models, a benchmark data set, and a finding report that examiners can read. Employed by a U.S. bank, I plan to try it with two smaller banks and then publish protocol and benchmark, so that banks, vendors, and examiners can work from one procedure. It opens another path, from building models to testing them, and rests on a concrete record: I built the financial model used in 12 renewable project financings. America’s AI Action Plan of July 2025 encourages sectors to adopt AI; in banking, adoption depends on tests of this kind.',
      person: ['It opens another path, from building models to testing them, and rests on a concrete record: I built the financial model used in 12 renewable project financings.', 'Financial modeling and Monte Carlo simulation are part of my working practice.'],
      support: [model, 'Financial modeling', 'Monte Carlo simulation'],
    }),
  ],
}
