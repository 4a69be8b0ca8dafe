/** Sentences to fill in, in the words of the petitioner's own endeavor: what a letter needs of an answer, with a gap for each part of it. */
import type { CaseFile } from '../../domain/petition/case-file.ts'
import { subjectOf } from '../../domain/petition/subject-of.ts'

/** By question; `work`: what the endeavor is about. */
const PATTERNS: Readonly<Record<string, (work: string) => string>> = {
  problem: () => '[Who] cannot [do what], because [why]. As a result, [what goes wrong, and how often].',
  'usual-practice': () => 'Today [who] [does what]. This falls short because [why].',
  method: (work) => `For ${work} I first [do what]. Then I [do what]. The step in which [what happens] is my own; [what] was known before.`,
  users: (work) => `The first users of ${work} will be [who, and how many]. After them [who] will use it.`,
  vehicle: () => 'I will do this work as an employee of [name], which has agreed to [how many hours a week].',
  merit: (work) => `[Who, other than you] counted [how many of what, found or saved] with ${work} in [year]. [Which report, with its month and year] shows the count.`,
  'who-counted': () => '[Who] counted the effect from [which record]. [Who] has [what to do with me, or nothing].',
  'how-counted': () => 'The count covers [how many] of [how many in all] from [month and year] to [month and year]. Before, the figure was [figure].',
  beyond: (work) =>
    `[How many users, and of which state, or the names of two] have used ${work} [with or without] my help since [month and year]. They [do or do not] employ me and [do or do not] pay me.`,
  'use-in-detail': (work) => `[Which company, agency, or group] has used ${work} [how often, such as each season] since [month and year].`,
  route: (work) => `${work.replace(/^./, (letter) => letter.toUpperCase())} is [published under which license, or free to whom]. It is in [which public repository, journal, or manual].`,
  priority: () => 'The [title of the document], which [which body] issued in [month and year], says on page [number]: “[its words]”.',
  education: () => 'My thesis [dealt with or measured] [what].',
  occupation: () => 'I will work as a [occupation]. The [source, with its year] says that the occupation normally requires a [degree].',
  result: (work) => `With ${work} I lowered [what] from [figure] in [year] to [figure] in [year]. [Which report] shows both figures.`,
  'own-part': () => '[Who] did [what]. [What] was mine alone.',
  plan: () => 'By [month and year] I will [release, test, or publish] [what]. By [month and year] I will [do what].',
  means: (work) => `I work on ${work} [how many hours] a week, which [who] has agreed to in writing. [Who] pays [sum] for [what].`,
  progress: (work) => `I [published, released, or finished] [which version] of ${work} in [month and year]. The record of changes [is or is not] public.`,
  interest: (work) => `[Who] wrote in [month and year] that [it or they] will [use or test] ${work} in [year].`,
  impractical: () => '[Most, half, or a part] of this work is [outside of or a part of] my position. [Which letter or job description, with its month and year] says so.',
  benefit: () => 'Others can [do what]. The [rule, table, or tool] for [what] does not exist yet. [Which letter, with its month and year] says so.',
  urgency: () => 'The [rule, plan, or season] for [what] [begins, takes effect, or is due] in [month and year].',
}

/** The sentence to fill in for a question; undefined where it has none. Before the endeavor is chosen, it is the one that the petitioner brought. */
export function answerPatterns(file: CaseFile): (question: string) => string | undefined {
  const own = file.candidates.find(({ from }) => from === 'customer')
  const subject = subjectOf(file.lock !== null || own === undefined ? file : { ...file, lock: { text: own.text, at: '', by: '' } })
  const work = subject === 'the endeavor' ? 'the work' : subject
  return (question) => PATTERNS[question]?.(work)
}
