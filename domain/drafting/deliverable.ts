/** What a person made or changed, as the kind of thing that can be handed on to others of the field. */
import { bareOf, hasArticle, pluralOf } from './noun-phrase.ts'
import type { WorkedObject } from './own-object.ts'

export const DELIVERABLES = [
  'software',
  'model',
  'protocol',
  'teaching',
  'program',
  'device',
  'record',
  'process',
  'works',
  'change',
  'inquiry',
  'subject',
  'topic',
  'work',
  'solution',
  'practice',
] as const
export type Deliverable = (typeof DELIVERABLES)[number]

const wordsOf = (text: string) => text.split(' ')

/** Head nouns, in the singular. A head that stands in two lists has two meanings and stands in neither. */
const HEADS: readonly (readonly [Deliverable, readonly string[]])[] = [
  [
    'software',
    wordsOf(
      'toolchain platform application app library dashboard pipeline simulator engine package portal website plugin bot chatbot compiler scheduler interface module architecture backend api tutor trainer calculator toolbox solver',
    ),
  ],
  [
    'model',
    wordsOf(
      'model algorithm classifier estimator predictor index indicator score formula equation optimizer segmentation preconditioner twin technique method approach methodology forecast simulation workflow',
    ),
  ],
  [
    'protocol',
    wordsOf(
      'protocol procedure policy guideline checklist pathway standard rubric template playbook plan process specification criterion test check screen guide handbook manual rule scheme strategy scorecard bundle routine form questionnaire diagnostic list',
    ),
  ],
  ['teaching', wordsOf('curriculum course workshop syllabus lesson bootcamp textbook tutorial')],
  [
    'program',
    wordsOf(
      'program initiative collaborative network clinic service center campaign cooperative partnership fellowship residency club league incubator accelerator helpline hotline market exchange follow-up',
    ),
  ],
  [
    'device',
    wordsOf(
      'device sensor instrument prototype robot antenna circuit chip controller converter inverter battery actuator probe amplifier detector camera laser motor valve pump reactor turbine drone vehicle exoskeleton implant prosthesis catheter scaffold fixture machine membrane coating alloy electrode catalyst transducer receiver transmitter arrangement apparatus filter microscope spectrometer gearbox cell chamber nozzle compressor rotor blade pack board node meter wearable charger phantom cable splint orthosis brace harness rig sorter analyzer cassette',
    ),
  ],
  ['record', wordsOf('dataset database registry survey atlas map inventory archive corpus catalog benchmark repository baseline collection ledger')],
  ['process', wordsOf('assay line synthesis formulation recipe panel treatment fermentation culture extraction etch weld vaccine')],
  ['works', wordsOf('bridge substation sewer culvert road highway building levee dam tunnel foundation interchange reservoir canal airfield runway plant microgrid grid')],
]

/** All of them take an article in the singular. */
export const HEAD_NOUNS: ReadonlySet<string> = new Set(['framework', 'tool', 'toolkit', 'kit', 'detail', 'system', ...HEADS.flatMap(([, heads]) => heads)])

/** Kinds whose things an organization keeps for itself: nothing to hand on. */
const INWARD =
  /\b(?:sales(?! tax)|marketing|(?<!\b(?:mule|bank|deposit|fake|dormant)[- ])account|customer|client|prospects?|bonus|referral (?:bonus|fee|program|source)|loyalty|discount|promotional|holiday|employee of|company picnic|newsletter|budget|business|growth|revenue)\b/i

/** Words of what runs on computers. */
const MACHINES =
  /\b(?:real-time|api|data|scoring|recommendation|cloud|mapping|forecast|forecasting|warning|flood|decision-support|prediction|detection|monitoring|alerting|python|code|open-source|web|search|streaming|inference|software|graph|machine|learning|ai|ml|payment|authentication|notification|discovery|data-matching|matching|controllers?|scanning|simulation|messaging|digital|online|ranking|batch)\b/i

const singular = (noun: string) => (/ies$/.test(noun) ? `${noun.slice(0, -3)}y` : /(?:ss|us|is)$/.test(noun) ? noun : noun === 'curricula' ? 'curriculum' : noun.replace(/s$/, ''))

/** The noun that says what the thing is: "protocol" of "a sepsis recognition protocol for triage". */
export function headOf(phrase: string): string {
  const [first = ''] = bareOf(phrase).split(/ (?:of|for|in|on|to|from|with|by|at|against|between|across|under|over|that) /)
  return first.split(' ').at(-1)?.toLowerCase() ?? ''
}

/** The kind of thing that was made, changed, studied, or taught; null where others could not take it up. */
export function deliverableOf({ phrase, kind, verb }: Pick<WorkedObject, 'phrase' | 'kind' | 'verb'>): Deliverable | null {
  if (kind === 'teach') return 'subject'
  if (INWARD.test(phrase)) return null
  const made = madeOf(phrase, verb)
  // What was introduced at an employer may be anybody's product.
  if (kind === 'make' && made === 'software' && (!WRITTEN.has(verb) || isProduct(phrase))) return null
  if (kind === 'make') return made
  // What is performed is a skill: others learn it.
  if (kind === 'run' && verb === 'perform') return 'subject'
  if (kind === 'run' && STUDIES.test(headOf(phrase))) return 'inquiry'
  // What one only ran is handed on where it was a program, or a procedure.
  // "managed a healthcare clinic": a place of work is no program.
  if (kind === 'run') return (made === 'program' && !/^(?:clinic|center|service|market|club)s?$/.test(headOf(phrase))) || made === 'protocol' || made === 'teaching' ? made : null
  // What was improved is the thing itself, where it is one: "improved recommendation algorithms".
  if (kind === 'change') return made !== null && made !== 'program' && made !== 'works' ? made : 'change'
  // What somebody audits or inspects is another's.
  if (OVERSIGHT.has(verb)) return null
  if (made === 'model' || made === 'protocol' || made === 'software' || made === 'device') return made
  return ORGANIZATION.test(phrase) ? null : 'inquiry'
}

/** How software comes to be one's own. */
const WRITTEN: ReadonlySet<string> = new Set(
  wordsOf('build design develop program write code create engineer architect author invent devise construct prototype rewrite script conceive automate found redesign open-source'),
)
/** Products that everybody knows, where the thing is the product itself and not what was built in it. */
const PRODUCT =
  /\b(?:sap|oracle|kronos|microstrategy|epic|cerner|meditech|salesforce|sharepoint|peoplesoft|quickbooks|netsuite|workday|tableau|power bi|jira|servicenow|autocad|solidworks|hubspot|wordpress|moodle|shopify|magento|sas|spss|adp|ultipro|jd edwards|great plains|citrix|vmware|lotus notes)(?: (?:systems?|software|applications?|platforms?|solutions?|modules?|erp|crm|packages?|suites?))*$/i
const isProduct = (phrase: string) => PRODUCT.test(bareOf(phrase).split(/ (?:for|in|on|with|of|at|to) /)[0] ?? '')

const STUDIES = /^(?:stud(?:y|ies)|trials?|analys[ie]s|assessments?|evaluations?|investigations?|experiments?|surveys?|simulations?|characterizations?)$/

/** Whoever audits or inspects does not study. */
const OVERSIGHT: ReadonlySet<string> = new Set(['audit', 'inspect', 'examine', 'review', 'survey', 'verify', 'assess', 'diagnose'])
const ORGANIZATION = /\b(?:companies|firms|banks|clients|vendors|suppliers|candidates|patients|students|employees|applications|applicants|accounts|claims|loans|contracts|stores|sites|plants)\b/i

const OF_PEOPLE =
  /\b(?:(?<!\b(?:machine|deep|reinforcement|federated|transfer|representation|supervised|active|metric|contrastive|statistical) )learning|teaching|instruction(?:al)?|classroom|lessons?|coaching|counseling|therapy|therapeutic|nursing|caregiving|cooking|billing|interview(?:ing)?)\b/i

/** A library of samples runs on no computer. */
const OF_THINGS =
  /\b(?:materials?|samples?|fabrics?|finish(?:es)?|books?|images?|photos?|music|lending|props?|costumes?|toys?|seeds?|reference|lesson|law) librar(?:y|ies)\b|\blibrar(?:y|ies) of\b(?! (?:functions|routines|components|modules|code))/i

const OF_POWER =
  /\b(?:power|SiC|GaN|IGBT|MOSFET|battery|solar|photovoltaic|PV|converter|inverter|charger|charging|liquid-cooled|air-cooled|cooling|thermal|laser|radio|antenna|optical|membrane|replacement)\b/i
export const OF_PLANT =
  /\b(?:leaching|treatment|filtration|cooling|heating|storage|processing|containerized|dosing|distillation|refrigeration|pumping|desalination|purification|recovery|drying|extraction)\b/i

/** Words of a plant for what it does to a material: "a direct leach route", "a solvent extraction circuit". */
const OF_A_PROCESS = /^(?:route|step|blend|circuit)$/
const OF_CHEMISTRY =
  /\b(?:leach(?:ing)?|extraction|removal|synthe(?:sis|tic)|separation|purification|recovery|precipitation|crystallization|solvent|cement|polymer|alloy|chemical|enzymatic|catalytic|electrolysis|hydrothermal|washing|polishing)\b/i
const OF_CODE = /\b(?:SBOM|VEX|code|report|test|data|text|document|schema|synthetic|firmware|binary|open-source)\b/i

/** Whether a head noun, with the words before it, names a thing of some kind. */
export const namesThing = (head: string, phrase: string): boolean => {
  const one = singular(head)
  return (
    HEAD_NOUNS.has(head) || HEAD_NOUNS.has(one) || (one === 'unit' && OF_PLANT.test(phrase)) || (one === 'generator' && OF_CODE.test(phrase)) || (OF_A_PROCESS.test(one) && OF_CHEMISTRY.test(phrase))
  )
}

function madeOf(phrase: string, verb: string): Deliverable | null {
  const head = singular(headOf(phrase))
  // A method of teaching or caring is no algorithm.
  if (/^(?:method|approach|technique|methodology|workflow)$/.test(head) && OF_PEOPLE.test(phrase)) return 'protocol'
  if (head === 'kit')
    return /\b(?:teaching|learning|lesson|classroom|training|literacy|reading|math)\b/i.test(phrase)
      ? 'teaching'
      : /\b(?:test|assay|diagnostic|sampling|repair|retrofit|conversion|detection)\b/i.test(phrase)
        ? 'device'
        : MACHINES.test(phrase) || /\bupgrade\b/i.test(phrase)
          ? 'software'
          : 'protocol'
  // A module of a converter runs on no computer.
  if (head === 'module' && OF_POWER.test(phrase)) return 'device'
  // A line that somebody calls.
  if (head === 'line' && /\b(?:interpreter|phone|telephone|crisis|nurse|advice|tip|hot)\b/i.test(phrase)) return 'program'
  if (head === 'unit') return OF_PLANT.test(phrase) ? 'device' : null
  if (OF_A_PROCESS.test(head)) return OF_CHEMISTRY.test(phrase) ? 'process' : head === 'circuit' ? 'device' : null
  if (head === 'generator') return OF_CODE.test(phrase) ? 'software' : /\b(?:power|steam|diesel|backup|wind|turbine|electric|oxygen|hydrogen)\b/i.test(phrase) ? 'device' : null
  if (head === 'library' && OF_THINGS.test(phrase)) return 'record'
  if (head === 'code') return /\b(?:zoning|building|safety|fire|conduct|practice|billing|tax|dress|energy)\b/i.test(phrase) ? 'protocol' : 'software'
  if (/^(?:software|middleware)$/.test(head)) return 'software'
  // A network of parts is no program of people: "a tunable matching network".
  if (/^(?:network|net)$/.test(head) && OF_CIRCUITS.test(phrase)) return 'device'
  // Nor is one of neurons.
  if (/^(?:network|net)$/.test(head) && /\b(?:neural|bayesian|convolutional|graph|transformer|deep)\b/i.test(phrase)) return 'model'
  // What finds cases in data is no instrument.
  if (head === 'detector' && /\b(?:account|fraud|anomaly|malware|spam|intrusion|phishing|bot|bug|defect|transaction|plagiarism|outlier|community)\b/i.test(phrase)) return 'model'
  if (/^(?:framework|tool|toolkit)$/.test(head)) return MACHINES.test(phrase) ? 'software' : 'protocol'
  // A service of people, or of machines.
  if (head === 'service') return MACHINES.test(phrase) ? 'software' : 'program'
  if (head === 'system') return SYSTEMS.find(([, words]) => words.test(phrase))?.[0] ?? null
  // Who designs a school draws a building; who founds one runs it.
  if (/^(?:school|hospital|clinic|center|laboratory|lab|house|home|library|museum|theater)$/.test(head) && /^(?:design|engineer|architect|draw)$/.test(verb)) return 'works'
  return HEADS.find(([, heads]) => heads.includes(head))?.[0] ?? null
}

const OF_CIRCUITS = /\b(?:matching|impedance|tunable|resistor|capacitor|filter|antenna|feed|beamforming|phase-shift|switching|RC|LC)\b/i

const SYSTEMS: readonly (readonly [Deliverable, RegExp])[] = [
  ['protocol', /\b(?:safety|quality|environmental|risk|energy|asset) management system|\b(?:grading|scoring|triage|classification|incentive|referral|review|rating) system/i],
  [
    'software',
    /\b(?:management|information|tracking|record|records|data|reporting|recommendation|alert|alerting|software|ticketing|scheduling|booking|payment|detection|classification|search|trading|expert|operating|distributed|dispatch|inventory|ai|ml|prediction|forecasting|scoring|analytics|comparison|matching|ranking|authentication|appointment|instruction|digital|online|web|learning|vision|dialogue|translation|surveillance|warning|early-warning|settlement|messaging)\b/i,
  ],
  [
    'device',
    /\b(?:control|sensing|sensor|imaging|propulsion|optical|laser|robotic|robot|cooling|battery|charging|braking|steering|suspension|navigation|guidance|radar|sonar|antenna|vacuum|fuel|injection|delivery|filtration|dialysis|ventilator|hydraulic|pneumatic|powertrain|drive|photonic|measurement|sampling|culture|purification|printing|exhaust)\b/i,
  ],
  ['works', /\b(?:structural|timber|foundation|drainage|irrigation|hvac|heating|cooling|ventilation|water|wastewater|stormwater|sewer|piping|framing|roof|facade|transit|signal|lighting|levee)\b/i],
]

/** A result, a study, or a skill says something only with its figure. */
export const needsFigure = (deliverable: Deliverable): boolean =>
  deliverable === 'change' || deliverable === 'inquiry' || deliverable === 'subject' || deliverable === 'work' || deliverable === 'solution' || deliverable === 'practice'

/** Kinds of things that can answer a known problem as they are; what else there is is handed on by itself. */
export const answersProblems = (deliverable: Deliverable): boolean => !needsFigure(deliverable) && deliverable !== 'topic'

/** "flags infections" → "flag infections": what one does, done by several. */
const ofSeveral = (does: string) => does.replace(/^[a-z]+/, (verb) => (/ies$/.test(verb) ? `${verb.slice(0, -3)}y` : /(?:ch|sh|ss|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, '')))

/** "sepsis recognition protocols": several of its kind; what has no plural stays as it is. */
export function severalOf(phrase: string): string {
  const [bare = '', does] = bareOf(phrase).split(/ that (?=[a-z])/)
  if (!hasArticle(phrase)) return bareOf(phrase)
  if (does !== undefined) return `${severalOf(`a ${bare}`)} that ${ofSeveral(does)}`
  const at = bare.search(/ (?:of|for|in|on|at|to|from|with|by|against|between|across|under|over|near|within|around|through|during|before|after) /)
  const [before, behind] = at < 0 ? [bare, ''] : [bare.slice(0, at), bare.slice(at)]
  const last = before.split(' ').at(-1) ?? ''
  return /[a-z]/.test(last) ? `${before.slice(0, before.length - last.length)}${pluralOf(last)}${behind}` : bare
}

/** How a deliverable is handed on in one form: the thing with the person's object in its place, what it is called after that, and what users can then do. */
export type Handing = { thing: string; noun: string; aims: readonly [string, ...string[]] }
