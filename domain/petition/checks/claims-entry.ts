/** The degree that entry into the occupation requires, beside the degrees that the petitioner holds: which of them meets it is asked. By words, read by a person. */
import { equivalences, degreeLevel } from '../fact-words.ts'
import { settledFacts, type CaseFact, type CaseFile } from '../case-file.ts'
import { sentencesOf, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree } from './told-sentences.ts'

/** Degrees that stand for themselves; another of the same height is another degree. */
const OWN_KIND = {
  pharmacy: 'Pharm\\.? ?D|Doctor(?:ate)? (?:of|in) Pharmacy|Pharmacy Doctor(?:ate)?',
  medicine: 'M\\.D|(?<!\\p{Ll}, |\\bof |\\bor )MD(?! ?\\d)|D\\.O\\.|Doctor(?:ate)? of (?:Osteopathic )?Medicine|medical degree',
  law: 'J\\.?D|Juris Doctor|Doctor of Jurisprudence|law degree',
  'veterinary medicine': 'D\\.?V\\.?M|V\\.?M\\.?D|Doctor of Veterinary Medicine|veterinary degree',
  dentistry: 'D\\.?D\\.?S|D\\.?M\\.?D|Doctor of Dental (?:Surgery|Medicine|Science)|dental degree',
  'physical therapy': 'D\\.?P\\.?T|Doctor(?:ate)? (?:of|in) Physical Therapy',
  'nursing practice': 'D\\.?N\\.?P|Doctor of Nursing Practice',
  audiology: 'Au\\.?D|Doctor(?:ate)? of Audiology',
  optometry: 'Doctor of Optometry',
  psychology: 'Psy\\.?D|Doctor of Psychology',
} as const
const RANKED = {
  philosophy: 'Ph\\.? ?D|D\\.?Phil|Doctor(?:ate)? of Philosophy',
  doctorate: 'doctorate|doctoral degree|Doctor of \\p{L}+',
  master: "master[’']?s?(?: degree)?|Master of \\p{L}+|M\\.S\\.?|M\\.?Sc|(?<=\\ban )MS|M\\.?S\\.?W|M\\.? ?Eng|M\\.?B\\.?A|M\\.?P\\.?H",
  bachelor: "bachelor[’']?s?(?: degree)?|baccalaureate(?: degree)?|Bachelor of \\p{L}+|B\\.S\\.?|B\\.?Sc|(?<=\\ba )BS|B\\.A\\.?|B\\.? ?Eng",
} as const
type Kind = keyof typeof OWN_KIND | keyof typeof RANKED
const KINDS = Object.entries({ ...OWN_KIND, ...RANKED }).map(([kind, names]) => ({ kind: kind as Kind, pattern: new RegExp(`(?<![\\p{L}.])(?:${names})(?![\\p{L}’'])`, 'iu') }))

/** The degrees that some words name. */
function degreesIn(text: string): { kind: Kind; words: string }[] {
  let rest = text
  return KINDS.flatMap(({ kind, pattern }) => {
    const found = pattern.exec(rest)
    if (found === null) return []
    // “Doctor of Pharmacy” is no other doctorate besides.
    rest = rest.replace(found[0], ' ')
    return [{ kind, words: /\.\p{L}$/u.test(found[0]) ? `${found[0]}.` : found[0] }]
  })
}

const RANK: Record<string, number> = { bachelor: 1, master: 2, doctorate: 3 }
const heightOf = (kind: Kind): number => RANK[kind] ?? 3

function meets(required: Kind, degree: CaseFact): boolean {
  const level = degreeLevel(degree)
  const own = degreesIn(degree.fields['degree'] ?? '')[0]?.kind
  if (own === required) return true
  if (required in OWN_KIND) return false
  // A doctorate that is named by its field alone may be one of philosophy.
  return required === 'philosophy' ? level === 'doctorate' && (own === undefined || own === 'doctorate') : (RANK[level] ?? 0) >= heightOf(required)
}

const REQUIRES =
  /\b(?:requires?|required|needs?|needed|necessary|mandatory|compulsory|asks? for|calls? for|demands?|insists? on|wants?|must (?:have|hold)|minimum|prerequisite|no one (?:enters|practices) without)\b/i
const OF_ENTRY =
  /\b(?:occupations?|professions?|positions?|posts?|jobs?|roles?|entry|enter(?:ing)?|description|licens\w+|practi[cs]\w+|employers?|hospitals?|firms?|states?|boards?|\p{Ll}{3,}(?:ists|ers|ors|ians|nurses))\b/iu
/** Said of some, of another time, or denied. */
const NOT_SO =
  /\b(?:not|no longer|no(?! one)|never|neither|nor|prefer\w*|optional|desirable|helpful|often|sometimes|some|few|used to|was|were|until|formerly|before (?:19|20)\d\d|in the past|would)\b/i
const OF_ME = /\b(?:I (?:need|want|must|will)|my (?:study|studies|visa|petition))\b/
/** What tells by which other degree the requirement is met. */
const SETTLES =
  /\b(?:equivalent|equivalency|equal|equat\w+|instead of|in place of|in lieu|accepted|accepts|counts? as|counted as|exempt\w*|waive[rsd]*|grandfathered|meets? (?:it|this|that|the requirement)|recogni[sz]ed as)\b/i
/** A license is given to those who meet what it requires: the question names it, and asks for nothing more. */
const LICENSED =
  /\bI (?:am|was|have been) (?:an? |now )?(?:licensed|registered)\b|\bI (?:hold|held|have|received) (?:an? |the |my )?(?:\p{L}+ ){0,4}?licen[cs]e\b|\b(?:by|with|under) (?:an?|my|the) (?:\p{L}+ ){0,4}?licen[cs]e\b/u
const NO_LICENSE = /\b(?:not|no|never|without|expired|lapsed|plan|hope|intend|will)\b/i
const CLAUSE = /[;:]|\. (?=\p{Lu})|, (?:and|but|while|though|although) | but /u

/** What entry requires, told by a sentence; empty where it is met or not said of all. */
function unmet(sentence: string, degrees: readonly CaseFact[], isOwnJob: boolean): string | null {
  for (const clause of sentence.split(CLAUSE)) {
    if (!REQUIRES.test(clause) || NOT_SO.test(clause) || OF_ME.test(clause) || (!isOwnJob && !OF_ENTRY.test(clause))) continue
    const required = degreesIn(clause)
    // Of “a master’s or a doctorate”, one is enough.
    if (required.length > 0 && !required.some(({ kind }) => degrees.some((degree) => meets(kind, degree)))) return required[0]!.words
  }
  return null
}

/** “The post requires a Pharm.D.”, of somebody whose highest degree is an M.S. */
export function claimsEntry(file: CaseFile, facts: readonly CaseFact[]): Doubt[] {
  const degrees = settledFacts(file, 'eb2.degree').filter(({ kind }) => kind === 'degree')
  if (degrees.length === 0) return []
  const highest = degrees.toSorted((one, other) => (RANK[degreeLevel(other)] ?? 0) - (RANK[degreeLevel(one)] ?? 0))[0]!
  const told = facts.filter(({ element, kind, source }) => (element === 'eb2.occupation' || element === 'p3.impractical') && kind === 'statement' && source.kind !== 'letter')
  const owned = told.filter(({ element }) => element === 'eb2.occupation').flatMap(({ text }) => sentencesOf(text))
  const settling = [...owned, ...equivalences(file).flatMap(({ text }) => sentencesOf(text))].filter((one) => SETTLES.test(one))
  return told.flatMap((fact) =>
    sentencesOf(fact.text)
      .flatMap((sentence) => {
        const words = unmet(sentence, degrees, fact.element === 'eb2.occupation')
        if (words === null) return []
        const kind = degreesIn(words)[0]?.kind
        // Five years after a bachelor's degree stand for a master's.
        if (kind === 'master' && file.options.eb2[0] === 'eb2-five-years') return []
        if (owned.some((one) => LICENSED.test(one) && !NO_LICENSE.test(one))) return []
        if (settling.some((one) => degreesIn(one).some((named) => named.kind === kind) || /\bmy (?:own )?(?:\p{Ll}+ )?degree\b/u.test(one))) return []
        return [
          disagree(
            { fact, sentence },
            `“${words}” is what is required here, and the highest degree that is told is another: “${short(highest.text)}” Ask which degree the post requires today, and by what you meet it: an equivalence, a license, a degree that is not told yet, or another occupation.`,
            highest.id,
          ),
        ]
      })
      .slice(0, 1),
  )
}
