/** Why a fact meets what its element asks: one sentence behind its proof, said from what the fact says, and not at all where it does not carry it. */
import { settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { MONTH_NAMES } from '../../../domain/format-date.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { doubtsOf } from '../../../domain/petition/checks/case-doubts.ts'
import { isWhole } from '../../../domain/petition/fact-words.ts'
import { isTelegraphic } from '../../../domain/petition/telegraphic.ts'
import { latestMonthOf } from '../../../domain/petition/months.ts'
import { isCarriedOut, sharedSubject } from '../../../domain/petition/reasoning.ts'
import { questionOf } from './fact-roles.ts'
import { documentIn, isClosed, isDenied, isPublicAdoption, isUntiedHere, isWithoutMe, mayBeTurned, showsAdoption, tieSaid, type TieSaid } from './strength.ts'
import { nameOfMethod, subjectOf } from './subject.ts'

/** What somebody else did, or was done before the petitioner came, is neither their result nor their progress. */
const BY_OTHERS =
  /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(?:colleagues?|students?|assistants?|partners?|boss|supervisor|professor|predecessor)\b|\bby \p{Lu}\p{Ll}+ \p{Lu}|\bbefore I (?:joined|came|arrived|began|started)\b/u

/** A year alone measures nothing, and what is ahead was not measured. */
const MEASURED = /^(?!.*\b(?:will|would|could|might|may)\b)(?=.*(?<![\d$])\b(?!(?:19|20)\d\d\b)\d)/s
const COUNTED_BY =
  /(?:^|[,;.] |\b(?:and|as) )(?:the |The )?(?!(?:I|[Ww]e|[Mm]y|[Oo]ur)\b)(?:\p{L}+ ){0,5}?(?!(?:protocol|program|method|test|tool|device|system|software|model|sensor|screening|check|table|rule|it)\b)\p{L}+ (?:has |have )?(?:counted|measured|compared|confirmed|recorded)\b(?! by\b| with me)/u
const USED = /\b(?:uses?|used|using|runs?|ran|adopted|teach(?:es)?|taught|tested|appl(?:y|ies|ied)|put|has made|have made|built|added)\b/i
const COMMITS = /\b(?:will|agreed|signed|voted|ordered|scheduled|undertook|promised)\b/i
const WROTE = /\b(?:wrote|has written|have written|signed|letter|agreed in writing)\b/i

/** What a wording may name: the endeavor, the document of a public body, what a fact and the endeavor share. */
type Named = { about: string; document: string; shared: string; tied: TieSaid; first: string }
type Say = (named: Named) => readonly [string, ...string[]]
/** No stretch between two names is long: letters of different petitioners share no runs of words by them. */
const SAID = {
  adoption: ({ about, document }) => [
    `A public body has thus made ${about} part of its own ${document}`,
    `In its own ${document} a public body thus tells of ${about}`,
    `With this, ${about} stands in the ${document} of a public body`,
  ],
  without: ({ about }) => [`Here others carried out ${about}, and not I`, `In this case the work of ${about} was done by others than me`, `What is told here of ${about} was done without me`],
  tie: ({ about, tied }) =>
    (
      ({
        both: [
          `Those who use ${about} here thus neither employ nor pay me`,
          `The use of ${about} told here is thus one by those who neither employ nor pay me`,
          `Use of ${about} by those who neither employ nor pay me is use beyond one employer`,
        ],
        employ: [`Those who use ${about} here thus do not employ me`, `The use of ${about} told here is thus one by those who do not employ me`],
        pay: [`Those who use ${about} here thus do not pay for it`, `The use of ${about} told here is thus one by those who do not pay for it`],
        other: [`How those who use ${about} stand to me is thus told`],
      }) as const
    )[tied],
  route: ({ about }) => [`By this route ${about} can reach users beyond those named here`, `In this way others than those named here can take up ${about}`],
  measured: ({ about }) => [`These figures are of ${about}`, `The figures told here are of ${about} itself`],
  counted: ({ about }) => [`This count for ${about} was thus made by others`, `Others made this count for ${about}, and not I`, `Others than I thus counted what is told here of ${about}`],
  priority: ({ about, shared }) => [
    `The document speaks of ${shared}, and so does ${about}`,
    `What the document names, ${shared}, is named in ${about} as well`,
    `The public document and ${about} thus both concern ${shared}`,
  ],
  ownResult: ({ about }) => [`This result is one of ${about} itself, with which the endeavor goes on`, `The result was reached with ${about}, on which the endeavor rests`],
  // With the date that the fact itself names: few people have the same.
  progress: ({ about, first }) => [`Work on ${about} thus reaches back to ${first}`, `The work on ${about} thus goes back to ${first}`],
  committed: ({ about }) => [`This interest in ${about} was put in writing before this filing`, `The interest in ${about} was thus put in writing before this filing`],
} satisfies Record<string, Say>
export type WhyKind = keyof typeof SAID

/** Questions whose answers meet their element in one way. */
const BY_QUESTION: Readonly<Record<string, WhyKind>> = { route: 'route' }

const namesMethod = (file: CaseFile, text: string): boolean => {
  const name = nameOfMethod(file)?.name
  return name !== undefined && text.includes(name.replace(/^the /, ''))
}

/** Those who use a thing, and where, are no subject: a document that speaks of small hospitals may ask of them something else. */
const SETTING =
  /\b(?:hospitals?|clinics?|pharmac(?:y|ies)|practices|railroads|railways|count(?:y|ies)|districts?|cit(?:y|ies)|towns?|villages?|farms?|growers|ranches|orchards|schools?|colleges?|universit(?:y|ies)|utilities|compan(?:y|ies)|firms?|owners|laborator(?:y|ies)|labs?|states?|agenc(?:y|ies)|departments?|stations?|plants?|mills?|mines?|ports?|airports?|fleets?|shops?|stores?|banks?|libraries|museums?|courts?|networks?|teams?|crews?|patients?|workers?|students?|teachers?|children|adults|families|households|nurses|doctors|engineers|communit(?:y|ies)|areas?|regions?|countr(?:y|ies)|years?)$/i
const ground = (shared: string | null): string | null => (shared === null || SETTING.test(shared) ? null : shared)

/** Whether a use is told to which an answer on the users can point. */
const tellsUse = (file: CaseFile): boolean => settledFacts(file, 'p1.beyond', 'endeavor.users').some((fact) => questionOf(fact) !== 'user-ties' && wholeOf(fact.text) !== '')

function kindOf(file: CaseFile, fact: CaseFact): WhyKind | null {
  // What waits until it is said whole carries nothing.
  const { element } = fact
  const text = wholeOf(fact.text)
  const day = file.lock?.at.slice(0, 10) ?? null
  switch (element) {
    case 'p1.beyond': {
      if (isPublicAdoption(text)) return 'adoption'
      if (isWithoutMe(text)) return 'without'
      if (isUntiedHere(file, text) && tieSaid(text) !== 'other' && (USED.test(text) || (questionOf(fact) === 'user-ties' && tellsUse(file)))) return 'tie'
      return sentencesOf(text).every(mayBeTurned) || isClosed(text) ? null : (BY_QUESTION[questionOf(fact) ?? ''] ?? null)
    }
    case 'p1.merit':
      return isWithoutMe(text)
        ? 'without'
        : !MEASURED.test(text) || questionOf(fact) === 'cost-today'
          ? null
          : COUNTED_BY.test(text) && !mayBeTurned(text)
            ? 'counted'
            : namesMethod(file, text)
              ? 'measured'
              : null
    case 'p1.priority':
      return ground(sharedSubject(file, fact)) !== null && !isDenied(text) ? 'priority' : null
    case 'p2.record': {
      if (!['result', 'second-result', 'third-result'].includes(questionOf(fact) ?? '') || !MEASURED.test(text)) return null
      return namesMethod(file, text) && !mayBeTurned(text) && !BY_OTHERS.test(text) ? 'ownResult' : null
    }
    case 'p2.progress':
      return questionOf(fact) === 'progress' && /\b(?:19|20)\d\d\b/.test(text) && isCarriedOut(text, day) && !BY_OTHERS.test(text) ? 'progress' : null
    case 'p2.interest':
      return COMMITS.test(text) && WROTE.test(text) && !mayBeTurned(text) && !/\banother\b/i.test(text) && (latestMonthOf(text, false) !== null || /\b(?:wrote|signed)\b/.test(text))
        ? 'committed'
        : null
    default:
      return null
  }
}

/** The kind of document that took the work up, where the title says so too, or no other fact calls it something else. */
function documentOf(file: CaseFile, fact: CaseFact): string {
  const kind = documentIn(fact.text)
  const adoptions = settledFacts(file, 'p1.beyond').filter(({ text }) => isPublicAdoption(text))
  return showsAdoption(file, fact) || adoptions.every(({ text }) => documentIn(text) === kind) ? kind : 'document'
}

/** Its sentences that a letter tells. */
const wholeOf = (text: string): string =>
  sentencesOf(text)
    .filter((one) => isWhole(one) && !isTelegraphic(one))
    .join(' ')

/** The earliest and the latest date that a text names, by their years; in the words of the text. */
function spanOf(text: string): { first: string; last: string } {
  const dates = [...text.matchAll(new RegExp(`\\b(?:(?:${MONTH_NAMES}) (?:\\d{1,2}, )?)?((?:19|20)\\d\\d)\\b`, 'g'))].map(([words]) => ({
    words,
    month: latestMonthOf(words, false) ?? Number(words.slice(-4)) * 12,
  }))
  const sorted = dates.toSorted((one, other) => one.month - other.month)
  return { first: sorted[0]?.words ?? '', last: sorted.at(-1)?.words ?? '' }
}

/** A later version has others before it, whose dates nobody tells. */
const LATER_VERSION = /\b(?:version|edition|release|revision|draft) (?:[2-9]|1\d)\b|\b(?:second|third|fourth|fifth|latest|newest) (?:version|edition|release|revision|draft)\b|\bv(?:[2-9]|1\d)\b/i
const isLaterVersion = (text: string, first: string): boolean => sentencesOf(text).some((one) => one.includes(first) && LATER_VERSION.test(one) && !/\bfirst\b|\b(?:version|edition|v) ?1\b/i.test(one))

/** Where a date waits in a sentence that is not told yet, none is called the first. */
function isSpanCut(kind: WhyKind, text: string): boolean {
  if (kind !== 'progress') return false
  const [told, all] = [spanOf(wholeOf(text)), spanOf(text)]
  return told.first === '' || told.first !== all.first || told.last !== all.last || isLaterVersion(wholeOf(text), told.first)
}

type Why = { kind: WhyKind; wordings: readonly [string, ...string[]] }
const known = new WeakMap<CaseFile['facts'], Map<string, Why>>()

/** By the ids of the facts behind which they stand: each kind once in a letter, and a public document by what it and the endeavor share. */
export function whysOf(file: CaseFile): ReadonlyMap<string, Why> {
  const there = known.get(file.facts)
  if (there !== undefined) return there
  const about = subjectOf(file)
  const found = new Map<string, Why>()
  const used = new Set<WhyKind>()
  // From what may not agree, or is not shown, nothing follows.
  const open = new Set(file.response === undefined ? doubtsOf(file).flatMap(({ factId, otherId }) => [factId, otherId]) : [])
  if (file.response === undefined)
    for (const element of ['p1.beyond', 'p1.merit', 'p1.priority', 'p2.record', 'p2.progress', 'p2.interest', 'p2.education'] as const)
      for (const fact of settledFacts(file, element).toSorted((one, other) => Number(showsAdoption(file, other)) - Number(showsAdoption(file, one)))) {
        const kind = fact.kind === 'statement' && fact.source.kind !== 'letter' && !open.has(fact.id) ? kindOf(file, fact) : null
        if (kind === null || isSpanCut(kind, fact.text) || used.has(kind) || (kind === 'measured' && used.has('counted'))) continue
        used.add(kind)
        found.set(fact.id, {
          kind,
          wordings: SAID[kind]({ about, document: documentOf(file, fact), tied: tieSaid(fact.text), shared: ground(sharedSubject(file, fact)) ?? '', first: spanOf(wholeOf(fact.text)).first }),
        })
      }
  known.set(file.facts, found)
  return found
}
