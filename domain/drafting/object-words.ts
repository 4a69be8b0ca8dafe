/** A deed without what keeps its object from being seen: names of things and makes, sizes, and notes in brackets. */
import { withArticle } from '../endeavor/sentence-forms.ts'
import { HEAD_NOUNS } from './deliverable.ts'
import { isWord } from './spelling.ts'

const isHead = (word: string) => /^software$/i.test(word) || HEAD_NOUNS.has(word.toLowerCase().replace(/s$/, ''))
/** "snowbridge", "SALUDLIFT", "T-40": no word of the language. */
const isOwnName = (word: string) => /^[A-Za-z][\w.+-]{2,24}$/.test(word) && (/[A-Z].*[A-Z]|\d/.test(word) || !isWord(word.toLowerCase()) || /^[A-Z][a-z]+$/.test(word))
const ENDS = /^(?:for|of|to|in|on|at|by|with|from|that|which|and|using|used|based|written|,)$/

/** "a package quill for …": the name behind the noun that says what it is. */
function withoutNameBehind(text: string): string {
  const words = text.split(' ')
  return words
    .filter((word, at) => {
      const bare = word.replace(/[,;:.]+$/, '')
      const next = words[at + 1]
      return !(at > 1 && isHead(words[at - 1] ?? '') && isOwnName(bare) && !isHead(bare) && (next === undefined || bare !== word || ENDS.test(next)))
    })
    .join(' ')
}

/** "an Excel/VBA tool for …" → "a tool for …": in what it was written, where what it is for tells it apart. */
const WRITTEN_IN =
  /\b(an?|the) (?:(?:[A-Z][A-Za-z+#]*(?:\/[A-Z][A-Za-z+#]*)+|Excel|VBA|Access|Google Sheets|Power BI|Power Apps|MATLAB|LabVIEW) )((?:[a-z-]+ ){0,2}[a-z]+)(?= (?:for|to|of|that|which) )/g
const AMERICAN: Readonly<Record<string, string>> = {
  rumours: 'rumors',
  rumour: 'rumor',
  behaviour: 'behavior',
  colour: 'color',
  labour: 'labor',
  tumour: 'tumor',
  tumours: 'tumors',
  harbour: 'harbor',
  modelling: 'modeling',
  programme: 'program',
  programmes: 'programs',
  fibre: 'fiber',
  centre: 'center',
  centres: 'centers',
  labelling: 'labeling',
  catalogue: 'catalog',
  paediatric: 'pediatric',
  anaesthesia: 'anesthesia',
  vapour: 'vapor',
  odour: 'odor',
}
const BRITISH = new RegExp(`\\b(?:${Object.keys(AMERICAN).join('|')})\\b`, 'g')
const SIZES =
  /(?:(?<=^[A-Za-z]+ )|(?<= ))(?:\d[\d.,]*(?:[/x–-]\d[\d.,]*)? ?-?(?:kW|kVA|kV|MW|MWh|kWh|W|V|A|GHz|MHz|kHz|Hz|mm|cm|kg|nm|µm|um|bit|GB|TB|hp|tons?|tonnes?|gallons?|liters?)|[<>]?\d[\d.,]*[- ](?:person|page|hour|week|day|month|bed|item|module|channel|axis|level|step))(?= (?!of |period|span|time|term)[A-Za-z])/g

/** `deed`: a line or a clause that begins with its verb. */
export function withoutNames(deed: string): string {
  const plain = deed
    .replace(/["“‘]([^"”’]{2,40})["”’],? ?/g, '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\bopen source\b/gi, 'open-source')
    .replace(BRITISH, (word) => AMERICAN[word] ?? word)
    // "the FORDLINE routing model", "the HOME-Call score": what a thing is called, before what it is.
    .replace(/\b([Tt]he|[Aa]n?) (?:[A-Z]{7,}|[A-Z]{2,}-[A-Z][a-z]+|[A-Z][a-z]+[A-Z][A-Za-z]+) (?=[a-z])/g, '$1 ')
    // "the TVX-290 heat pump": a make before its noun.
    .replace(/\b([Tt]he|[Aa]n?) [A-Z]{1,4}[-\w]*\d[-\w]* (?=[a-z])/g, '$1 ')
    .replace(/\bfollow up\b(?= (?:for|of|to|program|care|service|after|with))/g, 'follow-up')
    // "Created Quill, open-source R package to …": what the named thing is.
    .replace(
      /^([A-Za-z]+(?:,? and [a-z]+)?) [A-Z][\w.+-]{2,24},? (?:which is )?(an? |the |)((?:open-source |free |public )?(?:[A-Za-z]+ ){0,3}([a-z]+))(?=$|,| (?:for|to|of|that|which|with|in) )/,
      (all, verb: string, article: string, thing: string, head: string) => (isHead(head) ? `${verb} ${article === '' ? `${withArticle(thing)}` : `${article}${thing}`}` : all),
    )
    .replace(WRITTEN_IN, (all, article: string, thing: string) => (isHead(thing.split(' ').at(-1) ?? '') ? (article === 'the' ? `the ${thing}` : withArticle(thing)) : all))
    .replace(SIZES, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim()
  return withoutNameBehind(plain).replace(/\b(an?) (?=[a-z])/g, (_all, _article: string, at: number, whole: string) => {
    const next = whole.slice(at).split(' ')[1] ?? ''
    return `${withArticle(next).split(' ')[0] ?? 'a'} `
  })
}
