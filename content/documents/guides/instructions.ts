/** Document 1: the order of the steps, which file to open when, and what to check before filing. */
import { bullets, checkboxes, fill, h1, h2, note, p, plain, steps, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import { editionWithFacts } from '../../facts/all-facts.ts'
import { lawSays, readOn } from '../../facts/fact-blocks.ts'
import { feeOf, FEES } from '../../facts/fees.ts'
import { LAW } from '../../facts/law.ts'

export const instructions: Document = {
  id: 'instructions',
  title: 'Instructions',
  subtitle: 'NIW DIY, document 1',
  edition: editionWithFacts('2026-11-22'),
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 5, to: 8 },
  notice: [
    plain(
      'This package helps you prepare your own petition. It is not legal advice and we are not a law firm. You decide what to say, check every fact, sign and file. Rules, fees and form editions change: what is dated here was read in November 2026. Check each one on the day you file.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('Begin here'),
    p('Your package holds a list of contents (00), these instructions, and numbered folders. You do not have to read everything at once. Work in this order:'),
    table(
      [0.6, 3.6, 2.2, 1.2],
      ['Step', 'What you do', 'Document', 'Time to plan'],
      [
        ['1', 'Test the EB-2 threshold and name your endeavor', 'Case Builder (#3), parts on EB-2 and endeavor', '1 week'],
        ['2', 'Collect facts and proof for each prong', 'Case Builder, evidence list', '2 to 4 weeks'],
        ['3', 'Choose letter writers and ask them', '#7, then the sheet of #6 that fits each', 'Start in week 2'],
        ['4', 'Read two complete letters for structure', '#2 and #4; letters of others: #5', '1 evening'],
        ['5', 'Write your own letter', 'Case Builder, sentence patterns; bonus', '2 to 3 weeks'],
        ['6', 'Number the exhibits and write the index', 'Case Builder, index', '2 days'],
        ['7', 'Complete the forms from the agencies’ sites', '#12; #11 if ordered', '2 days'],
        ['8', 'Check, sign, copy, file', 'Section 7 below', '2 days'],
        ['9', 'Follow the queue; adjust or go abroad', '#8; #9, #10 and #10A if ordered', 'Later'],
      ],
      'The way through the package',
    ),
    p('Letters take longest, because they depend on others. Ask for them as soon as the endeavor is written in one sentence, and not before: writers can only speak to an endeavor that is fixed.'),

    h1('What the petition has to show'),
    p(
      'An EB-2 petition with a national interest waiver is two tests in a row. The first is the EB-2 category: a degree above bachelor (or a bachelor’s degree and five years of progressive experience in the specialty), or exceptional ability. The second is the waiver under [Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)](https://www.justice.gov/media/871246/dl?inline):',
    ),
    bullets(
      '**Prong 1.** The specific endeavor has substantial merit and national importance.',
      '**Prong 2.** You are well positioned to advance it.',
      '**Prong 3.** On balance it benefits the United States to waive the job offer and the labor certification.',
    ),
    p(
      'Each is proved by a preponderance of the evidence. After that the officer still decides as a matter of discretion. The text to read yourself is the [USCIS Policy Manual, volume 6, part F, chapter 5](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5).',
    ),
    note(
      'The most frequent mistake',
      'In a public count of 3,633 dismissed appeals of 2015 to 2026, 47.6% say that the petition proved the importance of the field and not of the specific endeavor ([greencardnav](https://www.greencardnav.com), September 2026). These are appeals against denials: they show how petitions fail and nothing about the chance of any one case.',
    ),

    h2('If your work is in a STEM field'),
    p(
      'Two passages of the [Policy Manual](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5) concern you. Officers consult lists such as that of critical and emerging technologies, and in prong 3 they count it as a strong positive factor when three things stand together: an advanced degree in a STEM field, a Ph.D. above all; work that furthers a critical or emerging technology or another STEM area important to competitiveness or security; and a person well positioned to do it. One of the three alone is credited and does not suffice.',
    ),
    p('A letter of an interested government agency, national laboratory or quasi-governmental body that describes how it uses this person’s work can help in prongs 2 and 3. It is never required.'),

    h1('How to use the samples'),
    bullets(
      'Everyone in the samples is fictional. Look at what each paragraph *does*: claim, fact, exhibit.',
      'Do not copy sentences. Officers and software see repeated language, and a copied sentence describes someone else.',
      'The shaded places in the Word files are yours to fill. Delete every note box before filing.',
      'Where you have no proof for a sentence, stop there: find the proof or take the sentence out.',
    ),
    h2('From fact to sentence'),
    table(
      [1.6, 5.4],
      ['Step', 'Example (fictional)'],
      [
        ['Fact', 'Eleven utilities used the tool between June 2025 and January 2026.'],
        ['Proof', 'Report of the association, with the way of counting.'],
        ['Meaning', 'People outside my employer changed what they do.'],
        ['Sentence', 'Eleven utilities, none of them a client of my employer, check their updates with the tool before installing them (Exhibit 11).'],
      ],
    ),

    h1('The rules of the evidence'),
    steps(
      'One document, one exhibit number, in the order of the letter. Write the index last.',
      'Cite the exhibit at the sentence that needs it, and say what the exhibit shows.',
      'Everything must have existed on the day of filing. Later facts do not count for this petition.',
      'Documents in another language need a full English translation with the translator’s signed certification.',
      'Employer letters that prove experience name the writer, address, title, your dates and concrete duties (8 CFR 204.5(g)(1)).',
      'No reference letter may be filed unless its writer has reviewed it, adopted it and signed it.',
    ),
    h2('Evidence list to keep from the first day'),
    table(
      [0.8, 3, 1.4, 1.4, 1.4],
      ['No.', 'Document', 'Proves', 'Who has it', 'Status'],
      Array.from({ length: 6 }, () => [fill('Number'), fill('Document'), fill('What it proves'), fill('Who has it'), fill('Have, asked or missing')]),
    ),

    h1('Keep the endeavor fixed'),
    p(
      'The endeavor you file is the endeavor that will be judged. An answer to a Request for Evidence may explain and prove it; it may not change or enlarge it. Write the one-sentence version into the box, and use the same words in the letter, the forms and what you send to your writers.',
    ),
    table([1], ['My endeavor in one sentence'], [[fill('My endeavor in one sentence', 5)]]),

    h1('The filing, as of November 2026'),
    p('Check each line on the day you file. The addresses are those of the agencies.'),
    table(
      [1.6, 3.6, 1.8],
      ['Item', 'What was read', 'Where to check'],
      [
        ['I-140', `${feeOf('i140Paper')} on paper, ${feeOf('i140Online')} online. You file for yourself.`, readOn(FEES.i140Paper)],
        ['Asylum Program Fee', `${feeOf('asylumProgram')} for a self-petitioner, as a separate payment. ${LAW.feeQuestions.says.split('. ')[0]}.`, readOn(FEES.asylumProgram)],
        ['I-907, if wanted', LAW.premiumClock.says, readOn(LAW.premiumClock)],
        ['Labor Department form', 'ETA-9089 Appendix A and the signed Final Determination (uncertified); document #11 if ordered', readOn(LAW.laborForms)],
        ['Payment on paper', LAW.payment.says, readOn(LAW.payment)],
        ['Place of filing', 'Differs by state and by premium processing', '[I-140](https://www.uscis.gov/i-140), direct filing addresses'],
      ],
      'Forms and fees',
    ),
    p(
      'A wrong fee or an old form edition leads to rejection of the whole package. Pages on the web still quote fees of 2024 and 2025, and Form ETA-750; none of these was current for a self-petitioner in 2026.',
    ),
    p(`**Required initial evidence.** ${lawSays('denialWithoutRequest')}`),
    h2('Order of the package on paper'),
    steps(
      'Payment authorizations (one for each form and fee)',
      'Form I-907, if you ask for premium processing',
      'Form I-140',
      'ETA-9089 Appendix A and signed Final Determination',
      'Cover letter with index of exhibits',
      'Exhibits in order, each behind a page with its number',
    ),

    h1('Last check before signing'),
    checkboxes(
      'The endeavor is the same sentence in the letter, the forms and the statement.',
      'The endeavor is narrower than my occupation: a colleague with my job would not recognize it as his or her own.',
      'One method, system, process or problem has a name.',
      'Someone outside my employer and its clients benefits, and the route is shown (publication, standard, open tool, license, training, adoption).',
      'My own qualifications are in prong 2 and not in prong 1.',
      'There is no argument from a shortage of workers and none from the size of a market.',
      'Prong 3 has its own heading and its own exhibits.',
      'Every number has a source, every exhibit is cited, every citation is in the index.',
      'Every letter is signed, dated and true, and no two letters say the same.',
      'Names and dates agree in all documents; differences are explained.',
      'Translations are complete and certified.',
      'All note boxes are deleted, all shaded places are filled.',
      'Form editions, fees and the filing address were checked today.',
      'I have kept a complete copy of what I send.',
    ),

    h1('When to ask a lawyer'),
    p(
      'A package cannot see your case. Ask an immigration lawyer if you have had a denial, a violation of status, an arrest, a removal order, a two-year home requirement of a J visa, doubts about which category fits, or a Request for Evidence that you do not understand. The [AILA directory](https://www.ailalawyer.com) and the [Department of Justice list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) help you find one.',
    ),
  ],
}
