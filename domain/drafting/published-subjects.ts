/** What a person's publications are about: the noun phrases that come back in their titles. */
import { isInTitleCase } from './titled-object.ts'

/** Words that stand in titles of every field, or join others. */
const PLAIN = new Set(
  'a an the of in on for to from with without by at as and or its their this that these those is are be can do does how why what when which who it we our you your using use used via based through toward towards under over between among against across within into during after before about beyond new novel approach approaches analysis study studies case effect effects impact impacts role roles review survey method methods model models framework system systems application applications evaluation investigation experimental numerical theoretical design development influence comparison overview introduction perspective perspectives evidence paper report understanding improving improved efficient effective robust fast simple towards large small high low different multiple data results problem problems time first second part some more less than vs versus i ii iii international journal proceedings conference effectiveness assessment challenges opportunities trends future issues exploring enhancing'.split(
    ' ',
  ),
)
/** A phrase does not end in what only describes. */
const NO_HEAD =
  /(?:american|african|asian|european|english|chinese|indian|al|ive|ous|ary|able|ible|ful|less|ant|ed|ly|wide|aware|driven|enabled|oriented|specific|scale|dependent|free|order|dimensional|art|non)$/i
const NO_HEAD_BUT =
  /(?:animal|mineral|material|metal|signal|potential|hospital|retrieval|survival|removal|trial|crystal|journal|coral|tool|additive|seed|need|feed|plant|cable|vegetable|family|assembly|supply|anomaly|polymer|contaminant|pollutant|coolant|surfactant|infant|implant|library|boundary)$/i

export type PublishedSubject = { phrase: string; /** Places of the titles that hold it. */ titles: readonly number[] }

const plainWord = (word: string) => word.toLowerCase().replace(/s$/, '')

/** Lowercase but for abbreviations and names of things: "IoT", "SARS-CoV-2", and what alone has a capital among small words: "Mass-type". */
const inSentence = (word: string, isName: boolean) => (!isName && /^[A-Z][a-z]+(?:-[A-Z]?[a-z]+)*$/.test(word) ? word.toLowerCase() : word)

function phrasesOf(title: string): Map<string, string> {
  const found = new Map<string, string>()
  // "Quill: a toolbox for …": the name of a thing.
  const said = title.replace(/^\S+(?: \S+){0,2}: /, '')
  for (const part of said.split(/[:;,.?!()–—“”"]| - /)) {
    const words = part.trim().split(/\s+/).filter(Boolean)
    const named = words.length > 3 && !isInTitleCase(words)
    for (const length of [3, 2])
      for (let at = 0; at + length <= words.length; at++) {
        const run = words.slice(at, at + length)
        const last = run.at(-1) ?? ''
        if (run.some((word) => !/^[A-Za-z][A-Za-z-]{2,}$/.test(word) || PLAIN.has(word.toLowerCase())) || (NO_HEAD.test(last) && !NO_HEAD_BUT.test(last))) continue
        found.set(run.map(plainWord).join(' '), run.map((word, n) => inSentence(word, named && at + n > 0)).join(' '))
      }
  }
  return found
}

const SUBJECTS = 2
const TITLES_LEAST = 2

/** The phrases that come back in most titles, longer ones first; none shares a word with an earlier one. */
export function publishedSubjects(titles: readonly string[]): PublishedSubject[] {
  const held = new Map<string, { phrase: string; titles: number[] }>()
  titles.forEach((title, at) => {
    for (const [key, phrase] of phrasesOf(title)) {
      const known = held.get(key)
      if (known) {
        known.titles.push(at)
        // One of them shows that it is a name.
        if (/[A-Z]/.test(phrase) && !/[A-Z]/.test(known.phrase)) known.phrase = phrase
      } else held.set(key, { phrase, titles: [at] })
    }
  })
  const ranked = [...held].filter(([, { titles: at }]) => at.length >= TITLES_LEAST).sort(([a, one], [b, other]) => worth(b, other.titles) - worth(a, one.titles))
  const chosen: PublishedSubject[] = []
  const taken = new Set<string>()
  for (const [key, subject] of ranked) {
    if (chosen.length === SUBJECTS) break
    const words = key.split(' ')
    if (words.some((word) => taken.has(word))) continue
    for (const word of words) taken.add(word)
    chosen.push(subject)
  }
  return chosen
}

const worth = (key: string, titles: readonly number[]) => titles.length + (key.split(' ').length - 2) * 0.75
