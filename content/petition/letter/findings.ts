/** The law of each prong applied to what was shown: the finding first, then the strongest facts that carry it, in their own words. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { capitalize, joinList } from '../../../domain/endeavor/sentence-forms.ts'
import { findExhibit, STATEMENT_ID, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { certificationMonths, isOnSubject, isScheduleA, jobLimit, soleUser } from '../../../domain/petition/reasoning.ts'
import { latestMonthOf } from '../../../domain/petition/months.ts'
import { sureSentences, type Says } from '../../../domain/petition/surely.ts'
import { isPublicAdoption, isUntiedHere, showsAdoption, strengthOf, tieSaid } from './strength.ts'
import { hasFigure } from '../../../domain/petition/evidence-weight.ts'
import { bareEnd, count, lowered } from './core-sentence.ts'
import { asked } from './fact-roles.ts'
import { citation, composedWords, exhibitsFor, exhibitsTold, factsTold, FORM, made, publicExhibitId, vary, type LetterGround, type Wordings } from './letter-parts.ts'
import { benefitReason, toldNearDate, ownCompany, surest, type Reason } from './reasons.ts'
import { nameOfMethod } from '../../../domain/petition/method-name.ts'
import { subjectOf } from '../../../domain/petition/subject-of.ts'
import { wordsGiven } from '../../../domain/petition/words-given.ts'
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

/** The record weighed as a whole against the definition of exceptional ability: results, who built on them, who called on the petitioner. */
export function abilityFinding(ground: LetterGround): DraftBlock[] {
  const record = factsTold(ground, 'p2.record').filter((fact) => !isTestimony(fact))
  const opening = vary(ground.seed, 'ability-opening', [
    'I submit that the record as a whole shows a degree of expertise significantly above that ordinarily encountered.',
    'Weighed as a whole, I submit, the record shows expertise significantly above that ordinarily encountered.',
    'On the whole of this record, I submit, the degree of expertise is significantly above that ordinarily encountered.',
  ])
  const points = [
    surest(ground, asked(record, 'result'), 'ownResult', 'result'),
    surest(ground, asked(record, 'second-result', 'third-result'), 'ownResult', 'result'),
    surest(ground, asked(record, 'used-by-others'), 'adopted', 'used'),
  ]
  if (points.every((one) => one === null)) return record.length === 0 ? [] : [submitted(ground, 'eb2', 'ability/weighed', opening)]
  return finding(ground, 'eb2', 'ability/weighed', opening, points)
}

/** What the petition claims, where no sentence surely says what it would be concluded from: it is submitted, and cites nothing. */
const submitted = ({ file }: LetterGround, section: 'eb2' | 'p1' | 'p2' | 'p3', id: string, words: string): DraftBlock =>
  made(section, id, { kind: 'paragraph', content: composedWords(words) }, naming(file, words, []))

/** How a submission names what it rests on, where nothing in it is concluded from one sentence. */
export const RESTS_ON_TOLD = /\bwhat is told above of |, on the facts told in this part\b/

/** What the petition claims where nothing is surely concluded: with what is told on it and needs no settling, by its exhibits. */
function resting(ground: LetterGround, section: 'p1' | 'p2' | 'p3', id: string, words: string, given: readonly Named[]): DraftBlock {
  const named = given.map((one) => ({ ...one, facts: undisputed(ground.file, one.facts) })).filter(({ facts }) => facts.length > 0)
  if (named.length === 0) return submitted(ground, section, id, words)
  const leadIn = vary(ground.seed, `rests-${section}`, ['I rest this on', 'This rests on', 'For this I rely on', 'What bears on this is'])
  const content: Inlines = [...composedWords(`${words} ${leadIn} what is told above of `), ...namedInlines(ground, named), ...plain('.')]
  return made(
    section,
    id,
    { kind: 'paragraph', content },
    naming(
      ground.file,
      words,
      named.flatMap(({ facts }) => facts),
    ),
  )
}

/** Facts of which a sentence surely says one of these. */
const sure = ({ file }: LetterGround, given: readonly CaseFact[], ...wanted: readonly Says[]): CaseFact[] => given.filter((fact) => sureSentences(file, fact, ...wanted).length > 0)

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
  const [subject, area] = [subjectOf(file), areasOf(file)]
  const inArea = area === null ? '' : ` in ${area}`
  const submission = vary(seed, 'merit-submitted', [
    `I submit that work on ${subject} has substantial merit${inArea}.`,
    `I submit that the merit of ${subject} is substantial${inArea}.`,
    `I submit that substantial merit${inArea} is found in work on ${subject}.`,
  ])
  if (merit.length === 0) return told.length === 0 ? [] : [submitted(ground, 'p1', 'merit/applied', submission)]
  const effects = sure(
    ground,
    merit.filter((fact) => asked([fact], 'second-effect', 'cost-today').length === 0),
    'counted',
    'measured',
    'withoutMe',
  )
  if (effects.length === 0)
    return [
      made(
        'p1',
        'merit/applied',
        {
          kind: 'paragraph',
          content: [...composedWords(submission.replace(/\.$/, ', on the facts told in this part')), ...citation(merit.flatMap((fact) => exhibitsTold(file, fact))), ...plain('.')],
        },
        naming(file, submission, merit),
      ),
    ]
  // A single sentence carries no more than what is submitted.
  const opening =
    merit.flatMap(({ text }) => sentencesOf(text)).length < 2
      ? submission
      : vary(seed, 'merit-opening', [
          `Work on ${subject} has substantial merit${inArea}.`,
          `The merit of ${subject} is substantial${area === null ? '' : `, and it lies in ${area}`}.`,
          submission,
          `Substantial merit${inArea} is established for ${subject}.`,
        ])
  // What stands right below in a few lines is not told a second time.
  if (leadsToMerit(ground))
    return [
      made(
        'p1',
        'merit/applied',
        { kind: 'paragraph', content: [...composedWords(opening.replace(/\.$/, '')), ...citation(effects.flatMap((fact) => exhibitsTold(file, fact))), ...plain('.')] },
        naming(file, opening, effects),
      ),
    ]
  return finding(ground, 'p1', 'merit/applied', opening, [surest(ground, effects, 'counted', 'measured', 'withoutMe')])
}

const UNTIED_USERS = { both: 'users who neither employ nor pay me', employ: 'users who do not employ me', payMe: 'users who do not pay me', payForIt: 'users who do not pay for it' } as const

export function importanceFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const everything = factsTold(ground, 'p1.beyond')
  if (everything.length === 0) return []
  const all = undisputed(file, everything)
  const testimony = all.filter(isTestimony)
  const [routes, spread, region] = [sure(ground, asked(all, 'route'), 'open'), asked(all, 'spread'), sure(ground, asked(all, 'region'), 'region')]
  const others = all.filter((fact) => ![...testimony, ...['route', 'spread', 'region'].flatMap((question) => asked(all, question))].includes(fact))
  const priority = sure(ground, undisputed(file, factsTold(ground, 'p1.priority')), 'askedFor')
  // A public document that no exhibit holds yet is cited for nothing.
  const stated = [...new Set(priority.flatMap((fact) => exhibitsTold(file, fact)))].filter((id) => id !== STATEMENT_ID)
  // Nor one that an operator chose, where the customer denied that a document asks for the work.
  const isDenied = wordsGiven(file).some(({ word, meaning }) => word === 'no' && meaning.says === 'askedFor')
  const documents = (stated.length > 0 ? stated : isDenied ? [] : file.priorities.map(publicExhibitId)).flatMap((id) => findExhibit(file, id) ?? [])
  const subject = subjectOf(file)
  const submission = vary(seed, 'importance-submitted', [
    `I submit that work on ${subject} has national importance.`,
    `I submit that the prospective impact of ${subject} is of national importance.`,
    `I submit that ${subject} is of national importance.`,
  ])
  const ties = others.filter((fact) => isUntiedHere(file, fact))
  const ranked = others.toSorted((one, other) => strengthOf(other) - strengthOf(one) || Number(showsAdoption(file, other)) - Number(showsAdoption(file, one)))
  const merit = undisputed(file, factsTold(ground, 'p1.merit'))
  const standing = asked(all, 'user-ties')
  const apart = others.filter((fact) => !tellsOnlyTies(fact.text) && !standing.includes(fact))
  // What others measured of this work weighs more than that it is used.
  const lead =
    surest(ground, ranked, 'adopted', 'withoutMe') ??
    surest(ground, asked(merit, 'second-effect'), 'withoutMe', 'counted', 'measured') ??
    surest(ground, ranked, 'counted', 'used') ??
    surest(ground, merit, 'counted', 'withoutMe') ??
    surest(ground, routes, 'open')
  const onWhatIsTold = (): DraftBlock[] => [
    conclusion('p1', 'Conclusion on prong one'),
    resting(ground, 'p1', 'beyond/applied', submission, [
      { words: 'its use', facts: others },
      { words: 'the way to others', facts: asked(all, 'route') },
      { words: 'other places', facts: spread },
      { words: 'its effect in a region', facts: asked(all, 'region') },
      { words: `the ${testimony.length === 1 ? 'letter' : 'letters'} of ${writersOf(testimony)}`, facts: testimony },
      { words: 'public documents', facts: factsTold(ground, 'p1.priority') },
    ]),
  ]
  if (lead === null && isInDoubt(file, everything)) return onWhatIsTold()
  const isLead = (some: readonly CaseFact[]) => lead !== null && some.every(({ id }) => lead.facts.some((fact) => fact.id === id))
  if (soleUser(file) !== null && [...spread, ...region, ...testimony].length + documents.length === 0) return []
  // That anybody could come to it shows no reach before anybody did, or a public document asks for it.
  if (lead !== null && isLead(routes) && [...apart, ...spread, ...region, ...testimony].length + documents.length === 0) return []
  // Of users whom nothing else here tells, their standing says nothing.
  const untold = isLead(ties) || ![...apart, ...(lead?.facts ?? [])].some((fact) => !ties.includes(fact) && saysUse(fact)) ? [] : ties
  const rest = sure(ground, apart, 'adopted', 'withoutMe', 'used').filter((fact) => !ties.includes(fact) && !lead?.facts.some(({ id }) => id === fact.id))
  // What a public body wrote into its own document is told as that, and cited for no use.
  const [bodies, users] = [rest.filter((fact) => isPublicAdoption(file, fact)), rest.filter((fact) => !isPublicAdoption(file, fact))]
  const named: Named[] = [
    { words: vary(seed, 'named-adoption', ['what a public body says in its own document', 'what stands in the document of a public body']), facts: bodies },
    // What says nothing of use is cited for none, and nobody’s own word shows it.
    { words: vary(seed, 'named-use', ['its use by others', 'those who use it']), facts: users.filter((fact) => exhibitsTold(file, fact).some((exhibit) => exhibit !== STATEMENT_ID)) },
    {
      words: UNTIED_USERS[tieSaid(file, ties)],
      facts: untold,
      exhibits: untold.flatMap((fact) => sureSentences(file, fact, 'untied').flatMap((one) => exhibitsFor(file, fact, one))),
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
  // That nothing but a document or a way is told shows nobody who does anything differently.
  if (lead === null && [...apart, ...region, ...testimony].length === 0) return []
  if (lead === null && named.length === 0) return onWhatIsTold()
  const opening =
    lead === null
      ? submission
      : vary(seed, 'importance-opening', [
          `Work on ${subject} has national importance.`,
          `${capitalize(subject)} has the broader implications for which *Dhanasar* looks.`,
          `The prospective impact of ${subject} is of national importance.`,
          submission,
        ])
  const leadIn =
    lead === null
      ? vary(seed, 'importance-rests', ['I rest this on', 'This rests on'])
      : vary(seed, 'importance-named', ['The same conclusion is supported by', 'This conclusion is supported further by', 'Further support is found in'])
  return [conclusion('p1', 'Conclusion on prong one'), ...concluding(ground, 'p1', 'beyond/applied', opening, lead, leadIn, named)]
}

/** Who employs or pays whom answers an objection, and shows no reach: a client even raises it. */
const STANDS_TO_ME = /\b(?:clients?|customers?|suppliers?|partners?|members?|owners?) of (?:my|our|mine|ours)\b|\bmy (?:client|customer|employer)s?\b/i
const IS_NOT_ONE = /^[^,;]{2,60} (?:is|are|was|were) (?:not|none|neither)\.?$/i
const tellsOnlyTies = (text: string): boolean => sentencesOf(text).every((one) => (STANDS_TO_ME.test(one) && !saysUse({ text: one })) || IS_NOT_ONE.test(one))

const saysUse = ({ text }: Pick<CaseFact, 'text'>): boolean =>
  /\b(?:uses?|used|using|runs?|ran|adopted|adopts|teach(?:es)?|taught|tests?|tested|appl(?:y|ies|ied)|install(?:s|ed)|built|added|puts?|took|taken|made)\b/i.test(text)

const writersOf = (testimony: readonly CaseFact[]): string => joinList([...new Set(testimony.flatMap(({ source }) => (source.kind === 'letter' ? [source.writer] : [])))])

/** Results weigh most and stand last, where the prong ends, whatever the order in which the parts are told. */
const WEIGHED = ['education', 'plan', 'interest', 'progress', 'record'] as const

const CALLED: Record<(typeof WEIGHED)[number], Wordings> = {
  education: ['my education', 'my studies', 'my formal training'],
  plan: ['the plan', 'the steps ahead', 'the plan of work'],
  interest: ['the interest of others', 'the interest that others have shown'],
  progress: ['progress already made', 'the progress to date', 'what is done already'],
  record: ['the record of results', 'my results'],
}

/** What is told of each, which says nothing of what it comes to. */
const TOLD_OF: Record<(typeof WEIGHED)[number], string> = { education: 'my education', plan: 'the plan', interest: 'the interest of others', progress: 'the work to date', record: 'my record' }

/** The measured effect of this work, where the petitioner has told whose it is: results of other work show skill, and not this position. */
function ownEffect(ground: LetterGround): Point | null {
  const told = asked(factsTold(ground, 'p2.record'), 'own-part', 'own-decisions')
  return told.length === 0
    ? null
    : surest(
        ground,
        factsTold(ground, 'p1.merit').filter((fact) => isOnSubject(ground.file, fact)),
        'counted',
        'measured',
      )
}

/** What leads where no result has a figure. */
const LEADING = ['progress', 'interest', 'education', 'plan'] as const

export function positionFinding(ground: LetterGround): DraftBlock[] {
  const own = (element: 'p2.record' | 'p2.progress' | 'p2.interest' | 'p2.education' | 'p2.plan') => factsTold(ground, element).filter((fact) => fact.kind === 'statement' && !isTestimony(fact))
  const results = asked(own('p2.record'), 'result', 'second-result', 'third-result').toSorted((one, other) => Number(other.exhibits.length > 0) - Number(one.exhibits.length > 0))
  const of: Record<(typeof WEIGHED)[number], () => Point | null> = {
    // A result with this work leads, then its effect, and one in other work only where there is none.
    record: () => surest(ground, results, 'ownResult') ?? ownEffect(ground) ?? surest(ground, results, 'result'),
    progress: () => surest(ground, asked(own('p2.progress'), 'progress'), 'progress'),
    interest: () => surest(ground, own('p2.interest'), 'interest'),
    education: () => surest(ground, own('p2.education'), 'prepared'),
    plan: () => surest(ground, own('p2.plan'), 'plan'),
  }
  const argued = WEIGHED.filter((name) => own(`p2.${name}`).length > 0)
  const found = argued.flatMap((name) => {
    const point = of[name]()
    return point === null ? [] : [{ name, point }]
  })
  const subject = subjectOf(ground.file)
  const submission = vary(ground.seed, 'position-submitted', [
    `I submit that I am well positioned to carry ${subject} forward.`,
    `I submit that I am well positioned to advance ${subject}.`,
    `I submit that for ${subject} I am well positioned.`,
  ])
  if (argued.length < 2) return []
  if (found.length === 0)
    return [
      conclusion('p2', 'Conclusion on prong two'),
      resting(
        ground,
        'p2',
        'applied',
        submission,
        (['education', 'record', 'progress', 'plan', 'interest'] as const).map((name) => ({ words: TOLD_OF[name], facts: own(`p2.${name}`) })),
      ),
    ]
  if (argued.length < 3) {
    const two = found.map(({ name, point }): Named => ({
      words: vary(ground.seed, `named-${name}`, CALLED[name]),
      facts: point.facts,
      exhibits: point.facts.flatMap((fact) => exhibitsFor(ground.file, fact, point.words)),
    }))
    return [conclusion('p2', 'Conclusion on prong two'), ...concluding(ground, 'p2', 'applied', `I rest the claim that I am well positioned to advance ${subject}`, null, 'on', two.toReversed())]
  }
  // One factor does not show what several are weighed for.
  const opening =
    found.length < 2
      ? submission
      : vary(ground.seed, 'position-opening', [
          `I am well positioned to advance ${subject}.`,
          `On this record I am well positioned to advance ${subject}.`,
          submission,
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

/** An endeavor that is told as one to make or to publish something. */
const TO_MAKE = /\b(?:develop|publish|build|create|establish|write|design|release|issue|make)\b/i
/** What of the work is out and what of it comes next, where the endeavor is to make what has versions already: an officer asks what is still proposed. */
export function aheadFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const progress = asked(factsTold(ground, 'p2.progress'), 'progress')
  // What was done last says where the work stands.
  const done =
    sure(ground, undisputed(file, progress), 'progress')
      .flatMap((fact) => sureSentences(file, fact, 'progress').map((sentence): Reason => ({ words: bareEnd(sentence), facts: [fact] })))
      .toSorted((one, other) => (latestMonthOf(other.words) ?? 0) - (latestMonthOf(one.words) ?? 0))[0] ?? null
  const next = surest(ground, asked(factsTold(ground, 'p2.plan'), 'plan'), 'plan')
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

const TOLD_OF_FACTOR = { 'p3.impractical': 'a labor certification', 'p3.benefit': 'the contribution', 'p3.urgency': 'the time' } as const

/** The factors that are argued, by their elements, with their facts. What the first prong shows weighs on the same side. */
export function balanceFinding(ground: LetterGround, given: readonly { element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency'; found: readonly CaseFact[] }[]): DraftBlock[] {
  const { file, seed } = ground
  // That there are facts on a factor says nothing of what they come to.
  const weighs: Record<(typeof given)[number]['element'], (found: readonly CaseFact[]) => boolean> = {
    'p3.urgency': () => toldNearDate(file) !== null,
    'p3.impractical': (found) => ownCompany(file) !== null || jobLimit(file) !== null || asked(found, 'schedule-a', 'schedule-a-duties').length > 0,
    'p3.benefit': (found) => benefitReason(ground, found) !== null,
  }
  const factors = given.map(({ element, found }) => ({ element, found: undisputed(file, found) })).filter(({ element, found }) => found.length > 0 && weighs[element](found))
  const subject = subjectOf(file)
  // Schedule A asks for no such test.
  const test = isScheduleA(file) ? 'an offer of one position' : 'a test of the labor market'
  const submission = vary(seed, 'balance-submitted', [
    `I submit that more is gained by a waiver for ${subject} than by ${test}.`,
    `I submit that on balance a waiver for ${subject} would benefit the United States.`,
    `I submit that the balance favors a waiver for ${subject}.`,
  ])
  if (factors.length === 0)
    return given.length === 0
      ? []
      : [
          resting(
            ground,
            'p3',
            'balance',
            submission,
            given.map(({ element, found }) => ({ words: TOLD_OF_FACTOR[element], facts: found })),
          ),
        ]
  const opening = vary(seed, 'balance-opening', [
    `For ${subject}, the balance favors a waiver.`,
    `On balance, a waiver for ${subject} would benefit the United States.`,
    `Taken together, these factors favor a waiver for ${subject}.`,
    submission,
  ])
  const effects = [
    ...sure(ground, undisputed(file, factsTold(ground, 'p1.merit')), 'counted', 'measured', 'withoutMe').slice(0, 1),
    ...sure(ground, undisputed(file, factsTold(ground, 'p1.beyond')), 'adopted', 'withoutMe', 'used').slice(0, 1),
  ]
  const [benefit = null] = factors.filter(({ element }) => element === 'p3.benefit').map(({ found }) => benefitReason(ground, found))
  // What the sentence before has told is not named again.
  const unnamed = factors.filter(({ element }) => benefit === null || element !== 'p3.benefit')
  const weighed = unnamed.map(({ element, found }): Named => {
    const carrying = element === 'p3.urgency' ? carryingUrgency(file) : null
    return { words: cameTo(ground, element, found), facts: found, ...(carrying === null ? {} : { exhibits: carrying }) }
  })
  const shown: Named[] = effects.length === 0 ? [] : [{ words: vary(seed, 'weighs-effects', ['the effect shown in Part III', 'what Part III shows of its effect']), facts: effects }]
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
  const pace = isScheduleA(file) ? null : certificationMonths(file)
  return [...new Set([...exhibitsFor(file, near.fact, near.sentence), ...(pace !== null && pace.months > near.months + 1 ? exhibitsTold(file, pace.fact) : [])])]
}

/** What each factor comes to, in short: what it rests on stands above. */
function cameTo(ground: LetterGround, element: 'p3.impractical' | 'p3.benefit' | 'p3.urgency', found: readonly CaseFact[]): string {
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
      return months !== null && near !== null && months.months > near.months + 1 ? `the fact that a certification would come only after ${near.words}` : `the date of ${near?.words ?? ''}`
    }
  }
}
