/** What a person did, one fact for each bullet or sentence, tied to a position only where the resume ties it. */
import { isPlace } from '../resume/header-words.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { isContactLine } from '../resume/resume-top.ts'
import { paragraphsOf, sentencesOf } from '../resume/wrapped-text.ts'
import { actionOf, measuresOf, objectOf } from './achievement-words.ts'
import type { AchievementFact } from './person-facts.ts'

export type ReadAchievement = Omit<AchievementFact, 'id'>

const MAX_ACHIEVEMENTS = 400
const TOOLS_LABEL = /^(?:(?:key )?(?:tools|technologies|technology|tech stack|stack|environment|skills(?: used)?|software|hardware|operating systems?|languages?|databases?|platforms?|team size|client|project(?: name| title)?|role|duration|supervisor|salary|location|url|website|reason for leaving|references?|period|domain))(?:\s+(?:used|and tools))?\s*[:–-]/i

/** @param width letters on a full line of the column, where the lines given are too few to tell */
export function achievementsIn(lines: ResumeLine[], roleId: string | null, width = 0): ReadAchievement[] {
  return paragraphsOf(beforeContact(lines), width)
    .flatMap(({ text, bullet, first }) => (bullet ? [text] : sentencesOf(text)).map((part) => ({ text: part.replace(/^[-–—•·*]\s*/, '').trim(), bullet, first })))
    .filter(({ text, bullet }) => tellsOfWork(text, bullet) && !isAddressedToMachine(text))
    .slice(0, MAX_ACHIEVEMENTS)
    .map(({ text, first }) => {
      const { measures, isResult } = measuresOf(text)
      return {
        origin: 'resume',
        place: { page: first.page + 1, line: first.number, quote: text },
        certainty: 'sure',
        roleId,
        text,
        action: actionOf(text),
        object: objectOf(text),
        measures,
        isResult,
      }
    })
}

function tellsOfWork(text: string, bullet: boolean): boolean {
  const words = text.split(/\s+/).length
  if (words < 3 || isPlace(text) || TOOLS_LABEL.test(text)) return false
  // A short line that is no bullet and no sentence is a heading within the position ("Project: Data migration").
  return bullet || words > 5 || /[.!]$/.test(text) || actionOf(text) !== null
}

/** In a resume whose side column comes last, the contact details follow the last duty. */
function beforeContact(body: ResumeLine[]): ResumeLine[] {
  const at = body.findIndex((line) => !line.bullet && line.gapBefore && isContactLine(line.text))
  return at < 0 ? body : body.slice(0, at)
}
