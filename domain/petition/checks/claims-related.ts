/** What several facts say of one thing by relation: who paid for it, whose it is, when it began or opened, who leads it and since when, where it stands, and whether a license is held. A name may be told in part, and “it” stands for the thing that the sentence before began with. What limits a claim counts in its own clause only. Where the parties cannot be told apart for certain, nothing is said. */
import { MONTH_NAMES } from '../../format-date.ts'
import type { CaseFact } from '../case-file.ts'
import { short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

/** A word that is part of the name of a thing: none that ends it, and none of which a person tells several by “the”. */
const WORD =
  '(?!(?:in|on|at|of|for|to|by|with|from|and|or|but|is|was|has|had|have|are|were|will|that|which|who|when|while|since|until|before|after|as|myself|alone|itself|out|through|under|over|about|also|entirely|wholly|fully|completely|solely|then|now|there|here|than|because|so|not|only|together|jointly|belongs?|started|began|opened|launched|stands|costs?|cost|came|ran|runs|stays?|stayed|lies?|lie|went|dates?)\\b)\\p{Ll}[\\p{L}-]*'
const NO_THING =
  /^(?:work|works|time|trip|travel|visit|year|years|day|days|month|week|weeks|part|half|rest|most|cost|costs|price|fee|fees|bill|salary|tuition|degree|visa|move|way|idea|company|firm|business|organization|house|land|building|job|position|role|post|career|people|students|data|results?|school|university|college|hospital|employer|county|city|state|country|meeting|conference|name|same|materials|others?|money|process|season|lunch|food|first|second|third|best|author|lead|head)$/
const thingOf = (the: string): string => `(?<thing>${the} (?:${WORD} ){0,3}${WORD}(?: of (?:the|my|our) (?:${WORD} ){0,1}${WORD})?)`
const thing = thingOf('(?:[Tt]he|[Mm]y|[Oo]ur|[Tt]his)')
const NAME = '(?!(?:I|We|He|She|They|It|This|That|My|Our|Nobody|In|Since|Later|Then|Both|Neither)\\b)\\p{Lu}[\\p{L}’&.-]*(?: (?:of |for |the |and the )?\\p{Lu}[\\p{L}’&.-]*){0,5}'
const BODY =
  'employer|university|college|board|foundation|association|county|city|state|agency|department|institute|ministry|hospital|district|cooperative|guild|grant|utility|council|government|donors?|investors?|league|trust|society|union|club|alliance|network|office|fund|center'
const party = `(?<party>(?:[Tt]he )?${NAME}|(?:[Tt]he|[Mm]y|[Oo]ur|[Aa]n?) (?:\\p{Ll}[\\p{L}-]* ){0,2}?(?:${BODY}|company|firm)(?: of (?:the )?(?:${NAME}|\\p{Ll}+))?|I|myself|me)`
const STEPS = '(?:was |is |were |are |has been |have been |had been )(?:fully |wholly |entirely |only |all |completely )?'
const MONTH = `(?:${MONTH_NAMES})`
const SEASON = '(?:(?:the )?(?:spring|summer|fall|autumn|winter|beginning|end|start) of |early |late )?'
const WHEN = `(?:in |on |since |from )?${SEASON}(?<party>(?:${MONTH} )?(?:\\d{1,2}, )?(?:19|20)\\d\\d)`

const PAID =
  '(?:paid for|(?:is|am|are) paying for|bought|purchased|funded|financed|sponsored|underwrote|bankrolled|covered (?:all )?(?:the )?(?:costs? of )?|bore the costs? of|met the costs? of|put up the money for|provided (?:all )?the (?:money|funds|funding) for)'
const SUM_FOR =
  '(?:gave|granted|awarded|provided|contributed|paid|put|spent)(?: me| us)? (?:(?:about |some |nearly )?\\$[\\d,.]+(?: thousand| million)?|(?:the|all the|a) (?:money|grant|funds|funding))(?: of (?:my|our) own)?(?: a year)? (?:for|toward|towards|to|into|on)'
const LED = '(?:led|headed|directed|chaired)'
const RUN = '(?:led|headed|directed|chaired|run|managed|coordinated|been in charge of|been (?:the )?(?:head|director|leader|chair|manager) of)'
const RIGHTS = '(?:(?:all |the |full |exclusive |sole ){0,3}(?:rights?|copyright|title|ownership|intellectual property) (?:to|in|of|for|on|over))'
const FOUNDED = '(?:started|began|founded|set up|established)'

type Relation = 'author' | 'payer' | 'owner' | 'start' | 'launch' | 'place' | 'leader' | 'led-since'
const said = (relation: Relation, pattern: string, self = false) => ({ relation, pattern: new RegExp(pattern, 'u'), self })
const OPEN = '(?:^|^(?:In|At|By|From|After|During|On|Last|Later|Then|So|Today|Now)(?: [^,;:. ]{1,20}){0,5}?,? |[,;:] |\\b(?:and|but|that|while|because|so|where|until|before|after) )'
const MADE = '(?:wrote|designed|invented|developed|devised|made|built|created|drew|programmed|conceived|worked out|thought up|came up with|derived|chose|set|calculated)'
const MADE_BY = MADE.replace('wrote', 'written').replace('drew', 'drawn').replace('chose', 'chosen').replace('|came up with', '')
const PERSON = `(?<party>(?:(?:Dr|Prof|Mr|Ms|Mrs)\\. |Professor )?(?!(?:${MONTH}|It|I|We|He|She|They|The)\\b)\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}.-]*){0,2}|(?:my|the|a) (?:former |old )?(?:supervisor|professor|advisor|adviser|colleague|manager|boss|director|partner|student|intern|contractor|consultant))`
const SAID = [
  said('author', `${OPEN}I (?:have |had )?(?:alone |myself )${MADE} ${thing}(?!\\p{L})`, true),
  said('author', `${OPEN}I (?:have |had )?${MADE} ${thing} (?:[^,;:.]{0,40} )?(?:alone|myself|by myself|on my own|entirely)\\b`, true),
  said('author', `${OPEN}${thing} (?:was|were|is|are) ${MADE_BY} by (?:me|myself)(?: alone)?\\b`, true),
  said('author', `${OPEN}${thing} (?:is|are|was|were) (?:all |entirely )?mine\\b`, true),
  said('author', `${OPEN}${thing} (?:is|are|was|were) ${PERSON}[’']s?(?= own\\b|[.,;:]|$)`),
  said('author', `${OPEN}${thing} (?:is|are|was|were|has been|had been) ${MADE_BY} by ${PERSON}(?![\\p{L}’'])`),
  said(
    'payer',
    `${OPEN}${thing} ${STEPS}(?:paid(?: for)?|bought|purchased|funded|financed|sponsored|covered|underwritten|paid out|met)(?: in full| entirely)? (?:by|from|through|with|out of) ${party}`,
  ),
  said('payer', `${OPEN}${party} (?:has |have |had )?(?:myself |itself |alone |also )?(?:${PAID}|pays for|funds|pay for|fund) ?${thing}(?!\\p{L})`),
  said('payer', `${OPEN}${party} (?:has |have |had )?${SUM_FOR} ${thing}(?!\\p{L})`),
  said('payer', `\\b(?:money|funds|funding|grant|budget) (?:for|of|behind) ${thing} (?:came|comes|was|is) (?:from|by) ${party}`),
  said(
    'payer',
    `${OPEN}[^,;:.]{0,60}?${thing} [^,;:.]{0,40}?(?:on|with|through|from|by|under|thanks to) (?:an?|the) (?:\\p{Ll}+ )?(?:grant|gift|donation|subsidy|award|stipend|money) (?:from|of|by) ${party}`,
  ),
  said('payer', `\\b(?:grant|gift|donation|subsidy|award) (?:from|of|by) ${party} (?:has |had )?(?:${PAID}|pays for|funds) ?${thing}(?!\\p{L})`),
  said('payer', `${OPEN}${thing} (?:has )?cost me\\b`, true),
  said('payer', `\\b(?:paid|pay|spent|put) [^,;:.]{0,40}?(?:for|on|into) ${thing}[^,;:.]{0,30} (?:from|out of|with) my own (?:savings|money|pocket|funds)\\b`, true),
  said(
    'payer',
    `${OPEN}${thing} [^,;:.]{0,50}?(?:at my own (?:expense|cost)|out of my (?:own )?pocket|(?:from|out of|with) my own (?:savings|money|funds|pocket)|from my savings|without (?:any )?(?:outside |external |other )?(?:funding|grants?))\\b`,
    true,
  ),
  said(
    'payer',
    `${OPEN}I [^,;:.]{1,30}? ${thing} [^,;:.]{0,30}?(?:at my own (?:expense|cost)|out of my (?:own )?pocket|(?:from|out of|with) my own (?:savings|money|funds)|without (?:any )?(?:outside |external |other )?(?:funding|grants?))\\b`,
    true,
  ),
  said('owner', `${OPEN}${thing} (?:(?:now |still |today )?belongs to|${STEPS}(?:owned by|held by|the property of|assigned to|(?:registered|patented) (?:to|in the name of))) ${party}`),
  said('owner', `${OPEN}${thing} (?:is (?:all |entirely |now |still )?mine|(?:now |still )?belongs to me|is my (?:own |sole )?property)\\b`, true),
  said('owner', `${OPEN}${party} (?:now |still |alone )?(?:owns?|(?:is|am) the (?:sole )?owner of) ${thing}(?!\\p{L})`),
  said('owner', `${OPEN}${party} (?:now |still |alone )?(?:has|have|holds?|keeps?|kept|retains?|owns?) ${RIGHTS} ${thing}(?!\\p{L})`),
  said(
    'owner',
    `\\b(?:[Aa]ll |[Tt]he |[Ff]ull ){0,2}(?:[Rr]ights?|[Cc]opyright|[Tt]itle|[Oo]wnership|[Ii]ntellectual property) (?:to|in|of|for|on|over) ${thing} (?:(?:belongs?|went|go|goes) to|(?:lies?|stays?|stayed|remains?|rests?|is|are) with|(?:is|are|was|were) (?:held|owned|kept) by|(?:is|are) the property of) ${party}`,
  ),
  said('owner', `\\b(?:[Rr]ights?|[Cc]opyright|[Tt]itle|[Oo]wnership) (?:to|in|of|for|on|over) ${thing} (?:is|are) (?:all )?mine\\b`, true),
  said(
    'start',
    `${OPEN}${thing} (?:started|began|dates from|came into being|was (?:started|begun|founded|set up|established)|has (?:run|met|existed|been (?:running|in operation|going))) (?:running )?${WHEN}`,
  ),
  said('start', `${OPEN}(?:I|we|[Ww]e) ${FOUNDED} ${thing} ${WHEN}`),
  said('start', `${thing} since it (?:began|started|was (?:started|begun|founded|set up)) ${WHEN}`),
  said('launch', `${OPEN}${thing} (?:opened|launched|went live|came out|appeared|was (?:opened|launched|released|published)) ${WHEN}`),
  said('launch', `${OPEN}(?:I|we|[Ww]e) (?:opened|launched|released|published) ${thing} ${WHEN}`),
  said('led-since', `${OPEN}I (?:have |’ve )?${RUN} ${thing} since ${SEASON}(?<party>(?:${MONTH} )?(?:19|20)\\d\\d)`),
  said('led-since', `\\b[Ss]ince ${SEASON}(?<party>(?:${MONTH} )?(?:19|20)\\d\\d),? I (?:have |’ve )${RUN} ${thing}(?!\\p{L})`),
  said('led-since', `${OPEN}I (?:took over|took charge of|became (?:the )?(?:head|director|leader|chair|manager) of) ${thing} ${WHEN}`),
  said('leader', `${OPEN}${thing} (?:was |is |has been )(?:led|headed|directed|chaired) by (?!(?:a|an|the) )${party}`),
  said('leader', `${OPEN}${party} (?:leads?|${LED}|heads?|directs?|chairs?) ${thing}(?!\\p{L})`),
  said('leader', `${OPEN}${party} (?:am|is|was) the (?:principal investigator|head|director|leader|lead|chair) of ${thing}(?!\\p{L})`),
  said(
    'place',
    `${OPEN}${thing} (?:is |stands |is located |is installed |was installed |is kept )in (?:an? (?:\\p{Ll}+ ){1,3}(?:in|at|near) )?(?<party>(?!${MONTH})${NAME}(?:, \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)?)`,
  ),
] as const

/** What tells in the same clause that there is a part, an order, a denial, or another time. */
const SHARED =
  /\b(?:partly|partially|parts? of|half|jointly|shared?|together|co-\p{Ll}+|co(?:own(?:ed|er|s)?|funded|sponsored|authored|led|directed|chaired)|both|percent|first|second|third|fourth|next|another|other|new|old|earlier|previous|will|would|may(?! (?:19|20)\d\d)|might|could|planned|plans|not|never|neither|until|before|formerly|used to|moved|again|restarted|if|remaining|rest)\b/iu
const CLAUSE_BEGINS = /(?:[,;:]|\b(?:and|but|while|because|so|where|which|who|that))(?= )/giu
const CLAUSE_ENDS = /[;:]|,? (?:and|but|while|which|who|so|because|when) |, /u
/** “…, and by the county from 2025”: the next clause goes on with it. */
const GOES_ON = /^(?:,? and|,? then|,) (?:\p{L}+ ){0,3}?(?:by|from|partly|the rest|later|me|I (?:\p{L}+ )?(?:paid|pay|covered|funded|added|gave|own))\b/iu
/** “I and the county paid for it”. */
const WITH_ANOTHER = /(?:^|[,;:] )(?:I|we|[^,;:.]{1,40}\p{Lu}[^,;:. ]*) and $/iu

/** The clause in which a claim stands, from `from` to `to`; null where others have a part in it. */
function clauseOf(sentence: string, from: number, to: number): string | null {
  const before = sentence.slice(0, from)
  const opened = /^(?:and|but|that|while|because|so|where|until|before|after)\b/.exec(sentence.slice(from))?.[0] ?? ''
  if (opened === 'and' && WITH_ANOTHER.test(`${before}and `)) return null
  const begins = opened === '' || opened === 'and' ? Math.max(0, ...[...before.matchAll(CLAUSE_BEGINS)].map((match) => match.index + match[0].length)) : from + opened.length
  const rest = sentence.slice(to)
  if (GOES_ON.test(rest)) return null
  const ends = CLAUSE_ENDS.exec(rest)?.index ?? rest.length
  return sentence.slice(opened === 'and' ? from : begins, to + ends)
}

const bareName = (name: string): string => name.replace(/^(?:the|my|our|this|an?) /i, '').replace(/\.$|[’']s?$/, '')
/** Nobody can say whether it paid or its owner did. */
const OWN_FIRM = /^my .*(?:company|firm)$/i
const I = /^(?:I|me|myself|mine)$/

/** “It was funded by …” behind “The pilot ran for a year.” */
const FIRST = new RegExp(`^${thing}\\b`, 'u')
type Claim = Told & { relation: Relation; thing: string[]; party: string; years: readonly string[]; sums: readonly string[] }

function claimsIn(facts: readonly CaseFact[]): Claim[] {
  const claims: Claim[] = []
  let last: { factId: string; thing: string } | null = null
  for (const one of sentences(facts)) {
    const whole: string = last?.factId === one.fact.id ? one.sentence.replace(/^It(?= (?:was|is|has|belongs|started|began|stands|cost|opened|launched|went) )/, last.thing) : one.sentence
    const began: string | undefined = FIRST.exec(whole)?.groups?.['thing']
    last = began === undefined ? null : { factId: one.fact.id, thing: began }
    const seen = new Set<string>()
    for (const { relation, pattern, self } of SAID) {
      const match = pattern.exec(whole)
      if (match === null) continue
      const from = match.index + (/^[,;:] /.exec(match[0])?.[0].length ?? 0)
      const clause = clauseOf(whole, from, match.index + match[0].length)
      const words = thingWords(match.groups!['thing']!)
      const who = self ? 'I' : bareName(match.groups!['party']!)
      if (clause === null || OWN_FIRM.test(match.groups!['party'] ?? '') || SHARED.test(clause) || NO_THING.test(words.at(-1)!) || seen.has(`${relation} ${words.join(' ')}`)) continue
      seen.add(`${relation} ${words.join(' ')}`)
      claims.push({
        ...one,
        relation,
        thing: words,
        party: who,
        years: ['author', 'payer', 'owner', 'leader'].includes(relation) ? (clause.match(/\b(?:19|20)\d\d\b/g) ?? []) : [],
        sums: relation === 'payer' ? (clause.match(/\$[\d,.]*\d(?: (?:thousand|million))?/g) ?? []) : [],
      })
    }
  }
  return claims
}

/** “the data of the pilot” and “the pilot data” are one. */
function thingWords(name: string): string[] {
  const [head = '', of] = bareName(name)
    .toLowerCase()
    .split(/ of (?:the|my|our) /)
  return [...(of?.split(' ') ?? []), ...head.split(' ').filter((word) => !/^(?:whole|entire|own|said)$/.test(word))]
}

/** “the pilot” may be “the kiln pilot”, and “the kiln pilot” is not “the glaze pilot”. */
const isSameThing = (one: readonly string[], other: readonly string[]): boolean =>
  one.at(-1) === other.at(-1) && (one.every((word) => other.includes(word)) || other.every((word) => one.includes(word)))

const PUBLIC = /^(?:state|county|city|government|guild|league|association|union|club|society)$/
/** “The league”, beside the employer by its name, which is called nothing of the kind. */
const isPublicBeside = (noun: string, name: string, employer: string | null): boolean =>
  PUBLIC.test(noun.split(' ').at(-1)!) &&
  employer !== null &&
  bareName(employer) === name &&
  !/\b(?:State|County|City|Government|Guild|League|Association|Union|Club|Society|District|Department|Office|Authority|Agency)\b/.test(name)

/** Whether two are certainly two: a common noun may be any body whose name does not speak against it. */
function areTwo(relation: Relation, one: string, other: string, employer: string | null): boolean {
  if (relation === 'start' || relation === 'launch' || relation === 'led-since') {
    const [monthOne, yearOne] = [/^\p{L}+/u.exec(one)?.[0], one.slice(-4)]
    const [monthOther, yearOther] = [/^\p{L}+/u.exec(other)?.[0], other.slice(-4)]
    return yearOne !== yearOther || (monthOne !== undefined && monthOther !== undefined && monthOne !== monthOther)
  }
  if (I.test(one) || I.test(other)) return !(I.test(one) && I.test(other))
  const [left, right] = [one, other].map((name) => (/^(?:current )?employer$/i.test(name) ? (employer ?? '') : name)) as [string, string]
  if (!/^\p{Lu}/u.test(left) || !/^\p{Lu}/u.test(right)) return isPublicBeside(left, right, employer) || isPublicBeside(right, left, employer)
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
  author: ['It is told as the work of another', 'Ask who made what of it.'],
  payer: ['Another is told to have paid for it', 'Ask who paid, how much, and when.'],
  owner: ['It is told as another’s', 'Ask who owns it, and by which paper.'],
  start: ['It is told to have begun at another time', 'Ask when it began.'],
  launch: ['It is told to have come out or opened at another time', 'Ask when it was.'],
  leader: ['Another is told to lead it', 'Ask who led what, and when.'],
  'led-since': ['It is told to be led since another time', 'Ask since when.'],
  place: ['It is told to be elsewhere', 'Ask where it is, and since when.'],
}

const HAS_LICENSE = /\bI (?:(?:am|have been) (?:an? )?(?:licensed|registered) |(?:have held|hold|have) (?:an? |the |my )(?:\p{L}+ ){0,4}?licen[cs]e\b)/u
const NO_LICENSE = /\bI (?:do not|don’t) (?:yet )?(?:hold|have) (?:an? |any |the |my )?(?:\p{L}+ ){0,4}?licen[cs]e\b|\bI (?:have no|am not) (?:\p{L}+ ){0,4}?(?:licen[cs]e|licensed)\b/u
const licenseIn = (sentence: string): string[] => sentence.match(/(?<=\b(?:in|of) )\p{Lu}\p{Ll}+/gu) ?? []

const COMPARED_MAX = 300
/** So many are held against each other, each sentence of a fact once. */
const compared = (told: readonly Told[]): Told[] => [...new Map(told.map((one) => [`${one.fact.id} ${one.sentence}`, one])).values()].slice(0, COMPARED_MAX)

function ofLicense(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  const none = compared(told.filter(({ sentence }) => NO_LICENSE.test(sentence)))
  if (none.length === 0) return []
  return compared(told.filter(({ sentence }) => HAS_LICENSE.test(sentence) && !NO_LICENSE.test(sentence)))
    .flatMap((one) => {
      const places = licenseIn(one.sentence)
      const other = none.find(({ fact, sentence }) => fact.id !== one.fact.id && (licenseIn(sentence).length === 0 ? places.length === 0 : licenseIn(sentence).some((place) => places.includes(place))))
      return other === undefined
        ? []
        : [disagree(one, `A license is held here, and another fact says that it is not: “${short(other.sentence)}” Ask which license is held, in which state, and since when.`, other.fact.id)]
    })
    .slice(0, 1)
}

const EXAM_AHEAD =
  /\bI (?:will|plan to|intend to|am going to|hope to|want to|still have to|have yet to) (?:\p{Ll}+ ){0,2}?(?:take|sit|sit for|pass) (?:the |my )?((?:[\p{L}.&-]+ ){1,4}?)(?:exam|examination|boards?)\b|\bI am (?:preparing|studying|registered) for (?:the |my )?((?:[\p{L}.&-]+ ){1,4}?)(?:exam|examination|boards?)\b/u
const LICENSING = /\b(?:licens(?:e|ing|ure)|licence|registration)\b/i
const LICENSED_AS = /\b(?:licensed|registered)(?: as an?)? ((?:\p{L}+ ){0,3}\p{L}+)/u
/** Whether an examination is the one that the license is given for: by its name, its letters, or the trade. */
function isFor(exam: string, held: string): boolean {
  const trade = (LICENSED_AS.exec(held)?.[1] ?? held).toLowerCase()
  const words = trade.split(/[^\p{L}]+/u)
  const letters = words.map((word) => word[0] ?? '').join('')
  const named = exam.trim().split(' ')
  return (
    named.some((word) => (/^\p{Lu}{2,4}$/u.test(word) && letters.includes(word.toLowerCase())) || (word.length > 3 && !LICENSING.test(word) && words.includes(word.toLowerCase()))) ||
    LICENSING.test(exam)
  )
}

/** A license that is held, and the examination for it that is still ahead. */
function ofExamAhead(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts)
  const ahead = compared(told.filter(({ sentence }) => EXAM_AHEAD.test(sentence))).map((one) => {
    const [, taken, prepared] = EXAM_AHEAD.exec(one.sentence)!
    return { ...one, exam: taken ?? prepared! }
  })
  if (ahead.length === 0) return []
  return compared(told.filter(({ sentence }) => HAS_LICENSE.test(sentence) && !NO_LICENSE.test(sentence)))
    .flatMap((one) => {
      const places = licenseIn(one.sentence)
      const other = ahead.find(({ fact, sentence, exam }) => {
        const own = licenseIn(sentence).filter((place) => !new RegExp(`^(?:${MONTH_NAMES})$`).test(place))
        return fact.id !== one.fact.id && isFor(exam, one.sentence) && (own.length === 0 || places.length === 0 || own.some((place) => places.includes(place)))
      })
      return other === undefined
        ? []
        : [
            disagree(
              one,
              `A license is held here, and the examination for it is ahead in another fact: “${short(other.sentence)}” Ask which license is held, and which examination is meant.`,
              other.fact.id,
            ),
          ]
    })
    .slice(0, 1)
}

const OWN_TIME =
  /\b(?:on|in) my (?:own|free|spare|private) time\b|\bafter (?:my |the )?(?:work|shifts?|working hours|working day)\b|\boutside (?:of )?(?:my )?(?:work(?:ing)? hours|my job)\b|\b(?:in the|my) evenings\b|\b(?:on|at) (?:my |the )?weekends\b|\bin my evenings\b|\bat home\b/i
const PAID_TIME =
  /\b(?:gives?|allows?|grants?|pays|lets) me (?:(?:for |use |spend |have |work on (?:it|this) (?:for )?)?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+)\b[^,;:.]{0,20}?\b(?:hours?|days?|afternoons?|mornings?)|(?:paid |work(?:ing)? )?time)\b|\b(?:during|in) (?:my )?work(?:ing)? hours\b|\bpart of my (?:paid |regular )?(?:job|duties|position)\b|\b(?:in|during) my (?:paid )?(?:hours|shifts|time) (?:for|at|with) (?:the|my)\b|\bon (?:the|my) (?:company|county|city|state|hospital|school|university|employer|firm)(?:’s)? (?:time|computers?|machines?|equipment)\b/i
const BOTH_TIMES = new RegExp(
  `\\b(?:also|besides|partly|some|rest|remaining|more|beyond|not|never|no|until|before(?! (?:the|my|anybody|anyone|it|they) [^,;:.]{0,30}?(?:knew|heard|learned)\\b)|formerly|used to|will|would|could|from (?:${MONTH_NAMES}|20\\d\\d))\\b`,
  'i',
)

/** Work on one's own time, which the employer gives time for in another fact. */
function ofTime(facts: readonly CaseFact[]): Doubt[] {
  const isOnTime = ({ element, text }: CaseFact) => ['endeavor.vehicle', 'p2.plan', 'p2.record', 'p2.progress', 'p3.impractical'].includes(element) && !(OWN_TIME.test(text) && PAID_TIME.test(text))
  const told = sentences(facts.filter(isOnTime)).filter(({ sentence }) => !sentence.split(/[;:]/).some((clause) => (OWN_TIME.test(clause) || PAID_TIME.test(clause)) && BOTH_TIMES.test(clause)))
  const paid = told.filter(({ sentence }) => PAID_TIME.test(sentence) && !OWN_TIME.test(sentence))
  return told
    .filter(({ sentence }) => OWN_TIME.test(sentence) && !PAID_TIME.test(sentence))
    .flatMap((one) => {
      const other = paid.find(({ fact }) => fact.id !== one.fact.id)
      return other === undefined
        ? []
        : [
            disagree(
              one,
              `The work is told as done in free time, and another fact tells of time that the employer gives: “${short(other.sentence)}” Ask how much is done when, and who owns what comes of it.`,
              other.fact.id,
            ),
          ]
    })
    .slice(0, 1)
}

const COUNTS = '(?:counted|measured|recorded|compared|weighed|timed)'
const BY_ME = new RegExp(`\\bI ${COUNTS} [^;:.]{0,80}?\\b(?:myself|alone|by myself|on my own)\\b|\\bI (?:alone|myself) ${COUNTS}\\b`, 'u')
const BY_OTHER = new RegExp(
  `^(?!(?:I|We)\\b)(?:[\\p{L}’-]+ ){0,5}?(?:nurse|engineer|manager|inspector|auditor|team|office|department|laboratory|lab|technicians?|colleagues?|students?|analyst|supervisor|director|officer|staff|crew|foreman|university|agency|county|city|company) ${COUNTS}(?! (?:more|fewer|less)\\b)`,
  'iu',
)
const SHARED_COUNT = /\b(?:with me|and me|and I|also|too|again|as well|checked|confirmed|together)\b/i

/** Who counted one thing, told twice: behind one document, or in the words of one effect. */
function ofCounters(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ element }) => element === 'p1.merit' || element === 'p2.record')).filter(({ sentence }) => !SHARED_COUNT.test(sentence))
  const others = compared(told.filter(({ sentence }) => BY_OTHER.test(sentence)))
  return compared(told.filter(({ sentence }) => BY_ME.test(sentence)))
    .flatMap((one) => {
      const shown = new Set(one.fact.exhibits)
      const other = others.find(({ fact }) => fact.id !== one.fact.id && fact.exhibits.some((id) => shown.has(id)))
      return other === undefined ? [] : [disagree(one, `Another is told to have counted what the same document shows: “${short(other.sentence)}” Ask who counted what, and when.`, other.fact.id)]
    })
    .slice(0, 1)
}

/** “I have led the laboratory since 2018”, and that it was founded in 2020. */
function ofLeadBeforeStart(one: Claim, claims: readonly Claim[]): Doubt[] {
  if (one.relation !== 'led-since') return []
  const start = claims.find(
    ({ relation, thing: of, party: when, fact }) => relation === 'start' && fact.id !== one.fact.id && isSameThing(of, one.thing) && Number(when.slice(-4)) > Number(one.party.slice(-4)),
  )
  return start === undefined ? [] : [disagree(one, `It is told to have begun later: “${short(start.sentence)}” Ask when it began, and since when it is led.`, start.fact.id)]
}

/** `employer`: of the position that is held now; null where it is not known. */
export function claimsRelated(facts: readonly CaseFact[], employer: string | null): Doubt[] {
  const told = facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
  const keyOf = ({ fact, relation, thing, party, years }: Claim) => [fact.id, relation, thing, party, ...years].join('|')
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
        // Two sums are two parts of what it cost.
        (one.sums.length === 0 || two.sums.length === 0 || one.sums.some((sum) => two.sums.includes(sum))) &&
        (one.years.length === 0 || two.years.length === 0 || one.years.some((year) => two.years.includes(year))),
    )
    return other === undefined ? ofLeadBeforeStart(one, claims) : [disagree(one, `${ASKS[one.relation][0]}: “${short(other.sentence)}” ${ASKS[one.relation][1]}`, other.fact.id)]
  })
  return [...found, ...ofLicense(told), ...ofExamAhead(told), ...ofTime(told), ...ofCounters(told)]
}
