/** The sentences in which a petitioner tells what was done before, joined to the endeavor as closely as the fact allows and no closer. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import type { Design } from './design.ts'
import type { Chooser } from './wording.ts'

type Why = Design['whys'][number]
type Said = readonly [string, ...string[]]

/** Words of the record as a sentence of their own. */
const quoted = (clause: string): string => (/[.…]$/.test(clause) ? `“${clause}”` : `“${clause}.”`)

/** What a statement that cannot be said in the first person is told as: the line of the record, in its own words. */
function quotedLine({ clause, setting, stated, near }: Why, choose: Chooser): string {
  const own = quoted(clause)
  if (stated) return choose('stated', [`I state of my work: ${own}`, `To my record belongs this: ${own}`])
  if (setting)
    return choose('quoted', [
      `Of my work ${setting}, my record says: ${own}`,
      `My record ${setting} includes this: ${own}`,
      `What I did ${setting} is on record: ${own}`,
      `My record of the work ${setting} reads: ${own}`,
    ])
  const plain: Said = [
    `My record includes this: ${own}`,
    `One line of my record reads: ${own}`,
    `From my record: ${own}`,
    `My record puts it in these words: ${own}`,
    `To quote my own record: ${own}`,
    `My record says: ${own}`,
  ]
  return choose('quoted', near ? [...plain, `Such work is on my record: ${own}`, `I begin from work of my own: ${own}`] : plain)
}

function listedWork({ kind, clause, near }: Why, publications: string | null, choose: Chooser): string | null {
  switch (kind) {
    case 'patent':
      return choose(
        'patent',
        [`I am named on the patent “${clause}.”`, `The patent “${clause}” names me as an inventor.`, `It rests in part on a patent that names me, “${clause}.”`].slice(
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

/** A fact told before the endeavor is named. */
export function leadingFact(why: Why, publications: string | null, choose: Chooser): string {
  const { clause, setting } = why
  const listed = listedWork({ ...why, near: false }, publications, choose)
  if (listed) return listed
  if (why.quoted) return quotedLine(why, choose)
  const said = setting
    ? choose('lead', [`${capitalize(setting)}, I ${clause}.`, `In my work ${setting}, I ${clause}.`])
    : choose('lead', [`In my earlier work, I ${clause}.`, `In my career so far, I ${clause}.`])
  return withResult(said, why)
}

function factSentence(why: Why, field: string, publications: string | null, choose: Chooser): string {
  const { clause, setting, near } = why
  const listed = listedWork(why, publications, choose)
  if (listed) return listed
  if (why.quoted) return quotedLine(why, choose)
  const inRole = setting ? `${setting}, ` : ''
  if (near) {
    return choose('why', [
      `What I bring is this: ${inRole}I ${clause}.`,
      `From my own record: ${inRole}I ${clause}.`,
      `My starting point: ${inRole}I ${clause}.`,
      `I bring my own work. ${capitalize(`${inRole}I ${clause}`)}.`,
    ])
  }
  // No connection is claimed: the fact stands by itself.
  return choose('why', [
    `My record shows this: ${inRole}I ${clause}.`,
    `${capitalize(`${inRole}I ${clause}`)}.`,
    setting ? (endsInNumber(clause) ? `${capitalize(setting)}, I ${clause}.` : `I ${clause} ${setting}.`) : `In earlier work, I ${clause}.`,
    why.field
      ? `To my work in ${field} belongs this: ${inRole}I ${clause}.`
      : /\d/.test(`${clause} ${why.result ?? ''}`)
        ? `One result on my record: ${inRole}I ${clause}.`
        : `My work has included this: ${inRole}I ${clause}.`,
  ])
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
  if (elsewhere && endsInNumber(second.clause)) return ` ${capitalize(elsewhere.trim())}, I also ${second.clause}.`
  return ` ${choose('more', [`I also ${second.clause}${elsewhere}.`, `In addition, I ${second.clause}${elsewhere}.`, elsewhere ? `${capitalize(elsewhere.trim())}, I also ${second.clause}.` : `My record also shows that I ${second.clause}.`])}`
}

/** `led`: the first fact was told before the endeavor was named. */
export function whyOf({ whys, standing, publications }: Design, { field }: { field: string }, led: boolean, choose: Chooser): string {
  const [first, second] = whys
  // A degree or the post stands for itself: that the endeavor comes of it, nobody said.
  if (!first) return standing ?? ''
  const said = led ? '' : withResult(factSentence(first, field, publications, choose), first)
  const more = second ? secondFact(second, first, null, choose) : ''
  return `${said}${more}${standing ? ` ${standing}` : ''}`.trim()
}
