/** Document 10: Forms I-485, I-765 and I-131 question by question in general words, with a sample cover letter. No form is reproduced. */
import { bullets, checkboxes, fill, h1, h2, note, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { lawSays, readOn } from '../../facts/fact-blocks.ts'
import { feeOf, FEES } from '../../facts/fees.ts'

export const formsI485Guide: Document = {
  id: 'forms-i485-guide',
  title: 'Forms I-485, I-765 and I-131',
  subtitle: 'NIW DIY, document 10: guide with sample answers and cover letter',
  edition: editionWithFacts('2026-11-22'),
  kind: 'guide',
  front: 'heading',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 6, to: 10 },
  notice: [
    plain(
      'The forms are not reproduced here. Take the current edition of each form and its instructions, free of charge, from uscis.gov, and read the instructions: they are part of the form. The answers are those of a fictional person, Mateo Lindqvist Reyes, and show kind and form of an answer only. This is not legal advice.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('How to use this guide'),
    p(
      'The numbers of parts and questions change from edition to edition. This guide therefore follows subjects. Put the form beside it, write the number of the part into the last column, and your own answer into the form. A wrong answer can do lasting harm; where you doubt, ask a lawyer.',
    ),
    bullets(
      'Answer every question. Write “None” or “N/A” only as the instructions say.',
      'Dates in the form MM/DD/YYYY. Names as in the passport; other names where asked.',
      'What does not fit goes to the page for additional information, with page, part and item number.',
      `Sign by hand in ink on paper. ${lawSays('signatures')}`,
      'Everything must agree with the I-140, the ETA form and earlier visa applications.',
    ),
    h1('Form I-485'),
    h2('About you and your entry'),
    table(
      [2, 2.6, 2, 0.8],
      ['Subject', 'Sample answer (fictional)', 'Care', 'Part'],
      [
        ['Full name and other names', 'LINDQVIST REYES, Mateo. Other: Mateo Lindqvist', 'Every name ever used, also before marriage', fill('Part')],
        ['A-Number, USCIS account', 'A-Number from an earlier employment card; account from the I-140 if any', 'The number on the I-140 notice may be new', fill('Part')],
        ['Date and place of birth', '03/08/1990, Montevideo, Uruguay', 'As in the birth certificate', fill('Part')],
        ['Citizenship', 'Uruguay', 'The queue follows birth, not citizenship', fill('Part')],
        ['Passport and visa last used', 'Number, expiry, place of issue', 'The passport with which you entered', fill('Part')],
        ['Last arrival', '08/19/2024, Miami, admitted as H-1B', 'From the I-94 record, not from memory', fill('Part')],
        ['I-94 number, status, expiry', 'Number; H-1B; 09/30/2027', 'Print it on the day of filing', fill('Part')],
        ['Status now', 'H-1B', 'Must agree with the last approval notice', fill('Part')],
        ['Social Security', 'Number; new card: no', 'A card can be asked for in the same form', fill('Part')],
        ['Addresses of the last five years', 'Three addresses without gaps', 'Also abroad', fill('Part')],
      ],
    ),
    h2('The ground of the application'),
    table(
      [2, 2.6, 2, 0.8],
      ['Subject', 'Sample answer (fictional)', 'Care', 'Part'],
      [
        ['Category', 'Employment: alien worker, Form I-140', 'Not “extraordinary ability”', fill('Part')],
        ['Receipt number of the petition', 'From the I-140 notice', 'If filed together: “filed together”', fill('Part')],
        ['Priority date', 'From the notice', 'Compare with the chart of the month', fill('Part')],
        ['Principal or derivative', 'Principal', 'Family members: derivative, with your data', fill('Part')],
        ['Did a relative file, or own part of the firm that filed?', 'I filed for myself', 'Read the question closely; a self-petition is not a relative’s petition', fill('Part')],
        ['Section 245(i), other special grounds', 'No', 'Yes only with advice', fill('Part')],
        ['Exempt from affidavit of support?', 'As the form’s options say for a self-filed I-140', 'Read the instructions on Form I-864 in employment cases', fill('Part')],
      ],
    ),
    h2('Work, family, description'),
    table(
      [2, 2.6, 2, 0.8],
      ['Subject', 'Sample answer (fictional)', 'Care', 'Part'],
      [
        ['Employers of the last five years', 'Two, with address, position, dates', 'Same titles as in the employment letters', fill('Part')],
        ['Last employer abroad', 'Bank in Montevideo, to 07/2015', 'Asked even if long ago', fill('Part')],
        ['Parents', 'Names at birth, date and place of birth', 'As in your birth certificate', fill('Part')],
        ['Marriages', 'One; date and place', 'Ends of earlier marriages with proof', fill('Part')],
        ['Children', 'One, living with me, not applying (U.S. citizen)', 'All children, also adult or abroad', fill('Part')],
        ['Height, weight, eyes, hair', 'As on the day of filing', '', fill('Part')],
      ].map((row) => row.map((cell) => (cell === '' ? 'Plain answer' : cell))),
    ),
    h2('Public charge questions'),
    p(lawSays('publicCharge')),
    p(
      'The form asks about household size, income, assets, debts, education and public benefits. Give the figures of the last tax return and say of which date they are. Our fictional applicant: household of three; household income in the band that the form offers; mortgage as debt; bachelor’s degree of 2012; no benefits.',
    ),
    h2('The long list of yes and no'),
    p(
      'The longest part asks about memberships, violations, crimes, security, military service and more. Read each question in full. A “yes” is not always a bar, and a false “no” can be. For each “yes” write an explanation and attach the papers.',
    ),
    table(
      [2.4, 4.6],
      ['Questions about', 'What to think of'],
      [
        ['Organizations', 'Parties, unions, associations, student groups, in any country, since you were 16'],
        ['Refused visas, entries, removals', 'Also a visa refused years ago and given later'],
        ['Work without permission', 'Also unpaid work, own company, side work on a student visa'],
        ['Violation of status', 'Days without status, a job other than approved, too few courses'],
        ['J or exchange visits', 'The two-year rule and its waiver'],
        ['Arrests, citations, charges', 'Also dismissed, sealed or expunged; also abroad'],
        ['False statements', 'Also in old visa applications'],
        ['Military or police service, weapons training', 'Also compulsory service; give unit, rank, dates'],
      ],
    ),
    note('Stop here if something fits', 'If one of these subjects is yours, take the papers to an immigration lawyer before you file. This is the part of the form where advice is worth most.'),
    h2('Signature'),
    p(
      'You sign under penalty of perjury that everything is complete, true and correct. If someone interpreted or prepared the form, they sign their own part. Using this guide does not make us the preparer: you answer and you fill in.',
    ),

    h1('Form I-765, employment card'),
    table(
      [2.2, 2.6, 2.2],
      ['Subject', 'Sample answer (fictional)', 'Care'],
      [
        ['Reason', 'Initial permission', 'Renewal or replacement otherwise'],
        ['Eligibility category', '(c)(9): pending application to adjust', 'Other categories have other rules'],
        ['Earlier card', 'None, or copy of the last one', 'Also from student years'],
        ['Social Security card', 'No', 'May be asked for here'],
        ['Last arrival, I-94, status', 'As in the I-485', 'The three forms must agree'],
        ['Receipt number of the I-485', '“Filed together”, or number', 'After the I-485: copy of its receipt'],
        [
          'Photographs and identity copy',
          'Identity copy; photographs only as the current instructions say',
          'Check before paying: USCIS announced in December 2025 that it would not use photos that applicants send',
        ],
      ],
    ),
    h1('Form I-131, advance parole'),
    table(
      [2.2, 2.6, 2.2],
      ['Subject', 'Sample answer (fictional)', 'Care'],
      [
        ['Type of document', 'Advance parole for a person in the United States with a pending I-485', 'Not a reentry permit, not a refugee document'],
        ['Reason for travel', '“To visit family and attend professional meetings, about two trips a year”', 'Plain; one paragraph; dates may be planned dates'],
        ['Trips', 'More than one', 'If you need it'],
        ['Where the document is sent', 'U.S. address', 'Where you receive mail safely'],
        ['Proceedings', 'None', '“Yes” needs advice'],
        ['Pending I-485', '“Filed together”, or receipt number', 'Do not leave before the document is approved'],
      ],
    ),
    p(
      `Each of the two forms has a fee of its own since April 2024: Form I-765 ${feeOf('i765')}, Form I-131 ${feeOf('i131Paper')} on paper or ${feeOf('i131Online')} online, while an I-485 filed with its fee is pending (${readOn(FEES.i765)}).`,
    ),
    p(lawSays('noAutomaticExtension')),
    p(lawSays('cardValidity')),

    pageBreak(),
    h1('Sample cover letter of the application'),
    p('The letter helps a clerk and an officer to find things. It argues little. The paragraph on discretion follows from the memorandum PM-602-0199 of May 21, 2026 (document 9, section 4).'),
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Filing address from the I-485 page of uscis.gov, checked on the day of filing]]'),
    p(
      '**Re: Form I-485, Application to Register Permanent Residence or Adjust Status**\nApplicant: Mateo Lindqvist Reyes (fictional)\nBasis: Form I-140, EB-2 with national interest waiver, receipt number [[field: receipt number]], priority date [[short: date]]\nAlso enclosed: Forms I-765 (c)(9) and I-131',
    ),
    p('Dear Officer:'),
    p(
      'I apply to adjust my status on the basis of my own petition, [[field: approved on / pending since]]. The Visa Bulletin of [[short: month]] shows a [[field: final action or filing]] date of [[short: date]] for EB-2 and my country of birth, and USCIS accepts that chart this month. My priority date is earlier.',
    ),
    p(
      '**Entry and status.** I was last admitted on [[short: date]] at [[field: place]] in [[short: status]]. I have been in lawful status since my first entry on [[short: date]] and have worked only as authorized. The notices are in order of time behind tab C.',
    ),
    p('**Discretion.** I ask that these facts be weighed in my favor, each with its proof behind tab E:', { keepWithNext: true }),
    bullets(
      '[[long: Lawful status and authorized work, with years]]',
      '[[long: Federal tax returns filed for each year, with transcripts]]',
      '[[long: Family, home and community, with letters or records]]',
      '[[long: What the work in the national interest petition has brought since its approval]]',
    ),
    p('I have [[field: no arrests / the following to explain]]. I continue the endeavor on which the petition rests; proof of the last months is behind tab D.'),
    p('The medical examination (I-693) is enclosed in its closed envelope. The forms are signed and the fees are authorized separately for each form.'),
    signature('Respectfully submitted,', 'Mateo Lindqvist Reyes (fictional)', 'Date: [[short: Date]]'),
    table(
      [0.8, 6.2],
      ['Tab', 'Documents'],
      [
        ['A', 'Passport, birth certificate with translation'],
        ['B', 'I-140 notice; bulletin and filing chart of the month'],
        ['C', 'I-94, visas, all status notices; pay statements; school records'],
        ['D', 'Proof that the endeavor continues'],
        ['E', 'Tax transcripts, letters, other facts in favor'],
        ['F', 'Documents for I-765 and I-131'],
        ['G', 'Family: forms and documents of each member'],
      ],
      'List of enclosures',
    ),
    h1('Check before you sign'),
    checkboxes(
      'Current editions, all pages, read with their instructions',
      'The three forms agree with one another, with the I-140 and with earlier visa forms',
      'No sample answer of this guide is left in my forms',
      'Each “yes” is explained and documented',
      'I have read every question myself before signing',
      'A complete copy is kept',
    ),
    h2('Where the forms are'),
    steps(
      '[Form I-485](https://www.uscis.gov/i-485)',
      '[Form I-765](https://www.uscis.gov/i-765)',
      '[Form I-131](https://www.uscis.gov/i-131)',
      '[Form I-693](https://www.uscis.gov/i-693)',
      '[Fee schedule G-1055](https://www.uscis.gov/g-1055)',
    ),
  ],
}
