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
  [/\bweb site(s?)\b/g, 'website$1'],
]

export const copyEdited = (clause: string): string => MENDED.reduce((said, [found, instead]) => said.replace(found, instead), clause)
