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
  if (stated) return choose('stated', [`I state of my work: ${own}`, `To my record belongs this: ${own}`])
  if (setting) return choose('quoted', [`Of my work ${setting}, my record says: ${own}`, `My record ${setting} reads: ${own}`, `What I did ${setting} is on record: ${own}`])
  return choose('quoted', [`My record includes this: ${own}`, `My record puts it in these words: ${own}`, `On record of my work is this: ${own}`])
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

/** Where nothing may follow the deed: it goes on behind a mark, ends in a number, or is long. */
const standsLast = (clause: string) => /[;:]|, with /.test(clause) || endsInNumber(clause) || clause.split(' ').length > 16

/** The deed as a sentence, with its post where one is known. */
function deedSaid(why: Why, slot: string, choose: Chooser): string {
  const { clause, setting } = why
  // "In my work as …, I worked on …"
  if (clause.startsWith('worked on ')) return `${capitalize(setting ? `${setting}, ` : '')}I ${clause}.`
  if (!setting) return choose(slot, [`I ${clause}.`, `In earlier work, I ${clause}.`, `In my career so far, I ${clause}.`])
  if (standsLast(clause)) return choose(slot, [`${capitalize(setting)}, I ${clause}.`, `In my work ${setting}, I ${clause}.`])
  return choose(slot, [`${capitalize(setting)}, I ${clause}.`, `I ${clause} ${setting}.`, `In my work ${setting}, I ${clause}.`])
}

/** A fact told before the endeavor is named. */
export function leadingFact(why: Why, publications: string | null, choose: Chooser): string {
  const listed = listedWork({ ...why, near: false }, publications, choose)
  if (listed) return listed
  if (why.quoted) return quotedLine(why, choose)
  return withResult(deedSaid(why, 'lead', choose), why)
}

function factSentence(why: Why, publications: string | null, choose: Chooser): string {
  return listedWork(why, publications, choose) ?? (why.quoted ? quotedLine(why, choose) : deedSaid(why, 'why', choose))
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
  // Behind a post that is named, “I also” would be told of that post.
  if (!second.setting && (first.setting || second.elsewhere)) return ` ${choose('more', [`Over my career, I also ${second.clause}.`, `In my career so far, I also ${second.clause}.`])}`
  return ` ${choose('more', [`I also ${second.clause}${elsewhere}.`, `In addition, I ${second.clause}${elsewhere}.`])}`
}

/** `led`: the first fact was told before the endeavor was named, and the opening has joined it. */
export function whyOf({ whys, standing, publications }: Design, led: boolean, choose: Chooser): string {
  const [first, second] = whys
  // A degree or the post stands for itself: that the endeavor comes of it, nobody said.
  if (!first) return standing ?? ''
  const said = led ? '' : withResult(factSentence(first, publications, choose), first)
  const more = second ? secondFact(second, first, null, choose).trim() : ''
  return [said, more, standing].filter(Boolean).join(' ')
}
