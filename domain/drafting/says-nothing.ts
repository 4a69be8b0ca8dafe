/** Lines that tell no deed: how many people there were, what was only learned, what a place has, and what a scanner misread. */

const COUNT = '(?:\\d[\\d,]*\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)'
const PEOPLE =
  '(?:people|persons|employees|engineers|nurses|staff|workers|technicians|analysts|developers|designers|teachers|members|operators|reports|subordinates|planners|inspectors|clerks|managers|supervisors|scientists|accountants|drivers|professionals)'

const NOTHING: readonly RegExp[] = [
  // "6 engineers under me", "Team of 8 planners", "12 direct reports".
  new RegExp(`^(?:about |over |up to )?${COUNT} (?:[a-z-]+ ){0,3}(?:under|below|reporting to|reported to) me$`, 'i'),
  new RegExp(`^(?:an? |the |my )?(?:team|staff|crew|group)(?: size)?(?: of|:)? ${COUNT}(?: [a-z-]+){0,3}$`, 'i'),
  new RegExp(`^${COUNT} (?:[a-z-]+ ){0,2}${PEOPLE}$`, 'i'),
  new RegExp(`^${COUNT}-(?:person|member|man) (?:team|crew|group|staff)$`, 'i'),
  // Who approved what, with nothing named.
  /^(?:the |our |my )?(?:board|council|management|committee|director|ministry|regulator|city|bank|senate|agency) (?:later |then |finally )?(?:approved|adopted|accepted|took up|funded) (?:it|this|them|that)\b/i,
  // What was learned is no deed.
  /^(?:i )?(?:also )?(?:spent|spend|took|devoted) (?:some|much|a lot of|considerable|a great deal of|most of my|extra) time (?:in |on |to )?(?:learn|study|familiar|reading|get)/i,
  /^(?:i )?(?:also )?did some\b|^i had to\b/i,
  /^(?:i )?(?:also )?(?:developed?|gain(?:ed)?|acquired?|built|obtain(?:ed)?|demonstrat(?:ed?)|show(?:ed|s)?) (?:an? |the |my |strong |full |in-depth |thorough |broad |working )*(?:proficiency|expertise|knowledge|understanding|familiarity|fluency)\b/i,
  // What there is at a place.
  /^(?:(?:currently|today|now|presently|at present|as of [a-z]* ?\d{4}),? )?there (?:is|are|was|were|have been|has been) /i,
  // "Close contact with residents" closed nothing.
  /^closed? (?:the |an? )?(?:contact|collaboration|cooperation|attention|relationship|communication|partnership|monitoring|supervision|coordination)s? (?:with|to|of)\b/i,
  // "Other duties as assigned", "Completed all assigned tasks": any duty, named by nothing.
  /^(?:[a-z]+(?:,? and)? ){0,3}(?:(?:all|any|other|various|miscellaneous|additional|daily|related) ){0,2}(?:assigned (?:tasks|duties|work|projects|jobs|assignments)|(?:tasks|duties|work|projects|jobs|assignments|responsibilities) (?:as|that (?:was|were)|when)? ?(?:assigned|directed|instructed|required|requested|needed))(?: (?:by|to|from|in|on|as|within|with) [a-z' ]{1,60})?$/i,
  // What somebody likes to do beside the work.
  /^(?:(?:my|personal|other) )?(?:hobbies|interests|pastimes)\b/i,
  /^(?:i )?(?:enjoy|love|like)s? (?:to |the |all |[a-z]+ing\b)/i,
  /^(?:an? )?(?:avid|passionate about|enthusiastic about|fond of|interested in)\b/i,
  // What was asked for, how long it lasted, who stood above, and what was learned.
  /^(?:(?:being|must be|is|was|am) )?able to\b/i,
  /^(?:over |more than |about )?\d{1,2}\+? (?:years?|months?)(?:'|,| and \d{1,2} months?)? (?:of )?(?:[a-z-]{1,20} ){0,3}experience\b/i,
  /^reported (?:directly )?to (?!\d)/i,
  /^(?:was )?trained (?:as|in|for|by) (?!.{0,200}\d)/i,
  // "1713 TRN Tides, a study of …", "April 2003 Managing Tides": a course or a talk by its title.
  // "400 MW Solar plant", "1200 HVAC Units installed": an amount, and what was done.
  /^\d{3,4} ?(?!(?:[KMGT](?:W[HP]?|VA?R?|B|HZ)|[CKMN]?M|KG|MT|LBS?|HP|RPM|PSI|BTU|TR|CF[MS]|GP[DHM]|M[GL]D|TP[ADHSY]|BPD|BBL|TEUS?|SQ(?:FT|M)|SFT?|USD|EUR|GBP|CAD|AUD|INR|US|UK|EU) )[A-Z]{2,5} [A-Z](?!.{0,300} (?:[a-z]{2,20}ed|built|made|wrote|ran|led|drew|won|sold|cut|set up)(?![a-z]))/,
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d [A-Z][a-z]+ing\b/,
  // A template's advice to whoever fills it in.
  /^(?:please )?(?:use|replace|delete|edit|customize) this\b/i,
  // "from 1+ year to Automation of …": a range that ends in the words of another line.
  /\bfrom [$€£~<>]?\d\S{0,12}(?: [a-z%]{1,20}){0,2} to (?=[A-Z][a-z])(?!(?:Zero|None|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Under|Less|Below|Over|Nearly|About|January|February|March|April|May|June|July|August|September|October|November|December|Present)\b)/,
  // "… in charge of the": cut where it goes on.
  / (?:the|and|an?|or|our|their|its|including|such as|with an? (?:view|aim|focus|goal)|specializing|consisting|resulting|focusing|involving)$/i,
  // "from J year of age": a letter where a figure stood.
  /\b(?:from|to|of|over|under|for|aged) (?:[B-HJ-Z]|[lI]) (?:years?|months?|weeks?|days?|hours?|percent)\b/,
]

/** Whether a line says nothing of the person's work: never told, and never quoted as a record. */
export function saysNothing(line: string): boolean {
  const plain = line
    .replace(/[“”"]/g, '')
    .replace(/[\s.…;,]+$/, '')
    .trim()
  return NOTHING.some((shape) => shape.test(plain))
}
