/** Whether an asset's object is what a problem is about: compared word by word on the object itself, never on a whole line. */
import type { Asset } from './assets.ts'
import { AMBIGUOUS, EVERYWHERE, OFTEN } from './common-words.ts'
import { holdsCue, searchableLine } from './evidence.ts'
import type { DraftingKnowledge, Problem, ProblemArea } from './problem-area.ts'
import { likenessOf } from './problem-match.ts'
import { topicStems } from './topic-fit.ts'

type Vocabulary = { stems: Map<string, number>; /** Stems of the problem’s own cues. */ chosen: ReadonlySet<string>; phrases: readonly string[]; words: readonly string[] }

const vocabularies = new WeakMap<DraftingKnowledge, Map<string, Vocabulary>>()

const stemsOfCues = (cues: Iterable<string>) => [...cues].filter((cue) => !cue.includes(' ')).flatMap((cue) => topicStems(cue.replace('$', '')))

/** What a word that was not chosen for the problem is worth in the person's own field. */
const STEM = 0.55

/** Words of loose meaning in every field. */
const LOOSE = new Set([
  ...stemsOfCues([...EVERYWHERE, ...OFTEN]),
  ...stemsOfCues(
    'web online site digital health event trade show technical support media user employee business market image information equipment personnel material facility room home food public local small first daily meeting branch field group line letter paper care standard goods right visitor season office review regular managing distributor initiative direct direction goal'.split(
      ' ',
    ),
  ),
])
/** Words that mean one thing in their own field and others elsewhere. */
const LOOSE_ELSEWHERE = new Set([...LOOSE, ...stemsOfCues(AMBIGUOUS)])

function vocabularyOf(knowledge: DraftingKnowledge, id: string): Vocabulary {
  let all = vocabularies.get(knowledge)
  if (!all) {
    const own = knowledge.areas.flatMap(({ problems }) => problems.map((problem) => ({ problem, stems: headStems(problem) })))
    const bearers = new Map<string, number>()
    for (const { stems } of own) for (const stem of stems) bearers.set(stem, (bearers.get(stem) ?? 0) + 1)
    all = new Map(
      own.map(({ problem, stems }): [string, Vocabulary] => [
        problem.id,
        {
          // A word that many problems share tells none of them.
          stems: new Map([...stems].map((stem) => [stem, 1.4 / Math.sqrt(bearers.get(stem) ?? 1)])),
          chosen: new Set(
            topicStems(
              problem.cues
                .filter((cue) => !cue.includes(' '))
                .map((cue) => cue.replace('$', ''))
                .join(' '),
            ),
          ),
          phrases: problem.cues.filter((cue) => cue.includes(' ') && !AMBIGUOUS.has(cue) && !OFTEN.has(cue) && !EVERYWHERE.has(cue)),
          words: problem.cues.filter((cue) => !cue.includes(' ') && !EVERYWHERE.has(cue) && !OFTEN.has(cue) && !AMBIGUOUS.has(cue)),
        },
      ]),
    )
    vocabularies.set(knowledge, all)
  }
  return all.get(id) ?? { stems: new Map(), chosen: new Set(), phrases: [], words: [] }
}

const headStems = ({ topic, subject, aim, cues }: Problem) => new Set(topicStems([topic, subject, aim, ...cues.map((cue) => cue.replace('$', ''))].join(' ')))

/** 0 where they share nothing; about 1 for one telling word, 2 and more for two of them or a phrase. `ofField`: the person works in the field, where its plain words mean what they say. */
export function objectFit(asset: Pick<Asset, 'about'>, problem: Problem, ofField: boolean, knowledge: DraftingKnowledge): number {
  const { stems, chosen, phrases, words } = vocabularyOf(knowledge, problem.id)
  const phrase = phrases.filter((cue) => holdsCue(asset.about, cue)).length
  const told = words.filter((cue) => holdsCue(asset.about, cue)).length
  const shared = [...new Set(topicStems(asset.about))].filter((stem) => stems.has(stem))
  const sum = (some: readonly string[]) => some.reduce((total, stem) => total + (stems.get(stem) ?? 0), 0)
  const loose = ofField ? LOOSE : LOOSE_ELSEWHERE
  // One shared word is chance; a word that was chosen for the problem, or two shared ones, are not.
  const telling = phrase * 1.4 + told * 0.8 + shared.filter((stem) => !loose.has(stem)).reduce((total, stem) => total + (stems.get(stem) ?? 0) * (ofField && !chosen.has(stem) ? STEM : 1), 0)
  // Words of loose meaning add to what is told; alone they tell nothing.
  return telling === 0 ? 0 : telling + (ofField ? sum(shared.filter((stem) => loose.has(stem))) * 0.5 : 0)
}

/** Least fit for an asset to stand for a problem, in the person's own field and elsewhere; a line of the field that holds a sure word of the problem is worth `ofLine`. */
export const LEAST_FIT = { ofField: 1, elsewhere: 2, ofLine: 0.8 }

/** How near a deed has to mean what the problem does: where it shares a sure word only with the field's own ones, and where it shares none. */
const LEAST_LIKENESS = { word: 3.8, none: 6.5 }

/** The words of a deed without those of `cues`, unless the problem is named by them. */
function without(about: string, cues: readonly string[], { topic, subject, aim }: Problem): string {
  const named = searchableLine(`${topic} ${subject} ${aim}`)
  return cues
    .filter((cue) => !holdsCue(named, cue))
    .reduce(
      (text, cue) => (cue.endsWith('$') || cue.length <= 4 ? text.replaceAll(` ${cue.replace('$', '')} `, ' ') : text.replace(new RegExp(` ${cue.replace(/[+#.]/g, '\\$&')}[^ ]*`, 'g'), '')),
      about,
    )
}

/**
 * Whether what was done, by its own words alone, is what the problem is about: the post it was done in and the field of the career do not
 * count, and the general words of the field only where they are words of the problem as well and the whole means it.
 */
export function namesProblem({ about, text }: Pick<Asset, 'about' | 'text'>, area: ProblemArea, problem: Problem, ofField: boolean, knowledge: DraftingKnowledge): boolean {
  const least = ofField ? LEAST_FIT.ofField : LEAST_FIT.elsewhere
  const names = (text: string) => objectFit({ about: text }, problem, ofField, knowledge) >= least
  if (names(without(about, area.cues, problem))) return true
  const shared = new Set(problem.cues)
  const general = area.cues.filter((cue) => !shared.has(cue))
  return likenessOf(without(text, general, problem), problem, knowledge) >= (names(without(about, general, problem)) ? LEAST_LIKENESS.word : LEAST_LIKENESS.none)
}
