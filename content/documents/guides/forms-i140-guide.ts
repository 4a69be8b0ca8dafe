/** Document 12: Form I-140 part by part and item by item for a self-petitioner, with the required evidence as a checklist. No form is reproduced. */
import { bullets, checkboxes, fill, h1, h2, note, p, plain, steps, table } from '../../../domain/documents/blocks.ts'
import type { Words } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Block, Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { factTable, lawSays, readOn } from '../../facts/fact-blocks.ts'
import { feeOf, FEES } from '../../facts/fees.ts'
import { LAW } from '../../facts/law.ts'

type Item = readonly [item: string, subject: string, sample: Words, care: string]

const items = (rows: readonly Item[]): Block =>
  table(
    [0.9, 1.9, 2.2, 2.4, 1.3],
    ['Item', 'Subject', 'Sample answer', 'Watch for', 'Mine'],
    rows.map(([item, subject, sample, care]) => [item, subject, sample, care, fill(`Item ${item}: ${subject}`)]),
  )

export const formsI140Guide: Document = {
  id: 'forms-i140-guide',
  title: 'Form I-140, part by part',
  subtitle: 'NIW DIY, document 12: guide with sample answers for a self-petitioner',
  edition: editionWithFacts('2026-11-23'),
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 6, to: 10 },
  notice: [
    plain(
      'Part and item numbers are those of the 06/07/24 edition. The form is not reproduced here: download it and its instructions free from uscis.gov, and first check whether the edition has changed. The answers are those of a fictional person, Mateo Lindqvist Reyes. This is not legal advice.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('Before you begin'),
    bullets(
      `${LAW.i140Edition.says} All pages must come from the same edition.`,
      'You are both the petitioner in Part 1 and the person in Part 3. The two parts must match exactly.',
      'Write dates as mm/dd/yyyy and names as in your passport. If you run out of room, continue in Part 11 or on a sheet of your own with the page, part and item number; sign and date each added sheet.',
      'Answer every item. “N/A” where a question does not apply, “None” where the answer is a number and the number is zero, unless the form directs otherwise.',
    ),
    p(
      `**On paper or online.** ${feeOf('i140Paper')} on paper, and the Asylum Program Fee of ${feeOf('asylumProgram')} as a separate payment (${readOn(FEES.i140Paper)}); ${feeOf('i140Online')} in place of the amount on paper if you file online (${readOn(FEES.i140Online)}).`,
    ),
    p(lawSays('onlinePetition')),
    p(lawSays('mandatoryOnline')),

    h1('Part 1: the person filing'),
    items([
      ['1.a–1.c', 'Name', 'LINDQVIST REYES, Mateo', 'You are filing for yourself: use your own name'],
      ['2', 'Company', 'Leave blank: for organizations', 'Not your employer'],
      ['3.a–3.i', 'Mailing address', 'Where mail will reach you for a year', 'USCIS sends notices here'],
      ['4', 'Employer number (EIN)', 'None', 'An individual self-petitioner has none'],
      ['5', 'Nonprofit or government research?', 'No', 'About you as petitioner, not your employer'],
      ['6', '25 or fewer full-time employees?', 'Yes', 'You employ no one, or a few people. Determines the fee'],
      ['7', 'Social Security number', 'Number, or none', 'As on the card'],
      ['8', 'USCIS online account', 'Number, if any', 'From your account page'],
    ]),
    p(lawSays('feeQuestions')),

    h1('Part 2: petition type'),
    items([
      ['1.h', 'National interest waiver', 'This box, and no other of 1.a to 1.g', '1.d is for petitions with a labor certification and says “not seeking” a waiver'],
      ['2.a', 'Amendment of an earlier petition', 'Blank', 'Only to amend; then give the receipt number'],
      ['2.b', 'Schedule A', 'Blank', 'A different procedure'],
    ]),

    h1('Part 3: the person you are filing for'),
    items([
      ['1.a–2.i', 'Name and address', 'As in Part 1', 'Same spelling'],
      ['3–6', 'Birth: date, place, country', '03/08/1990, Montevideo, Uruguay', 'Determines your Visa Bulletin column'],
      ['7', 'Citizenship', 'Uruguay', 'As in the passport'],
      ['8, 9', 'A-Number; Social Security number', 'From earlier cards', '“None” if you have none'],
      ['10', 'Last arrival', '08/19/2024', 'From the I-94 record, not from memory'],
      ['11.a–11.c', 'I-94 number, end of stay, status', 'As printed; H-1B', 'A newer I-94 may be at the bottom of an approval notice'],
      ['12–15', 'Passport or travel document', 'Number, country, expiration', 'The one used at your last entry; explain a newer one in Part 11'],
    ]),
    p('Items 10 to 15 are for people in the United States. If you are abroad, follow the instructions for those items.'),

    h1('Part 4: what happens after approval'),
    items([
      ['1.a–1.c', 'Visa abroad', 'Blank', 'If you choose a consulate: city and country'],
      ['2.a, 2.b', 'Adjustment in the United States', 'Box 2.a; last residence abroad: Uruguay', 'One of 1.a and 2.a, not both'],
      ['3.a–3.f', 'Foreign address', 'Last address in Montevideo', 'Required if Part 3 has a U.S. address'],
      ['4.a–5.g', 'Name and address in the native alphabet', 'N/A', 'Only if the alphabet is not Roman'],
      [
        '6.a, 6.b',
        'Other forms filed with this one',
        'No',
        'Yes with I-485, I-131 or I-765 in the same package: see the note below. Box “Other” takes anything else filed with it, such as Form I-907: name it in Part 11',
      ],
      ['7', 'Removal proceedings', 'No', 'If yes, see a lawyer before filing'],
      [
        '8',
        'Any immigrant petition ever filed by you or on your behalf',
        'No',
        'Yes if a former employer or a relative ever filed one, or you did, even if it was denied or withdrawn: explain it in Part 11. You may be able to keep the priority date of an approved one (8 CFR 204.5(e))',
      ],
      ['9, 10', 'Labor certification used before; duplicate', 'No; No', 'Asked of a certification filed with this petition: a waiver petition has none'],
    ]),
    p('For each “Yes” in items 6.a to 10, give the case number, office, date and outcome in Part 11.'),
    note('Form I-485 with a first petition', lawSays('concurrentFiling')),
    note('Your visa, your status and your travel', lawSays('immigrantIntent'), lawSays('fixedAdmission')),

    h1('Part 5: about the petitioner'),
    items([
      ['1.b', 'Type of petitioner', 'Self', 'Not 1.a: no employer files'],
      ['2–7', 'Business, employees, income, NAICS', 'Blank', 'For companies'],
      ['8–10', 'Labor certification', 'N/A', 'There is none'],
      ['11', 'Occupation', 'Fraud control specialist', 'The occupation, not your job title'],
      ['12', 'Annual income', 'Gross annual pay', 'As on your last tax return or pay stubs'],
    ]),

    h1('Part 6: the proposed employment'),
    items([
      ['1', 'Job title', 'Fraud control specialist', 'The title under which you advance the endeavor'],
      ['2', 'SOC code', 'The occupation’s six digits', 'From bls.gov/soc; compare with O*NET. Fill out a shorter code with zeros'],
      ['3', 'Nontechnical description', '“Develops and disseminates a procedure that helps small banks recognize coached payment fraud.”', 'One plain sentence; the same endeavor as in the letter'],
      ['4, 5', 'Full time; hours', 'Yes', 'If “No,” the hours per week'],
      ['6', 'Permanent', 'Yes', 'The work has no planned end'],
      ['7', 'New position', 'As the facts are in your case', 'Explain in Part 11 if the answer needs it'],
      ['8', 'Wages', 'What you earn or plan to earn', 'Per hour, week, month or year'],
      ['9.a–9.e', 'Worksite', 'Address of the work', 'Only if it differs from Part 1'],
    ]),
    p(lawSays('occupationFit')),
    note(
      'A waiver petition has no job offer',
      'Part 6 asks about the work; answer for the endeavor. Do not list an employer as if it had offered the position. Wherever the petition, the ETA form and your exhibits name an occupation, use the same title and the same code.',
    ),

    h1('Part 7: family'),
    bullets(
      'List your spouse and all children, one block each: items 1 to 6 for the first person, 7 to 12 for the second, and so on through 36.',
      'Include family members who are not immigrating with you. For each, answer yes or no to adjustment and to a visa abroad.',
      'The instructions say that Part 7 is not binding but should reflect your intent on the day you file.',
      'If you have more than six family members, continue in Part 11.',
    ),

    h1('Parts 8 to 11'),
    items([
      ['8: 1–5', 'Name, title, phone, e-mail', 'Title: Self-petitioner', 'A number you answer'],
      ['8: 6.a, 6.b', 'Signature and date', 'By hand, in ink; online, as the account asks', 'USCIS does not accept a typed or stamped name'],
      ['9', 'Interpreter', 'N/A', 'Only if someone read the form to you in another language'],
      ['10', 'Preparer', 'N/A', 'Anyone else who prepared the form signs here'],
      ['11', 'Additional information', 'As needed', 'Name and A-Number on each sheet; each signed and dated'],
    ]),

    h1('Required initial evidence'),
    p(`The instructions (06/07/24) list what must accompany a petition with a waiver request. ${lawSays('denialWithoutRequest')}`),
    h2('The waiver'),
    checkboxes(
      'A request for a waiver of the job offer, with evidence that it is in the national interest (your letter and its exhibits)',
      'ETA-9089 Appendix A and the signed Final Determination (document 11, if ordered)',
    ),
    h2('The category: one of the two'),
    checkboxes(
      'Advanced degree: the official academic record of a U.S. advanced degree or an equivalent foreign degree',
      'Or: the academic record of a U.S. bachelor’s degree or its foreign equivalent, and letters from employers showing at least five years of progressive experience in the specialty after the degree. If the specialty customarily requires a doctorate, the degree must be one (8 CFR 204.5(k)(2))',
      'Or exceptional ability, at least three of: academic record in the area; letters showing ten years of full-time experience; license or certification; pay that shows exceptional ability; membership in professional associations; recognition by peers, government or professional bodies',
      'If these do not fit the occupation: comparable evidence, with an explanation',
    ),
    h2('For every document'),
    checkboxes(
      'A full English translation with the translator’s certification: complete, accurate, competent; signature, printed name, date, contact information',
      'For a foreign degree, an evaluation stating its U.S. equivalent',
      'Legible copies; originals only where the instructions require them',
    ),

    h1('If you are a physician or another health worker'),
    factTable([LAW.physicianWaiver, LAW.physicianHomeStay, LAW.physicianExaminations, LAW.healthWorkers]),

    h1('Assembling the filing'),
    steps(
      'Payment authorization (G-1450 or G-1650), one for each form and fee; on paper only',
      'Form G-1145, if you want an e-mail or text when the filing is received',
      'Form I-907, if you ask for premium processing',
      'Form I-140, signed',
      'ETA-9089 Appendix A and signed Final Determination',
      'Cover letter with exhibit index, then the exhibits in order',
    ),
    p('If your letter cites the ETA documents as an exhibit, as the samples do, put a copy there: the signed ones stay behind Form I-140.'),
    p(lawSays('payment')),
    p(lawSays('otherEditions')),
    p(lawSays('premiumClock')),
    p(lawSays('filingAddresses')),
    checkboxes(
      'I checked the edition and filing address today on the USCIS page for the form',
      'Box 1.h and no other',
      'Items 5 and 6 of Part 1 answered',
      'Signed and dated by hand',
      'Name, dates, occupation and code match the ETA form and the letter',
      'No sample answer from this guide is left',
      'I kept a complete copy',
    ),
    h2('Where the form is'),
    bullets(
      '[USCIS, Form I-140 and instructions](https://www.uscis.gov/i-140)',
      '[USCIS, Form I-907](https://www.uscis.gov/i-907)',
      '[USCIS, Form G-1450](https://www.uscis.gov/g-1450)',
      '[USCIS, Form G-1145](https://www.uscis.gov/g-1145)',
      '[Department of Labor, Form ETA-9089](https://flag.dol.gov)',
      '[Bureau of Labor Statistics, SOC](https://www.bls.gov/soc)',
      '[O*NET OnLine](https://www.onetonline.org)',
      '[USCIS fee schedule](https://www.uscis.gov/g-1055)',
    ),
  ],
}
