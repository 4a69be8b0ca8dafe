/** The law of each prong applied to what was shown: the finding first, then the strongest facts that carry it, in their own words. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { capitalize } from '../../../domain/endeavor/sentence-forms.ts'
import { MONTH_NAMES } from '../../../domain/format-date.ts'
import { findExhibit, STATEMENT_ID, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { isWhole } from '../../../domain/petition/fact-words.ts'
import { AHEAD, certificationMonths, isIdle, isOnSubject, isScheduleA, isUndone, jobLimit, saysLoss, soleUser, tieOf } from '../../../domain/petition/reasoning.ts'
import { isClosed, isDenied, isPublicAdoption, isReversed, isUntiedHere, mayBeTurned, showsAdoption, strengthOf, tieSaid } from './strength.ts'
import { isTelegraphic } from '../../../domain/petition/telegraphic.ts'
import { EVIDENCE, hasFigure } from '../../../domain/petition/evidence-weight.ts'
import { bareEnd, count, LEANS, lowered } from './core-sentence.ts'
import { asked } from './fact-roles.ts'
import { citation, composedWords, exhibitsFor, exhibitsTold, factsTold, FORM, made, publicExhibitId, vary, type LetterGround, type Wordings } from './letter-parts.ts'
import { benefitReason, toldNearDate, ownCompany, strongest, type Reason } from './reasons.ts'
import { nameOfMethod, subjectOf } from './subject.ts'
import { isInDoubt, undisputed } from './undisputed.ts'

/** Of the areas that *Dhanasar* names, those that the words of the endeavor speak of. */
const AREAS: readonly [area: string, words: RegExp][] = [
  ['health', /\b(?:patients?|clinics?|clinical|hospitals?|infections?|diseases?|nurs(?:e|es|ing)|medical|medicine|therap(?:y|ies)|health|dialysis|disorders?)\b/i],
  ['education', /\b(?:students?|preschools?|schools|school (?:children|reading|curricul\w+|leaders|readiness)|colleges?|teachers?|pupils?|learners?|classrooms?|reading program)\b/i],
  ['science', /\b(?:soils?|nitrogen|chemi\w+|biolog\w+|solvents?|graphite|genom\w+)\b/i],
  ['technology', /\b(?:software|tools?|controllers?|sensors?|devices?|algorithms?|readings|flight data|cells|refrigerants?)\b/i],
]
const areasOf = ({ lock }: CaseFile): string | null => {
  const found = AREAS.filter(([, words]) => words.test(lock?.text ?? '')).map(([area]) => area)
  return found.length === 0 ? null : found.slice(0, 2).join(' and ')
}

/** A sentence of a finding, with the facts that carry it; `exhibits` where it cites others than theirs. Null where there is none to say. */
type Point = Omit<Reason, 'after'> & { exhibits?: readonly string[] }

const coreOf = ({ words }: Point): string => words.toLowerCase()

function finding(ground: LetterGround, section: 'eb2' | 'p1' | 'p2' | 'p3', id: string, opening: string, given: readonly (Point | null)[]): DraftBlock[] {
  // What one point has told, another does not tell again.
  const points = given
    .filter((one, place) => one !== null && !given.slice(0, place).some((before) => before !== null && before.words.toLowerCase().includes(coreOf(one))))
    .filter((one) => one !== null)
  if (points.length === 0) return []
  const idsOf = ({ facts, exhibits, words }: Point): readonly string[] => exhibits ?? facts.flatMap((fact) => exhibitsFor(ground.file, fact, words))
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

/** Where words stand small: the facts, the endeavor, and the titles. A case is never changed in place. */
const spelled = new WeakMap<CaseFile, readonly { text: string }[]>()
function spellings(file: CaseFile): readonly { text: string }[] {
  const known = spelled.get(file) ?? [...file.facts, { text: file.lock?.text ?? '' }, ...file.exhibits.map(({ title }) => ({ text: title }))]
  spelled.set(file, known)
  return known
}

/** What is told above and only named here, with its exhibits. */
type Named = { words: string; facts: readonly CaseFact[]; exhibits?: readonly string[] }

/** “The route … (Exhibit 3), the public record (Exhibit 5), and …” */
function namedInlines({ file }: LetterGround, given: readonly Named[]): Inlines {
  return given.flatMap(({ words, facts, exhibits }, place): Inlines => {
    const joint = place === 0 ? '' : place < given.length - 1 ? ', ' : given.length === 2 ? ' and ' : ', and '
    return [...plain(`${joint}${words}`), ...citation(exhibits ?? facts.flatMap((fact) => exhibitsTold(file, fact)))]
  })
}

/** So many considerations are named in one sentence. */
const TOGETHER = 4

/** A finding: what is found, the one fact that carries it most, and what was told beside it, by its exhibits. */
function concluding(ground: LetterGround, section: 'p1' | 'p2' | 'p3', id: string, opening: string, lead: Point | null, leadIn: string, named: readonly Named[], tail = ''): DraftBlock[] {
  const { file } = ground
  if (lead === null && named.length === 0) return []
  const ids = lead === null ? [] : (lead.exhibits ?? lead.facts.flatMap((fact) => exhibitsFor(file, fact, lead.words)))
  const content: Inlines = [
    ...composedWords(opening),
    ...(lead === null ? [] : [...plain(` ${lead.words}`), ...citation(ids), ...plain('.')]),
    ...(named.length === 0 ? [] : [...plain(` ${leadIn} `), ...namedInlines(ground, section === 'p3' ? named.slice(0, TOGETHER) : named), ...plain(`${tail}.`)]),
    ...(section !== 'p3' || named.length <= TOGETHER ? [] : [...plain(named.length === TOGETHER + 1 ? ' So does ' : ' So do '), ...namedInlines(ground, named.slice(TOGETHER)), ...plain('.')]),
  ]
  return [made(section, id, { kind: 'paragraph', content }, naming(file, opening, [...(lead?.facts ?? []), ...named.flatMap(({ facts }) => facts)]))]
}

const isTestimony = ({ source }: CaseFact): boolean => source.kind === 'letter'

const conclusion = (section: 'p1' | 'p2', words: string): DraftBlock => made(section, 'conclusion/heading', { kind: 'heading', level: 2, content: plain(words) }, [], FORM)

const list = (names: readonly string[]): string => (names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)!}`)

/** The record weighed as a whole against the definition of exceptional ability: results, who built on them, who called on the petitioner. */
export function abilityFinding(ground: LetterGround): DraftBlock[] {
  const record = factsTold(ground, 'p2.record').filter((fact) => !isTestimony(fact))
  const opening = vary(ground.seed, 'ability-opening', [
    'I submit that the record as a whole shows a degree of expertise significantly above that ordinarily encountered.',
    'Weighed as a whole, I submit, the record shows expertise significantly above that ordinarily encountered.',
    'On the whole of this record, I submit, the degree of expertise is significantly above that ordinarily encountered.',
  ])
  return finding(ground, 'eb2', 'ability/weighed', opening, [
    strongest(ground, asked(record, 'result'), 'measured', 'first'),
    strongest(ground, asked(record, 'second-result', 'third-result'), 'measured', 'first'),
    strongest(ground, asked(record, 'used-by-others'), 'taken-up', 'first'),
    strongest(ground, asked(record, 'recognition'), 'first'),
  ])
}

/** Words of an element that an officer has before them at once. */
const RIGHT_ABOVE_MAX = 70

export const leadsToMerit = (ground: LetterGround): boolean =>
  count(
    factsTold(ground, 'p1.merit')
      .map(({ text }) => text)
      .join(' '),
  ) <= RIGHT_ABOVE_MAX

export function meritFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const told = factsTold(ground, 'p1.merit')
  const merit = undisputed(file, told)
  const [again, cost, counted] = [asked(merit, 'second-effect'), asked(merit, 'cost-today'), asked(merit, 'how-counted', 'who-counted')]
  const effect = merit.filter((fact) => ![...again, ...cost, ...counted].includes(fact) && !isTestimony(fact))
  const [subject, area] = [subjectOf(file), areasOf(file)]
  const inArea = area === null ? '' : ` in ${area}`
  const submitted = `I submit that work on ${subject} has substantial merit${inArea}.`
  // A single sentence carries no more than what is submitted.
  const opening =
    merit.flatMap(({ text }) => sentencesOf(text)).length < 2
      ? submitted
      : vary(seed, 'merit-opening', [
          `Work on ${subject} has substantial merit${inArea}.`,
          `The merit of ${subject} is substantial${area === null ? '' : `, and it lies in ${area}`}.`,
          submitted,
          `Substantial merit${inArea} is established for ${subject}.`,
        ])
  if (merit.length === 0 && told.length > 0) return [lawOnly(ground, 'p1', 'merit/applied', `${subject} has substantial merit`)]
  // What stands right below in a few lines is not told a second time.
  if (leadsToMerit(ground) && strongest(ground, effect, 'measured', 'first') !== null)
    return [
      made(
        'p1',
        'merit/applied',
        { kind: 'paragraph', content: [...composedWords(opening.replace(/\.$/, '')), ...citation(merit.flatMap((fact) => exhibitsTold(file, fact))), ...plain('.')] },
        naming(file, opening, merit),
      ),
    ]
  return finding(ground, 'p1', 'merit/applied', opening, [strongest(ground, cost, 'measured'), strongest(ground, effect, 'measured', 'first')])
}

/** Where everything that a conclusion could rest on is still to be settled: what is asked of the endeavor, and by whom. */
function lawOnly({ seed }: LetterGround, section: 'p1' | 'p2' | 'p3', id: string, question: string): DraftBlock {
  const words = vary(seed, `law-only-${id}`, [`*Dhanasar* asks whether ${question}.`, `The question under *Dhanasar* is whether ${question}.`])
  return made(section, id, { kind: 'paragraph', content: composedWords(words) })
}

const UNTIED_USERS = { both: 'users who neither employ nor pay me', employ: 'users who do not employ me', pay: 'users who do not pay for it', other: 'how those who use it stand to me' } as const
const untiedBy = (ties: readonly CaseFact[]) => tieSaid(ties.map(({ text }) => text).join(' '))

export function importanceFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const everything = factsTold(ground, 'p1.beyond')
  if (everything.length === 0) return []
  const all = undisputed(file, everything)
  const testimony = all.filter(isTestimony)
  // What may say the opposite is told where it was answered, and weighs for nothing here.
  const weighed = (question: string) => asked(all, question).filter((fact) => sentencesOf(fact.text).some((one) => !mayBeTurned(one)) && (question !== 'route' || !isClosed(fact.text)))
  const [routes, spread, region] = [weighed('route'), weighed('spread'), weighed('region')]
  const others = all.filter((fact) => ![...testimony, ...['route', 'spread', 'region'].flatMap((question) => asked(all, question))].includes(fact))
  const priority = undisputed(file, factsTold(ground, 'p1.priority')).filter(({ text }) => !isDenied(text))
  // A public document that no exhibit holds yet is cited for nothing.
  const stated = [...new Set(priority.flatMap((fact) => exhibitsTold(file, fact)))].filter((id) => id !== STATEMENT_ID)
  const documents = (stated.length > 0 ? stated : file.priorities.map(publicExhibitId)).flatMap((id) => findExhibit(file, id) ?? [])
  const subject = subjectOf(file)
  const opening = vary(seed, 'importance-opening', [
    `Work on ${subject} has national importance.`,
    `${capitalize(subject)} has the broader implications for which *Dhanasar* looks.`,
    `The prospective impact of ${subject} is of national importance.`,
    `I submit that work on ${subject} has national importance.`,
  ])
  const ties = others.filter(({ text }) => isUntiedHere(file, text))
  const ranked = others.toSorted((one, other) => strengthOf(other) - strengthOf(one) || Number(showsAdoption(file, other)) - Number(showsAdoption(file, one)))
  const [first] = ranked.filter(({ text }) => !isReversed(text))
  const adopted = first === undefined || strengthOf(first) < EVIDENCE.used ? null : strongSentence(first)
  // What others measured of this work weighs more than how often it was looked at.
  const merit = undisputed(file, factsTold(ground, 'p1.merit'))
  const measured = [...merit.filter((fact) => !isTestimony(fact)), ...others].filter((fact) => strengthOf(fact) === EVIDENCE.measured)
  const standing = asked(all, 'user-ties')
  const apart = others.filter((fact) => !tellsOnlyTies(fact.text) && !standing.includes(fact))
  const heavy = apart.filter((fact) => strengthOf(fact) >= EVIDENCE.none && !isReversed(fact.text))
  const lead =
    adopted ??
    strongest(
      ground,
      asked(merit, 'second-effect').filter(({ text }) => !mayBeTurned(text)),
      'measured',
      'first',
    ) ??
    strongest(ground, heavy, 'taken-up') ??
    strongest(ground, measured, 'measured') ??
    strongest(ground, heavy, 'told') ??
    strongest(ground, routes, 'taken-up', 'first') ??
    strongest(
      ground,
      apart.filter(({ text }) => !isReversed(text)),
      'taken-up',
      'told',
    )
  if (lead === null && isInDoubt(file, everything))
    return [conclusion('p1', 'Conclusion on prong one'), lawOnly(ground, 'p1', 'beyond/applied', `the prospective impact of ${subject} is of national importance`)]
  const isLead = (some: readonly CaseFact[]) => lead !== null && some.every(({ id }) => lead.facts.some((fact) => fact.id === id))
  if (soleUser(file) !== null && [...spread, ...region, ...testimony].length + documents.length === 0) return []
  // That anybody could come to it shows no reach before anybody did, or a public document asks for it.
  if (lead !== null && isLead(routes) && [...apart, ...spread, ...region, ...testimony].length + documents.length === 0) return []
  // Of users whom nothing else here tells, their standing says nothing.
  const untold = isLead(ties) || ![...apart, ...(lead?.facts ?? [])].some((fact) => !ties.includes(fact) && saysUse(fact)) ? [] : ties
  const rest = apart.filter((fact) => !ties.includes(fact) && !lead?.facts.some(({ id }) => id === fact.id))
  // What a public body wrote into its own document is told as that, and cited for no use.
  const [bodies, users] = [rest.filter(({ text }) => isPublicAdoption(text)), rest.filter(({ text }) => !isPublicAdoption(text))]
  const named: Named[] = [
    { words: vary(seed, 'named-adoption', ['what a public body says in its own document', 'what stands in the document of a public body']), facts: bodies },
    // What says nothing of use is cited for none, and nobody’s own word shows it.
    { words: vary(seed, 'named-use', ['its use by others', 'those who use it']), facts: users.filter((fact) => saysUse(fact) && exhibitsTold(file, fact).some((exhibit) => exhibit !== STATEMENT_ID)) },
    {
      words: UNTIED_USERS[untiedBy(ties)],
      facts: untold,
      exhibits: untold.flatMap((fact) => sentencesOf(fact.text).flatMap((one) => (tieOf(one) === 'unpaid' ? exhibitsFor(file, fact, one) : []))),
    },
    { words: vary(seed, 'named-route', ['the route by which it can reach others', 'the way in which it can reach others', 'how it can reach others']), facts: isLead(routes) ? [] : routes },
    { words: 'its effect in a region', facts: region },
    { words: `the ${testimony.length === 1 ? 'letter' : 'letters'} of ${writersOf(testimony)}`, facts: testimony },
    {
      words:
        documents.length === 1
          ? vary(seed, 'document-one', ['what the public document states', 'the words of the public document'])
          : vary(seed, 'document', ['what public documents say', 'the words of the public documents']),
      facts: documents.length > 0 ? priority : [],
      exhibits: documents.map(({ id }) => id),
    },
  ].filter(({ facts: own, exhibits = [] }) => own.length > 0 || exhibits.length > 0)
  const leadIn = vary(seed, 'importance-named', ['The same conclusion is supported by', 'This conclusion is supported further by', 'Further support is found in'])
  // That nothing but a document or a way is named shows nobody who does anything differently.
  if (lead === null && [...bodies, ...users.filter(saysUse), ...region, ...testimony].length === 0) return []
  return [conclusion('p1', 'Conclusion on prong one'), ...concluding(ground, 'p1', 'beyond/applied', opening, lead, leadIn, named)]
}

/** Who employs or pays whom answers an objection, and shows no reach: a client even raises it. */
const STANDS_TO_ME = /\b(?:clients?|customers?|suppliers?|partners?|members?|owners?) of (?:my|our|mine|ours)\b|\bmy (?:client|customer|employer)s?\b/i
const IS_NOT_ONE = /^[^,;]{2,60} (?:is|are|was|were) (?:not|none|neither)\.?$/i
const tellsOnlyTies = (text: string): boolean => sentencesOf(text).every((one) => (STANDS_TO_ME.test(one) && !saysUse({ text: one })) || IS_NOT_ONE.test(one))

const saysUse = ({ text }: Pick<CaseFact, 'text'>): boolean =>
  /\b(?:uses?|used|using|runs?|ran|adopted|adopts|teach(?:es)?|taught|tests?|tested|appl(?:y|ies|ied)|install(?:s|ed)|built|added|puts?|took|taken|made)\b/i.test(text)

/** The sentence by which a fact is strong, where it stands by itself. */
function strongSentence(fact: CaseFact): Point | null {
  const found = sentencesOf(fact.text).find((one) => strengthOf({ text: one }) >= EVIDENCE.used && !LEANS.test(one) && !isIdle(one) && isWhole(one) && !isTelegraphic(one) && count(one) <= STRONG_MAX)
  return found === undefined ? null : { words: bareEnd(found), facts: [fact] }
}
const STRONG_MAX = 44

const writersOf = (testimony: readonly CaseFact[]): string => list([...new Set(testimony.flatMap(({ source }) => (source.kind === 'letter' ? [source.writer] : [])))])

/** Results weigh most and stand last, where the prong ends, whatever the order in which the parts are told. */
const WEIGHED = ['education', 'plan', 'interest', 'progress', 'record'] as const

const CALLED: Record<(typeof WEIGHED)[number], Wordings> = {
  education: ['my education', 'my studies', 'my formal training'],
  plan: ['the plan', 'the steps ahead', 'the plan of work'],
  interest: ['the interest of others', 'the interest that others have shown'],
  progress: ['progress already made', 'the progress to date', 'what is done already'],
  record: ['the record of results', 'my results'],
}

/** The measured effect of this work, where the petitioner has told whose it is: results of other work show skill, and not this position. */
function ownEffect(ground: LetterGround): Point | null {
  const told = asked(factsTold(ground, 'p2.record'), 'own-part', 'own-decisions')
  const effect = factsTold(ground, 'p1.merit').filter((fact) => !isTestimony(fact) && isOnSubject(ground.file, fact))
  return told.length === 0 ? null : strongest(ground, effect, 'measured')
}

const worthOf = ({ file }: LetterGround, { words, facts }: Reason): number =>
  Number(hasFigure(words)) * 2 + Number(facts.some((fact) => exhibitsFor(file, fact, words).some((id) => id !== STATEMENT_ID)))

/** What leads where no result has a figure. */
const LEADING = ['progress', 'interest', 'education', 'plan'] as const

export function positionFinding(ground: LetterGround): DraftBlock[] {
  const own = (element: 'p2.record' | 'p2.progress' | 'p2.interest' | 'p2.education' | 'p2.plan') => factsTold(ground, element).filter((fact) => fact.kind === 'statement' && !isTestimony(fact))
  const record = own('p2.record')
  const [progress, plan] = [own('p2.progress'), own('p2.plan')]
  const of: Record<(typeof WEIGHED)[number], () => Point | null> = {
    record: () => {
      // A result with this work leads, and one in other work only where there is none.
      const results = asked(record, 'result', 'second-result', 'third-result')
      const on = (fact: CaseFact) => isOnSubject(ground.file, fact)
      const measured = (some: readonly CaseFact[]) =>
        strongest(
          ground,
          some.filter(({ exhibits }) => exhibits.length > 0),
          'measured',
        ) ?? strongest(ground, some, 'measured')
      const ofThisWork = results.some((fact) => !on(fact)) ? (measured(results.filter(on)) ?? (results.some(on) ? null : ownEffect(ground))) : null
      const points = [asked(record, 'result'), asked(record, 'second-result', 'third-result'), record, record.filter(({ text }) => hasFigure(text))].flatMap(
        (some) => strongest(ground, some, 'measured', 'first') ?? [],
      )
      // One with figures leads, and of these one that a document shows.
      return ofThisWork ?? points.toSorted((one, other) => worthOf(ground, other) - worthOf(ground, one))[0] ?? null
    },
    progress: () =>
      strongest(ground, asked(progress, 'progress'), 'dated', 'told') ??
      strongest(ground, asked(progress, 'partners'), 'committed', 'told') ??
      strongest(
        ground,
        progress.filter((fact) => asked([fact], 'owner-control').length === 0),
        'dated',
        'told',
      ),
    interest: () => strongest(ground, own('p2.interest'), 'committed', 'told'),
    education: () => strongest(ground, own('p2.education'), 'told'),
    plan: () => strongest(ground, asked(plan, 'plan'), 'dated') ?? strongest(ground, plan, 'dated'),
  }
  const day = ground.file.lock?.at.slice(0, 10) ?? null
  const found = WEIGHED.map((name) => {
    const point = of[name]()
    // What is only intended is no education, no progress, and no result.
    return { name, point: point !== null && isDone[name] && (AHEAD.test(point.words) || (name === 'progress' && isUndone(point.words, day))) ? null : point }
  }).filter((one): one is { name: (typeof WEIGHED)[number]; point: Reason } => one.point !== null)
  const subject = subjectOf(ground.file)
  // A factor that is told and still to be settled is argued, and nothing is concluded from it.
  const waiting = WEIGHED.filter((name) => !found.some((one) => one.name === name) && isInDoubt(ground.file, own(`p2.${name}`)))
  if (found.length + waiting.length < 3) {
    if (found.length < 2) return []
    const two = found.map(({ name, point }): Named => ({
      words: vary(ground.seed, `named-${name}`, CALLED[name]),
      facts: point.facts,
      exhibits: point.facts.flatMap((fact) => exhibitsFor(ground.file, fact, point.words)),
    }))
    return [conclusion('p2', 'Conclusion on prong two'), ...concluding(ground, 'p2', 'applied', `I rest the claim that I am well positioned to advance ${subject}`, null, 'on', two.toReversed())]
  }
  if (found.length === 0) return [conclusion('p2', 'Conclusion on prong two'), lawOnly(ground, 'p2', 'applied', `I am well positioned to advance ${subject}`)]
  const opening = vary(ground.seed, 'position-opening', [
    `I am well positioned to advance ${subject}.`,
    `On this record I am well positioned to advance ${subject}.`,
    `I submit that I am well positioned to carry ${subject} forward.`,
    `The factors of *Dhanasar* show that I am well positioned to advance ${subject}.`,
  ])
  const lead = found.find(({ name, point }) => name === 'record' && hasFigure(point.words)) ?? LEADING.flatMap((own) => found.find(({ name }) => name === own) ?? [])[0]!
  const called = Object.fromEntries(found.map(({ name }) => [name, vary(ground.seed, `named-${name}`, CALLED[name])])) as Record<(typeof WEIGHED)[number], string>
  const named = found
    .filter((one) => one !== lead)
    .map(({ name, point }): Named => ({ words: called[name], facts: point.facts, exhibits: point.facts.flatMap((fact) => exhibitsFor(ground.file, fact, point.words)) }))
  const leadIn = vary(ground.seed, 'position-named', ['The same conclusion is supported by', 'The other factors support it as well:', 'This conclusion is supported further by'])
  return [conclusion('p2', 'Conclusion on prong two'), ...concluding(ground, 'p2', 'applied', opening, lead.point, leadIn, named)]
}

const isDone: Record<(typeof WEIGHED)[number], boolean> = { education: true, progress: true, record: true, plan: false, interest: false }

/** An endeavor that is told as one to make or to publish something. */
const TO_MAKE = /\b(?:develop|publish|build|create|establish|write|design|release|issue|make)\b/i
/** By a word that says that it is out, and not only that there is a date. */
const IS_OUT =
  /^(?=.*\b(?:versions?|editions?|releases?)\b)(?=.*\b(?:19|20)\d\d\b).*\b(?:came out|went (?:out|live|into use)|appeared|published|released|issued|printed|posted|adopted|ran|is the|covers?|holds?|runs?|use[sd]?)\b/i

const versionOut = (progress: readonly CaseFact[], day: string | null): Reason | null =>
  progress
    .flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ words: bareEnd(sentence), facts: [fact] })))
    .find(({ words }) => IS_OUT.test(words) && !isUndone(words, day) && !LEANS.test(words) && !isIdle(words) && isWhole(words) && !isTelegraphic(`${words}.`)) ?? null

const I_DID = /^(?:(?:In|By) [^,]{4,20}, )?I (?:\p{Ll}+ )?(?:published|released|made|wrote|built|finished|completed|tested|measured)\b(?=.*\b(?:19|20)\d\d\b)/u
/** What was done last says where the work stands. */
const doneByMe = (progress: readonly CaseFact[], day: string | null): Reason | null =>
  progress
    .flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ words: bareEnd(sentence), facts: [fact] })))
    .filter(({ words }) => I_DID.test(words) && !isUndone(words, day) && !isIdle(words) && isWhole(words) && !isTelegraphic(`${words}.`))
    .toSorted((one, other) => lastYearOf(other.words) - lastYearOf(one.words))[0] ?? null
const lastYearOf = (words: string): number => Math.max(0, ...(words.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number))

/** What of the work is out and what of it comes next, where the endeavor is to make what has versions already: an officer asks what is still proposed. */
export function aheadFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const progress = asked(factsTold(ground, 'p2.progress'), 'progress')
  const day = file.lock?.at.slice(0, 10) ?? null
  const done = versionOut(progress, day) ?? doneByMe(progress, day)
  const next = strongest(ground, asked(factsTold(ground, 'p2.plan'), 'plan'), 'first')
  // The first step is the first that was answered: one that waits, or is in doubt, may come before what is told.
  const asAnswered = (fact: CaseFact): string => file.facts.find(({ id }) => id === fact.id)?.text ?? fact.text
  const isFirst = next !== null && next.facts.every((fact) => next.words.startsWith(bareEnd(sentencesOf(asAnswered(fact))[0] ?? '')))
  if (done === null || next === null || !isFirst || !TO_MAKE.test(file.lock?.text ?? '')) return []
  const cited = ({ facts: found, words }: Reason) => citation(found.flatMap((fact) => exhibitsFor(file, fact, words)))
  // The plan itself is told in its part.
  const told = (place: string, leads: Wordings, { words }: Reason) => plain(`${vary(seed, place, leads)}: ${lowered(bareEnd(sentencesOf(words)[0] ?? words), spellings(file))}`)
  const content: Inlines = [
    ...told('ahead-done', ['The endeavor goes forward from work that is done', 'The endeavor begins with work that is done'], done),
    ...cited(done),
    ...plain('. '),
    ...told('ahead-next', ['What comes next is this', 'The next step is this'], next),
    ...cited(next),
    ...plain('.'),
  ]
  return [made('endeavor', 'ahead/applied', { kind: 'paragraph', content }, [...done.facts, ...next.facts])]
}

const IS_DATED = new RegExp(`\\b(?:(?:19|20)\\d\\d|${MONTH_NAMES})\\b`)

/** The factors that are argued, by their elements, with their facts. What the first prong shows weighs on the same side. */
export function balanceFinding(ground: LetterGround, given: readonly { element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'; found: readonly CaseFact[] }[]): DraftBlock[] {
  const { file, seed } = ground
  const factors = given
    // Without a date nothing is urgent.
    .map(({ element, found }) => ({ element, found: undisputed(file, found).filter(({ text }) => element !== 'p3.urgency' || IS_DATED.test(text) || saysLoss({ text })) }))
    .filter(({ element, found }) => (element === 'p3.urgency' ? found.some(({ text }) => IS_DATED.test(text)) : found.length > 0))
    // That there are facts on a job says nothing of what they come to.
    .filter(({ element, found }) => element !== 'p3.impractical' || ownCompany(file) !== null || jobLimit(file) !== null || asked(found, 'schedule-a', 'schedule-a-duties').length > 0)
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
  if (factors.length === 0 && given.length > 0) return [lawOnly(ground, 'p3', 'balance', `a waiver for ${subject} would, on balance, benefit the United States`)]
  const effects = [...undisputed(file, factsTold(ground, 'p1.merit')).slice(0, 1), ...undisputed(file, factsTold(ground, 'p1.beyond')).slice(0, 1)]
  const [benefit = null] = factors.filter(({ element }) => element === 'p3.benefit').map(({ found }) => benefitReason(ground, found))
  // What the sentence before has told is not named again.
  const unnamed = factors.filter(({ element }) => benefit === null || element !== 'p3.benefit')
  const weighed = unnamed.map(({ element, found }): Named => {
    const carrying = element === 'p3.urgency' ? carryingUrgency(file) : null
    return { words: weighs(ground, element, found), facts: found, ...(carrying === null ? {} : { exhibits: carrying }) }
  })
  const shown: Named[] = effects.length === 0 ? [] : [{ words: vary(seed, 'weighs-effects', ['the effects shown in Part III', 'what Part III shows of its effects']), facts: effects }]
  // What is lost after the date weighs by itself.
  const loss = asked(factsTold(ground, 'p3.urgency'), 'loss-after', 'delay').filter(saysLoss)
  const near = toldNearDate(file)
  if (loss.length > 0 && near !== null && factors.some(({ element }) => element === 'p3.urgency'))
    weighed.push({
      words: vary(seed, 'weighs-loss', [`what the United States would be without after ${near.words}`, `what others would be without after ${near.words}`]),
      facts: [...loss, near.fact],
      exhibits: loss.flatMap((fact) => exhibitsFor(file, fact, fact.text)),
    })
  const named = [...shown, ...weighed]
  if (benefit === null) return concluding(ground, 'p3', 'balance', opening.replace(/\.$/, ','), null, 'in view of', named)
  const leadIn =
    named.length === 1 ? vary(seed, 'balance-named', ['In its favor weighs also', 'On the same side weighs']) : vary(seed, 'balance-named', ['In its favor weigh also', 'On the same side weigh'])
  return concluding(ground, 'p3', 'balance', opening, benefit, leadIn, named)
}

/** Only what shows the date that is told, and the pace where it is told. */
function carryingUrgency(file: CaseFile): string[] | null {
  const near = toldNearDate(file)
  if (near === null) return null
  const sentence = sentencesOf(near.fact.text).find((one) => one.includes(near.words)) ?? near.fact.text
  const pace = isScheduleA(file) ? null : certificationMonths(file)
  return [...new Set([...exhibitsFor(file, near.fact, sentence), ...(pace !== null && pace.months > near.months + 1 ? exhibitsTold(file, pace.fact) : [])])]
}

/** What each factor comes to, in short: what it rests on stands above. */
function weighs(ground: LetterGround, element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency', found: readonly CaseFact[]): string {
  const { file, seed } = ground
  switch (element) {
    case 'p3.impractical': {
      if (ownCompany(file) !== null) return 'the fact that the job would be one at my own company'
      if (asked(found, 'schedule-a', 'schedule-a-duties').length > 0)
        return vary(seed, 'weighs-job', ['what a position under Schedule A would leave out', 'the fact that an offer of one position would leave out the endeavor'])
      const kind = jobLimit(file)?.kind
      return kind === 'left-out'
        ? vary(seed, 'weighs-job', ['the fact that a certified position would leave out part of the endeavor', 'what a certification for one position would leave out'])
        : kind === 'no-position'
          ? vary(seed, 'weighs-job', ['the lack of the position that a certification needs', 'the fact that there is no such position'])
          : vary(seed, 'weighs-job', ['the fact that the work is done on my own account and not in the position of one employer', 'work on my own account, which is not the position of one employer'])
    }
    case 'p3.benefit':
      return 'the contribution, whoever else is available'
    case 'p3.urgency': {
      const near = toldNearDate(file)
      const months = isScheduleA(file) ? null : certificationMonths(file)
      return near === null
        ? 'the dates shown above'
        : months !== null && months.months > near.months + 1
          ? `the fact that a certification would come only after ${near.words}`
          : `the date of ${near.words}`
    }
  }
}
