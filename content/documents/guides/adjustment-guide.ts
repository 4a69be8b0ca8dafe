/** Document 9: adjustment of status after an EB-2 petition, from the decision to apply to the interview. */
import { bullets, checkboxes, contents, fill, fillBox, h1, h2, note, p, pageBreak, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { factTable, lawSays, readOn } from '../../facts/fact-blocks.ts'
import { FEE_SCHEDULE_EDITION, feeOf, FEES } from '../../facts/fees.ts'
import { LAW } from '../../facts/law.ts'

export const adjustmentGuide: Document = {
  id: 'adjustment-guide',
  title: 'Adjustment of Status guide',
  subtitle: 'NIW DIY, document 9. For people in the United States with an EB-2 petition of their own',
  edition: editionWithFacts('2026-11-22'),
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 11, to: 14 },
  notice: [
    plain(
      'General information, not legal advice. Each fact names its source, and the day and place where it was read. Forms, fees and policies of adjustment changed several times in 2025 and 2026: read the agency’s page of each form on the day you file. If anything in section 3 applies to you, speak with an immigration lawyer before you file.',
    ),
  ],
  exhibits: [],
  blocks: [
    contents('Contents', 1),
    h1('What adjustment is'),
    p(
      'Adjustment of status is the application, made inside the United States on Form I-485, to become a lawful permanent resident. The I-140 asked whether you belong in the EB-2 category and merit the waiver. The I-485 asks about *you*: identity, entries, status, health, conduct, and whether a visa number is free for you.',
    ),
    table(
      [1.8, 2.7, 2.7],
      ['', 'Adjustment (I-485)', 'Immigrant visa abroad'],
      [
        ['Where', 'Inside the United States, USCIS', 'Consulate, after the National Visa Center'],
        [
          'Who',
          'Lawfully admitted, and eligible under the rules of section 3',
          'A current date, and admissible. Visas for nationals of 75 countries were paused in January 2026; whether they still are is not known to us: section 8, travel.state.gov',
        ],
        ['Work meanwhile', 'With an employment card (I-765)', 'As your present status allows'],
        ['Travel meanwhile', 'With advance parole, or on H or L status (section 8)', 'Not restricted by the application'],
        ['Interview', 'Possible: the rule asks for one unless USCIS waives it', 'Always'],
        ['Review of a refusal', 'Limited: motion, new application; a judge if placed in removal proceedings', 'Very limited'],
      ],
      'Two ways to the same status',
    ),
    p('The choice is yours and can matter a great deal. The table shows the differences in general; it cannot weigh your case.'),

    h1('When you may file'),
    steps(
      'Your priority date is earlier than the cut-off date of the chart that USCIS accepts in that month (document 8).',
      'You are physically present in the United States on the day of filing.',
      'Your I-140 is approved, pending, or filed at the same time. Filing both together is possible only while the date is current.',
    ),
    p(`**${LAW.bulletin.what}.** ${lawSays('bulletin')} Read the chart of your own month.`),
    h2('Together or one after the other'),
    table(
      [2, 2.6, 2.6],
      ['', 'I-140 and I-485 together', 'I-140 first'],
      [
        ['Advantage', 'Work and travel permission earlier; the I-485 is in when dates move back', 'Fees of the I-485 are spent only after an approval'],
        ['Risk', 'A denied I-140 ends the I-485 too; its fees are lost', 'The date may no longer be current after the approval'],
        ['Discretion', 'Both are open at the same time', 'The petition is settled first'],
      ],
    ),
    fillBox('My choice and my reasons', 4),

    h1('Whether you may adjust: questions to answer first'),
    p('Mark each statement. A statement you cannot tick is a reason to ask a lawyer before filing, since an I-485 that is denied may lead to removal proceedings.'),
    checkboxes(
      'I was inspected and admitted at my last entry, and I can prove it. If I was paroled, I ask a lawyer first.',
      'Since that entry I have kept my status, or the time without status or with unauthorized work is 180 days at most in all (section 245(k) of the Act may cover that much in employment cases).',
      'I have never worked without permission before that, or I have asked a lawyer about it.',
      'I am not subject to the two-year home residence requirement of a J visa, or I have the waiver.',
      'I have never been arrested, cited or charged anywhere, traffic fines without arrest aside.',
      'I have never been refused entry, removed, or ordered removed.',
      'I have never made a false statement to an officer or claimed to be a U.S. citizen.',
      'I was not a member of a totalitarian or communist party, or I have asked a lawyer about the exceptions.',
      'No one has filed an earlier immigrant petition for me, or I have its papers.',
    ),
    note(
      'The list is not complete',
      'It holds the points that most often change the answer in employment cases. The full list is the long series of questions in Form I-485 itself. Read all of it before you decide.',
    ),

    h1('Discretion after May 2026'),
    p(
      `Adjustment has always been a matter of discretion. ${lawSays('discretion')} (More: [US Immigration Today](https://usimmigration.today/news/uscis-reframes-adjustment-of-status-as-discretionary-grace-what-green-card-applicants-should-know/), May 2026; [Calivisa](https://www.calivisa.com/immigration-law-blog/2026/5/25/adjustment-of-status-as-a-matter-of-discretion-and-extraordinary-relief-how-usciss-new-policy-memo-applies-to-aos-filings), May 25, 2026).`,
    ),
    p('What follows for you is practical: document the facts in your favor, and explain the others. Do not leave the officer to look for either.'),
    table(
      [2.6, 2.8, 1.6],
      ['Fact in your favor', 'Usual proof', 'I have it'],
      [
        ['Lawful status throughout', 'Approval notices, I-94 records, I-20 or DS-2019', fill('Have it')],
        ['Only authorized work', 'Approval notices, employment cards, pay statements', fill('Have it')],
        ['Taxes filed and paid', 'IRS transcripts of each year', fill('Have it')],
        ['Family ties', 'Certificates, school records of children', fill('Have it')],
        ['Community', 'Letters about what you do, with dates', fill('Have it')],
        ['Contribution of the work', 'The approved I-140; news since then', fill('Have it')],
        ['No arrests', 'Your statement; police certificates if you have them', fill('Have it')],
        ['Something against me, explained', 'Court papers, statement, what has changed', fill('Have it')],
      ],
      'Inventory of equities',
    ),
    fillBox('Three sentences about my life in the United States that I can prove', 6, 'For the cover letter of the application (document 10).'),

    pageBreak(),
    h1('The forms and the fees'),
    table(
      [1.2, 3.2, 2.6],
      ['Form', 'What it is for', 'Fee, with the day it was read'],
      [
        [
          'I-485',
          'The application itself; one for each family member',
          `${feeOf('i485Paper')} on paper, ${feeOf('i485Online')} online (${readOn(FEES.i485Paper)}). A child under 14 who files with a parent: ${feeOf('i485ChildPaper')} or ${feeOf('i485ChildOnline')} (${readOn(FEES.i485ChildPaper)})`,
        ],
        ['I-693', 'Medical examination by a civil surgeon', 'No USCIS fee; the surgeon’s own charge'],
        ['I-765', 'Employment card while the I-485 is pending, category (c)(9)', `${feeOf('i765')} while an I-485 filed with its fee is pending (${readOn(FEES.i765)})`],
        ['I-131', 'Advance parole for travel while the I-485 is pending', `${feeOf('i131Paper')} on paper, ${feeOf('i131Online')} online (${readOn(FEES.i131Paper)})`],
        ['I-485 Supplement J', LAW.supplementJ.says, 'Not filed by a self-petitioner'],
        ['G-1145', 'Message by e-mail or text when a paper filing is received', 'None'],
      ],
    ),
    p('Since April 2024 the forms I-765 and I-131 have fees of their own and are no longer included in the fee of the I-485. Older pages on the web still say otherwise.'),
    p(`**Payment on paper.** ${lawSays('payment')}`),
    factTable([LAW.publicCharge, LAW.i765Edition], 'Editions that changed in 2026'),
    h2('My calculation'),
    table(
      [2.6, 1.2, 1.4, 1.8],
      ['Person', 'I-485', 'I-765 / I-131', 'Sum'],
      Array.from({ length: 4 }, () => [fill('Person'), fill('I-485'), fill('I-765 and I-131'), fill('Sum')]),
    ),

    h1('The medical examination'),
    p(
      'Form I-693 is completed by a *civil surgeon* whom USCIS has designated; an ordinary doctor cannot do it. USCIS has a search page for them. You fill in the part about yourself, the surgeon the rest, and you receive a closed envelope that you must not open.',
    ),
    p('Plan the visit for the month before you file, and read the form’s page first.'),
    p(lawSays('medicalTogether')),
    p(lawSays('medical')),
    checkboxes(
      'Civil surgeon found on the USCIS page, price asked, appointment made',
      'Vaccination records collected and translated',
      'Passport taken along',
      'Current edition of the form printed',
      'Copy for myself asked for',
      'Envelope kept closed',
    ),
    table(
      [2.4, 1.6, 1.6, 1.6],
      ['Person', 'Surgeon', 'Date of visit', 'Date signed'],
      Array.from({ length: 4 }, () => [fill('Person'), fill('Surgeon'), fill('Date of visit'), fill('Date signed')]),
    ),

    h1('Documents to collect'),
    table(
      [3.2, 2.6, 1.2],
      ['Document', 'Remark', 'Have it'],
      [
        ['Passport: biographic page, all visas and stamps', 'Copies in color', fill('Have it')],
        ['I-94 record of the last entry', 'From the website of Customs and Border Protection', fill('Have it')],
        [
          'Birth certificate with the names of both parents',
          'Certified translation; if none exists, secondary proof as the State Department’s reciprocity page says for your country',
          fill('Have it'),
        ],
        ['Marriage certificate, and ends of earlier marriages', 'For spouses who apply with you', fill('Have it')],
        [
          'Photographs, only where still asked for',
          'Check the form’s current instructions before paying: USCIS announced in December 2025 that it would not use photos that applicants send',
          fill('Have it'),
        ],
        ['I-140 receipt or approval notice', 'Shows the priority date', fill('Have it')],
        ['All status notices since the first entry', 'In order of time', fill('Have it')],
        ['Proof of keeping the status', 'Pay statements, enrollment, W-2', fill('Have it')],
        ['IRS tax transcripts', 'Free at irs.gov', fill('Have it')],
        ['Court and police papers, if any', 'Certified, even when dismissed', fill('Have it')],
        ['J waiver papers, if any', 'Or proof that the rule does not apply', fill('Have it')],
        ['I-693 in its closed envelope', 'Section 6', fill('Have it')],
      ],
      'Documents for each applicant',
    ),
    p('Every document in another language needs a full English translation with the translator’s signed statement that it is complete and that he or she is competent to translate.'),

    h2('Status history'),
    p('Write one row for each entry and each change of status. Gaps show here before an officer finds them.'),
    table(
      [1.4, 1.4, 1.4, 2.2, 1.4],
      ['From', 'To', 'Status', 'Employer or school', 'Proof'],
      Array.from({ length: 7 }, () => [fill('From'), fill('To'), fill('Status'), fill('Employer or school'), fill('Proof')]),
    ),
    h2('Addresses and work of the last five years'),
    table(
      [1.3, 1.3, 2.8, 2.2],
      ['From', 'To', 'Address', 'Employer and position'],
      Array.from({ length: 6 }, () => [fill('From'), fill('To'), fill('Address'), fill('Employer and position')]),
    ),

    pageBreak(),
    h1('Work and travel while you wait'),
    h2('Work'),
    p(
      'A pending I-485 gives no permission to work by itself. Your present status may: keep it as long as you can, since it protects you if the I-485 is denied. With the card from Form I-765 (category (c)(9)) you may work for any employer or for yourself. Work without permission can end the case.',
    ),
    h2('Travel'),
    bullets(
      'Leaving the country without advance parole while the I-485 is pending is in general treated as abandoning the application.',
      'People in H-1B, H-4, L-1 or L-2 status who keep that status and return with a valid visa are an exception.',
      'An I-131 that is pending may be treated as abandoned if you leave before it is approved. Wait for the document.',
      'Advance parole permits you to ask for entry; it does not promise it. With any old problem of status, ask a lawyer before leaving.',
    ),
    p(lawSays('advanceParole')),
    h2('Working on the endeavor'),
    p(
      'The approval of the I-140 rests on your endeavor. Go on with it, and keep the proof: releases, reports, letters, agreements. An officer may ask at the I-485 whether you still intend to do the work. A different job in the same field is no problem by itself when the endeavor goes on; giving the endeavor up may be one.',
    ),
    table(
      [1.4, 4, 1.8],
      ['Date', 'What I did for the endeavor', 'Proof'],
      Array.from({ length: 6 }, () => [fill('Date'), fill('What I did'), fill('Proof')]),
      'Log of the endeavor while waiting',
    ),

    h2('Where you were born'),
    p(lawSays('holds')),
    p(`**Visas abroad.** ${lawSays('visaPause')}`),

    h1('Family'),
    p(
      `A husband or wife and unmarried children under 21 may apply as derivatives with forms, fees and medical examinations of their own. They may file with you or later, while the date is current. The marriage must exist before your own approval. If a child will soon be 21, ask a lawyer early. ${lawSays('childAge')}`,
    ),
    table(
      [2.2, 1.4, 1.6, 1.8],
      ['Name', 'Born', 'Status now', 'Documents missing'],
      Array.from({ length: 4 }, () => [fill('Name'), fill('Born'), fill('Status now'), fill('Documents missing', 2)]),
    ),

    h1('Putting the package together'),
    p('On paper, USCIS scans what you send. Use single sheets of letter size, no staples through the forms, no binders. For each applicant, in this order:'),
    steps(
      'Payment authorizations, one for each form',
      'G-1145, if you want a message of receipt',
      'Cover letter with list (document 10)',
      'Form I-485, signed',
      'Form I-693 in its closed envelope',
      'Form I-765 and its documents, Form I-131 and its documents',
      'I-140 notice; identity, entry and status documents; equities',
    ),
    p(
      'The place of filing depends on the form and your address: see “direct filing addresses” on the page of [Form I-485](https://www.uscis.gov/i-485). Keep a complete copy and the proof of delivery.',
    ),
    checkboxes(
      'Each form is the current edition, and all its pages are from that edition',
      'Every form is signed by hand in ink, by each applicant (parents sign for small children)',
      'Every question is answered; “None” or “N/A” where the instructions say so',
      'Names and dates are the same on all forms and in the I-140',
      'The chart of this month was checked today, and I took a screenshot',
      'Fees were checked today on G-1055',
    ),

    h1('After filing'),
    table(
      [1.7, 3.2, 2.2],
      ['What comes', 'What to do', 'Date'],
      [
        ['Receipt notices (I-797C)', 'Check names and dates; note the numbers', fill('Date')],
        ['Biometrics appointment', 'Go with the notice and the passport', fill('Date')],
        ['Employment card, advance parole', 'Check the data; note the last day', fill('Date')],
        ['Request for Evidence', 'Transcribe the printed deadline; answer once and completely', fill('Date')],
        ['Interview notice', 'Section 12', fill('Date')],
        ['Decision', 'Approval notice and card, or a written denial with reasons', fill('Date')],
      ],
      'Steps and my dates',
    ),
    bullets(
      'Report every change of address to USCIS within ten days of moving.',
      'Create an account on uscis.gov and add the receipt numbers.',
      `Renew the employment card in time. ${LAW.noAutomaticExtension.says} ${LAW.cardValidity.says}`,
      'No one at USCIS asks for payment by telephone or gift card.',
    ),

    h1('If there is an interview'),
    p('Be ready for one. If you are called, the officer goes through the I-485 with you, sees originals, and may ask about status history, the endeavor and the equities.'),
    checkboxes(
      'Interview notice, passport, all earlier passports',
      'Originals of every certificate that was filed as a copy',
      'Complete copy of what I filed, read again the evening before',
      'New documents since filing: tax transcript, pay statements, proof of the endeavor',
      'An interpreter if I need one (read the notice)',
      'I answer what is asked, truthfully; if I do not know, I say so',
    ),
    h1('If it is denied'),
    p(lawSays('noticeToAppear')),
    p(
      'Read the reasons and the deadline the same day and speak with an immigration lawyer. A motion (Form I-290B; 30 days, 33 if the decision was mailed) may be possible; other ways depend on your status. Do not travel before you have advice.',
    ),
    h1('Sources'),
    bullets(
      '[USCIS, Form I-485](https://www.uscis.gov/i-485), [Form I-765](https://www.uscis.gov/i-765), [Form I-131](https://www.uscis.gov/i-131), [Form I-693](https://www.uscis.gov/i-693)',
      `[USCIS fee schedule G-1055](https://www.uscis.gov/g-1055), edition ${FEE_SCHEDULE_EDITION}`,
      '[Department of State, Visa Bulletin](https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html)',
      '[Meng Law Group on electronic payment from October 28, 2025](https://menglawgrp.com/uscis-will-require-electronic-payments-for-all-paper-filed-forms-beginning-october-28-2025)',
      '[Arvian Immigration on costs of adjustment](https://arvian-immigration.com/costs-associated-with-filing-various-forms-for-employment-based-visas-and-adjustment-of-status/), reviewed June 12, 2026',
      '[P. Szeto, announcement of December 2, 2024 on Form I-693](https://myimmigrationlawyer.blogspot.com/search/label/I-485)',
      '[Miller Mayer, travel while adjustment is pending](https://millermayer.com/2017/travel-adjustment-status-pending/), 2017',
    ),
  ],
}
