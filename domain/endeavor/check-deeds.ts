/** A deed must not grow on its way into an option: who helped did not lead, and what others use has to be read. */
import { keysOf, linesOf, ownObject, placesOf, type Line } from './check-lines.ts'
import { bare, likeWords, wordKey, type Material } from './check-material.ts'
import type { Fault } from './endeavor-rules.ts'
import { splitSentences } from './sentence-forms.ts'

const ADVERBS = '(?:(?:have|had|also|then|later|now|once|there|first|alone|personally|successfully|\\w+ly) ){0,3}'
/** Past forms that do not end in "-ed". */
const IRREGULAR =
  'led|lead|head|direct|manage|supervise|oversaw|oversee|ran|run|chair|wrote|built|rebuilt|cut|won|drove|brought|taught|made|set|laid|drew|found|held|gave|took|began|grew|kept|sold|bought|spoke|put|sent|met|own|operate'
/** What is told as done by oneself or at the head of others. */
const OWN_DEEDS = `\\p{L}{2,}ed|${IRREGULAR}`
/** Tell of being there, of learning and of getting, and claim no deed. */
const NO_DEEDS =
  /^(?:need|worked|joined|learned|studied|served|attended|assisted|helped|supported|participated|contributed|collaborated|belonged|received|earned|obtained|graduated|moved|wanted|lived|watched|used|noticed|discovered|realized|started|gained|was|trained at)$/i
const TOLD = new RegExp(
  `\\bI ${ADVERBS}(${OWN_DEEDS}|(?:am|was|became) (?:the |an? )?(?:chair\\w*|head|president|director|leader|chief|founder)(?= of\\b)|chair|run|oversee|supervise)\\b([^.;]*)|\\b(?:[Uu]nder|[Tt]hrough) my (?:own )?(leadership|lead|direction|command|guidance)\\b([^.;]*)`,
  'gu',
)
/** At the head of others: that the others are named makes it no smaller. */
const AT_HEAD = /^(?:led|lead|headed|head|directed|direct|managed|manage|ran|run|chaired|chair|supervised|supervise|oversaw|oversee|(?:am|was|became) .*)$/i
const ALONE = /\b(?:on my own|by myself|single-?handed(?:ly)?|without (?:any )?help|alone|as (?:the )?sole|sole (?:author|engineer|designer|inventor|developer))\b/i
/** Says in a line or a sentence that the deed was others' or shared. */
const SHARED =
  /\b(?:co-\p{L}+|cowrote|coauthor\w*|with (?:\w+ ){0,2}(?:colleagues?|others|co-?authors?)|assist\w*|help(?:ed|s|ing)?|support(?:ed|s|ing)?|participat\w+|contribut\w+|collaborat\w+|cooperat\w+|t(?:ook|ake|aking) part|member of|(?:group|committee|panel|team|board|council|section|section's) members?|part of|on the team|in a team|as a team|under (?:the )?(?:direct )?(?:supervision|guidance|direction|lead)|supervised by|work(?:ed|ing)? (?:\w+ly )?(?:with|alongside|under|for)|together with|alongside|joined|s(?:at|its?) on|serve[sd]? on|belonged to|shadow\w*|observ\w+|involved in|intern(?:ed|ing)?|exposure to|familiar with|a team that|team(?:['’]s)? (?:that|which))\b/giu
const OF_ONESELF = new RegExp(`(?<!\\p{L})(?:${OWN_DEEDS}|\\p{Ll}{3,}ing)(?!\\p{L})`, 'u')
const NEW_STATEMENT = / (?:\p{Lu}\p{L}+ed|Led|Lead|Built|Wrote|Ran)\b/u
const CLAUSE_ENDS = /[;,.•]| and | while /

/** Whether a line tells what stands at a place as shared or as others': such words before it, and no clause of its own between. */
export function isSharedAt(line: string, place: number): boolean {
  const before = line.slice(0, place)
  if (/\bco-?$/i.test(before)) return true
  const shared = [...before.matchAll(SHARED)].at(-1)
  if (!shared) return false
  // The word at the place may be the verb of its own clause: "…, and designed its spots".
  const between = `${before.slice(shared.index + shared[0].length)}${/^[\p{L}\d]+/u.exec(line.slice(place))?.[0] ?? ''}`
  // "… Support Prepared guidelines": a capital verb begins a statement of its own.
  if (NEW_STATEMENT.test(between)) return false
  const ends = between.search(CLAUSE_ENDS)
  return ends < 0 || !OF_ONESELF.test(between.slice(ends))
}

const NEEDED = 2
/** Where something was done ties it to no deed: "at Harbor Works", "in Hanoi". */
const PLACE = /\b(?:at|in|for|of) (?:the )?\p{Lu}[\p{L}.&'’-]*(?: (?:of |and |& )?\p{Lu}[\p{L}.&'’-]*)*/gu
const figuresIn = (text: string): string[] => text.match(/\d[\d.,]*/g)?.map((one) => one.replace(/[.,]+$/, '')) ?? []

function checkLifted(sentence: string, lines: readonly Line[], fail: (detail: string) => void): void {
  for (const match of sentence.matchAll(TOLD)) {
    const [, verb, rest = '', lead, restOfLead = ''] = match
    if (verb !== undefined && NO_DEEDS.test(verb)) continue
    const before = sentence.slice(0, match.index)
    const told = (verb === undefined ? `${before} ${restOfLead}` : ownObject(rest.replace(PLACE, ' '))).replace(PLACE, ' ')
    const alone = ALONE.test(sentence)
    const said = verb === undefined || AT_HEAD.test(verb) ? before : `${before} ${rest}`
    if (!alone && new RegExp(SHARED.source, 'iu').test(said)) continue
    const object = keysOf(told)
    const figures = figuresIn(told)
    const found = lines.flatMap((line) => {
      const places = placesOf(line, object)
      if (places.length === 0 || places.length < Math.min(NEEDED, object.length)) return []
      const [ofVerb] = placesOf(line, keysOf(verb ?? ''))
      const score = places.length + (ofVerb === undefined ? 0 : 1) + figures.filter((figure) => figuresIn(line.text).includes(figure)).length
      return [{ line, place: ofVerb ?? places[0] ?? 0, score }]
    })
    const most = Math.max(0, ...found.map(({ score }) => score))
    const best = found.filter(({ score }) => score === most)
    const isShared = ({ line, place }: { line: Line; place: number }) => isSharedAt(line.text, place) || (alone && !ALONE.test(line.text))
    if (best.length > 0 && best.every(isShared)) fail(`larger than the resume tells it (“${best[0]?.line.text.trim().slice(0, 80) ?? ''}”): “${verb ?? lead ?? ''}${rest.slice(0, 60)}”`)
  }
}

/** Deeds that are larger than doing a work, and what in a resume tells of such a deed. */
const LARGE_DEEDS: readonly [RegExp, RegExp][] = [
  [/^chair(?:ed)?$/i, /\b(?:chair\w*|presid\w*|head\w*|lead\w*|led|conven\w+)\b/i],
  [
    /^(?:led|headed|directed|chaired)$/i,
    /\b(?:lead\w*|led|head\w*|direct(?:s|ed|ing|or)?|chair\w*|chief|principal|manag(?:e[sdr]?|ers?|ing)|supervis\w+|overs\w+|r[au]n(?:s|ning)? (?:the|an?|its|all|our)\b|captain|founder|founded|owner|president|in charge|responsib\w+|spearhead\w*|command\w*|oversight|pioneer\w*)\b/i,
  ],
  [/^commanded$/i, /\bcommand(?:s|ed|ing|er|ant)\b/i],
  [/^(?:negotiated|bargained)$/i, /\b(?:negotiat\w+|bargain\w+|mediat\w+)\b/i],
  [
    /^(?:founded|co-founded|cofounded)$/i,
    /\b(?:co-?)?found(?:ed|er|ers|ing)\b|\b(?:establish(?:ed|ing)|start(?:ed|ing)|launch(?:ed|ing)|creat(?:ed|ing|or)|set(?:ting)? up|own(?:ed|er)|opened|formed|initiated)\b/i,
  ],
  [/^(?:owned|own)$/i, /\b(?:own(?:er|ed|s|ing)?|proprietor|founder|founded|purchased|bought)\b/i],
]
/** A line that says what an organization is tells none of the person's deeds: "Larch Foods is a company owning 40 mills". */
const OF_AN_ORGANIZATION =
  /^\W*\p{Lu}[^.;:]{1,80}? (?:is|was) an? (?:[\p{L}-]+ ){0,5}?(?:compan(?:y|ies)|corporation|firm|organization|business|provider|group|network|agency|bank|manufacturer|maker|operator)\b[^.;]*/u

/** In a long line the word of the large deed may be of another statement. */
const PROOF_NEAR = 120

/** “work package leader”, “co-chair”: of a part, or with another. */
const OF_A_PART = /\b(?:work[- ]?package|task|work ?stream|subgroup|shift|co-?) ?-?$/i

function isProvedNear(line: Line, proof: RegExp, keys: readonly string[]): boolean {
  const places = placesOf(line, keys)
  return [...line.text.matchAll(new RegExp(proof.source, `g${proof.flags}`))].some(
    ({ index }) => !OF_A_PART.test(line.text.slice(0, index)) && places.filter((place) => Math.abs(place - index) <= PROOF_NEAR).length >= Math.min(NEEDED, keys.length),
  )
}

/** "The mill I owned sold flour": what the deed was done to stands before it. */
const OBJECT_BEFORE = /\b(?:the|an?|my|one) ((?:[\p{L}-]+ ){1,2})$/iu

/** "I led", "I commanded", "I founded": a line on the same thing must tell of a deed of that size. */
function checkLarge(sentence: string, lines: readonly Line[], facts: Material['facts'], fail: (detail: string) => void): void {
  for (const match of sentence.matchAll(TOLD)) {
    const [, verb = '', rest = ''] = match
    // What is told as shared in the same clause is not told as one's own; "as an assistant, …" stands apart.
    const clause = `${sentence.slice(0, match.index).split(/[,;]/).at(-1) ?? ''} ${rest.split(/[,;]/)[0] ?? ''}`
    if (new RegExp(SHARED.source, 'iu').test(clause)) continue
    const proof = LARGE_DEEDS.find(([said]) => said.test(verb))?.[1]
    if (!proof) continue
    const ahead = OBJECT_BEFORE.exec(sentence.slice(0, match.index))?.[1]
    const told = ahead ?? ownObject(rest)
    const apart = keysOf(told.replace(PLACE, ' '))
    const keys = apart.length > 0 ? apart : keysOf(told)
    if (keys.length === 0) continue
    const own = lines.filter(({ text }) => !OF_AN_ORGANIZATION.test(text))
    const isRead = (line: Line) => placesOf(line, keys).length >= Math.min(NEEDED, keys.length)
    // The title of a post tells of what stands under it: "Owner", and below "the mill sold flour".
    const byTitle = (facts?.roles ?? []).some(({ title, duties }) => proof.test(title) && duties.some((duty) => lines.some((line) => isRead(line) && duty.includes(line.text.trim()))))
    const tells = byTitle || (ahead === undefined ? own.some((line) => isRead(line) && isProvedNear(line, proof, keys)) : own.some(isRead) && own.some(({ text }) => proof.test(text)))
    if (!tells) fail(`no line of the resume tells so large a deed: “${verb}${rest.slice(0, 60)}”`)
  }
}

const FOUND_OUT =
  /\b[Mm]y (?:own )?(?:[\p{L}-]+ ){0,3}?(?:study|research|experiments?|trials?|tests?|analys[ei]s|measurements?|thesis|dissertation|survey)\b[^,.;]{0,40}? (?:(?:has|have|had) )?(?:shown|showed|shows|found|finds|prove[ds]?|proven|proves|demonstrate[ds]|established|revealed|confirmed|confirms)\b([^.;]*)/u
const FINDING =
  /\b(?:show\w*|f[io]und|findings?|find|prov(?:ed|en|es|ing)|demonstrat\w+|reveal\w*|conclu\w+|result\w*|confirm\w*|establish\w*|discover\w*|report\w*|publish\w*|reduc\w+|increas\w+|improv\w+|identified|identification|effects?)\b/i
const NOT_YET = /\b(?:will|to be|plan(?:s|ned)? to|going to|propos(?:ed|al|es)|intend\w*|expected)\b/i

/** "My study has shown …": a line must tell that something was found, and not what is still to be tested. */
function checkFindings(sentence: string, lines: readonly Line[], fail: (detail: string) => void): void {
  const found = FOUND_OUT.exec(sentence)
  if (!found || PLANNED.test(sentence.slice(0, found.index + found[0].length - (found[1]?.length ?? 0)))) return
  const keys = keysOf(found[1] ?? '')
  const tells = (line: Line) => FINDING.test(line.text) && !NOT_YET.test(line.text) && placesOf(line, keys).length >= Math.min(NEEDED, keys.length)
  if (!lines.some(tells)) fail(`the resume tells no such finding: “${found[0].slice(0, 90)}”`)
}

const FOUNDED = /\bI (?:have |also )?(?:co-?)?(?:founded|established|started|launched) (?:the |an? )?((?:\p{Lu}[\p{L}'’-]*(?: (?:of |for |and )?(?=\p{Lu})|))+)/gu

/** "I founded the Library", where the resume has served it. */
function checkFounded(sentence: string, lines: readonly Line[], fail: (detail: string) => void): void {
  for (const [, name = ''] of sentence.matchAll(FOUNDED)) {
    const words = bare(name)
    if (words !== '' && !lines.some(({ text }) => bare(text).includes(words) && /found|establish|start|launch/i.test(text))) fail(`not founded by what the resume tells: “${name.trim()}”`)
  }
}

const TAKEN_UP =
  'taken (?:over|up)|t(?:ake|akes|ook) (?:over|up)|works? (?:with|by|from)|introduced|embraced|welcomed|uses?|used|using|relies|rely|relied|adopts?|adopted|follows?|followed|appl(?:y|ies|ied)|runs?|deploys?|deployed|installs?|installed|licenses?|licensed|bought|buys?|chose|chosen|copied|copies|teach(?:es)?|translated|recommends?|recommended|cites?|cited|requested|requests?|ordered|tested|piloted|requires?|required|implements?|implemented|asked for|asks? for|signed up for|subscribes? to|wants?|praises?|praised'
const UPTAKE_IN_LINE = new RegExp(`\\b(?:${TAKEN_UP}|adoption|use|users?|in use|rolled out|roll-?out|downloads?|customers?|clients?)\\b`, 'i')
/** "Clinics already use my book", "Forty utilities have asked for the kit". */
const OTHERS_TAKE = new RegExp(
  `^(.{3,90}?) (?:(?:now|already|have|has|had|also|today|currently|then|since|still) ){0,3}(?:(${TAKEN_UP})(?: on| to| by| from)? (?:(?:all|parts?|some|both|copies) of )?|(made|makes?|declared?) (?=my|our))(my|the|this|these|our|it|those|such)\\b ?((?:[\\p{L}-]+ ?){0,4})`,
  'u',
)
/** "My screening is used in every kindergarten". */
const IS_TAKEN = new RegExp(
  `\\b([Mm]y|[Tt]he|[Tt]his|[Ii]t) ?((?:[\\p{L}-]+ ){0,4}?)(?:is|are|was|were|has been|have been|had been) (?:(?:now|already|widely|also|since|officially|successfully) ){0,2}(?:in use|taken up|${TAKEN_UP})\\b([^.;]*)`,
  'u',
)
const PLANNED = /\b(?:will|would|can|could|may|might|shall|should|must|if|when|once|whoever|anyone|nobody|no|until|is to|are to|to be|free to|able to|before|so that)\b/i

/** A thing that others are told to have taken up: a line must tell so, of that thing and of such people. */
function checkTaken(sentence: string, title: string, lines: readonly Line[], isDocument: (text: string) => boolean, fail: (detail: string) => void): void {
  const titleKeys = keysOf(title)
  const isOwn = (determiner: string, keys: readonly string[]) => /^my$/i.test(determiner) || keys.some((key) => titleKeys.some((other) => likeWords(key, other)))
  const refuse = (thing: readonly string[], users: readonly string[], said: string) => {
    const names = said.match(/(?<=\p{L} (?:\p{Ll}+ )*)\p{Lu}\p{L}{2,}/gu) ?? []
    const strange = names.some((name) => !lines.some(({ text }) => text.includes(name)))
    const proof = !strange && lines.some((line) => UPTAKE_IN_LINE.test(line.text) && placesOf(line, thing).length > 0 && (users.length === 0 || placesOf(line, users).length > 0))
    if (!proof) fail(`nothing of the resume tells that others use it: “${sentence.slice(0, 90)}”`)
  }
  const takes = OTHERS_TAKE.exec(sentence)
  if (takes) {
    const [, subject = '', , , determiner = '', thing = ''] = takes
    const keys = keysOf(thing)
    // "The bank that employs me uses …" is the person's own setting; a subordinate clause has another subject.
    if (
      !isDocument(subject) &&
      !PLANNED.test(subject) &&
      !/\b(?:I|[Mm]y|[Ww]e|who|which|that)\b/.test(subject) &&
      /\b[\p{L}-]+s\b|\b(?:state|city|county|government|agency|company|district|army|industry)\b|\b\p{Lu}/iu.test(subject) &&
      (isOwn(determiner, keys) || /\bthat I \p{L}/u.test(sentence.slice(subject.length)))
    )
      refuse(keys, keysOf(subject), subject)
  }
  const taken = IS_TAKEN.exec(sentence)
  if (taken) {
    const [, determiner = '', thing = '', after = ''] = taken
    const keys = keysOf(thing)
    const by = /\b(?:by|in|at|across|throughout) ([^,;.]*)/.exec(after)?.[1] ?? ''
    if (keys.length > 0 && !PLANNED.test(sentence.slice(0, taken.index + taken[0].length)) && isOwn(determiner, keys)) refuse(keys, keysOf(by), `by ${by}`)
  }
}

/** `title` names what is planned. */
export function checkDeeds(text: string, title: string, material: Material): Fault[] {
  const faults: Fault[] = []
  const fail = (detail: string) => faults.push({ rule: 'deed', detail })
  // What a public document takes or asks for is the other check's question.
  const isDocument = (said: string) => documentsOf(material).some(({ names }) => names.some((name) => said.toLowerCase().includes(name.replace(/^the /, ''))))
  const lines = linesOf(material)
  for (const sentence of splitSentences(text)) {
    checkLifted(sentence, lines, fail)
    checkLarge(sentence, lines, material.facts, fail)
    checkFindings(sentence, lines, fail)
    checkFounded(sentence, lines, fail)
    checkTaken(sentence, title, lines, isDocument, fail)
  }
  return faults
}

/** Classes of what a document does; what it is said to do must be of the class it does. */
const ACTS: readonly RegExp[] = [
  /\b(?:requir\w+|mandat\w+|oblig\w+|order(?:s|ed)|compel\w*|demand\w*|forc(?:es|ed)|makes? \w+ (?:show|answer|examine))\b/i,
  /\bentitl\w+/i,
  /\b(?:fund(?:s|ed|ing)?|pay(?:s)?|paid|financ\w+|allocat\w+|appropriat\w+|reimburs\w+|subsidi\w+|sets? aside|award(?:s|ed)|grants?)\b/i,
  /\b(?:ban(?:s|ned)?|bars?|barred|prohibit\w*|forbids?|forbade)\b/i,
]
const ACT_SAID =
  /^(?:, which|,? itself)? (?:(?:also|now|already|explicitly|expressly|specifically|in turn) ){0,2}(requires?|mandates?|obliges?|orders?|compels?|demands?|forces?|entitles?|funds?|pays?|finances?|allocates?|appropriates?|reimburses?|subsidizes?|sets? aside|awards?|grants?|bans?|bars?|prohibits?|forbids?|[a-z]{3,}s)\b([^,;]*)/
const SAYS_NOT = /\b(?:is not about|says nothing|does not (?:speak|say|cover|name|mention|deal))\b/
const OWN_THING = /^ (?:my|this (?:very )?|exactly this|just this) /

/** What a sentence says that a listed document does. */
export function checkActs(text: string, material: Material): Fault[] {
  const faults: Fault[] = []
  for (const sentence of splitSentences(text)) {
    const lower = sentence.toLowerCase()
    const named = documentsOf(material).flatMap(({ names, words }) => names.filter((name) => lower.includes(name)).map((name) => ({ name, words })))
    // "title III of the … Act" names the title and not the whole act.
    for (const name of new Set(named.map((one) => one.name).filter((one) => !named.some((other) => other.name !== one && other.name.includes(one))))) {
      const after = sentence.slice(lower.indexOf(name) + name.length)
      if (SAYS_NOT.test(after)) faults.push({ rule: 'law or program', detail: `name no document for what it does not say: “${sentence.slice(0, 80)}”` })
      const said = ACT_SAID.exec(after)
      if (!said) continue
      const [, verb = '', object = ''] = said
      const act = ACTS.find((one) => one.test(verb))
      const keys = keysOf(`${verb} ${object}`)
      // Several documents of the list may bear one name.
      // What binds or pays is told in the words of the list.
      const needed = act ? Math.ceil(keysOf(object).length / 2) : 1
      const isTold = named.some(
        (one) => one.name === name && (!act || act.test(one.words)) && keys.filter((key) => one.words.split(' ').some((word) => likeWords(wordKey(word), key))).length >= needed,
      )
      if (!isTold || OWN_THING.test(object)) faults.push({ rule: 'law or program', detail: `the list does not say so of it: “${verb}${object.slice(0, 60)}”` })
    }
  }
  return faults
}

type Acting = { names: string[]; words: string }
const acting = new WeakMap<Material['documents'], Acting[]>()

function documentsOf({ documents }: Material): Acting[] {
  const known = acting.get(documents)
  if (known) return known
  const made = documents.map(({ title, name, otherName, names = [], covers = [], says = [] }) => ({
    names: [name, otherName, ...names, title].flatMap((one) => (one ? [one.toLowerCase()] : [])),
    words: bare([...(typeof covers === 'string' ? [covers] : covers), ...says].join(' ')),
  }))
  acting.set(documents, made)
  return made
}
