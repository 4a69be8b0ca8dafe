/**
 * The second tier of the check of what a model wrote: what is not refused, tells something that stands already, and cannot be traced to the
 * person's material or a named public document is marked for the visitor. Liberal, since a mark costs a look; it refuses nothing.
 *
 * A sentence is read clause by clause: what is planned or holds of everybody claims nothing, every other clause has to rest on words.
 */
import { TENS, UNDER_TWENTY } from '../number-words.ts'
import { bearingOf, handedOutIn, notBorneOut, planOf, textsThatBear } from './borne-out.ts'
import { bare, likeWords, materialOf, namesOfDocument, wordKey, wordsOfDocument } from './check-material.ts'
import { withOurMarks } from './check-numbers.ts'
import { isPlannedName } from './check-rests.ts'
import { suspicionsOf, type CheckContext, type CheckKnowledge } from './endeavor-check.ts'
import type { EndeavorOption, UnsupportedSentence } from './endeavor-set.ts'
import { splitSentences } from './sentence-forms.ts'

const WORDS_MAX = 8

const set = (words: string) => new Set(words.split(' '))
/** They tell how something is said and not what. */
const LIGHT = set(
  'about above across actually after again against all almost alone along already also always amid among another any anybody anyone anything around away back because before behind being below beside besides best better between beyond both bring brings brought but came can come comes coming could course current currently daily day days deal did different do does doing done down due during each earlier early either else end enough even ever every everybody everyone everything far few first follow following for former found full further gave general get gets getting give given gives giving go goes going good got great had half hand hands has have having held help helped helping helps here high hold holding holds home how however if important in indeed instead into it its itself job just keep keeping keeps kept kind knew know knowing known knows large last late later least leave leaves leaving left less let like little long look lot made main mainly make makes making many matter may mean means member might mine more most mostly much must my myself near nearly need needed needs never new next no nobody none nor nothing now number of off often old on once one only onto or other others our out over own page part parts past people person place point present put puts quite rather real really reason reach reached right same saw say see seen several shall share she short should show showed shown shows side similar since single sit sits small so some somebody someone something soon stand stands start started starts stay step still stood such take taken takes taking tell tells ten than that the their them then there therefore these they thing things this those though three through thus time times to today together told too took total toward towards turn turned two under until up upon us use used uses using usually various very want was way ways we week weeks well went were what when where whether which while who whole whom whose why will with within without word words work worked working works would year years yet you your month months hour hours minute minutes come became become becomes begin began beginning believe belong belongs cannot case cases certain chance charge close collect completed consist consider contain contains cover covered doing ended experience experienced fact field figure figures finish give happen higher hope idea include included includes including involve involved interest join joined joining learn learned learning least leads level live lived lives look lower mine moved name named names number obtain obtained oneself own owned pass perform performed performing possible prepare prepared provide provided providing question range receive received regard rest result results rise rose role run said seem serve served serves serving set skill skills spend spent study studied studying studies subject taught teach tried try turning understand view whose background career current degree degrees doctorate doctoral master masters bachelor bachelors diploma phd licensed license certified certificate certification holder graduate graduated language languages position post responsible employed employer profession professional qualification qualified train trained training author coauthor co-author co wrote written writing write published publication paper papers article articles description described describe mr mrs dr begins four am is are be been my by from as at an and percent earned earn credential credentials weekly monthly yearly daily appeared appears deals dealt covers lesson fewer rate rates ones usual usually afternoon january february march april may june july august september october november december united states european europe english read reads examine sign signs visit fly find finds answer answers say says plan tools tool percent minus hundred dealing he she him his her they who spoke speak sat sits lower kinds kind advice sure proper clear plain simple easy hard harder true',
)
/** Forms that resumes tell in other words. */
const SAME: readonly (readonly string[])[] = [
  ['won', 'win', 'winner', 'award', 'awards', 'awarded', 'prize', 'medal', 'honor'],
  ['fell', 'fallen', 'fall', 'cut', 'reduced', 'reduction', 'dropped', 'lowered', 'shortened', 'decreased', 'went'],
  ['rose', 'risen', 'raised', 'increased', 'grew', 'improved', 'went'],
  ['taught', 'teach', 'teacher', 'teaching', 'taught', 'instructor', 'lecturer'],
  ['helped', 'assisted', 'assistant', 'supported', 'contributed', 'helping', 'part', 'cooperated', 'assist', 'support'],
  ['drew', 'drawn', 'drawing', 'drawings', 'draw'],
  ['built', 'build', 'building', 'builder'],
  ['led', 'lead', 'leader', 'leading'],
  ['ran', 'run', 'running'],
  ['flew', 'flown', 'flying', 'flight', 'flights'],
  ['grew', 'grown', 'grow', 'growing'],
  ['sold', 'sell', 'sales', 'selling'],
  ['bought', 'buy', 'purchased', 'purchase'],
  ['engineer', 'engineering'],
  ['nurse', 'nursing', 'nurses'],
]
const IN_NUMBERS = new Map([...UNDER_TWENTY.map((word, value) => [word, String(value)] as const), ...TENS.map((word, value) => [word, String(value * 10)] as const)].filter(([word]) => word !== ''))

const COMPOUND = new RegExp(`\\b(${TENS.slice(2).join('|')})-(${UNDER_TWENTY.slice(1, 10).join('|')})\\b`, 'gi')
const tokensOf = (text: string): string[] => inDigits(text).match(/[\p{L}\d](?:[\p{L}\d’'.,]*[\p{L}\d])?/gu) ?? []
const plainOf = (word: string) => bare(word.replace(/[’']s$/, '').replace(/(?<=\d),(?=\d)/g, ''))
/** “thirty-three” → “33” */
const inDigits = (text: string) => text.replace(COMPOUND, (_, tens: string, ones: string) => String(TENS.indexOf(tens.toLowerCase()) * 10 + UNDER_TWENTY.indexOf(ones.toLowerCase())))

type Ground = { keys: ReadonlySet<string>; words: ReadonlySet<string>; starts: ReadonlySet<string> }
function groundOf(text: string): Ground {
  const words = new Set(tokensOf(text).flatMap((word) => plainOf(word).split(' ')))
  for (const word of words) {
    const value = IN_NUMBERS.get(word)
    if (value !== undefined) words.add(value)
  }
  const keys = new Set([...words].map(wordKey).filter(Boolean))
  return { keys, words, starts: new Set([...keys].filter((key) => key.length >= 5).map((key) => key.slice(0, 5))) }
}
function holds({ keys, words, starts }: Ground, plain: string): boolean {
  if (words.has(plain) || words.has(IN_NUMBERS.get(plain) ?? '')) return true
  const key = wordKey(plain)
  if (key === '' || keys.has(key)) return true
  if (key.length >= 5 ? starts.has(key.slice(0, 5)) || [...keys].some((one) => one.length < 5 && likeWords(one, key)) : [...keys].some((one) => likeWords(one, key))) return true
  return SAME.some((group) => group.includes(plain) && group.some((other) => words.has(other)))
}

/** Says that what follows is to come, may be, or ought to be. */
const MODAL =
  /\b(?:will|would|shall|should|must|may|might|can|could|cannot|needs? to|plans? to|intends? to|aims? to|hopes? to|wants? to|proposes? to|seeks? to|expects? to|wishe?s? to|going to|(?:is|are) (?:to (?!date\b|this\b|the\b|an?\b|my\b)|meant|planned|intended)|comes? (?:first|next|later)|(?:plan|aim|goal|intention|purpose|endeavor|proposal|idea)(?: here)? is|if|unless|whether)\b/i
const SELF = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Uu]s|[Oo]urs?)\b/
const IRREGULAR =
  'became|began|bought|broke|brought|built|came|caught|chose|did|drew|drove|fell|felt|fled|flew|found|gave|got|grew|heard|held|kept|knew|laid|led|left|lent|lost|made|met|paid|ran|rang|rose|said|sang|saw|sent|shook|sold|spent|spoke|stood|stuck|struck|sank|swore|taught|took|told|thought|threw|was|were|went|woke|won|wore|wrote'
/** Told as past or perfect, by a form that is none of the present; "-ed" behind an article or preposition is a quality. */
const PAST = new RegExp(
  `\\b(?:has|have|had|['’]ve|having) (?:(?:already|also|long|since|never|not|now|once|been|just|even|only|ever|\\p{L}+ly) )*\\p{L}|\\b(?:was|were|did|didn['’]t|used to|been)\\b|\\b(?:${IRREGULAR})\\b|(?<!\\b(?:the|an?|and|or|of|with|by|in|for|is|are|be|as|to|each|every|no|this|its|their|my|our|than|most|more|less|well|not|any|all|two|few|many|how|from) )(?<=[\\p{L}’'\\d] )\\p{L}{2,}ed\\b(?! (?:\\p{L}+s|by the (?:same|visitor))\\b$)`,
  'u',
)
/** Says of a thing that it stands, is taken up, or is more than others. */
const STANDING =
  /\b(?:already|to date|so far|nowadays|at present|proven|award-winning|prize-winning|patented|validated|peer-reviewed|field-tested|battle-tested|widely|nationally|internationally|worldwide|renowned|acclaimed|well-known|celebrated|pioneering|trusted|leading|best-known|best-selling|unmatched|unrivaled|unparalleled|is unique|are unique|unique in|uniquely|the only|only one|first ever|the first of|earliest|foremost|most (?:accurate|cited|used|read|advanced|complete|reliable|trusted|popular)|is live|in (?:daily |wide |clinical |routine |field )?use\b|in service|on the market|up and running|gold standard|benchmark for|the standard|world['’]s|country['’]s|nation['’]s|region['’]s|state['’]s only|existing|well-established|long-standing|sought[- ]after|thanks to|owes?|in demand|second edition|credits?|grant-funded|government-funded|in its \p{L}+ (?:edition|year|season|version|printing|round|decade|run)|now|nowadays|outperforms?|surpass(?:es)?|outlasts?|rivals?|beats?|(?:better|cheaper|faster|sooner|safer|stronger|simpler|more \p{L}+) than (?:any|every|all|anybody|anyone|its)|unlike any|still (?:operates?|runs?|works?|stands?|holds?|uses?))\b/iu
/** Others who take something up. */
const UPTAKE =
  /\b(?:us(?:e|es|ing)|rel(?:y|ies) on|adopts?|follows?|copy|copies|cop(?:y|ies)|trusts?|cites?|quotes?|license[sd]?|buys?|pays?|orders?|teach(?:es)?|recommends?|endorses?|praises?|prefers?|funds?|sponsors?|backs?|asks? for|turns? to|depends? on|swears? by|downloads?|subscribes?|carr(?:y|ies)|grants?|displays?|runs? on|hangs?|mandates?|requires?|cooperates?|calls? on|calls?|invites?|consults?|sends?|asks?|drives? from|fl(?:y|ies) in|visits?|travels?|awaits?|bids?|bidding|compet(?:e|es|ing)|has users|keeps?|distributes?|prints?|recogni[sz]es?|regards?|lists?|names?|features?|sells?|saves?|spares?|prevents?)\b/i
const UPTAKE_DONE =
  /\b(?:is|are) (?:now |also |today |widely |already |still |currently |fully |well )*(?:used|cited|adopted|followed|taught|deployed|installed|licensed|trusted|funded|sponsored|backed|patented|recommended|required|known|recognized|read|sold|translated|copied|live|available|mandatory|standard|certified|approved|accredited|endorsed|in (?:use|print|demand|force)|the (?:default|standard|norm|reference)|part of the)\b/i
/** What stands beside a plan and is told as done: “, proven on well water, …”, “, trained on my data, …”. */
const BESIDE =
  /^(?:now|once|long|already|first|itself|originally|recently|\p{L}+ly|now in|a|an|the)? ?(?:proven|validated|trained|tested|based|built|backed|funded|supported|developed|created|designed|invented|piloted|adopted|used|cited|endorsed|praised|impressed|recognized|approved|certified|licensed|published|awarded|featured|refined|tried|honed|hardened|calibrated|written|drafted|shaped|sponsored|commissioned|selected|chosen|invited|encouraged|hosted|deployed|installed|taught|read|translated|printed|sold|trusted|relied|known|born|grown|drawn|won|led|run|owned|held|kept|requested|ordered|asked|recommended|borrowed|taken|learned|developed|perfected|proved|established|founded|filed|pending|patented|in its|in use|fresh from)\b/iu
/** Whatever is told of the world with a share, a large figure, or a source. */
const FIGURE =
  /[$€£%]|\b\d{3,}\b|\d(?:\.\d+)? (?:million|billion|times)|\b(?:percent|per cent|hundreds?|thousands?|millions?|billions?|dozens?|scores of|majority|double[sd]?|triple[sd]?|tenfold|twofold|halve[sd]?|a (?:third|quarter|fifth|tenth) of|two[- ]thirds|three[- ]quarters|(?:one|two|three|four|six|seven|eight|nine)(?: [\p{L}-]+)? (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a hundred)|studies|surveys? (?:show|find|say)|researchers?|research (?:shows|finds|suggests)|experts?|according to|statistics|reports? (?:show|find|say)|on record|half of|for a decade|decades?)\b/iu
/** “ISO 27001”, “23 CFR Part 650”: whether a standard exists is asked elsewhere. */
const CODE = /\b(?:\d{1,6} )?[A-Z][A-Z0-9./]{1,20}(?:[ -](?:[A-Z]{2,10}|Part|Class)){0,3}(?:[ -]\d[\d.:-]{0,12}[A-Z]?){0,3}\b/g
const NAME = /(?<!^)(?<![.!?:“"] )\b\p{Lu}[\p{L}’'&-]*\p{Ll}[\p{L}’'-]*/gu
const OWNED = /\b(?:[Mm]y|[Oo]ur) (?:own )?((?:(?!(?:will|would|can|is|are|was|were|has|have|and|or|that|which|who|to|in|of|on|for|with|at|from|by|as|into|than)\b)[\p{L}\d’'-]+ ?){1,5})/gu
/** What everybody has. */
const COMMON_OWN = set(
  'own plan plans aim goal endeavor work career experience method approach idea view employer colleagues training field skill skills background role job office department hospital school plant site first next second third proposal intention trial pilot project step part task purpose practice knowledge present day side time question interest profession degree life home hosts partners users present current hand hands words eyes fellow future years answer',
)
const OF_PLAN = /^(?:to|so that|so|in order to|for|until|unless|if|as long as|whether)\b/i
const GENERIC = /^(?:An?|Each|Every|No|Nobody|Anybody|Any|Anyone|Whoever|One|Some|Many|Most|Such|When|If|Small|Large|Often|Families|Parents|People|In an?|At an?|For an?|On an?)\b/
const HANGS = /^(?:that|which|who|whom|whose|where|when|while|because|although|though|after|before|since|until|once|wherever|whenever|what|how)\b/i
/** “The toolkit, which …”, “Our course, …”: what hangs on it tells of it. */
const DEFINITE = /^(?:The|This|These|My|Our|Its|Their)\b/
const ANTECEDENT_WORDS = 6

type Clause = { text: string; before: string }
/** “The lines | that fund this work | will send …” */
const RELATIVE_SUBJECT = /^((?:that|which|who|whom|whose) (?!will\b|would\b|can\b|may\b)\S{1,40}(?: (?!will\b|would\b)\S{1,40}){1,12}) ((?:will|would) .*)$/
/** At commas, and before what hangs on a noun or runs beside. */
function clausesOf(sentence: string): Clause[] {
  const texts = sentence
    .replace(/(?<=\d),(?=\d)/g, '')
    .split(
      /[,;:()]\s*|\s[–—]\s|(?<!\bso) (?=(?:that|which|who|whom|whose|where|when|while|because|although|though|after|before|since|until|once|wherever|whenever|what|how)\b)| (?=(?:and|but|yet) (?:I|we|it|they|the|my|our|has|have|was|were|now|then)\b)/,
    )
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap((text, at) => (at === 1 ? (RELATIVE_SUBJECT.exec(text)?.slice(1) ?? [text]) : [text]))
  return texts.map((text, at) => ({ text, before: texts[at - 1] ?? '' }))
}

/** What a sentence is read against. `plan`: what the title makes and the option hands out. */
type Place = { known: Ground; planned: Ground; plan: Ground; sentence: string; isPlanned: boolean }

/** Reads texts for the content words that none of the others hold. */
export function wordsNotIn(others: readonly string[]): (text: string) => string[] {
  const ground = groundOf(others.join('\n'))
  return (text) => missing(text, ground)
}

/** Content words of a text that the ground does not hold, as written. */
function missing(text: string, ground: Ground): string[] {
  const lost = tokensOf(text).filter((word) => {
    const plain = plainOf(word)
    return plain.length > 1 && !/^\d$/.test(plain) && !plain.split(' ').every((one) => one.length === 1 || LIGHT.has(one) || holds(ground, one))
  })
  return [...new Set(lost)]
}

const isOfPlan = (phrase: string, { plan }: Place) => tokensOf(phrase).some((word) => !LIGHT.has(plainOf(word)) && holds(plan, plainOf(word)))
const THE_THING = /\b(?:[Tt]he|[Tt]his|[Mm]y|[Oo]ur|[Tt]hese|[Ii]ts|[Ss]uch an?) ((?:[\p{L}’'-]+ ?){1,3})/gu
const speaksOfPlan = (text: string, place: Place): boolean =>
  (/\b(?:it|its|them|this|mine|ours)\b/i.test(text) && !GENERIC.test(place.sentence)) || [...text.matchAll(THE_THING)].some(([, noun = '']) => isOfPlan(noun, place))
const isAboutPlan = (text: string, place: Place): boolean => /^(?:It|They|This)\b/.test(text) || (DEFINITE.test(text) && isOfPlan(text.split(' ').slice(1, 4).join(' '), place))

/** What is called “my” or “our” and is neither known nor planned. */
const ownThings = (text: string, { known, planned }: Place): string[] =>
  [...text.matchAll(OWNED)].flatMap(([, noun = '']) =>
    isPlannedName(noun.trim().split(' ').at(-1) ?? '') ? [] : missing(noun, known).filter((word) => !holds(planned, plainOf(word)) && !COMMON_OWN.has(plainOf(word))),
  )

/** Only what stands already can be kept up, widened, or had once more. */
const GOES_ON =
  /\b(?:continu(?:e|es|ing)|extend|expand|renews?|resume|again|once more|another|remain|still|no longer|bring along|bring my|bring (?:the )?\p{L}+ (?:along|with me)|scale up|upgrade|maintain|strengthen|reissue|update|grow|deepen|keep \p{L}+ing|return to|go back to|reopen|revive|(?:second|third|fourth|fifth|next|latest|newest) (?:edition|patent|book|volume|release|version|grant|award|paper|round|term))\b/iu
/** “the agreement with the forest service”, “the national guide”: a definite name takes for granted that there is one. */
const DEFINITE_NAME =
  /\b[Tt]he ((?:(?!(?:will|would|can|could|may|is|are|was|were|has|have|and|or|so|as|then|before|after|because|the)\b)[\p{L}’'-]+ ?){1,4}(?:(?:of|with|from|at|for|on|by|in|that|who|which) (?:[\p{L}’'-]+ ?){1,4})?)/gu
const OFFICIAL = /\b(?:national|federal|international|official|state-wide|statewide|nationwide|worldwide|royal|ministry|government)\b/i
const takenForGranted = (text: string, { known, planned }: Place): string[] =>
  [...text.matchAll(DEFINITE_NAME)].flatMap(([, noun = '']) => {
    const words = missing(noun, known).filter((word) => !holds(planned, plainOf(word)))
    return words.length > 1 || words.some((word) => OFFICIAL.test(word)) ? words : []
  })
/** What an opening tells stands, whatever follows it. */
const OPENING =
  /^(?:After|With|Following|Based on|Building on|Drawing on|Thanks to|Through|Given|Backed|Together|Alongside|As the|As (?:\p{L}+ )?(?:of|for|in|at)|Beside|Besides|Having|From (?:my|our)|Under|Encouraged|Inspired|Supported|Since|Behind|Between|Among|Because of|In line|Like|Unlike|Despite)\b(?! an? (?:small |large |local |private |public |\p{L}+ )?(?:firm|office|company|practice|employer|consultancy)\b)/u
const APPOSITION = /^(?:an?|the|my|our|one of|once|of which|now|itself|both|also|still|long)\b/
const SHOWS = /\b(?:suggests?|shows?|proves?|confirms?|demonstrates?|attests?|testif(?:y|ies)|underscores?|speaks? for)\b/
const OF_THIS_WORK = /\bthis (?:work|project|endeavor|effort|approach|idea)\b/i
const SUBJECT = /\b(?:I|we)\b/

/** The words of one clause that nothing bears out; empty where it claims nothing. */
function unfound({ text, before }: Clause, place: Place): string[] {
  const own = ownThings(text, place)
  if (own.length > 0) return own
  const lost = missing(text.replace(CODE, ' '), place.known)
  if (lost.length === 0) return []
  const isModal = MODAL.test(text)
  const isSelf = SELF.test(text)
  const isAntecedent = before !== '' && DEFINITE.test(before) && !MODAL.test(before) && before.split(' ').length <= ANTECEDENT_WORDS
  const hangs = HANGS.test(text)
  const isGeneric = GENERIC.test(place.sentence)
  const refers = isSelf || speaksOfPlan(text, place) || OF_THIS_WORK.test(text) || isAntecedent || SELF.test(before) || (!place.isPlanned && SELF.test(place.sentence))
  const news = lost.filter((word) => !holds(place.planned, plainOf(word)))
  if (STANDING.test(text) && (refers || !isGeneric || !hangs)) return lost
  if (GOES_ON.test(text) && (isModal || isSelf) && !isGeneric) {
    const others = news.filter((word) => !GOES_ON.test(word))
    if (others.length > 0) return others
  }
  if (place.isPlanned) {
    const granted = takenForGranted(text, place)
    if (granted.length > 0) return granted
    if (news.length > 0 && !isModal && ((OPENING.test(text) && before === '') || (isAntecedent && APPOSITION.test(text)) || (SUBJECT.test(text) && !OF_PLAN.test(text)))) return news
  }
  if (isModal || (OF_PLAN.test(text) && !PAST.test(text))) return []
  const names = [...text.matchAll(NAME)].map(([name]) => name)
  const strange = lost.filter((word) => names.includes(word) && !holds(place.planned, plainOf(word)))
  if (strange.length > 0) return strange
  if (FIGURE.test(text.replace(CODE, ' ')) && (isSelf || !place.isPlanned)) return lost
  const past = PAST.exec(text)
  if ((past !== null || BESIDE.test(text)) && (refers || (past !== null && (!isGeneric || (before === '' && /^An? /.test(text))) && !hangs && !place.isPlanned))) return lost
  if (SHOWS.test(text) && !isGeneric && !hangs && !isAboutPlan(text, place)) return lost
  if (isSelf && !place.isPlanned && !isAboutPlan(text, place)) return news
  if (UPTAKE_DONE.test(text) && !place.isPlanned && (isAboutPlan(text, place) || isAntecedent)) return lost
  const isTaken = (isAntecedent && hangs) || (UPTAKE.test(text) && (isAntecedent || (hangs && speaksOfPlan(text, place))))
  const ofOthers = !place.isPlanned && !isGeneric && !isAboutPlan(text, place) && speaksOfPlan(text.replace(/^\S+(?: \S+)?/, ''), place)
  return isTaken || ofOthers ? lost : []
}

/** The sentences of an option that tell what stands already and rest on nothing that is known, with the words that were not found. */
export function unsupportedSentences({ title, text }: Pick<EndeavorOption, 'title' | 'text'>, context: CheckContext, { priorities }: CheckKnowledge): UnsupportedSentence[] {
  const sentences = splitSentences(text)
  const written = bare(text)
  const named = priorities.filter((document) => namesOfDocument(document).some((name) => written.includes(bare(name))))
  const material = materialOf(context, priorities)
  const known = groundOf([withOurMarks(material.text), ...named.map(wordsOfDocument)].join('\n'))
  const handedOut = handedOutIn(sentences)
  const plan = groundOf([title, ...handedOut].join('\n'))
  const borne = [bearingOf(context), textsThatBear(named.map(wordsOfDocument))]
  const made = planOf(title, handedOut)
  // What is argued from a document beside what it says is the option's own reasoning.
  const heldPart = (sentence: string) =>
    sentence.split(/, (?:and|so|which|but) |; /).find((part) => named.some((document) => namesOfDocument(document).some((name) => bare(part).includes(bare(name))))) ?? sentence
  return sentences.flatMap((sentence) => {
    const planned = groundOf([title, ...sentences.filter((other) => other !== sentence)].join('\n'))
    const clauses = clausesOf(sentence)
    const place: Place = { known, planned, plan, sentence, isPlanned: clauses.some((clause) => !(HANGS.test(clause.text) && !MODAL.test(clauses[0]?.text ?? '')) && MODAL.test(clause.text)) }
    const { words: unborne, isHeld, isNear } = notBorneOut(heldPart(sentence), borne, made)
    const words = isHeld ? [] : [...new Set([...clauses.flatMap((clause) => unfound(clause, place)), ...unborne])]
    // What one line bears out is no other deed, whatever its words; a figure and a name are asked for by their own rules.
    const isSuspect = words.length === 0 && isNear && suspicionsOf(title, sentence, material).some(({ rule }) => !isHeld || rule !== 'deed')
    return words.length === 0 && !isSuspect ? [] : [{ sentence, words: words.slice(0, WORDS_MAX) }]
  })
}
