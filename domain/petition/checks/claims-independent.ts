/** Who is told as a body without a tie to the petitioner, or as one that took the work up by itself, and gives money or work in another fact. */
import type { CaseFact, CaseFile } from '../case-file.ts'
import { findExhibit } from '../case-file.ts'
import { sentencesOf, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'

const KINDS =
  'alliance|coalition|consortium|federation|league|department|office|board|council|agency|commission|bureau|association|foundation|network|program|district|authority|university|college|hospital|company|institute|society|union|guild'
const BODY = new RegExp(
  `(?<![\\p{L}’-])((?:(?!(?:the|an?|of|from|by|to|and|or|nor|neither|my|our|its|for|in|with|that)\\b)[\\p{L}’-]+ ){0,4})(${KINDS})(?![\\p{L}])(?: of ((?:the )?[\\p{L}-]+))?`,
  'giu',
)
/** Words by which many bodies are called. */
const COMMON =
  /^(?:state|national|federal|county|city|regional|local|public|american|international|neither|each|this|that|which|has|have|had|grant|award|agreement|letter|contract|invoice|other|same|whole)$/i
/** A body by its kind and what it is for; `places`: the names before it. */
type Body = { kind: string; topics: readonly string[]; places: readonly string[] }

const bodiesOf = (text: string): Body[] =>
  [...text.matchAll(BODY)].map(([, before = '', kind = '', of = '']) => {
    const words = before.split(' ').filter((word) => word !== '' && !COMMON.test(word) && !/^(?:The|A|An|My|Our|Its)$/.test(word))
    const isName = (word: string) => /^\p{Lu}/u.test(word)
    const behind = of.split(' ').filter((word) => word !== '' && !/^the$/i.test(word))
    const isProper = isName(kind)
    return {
      kind: kind.toLowerCase(),
      topics: (isProper ? [...words, ...behind] : [...words.filter((word) => !isName(word)), ...behind]).map((word) => word.toLowerCase()),
      places: isProper ? [] : words.filter(isName).map((word) => word.toLowerCase()),
    }
  })

/** “Hocking Valley”, “the Hocking Valley Short Line”: a body by its proper name, told by its first words. */
const PROPER = '(?<!\\p{L})\\p{Lu}[\\p{L}\\d’&-]+(?: (?:of (?:the )?|at (?:the )?|for )?\\p{Lu}[\\p{L}\\d’&-]+)*'
const NAMES = new RegExp(`${PROPER}(?:, (?!and )${PROPER})*(?:,? and ${PROPER})?`, 'gu')
const NO_NAME =
  /^(?:The|A|An|In|On|At|By|For|From|Of|My|Our|Its|Since|Under|With|After|Before|When|It|We|He|She|They|Both|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Dr|Prof|Professor|Letters?|Grant|Agreement|January|February|March|April|May|June|July|August|September|October|November|December) /u
const withoutOpener = (name: string): string => (NO_NAME.test(name) ? withoutOpener(name.replace(NO_NAME, '')) : name)
const wordsOfName = (name: string): string[] =>
  withoutOpener(name)
    .replace(/[’']s?$/, '')
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase())
const properIn = (run: string): Body[] =>
  run
    .split(/, (?:and )?| and /)
    // Of a person with an institution, both.
    .flatMap((name) => [name, ...[/ (?:of|at) (?:the )?(\p{Lu}\S+ \p{Lu}.*)$/u.exec(name)?.[1] ?? []].flat()])
    .map(wordsOfName)
    .filter(([first = '']) => first.length > 3 && !COMMON.test(first) && !NO_NAME.test(`${first.replace(/^./, (letter) => letter.toUpperCase())} `))
    .map((topics) => ({ kind: 'name', topics, places: [] }))
/** Of “the Ohio seed department” the place names no body by itself. */
const BEFORE_KIND = new RegExp(`^ (?:\\p{Ll}+ ){0,3}?(?:${KINDS})\\b`, 'u')
const namesIn = (text: string): { match: RegExpExecArray; bodies: Body[] }[] =>
  [...text.matchAll(NAMES)].map((match) => ({ match, bodies: BEFORE_KIND.test(text.slice(match.index + match[0].length)) ? [] : properIn(match[0]) }))
const namedIn = (text: string): Body[] => namesIn(text).flatMap(({ bodies }) => bodies)

/** One word may be the beginning of many names. */
const isSameName = ({ topics: one }: Body, { topics: other }: Body): boolean => {
  const [less, more] = one.length <= other.length ? [one, other] : [other, one]
  return less.every((word, place) => word === more[place]) && (less.length > 1 || more.length < 4)
}

const isSame = (one: Body, other: Body): boolean => (one.kind === 'name' || other.kind === 'name' ? one.kind === other.kind && isSameName(one, other) : isSameKind(one, other))

const isSameKind = (one: Body, other: Body): boolean =>
  one.kind === other.kind &&
  one.topics.length > 0 &&
  one.topics.length === other.topics.length &&
  one.topics.every((topic) => other.topics.includes(topic)) &&
  (one.places.length === 0 || other.places.length === 0 || one.places.join() === other.places.join())

const NEVER =
  /\b(?:has|have|had) (?:never|not)(?: ever)? (?:employed|paid|funded|financed|bought)\b|\b(?:neither|none|nor)\b[^.;]*\b(?:ever )?(?:employed|paid|funded|financed|employs?|pays?)\b|\bno (?:financial )?tie\b|\bnothing to do with\b|\b(?:is|are|was|were) (?:in no way |not )(?:connected|affiliated|linked|related)\b|\b(?:no|not have any|not have a) (?:financial |business |commercial |other )?(?:ties|relation(?:ship)?|connection|affiliation)s?\b/i
const TO_ME = /\b(?:me|my|us|tie)\b/i
const NONE = /\b(?:never|neither|none|nor|not|no|nobody|nothing|will|may(?! (?:\d{1,2}, )?(?:19|20)\d\d)|asked|applied)\b/i
const TO_WORK = '(?:me|us|my|our|for (?:my|our|this)|(?:the|this) (?:work|project|study|research|endeavor))\\b'
const GIVES = new RegExp(
  `^,? ?(?:also |has |have |now )*(?:(?:pays?|paid|funds?|funded|finances?|financed|employs?|employed) (?:(?:half|part|all) of )?${TO_WORK}|(?:pays?|paid|granted|grants|awarded|gave|gives) (?:(?:me|us|my \\p{Ll}+) )?(?:an? (?:\\p{Ll}+ )?grant\\b|\\$\\d(?![^.;]{0,40}\\b(?:each|per|to (?!me|my|us)))))`,
  'iu',
)
/** What is no money and still a favor: rooms, instruments, people, an order. */
const LENDS = new RegExp(
  `^,? ?(?:(?:also|has|have|now|already) )*(?:agreed to |undertaken to |promised to )?(?:(?:gives?|gave|given|lends?|lent|provides?|provided|supplies|supplied|lets?) (?:me|us|my \\p{Ll}+|the (?:work|project|study|trial|endeavor))\\b|(?:hosts?|hosted|houses?|supports?|supported|sponsors?|sponsored) (?:me|us|my|our|the (?:work|project|study|trial))\\b|(?:buys?|bought|orders?|ordered|pays?|paid) (?:for )?(?:(?:\\d[\\d,]*|\\p{L}+) (?:of (?:the|my) )?(?:boxes|units|devices|kits|licenses|sensors|instruments|copies|hours)\\b|me\\b|my (?:company|firm|employer|practice)\\b))`,
  'iu',
)
/** In an answer on the means of the work, whatever somebody gives is given to it. */
const GIVES_MEANS =
  /^,? ?(?:(?:also|has|have|now|already) )*(?:gives?|gave|lends?|lent|provides?|provided|pays?|paid|funds?|funded|supplies|covers?|lets?)\b(?![^.;]{0,40}\b(?:each\b|per (?!month|year|week)|to (?!me\b|us\b|my\b|the\b|this\b)))/i
const LENT_BY =
  /\b(?:laborator(?:y|ies)|labs?|test (?:hall|rig|bench|site|stand)|hall|workshop|equipment|instruments?|rooms?|office|space|land|plots?|support|students?|technicians?) (?:of|at|from) (?:the |an? )?$/i
const GIVEN_BY = /\b(?:grants?|awards?|fees?|salary|funding|money|contract|funded|financed|paid|employed)\b[^.;]{0,40}\b(?:of|from|by|with) (?:the |an? )?$/i
const MONEY_TITLE = /^(?:Grant|Award|Funding|Invoice|Purchase order|Service contract|Consulting agreement)\b/i
const GRANT = /\b(?:grants?|granted|awards?|awarded|funding|funded)\b/i
const MONEY = /\b(?:grants?|awards?|funding|salary|fees?|pays?|paid|bought|buys)\b/i
const MINE = /\b(?:I|me|my|us|our|work|project|research)\b/i

/** As much of a sentence as belongs to a name in it. */
const AROUND = 160
type Mention = { bodies: Body[]; before: string; after: string }
const mentionsIn = (sentence: string): Mention[] =>
  [...[...sentence.matchAll(BODY)].map((match) => ({ match, bodies: bodiesOf(match[0]) })), ...namesIn(sentence)].map(({ match, bodies }) => {
    const end = match.index + match[0].length
    return { bodies, before: sentence.slice(Math.max(0, match.index - AROUND), match.index), after: sentence.slice(end, end + AROUND) }
  })

/** Bodies that a sentence says give money or work to the petitioner or the endeavor. */
function givers(file: CaseFile, fact: CaseFact, sentence: string): { body: Body; words: string }[] {
  if (NONE.test(sentence)) return []
  const isMeans = fact.source.kind === 'answer' && (fact.source.question === 'means' || fact.source.question === 'partners')
  const told = mentionsIn(sentence).flatMap(({ bodies, before, after }) =>
    GIVES.test(after) ||
    LENDS.test(after) ||
    (isMeans && GIVES_MEANS.test(after)) ||
    (GIVEN_BY.test(before) && (MINE.test(sentence) || /\bgrant\b/i.test(sentence))) ||
    (LENT_BY.test(before) && MINE.test(sentence))
      ? bodies
      : [],
  )
  // A sentence that says itself that it is of a grant is the one that the title of the grant shows.
  const isShown = GRANT.test(sentence) || (MONEY.test(sentence) && !GRANT.test(fact.text))
  const shown = isShown && (MINE.test(sentence) || fact.element === 'p2.plan') ? fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '').filter((title) => MONEY_TITLE.test(title)) : []
  return [...told.map((body) => ({ body, words: sentence })), ...shown.flatMap((title) => [...bodiesOf(title), ...namedIn(title)].map((body) => ({ body, words: `${sentence}” under “${title}` })))]
}

/** “It is no partner of Harlow County Water District”: told of another, by how it stands to this one. */
const OTHER_SIDE = new RegExp(`\\b(?:partner|client|customer|competitor|supplier|subsidiary|affiliate|member|branch|part)s? of (?:the )?(?:${PROPER})`, 'gu')
const withoutOtherSide = (sentence: string): string => sentence.replace(OTHER_SIDE, '')

/** What is told as without a tie, with the body; one that stands as “the department” is the one that its fact names. */
const independents = (fact: CaseFact): { sentence: string; bodies: Body[] }[] =>
  sentencesOf(fact.text).flatMap((sentence) => {
    if (!NEVER.test(sentence) || !TO_ME.test(sentence)) return []
    const whole = bodiesOf(fact.text).filter(({ topics }) => topics.length > 0)
    const bodies = [
      ...bodiesOf(withoutOtherSide(sentence)).flatMap((body) => (body.topics.length > 0 ? [body] : whole.filter(({ kind }) => kind === body.kind))),
      ...namedIn(withoutOtherSide(sentence)),
    ]
    return bodies.length === 0 ? [] : [{ sentence, bodies }]
  })

/** “The council teaches it”: a body that is told, of use beyond the employer, to have taken the work up. */
const TAKES_UP = /^,? ?(?:also |has |have |now )*(?:put|wrote|adopted|adopts|accepted|accepts|recommends?|recommended|changed|included|includes|teach(?:es)?|taught|uses?|used)\b/i
const adopters = (fact: CaseFact): { sentence: string; bodies: Body[] }[] => (fact.element === 'p1.beyond' ? takersUp(fact) : [])
const takersUp = (fact: CaseFact): { sentence: string; bodies: Body[] }[] =>
  sentencesOf(fact.text).flatMap((sentence) => {
    const bodies = NONE.test(sentence) ? [] : mentionsIn(sentence).flatMap(({ bodies: named, after }) => (TAKES_UP.test(after) ? named.filter(({ topics }) => topics.length > 0) : []))
    return bodies.length === 0 ? [] : [{ sentence, bodies }]
  })

/** Who measured or judged the work, and the institution that stands behind the name: “Dr. Ines Aldo of Marsh State University compared …”. */
const JUDGES =
  /^(?:[^,;.]{0,40},)? ?(?:has |have |had |also |independently )*(?:counted|measured|compared|evaluated|tested|confirmed|examined|reviewed|verified|writes|wrote|states|stated|concludes|concluded|found)\b/i
const JUDGED_AT = /^ (?:of|at|from) (?:the )?/
const judges = (fact: CaseFact): { sentence: string; bodies: Body[] }[] =>
  fact.element !== 'p1.merit' && fact.element !== 'p1.beyond' && fact.element !== 'p3.benefit'
    ? []
    : sentencesOf(fact.text).flatMap((sentence) => {
        const bodies = NONE.test(sentence)
          ? []
          : mentionsIn(sentence).flatMap(({ bodies: named, before, after }) =>
              (JUDGES.test(after) && !JUDGED_AT.test(after)) || (/\b(?:independent|expert)\b/i.test(before) && /\b(?:of|at|from) (?:the )?$/.test(before))
                ? named.filter(({ topics }) => topics.length > 0)
                : [],
            )
        return bodies.length === 0 ? [] : [{ sentence, bodies }]
      })

/** “The association” is the one association that the case names; where it names several, nobody can say. */
function namedOnce(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): (body: Body) => Body {
  const named = [...facts.map(({ text }) => text), ...roles.map(({ fields }) => fields['employer'] ?? ''), ...file.exhibits.map(({ title }) => title)]
    .flatMap(bodiesOf)
    .filter(({ topics }) => topics.length > 0)
  const only = new Map<string, Body | null>()
  for (const body of named) {
    const there = only.get(body.kind)
    only.set(body.kind, there === undefined || (there !== null && isSame(there, body)) ? body : null)
  }
  return (body) => (body.topics.length > 0 ? body : (only.get(body.kind) ?? body))
}

/** `facts`: what is settled. An answer that tells both halves agrees with itself. */
export function ofIndependence(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const own = facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
  const whoseName = namedOnce(file, own, roles)
  const given = [
    ...own.flatMap((fact) => sentencesOf(fact.text).flatMap((sentence) => givers(file, fact, sentence).map(({ body, words }) => ({ fact, body: whoseName(body), words })))),
    ...roles.flatMap((fact) => bodiesOf(fact.fields['employer'] ?? '').map((body) => ({ fact, body, words: fact.text }))),
  ]
  const grants = given.filter(({ fact }) => fact.kind !== 'role')
  const doubt = (fact: CaseFact, sentence: string, other: (typeof given)[number], message: string): Doubt => ({
    rule: 'may-disagree',
    factId: fact.id,
    otherId: other.fact.id,
    quote: short(sentence),
    message: `${message}: “${other.words.slice(0, 240)}” An officer who finds it undisclosed doubts the rest. Ask for both in one answer: what it gives, to whom, and what it decided without regard to that.`,
  })
  const of = (some: typeof given, bodies: readonly Body[]) => some.find((one) => bodies.some((body) => isSame(body, one.body)))
  // What stands in an answer on use by others is disclosed where it counts.
  const disclosed = grants.filter(({ fact }) => fact.element === 'p1.beyond').map(({ body }) => body)
  return own.flatMap((fact) => {
    if (grants.some((one) => one.fact.id === fact.id)) return []
    const untied = independents(fact).flatMap(({ sentence, bodies }) => {
      const other = of(given, bodies)
      return other === undefined ? [] : [doubt(fact, sentence, other, 'It is told as a body without a tie here, and gives money or work in another fact')]
    })
    if (untied.length > 0) return untied
    return adopters(fact)
      .flatMap(({ sentence, bodies }) => {
        const other = of(
          grants.filter(({ body }) => !disclosed.some((one) => isSame(one, body))),
          bodies,
        )
        return other === undefined ? [] : [doubt(fact, sentence, other, 'It is told as one that took the work up, and gives money or other support in another fact')]
      })
      .concat(
        judges(fact).flatMap(({ sentence, bodies }) => {
          const other = of(
            grants.filter(({ body }) => !disclosed.some((one) => isSame(one, body))),
            bodies,
          )
          return other === undefined ? [] : [doubt(fact, sentence, other, 'It is told as one that measured or judged the work, and gives money or other support in another fact')]
        }),
      )
      .slice(0, 1)
  })
}

const NOBODY_PAYS = /\b(?:[Nn]o (?:company|firm|user|one|maker|vendor|manufacturer|\p{Ll}+)|[Nn]obody|[Nn]one of (?:them|the users))\b[^.;]{0,20}\b(?:pays|paid) (?:me|us)\b/u
const PAYS_FEE =
  /\b(?:pays?|paid) (?:me|us) (?:an? )?(?:\p{Ll}+ ){0,2}(?:fees?|royalt(?:y|ies)|commission|share|percentage)\b|\b(?:I|we) (?:get|receive|earn|have) (?:an? )?(?:\p{Ll}+ ){0,2}(?:royalt(?:y|ies)|license fees?|commission)\b/u

/** “No company pays me”, and one that pays a fee. */
export function ofFees(facts: readonly CaseFact[]): Doubt[] {
  const told = facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter').flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence })))
  const nobody = told.find(({ sentence }) => NOBODY_PAYS.test(sentence))
  const fee = told.find(({ fact, sentence }) => fact.id !== nobody?.fact.id && PAYS_FEE.test(sentence) && !NONE.test(sentence))
  return nobody === undefined || fee === undefined
    ? []
    : [
        {
          rule: 'may-disagree',
          factId: nobody.fact.id,
          otherId: fee.fact.id,
          quote: short(nobody.sentence),
          message: `Somebody pays, as another fact says: “${short(fee.sentence)}” Ask who pays what, and for what.`,
        },
      ]
}

const OFFICE = /\b(?:co-?)?(?:owners?|founders?)\b|\b(?:president|director|chair(?:man|woman|person)?|head|chief executive|CEO|board member|treasurer|secretary)\b/giu
/** Words by which many firms are called. */
const OF_MANY = /^(?:north|south|east|west|northern|southern|eastern|western|great|american|national|united|state|city|county|university|department|school|hospital|center|the)$/i

/** One person leads or owns the employer, and leads the body that is told as one without a tie or as one that took the work up. */
export function ofOfficers(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const own = facts.filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
  const employers = roles.flatMap(({ fields }) => (fields['employer'] ?? '').split(' ').slice(0, 1)).filter((word) => word.length > 3 && !OF_MANY.test(word))
  const whoseName = namedOnce(file, own, roles)
  const shared = own.flatMap((fact) =>
    sentencesOf(fact.text)
      .filter(
        (sentence) => (sentence.match(OFFICE) ?? []).length > 1 && !/\bI\b/.test(sentence) && (/\bmy (?:employer|company|boss)\b/i.test(sentence) || employers.some((name) => sentence.includes(name))),
      )
      .map((sentence) => ({ fact, sentence, bodies: [...bodiesOf(sentence).map(whoseName), ...namedIn(sentence)] })),
  )
  return own
    .flatMap((fact) =>
      [...independents(fact), ...adopters(fact)].flatMap(({ sentence, bodies }): Doubt[] => {
        const other = shared.find((one) => one.fact.id !== fact.id && bodies.some((body) => one.bodies.some((two) => isSame(body, two))))
        return other === undefined
          ? []
          : [
              {
                rule: 'may-disagree',
                factId: fact.id,
                otherId: other.fact.id,
                quote: short(sentence),
                message: `One person stands on both sides, as another fact says: “${short(other.sentence)}” Ask who decided to take the work up, and say the tie in the same answer.`,
              },
            ]
      }),
    )
    .slice(0, 1)
}

const BINDING = /\b(?:rules?|regulations?|codes?)\b/i
const ADVISING = /\b(?:guidance|guidelines?|manuals?|bulletins?|memorand(?:um|a))\b/i

const PROPOSED = /\b(?:drafts?|drafted|proposed|proposal|proposes|public comment|considers|considering)\b/i

/** How firmly a body’s document holds. */
const statusIn = (text: string): 'proposes' | 'binds' | 'advises' | null => (PROPOSED.test(text) ? 'proposes' : BINDING.test(text) ? 'binds' : ADVISING.test(text) ? 'advises' : null)

/** One body’s document, a rule in one place and guidance or a draft in another: what binds is argued differently from what advises, and what is proposed from both. */
export function ofStatus(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const told = facts
    .filter(({ kind, source }) => kind === 'statement' && source.kind !== 'letter')
    .flatMap((fact) => takersUp(fact).map((one) => ({ ...one, fact, titles: fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '') })))
  return told
    .filter(({ sentence, titles }) => statusIn(sentence) === 'binds' && !ADVISING.test(sentence) && !titles.some((title) => statusIn(title) === 'binds'))
    .flatMap(({ fact, sentence, bodies, titles }): Doubt[] => {
      const called = titles.length > 0 && titles.every((title) => statusIn(title) === 'advises' || statusIn(title) === 'proposes') ? titles[0] : undefined
      const other = told.find(
        (one) =>
          one.fact.id !== fact.id &&
          !BINDING.test(one.sentence.replace(/\b(?:draft|proposed) rules?\b/gi, '')) &&
          statusIn(one.sentence) !== null &&
          one.bodies.some((body) => bodies.some((own) => isSame(own, body))),
      )
      const where = called === undefined ? (other === undefined ? null : `another fact: “${short(other.sentence)}”`) : `the title of what shows it: “${called}”`
      return where === null
        ? []
        : [
            {
              rule: 'may-disagree',
              factId: fact.id,
              ...(called === undefined && other !== undefined ? { otherId: other.fact.id } : {}),
              quote: short(sentence),
              message: `A rule here, and what only advises or is only proposed in ${where} Ask which document it is, and for its words.`,
            },
          ]
    })
}
