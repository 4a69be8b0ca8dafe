/** What is told as it was at another time: a step that is past, what would happen told as what happened, a license that ran out, a position that began otherwise. Told by words, read by a person. */
import type { CaseFact, CaseFile } from '../case-file.ts'
import { MONTH_NAMES } from '../../format-date.ts'
import { monthOf, monthOfDay } from '../months.ts'
import { bare, sentencesOf, short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences, wordsOf, type Told } from './told-sentences.ts'

const WHEN = `(?:(?:${MONTH_NAMES}) (?:\\d{1,2}, )?)?20\\d\\d`
const STEP = new RegExp(
  `^(?:By|Until|In|Before) (?<first>${WHEN}),? (?:I|we|the|it)\\b[^.;]{0,120}?\\bwill\\b|\\bwill (?!have\\b)[^.;,]{0,120}? (?:by|until|before|in) (?:the end of )?(?<then>${WHEN})\\b`,
  'iu',
)
/** What somebody wrote or agreed to on a day is told as it was on that day. */
const SAID = /\b(?:wrote|writes|written|said|says|signed|agreed|decided|voted|announced|promised|asked|would|could|if)\b/i

/** “By March 2026 I will release version 2”, in a letter of November 2026. */
function ofPast(file: CaseFile, told: readonly Told[]): Doubt[] {
  const day = file.lock?.at
  if (day === undefined) return []
  const now = monthOfDay(day)
  return told.flatMap((one) => {
    const found = SAID.test(one.sentence) ? null : STEP.exec(one.sentence)
    const when = found?.groups?.['first'] ?? found?.groups?.['then']
    return when === undefined || monthOf(when, true)! >= now ? [] : [disagree(one, `It is still to come here, and ${when} is past. Ask whether it was done, and what is planned now.`)]
  })
}

const POSSIBLE = /\b(?:would|could|might|may|expected to|according to the model|in the model|simulat\p{L}+)\b/iu
const AHEAD = /\b(?:will|plans?|planned|hopes?|goal|target|aims?|until|if|not|never)\b/i
const FIGURE = /(?<![\d,.$])\$?\d[\d,.]*(?: (?:percent|million|thousand)| \p{Ll}{4,})?/gu
const NAMED = /(?<=\p{L}[\p{L}’-]* |^)(?!The )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)+/gu
const figuresIn = (sentence: string): Set<string> => new Set([...sentence.matchAll(FIGURE)].map(([words]) => words.trim()).filter((words) => !/^(?:19|20)\d\d\b/.test(words) && words.length > 1))

/** “If the drain is opened, the loss would fall by 60 percent”, and “the loss fell by 60 percent”. */
function ofPossible(told: readonly Told[]): Doubt[] {
  return told
    .filter(({ sentence }) => POSSIBLE.test(sentence))
    .flatMap((one) => {
      const figures = figuresIn(one.sentence)
      const names = [...wordsOf(one.fact).matchAll(NAMED)].map(([name]) => name).filter((name) => !new RegExp(`^(?:${MONTH_NAMES})`).test(name))
      const other = told.find(
        ({ fact, sentence }) =>
          fact.id !== one.fact.id &&
          fact.element !== 'p2.plan' &&
          !POSSIBLE.test(sentence) &&
          !AHEAD.test(sentence) &&
          [...figuresIn(sentence)].some((figure) => /percent|\$|\d\d/.test(figure) && figures.has(figure)) &&
          names.some((name) => sentence.includes(name)),
      )
      return other === undefined ? [] : [disagree(other, `Told as done here, and in another fact as what would be: “${short(one.sentence)}” Ask what has happened, and who measured it.`, one.fact.id)]
    })
}

const LICENSE = /\b(?:licen[sc]es?|certificates?|certification|registration|accreditation)\b/i
const RAN_OUT =
  /\b(?:ran out|has (?:run out|lapsed|expired)|lapsed|expired|(?:is|was|has been) (?:suspended|revoked|surrendered)|(?:renewal|application) (?:for it )?(?:is )?(?:in process|in progress|pending|under way|filed|submitted)|applied for|not (?:yet )?(?:issued|granted))\b/i

/** “My license ran out in August 2024”: whether the work since then was allowed is the first that an officer asks. */
const ofLicenses = (facts: readonly CaseFact[]): Doubt[] =>
  facts
    .filter(({ kind, element, text }) => kind === 'statement' && (element === 'eb2.occupation' || element === 'eb2.ability') && LICENSE.test(text))
    .flatMap((fact) => {
      const sentence = sentencesOf(fact.text).find((one) => RAN_OUT.test(one) && !/\b(?:renewed|reinstated|restored)\b/i.test(one))
      return sentence === undefined
        ? []
        : [disagree({ fact, sentence }, 'By this the license is not in force. Ask whether the petitioner has practiced since, by what right, and when it was or will be renewed.')]
    })

const JOINED = new RegExp(
  `\\bI (?:came to|joined|(?:started|began)(?: work(?:ing)?)? (?:at|with|in|for)|have worked (?:at|for)|worked (?:at|for)) (?<where>(?:[\\p{L}’&.-]+ ){1,6}?)(?:in|since|from) (?<when>${WHEN})\\b`,
  'gu',
)

/** “I came to the program in 2021”, and a position there that began in 2019. */
function ofJoining(told: readonly Told[], roles: readonly CaseFact[]): Doubt[] {
  return told.flatMap((one) =>
    [...one.sentence.matchAll(JOINED)].flatMap(({ 0: quote, groups }) => {
      const own = bare(groups!['where']!)
        .split(' ')
        .filter((word) => word.length > 4)
      const there = roles.filter(({ fields }) =>
        bare(fields['employer'] ?? '')
          .split(' ')
          .some((word) => own.includes(word)),
      )
      const yearOf = (text: string): string | undefined => /\b(?:19|20)\d\d\b/.exec(text)?.[0]
      const employers = new Set(there.map(({ fields }) => fields['employer']))
      if (employers.size !== 1 || there.some(({ fields }) => yearOf(fields['from'] ?? '') === undefined || yearOf(fields['from']!) === yearOf(groups!['when']!))) return []
      return [disagree(one, `“${quote}” here; the position began otherwise: “${there[0]!.text}” Ask which is right.`, there[0]!.id)]
    }),
  )
}

const SEASON = /\b(?:winter|summer|spring|fall|season|school year|academic year|fiscal year|year|months?)(?: of)? 20\d\d(?: to |[-–/])(?<last>(?:20)?\d\d)\b/i
const HAPPENED = /\b(?:was|were|had|did|fell|rose|cut|kept|lost|made|found|spent|spread|used|paid|went|came|gave|took|ran|\p{Ll}{3,}ed)\b/iu

/** “In the winter of 2026 to 2027 the county spread 900 tons less”, in a letter of November 2026: what has not ended was not counted. */
function ofUnended(file: CaseFile, told: readonly Told[]): Doubt[] {
  const year = Number(file.lock?.at.slice(0, 4) ?? Number.NaN)
  return told.flatMap((one) => {
    const last = SEASON.exec(one.sentence)?.groups!['last']
    const isOver = last === undefined || Number(last.padStart(4, '20')) <= year
    return isOver || Number.isNaN(year) || !HAPPENED.test(one.sentence) || AHEAD.test(one.sentence) || SAID.test(one.sentence)
      ? []
      : [disagree(one, `It is told as what has happened, and the time named here has not ended. Ask which season or year was counted.`)]
  })
}

/** `facts`: all that are settled. */
export function claimsInTime(file: CaseFile, facts: readonly CaseFact[], roles: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts.filter(({ kind }) => kind === 'statement' || kind === 'phase'))
  return [...ofPast(file, told), ...ofUnended(file, told), ...ofPossible(told), ...ofLicenses(facts), ...ofJoining(told, roles)]
}
