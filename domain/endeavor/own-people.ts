/** Those who stand under the person, pay, or are served by the person: “my doctoral students at the institute” tells of a post that is held. */

const NOTHING = /(?!)/
/** What makes each of them so in a resume that does not name them. */
const RELATIONS: readonly (readonly [string, RegExp])[] = [
  ['students?|pupils?|class(?:es)?', /\b(?:taught|teach\w*|students?|pupils?|lectur\w*|professor|instruct\w*|tutor\w*|precept\w*|mentor\w*|coach\w*)\b/i],
  [
    'teams?|staff|crews?|groups?|subordinates?|employees|deput(?:y|ies)',
    /\b(?:teams?|staff|crews?|groups?|supervis\w*|manag(?:e|ed|es|er|ers|ing)|led|lead\w*|head(?:ed|s|ing)?|direct(?:ed|s|or|ing)|ran|run(?:s|ning)?)\b/i,
  ],
  ['trainees?|mentees?|interns?', /\b(?:train\w*|mentor\w*|interns?)\b/i],
  ['clients?|customers?', /\b(?:clients?|customers?|consult\w*)\b/i],
  ['patients?', /\b(?:patients?|nurs\w*|clinic\w*|physicians?|doctors?|therap\w*|surg\w*|midwi\w*|dent\w*)\b/i],
  ['labs?|laborator(?:y|ies)', /\blab(?:s|orator(?:y|ies))?\b/i],
  [
    'seminars?|apprentices?|residents?|fellows?|assistants?|successors?|followers|subscribers|investors?|donors?|sponsors?|backers|tenants|franchisees?|faculty|co-?founders?|co-?authors?|co-?inventors?|co-?owners?|publishers?|readers|listeners|viewers|audience|congregation|charity|parish|channel|podcast|column|newsletter|blog|show|journal|foundation|chair|series|studio|spin-?offs?|spin-?outs?',
    NOTHING,
  ],
]
const MY_PEOPLE = new RegExp(
  `\\b[Mm]y ((?:(?!(?:no|not|an?|the|will|would|can|could|may|is|are|has|have)\\b)(?:[\\p{L}’'-]*(?:[^s\\P{L}]|ics|ss|us|['’]s|ales|tions)) ){0,3}?(${RELATIONS.map(([words]) => words).join('|')}))(?=[,.;]|$| (?:at|of|in|from|on|for|with|to|by|will|would|can|could|may|shall|should|and|or|who|that|as|across|through)\\b)(?: (?:at|of|in|from|on) ([^,.;]{3,80}))?`,
  'gu',
)
const PREDICATE = / (?:will|would|can|could|may|shall|should|to|and|or|who|that) /

export type OwnPeople = { whole: string; people: string; noun: string; where: string; madeBy: RegExp }

/** The people or bodies that a sentence calls “my”, and where they are. */
export function ownPeople(sentence: string): OwnPeople[] {
  return [...sentence.matchAll(MY_PEOPLE)].map(([whole, people = '', noun = '', where = '']) => {
    const madeBy = RELATIONS.find(([words]) => new RegExp(`^(?:${words})$`).test(noun))?.[1] ?? NOTHING
    return { whole, people, noun, where: where.split(PREDICATE)[0] ?? '', madeBy }
  })
}
