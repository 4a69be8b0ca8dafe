/** Employers, schools and public documents that an option names must stand in the person's material or in the list. */
import { claimsOf } from './check-claims.ts'
import { bare, holdsWords, namesOfDocument, wordsOfDocument, type Material } from './check-material.ts'
import { withoutDocumentNames } from './check-numbers.ts'
import type { Fault } from './endeavor-rules.ts'
import { trimEndOf } from '../text-edges.ts'
import { splitSentences } from './sentence-forms.ts'

const CAPITAL = "(?!I\\b)(?:U\\.S\\.|St\\.|Dr\\.|[A-Z][\\p{L}\\d]*(?:[-'’&.][\\p{L}\\d]+)*)"
const JOINT = '(?: (?:of|and|&|for|the|de|del|y|e|of the|for the) (?=[A-Z])| )'
const NAME = `${CAPITAL}(?:${JOINT}${CAPITAL})*`

/** Places, peoples, languages and times: capitalized, but no organization. */
const GENERAL_NAMES = new Set(
  `united states us u.s american america americans federal native north south east west northern southern eastern western midwest northeast northwest southeast southwest appalachia appalachian great plains lakes gulf coast pacific atlantic mountain central valley mississippi delta puerto rico district of columbia washington new england
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode island tennessee texas utah vermont virginia wisconsin wyoming
english spanish french german chinese mandarin arabic portuguese hindi urdu russian ukrainian turkish korean japanese vietnamese haitian creole african asian latino hispanic european black indigenous tribal veterans children
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter
medicare medicaid congress title english-language windows linux android internet`.split(/\s+/),
)

const PUBLIC_BODY =
  /\b(?:Department|Administration|Agency|Bureau|Commission|Institutes? of|Centers? for|Service|Office of|Corps|Association|Society|Societies|Committee|Council|Consortium|Alliance|Federation|Extension|Standards|Laborator(?:y|ies)|Engineers|Board|Register|Library of Congress|Academies|American College of)\b/
const PRIVATE_BODY =
  /\b(?:Inc|LLC|LLP|Ltd|Corp|Corporation|Company|Co|Group|Holdings|Bank|Hospital|Clinic|Medical Center|Health|Healthcare|Systems?|Technologies|Labs?|Partners|Capital|Ventures|Airlines?|Airways|Foods|Motors|Energy|Pharmaceuticals|Pharma|Consulting|Solutions|Studios?|University|College|Institute|School|Academy|Foundation|Farms?|Brothers|Sachs)\b/
const COMMON_BODY = /^ (?:clinic|hospital|bank|university|college|school|plant|office|group|headquarters|campus)\b/

const SCHOOL = new RegExp(
  `\\b(?:(?:${CAPITAL} )+(?:University|College|Polytechnic|Institute of Technology|School of ${CAPITAL}|Conservatory)(?: (?:of|at) ${NAME})?|University of ${NAME}|UC [A-Z]\\w+|(?:Harvard|Stanford|Yale|Princeton|Columbia|Cornell|Berkeley|Caltech|Oxford|Cambridge|Wharton|Duke|Georgetown|UCLA|NYU|MIT|Dartmouth|Vanderbilt|Northwestern|Notre Dame|Carnegie Mellon|Johns Hopkins|Georgia Tech|INSEAD|ETH|Imperial College)\\b(?: ${CAPITAL})*|(?:Massachusetts|California|Georgia|Illinois|Indian|Florida|New Jersey|Rochester|Stevens) Institutes? of (?:Technology|Management|Science))`,
  'gu',
)

const trimmed = (name: string) => trimEndOf(name.replace(/['’]s$/, ''), '.,')

/** Every word of a name in one line as it is written; one of several ("Awards") may be told as one, never one as several. */
function oneLineNames({ lines }: Material, words: readonly string[]): boolean {
  const wanted = words.flatMap((word) => bare(word).split(' ')).filter(Boolean)
  return lines.some((line) => {
    const there = new Set(line.split(' '))
    return wanted.every((word) => there.has(word) || there.has(`${word}s`))
  })
}

/** Whether the resume, the answers or a listed document knows the name, "Inc." or not. */
export function isKnownName(name: string, material: Material): boolean {
  const plain = trimmed(name).replace(/^(?:The|A|An|My|Our|As|At|In|For|With|From|By) /, '')
  // "Macy's" is a name, "Lakeside's" a possessive.
  if (holdsWords(material, plain) || holdsWords(material, `${plain}s`)) return true
  const words = plain.split(/\s+/).filter((word) => /^[A-Z]/.test(word))
  if (words.every((word) => GENERAL_NAMES.has(word.toLowerCase().replace(/[.,]$/, '')) || GENERAL_NAMES.has(word.toLowerCase().split('-')[0] ?? ''))) return true
  if (words.length > 1 && oneLineNames(material, words)) return true
  return material.documents.some((document) => ` ${bare(wordsOfDocument(document))} `.includes(` ${bare(plain)} `))
}

const AT_NAME = new RegExp(
  `\\b([Aa]t|[Ff]or|[Ww]ith|[Bb]y|[Ff]rom|[Ii]nside|[Jj]oined|[Jj]oining|[Ff]ounded|[Uu]nder|[Oo]f|advised|served|audited|supported|represented|(?<=\\bI (?:now |also |still )?)(?:advise|serve|audit|support|represent|coach|assist|supply)|(?:committee|board|management|owners?|employee|member|director|head|partner|founder|president|consultant|adviser|advisor|manager|engineer|chair|staff) of) (?:the |its |my )?(${NAME})`,
  'gu',
)

const AMONG = new RegExp(`(${NAME}) among (?:them|these|others)\\b`, 'gu')
const INCLUDED = new RegExp(
  `\\b(?:clients?|customers?|carriers?|banks?|networks?|partners?|compan(?:y|ies)|firms?|hospitals?|airlines?|schools?|employers?|utilit(?:y|ies)|retailers?|makers?|brands?)\\b[^.;]{0,40}?\\b(?:includ(?:e|es|ed|ing)|such as|like|namely|were|are) (${NAME})((?:(?:, | and |, and )${NAME})*)`,
  'gu',
)
const TOOK =
  '(?:now |already |has |have )?(?:uses?|runs?|adopted|licensed|flies|appl(?:y|ies)|rel(?:y|ies) on|bought|deployed|chose|hired|engaged|retained|appointed|commissioned|invited|selected|sponsors?|sponsored|funds?|funded|pays?|employs?|employed|recruited|accepted)'
const USING = new RegExp(`(?<=[a-z,;] )(${NAME}) ${TOOK}\\b`, 'gu')
/** One capital at the head of a sentence is a name only where it takes over what the person made. */
const TOOK_AT_HEAD =
  /^(?!Nobody|Everyone|Management|Everybody|None|Congress)([A-Z][a-z]*[a-rt-z]) (?:now |has |have )?(?:licensed|bought|adopted|sells|uses) (?:the|my) [^.;]*\b(?:my|that I|which I)\b/g
const USING_AT_HEAD = new RegExp(`^(?:The )?(${CAPITAL}${JOINT}${CAPITAL}(?:${JOINT}${CAPITAL})*) ${TOOK}\\b`, 'gu')

const TAKEN_BY = new RegExp(`\\b(?:adopted|used|licensed|bought|chosen|deployed|installed|funded|sponsored|hired|commissioned) (?:in \\d{4} )?by (?:the )?(${NAME})`, 'gu')

/** Organizations that a sentence about the person's own work names as its clients or users. */
function namedUsers(sentence: string): string[] {
  if (!/\b(?:I|[Mm]y|our|me)\b/.test(sentence) || /\b(?:I|we) (?:will|plan|hope|intend)\b/.test(sentence)) return []
  return [
    ...[...sentence.matchAll(TAKEN_BY)].map(([, name = '']) => name),
    ...[...sentence.matchAll(AMONG)].map(([, name = '']) => name),
    ...[...sentence.matchAll(INCLUDED)].flatMap(([, first = '', more = '']) => [first, ...more.split(/, and |, | and /)]),
    ...[...sentence.matchAll(USING), ...sentence.matchAll(USING_AT_HEAD), ...sentence.matchAll(TOOK_AT_HEAD)].map(([, name = '']) => name),
  ]
    .map(trimmed)
    .filter((name) => name !== '' && !/^(?:I|My|The|It)$/.test(name))
}

const WORKED = /\b(?:worked|employed|hired|was on the staff) (?:\w+ )?$/i
/** Before a name whose bearer is dealt with: "software from X", "coordinated with Y, X staff". */
const DEALT_WITH = /\b(?:from|with|to|using|via|through|includ(?:e|es|ed|ing)|such as)\b[^.;:]{0,40}$/i

/** Whether a resume that names its employers names this one only as somebody dealt with. */
function isAnotherParty(name: string, { printed, facts }: Material): boolean {
  if (!facts || facts.roles.length === 0 || facts.roles.some(({ employer, title }) => bare(`${title} ${employer ?? ''}`).includes(bare(name)))) return false
  const before = printed.flatMap((line, at) => {
    const place = line.indexOf(name)
    return place < 0 ? [] : [`${place < 20 ? (printed[at - 1] ?? '').slice(-60) : ''} ${line.slice(0, place)}`]
  })
  return before.length > 0 && before.every((text) => DEALT_WITH.test(text))
}

/** `at X`, `for X`, `with X`: an employer, a client, a partner. In a plan a public body may stand as the place the work goes to. */
export function checkEmployers(text: string, material: Material): Fault[] {
  const faults: Fault[] = []
  for (const whole of splitSentences(text)) {
    const sentence = withoutDocumentNames(whole, material)
    const claims = claimsOf(sentence)
    for (const match of sentence.matchAll(AT_NAME)) {
      const [, word = '', found = ''] = match
      const name = trimmed(found)
      const at = match.index
      const after = sentence.slice(at + match[0].length)
      const preposition = word.toLowerCase()
      const single = !/\s/.test(name)
      const acronym = single && /^[A-Z]{2,6}s?$/.test(name)
      const modifies =
        /^ [a-z]/.test(after) &&
        !/^ (?:and|or|in|as|where|who|which|before|after|since|until|from|for|on|at|by|during|while|to|with|when|under|has|have|is|was|were|across|between|over)\b/.test(after) &&
        !COMMON_BODY.test(after)
      const claimed = claims.claimedAt(at)
      if (preposition === 'of' && !PRIVATE_BODY.test(name)) continue
      if (claimed && WORKED.test(sentence.slice(0, at)) && /^(?:at|by)$/.test(preposition) && isAnotherParty(name, material)) {
        faults.push({ rule: 'employer', detail: `no employer of the resume: “${name}”` })
        continue
      }
      if (isKnownName(name, material)) continue
      const technical = /[\d+#/]/.test(name) || /[a-z][A-Z]/.test(name)
      const close =
        preposition === 'at' ||
        preposition.startsWith('join') ||
        preposition === 'founded' ||
        preposition === 'inside' ||
        preposition.includes(' of') ||
        /(?:ed|advise|serve|audit|support|represent|coach|assist|supply)$/.test(preposition)
      if (claimed) {
        if (modifies && !preposition.includes(' of') && !PRIVATE_BODY.test(name)) continue
        if (technical && !close) continue
        if ((acronym || single) && !close && preposition !== 'for' && !PRIVATE_BODY.test(name)) continue
        if (acronym && preposition === 'for' && modifies) continue
      } else {
        // "through the Society for Information Management": the body begins before the preposition.
        const head = preposition === 'for' ? (/(\S+) $/.exec(sentence.slice(0, at))?.[1] ?? '') : ''
        if (acronym || technical || PUBLIC_BODY.test(name) || PUBLIC_BODY.test(head) || (modifies && !PRIVATE_BODY.test(name))) continue
        if (!close && preposition !== 'for' && !PRIVATE_BODY.test(name)) continue
      }
      faults.push({ rule: 'employer', detail: `not named in the resume or the answers: “${word} ${name}”` })
    }
    for (const name of namedUsers(sentence)) {
      if (!isKnownName(name, material)) faults.push({ rule: 'employer', detail: `not named in the resume or the answers: “${name}”` })
    }
  }
  return faults
}

/** Schools only as read, and a degree only with its own school. */
export function checkSchools(text: string, material: Material): Fault[] {
  const faults: Fault[] = []
  for (const sentence of splitSentences(text)) {
    const claims = claimsOf(sentence)
    for (const match of sentence.matchAll(SCHOOL)) {
      const name = trimmed(match[0]).replace(/^(?:At|The|From|In|As) /, '')
      if (!claims.claimedAt(match.index) || /^University(?: |$)(?!of)/.test(name)) continue
      if (!isKnownName(name, material)) faults.push({ rule: 'school', detail: `not a school of the resume: “${name}”` })
      else {
        const level = levelNamed(sentence.slice(0, match.index))
        const held = (material.facts?.degrees ?? []).filter((degree) => degree.level === level && degree.institution !== null)
        const wrong = held.length > 0 && !held.some(({ institution, source }) => sharesName(`${institution ?? ''} ${source}`, name))
        if (wrong) faults.push({ rule: 'school', detail: `the resume gives this degree another school than “${name}”` })
      }
    }
  }
  return faults
}

function sharesName(institution: string, name: string): boolean {
  const there = ` ${bare(institution)} `
  return bare(name)
    .split(' ')
    .filter((word) => !['university', 'of', 'the', 'college', 'institute'].includes(word))
    .every((word) => there.includes(` ${word} `))
}

function levelNamed(text: string): 'doctorate' | 'professional' | 'master' | 'bachelor' | null {
  if (/\b(?:Ph\.?\s?D|doctorate|doctoral|Doctor of Philosophy|D\.?Phil)\b/i.test(text)) return 'doctorate'
  if (/\b(?:M\.D|MD\b|Doctor of Medicine|J\.D|Pharm\.?D|medical degree)/.test(text)) return 'professional'
  if (/\b(?:master['’]?s?|M\.?Sc|MBA|M\.S|M\.A|LL\.?M)\b/i.test(text)) return 'master'
  if (/\b(?:bachelor['’]?s?|B\.?Sc|B\.S|B\.A|B\.?Tech)\b/i.test(text)) return 'bachelor'
  return null
}

const LAW_WORD =
  '(?:Act|Program|Programme|Initiative|Strategy|Plan|Agenda|Roadmap|Directive|Memorandum|Law|Moonshot|Partnership|Mission|Campaign|Compact|Accord|Treaty|Statute|Mandate|Challenge|Fund|Policy|Order|Pledge|Bill|Standards?|Specification|Guidelines?|Regulations?|Resolution|Framework|Doctrine|Charter)'
const LAW_NAME = new RegExp(`((?:${CAPITAL}(?: (?:of|for|and|the|on|to|in|from|against|with)(?: the)?)? )+)(${LAW_WORD})\\b(?! [a-z]+s? of mine)`, 'gu')
const LAW_NUMBER = /\b(?:Executive Order|E\.O\.|EO|Public Law|Pub\. ?L\.(?: No\.)?|H\.R\.|S\.B\.|House Bill|Senate Bill) ?(?:No\. ?)?(\d+(?:-\d+)?)/g

/** "Agency Practice Standard 76", "Agency Order 8900.77". */
const NUMBERED = new RegExp(`(?:${CAPITAL} )+(?:Standard|Specification|Order|Release|Rule|Guideline|Bulletin|Circular|Directive|Resolution|Notice|Memorandum|Handbook)(?: No\\.?)? \\d[\\d.-]*`, 'gu')

const isTitleCase = (text: string) => {
  const words = text.split(/\s+/).filter((word) => /^[A-Za-z]{4,}/.test(word))
  return words.length > 0 && words.filter((word) => /^[A-Z]/.test(word)).length / words.length > 0.6
}

/** Acts, programs, initiatives, orders, strategies and plans only from the list or the resume; the option's own program is written in lower case. */
export function checkDocuments(title: string, text: string, material: Material): Fault[] {
  const faults: Fault[] = []
  const refuse = (name: string) => faults.push({ rule: 'law or program', detail: `not in the list of public priorities: “${name}” (a program of one's own is written in lower case)` })
  for (const whole of [...(isTitleCase(title) ? [] : [title]), ...splitSentences(text)]) {
    const sentence = withoutDocumentNames(whole, material)
    for (const match of sentence.matchAll(LAW_NAME)) {
      const name = match[0].replace(/^(?:The|A|An|This|Its|My|As|Under|In|For) /, '')
      const words = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word))
      if (words.length < 2 || holdsWords(material, name)) continue
      const listed = material.documents.some((document) => {
        const there = ` ${bare(namesOfDocument(document).join(' '))} `
        return words.every((word) => there.includes(` ${bare(word)} `))
      })
      if (!listed) refuse(name)
    }
    for (const match of whole.matchAll(LAW_NUMBER)) {
      const number = match[1] ?? ''
      const known = material.documents.some((document) => namesOfDocument(document).some((name) => name.includes(number))) || material.text.includes(match[0])
      if (!known) refuse(match[0])
    }
    for (const match of sentence.matchAll(NUMBERED)) {
      if (!holdsWords(material, match[0]) && !material.documents.some((document) => bare(wordsOfDocument(document)).includes(bare(match[0])))) refuse(match[0])
    }
  }
  return faults
}
