/** The principal applicant's part of the sample filing: letter, answers, statements and histories. */
import { bullets, checkboxes, h1, h2, h3, note, np, p, pageBreak, signature, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'
import { lawSays } from '../../facts/fact-blocks.ts'
import { exhibitList, exhibitSheets, privateChecks } from './exhibit-sheet.ts'
import { PRINCIPAL_EXHIBITS } from './principal-exhibits.ts'

const ANSWER_COLUMNS = [1.9, 2.9, 2.4] as const
const ANSWER_HEADER = ['Subject', 'Sample answer (fictional)', 'Yours']

const answers = (rows: readonly (readonly [string, string])[]): Block =>
  table(
    ANSWER_COLUMNS,
    ANSWER_HEADER,
    rows.map(([subject, answer]) => [subject, answer, { kind: 'fill' as const, lines: 1, label: subject }]),
  )

const address = (): Block[] => [
  p('[[field: Date of filing]]'),
  p('U.S. Citizenship and Immigration Services', { tight: true }),
  p('[[long: Filing address from the I-485 page of uscis.gov, checked on the day of filing]]'),
]

const coverLetter: Block[] = [
  h2('Cover letter'),
  ...address(),
  p(
    '**Re: Application to adjust status, Form I-485**\nApplicant: Irena Dvorska (fictional), born in the Czech Republic\nBasis: approved Form I-140, EB-2 with national interest waiver\nReceipt number: [[field: receipt number of the I-140]]. Priority date: November 10, 2025\nEnclosed as well: Forms I-765, category (c)(9), and I-131, advance parole\nFiled together: application of the husband, Pavel Dvorsky (fictional), as a derivative',
  ),
  p('Dear Officer:'),
  p(
    'I am applying to adjust my status to that of a lawful permanent resident. I am the self-petitioner of an approved petition in the second employment-based category. This letter says where the proof of each required fact can be found. The exhibits are listed in section 2.2; each begins with a cover sheet that lists its contents.',
  ),
  p(
    '**A visa number is available for filing.** My priority date is November 10, 2025, and I was born in the Czech Republic. The Visa Bulletin for October 2026 shows March 15, 2026 as the filing date of the second category for most countries, and USCIS accepts the filing chart for this month. The notice, the bulletin and the page that names the chart are in Exhibit A-3.',
  ),
  p(
    '**I was inspected and admitted.** My last entry was on July 28, 2024 in Chicago, in H-1B status, on the visa in my passport. The record of admission is in Exhibit A-4, the passport in Exhibit A-1.',
  ),
  p(
    '**I have maintained my status.** I first entered on August 10, 2019 as a student of Harlow State University (fictional), received the degree of Master of Science in May 2021, worked in practical training, and have been in H-1B status since October 1, 2023. The notices in Exhibit A-5 show no gap. I have worked only where and when I was authorized to (Exhibit A-6). The histories in section 2.6 give every date and address.',
  ),
  p('**Identity and birth.** The birth certificate, with a complete translation, is in Exhibit A-2. I used one other name, Irena Malikova, before my marriage.'),
  p('**Conduct.** I have never been arrested or charged. I paid one traffic fine, in March 2023; the record of the court is in Exhibit A-11, and section 2.4 explains it.'),
  p('**Means and household.** My husband and I are a household of two. The form’s questions about our means are answered there; the supporting documents are in Exhibit A-12.'),
  p('**Health.** Form I-693, completed by a civil surgeon, is enclosed in its sealed envelope at Exhibit A-13.'),
  p(
    '**Discretion.** I understand that adjustment is a matter of discretion, and that memorandum PM-602-0199 of May 21, 2026 addresses how officers exercise it. My statement in section 2.5 names the facts that I ask to be weighed in my favor, each with its exhibit.',
  ),
  p(
    '**The endeavor.** The waiver was granted for *Clear Gauge* (fictional), an open method by which small water authorities determine whether the readings of a low-cost stream sensor can be relied on. I am continuing that work. My declaration is in section 2.9 and its proof in Exhibit A-8.',
  ),
  p('The forms are signed by hand. A separate payment authorization is enclosed for each form. If a document is missing or a question remains, I respectfully ask for the opportunity to respond.'),
  signature('Respectfully submitted,', 'Irena Dvorska (fictional)', 'Applicant', 'Date: [[short: Date]]', 'Telephone and e-mail: [[field: telephone, e-mail]]'),
  note(
    'How to adapt this letter',
    'Keep the order: priority date, entry, status, identity, conduct, means, health, discretion. One paragraph each, one exhibit each. Delete everything that is not true of you before you write what is. If your petition is still pending, say so in the first paragraph and in the subject line.',
  ),
]

const preparedAnswers: Block[] = [
  pageBreak(),
  h2('Answers for Form I-485, prepared'),
  p(
    'Prepare the answers here, with your documents in front of you, and copy them into the form afterward. The subjects follow the form in general; its parts and numbers change with the edition. The form itself is not reproduced.',
  ),
  h3('Name, birth, numbers'),
  answers([
    ['Full name', 'DVORSKA, Irena'],
    ['Other names ever used', 'Irena Malikova, to 06/11/2022'],
    ['Date and place of birth', '04/17/1994, Brno, Czech Republic'],
    ['Citizenship', 'Czech Republic'],
    ['A-Number', 'From the 2021 employment card'],
    ['USCIS online account number', 'From the account in which I tracked the I-140'],
    ['Social Security number; card requested', 'Has a number; no new card'],
    ['Mailing and home address', '418 Quarry Road, Apt 6, Alder Falls (fictional), since 02/01/2025'],
  ]),
  h3('Entry and status'),
  answers([
    ['Passport last used: number, country, expiration', 'As in Exhibit A-1; to 02/2031'],
    ['Visa last used: number, place, date', 'H-1B, Prague, 07/2024'],
    ['Last arrival: date and place', '07/28/2024, Chicago O’Hare'],
    ['Status at that arrival', 'H-1B'],
    ['I-94 number and end of stay', 'As printed on the day of filing; see the newer I-94 at the foot of the extension notice'],
    ['Status today', 'H-1B, to 09/30/2029'],
    ['Earlier stays', 'Since 08/10/2019; see section 2.6'],
  ]),
  h3('Basis of the application'),
  answers([
    ['Category', 'Employment-based, alien workers, Form I-140: national interest waiver'],
    ['Principal or derivative', 'Principal'],
    ['Receipt number and priority date', 'From the notice; 11/10/2025'],
    ['Did a relative file it, or own 5 percent of the business that did?', '“N/A (I am adjusting on the basis of a Form I-140 self-petition)”'],
    ['Special rules asked about', 'None'],
    ['Earlier applications for residence, anywhere in the world', 'None'],
    ['Affidavit of support', 'No exemption applies, and no affidavit is required by statute (Part 3, item 1.e)'],
  ]),
  h3('Work, school, family'),
  answers([
    ['Present employer', 'Tarrow Hydrology LLC (fictional), sensor engineer, since 06/21/2021'],
    ['Earlier employers and schools, five years', 'See section 2.6'],
    ['Last employer abroad', 'Moravian Water Institute (fictional), Brno, technician, 07/2017 to 07/2019'],
    ['Father: name, birth', 'Karel Malik (fictional), Brno'],
    ['Mother: name now and at birth', 'Jana Malikova, born Horakova (fictional), Znojmo'],
    ['Marriage: date and place; number of marriages', '06/11/2022, Brno; one for each of us'],
    ['Children', 'None'],
    ['Height, weight, eyes, hair', 'As on the day of filing'],
  ]),
  h3('Household and means'),
  p('Part 9 of the form, items 56 to 64 of edition 09/18/26. Read the items in your copy: the numbers move with the edition.'),
  answers([
    ['Exempt category (item 56)', 'None: items 57 to 64 are completed'],
    ['Family status, size of household (57)', 'Married; two'],
    ['Household income (58)', 'The range that holds the total of the 2025 return'],
    ['Assets (59)', 'The range that holds savings as of 09/30/2026 and the car'],
    ['Liabilities (60)', 'The range that holds the student loan as of 09/30/2026'],
    ['Education (61)', 'Master’s degree'],
    ['Skills, certifications, licenses (62)', 'Fundamentals of Engineering (FE) exam; languages: Czech, English, German'],
    ['Any means-tested public benefit, ever (63, 64)', 'No; none to list'],
  ]),
  h3('Questions to be answered yes or no'),
  p('Read each question of the form in full and take your time. The sample applicant answered “no” to all but the first three below. A wrong “no” can do more harm than an explained “yes.”'),
  table(
    [2.2, 0.8, 4.2],
    ['Subject', 'Answer', 'Why, and where it is explained'],
    [
      ['Member of an organization', 'Yes', 'Engineering society; watershed council; student choir in Brno. Section 2.4, entry 1'],
      ['Cited by a law enforcement officer', 'Yes', 'Speeding, 03/2023, fine paid. Section 2.4, entry 2; Exhibit A-11'],
      ['Refused a visa', 'Yes', 'Student visa, first interview 06/2019: one document missing, granted 07/2019. Section 2.4, entry 3'],
      ['Violated the terms of a status', 'No', 'Checked against section 2.6, month by month'],
      ['Worked without authorization', 'No', 'Volunteer work for the council was unpaid; no work between the training card and H-1B'],
      ['Exchange visitor subject to the two-year requirement', 'No', 'Never in J status'],
      ['False statement to an officer', 'No', 'She reread her earlier visa forms before answering'],
    ],
    'Answers that took the most thought',
  ),
]

const additions: Block[] = [
  pageBreak(),
  h2('Entries for the Additional Information page'),
  p('Anything that does not fit goes on the last page of the form, or on added sheets that give the page, part and item. Keep each entry short and say where the proof is.'),
  h3('Entry 1: organizations'),
  p(
    'Page [[short: no.]], part [[short: no.]], item [[short: no.]]. Member of the Society of Field Engineers (fictional), United States, since January 2022: talks and a journal, dues $95 a year. Volunteer of the Watershed Council of Alder County (fictional), since April 2022: counts of stream insects, about 40 hours a year, without pay. Member of the choir of Brno Technical Faculty (fictional), 2013 to 2017. To my knowledge, none of them has engaged in politics or used force.',
  ),
  h3('Entry 2: citation'),
  p(
    'Page [[short: no.]], part [[short: no.]], item [[short: no.]]. On March 4, 2023 a county officer cited me for driving 44 miles an hour in a 35-mile zone. I was not arrested. I paid the fine on March 20, 2023 by mail and did not have to appear. The record of the court is in Exhibit A-11. I have had no other contact of this kind in any country.',
  ),
  h3('Entry 3: visa'),
  p(
    'Page [[short: no.]], part [[short: no.]], item [[short: no.]]. At my first interview for a student visa, in Prague on June 18, 2019, the officer asked for a newer bank statement and did not issue the visa that day. I sent the statement; the visa was issued on July 9, 2019. I understand that the first decision may count as a refusal and therefore answer “yes.”',
  ),
  h3('Entry 4: addresses that do not fit'),
  p(
    'Page [[short: no.]], part [[short: no.]], item [[short: no.]]. From August 12, 2019 to June 14, 2021: 7 College Green, Room 212, Harlow (fictional). Earlier addresses abroad are in the table of section 2.6 and are given in the form where it asks for them.',
  ),
  note(
    'Tone',
    'Facts, dates, place, outcome, proof. No complaints about an officer, no excuses, no adjectives. If there is more to explain than a fine or a missing document, have a lawyer read the entry before you file it.',
  ),
]

const discretion: Block[] = [
  pageBreak(),
  h2('Statement on the exercise of discretion'),
  p('**Statement of Irena Dvorska (fictional) in support of Form I-485**'),
  p('I make this statement to set out in one place the facts in my favor and the one that is not. Eligibility is addressed in the cover letter.'),
  np(
    '**Lawful status.** Since August 10, 2019 I have spent seven years in this country, always in a status granted for what I was doing: study, training in my field, and skilled work. I have not been out of status for a single day (section 2.6, Exhibit A-5).',
    { restart: true },
  ),
  np(
    '**Authorized work.** I worked on campus as a research assistant, and since then for one employer, first on a training card and then in H-1B status. The employer’s letter gives my duties and hours, and the pay statements show that I was paid what the petition promised (Exhibit A-6).',
  ),
  np(
    '**Taxes.** I have filed federal and state returns for each year of income since 2019: as a nonresident through 2023, because a student is an exempt individual for five calendar years, and jointly with my husband, as residents, since 2024. The transcripts show no debt. For 2021 I had first filed as a resident; a tax adviser found the error in 2022, I filed an amended return and paid the difference of $212 with interest (Exhibit A-7).',
  ),
  np(
    '**Work that benefits others.** The petition was approved because of *Clear Gauge*, a method by which small water authorities test whether a stream sensor can be relied on before they act on its readings. When the petition was filed, nine authorities used it in their daily work. Since then the Four Basins Association has added eleven stations, and one county has made the test part of its purchasing rules (Exhibit A-8).',
  ),
  np(
    '**Community.** Since April 2022 I have counted stream insects for the watershed council, about forty hours a year, and since 2024 I have taught the spring course for new volunteers. The council’s letter names dates and hours (Exhibit A-10).',
  ),
  np(
    '**Family.** My husband Pavel and I married on June 11, 2022. He has studied at the community college since 2023 and will complete the surveying assistant program in 2027. We rent our apartment and know our neighbors (Exhibits A-9, A-10, B-3).',
  ),
  np(
    '**Conduct.** I have never been arrested or charged in any country. The one fact that I must explain is a speeding citation in March 2023. I was driving to a measurement after heavy rain. I paid the fine and have had no citation since (Exhibit A-11).',
  ),
  np(
    '**What would be lost.** If I had to leave while an immigrant visa was processed abroad, the twenty stations would go on reporting every hour, but the annual sensor comparison, which I lead, would pause. No one is irreplaceable, and the project’s records are open. But a pause in the second year breaks the series, and the gap cannot be filled later (Exhibit A-8).',
  ),
  np(
    '**Accuracy of this record.** I have read every question on the forms myself. Where I was in doubt, I answered “yes” and explained. I have compared the forms with my 2019 and 2024 visa applications and with the petition.',
  ),
  p('I ask that these facts be weighed together, and that my application be approved.'),
  p('I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.'),
  signature('Signed,', 'Irena Dvorska (fictional)', 'Executed on [[short: date]] at [[field: place]]'),
  h3('Your own statement: question sheet'),
  p('Do not edit the statement above: it is true of Irena only. Write yours from these answers.'),
  table(
    [2.2, 2.8, 2.2],
    ['Point', 'Fact with a date or a number', 'Exhibit'],
    ['Lawful status', 'Authorized work', 'Taxes', 'Use of the work', 'Community', 'Family', 'Conduct, and what must be explained', 'What would be lost'].map((point) => [
      point,
      { kind: 'fill' as const, lines: 2, label: `${point}: fact` },
      { kind: 'fill' as const, lines: 2, label: `${point}: exhibit` },
    ]),
  ),
]

const histories: Block[] = [
  pageBreak(),
  h2('Histories'),
  p('Check every other page against these tables, and complete them first. A date that appears on two forms must be the same on both.'),
  table(
    [1.3, 1.3, 1.5, 2.4, 0.9],
    ['From', 'To', 'Status', 'School or employer', 'Exhibit'],
    [
      ['08/10/2019', '06/14/2021', 'F-1, study', 'Harlow State University', 'A-5'],
      ['06/15/2021', '06/14/2022', 'F-1, practical training', 'Tarrow Hydrology LLC', 'A-5'],
      ['06/15/2022', '09/30/2023', 'F-1, extension of training', 'Tarrow Hydrology LLC', 'A-5'],
      ['10/01/2023', '09/30/2026', 'H-1B', 'Tarrow Hydrology LLC', 'A-5'],
      ['10/01/2026', '09/30/2029', 'H-1B, extension', 'Tarrow Hydrology LLC', 'A-5'],
    ],
    'Status',
  ),
  table(
    [1.3, 1.3, 4.8],
    ['From', 'To', 'Address'],
    [
      ['02/01/2025', 'today', '418 Quarry Road, Apt 6, Alder Falls'],
      ['06/15/2021', '01/31/2025', '92 Mill Street, Unit 3, Alder Falls'],
      ['08/12/2019', '06/14/2021', '7 College Green, Room 212, Harlow'],
      ['08/10/2019', '08/11/2019', 'Guest house of Harlow State University'],
      ['01/2016', '08/09/2019', 'Lipova 31, Brno, Czech Republic'],
    ],
    'Addresses (all fictional)',
  ),
  table(
    [1.3, 1.3, 3.2, 1.6],
    ['From', 'To', 'Employer, place, position', 'Hours, pay'],
    [
      ['06/21/2021', 'today', 'Tarrow Hydrology LLC, Alder Falls: sensor engineer, since 2023 senior', 'Full time; letter in A-6'],
      ['08/15/2019', '05/15/2021', 'Harlow State University: research assistant', '20 hours in term'],
      ['07/01/2017', '07/31/2019', 'Moravian Water Institute, Brno: technician', 'Full time'],
    ],
    'Employment',
  ),
  table(
    [1.5, 1.5, 2.6, 1.8],
    ['Left', 'Returned', 'Where and why', 'Entered as'],
    [
      ['12/16/2021', '01/09/2022', 'Brno, family', 'F-1'],
      ['05/28/2022', '06/13/2022', 'Brno, wedding; returned before the first training card ended', 'F-1'],
      ['07/06/2024', '07/28/2024', 'Prague and Brno, visa and family', 'H-1B'],
    ],
    'Travel since the first entry',
  ),
  table(
    [1, 1.8, 1.8, 2.8],
    ['Year', 'Return', 'Filed as', 'Remark'],
    [
      ['2019, 2020', '1040-NR, Form 8843', 'Nonresident', 'Assistantship; F-1, first and second calendar year'],
      ['2021', '1040, amended to 1040-NR; 8843', 'Nonresident', 'Amended 08/2022; $212 and interest paid'],
      ['2022', '1040-NR, Form 8843', 'Nonresident', 'Married, filing separately: no joint return'],
      ['2023', '1040-NR, Form 8843', 'Nonresident', 'Fifth exempt year; H-1B from October 1, 92 countable days'],
      ['2024, 2025', '1040', 'Resident, jointly', 'No balance'],
    ],
    'Federal returns',
  ),
  p(lawSays('studentTaxes')),
  h3('What a comparison of the tables revealed'),
  p('The sample applicant found three discrepancies before filing. They are kept here because they are common.'),
  bullets(
    'The I-94 of the last entry ended on September 30, 2026, the extension notice shows September 30, 2029. Both are in Exhibit A-5, and the form gives the later date.',
    'The visa form of 2024 gave the first day of work as 06/15/2021, the employer’s letter as 06/21/2021. The card was valid from the earlier date, and work began on the later one. The form now gives the date on which work began.',
    'The two nights in the guest house were left off the 2024 visa form. They are in the table of addresses, so that there is no gap.',
  ),
]

const workAndTravel: Block[] = [
  pageBreak(),
  h2('Form I-765: prepared answers'),
  answers([
    ['Reason for applying', 'Initial permission to accept employment'],
    ['Eligibility category', '(c)(9)'],
    ['Earlier cards', 'Two, practical training, 2021 to 2024'],
    ['Last arrival, I-94, status', 'As in Form I-485'],
    ['Receipt number of the I-485', 'Filed together'],
    ['Social Security card requested', 'No'],
    ['Mailing address', 'Where mail will reach her reliably for the coming months'],
  ]),
  h3('Why ask for a card while H-1B continues'),
  p(
    'The sample applicant is in H-1B status through September 30, 2029 and intends to maintain it: if the application were denied, the status would remain. She is applying for the card so that losing her job would not leave her without permission to work. She has decided in advance what she will do when it arrives: nothing, until a lawyer has told her what working on it would mean for her H-1B status.',
  ),
  checkboxes(
    'The three forms are consistent: names, A-Number, last arrival, I-94, address',
    'The copies that this form asks for are with it, and not only with Form I-485; photographs only if its current instructions still ask for them',
    'Its own fee and, on paper, its own authorization; amount checked in the fee schedule on the day of filing',
  ),
  pageBreak(),
  h2('Form I-131: prepared answers and statement on travel'),
  answers([
    ['Kind of document', 'Advance parole, pending application to adjust'],
    ['Purpose of travel', 'See the statement below'],
    ['Number of trips', 'More than one'],
    ['Countries', 'Czech Republic; Austria'],
    ['Length of trips', 'Two to three weeks each'],
    ['Proceedings', 'None'],
    ['Receipt number of the I-485', 'Filed together'],
  ]),
  h3('Statement on travel'),
  p(
    'I request a document valid for more than one return while my application is pending. In March 2027 the European users of Clear Gauge will meet in Brno, and I have been asked to report on the 2026 comparison (invitation in Exhibit A-15). In the summer of 2027 my husband and I wish to visit my parents, who are 71 and 69 years old and do not fly. I will not leave before the document has been issued, and I intend to keep my H-1B visa valid as well.',
  ),
  signature('Signed,', 'Irena Dvorska (fictional)', 'Date: [[short: Date]]'),
  note(
    'Before any trip',
    'Leaving without the document can mean that Form I-485 is treated as abandoned, unless the rule for H and L status applies; leaving while Form I-131 is pending can end that request. Document 9 says more. If you ever had a status problem, speak with a lawyer before you buy a ticket.',
  ),
]

const endeavorAndTranslation: Block[] = [
  pageBreak(),
  h2('Declaration that the endeavor continues'),
  p('I, Irena Dvorska (fictional), declare:'),
  np(
    'The petition on which this application rests was approved for one endeavor: to develop, test and disseminate *Clear Gauge*, an open method by which small water authorities determine whether a low-cost stream sensor can be relied on.',
    { restart: true },
  ),
  np(
    'I am continuing that endeavor. Since the petition was filed on November 10, 2025 I have published versions 2.2 and 2.3 of the test protocol (release notes, Exhibit A-8, no. 2) and led the 2026 comparison of six kinds of sensors at eight sites.',
  ),
  np('The users’ meeting of May 2026 adopted the schedule for 2027; the minutes name me as the person responsible for the comparison (Exhibit A-8, no. 3).'),
  np(
    'The Four Basins Association has added eleven stations since the petition (Exhibit A-8, no. 4). This fact is new. I do not offer it as proof of what the petition had to show on its filing date.',
  ),
  np(
    'I intend to work in the occupational field specified in my Form I-140, and to continue the endeavor, as a permanent resident. The endeavor does not depend on one employer. My present employer allows me ten hours a month for it, and the method is licensed to the public.',
  ),
  p('I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.'),
  signature('Signed,', 'Irena Dvorska (fictional)', 'Executed on [[short: date]] at [[field: place]]'),
  h3('Your own declaration: question sheet'),
  p('Do not edit the declaration above. Answer these, and write yours from the answers.'),
  table(
    [3, 4.2],
    ['Question', 'My answer, with its exhibit'],
    [
      'Which endeavor was approved, in the words of the petition?',
      'What have I done for it since the filing date?',
      'Who else can confirm that?',
      'What do I intend to do as a permanent resident?',
      'What has changed, and is any part of it no longer true?',
    ].map((question) => [question, { kind: 'fill' as const, lines: 2, label: question }]),
  ),
  h3('Log behind the declaration'),
  table(
    [1.2, 3.6, 2.4],
    ['Date', 'Work on the endeavor', 'Document'],
    [
      ['12/2025', 'Protocol 2.2 published', 'Release notes'],
      ['02/2026', 'Comparison 2026 announced; six makers send sensors', 'Announcement, list of makers'],
      ['05/2026', 'Users’ meeting', 'Minutes'],
      ['07/2026', 'First half of the comparison analyzed', 'Report with data'],
      ['09/2026', 'Protocol 2.3 published; eleven stations added', 'Release notes; letter'],
    ],
  ),
  pageBreak(),
  h2('Translator’s certificate'),
  p('One certificate for each translated document, on the same page as the translation or attached to it.'),
  p('**Certificate of translation**'),
  p(
    'I, [[field: name of the translator]], certify that I am competent to translate from [[field: language]] into English, and that the attached translation of [[field: name of the document]], [[short: number]] pages, is complete and accurate to the best of my knowledge and ability.',
  ),
  signature('Signed,', '[[field: Name of the translator]]', 'Address: [[long: address]]', 'Telephone or e-mail: [[field: contact]]', 'Date: [[short: date]]'),
  h3('How the translations of this packet were checked'),
  checkboxes(
    'Stamps, seals, handwriting and margins are translated or described in brackets',
    'Names are written as in the passport, with the spelling of the document in brackets where it differs',
    'Dates are written out (April 17, 1994), so that day and month cannot be confused',
    'The translator is not the applicant and not a member of the family',
    'The copy of the original is directly behind its translation',
  ),
  h3('List of translations'),
  table(
    [3, 1.6, 1.6, 1],
    ['Document', 'Language', 'Translated on', 'Exhibit'],
    [
      ['Birth certificate of the applicant', 'Czech', '09/2026', 'A-2'],
      ['Marriage certificate', 'Czech', '09/2026', 'A-9, B-3'],
      ['Birth certificate of the husband', 'Czech', '09/2026', 'B-1'],
      ['Invitation to the users’ meeting', 'Czech', '10/2026', 'A-15'],
    ],
  ),
]

/** Section 2 of the sample. */
export const principalPacket: readonly Block[] = [
  pageBreak(),
  h1('The principal applicant’s packet'),
  ...coverLetter,
  pageBreak(),
  h2('Index of exhibits'),
  exhibitList(PRINCIPAL_EXHIBITS),
  ...preparedAnswers,
  ...additions,
  ...discretion,
  ...histories,
  ...workAndTravel,
  ...endeavorAndTranslation,
  pageBreak(),
  h2('Exhibit sheets of the principal applicant'),
  p(
    'One cover sheet before each exhibit. Print them single-sided on white paper; USCIS scans what it receives, so colored sheets and protruding tabs are of no use. Fill in the number of pages when the packet is complete, and file the sheets as they are: the notes for your own use are in the next section.',
  ),
  ...exhibitSheets(PRINCIPAL_EXHIBITS),
  pageBreak(),
  h2('Private checks of the exhibits: not for the envelope'),
  p('Go through this list before an exhibit goes into the packet. Keep it with your own records.'),
  ...privateChecks(PRINCIPAL_EXHIBITS),
]
