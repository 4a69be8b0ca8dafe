/** Document 1: the order of the steps, which file to open when, and what to check before filing. */
import { arrow, box, bullets, checkboxes, drawing, fill, gap, h1, h2, note, p, plain, steps, table, wideBox } from '../../../domain/documents/blocks.ts'
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
  edition: editionWithFacts('2026-11-23'),
  kind: 'guide',
  front: 'heading',
  footer: GUIDE_FOOTER,
  headingNumbers: 'decimal',
  pages: { from: 5, to: 8 },
  notice: [
    plain(
      'This package helps you prepare your own petition. It is not legal advice and we are not a law firm. You decide what to say, check every fact, sign and file. Rules, fees and form editions change: the dated facts here were last checked in November 2026. Check each one again on the day you file.',
    ),
  ],
  exhibits: [],
  blocks: [
    h1('Begin here'),
    p('Your package contains a list of contents (00), these instructions, and numbered folders. You do not have to read everything at once. Work through it in this order:'),
    table(
      [0.6, 3.6, 2.2, 1.2],
      ['Step', 'What you do', 'Document', 'Time to plan'],
      [
        ['1', 'See what EB-2 asks and define your endeavor', 'Case Builder (#3), Parts 1 and 2', '1 week'],
        ['2', 'Gather facts and evidence for each prong', 'Case Builder, Parts 3 to 6', '2 to 4 weeks'],
        ['3', 'Choose recommenders and ask them', '#7, then the #6 question sheet for each writer', 'Start in week 2'],
        ['4', 'Study two complete letters for structure', '#2 and #4; sample reference letters: #5', '1 evening'],
        ['5', 'Write your own letter', 'Case Builder, sentence patterns; bonus document', '2 to 3 weeks'],
        ['6', 'Number the exhibits and build the index', 'Case Builder, index', '2 days'],
        ['7', 'Complete the forms, taken from the agencies’ own websites', '#12; #11 if ordered', '2 days'],
        ['8', 'Check, sign, copy, file', 'Section 7 below', '2 days'],
        ['9', 'Track your priority date; adjust status or apply for a visa abroad', '#8; #9, #10 and #10A if ordered', 'Later'],
      ],
      'The package, step by step',
    ),
    p(
      'Your order page has a form called “My case.” Enter your facts there once, and it makes Word files of them: a petition letter with headings and legal standards, a statement on the endeavor, the exhibit index with cover sheets, data sheets for the forms, and an evidence plan. The data sheets and the plan are for you and stay out of the envelope.',
    ),
    p(
      'Letters take the longest because they depend on other people. Ask as soon as you can state your endeavor in one sentence, and not before: a writer can speak only to an endeavor that is settled.',
    ),

    drawing(
      'The path of a petition',
      'Form I-140 is filed and an officer reviews it. The officer may send a Request for Evidence, answered once by the date in the notice, and then goes on with the review. The decision is a denial, against which there is an appeal, a motion or a new petition, or an approval. After approval you wait until your priority date is current. Then there are two ways to permanent residence: an immigrant visa at a consulate abroad, or Form I-485 in the United States.',
      [3.2, 1, 3.2, 1, 3.2],
      [
        [gap(), gap(), box('aside', 'Request for Evidence', 'If one comes: one response, by the date in the notice'), gap(), box('aside', 'Denial', 'Appeal or motion, or a new petition')],
        [gap(), gap(), arrow('both'), gap(), arrow('up', 'denied')],
        [
          box('step', 'Form I-140', 'The day it is filed is your priority date'),
          arrow('right'),
          box('step', 'Review', 'EB-2, the three prongs, discretion'),
          arrow('right'),
          box('step', 'Decision', 'An approval is not yet a visa or a status'),
        ],
        [gap(), gap(), gap(), gap(), arrow('down', 'approved')],
        [
          box('goal', 'Permanent residence', 'For you, your spouse and unmarried children under 21'),
          arrow('left'),
          box('step', 'Visa abroad', 'Form DS-260, medical exam, interview at a consulate'),
          arrow('left', 'abroad'),
          box('step', 'Date is current', 'Visa Bulletin: your category and country'),
        ],
        [arrow('up'), gap(), gap(), gap(), arrow('down', 'in the U.S.')],
        [wideBox(5, 'step', 'Form I-485, adjustment of status', 'In the United States, if you may adjust: forms, medical exam, and the officer’s discretion')],
      ],
    ),

    h1('What your petition must show'),
    p(
      'An EB-2 petition with a national interest waiver must pass two tests. The first is the EB-2 category itself: a degree above the bachelor’s (or a bachelor’s degree and five years of progressive experience in the specialty), or exceptional ability. The second is the waiver, under [Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)](https://www.justice.gov/media/871246/dl?inline):',
    ),
    drawing(
      'The three prongs and what proves each',
      'Prong 1 asks about the endeavor: substantial merit and national importance. Prong 2 asks about you: whether you are well positioned to advance it. Prong 3 asks about the balance: whether it would benefit the United States to waive the job offer and the labor certification. Under each stand the kinds of evidence that prove it. All three must be shown before the officer exercises discretion.',
      [10, 0.6, 10, 0.6, 10],
      [
        [
          box('goal', 'Prong 1: the endeavor', 'It has substantial merit and national importance.'),
          gap(),
          box('goal', 'Prong 2: you', 'You are well positioned to advance it.'),
          gap(),
          box('goal', 'Prong 3: the balance', 'It would benefit the United States to waive the job offer and the labor certification.'),
        ],
        [arrow('up', 'proved by'), gap(), arrow('up', 'proved by'), gap(), arrow('up', 'proved by')],
        [
          box(
            'step',
            'Effects beyond your employer',
            'Rules, contracts or products that others changed',
            'Data on the problem from independent sources',
            'Letters from users who do not depend on you',
            'Your statement of the endeavor',
          ),
          gap(),
          box(
            'step',
            'Record, plan, interest',
            'Degrees, licenses, letters from employers with duties',
            'Results that others counted',
            'A plan with dates, people and money',
            'Contracts, orders, letters of interest',
          ),
          gap(),
          box(
            'step',
            'Why not a job offer',
            'Why no single employer could offer this work',
            'What is gained even if others are available',
            'A date after which the benefit is lost',
            'A letter from an interested agency, if there is one',
          ),
        ],
        [arrow('down'), gap(), arrow('down'), gap(), arrow('down')],
        [wideBox(5, 'aside', 'Discretion', 'All three together, each by a preponderance of the evidence; then the officer weighs the case as a whole.')],
      ],
    ),
    p('Read the text yourself: the [USCIS Policy Manual, volume 6, part F, chapter 5](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5).'),
    note(
      'The most common mistake',
      'In a public count of 3,633 dismissed appeals from 2015 to 2026, 47.6% of the decisions say that the petition proved the importance of the field rather than of the specific endeavor ([greencardnav](https://www.greencardnav.com), September 2026). These are appeals from denials. They show how petitions fail; they say nothing about the odds in any one case.',
    ),

    h2('If your work is in a STEM field'),
    p(
      'Two passages in the [Policy Manual](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5) apply to you. Officers consult lists such as that of critical and emerging technologies, and under prong 3 they treat it as a strong positive factor when three things come together: an advanced degree in a STEM field, particularly a Ph.D.; work that furthers a critical or emerging technology or another STEM area important to competitiveness or security; and a person well positioned to do it. Under prong 2 such a degree, tied to the endeavor, is an especially positive factor that officers weigh with the other evidence.',
    ),
    p(
      'A letter from an interested government agency, national laboratory or quasi-governmental body that describes how it uses your work can, depending on what it says, help under all three prongs. It is never required.',
    ),

    h1('How to use the samples'),
    bullets(
      'Everyone in the samples is fictional. Notice what each paragraph *does*: claim, fact, exhibit.',
      'Do not copy sentences: a copied sentence describes someone else.',
      'Fill in the shaded fields in the Word files. Delete every note box before you file.',
      'If you have no evidence for a sentence, stop: find the evidence or cut the sentence.',
    ),
    h2('From fact to sentence'),
    table(
      [1.6, 5.4],
      ['Step', 'Example (fictional)'],
      [
        ['Fact', 'Eleven utilities used the tool between June 2025 and January 2026.'],
        ['Proof', 'The association’s report, which explains how it counted.'],
        ['Meaning', 'Organizations other than my employer changed what they do.'],
        ['Sentence', 'Eleven utilities, none of them a client of my employer, check their updates with the tool before installing them (Exhibit 11).'],
      ],
    ),

    h1('Rules for your evidence'),
    steps(
      'Give each document one exhibit number, in the order of what it proves: identity, EB-2, then the three prongs. Number last, and build the index from the numbers.',
      'Cite the exhibit in the sentence that relies on it, and say what it shows.',
      'Every fact you rely on must be true on the day you file. Later facts do not count for this petition.',
      'Every document in a foreign language needs a full English translation. The translator certifies that it is complete and accurate and that he or she is competent to translate, with signature, printed name, date and contact information.',
      'Employer letters that prove experience must give the writer’s name, address and title, your dates, and your specific duties. If such a letter cannot be had, other documents on the experience are considered (8 CFR 204.5(g)(1)).',
      'No reference letter may be filed unless its writer has reviewed it, adopted it and signed it.',
    ),
    h2('Evidence list: start it on day one'),
    table(
      [0.8, 3, 1.4, 1.4, 1.4],
      ['No.', 'Document', 'Proves', 'Who has it', 'Status'],
      Array.from({ length: 4 }, () => [fill('Number'), fill('Document'), fill('What it proves'), fill('Who has it'), fill('Have, requested or missing')]),
    ),

    note('Paid work beside your job', 'People in the samples work beside a job; whether you may depends on your status.', lawSays('sideWork')),
    note('In F-1, J-1, TN or B status', 'The petition shows an intent to immigrate. Before you file, read “Your visa, your status and your travel” in the guide to Form I-140.'),

    h1('Do not change the endeavor'),
    p(
      'USCIS will judge the endeavor you file. A response to a Request for Evidence may explain and prove it but may not change or enlarge it. Write the one-sentence version in the box, and use the same words in the letter, on the forms and in everything you send to your recommenders.',
    ),
    table([1], ['My endeavor in one sentence'], [[fill('My endeavor in one sentence', 4)]]),

    h1('The filing, as of November 2026'),
    p('Check each line again on the day you file. The links go to the agencies’ own pages.'),
    table(
      [1.4, 3, 2.4],
      ['Item', 'Rule or fee', 'Where to check'],
      [
        ['I-140', `${feeOf('i140Paper')} on paper, ${feeOf('i140Online')} online. You are the petitioner.`, `On paper: ${readOn(FEES.i140Paper)}. Online: ${readOn(FEES.i140Online)}`],
        ['Asylum Program Fee', `${feeOf('asylumProgram')} for a self-petitioner, as a separate payment. ${LAW.feeQuestions.says.split('. ')[0]}.`, readOn(FEES.asylumProgram)],
        ['I-907, if wanted', LAW.premiumClock.says, readOn(LAW.premiumClock)],
        ['Labor Department form', 'ETA-9089 Appendix A and the signed Final Determination (uncertified); document #11 if ordered', readOn(LAW.laborForms)],
        ['Payment', LAW.payment.says, readOn(LAW.payment)],
        ['Where to file', 'Depends on the state where you will work and on premium processing', '[I-140](https://www.uscis.gov/i-140), direct filing addresses'],
      ],
      'Forms and fees',
    ),
    p(
      'USCIS rejects the whole package if the fee is wrong or the form edition is out of date. Many websites still quote an older fee for premium processing, payment by check, and Form ETA-750; none of these was current for a self-petitioner in 2026.',
    ),
    p(`**Required initial evidence.** ${lawSays('denialWithoutRequest')}`),
    h2('How to order a paper filing'),
    steps(
      'Payment authorizations (one for each form and fee; online you pay in your account)',
      'Form G-1145, if you want an e-mail or text when the filing is received',
      'Form I-907, if you ask for premium processing',
      'Form I-140',
      'ETA-9089 Appendix A and signed Final Determination',
      'Cover letter with exhibit index',
      'Exhibits in order, each behind a numbered cover sheet',
    ),
    p('The sample letters cite the two ETA documents as an exhibit too. The signed ones lie behind Form I-140; behind the cover sheet of that exhibit goes a copy.'),

    h1('Final check before you sign'),
    checkboxes(
      'The endeavor is stated in the same sentence in the letter, on the forms and in my statement.',
      'The endeavor is narrower than my occupation: a colleague with my job title could not claim it as his or her own.',
      'One method, system, process or problem has a name.',
      'Someone other than my employer and its clients benefits, and the letter shows how (publication, standard, open tool, license, training, adoption).',
      'My qualifications are argued under prong 2, not prong 1.',
      'Nothing in the letter argues from a labor shortage or from the size of a market.',
      'Prong 3 has its own heading and its own exhibits.',
      'Every number has a source, every exhibit is cited, every citation is in the index.',
      'Every letter is signed, dated and true, and no two letters say the same thing.',
      'Names and dates match in every document; any difference is explained.',
      'Translations are complete and certified.',
      'All note boxes are deleted and all shaded fields are filled in.',
      'I checked form editions, fees and the filing address today.',
      'I kept a complete copy of what I am filing.',
    ),

    h1('When to talk to a lawyer'),
    p(
      'A document package cannot evaluate your case. Talk to an immigration lawyer if you have had a denial, a status violation, an arrest or a removal order; if you are subject to the two-year home residence requirement of a J visa; if you are unsure which category fits; or if you receive a Request for Evidence you do not understand. The [AILA directory](https://www.ailalawyer.com) and the [Department of Justice list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) can help you find one.',
    ),
  ],
}
