/** Sample financial_compliance: a fictional compliance officer of a mid-size bank. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const alerts = 'Rewrote 64 monitoring rules around named laundering patterns and reduced alerts without result by 52%'
const scams = 'Trained branch staff in 21 community banks to question suspect transfers before payment'
const network = 'Worked with 2 other banks on a pilot that matched mule-account patterns without exchanging customer records'
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
  options: [
    sampleOption({
      seed: 'aml-alert-quality', path: 'close', variant: 0,
      title: 'Develop a typology-driven alert-quality method so that smaller banks spend review hours on real laundering risk',
      text: 'In a small bank many alerts end with the note “no further action.” A threshold was crossed, a reviewer spent an hour, and the layered scheme that stayed below the threshold was never seen. I will develop a typology-driven alert-quality method that ties each alert to a named laundering pattern and judges it by the pattern it explains. FinCEN’s national anti-money-laundering priorities of June 2021 name the crimes such programs should address; the method carries those names down to the single rule. {person} Within a U.S. bank I will complete three things: a catalog of typologies with test data, a scoring sheet for alert quality, and tuning records that an examiner can follow from decision to decision. Two mid-size banks will test them beside their present rules. Catalog and sheet will be published for other banks, and their examiners, to apply the same measure.',
      person: ['The first version is in use: as a Compliance Manager at Dunmore Valley Bank, I rewrote 64 monitoring rules around named laundering patterns and reduced alerts without result by 52%.', 'My credentials include certification as an anti-money-laundering specialist.'],
      support: ['Compliance Manager', 'Dunmore Valley Bank', alerts, 'Certified Anti-Money Laundering Specialist'],
    }),
    sampleOption({
      seed: 'scam-typology', path: 'close', variant: 1,
      title: 'Establish a shared scam-signal library that helps community banks question a suspect payment before money leaves',
      text: 'My proposed endeavor is to establish a shared scam-signal library for community banks. A new scam reaches each of them as two or three odd cases, and by the time one bank has recognized the pattern, the customers of the others have paid. {person} I will describe each scam in a fixed form, write explainable detection rules that run on ordinary payment systems, and draft the question a teller can ask without accusing anyone. From my position with a U.S. bank, I will open it to three community banks and let it grow through their associations, in an open format with published results. Credit unions can adopt it on the same terms. Fraud and cybercrime stand among the national priorities FinCEN issued in June 2021, and the library turns both into rules that a bank with one compliance officer can run.',
      person: ['I know both sides of the counter, for in my present role I trained branch staff in 21 community banks to question suspect transfers before payment.', 'Transaction monitoring and typology research are my daily work.'],
      support: [scams, 'Transaction monitoring', 'Typology research'],
    }),
    sampleOption({
      seed: 'payment-network-detection', path: 'alternative', variant: 2,
      title: 'Create a privacy-preserving mule-account detector that banks train together while customer records stay at home',
      text: 'Stolen money rests in a mule account for minutes. It then moves to another bank, and each bank on the way sees one harmless step. I would create a mule-account detector that several banks train together and that preserves privacy: the model travels, the customer records do not. Such joint training is among the privacy-enhancing technologies on the federal Critical and Emerging Technologies List of February 2024. {person} Together with data engineers at a U.S. bank I would deliver a joint-training protocol, an open model that gives a reason code with each finding, and a synthetic payment data set for testing. The group would begin with three banks. All of it would be published, so that banks and researchers outside the group can build on it, correct it, or show where it fails.',
      person: ['This is a new path from reviewing cases to building the detection itself, and a small trial showed me what it needs: I worked with 2 other banks on a pilot that matched mule-account patterns without exchanging customer records.', 'SQL and sanctions screening are part of my working practice.'],
      support: [network, 'SQL', 'Sanctions screening'],
    }),
    sampleOption({
      seed: 'benefit-integrity', path: 'alternative', variant: 3,
      title: 'Create a payment-error tracing method so that public benefit programs correct mistakes where they begin',
      text: 'Public benefit programs count their wrong payments with care, but after the fact. Which form, rule, or data transfer produced the error is seldom known, and next month it is paid again. I want to create a payment-error tracing method that follows each mistake back to its first step. {person} The method would be set down as a taxonomy of errors with examples, a set of tracing queries, and a correction log that program and auditor keep together. Employed by a U.S. provider of audit services, I plan to introduce it in one state benefit office and release taxonomy and queries for agencies that run the same program elsewhere. America’s AI Action Plan of July 2025 includes the use of AI within government. Records whose errors have been traced are the ones such systems can safely rest on.',
      person: ['It would be a change of direction, prepared by earlier work: as an Audit Associate at Lisle & Partner Advisory, I traced payment errors in a state benefit program to 7 form fields and one data transfer.', 'I hold a master’s degree in Accounting from Westerby College.'],
      support: ['Audit Associate', 'Lisle & Partner Advisory', errors, 'M.S. in Accounting, Westerby College, 2013'],
    }),
  ],
}
