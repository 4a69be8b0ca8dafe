/** Takes job titles apart: the words that tell the work, the head noun last, ranks and punctuation gone. */

/** Short forms that mean one thing in a title; an empty one says nothing about the work. */
const SPELLED_OUT = new Map(
  Object.entries({
    mgr: 'manager',
    mngr: 'manager',
    asst: 'assistant',
    assoc: 'associate',
    dir: 'director',
    coord: 'coordinator',
    engr: 'engineer',
    eng: 'engineer',
    dev: 'developer',
    rep: 'representative',
    tech: 'technician',
    admin: 'administrator',
    supv: 'supervisor',
    exec: 'executive',
    spec: 'specialist',
    prof: 'professor',
    acct: 'account',
    mktg: 'marketing',
    ops: 'operations',
    mfg: 'manufacturing',
    maint: 'maintenance',
    govt: 'government',
    intl: 'international',
    dept: 'department',
    comm: 'communications',
    hr: 'human resources',
    qa: 'quality assurance',
    qc: 'quality control',
    rn: 'registered nurse',
    lpn: 'licensed practical nurse',
    lvn: 'licensed vocational nurse',
    cna: 'certified nursing assistant',
    vp: 'vice president',
    svp: 'vice president',
    evp: 'vice president',
    avp: 'vice president',
    gm: 'general manager',
    cto: 'chief technology officer',
    cfo: 'chief financial officer',
    ceo: 'chief executive officer',
    coo: 'chief operating officer',
    cio: 'chief information officer',
    ciso: 'chief information security officer',
    cmo: 'chief marketing officer',
    chro: 'chief human resources officer',
    cpo: 'chief product officer',
    dba: 'database administrator',
    sre: 'site reliability engineer',
    sdet: 'software test engineer',
    ba: 'business analyst',
    ml: 'machine learning',
    ai: 'artificial intelligence',
    bi: 'business intelligence',
    ux: 'user experience',
    ui: 'user interface',
    pr: 'public relations',
    rf: 'radio frequency',
    cofounder: 'founder',
    headmaster: 'principal',
    headmistress: 'principal',
    programme: 'program',
    organisational: 'organizational',
    paediatric: 'pediatric',
    aeronautical: 'aerospace',
  }),
)
/** Two words that are written as one or apart. */
const JOINED = new Map(
  Object.entries({
    'full stack': 'fullstack',
    'front end': 'frontend',
    'back end': 'backend',
    'co founder': 'founder',
    'e commerce': 'ecommerce',
    'help desk': 'helpdesk',
    'dev ops': 'devops',
    'data base': 'database',
    'vice principal': 'assistant principal',
    'web master': 'webmaster',
    'health care': 'healthcare',
    'post doctoral': 'postdoctoral',
    'pre school': 'preschool',
    'kinder garten': 'kindergarten',
  }),
)
/** Ranks, terms of employment and praise: they say how high or how long, not what. */
const RANKS = new Set(
  'senior sr junior jr i ii iii iv v entry level mid interim acting former temporary temp seasonal parttime fulltime freelance contract graduate experienced certified licensed professional present current deputy associate summer winter spring fall part full time remote global regional national international north america emea apac us usa uk group divisional corporate ft pt 1 2 3 4 5 self employed independent mr ms dr'.split(
    ' ',
  ),
)
const LEADING_RANKS = new Set(['principal', 'staff', 'lead', 'chief', 'head', 'assistant', 'managing', 'executive', 'general', 'vice'])
const LEARNERS = new Set(['intern', 'internship', 'trainee', 'apprentice', 'extern', 'externship', 'coop', 'student', 'fellow', 'volunteer', 'scholar'])
/** What someone does who learns or does this: 'software engineering intern' is on the way to 'software engineer'. */
const DOER = new Map(
  Object.entries({
    engineering: 'engineer',
    accounting: 'accountant',
    accountancy: 'accountant',
    teaching: 'teacher',
    nursing: 'nurse',
    development: 'developer',
    design: 'designer',
    analytics: 'analyst',
    analysis: 'analyst',
    research: 'researcher',
    recruiting: 'recruiter',
    recruitment: 'recruiter',
    programming: 'programmer',
    architecture: 'architect',
    auditing: 'auditor',
    audit: 'auditor',
    science: 'scientist',
    law: 'lawyer',
    journalism: 'journalist',
  }),
)
const OPEN_ENDS = new Set(['associate', 'consultant', 'specialist', 'lead', 'professional', 'expert', 'executive', 'officer', 'assistant', 'coordinator', 'contractor', 'freelancer', 'analyst'])
/** Those who lead a work that they come from: an industrial engineering manager is an industrial engineer first. */
const LEADS = new Set(['manager', 'supervisor', 'director', 'head', 'leader', 'chief', 'superintendent'])
const SMALL = new Set(['of', 'for', 'in', 'to', 'the', 'a', 'an', 'and', 'at', 'on', 'with', 'by', 'from', 'as', 'or'])

/** A plural loses its s in the same way in titles, terms and texts, so that they meet ("analysis" loses it everywhere). */
export function singular(word: string): string {
  if (word.length <= 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Lower-case words, singular, without function words: for descriptions of work. */
export function textWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z][a-z0-9+#-]*/g) ?? []
  )
    .filter((word) => !SMALL.has(word))
    .map((word) => singular(word.replace(/-+$/, '')))
}

/** One title in its canonical form, head noun last. */
export type TitleForm = {
  words: string[]
  /** 0–1: how much is lost by reading the title so (a part of it only, a learner of the work). */
  worth: number
}

/**
 * Every way a title can be meant, best first; empty where no word tells any work.
 * "Director of Nursing" is a nursing director, "Manager, Brand" a brand manager, "Charge Nurse / Educator" one or the other.
 */
export function titleForms(title: string): TitleForm[] {
  const forms: TitleForm[] = []
  const sureness = /\bvolunteer/i.test(title) ? 0.6 : /\b(?:intern(?:ship)?|trainee|student)\b/i.test(title) ? 0.85 : 1
  const add = (words: string[], whole: number) => {
    const worth = whole * sureness
    if (words.length === 0 || forms.some((form) => form.words.join(' ') === words.join(' '))) return
    forms.push({ words, worth })
  }
  // "IT" is a field and "it" a pronoun; only capitals tell.
  const spelled = title.replace(/\bI\.?T\.?(?=\s|$|[,/–-])/g, 'information technology').replace(/\s*\([^)]*\)/g, ' ')
  const parts = spelled
    .split(
      /\s*[/|;•·]\s*|\s+[-–—]\s+|\s+@\s+|\bat\s+(?=[A-Z])|\s+(?:&|and)\s+(?=(?:co-?)?(?:founder|owner|ceo|president|manager|director|sr|senior|lead|jr)\b)|(?<=founder)\s+(?:&|and)\s+|(?<=(?:ist|ian|ineer|itect))\s+(?:&|and)\s+(?=[a-z ]{0,30}(?:ist|ian|ineer|itect)$)|\s*(?:→|->|,\s*later\b)\s*/i,
    )
    .filter((part) => /[a-z]/i.test(part))
  for (const [n, part] of parts.entries()) {
    const worth = n === 0 ? 1 : 0.9
    const pieces = part.split(/\s*,\s*/).filter((piece) => piece !== '')
    const [first, second] = pieces
    if (first === undefined) continue
    if (second !== undefined) add(canonical(`${second} ${first}`), worth)
    const turned = first.match(/^(.+?)\s+(?:of|for|in|to)\s+(?:the\s+)?(.+)$/i)
    if (turned?.[1] !== undefined && turned[2] !== undefined) {
      add(
        canonical(
          `${turned[2]
            .split(/\s+(?:at|in|for|of)\s+/i)
            .toReversed()
            .join(' ')} ${turned[1]}`,
        ),
        worth,
      )
      add(canonical(turned[1]), worth * 0.8)
    } else add(canonical(first), second === undefined ? worth : worth * 0.9)
    for (const piece of pieces.slice(1)) add(canonical(piece), worth * 0.6)
  }
  // "Vice President - Information Technology"
  if (parts.length > 1) add(canonical(`${parts[1]} ${parts[0]}`), 0.85)
  for (const { words, worth } of [...forms]) add(doerOf(words), worth * 0.75)
  return forms
}

/** "Application Development Associate" does what an application developer does, and so did who leads a branch of engineering. */
function doerOf(words: string[]): string[] {
  const [field = '', end = ''] = words.slice(-2)
  const doer = DOER.get(field)
  return doer !== undefined && words.length > 2 && (OPEN_ENDS.has(end) || (field === 'engineering' && LEADS.has(end))) ? [...words.slice(0, -2), doer] : []
}

function canonical(text: string): string[] {
  let folded = ` ${text
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9+#&]+/g, ' ')} `
  for (const [apart, joined] of JOINED) if (folded.includes(` ${apart} `)) folded = folded.replaceAll(` ${apart} `, ` ${joined} `)
  let words = folded
    .trim()
    .split(' ')
    .flatMap((word) => (SPELLED_OUT.get(word) ?? word).split(' '))
    .filter((word) => word !== '' && word !== '&' && !SMALL.has(word))
  const lettered = words.filter((word) => !/\d/.test(word) || /^(?:b2b|b2c|3d|2d|k12)$/.test(word))
  if (lettered.length > 0) words = lettered
  const telling = words.filter((word, n) => !RANKS.has(word) || (word === 'associate' && n === words.length - 1))
  words = telling.length > 0 ? telling : words
  while (words.length > 2 && LEADING_RANKS.has(words[0] ?? '') && words[1] !== 'executive' && words[1] !== 'officer' && words[1] !== 'president' && words[1] !== 'manager') words.shift()
  if (words.length === 2 && words[0] === 'lead') words.shift()
  if (words.length > 1 && LEARNERS.has(words.at(-1) ?? '') && (words.at(-2) ?? '') !== 'student') {
    words.pop()
    const last = words.at(-1) ?? ''
    words[words.length - 1] = DOER.get(last) ?? last
  }
  return words.map(singular)
}
