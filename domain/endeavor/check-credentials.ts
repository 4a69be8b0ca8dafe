/** Degrees, licenses, titles, honors and patents that an option gives the person must have been read. */
import { claimsOf } from './check-claims.ts'
import { bare, holdsWords, likeWords, lineHolds, wordKey, type Material } from './check-material.ts'
import { isKnownName } from './check-names.ts'
import type { EndeavorRule, Fault } from './endeavor-rules.ts'
import { splitSentences } from './sentence-forms.ts'

/** The word as it is written, and what in a resume proves it. */
const DEGREES: readonly [RegExp, RegExp][] = [
  [/\b(?:Ph\.?\s?D\b\.?|doctorate|doctoral degree|D\.?Phil\b|Doctor of Philosophy)/i, /\bph\.?\s?d\b|doctorate|doctoral|doctor of philosophy|d\.?phil/i],
  [/\b(?:M\.D\.|MD\b(?! [a-z])|medical degree|medical doctor|Doctor of Medicine)/, /\bm\.?d\b\.?|doctor of medicine|mbbs|medical degree|m\.b\.b\.s/i],
  [/\b(?:J\.D\.|JD\b|law degree|juris doctor|LL\.?[BM]\b)/i, /\bj\.?d\b|juris|ll\.?[bm]\b|bachelor of laws?/i],
  [/\bPharm\.?\s?D\b/i, /pharm\.?\s?d|doctor of pharmacy/i],
  [/\b(?:D\.?N\.?P\b|doctor of nursing practice)/i, /\bd\.?n\.?p\b|doctor of nursing/i],
  [/\b(?:D\.?D\.?S\b|D\.?M\.?D\b|dental degree)/, /\bd\.?d\.?s\b|\bd\.?m\.?d\b|dent/i],
  [/\b(?:Ed\.?D\b|D\.?B\.?A\b)/, /\bed\.?d\b|\bd\.?b\.?a\b/i],
  [/\b(?:MBA|M\.B\.A\.|Master of Business)/, /\bm\.?b\.?a\b|masters?(?:['’]s?)? (?:degree )?(?:of|in) business/i],
  [/\b(?:MPH|M\.P\.H\.)/, /\bm\.?p\.?h\b|master of public health/i],
  [
    /\b(?:master['’]s(?: degree)?|M\.?Sc\b|M\.S\.|M\.A\.|M\.?Eng\b|M\.?Tech\b|M\.?Phil\b|M\.?Com\b)/i,
    /master|\bm\.?sc?\b|\bm\.?a\b\.|laurea magistrale|\bmagister|\bm\.?b\.?a\b|\bm\.?eng|m\.?tech|postgraduate/i,
  ],
  [
    /\b(?:bachelor['’]s(?: degree)?|B\.?Sc\b|B\.S\.|B\.A\.|B\.?Tech\b|B\.?Eng\b)/i,
    /bachelor|\bb\.?sc?\b|\bb\.?a\b\.|b\.?tech|b\.?eng|\bb\.e\b|\bbe (?:in|\()|\bb\.?com|laurea|licenciatura|undergraduate|honou?rs/i,
  ],
  [/\bassociate(?:['’]s)? degree/i, /associate/i],
]
const DEGREE_PHRASE = /\b((?:Master|Bachelor|Doctor|Associate)(?:['’]s)? of (?:[A-Z][\p{L}-]+(?: (?:and|in) (?=[A-Z])| )?)+)/gu
const DEGREE_FIELD =
  /\b(?:Ph\.?D\.?|doctorate|[Mm]y (?:own )?(?:training|studies|education)|master['’]s(?: degree)?|bachelor['’]s(?: degree)?|degrees?|M\.?Sc\.?|B\.?Sc\.?|M\.S\.|B\.S\.|MBA) in ((?:[\p{L}-]+ ?){1,4})/giu

/** Another's degree: "Ph.D. students", "a licensed physician will sign". */
const OTHERS =
  /\b(?:will have|ask|hire|engage|recruit|train|with|under|reviewed by|signed by|checked by|supervised by|by|together with|for|each|every|any|one|another|and one|and an?|to) (?:an? |one |the |each |every |their |its |his |her |whose |our )?$|\b(?:whose|their|its|his|her|every|each) $|['’]s (?:own )?$/i

const UNDER_WAY = /\b(?:candidate|in progress|expected|pursuing|ongoing|not completed|unfinished|discontinued|student|pending|completed \d+ of \d+|\d+ of \d+ (?:years|semesters|credits|courses))\b/i
const UNDER_WAY_SAID =
  /\b(?:candidate|student|toward|pursu\w+|study(?:ing)? for|work(?:ing)? on|complet(?:e|ing)|finish(?:ing)?|expect\w*|in progress|not yet|begun|began|will|doctoral (?:research|work|studies|thesis|project))\b/i

const COMPOUND_LETTERS_MIN = 8
const isWithin = (line: string, word: string) =>
  line.split(' ').some((other) => likeWords(wordKey(other), wordKey(word))) ||
  // "firefighter", where the resume has "Fire Fighter".
  (word.length >= COMPOUND_LETTERS_MIN && line.split(' ').some((other, at, words) => `${other}${words[at + 1] ?? ''}` === bare(word)))

function checkDegrees(sentence: string, material: Material, fail: (rule: EndeavorRule, detail: string) => void): void {
  for (const [written, proof] of DEGREES) {
    const match = written.exec(sentence)
    if (!match || /^ (?:students?|candidates?|holders?|programs?|level|theses)/.test(sentence.slice(match.index + match[0].length))) continue
    const printed = material.printed.filter((line) => proof.test(line))
    const held = printed.length > 0 ? printed : material.text.split('\n').filter((line) => proof.test(line))
    // A candidate holds no degree yet.
    const isUnderWay = held.length > 0 && held.every((line) => UNDER_WAY.test(line)) && !UNDER_WAY_SAID.test(sentence)
    if (!proof.test(material.text) || isUnderWay) fail('degree', `not a degree of the resume: “${match[0]}”`)
  }
  for (const [, phrase = ''] of sentence.matchAll(DEGREE_PHRASE)) {
    const name = phrase.trim().replace(/ (?:and|in)$/, '')
    if (!holdsWords(material, name) && !lineHolds(material, name.split(' '))) fail('degree', `not a degree of the resume: “${name}”`)
  }
  for (const [whole, field = ''] of sentence.matchAll(DEGREE_FIELD)) {
    const words = field
      .trim()
      .split(' ')
      .slice(0, 2)
      .filter((word) => wordKey(word) !== '' && !/^(?:covered|helps?|taught|included|gave|prepared|supports?|from|before|while)$/.test(word))
    // "Structural Engineering": each word of a field that is written as a name, and the first of any.
    const named = /^\p{Lu}/u.test(words[0] ?? '') ? words.filter((word) => /^\p{Lu}/u.test(word)) : words.slice(0, 1)
    const lines = material.lines.filter((line) =>
      /degree|master|bachelor|doctor|ph ?d|\bm ?sc\b|\bb ?sc\b|\bb ?tech|\bm ?tech|mba|\bb ?eng|\bm ?eng|laurea|\bb ?a\b|\bb ?s\b|\bm ?s\b|\bm ?a\b|diploma|university|institute|college|licen/.test(
        line,
      ),
    )
    const fields = [...lines, ...(material.facts?.degrees ?? []).map((degree) => bare(degree.field ?? ''))]
    if (words.length > 0 && fields.length > 0 && !fields.some((line) => named.every((word) => isWithin(line, word)))) fail('degree', `not a field of study of the resume: “${whole.trim()}”`)
  }
}

const QUALIFIERS: readonly [RegExp, RegExp][] = [
  [/\b(?:[Ll]icensed|holder of a license)\b/g, /licens|licenc|registered|board of|\bP\.?E\.?\b|\bR\.?N\.?\b|\bCPA\b|\bbar\b/i],
  [/\b[Rr]egistered\b/g, /registered|registration/i],
  [/\b[Bb]oard[- ][Cc]ertified\b/g, /board[- ]certif|american board/i],
  [/\b(?<![Bb]oard[- ])[Cc]ertified\b/g, /certif|\bCPA\b|\bCCRN\b|licens/i],
  [/\b[Cc]hartered\b/g, /charter/i],
  [/\b[Aa]ccredited\b/g, /accredit/i],
  [/\b[Dd]esignated\b/g, /designat/i],
]
const PROFESSION =
  /\b(?:I am|I['’]m|I was|I became|[Aa]s|being|and) (?:an?|the|its|their) ((?:[\w-]+ ){0,3}?)(physician|doctor|surgeon|lawyer|attorney|pharmacist|dentist|professor|psychologist|veterinarian|judge|principal|examiner|nurse|architect|dean|therapist|optometrist|paramedic|notary|patent agent|actuary|director|president|vice president|chief \w+ officer|chief executive|founder|co-founder|principal investigator|chairman|chairwoman|chair|ambassador|senator)\b/g
/** Ranks that lift a title: they have to be read beside it. */
const RANKED =
  /\b(?:I am|I['’]m|I was|I became|I serve as|I served as|[Aa]s) (?:(?:an?|the|its|their|our) )?(?:\w+[’']s )?((?:chief|head|principal|executive|managing|deputy|vice|general|lead) (?:of (?:the |its |our )?)?([a-z-]+)(?: ([a-z-]+))?)/g
/** Posts that a claim takes on: the post itself has to be read, with the words before it. */
const TITLED =
  /\b(?:[Aa]s|I (?:am|was|became|have been)) (?:(?:an?|the|its|their) )?((?:[a-z-]+ ){0,2})(director|leader|manager|supervisor|coordinator|officer|president|dean|lecturer|professor|superintendent|administrator|investigator|chairman|chairwoman)\b/g
/** "I am a clinical nurse specialist": every word of what the person is. */
const BEING =
  /\bI am an? ((?:[a-z-]+ ){1,3}?(?:specialist|consultant|expert|engineer|scientist|therapist|analyst|technologist|technician|inspector|planner|designer|developer|controller|auditor|practitioner|midwife|captain|pilot))\b/g
const ALWAYS_SAID = /^(?:practicing|experienced|working|trained|young|senior|former|present|current|independent|self-employed|bilingual|veteran)$/
/** "I hold a principal certificate": the paper by its name. */
const PAPER =
  /\bI (?:also )?(?:hold|have|earned|passed|obtained|carry|received) (?:an? |the |my |both |two )?((?:[\p{L}.'’/-]+ ){1,6}?)(?:certificate|certification|licen[cs]e|credential|permit|accreditation|clearance|authori[sz]ation|diploma|qualification)s?\b/giu
const PAPER_WORDS = /^(?:active|current|valid|full|state|professional|national|of|in|as|and|an?|the)$/i
const INITIALS =
  /\b(?:I am|[Aa]s|[Mm]y|I hold|hold an?|with an?|and an?) (?:an? |active |current )?(CPA|CFA|CMA|CFE|PMP|CISSP|CISA|CISM|FRM|FACS|FACP|ACCA|P\.E\.|PE|RN|NP|CRNA|LCSW|RPh|ATP|CFI|FRCS|Esq)\b/g
const TITLE = /\b[Aa]s (?:(?:an?|the) )?((?:[A-Z][\w&'’-]*(?: (?:of|and|for|&) (?=[A-Z])| )?){2,6})/g

/** Runs of two or more capitalized words. */
function namesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\b(?:(?!I\b)[A-Z][\p{L}\d'’&-]*(?: (?:of|the|and|&|for) (?=[A-Z])| )?){2,}/gu)]
    .map(([name]) => name.trim().replace(/^(?:At|The|In|My|As|For) /, ''))
    .filter((name) => /\s/.test(name))
}

const ANOTHERS =
  /\b(?:deputy|assistant|alternate|aide|secretary|adviser|advisor|report(?:s|ed|ing)?|supervised|under|support\w*|help\w*|assist\w*|advis\w+)(?: \w+){0,2}? (?:to|of|by|for|the|under)(?: the| a| an)?(?: \w+)?$|\bunder (?:the )?(?:\w+ )?$/

/** Whether a line holds a title in another way than as somebody else's: "deputy to the director". */
function isOwnTitle(line: string, noun: string): boolean {
  return [...line.matchAll(new RegExp(`(?<!\\p{L})${noun}s?(?!\\p{L})`, 'gu'))].some(({ index }) => !ANOTHERS.test(line.slice(0, index).trimEnd()))
}

/** Somebody else's paper: "worked with a CPA". */
const WITH_ANOTHER = /\b(?:with|by|to|for|from|under|alongside|team of|assist\w*|support\w*)(?: (?:an?|the|our|outside|external))?(?: [\p{L}-]+,?){0,6}? $/iu
const NAMES_A_PAPER = /licen[cs]|certif|charter|regist|board|exam|\b(?:19|20)\d\d\b/i
/** Lines at the head of a resume, where initials follow the name. */
const HEAD_LINES = 4

const isOwnIn = (line: string, word: string): boolean =>
  [...line.matchAll(new RegExp(`(?<![\\p{L}])${word.replace(/[^\p{L}]+/gu, '\\W*')}(?![\\p{L}])`, 'giu'))].some(({ index }) => !WITH_ANOTHER.test(line.slice(0, index)))

/** Whether initials stand as the person's own: in a list of skills they may be those of the people one works with. */
function ownInitials(initials: string, { facts, printed, lines }: Material): boolean {
  const papers = [...(facts?.licences ?? []), ...(facts?.roles ?? []).map(({ title }) => title), ...printed.slice(0, HEAD_LINES), ...printed.filter((line) => NAMES_A_PAPER.test(line))]
  return (printed.length === 0 ? lines : papers).some((line) => isOwnIn(line, initials) && !UNDER_WAY.test(line))
}

const PAPER_NAME = /^ (?:as |in )?(?:an? |the )?(\p{Lu}[\p{L}-]+(?: (?:(?:of|in|for|and) )?\p{Lu}[\p{L}-]+)+)/u

/** Whether what bears this name in the resume is still to be reached: "Certified Planner, pending". */
function isUnderWay(name: string, { printed }: Material): boolean {
  const held = name === '' ? [] : printed.filter((line) => bare(line).includes(bare(name)))
  return held.length > 0 && held.every((line) => UNDER_WAY.test(line))
}

/** "a registered dietitian", "a certified public accountant": the title of a paper, whose words or initials stand together. */
function holdsPaper(qualifier: string, phrase: string, proof: RegExp, material: Material): boolean {
  const words = phrase.split(/[ -]/)
  const head = words.at(-1) ?? ''
  if (head === '' || material.printed.length === 0 || (words.length < 2 && !/^registered|^chartered/i.test(qualifier))) return true
  const initials = [qualifier, ...words].map((word) => word.charAt(0).toUpperCase()).join('')
  const papers = [...(material.facts?.licences ?? []), ...material.printed].filter((line) => !UNDER_WAY.test(line))
  return ownInitials(initials, material) || papers.some((line) => proof.test(line) && isWithin(bare(line), head) && isOwnIn(line, head))
}

function checkTitles(sentence: string, material: Material, claimedAt: (at: number) => boolean, fail: (rule: EndeavorRule, detail: string) => void): void {
  for (const [qualifier, proof] of QUALIFIERS) {
    for (const match of sentence.matchAll(qualifier)) {
      const before = sentence.slice(0, match.index)
      // "a certified zone": somebody else or a thing.
      if (/\b(?:an?|the) (?:[\w-]+ )?$/.test(before) && !/(?:\bI am|I['’]m|\bI was|\bI became|\b[Aa]s|\bbeing|\band|\balso|\bme,) (?:an?|the) (?:[\w-]+ ){0,2}$/.test(before)) continue
      // "The library will be licensed openly": planned of a thing.
      if (/\b(?:will|would|shall|can|may|to) be $/.test(before)) continue
      if (OTHERS.test(before) && !/\b(?:I am|[Aa]s|I was|and) an? $/.test(before)) continue
      const after = sentence.slice(match.index + match[0].length)
      // "… employs me, and a licensed electrician connects them": the subject of its own clause.
      if (/\band an? $/.test(before) && !/\b(?:I am|I was|[Aa]s|being) [^,;]*$/.test(before) && /^ [\p{L} -]{2,30}? (?:will|would|may|can|\p{Ll}+[^s\P{Ll}]s)\b/u.test(after)) continue
      if (/^ (?:me|us)\b/.test(after)) {
        if (!proof.test(material.text) || namesIn(sentence).some((name) => !isKnownName(name, material))) fail('credential', `not read in the resume: “${sentence.slice(0, 80)}”`)
        continue
      }
      if (claimedAt(match.index) && !UNDER_WAY.test(sentence) && isUnderWay(PAPER_NAME.exec(after)?.[1] ?? '', material)) {
        fail('credential', `not reached yet by the resume: “${match[0]}${after.slice(0, 40)}”`)
        continue
      }
      const phrase = /^ (?:in |as an? )?([\p{L}-]+(?: [\p{L}-]+){0,7}?)(?= (?:in|and|who|with|I|at|on|for|as|from|to|of|by)\b|[,.;]|$)/u.exec(after)?.[1]?.trim() ?? ''
      const letters = /^ (?:in |as )?(?:an? )?((?:\p{Lu}\.){2,4})(?!\p{L})/u.exec(after)?.[1]
      const head = letters === undefined ? (phrase.split(' ').at(-1) ?? '') : ''
      if (/s$/.test(head) && !/(?:ics|ss|us)$/.test(head) && !/\b(?:in|board certified)\b/i.test(match[0] + after.slice(0, 4))) continue
      const board = /board/i.test(match[0])
      const proved =
        proof.test(material.text) &&
        (letters === undefined || ownInitials(letters, material)) &&
        (head === '' ||
          (board
            ? lineHolds(material, phrase.split(' '), (line) => /board|certif/.test(line))
            : holdsPaper(match[0], phrase, proof, material) &&
              (/^ in /.test(after) ? phrase.split(' ').filter((word) => wordKey(word) !== '') : [head]).every((word) => material.lines.some((line) => isWithin(line, word)))))
      const states = /\bin ((?:[A-Z]\w+(?:, | and | or |,? and )?)+)/.exec(after)?.[1]?.split(/, | and | or |,? and /) ?? []
      if (!proved || states.some((state) => state !== '' && !holdsWords(material, state))) fail('credential', `not read in the resume: “${match[0]}${after.slice(0, 40)}”`)
    }
  }
  for (const match of sentence.matchAll(PROFESSION)) {
    const [whole, before = '', noun = ''] = match
    if (/^and\b/.test(whole) && !/\b(?:I am|I['’]m|I was)\b/.test(sentence.slice(0, match.index))) continue
    if (ANOTHERS.test(before.trimEnd())) continue
    if (/founder/.test(noun) && !claimedAt(match.index)) continue
    const ranked = noun.split(/[ -]/).every((word) => material.lines.some((line) => isOwnTitle(line, bare(word))))
    if (!ranked && !/\bof (?:my|a|an|the) (?:own |new )?(?:company|firm|business|start-up|practice)/.test(sentence)) fail('credential', `not a title of the resume: “${before}${noun}”`)
  }
  for (const match of sentence.matchAll(TITLED)) {
    const [, before = '', noun = ''] = match
    if (!claimedAt(match.index)) continue
    const words = before
      .trim()
      .split(/[ -]/)
      .filter((word) => wordKey(word) !== '' && !ALWAYS_SAID.test(word))
    if (!material.lines.some((line) => isOwnTitle(line, noun) && words.every((word) => isWithin(line, word)))) fail('credential', `not a title of the resume: “${before}${noun}”`)
  }
  for (const match of sentence.matchAll(BEING)) {
    const words = (match[1] ?? '').split(' ').filter((word) => !ALWAYS_SAID.test(word))
    if (claimedAt(match.index) && !words.every((word) => material.lines.some((line) => isWithin(line, word)))) fail('credential', `not a title of the resume: “${match[1] ?? ''}”`)
  }
  for (const match of sentence.matchAll(PAPER)) {
    const words = (match[1] ?? '')
      .trim()
      .split(' ')
      .filter((word) => !PAPER_WORDS.test(word))
    const pending = !UNDER_WAY.test(sentence) && words.length > 1 && isUnderWay(words.join(' '), material)
    if (claimedAt(match.index) && words.length > 0 && (pending || !lineHolds(material, words))) fail('credential', `not read in the resume: “${match[0]}”`)
  }
  for (const match of sentence.matchAll(RANKED)) {
    const [, title = '', noun = ''] = match
    if (!claimedAt(match.index)) continue
    const rank = title.split(' ')[0] ?? ''
    if (!material.lines.some((line) => line.split(' ').some((word) => word === rank || (rank === 'lead' && word === 'led')) && (rank === 'lead' || isWithin(line, noun))))
      fail('credential', `not a title of the resume: “${title}”`)
  }
  for (const [, initials = ''] of sentence.matchAll(INITIALS)) {
    if (!holdsWords(material, initials) || !ownInitials(initials, material)) fail('credential', `not read in the resume: “${initials}”`)
  }
  for (const match of sentence.matchAll(TITLE)) {
    const words = (match[1] ?? '')
      .trim()
      .split(' ')
      .filter((word) => /^[A-Z]/.test(word))
    if (claimedAt(match.index) && !lineHolds(material, words) && !isKnownName(words.join(' '), material)) fail('credential', `not a title of the resume: “${words.join(' ')}”`)
  }
}

const HONOR =
  /\b(?:of the Year\b|(?:named|chosen|elected|voted|chose|made) (?:me |us )?(?:as )?(?:an? |the |its |their )?[\w -]{3,30} of the (?:year|month|quarter)\b|[Aa]s an? [A-Z]\w+ (?:\w+ ){0,2}member\b|(?:honou?red|commended|inducted|elected) me\b|(?<=I was )(?:honou?red|commended|inducted|elected)\b|(?:[Ee]lected|[Ff]ounding|[Hh]onorary|[Ll]ifetime|[Bb]oard) [Mm]ember\b|[Mm]ember(?:ship)? (?:of|in) the [A-Z]|[Ff]ellow(?:ship)?s?\b(?! (?:teacher|engineer|nurse|worker|citizen|student|colleague|pilot|grower|developer)s?)|[Pp]rizes?\b|[Mm]edals?\b|(?<!to |will )\b[Aa]wards?\b(?! (?:criteria|contracts?|process|decisions?|of contracts?))|[Aa]warded (?:me|the|an?)\b|[Ss]cholar(?:ship)?s?\b(?!ly)|Fulbright|Nobel|[Ll]aureate|[Hh]onoree|[Hh]all of [Ff]ame|knighted|[Hh]onorary)/g

function checkHonors(sentence: string, material: Material, claimedAt: (at: number) => boolean, fail: (rule: EndeavorRule, detail: string) => void): void {
  for (const match of sentence.matchAll(HONOR)) {
    if (!claimedAt(match.index)) continue
    const [word] = match
    if (/^awarded/i.test(word) && /\bI (?:have )?awarded\b/.test(sentence)) continue
    const key = wordKey(/of the (?:year|month|quarter)$/i.test(word) ? (/(\w+)$/.exec(word)?.[0] ?? '') : (/[Mm]ember/.exec(word)?.[0] ?? word.split(' ')[0] ?? ''))
    const names = namesIn(sentence)
    const period = /of the (?:year|month|quarter)/i.exec(word)?.[0].toLowerCase()
    const read = period !== undefined ? holdsWords(material, period) : material.lines.some((line) => isWithin(line, key) || (/^award/i.test(word) && /\baward|prize|medal|honou?r/.test(line)))
    const often = /\b(?:twice|three times|four times|several times|repeatedly|and again)\b/.exec(sentence)?.[0]
    if (
      !read ||
      (often !== undefined && !material.lines.some((line) => isWithin(line, key) && /twice|times|\dx|x\d|(?:\b\d{4}\b.*){2}/.test(line))) ||
      names.some((name) => !isKnownName(name, material))
    )
      fail('honor', `not read in the resume: “${sentence.slice(Math.max(0, match.index - 40), match.index + 40).trim()}”`)
  }
}

const COUNTED = 'one two three four five six seven eight nine ten eleven dozen'.split(' ')

function checkPatents(sentence: string, material: Material, claimedAt: (at: number) => boolean, fail: (rule: EndeavorRule, detail: string) => void): void {
  for (const match of sentence.matchAll(/\b(?:[Pp]atent(?:s|ed|-pending)?|inventor of record)\b/g)) {
    const after = sentence.slice(match.index + match[0].length)
    if (!claimedAt(match.index) || /^(?:-free|-pool| (?:pools?|office|examiner|search|law|applications? of others|analysis|literature|data|agents?|attorneys?|landscape))/.test(after)) continue
    const held = [...(material.facts?.patents ?? []).map(bare), ...material.lines.filter((line) => /patent|^(?:us|ep|wo|cn|jp|de|gb) ?\d/.test(line))]
    const count = new Set(held.filter((line) => /\d{4}|\p{L}+ \p{L}+ \p{L}+/u.test(line) && !/^patents?$/.test(line))).size
    const said = /(\d+|\w+) (?:[\w.-]+ ){0,3}$/.exec(sentence.slice(0, match.index))
    const words = (sentence.slice(Math.max(0, match.index - 40), match.index).match(/[\w-]+/g) ?? []).slice(-4)
    const number = Math.max(0, ...words.map((word) => (/^\d+$/.test(word) ? Number(word) : COUNTED.indexOf(word.toLowerCase()) + 1)))
    const topic = (
      /^ (?:on|for|covering|covers?|protects?|describes?|concerns?|in) (?:an? |the )?((?:(?!(?:is|are|was|covers|belongs|carries|carry|supports?|shows?|and|that|which|will|has|have)\b)[\p{L}-]+ ?){1,6})/u.exec(
        after,
      )?.[1] ?? ''
    )
      .trim()
      .split(/[ -]/)
      .filter((word) => wordKey(word) !== '')
    const told = topic.filter((word) => held.some((line) => isWithin(line, word))).length
    const fits = topic.length === 0 || told > topic.length / 2
    // Applied for is not granted; a heading, and where its list has run on, says neither.
    const listed = (material.facts?.patents ?? []).map(bare)
    const named = listed.length > 0 ? listed : held.filter((line) => !/^patents?$/.test(line))
    const isApplied = named.length > 0 && named.every((line) => /pending|appli|filed|provisional/.test(line)) && !/\b(?:pending|appli\w+|filed|provisional)\b/i.test(sentence)
    if (held.length === 0 || isApplied || number > Math.max(count, 1) || !fits || said === undefined) fail('patent', `not read in the resume: “${match[0]}${after.slice(0, 40)}”`)
  }
}

/** An honor given or a patent held by a definite thing, also where no "I" stands: "… honored this analysis with a prize". */
const TOLD_AS_STANDING =
  /\b(?:has|have|had|won|gave|received|named|honou?red|awarded|protects?|protected|covers?) (?:\w+ )?(?:this|the|my|it)\b|\b(?:this|the|it|my) (?:[\p{L}-]+ ){0,3}(?:has|have|had|won|received|earned)\b/u
const FIRST_PERSON = /\b(?:I|[Mm]y|me)\b/

export function checkCredentials(text: string, material: Material): Fault[] {
  const faults: Fault[] = []
  const fail = (rule: EndeavorRule, detail: string) => faults.push({ rule, detail })
  for (const sentence of splitSentences(text)) {
    const { claimedAt, planned } = claimsOf(sentence)
    const told = (at: number) => claimedAt(at) || (!planned && TOLD_AS_STANDING.test(sentence))
    checkPatents(sentence, material, told, fail)
    checkHonors(sentence, material, told, fail)
    if (!FIRST_PERSON.test(sentence)) continue
    checkDegrees(sentence, material, fail)
    checkTitles(sentence, material, claimedAt, fail)
  }
  return faults
}
