/** What several facts say of one thing by relation: who paid for it, whose it is, when it began, where it stands, and whether a license is held. A name may be told in part, and “it” stands for the thing that the sentence before began with. Where the parties cannot be told apart for certain, nothing is said. */
import type { CaseFact } from '../case-file.ts'
import { short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

const HEAD =
  'pilot|trial|study|survey|project|campaign|software|program|code|tool|app|platform|patent|design|prototype|bench|device|instrument|sensor|database|dataset|model|method|laboratory|lab|workshop|course|guide|manual|plant|station|equipment|grant'
const THING = `(?:the|my|our|this) (?:\\p{Ll}[\\p{L}-]* ){0,3}?(?:${HEAD})`
const NAME = '\\p{Lu}[\\p{L}’&.-]*(?: (?:of |for |the |and the )?\\p{Lu}[\\p{L}’&.-]*){0,5}'
const PARTY = `(?:(?:the )?${NAME}|(?:the|my|our) (?:\\p{Ll}[\\p{L}-]* ){0,2}?(?:employer|university|college|board|foundation|association|county|city|state|company|agency|department)|I|myself)`
const STEPS = '(?:was |is |were |are |has been )(?:fully |wholly |entirely |only )?'
const WHEN = '(?:in |on )?(?<party>(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:19|20)\\d\\d)'

type Relation = 'payer' | 'owner' | 'start' | 'place'
const said = (relation: Relation, pattern: string) => ({ relation, pattern: new RegExp(pattern, 'u') })
const OPEN = '(?:^|[,;:] |\\b(?:and|but|that) )'
const thing = `(?<thing>${THING.replace('the|my|our|this', '[Tt]he|[Mm]y|[Oo]ur|[Tt]his')})`
const party = `(?<party>${PARTY.replace('(?:the )?', '(?:[Tt]he )?').replace('(?:the|my|our) ', '(?:[Tt]he|[Mm]y|[Oo]ur) ')})`
const SAID = [
  said('payer', `${OPEN}${thing} ${STEPS}(?:paid for|funded|financed|sponsored) by ${party}`),
  said('payer', `${OPEN}${party} (?:has |have )?(?:paid for|pays for|funded|funds|financed|sponsored) ${thing}\\b`),
  said('payer', `${OPEN}(?<party>I) (?:have )?(?:pay for|paid for|fund|funded|financed) ${thing}\\b`),
  said('owner', `${OPEN}${thing} (?:belongs to|${STEPS}(?:owned by|the property of)) ${party}`),
  said('owner', `${OPEN}${thing} is (?:all )?(?<party>mine)\\b`),
  said('owner', `${OPEN}${party} owns? ${thing}\\b(?! (?:data|results?|name))`),
  said('start', `${OPEN}${thing} (?:started|began) ${WHEN}`),
  said('start', `${OPEN}I (?:started|began) ${thing} ${WHEN}`),
  said('place', `${OPEN}${thing} (?:is |stands |is located |is installed |was installed )in (?<party>${NAME}(?:, \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)?)`),
] as const

const SHARED =
  /\b(?:partly|part of|half|also|together|jointly|shared?|co-\p{Ll}+|co(?:own(?:ed|er|s)?|funded|sponsored|authored)|both|percent|first|second|third|next|another|other|will|would|planned|not|never|until|before|formerly|moved|again|restarted)\b/iu
const bareName = (name: string): string => name.replace(/^(?:the|my|our|this) /i, '').replace(/\.$|[’']s?$/, '')
const I = /^(?:I|myself|mine)$/

/** “It was funded by …” behind “The pilot ran for a year.” */
const FIRST = new RegExp(`^${thing}\\b`, 'u')
type Claim = Told & { relation: Relation; thing: string[]; party: string; years: readonly string[] }

function claimsIn(facts: readonly CaseFact[]): Claim[] {
  const claims: Claim[] = []
  let last: { factId: string; thing: string } | null = null
  for (const one of sentences(facts)) {
    const whole: string = last?.factId === one.fact.id ? one.sentence.replace(/^It(?= (?:was|is|has|belongs|started|began|stands) )/, last.thing) : one.sentence
    const began: string | undefined = FIRST.exec(whole)?.groups?.['thing']
    last = began === undefined ? null : { factId: one.fact.id, thing: began }
    if (SHARED.test(whole)) continue
    const seen = new Set<Relation>()
    for (const { relation, pattern } of SAID) {
      const found = seen.has(relation) ? undefined : pattern.exec(whole)?.groups
      if (found === undefined) continue
      seen.add(relation)
      claims.push({
        ...one,
        relation,
        thing: bareName(found['thing']!).toLowerCase().split(' '),
        party: bareName(found['party']!),
        years: relation === 'payer' ? (whole.match(/\b(?:19|20)\d\d\b/g) ?? []) : [],
      })
    }
  }
  return claims
}

/** “the pilot” may be “the kiln pilot”, and “the kiln pilot” is not “the glaze pilot”. */
const isSameThing = (one: readonly string[], other: readonly string[]): boolean =>
  one.at(-1) === other.at(-1) && (one.every((word) => other.includes(word)) || other.every((word) => one.includes(word)))

/** Whether two are certainly two: a common noun may be any body whose name does not speak against it. */
function areTwo(relation: Relation, one: string, other: string, employer: string | null): boolean {
  if (relation === 'start') {
    const [monthOne, yearOne] = [/^\p{L}+/u.exec(one)?.[0], one.slice(-4)]
    const [monthOther, yearOther] = [/^\p{L}+/u.exec(other)?.[0], other.slice(-4)]
    return yearOne !== yearOther || (monthOne !== undefined && monthOther !== undefined && monthOne !== monthOther)
  }
  if (I.test(one) || I.test(other)) return !(I.test(one) && I.test(other))
  const [left, right] = [one, other].map((name) => (/^(?:current )?employer$/i.test(name) ? (employer ?? '') : name)) as [string, string]
  if (!/^\p{Lu}/u.test(left) || !/^\p{Lu}/u.test(right)) return false
  const words = (name: string) =>
    name
      .toLowerCase()
      .split(/[ ,]+/)
      .filter((word) => !/^(?:of|for|the|and)$/.test(word))
  const [few, many] = words(left).length <= words(right).length ? [words(left), words(right)] : [words(right), words(left)]
  const letters = (list: readonly string[]) => list.map((word) => word[0]).join('')
  // Part of a name, or its letters.
  return !few.every((word) => many.includes(word)) && letters(many) !== few.join('') && !(few.length === 1 && letters(many).startsWith(few[0]!))
}

const ASKS: Record<Relation, [string, string]> = {
  payer: ['Another is told to have paid for it', 'Ask who paid, how much, and when.'],
  owner: ['It is told as another’s', 'Ask who owns it, and by which paper.'],
  start: ['It is told to have begun at another time', 'Ask when it began.'],
  place: ['It is told to be elsewhere', 'Ask where it is, and since when.'],
}

const HAS_LICENSE = /\bI (?:am (?:an? )?(?:licensed|registered) |(?:have held|hold|have) (?:an? |the |my )(?:\p{L}+ ){0,4}?licen[cs]e\b)/u
const NO_LICENSE = /\bI (?:do not|don’t) (?:yet )?(?:hold|have) (?:an? |any |the |my )?(?:\p{L}+ ){0,4}?licen[cs]e\b|\bI (?:have no|am not) (?:\p{L}+ ){0,4}?(?:licen[cs]e|licensed)\b/u
const licenseIn = (sentence: string): string[] => sentence.match(/(?<=\b(?:in|of) )\p{Lu}\p{Ll}+/gu) ?? []

function ofLicense(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  const none = told.filter(({ sentence }) => NO_LICENSE.test(sentence))
  if (none.length === 0) return []
  return told
    .filter(({ sentence }) => HAS_LICENSE.test(sentence) && !NO_LICENSE.test(sentence))
    .flatMap((one) => {
      const places = licenseIn(one.sentence)
      const other = none.find(({ fact, sentence }) => fact.id !== one.fact.id && (licenseIn(sentence).length === 0 ? places.length === 0 : licenseIn(sentence).some((place) => places.includes(place))))
      return other === undefined
        ? []
        : [disagree(one, `A license is held here, and another fact says that it is not: “${short(other.sentence)}” Ask which license is held, in which state, and since when.`, other.fact.id)]
    })
    .slice(0, 1)
}

const COMPARED_MAX = 300

/** `employer`: of the position that is held now; null where it is not known. */
export function claimsRelated(facts: readonly CaseFact[], employer: string | null): Doubt[] {
  const told = facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
  const keyOf = ({ fact, relation, thing, party, years }: ReturnType<typeof claimsIn>[number]) => [fact.id, relation, thing, party, ...years].join('|')
  const claims = [...new Map(claimsIn(told).map((claim) => [keyOf(claim), claim])).values()].slice(0, COMPARED_MAX)
  const found = claims.flatMap((one, place) => {
    const other = claims.slice(0, place).find(
      (two) =>
        two.fact.id !== one.fact.id &&
        two.relation === one.relation &&
        isSameThing(one.thing, two.thing) &&
        areTwo(one.relation, one.party, two.party, employer) &&
        // One of the two facts tells of both, or each is of its own year.
        (I.test(two.party) || !one.fact.text.includes(two.party)) &&
        (I.test(one.party) || !two.fact.text.includes(one.party)) &&
        (one.years.length === 0 || two.years.length === 0 || one.years.some((year) => two.years.includes(year))),
    )
    return other === undefined ? [] : [disagree(one, `${ASKS[one.relation][0]}: “${short(other.sentence)}” ${ASKS[one.relation][1]}`, other.fact.id)]
  })
  return [...found, ...ofLicense(told)]
}
