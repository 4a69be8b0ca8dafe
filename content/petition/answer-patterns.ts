/** Sentences to fill in, in the words of the petitioner's own endeavor: what a letter needs of an answer, with a gap for each part of it. */
import type { CaseFile } from '../../domain/petition/case-file.ts'
import { subjectOf } from './letter/subject.ts'

/** By question; `work`: what the endeavor is about. */
const PATTERNS: Readonly<Record<string, (work: string) => string>> = {
  problem: () => '[Who] cannot [do what], because [why]. As a result, [what goes wrong, and how often].',
  'usual-practice': () => 'Today [who] [does what]. This falls short because [why].',
  method: (work) => `For ${work} I first [do what]. Then I [do what]. The step in which [what happens] is my own; [what] was known before.`,
  users: (work) => `The first users of ${work} will be [who, and how many]. After them [who] will use it.`,
  vehicle: () => 'I will do this work as an employee of [name], which has agreed to [how many hours a week].',
  merit: (work) => `Where ${work} was used, [what was counted] went from [figure] in [year] to [figure] in [year]. [Who] counted it from [which record].`,
  'who-counted': () => '[Who] counted the effect from [which record]. [Who] has [what to do with me, or nothing].',
  'how-counted': () => 'The count covers [how many] of [how many in all] from [month and year] to [month and year]. Before, the figure was [figure].',
  beyond: (work) => `[Which company, agency, or group] has used ${work} since [month and year]. It has never employed or paid me, and it [is or is not] a client of my employer.`,
  'use-in-detail': (work) => `At [place], [who] has used ${work} since [month and year], [how often]. Before that, [they did what].`,
  route: (work) => `${work.replace(/^./, (letter) => letter.toUpperCase())} is [published, taught, or licensed] by [whom] at [where] since [month and year].`,
  priority: () => 'The [title of the document], which [which body] issued in [month and year], says on page [number]: “[its words]”.',
  education: (work) => `My thesis at [school] was on [what], which ${work} uses for [what].`,
  occupation: () => 'I will work as a [occupation]. The [source, with its year] says that the occupation normally requires a [degree].',
  result: () => 'Before [what I did], [what was counted] was [figure] a year. In the year after it was [figure]. [Who] counted both from [which record].',
  'own-part': () => '[Who] did [what]. [What] was mine alone.',
  plan: (work) => `By [month and year] I will [do what], and [which report or page] will show it. By [month and year] [who] will have used ${work} at [how many places].`,
  means: (work) => `I work on ${work} [how many hours] a week, which [who] has agreed to in writing. [Who] pays [sum] for [what].`,
  progress: () => 'I [finished, published, or tested] [what] in [month and year].',
  interest: (work) => `[Who] wrote in [month and year] that [it will do what] with ${work}.`,
  impractical: (work) => `The work on ${work} serves [whom]. No one of them could offer a position for it, because [why].`,
  benefit: (work) => `Others can [do what]. [What part] of ${work} does not exist yet, and [who] has written that [it will not make it].`,
  urgency: () => '[What] [begins or ends] on [date], as [which document] says.',
}

/** The sentence to fill in for a question; undefined where it has none. Before the endeavor is chosen, it is the one that the petitioner brought. */
export function answerPatterns(file: CaseFile): (question: string) => string | undefined {
  const own = file.candidates.find(({ from }) => from === 'customer')
  const subject = subjectOf(file.lock !== null || own === undefined ? file : { ...file, lock: { text: own.text, at: '', by: '' } })
  const work = subject === 'the endeavor' ? 'the work' : subject
  return (question) => PATTERNS[question]?.(work)
}
