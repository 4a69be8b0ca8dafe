/** Which words name a field of study. */

/** Endings of fields of study ("Broadcasting", "Procurement", "Recreation", "Tourism", "Logistics"), misspelled ones too ("Managment"). */
const FIELD_ENDING = /^(?:\p{L}{3,}(?:ing|ment|tion|ism|ics)|\p{L}+(?:opathy|iatry|ecture))$/iu
/** Names that end like them. */
const NAME_WITH_ENDING =
  /^(?:wyoming|sterling|harding|fleming|reading|redding|deming|goulding|golding|keating|manning|browning|wheeling|corning|lansing|channing|downing|pershing|darling|bowling|rawling|billing|spring|king|viking|rising|being|beijing|nanjing|clement|claremont|clermont|piedmont|vermont|regiment|station|nation|foundation|institution|association|accreditation|graduation|organization|corporation|academics|phoenics|including|passing|specializing|majoring|pending|ongoing|pursuing|attending|continuing|anticipation|completion|expectation|concentration|specialization|evening|morning)$/i

/** Endings and words of fields of study. Words that schools are named after ("Rice", "Southern") have none of them. */
const FIELD_WORD =
  /^(?:hr|hrm|mis|\p{L}+(?:ology|ologies|onomics?|istry|ography|ometry|onomy|osophy|ematics|ysics|istics|etics|onics|anics|ynamics|amics|iatrics|ursing|eers?|eering|counting|keting|agement|unications?|istrations?|ucation|ounseling|ogramming|uting|nance|iness|story|sociology|ciences?|culture|tecture|ournalism|urism|itality|uistics|erature|ormatics?|iometrics|ilosophy|anities|ommerce|nalysis|nalytics|formation|curity)|botany|energy|renewable|geothermal|accountancy|actuarial|fisheries|climate|geodesy|metallurgy|metallurgical|entrepreneurship|photography|innovation|promotion|coding|billing|mechatronics|geomatics|law|art|arts|music|dance|theat(?:er|re)|drama|design|fashion|english|spanish|french|german|finance|taxation|nutrition|medicine|dentistry|pharmacy|politics|government|relations|resources?|systems?|studies|affairs|policy|planning|development|technology|applications?|sales|advertising|media|film|computers?|science|software|hardware|networks?|networking|electrical|electronics?|mechanical|civil|chemical|industrial|aerospace|aeronautical|biomedical|environmental|human|public|social|political|criminal|justice|health|healthcare|care|services?|general|business|corporate|international|global|applied|organizational|interdisciplinary|liberal|fine|visual|performing|graphic|interior|mass|early|childhood|elementary|secondary|special|physical|theoretical|pure|exercise|sports?|leadership|strategic|strategy|private|materials|supply|chain|project|product|operations?|production|quality|real|estate|risk|insurance|fire|aviation|automotive|construction|building|culinary|pastry|food|animal|plant|soil|crop|marine|earth|space|data|machine|learning|artificial|intelligence|cyber|cybersecurity|digital|web|multimedia|user|experience|management|math|maths|religion|theology|divinity|work|welfare|rehabilitation|therapy|speech|hearing|library|women['’]?s|african|asian|latin|american|european|ancient|modern|medieval|natural|administrative|medical|clinical|dental|veterinary|molecular|cellular|cell|behavioral|cognitive|developmental|educational|forensic|quantitative|computational|statistical|agricultural|textiles?|merchandising|retail|commercial|labor|employment|emergency|disaster|homeland|military|naval|nuclear|petroleum|mining|geological|structural|architectural|urban|regional|rural|ceramics|sculpture|horticulture|forestry|carpentry|cosmetology|massage|paralegal|secretarial|clerical|hotel|restaurant|travel|leisure|sport|wildlife|animation|illustration|television|radio|cinema|pre-?law|pre-?med|biomed|bio|technician|mgmt|mgt|admin|acct|econ|telecom|telecommunications|database|internet|ecommerce|electronic|wellness|dietetics|dietary|surgical|diagnostic|respiratory|occupational|safety|kinesiology|counseling|linguistic|comparative|classical|jazz|vocal|choral|instrumental|studio|language|languages|literacy|lit|phonetics|philology|rhetoric|needs)$/iu

export function isFieldWord(word: string): boolean {
  // "Pre-Law".
  if (FIELD_WORD.test(bareOf(word))) return true
  const parts = word.replace(/^pre-(?=\p{L}{4})/iu, '').split(/[/-]/)
  // "Arts/ Business".
  const printed = parts.at(-1) === '' && parts.length > 1 ? parts.slice(0, -1) : parts
  return printed.every((part) => {
    const bare = bareOf(part)
    return FIELD_WORD.test(bare) || (FIELD_ENDING.test(bare) && !NAME_WITH_ENDING.test(bare))
  })
}

function bareOf(word: string): string {
  return word.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '')
}

export function namesField(text: string): boolean {
  return text.split(/\s+/).some(isFieldWord)
}
