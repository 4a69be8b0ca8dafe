/** Which fields and subjects are a person's own: by profession first, then by the lines of the resume. A subject of any other is a stranger's, however well it would fill a set. */
import type { PersonFacts } from '../person/person-facts.ts'
import type { Asset } from './assets.ts'
import { isOfProfession, PROFESSION, strongLines, sureness, withNamedField, type AreaEvidence, type EvidenceLine, type ProblemEvidence, type Support } from './evidence.ts'
import type { DraftingKnowledge } from './problem-area.ts'
import type { Matcher } from './problem-match.ts'

/** Words that mean one thing, and the lines they stand in, without which an occupation of many fields is none of them. */
const OF_CAREER = { words: 2, lines: 2 }
/** The same for a field of another profession, beside one that is the person's own and where there is none. */
const OF_LINES = { beside: 3, alone: 2, lines: 3 }
/** Publications or patents that show a field whatever the posts were. */
const PUBLISHED = 2
/** From this share of the career on a field is one whose every subject is of the profession. */
const MAIN = 0.75
/** With fewer subjects that something is about, those of the field that nothing is about stay: they are of the profession all the same. */
const SUBJECTS = 4
/** Down to here a line may lie from a subject of a field in which it is at home. */
const NEAR = 0

const WORKED: ReadonlySet<EvidenceLine['kind']> = new Set(['achievement', 'publication', 'patent'])
const ASKED: ReadonlySet<EvidenceLine['kind']> = new Set(['project', 'niche', 'aim'])

const asked = (supports: readonly Support[]) => supports.some(({ line }) => ASKED.has(line.kind))

/** Who works there, also beside the person: "a team of mechanical engineers". */
const TRADES = /(?:engineer|manager|developer|analyst|technician|scientist|director|designer|architect|teacher|physician|nurse)$/

/** Words that mean one thing and of which none begins another ("tax" and "taxation" are one); all that name who works there are one as well. */
function wordsOf(supports: readonly Support[]): number {
  const cues = [...new Set(strongLines(supports).map(({ cue }) => (TRADES.test(cue) ? 'trade' : cue.replace('$', ''))))]
  return cues.filter((cue) => !cues.some((other) => cue !== other && cue.startsWith(other))).length
}

const linesOf = (supports: readonly Support[], counts: (support: Support) => boolean) =>
  new Set(
    strongLines(supports)
      .filter(counts)
      .map(({ line }) => line.text),
  ).size

const isProfession = ({ area, ofCareer }: AreaEvidence, facts: PersonFacts, knowledge: DraftingKnowledge): boolean => ofCareer && isOfProfession(area, facts, knowledge)

function isCareer(one: AreaEvidence, facts: PersonFacts, knowledge: DraftingKnowledge): boolean {
  return isProfession(one, facts, knowledge) || (one.ofCareer && wordsOf(one.supports) >= OF_CAREER.words && linesOf(one.supports, () => true) >= OF_CAREER.lines)
}

/** A field that neither occupation nor titles tell: several lines of work or papers speak of it, and of somebody who has its problems. */
function isShownByLines({ supports, ofCareer, backed }: AreaEvidence, words: number): boolean {
  const published = linesOf(supports, ({ line }) => line.kind === 'publication' || line.kind === 'patent')
  const worked = linesOf(supports, ({ line }) => WORKED.has(line.kind) || line.kind === 'title')
  return backed && !ofCareer && wordsOf(supports) >= words && (worked >= OF_LINES.lines || published >= PUBLISHED)
}

/** A specialty of the same trade, by the group of the occupation, that a line of work speaks of: an obstetrician who treats hypertension. */
function ofTheTrade({ area, supports, ofCareer }: AreaEvidence, { occupations }: PersonFacts): boolean {
  const groups = new Set(occupations.filter(({ confidence }) => confidence >= PROFESSION.confidence).map(({ code }) => code.slice(0, 5)))
  return !ofCareer && area.occupations.some((code) => groups.has(code.slice(0, 5))) && linesOf(supports, ({ line }) => WORKED.has(line.kind)) > 0
}

/** Whether something of the person is about the subject: its own words in a line, or a deed that means it. */
function isShown({ problem, supports }: ProblemEvidence, assets: readonly Asset[], matcher: Matcher): boolean {
  if (asked(supports)) return true
  if (supports.some(({ line, cue }) => (WORKED.has(line.kind) || line.kind === 'license' || line.kind === 'degree') && sureness(cue) >= 1)) return true
  return assets.some((asset) => asset.kind !== 'award' && matcher.fit(asset, problem) >= NEAR)
}

/**
 * The fields that are the person's own, with the subjects of theirs that something in the resume is about. Where no field is sure, those of the
 * profession alone; where there is none either, all that was given: what is missing is asked for then.
 */
export function ownSubjects(
  areas: readonly AreaEvidence[],
  facts: PersonFacts,
  assets: readonly Asset[],
  matcher: Matcher,
  knows: (area: AreaEvidence) => boolean,
  knowledge: DraftingKnowledge,
): AreaEvidence[] {
  const career = areas.filter((one) => isCareer(one, facts, knowledge))
  // A career that nothing but one word bears out gives way to the field that titles, studies, and work name.
  const named =
    career.length > 0
      ? career
      : withNamedField(
          areas.filter(({ ofCareer }) => !ofCareer),
          facts,
        ).filter(({ ofCareer }) => ofCareer)
  const own = new Set(named.map(({ area }) => area))
  const words = named.length > 0 ? OF_LINES.beside : OF_LINES.alone
  const found = [...named, ...areas.filter((one) => !own.has(one.area) && (asked(one.supports) || ofTheTrade(one, facts) || (knows(one) && isShownByLines(one, words))))]
  // Where no field is the person's own, the occupation alone is left, and no other is more than words until most of the lines lie in it.
  if (found.length === 0) return areas.map((one) => (one.ofCareer ? one : { ...one, backed: false }))
  const shown = found.map((one) => {
    if (one.main >= MAIN) return one
    const problems = one.problems.filter((problem) => isShown(problem, assets, matcher))
    return problems.length === one.problems.length ? one : { ...one, problems }
  })
  return shown.reduce((sum, { problems }) => sum + problems.length, 0) >= SUBJECTS ? shown : found
}
