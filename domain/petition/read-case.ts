/** Which facts an intake and a resume hold. Everything is `read`: the customer confirms, corrects or rejects it. */
import type { IntakeAnswers } from '../intake/intake-application.ts'
import { MONTHS } from '../format-date.ts'
import type { MonthYear, PersonFacts, Place } from '../person/person-facts.ts'
import { withoutMachineInstructions } from '../resume/machine-instructions.ts'
import type { DEGREE_LEVELS } from '../resume/degree-levels.ts'
import { emptyCase, type Candidate, type CaseFact, type CaseFile, type Element, type FactFields, type FactKind, type FactSource } from './case-file.ts'
import { paragraphsOf, proposeAnswer, proposeSentence, tidy, wordsOfFact } from './fact-words.ts'
import { isEmptyAnswer, saysNone } from './says-nothing.ts'

const INTAKE_ELEMENTS: readonly [group: keyof IntakeAnswers, field: string, element: Element, kind: FactKind][] = [
  ['userProposedEndeavor', 'roleDesc', 'p2.record', 'statement'],
  ['userProposedEndeavor', 'proposedEndeavorNiche', 'endeavor.problem', 'statement'],
  ['userProposedEndeavor', 'futureProject1', 'p2.plan', 'statement'],
  ['userProposedEndeavor', 'futureProject2', 'p2.plan', 'statement'],
  ['userProposedEndeavor', 'pastProject1', 'p2.record', 'statement'],
  ['userProposedEndeavor', 'pastProject2', 'p2.record', 'statement'],
  ['userProng2Education', 'degrees', 'eb2.degree', 'degree'],
  ['userProng2Education', 'certificates', 'eb2.ability', 'item'],
  ['userProng2Education', 'associations', 'eb2.ability', 'item'],
  ['userProng2Demand', 'salary', 'eb2.ability', 'item'],
  ['userProng2Demand', 'promotions', 'p2.record', 'item'],
  ['userProng2Demand', 'awards', 'p2.record', 'item'],
  ['userProng2Demand', 'patents', 'p2.record', 'item'],
  ['userProng2Demand', 'citations', 'p2.record', 'item'],
  ['userProng2Demand', 'mediaRecognition', 'p2.record', 'item'],
  ['userProng2Demand', 'conferences', 'p2.record', 'item'],
  ['userProng2Demand', 'exceptionalAbility', 'p2.interest', 'statement'],
  ['userProng3', 'urgency', 'p3.urgency', 'statement'],
  ['userProng3', 'impracticability', 'p3.impractical', 'statement'],
]

export type NewFact = {
  element: Element
  kind: FactKind
  text: string
  fields?: FactFields
  source: FactSource
  unsure?: boolean
  roleKey?: string
  key?: string
  /** Ids of what shows it. */ exhibits?: string[]
}

/** A sentence that speaks to a machine is no fact, wherever it stands. */
const withoutOrders = (text: string): string => withoutMachineInstructions(text.split('\n')).join('\n')

/** `M.Sc. power systems, Example University, 2015` → its parts, as far as they are plain to see. */
export function degreeFields(text: string): FactFields {
  const year = /\b(19[5-9]\d|20[0-4]\d)\b/.exec(text)?.[1] ?? ''
  const parts = text
    .replace(/\(?\b(?:19|20)\d\d\b\)?/g, '')
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const school = parts.find((part) => /universit|college|institut|school|academy|polytechnic|hochschule|\bIIT\b|\bMIT\b/i.test(part)) ?? ''
  const first = parts.find((part) => part !== school) ?? ''
  // "Doctor of Physical Therapy" is one name; "Master of Science in physics" and "M.Sc. physics" name a field behind it.
  const split = /^(.+?)\s+in\s+(.+)$/i.exec(first) ?? /^((?:[A-Z]\.?[A-Za-z]{0,4}\.?){2,3}|MBA|PhD|MSc|BSc|MS|BS|MA|BA)\s+(?!of\b)(.+)$/.exec(first)
  const [degree, field] = split === null ? [first, ''] : [split[1]!, split[2]!]
  return { degree, field, school, country: '', year }
}

export function factsOfIntake(answers: IntakeAnswers): NewFact[] {
  const facts: NewFact[] = []
  for (const [group, field, element, kind] of INTAKE_ELEMENTS) {
    const raw = withoutOrders((answers[group] as Record<string, string>)[field] ?? '')
    const parts = kind === 'degree' ? raw.split(/\n|;/).map(tidy).filter(Boolean) : paragraphsOf(raw)
    for (const quote of parts) {
      if (saysNone(quote) || isEmptyAnswer(quote)) continue
      const source: FactSource = { kind: 'intake', field: `${group}.${field}`, quote }
      const fields = kind === 'degree' ? degreeFields(quote) : {}
      facts.push({
        element,
        kind,
        text: kind === 'degree' ? wordsOfFact('degree', fields, quote) : kind === 'statement' ? proposeAnswer(quote) : proposeSentence(quote),
        fields,
        source,
        unsure: kind === 'degree',
      })
    }
  }
  return facts
}

const dateWords = (date: MonthYear | null): string => (date === null ? '' : `${date.month === null ? '' : `${MONTHS[date.month - 1]} `}${date.year}`)
const DEGREE_NAMES: Partial<Record<(typeof DEGREE_LEVELS)[number], string>> = {
  doctorate: 'Doctor of Philosophy',
  professional: 'a professional degree',
  master: 'a master’s degree',
  bachelor: 'a bachelor’s degree',
}

/** Of a present position: "Direct a program" is said in the first person. */
function resultSentence({ text, action }: PersonFacts['achievements'][number]): string {
  const [first = ''] = text.split(' ')
  return proposeSentence(action !== null && first.toLowerCase() === action ? `I ${action}${text.slice(first.length)}` : text)
}

/** At most this many results of a resume are asked about: what came of the work first, then what else has a measure. */
const RESULTS_MAX = 14

export function factsOfResume(person: PersonFacts, file: string): NewFact[] {
  const at = (place: Place | null): FactSource => ({ kind: 'resume', file, page: place?.page ?? 1, line: place?.line ?? 1, quote: place?.quote ?? '' })
  const worth = ({ isResult, measures }: PersonFacts['achievements'][number]) => (isResult ? 2 : measures.length > 0 ? 1 : 0)
  const results = person.achievements.toSorted((a, b) => worth(b) - worth(a)).slice(0, RESULTS_MAX)
  return [
    ...(person.name === null
      ? []
      : [{ element: 'identity.name' as const, kind: 'name' as const, text: person.name, fields: { name: person.name }, source: { ...at(null), quote: person.name } as FactSource }]),
    ...person.degrees.map((degree): NewFact => {
      const printed = /\b(?:Bachelor|Master|Doctor)[’']?s? of [A-Z][a-z]+(?: [A-Z][a-z]+)?/.exec(degree.place?.quote ?? '')?.[0]
      const fields = {
        degree: printed ?? (degree.level === null ? '' : (DEGREE_NAMES[degree.level] ?? '')),
        field: degree.field ?? '',
        school: degree.school ?? '',
        country: '',
        year: degree.completed && degree.year !== null ? String(degree.year) : '',
      }
      return { element: 'eb2.degree', kind: 'degree', text: wordsOfFact('degree', fields, ''), fields, source: at(degree.place), unsure: degree.certainty === 'unsure' || !degree.completed }
    }),
    ...person.roles.map((role): NewFact => {
      const fields = { title: role.title ?? '', employer: role.employer ?? '', from: dateWords(role.start), to: role.current ? 'present' : dateWords(role.end) }
      return {
        element: 'eb2.experience',
        kind: 'role',
        text: wordsOfFact('role', fields, ''),
        fields,
        source: at(role.place),
        unsure: role.certainty === 'unsure' || fields.title === '' || fields.employer === '',
        key: role.id,
      }
    }),
    ...results.map((result): NewFact => ({
      element: 'p2.record',
      kind: 'statement',
      text: resultSentence(result),
      source: at(result.place),
      unsure: result.certainty === 'unsure',
      ...(result.roleId === null ? {} : { roleKey: result.roleId }),
    })),
    ...(
      [
        ['licenses', 'eb2.ability'],
        ['publications', 'p2.record'],
        ['patents', 'p2.record'],
        ['awards', 'p2.record'],
      ] as const
    ).flatMap(([list, element]) => person[list].map((item): NewFact => ({ element, kind: 'item', text: proposeSentence(item.text), source: at(item.place), unsure: item.certainty === 'unsure' }))),
  ]
}

const sameWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Two documents may say the same. */
const keyOf = ({ element, kind, text, exhibits = [] }: Pick<NewFact, 'element' | 'kind' | 'text' | 'exhibits'>): string =>
  `${element}|${kind === 'passage' ? exhibits.join() : ''}|${kind === 'name' ? text : sameWords(text)}`

/** A case holds at most this many facts. */
export const CASE_FACTS_MAX = 300

/** The case with new facts behind those it has, as far as there is room; what is known in the same words is not asked again. */
export function withNewFacts(file: CaseFile, news: readonly NewFact[]): CaseFile {
  const facts: CaseFact[] = [...file.facts]
  const known = new Set(facts.flatMap((fact) => [fact.text, fact.readText].map((text) => keyOf({ ...fact, text }))))
  const ids = new Map<string, string>()
  let lastId = file.lastId
  for (const one of news) {
    if (facts.length >= CASE_FACTS_MAX) break
    const key = keyOf(one)
    if (sameWords(one.text) === '' || known.has(key)) continue
    known.add(key)
    const id = `f${(lastId += 1)}`
    if (one.key !== undefined) ids.set(one.key, id)
    facts.push({
      id,
      element: one.element,
      kind: one.kind,
      text: one.text,
      fields: one.fields ?? {},
      readText: one.text,
      source: one.source,
      unsure: one.unsure ?? false,
      state: 'read',
      rev: 1,
      exhibits: one.exhibits ?? [],
      roleId: one.roleKey === undefined ? null : (ids.get(one.roleKey) ?? null),
    })
  }
  return { ...file, facts, lastId }
}

/** A case from what the customer sent, or what they sent anew behind a case that stands. */
export function readCase(answers: IntakeAnswers, resumes: readonly { person: PersonFacts; file: string }[], before: CaseFile = emptyCase()): CaseFile {
  const begun: CaseFile = { ...before, plan: answers.userProposedEndeavor.executionPlan }
  const own = withoutOrders(answers.userProposedEndeavor.proposedEndeavor)
  const text = proposeSentence(own)
  const candidates: Candidate[] =
    text === '' || before.candidates.some((one) => one.text === text)
      ? before.candidates
      : [...before.candidates, { id: `c${before.candidates.length + 1}`, title: 'The endeavor from your input form', text, from: 'customer' }]
  const { profession, company } = answers.userBackground
  const withResumes = resumes.reduce((file: CaseFile, { person, file: name }) => withNewFacts(file, factsOfResume(person, name)), { ...begun, candidates })
  const hasRole = withResumes.facts.some(({ kind }) => kind === 'role')
  const fields = { title: tidy(profession), employer: tidy(company), from: '', to: 'present' }
  const stated: NewFact[] =
    hasRole || fields.title === ''
      ? []
      : [
          {
            element: 'eb2.experience',
            kind: 'role',
            text: wordsOfFact('role', fields, ''),
            fields,
            source: { kind: 'intake', field: 'userBackground.profession', quote: `${profession}, ${company}` },
            unsure: true,
          },
        ]
  return withNewFacts(withResumes, [...stated, ...factsOfIntake(answers)])
}
