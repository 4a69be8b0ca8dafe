/** Which words name a field of study. */

/** Endings and words of fields of study. Words that schools are named after ("Rice", "Southern") have none of them. */
const FIELD_WORD =
  /^(?:\p{L}+(?:ology|ologies|onomics?|istry|ography|ometry|onomy|osophy|ematics|ysics|istics|etics|onics|anics|ynamics|amics|iatrics|ursing|eers?|eering|counting|keting|agement|unications?|istration|ucation|ounseling|ogramming|uting|nance|iness|story|sociology|ciences?|culture|tecture|ournalism|urism|itality|uistics|erature|ormatics?|iometrics|ilosophy|anities|ommerce|nalysis|nalytics|formation|curity)|botany|mechatronics|geomatics|law|art|arts|music|dance|theat(?:er|re)|drama|design|fashion|english|spanish|french|german|finance|taxation|nutrition|medicine|dentistry|pharmacy|politics|government|relations|resources?|systems?|studies|affairs|policy|planning|development|technology|applications?|sales|advertising|media|film|computers?|science|software|hardware|networks?|networking|electrical|electronics?|mechanical|civil|chemical|industrial|aerospace|aeronautical|biomedical|environmental|human|public|social|political|criminal|justice|health|healthcare|care|services?|general|business|corporate|international|global|applied|organizational|interdisciplinary|liberal|fine|visual|performing|graphic|interior|mass|early|childhood|elementary|secondary|special|physical|theoretical|pure|exercise|sports?|leadership|strategic|strategy|private|materials|supply|chain|project|product|operations?|production|quality|real|estate|risk|insurance|fire|aviation|automotive|construction|building|culinary|food|animal|plant|soil|crop|marine|earth|space|data|machine|learning|artificial|intelligence|cyber|cybersecurity|digital|web|multimedia|user|experience|management|math|maths|religion|theology|divinity|work|welfare|rehabilitation|therapy|speech|hearing|library|women['’]?s|african|asian|latin|american|european|ancient|modern|medieval|natural|administrative|medical|clinical|dental|veterinary|molecular|cellular|cell|behavioral|cognitive|developmental|educational|forensic|quantitative|computational|statistical|agricultural|textiles?|merchandising|retail|commercial|labor|employment|emergency|disaster|homeland|military|naval|nuclear|petroleum|mining|geological|structural|architectural|urban|regional|rural)$/iu

export function isFieldWord(word: string): boolean {
  return word.split(/[/-]/).every((part) => FIELD_WORD.test(part.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '')))
}

export function namesField(text: string): boolean {
  return text.split(/\s+/).some(isFieldWord)
}
