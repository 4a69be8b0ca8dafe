/** What a customer is asked about a sentence of theirs: the conclusion, in plain words to which they say yes or no. */
import type { CaseFile, Untied } from '../../domain/petition/case-file.ts'
import { proposalsOf, type Proposal } from '../../domain/petition/attestations.ts'
import { sentencesOf } from '../../domain/petition/checks/block-text.ts'
import { joinList } from '../../domain/endeavor/sentence-forms.ts'
import { subjectOf, UNNAMED } from '../../domain/petition/subject-of.ts'

const untied = ({ employs, paysMe, paysForIt }: Untied, about: string): string =>
  `None of those who use ${about} here ${joinList([...(employs ? ['employs me'] : []), ...(paysMe ? ['pays me'] : []), ...(paysForIt ? ['pays for it'] : [])]).replace(' and ', ' or ')}.`

/** One statement in the first person, whole and without exception. */
export function statesOf(file: CaseFile, { sentence, meaning }: Proposal): string {
  const subject = subjectOf(file)
  const about = subject === UNNAMED ? 'this work' : subject
  const workOnIt = subject === UNNAMED ? about : `the work on ${about}`
  switch (meaning.says) {
    case 'adopted':
      return `A public body took ${about} into a ${meaning.document} of its own.`
    case 'untied':
      return untied(meaning.tie, about)
    case 'used':
      return `Others use ${about}, or have used it.`
    case 'withoutMe':
      return `Others put ${about} to use here themselves; I do not do it for them.`
    case 'open':
      return `Anyone can get and use ${about} today, without asking me.`
    case 'counted':
      return `This number tells what ${about} did where it was put to use, and it was counted by somebody other than me and my employer.`
    case 'measured':
      return `These figures come from places where ${about} was put to use, and they speak in its favor.`
    case 'askedFor':
      return `This is a public document, and it names the problem that ${about} addresses.`
    case 'ownResult':
      return `I reached this result, and I reached it with ${about}.`
    case 'result':
      return 'I reached this result in my own work.'
    case 'progress':
      return `This is done, it was part of ${workOnIt}, and the date in this sentence is its date.`
    case 'interest':
      return `Those named here have said that they want to use or support ${about}, as this sentence tells it.`
    case 'written':
      return 'I have this from them in writing.'
    case 'prepared':
      return `What I learned there prepared me for ${about}.`
    case 'plan':
      return `This is a step of my own plan for ${about}.`
    case 'leftOut':
      return `This is part of ${workOnIt}, and my position does not include it.`
    case 'noPosition':
      return 'No employer has a position for this work.'
    case 'onOwnAccount':
      return 'I do this work on my own account, and not for an employer.'
    case 'onlyMine':
      return 'As far as I know, nobody else is doing what this sentence tells.'
    case 'near':
    case 'region':
    case 'beside':
    case 'deed':
      return sentence
  }
}

/** Tells one statement from another; it keeps nothing secret. */
const markOf = (states: string): string => [...states].reduce((mark, letter) => (mark * 31 + letter.codePointAt(0)!) % 2_147_483_647, 7).toString(36)

/** `key`: the fact as it stands, its sentence, the conclusion, and the words in which it is asked. */
export type AskedMeaning = Proposal & { key: string; text: string; about: string; states: string }

/** What is asked now of a petition whose work has a name; a response concludes nothing of its own. */
export const askedMeanings = (file: CaseFile): AskedMeaning[] =>
  file.response !== undefined || (file.lock === null && subjectOf(file) === UNNAMED)
    ? []
    : proposalsOf(file).map((proposal) => {
        const fact = file.facts.find(({ id }) => id === proposal.factId)!
        const states = statesOf(file, proposal)
        const key = [fact.id, fact.rev, sentencesOf(fact.text).indexOf(proposal.sentence), proposal.meaning.says, markOf(states)].join('.')
        return { ...proposal, key, text: fact.text, about: subjectOf(file), states }
      })
