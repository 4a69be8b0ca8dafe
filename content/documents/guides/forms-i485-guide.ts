/** Document 10: Forms I-485, I-765 and I-131 question by question in plain words, with a sample cover letter. No form is reproduced. */
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
  edition: editionWithFacts('2026-11-23'),
  kind: 'guide',
  front: 'heading',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 6, to: 10 },
  notice: [
    plain(
      'The forms are not reproduced here. Download the current edition of each form and its instructions free from uscis.gov, and read the instructions: they are part of the form. The answers are those of a fictional person, Mateo Lindqvist Reyes; they show only what kind of answer goes where. This is not legal advice.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('How to use this guide'),
    p(
      'Part and question numbers change from edition to edition, so this guide is organized by subject. Keep the form next to it, write the part number in the last column, and put your own answer on the form. A wrong answer can do lasting harm; when in doubt, ask a lawyer.',
    ),
    bullets(
      'Answer every question. Write “None” or “N/A” only where the instructions say so.',
      'Write dates as MM/DD/YYYY and names as in your passport; list other names where asked.',
      'If an answer does not fit, continue it on the Additional Information page with the page, part and item number.',
      `Sign paper forms by hand in ink. ${lawSays('signatures')}`,
      'Everything must match Form I-140, the ETA form and your earlier visa applications.',
    ),
    h1('Form I-485'),
    p(lawSays('adjustmentEditions')),
    h2('About you and your entry'),
    table(
      [2, 2.6, 2, 0.8],
      ['Subject', 'Sample answer (fictional)', 'Watch for', 'Part'],
      [
        ['Full name and other names', 'LINDQVIST REYES, Mateo. Other: Mateo Lindqvist', 'Every name you have ever used, including before marriage', fill('Part')],
        ['A-Number, USCIS account', 'A-Number from an earlier EAD; account number from the I-140, if any', 'The number on the I-140 notice may be new', fill('Part')],
        ['Date and place of birth', '03/08/1990, Montevideo, Uruguay', 'As on your birth certificate', fill('Part')],
        ['Citizenship', 'Uruguay', 'The Visa Bulletin goes by birth, not citizenship', fill('Part')],
        ['Passport and visa last used', 'Number, expiration date, place of issue', 'The passport you used to enter', fill('Part')],
        ['Last arrival', '08/19/2024, Miami, admitted as H-1B', 'From the I-94 record, not from memory', fill('Part')],
        ['I-94 number, status, expiration', 'Number; H-1B; date on the record', 'Print it on the day you file', fill('Part')],
        ['Current status', 'H-1B', 'Must match your last approval notice', fill('Part')],
        ['Social Security', 'Number; new card: no', 'You can request a card on the same form', fill('Part')],
        ['Addresses for the last five years', 'Three addresses without gaps', 'Include addresses abroad', fill('Part')],
      ],
    ),
    h2('Basis for the application'),
    p(lawSays('adjustmentItems')),
    table(
      [2, 2.6, 2, 0.8],
      ['Subject', 'Sample answer (fictional)', 'Watch for', 'Part'],
      [
        ['Category', 'Employment-based, alien workers, Form I-140: national interest waiver', 'Not the box for an advanced degree “not seeking” a waiver', fill('Part')],
        ['Receipt number of the petition', 'From the I-140 notice', 'If filed together: “filed together”', fill('Part')],
        ['Priority date', 'From the notice', 'Compare with this month’s chart', fill('Part')],
        ['Principal or derivative', 'Principal', 'Family members: derivative, with your information', fill('Part')],
        [
          'Did a relative file, or own part of the company that filed?',
          '“N/A (I am adjusting on the basis of a Form I-140 self-petition)”',
          'Edition 09/18/26 has this box; “No” is for other petitions',
          fill('Part'),
        ],
        ['Section 245(i), other special bases', 'No', '“Yes” only with legal advice', fill('Part')],
        ['Exempt from affidavit of support?', 'Part 3, item 1.e: no exemption applies, and no affidavit is required by statute', 'Read the options in your copy of the form', fill('Part')],
      ],
    ),
    h2('Employment, family, physical description'),
    table(
      [2, 2.6, 2, 0.8],
      ['Subject', 'Sample answer (fictional)', 'Watch for', 'Part'],
      [
        [
          'Employers and schools for the last five years',
          'One employer, with address, position, dates',
          'Include periods without work and how you supported yourself; same titles as in your letters',
          fill('Part'),
        ],
        ['Last employer or school abroad', 'Bank in Montevideo, to 2019', 'Required even if long ago', fill('Part')],
        ['Parents', 'Names at birth, date and place of birth', 'As on your birth certificate', fill('Part')],
        ['Marriages', 'One; date and place', 'Proof of how each earlier marriage ended', fill('Part')],
        ['Children', 'One, living with me, not applying (U.S. citizen)', 'All children, including adults and those abroad', fill('Part')],
        ['Height, weight, eyes, hair', 'As of the day you file', '', fill('Part')],
      ].map((row) => row.map((cell) => (cell === '' ? 'Plain answer' : cell))),
    ),
    h2('Public charge questions'),
    p(lawSays('publicCharge')),
    p(lawSays('publicChargeItems')),
    table(
      [2.2, 2.6, 2.2, 0.7],
      ['Subject', 'Sample answer (fictional)', 'Watch for', 'Part'],
      [
        ['Exempt category', 'None: items 57 to 64 are completed', 'The list has no employment category', '9, 56'],
        ['Family status', 'Household of three: my wife, our child and I', 'Count as the form’s instructions say', '9, 57'],
        ['Household income', 'The range that holds last year’s total', 'Last tax return', '9, 58'],
        ['Assets; liabilities', 'The ranges that hold the totals of one day', 'Statements of that day; mortgage, car and student loans too', '9, 59–60'],
        ['Education', 'Bachelor’s degree', 'As in Form I-140 and the evaluation', '9, 61'],
        ['Skills', 'Fraud examiner certificate; Spanish, English', 'What a document shows', '9, 62'],
        [
          'Means-tested benefits, ever',
          'No',
          'The question has no date in it: answer it truthfully for all years, and list each benefit in item 64. Which of them count is another question',
          '9, 63–64',
        ],
      ],
    ),
    h2('The long list of yes-or-no questions'),
    p(
      'The longest part asks about memberships, violations, crimes, security, military service and more. Read each question in full. A “yes” is not always a bar; a false “no” can be. For each “yes,” write an explanation and attach the records.',
    ),
    table(
      [2.4, 4.6],
      ['Questions about', 'Remember to consider'],
      [
        ['Organizations', 'Clubs, parties, unions, associations, societies and student groups, in any country, at any time in your life'],
        ['Visa refusals, denied entries, removals', 'Including a visa refused years ago and issued later'],
        ['Unauthorized work', 'Including unpaid work, your own company, side jobs on a student visa'],
        ['Status violations', 'Days out of status, a job other than the one approved, too few classes'],
        ['J or exchange visits', 'The two-year rule and its waiver'],
        ['Arrests, citations, charges', 'Including dismissed, sealed or expunged cases, those abroad, and a traffic citation: the question says “cited”'],
        ['False statements', 'Including on old visa applications'],
        ['Military or police service, weapons training', 'Including mandatory service; give unit, rank and dates'],
      ],
    ),
    note('Stop here if any of these applies', 'Take the records to an immigration lawyer before you file. This is the part of the form where legal advice is worth the most.'),
    h2('Signature'),
    p(
      'You sign under penalty of perjury that everything is complete, true and correct. An interpreter or preparer signs a separate part. Using this guide does not make us your preparer: you decide on the answers and fill in the form.',
    ),

    h1('Form I-765, employment authorization'),
    p(lawSays('i765Edition')),
    table(
      [2.2, 2.6, 2.2],
      ['Subject', 'Sample answer (fictional)', 'Watch for'],
      [
        ['Reason', 'Initial permission', 'Otherwise, renewal or replacement'],
        ['Eligibility category', '(c)(9): pending adjustment application', 'Other categories have other rules'],
        ['Earlier EAD', 'None, or copy of the last one', 'Including from your student years'],
        ['Social Security card', 'No', 'You can request one here'],
        ['Last arrival, I-94, status', 'As in the I-485', 'The three forms must match'],
        ['Receipt number of the I-485', '“Filed together”, or number', 'If filed after the I-485: copy of its receipt notice'],
        [
          'Photographs and copy of identification',
          'Copy of identification; photographs only as the current instructions say',
          'Check before you pay: USCIS announced in December 2025 that it would not use photos that applicants send',
        ],
      ],
    ),
    h1('Form I-131, advance parole'),
    table(
      [2.2, 2.6, 2.2],
      ['Subject', 'Sample answer (fictional)', 'Watch for'],
      [
        ['Type of document', 'Advance parole for a person in the United States with a pending I-485', 'Not a reentry permit, not a refugee document'],
        ['Reason for travel', '“To visit family and attend professional meetings, about two trips a year”', 'One plain paragraph; planned dates are fine'],
        ['Trips', 'More than one', 'If you need it'],
        ['Where the document is sent', 'U.S. address', 'Where you receive mail reliably'],
        ['Proceedings', 'None', 'If “Yes,” get legal advice'],
        ['Pending I-485', '“Filed together”, or receipt number', 'Do not leave before the document is approved'],
      ],
    ),
    p(
      `Since April 2024 each of the two forms has its own fee: Form I-765 ${feeOf('i765')}, Form I-131 ${feeOf('i131Paper')} on paper or ${feeOf('i131Online')} online, while an I-485 filed with its fee is pending (${readOn(FEES.i765)}).`,
    ),
    p(lawSays('onlineAdjustment')),
    p(lawSays('filingAddresses')),
    p(lawSays('noAutomaticExtension')),
    p(lawSays('cardValidity')),

    pageBreak(),
    h1('Sample cover letter for the application'),
    p(
      'The letter helps the clerk and the officer find things. On eligibility it argues little; on discretion it must do more than say that nothing stands against you. Its paragraph on discretion names your own facts with their exhibits, because of the memorandum PM-602-0199 of May 21, 2026 (document 9, section 4).',
    ),
    note('Copy the letter into a document of its own', 'The header and footer of this guide, and this box, are not for the envelope.'),
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Filing address from the I-485 page of uscis.gov, checked on the day of filing]]'),
    p(
      '**Re: Form I-485, Application to Register Permanent Residence or Adjust Status**\nApplicant: Mateo Lindqvist Reyes (fictional)\nBasis: Form I-140, EB-2 with national interest waiver, receipt number [[field: receipt number]], priority date [[short: date]]\nAlso enclosed: Forms I-765 (c)(9) and I-131',
    ),
    p('Dear Officer:'),
    p(
      'I am applying to adjust status based on my own petition, [[field: approved on / pending since]]. The Visa Bulletin of [[short: month]] shows a [[field: final action or filing]] date of [[short: date]] for EB-2 and my country of birth, and USCIS accepts that chart this month. My priority date is earlier.',
    ),
    p(
      '**Entry and status.** I was last admitted on [[short: date]] at [[field: place]] in [[short: status]]. [[long: Your status since your first entry, with dates; any gap, and how you explain it]] [[long: Where you worked and by what permission]] The notices are in chronological order at Tab C.',
    ),
    p('**Discretion.** I ask that the following facts, documented at Tab E, be weighed in my favor:', { keepWithNext: true }),
    bullets(
      '[[long: Lawful status and authorized work, with years]]',
      '[[long: Federal tax returns filed for each year, with transcripts]]',
      '[[long: Family, home and community, with letters or records]]',
      '[[long: What the work in the national interest petition has brought since its approval]]',
    ),
    p('[[long: Arrests, citations or charges, or that there are none]] [[long: What you do for the endeavor today, in your own words]] Evidence from recent months is at Tab D.'),
    p(
      'The medical exam (Form I-693) is enclosed [[field: paper: in its sealed envelope / online: as an upload]]. The forms are signed, and a separate payment authorization is enclosed for each form.',
    ),
    signature('Respectfully submitted,', 'Mateo Lindqvist Reyes (fictional)', 'Date: [[short: Date]]'),
    table(
      [0.8, 6.2],
      ['Tab', 'Documents'],
      [
        ['A', 'Passport, birth certificate with translation'],
        ['B', 'I-140 notice; this month’s Visa Bulletin and filing chart'],
        ['C', 'I-94, visas, all status notices; pay stubs; school records'],
        ['D', 'Evidence that the endeavor continues'],
        ['E', 'Tax transcripts, letters, other favorable evidence'],
        ['F', 'Documents for Forms I-765 and I-131'],
        ['G', 'Family: forms and documents of each member'],
      ],
      'List of enclosures',
    ),
    h1('Check before you sign'),
    checkboxes(
      'Forms are current editions, complete, and I read their instructions',
      'The three forms match one another, Form I-140 and my earlier visa forms',
      'No sample answer from this guide is left on my forms',
      'Each “yes” is explained and documented',
      'I have read every question myself before signing',
      'I kept a complete copy',
    ),
    h2('Where to get the forms'),
    steps(
      '[Form I-485](https://www.uscis.gov/i-485)',
      '[Form I-765](https://www.uscis.gov/i-765)',
      '[Form I-131](https://www.uscis.gov/i-131)',
      '[Form I-693](https://www.uscis.gov/i-693)',
      '[Fee schedule G-1055](https://www.uscis.gov/g-1055)',
    ),
  ],
}
