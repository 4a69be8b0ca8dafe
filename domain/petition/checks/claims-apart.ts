/** Facts that do not agree and share no count, and exhibits that cannot prove their sentence: told by words, read by a person. */
import { findExhibit, settledFacts, type CaseFact, type CaseFile } from '../case-file.ts'
import { degreeLevel } from '../fact-words.ts'
import { latestMonthOf, monthOf, monthOfDay } from '../months.ts'
import { tieOf } from '../reasoning.ts'
import { bare, sentencesOf, short } from './block-text.ts'
import { unshownBy } from './exhibit-kinds.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'

const sentences = (facts: readonly CaseFact[]): { fact: CaseFact; sentence: string }[] => facts.flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence })))
const disagree = (fact: CaseFact, quote: string, message: string): Doubt => ({ rule: 'may-disagree', factId: fact.id, quote: short(quote), message })

const RATE = /\b([\p{L}-]+|\d+) (?:fixed |flying |full |working )?(hour|day)s? (?:a|each|per|every) (week|month)\b/iu
const FIXED = /\b(?:on|every|each) (?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)\b/i
/** Hours of a working day. */
const DAY_HOURS = 8

const FULL_TIME = /\bfull[- ]time\b(?! for (?:it|this))/i
const HOURS_BESIDE = 25

/** How much time the work gets, where it is told twice, or beside a full post. */
function ofTime(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ element }) => element === 'endeavor.vehicle' || element === 'p2.plan')).flatMap(({ fact, sentence }) => {
    const [quote, count = '', unit, per] = RATE.exec(sentence) ?? []
    const number = /^(?:one|an?)$/i.test(count) ? 1 : countOf(count)
    if (quote !== undefined && number !== null) return [{ fact, sentence, quote, per: per!.toLowerCase(), hours: unit!.toLowerCase() === 'day' ? number * DAY_HOURS : number }]
    const fixed = FIXED.exec(sentence)?.[0]
    return fixed === undefined || !/\b(?:I|my)\b/.test(sentence) ? [] : [{ fact, sentence, quote: fixed, per: 'week', hours: DAY_HOURS }]
  })
  // Nobody has thirty hours a week beside a full post.
  const beside = told.flatMap((one) =>
    one.per === 'week' && one.hours >= HOURS_BESIDE && FULL_TIME.test(one.fact.text)
      ? [disagree(one.fact, one.sentence, `“${one.quote}” stands beside full-time work. Ask how much time the work gets, and whether it is a part of the post.`)]
      : [],
  )
  if (beside.length > 0) return beside
  return told.flatMap((one, place) => {
    const other = told.slice(0, place).find((before) => before.fact.id !== one.fact.id && before.per === one.per && before.hours !== one.hours)
    return other === undefined ? [] : [disagree(one.fact, one.sentence, `“${one.quote}” here, and “${other.quote}” in another fact: “${short(other.sentence)}” Ask how much time the work gets.`)]
  })
}

const FIRST = /\b(first|latest|last) (?:public |working |full )?(version|release|edition|trial|pilot|course|class|customer|prototype|clinic|site)\b/i
const FOUNDED = /\b(founded|formed|incorporated|set up)\b/i
const DATED = /\b(?:in|on|since|of) ((?:(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?)?(?:19|20)\d\d)\b/

/** One event on two dates. */
function ofEvents(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap(({ fact, sentence }) =>
    sentence.split(/[;:]|, (?=and |but )| and (?=the )/).flatMap((clause) => {
      const date = DATED.exec(clause)?.[1]
      const first = FIRST.exec(clause)
      const key = first === null ? (FOUNDED.test(clause) && /\b(?:company|firm|practice|I)\b/.test(clause) ? 'founded' : null) : `${first[1]!} ${first[2]!}`.toLowerCase()
      return date === undefined || key === null ? [] : [{ fact, sentence, key, date }]
    }),
  )
  return told.flatMap((one, place) => {
    const other = told.slice(0, place).find((before) => {
      if (before.key !== one.key || before.fact.id === one.fact.id) return false
      const [here, there] = [one.date, before.date].map((date) => ({ early: monthOf(date, false)!, late: monthOf(date, true)! }))
      return here!.late < there!.early || there!.late < here!.early
    })
    return other === undefined
      ? []
      : [
          disagree(
            one.fact,
            one.sentence,
            `The ${one.key === 'founded' ? 'founding' : one.key} is of ${one.date} here, and of ${other.date} in another fact: “${short(other.sentence)}” Ask which is right, or whether these are two.`,
          ),
        ]
  })
}

/** What is still to come, on a date that is over. */
function ofPast(facts: readonly CaseFact[], day: string): Doubt[] {
  const now = monthOfDay(day)
  return sentences(facts).flatMap(({ fact, sentence }) => {
    const ahead = /\b(?:will|is planned|are planned|plans? to|intends? to)\b/.exec(sentence)
    const dated = [...sentence.matchAll(/\b(?:in|by|on|from|until|before|during) (?:the (?:spring|summer|fall|autumn|winter) of )?((?:\p{Lu}\p{Ll}+ (?:\d{1,2}, )?)?20\d\d)\b/gu)]
      .map(([, date]) => date)
      .join(' ')
    const month = ahead === null || /\b(?:since|until then|after|wrote|written|writes|signed|said|agreed|asked|states?|named)\b/.test(sentence) ? null : latestMonthOf(dated)
    return month === null || month >= now ? [] : [disagree(fact, sentence, 'It is told as still to come, and its date is over. Ask what became of it.')]
  })
}

const AS_EMPLOYEE = /\bas an? (?:[\p{L}-]+ )?employee of (?:the )?(\p{Lu}[^,.;]*?)(?=,| and\b| which\b| on\b| for\b|[.;]|$)/u

/** Who the work is carried out for, and the positions. */
function ofVehicle(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const now = roles.filter(({ fields }) => /present|now|current/i.test(fields['to'] ?? ''))
  return facts
    .filter(({ element }) => element === 'endeavor.vehicle')
    .flatMap((fact): Doubt[] => {
      const employer = AS_EMPLOYEE.exec(fact.text)?.[1]
      if (employer !== undefined && now.length > 0 && !now.some(({ fields }) => bare(fields['employer'] ?? '').includes(bare(employer)) || bare(employer).includes(bare(fields['employer'] ?? ' '))))
        return [
          disagree(
            fact,
            fact.text,
            `The work is to be done as an employee of ${employer}, and the present position is another: “${now[0]!.text}” Ask whether that post is agreed, and by which document.`,
          ),
        ]
      return file.plan === 'employee' && /\bmy own (?:company|firm|practice)\b|\bself-employed\b/i.test(fact.text)
        ? [disagree(fact, fact.text, 'The input form says that the work is done as an employee, and this fact does not. Ask which is right.')]
        : []
    })
}

const PAYS_ME = /\b(?:pays|paid|employs|employed|hired|engaged) me\b|\bmy (?:salary|fee|wages)\b|\bI (?:am|was) (?:paid|employed) by\b/i
const NAME = /\p{Lu}[\p{L}’-]+(?: (?:of |for |and )?\p{Lu}[\p{L}’-]+)+/gu

const TO_WHOM = /\b(?:partner|client|customer|competitor|supplier|subsidiary|affiliate|member|branch|part)s? of (?:the )?$/i
/** “It is no partner of Harlow County Water District”: told of another, by how it stands to this one. */
const isOtherSide = (sentence: string, name: string): boolean => TO_WHOM.test(sentence.slice(0, sentence.indexOf(name)))

/** Who is said never to have employed or paid the petitioner, and did. */
function ofTies(facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  return facts
    .filter(({ text }) => tieOf(text) === 'unpaid')
    .flatMap((fact) =>
      [...new Set([...fact.text.matchAll(NAME)].map(([name]) => name.replace(/^The /, '')))].flatMap((name): Doubt[] => {
        const untied = sentencesOf(fact.text).some((sentence) => sentence.includes(name) && tieOf(sentence) === 'unpaid' && !/\bmy employer\b/.test(sentence) && !isOtherSide(sentence, name))
        if (!untied) return []
        const role = roles.find(({ fields }) => bare(fields['employer'] ?? '') === bare(name))
        const paid = facts.find((one) => one.id !== fact.id && sentencesOf(one.text).some((sentence) => sentence.includes(name) && PAYS_ME.test(sentence) && tieOf(sentence) === null))
        const other = role ?? paid
        return other === undefined ? [] : [disagree(fact, fact.text, `${name} is said to be without a tie here, and another fact says otherwise: “${short(other.text)}” Ask which is right.`)]
      }),
    )
}

/** A part that is larger than its whole. */
const ofParts = (facts: readonly CaseFact[]): Doubt[] =>
  sentences(facts).flatMap(({ fact, sentence }) =>
    [...sentence.matchAll(/\b([\p{L}-]+|\d[\d,]*) of (?:the |these |its |my |our )?([\p{L}-]+|\d[\d,]*)\b/gu)].flatMap(([quote, part, whole]): Doubt[] => {
      const [own, all] = [countOf(part!), countOf(whole!)]
      return own === null || all === null || own <= all ? [] : [disagree(fact, sentence, `“${quote}”: the part is larger than the whole. Ask which number is right.`)]
    }),
  )

const MY_DEGREE = /\bmy (master|doctor|Ph\.?D|bachelor)/i

/** A degree that is spoken of and not held. */
function ofDegrees(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const held = new Set(
    settledFacts(file, 'eb2.degree')
      .filter(({ kind }) => kind === 'degree')
      .map(degreeLevel),
  )
  if (held.size === 0) return []
  return sentences(facts).flatMap(({ fact, sentence }): Doubt[] => {
    const said = MY_DEGREE.exec(sentence)?.[1]?.toLowerCase()
    const level = said === undefined ? null : said.startsWith('m') ? 'master' : said.startsWith('b') ? 'bachelor' : 'doctorate'
    return level === null || held.has(level)
      ? []
      : [disagree(fact, sentence, `No confirmed degree is a ${level === 'doctorate' ? 'doctorate' : `${level}’s degree`}. Ask whether it was conferred, and correct one of the two.`)]
  })
}

/** Months by which two positions may overlap: one is left while the next begins. */
const HANDING_OVER = 2

/** Two positions held at one time. */
function ofOverlaps(roles: readonly CaseFact[]): Doubt[] {
  const spans = roles.flatMap((role) => {
    const { from = '', to = '', employer = '', title = '' } = role.fields
    const [start, end] = [monthOf(from, true), /present|now|current/i.test(to) ? Infinity : monthOf(to, false)]
    return start === null || end === null || /part[- ]time|volunteer|adjunct|board|founder|owner|consultant|fellow|student|assistant/i.test(`${title} ${employer}`) || /^self/i.test(employer)
      ? []
      : [{ role, start, end }]
  })
  return spans.flatMap((one, place) => {
    const other = spans.slice(0, place).find((before) => Math.min(one.end, before.end) - Math.max(one.start, before.start) > HANDING_OVER)
    return other === undefined ? [] : [disagree(one.role, one.role.text, `At the same time: “${other.role.text}” Ask which of the two was part-time, or which date is right.`)]
  })
}

const OWN_WORD = /\b(?:resume|résumé|curriculum vitae|CV|LinkedIn|personal statement)\b/i
const INTENDS = /\b(?:plan|proposal|budget|forecast|roadmap|projections?|draft|prospectus)\b/i
const ENTRY = /\bO\*NET\b|\bpostings?\b|\bjob (?:requirements|descriptions?|advertisements?)\b/i
const HELD = /\bI (?:am|have been|was|hold|have|keep|passed)\b[^.;]*\b(?:licen[sc]\w*|certifi\w+|registered)\b/i
const DONE =
  /\b(?:fell|rose|found|counted|cut|reduced|saved|dropped|grew|used|adopted|tested|completed|finished|published|released|installed|trained|reported|closed|opened|built|treated|measured|has|have|was|were)\b/i
const SHOWN_BY_OTHERS = ['eb2.degree', 'eb2.experience', 'eb2.occupation', 'eb2.ability', 'p1.merit', 'p1.beyond', 'p2.education', 'p2.record', 'p2.progress', 'p2.interest']
const DONE_ALREADY = ['p1.merit', 'p1.beyond', 'p2.record', 'p2.progress']

const ACTS =
  /(?:^|[;:] |, (?:and )?|\band )(?:[Tt]he )?(\p{Lu}{4,12}|\p{Lu}[\p{L}’&-]+(?: (?:of |for |the )?\p{Lu}[\p{L}’&-]+){1,5}?)(?:, [^,]{3,60},)? (?:has |have )?(?:agreed|committed|promised|undertaken|undertook|voted|resolved|decided|signed|wrote|written|approved|will (?:show|teach|build|pay|use|send|give|run|test|take|provide|host|fund|buy|adopt))\b/u

/** “The plan has four more in 2028.” */
const speaksAhead = (sentence: string, { lock }: CaseFile): boolean => lock !== null && (sentence.match(/\b20\d\d\b/g) ?? []).some((year) => year > lock.at.slice(0, 4))

/** Exhibits that cannot prove their sentence, by what they are and by whom. */
function ofProof(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const doubt = (fact: CaseFact, quote: string, message: string): Doubt => ({ rule: 'exhibit-reach', factId: fact.id, quote: short(quote), message })
  return facts.flatMap((fact): Doubt[] => {
    const titles = fact.exhibits.flatMap((id) => findExhibit(file, id)?.title ?? [])
    if (fact.kind === 'passage' || titles.length === 0 || titles.length < fact.exhibits.length) return []
    const named = `“${titles.join('”, “')}”`
    if (SHOWN_BY_OTHERS.includes(fact.element) && titles.every((title) => OWN_WORD.test(title)))
      return [doubt(fact, fact.text, `${named} is the petitioner’s own word and proves nothing beside it. Ask for the document behind it: record, license, letter, or report.`)]
    if (DONE_ALREADY.includes(fact.element) && titles.every((title) => INTENDS.test(title))) {
      const done = sentencesOf(fact.text).find((sentence) => DONE.test(sentence) && !/\bwill\b/.test(sentence) && !speaksAhead(sentence, file))
      if (done !== undefined) return [doubt(fact, done, `${named} shows what is intended, and this tells what was done. Ask for what shows the result.`)]
    }
    const held = sentencesOf(fact.text).find((sentence) => HELD.test(sentence))
    if (held !== undefined && titles.every((title) => ENTRY.test(title)))
      return [doubt(fact, held, `${named} shows what the occupation asks for, not what the petitioner holds. Ask for the license or certificate.`)]
    const shown = new Set(
      bare(titles.join(' '))
        .split(' ')
        .map((word) => word.slice(0, 6)),
    )
    const elsewhere = sentencesOf(fact.text).flatMap((sentence): Doubt[] => {
      const at = /^At (?:the )?(\p{Lu}[\p{L}’-]{3,})/u.exec(sentence)?.[1]
      const place =
        at === undefined
          ? undefined
          : roles.find(({ fields }) =>
              bare(fields['employer'] ?? '')
                .split(' ')
                .includes(bare(at)),
            )
      const letters = () => titles.every((title) => roles.some(({ fields }) => fields['employer'] !== place?.fields['employer'] && bare(title).includes(bare(fields['employer'] ?? '') || ' ')))
      return place === undefined || !letters() || titles.some((title) => bare(title).includes(bare(at!)))
        ? []
        : [doubt(fact, sentence, `What was done at ${place.fields['employer']} stands under ${named}, of another employer. Ask for a letter of ${place.fields['employer']}.`)]
    })
    if (elsewhere.length > 0) return elsewhere
    const unshown = unshownBy(titles, fact.element, fact.text)
    if (unshown.length > 0) return unshown.map(({ sentence, message }) => doubt(fact, sentence, message))
    return sentencesOf(fact.text).flatMap((sentence): Doubt[] => {
      const actor = ACTS.exec(sentence)?.[1]?.trim()
      const own =
        actor === undefined
          ? []
          : bare(actor)
              .split(' ')
              .filter((word) => word.length > 2 && !/^(?:the|and|for)$/.test(word))
      const severalUnnamed = titles.some((title) => /^(?:[\p{L} ]+ )?(?:letters|agreements|forms|resolutions|statements)\b/iu.test(title) && [...title.matchAll(NAME)].length === 0)
      return own.length === 0 || severalUnnamed || own.filter((word) => shown.has(word.slice(0, 6))).length * 2 >= own.length
        ? []
        : [doubt(fact, sentence, `What ${actor} did or agreed to stands under ${named}, which names another. Ask for a document of ${actor}.`)]
    })
  })
}

/** `facts`: statements and lines of lists that a letter rests on. */
export function claimsApart(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const day = file.response?.filedOn || file.lock?.at.slice(0, 10)
  const own = facts.filter(({ kind }) => kind === 'statement' || kind === 'item')
  return [
    ...ofTime(own),
    ...ofEvents(own),
    ...(day === undefined || file.response !== undefined ? [] : ofPast(own, day)),
    ...ofVehicle(file, own, roles),
    ...ofTies(own, roles),
    ...ofParts(own),
    ...ofDegrees(file, own),
    ...ofOverlaps(roles),
    ...ofProof(file, [...own, ...settledFacts(file, 'eb2.degree').filter(({ kind }) => kind === 'degree')], roles),
  ]
}
