/** The law of each prong applied to what was shown: the finding first, then the facts that carry it, by name and exhibit. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { parseInline } from '../../../domain/documents/inline-syntax.ts'
import { findExhibit, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { sharedStems } from '../../../domain/petition/passages.ts'
import { coreSentence, lowered, type Core } from './core-sentence.ts'
import { asked } from './fact-roles.ts'
import { citation, exhibitsOf, facts, FORM, made, publicExhibitId, vary, type LetterGround, type Wordings } from './letter-parts.ts'
import { aloneReason, counterReason, planReason, priorityReason, reachReason, reasonInlines, recordReason, type Reason } from './reasons.ts'
import { aimOf, nameOfMethod, subjectOf } from './subject.ts'

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Of the areas that *Dhanasar* names, those that the words of the endeavor speak of. */
const AREAS: readonly [area: string, words: RegExp][] = [
  ['health', /\b(?:patients?|clinics?|clinical|hospitals?|infections?|diseases?|nurs(?:e|es|ing)|medical|medicine|therap(?:y|ies)|health|dialysis|disorders?)\b/i],
  ['education', /\b(?:students?|preschools?|colleges?|teachers?|pupils?|learners?|classrooms?)\b/i],
  ['science', /\b(?:soils?|nitrogen|chemi\w+|biolog\w+|solvents?|graphite|genom\w+)\b/i],
  ['technology', /\b(?:software|tools?|controllers?|sensors?|devices?|algorithms?|programs?|readings|flight data|cells|refrigerants?)\b/i],
]
const areasOf = ({ lock }: CaseFile): string | null => {
  const found = AREAS.filter(([, words]) => words.test(lock?.text ?? '')).map(([area]) => area)
  return found.length === 0 ? null : found.slice(0, 2).join(' and ')
}

/** A sentence of a finding: what it says of the law, the words that show it, and where they stand. */
type Point = {
  says: Wordings
  core?: Core | null
  words?: string
  shown: readonly CaseFact[]
  exhibits?: readonly string[]
  /** Why it meets the test: said behind the fact, which then stands without words of the law before it. */
  reasons?: readonly Reason[]
}

/** An officer reads two sentences more easily than one of more. */
const SENTENCE_WORDS = 42
const wordsIn = (text: string): number => text.split(' ').length

/** Two phrases that only lead in do not follow each other. */
const LEADS_IN = /^(?:as|at|before|by|during|for|from|in|of|on|over|since|after|until|with|within) /i

/** `As to progress,` leads to a fact that begins with its subject; `; that is progress` follows one that has no semicolon of its own. */
const fits = (wording: string, named: string): boolean =>
  (!wording.endsWith(',') || !LEADS_IN.test(named)) && (!wording.startsWith(';') || !named.includes(';')) && wordsIn(wording) + wordsIn(named) <= SENTENCE_WORDS

function finding(ground: LetterGround, section: 'p1' | 'p2' | 'p3', id: string, opening: string, points: readonly Point[]): DraftBlock[] {
  if (points.length === 0) return []
  const content = points.flatMap(({ says, core, words, shown, exhibits, reasons = [] }, place): Inlines => {
    const ids = exhibits ?? (core ? [core.fact] : shown).flatMap((fact) => exhibitsOf(ground.file, fact))
    // Where the sentence before cites the same, and another behind it cites again, the reason cites nothing.
    const isLast = place === points.length - 1
    const because = reasons.flatMap((reason) =>
      reasonInlines(
        ground,
        !isLast && (core || (shown.length > 0 && words === undefined)) && reason.facts.flatMap((fact) => exhibitsOf(ground.file, fact)).every((one) => ids.includes(one))
          ? { ...reason, facts: [] }
          : reason,
      ),
    )
    if (core && because.length > 0) return [...plain(` ${core.words}`), ...citation(ids), ...plain('.'), ...because]
    if (because.length > 0 && (core !== null || words !== undefined)) return because
    const named = core ? lowered(core.words, ground.file.facts) : words
    const [one, ...others] = says.filter((wording) => (named === undefined ? /^[^;].*[^,]$/.test(wording) : fits(wording, named)))
    const said = vary(ground.seed, `${id}-${place}`, one === undefined ? [says.toSorted((left, right) => left.length - right.length)[0]!] : [one, ...others])
    if (named === undefined) return [...parseInline(` ${said}`), ...citation(ids), ...plain('.'), ...because]
    // The fact first, and what the law makes of it behind; or what the law asks for, and the fact behind.
    if (core && said.startsWith(';')) return [...plain(` ${core.words}`), ...citation(ids), ...parseInline(`${said}.`)]
    return [...parseInline(` ${said}`), ...plain(`${said.endsWith(',') ? '' : ':'} ${named}`), ...citation(ids), ...plain('.')]
  })

  const naming = nameOfMethod(ground.file)
  const basis = [
    ...new Set([
      ...points.flatMap(({ core, shown, reasons = [] }) => [...(core ? [core.fact] : shown), ...reasons.flatMap(({ facts }) => facts)]),
      ...(naming !== undefined && opening.includes(naming.name) ? [naming.fact] : []),
    ]),
  ]
  return [made(section, id, { kind: 'paragraph', content: [...parseInline(opening), ...content] }, basis)]
}

/** `told`: how it is said where no sentence of the facts stands by itself. */
const point = (shown: readonly CaseFact[], says: Wordings, core: Core | null, told: Wordings, reasons: readonly (Reason | null)[] = []): Point[] =>
  shown.length === 0 ? [] : [{ says: core === null ? told : says, core, shown, reasons: reasons.filter((one) => one !== null) }]
const isTestimony = ({ source }: CaseFact): boolean => source.kind === 'letter'

const conclusion = (section: 'p1' | 'p2', words: string): DraftBlock => made(section, 'conclusion/heading', { kind: 'heading', level: 2, content: plain(words) }, [], FORM)

const list = (names: readonly string[]): string => (names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)!}`)

/** So many words of the aim in a result, and it is a result of that kind. */
const SHARED_WITH_AIM = 2

export function meritFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const merit = facts(ground, 'p1.merit')
  const [again, cost] = [asked(merit, 'second-effect'), asked(merit, 'cost-today')]
  const effect = merit.filter((fact) => !again.includes(fact) && !cost.includes(fact) && !isTestimony(fact))
  const core = coreSentence(effect, 'measured', 2)
  const [subject, area] = [subjectOf(file), areasOf(file)]
  const inArea = area === null ? '' : ` in ${area}`
  const aim = aimOf(file)
  const isAim = aim !== null && core !== null && sharedStems(core.words, aim) >= SHARED_WITH_AIM
  const opening = vary(seed, 'merit-opening', [
    `Work on ${subject} has substantial merit${inArea}.`,
    `The merit of ${subject} is substantial${area === null ? '' : `, and it lies in ${area}`}.`,
    `I submit that work on ${subject} has substantial merit${inArea}.`,
    `Substantial merit${inArea} is established for ${subject}.`,
  ])
  return finding(ground, 'p1', 'merit/applied', isAim ? `${opening} ${vary(seed, 'merit-aim', [`The endeavor aims at ${aim}.`, `The endeavor is directed at ${aim}.`])}` : opening, [
    // The result stands just above: where it is what the endeavor aims at, that is said and the result is not told again.
    ...point(
      effect.length === 0 ? merit : effect,
      ['The evidence of it is a result that others can check', 'A documented result shows it', 'The record shows what it does', 'What it has done so far is on record'],
      isAim ? null : core,
      isAim
        ? ['The result told above is a measure of just that', 'That is what the result above measures', 'The result above goes directly to that aim', 'What the result above measures is just that']
        : ['The effect described above shows it', 'It rests on the effect described above', 'That effect is documented'],
      [counterReason(ground, effect, isAim ? '' : (core?.words ?? ''))],
    ),
    ...point(
      again,
      ['A result from a second place is on record', 'There is a result from elsewhere as well', 'A further result is on record'],
      isAim ? null : coreSentence(again, 'measured', 2),
      ['A result from elsewhere is on record', 'A second place has reported its result'],
      [aloneReason(ground, again)],
    ),
    ...point(
      cost,
      ['What the problem costs without it is on record', 'The cost of leaving the problem as it is is on record', 'The cost of leaving things as they are is known'],
      coreSentence(cost, 'measured', 2),
      ['What the problem costs is on record', 'The cost of the problem is documented'],
    ),
  ])
}

export function importanceFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const all = facts(ground, 'p1.beyond')
  if (all.length === 0) return []
  const testimony = all.filter(isTestimony)
  const [routes, spread, region] = [asked(all, 'route'), asked(all, 'spread'), asked(all, 'region')]
  const others = all.filter((fact) => ![...testimony, ...routes, ...spread, ...region].includes(fact))
  const takenUp = coreSentence(others, 'taken-up', 2)
  const priority = facts(ground, 'p1.priority')
  const stated = [...new Set(priority.flatMap((fact) => exhibitsOf(file, fact)))]
  const documents = (stated.length > 0 ? stated : file.priorities.map(publicExhibitId)).flatMap((id) => findExhibit(file, id) ?? [])
  const subject = subjectOf(file)
  const opening = vary(seed, 'importance-opening', [
    `Work on ${subject} has national importance.`,
    `${capital(subject)} has the broader implications for which *Dhanasar* looks.`,
    `The prospective impact of ${subject} is of national importance.`,
    `The reach of ${subject} gives the endeavor national importance.`,
  ])
  return [
    conclusion('p1', 'Conclusion on prong one'),
    ...finding(ground, 'p1', 'beyond/applied', opening, [
      ...point(
        others,
        [
          'It reaches beyond one employer and its clients',
          'The impact has already begun outside my own place of work',
          'Those outside my employer and its clients already act on it',
          'Others have already taken it into their practice',
          '; that is use beyond one employer and its clients',
        ],
        takenUp,
        ['Its use by others is documented', 'Others have taken it up, as shown above', 'It is in use by others'],
        [reachReason(ground, others, takenUp?.words ?? '')],
      ),
      ...point(
        routes,
        [
          'There is a route by which it reaches users whom I never meet',
          'The impact is prospective as well, for further users have a way to it',
          'Further users can come to it by a route already in place',
          'How further users come to it is described in the record',
        ],
        coreSentence(routes, 'taken-up', 2),
        ['The route to further users is described above', 'Further users have a route to it'],
      ),
      ...point(region, ['The effect on one region has been counted', 'One region has felt the effect in figures'], coreSentence(region, 'measured', 2), [
        'Its effect on a region is documented',
        'A region has felt the effect',
      ]),
      ...(testimony.length === 0
        ? []
        : [
            {
              says: ['Those who know the change at first hand confirm it', 'The change is attested by people who saw it', 'The writers of these letters confirm it'] as Wordings,
              words: list([...new Set(testimony.flatMap(({ source }) => (source.kind === 'letter' ? [source.writer] : [])))]),
              shown: testimony,
            },
          ]),
      ...(documents.length === 0
        ? []
        : [
            {
              // A document that the petitioner reads for the need; one of our list is cited for its subject only.
              says: (stated.length > 0
                ? [
                    'The need that it addresses is named in a public document',
                    'Public authority has spoken of the same need',
                    'That the need is a public one is shown by a document of record',
                    'A public document names that need',
                  ]
                : ['The subject is one on which the government has spoken', 'A public document speaks to its subject', 'Its subject is of public record']) as Wordings,
              words: documents[0]!.title,
              shown: priority,
              exhibits: documents.map(({ id }) => id),
              reasons: [priorityReason(ground, priority)].filter((one) => one !== null),
            },
          ]),
    ]),
  ]
}

export function positionFinding(ground: LetterGround, order: readonly string[]): DraftBlock[] {
  const record = facts(ground, 'p2.record').filter((fact) => fact.kind === 'statement' && !isTestimony(fact))
  const results = asked(record, 'result', 'second-result', 'third-result')
  const interest = facts(ground, 'p2.interest').filter((fact) => !isTestimony(fact))
  const [education, progress, plan] = [facts(ground, 'p2.education'), facts(ground, 'p2.progress'), facts(ground, 'p2.plan')]
  const result = coreSentence(asked(record, 'result'), 'measured', 2) ?? coreSentence(results.length > 0 ? results : record, 'measured', 2)
  const of: Record<string, () => Point[]> = {
    record: () =>
      point(
        record,
        ['I have a record of success in related efforts', 'As to my record in similar efforts,', 'My success in related efforts is documented', '; that is success in a related effort'],
        result,
        ['My record in related efforts is documented', 'I have succeeded in related efforts'],
        [result === null ? null : recordReason(ground, result.fact)],
      ),
    progress: () =>
      point(
        progress,
        ['The endeavor is already under way', 'As to progress,', 'Progress toward the endeavor has been made', '; that is progress toward the endeavor'],
        coreSentence(asked(progress, 'progress'), 'dated') ?? coreSentence(progress, 'dated'),
        ['The endeavor is under way', 'Progress has been made'],
      ),
    interest: () =>
      point(
        interest,
        ['Relevant entities have shown their interest', 'As to the interest of others,', 'The interest of users and others is documented', '; that is interest of relevant entities'],
        coreSentence(interest, 'committed', 2),
        ['The interest of others is documented', 'Relevant entities have shown their interest'],
      ),
    education: () =>
      point(
        education.slice(0, 1),
        ['My education bears on the endeavor', 'As to education,', 'My studies led up to the endeavor', '; the endeavor builds on that training'],
        coreSentence(education, 'first'),
        ['My education bears on it', 'My training fits it'],
      ),
    plan: () =>
      point(
        plan.slice(0, 1),
        ['My plan for future activities is specific', 'As to the plan,', 'The next step is fixed', '; that is the next step of the plan'],
        coreSentence(asked(plan, 'plan'), 'first'),
        ['A plan for future activities is in evidence', 'What comes next is planned'],
        [planReason(ground, asked(progress, 'progress'), asked(plan, 'plan'))],
      ),
  }
  const points = order.flatMap((name) => of[name]!())
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

/** `points`: a factor of the balance each. What the first prong shows weighs on the same side. */
export function balanceFinding(ground: LetterGround, points: readonly Point[]): DraftBlock[] {
  const subject = subjectOf(ground.file)
  const opening = vary(ground.seed, 'balance-opening', [
    `For ${subject}, the balance favors a waiver.`,
    `On balance, a waiver for ${subject} would benefit the United States.`,
    `Taken together, these factors favor a waiver for ${subject}.`,
    `I submit that more is gained by a waiver for ${subject} than by a test of the labor market.`,
  ])
  const effects = [...facts(ground, 'p1.merit').slice(0, 1), ...facts(ground, 'p1.beyond').slice(0, 1)]
  return finding(ground, 'p3', 'balance', opening, [
    ...points,
    ...point(effects, ['On the same side weigh the effects shown in Part III'], null, [
      'The effects shown in Part III weigh on the same side',
      'To these the effects shown in Part III are added',
      'What Part III shows weighs toward a waiver as well',
    ]),
  ])
}
