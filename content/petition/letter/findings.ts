/** The law of each prong applied to what was shown: the finding first, then the strongest facts that carry it, in their own words. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { capitalize } from '../../../domain/endeavor/sentence-forms.ts'
import { findExhibit, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { isIdle, isScheduleA, nearDate } from '../../../domain/petition/reasoning.ts'
import { bareEnd, count, LEANS, lowered } from './core-sentence.ts'
import { asked } from './fact-roles.ts'
import { citation, composedWords, exhibitsOf, facts, FORM, made, publicExhibitId, vary, type LetterGround, type Wordings } from './letter-parts.ts'
import { benefitReason, strongest, tieReason, type Reason } from './reasons.ts'
import { nameOfMethod, subjectOf } from './subject.ts'

/** Of the areas that *Dhanasar* names, those that the words of the endeavor speak of. */
const AREAS: readonly [area: string, words: RegExp][] = [
  ['health', /\b(?:patients?|clinics?|clinical|hospitals?|infections?|diseases?|nurs(?:e|es|ing)|medical|medicine|therap(?:y|ies)|health|dialysis|disorders?)\b/i],
  ['education', /\b(?:students?|preschools?|schools?|colleges?|teachers?|pupils?|learners?|classrooms?|reading program)\b/i],
  ['science', /\b(?:soils?|nitrogen|chemi\w+|biolog\w+|solvents?|graphite|genom\w+)\b/i],
  ['technology', /\b(?:software|tools?|controllers?|sensors?|devices?|algorithms?|(?<!reading |training |school |health )programs?|readings|flight data|cells|refrigerants?)\b/i],
]
const areasOf = ({ lock }: CaseFile): string | null => {
  const found = AREAS.filter(([, words]) => words.test(lock?.text ?? '')).map(([area]) => area)
  return found.length === 0 ? null : found.slice(0, 2).join(' and ')
}

/** A sentence of a finding, with the facts that carry it; `exhibits` where it cites others than theirs, `core` without what leads to it. Null where there is none to say. */
type Point = Omit<Reason, 'after'> & { exhibits?: readonly string[]; core?: string }

/** The words of a point without the factor in front of them. */
const coreOf = ({ words, core = words }: Point): string => core.toLowerCase()

function finding(ground: LetterGround, section: 'eb2' | 'p1' | 'p2' | 'p3', id: string, opening: string, given: readonly (Point | null)[]): DraftBlock[] {
  // What one point has told, another does not tell again.
  const points = given
    .filter((one, place) => one !== null && !given.slice(0, place).some((before) => before !== null && before.words.toLowerCase().includes(coreOf(one))))
    .filter((one) => one !== null)
  if (points.length === 0) return []
  const idsOf = ({ facts, exhibits }: Point): readonly string[] => exhibits ?? facts.flatMap((fact) => exhibitsOf(ground.file, fact))
  const content = points.flatMap((one, place): Inlines => {
    const ids = idsOf(one)
    // Two sentences that rest on the same cite it once, behind the second.
    const next = points[place + 1]
    const isCitedNext = next !== undefined && ids.every((own) => idsOf(next).includes(own))
    return [...plain(` ${one.words}`), ...(isCitedNext ? [] : citation(ids)), ...plain('.')]
  })
  return [
    made(
      section,
      id,
      { kind: 'paragraph', content: [...composedWords(opening), ...content] },
      naming(
        ground.file,
        opening,
        points.flatMap((one) => one.facts),
      ),
    ),
  ]
}

/** What a finding rests on: its facts, and the one that names the method where its opening does. */
function naming(file: CaseFile, opening: string, facts: readonly CaseFact[]): CaseFact[] {
  const named = nameOfMethod(file)
  return [...new Set([...facts, ...(named !== undefined && opening.includes(named.name) ? [named.fact] : [])])]
}

/** What leads to a point: the factor that it goes to. No two of one finding begin alike, and each is too short for two letters to share a run of words by it. Null where the opening leads there. */
const LEADS = {
  document: 'In the public record',
  reach: 'As to its reach',
  region: 'In a region',
  use: 'On use by others',
  education: 'As to education',
  plan: 'Under the plan',
  interest: 'On the interest of others',
  progress: 'With regard to progress',
  record: null,
  job: 'As to a job offer',
  contribution: 'On the contribution',
  time: 'With regard to time',
} satisfies Record<string, string | null>

/** Where words stand small: the facts, the endeavor, and the titles. A case is never changed in place. */
const spelled = new WeakMap<CaseFile, readonly { text: string }[]>()
function spellings(file: CaseFile): readonly { text: string }[] {
  const known = spelled.get(file) ?? [...file.facts, { text: file.lock?.text ?? '' }, ...file.exhibits.map(({ title }) => ({ text: title }))]
  spelled.set(file, known)
  return known
}

/** A point under the factor that it goes to. */
function asTo({ file }: LetterGround, factor: keyof typeof LEADS, point: Point | null): Point | null {
  const lead = LEADS[factor]
  return point === null || lead === null ? point : { ...point, core: point.words, words: `${lead}, ${lowered(point.words, spellings(file))}` }
}

const isTestimony = ({ source }: CaseFact): boolean => source.kind === 'letter'

const conclusion = (section: 'p1' | 'p2', words: string): DraftBlock => made(section, 'conclusion/heading', { kind: 'heading', level: 2, content: plain(words) }, [], FORM)

const list = (names: readonly string[]): string => (names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)!}`)

/** The record weighed as a whole against the definition of exceptional ability: results, who built on them, who called on the petitioner. */
export function abilityFinding(ground: LetterGround): DraftBlock[] {
  const record = facts(ground, 'p2.record').filter((fact) => !isTestimony(fact))
  const opening = vary(ground.seed, 'ability-opening', [
    'I submit that the record as a whole shows a degree of expertise significantly above that ordinarily encountered.',
    'Weighed as a whole, I submit, the record shows expertise significantly above that ordinarily encountered.',
    'On the whole of this record, I submit, the degree of expertise is significantly above that ordinarily encountered.',
  ])
  return finding(ground, 'eb2', 'ability/weighed', opening, [
    strongest(asked(record, 'result'), 'measured', 'first'),
    strongest(asked(record, 'second-result', 'third-result'), 'measured', 'first'),
    strongest(asked(record, 'used-by-others'), 'taken-up', 'first'),
    strongest(asked(record, 'recognition'), 'first'),
  ])
}

/** Words of an element that an officer has before them at once. */
const RIGHT_ABOVE_MAX = 70

export const leadsToMerit = (ground: LetterGround): boolean =>
  count(
    facts(ground, 'p1.merit')
      .map(({ text }) => text)
      .join(' '),
  ) <= RIGHT_ABOVE_MAX

export function meritFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const merit = facts(ground, 'p1.merit')
  const [again, cost] = [asked(merit, 'second-effect'), asked(merit, 'cost-today')]
  const effect = merit.filter((fact) => !again.includes(fact) && !cost.includes(fact) && !isTestimony(fact))
  const [subject, area] = [subjectOf(file), areasOf(file)]
  const inArea = area === null ? '' : ` in ${area}`
  const opening = vary(seed, 'merit-opening', [
    `Work on ${subject} has substantial merit${inArea}.`,
    `The merit of ${subject} is substantial${area === null ? '' : `, and it lies in ${area}`}.`,
    `I submit that work on ${subject} has substantial merit${inArea}.`,
    `Substantial merit${inArea} is established for ${subject}.`,
  ])
  // What stands right below in a few lines is not told a second time.
  if (leadsToMerit(ground) && strongest(effect, 'measured', 'first') !== null)
    return [
      made(
        'p1',
        'merit/applied',
        { kind: 'paragraph', content: [...composedWords(opening.replace(/\.$/, '')), ...citation(merit.flatMap((fact) => exhibitsOf(file, fact))), ...plain('.')] },
        naming(file, opening, merit),
      ),
    ]
  return finding(ground, 'p1', 'merit/applied', opening, [strongest(cost, 'measured'), strongest(effect, 'measured', 'first')])
}

export function importanceFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const all = facts(ground, 'p1.beyond')
  if (all.length === 0) return []
  const testimony = all.filter(isTestimony)
  const [routes, spread, region] = [asked(all, 'route'), asked(all, 'spread'), asked(all, 'region')]
  const others = all.filter((fact) => ![...testimony, ...routes, ...spread, ...region].includes(fact))
  const priority = facts(ground, 'p1.priority')
  const stated = [...new Set(priority.flatMap((fact) => exhibitsOf(file, fact)))]
  const documents = (stated.length > 0 ? stated : file.priorities.map(publicExhibitId)).flatMap((id) => findExhibit(file, id) ?? [])
  const title = documents[0]?.title
  const subject = subjectOf(file)
  const opening = vary(seed, 'importance-opening', [
    `Work on ${subject} has national importance.`,
    `${capitalize(subject)} has the broader implications for which *Dhanasar* looks.`,
    `The prospective impact of ${subject} is of national importance.`,
    subject === 'the endeavor' ? 'The endeavor has national importance by its reach.' : `The reach of ${subject} gives the endeavor national importance.`,
  ])
  return [
    conclusion('p1', 'Conclusion on prong one'),
    ...finding(ground, 'p1', 'beyond/applied', opening, [
      asTo(
        ground,
        'document',
        strongest(
          priority.filter(({ kind }) => kind === 'statement'),
          'first',
        ),
      ) ??
        // One of our list is cited for its subject only.
        (title === undefined
          ? null
          : {
              words: vary(seed, 'document', [`A public document speaks to its subject: ${title}`, `Its subject is of public record, ${title}`]),
              facts: priority,
              exhibits: documents.map(({ id }) => id),
            }),
      asTo(ground, 'reach', strongest(routes, 'taken-up', 'first')),
      asTo(ground, 'region', strongest(region, 'measured')),
      testimony.length === 0 ? null : { words: vary(seed, 'testimony', [`Letters attest to it: ${writersOf(testimony)}`, `It is attested in letters by ${writersOf(testimony)}`]), facts: testimony },
      asTo(ground, 'use', strongest(others, 'taken-up', 'told')),
      tieReason(others),
      // A result that others had elsewhere weighs most and stands last.
      strongest(asked(facts(ground, 'p1.merit'), 'second-effect'), 'measured', 'first'),
    ]),
  ]
}

const writersOf = (testimony: readonly CaseFact[]): string => list([...new Set(testimony.flatMap(({ source }) => (source.kind === 'letter' ? [source.writer] : [])))])

/** Results weigh most and stand last, where the prong ends, whatever the order in which the parts are told. */
const WEIGHED = ['education', 'plan', 'interest', 'progress', 'record'] as const

export function positionFinding(ground: LetterGround): DraftBlock[] {
  const own = (element: 'p2.record' | 'p2.progress' | 'p2.interest' | 'p2.education' | 'p2.plan') => facts(ground, element).filter((fact) => fact.kind === 'statement' && !isTestimony(fact))
  const record = own('p2.record')
  const [progress, plan] = [own('p2.progress'), own('p2.plan')]
  const of: Record<(typeof WEIGHED)[number], () => Point | null> = {
    record: () => strongest(asked(record, 'result'), 'measured', 'first') ?? strongest(asked(record, 'second-result', 'third-result'), 'measured') ?? strongest(record, 'measured', 'first'),
    progress: () =>
      strongest(asked(progress, 'progress'), 'dated', 'told') ??
      strongest(asked(progress, 'partners'), 'committed', 'told') ??
      strongest(
        progress.filter((fact) => asked([fact], 'owner-control').length === 0),
        'dated',
        'told',
      ),
    interest: () => strongest(own('p2.interest'), 'committed', 'told'),
    education: () => strongest(own('p2.education'), 'told'),
    plan: () => strongest(asked(plan, 'plan'), 'dated') ?? strongest(plan, 'dated'),
  }
  const points = WEIGHED.map((name) => asTo(ground, name, of[name]())).filter((one) => one !== null)
  if (points.length < 3) return []
  const subject = subjectOf(ground.file)
  const opening = vary(ground.seed, 'position-opening', [
    `I am well positioned to advance ${subject}.`,
    `On this record I am well positioned to advance ${subject}.`,
    `I submit that I am well positioned to carry ${subject} forward.`,
    `The factors of *Dhanasar* show that I am well positioned to advance ${subject}.`,
  ])
  return [conclusion('p2', 'Conclusion on prong two'), ...finding(ground, 'p2', 'applied', opening, points)]
}

/** An endeavor that is told as one to make or to publish something. */
const TO_MAKE = /\b(?:develop|publish|build|create|establish|write|design|release|issue|make)\b/i
const IS_OUT = /\b(?:versions?|editions?|releases?)\b(?=.*\b(?:19|20)\d\d\b)/i

const versionOut = (progress: readonly CaseFact[]): Reason | null =>
  progress.flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ words: bareEnd(sentence), facts: [fact] }))).find(({ words }) => IS_OUT.test(words) && !LEANS.test(words) && !isIdle(words)) ??
  null

/** What of the work is out and what of it comes next, where the endeavor is to make what has versions already: an officer asks what is still proposed. */
export function aheadFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const done = versionOut(asked(facts(ground, 'p2.progress'), 'progress'))
  const next = strongest(asked(facts(ground, 'p2.plan'), 'plan'), 'first')
  if (done === null || next === null || !TO_MAKE.test(file.lock?.text ?? '')) return []
  const cited = ({ facts: found }: Reason) => citation(found.flatMap((fact) => exhibitsOf(file, fact)))
  const told = (place: string, leads: Wordings, { words }: Reason) => plain(`${vary(seed, place, leads)}: ${lowered(words, spellings(file))}`)
  const content: Inlines = [
    ...told('ahead-done', ['So far this is out', 'This much is out'], done),
    ...cited(done),
    ...plain('. '),
    ...told('ahead-next', ['What I propose comes next', 'The endeavor is what comes next'], next),
    ...cited(next),
    ...plain('.'),
  ]
  return [made('endeavor', 'ahead/applied', { kind: 'paragraph', content }, [...done.facts, ...next.facts])]
}

/** Words of two sentences that stand for a date. */
const DATED_MAX = 56

/** The sentence that names the nearest date, where it stands by itself. */
function dateReason({ file }: LetterGround): Point | null {
  const near = nearDate(file)
  const sentence = near === null ? undefined : sentencesOf(near.fact.text).find((one) => one.includes(near.words) && !LEANS.test(one) && !isIdle(one))
  if (near === null || sentence === undefined) return null
  // “… will do so in the spring”: what, stands in the sentence before it.
  const all = sentencesOf(near.fact.text)
  const before = /\bdo(?:es)? (?:so|this|that|it)\b/.test(sentence) ? all[all.indexOf(sentence) - 1] : undefined
  const words = bareEnd([before, sentence].filter(Boolean).join(' '))
  return before !== undefined && (LEANS.test(before) || count(words) > DATED_MAX) ? null : { words, facts: [near.fact] }
}

/** The factors that are argued, by their elements, with their facts. What the first prong shows weighs on the same side. */
export function balanceFinding(ground: LetterGround, factors: readonly { element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'; found: readonly CaseFact[] }[]): DraftBlock[] {
  const { file, seed } = ground
  const subject = subjectOf(file)
  const opening = vary(seed, 'balance-opening', [
    `For ${subject}, the balance favors a waiver.`,
    `On balance, a waiver for ${subject} would benefit the United States.`,
    `Taken together, these factors favor a waiver for ${subject}.`,
    // Schedule A asks for no such test.
    isScheduleA(file)
      ? `I submit that more is gained by a waiver for ${subject} than by an offer of one position.`
      : `I submit that more is gained by a waiver for ${subject} than by a test of the labor market.`,
  ])
  const of = {
    'p3.impractical': (found: readonly CaseFact[]) => asTo(ground, 'job', strongest(asked(found, 'employer-limit', 'schedule-a-duties'), 'measured', 'first') ?? strongest(found, 'first')),
    'p3.benefit': (found: readonly CaseFact[]) => benefitReason(ground, found) ?? asTo(ground, 'contribution', strongest(found, 'told')),
    'p3.urgency': (found: readonly CaseFact[]) => asTo(ground, 'time', dateReason(ground) ?? strongest(found, 'dated', 'first')),
  }
  // What was argued returns in the balance, and where no sentence of it stands by itself, by its exhibits.
  const named = {
    'p3.impractical': ['What a job offer leaves out weighs on this side', 'That a job offer does not fit weighs here'],
    'p3.benefit': ['The benefit of the contribution weighs on this side', 'The contribution itself weighs toward a waiver'],
    'p3.urgency': ['The time weighs on this side', 'That time matters weighs toward a waiver'],
  } satisfies Record<keyof typeof of, Wordings>
  const weighed = factors.map(({ element, found }): Point => of[element](found) ?? { words: vary(seed, `weighs-${element}`, named[element]), facts: found })
  const effects = [...facts(ground, 'p1.merit').slice(0, 1), ...facts(ground, 'p1.beyond').slice(0, 1)]
  const shown: Point = {
    words: vary(seed, 'weighs-effects', ['The effects shown in Part III weigh on this side', 'First stand the effects shown in Part III', 'What Part III shows weighs toward a waiver']),
    facts: effects,
  }
  // What is only named by its exhibits stands before what a fact says, so that the prong ends on a fact.
  const isNamed = ({ words }: Point) => Object.values(named).some((wordings) => wordings.some((one) => one === words))
  const [told, namedOnly] = [weighed.filter((one) => !isNamed(one)), weighed.filter(isNamed)]
  return finding(ground, 'p3', 'balance', opening, [effects.length === 0 ? null : shown, ...namedOnly, ...told])
}
