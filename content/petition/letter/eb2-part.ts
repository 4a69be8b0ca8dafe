/** Part I: the door of EB-2, by the degree, by the degree with five years of work, or by exceptional ability. */
import { plain } from '../../../domain/documents/blocks.ts'
import type { Cell } from '../../../domain/documents/document.ts'
import { formatDate } from '../../../domain/format-date.ts'
import { FIVE_YEARS, monthsAfterDegree } from '../../../domain/petition/progressive-years.ts'
import { doubtsOf } from '../../../domain/petition/checks/case-doubts.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { equatedLevel, type DegreeLevel } from '../../../domain/petition/degree-name.ts'
import { degreeLevel, equivalences, isConferred, isHere, isWholeText } from '../../../domain/petition/fact-words.ts'
import { settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import type { DraftBlock } from '../../../domain/petition/draft.ts'
import { requiresDegree } from '../../../domain/petition/entry-words.ts'
import { ABILITY_KINDS, abilityKind, type AbilityKind } from '../../../domain/petition/ability-kinds.ts'
import type { StandardKey } from '../legal-sources.ts'
import { abilityFinding } from './findings.ts'
import {
  argued,
  citation,
  exhibitsOf,
  facts,
  frame,
  heading,
  inWholeSentences,
  made,
  paragraphs,
  part,
  reworded,
  shownFrame,
  standard,
  vary,
  type LetterGround,
  type Wordings,
} from './letter-parts.ts'

/** How the occupation has to fit, by the door. */
const FIT: Record<string, StandardKey> = { 'eb2-ability': 'eb2-ability-fit', 'eb2-five-years': 'eb2-fit' }

const RANK = { doctorate: 0, master: 1, bachelor: 2, other: 3 } as const

/** The highest degree first; behind them what was said of their United States equivalents. */
export const degreesOf = ({ file }: LetterGround): CaseFact[] => [
  ...settledFacts(file, 'eb2.degree')
    .filter(({ kind }) => kind === 'degree')
    .toSorted((one, other) => RANK[degreeLevel(one)] - RANK[degreeLevel(other)]),
  ...equivalences(file),
]

/** Positions as a table: two or more are easier to compare than to read. */
export function positionsTable(ground: LetterGround, section: 'eb2' | 'p2', roles: readonly CaseFact[]): DraftBlock {
  const cell = (text: string): Cell => ({ kind: 'words', content: plain(text) })
  const rows = roles.map((role) => [
    cell((role.fields['title'] ?? '').replace(/^./, (letter) => letter.toUpperCase())),
    cell(role.fields['employer'] ?? ''),
    cell([role.fields['from'], role.fields['to']].filter(Boolean).join(' to ')),
    { kind: 'words', content: citation(exhibitsOf(ground.file, role)).slice(1, -1) } as Cell,
  ])
  return made(
    section,
    'positions',
    { kind: 'table', columns: [2.2, 2.4, 2, 1.2], header: [plain('Position'), plain('Employer'), plain('Dates'), plain('Exhibit')], rows, caption: plain('Positions held') },
    roles,
  )
}

/** How long the positions after the bachelor's degree are at the least, told where five years are reached. */
function countedYears({ file }: LetterGround, degrees: readonly CaseFact[], experience: readonly CaseFact[]): DraftBlock[] {
  const roles = experience.filter(({ kind }) => kind === 'role')
  const bachelor = degrees.find((degree) => degreeLevel(degree) === 'bachelor')
  const day = file.response?.filedOn || file.lock?.at.slice(0, 10)
  const worked = bachelor === undefined || day === undefined ? null : monthsAfterDegree(bachelor, roles, day)
  if (bachelor === undefined || day === undefined || worked === null || worked.months < FIVE_YEARS) return []
  const [years, rest] = [Math.floor(worked.months / 12), worked.months % 12]
  const span = `${years} years${rest === 0 ? '' : ` and ${rest} ${rest === 1 ? 'month' : 'months'}`}`
  const conferred = (bachelor.fields['year'] ?? '').trim()
  const facts = [bachelor, ...roles]
  const content = [
    ...plain(
      `The degree was conferred in ${conferred}. Counted from ${/^\d{4}$/.test(conferred) ? 'the end of that year' : 'then'} to ${formatDate(day)}, with times that overlap counted once, the positions after it add up to at least ${span}`,
    ),
    ...citation(facts.flatMap((fact) => exhibitsOf(file, fact))),
    ...plain('.'),
  ]
  return [made('eb2', 'experience/counted', { kind: 'paragraph', content }, facts)]
}

/** That what was said of the evaluations equates a degree with one of that level or a higher one, and nothing that was said takes it back. */
function isEqualTo(file: CaseFile, degree: CaseFact, level: DegreeLevel): CaseFact | undefined {
  const said = equivalences(file).map((fact) => ({ fact, equal: equatedLevel(fact.text, degree.fields['school'] ?? '') }))
  return said.every(({ equal }) => equal !== null) ? said.find(({ equal }) => RANK[equal!] <= RANK[level])?.fact : undefined
}

/** The degree against the rule. What a foreign degree is equal to is said by a fact or not at all. */
function appliedDegree(ground: LetterGround, door: string, degree: CaseFact): DraftBlock[] {
  const level = degreeLevel(degree)
  if (!isConferred(degree, ground.file.response?.filedOn || (ground.file.lock?.at.slice(0, 10) ?? null))) return []
  if (door !== 'eb2-advanced' || (level !== 'master' && level !== 'doctorate')) return []
  const name = degree.fields['degree']!.replace(/^(?:an?|the) /i, '')
  if (!isHere(degree.fields['country'] ?? '')) {
    const equal = isEqualTo(ground.file, degree, level)
    const equated: Wordings = [
      `The ${name} is a foreign equivalent degree above that of baccalaureate.`,
      `I submit that the ${name} is a foreign equivalent degree above that of baccalaureate.`,
      `The ${name} is thus a foreign degree equivalent to one above that of baccalaureate.`,
    ]
    return equal === undefined ? [] : [shownFrame(ground, 'eb2', 'degree/applied', vary(ground.seed, 'applied', equated), [degree, equal])]
  }
  const above: Wordings = [
    `The ${name} is a United States degree above that of baccalaureate.`,
    `I rely on the ${name}, which is an academic degree of the United States above the baccalaureate.`,
    `Among United States degrees, the ${name} ranks above the baccalaureate.`,
    `With the ${name} I hold a United States academic degree that is higher than a baccalaureate.`,
  ]
  const doctorate: Wordings = [
    `The ${name} is a United States doctorate, and so an advanced degree.`,
    `I hold the ${name}, which is a United States doctorate and thus an advanced degree.`,
    `As a United States doctorate, the ${name} is an advanced degree.`,
  ]
  return [shownFrame(ground, 'eb2', 'degree/applied', vary(ground.seed, 'applied', level === 'doctorate' ? doctorate : above), [degree])]
}

/** Of section 101(a)(32): the words before each by which the same noun names another trade are not it. */
const LISTED: readonly [plural: string, occupation: RegExp][] = [
  ['architects', /\ban? (?:(?:licensed|registered|senior|project|design) )*architect(?! of)\b/i],
  [
    'engineers',
    /\ban? (?:(?:senior|licensed|professional) )*(?:aerospace|aeronautical|agricultural|biomedical|chemical|civil|electrical|electronics|environmental|geotechnical|hydraulic|industrial|marine|materials|mechanical|mining|nuclear|petroleum|structural|transportation|water) engineer\b/i,
  ],
  ['lawyers', /\ba lawyer\b/i],
  ['physicians', /\ban? (?:[a-z-]+ )?physician(?! assistant)\b/i],
  ['surgeons', /\ban? (?!veterinary|tree)(?:[a-z-]+ )?surgeon\b/i],
]

/** What makes “I work as” another thing than a statement about today. */
const NOT_TODAY = /\b(?:not|no|never|\w+n[’']t|cannot|neither|nor|without|if|unless|until|once|when|before|formerly|previously|used to|would|could|should|might)\b/i
const ALSO = '(?:(?:also|currently|now|presently|still) )?'
/** Work in the occupation that is told as it is now. */
const TODAY = new RegExp(`^I ${ALSO}(work as|practi[cs]e as|am) $`, 'i')
/** Work in it that is told as part of the endeavor, now or ahead. */
const AHEAD = new RegExp(
  `^I ${ALSO}(?:(?:will|intend to|plan to) ${ALSO})?(?:continue to )?(?:work as|practi[cs]e as|be|(?:carry out|do|pursue|advance) (?:the|this|my)(?: proposed)? (?:endeavor|work) as) $`,
  'i',
)
/** Where the noun is the whole name of the trade: “a physician recruiter” is none of the Act's. */
const WHOLE = /^(?:$|[.,;:)–—]| (?:and|at|for|from|in(?! (?:training|residency)\b)|on|since|that|under|where|which|who|with)\b)/

/** Under perjury nobody is said to work in what the sentence only plans, and nothing is said of what it denies. */
function listedProfession(ground: LetterGround, occupation: CaseFact): DraftBlock[] {
  for (const sentence of sentencesOf(occupation.text).filter((one) => !NOT_TODAY.test(one)))
    for (const [plural, pattern] of LISTED) {
      const found = pattern.exec(sentence)
      if (found === null || !WHOLE.test(sentence.slice(found.index + found[0].length))) continue
      const [own, before] = [found[0], sentence.slice(0, found.index)]
      const today = TODAY.exec(before)?.[1]
      if (today === undefined && !AHEAD.test(before)) continue
      const trade = own.replace(/^an? /i, '')
      const words =
        today === undefined
          ? vary(ground.seed, 'listed', [
              `INA § 101(a)(32) lists ${plural}; the occupation of ${trade} is within that profession.`,
              `INA § 101(a)(32) lists ${plural} among the professions, so the occupation of ${trade} is a profession.`,
              `Among the professions that INA § 101(a)(32) lists are ${plural}; the occupation of ${trade} is therefore a profession.`,
            ])
          : vary(ground.seed, 'listed', [
              `INA § 101(a)(32) lists ${plural} among the professions, and I ${today} ${own}.`,
              `As ${own}, I belong to one of the professions that INA § 101(a)(32) names: ${plural}.`,
              `I ${today} ${own}; the profession is listed in INA § 101(a)(32), which names ${plural}.`,
            ])
      return [shownFrame(ground, 'eb2', 'occupation/listed', words, [occupation])]
    }
  return []
}

/** What is only said of some posts, or of other ways in, concludes nothing. */
const NOT_ALWAYS =
  /\b(?:often|generally|sometimes|seldom|rarely|few|most|many|some|not|no|false|unless|without|if|when|where|whether|experience|associate|preferred|desirable|(?:my|this) (?:\p{Ll}+ )?(?:job|position|work)|any (?:\p{Ll}+ )?(?:job|position))\b|\bor (?:an? )?equivalent\b|\p{L}[’']s? (?:occupation|profession|job|position)\b/iu
/** “In Ohio”: what is required there only. */
const IN_A_PLACE = /\bin \p{Lu}/u
/** Whose occupation it was, or for which somebody was only trained. */
const NO_MORE = /\bI (?:used to|trained|worked|was)\b/
/** “I work as a surveyor.”, “I hold one.”: what may stand beside it, and takes nothing back. */
const BESIDE_IT =
  /^I (?:(?:now |currently |also )?(?:work|practi[cs]e|serve|am employed) (?:as )?an? |am an? |(?:hold|have) (?:an? |one\b|it\b|such |that |the ))(?![^]*\b(?:but|although|though|not|no|never|yet|until|if|told|since|however)\b)/
/** “The occupation of a surveyor requires …”: whose it is. */
const OF_WHOM = /\b(?:occupation|profession|job|position) of (?!(?:this|that|such)\b)(?:an? |the )?([\p{L} -]{2,40}?)(?= (?:normally |usually |typically )?requires?\b|[.,;]|$)/iu
const OCCUPATION = /\bas (an? [a-z][a-z-]*(?: (?!and\b|at\b|for\b|in\b|on\b|with\b)[a-z][a-z-]*){0,4})(?=[.,;]| and\b| at\b| for\b| in\b| on\b| with\b)/

/** That the occupation is a profession, where the Act lists it or a confirmed sentence says what its entry requires. */
function profession(ground: LetterGround, door: string, occupation: readonly CaseFact[]): DraftBlock[] {
  const listed = door === 'eb2-advanced' ? occupation.flatMap((fact) => listedProfession(ground, fact)).slice(0, 1) : []
  // One employer's letter shows what that employer asks for: the check says so, and the document of the occupation is asked for.
  const unshown = new Set(doubtsOf(ground.file).flatMap(({ rule, factId, quote }) => (rule === 'exhibit-reach' && requiresDegree(quote) ? [factId] : [])))
  const ownIn = (text: string) => OCCUPATION.exec(text)?.[1]?.replace(/^an? /, '')
  const isOwn = (one: string, text: string) => (OF_WHOM.exec(one)?.[1] ?? ownIn(text) ?? '').toLowerCase() === (ownIn(text) ?? '').toLowerCase()
  // With the sentences of the answer that the letter leaves out.
  const wholeOf = (id: string, text: string) => sentencesOf(ground.file.facts.find((fact) => fact.id === id)?.text ?? text)
  const shown = occupation.find(
    ({ id, text }) =>
      !unshown.has(id) &&
      sentencesOf(text).some((one) => requiresDegree(one) && !NOT_ALWAYS.test(one) && !IN_A_PLACE.test(one) && isOwn(one, text)) &&
      wholeOf(id, text).every((one) => requiresDegree(one) || BESIDE_IT.test(one)) &&
      !NO_MORE.test(text),
  )
  if (listed.length > 0 || shown === undefined || door === 'eb2-ability') return listed
  const own = ownIn(shown.text)
  const occupied = own === undefined ? 'the occupation' : `the occupation of ${own}`
  const is = /\b(?:normally|usually|typically)\b/i.test(shown.text) ? 'is normally' : 'is'
  const words = vary(ground.seed, 'profession', [
    `Because such a degree ${is} the minimum for entry, ${occupied} is a profession, 8 CFR 204.5(k)(2).`,
    `I submit that ${occupied}, for which such a degree ${is} the minimum, is a profession within 8 CFR 204.5(k)(2).`,
    `As such a degree ${is} what entry requires, ${occupied} is a profession, 8 CFR 204.5(k)(2).`,
    `Since entry ${is === 'is' ? 'requires' : 'normally requires'} that degree, ${occupied} meets the definition of a profession in 8 CFR 204.5(k)(2).`,
  ])
  return [shownFrame(ground, 'eb2', 'occupation/profession', words, [shown])]
}

/** Words by which a position is more than the one before it. */
const PROGRESSES = /\bprogressive(?:ly)?\b|\bpromot(?:ed|ion)\b|\b(?:more|greater|wider|growing|increas(?:ed|ing)) (?:\w+ )?(?:responsib|duties|authority|complex)/i

/** A foreign degree is one of the United States by a fact that says so, or not at all. */
const isEquated = (file: CaseFile, degree: CaseFact): boolean => isHere(degree.fields['country'] ?? '') || isEqualTo(file, degree, 'bachelor') !== undefined

/** The degree with the years against the rule, where the petitioner says how the work progressed and what of it was in the specialty. */
function appliedExperience(ground: LetterGround, degrees: readonly CaseFact[], roles: readonly CaseFact[], progression: readonly CaseFact[]): DraftBlock[] {
  if (progression.length === 0 || degrees.length === 0 || !isEquated(ground.file, degrees[0]!) || countedYears(ground, degrees, roles).length === 0) return []
  return [
    shownFrame(
      ground,
      'eb2',
      'experience/applied',
      vary(ground.seed, 'experience-applied', [
        'I submit that the degree and these years of progressive experience are, together, the equivalent of an advanced degree.',
        'On this record the degree, followed by this experience, is the equivalent of a master’s degree.',
        'The degree and the experience after it are thus considered the equivalent of a master’s degree.',
      ]),
      [...degrees.slice(0, 1), ...progression],
    ),
  ]
}

/** Kind by kind, as the regulation lists them. A sentence stands under a kind only where its words fit exactly one. */
function abilityKinds(ground: LetterGround, evidence: readonly CaseFact[], degrees: readonly CaseFact[]): DraftBlock[] {
  const sorted = [...degrees.map((fact) => ({ fact, kind: 'A' as const })), ...evidence.map((fact) => ({ fact, kind: abilityKind(fact.text) }))]
  const under = (kind: AbilityKind | null) => sorted.filter((one) => one.kind === kind).map(({ fact }) => fact)
  const kinds = (Object.keys(ABILITY_KINDS) as AbilityKind[]).flatMap((kind) => part(ground, 'eb2', `ability-${kind}`, `${ABILITY_KINDS[kind].title}: 8 CFR 204.5(k)(3)(ii)(${kind})`, under(kind)))
  return [standard('eb2', 'eb2-ability-kinds'), ...kinds, ...part(ground, 'eb2', 'ability', kinds.length === 0 ? 'The evidence' : 'Further evidence', under(null))]
}

/** The second step: the record as a whole against the definition, and where the benefit that the Act asks for is shown. */
function abilityMerits(ground: LetterGround): DraftBlock[] {
  const found = abilityFinding(ground)
  const benefit = facts(ground, 'p1.merit').slice(0, 1)
  if (found.length === 0) return []
  return [
    heading('eb2', 'weighed/heading', 2, vary(ground.seed, 'title-weighed', ['The record as a whole', 'The evidence weighed together'])),
    standard('eb2', 'eb2-ability-merits'),
    ...found,
    ...(benefit.length === 0
      ? []
      : [
          shownFrame(
            ground,
            'eb2',
            'ability/benefit',
            vary(ground.seed, 'ability-benefit', [
              'The prospective benefit for which INA § 203(b)(2)(A) asks is the subject of Part III.',
              'Part III takes up the prospective benefit of INA § 203(b)(2)(A).',
              'INA § 203(b)(2)(A) asks for a prospective benefit as well, which is the subject of Part III.',
            ]),
            benefit,
          ),
        ]),
  ]
}

export function eb2Part(ground: LetterGround): DraftBlock[] {
  const { file, seed } = ground
  const door = file.options.eb2[0] ?? 'eb2-advanced'
  const degrees = degreesOf(ground)
  const experience = facts(ground, 'eb2.experience')
  const roles = experience.filter(({ kind }) => kind === 'role')
  const progression = experience.filter(({ kind }) => kind !== 'role')
  const occupation = inWholeSentences(ground, facts(ground, 'eb2.occupation'))
  const blocks: DraftBlock[] = [heading('eb2', 'heading', 1, 'Eligibility for the EB-2 classification')]
  if (door === 'eb2-ability') {
    // A note answers no criterion: it is asked for again, and printed once it is a sentence.
    const evidence = facts(ground, 'eb2.ability').filter(({ text }) => isWholeText(sentencesOf(text)))
    blocks.push(standard('eb2', 'eb2-ability'))
    if (evidence.length + degrees.length > 0)
      blocks.push(
        ...abilityKinds(
          ground,
          evidence,
          degrees.map((degree, place) => (place === 0 ? degree : reworded(degree, degree.text.replace(/^I hold /, 'I also hold ')))),
        ),
      )
    blocks.push(...abilityMerits(ground))
  } else {
    blocks.push(standard('eb2', door === 'eb2-five-years' ? 'eb2-five-years' : 'eb2-advanced'))
    if (degrees.length > 0) {
      blocks.push(heading('eb2', 'degree/heading', 2, 'Degree'))
      blocks.push(
        ...paragraphs(
          ground,
          'eb2',
          'degree',
          degrees.map((degree, place) => (place === 0 ? degree : reworded(degree, degree.text.replace(/^I hold /, 'I also hold ')))),
          true,
        ),
      )
      if (door === 'eb2-advanced' && occupation.some(({ text }) => /\bdoctora|\bPh\.?D\b/i.test(text))) blocks.push(standard('eb2', 'eb2-doctorate'))
      blocks.push(...appliedDegree(ground, door, degrees[0]!))
    }
    if (door === 'eb2-five-years' && roles.length > 0) {
      blocks.push(heading('eb2', 'experience/heading', 2, experience.some(({ text }) => PROGRESSES.test(text)) ? 'Progressive experience' : 'Experience after the degree'))
      blocks.push(
        frame('eb2', 'experience/lead', vary(seed, 'experience', ['I rely on the following positions:', 'The experience was gained in these positions:', 'The five years rest on these positions:'])),
      )
      blocks.push(
        positionsTable(ground, 'eb2', roles),
        ...countedYears(ground, degrees, roles),
        ...argued(ground, 'eb2', 'experience', progression),
        ...appliedExperience(ground, degrees, roles, progression),
      )
    }
  }
  if (occupation.length > 0)
    blocks.push(
      heading('eb2', 'occupation/heading', 2, 'Occupation'),
      standard('eb2', FIT[door] ?? 'eb2-occupation'),
      ...paragraphs(ground, 'eb2', 'occupation', occupation),
      ...profession(ground, door, occupation),
    )
  return blocks
}
