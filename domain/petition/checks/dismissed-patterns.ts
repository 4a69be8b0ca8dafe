/** Sentences of the kind on which appeals are dismissed most often, and where each of them does harm (public decisions of 2015 to 2026). */
import type { Section } from '../draft.ts'

type Pattern = { in: readonly Section[] | null; pattern: RegExp; message: string }

const PATTERNS: readonly Pattern[] = [
  {
    in: ['opening', 'endeavor', 'p1', 'p3'],
    pattern: /\b(?:shortages? of|labor shortage|worker shortage|short supply|scarcity of|unfilled (?:jobs|positions|vacancies)|talent gap|lack of qualified)\b/i,
    message: 'A shortage of workers shows nothing about this endeavor; certification exists for it.',
  },
  {
    in: ['opening', 'endeavor', 'p1'],
    pattern:
      /\b(?:market (?:size|is worth|is valued|is projected|is expected|will reach|value)|(?:billion|trillion|million)[- ]dollar (?:industry|market|sector)|(?:industry|market|sector) (?:is )?(?:worth|valued at|contributes|accounts for|generates))\b/i,
    message: 'The size of a market is not the importance of the endeavor.',
  },
  {
    in: null,
    pattern:
      /\b(?:extraordinary|sustained (?:national|international|acclaim)|international acclaim|major significance|top of (?:my|the|his|her) field|world[- ]class|world[- ]renowned|renowned|unparalleled|unmatched|one of the (?:best|few|leading|top)|preeminent|genius|groundbreaking|revolutionary)\b/i,
    message: 'Words of another category (EB-1), or a superlative that no exhibit can show.',
  },
  {
    in: ['p1'],
    pattern:
      /\b(?:my (?:degrees?|doctorate|experience|expertise|qualifications|publications|awards|skills|background|education|career|credentials|salary)|I (?:hold|have) (?:an? |the |over |more than )?(?:degree|doctorate|\d+ years|years of|extensive))\b/i,
    message: 'Credentials belong to prong two; in prong one they prove nothing.',
  },
  {
    in: ['endeavor', 'p1'],
    pattern: /\b(?:my (?:job )?(?:duties|responsibilities|daily work)|responsible for|day[- ]to[- ]day|duties include|reporting to|in my (?:current )?(?:job|position))\b/i,
    message: 'Duties of a position are an occupation and not an endeavor.',
  },
  {
    in: ['opening', 'endeavor', 'p1'],
    pattern:
      /\b(?:the|my|this) (?:[a-z]+ ){0,2}(?:field|profession|industry|sector|occupation)(?: of [a-z ]{3,40}?)? (?:is|plays|remains|has become|serves)\b[^.]{0,40}\b(?:vital|crucial|critical|essential|important|key|indispensable|backbone|national)/i,
    message: 'It says that the field matters. The question is whether this endeavor does.',
  },
  {
    in: ['p1', 'p2', 'endeavor'],
    pattern:
      /\b(?:will (?:create|generate|save|employ|reach|produce(?! (?:an?|the) (?![^.]*(?:\$|percent|million|billion|thousand|jobs))))|is (?:expected|projected|estimated) to|projected)\b(?![^.]*\b(?:counted|because|based on|method|measured|per|for each|each|according to|calculated)\b)[^.]*(?:\d|million|billion|thousand|hundred|jobs)/i,
    message: 'A projection without the method by which it was made.',
  },
  {
    in: ['p1', 'p2', 'endeavor'],
    pattern:
      /\b(?:soon|eventually|one day)\b[^.]*\b(?:every|all|each)\b[^.]*\bwill\b|\b(?:every|all|each)\b[^.,;]*\b(?:in the (?:country|nation|world|United States)|nationwide|everywhere)\b[^.,;]*\bwill\b/i,
    message: 'A projection of everybody. Who agreed to it, or the route by which it is reached, would carry it.',
  },
  { in: ['p1'], pattern: /\b(?:do(?:es)? not|will not|without) (?:harm|displac|replac|hurt)\w* (?:any )?(?:U\.?S\.?|American|domestic) workers\b/i, message: 'This is an argument of prong three.' },
  { in: null, pattern: /\b(?:guarantee[ds]?|will (?:certainly|surely|undoubtedly)|without (?:any )?doubt|undeniabl\w+|there is no question)\b/i, message: 'Certainty that no record can carry.' },
]

const DISCLAIMS = /\b(?:I|we) (?:do|did) not (?:argue|rely|rest|offer|claim|count)\b|\bNothing in this part rests\b|\bI make no claim\b|\bwould (?:prove|show) nothing\b/

/** What a sentence of a section does wrong, as messages with the words. */
export function dismissedPatterns(sentence: string, section: Section): { quote: string; message: string }[] {
  if (DISCLAIMS.test(sentence)) return []
  return PATTERNS.flatMap(({ in: sections, pattern, message }) => {
    const match = sections === null || sections.includes(section) ? pattern.exec(sentence) : null
    return match === null ? [] : [{ quote: match[0], message }]
  })
}
