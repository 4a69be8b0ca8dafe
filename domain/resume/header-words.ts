/** Whether a few words of a resume name a job, an employer, a place or a school. */
import { namesKnownSchool } from './known-schools.ts'
import { remembered } from './remembered.ts'

const TITLE_WORDS =
  /\b(engineer|developer|manager|director|analyst|scientist|nurse|physician|doctor|resident|fellow|intern|consultant|officer|captain|pilot|instructor|teacher|lecturer|(?:junior)?professor|(?<!google )scholar|chemist|physicist|biologist|statistician|founder|co-?founder|ceo|cto|cfo|coo|cpo|president|[aes]?vp|head|lead|leader|specialist|coordinator|administrator|architect|designer|associate|assistant|asst|recruiter|partner|supervisor|technician|technologist|advis[oe]r|accountant|auditor|controller|treasurer|trader|banker|surgeon|dentist|orthodontist|internist|pa?ediatrician|psychiatrist|hospitalist|attending|obstetrician|researcher|post-?doc|postdoctoral|trainee|apprentice|executive|representative|strategist|planner|owner|chair|dean|principal|tutor|inspector|programmer|tester|clerk|agent|writer|editor|mentor|coach|trainer|practitioner|pharmacist|therapist|counsel|attorney|buyer|operator|superintendent|foreman|master|producer|underwriter|economist|generalist|businesspartner|registrar|clinician|airman|examiner|commander|copilot|co-pilot|educator|curator|secretary|evangelist|marketer|scrum|member of technical staff|staff|business partner|internship|residency|fellowship|clerkship|practicum|externship|extern|student researcher|working student|werkstudent|expert|volunteer|host|hostess|waiter|waitress|server|cook|chef|driver|teller|receptionist|cashier|guard|stylist|aide|attendant|machinist|electrician|plumber|carpenter|mechanic|welder|installer|laborer|worker|builder|scheduler|dispatcher|handler|bookkeeper|paralegal|lawyer|advocate|judge|sergeant|lieutenant|corporal|counsell?or|nanny|bartender|baker|barista|photographer|artist|musician|journalist|reporter|translator|interpreter|librarian|archivist|historian|psychologist|geologist|hygienist|optometrist|paramedic|dietitian|nutritionist|midwife|veterinarian|farmer|gardener|surveyor|drafter|draftsman|estimator|broker|realtor|merchandiser|salesperson|salesman|ambassador|publicist|commissioner|firefighter|soldier|sailor|comptroller|bookseller|seamstress|tailor|florist|actor|actress|animator|illustrator|sculptor|choreographer|team member|crew member|investigator|detective|deputy sheriff|board member|postdoc|reader(?= in )|relations|custodian|janitor|lifeguard|caregiver|phlebotomist|sonographer|roofer|millwright|lineman|crewman|handyman|in-?charge(?! of\b)|ordnanceman|chair(?:man|woman|person)|\p{L}{3,}(?:ologist|ographer|ician|keeper))s?\b/iu

/** Legal forms and kinds of organizations that no job title carries. */
const SURE_EMPLOYER =
  /\b(?:inc|llc|llp|ltd|limited|gmbh|corp|corporation|plc|pvt|university|universit[äéà]t?|universidad\w*|college|hospitals?|airlines|bank|institute|ministry|foundation)\b\.?|\buniversit[éà](?=[\s,.)]|$)|&\s?co\b|\bs\.?p\.?a\b|\bs\.?r\.?l\b|\bsp\. ?z ?o\. ?o\b|(?<=\s)(?:e\.\s?v|s\.\s?r\.\s?o|d\.\s?o\.\s?o|kft|oyj?|a\/s|a\.\s?ş|aps|o[üu]|sdn\.? bhd)(?=[.,\s]|$)/i

const EMPLOYER_WORDS =
  /\b(inc|llc|llp|ltd|limited|gmbh|corp|corporation|company|co|constructors|s\.?a|s\.?p\.?a|s\.?r\.?l|plc|pvt|ag|n\.?v|b\.?v|group|university|universidad|universidade|universit[äéà]t?|college|hospitals?|clinic|clinics|school|schools|academy|bank|institute|laborator(?:y|ies)|labs?|airlines?|airways|air|aviation|systems|technologies|technology|solutions|partners|holdings?|foundation|ministry|department|agency|authority|district|medical center|health|healthcare|energy|industries|studios?|ventures|capital|force|navy|army|consulting|software|networks|electronics|motors|automotive|aerospace|chemicals?|pharma|pharmaceuticals?|insurance|securities|services|works|power|electric|utilities|telecom|communications|media|robotics|semiconductors?|logistics|council|center|centre|association|society|international|cooperative|trust|dental|practice|polytechnic|bureau|commission|refinery|petroleum|materials|manufacturing|analytics|foods|brands|retail|digital|organi[sz]ation|government|municipality|city of|county|state of)\b\.?|\buniversit[éà](?=[\s,.)]|$)/gi

const SCHOOL_WORDS =
  /\b(universit\w*|univ|univercit\w*|universidad\w*|universidade|coll(?:age|ge|eage)|uniwersytet|üniversitesi|college|institut(?:es?|o)?|institution|instt(?=\.? of\b)|school|polytechnic\w*|politecnico|politécnic\w*|academy|académie|ecole|escola|escuela|scuola|hochschule|hogeschool|faculty|faculté|facultad|colegio|liceo|lyceum|iit|nit|mit|eth|epfl|insead|caltech|ucla|(?:georgia|virginia|texas|michigan|louisiana|california institute of) tech|conservatory|seminary|technion|vish?[wv]a ?vidyala?ya|vidyape?eth|tecnológico)\b(?<!universit\w*(?= studies\b)|school(?= (?:(?:and |& )?district )?(?:counsel\w*|psycholog\w*|leadership|administration|supervision|library|nursing)\b)|college(?= prep))|universität|(?<!\p{L})école(?!\p{L})/iu

const COUNTRIES =
  'usa|u\\.s\\.a?\\.?|united states|uk|united kingdom|england|scotland|ireland|canada|mexico|brazil|argentina|chile|colombia|peru|spain|portugal|france|germany|italy|switzerland|austria|netherlands|belgium|denmark|sweden|norway|finland|poland|czech republic|czechia|hungary|romania|bulgaria|greece|turkey|türkiye|ukraine|russia|georgia|armenia|kazakhstan|uzbekistan|israel|egypt|morocco|tunisia|nigeria|ghana|kenya|ethiopia|south africa|uae|united arab emirates|qatar|saudi arabia|kuwait|oman|bahrain|iran|iraq|jordan|lebanon|pakistan|india|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|korea|south korea|republic of korea|vietnam|thailand|malaysia|singapore|indonesia|philippines|australia|new zealand|serbia|croatia|slovenia|slovakia|lithuania|latvia|estonia|luxembourg|belarus|azerbaijan|venezuela|ecuador|costa rica|cuba|jamaica|trinidad and tobago|cabo verde|cape verde|angola|mozambique|zimbabwe|zambia|uganda|tanzania|rwanda|senegal|cameroon|sudan|namibia|botswana|algeria|libya|syria|yemen|afghanistan|mongolia|myanmar|cambodia|kyrgyzstan|tajikistan|moldova|albania|montenegro|kosovo|iceland|malta|cyprus|panama|guatemala|honduras|el salvador|nicaragua|dominican republic|haiti|bolivia|paraguay|uruguay|puerto rico|mauritius|bhutan|ivory coast|côte d’ivoire|benin|togo|mali|madagascar|malawi|liberia|sierra leone|gabon'
/** Postal short names of states, as alternatives of a pattern. */
export const STATES = 'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|BC|QC|AB'
const PLACE = new RegExp(
  `^(?:(?:remote|hybrid|on-?site|full-?time|part-?time|contract|freelance|self-employed|permanent|temporary)(?:\\s*[,(/–-].{0,25})?|[\\p{L}. '’-]{2,30},\\s*(?:${STATES})(?:\\s+\\d{5}(?:-\\d{4})?)?(?:,?\\s*(?:${COUNTRIES}|US))?|(?:[\\p{L} '’-]{2,30},\\s*)?(?:${COUNTRIES})|(?:${STATES}))$`,
  'iu',
)
/** "Kolkata, West Bengal": a place by its shape, where no word speaks for an employer or a job. */
const SHAPE_OF_PLACE = /^\p{L}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, ?\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?:,? \d{5,6})?$/u

/** Words that stand in for what a template or an anonymized copy leaves out. */
const PLACEHOLDER_PLACE = /^\W*(?:City\s*,?\s*State|City|State|Location)(?:\s*,?\s*(?:Country|ZIP))?\W*$/

/** "Marble WA". */
const BARE_PLACE = new RegExp(`^\\p{Lu}[\\p{Ll}.'’-]+(?: \\p{Lu}[\\p{Ll}.'’-]+){0,2} (?:${STATES})$`, 'u')

/** "College Station, TX": towns that are called like schools. */
const TOWN_LIKE_SCHOOL = new RegExp(
  `^(?:(?:College (?:Station|Park|Place)|State College)(?:,? (?:${STATES}))?|University (?:Park|City|Place|Heights),? (?:${STATES}))(?:,? (?:USA|United States))?$`,
  'u',
)

/** Cities that resumes print without a country. */
const CITIES =
  /^(?:new york|boston|chicago|houston|austin|dallas|seattle|denver|atlanta|miami|san francisco|san jose|los angeles|san diego|london|paris|berlin|munich|hamburg|madrid|barcelona|lisbon|milan|rome|zurich|geneva|vienna|amsterdam|brussels|warsaw|krakow|prague|budapest|kyiv|kiev|moscow|istanbul|ankara|dubai|doha|cairo|lagos|nairobi|accra|johannesburg|cape town|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|karachi|lahore|islamabad|dhaka|singapore|hong kong|shanghai|beijing|shenzhen|tokyo|seoul|taipei|sydney|melbourne|toronto|vancouver|montreal|mexico city|bogot[aá]|lima|santiago|buenos aires|s[aã]o paulo|rio de janeiro|philadelphia|phoenix|detroit|portland|washington|riyadh|jeddah|abu dhabi|sharjah|muscat|amman|beirut|baghdad|erbil|tehran|casablanca|addis ababa|kampala|kigali|dar es salaam|harare|lusaka|medell[ií]n|bucaramanga|guayaquil|quito|caracas|guadalajara|monterrey|campinas|curitiba|belo horizonte|porto alegre|montevideo|kathmandu|yangon|hanoi|ho chi minh city|manila|cebu city|quezon city|jakarta|kuala lumpur|bangkok|tbilisi|yerevan|baku|almaty|astana|tashkent|bishkek|izmir|athens|bucharest|belgrade|zagreb|ljubljana|bratislava|vilnius|tallinn|helsinki|stockholm|oslo|copenhagen|dublin|edinburgh|lyon|marseille|toulouse|frankfurt|stuttgart|osaka|kyoto)(?: city)?$/i

/** 0 where nothing speaks for a job title; higher is surer. */
export const titleScore = remembered(scoreTitle)

function scoreTitle(text: string): number {
  const words = text.split(/\s+/).length
  if (text === '' || words > 12 || text.length > 100) return 0
  let score = TITLE_WORDS.test(text) || /\b(?:ph\.?d\.?|doctoral) (?:candidate|student|researcher)\b/i.test(text) ? 3 : /\b(?:chief|deputy|chef|vice|intern)\b/i.test(text) ? 2 : 0
  if (score === 0 && ((CLINICAL.test(text) && words <= 5) || OF_SOFTWARE.test(text))) score = 3
  if (score > 0 && employerWordCount(text) > 0) score -= 1
  if (score > 0 && words <= 5) score += 0.5
  return score
}

/** "Senior OT", "RN (night shift)": professions by their letters, in capitals. */
const CLINICAL = /^(?:(?:Senior|Sr\.?|Staff|Lead|Charge|Travel|Registered|Per Diem) )?(?:RN|LPN|LVN|CNA|OT|PT|SLP|NP|CRNA)(?:$|\s*[(,/-])/

/** "SDE II", "Senior SWE": jobs by their letters, with their grade. */
const OF_SOFTWARE = /^(?:(?:Senior|Sr\.?|Staff|Lead|Principal|Junior|Jr\.?) (?:SDE|SWE|SDET|SRE)(?: (?:I{1,3}|IV|V|[1-5]))?|(?:SDE|SWE|SDET|SRE)(?:[ -](?:I{1,3}|IV|V|[1-5]))?)$/

export function surelyEmployer(text: string): boolean {
  return SURE_EMPLOYER.test(text)
}

/** 0 where nothing speaks for an employer's name. */
export function employerScore(text: string): number {
  if (text === '' || text.length > 100) return 0
  let score = Math.min(2, employerWordCount(text)) * 2
  if (/,?\s(?:inc|llc|ltd|gmbh|corp|plc|llp|s\.a|ag|s\.p\.a)\b\.?/i.test(text)) score += 2
  // "Quill Architects PC": a firm of a profession.
  if (/\b(?:architects|engineers|associates|attorneys|consultants|surveyors|partners),? (?:P\.?C\.?|PLLC|P\.?A\.?)$/.test(text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())))
    score += 2
  return score
}

/** A city of the list, and none of those that are also states. */
export function isCity(text: string): boolean {
  return CITIES.test(text) && !/^(?:new york|washington)/i.test(text)
}

export const isPlace = remembered(isPlaceName)

function isPlaceName(text: string): boolean {
  return (
    PLACEHOLDER_PLACE.test(text) ||
    (BARE_PLACE.test(text) && employerScore(text) === 0 && titleScore(text) === 0) ||
    (PLACE.test(text) && (employerScore(text) === 0 || !/,/.test(text) || (/^[\p{L} .'’-]+, \p{Lu}{2}$/u.test(text) && employerScore(text.replace(/,.*/, '')) === 0))) ||
    TOWN_LIKE_SCHOOL.test(text) ||
    CITIES.test(text)
  )
}

const LONG_PLACE = new RegExp(`^(?:[\\p{L}. '’-]{2,30}, ){2}(?:${COUNTRIES})$`, 'iu')

/** "Marble Bay, Karnataka, India" on a line of its own; within a line the first part may be an employer. */
export function isLongPlace(text: string): boolean {
  return LONG_PLACE.test(text) && !surelyEmployer(text) && employerScore(text) === 0 && titleScore(text) === 0
}

/** For the end of a line whose beginning already names something. */
export function looksLikePlace(text: string): boolean {
  return isPlace(text) || (SHAPE_OF_PLACE.test(text) && employerScore(text) === 0 && titleScore(text) === 0)
}

/** "Company Name", "[Employer]": no name at all. */
export function isPlaceholder(text: string): boolean {
  return /^\W*(?:(?:company|employer|organi[sz]ation|firm)(?: ?name)?|school name|university name|name of (?:company|school)|\[[^\]]*\])\W*$/i.test(text)
}

export const namesSchool = remembered(holdsSchool)

function holdsSchool(text: string): boolean {
  return SCHOOL_WORDS.test(text) || namesKnownSchool(text)
}

export function namesJob(text: string): boolean {
  return TITLE_WORDS.test(text)
}

function employerWordCount(text: string): number {
  return text.match(EMPLOYER_WORDS)?.length ?? 0
}
