/** The known problem that a stated project is about, whatever field the person comes from: by what is made and for what, never by those it is for alone. */
import { clash } from './sectors.ts'
import { mayHave } from './compatibility.ts'
import { cuesOfLine, holdsCue, searchableLine, sureness } from './evidence.ts'
import { OWN_NAME } from './own-names.ts'
import { arePersons, areServed } from './persons.ts'
import type { DraftingKnowledge, Problem, ProblemArea } from './problem-area.ts'
import { meaningIndex, meaningOf } from './problem-meaning.ts'
import { OF_LINE } from './problem-match.ts'
import { isToldOfOthers, settingFit } from './setting-fit.ts'
import type { StatedProject } from './stated-project.ts'
import { topicStems } from './topic-fit.ts'

export type Meant = { area: ProblemArea; problem: Problem }

export const placeName = (area: Pick<ProblemArea, 'id'>, problem: Pick<Problem, 'id'>): string => `${area.id}/${problem.id}`

/** What a shared word, a cue, and a field of the career are worth beside the meaning. */
const WORTH = { shared: 1.2, cue: 1.5, career: 1.5 }
/** How near in meaning a problem has to be, and how much has to speak for it in all; of a field of the career its words are enough without a cue of its own. */
const LEAST = {
  meaning: 3.4,
  worth: 7.6,
  sure: 8.4,
  topic: 0.21,
  cues: 1,
  sureCues: 1.5,
  alone: 2.5,
  shared: 0.5,
  held: 0.25,
  heldMost: 0.33,
  ofCareer: { meaning: 5, cued: 4.5, shared: 2, held: 0.5, plain: 6.5, plainTopic: 0.3 },
}

/** Kinds of things and doings, which stand in projects of every field. */
const KIND = new Set(
  topicStems(
    'app application software platform tool toolkit system program training course guide study network clinic registry database device sensor model method policy plan campaign service training curriculum standard protocol checklist handbook dashboard website center project research analysis development improvement small rural local low cost new better time people staff use help first quality support management information public private community state national regional large open free online mobile digital automatic simple practical hospital critical access patient',
  ),
)

/** A name without its words for kinds of things. */
export const withoutKinds = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => !topicStems(word).some((stem) => KIND.has(stem)))
    .join(' ')

/** The words by which a project is known: without its kind, and without those it is for. */
function tellingStems(text: string, users: string | null): Set<string> {
  const others = new Set(users === null ? [] : topicStems(users))
  return new Set(topicStems(text).filter((stem) => !KIND.has(stem) && !others.has(stem)))
}

/** Words beside such a name that tell what it is about. */
const TOLD_LEAST = 2

/** "conduct the DOCK-B trial in 12 ports": a name does not say what it is about, and little else does. */
export function saysLittle({ phrase, users }: Pick<StatedProject, 'phrase' | 'users'>): boolean {
  if (!OWN_NAME.test(phrase)) return false
  const [, beside = ''] = /^\S+ (.*)$/.exec(phrase.replace(new RegExp(OWN_NAME, 'gu'), '').replace(users ?? '', '')) ?? []
  return [...tellingStems(beside, users)].filter((stem) => !/^(?:trial|version|study|make|use|train)$/.test(stem)).length <= TOLD_LEAST
}

type Words = {
  /** What the problem is called by. */
  told: ReadonlySet<string>
  /** All that is said of it. */
  all: ReadonlySet<string>
  /** Without those that only name a kind of thing. */
  cues: readonly string[]
}

const wordsKnown = new WeakMap<Problem, Words>()
function wordsOf(problem: Problem): Words {
  const before = wordsKnown.get(problem)
  if (before) return before
  const { topic, subject, aim, now, cost, steps, outputs, measure, cues } = problem
  const words = {
    told: new Set(topicStems([topic, subject, aim].join(' '))),
    all: new Set(topicStems([topic, subject, aim, ...now, ...cost, ...steps, ...outputs, measure, ...cues].join(' '))),
    cues: cues.filter((cue) => !topicStems(cue.replace('$', '')).every((stem) => KIND.has(stem))),
  }
  wordsKnown.set(problem, words)
  return words
}

/** What is said in one word of a trade, as problems say it. */
const GLOSSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on|re)shor(?:e|ing)(?: of)?\b/gi, 'make at home'],
  [/\bAPIs?\b(?=.*\b(?:drugs?|inject|oncolog|pharma|shortage|flow process|synthesis)|(?<=\b(?:injectable|oncology|drug|generic|sterile)s? APIs?))/g, 'active ingredients of drugs'],
]
const glossed = (text: string): string => GLOSSES.reduce((said, [found, instead]) => said.replace(found, instead), text)

/** Null where no problem is near enough to lend the project its own. */
export function problemOfProject(
  { quote: typed, users: named }: Pick<StatedProject, 'quote' | 'users'>,
  niche: string,
  ofCareer: (area: ProblemArea) => boolean,
  knowledge: DraftingKnowledge,
): Meant | null {
  const quote = glossed(typed)
  // Those who are helped say what it is about; houses for which it is made do not.
  const users = named !== null && !arePersons(named) ? named : null
  const core = users === null ? quote : quote.replace(users, ' ')
  const own = tellingStems(core, users)
  // "cybersecurity for small water utilities": one word alone is of every trade, and those it is for say of which.
  const said = `${own.size > 1 ? core : quote}. ${niche}`
  const cuesSaid = cuesOfLine(searchableLine(said), knowledge)
  // What is only said of those it is for names no problem: a course on documentation for home nurses is about documentation.
  const bare = [...tellingStems(`${named === null ? quote : quote.replace(named, ' ')}. ${niche}`, named)]
  const beside = tellingStems(niche, users)
  const meaning = meaningOf(said, knowledge)
  const ranked = meaningIndex(knowledge)
    .problems.map(({ area, problem }, at) => {
      const words = wordsOf(problem)
      const cues = words.cues.filter((cue) => cuesSaid.has(cue)).reduce((sum, cue) => sum + sureness(cue), 0)
      const career = ofCareer(area)
      const shared = [...own].filter((stem) => words.told.has(stem)).length + [...beside].filter((stem) => !own.has(stem) && words.told.has(stem)).length * 0.5
      const topic = meaning.topic[at] ?? 0
      const mean = (meaning.line[at] ?? 0) * OF_LINE.line + topic * OF_LINE.topic + (meaning.whole[at] ?? 0) * OF_LINE.whole
      const worth = mean + shared * WORTH.shared + Math.min(cues, 3) * WORTH.cue + (career ? WORTH.career : 0)
      return { area, problem, words, cues, career, shared, topic, mean, worth }
    })
    .toSorted((a, b) => b.worth - a.worth)
  const isMeant = ({ area, problem, words: { all }, cues, career, shared, topic, mean, worth }: (typeof ranked)[number]): boolean => {
    const held = [...own].filter((stem) => all.has(stem)).length
    const isOfThing = bare.length === 0 || bare.some((stem) => all.has(stem)) || cues >= LEAST.alone
    const byCues = (cues >= LEAST.cues && shared >= LEAST.shared && held >= own.size * LEAST.heldMost) || (cues >= LEAST.sureCues && held >= own.size * LEAST.held)
    const { ofCareer: least } = LEAST
    const byCareer = mean >= least.meaning && shared >= least.shared && held >= own.size * least.held
    // "cook school meals from farm produce that pupils like": no word of the problem's own, and yet its very matter.
    const byMatter = mean >= least.plain && topic >= least.plainTopic && shared >= least.shared
    const byCareerCue = cues >= LEAST.cues && mean >= least.cued
    return (
      isOfThing &&
      held >= 1 &&
      mean >= LEAST.meaning &&
      worth >= LEAST.worth &&
      (worth >= LEAST.sure || topic >= LEAST.topic || (own.size > 1 && held === own.size)) &&
      (byCues || (career && (byCareer || byCareerCue || byMatter))) &&
      !(users !== null && (isToldOfOthers(users, problem) || settingFit(users, area, problem) === 'other')) &&
      (named === null || !arePersons(named) || areServed(named) || mayHave(area, problem, named) || cues >= LEAST.cues)
    )
  }
  const most = ranked[0]?.worth ?? 0
  const best = ranked.find((one) => one.worth < most - NEAREST || isMeant(one))
  return best && best.worth >= most - NEAREST ? { area: best.area, problem: best.problem } : null
}
/** Whether a problem may tell its steps, measure, and trouble of the project: most of what the project is known by are words of the problem. */
export function lendsItsText({ phrase, users }: Pick<StatedProject, 'phrase' | 'users'>, niche: string, problem: Problem): boolean {
  const { all, told } = wordsOf(problem)
  const own = tellingStems(phrase.split(' ').slice(1).join(' '), users)
  const held = [...own].filter((stem) => all.has(stem)).length
  // "chemistry diagrams readable": what is made or changed, ahead of what goes on from it.
  const [core = ''] = phrase.replace(/^\S+ /, '').split(/,? (?:for|to|of|in|on|at|with|from|by|that|which|who|so) /)
  const thing = [...tellingStems(core, users)]
  if (thing.filter((stem) => all.has(stem)).length * 2 < thing.length) return false
  const named = [...own, ...tellingStems(niche, users)].filter((stem) => told.has(stem)).length
  return own.size === 0 || (named > 0 && (own.size <= LENDS.few ? held > 0 : held > own.size * LENDS.share))
}
const LENDS = { few: 2, share: 0.5 }

/** "developers" of a driller for hot wells → "geothermal developers": who is named by one noun alone is told as the one group of these fields that bears it, where the answers speak of its matter. */
export function usersTold(users: string | null, areas: readonly ProblemArea[], answers: string): string | null {
  if (users === null || users.includes(' ')) return users
  const said = searchableLine(answers)
  // The noun itself, "utilities", says nothing of which.
  const bare = searchableLine(users)
  const groups = areas.flatMap((area) => area.users).filter(({ name, cues }) => name.endsWith(` ${users}`) && cues.some((cue) => !holdsCue(bare, cue) && holdsCue(said, cue)))
  const [name, ...others] = new Set(groups.map((group) => group.name))
  return name !== undefined && others.length === 0 ? name : users
}

/** A problem that is so much nearer, though it may not be told of this, says that another one is not meant. */
const NEAREST = 2

/** Things of every trade, beside the kinds: they say nothing of what is made in them. */
const OF_ANY_TRADE = new Set([
  ...KIND,
  ...topicStems('plant site line unit station pilot demonstration design handbook product generation version phase year state county commercial border start old older existing emergency instead'),
])

/** What has to speak for a problem of the person’s own field that only lends a project what is said of that field. */
const LEAST_LENT = { meaning: 6, named: 2, held: 3, share: 0.22, behind: 1.5, ofRole: 6.5 }

/**
 * The problem of the person’s own field that is near enough to a project of another kind to say what is wrong there today: it shares the object.
 * Its users, steps and outputs stay its own. `role`: what is wanted beside it, where the project is little more than a name.
 */
export function problemLentTo(
  { quote: typed, phrase, users: named }: Pick<StatedProject, 'quote' | 'phrase' | 'users'>,
  niche: string,
  role: string,
  fields: readonly ((area: ProblemArea) => boolean)[],
  knowledge: DraftingKnowledge,
): Meant | null {
  const quote = glossed(typed)
  const users = named !== null && !arePersons(named) ? named : null
  const core = users === null ? quote : quote.replace(users, ' ')
  const telling = (text: string) => [...tellingStems(text, users)].filter((stem) => !OF_ANY_TRADE.has(stem))
  const nearness = (said: string, meant: number, ofProject: readonly string[], byCue = false): ((ofField: (area: ProblemArea) => boolean) => Meant | undefined) => {
    const own = telling(said)
    if (own.length === 0) return () => undefined
    const cuesSaid = cuesOfLine(searchableLine(said), knowledge)
    const meaning = meaningOf(said, knowledge)
    const ranked = meaningIndex(knowledge)
      .problems.map(({ area, problem }, at) => {
        const mean = (meaning.line[at] ?? 0) * OF_LINE.line + (meaning.topic[at] ?? 0) * OF_LINE.topic + (meaning.whole[at] ?? 0) * OF_LINE.whole
        const words = wordsOf(problem)
        const shared = own.filter((stem) => words.told.has(stem)).length
        const cues = words.cues.filter((cue) => cuesSaid.has(cue)).length
        return { area, problem, words, mean, shared, cues, worth: mean + shared * WORTH.shared + Math.min(cues, 2) * WORTH.cue }
      })
      .toSorted((a, b) => b.worth - a.worth)
    const most = ranked[0]?.worth ?? 0
    const isNear = ({ area, words, mean, shared, cues, worth }: (typeof ranked)[number], ofField: (area: ProblemArea) => boolean): boolean => {
      if (byCue && worth === most && cues > 0 && shared > 0 && ofField(area)) return true
      if (worth < most - LEAST_LENT.behind || mean < meant || !ofField(area)) return false
      const held = own.filter((stem) => words.all.has(stem)).length
      return (
        (shared >= LEAST_LENT.named || (shared > 0 && held >= LEAST_LENT.held)) && held >= own.length * LEAST_LENT.share && (ofProject.length === 0 || ofProject.some((stem) => words.all.has(stem)))
      )
    }
    return (ofField) => ranked.find((one) => isNear(one, ofField))
  }
  // "stack stay-green", "the smoke trigger": what is made or changed, ahead of what goes on from it.
  const [thing = ''] = phrase.replace(/^\S+ /, '').split(/,? (?:for|to|of|in|on|at|with|from|by|that|which|who|so) /)
  const own = telling(`${core}. ${niche}`)
  const isName = OWN_NAME.test(phrase)
  const byItself = nearness(`${core}. ${niche}`, LEAST_LENT.meaning, telling(thing))
  const byRole = role.trim() === '' ? () => undefined : nearness(`${core}. ${niche}. ${role}`, LEAST_LENT.ofRole, isName ? [] : own, isName || telling(thing).length <= 1)
  // What the answers say of their world holds: a project for banks is lent nothing of clinics.
  const said = `${quote} ${niche} ${role}`
  const [found] = fields
    .flatMap((ofField) => byItself(ofField) ?? byRole(ofField) ?? [])
    .filter(({ area, problem }) => !clash(said, `${area.name} ${problem.told ?? ''}`.replace(/\b(?:aircraft|aviation|aerospace)\b/gi, 'airlines')))
  return found === undefined ? null : { area: found.area, problem: found.problem }
}
