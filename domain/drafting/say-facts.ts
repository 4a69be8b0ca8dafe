/** The sentences in which a petitioner tells what was done before, as the resume tells it: what it proves for the endeavor nobody said. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import type { Design } from './design.ts'
import type { Chooser } from './wording.ts'

type Why = Design['whys'][number]
type Said = readonly [string, ...string[]]

/** Words of the record as a sentence of their own. */
const quoted = (clause: string): string => (/[.…]$/.test(clause) ? `“${clause}”` : `“${clause}.”`)

/** What a statement that cannot be said in the first person is told as: the line of the record, in its own words. */
function quotedLine({ clause, setting, stated }: Why, choose: Chooser): string {
  const own = quoted(clause)
  if (stated) return choose('stated', [`I state of my work: ${own}`, `My own statement of my work reads: ${own}`])
  if (setting) return choose('quoted', [`My record of work ${setting} reads: ${own}`, `Of my work ${setting}, my record states: ${own}`])
  return choose('quoted', [`My record includes this: ${own}`, `My professional record states: ${own}`])
}

function listedWork({ kind, clause, near }: Why, publications: string | null, choose: Chooser): string | null {
  switch (kind) {
    case 'patent':
      return choose(
        'patent',
        [`I am named on the patent “${clause}.”`, `The patent “${clause}” names me as an inventor.`, `The endeavor rests in part on a patent that names me, “${clause}.”`].slice(
          0,
          near ? 3 : 2,
        ) as unknown as Said,
      )
    case 'publication':
      return publications
        ? choose('publications', [`I have published ${publications} works, among them “${clause}.”`, `My ${publications} publications include “${clause}.”`])
        : choose(
            'publication',
            [`My published work includes “${clause}.”`, `Among my publications is “${clause}.”`, `I have published on this subject: “${clause}.”`].slice(0, near ? 3 : 2) as unknown as Said,
          )
    case 'award':
      return choose('award', [`My work has been recognized with the following: “${clause}.”`, `My record includes this award: “${clause}.”`])
    case 'work':
      return null
  }
}

/** "Patients over 65 as a manager": what follows a number reads as what it counts. */
const endsInNumber = (clause: string) => /\d\S*(?: \S+){0,3}$/.test(clause)

/** What the line says came of the deed, behind it. */
const withResult = (said: string, { result }: Why) => (result ? `${said} ${result}` : said)

/** Where nothing may follow the deed: a clause of its own stands at its end, it ends in a number, or it is long. */
const standsLast = (clause: string) => /[;:,]/.test(clause) || endsInNumber(clause) || clause.split(' ').length > 12

/** The deed as a sentence, with its post where one is known. */
function deedSaid(why: Why, slot: string, choose: Chooser): string {
  const { clause, setting, present } = why
  if (present)
    return setting ? choose(slot, [`${capitalize(setting)}, I ${clause}.`, `In my present work ${setting}, I ${clause}.`]) : choose(slot, [`I ${clause}.`, `In my present work, I ${clause}.`])
  // "In my work as …, I worked on …"
  if (clause.startsWith('worked on ')) return `${capitalize(setting ? `${setting}, ` : '')}I ${clause}.`
  if (!setting) return choose(slot, [`I ${clause}.`, `In my work to date, I ${clause}.`, `In my career so far, I ${clause}.`])
  // Behind the endeavor, the post may lead to the deed in it.
  const comes = slot === 'why' && setting.startsWith('as ') && !clause.includes(':') ? `I come to this work with experience ${setting}: I ${clause}.` : `In my work ${setting}, I ${clause}.`
  if (standsLast(clause)) return choose(slot, [`${capitalize(setting)}, I ${clause}.`, comes])
  return choose(slot, [`${capitalize(setting)}, I ${clause}.`, `I ${clause} ${setting}.`, comes])
}

const lowered = (sentence: string) => (/^(?:I\b|“)/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1))
const HELD = /^I (?:hold|now work|have worked) /

/** Degree, post, and credentials as one sentence without its stop; "My present post is that of …" is how older plans hold it. */
const standingSaid = (standing: string) =>
  standing
    .replace(/\bMy present post is that of /, 'I now work as ')
    .replace(/\.$/, '')
    .replace(/(?<=[a-z)])\. I (?=now work|have worked)/, ' and ')
    .split(/(?<=[a-z)])\. (?=[A-Z])/)
    .map((part, at) => (at === 0 ? part : lowered(part)))
    .join(', and ')

/** The first fact with the degree or the post in one sentence with it: "I hold a doctorate in geology and, as a driller, sank 40 wells." */
function withStanding(said: string, why: Why, standing: string | null): string {
  if (!standing) return said
  const held = standingSaid(standing)
  const { clause, setting } = why
  if (why.kind !== 'work' || why.quoted) return `${held}, and ${lowered(said)}`
  if (HELD.test(held) && !/, and | and (?:now work|have worked) /.test(held))
    return setting ? `${held} and, ${setting}, ${clause}.` : why.present ? `${held} and ${clause}.` : `${held} and, in my career so far, ${clause}.`
  return HELD.test(held) ? `${held}. ${said}` : `${held}; ${lowered(said)}`
}

/** Where no deed is told, what the petitioner has learned or works as. */
function standingAlone(standing: string, choose: Chooser): string {
  const held = standingSaid(standing)
  const degree = / and (?:now work|have worked) /.test(held) ? undefined : /^I hold ([^,]+)$/.exec(held)?.[1]
  if (degree)
    return choose('degree', [`I bring ${degree} to this work.`, `My education includes ${degree}.`, `I hold ${degree} and will draw on it in this work.`, `My own preparation includes ${degree}.`])
  const post = /^I have worked (as [^,]+)$/.exec(held)?.[1]
  if (post)
    return choose('post', [
      `I bring experience ${post} to this work.`,
      `My experience includes work ${post}.`,
      `I have worked ${post} and will draw on that experience.`,
      `My background includes work ${post}.`,
    ])
  const present = /^I now work (as [^,]+)$/.exec(held)?.[1]
  if (present)
    return choose('post', [`I now work ${present} and will draw on that experience.`, `I bring to this work my experience ${present}.`, `My experience includes my present work ${present}.`])
  return `${held}.`
}

/** `more`: a second fact follows, for which a longer lead to the first would take the room. */
function factSentence(why: Why, publications: string | null, { led, more }: { led: boolean; more: boolean }, choose: Chooser): string {
  const listed = listedWork(led ? { ...why, near: false } : why, publications, choose)
  return listed ?? (why.quoted ? quotedLine(why, choose) : deedSaid(why, led || more ? 'lead' : 'why', choose))
}

function secondFact(second: Why, first: Why, publications: string | null, choose: Chooser): string {
  if (second.kind === 'publication' && first.kind === 'publication') return ` Another is “${second.clause}.”`
  const listed = listedWork({ ...second, near: false }, publications, (slot, items) => choose(`${slot}2`, items))
  if (listed) return ` ${listed}`
  if (second.quoted && first.quoted && first.kind === 'work' && !second.stated) {
    const own = quoted(second.clause)
    return ` ${choose('quoted more', [`Another line reads: ${own}`, `Also on record: ${own}`, `A further line reads: ${own}`])}`
  }
  if (second.quoted) return ` ${quotedLine(second, (slot, items) => choose(`${slot}2`, items))}`
  const elsewhere = second.setting && second.setting !== first.setting ? ` ${second.setting}` : ''
  if (elsewhere && standsLast(second.clause)) return ` ${capitalize(elsewhere.trim())}, I also ${second.clause}.`
  if (second.present && !elsewhere) return ` In my present work, I also ${second.clause}.`
  // Behind a post that is named, “I also” would be told of that post.
  if (!second.setting && (first.setting || second.elsewhere)) return ` ${choose('more', [`In my work to date, I also ${second.clause}.`, `In my career so far, I also ${second.clause}.`])}`
  return ` ${choose('more', [`I also ${second.clause}${elsewhere}.`, `In addition, I ${second.clause}${elsewhere}.`])}`
}

/** `led`: the fact stands before the endeavor is named. */
export function whyOf({ whys, standing, publications }: Design, led: boolean, choose: Chooser): string {
  const [first, second] = whys
  // A degree or the post stands for itself: that the endeavor comes of it, nobody said.
  if (!first) return standing ? standingAlone(standing, choose) : ''
  const said = withResult(withStanding(factSentence(first, publications, { led, more: second !== undefined }, choose), first, standing), first)
  const further = second ? secondFact(second, first, null, choose).trim() : ''
  // No two sentences of a row open alike.
  const apart = (one: string, other: string) => (said.includes(one) ? further.replace(new RegExp(`^${one}`), other) : null)
  const more = apart('In my career so far, ', 'In my work to date, ') ?? apart('In my work to date, ', 'In my career so far, ') ?? further
  return [said, more].filter(Boolean).join(' ')
}
