/** Empty sheets for the reader's own filing, and questions that come up. */
import { bullets, checkboxes, fill, fillBox, h1, h2, p, pageBreak, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'
import { lawSays, readOn } from '../../facts/fact-blocks.ts'
import { feeOf, FEES } from '../../facts/fees.ts'
import { LAW } from '../../facts/law.ts'

const empty = (labels: readonly string[], count: number) => Array.from({ length: count }, () => labels.map((label) => fill(label)))

const sheet = (title: string, intro: string, columns: readonly number[], header: readonly string[], rows: number): Block[] => [
  pageBreak(),
  h2(title),
  p(intro),
  table(columns, header, empty(header, rows)),
]

/** Sections 4 to 6 of the sample. */
export const workingSheets: readonly Block[] = [
  pageBreak(),
  h1('Sheets for your own filing'),
  p('Fill these in before any form. Everything else is copied from them.'),
  h2('Status and entries'),
  p('One row for each entry, each notice and each change. The end of one row is the day before the next begins; where it is not, write why.'),
  table([1.2, 1.2, 1.5, 2.3, 1], ['From', 'To', 'Status', 'School or employer', 'Exhibit'], empty(['From', 'To', 'Status', 'School or employer', 'Exhibit'], 15)),
  ...sheet('Addresses', 'Five years without a gap, also abroad, also weeks with friends.', [1.2, 1.2, 4.8], ['From', 'To', 'Street, number, place, country'], 18),
  ...sheet(
    'Employment, studies, unpaid work',
    'Also unemployment, parental leave and volunteer work: an officer asks what you did, not only where you were paid.',
    [1.2, 1.2, 3.2, 1.6],
    ['From', 'To', 'Where, as what', 'Hours, paper'],
    18,
  ),
  ...sheet('Journeys', 'Compare with the stamps and with the travel history of the I-94 website.', [1.3, 1.3, 2.8, 1.8], ['Left', 'Returned', 'Where and why', 'Entered as'], 18),
  ...sheet('My exhibit list', 'One document, one exhibit. Write what it proves before you look for it.', [0.8, 3, 2.4, 1], ['Exhibit', 'Document', 'Proves', 'Have it'], 18),
  pageBreak(),
  h2('Putting the envelope together'),
  p('For each person, in this order. Tick when the sheet is in its place, not when it is ready.'),
  checkboxes(
    'Payment authorization for each form, one sheet each; amounts read in the fee schedule today',
    'Form G-1145, if a message of receipt is wanted',
    'Cover letter, signed',
    'Form I-485: current edition, all pages, every question answered, signed in ink',
    'Form I-693 in its closed envelope',
    'Form I-765 with photographs and copies, signed',
    'Form I-131 with photographs, copies and statement, signed',
    'Index of exhibits; number of pages written on each sheet',
    'Exhibits in order, each behind its sheet',
    'No staples through forms, no binder, no tabs that stand out, nothing double-sided that would be overlooked',
    'Second packet behind the first, marked as derivative',
    'Filing address read today on the page of Form I-485; it depends on the form and on where you live',
    'Complete copy made, pages counted',
    'Sent with proof of delivery; number noted',
  ),
  fillBox('What I checked on the day of filing: chart, editions, fees, address, each with the time', 5),
  pageBreak(),
  h2('After filing: what came, and when'),
  table(
    [2.4, 1.4, 1.6, 1.8],
    ['What', 'Date', 'Number', 'What I did'],
    [
      'Proof of delivery',
      'Receipt notice, I-485, principal',
      'Receipt notice, I-485, spouse',
      'Receipt notices, I-765',
      'Receipt notices, I-131',
      'Biometrics',
      'Employment cards',
      'Travel documents',
      'Request for Evidence: printed deadline',
      'Answer sent',
      'Interview',
      'Decision',
      'Cards',
    ].map((what) => [what, fill('Date'), fill('Number'), fill('What I did')]),
  ),
  p('A change of address is reported to USCIS within ten days of moving. Write the date of the report here: [[short: date]].'),
  pageBreak(),
  h2('If a Request for Evidence comes'),
  p('Read the notice twice before writing anything. Transcribe the deadline that is printed; do not compute one. There is one answer, and it should be complete.'),
  table([0.6, 2.6, 2.2, 1.8], ['No.', 'What is asked, in the words of the notice', 'What I have', 'What I must obtain'], empty(['Number', 'What is asked', 'What I have', 'What I must obtain'], 8)),
  fillBox('Printed deadline, receipt number, date of the notice, address for the answer', 3),
  checkboxes('The notice itself lies on top of the answer', 'Each point has its own heading and its own papers', 'Nothing is argued that was not asked', 'Facts after filing are called new'),
  pageBreak(),
  h2('If there is an interview'),
  p('Read the whole copy the evening before. The officer asks about what you have written. Say what is so; where you do not know, say that.'),
  table(
    [3, 4.2],
    ['Question that may come', 'My answer in one sentence, with its exhibit'],
    [
      'When did you enter last, and in which status?',
      'Which status have you had since the first entry?',
      'Where do you work, and since when?',
      'What was your petition about? Do you still do that work?',
      'Have you ever been cited, arrested or charged?',
      'Have you ever worked without permission?',
      'Was a visa ever refused to you?',
      'Do you file tax returns? Is anything owed?',
      'Spouse: how did you meet, when did you marry, where do you live?',
      'Is there anything in your forms that you wish to correct?',
    ].map((question) => [question, fill('My answer', 2)]),
  ),

  pageBreak(),
  h1('Questions that come up'),
  h2('May I file while the petition is still pending?'),
  p(
    'Form I-485 can be filed together with the I-140 or while it is pending, as long as a number is available for filing in that month. The table of document 9, section 2, shows what speaks for and against it.',
  ),
  h2('Which chart applies to me?'),
  p(
    'The Visa Bulletin has two: Final Action Dates and Dates for Filing. USCIS says each month which of them it accepts for filing. For October 2026 it accepted the filing chart: in the second category March 15, 2026 for most countries, January 1, 2023 for China and January 15, 2015 for India. Read the month in which you file.',
  ),
  h2('What does it cost?'),
  p(
    `Form I-485: ${feeOf('i485Paper')} on paper, ${feeOf('i485Online')} online (${readOn(FEES.i485Paper)}); for a child under 14 who files with a parent ${feeOf('i485ChildPaper')} or ${feeOf('i485ChildOnline')}. Form I-765 with a pending I-485: ${feeOf('i765')}. Form I-131 for advance parole: ${feeOf('i131Paper')} on paper, ${feeOf('i131Online')} online (${readOn(FEES.i485ChildPaper)}). One adult who files all three on paper pays three separate amounts. ${LAW.payment.says} Read the schedule again on the day of filing.`,
  ),
  h2('May I go on working when the card expires?'),
  p(lawSays('noAutomaticExtension')),
  p(lawSays('cardValidity')),
  h2('How long is the medical examination good for?'),
  p(lawSays('medical')),
  h2('Do I file Supplement J?'),
  p(lawSays('supplementJ')),
  h2('Are there holds on cases of my country?'),
  p(lawSays('holds')),
  p(`**Visas abroad.** ${lawSays('visaPause')}`),
  h2('What did the memorandum of May 2026 change?'),
  p(
    'PM-602-0199 of May 21, 2026 tells officers that adjustment is a matter of discretion. The rules of eligibility did not change; how far the memorandum goes is read differently. For you it means: prove the facts in your favor and explain the others, as section 2.5 does.',
  ),
  h2('Must the answers be as long as in the sample?'),
  p(
    'No. A sample shows every place once. An applicant without a citation, a journey or a refused visa leaves those entries out. A thin packet in which each required fact is proved is better than a thick one.',
  ),
  h2('May I copy sentences?'),
  p('The order, the headings and the tables. The facts and words must be yours: you sign them under penalty of perjury.'),
  h2('Do I need a lawyer?'),
  p(
    'Not to file. If one of these is true of you, ask one before you do: an arrest, a day without status, work without permission, a false statement, a J visa, a removal, a membership that the form asks about.',
  ),
  h2('Where are the forms?'),
  bullets(
    '[Form I-485](https://www.uscis.gov/i-485), [Form I-765](https://www.uscis.gov/i-765), [Form I-131](https://www.uscis.gov/i-131), [Form I-693](https://www.uscis.gov/i-693)',
    '[Fee schedule G-1055](https://www.uscis.gov/g-1055), [Visa Bulletin](https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html)',
    '[On the memorandum of May 2026](https://usimmigration.today/news/uscis-reframes-adjustment-of-status-as-discretionary-grace-what-green-card-applicants-should-know/), [on electronic payment](https://menglawgrp.com/uscis-will-require-electronic-payments-for-all-paper-filed-forms-beginning-october-28-2025)',
  ),
]
