/** The law of each prong applied to what was shown: the finding first, then the facts that carry it, by name and exhibit. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Inlines } from '../../../domain/documents/document.ts'
import { findExhibit, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { sharedStems } from '../../../domain/petition/passages.ts'
import { isScheduleA, nearDate, sharedSubject } from '../../../domain/petition/reasoning.ts'
import { coreSentence, lowered } from './core-sentence.ts'
import { asked } from './fact-roles.ts'
import { changeIn, countIn, dateIn, doerIn, figureIn, moneyIn } from './kernels.ts'
import { citation, composedWords, exhibitsOf, facts, FORM, made, publicExhibitId, vary, type LetterGround, type Wordings } from './letter-parts.ts'
import { aloneReason, besideTheJob, counterReason, judgeOf, namesIn, priorityReason, reachReason, recordReason, type Reason } from './reasons.ts'
import { nameOfMethod, subjectOf } from './subject.ts'

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

/** A sentence of a finding, with the facts that carry it; `exhibits` where it cites others than theirs. Null where there is none to say. */
type Point = Reason & { exhibits?: readonly string[] }

/** What the facts amount to, each told once before: its figure, its name, its date, and why it meets the test. */
function finding(ground: LetterGround, section: 'p1' | 'p2' | 'p3', id: string, opening: string, given: readonly (Point | null)[]): DraftBlock[] {
  const points = given.filter((one) => one !== null)
  if (points.length === 0) return []
  const idsOf = ({ facts, exhibits }: Point): readonly string[] => exhibits ?? facts.flatMap((fact) => exhibitsOf(ground.file, fact))
  const content = points.flatMap((one, place): Inlines => {
    const ids = idsOf(one)
    // Two sentences that rest on the same cite it once, behind the second.
    const next = points[place + 1]
    const isCitedNext = next !== undefined && ids.every((own) => idsOf(next).includes(own))
    return [...composedWords(` ${one.words}`), ...(isCitedNext ? [] : citation(ids)), ...plain('.')]
  })
  const naming = nameOfMethod(ground.file)
  const basis = [...new Set([...points.flatMap((one) => one.facts), ...(naming !== undefined && opening.includes(naming.name) ? [naming.fact] : [])])]
  return [made(section, id, { kind: 'paragraph', content: [...composedWords(opening), ...content] }, basis)]
}

const say = (ground: LetterGround, place: string, facts: readonly CaseFact[], wordings: Wordings): Point | null => (facts.length === 0 ? null : { words: vary(ground.seed, place, wordings), facts })
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
  const isAim = core !== null && sharedStems(core.words, file.lock?.text ?? '') >= SHARED_WITH_AIM
  const figure = core === null ? null : figureIn(core.words)
  const money = cost.map(({ text }) => moneyIn(text)).find((one) => one !== null)
  const opening = vary(seed, 'merit-opening', [
    `Work on ${subject} has substantial merit${inArea}.`,
    `The merit of ${subject} is substantial${area === null ? '' : `, and it lies in ${area}`}.`,
    `I submit that work on ${subject} has substantial merit${inArea}.`,
    `Substantial merit${inArea} is established for ${subject}.`,
  ])
  return finding(ground, 'p1', 'merit/applied', opening, [
    isAim
      ? say(
          ground,
          'merit-aim',
          [core.fact],
          figure === null
            ? ['The result told above measures what the endeavor sets out to do', 'What was measured is what the endeavor is for']
            : [
                `The result, ${figure}, measures what the endeavor sets out to do`,
                `What was counted, ${figure}, is what the endeavor is for`,
                `What was measured, ${figure}, is the very thing that the endeavor seeks`,
              ],
        )
      : say(
          ground,
          'merit-shown',
          core === null ? (effect.length === 0 ? merit : effect) : [core.fact],
          figure === null
            ? ['It rests on the effect described above', 'The effect described above shows it']
            : [`It shows in what was counted, ${figure}`, `The figure for it is ${figure}`, `Its measure is ${figure}`],
        ),
    counterReason(ground, core === null ? effect : [core.fact]),
    aloneReason(ground, again) ?? say(ground, 'merit-again', again, ['A second result stands beside the first', 'The result does not stand alone']),
    money === undefined
      ? say(ground, 'merit-cost', cost.slice(0, 1), ['What the problem costs is on record', 'The cost of the problem is documented'])
      : say(
          ground,
          'merit-cost',
          cost.filter(({ text }) => moneyIn(text) === money),
          [`The problem that it meets has a price, ${money}`, `What it meets is a cost of ${money}`],
        ),
  ])
}

/** So long a sentence may be told again where nothing in it can be named. */
const SHORT_WORDS = 11

function routePoint(ground: LetterGround, routes: readonly CaseFact[]): Point | null {
  const own = routes.filter((fact) => !isTestimony(fact) && fact.kind === 'statement')
  for (const fact of own) {
    const names = namesIn(fact.text)
    if (names !== null)
      return say(ground, 'route', [fact], [`Further users come to it through ${names}`, `It reaches further users through ${names}`, `The way to further users leads through ${names}`])
  }
  const core = coreSentence(own, 'first')
  if (core === null || core.words.split(' ').length > SHORT_WORDS) return null
  const words = lowered(core.words, ground.file.facts)
  return say(ground, 'route-short', [core.fact], [`Further users have a way to it, for ${words}`, `The way to further users is open: ${words}`])
}

export function importanceFinding(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const all = facts(ground, 'p1.beyond')
  if (all.length === 0) return []
  const testimony = all.filter(isTestimony)
  const [routes, spread, region] = [asked(all, 'route'), asked(all, 'spread'), asked(all, 'region')]
  const others = all.filter((fact) => ![...testimony, ...routes, ...spread, ...region].includes(fact))
  const takenUp = coreSentence(others, 'taken-up', 2)
  const users = takenUp === null ? null : (namesIn(takenUp.words) ?? doerIn(takenUp.words)?.words ?? null)
  const user = users === null ? null : lowered(users, file.facts)
  const priority = facts(ground, 'p1.priority')
  const stated = [...new Set(priority.flatMap((fact) => exhibitsOf(file, fact)))]
  const documents = (stated.length > 0 ? stated : file.priorities.map(publicExhibitId)).flatMap((id) => findExhibit(file, id) ?? [])
  const title = documents[0]?.title
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
      reachReason(ground, others, user) ??
        say(
          ground,
          'taken-up',
          takenUp === null ? others : [takenUp.fact],
          user === null
            ? ['Others have taken it up, as shown above', 'It is in use by others, as shown above']
            : [`It has been taken up by ${user}`, `Among those who act on it ${/ and /.test(user) ? 'are' : 'is'} ${user}`],
        ),
      routePoint(ground, routes),
      say(ground, 'region', region, ['The effect on one region has been counted', 'One region has felt the effect in figures']),
      say(ground, 'testimony', testimony, [`Those who know the change at first hand confirm it: ${writersOf(testimony)}`, `The change is attested by people who saw it, ${writersOf(testimony)}`]),
      title === undefined
        ? null
        : (priorityReason(ground, priority) ?? {
            // A document that the petitioner reads for the need; one of our list is cited for its subject only.
            words: vary(
              seed,
              'document',
              stated.length > 0
                ? [`The need is named in a public document, ${title}`, `A public document names the need: ${title}`]
                : [`A public document speaks to its subject: ${title}`, `Its subject is of public record, ${title}`],
            ),
            facts: priority,
            exhibits: documents.map(({ id }) => id),
          }),
    ]),
  ]
}

const writersOf = (testimony: readonly CaseFact[]): string => list([...new Set(testimony.flatMap(({ source }) => (source.kind === 'letter' ? [source.writer] : [])))])

export function positionFinding(ground: LetterGround, order: readonly string[]): DraftBlock[] {
  const record = facts(ground, 'p2.record').filter((fact) => fact.kind === 'statement' && !isTestimony(fact))
  const results = asked(record, 'result', 'second-result', 'third-result')
  const interest = facts(ground, 'p2.interest').filter((fact) => !isTestimony(fact))
  const [education, progress, plan] = [facts(ground, 'p2.education'), facts(ground, 'p2.progress'), facts(ground, 'p2.plan')]
  const of: Record<string, () => Point | null> = {
    record: () => {
      const result = coreSentence(asked(record, 'result'), 'measured', 2) ?? coreSentence(results.length > 0 ? results : record, 'measured', 2)
      return result === null
        ? say(ground, 'record', record.slice(0, 1), ['I have a record of success in related work', 'My record in related work is documented'])
        : recordReason(ground, result.fact, changeIn(result.words))
    },
    progress: () => {
      const core = coreSentence(asked(progress, 'progress'), 'dated') ?? coreSentence(progress, 'dated')
      const count = core === null ? null : countIn(core.words)
      return say(
        ground,
        'begun',
        core === null ? progress.slice(0, 1) : [core.fact],
        count === null
          ? ['The endeavor has begun', 'The work is under way']
          : [`The endeavor has begun, with ${count} so far`, `The work is under way and has come to ${count}`, `So far the work has come to ${count}`],
      )
    },
    interest: () => {
      const core = coreSentence(interest, 'committed', 2)
      const doer = core === null ? null : doerIn(core.words)
      if (core === null || doer === null) return say(ground, 'interest', interest.slice(0, 1), ['The interest of others is documented', 'Relevant entities have shown their interest'])
      const [have, written] = [doer.many ? 'have' : 'has', /\b(?:wrote|written|writing|signed)\b/.test(core.words)]
      return say(
        ground,
        'interest',
        [core.fact],
        [`${doer.words} ${have} shown ${written ? 'a written' : 'an'} interest`, `The interest is that of ${lowered(doer.words, ground.file.facts)}${written ? ', in writing' : ''}`],
      )
    },
    education: () => {
      const found = education.flatMap((fact) => {
        const phrase = sharedSubject(ground.file, fact)
        return phrase === null ? [] : [{ fact, phrase }]
      })[0]
      return found === undefined ? null : say(ground, 'education', [found.fact], [`My studies, too, concerned ${found.phrase}`, `What I studied also concerned ${found.phrase}`])
    },
    plan: () => {
      const dated = asked(plan, 'plan').find(({ text }) => dateIn(text) !== null) ?? plan.find(({ text }) => dateIn(text) !== null)
      const date = dated === undefined ? null : dateIn(dated.text)
      return dated === undefined
        ? null
        : say(ground, 'plan', [dated], [`The next step of the plan has a date, ${date}`, `What comes next is planned for ${date}`, `The plan names ${date} for the next step`])
    },
  }
  const points = order.map((name) => of[name]!()).filter((one) => one !== null)
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
    'p3.impractical': (found: readonly CaseFact[]) => {
      const beside = besideTheJob(ground)
      return say(
        ground,
        'weighs-job',
        found.slice(0, 1),
        beside === null
          ? ['It would be impractical to certify one position', 'No one job offer would cover what is done']
          : [`No one certified position would hold ${beside}`, `One certified position would be too narrow for ${beside}`],
      )
    },
    'p3.benefit': (found: readonly CaseFact[]) => {
      const judged = judgeOf(found)
      return judged === null
        ? say(ground, 'weighs-benefit', found.slice(0, 1), ['The contribution would be missed whoever else is available', 'The contribution does not depend on a lack of other workers'])
        : say(
            ground,
            'weighs-benefit',
            [judged.fact],
            [
              `The contribution would be missed whoever else is available; on this I rely on ${judged.who}`,
              `Whoever else is available, the contribution would be missed, and I rely on ${judged.who} for it`,
            ],
          )
    },
    'p3.urgency': (found: readonly CaseFact[]) => {
      const near = nearDate(file)
      const dated = near?.fact ?? found.find(({ text }) => dateIn(text) !== null)
      const date = near?.words ?? (dated === undefined ? null : dateIn(dated.text))
      return date === null || dated === undefined
        ? null
        : say(ground, 'weighs-time', [dated], [`The date to be met is ${date}`, `Time runs until ${date}`, `What must be done in time has its date, ${date}`])
    },
  }
  const effects = [...facts(ground, 'p1.merit').slice(0, 1), ...facts(ground, 'p1.beyond').slice(0, 1)]
  return finding(ground, 'p3', 'balance', opening, [
    ...factors.map(({ element, found }) => of[element](found)),
    say(ground, 'weighs-effects', effects, [
      'The effects shown in Part III weigh on the same side',
      'To these the effects shown in Part III are added',
      'What Part III shows weighs toward a waiver as well',
    ]),
  ])
}
