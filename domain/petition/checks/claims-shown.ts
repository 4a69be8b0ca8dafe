/** Whether what is named behind a sentence can show it: nobody's own word shows what is public, one letter does not speak for many, and as many letters as are there speak for as many. By the words of titles, read by a person. */
import { findExhibit, STATEMENT_ID, type CaseFact, type CaseFile } from '../case-file.ts'
import { TELLS_ENTRY } from '../entry-words.ts'
import { AHEAD } from '../reasoning.ts'
import { partsOf, questionOf, unfit, usable } from '../sentence-support.ts'
import { sentencesOf, short } from './block-text.ts'
import { countOf, type Doubt } from './possible-conflicts.ts'

type Found = { fact: CaseFact; sentence: string; doubt: Doubt }
const doubt = (fact: CaseFact, sentence: string, message: string): Found => ({ fact, sentence, doubt: { rule: 'exhibit-reach', factId: fact.id, quote: short(sentence), message } })

const shownBy = (file: CaseFile, fact: CaseFact): string[] => usable(file, fact).filter((id) => id !== STATEMENT_ID)
const titleOf = (file: CaseFile, id: string): string => findExhibit(file, id)?.title ?? ''

const IDLE =
  /^(?:letters?|copy|agreements?|contract|report|records?|minutes|statement|with|dates|title|duties|from|employment|state|national|federal|county|city|work|plan|page|about|that|this|have|been|which|they|their|there|more|each|after|before|other|others|method|test)$/i
/** What many bodies are called. */
const NO_NAME =
  /^(?:Administration|Agency|Association|Board|Bureau|Center|City|Clinic|College|Commission|Company|Council|County|Department|District|Federal|Hospital|Institute|National|Network|Office|Program|Railroad|Railway|School|Service|Society|State|States|Union|United|University|January|February|March|April|June|July|August|September|October|November|December)$/
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/(?:ies|es|s)$/, '')
    .slice(0, 7)
const wordsIn = (text: string): Set<string> => new Set((text.match(/[\p{L}\d]{4,}/gu) ?? []).filter((word) => !IDLE.test(word) && !/^\d+$/.test(word)).map(stem))

/** Another document of the case that its title offers for the sentence; null where none shares two of its words. */
function likelier(file: CaseFile, fact: CaseFact, sentence: string): string | null {
  const words = wordsIn(sentence)
  const own = wordsIn(fact.exhibits.map((id) => titleOf(file, id)).join(' '))
  // Of two that a sentence names, the one whose document is not there yet.
  const names = new Set(
    (sentence.slice(1).match(/(?<=[ (“])\p{Lu}[\p{L}]{3,}/gu) ?? [])
      .filter((word) => !NO_NAME.test(word))
      .map(stem)
      .filter((name) => !own.has(name)),
  )
  const found = file.exhibits
    .filter(({ id, proves, state }) => id !== STATEMENT_ID && state !== 'missing' && !fact.exhibits.includes(id) && !proves.includes('Identity') && !proves.includes('Filing'))
    // What shows a degree or a position says nothing else.
    .filter(({ title }) => !/^(?:Diploma|Transcript|Credential evaluation|Employment letter)\b/i.test(title))
    .filter(({ id }) => [null, 'one-of-several'].includes(unfit(file, id, sentence, questionOf(fact))))
    .map(({ title }) => ({ title, shared: [...wordsIn(title)].filter((word) => words.has(word)) }))
    .filter(({ shared }) => shared.length > 1)
    .map(({ title, shared }) => ({ title, alike: shared.reduce((sum, word) => sum + (names.has(word) ? 3 : 1), 0) }))
    .toSorted((one, other) => other.alike - one.alike)[0]
  return found?.title ?? null
}

/** So many doubts of one look have the list gone through for them. */
const OFFERS_MAX = 60
/** Doubts with the document of the list that may show each. */
export const withOffers = (file: CaseFile, found: readonly { fact: CaseFact; sentence: string; doubt: Doubt }[]): Doubt[] =>
  found.map(({ fact, sentence, doubt: own }, place) => {
    const offer = place < OFFERS_MAX ? likelier(file, fact, sentence) : null
    return offer === null ? own : { ...own, offer }
  })

const AGENCY =
  /(?<![\p{L}\d])(?:[A-Z]{3,5}|(?:[\p{L}]+ ){0,3}(?:Administration|Department|Bureau|Agency|Commission|Service|Institutes?|Census|Survey|Board|Office)(?: of [\p{L} ]{3,30}?)?|the (?:federal|state) government|the census|national (?:survey|statistics)) (?:has |have )?(?:counted|counts|reports?|reported|estimates?|estimated|lists?|listed|found|finds|recorded|records|says|said|states)\b/u
const MARKET =
  /\b(?:there are|about|some|over|nearly|roughly|almost)? ?(?<![\d,])\d[\d,]{2,12}(?: million)? [\p{L} -]{3,40}? (?:in the (?:United States|U\.S\.|country|nation)|nationwide)\b|\b\d{1,2} percent of (?:all|the|U\.S\.|American) [\p{L} -]{3,40}? (?:in the (?:United States|U\.S\.|country|state|nation)|nationwide)\b|^There are (?:about |some |over |nearly |only )?\d[\d,]*\b/iu
const TAKES_EFFECT =
  /\b(?:rules?|laws?|acts?|regulations?|standards?|codes?|mandates?|bans?|limits?|requirements?|chapter \d+|directives?|ordinances?)\b[^.;]{0,60}?\b(?:starts?|begins?|takes? effect|(?:is|are|will be) enforced|enforced|comes? into force|applies|is due|from (?:January|February|March|April|May|June|July|August|September|October|November|December|20\d\d))\b[^.;]{0,80}\b20\d\d\b|\b(?:rules?|laws?|regulations?|mandates?|bans?)\b[^.;]{0,40}? from (?:\p{Lu}\p{Ll}+ )?20\d\d\b/iu
const RIVALS =
  /^(?:All |The |Most )?(?:[Oo]thers?|(?:[Oo]ther|[Ee]xisting|[Cc]ommercial|[Cc]ompeting|[Rr]ival) (?:\p{Ll}+ ){0,2}?\p{Ll}+|[Cc]ompetitors|[Vv]endors|[Nn]o (?:vendor|company|maker|manufacturer|supplier|product|other (?:tool|program|product|system|company)))\b[^.;]{0,80}?\b(?:makes?|sells?|offers?|costs?|charges?|supports?|exists?|announced|only for|works? only|does not|do not|cannot)\b/u
const LAW_TITLE =
  /\b(?:rules?|register|notice|acts?|codes?|regulations?|statutes?|orders?|standards?|bulletins?|guidance|schedule|calendar|ordinances?|bill|directive|memorandum|chapter|law|pages?|website|announcement|bylaws|program|agenda)\b/i

const NOBODY = /\b(?:nobody|no one)(?: else)? (?:measures?|makes?|does|knows?|has|builds?|teaches|tests?|counts?|offers?|works?|sells?)\b/i
const OF_ME = /(?:^|[,;:] |\b(?:and|but|that|where|which|when|as|if) )I\b|\b(?:my|me)\b/

/** What is public and how it is shown, by the words of a sentence that no document stands behind. */
const PUBLIC: readonly { says: RegExp; message: string }[] = [
  { says: TELLS_ENTRY, message: 'What an occupation requires is public, and your own word does not show it. Ask for the O*NET summary or the Occupational Outlook Handbook page of the occupation.' },
  { says: AGENCY, message: 'What an agency counted or says is shown by its own document, and not by your own word. Ask for the report, table, or page, with its date.' },
  { says: TAKES_EFFECT, message: 'When a rule begins is shown by the rule or a notice of it, and not by your own word. Ask for that document.' },
  { says: RIVALS, message: 'What others make or charge is public, and your own word does not show it. Ask for their price list, catalog, or page, or for a survey of what is on the market.' },
  { says: NOBODY, message: 'That nobody does it is said of everybody, and your own word does not show it. Ask for a survey or a letter that says so, or say of whom you know it.' },
  { says: MARKET, message: 'How many there are is counted somewhere, and your own word does not show it. Ask for the list, register, or report that counts them.' },
]

/** Public facts that only the petitioner's own statement stands behind. */
const ofOwnWord = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts
    .filter((fact) => shownBy(file, fact).length === 0)
    .flatMap((fact) =>
      sentencesOf(fact.text).flatMap((sentence) => {
        const found = OF_ME.test(sentence) && !TELLS_ENTRY.test(sentence) ? undefined : PUBLIC.find(({ says }) => says.test(sentence))
        return found === undefined ? [] : [doubt(fact, sentence, found.message)]
      }),
    )

const NAMED_USER =
  /^(?:The |A |Two |Three )?(?:\p{Lu}[\p{L}’&-]+|\p{Lu}{2,})(?: [\p{L}\d’&-]+){0,10}? (?:now |already |also |have |has )?(?:uses?|used|runs?|ran|adopted|teach(?:es)?|installed|deployed|bought|buys)\b/u

/** “Two mills use it”: whoever is said to use the work can say so. */
const ofUsers = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts
    .filter((fact) => fact.element === 'p1.beyond' && shownBy(file, fact).length === 0)
    .flatMap((fact) =>
      sentencesOf(fact.text)
        .filter((sentence) => (NAMED_USER.test(sentence) || ACTING.test(sentence)) && !OF_ME.test(sentence) && !AHEAD.test(sentence) && !POSSIBLE.test(sentence))
        .slice(0, 1)
        .map((sentence) => doubt(fact, sentence, 'Who uses the work is shown by their own letter or record, and not by your own word. Ask for it, or say of whom a document speaks.')),
    )

const NATIONAL = /\b(?:in the United States|in the U\.S\.|in the (?:whole )?(?:country|nation)|nationwide|nationally|across the (?:country|nation)|of (?:all )?Americans)\b/i
const A_COUNT = /\d[\d,.]*\d|\b\d{1,3} (?:percent|million|billion)\b|\b(?:hundreds|thousands|millions|billions) of\b/
const PRIVATE = /^(?:[\p{L}-]+ ){0,2}?(?:letters?|e-?mails?|statements?|contracts?|agreements?|invoices?|accounts|payroll|pay stubs?|resume|business plan|slides|presentation)\b/iu
const PUBLIC_BODY = /\b(?:Administration|Agency|Bureau|Census|Commission|Department|Institutes?|Ministry|Survey|Office of|Service)\b/

/** What is counted for the whole country, or by an agency, under the paper of somebody who did not count it. */
const ofCounted = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts.flatMap((fact) => {
    const titles = shownBy(file, fact).map((id) => titleOf(file, id))
    if (titles.length === 0 || !titles.every((title) => PRIVATE.test(title) && !PUBLIC_BODY.test(title))) return []
    return sentencesOf(fact.text)
      .filter((sentence) => !OF_ME.test(sentence) && A_COUNT.test(sentence) && (NATIONAL.test(sentence) || AGENCY.test(sentence)))
      .slice(0, 1)
      .map((sentence) => doubt(fact, sentence, `This is counted in public, and “${titles.join('”, “')}” is a private paper. Ask for the report, table, or page that counts it, with its date.`))
  })

const EVERYWHERE =
  /\b(?:everywhere|anywhere) in (?:the (?:whole )?(?:country|nation|United States|U\.S\.)|America)\b|\b(?:across|throughout|all over) (?:the (?:whole |entire )?(?:country|nation|United States|U\.S\.)|America)\b|\b(?:nationwide|nationally|coast to coast)\b|\bin (?:every|all(?: fifty| 50)?|each) (?:U\.S\. )?states?\b|\b(?:every|each|all|no) [\p{Ll} -]{3,40}? (?:in|of) (?:the (?:country|nation|United States|U\.S\.)|America)\b/iu
/** What is only possible, beside what is intended: neither claims anything of today. */
const POSSIBLE = /\b(?:would|could|can|may(?! (?:19|20)\d\d)|might|should|to (?:reach|serve|spread|offer))\b/i
const OF_ONE_BODY =
  /\b(?:reports?|records?|logs?|logbooks?|data|readings?|minutes|results|inspections?|audits?|figures|dashboards?|measurements?|tests?|pilots?|evaluations?|accounts|books|statistics|files) (?:of|from|by|at|for|on) (?:the |its |our )?\p{L}|\b(?:fleet|clinic|hospital|plant|farm|school|district|county|city|shop|company|trial|pilot|stewardship|site|test) (?:reports?|records?|logs?|logbooks?|data|minutes|results)\b/iu
const OF_THE_COUNTRY =
  /\b(?:national|nationwide|federal|U\.S\.|United States|American?|countrywide|census|association|federation|society|institutes?|academy|journal|council|union|review|registry|meta-analysis|literature)\b/i

/** What is told of the whole country, under a paper of one who knows a part of it. */
const ofCountry = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts.flatMap((fact) => {
    const titles = shownBy(file, fact).map((id) => titleOf(file, id))
    if (titles.length === 0 || !titles.every((title) => (PRIVATE.test(title) || OF_ONE_BODY.test(title)) && !PUBLIC_BODY.test(title) && !OF_THE_COUNTRY.test(title))) return []
    return sentencesOf(fact.text)
      .filter((sentence) => EVERYWHERE.test(sentence) && !AHEAD.test(sentence) && !POSSIBLE.test(sentence) && !OF_ME.test(sentence))
      .slice(0, 1)
      .map((sentence) =>
        doubt(fact, sentence, `This is told of the whole country, and “${titles.join('”, “')}” speaks for a part of it. Ask for a document of the whole, or say it of those whom the document shows.`),
      )
  })

/** A public document that is quoted and stands in no exhibit. */
const QUOTES_DOCUMENT =
  /\b(?:guidance|plan|strategy|report|rule|act|order|addendum|roadmap|memorandum|standard|agenda|notice)\b[^.;]{0,80}\b(?:says?|states?|asks?|names?|calls?|wants?|lists?)\b|^On page \d/i
const ofQuoted = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts
    .filter((fact) => fact.element === 'p1.priority' && shownBy(file, fact).length === 0)
    .flatMap((fact) =>
      sentencesOf(fact.text)
        .filter((sentence) => QUOTES_DOCUMENT.test(sentence))
        .slice(0, 1)
        .map((sentence) => doubt(fact, sentence, 'A public document is shown by itself: its title, its date, and the page. Your own word does not show it. Ask for the document.')),
    )

/** When a rule begins, under the letter of somebody who did not make it. */
const ofRules = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts.flatMap((fact) => {
    const titles = shownBy(file, fact).map((id) => titleOf(file, id))
    if (titles.length === 0 || titles.some((title) => LAW_TITLE.test(title))) return []
    return sentencesOf(fact.text)
      .filter((sentence) => TAKES_EFFECT.test(sentence) && !titles.some((title) => [...wordsIn(title)].filter((word) => wordsIn(sentence).has(word)).length > 0))
      .slice(0, 1)
      .map((sentence) => doubt(fact, sentence, `When a rule begins is shown by the rule or a notice of it, and “${titles.join('”, “')}” is neither. Ask for that document.`))
  })

const WHO =
  'hospitals|clinics|pharmacies|practices|railroads|railways|counties|districts|cities|towns|villages|farms|growers|ranches|orchards|schools|colleges|universities|utilities|companies|firms|owners|programs|laboratories|labs|states|agencies|departments|stations|plants|mills|mines|ports|airports|fleets|shops|stores|banks|libraries|museums|shelters|courts|cooperatives|associations|networks|teams|crews|customers|clients|users|workshops|foundries|yards|hatcheries|breweries|bakeries|kitchens|theaters|studios'
const COUNT = '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'
const ACTING = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|that|now|then|So) )(?:All |The |These |all |the |these )?(${COUNT}) (?:other )?(?:\\p{Ll}[\\p{L}-]* ){0,3}?(${WHO})(?: (?:of|in) (?:the )?[\\p{L} ]{3,40}?)? (?:now |already |each |together )?(?:uses?|used|have|has|had|run|ran|apply|follow|teach|adopted|tested|did|do|set|pay|paid|found|stopped|changed|began|closed|measured|counted|saved|need|lack|signed|wrote|agreed|asked|committed|joined)\\b`,
  'iu',
)
/** Who uses a thing is a body, whatever it is called. */
const USING = new RegExp(
  `^(?:All |The |These )?(${COUNT}) (?:other )?(?:\\p{Ll}[\\p{L}-]* ){0,3}?(\\p{Ll}{3,}s)(?: (?:of|in) (?:the )?[\\p{L} ]{3,40}?)? (?:now |already |each )?(?:(?:have |has )?(?:used|adopted|installed|licensed)|use|run|teach) (?:it|them|the|this|my)\\b`,
  'iu',
)
const PAIR = new RegExp(
  `^(?:Neither|Both|None of the|Both of the|Neither of the) (?:(two|three|four|five|six|\\d+) )?(?:\\p{Ll}[\\p{L}-]* ){0,2}?(?:${WHO}|department|program|hospital|city|county|school|company|owner)s?\\b`,
  'iu',
)
const NONE_OF = new RegExp(`\\b(${COUNT}) (?:\\p{Ll}[\\p{L}-]* ){0,2}?(${WHO})\\b[^.;]{0,40}\\bnone of (?:them|these)\\b`, 'iu')
const SERVES = new RegExp(`\\bserves? (${COUNT}) (?:\\p{Ll}[\\p{L}-]* ){0,2}?(${WHO})\\b`, 'iu')
const MEMBERS_OF = /\b(?:association|network|council|cooperative|federation|alliance|consortium|union|league|society|guild|chamber|coalition|system|group)\b/i
const GOVERNS = /\b(?:department|agency|board|office|commission|district(?! court)|authority|extension|ministry|county)\b/i
const PEERS = /^(?:programs|states|agencies|departments|networks|associations|counties|districts)$/i
const LETTER = /^(?:[\p{L}-]+ ){0,2}?(?:letters?|statements?|e-?mails?|confirmations?)\b/iu
const SEVERAL_LETTERS = new RegExp(`\\b(?:letters|statements|emails|confirmations) (?:of|from|by) (?:the )?(${COUNT}) `, 'iu')

/** For how many a document speaks: one letter for its writer, and for the members of whom it is an association; null where nobody can say. */
function speaksFor(title: string, noun: string): number | null {
  if (!LETTER.test(title)) return null
  const counted = SEVERAL_LETTERS.exec(title)
  if (counted !== null) return countOf(counted[1]!)
  if (MEMBERS_OF.test(title) || (GOVERNS.test(title) && !PEERS.test(noun))) return null
  const names = title
    .split(/, (?=(?:\p{L}+ ){0,2}?(?:19|20)\d\d)/u)[0]!
    .split(/, (?:and )?| and /)
    .filter((name) => /\p{Lu}/u.test(name))
  return /^(?:[\p{L}-]+ ){0,2}?(?:letters|statements|emails|confirmations)\b/iu.test(title) ? (names.length < 2 ? null : names.length) : 1
}

/** How many a sentence tells of. */
function toldOf(sentence: string): { number: number; noun: string } | null {
  const found = ACTING.exec(sentence) ?? USING.exec(sentence) ?? NONE_OF.exec(sentence) ?? SERVES.exec(sentence)
  if (found !== null) {
    const number = countOf(found[1]!)
    return number === null || /\b(?:will|would|could)\b/.test(sentence) ? null : { number, noun: found[2]! }
  }
  const pair = PAIR.exec(sentence)
  return pair === null ? null : { number: countOf(pair[1] ?? '') ?? 2, noun: '' }
}

/** More who use it, or lack it, than those who wrote. */
const ofWriters = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts.flatMap((fact) => {
    if (shownBy(file, fact).length === 0) return []
    const parts = partsOf(file, fact, fact.text)
    return sentencesOf(fact.text).flatMap((sentence) => {
      const told = toldOf(sentence)
      const ids = parts.find(({ text }) => text.includes(sentence))?.exhibits ?? []
      const titles = ids.filter((id) => id !== STATEMENT_ID).map((id) => titleOf(file, id))
      const speaking = titles.map((title) => speaksFor(title, told?.noun ?? ''))
      // What they do not pay the petitioner is the petitioner's own word too.
      if (told === null || titles.length === 0 || speaking.includes(null) || /\b(?:me|my)\b/.test(sentence)) return []
      const all = speaking.reduce<number>((sum, one) => sum + one!, 0)
      return all >= told.number
        ? []
        : [doubt(fact, sentence, `This tells of ${told.number}, and “${titles.join('”, “')}” speaks for ${all === 1 ? 'one' : all}. Ask for the others, or say how many the documents show.`)]
    })
  })

const UNCOUNTED =
  /\b(?:dropped|fell|rose|went (?:down|up)|declined|improved|grew|decreased|increased|shrank) (?:by )?(?:a lot|much|greatly|strongly|too|as well|dramatically|considerably|substantially|significantly|sharply|noticeably)(?! (?:as|less|more|from|to|by) )/i
const HAS_COUNT = /\d|\b(?:half|third|quarter|twice|double|two|three|four|five|six|seven|eight|nine|ten|percent)\b/i
const SAID_TO_FOLLOW =
  /, so (?:it|this|that|they|the [\p{Ll} -]{3,30}?) (?:now |also )?(?:saves?|prevents?|protects?|solves?|ends?|helps?) (?:[\p{Ll} ]{0,20}?)(?:lives|deaths|accidents|people|patients|children|injuries|the problem|the country|everybody|everyone|money)\b/iu

/** A change without its figures, and an effect that is only concluded: neither is shown by what stands beside it. */
const ofUncounted = (facts: readonly CaseFact[]): Found[] =>
  facts
    .filter(({ element }) => element === 'p1.merit' || element === 'p2.record')
    .flatMap((fact) =>
      sentencesOf(fact.text).flatMap((sentence) => {
        const isUncounted = sentence.split(/[;:]|,(?! (?:by|from|to|with|at|of|as)\b)|\band\b/).some((clause) => UNCOUNTED.test(clause) && !HAS_COUNT.test(clause))
        const message = isUncounted
          ? 'A change without its figures shows no effect. Ask for both numbers, their times, and who counted them, or leave it out.'
          : SAID_TO_FOLLOW.test(sentence)
            ? 'That this follows is a conclusion, and no figure here shows it. Ask for what was counted before and after, or leave out what follows.'
            : null
        const found = message === null ? null : doubt(fact, sentence, message)
        return found === null ? [] : [{ ...found, doubt: { ...found.doubt, uncounted: true as const } }]
      }),
    )

const ADOPTS =
  /(?:^|[,;] |\band )(?:[Tt]he )?((?:City|County|State|Town|Port|Department|Board|Office|Bureau) of (?:the )?\p{Lu}\p{L}+|(?:state|county|city|federal|national|regional) (?:\p{Ll}+ ){0,2}?(?:department|office|board|agency|commission|bureau|authority|council|association)|\p{Lu}[\p{L}’&-]+(?: (?:of |for |the )?\p{L}[\p{L}’&-]+){0,5}?) (?:has |have )?(?:put|puts|wrote|written|added|adopted|adopts|accepted|accepts|recommends?|recommended|included|includes|changed|names?|named|teaches)\b[^.;]{0,80}?\bits (?:own )?(?:\p{Ll}+ ){0,3}?(guidance|guide|manual|rules?|forms?|protocol|codes?|standards?|policy|curriculum|course|plan|toolkit|handbook|bulletin|checklist|specifications?|requirements|program|website|list)\b/u

/** What one body wrote into its own document, under the letter of another. */
const ofAdopted = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts
    .filter(({ element }) => element === 'p1.beyond' || element === 'p1.merit')
    .flatMap((fact) => {
      const titles = shownBy(file, fact).map((id) => titleOf(file, id))
      if (titles.length === 0 || !titles.every((title) => LETTER.test(title))) return []
      const shown = new Set(titles.flatMap((title) => [...wordsIn(title)]))
      return sentencesOf(fact.text).flatMap((sentence) => {
        const [, body, kind] = ADOPTS.exec(sentence) ?? []
        const own = [...wordsIn(body ?? '')]
        return body === undefined || own.length === 0 || own.some((word) => shown.has(word))
          ? []
          : [
              doubt(
                fact,
                sentence,
                `What ${/^\p{Ll}/u.test(body) ? `the ${body}` : body} wrote into its ${kind!} is shown by that document, and “${titles.join('”, “')}” is of another. Ask for the page of it.`,
              ),
            ]
      })
    })

const LOG_OF =
  /^(?:[\p{L}-]+ ){0,3}?(?:logs?|logbooks?|journals?|records?|ledgers?|books|registers?|charts|files|audits?) (?:of|from|at) (?:the )?\p{Lu}[\p{L}’&-]*(?: (?:of |the )?\p{Lu}[\p{L}’&-]*){0,4}/iu
/** What is kept for others. */
const KEPT_FOR_MANY = /\b(?:state|national|federal|county|city|public|repository|course)\b/i

/** What is told of several hospitals, under the log of one: a body keeps the record of what is its own. */
const ofLogs = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts.flatMap((fact) => {
    const titles = shownBy(file, fact).map((id) => titleOf(file, id))
    const keepers = titles.map((title) => LOG_OF.exec(title)?.[0].split(' ').at(-1) ?? '')
    if (titles.length === 0 || keepers.includes('') || titles.some((title) => MEMBERS_OF.test(title) || KEPT_FOR_MANY.test(title))) return []
    return sentencesOf(fact.text)
      .filter((sentence) =>
        [...sentence.matchAll(SEVERAL)].some(([, count, noun]) => {
          const number = countOf(count!) ?? Infinity
          return number > titles.length && (PLACES.test(noun!) || keepers.some((keeper) => stem(keeper) === stem(noun!)))
        }),
      )
      .slice(0, 1)
      .map((sentence) => doubt(fact, sentence, `This tells of several, and “${titles.join('”, “')}” is kept by one. Ask for a record of each of them, or say it of the one.`))
  })
/** Of several of these one who keeps a record of its own knows a part. */
const PLACES = /^(?:states|counties|countries|cities)$/i
const SEVERAL = new RegExp(
  `(?<![\\p{L}\\d])(${COUNT}|all|every|each) (?:of )?(?:the |these |those )?(?:\\p{Ll}[\\p{L}-]* ){0,2}?(${WHO}|hospital|clinic|farm|school|plant|mine|hatchery|county|city|district|company|station|port|court|library|laboratory)\\b`,
  'giu',
)

const JUDGED =
  /(?:^|[,;:] |\b(?:and|but) )(?:[Tt]he )?((?:\p{L}[\p{L}’&-]* ){1,5}?)(?:calls?|called|considers?|considered|describes?|described|names?|named|rates?|rated|praises?|praised) (?:it|them|(?:the|my|this) (?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*) (?:as )?(?:(?:one of )?the (?:best|most|first|only|leading|safest|fastest|finest)|an? (?:model|breakthrough|milestone|game-changer))\b/u

/** What one body is told to think of the work, under the letter of another. */
const ofJudged = (file: CaseFile, facts: readonly CaseFact[]): Found[] =>
  facts.flatMap((fact) => {
    const titles = shownBy(file, fact).map((id) => titleOf(file, id))
    if (titles.length === 0 || !titles.every((title) => LETTER.test(title))) return []
    const shown = new Set(titles.flatMap((title) => [...wordsIn(title)]))
    return sentencesOf(fact.text).flatMap((sentence) => {
      const body = JUDGED.exec(sentence)?.[1]?.trim()
      return body === undefined || wordsIn(body).size === 0 || [...wordsIn(body)].some((word) => shown.has(word))
        ? []
        : [
            doubt(
              fact,
              sentence,
              `What ${/^\p{Ll}/u.test(body) ? `the ${body}` : body} thinks of the work is shown by its own word, and “${titles.join('”, “')}” is of another. Ask for its letter, with the date.`,
            ),
          ]
    })
  })

/** `facts`: all that are settled. */
export const claimsShown = (file: CaseFile, facts: readonly CaseFact[]): Doubt[] => {
  const told = facts.filter(({ kind, source }) => kind === 'statement' && (source.kind === 'answer' || source.kind === 'intake' || source.kind === 'customer'))
  const own = ofOwnWord(file, told)
  const quoted = ofQuoted(file, told).filter(({ fact }) => !own.some((one) => one.fact.id === fact.id))
  const users = ofUsers(file, told).filter(({ fact }) => !own.some((one) => one.fact.id === fact.id))
  const counted = ofCounted(file, told)
  const ofWhole = ofCountry(file, told).filter(({ fact }) => !counted.some((one) => one.fact.id === fact.id))
  return withOffers(file, [
    ...own,
    ...users,
    ...quoted,
    ...ofRules(file, told),
    ...counted,
    ...ofWhole,
    ...ofAdopted(file, told),
    ...ofJudged(file, told),
    ...ofLogs(file, told),
    ...ofWriters(file, told),
    ...ofUncounted(told),
  ])
}
