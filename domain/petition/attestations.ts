/**
 * What a sentence of a customer may mean, to be asked of its customer: a letter concludes only from what they said yes to.
 * A proposal claims nothing, so it is read by its words and needs no certain shape.
 */
import { settledFacts, type Attestation, type CaseFact, type CaseFile, type Element, type Meaning, type Untied } from './case-file.ts'
import { sentencesOf } from './checks/block-text.ts'
import { measuresOf } from '../person/achievement-words.ts'
import { hasFigure } from './evidence-weight.ts'
import { isWhole } from './fact-words.ts'
import { AHEAD, isIdle, sharedSubject } from './reasoning.ts'
import { surelySays, type Says } from './surely.ts'
import { isTelegraphic } from './telegraphic.ts'
import { thingUser } from './thing-users.ts'
import { wordsGiven } from './words-given.ts'

export type Proposal = { factId: string; sentence: string; meaning: Meaning }

/** What may be concluded from a fact, by its element; of some only behind certain questions. */
const OF_ELEMENT: Partial<Record<Element, readonly Says[]>> = {
  'endeavor.users': ['used'],
  'p1.beyond': ['adopted', 'withoutMe', 'used', 'untied', 'open', 'counted'],
  'p1.merit': ['withoutMe', 'counted', 'measured'],
  'p1.priority': ['askedFor'],
  'p2.record': ['ownResult', 'result'],
  'p2.progress': ['progress'],
  'p2.interest': ['interest', 'written'],
  'p2.education': ['prepared'],
  'p2.plan': ['plan'],
  'p3.impractical': ['leftOut', 'noPosition'],
  'endeavor.vehicle': ['onOwnAccount'],
  'p3.benefit': ['onlyMine'],
}
const ELEMENTS = Object.keys(OF_ELEMENT) as Element[]
/** A result of the petitioner is told in answer to one of these. */
const OF_RESULTS = ['result', 'second-result', 'third-result']

/** So many wait at a time, and one of a kind for each element: the next come when these are answered. */
export const ASKED_MAX = 12
/** A case may hold hundreds of long answers. */
const LOOKED_AT_MAX = 400

/** It hangs on the sentence before it. */
const LEANS =
  /^(?:Its?|They|Their|Th(?:is|ese|at|ose)|He|She|His|Her|Both|Each|All|Such|One|Neither|None|(?:In )?[Tt]he (?:year|years|season|month|months) before)\b|^[^,;]{0,40}\b(?:of (?:them|th(?:is|at|ese|ose))|these|those)\b/
const BY_ME = /^(?:I|We|My|Our)\b/
const DENIES = /\b(?:not|never|no|none|nobody|neither|nor|cannot)\b|n’t\b/i
/** “Used 40 gallons” tells what was spent. */
const USES =
  /\b(?:us(?:es?|ed)(?! (?:about |only |some |over |nearly )?\d)|using|r[ua]ns?|adopt(?:s|ed)?|appl(?:y|ies|ied)|teach(?:es)?|taught|tests?|tested|install(?:s|ed)?|follow(?:s|ed)?|switched|repeat(?:s|ed)?)\b/i
const MAY = /\b(?:can|could|may|might|will|would|should|if|wants?|plans?|asked|considers?)\b/i
const OPEN = /\b(?:open|public(?:ly)?|free(?:ly)?|published|download\w*|licen[cs]e\w*|repositor(?:y|ies)|available)\b/i
const BODY =
  /\b(?:[Aa]ssociation|[Dd]epartment|[Aa]gency|[Cc]ommission|[Bb]ureau|[Bb]oard|[Oo]ffice|[Aa]uthority|[Ss]tate|[Cc]ounty|[Cc]ity|[Dd]istrict|[Mm]inistry|[Cc]ouncil|[Ss]ociety|[Ii]nstitute|[Ff]ederation)\b/
const ADOPTS = /\b(?:adopt(?:s|ed)|includes?|included|recommends?|recommended|put|took|takes|added|adds|lists?|listed|names|named|cites|cited|requires|required|wrote)\b/
const DOCUMENT = /\b(guide|guideline|manual|rule|plan|form|code|standard|policy|guidance|schedule|curriculum|handbook|protocol)s?\b/
const COUNTED = /\b(?:counted|measured|recorded|audited|evaluated|surveyed|computed|calculated)\b/i
const EMPLOYS = /\b(?:employ\w*|hir(?:e|es|ed)|staff|worked for|salary)\b/i
const PAYS_ME = /\bpa(?:y|ys|id) me\b|\bpaid or employed me\b|\bemploy(?:ed|s)? (?:or|nor) pa(?:y|ys|id) me\b/i
const PAYS_FOR_IT = /\bpa(?:y|ys|id)\b(?! me)|\b(?:charge|cost|free)\b/i
/** What somebody gives to a plan is no step of it. */
const OF_TIME = /\b(?:hours?|days?) (?:a|per|each|every) week\b|\bpercent of my time\b/i
const DATED = /\b(?:19|20)\d\d\b/
const IN_WRITING = /\b(?:letters?|wrote|written|signed|agreement|memorandum|contract|e-?mail(?:ed)?|resolution|minutes)\b/i
const LEFT_OUT = /\b(?:outside|no part of|not part of|beyond|not in|in none of|leaves? out|does not (?:cover|include)|not my)\b/i
const NO_POSITION = /\b(?:no|any) (?:\p{Ll}+ )?(?:position|post|job|employer|vacancy|opening)\b/iu
const OWN_ACCOUNT = /\bself[- ]employed\b|\bon my own account\b|\bmy own (?:company|firm|practice|studio|business)\b|\bI (?:am|work as) (?:an? )?(?:\p{Ll}+ )?(?:consultant|freelancer|contractor)\b/iu
const ONLY = /\b(?:no(?:body| one) else|no other|does not (?:yet )?exist|do not (?:yet )?exist|there is no|(?:is|are) not (?:yet )?(?:solved|made|available))\b/i

const NOT_PAID = /\b(?:not|never|neither|nor|none|nobody|no one)\b[^.;]*?\b(?:pa(?:y|ys|id)|employ(?:s|ed)?) (?:(?:or|nor) (?:pa(?:y|ys|id)|employ(?:s|ed)?) )?me\b/gi

const PAID_SUM = /\bpa(?:y|ys|id)\b[^.;,]{0,20}\$ ?\d/i

const untiedBy = (sentence: string): Untied | null => {
  const tie = { employs: EMPLOYS.test(sentence), paysMe: PAYS_ME.test(sentence), paysForIt: PAYS_FOR_IT.test(sentence) }
  const isFree = /\b(?:free of charge|for free|without charge|at no cost)\b/i.test(sentence)
  if (PAID_SUM.test(sentence)) return null
  // “Two pay me; the others do not”: of whom it is said, one statement does not tell.
  return !PAYS_ME.test(sentence.replace(NOT_PAID, '')) && (DENIES.test(sentence) || isFree) && (tie.employs || tie.paysMe || tie.paysForIt) ? tie : null
}

/** What the words of a sentence may mean, for a fact of this element. */
function mayMean(file: CaseFile, fact: CaseFact, sentence: string): Meaning[] {
  const question = fact.source.kind === 'answer' ? fact.source.question : ''
  const isOthers = !BY_ME.test(sentence)
  const isDone = !AHEAD.test(sentence) && !MAY.test(sentence)
  const isUse = isOthers && isDone && USES.test(sentence) && !/^(?:no|none|nobody|neither)\b/i.test(sentence) && thingUser(sentence) === null
  const document = DOCUMENT.exec(sentence)?.[1]
  const tie = untiedBy(sentence)
  const has = hasFigure(sentence) && isDone
  return [
    ...(isOthers && isDone && !DENIES.test(sentence) && document !== undefined && ADOPTS.test(sentence) && BODY.test(sentence) ? [{ says: 'adopted', document } as const] : []),
    ...(isUse && !/\b(?:not|never) (?:used|run|adopted|applied|taught)\b/.test(sentence) ? ([{ says: 'used' }, { says: 'withoutMe' }] as const) : []),
    ...(tie !== null && isDone ? [{ says: 'untied', tie } as const] : []),
    ...(OPEN.test(sentence) && isDone && !DENIES.test(sentence) && question === 'route' ? [{ says: 'open' } as const] : []),
    ...(has && isOthers && COUNTED.test(sentence) ? [{ says: 'counted' } as const] : []),
    ...(has && question !== 'cost-today' ? [{ says: 'measured' } as const] : []),
    ...(fact.element === 'p1.priority' && isOthers && sharedSubject(file, { text: sentence }) !== null ? [{ says: 'askedFor' } as const] : []),
    ...(/^(?:I|We)\b/.test(sentence) && isDone && OF_RESULTS.includes(question) && measuresOf(sentence).isResult ? ([{ says: 'ownResult' }, { says: 'result' }] as const) : []),
    ...(isDone && DATED.test(sentence) && question === 'progress' && !/\b(?:idea|thought of)\b/.test(sentence) ? [{ says: 'progress' } as const] : []),
    ...(isOthers && !DENIES.test(sentence) ? [{ says: 'interest' } as const] : []),
    ...(isOthers && !DENIES.test(sentence) && IN_WRITING.test(sentence) ? [{ says: 'written' } as const] : []),
    ...(DENIES.test(sentence) || !isDone ? [] : [{ says: 'prepared' } as const]),
    ...(BY_ME.test(sentence) && AHEAD.test(sentence) && !OF_TIME.test(sentence) ? [{ says: 'plan' } as const] : []),
    ...(LEFT_OUT.test(sentence) ? [{ says: 'leftOut' } as const] : []),
    ...(NO_POSITION.test(sentence) && DENIES.test(sentence) ? [{ says: 'noPosition' } as const] : []),
    ...(OWN_ACCOUNT.test(sentence) && isDone && file.plan !== 'employee' ? [{ says: 'onOwnAccount' } as const] : []),
    ...(ONLY.test(sentence) ? [{ says: 'onlyMine' } as const] : []),
  ]
}

const isSame = (one: Pick<Proposal, 'factId' | 'sentence' | 'meaning'>, other: Pick<Proposal, 'factId' | 'sentence' | 'meaning'>): boolean =>
  one.factId === other.factId && one.sentence === other.sentence && one.meaning.says === other.meaning.says

/** Asked only where the customer said no to the other, which holds more. */
const LESSER: Partial<Record<Says, Says>> = { used: 'withoutMe', measured: 'counted', result: 'ownResult' }

/** What to ask now. A kind that the customer said yes to is not asked of another sentence on the same element. */
export function proposalsOf(file: CaseFile): Proposal[] {
  const given = wordsGiven(file)
  const elementOf = new Map(file.facts.map(({ id, element }) => [id, element]))
  const found: Proposal[] = []
  let looked = 0
  for (const fact of settledFacts(file, ...ELEMENTS)) {
    if (fact.kind !== 'statement' || fact.source.kind === 'letter') continue
    const wanted = OF_ELEMENT[fact.element] ?? []
    for (const sentence of sentencesOf(fact.text)) {
      if (found.length >= ASKED_MAX || looked >= LOOKED_AT_MAX) return found
      looked += wanted.length === 0 ? 0 : 1
      if (wanted.length === 0 || !isWhole(sentence) || isTelegraphic(sentence) || isIdle(sentence)) continue
      const sure = surelySays(file, sentence)
      // What others do not pay is told behind its fact, where it may lean on it.
      const loose = mayMean(file, fact, sentence).filter(({ says }) => (says === 'untied' || !LEANS.test(sentence)) && !sure.some((one) => one.says === says))
      const meanings = [...sure, ...loose].filter(({ says }) => wanted.includes(says))
      for (const meaning of meanings) {
        const proposal = { factId: fact.id, sentence, meaning }
        const ofKind = (one: Pick<Proposal, 'factId' | 'meaning'>): boolean => one.meaning.says === meaning.says && elementOf.get(one.factId) === fact.element
        const isAsked =
          found.length < ASKED_MAX &&
          !given.some((one) => isSame(one, proposal) || (one.word === 'yes' && ofKind(one))) &&
          !(
            meanings.some(({ says }) => says === LESSER[meaning.says]) &&
            !given.some((one) => one.word === 'no' && one.factId === fact.id && one.sentence === sentence && one.meaning.says === LESSER[meaning.says])
          ) &&
          !found.some(ofKind)
        if (isAsked) found.push(proposal)
      }
    }
  }
  return found
}

/** The customer's word on some of what was proposed, in the words that they saw. */
export const withWords = (file: CaseFile, words: readonly Attestation[]): CaseFile => ({
  ...file,
  attested: [...wordsGiven(file).filter((one) => !words.some((other) => isSame(one, other))), ...words],
})

/** The word is taken back, and what was written from its fact is out of date. */
export function withoutWord(file: CaseFile, { factId, sentence, says }: { factId: string; sentence: string; says: Says }): CaseFile {
  const gone = wordsGiven(file).find((one) => isSame(one, { factId, sentence, meaning: { says } as Meaning }))
  return gone === undefined
    ? file
    : {
        ...file,
        attested: wordsGiven(file).filter((one) => one !== gone),
        facts: gone.word === 'no' ? file.facts : file.facts.map((fact) => (fact.id === factId ? { ...fact, rev: fact.rev + 1 } : fact)),
      }
}
