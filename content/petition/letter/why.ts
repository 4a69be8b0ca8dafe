/** Why a fact meets what its element asks: one sentence behind its proof, said from what the fact says, and not at all where it does not carry it. */
import { settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { MONTH_NAMES } from '../../../domain/format-date.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { doubtsOf } from '../../../domain/petition/checks/case-doubts.ts'
import { isWhole } from '../../../domain/petition/fact-words.ts'
import { isTelegraphic } from '../../../domain/petition/telegraphic.ts'
import { questionOf } from './fact-roles.ts'
import { says, sureSentences, type Says } from '../../../domain/petition/surely.ts'
import { documentIn, isPublicAdoption, isUntiedHere, showsAdoption, tieSaid, type TieSaid } from './strength.ts'
import { subjectOf } from '../../../domain/petition/subject-of.ts'

/** What a wording may name: the endeavor, the document of a public body, what is denied of its users, the first date. */
type Named = { about: string; document: string; tied: TieSaid; first: string }
type Say = (named: Named) => readonly [string, ...string[]]
/** No stretch between two names is long: letters of different petitioners share no runs of words by them. */
const SAID = {
  adoption: ({ about, document }) => [
    `A public body has thus made ${about} part of its own ${document}`,
    `In its own ${document} a public body thus tells of ${about}`,
    `With this, ${about} stands in the ${document} of a public body`,
  ],
  without: ({ about }) => [
    `Others thus put ${about} to use themselves`,
    `Those who put ${about} to use here do so themselves, and I do not do it for them`,
    `This use of ${about} is the work of others, and not mine`,
  ],
  tie: ({ about, tied }) =>
    (
      ({
        both: [
          `Those who use ${about} here thus neither employ nor pay me`,
          `The use of ${about} told here is thus one by those who neither employ nor pay me`,
          `Use of ${about} by those who neither employ nor pay me is use beyond one employer`,
        ],
        employ: [`Those who use ${about} here thus do not employ me`, `The use of ${about} told here is thus one by those who do not employ me`],
        payMe: [`Those who use ${about} here thus do not pay me`, `The use of ${about} told here is thus one by those who do not pay me`],
        payForIt: [`Those who use ${about} here thus do not pay for it`, `The use of ${about} told here is thus one by those who do not pay for it`],
      }) as const
    )[tied],
  route: ({ about }) => [`By this route ${about} can reach users beyond those named here`, `In this way others than those named here can take up ${about}`],
  measured: ({ about }) => [`These figures come from places where ${about} was put to use`, `The figures told here are from where ${about} was put to use`],
  counted: ({ about }) => [`This count for ${about} was thus made by others`, `Others made this count for ${about}, and not I`, `Others than I thus counted what is told here of ${about}`],
  priority: ({ about }) => [
    `The document thus names the very problem that ${about} addresses`,
    `The problem that ${about} addresses is thus named in a public document`,
    `With this a public document names the problem to which ${about} is an answer`,
  ],
  ownResult: ({ about }) => [`This result is one of ${about} itself, with which the endeavor goes on`, `The result was reached with ${about}, on which the endeavor rests`],
  // With the date that the fact itself names: few people have the same.
  progress: ({ about, first }) => [`Work on ${about} was thus under way by ${first}`, `By ${first} the work on ${about} was thus under way`],
  committed: ({ about }) => [`This interest in ${about} stands in writing`, `The interest in ${about} was thus put in writing`],
} satisfies Record<string, Say>
export type WhyKind = keyof typeof SAID

/** Whether the customer said yes to a use to which an answer on the users can point. */
const isUsed = (file: CaseFile): boolean =>
  settledFacts(file, 'p1.beyond', 'endeavor.users').some((fact) => questionOf(fact) !== 'user-ties' && wholeOf(fact.text) !== '' && says(file, fact, 'used', 'withoutMe', 'adopted'))

/** What points to the sentence right in front of it (“this result”, “these figures”) stands only behind the sentence to which the customer said yes. */
const POINTS_BACK: Partial<Record<WhyKind, Says>> = { without: 'withoutMe', tie: 'untied', measured: 'measured', counted: 'counted', ownResult: 'ownResult', committed: 'written' }
function standsBehind(file: CaseFile, fact: CaseFact, kind: WhyKind): boolean {
  const rests = POINTS_BACK[kind]
  return rests === undefined || sureSentences(file, fact, rests).includes(sentencesOf(fact.text).at(-1) ?? '')
}

/** By what the whole fact surely says. */
function kindOf(file: CaseFile, fact: CaseFact): WhyKind | null {
  const question = questionOf(fact) ?? ''
  const does = (...wanted: Parameters<typeof says>[2][]): boolean => says(file, fact, ...wanted)
  switch (fact.element) {
    case 'p1.beyond':
      if (does('adopted')) return 'adoption'
      if (does('withoutMe')) return 'without'
      if (isUntiedHere(file, fact) && (does('used') || (question === 'user-ties' && isUsed(file)))) return 'tie'
      return question === 'route' && does('open') ? 'route' : null
    case 'p1.merit':
      return does('withoutMe') ? 'without' : question === 'cost-today' ? null : does('counted') ? 'counted' : does('measured') ? 'measured' : null
    case 'p1.priority':
      return does('askedFor') ? 'priority' : null
    case 'p2.record':
      return ['result', 'second-result', 'third-result'].includes(question) && does('ownResult') ? 'ownResult' : null
    case 'p2.progress':
      return question === 'progress' && does('progress') ? 'progress' : null
    case 'p2.interest':
      return does('written') && does('interest') ? 'committed' : null
    default:
      return null
  }
}

/** The kind of document that took the work up, where the title says so too, or no other fact calls it something else. */
function documentOf(file: CaseFile, fact: CaseFact): string {
  const kind = documentIn(file, fact)
  const adoptions = settledFacts(file, 'p1.beyond').filter((one) => isPublicAdoption(file, one))
  return showsAdoption(file, fact) || adoptions.every((one) => documentIn(file, one) === kind) ? kind : 'document'
}

/** Its sentences that a letter tells. */
const wholeOf = (text: string): string =>
  sentencesOf(text)
    .filter((one) => isWhole(one) && !isTelegraphic(one))
    .join(' ')

/** The one date that the sentence names to which the customer said yes; empty where it names several, or none. */
function dateOfWork(file: CaseFile, fact: CaseFact): string {
  const dates = sureSentences(file, fact, 'progress').flatMap((sentence) => sentence.match(new RegExp(`\\b(?:(?:${MONTH_NAMES}) (?:\\d{1,2}, )?)?(?:19|20)\\d\\d\\b`, 'g')) ?? [])
  return dates.length === 1 ? dates[0]! : ''
}

type Why = { kind: WhyKind; wordings: readonly [string, ...string[]] }
const known = new WeakMap<CaseFile['facts'], { attested: CaseFile['attested']; whys: Map<string, Why> }>()

/** By the ids of the facts behind which they stand: each kind once in a letter, and a public document by what it and the endeavor share. */
export function whysOf(file: CaseFile): ReadonlyMap<string, Why> {
  const there = known.get(file.facts)
  if (there !== undefined && there.attested === file.attested) return there.whys
  const about = subjectOf(file)
  const found = new Map<string, Why>()
  const used = new Set<WhyKind>()
  // From what may not agree, or is not shown, nothing follows.
  const open = new Set(file.response === undefined ? doubtsOf(file).flatMap(({ factId, otherId }) => [factId, otherId]) : [])
  if (file.response === undefined)
    for (const element of ['p1.beyond', 'p1.merit', 'p1.priority', 'p2.record', 'p2.progress', 'p2.interest', 'p2.education'] as const)
      for (const fact of settledFacts(file, element).toSorted((one, other) => Number(showsAdoption(file, other)) - Number(showsAdoption(file, one)))) {
        const kind = fact.kind === 'statement' && fact.source.kind !== 'letter' && !open.has(fact.id) ? kindOf(file, fact) : null
        if (kind === null || !standsBehind(file, fact, kind) || (kind === 'progress' && dateOfWork(file, fact) === '') || used.has(kind) || (kind === 'measured' && used.has('counted'))) continue
        used.add(kind)
        found.set(fact.id, {
          kind,
          wordings: SAID[kind]({ about, document: documentOf(file, fact), tied: tieSaid(file, [fact]), first: dateOfWork(file, fact) }),
        })
      }
  known.set(file.facts, { attested: file.attested, whys: found })
  return found
}
