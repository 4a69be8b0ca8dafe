/** What an American copy editor mends in a clause of a resume without a second look; nothing that changes what it says. */

const MENDED: readonly (readonly [RegExp, string])[] = [
  // "a 10 year plan"
  [/(?<![\d.,$])\b([2-9]|\d{2,3}) (year|month|week|day|hour|minute|mile|acre|inch|foot) (?=(?!olds?\b|or\b|and\b|to\b)[a-z]+)/g, '$1-$2 '],
  [
    /(?<![\d.,$])\b([2-9]|\d{2,4}) (bed|story|member|person) (?=(?:[a-z]+ )?(?:hospital|facility|ward|clinic|center|home|building|structure|hotel|team|staff|crew|board|committee|group|department)\b)/g,
    '$1-$2 ',
  ],
  // Two sentences joined by a comma.
  [/, (this|it|they|these) (was|were|is|are|has|had|required|allowed|led|helped|resulted|included|enabled|saved|reduced|increased|cut|improved) /g, '; $1 $2 '],
  [/\be-mail(s?)\b/g, 'email$1'],
  [/\bprogramme(s?)\b/g, 'program$1'],
  [/\bin order to\b/g, 'to'],
  [/ \/ /g, '/'],
  [/\$(\d[\d.,]*) ?(?:MM|mm|Mn|mn|M)\b(?!\+)/g, '$$$1 million'],
  [/\$(\d[\d.,]*) ?(?:BN|Bn|bn|B)\b(?!\+)/g, '$$$1 billion'],
  [/(\d) %/g, '$1%'],
  // "monitored patient's pulse"
  [/\b((?:[a-z]+ed|and|of|with|for|on) )(patient|customer|client|student|employee|resident|member|guest|user)['’]s (?=[a-z])/g, "$1$2s' "],
  // "both tides, ports and ferries"
  [/\bboth ((?:[a-z-]+ ){0,2}[A-Za-z-]+, (?:[a-z-]+ ){0,2}[a-z-]+,? and )/g, '$1'],
  // "three mergers 2005-2010"
  [/\b([a-z]+s) ((?:19|20)\d\d) ?[-–] ?((?:19|20)\d\d)$/g, '$1 from $2 to $3'],
  // "company wide", "award winning", "nation-wide"
  [/\b(company|organization|enterprise|system|industry|plant|campus|school|district|agency|department|county|city|hospital|university)[ ]wide (?=[a-z])/g, '$1-wide '],
  [/\b(nation|world|state)[ -]wide\b/g, '$1wide'],
  [/\b(award)[ ](winning) (?=[a-z])/g, '$1-$2 '],
  // "developed variety of meals"
  [
    /((?:^|\band )(?:[a-z]+ed|built|led|wrote|ran|made|drew|sold|taught) |\b(?:with|in|on|for|from|through|across|using) )((?:wide |broad |diverse |large )?(?:variety|wide range|broad range|range|series|wealth) of )/g,
    '$1a $2',
  ],
  // "translated letters in to Spanish"
  [/\b((?:translat|convert|turn|transform|translate|merg|divid|incorporat|integrat)(?:ed|ing) (?:[a-z-]+ ){1,6})in to (?=[a-zA-Z])/g, '$1into '],
  [/\bweb site(s?)\b/g, 'website$1'],
  [/\butilizing\b/g, 'using'],
  [/\b(including|such as): (?=[a-z])/gi, '$1 '],
  [/\$ (?=\d)/g, '$'],
  [/(\d) (?:Million)\b/g, '$1 million'],
  [/(\d) (?:Billion)\b/g, '$1 billion'],
  [/(\$\d[\d.,]*(?: (?:million|billion|thousand))?) dollars\b/g, '$1'],
  // "fix there networks"
  [
    /\b(understand|connect|share|organize|improve|manage|fix|raise|lower|reduce|increase|track|use|plan|run|keep|grow|sell|build|test|prove|with|of|from|about) there (?!is\b|are\b|was\b|were\b|will\b|and\b|or\b|to\b|for\b|in\b|on\b|as\b|by\b|when\b|with\b|at\b|before\b|after\b|too\b)(?=[a-z]+)/g,
    '$1 their ',
  ],
  // "find where there nets are torn"
  [/\bwhere there (?=[a-z]+[^s\W]s (?:are|were|have|get|lose|waste|go|come|do)\b)/g, 'where their '],
  // "several RFI's", "RFP's and bids": an abbreviation in the plural takes no apostrophe; before a noun it may own it.
  [/\b([A-Z]{2,5})['’]s(?=$|[,;.)]| (?:and|or|for|to|from|in|with|on|by|of|at|as|per|across|within|using|including)\b)/g, '$1s'],
  // "in 92% repair rate"
  [
    /\b(in|with|at|for|achieving|maintaining|achieved|maintained) ((?:8|11|18|8\d)(?:\.\d+)?%) (?=(?:[a-z]+ ){0,2}(?:rate|increase|decrease|reduction|improvement|growth|gain|rise|drop|decline)\b)/g,
    '$1 an $2 ',
  ],
  [/\b(in|with|at|for|achieving|maintaining|achieved|maintained) (\d+(?:\.\d+)?%) (?=(?:[a-z]+ ){0,2}(?:rate|increase|decrease|reduction|improvement|growth|gain|rise|drop|decline)\b)/g, '$1 a $2 '],
]

export const copyEdited = (clause: string): string => MENDED.reduce((said, [found, instead]) => said.replace(found, instead), clause)
