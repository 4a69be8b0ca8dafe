/**
 * What an opening tells of who follows behind its comma, by its form. An opening that begins as a noun, an adjective, or a participle is
 * said of the subject: “A winner of the prize, I …”, “Elected to the board, I …”. One that begins with a preposition tells how, when, or for
 * what something is done, and claims only what it names as standing: “On leave from the ministry, I …”, “Beside my post, I …”.
 */

/** What has to rest on the material: said of the person, or standing beside the plan, where words of the plan may stand for it. */
export type OpeningClaim = { of: 'person' | 'setting'; head: string; words: string; isNoun: boolean }

const list = (words: string) => words.trim().split(/\s+/).join('|')

const PREPOSITIONS = list(`about above across after against along alongside amid amidst among around as at before behind below beneath beside besides between beyond by
  concerning considering despite down during except following for from given in inside into like near next notwithstanding of off on onto opposite out outside over parallel
  past per prior pursuant rather regarding regardless since through throughout to together toward towards under underneath unlike until up upon using via with within without
  apart aside according because contrary depending due instead irrespective owing subject thanks compared based`)
const CONJUNCTIONS = list(`although because both either even how however if lest neither nor not no once only otherwise provided should so such than that though till unless
  whatever when whenever where whereas wherever whether which whichever while whoever whom whose what why yet and but or also assuming`)
const PLACES_IN_TIME = list(
  `first second third fourth last lastly next then now later today tomorrow soon here there thereafter afterwards afterward meanwhile meantime again always often sometimes
  finally altogether indeed perhaps likewise moreover further furthermore nevertheless still thus therefore hence rather all each every this these those some any many most few several another other my our its their more less`,
)
const ADVERBIAL = new RegExp(`^(?:${PREPOSITIONS}|${CONJUNCTIONS}|${PLACES_IN_TIME}|\\d+|\\p{L}+ing)\\b`, 'iu')
const ADVERB = /^(?:(?:\p{L}{2,}ly|already|still|long|twice|ever|newly|widely|well|far|much|highly|recently|now) )+/iu
/** “A year later”, “One day”, “The first month” */
const MOMENT =
  /\b(?:days?|weeks?|months?|years?|quarters?|seasons?|spring|summer|autumn|fall|winter|mornings?|evenings?|nights?|times?|hours?|semesters?|steps?|stages?|phases?|turns?)(?: (?:later|after|before|ahead|on|by \p{L}+))?$/u
/** A clause of its own: “The crew is late, I …” */
const CLAUSE = /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|shall|should|must|does|do|did)\b/
/** “Ward by ward” */
const IN_TURN = /^(\p{L}+) (?:by|after|to|in|for) \1\b/iu
/** “The more wells it drills” */
const PROPORTION = /^the (?:more|less|fewer|sooner|longer|earlier|better|larger|smaller)\b/i
/** Tell of a mind and no record; whoever employs the person may be planned. */
const OF_MIND = new RegExp(
  `^(?:${list('aware sure certain confident convinced mindful conscious curious eager determined ready willing keen glad happy careful anxious concerned worried alert moved inspired encouraged motivated prompted guided faced helped assisted aided joined accompanied armed equipped seen taken viewed put combined asked left true unable free employed step')})\\b`,
  'i',
)
/** Said of a thing, and of a plan as well as of what stands. */
const STANDS_ALREADY = /^(?:already|now|widely|long|recently|well|highly|twice) /i

const OF_STATE =
  /^(?:(?:while|when|though|although) )?(?:on|off|under) (?!(?:behalf|top|account|request|demand|paper|average|site|foot|balance|time|schedule|condition|the|an?|each|every|all|any|two|three|several|many|both|these|those|its|their)\b)(\p{Ll}+ (?:from|to|at|with|by|of|in|for) .+)$/iu
const WHILE_THERE = /^(?:while|when|though|although) (?:on|off|under|in|at|with|an?|the) (.+)$/i
const BESIDE =
  /^(?:between|beside|alongside|besides|next to|parallel to|in parallel (?:to|with)|in addition to|apart from|aside from|on top of|along with|in between) (?!(?:the|these|those|each|its|this|that|two|any|such)\b)(.+)$/i
const CAUSE =
  /^(?:thanks to|owing to|due to|because of|by virtue of|on the strength of|on account of|courtesy of|by dint of|in return for|at the (?:invitation|request|behest|suggestion|wish|call) of|on the (?:orders?|advice|recommendation) of) (?:the |an? |this |its )?(.+)$/i
/** “After a decade in regulation”, “Following a stint as an auditor” */
const CAREER =
  /^(?:after|following|with|in|from|through|over|during|since|upon|behind|out of) (?:\p{L}+ ){0,4}?(?:(?:decades?|career|lifetime|stints?|terms?|tenure|spells?|internships?|fellowships?|residenc(?:y|ies)|postings?|secondments?|sabbaticals?|apprenticeships?|mandates?) (?:in|as|at|with|of|on|under|from)|years (?:in|as|at|with|under)) (.+)$/iu
const ONE_OF_THEM = /^(?:like|unlike|with|among|together with|as with|alongside) (?:(?:the|my|all|many|most) )?(?:other|fellow) (.+)$/i
const UNDER_AGREEMENT =
  /^(?:under|through|within|from|by) (?:an?|the|new|our|one|two|several) ((?:[\p{L}-]+ ){0,3}?(?:grants?|contracts?|agreements?|fellowships?|awards?|licen[cs]es?|patents?|commissions?|mandates?|appointments?|memorandum)\b.*)$/iu

/** “On the board of the guild” */
const AMONG_THEM =
  /^(?:(?:while|when) )?(?:on|off|in|at the head of) (?:(?:an?|the|one|two|three|several|its|their|both) )(?:[\p{L}’'-]+ ){0,4}?((?:board|council|committee|panel|jury|commission|task force|faculty|payroll|editorial board|bench|parliament|senate|cabinet)s?\b.*)$/iu

/** The noun of an apposition: “winner” of “One of two winners of a medal”. */
const headOf = (phrase: string): string =>
  phrase
    .replace(/^(?:(?:an?|the|one|two|three) )?(?:of (?:the |its )?)?(?:(?:only|two|three|four|few|several|many) )*/i, '')
    .split(/,| (?:of|for|in|on|at|to|with|by|from|that|which|who|whose|and|through|under|behind) /)[0]
    ?.split(' ')
    .at(-1) ?? ''

const FORMS: readonly (readonly [OpeningClaim['of'], readonly RegExp[]])[] = [
  ['person', [OF_STATE, CAREER, ONE_OF_THEM, AMONG_THEM]],
  ['setting', [WHILE_THERE, BESIDE, CAUSE, UNDER_AGREEMENT]],
]

/** “Elected to the board”, “Awarded a medal”, “Elected mayor”: no participle before its noun, as in “Closed cases come first”. */
const HAS_COMPLEMENT = new RegExp(`^(?:[\\p{L}-]+ ){1,3}?(?:${PREPOSITIONS}|an?|the|one|two|my|our)(?= )|^(?:elected|appointed|named|nominated|voted|crowned|ordained|made|sworn|dubbed) `, 'iu')

/** What is said of the subject itself; null where the opening is an adverbial. */
function predicateIn(phrase: string): OpeningClaim | null {
  const said = phrase.replace(ADVERB, '')
  if (
    !said.includes(' ') ||
    ADVERBIAL.test(said) ||
    MOMENT.test(said) ||
    IN_TURN.test(said) ||
    PROPORTION.test(said) ||
    CLAUSE.test(said.split(/ (?:that|which|who|whom|where|what|so that) /)[0] ?? '') ||
    OF_MIND.test(said)
  )
    return null
  if (!/^(?:an?|the|one|two)\b/i.test(said) && !HAS_COMPLEMENT.test(said)) return null
  const isNoun = /^(?:an?|the|one|two)\b/i.test(said) || /^(?!\p{L}+(?:ed|en|wn) )(?:[\p{L}-]+ ){1,3}of /u.test(said)
  return { of: 'person', head: isNoun ? headOf(said) : (/^[\p{L}-]+/u.exec(said)?.[0] ?? ''), words: said, isNoun }
}

/** Said of the plan or its thing, where nothing of it is planned. */
const TAKEN_UP =
  /^(?:tested|tried|used|adopted|proven|proved|taught|piloted|installed|deployed|endorsed|approved|cited|praised|recommended|downloaded|awarded|licensed|funded|backed|commissioned|requested|trusted) (?:by|in|across|at|for|with|on) /i
const PLANNED = /\b(?:will|would|can|could|may|might|shall|should|must|to be)\b/

/** What an opening claims, without its comma, of what follows behind it. */
export function claimOfOpening(phrase: string, behind: string): OpeningClaim | null {
  if (!/^(?:I|my|we|our)\b/i.test(behind)) return STANDS_ALREADY.test(phrase) || (TAKEN_UP.test(phrase) && !PLANNED.test(`${phrase} ${behind}`)) ? predicateIn(phrase) : null
  for (const [of, forms] of FORMS) {
    const words = forms.map((form) => form.exec(phrase)?.[1]).find((one) => one !== undefined)
    if (words !== undefined) return { of, head: '', words, isNoun: false }
  }
  return predicateIn(phrase)
}

/** An apposition told as a sentence: “A judge by training, I …” → “I am a judge by training.” */
export function appositionTold(sentence: string): string[] {
  const said = /^((?:Not (?:only|just|merely) |Formerly |Once |Still |Both )?(?:an?|A|An|the|The) [^,;]{3,120}?), I\b/.exec(sentence)?.[1]
  const claim = said === undefined ? null : predicateIn(said.replace(/^(?:Not (?:only|just|merely)|Formerly|Once|Still|Both) /, ''))
  if (claim === null || !claim.isNoun) return []
  return claim.words.split(/ (?:but(?: also)?|and) (?=an? )/).map((one) => `I am ${one.charAt(0).toLowerCase()}${one.slice(1)}.`)
}
