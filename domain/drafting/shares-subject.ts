/** Whether a line that is told as a ground of an endeavor is about its subject: by a word of its own, not by a verb or a word of every office. */
import { holdsCue, isOfAnyTitle, searchableLine, sureness } from './evidence.ts'
import type { OwnObject } from './own-object.ts'
import type { Problem } from './problem-area.ts'
import { topicStems } from './topic-fit.ts'

/** What stands in the lines of every trade, and what outputs of every kind are called. */
const GENERAL = new Set(
  topicStems(
    'training trainee train employee business company customer client market marketing project product quality operation operational activity member information document documentation review check checklist template form worksheet manual guidebook library example sample log map sheet note schedule cost budget price sale value level practice standard procedure policy goal task duty role staff skill technology digital computer material equipment facility resource performance development improvement efficiency planning strategy analysis evaluation assessment measurement comparison monitor control coordination communication meeting event user site office field area change issue problem solution hour daily monthly yearly annual current different several various main key order',
  ),
)
/** Words that tell what was done and not what it was done to. */
const DEED =
  /^(?:measur|shar|evaluat|assess|analy[sz]|stud|compar|estimat|predict|improv|reduc|increas|mov|run|plan|manag|learn|train|teach|control|review|effect|impact|approach|perform|find|keep|catch|stop|start|pay|bring|spread|know|lead|writ|handl|prepar|process|maintain|monitor|coordinat|organi[sz]|creat|design|receiv|collect|check|sav|chang|record|report|answer|choos|decid)/

/** Units, parts of a house, and extents: with nothing else they name no subject. */
const NO_SUBJECT = /^(?:dollar|million|thousand|percent|division|department|team|group|operat|customi[sz]|intern|national|region|global|visib|success|high|volum|technic|systemati|method)/

/** Whether the name of a work tells what it is on: "seasonal lines", and neither "customized programs" nor "projects ranging". */
export function tellsSubject(phrase: string): boolean {
  const named = phrase.replace(/(?<=[^s]s) [a-z]+(?:ing|ed)$/, '')
  const stems = topicStems(named).filter((stem) => !NO_SUBJECT.test(stem))
  // Two plain words tell it together: "impact assessment tools".
  return stems.length > 1 || stems.some((stem) => !GENERAL.has(stem) && !DEED.test(stem))
}

type Line = { clause: string; result: string | null }

/** `ofField`: the person works in the field, where its plainer words mean what they say. */
export function sharesSubject(
  { clause, result }: Line,
  problem: Pick<Problem, 'topic' | 'subject' | 'aim' | 'cues'> & { outputs: readonly string[] },
  object: Pick<OwnObject, 'phrase'> | null,
  ofField: boolean,
): boolean {
  const line = `${clause} ${result ?? ''}`
  // What an aim begins with is its verb.
  const aim = problem.aim.split(' ').slice(1).join(' ')
  const about = new Set(topicStems(object === null ? [problem.topic, problem.subject, aim, ...problem.outputs].join(' ') : object.phrase))
  if (topicStems(line).some((stem) => about.has(stem) && !GENERAL.has(stem) && !DEED.test(stem))) return true
  const text = searchableLine(line)
  return object === null && problem.cues.some((cue) => sureness(cue) >= (ofField ? 0.5 : 1) && !isOfAnyTitle(cue) && holdsCue(text, cue))
}
