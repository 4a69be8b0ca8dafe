/** Sample entrepreneur_accounting: a fictional owner of an accounting practice. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

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
      userBackground: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Owner of a practice that publishes accounting methods for small firms' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'grant-ready-books', path: 'close', variant: 0,
      title: 'Develop a grant-ready ledger method by which small firms in distressed areas qualify for public finance',
      text: 'Good work, poor file: that is why many small firms lose a loan or a grant. Their books show what was spent, not for which project. I will develop a grant-ready ledger method in which evidence is collected with each entry, so that a firm in a distressed area can keep books that lenders and public programs accept as they are. {person} The method will be issued as a standard chart of accounts, a monthly evidence checklist, and a course for bookkeepers. My practice will introduce it in ten further firms and charge for support, not for the method. Chart, checklist, and course are open, so business counselors can teach them to firms that are not my clients. The permanent Opportunity Zones law of 2025 favors investment in distressed places; orderly books are what lets a local firm receive it.',
      person: ['This continues my work as a Managing Accountant at Kestrel Lane Accounting, where I set up project ledgers for 46 small firms, of which 29 received a loan or grant on their first application.', 'I am a Certified Public Accountant and hold a master’s degree in Accountancy from Norvale University.'],
      support: ['Managing Accountant', 'Kestrel Lane Accounting', grants, 'Certified Public Accountant', 'M.Acc., Accountancy, Norvale University, 2011'],
    }),
    sampleOption({
      seed: 'invoice-fraud-control', path: 'close', variant: 1,
      title: 'Build a payment-change control that one bookkeeper can follow to stop invoice and bank-detail fraud',
      text: 'Textbook controls need two people. The office of a small firm has one, and the e-mail with the supplier’s “new bank account” reaches exactly that one person on a Friday. FinCEN’s national anti-money-laundering priorities of June 2021 put fraud among the threats to be addressed, and this is one of its everyday forms. I propose to build a payment-change control for one-person offices: a verification routine that takes a few minutes, a register of supplier accounts, and a record in which attempted frauds are kept by pattern. {person} As the owner of a small accounting business, I will run the control in twelve firms and publish how often it was followed, what it caught, and what it missed. Banks and accountants’ groups can take over routine and patterns as an open control and hand them to customers of their own.',
      person: ['A first form of it exists: in my practice I stopped 17 false bank-detail changes with a call-back control for one-person offices.', 'Internal controls and cash-flow forecasting are part of my daily work.'],
      support: [fraud, 'Internal controls', 'Cash-flow forecasting'],
    }),
    sampleOption({
      seed: 'cost-map-manufacturers', path: 'alternative', variant: 2,
      title: 'Create a reshoring cost map that shows small manufacturers where a domestic part is the cheaper one',
      text: 'The imported part is cheaper on the invoice. Delay, stock, and defects are paid for in other accounts, where few small manufacturers look. I would create a reshoring cost map, an accounting method that brings all of these costs back to the part and shows where domestic production pays and where it does not. {person} My own firm would take the method to four small manufacturers and charge for the calculation only. Others could use a full-cost calculation model, an anonymous comparison data set, and a decision guide for owners; manufacturing centers can apply the published model in firms I do not serve. The executive order of April 2025 on processed critical minerals treats dependence on foreign minerals, and on products made of them, as a matter of national security. An owner can act on that once the full cost is known.',
      person: ['It would be another path for my practice, and it starts in my earlier trade: as a Cost Accountant at Burnham Castings, I calculated the full cost of 75 imported parts, 12 of which then returned to domestic makers.', 'Activity-based costing is the skill it rests on.'],
      support: ['Cost Accountant', 'Burnham Castings', parts, 'Activity-based costing'],
    }),
    sampleOption({
      seed: 'vacant-main-street', path: 'alternative', variant: 3,
      title: 'Create a vacant-storefront matching method that returns main-street space in distressed towns to use by small firms',
      text: 'Three people could fill an empty storefront: the owner, the town clerk, and a baker in search of space. None of them knows what the repair would cost. With a vacant-storefront matching method I plan to put that figure first. Towns will list empty space by its true condition, and small firms that are ready to open will be matched with it before the first visit. {person} As a founder I would start on two main streets with a condition and cost inventory, a trial-lease agreement that both sides can leave, and a campaign guide for the town. Fees would come from matches that are made. Inventory form, lease, and guide will be published, so other towns can work without my company. The Opportunity Zones law made permanent by Public Law 119-21 steers investment to distressed areas; the inventory shows such investors which doors could open.',
      person: ['It opens a new path from the books of a shop to its premises, and my clients led me there: I prepared opening budgets for 33 shops on one main street.', 'My experience covers 15 years with the accounts of small firms.'],
      support: [shops],
    }),
  ],
}
