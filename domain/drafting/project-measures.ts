/** What a project is judged by where nobody has named it: what is counted in its kind of work. */
import type { ContributionForm } from './problem-area.ts'

/** `against`: what is made anew has no time before it, and is compared with what there is. */
export type Measured = { counted: string; against: string | null }

/** What tells the sense of a word that stands in more than one field: cases of a disease, and what a camera sees. */
const SENSE = {
  health:
    /\b(?:health\w*|patients?|clinic\w*|hospitals?|disease\w*|cancers?|diabet\w*|infection\w*|outbreaks?|virus\w*|flu|fever|herds?|livestock|animals?|newborns?|adults|children|immuniz\w*|vaccin\w*|medic\w*)\b/i,
  staff: /\b(?:staff\w*|employees?|workers?|workforce|nurses?|aides?|teachers?|drivers?|crews?|turnover|resignations?|hir(?:e|es|ing)|caregivers?)\b/i,
  media: /\b(?:films?|audio\w*|videos?|sound|recordings?|music|oral histor\w*|reels?|broadcasts?|digiti[sz]\w*|magnetic)\b/i,
  plants:
    /\b(?:crops?|wheat|maize|corn|rice|sorghum|barley|soy\w*|beans?|cotton|potato\w*|fruits?|vegetables?|grains?|seeds?|seedlings?|plants?|grass\w*|trees?|orchards?|varieties|cultivars?|germplasm|parent lines|stay-green|drought\w*|salt[- ]toler\w*|yields?)\b/i,
  structure: /\b(?:steel|wings?|airframes?|turbines?|rotors?|welds?|composites?|bonds?\w*|cracks?|metals?|blades?|structur\w*|bridges?|rails?|material\w*|bondlines?)\b/i,
}

/** The first that the words of a project meet; behind it what a thing of that kind is compared with, where it has no time before it, and the sense in which its word is meant. */
const COUNTED: readonly (readonly [RegExp, string, string?, RegExp?])[] = [
  [/\b(?:recycl\w*|black mass|reclaimed)\b/, 'recovery rate, product purity, and cost per ton', 'current practice'],
  [/\b(?:desalin\w*|brine|brackish|electrodialysis|reverse osmosis)\b/, 'water recovery, energy use, and brine volume', 'current practice'],
  [/\bheat pumps?\b/, 'heat output and electricity use in cold weather', 'current equipment'],
  [/\b(?:post-quantum|firmware|cryptograph\w*|encryption)\b/, 'memory use, signing time, and failed tests', 'current practice'],
  [/\b(?:cyber\w*|intrusions?|ransomware|malware|OT security|phishing)\b/i, 'confirmed detections, false alarms, and response time'],
  [/\bleaks?\b|\bleak[- ]/, 'location error and the time to find each leak', 'current practice'],
  [/\b(?:breed\w*|parent lines|cultivars?|varieties|germplasm|seedlings?|stay-green)\b/, 'yield and losses in field trials', 'current varieties', SENSE.plants],
  [/\b(?:active ingredients?|injectables?|APIs|drug substance|drug synthesis|flow process|continuous manufacturing)\b/, 'yield, impurity levels, and cost per batch', 'the current route'],
  [/\b(?:fall prevention|falls prevention|prevent falls|falls among|Otago)\b/i, 'falls per participant'],
  [/\b(?:seismic|masonry|shake[- ]table|earthquakes?|bridges?|girders?)\b/, 'measured strength, work time, and cost per structure'],
  [/\bretrofit\w*\b/, 'cost and work time per site'],
  [/\b(?:dental|dentists?|tele-dentists?|hygienists?|dentistry|sealants?|caries|teledentistry)\b/, 'completed treatments and cost per child'],
  [/\b(?:chemotherapy|dosing|dose|medication)\b/, 'dose errors caught before they reach a patient'],
  [/\b(?:isotopes?|radiopharm\w*|radionuclides?|alpha emitters?|Pb-212)\b/i, 'release time and failed batches', 'current practice'],
  [/\b(?:surveillance|outbreaks?|livestock|herds?|swine fever|avian)\b/, 'the time from a first case to its detection', undefined, SENSE.health],
  [/\b(?:speech recognition|ASR|captions?|captioning|transcription)\b/, 'word error rates', 'current systems'],
  [/\b(?:machine translation|interpreting|interpreters?)\b/, 'errors per page or conversation'],
  [/\b(?:launder\w*|money mules?|mules?|fraud|typolog\w*)\b/, 'confirmed cases and false alerts'],
  [/\b(?:stock assessments?|groundfish|fisher(?:y|ies))\b/, 'estimation error in past and simulated assessments', 'current models'],
  [/\b(?:wells?|drilling|geothermal)\b/, 'drilling days, tool failures, and cost per well'],
  [/\b(?:broadband|fiber design|all-fiber|wisps?|last[- ]mile|LiDAR and pole)\b/i, 'design time and cost per location'],
  [/\b(?:textile (?:recycling|waste)|garments?|fib(?:er|re)-to-fib(?:er|re)|elastane)\b/, 'recovery rate, fiber quality, and cost per ton', 'current practice'],
  [/\b(?:drones?|BVLOS|uncrewed|aircraft)\b/, 'safety events and cost per flight'],
  [/\b(?:affordable housing|timber|CLT|low-cost housing|housing (?:units|construction)|modular homes?)\b/, 'cost and construction time per home'],
  [/\b(?:shortages?|inventory|supply planning|stock-?outs?)\b/, 'stockouts and days of shortage'],
  [/\b(?:freezers?|cold storage|refrigerat\w*|pallets?)\b/, 'energy use and peak demand per pallet'],
  [/\b(?:accessible|accessibility|(?:the )?blind(?= (?:people|readers|students|users|children|adults|and)\b|$)|screen readers?)\b/, 'pages converted and errors that readers find'],
  [/\b(?:reels?|tapes?|archives?|recordings?)\b/, 'recordings transferred and staff trained', undefined, SENSE.media],
  [/\ballerg\w*\b/, 'patients cleared of the allergy record and any reactions'],
  [/\b(?:cathodes?|anodes?|electrolytes?)\b/i, 'output, product quality, and cost per kilogram', 'current supply'],
  [/\b(?:chiplets?|wafers?|hybrid bonding|semiconductor\w*|lithography|etch(?:ing)?)\b/i, 'yield, defects, and cost per unit', 'current practice'],
  [/\b(?:interlockings?|train control|PTC|shadow-mode|railroads?|railways?)\b/i, 'faults found in testing and hours of track outage'],
  [/\b(?:fatigue|bondlines?|blades?)\b/i, 'prediction error and test cost', 'current practice', SENSE.structure],
  [/\bsymptoms?\b/i, 'symptoms reported from home and unplanned visits'],
  [/\b(?:bilingual|late talkers|English learners|dual-language)\b/i, 'missed cases and false referrals'],
  [/\bforecasts?\b/i, 'forecast error', 'current forecasts'],
  [/\b(?:aquifers?|groundwater|plumes?|chlorinated solvents|contaminated sites?)\b/i, 'predicted concentrations', 'field measurements'],
  [/\b(?:smoke|air quality|particulates?|clean air)\b/, 'hours of clean-air shelter and emergency visits'],
  [/\b(?:vaccin\w*|immunization|screening)\b/, 'vaccinations and screenings', undefined, SENSE.health],
  [
    /\b(?:vision|hearing|eye|developmental|cancer|newborn) screenings?\b|\bscreening (?:of|for|among) (?:[a-z-]+ ){0,2}(?:patients|children|women|men|adults|students|infants|elders|pupils|workers|residents)\b/,
    'vaccinations and screenings',
  ],
  [/\b(?:midwi\w*|postpartum|maternal|pregnan\w*|mothers?|newborns?)\b/i, 'mothers reached and hospital readmissions'],
  [/\b(?:turnover|retention|resignations?)\b/, 'staff turnover', undefined, SENSE.staff],
  [/\b(?:insurab\w*|insur(?:ers?|ance)|mutuals|underwrit\w*|premiums?)\b/i, 'pricing error and policies kept in force'],
  [/(?<!\b(?:tax|carbon|mitigation|extra|college|for) )\b(?:credit|loans?|microloans?|lending|borrowers?)\b(?!-)/i, 'loans made, arrears, and the time to a decision'],
  [
    /\b(?:irrigation(?! (?:districts?|boards?|compan(?:y|ies)|agenc(?:y|ies)))|crops?|growers?|farming|farms?(?! (?:mutuals?|insur\w+|bureaus?|loans?|credit|workers?|safety)\b))\b/,
    'yield and input cost per acre',
  ],
  [/\b(?:batteries|battery|inverters?|(?:power|electric|energy) (?:grids?|storage)|microgrids?)\b/, 'availability, losses, and faults'],
  [/\b(?:algebra|math|reading|literacy|curriculum|students|pupils|teachers|course|training|lessons)\b/, 'scores before and after'],
]

const BY_FORM: Readonly<Record<ContributionForm, string>> = {
  tool: 'time, cost, and errors',
  practice: 'time, cost, and errors',
  training: 'scores before and after',
  evidence: 'the main outcomes',
  service: 'results and costs',
}

/** `said`: the project in its own words, and behind it what else is told of it, which is only asked where those tell nothing. */
export function countedIn(said: readonly string[], form: ContributionForm): Measured {
  const [, counted, against] = said.map((words) => COUNTED.find(([met, , , sense]) => met.test(words) && (sense === undefined || sense.test(words)))).find((found) => found !== undefined) ?? []
  return { counted: counted ?? BY_FORM[form], against: against ?? null }
}

/** "record … before and after", as the last words of a sentence. */
export const recorded = ({ counted, against }: Measured): string =>
  against !== null ? `measure ${counted} against ${against}` : /before and after$/.test(counted) ? `record ${counted}` : `record ${counted} before and after`
