/** The documents that are made of a customer's own answers; each is made anew at every download. */
import { bullets, checkboxes, exhibit, exhibitIndex, fill, h1, h2, p, pageBreak, plain, signature, table, type Words } from '../../../domain/documents/blocks.ts'
import type { Block, Document, Exhibit, ExhibitPurpose, Inlines } from '../../../domain/documents/document.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import { parseInline } from '../../../domain/documents/inline-syntax.ts'
import { planOfOwnCase, settledCase, type Door, type OwnCase } from '../../../domain/own-case/own-case.ts'
import { exhibitsOfClaim, planHoles, provedBy, PURPOSES } from '../../../domain/petition/evidence-plan.ts'
import { STANDARD_PARAGRAPHS, type StandardKey } from '../../petition/legal-sources.ts'
import { FEES, feeOf } from '../../facts/fees.ts'
import { readOn } from '../../facts/fact-blocks.ts'
import { EXISTED_WORDS, holeSentence, holeWords, NO_HOLES, PURPOSE_WORDS, STATE_WORDS, TRANSLATION_WORDS } from './plan-words.ts'

export const OWN_DOCUMENTS = ['letter', 'statement', 'exhibits', 'data-sheets', 'evidence-plan'] as const
export type OwnDocument = (typeof OWN_DOCUMENTS)[number]

export const OWN_DOCUMENT_NAMES: Record<OwnDocument, { title: string; text: string }> = {
  letter: { title: 'Petition letter', text: 'Headings, the legal standard with its citations, your facts, and a place for each exhibit. You write the argument.' },
  statement: { title: 'Endeavor statement', text: 'One statement to sign: what you will do, how, for whom, and by when.' },
  exhibits: { title: 'Exhibit index and cover sheets', text: 'The index, and one sheet to lay before each exhibit.' },
  'data-sheets': { title: 'Data sheets for the forms', text: 'Your answers by part and item of Forms I-140 and ETA-9089, to copy from. Not for the envelope.' },
  'evidence-plan': { title: 'Evidence plan', text: 'Each claim, what shows it, and where something is missing. Not for the envelope.' },
}

/** Running text in the notation of documents, with a customer's own words between. */
const words = (...parts: readonly (string | { own: string })[]): Inlines => parts.flatMap((part) => (typeof part === 'string' ? parseInline(part) : plain(part.own)))
/** With a full stop, where the person wrote none. */
const asSentence = (text: string): string => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`)
/** The person's words, or a place to fill in. */
const orField = (own: string, label: string): Inlines => (own === '' ? parseInline(`[[field: ${label}]]`) : plain(own))

const idOf = (index: number): string => `Ex-${index + 1}`
const exhibitsOf = (own: OwnCase): Exhibit[] => own.exhibits.map((one, index) => exhibit(idOf(index), one.title, provedBy(planOfOwnCase(own), one)))

const standard = (key: StandardKey): Block => p(STANDARD_PARAGRAPHS[key].text)
/** The claims of a part as they were written, each with its exhibits. */
const claims = (own: OwnCase, proves: ExhibitPurpose): Block[] =>
  own.claims
    .filter((claim) => claim.proves === proves)
    .map((claim) => {
      const cites = exhibitsOfClaim(planOfOwnCase(own), claim).map(({ number }) => `{{${idOf(number - 1)}}}`)
      return p(words({ own: claim.text.replace(/[\s.]+$/, '') }, cites.length === 0 ? ' ([[field: exhibit that shows this]]).' : ` (${cites.join('; ')}).`))
    })

/** One sentence to write for each exhibit on which no claim rests, in the first part that it proves. */
const unclaimed = (own: OwnCase, proves: ExhibitPurpose | undefined): Block[] =>
  own.exhibits.flatMap(({ id, title, proves: proved }, index) =>
    proved[0] === proves && !own.claims.some(({ exhibits }) => exhibits.includes(id))
      ? [p([...parseInline('[[long: What I claim]] '), ...words({ own: title }, ` shows [[long: what it shows]] ({{${idOf(index)}}}).`)])]
      : [],
  )

const hooks = (own: OwnCase, proves: ExhibitPurpose): Block[] => [...claims(own, proves), ...unclaimed(own, proves)]

/** On each page: one that lies loose among exhibits must say that it stays at home. */
const KEPT_FOOTER = `Not for the envelope. ${GUIDE_FOOTER}`

const frame = (own: OwnCase, title: string): Omit<Document, 'id' | 'blocks' | 'exhibits'> => ({
  title,
  edition: '2026-11-22',
  kind: 'letter',
  front: 'none',
  footer: own.name === '' ? 'Form I-140, national interest waiver' : `Form I-140 of ${own.name}`,
})

const degreeLines = (own: OwnCase): Block[] =>
  own.degrees.map(({ degree, field, school, year }) =>
    p(
      words(
        'I hold this degree: ',
        ...(degree === '' ? ['[[field: degree]]'] : [{ own: degree }]),
        ...(field === '' ? [] : [' in ', { own: field }]),
        ...(school === '' ? [] : [' from ', { own: school }]),
        ...(year === '' ? [] : [' (', { own: year }, ')']),
        '.',
      ),
    ),
  )

type Part = string | { own: string }
const GOES_ON = /^(?:today|now|present|the present|current(?:ly)?|to date|ongoing)[.]?$/i

/** A position that goes on, one that ended, or one whose end is not known: of that one no tense is guessed. */
function jobTime({ from, to }: OwnCase['jobs'][number]): readonly Part[] {
  const start: Part = from === '' ? '[[field: month and year]]' : { own: from }
  if (GOES_ON.test(to)) return ['Since ', start, ', I have held the position of ']
  if (to !== '') return ['From ', start, ' to ', { own: to }, ', I held the position of ']
  return ['From ', start, ' to [[field: month and year, or today]]: position of ']
}

const jobLines = (own: OwnCase): Block[] =>
  own.jobs.map((job) =>
    p(
      words(
        ...jobTime(job),
        ...(job.title === '' ? ['[[field: title]]'] : [{ own: job.title }]),
        ...(job.employer === '' ? [] : [' at ', { own: job.employer }]),
        `${job.employer.endsWith('.') ? '' : '.'} [[long: Duties and results of this position, with figures]]`,
      ),
    ),
  )

/** The standard of the door that the person chose, before the facts of the person and behind them. */
const DOOR_PARTS: Record<Door, { before: readonly StandardKey[]; behind: readonly Block[] }> = {
  advanced: {
    before: ['eb2-advanced'],
    behind: [standard('eb2-occupation'), p('[[long: Why a bachelor’s degree is the normal entry requirement of this occupation]]')],
  },
  'five-years': {
    before: ['eb2-five-years'],
    behind: [standard('eb2-fit'), p('[[long: Why a bachelor’s degree, and not a doctorate, is the normal entry requirement of this occupation, and why the five years are in its specialty]]')],
  },
  ability: {
    before: ['eb2-ability', 'eb2-ability-kinds'],
    behind: [
      p('[[long: At least three of the six kinds, one paragraph each, with its exhibit]]'),
      standard('eb2-ability-merits'),
      p('[[long: The record as a whole: what is significantly above what is ordinarily encountered]]'),
      p(
        'My exceptional ability is in [[field: the sciences, the arts, or business]]. [[long: How it will substantially benefit the national economy, cultural or educational interests, or welfare of the United States, INA § 203(b)(2)(A)]]',
      ),
      standard('eb2-ability-fit'),
      p('[[long: Skills, knowledge and expertise that the ability and the endeavor share]]'),
    ],
  },
}
const NO_DOOR: { before: readonly StandardKey[]; behind: readonly Block[] } = {
  before: [],
  behind: [p('[[long: The way into EB-2: an advanced degree, a bachelor’s degree and five years, or exceptional ability. Choose it on the page of your case; its legal standard then stands here]]')],
}

const letter = (given: OwnCase): Document => {
  const own = settledCase(given)
  const door = own.door === '' ? NO_DOOR : DOOR_PARTS[own.door]
  return {
    id: 'own-letter',
    ...frame(own, 'Petition letter'),
    headingNumbers: 'legal',
    exhibits: exhibitsOf(own),
    blocks: [
      p('[[field: Date]]', { align: 'right' }),
      p('U.S. Citizenship and Immigration Services', { tight: true }),
      p('[[long: Filing address from the page of Form I-140, read on the day of filing]]'),
      p(
        words(
          '**Re: Form I-140, EB-2 classification with a national interest waiver, INA § 203(b)(2)(B)**\nPetitioner and beneficiary: ',
          ...(own.name === '' ? ['[[field: Your full name]]'] : [{ own: own.name }]),
        ),
      ),
      p('Dear Officer:'),
      h1('Request'),
      p([
        ...parseInline('I petition for myself and ask that the requirement of a job offer, and thus of a labor certification, be waived so that I can advance this endeavor: '),
        ...orField(asSentence(own.endeavor), 'Your endeavor in one sentence'),
      ]),
      ...hooks(own, 'Identity'),
      standard('burden'),
      h1('The EB-2 classification'),
      ...door.before.map(standard),
      ...degreeLines(own),
      ...jobLines(own),
      ...hooks(own, 'EB-2'),
      p([...parseInline('The occupation through which I advance the endeavor is that of '), ...orField(own.occupation, 'occupation, with its SOC code'), ...parseInline('.')]),
      ...door.behind,
      h1('The waiver'),
      standard('dhanasar'),
      h2('The proposed endeavor'),
      p('[[long: The problem, in two sentences that name it]]'),
      p('[[long: The method, system or process you work on, by its name]]'),
      p('[[long: Who benefits beyond your employer and its clients, and by which route]]'),
      p('[[long: Plan with dates: the next two years]]'),
      h2('Prong 1: substantial merit and national importance'),
      standard('p1'),
      p('[[long: Substantial merit of this endeavor]]'),
      p('[[long: National importance of this endeavor, not of the field]]'),
      ...hooks(own, 'Prong 1'),
      h2('Prong 2: well positioned'),
      standard('p2'),
      p('[[long: Your own part in what has been done so far, and who has used it]]'),
      ...hooks(own, 'Prong 2'),
      h2('Prong 3: the balance'),
      standard('p3'),
      p('[[long: Why a job offer and a labor certification are a poor fit for this work, and what is gained without them]]'),
      ...hooks(own, 'Prong 3'),
      ...unclaimed(own, undefined),
      h1('Discretion and conclusion'),
      standard('discretion'),
      p('[[long: Facts for a favorable exercise of discretion, each with its exhibit]]'),
      standard('declaration'),
      signature('Respectfully submitted,', own.name === '' ? '[[field: Your full name]]' : plain(own.name), 'Petitioner', 'Executed on [[short: date]]'),
      ...(own.exhibits.length === 0 ? [] : [pageBreak(), h1('Exhibits'), exhibitIndex()]),
    ],
  }
}

const statement = (given: OwnCase): Document => {
  const own = settledCase(given)
  return {
    id: 'own-statement',
    ...frame(own, 'Statement on the proposed endeavor'),
    exhibits: [],
    blocks: [
      h1('Statement on the proposed endeavor'),
      p(words('I, ', ...(own.name === '' ? ['[[field: full name]]'] : [{ own: own.name }]), ', state:')),
      p([...parseInline('**My endeavor:** '), ...orField(asSentence(own.endeavor), 'the same sentence as in the letter')]),
      p('**What I have done for it so far.** [[long: Steps with dates and results]]'),
      p('**What I will do.** [[long: Steps of the next two years, each with a date and what will exist then]]'),
      p('**Who will use it, and how it reaches them.** [[long: Groups beyond one employer, and the route]]'),
      p('**What it needs.** [[long: People, money, partners: what is there, what is to come]]'),
      p(words('**Where I will do it.** [[long: How I will support myself and the work, employed or not]]')),
      standard('declaration-statement'),
      signature('Signed,', own.name === '' ? '[[field: full name]]' : plain(own.name), 'Petitioner', 'Executed on [[short: date]] at [[field: place]]'),
    ],
  }
}

const exhibitSheets = (given: OwnCase): Document => {
  const own = settledCase(given)
  return {
    id: 'own-exhibits',
    ...frame(own, 'Exhibits'),
    exhibits: [],
    blocks: [
      h1('Index of exhibits'),
      own.exhibits.length === 0
        ? p('[[long: Enter your exhibits on the page of your case; the index and its sheets are made from them]]')
        : table(
            [1, 4, 1.4],
            ['Exhibit', 'Document', 'Proves'],
            own.exhibits.map((one, index) => [`Exhibit ${index + 1}`, plain(one.title), provedBy(planOfOwnCase(own), one).join(', ')]),
          ),
      ...own.exhibits.flatMap(({ title, date, translation }, index): Block[] => [
        pageBreak(),
        h1(`Exhibit ${index + 1}`),
        p(plain(title)),
        ...(date === '' ? [] : [p(words('Date or period: ', { own: date }))]),
        ...(translation === 'done' ? [p('The document is followed by its full English translation and the translator’s signed certification.')] : []),
        // An open place is found by the check before filing.
        ...(translation === 'needed' ? [p('[[long: Translation and its certification still to come]]')] : []),
      ]),
    ],
  }
}

const answers = (rows: readonly (readonly [item: string, subject: string, answer: Words])[]): Block =>
  table(
    [1, 2.4, 4],
    ['Item', 'Subject', 'My answer'],
    rows.map(([item, subject, answer]) => [item, subject, answer === '' ? fill(subject) : answer]),
  )
const own = (text: string): Words => (text === '' ? '' : plain(text))
/** One date alone says whether it is the first or the last. */
const span = (from: string, to: string): string => (from === '' ? to && `until ${to}` : to === '' ? `from ${from}` : `${from} to ${to}`)

const dataSheets = (given: OwnCase): Document => {
  const { name, occupation, post, endeavor, birthCountry, citizenship, degrees, jobs } = settledCase(given)
  return {
    id: 'own-data-sheets',
    title: 'Data sheets for the forms',
    subtitle: 'To copy from. Not for the envelope',
    edition: '2026-11-22',
    kind: 'workbook',
    front: 'heading',
    footer: KEPT_FOOTER,
    exhibits: [],
    blocks: [
      p(
        'Items are those of Form I-140, edition 06/07/24, and of Form ETA-9089 Appendix A as read in November 2026. Empty places are yours to write into; numbers of passports and cards are not kept here.',
      ),
      h1('Form I-140'),
      answers([
        ['1: 1.a–1.c', 'Full name', own(name)],
        ['1: 3', 'Mailing address', ''],
        ['1: 5, 6', 'Fee questions', 'No; Yes (self-petitioner who employs 25 people or fewer)'],
        ['2: 1.h', 'Petition type', 'National interest waiver'],
        ['3: 3–5', 'Date and place of birth', ''],
        ['3: 6', 'Country of birth', own(birthCountry)],
        ['3: 7', 'Citizenship', own(citizenship)],
        ['3: 8–15', 'A-Number, I-94, passport', ''],
        ['4: 1 or 2', 'Visa abroad, or adjustment', ''],
        ['5: 1.b', 'Type of petitioner', 'Self'],
        ['5: 11', 'Occupation', own(occupation)],
        ['5: 12', 'Annual income', ''],
        ['6: 1', 'Job title of the work the petition is for', own(post)],
        ['6: 2', 'SOC code', ''],
        ['6: 3', 'Nontechnical description', own(endeavor)],
        ['7', 'Spouse and children', ''],
      ]),
      p(`Fees: ${feeOf('i140Paper')} on paper, and ${feeOf('asylumProgram')} as a payment of its own (${readOn(FEES.i140Paper)}); online ${feeOf('i140Online')} (${readOn(FEES.i140Online)}).`),
      h1('Form ETA-9089, Appendix A'),
      answers([
        ['A 1–3', 'Full name', own(name)],
        ['A 14, 15', 'Country of birth; citizenship', own([birthCountry, citizenship].filter(Boolean).join('; '))],
        ...degrees.map(({ degree, field, school, year }, index) => [`B ${'abcde'[index] ?? ''}`, `Degree ${index + 1}`, own([degree, field, school, year].filter(Boolean).join(', '))] as const),
        ...jobs.map(({ title, employer, from, to }, index) => [`E, block ${index + 1}`, `Position ${index + 1}`, own([title, employer, span(from, to)].filter(Boolean).join(', '))] as const),
      ]),
      checkboxes('Every answer is as in the passport, the diploma or the employer’s letter', 'The same title and the same code everywhere', 'Nothing of this sheet goes into the envelope'),
    ],
  }
}

const evidencePlan = (given: OwnCase): Document => {
  const plan = planOfOwnCase(settledCase(given))
  const holes = planHoles(plan)
  const open = (kind: 'claim' | 'exhibit', number: number): string => holes.flatMap((hole) => ((hole as Record<string, unknown>)[kind] === number ? [holeWords(hole)] : [])).join('; ')
  return {
    id: 'own-evidence-plan',
    title: 'Evidence plan',
    subtitle: 'What shows what. Not for the envelope',
    edition: '2026-11-23',
    kind: 'workbook',
    front: 'heading',
    footer: KEPT_FOOTER,
    exhibits: [],
    blocks: [
      ...(plan.filingDay === '' ? [] : [p(`Planned day of filing: ${plan.filingDay}. What is dated later proves nothing on that day.`)]),
      ...PURPOSES.flatMap((purpose): Block[] => {
        const rows = plan.claims.map((claim, index) => ({ claim, number: index + 1 })).filter(({ claim }) => claim.proves === purpose)
        return [
          h1(purpose),
          p(PURPOSE_WORDS[purpose]),
          rows.length === 0
            ? p('No claim is entered for this part.')
            : table(
                [0.6, 4.2, 1.6, 2.2],
                ['No.', 'What the letter states', 'Shown by', 'Open'],
                rows.map(({ claim, number }) => [
                  String(number),
                  plain(claim.text),
                  exhibitsOfClaim(plan, claim)
                    .map((shown) => `Exhibit ${shown.number}`)
                    .join(', '),
                  open('claim', number),
                ]),
              ),
        ]
      }),
      h1('Exhibits'),
      plan.exhibits.length === 0
        ? p('No exhibit is entered yet.')
        : table(
            [0.7, 2.5, 1, 1.2, 0.9, 1.3, 2.1],
            ['No.', 'Document', 'Proves', 'Date; at filing', 'Where', 'Translation', 'Open'],
            plan.exhibits.map((one, index) => [
              String(index + 1),
              plain(one.title),
              provedBy(plan, one).join(', '),
              one.date === '' ? EXISTED_WORDS[one.existed] : plain(`${one.date}; ${EXISTED_WORDS[one.existed].toLowerCase()}`),
              STATE_WORDS[one.state],
              TRANSLATION_WORDS[one.translation],
              open('exhibit', index + 1),
            ]),
          ),
      h1('What is open'),
      holes.length === 0 ? p(NO_HOLES) : bullets(...holes.map(holeSentence)),
    ],
  }
}

const MAKERS: Record<OwnDocument, (own: OwnCase) => Document> = { letter, statement, exhibits: exhibitSheets, 'data-sheets': dataSheets, 'evidence-plan': evidencePlan }

export const ownDocument = (which: OwnDocument, given: OwnCase): Document => MAKERS[which](given)
