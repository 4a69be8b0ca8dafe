/** Why a fact meets what its element asks: one sentence behind its proof, said from what the fact says, and not at all where it does not carry it. */
import { settledFacts, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'
import { latestMonthOf } from '../../../domain/petition/months.ts'
import { datesAhead, sharedSubject } from '../../../domain/petition/reasoning.ts'
import { questionOf } from './fact-roles.ts'
import { documentIn, isPublicAdoption, isUntied, isWithoutMe } from './strength.ts'
import { nameOfMethod, subjectOf } from './subject.ts'

const MEASURED = /\d/
const COUNTED_BY = /(?:^|[,;.] |\b(?:and|as) )(?:the |The )?(?!I\b)(?:\p{L}+ ){1,6}(?:counted|measured|compared|confirmed|tested|recorded|found)\b/u
const COMMITS = /\b(?:will|agreed|signed|voted|ordered|scheduled|undertook|promised)\b/i
const WROTE = /\b(?:wrote|has written|have written|signed|letter|agreed in writing)\b/i
const OWN = /\bI (?:wrote|designed|chose|developed|made|built|measured|did)\b|\b(?:is|are) mine\b|\balone\b/i
const STUDIED = /\b(?:thesis|dissertation|courses?|studies|degree)\b/i

/** What a wording may name: the endeavor, the document of a public body, what a fact and the endeavor share. */
type Named = { about: string; document: string; shared: string }
type Say = (named: Named) => readonly [string, ...string[]]
const SAID = {
  adoption: ({ about, document }) => [
    `A public body has thus made ${about} part of its own ${document}, so that its effect reaches beyond any one employer and does not depend on my taking part`,
    `The decision to do so was that of a public body, in its own ${document}: ${about} reaches all whom that document addresses, whoever employs me`,
    `With this, ${about} stands in the ${document} of a public body and reaches others than those with whom I work`,
  ],
  without: ({ about }) => [
    `Others thus obtained this result without its author, so the effect of ${about} does not depend on where I work`,
    `This shows that others can do the work themselves, and that ${about} is not tied to one person or to one employer`,
    `Because it was done without me, the result shows an effect of ${about} beyond my own employment`,
  ],
  tie: ({ about }) => [
    `Users who neither employ nor pay me have taken it up, so the benefit of ${about} is not the benefit of one employer`,
    `The benefit of ${about} therefore reaches users with whom I have no tie, and not one specific employer`,
    `Use of ${about} by those who neither employ nor pay me is a benefit beyond a specific employer`,
  ],
  route: ({ about }) => [
    `By this route ${about} can reach users beyond those who are named here`,
    `It is by this route, and not by my own employment, that ${about} spreads`,
    `Through it others can take up ${about} without a contract with me`,
  ],
  spread: ({ about }) => [
    `The potential of ${about} for wider use thus rests on conditions that can be checked, and not on a forecast`,
    `What wider use of ${about} takes is therefore known, and it does not rest on the size of a market`,
  ],
  measured: ({ about }) => [
    `The effect of ${about} is thus measured, not forecast`,
    `These figures measure what ${about} has done, and do not forecast it`,
    `This is a measured effect of ${about}, not a hoped-for one`,
  ],
  counted: ({ about }) => [
    `The effect of ${about} is thus measured, not forecast, and others made the count`,
    `The count is that of others, so what ${about} does is not shown by my word alone`,
    `Others than I have measured this effect of ${about}`,
  ],
  priority: ({ about, shared }) => [
    `The document speaks of ${shared}, which is the subject of ${about} itself and not only of its field`,
    `What the document names is ${shared}, the very subject of ${about}`,
    `The public document and ${about} thus have one subject, ${shared}`,
  ],
  record: ({ about, shared }) => [
    `Both this result and ${about} concern ${shared}: it is success in related work`,
    `The result concerns ${shared}, as ${about} does, and so is a success in related efforts`,
  ],
  ownResult: ({ about }) => [
    `This is success with ${about} itself, which the endeavor carries further`,
    `The result was reached with ${about}, on which the endeavor rests`,
    `It is a record of success in the very work of the endeavor, since it was reached with ${about}`,
  ],
  own: ({ about }) => [
    `My own part in ${about} can thus be told from that of others`,
    `The contribution to ${about} on which I rely is therefore my own`,
    `What I did for ${about} is thus told apart from the work of a team`,
  ],
  progress: ({ about }) => [
    `The work on ${about} has thus gone beyond a proposal`,
    `With these steps ${about} is past the stage of an intention`,
    `These are dated steps toward ${about}, taken before this filing`,
  ],
  plan: ({ about }) => [
    `The next steps of ${about} thus have dates by which they can be checked`,
    `Each of these steps of ${about} can be checked on its date`,
    `The plan for ${about} is dated, and its steps can be checked`,
  ],
  committed: ({ about }) => [
    `Those who are to use ${about} have thus put in writing what they will do`,
    `This is interest in ${about} that its users have put in writing before this filing`,
    `The interest of users in ${about} is therefore more than a kind word: they name what they will do`,
  ],
  studied: ({ about, shared }) => [`My formal studies thus concerned ${shared}, as ${about} does`, `I have studied ${shared} formally, and ${about} rests on that knowledge`],
  lacking: ({ about }) => [
    `This contribution to ${about} does not depend on how many others are available`,
    `It would be missing for ${about} whoever else is available`,
    `The United States would thus gain for ${about} what other workers, even if available, have not made`,
  ],
} satisfies Record<string, Say>
export type WhyKind = keyof typeof SAID

/** Questions whose answers meet their element in one way. */
const BY_QUESTION: Readonly<Record<string, WhyKind>> = { route: 'route', spread: 'spread', 'own-part': 'own', 'own-decisions': 'own' }

function kindOf(file: CaseFile, fact: CaseFact): WhyKind | null {
  const { text, element } = fact
  const day = file.lock?.at.slice(0, 10) ?? null
  switch (element) {
    case 'p1.beyond': {
      if (isPublicAdoption(text)) return 'adoption'
      if (isWithoutMe(text)) return 'without'
      if (isUntied(text)) return 'tie'
      const kind = BY_QUESTION[questionOf(fact) ?? '']
      return kind === 'spread' && !/\b(?:needs?|with|requires?)\b/.test(text) ? null : (kind ?? null)
    }
    case 'p1.merit':
      return isWithoutMe(text) ? 'without' : !MEASURED.test(text) || questionOf(fact) === 'cost-today' ? null : COUNTED_BY.test(text) ? 'counted' : 'measured'
    case 'p1.priority':
      return sharedSubject(file, fact) !== null ? 'priority' : null
    case 'p2.record': {
      const kind = BY_QUESTION[questionOf(fact) ?? '']
      if (kind === 'own') return OWN.test(text) ? 'own' : null
      if (!['result', 'second-result', 'third-result'].includes(questionOf(fact) ?? '') || !MEASURED.test(text)) return null
      const name = nameOfMethod(file)?.name
      return name !== undefined && text.includes(name.replace(/^the /, '')) ? 'ownResult' : sharedSubject(file, fact) !== null ? 'record' : null
    }
    case 'p2.progress':
      return questionOf(fact) === 'progress' && /\b(?:19|20)\d\d\b/.test(text) && !/\bwill\b/.test(text) ? 'progress' : null
    case 'p2.plan':
      return questionOf(fact) === 'plan' && day !== null && (datesAhead(text, day).length > 1 || (text.match(/\b20\d\d\b/g) ?? []).length > 1) ? 'plan' : null
    case 'p2.interest':
      return COMMITS.test(text) && WROTE.test(text) && (latestMonthOf(text, false) !== null || /\b(?:wrote|signed)\b/.test(text)) ? 'committed' : null
    case 'p2.education':
      return questionOf(fact) === 'education' && STUDIED.test(text) && sharedSubject(file, fact) !== null ? 'studied' : null
    case 'p3.benefit':
      return LACKS.test(text) && fact.exhibits.length > 0 ? 'lacking' : null
    default:
      return null
  }
}

const LACKS = /\b(?:does not exist|do not exist|is not written|not been (?:written|made|built|measured)|nobody else|no one else|no other|has no other|could not|is not solved)\b/i

type Why = { kind: WhyKind; wordings: readonly [string, ...string[]] }
const known = new WeakMap<CaseFile['facts'], Map<string, Why>>()

/** By the ids of the facts behind which they stand: each kind once in a letter, and a public document by what it and the endeavor share. */
export function whysOf(file: CaseFile): ReadonlyMap<string, Why> {
  const there = known.get(file.facts)
  if (there !== undefined) return there
  const about = subjectOf(file)
  const found = new Map<string, Why>()
  const used = new Set<WhyKind>()
  if (file.response === undefined)
    for (const element of ['p1.beyond', 'p1.merit', 'p1.priority', 'p2.record', 'p2.progress', 'p2.plan', 'p2.interest', 'p2.education', 'p3.benefit'] as const)
      for (const fact of settledFacts(file, element)) {
        const kind = fact.kind === 'statement' && fact.source.kind !== 'letter' ? kindOf(file, fact) : null
        if (kind === null || used.has(kind) || (kind === 'measured' && used.has('counted'))) continue
        used.add(kind)
        found.set(fact.id, { kind, wordings: SAID[kind]({ about, document: documentIn(fact.text), shared: sharedSubject(file, fact) ?? '' }) })
      }
  known.set(file.facts, found)
  return found
}
