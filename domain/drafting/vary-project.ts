/** A visitor's project in other forms, for options in whose place the record shows nothing but a post: it is taught, studied, or written down too. */
import { countWords } from '../endeavor/sentence-forms.ts'
import { severalOf } from './deliverable.ts'
import { NO_PLANS, type Design } from './design.ts'
import { workKind } from './own-object.ts'
import { areServed } from './persons.ts'
import type { ContributionForm } from './problem-area.ts'
import { tellsSubject } from './shares-subject.ts'
import { isPastVerb } from './verbs.ts'

type Project = NonNullable<Design['project']>

/** How many options of a set may take the project in another form. */
const VARIED_MOST = 2
/** Longer projects would make no title. */
const WORDS_MAX = 12

const NOTE = 'Your resume shows no result that carries another subject, so this option takes your project in another form. Add a result and compose again, and it becomes an endeavor of its own.'

/** "campaigns for truck makers" of "make campaigns for truck makers so they can …": what is made, without what it is to do. */
function thingMade(phrase: string): string | null {
  const approach = /^develop a tested approach to (.+)$/.exec(phrase)?.[1]
  if (approach !== undefined) return `approaches to ${approach}`
  const [verb = '', ...rest] = phrase.replace(/^(?:set|put) up (?=an? )/, 'establish ').split(' ')
  // "make factories quieter" makes no factories.
  if (verb === 'make' || workKind(verb) !== 'make') return null
  const thing =
    rest
      .join(' ')
      .replace(/^(an?|the) (?:second|third|new|another|own) /, '$1 ')
      .split(/,? (?:that|which|who|where|so|(?<! [a-z]+ing (?:[a-z-]+ ){0,4}[a-z-]+ )to(?! (?:the|an?) )|using|including) /)[0] ?? ''
  // "tested approaches": to what, is left unsaid.
  if (!tellsSubject(thing)) return null
  return /^(?:an? )/.test(thing) ? severalOf(thing) : thing
}

/** Without how it is to be done, where enough is said before: "work without pain" would be another thing. */
function shortened(phrase: string): string {
  const before = phrase.replace(/,? (?:without|by|through) .*$/i, '')
  // "checked by readers": without them it says nothing.
  const cut = before === phrase ? phrase : before.replace(/,? ([a-z]+)$/, (said, last: string) => (isPastVerb(last) ? '' : said))
  return countWords(cut) >= SAID_ENOUGH ? cut : phrase
}
const SAID_ENOUGH = 9

/** The project as a verb phrase in another form, with the noun of what is then made; null where that would say nothing new or nothing clear. */
export function projectIn(form: ContributionForm, project: Pick<Project, 'phrase'>): Pick<Project, 'phrase' | 'object'> | null {
  // Nobody teaches how to finish what one has begun.
  if (/^(?:finish|complete|continue|take|extend|expand|grow|open|start|scale)\b/.test(project.phrase)) return null
  // A study of how something is done is told as the study that it is.
  if (/^(?:study|investigate|examine|analyze|explore) (?:how|which|what|why|whether)\b/.test(project.phrase)) return null
  const phrase = shortened(project.phrase)
  const thing = thingMade(phrase)
  if (countWords(thing ?? phrase) > WORDS_MAX || (thing !== null && (countWords(thing) < 2 || /^(?:and|or|it|them)\b/i.test(thing)))) return null
  switch (form) {
    case 'evidence':
      return { phrase: `carry out a comparative study of ${thing ?? `ways to ${phrase}`}`, object: 'study' }
    case 'training':
      return /^(?:teach|train|educate|coach|instruct)\b|\b(?:training|course|curricul|lesson|class)/.test(phrase)
        ? null
        : { phrase: `develop a course on ${thing ?? `how to ${phrase}`}`, object: 'course' }
    case 'practice':
      return { phrase: `write an open guide ${thing === null ? `on how to ${phrase}` : `to ${thing}`}`, object: 'guide' }
    case 'tool':
      return { phrase: `build an open toolkit ${thing === null ? `with which others can ${phrase}` : `for ${thing}`}`, object: 'toolkit' }
    case 'service':
      return { phrase: `set up a pilot program ${thing === null ? `to ${phrase}` : `for ${thing}`}`, object: 'program' }
  }
}

/** Who takes up what is written, taught, or built for those who are served: patients sit no course for their counselors. */
const takersOf = (users: string, form: ContributionForm): string => (areServed(users) && form !== 'evidence' && form !== 'service' ? `practitioners who serve ${users}` : users)

/** Beside subjects of the record a project is studied, taught, or written down; a tool and a program of it only stand where there is nothing else. */
const FORMS = ['evidence', 'training', 'practice'] as const
const FURTHER_FORMS = ['tool', 'service'] as const

/** The designs with those that `tellsNothing` names given to the project of the first in forms that no other takes. A project that a known problem covers stays one option. */
export function withProjectVaried(designs: readonly Design[], tellsNothing: (design: Design, at: number) => boolean, most = VARIED_MOST): Design[] {
  const [first] = designs
  const project = first?.project
  if (!first || !project || project.matched) return [...designs]
  const open = designs.flatMap((design, at) => (at > 0 && tellsNothing(design, at) ? [at] : [])).slice(0, most)
  const taken = new Set(designs.flatMap(({ form }, at) => (open.includes(at) ? [] : [form])))
  const ways = [...FORMS, ...(most > VARIED_MOST ? FURTHER_FORMS : [])].flatMap((form) => {
    const varied = taken.has(form) ? null : projectIn(form, project)
    return varied ? [{ form, varied }] : []
  })
  return designs.map((design, at) => {
    const way = ways[open.indexOf(at)]
    if (!way) return design
    const answers = first.support.filter(({ from }) => from === 'answers')
    return {
      ...design,
      area: first.area,
      problem: first.problem,
      form: way.form,
      otherBy: design.path === 'close' ? null : 'role',
      maker: 'project',
      topic: null,
      own: null,
      users: takersOf(first.users, way.form),
      project: { ...project, ...way.varied, purpose: null, trouble: null, outputs: [], lent: false, said: undefined, plans: NO_PLANS },
      niche: null,
      support: [...design.support, ...answers],
      notes: [...design.notes, NOTE],
      turn: 0,
    }
  })
}
