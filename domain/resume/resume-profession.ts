/** Which of the professions of the product a resume fits best, and which of its words support that. */
import { PROFESSION_KEYS, type ProfessionKey } from '../professions.ts'
import type { ResumeFacts } from './resume-facts.ts'

/** First: words of a job title. Second: words of skills, duties and degree fields. */
const SIGNS: Record<ProfessionKey, [RegExp, RegExp]> = {
  softwareEngineer: [
    /software (?:engineer|developer|architect)|\b(?:back-?end|front-?end|full-?stack|web|mobile|ios|android|java|python|\.net) (?:software )?(?:engineer|developer)|programmer|site reliability|\bsre\b|platform engineer|machine learning engineer|\bml engineer|qa automation|embedded software|firmware|software/i,
    /\b(?:java|typescript|javascript|golang|go|rust|c\+\+|react|node\.js|microservices?|kubernetes|docker|graphql|spring boot|django|git|ci\/cd|rest apis?|kafka|backend|compiler|unit tests?)\b/i,
  ],
  it: [
    /systems? admin|\bit (?:manager|support|consultant|director|specialist|administrator|officer|infrastructure)|network administrator|cloud (?:engineer|administrator|architect)|devops|database administrator|\bdba\b|information security|cyber ?security|security analyst|\berp\b|\bsap\b|enterprise architect|business systems analyst|help ?desk|infrastructure (?:engineer|manager)|solutions architect/i,
    /\b(?:active directory|vmware|windows server|linux|itil|servicenow|azure|office 365|microsoft 365|backup|ransomware|firewalls?|siem|iso 27001|identity|helpdesk|endpoint|patching|zero trust|terraform|ansible)\b/i,
  ],
  bankingFinance: [
    /bank|financ|credit|compliance|\baml\b|anti-money|audit|treasur|portfolio|controller|loan|accountant|accounting|investment|risk (?:analyst|manager|officer)|equity|wealth|underwrit|trader|actuar/i,
    /\b(?:ifrs|gaap|basel|aml|kyc|valuation|dcf|bloomberg|credit risk|liquidity|m&a|financial model\w*|derivatives|loans?|sox|hedging|treasury|suspicious activity|lbo|audit)\b/i,
  ],
  dataScientist: [
    /data scien|applied scientist|machine learning (?:scientist|researcher)|statistician|computational biolog|bioinformatic|nlp (?:scientist|researcher)|\bai (?:engineer|researcher|scientist)|decision scientist|quantitative researcher|research scientist, (?:ai|ml|machine)/i,
    /\b(?:pytorch|tensorflow|scikit-learn|machine learning|deep learning|nlp|statistics|causal inference|bayesian|xgboost|neural networks?|a\/b test\w*|feature engineering|predictive models?|spark)\b/i,
  ],
  dataAnalyst: [
    /data analyst|business intelligence|\bbi (?:analyst|developer)|reporting analyst|analytics engineer|(?:marketing|operations|supply chain|product|healthcare|insights?|web) (?:data )?analyst|data visuali[sz]ation|analytics/i,
    /\b(?:tableau|power bi|looker|dashboards?|excel|sql|dax|reporting|kpis?|data quality|dbt|google analytics|pivot|ssrs)\b/i,
  ],
  productProjectManager: [
    /product manager|product lead|head of product|project manager|project lead|program(?:me)? manager|scrum master|product owner|delivery manager|\bpmo\b|implementation manager|project director|project coordinator|procurement|supply chain manager|operations manager/i,
    /\b(?:roadmaps?|stakeholders?|backlog|jira|agile|scrum|ms project|primavera|gantt|product discovery|user research|sprints?|budget|release plan\w*|okrs?|earned value|risk register)\b/i,
  ],
  networkElectricalEngineer: [
    /network (?:security )?engineer|\brf engineer|telecom|electrical|power systems?|protection|substation|transmission|wireless|electronics engineer|semiconductor|\basic\b|\bvlsi\b|\bfpga\b|hardware (?:design )?engineer|grid/i,
    /\b(?:relay|scada|etap|pscad|ospf|bgp|mpls|cisco|lte|5g|antenna|switchgear|transformers?|power flow|short[- ]circuit|matlab|pss\/?e|iec 61850|verilog|substations?|microgrids?|voltage|load flow|fiber)\b/i,
  ],
  electromechanicalEngineer: [
    /mechatronic|electro-?mechanical|controls? engineer|robotic|automation engineer|mechanical|manufacturing engineer|test engineer|battery|powertrain|reliability engineer(?!.*site)|medical device|\bev\b|industrial engineer/i,
    /\b(?:plc|solidworks|cad|servo|robots?|actuators?|hmi|gd&t|labview|simulink|motor drives?|fixtures?|tia portal|allen-bradley|fmea|battery|catia|can bus|pneumatic|machining|iso 26262)\b/i,
  ],
  chemicalEngineer: [
    /chemical|process (?:safety |development )?engineer|chemist\b|polymer|materials (?:engineer|scientist)|bioprocess|environmental engineer|refinery|corrosion|water treatment|catalysis/i,
    /\b(?:aspen|hysys|distillation|catalysts?|reactors?|hazop|p&ids?|hplc|nmr|synthesis|polymeri[sz]ation|mass balance|gc-ms|crystalli[sz]ation|refinery|heat exchangers?|wastewater|scale-up|gmp|chromatography)\b/i,
  ],
  marketing: [
    /marketing|brand|\bseo\b|content strateg|communications (?:manager|director|specialist)|\bcrm manager|public relations|\bpr manager|e-?commerce|growth (?:manager|lead)|social media|copywriter/i,
    /\b(?:seo|sem|google ads|hubspot|campaigns?|content|brand|email marketing|social media|copywriting|conversion|lead generation|marketing automation|meta ads|audience)\b/i,
  ],
  hrRecruiter: [
    /human resources|\bhr\b|recruit|talent|people (?:operations|partner|manager)|learning and development|\bl&d\b|compensation|workforce|diversity|organi[sz]ational development|staffing/i,
    /\b(?:sourcing|onboarding|interview(?:s|ing)?|workday|ats|employee relations|succession|greenhouse|performance review\w*|labor law|payroll|retention|linkedin recruiter|candidates?|hris|bamboohr)\b/i,
  ],
  scienceTeacher: [
    /teacher|lecturer|instructional coach|curriculum|stem (?:program|coordinator|educator)|educator|\btutor\b|science department|head of science|professor|school/i,
    /\b(?:classroom|lesson plan\w*|curricul\w+|students|pupils|ap (?:physics|chemistry|biology)|igcse|differentiated|pedagogy|laboratory safety|grades? \d+|ngss|assessment for learning|inquiry)\b/i,
  ],
  physicianDentist: [
    /physician|doctor|\bm\.?d\.?\b|surgeon|dentist|orthodont|internist|p(?:a)?ediatric|psychiatr|resident|nurse|hospitalist|obstetric|gyn(?:a)?ecolog|cardiolog|anesthesi|clinical (?:fellow|researcher|instructor)|\brn\b|attending|medical officer|radiolog|neurolog|oncolog|house officer|midwife|dental/i,
    /\b(?:patients?|clinic|diagnos\w+|surgery|icu|emr|epic|ehr|acls|bls|inpatient|outpatient|triage|residency|restorative|endodontic\w*|anesthesia|wards?|clinical trials?|ultrasound|obstetric\w*)\b/i,
  ],
  pilot: [
    /pilot|first officer|\bcaptain\b|flight instructor|check airman|\bcfi{1,2}\b|aviator|flight safety|flight operations|chief flight/i,
    /\b(?:flight hours|total time|type rating|ifr|vfr|a320|b737|b777|crm|atp|multi-engine|instrument rating|aircraft|flight deck|simulator|pic|turbine|sortie|airspace)\b/i,
  ],
  aeronauticalEngineer: [
    /aerospace|aeronautic|aerodynamic|avionics|flight test|propulsion|airworthiness|certification engineer|\buav\b|\buas design|\bgnc\b|guidance|stress engineer|structures engineer|aircraft (?:design|structur|maintenance)|airframe/i,
    /\b(?:cfd|nastran|patran|catia v5|wind tunnel|airframe|do-178c|do-160|far 25|part 25|turbofan|composites?|aeroelastic\w*|flight control|arp ?4754|ansys fluent|abaqus|flutter|easa|aircraft)\b/i,
  ],
  techEntrepreneur: [
    /founder|entrepreneur|\bceo\b|startup|venture builder|managing director|owner|chief executive|innovation lead/i,
    /\b(?:seed round|pre-seed|venture capital|fundrais\w+|accelerator|startup|product[- ]market fit|investors?|raised|mvp|go-to-market|pitch\w*|bootstrapped|co-?founded|founded)\b/i,
  ],
}

const WEIGHT = { current: 8, title: 2, headline: 4, degree: 1, licence: 1, skill: 0.7, duty: 0.3, summary: 0.6 }
/** Words of skills and duties together can never outweigh the current title and the headline. */
const MOST_FROM_WORDS = 7
const LEAST_SCORE = 2

type Read = Pick<ResumeFacts, 'headline' | 'summary' | 'roles' | 'degrees' | 'licences' | 'skills'>

/** The best-fitting profession; confidence is its share of what speaks for it and for the next one. */
export function guessProfession(facts: Read): ResumeFacts['profession'] {
  const results = PROFESSION_KEYS.map((key) => ({ key, ...scoreOf(key, facts) })).sort((a, b) => b.score - a.score)
  const [best, second] = results
  if (best === undefined || best.score < LEAST_SCORE) return { key: null, confidence: 0, evidence: [] }
  const share = best.score / (best.score + (second?.score ?? 0))
  // Little evidence, little confidence.
  const confidence = Math.round(share * Math.min(1, best.score / 8) * 100) / 100
  return { key: best.key, confidence, evidence: best.evidence.slice(0, 6) }
}

function scoreOf(key: ProfessionKey, facts: Read): { score: number; evidence: string[] } {
  const [title, words] = SIGNS[key]
  const evidence: string[] = []
  let score = 0
  let fromWords = 0
  const isPresent = (role: Read['roles'][number]) => (facts.roles.some((other) => other.current) ? role.current : role === facts.roles[0])
  const note = (text: string) => {
    if (!evidence.includes(text)) evidence.push(text)
  }
  for (const [n, role] of facts.roles.entries()) {
    const hit = role.title.match(title)
    if (hit === null) continue
    note(role.title)
    // A title that begins with, or ends in, the sign says more than one that mentions it.
    const near = hit[0].length >= role.title.length * 0.4 ? 1.2 : 1
    score += isPresent(role) ? WEIGHT.current * near : Math.max(0.5, WEIGHT.title - n * 0.3)
  }
  if (facts.headline !== null && title.test(facts.headline)) {
    note(facts.headline)
    score += facts.roles.length === 0 ? WEIGHT.current : WEIGHT.headline
  }
  if (facts.summary !== null && title.test(facts.summary.slice(0, 120))) score += WEIGHT.summary * 2
  for (const degree of facts.degrees) if (degree.field !== null && (title.test(degree.field) || words.test(degree.field))) score += WEIGHT.degree
  for (const degree of facts.degrees) {
    if (degree.level === 'professional' && key === 'physicianDentist') score += WEIGHT.degree * 3
  }
  for (const licence of facts.licences) if (title.test(licence) || words.test(licence)) score += WEIGHT.licence
  for (const skill of facts.skills) {
    if (!words.test(skill) && !title.test(skill)) continue
    fromWords += WEIGHT.skill
    note(skill)
  }
  for (const role of facts.roles) for (const duty of role.duties) if (words.test(duty)) fromWords += WEIGHT.duty
  return { score: score + Math.min(MOST_FROM_WORDS, fromWords), evidence }
}
