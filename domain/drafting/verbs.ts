/** Forms of the verbs in which resumes tell work: knows a leading verb in any form and gives its past, third person and gerund. */
import { actionOf } from '../person/achievement-words.ts'

/** "base" or "base:past" where the past is irregular; "base:past:participle" is not needed here. */
const VERBS =
  `achieve acquire scan act:acted adapt add address adjust administer advise advocate align allocate analyze answer apply appoint arrange assemble assess assign assist attain attend audit author authorize automate award balance bring:brought brief budget build:built calculate calibrate capture care carry catalog centralize chair champion change check choose:chose clarify clean close coach code collaborate collect combine commission communicate compare compile complete compose compute conceive conceptualize conduct configure consolidate construct consult contact contribute control convert convey coordinate correct counsel craft create cultivate customize cut:cut deal:dealt debug decrease define delegate deliver demonstrate deploy design detect determine develop devise diagnose digitize direct discover dispatch distribute document double draft drive:drove edit educate elevate eliminate employ enable encourage enforce engage engineer enhance enlist ensure enter entertain establish estimate evaluate examine exceed execute expand expedite explain explore extend extract fabricate facilitate file finalize finance fine-tune focus forecast:forecast form formalize formulate foster found fulfill gain gather generate grant grow:grew guide handle head help hire host identify illustrate implement import improve incorporate increase influence inform initiate innovate inspect install institute instruct integrate interact interpret interview introduce invent investigate join judge keep:kept launch lead:led learn leverage liaise list lobby log lower maintain make:made manage manufacture map market maximize measure mediate meet:met mentor merge migrate minimize model modernize modify monitor motivate move navigate negotiate observe obtain offer open operate optimize orchestrate order organize originate outline overhaul oversee:oversaw package participate partner perform pilot pioneer place plan pinpoint polish prepare present preserve prevent price prioritize process procure produce program project promote propose protect prototype provide publish purchase qualify raise reach realize rebuild:rebuilt receive recommend reconcile record recover recruit redesign reduce refine reform register rehabilitate relocate remodel reorganize repair replace report represent research resolve respond restore restructure retain revamp review revise revitalize run:ran safeguard save scale schedule screen secure select sell:sold serve service set:set shape simplify solve source spearhead specialize specify staff standardize start steer streamline strengthen structure study submit succeed supervise supply support surpass survey sustain synthesize target teach:taught test track trade train transcribe transfer transform translate transport treat triple troubleshoot:troubleshot tutor uncover unify update upgrade use utilize validate verify visit win:won work write:wrote seek:sought undertake:undertook sponsor script deploy host secure repair weld machine inspect survey harvest cultivate breed:bred cook bake sew style photograph film record sing:sang perform coach referee officiate fly:flew navigate inspect overhaul calibrate commission wire rewire excavate pour pave mine drill analyze diagnose prescribe operate inject vaccinate screen triage sterilize salvage strategize interface follow:followed greet take:took hold:held earn assume plant trim stock shadow rank roll finish accept share excel elect approve overlook solicit liaise preside diversify turn reposition renegotiate pre-screen team exceed surpass adhere discuss grade nominate own field spend:spent invest insure underwrite:underwrote arbitrate litigate mobilize rezone permit retrofit inventory landscape mulch irrigate quantify benchmark rebrand relaunch re-engineer reengineer outsource insource onboard offboard upsell cross-train cross-sell scout beta-test decommission rewrite:rewrote redevelop refurbish curate exhibit catalogue digest annotate abstract codify enact ratify legislate adjudicate prosecute defend mediate settle dispute appeal brief depose counsel tutor proctor chaperone invigilate lecture enroll graduate intern reduce digitalize containerize provision orchestrate refactor benchmark profile instrument patch harden penetrate encrypt federate virtualize adopt find:found get:got comply avoid cope learn lose:lost pay:paid hear:heard catch:caught uphold:upheld qualify cofound co-found author coauthor withdraw:withdrew label shorten separate join pass specify calculate map match supervise introduce qualify recalibrate insert forecast:forecast architect prove fix`
    .split(' ')
    .map((entry) => entry.split(':'))

const DOUBLED = new Set([
  'permit',
  'excel',
  'trim',
  'tap',
  'plan',
  'run',
  'cut',
  'set',
  'win',
  'program',
  'map',
  'log',
  'control',
  'debug',
  'enlist-',
  'submit',
  'transfer',
  'retrofit',
  'commit',
  'ship',
  'refer',
  'prefer',
  'begin',
  'rerun',
  'rescan',
  'replan',
])

/** One syllable that ends in one consonant behind one vowel: "flag", "plan". */
const doubles = (base: string) => DOUBLED.has(base) || /^[^aeiou]{0,3}[aeiou][bdgmnprt]$/.test(base.replace(/^qu/, 'q'))

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

export function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

export function thirdPersonOf(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

export type VerbForm = 'base' | 'past' | 'third' | 'gerund'
type Known = { base: string; past: string; form: VerbForm }

const FORMS = new Map<string, Known>()
for (const [base = '', irregular] of VERBS) {
  const past = irregular ?? regularPast(base)
  for (const [form, word] of [
    ['gerund', gerundOf(base)],
    ['third', thirdPersonOf(base)],
    ['base', base],
    ['past', past],
  ] as const)
    FORMS.set(word, { base, past, form })
}
// "Open-source" is no verb in its base form: "open-source software".
FORMS.set('open-sourced', { base: 'open-source', past: 'open-sourced', form: 'past' })
FORMS.set('led', { base: 'lead', past: 'led', form: 'past' })
FORMS.set('trained', { base: 'train', past: 'trained', form: 'past' })

/** The verb a word is a form of; null for a word this product does not know as a resume's verb. */
export function findVerb(word: string): Known | null {
  return FORMS.get(word.toLowerCase()) ?? null
}

/** Words in -ed that tell what someone is like, not what was done. */
const ADJECTIVES = new Set(
  'experienced skilled certified advanced located involved noted based related motivated dedicated detailed oriented qualified seasoned accomplished talented united limited licensed varied need speed breed feed seed indeed exceed proceed succeed bed red infrared hundred kindred sacred hatred naked wicked embed shed sled biomed wed fed led unrelated integrated associated distributed embedded automated combined advanced fixed mixed'.split(
    ' ',
  ),
)

/** A regular past form of a verb that is not listed: "overlapped". Null for anything else. */
export function pastVerb(word: string): Known | null {
  const past = word.toLowerCase()
  // "untreated decay", "unplanned stops": nobody's deed.
  if (!/^[a-z]{3,}ed$/.test(past) || /^un(?!load|lock|pack|veil|cover|dert|dergo|ravel|wind|block|tangle|fold|plug|earth|wrap|i)/.test(past) || ADJECTIVES.has(past)) return null
  const base = actionOf(past)
  return base === null || base === past ? null : { base, past, form: 'past' }
}

export const isPastVerb = (word: string): boolean => (findVerb(word) ?? pastVerb(word))?.form === 'past'

/** A verb phrase in the base form with its first verb inflected: "compare each subledger" → "comparing each subledger". */
export function inflectPhrase(phrase: string, form: 'third' | 'gerund'): string {
  const [first = '', ...rest] = phrase.split(' ')
  return [form === 'third' ? thirdPersonOf(first) : gerundOf(first), ...rest].join(' ')
}

/** Whether what stands at `at` may go on from a "to" with its verb before it: "meetings to write and test procedures" says that nobody has tested yet. */
export function followsInfinitive(words: readonly string[], at: number): boolean {
  return words.slice(0, at).some((word, n) => word.toLowerCase() === 'to' && findVerb((words[n + 1] ?? '').replace(/,$/, ''))?.form === 'base' && n + 1 < at)
}
