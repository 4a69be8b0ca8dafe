/** Document 9: adjustment of status after an EB-2 petition, from the decision to apply to the interview. */
import { bullets, checkboxes, contents, fill, fillBox, h1, h2, note, p, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { factTable, lawSays, readOn } from '../../facts/fact-blocks.ts'
import { FEE_SCHEDULE_EDITION, feeOf, FEES } from '../../facts/fees.ts'
import { LAW } from '../../facts/law.ts'

export const adjustmentGuide: Document = {
  id: 'adjustment-guide',
  title: 'Adjustment of Status guide',
  subtitle: 'NIW DIY, document 9. For EB-2 self-petitioners in the United States',
  edition: editionWithFacts('2026-11-23'),
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 11, to: 14 },
  notice: [
    plain(
      'General information, not legal advice. Each fact names its source and the day it was checked. The forms, fees and policies for adjustment changed several times in 2025 and 2026: read the USCIS page for each form on the day you file. If anything in section 3 applies to you, talk to an immigration lawyer before you file.',
    ),
  ],
  exhibits: [],
  blocks: [
    contents('Contents', 1),
    h1('What adjustment is'),
    p(
      'Adjustment of status means applying for lawful permanent residence from inside the United States, on Form I-485. Form I-140 asked whether you qualify for the EB-2 category and merit the waiver. Form I-485 asks about *you*: your identity, entries, status, health and conduct, and whether an immigrant visa number is available to you.',
    ),
    table(
      [1.8, 2.7, 2.7],
      ['', 'Adjustment (I-485)', 'Immigrant visa abroad'],
      [
        ['Where', 'Inside the United States, USCIS', 'U.S. consulate, after the National Visa Center'],
        [
          'Who',
          'Lawfully admitted, and eligible under the rules of section 3',
          'A current date, and admissible. Immigrant visas for nationals of 75 countries were paused in January 2026, and a proclamation suspends the entry of nationals of 39; we do not know whether both still stand: see section 8 and travel.state.gov',
        ],
        ['Work in the meantime', 'With an employment authorization document (EAD)', 'As your current status allows'],
        ['Travel in the meantime', 'With advance parole, or in H or L status (section 8)', 'Not restricted by the application'],
        ['Interview', 'Possible: the regulation requires one unless USCIS waives it', 'Always'],
        ['Review of a denial', 'Limited: a motion or a new application; an immigration judge if you are placed in removal proceedings', 'Very limited'],
      ],
      'Two routes to a green card',
    ),
    p(
      'The choice is yours, and it can matter a great deal. The table shows the general differences; it cannot evaluate your case. One of them cannot be undone: whoever leaves after more than 180 days of unlawful presence is barred from returning for three years, after one year or more for ten (INA 212(a)(9)(B)(i)). If you may have any, ask a lawyer before you leave for a consulate.',
    ),

    h1('When you may file'),
    steps(
      'Your priority date is earlier than the cutoff date in the chart USCIS accepts in the month in which it *receives* the application (document 8).',
      'You are physically present in the United States on the day you file.',
      'Your Form I-140 is approved, pending, or filed at the same time. At the same time is open to few: read section 2.1 first.',
    ),
    p(`**${LAW.bulletin.what}, the last month read.** ${lawSays('bulletin')}`),
    h2('File together or one after the other'),
    note('A first petition usually goes alone', lawSays('concurrentFiling')),
    p('If your column shows “C,” or you keep an earlier date:', { keepWithNext: true }),
    table(
      [2, 2.6, 2.6],
      ['', 'I-140 and I-485 together', 'I-140 first'],
      [
        ['Advantage', 'Earlier work and travel authorization; the I-485 is on file if dates move back', 'You pay the I-485 fees only after an approval'],
        ['Risk', 'If the I-140 is denied, the I-485 fails too and its fees are lost', 'Your date may no longer be current by the time of approval'],
        ['Discretion', 'Both are decided in the same period', 'The petition is decided first'],
      ],
    ),
    fillBox('My choice and my reasons', 3),

    h1('Whether you may adjust: questions to answer first'),
    p('Check each statement that is true. Any statement you cannot check is a reason to talk to a lawyer before you file, because a denied I-485 may lead to removal proceedings.'),
    checkboxes(
      'I was inspected and admitted at my last entry, and I can prove it. If I was paroled, I will ask a lawyer first.',
      'I did not enter under the Visa Waiver Program (ESTA), in transit without a visa, or as crew (INA 245(c)(1), (3), (4)). INA 245(k) does not help against these bars.',
      'Since that entry I have maintained status, or my time out of status or in unauthorized employment adds up, together with any other violation of the terms of that admission, to no more than 180 days (INA 245(k), below).',
      'I never worked without authorization before that, or I have asked a lawyer about it.',
      'I am not subject, from J-1 or J-2 status, to the two-year home residence requirement, or I have fulfilled it, or USCIS has approved my waiver. If I am a physician whose waiver rests on clinical service, I have completed the service, generally three years (INA 214(l)), or a lawyer has told me that I may file.',
      'I am not in A, E or G status and have no occupation that would give it, or I will file Form I-508, the waiver of its rights, with Form I-485 (INA 247(b), 8 CFR 245.1(c)(3)).',
      'If I am a nurse, therapist, laboratory technologist or technician, or physician assistant, I have the health care worker certificate, or a lawyer has told me that I need none.',
      'I have never been arrested, cited or charged anywhere, except for traffic tickets without an arrest, alcohol, drugs or injury. (The form asks about those tickets too.)',
      'I have never been denied a visa or entry, removed, or ordered removed.',
      'I am not in removal proceedings. If I am, USCIS generally cannot decide my I-485 (8 CFR 245.2(a)(1)).',
      'I have never made a false statement to an officer or claimed to be a U.S. citizen.',
      'I was never a member of a communist or other totalitarian party, or I have asked a lawyer about the exceptions.',
      'No one has ever filed another immigrant petition for me, or I have a copy of it.',
    ),
    p(`**Violations.** ${lawSays('shortViolations')}`),
    p(`**J visas.** ${lawSays('homeStay')}`),
    p(`**Health care workers.** ${lawSays('healthWorkers')}`),
    note(
      'This list is not complete',
      'It covers the points that most often change the answer in employment-based cases. The full list is the long series of questions in Form I-485 itself. Read all of them before you decide.',
    ),

    h1('Discretion after May 2026'),
    p(`Adjustment has always been a matter of discretion. ${lawSays('discretion')}`),
    p('The practical lesson: document the facts in your favor and explain the others. Do not make the officer look for either.'),
    table(
      [2.6, 2.8, 1.6],
      ['Fact in your favor', 'Usual evidence', 'I have it'],
      [
        ['Continuous lawful status', 'Approval notices, I-94 records, I-20 or DS-2019', fill('Have it')],
        ['Only authorized work', 'Approval notices, employment cards, pay statements', fill('Have it')],
        ['Taxes filed and paid', 'IRS transcripts for each year', fill('Have it')],
        ['Family ties', 'Birth and marriage certificates, children’s school records', fill('Have it')],
        ['Community', 'Letters about what you do, with dates', fill('Have it')],
        ['Contribution of the work', 'The approved I-140; news since then', fill('Have it')],
        ['No arrests', 'Your statement; police certificates if you have them', fill('Have it')],
        ['A negative fact, explained', 'Court records, your statement, what has changed since', fill('Have it')],
      ],
      'My equities',
    ),
    fillBox('Three sentences about my life in the United States that I can prove', 3, 'For the cover letter to the application (document 10).'),

    h1('The forms and the fees'),
    table(
      [1.2, 3.2, 2.6],
      ['Form', 'What it is for', 'Fee, with the day it was checked'],
      [
        [
          'I-485',
          'The application itself; one for each applicant',
          `${feeOf('i485Paper')} on paper, ${feeOf('i485Online')} online. A child under 14 who files with a parent: ${feeOf('i485ChildPaper')} or ${feeOf('i485ChildOnline')}`,
        ],
        ['I-693', 'Medical exam by a civil surgeon', 'No USCIS fee; the civil surgeon sets the charge'],
        ['I-765', 'Employment authorization (EAD) while the I-485 is pending, category (c)(9)', `${feeOf('i765')} while an I-485 filed with its fee is pending`],
        ['I-131', 'Advance parole for travel while the I-485 is pending', `${feeOf('i131Paper')} on paper, ${feeOf('i131Online')} online`],
        ['I-485 Supplement J', 'Confirms a job offer; a self-petitioner signs a statement of intent instead (section 7)', 'Not filed by a self-petitioner'],
        ['G-1145', 'E-mail or text message when USCIS receives a paper filing', 'None'],
      ],
    ),
    p(
      `The amounts of Forms I-485, I-765 and I-131: ${readOn(FEES.i485Paper)}. Since April 2024, Forms I-765 and I-131 have their own fees, which the I-485 fee no longer covers. Older web pages still say otherwise.`,
    ),
    p(`**Online.** ${lawSays('onlineAdjustment')}`),
    p(`**Paper.** ${lawSays('mandatoryOnline')}`),
    p(`**Payment.** ${lawSays('payment')}`),
    factTable([LAW.adjustmentEditions, LAW.i765Edition, LAW.publicCharge, LAW.filingAddresses], 'Editions and addresses that changed in 2026'),
    h2('My fees'),
    table(
      [2.6, 1.2, 1.4, 1.8],
      ['Person', 'I-485', 'I-765 / I-131', 'Total'],
      Array.from({ length: 3 }, () => [fill('Person'), fill('I-485'), fill('I-765 and I-131'), fill('Total')]),
    ),

    h1('The medical exam'),
    p(
      'A *civil surgeon* designated by USCIS completes Form I-693; your own doctor cannot unless so designated. USCIS has a search page for civil surgeons. You fill in the part about yourself and the civil surgeon fills in the rest. You receive the form in a sealed envelope.',
    ),
    p(lawSays('medicalEnvelope')),
    p('Schedule the exam for the month before you file, and read the USCIS page for the form first.'),
    p(lawSays('medicalTogether')),
    p(lawSays('medical')),
    checkboxes(
      'I found a civil surgeon on the USCIS page, asked the price and made an appointment',
      'I collected my vaccination records and had them translated',
      'I brought my passport',
      'I printed the current edition of the form',
      'I asked for a copy for my records',
      'Paper: I left the envelope sealed. Online: I opened it, uploaded the form, and keep both',
    ),
    table(
      [2.4, 1.6, 1.6, 1.6],
      ['Person', 'Civil surgeon', 'Date of exam', 'Date signed'],
      Array.from({ length: 3 }, () => [fill('Person'), fill('Civil surgeon'), fill('Date of exam'), fill('Date signed')]),
    ),

    h1('Documents to collect'),
    table(
      [3.2, 2.6, 1.2],
      ['Document', 'Notes', 'Have it'],
      [
        ['Passport: biographic page, all visas and stamps', 'Color copies', fill('Have it')],
        ['I-94 record of your last entry', 'From the U.S. Customs and Border Protection website', fill('Have it')],
        [
          'Birth certificate with the names of both parents',
          'Certified translation; if you have no birth certificate, secondary evidence as the State Department’s reciprocity page for your country explains',
          fill('Have it'),
        ],
        ['Marriage certificate, and divorce decrees or death certificates for earlier marriages', 'If your spouse is applying with you', fill('Have it')],
        [
          'Photographs, only where still required',
          'Check the form’s current instructions before you pay for any: USCIS announced in December 2025 that it would not use photos that applicants send',
          fill('Have it'),
        ],
        ['I-140 receipt or approval notice', 'Shows the priority date', fill('Have it')],
        ['All status notices since your first entry', 'In chronological order', fill('Have it')],
        ['Proof that you maintained status', 'Pay stubs, enrollment records, Forms W-2', fill('Have it')],
        ['IRS tax transcripts', 'Free at irs.gov', fill('Have it')],
        ['Court and police records, if any', 'Certified copies, even if the case was dismissed', fill('Have it')],
        [
          'Signed statement that you intend to work in the field of the petition',
          'If Form I-140 is already approved; not needed while it is pending (instructions of edition 01/20/25; compare those of 09/18/26)',
          fill('Have it'),
        ],
        ['J-1 waiver documents, if any', 'Or proof that the requirement does not apply', fill('Have it')],
        ['Form I-693: sealed on paper, opened and uploaded online', 'Section 6', fill('Have it')],
      ],
      'Documents for each applicant',
    ),
    p(
      'Every document in a foreign language needs a full English translation with the translator’s signed certification that it is complete and accurate and that he or she is competent to translate.',
    ),

    h2('Status history'),
    p('Write one row for each entry and each change of status. You will see any gap before an officer does.', { keepWithNext: true }),
    table(
      [1.4, 1.4, 1.4, 2.2, 1.4],
      ['From', 'To', 'Status', 'Employer or school', 'Proof'],
      Array.from({ length: 5 }, () => [fill('From'), fill('To'), fill('Status'), fill('Employer or school'), fill('Proof')]),
    ),
    h2('Addresses and employment for the last five years'),
    table(
      [1.3, 1.3, 2.8, 2.2],
      ['From', 'To', 'Address', 'Employer and position'],
      Array.from({ length: 4 }, () => [fill('From'), fill('To'), fill('Address'), fill('Employer and position')]),
    ),

    h1('Work and travel while you wait'),
    h2('Work'),
    p(
      'A pending I-485 does not by itself authorize you to work. Your current status may: maintain it as long as you can, because it protects you if the I-485 is denied. With an EAD issued on Form I-765 (category (c)(9)), you may work for any employer or for yourself. Unauthorized work can end your case.',
    ),
    p(lawSays('cardAndStatus')),
    h2('Travel'),
    bullets(
      'If you leave the United States without advance parole while the I-485 is pending, USCIS will generally treat the application as abandoned.',
      'USCIS may treat a pending I-131 as abandoned if you leave before it is approved. Wait for the document.',
      'Advance parole lets you request entry; it does not guarantee it. If you have ever had a status problem, ask a lawyer before you leave.',
    ),
    p(lawSays('returnInStatus')),
    p(lawSays('advanceParole')),
    h2('Working on the endeavor'),
    p(
      'Your I-140 approval rests on your endeavor. Keep working on it and keep the evidence: releases, reports, letters, agreements. When deciding the I-485, an officer may ask whether you still intend to do the work. A different job in the same field need not be a problem as long as the endeavor continues; giving up the endeavor may be. Ask a lawyer before either.',
    ),
    table(
      [1.4, 4, 1.8],
      ['Date', 'What I did on the endeavor', 'Evidence'],
      Array.from({ length: 3 }, () => [fill('Date'), fill('What I did'), fill('Proof')]),
      'My endeavor log while I wait',
    ),

    h2('Where you were born'),
    p(lawSays('holds')),
    p(`**Visas abroad.** ${lawSays('visaPause')}`),
    p(`**Entry from abroad.** ${lawSays('entrySuspension')}`),

    h1('Family'),
    p(
      `Your spouse and unmarried children under 21 may apply as derivatives, each with separate forms, fees and medical exams. They may file with you or later, while the date is current. You must be married before your own application is approved. If a child will soon turn 21, ask a lawyer early. ${lawSays('childAge')}`,
    ),
    table(
      [2.2, 1.4, 1.6, 1.8],
      ['Name', 'Born', 'Status now', 'Documents missing'],
      Array.from({ length: 3 }, () => [fill('Name'), fill('Born'), fill('Status now'), fill('Documents missing', 2)]),
    ),

    h1('Assembling the package'),
    p('USCIS scans paper filings. Use single letter-size sheets, with no staples through the forms and no binders. For each applicant, use this order:'),
    steps(
      'Payment authorizations, one for each form (on paper only)',
      'Form G-1145, if you want an e-mail or text when the filing is received',
      'Cover letter with list of enclosures (document 10)',
      'Form I-485, signed',
      'Form I-693 in its sealed envelope',
      'Form I-765 with its documents; Form I-131 with its documents',
      'I-140 notice and, once it is approved, your signed statement of intent; identity, entry and status documents; evidence of equities',
    ),
    p('Where to file depends on the form and your address: see “direct filing addresses” on the USCIS page for [Form I-485](https://www.uscis.gov/i-485). Keep a complete copy and proof of delivery.'),
    checkboxes(
      'Each form is the current edition, and all its pages are from that edition',
      'Each applicant signed every form by hand in ink (parents sign for young children)',
      'Every question is answered; “None” or “N/A” where the instructions say so',
      'Names and dates are the same on all forms and in the I-140',
      'I checked the chart of the month in which USCIS will receive the package, and took a screenshot',
      'I checked the fees today on Form G-1055',
    ),

    h1('After filing'),
    table(
      [1.7, 3.2, 2.2],
      ['What arrives', 'What to do', 'Date'],
      [
        ['Receipt notices (I-797C)', 'Check names and dates; note the numbers', fill('Date')],
        ['Biometrics appointment', 'Bring the notice and your passport', fill('Date')],
        ['EAD, advance parole document', 'Check the details; note the expiration date', fill('Date')],
        ['Request for Evidence', 'Copy the printed deadline; respond once and completely', fill('Date')],
        ['Interview notice', 'Section 12', fill('Date')],
        ['Decision', 'Approval notice and green card, or a written denial with reasons', fill('Date')],
      ],
      'What to expect, and my dates',
    ),
    bullets(
      'Report every change of address to USCIS within 10 days of moving.',
      'Create a USCIS online account and add your receipt numbers.',
      `Renew your EAD on time. ${LAW.noAutomaticExtension.says} ${LAW.cardValidity.says}`,
      'USCIS never asks for payment by phone or by gift card.',
    ),

    h1('If there is an interview'),
    p('Be prepared for one. If you are scheduled, the officer will go through the I-485 with you, look at original documents, and may ask about your status history, the endeavor and your equities.'),
    checkboxes(
      'Interview notice, passport and all earlier passports',
      'The original of every document I filed as a copy',
      'A complete copy of what I filed, reread the night before',
      'Documents dated after filing: tax transcript, pay stubs, evidence of the endeavor',
      'An interpreter if I need one (read the notice)',
      'I will answer the question asked, truthfully; if I do not know, I will say so',
    ),
    h1('If it is denied'),
    p(lawSays('noticeToAppear')),
    p(
      'Read the reasons and the deadline the same day and talk to an immigration lawyer. You may be able to file a motion (Form I-290B; 30 days, or 33 if the decision was mailed); other options depend on your status. Do not travel until you have legal advice.',
    ),
    h1('Sources'),
    bullets(
      '[USCIS, Form I-485](https://www.uscis.gov/i-485), [Form I-765](https://www.uscis.gov/i-765), [Form I-131](https://www.uscis.gov/i-131), [Form I-693](https://www.uscis.gov/i-693)',
      `[USCIS fee schedule G-1055](https://www.uscis.gov/g-1055), edition ${FEE_SCHEDULE_EDITION}`,
      '[Department of State, Visa Bulletin](https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html)',
    ),
  ],
}
