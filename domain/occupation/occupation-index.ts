/** The occupations of the United States, made searchable once, when first asked for (about 100 ms). */
import { singular } from './title-words.ts'
import { OCCUPATIONS, TERMS, TITLES, TOOLS } from './onet/onet-tables.mjs'

export type OccupationIndex = {
  codes: string[]
  titles: string[]
  /** Title as `titleForms` reads it → the occupations (positions in `codes`) that bear it, as listed in the tables. */
  byTitle: Map<string, string>
  /** `title` + tab + position: the name of the tables themselves for the occupation, not one of many that workers use. */
  ownNames: Set<string>
  /** The titles in which a word stands before the head noun. */
  byWord: Map<string, string[]>
  /** How much a word of a title tells: the rarer among all titles, the more (0 to about 7). */
  wordWeights: Map<string, number>
  /** Word or word pair → occupations with their weight, as listed. */
  byTerm: Map<string, string>
  /** Tool, by its full name and by its last word where that is a name of its own → occupations, as listed. */
  byTool: Map<string, string>
}

/** The lists of the tables are taken apart when they are asked for: most never are. */
export function positions(list: string | undefined): number[] {
  return list === undefined ? [] : list.split(',').map(Number)
}

/** Titles that came up after the tables were made, or that they give to a narrower trade; by code. */
const ADDED_TITLES: Record<string, string[]> = {
  '11-1011.00': ['chief executive officer', 'chief executive'],
  '11-3021.00': [
    'information technology manager',
    'information technology director',
    'chief information officer',
    'chief technology officer',
    'software engineering manager',
    'software development manager',
  ],
  '11-9041.00': ['engineering vice president', 'engineering director'],
  '13-1082.00': [
    'project manager',
    'project director',
    'project coordinator',
    'program director',
    'product manager',
    'product owner',
    'technical product manager',
    'digital product manager',
    'technical program manager',
    'program manager',
    'agile coach',
    'scrum master',
    'delivery manager',
    'project lead',
    'project leader',
    'project officer',
    'project administrator',
    'product lead',
  ],
  '11-3051.01': ['quality assurance director', 'quality assurance manager', 'quality manager', 'quality director'],
  '13-1071.00': [
    'talent acquisition specialist',
    'talent acquisition partner',
    'people partner',
    'human resource business partner',
    'recruiter',
    'sourcer',
    'technical recruiter',
    'human resource manager assistant',
  ],
  '11-3121.00': ['talent acquisition manager', 'people operation manager', 'human resource vice president', 'chief people officer', 'chief human resource officer', 'people manager'],
  '13-1161.00': [
    'growth marketer',
    'growth manager',
    'content marketer',
    'performance marketer',
    'digital marketer',
    'social media manager',
    'social media coordinator',
    'digital marketing manager',
    'content manager',
    'content strategist',
  ],
  '15-1211.00': ['information technology analyst', 'information technology consultant'],
  '15-1212.00': ['soc analyst', 'security analyst', 'security operation center analyst', 'threat analyst'],
  '15-1244.00': ['cloud administrator', 'infrastructure engineer', 'devops administrator', 'cloud engineer', 'information technology administrator'],
  '15-1299.08': ['system engineer', 'cloud architect', 'solution architect', 'enterprise architect'],
  '15-1252.00': [
    'devops engineer',
    'site reliability engineer',
    'platform engineer',
    'fullstack developer',
    'fullstack engineer',
    'backend engineer',
    'backend developer',
    'frontend engineer',
    'mobile developer',
    'mobile engineer',
    'ios developer',
    'ios engineer',
    'android developer',
    'android engineer',
    'java developer',
    'python developer',
    'machine learning engineer',
    'embedded software engineer',
    'firmware engineer',
    'cloud developer',
    'application developer',
    'member technical',
    'development engineer software',
  ],
  '15-1254.00': ['frontend developer', 'frontend engineer'],
  '15-1232.00': ['technical support engineer', 'technical support', 'information technology support', 'desktop support', 'desktop support engineer'],
  '15-1253.00': ['quality assurance analyst', 'quality assurance lead', 'test manager', 'test lead', 'test analyst', 'automation tester', 'manual tester', 'test automation engineer'],
  '15-2051.00': [
    'machine learning engineer',
    'machine learning scientist',
    'artificial intelligence engineer',
    'artificial intelligence researcher',
    'applied scientist',
    'decision scientist',
    'data science manager',
    'nlp engineer',
    'research scientist machine learning',
  ],
  '15-2051.01': [
    'business intelligence developer',
    'analytics engineer',
    'data analyst',
    'healthcare data analyst',
    'reporting analyst',
    'product analyst',
    'insight analyst',
    'marketing data analyst',
    'business intelligence engineer',
    'data visualization specialist',
  ],
  '15-1243.01': ['data engineer', 'big data engineer', 'etl developer', 'data platform engineer'],
  '17-2071.00': ['protection engineer', 'substation engineer', 'power system engineer', 'transmission engineer', 'grid engineer'],
  '17-2072.00': ['fpga engineer', 'vlsi engineer', 'asic design engineer', 'rf engineer', 'radio frequency engineer', 'wireless engineer'],
  '17-2141.00': ['product development engineer', 'battery engineer', 'powertrain engineer', 'mechanical design engineer'],
  '17-2199.05': ['electromechanical engineer', 'control engineer', 'motion control engineer'],
  '17-2041.00': ['process engineer', 'process development engineer', 'bioprocess engineer', 'process safety engineer'],
  '17-2011.00': [
    'gnc engineer',
    'guidance navigation control engineer',
    'uav engineer',
    'airworthiness engineer',
    'avionics engineer',
    'flight dynamic engineer',
    'stress engineer',
    'structure engineer',
  ],
  '53-2012.00': ['flight instructor', 'certified flight instructor', 'bush pilot', 'drone pilot'],
  '53-2011.00': ['check airman', 'pilot monitoring', 'flight captain', 'line captain', 'training captain'],
  '29-1216.00': ['internal medicine resident', 'internist'],
  '29-1229.00': ['medical resident', 'medical officer', 'house officer', 'resident doctor', 'chief resident', 'surgical resident', 'resident physician', 'attending physician', 'clinical fellow'],
  '29-1021.00': ['dental surgeon', 'associate dentist', 'general dentist'],
  '25-2031.00': [
    'high school physic teacher',
    'high school chemistry teacher',
    'high school biology teacher',
    'high school math teacher',
    'high school science teacher',
    'high school english teacher',
    'secondary school teacher',
    'science teacher',
    'physic teacher',
    'chemistry teacher',
    'biology teacher',
    'math teacher',
    'mathematic teacher',
    'stem teacher',
    'high school teacher',
  ],
  '25-2022.00': ['science teacher', 'math teacher', 'middle school science teacher'],
  '13-2051.00': [
    'investment banker',
    'investment banking director',
    'investment banking vice president',
    'investment banking analyst',
    'investment banking associate',
    'investment analyst',
    'equity research analyst',
    'private equity associate',
    'treasury analyst',
  ],
  '13-2054.00': ['credit risk manager', 'risk manager', 'market risk analyst', 'model validation analyst'],
  '11-9199.02': ['aml compliance manager', 'compliance manager', 'compliance director'],
  '13-2061.00': ['aml compliance officer', 'financial crime analyst', 'financial crime manager', 'aml analyst', 'aml investigator', 'anti money laundering analyst', 'kyc analyst', 'bsa officer'],
  '13-1081.02': ['supply chain analyst'],
  '13-1081.00': ['supply chain specialist', 'supply chain planner'],
  '41-3091.00': ['account executive', 'account manager', 'sale development representative', 'business development representative'],
  '11-2022.00': ['business development manager', 'business development director', 'sale manager', 'sale director', 'account director', 'area sale manager'],
  '11-3031.00': ['finance manager', 'finance director', 'finance vice president', 'bank manager', 'branch manager', 'bank branch manager'],
  '43-4051.00': ['customer service agent', 'call center agent', 'customer care executive', 'customer service executive'],
  '41-2031.00': ['sale associate'],
  '29-1141.00': ['charge nurse', 'staff nurse', 'nurse', 'clinical nurse', 'icu nurse', 'ward nurse', 'nurse manager assistant'],
}

/** Last words of tools that are words of every resume, or names of tools that all occupations use. */
const NO_TOOL_NAMES = new Set([
  'excel',
  'word',
  'office',
  'outlook',
  'access',
  'windows',
  'powerpoint',
  'works',
  'forms',
  'materials',
  'oracle',
  'ide',
  'recruiting',
  'spanish',
  'english',
  'french',
  'phone',
  'fax',
])

let known: OccupationIndex | null = null

export function occupationIndex(): OccupationIndex {
  known ??= buildIndex()
  return known
}

function linesOf(table: string): string[] {
  return table.slice(1, -1).split('\n')
}

function listsOf(table: string): Map<string, string> {
  const lists = new Map<string, string>()
  for (const line of linesOf(table)) {
    const cut = line.lastIndexOf('|')
    lists.set(line.slice(0, cut), line.slice(cut + 1))
  }
  return lists
}

function buildIndex(): OccupationIndex {
  const own = linesOf(OCCUPATIONS)
  const codes = own.map((line) => line.slice(0, 10))
  const titles = own.map((line) => line.slice(11))
  const byTitle = listsOf(TITLES)
  const ownNames = ownNamesOf(codes, titles, byTitle)
  const byWord = new Map<string, string[]>()
  const counts = new Map<string, number>()
  for (const title of byTitle.keys()) {
    const words = title.split(' ')
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      counts.set(word, (counts.get(word) ?? 0) + 1)
      if (at === words.length - 1) continue
      const bearing = byWord.get(word)
      if (bearing === undefined) byWord.set(word, [title])
      else bearing.push(title)
    }
  }
  const wordWeights = new Map<string, number>()
  for (const [word, count] of counts) wordWeights.set(word, Math.log(byTitle.size / count) / 1.5)
  const byTerm = listsOf(TERMS)
  return { codes, titles, byTitle, ownNames, byWord, wordWeights, byTerm, byTool: toolsOf((word) => byTerm.has(word) || counts.has(word)) }
}

/** Adds the added titles to `byTitle` on the way. */
function ownNamesOf(codes: string[], titles: string[], byTitle: Map<string, string>): Set<string> {
  const ownNames = new Set<string>()
  for (const [n, title] of titles.entries()) {
    for (const added of ADDED_TITLES[codes[n] ?? ''] ?? []) {
      const bearers = byTitle.get(added)
      if (!positions(bearers).includes(n)) byTitle.set(added, bearers === undefined ? String(n) : `${bearers},${n}`)
      ownNames.add(`${added}\t${n}`)
    }
    // "Accountants and Auditors" is the own name of both; "Buyers and Purchasing Agents, Farm Products" of neither.
    if (/, (?!and |except|all other|including)/i.test(title) && !title.includes(', and ')) continue
    for (const name of title
      .toLowerCase()
      .replace(/,? (?:except|all other|including)\b.*/, '')
      .split(/, and |, | and |\//)) {
      const one = name.split(' ').map(singular).join(' ')
      if (positions(byTitle.get(one)).includes(n)) ownNames.add(`${one}\t${n}`)
    }
  }
  return ownNames
}

/** "autodesk revit" is known as "revit"; "management" or "forms" is no name. */
function toolsOf(isWord: (word: string) => boolean): Map<string, string> {
  const byTool = listsOf(TOOLS)
  const endingIn = new Map<string, string | null>()
  for (const tool of byTool.keys()) {
    const last = tool.slice(tool.lastIndexOf(' ') + 1)
    if (last !== tool && last.length >= 3) endingIn.set(last, endingIn.has(last) ? null : tool)
  }
  for (const [last, tool] of endingIn) {
    const bearers = tool === null ? undefined : byTool.get(tool)
    if (bearers !== undefined && !byTool.has(last) && !NO_TOOL_NAMES.has(last) && !isWord(last)) byTool.set(last, bearers)
  }
  return byTool
}
