/** Reads the answer of the generator calls into what the page shows. */
import type { EndeavorOption, EndeavorParts } from '../../domain/endeavor/endeavor-set.ts'
import type { ProjectReadBack } from '../../domain/drafting/project-read-back.ts'
import type { SaidFault } from '../../domain/drafting/said-project.ts'
import type { ProjectSaid } from '../../domain/endeavor/endeavor-form.ts'
import type { FactQuestion } from '../../domain/person/decisive-facts.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import type { ShownSet } from './generator-state.ts'

type Loose = Record<string, unknown>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asTexts = (value: unknown): string[] => asList(value).filter((item) => typeof item === 'string')

function readPriority(value: Loose): EndeavorOption['grounding']['priorities'][number] | null {
  const url = asText(value['url'])
  if (!url.startsWith('https://')) return null
  return {
    key: asText(value['key']) || url,
    title: asText(value['title']) || url,
    date: asText(value['date']) || null,
    url,
    note: asText(value['note']),
  }
}

function readSupport(value: Loose): EndeavorOption['grounding']['support'][number] | null {
  const quote = asText(value['quote'])
  const from = value['from']
  return quote !== '' && (from === 'resume' || from === 'answers' || from === 'sample') ? { from, quote } : null
}

function readUnsupported(value: Loose): NonNullable<EndeavorOption['unsupported']>[number] | null {
  const sentence = asText(value['sentence'])
  return sentence === '' ? null : { sentence, words: asTexts(value['words']) }
}

/** The option taken apart; null where a drafter gave one flowing text only. */
function readParts(value: unknown): EndeavorParts | null {
  if (!isObject(value)) return null
  const parts = { problem: asText(value['problem']), build: asText(value['build']), users: asText(value['users']), spread: asText(value['spread']), why: asText(value['why']) }
  return parts.build === '' ? null : parts
}

function readOption(answer: Loose, number: number): EndeavorOption {
  const found = asList(answer['details'])[number - 1]
  const details = isObject(found) ? found : {}
  const grounding = isObject(details['grounding']) ? details['grounding'] : {}
  const parts = readParts(details['parts'])
  const each = <T>(value: unknown, read: (item: Loose) => T | null) =>
    asList(value).flatMap((item) => {
      const one = isObject(item) ? read(item) : null
      return one === null ? [] : [one]
    })
  const unsupported = each(details['unsupported'], readUnsupported)
  return {
    title: asText(answer[`title${number}`]),
    text: asText(answer[`option${number}`]),
    path: details['path'] === 'alternative' ? 'alternative' : 'close',
    ...(parts === null ? {} : { parts }),
    ...(details['draftedBy'] === 'model' || details['draftedBy'] === 'composer' ? { draftedBy: details['draftedBy'] } : {}),
    grounding: {
      support: each(grounding['support'], readSupport),
      priorities: each(grounding['priorities'], readPriority),
      toProve: asTexts(grounding['toProve']),
    },
    adaptations: asTexts(details['adaptations']),
    ...(unsupported.length === 0 ? {} : { unsupported }),
  }
}

/** The four options of an answer with `title1`…`title4`, `option1`…`option4`; null where `option1` is missing. Details may be absent. */
export function readEndeavorAnswer(answer: unknown): ShownSet | null {
  if (!isObject(answer) || asText(answer['option1']) === '') return null
  return {
    options: [readOption(answer, 1), readOption(answer, 2), readOption(answer, 3), readOption(answer, 4)],
    plan: answer['plan'] ?? null,
    seal: asText(answer['seal']) || null,
    ...(answer['scanned'] === true ? { scanned: true } : {}),
  }
}

const FACT_LISTS = ['roles', 'degrees', 'achievements', 'skills', 'licenses', 'awards', 'publications', 'patents', 'occupations']
const QUESTIONS: readonly FactQuestion[] = ['project', 'role', 'field', 'degree', 'work']

/** Facts as our own calls answer them and this device keeps them; null where what is given has another shape. The server checks what comes back. */
export function readFacts(value: unknown): PersonFacts | null {
  if (!isObject(value) || !FACT_LISTS.every((list) => Array.isArray(value[list]) && asList(value[list]).every(isObject))) return null
  return value as PersonFacts
}

const FAULTS: readonly SaidFault[] = ['long', 'language', 'unsafe', 'self', 'no thing', 'no users', 'who', 'several']

/** The three parts of a project as they stand in its fields. */
export function readProjectSaid(value: unknown): ProjectSaid | null {
  return isObject(value) ? { thing: asText(value['thing']), users: asText(value['users']), shortfall: asText(value['shortfall']) } : null
}

/** How the project was understood; null where none was typed. */
export function readProject(value: unknown): ProjectReadBack | null {
  const parts = isObject(value) ? readProjectSaid(value['parts']) : null
  if (!isObject(value) || parts === null) return null
  const told = isObject(value['faults']) ? value['faults'] : {}
  const faults = Object.fromEntries((['thing', 'users', 'shortfall'] as const).flatMap((part) => FAULTS.filter((fault) => fault === told[part]).map((fault) => [part, fault])))
  return { parts, isSure: value['isSure'] === true, faults }
}

/** The questions of an answer; empty where nothing is asked. */
export function readQuestions(body: unknown): FactQuestion[] {
  const asked = isObject(body) ? asTexts(body['questions']) : []
  return QUESTIONS.filter((question) => asked.includes(question))
}

export type RunLimit = {
  /** Runs an hour. */
  limit: number
  remaining: number
  /** When the next run is possible, in ms since 1970; null while runs are left. */
  nextAt: number | null
}

/** A fifth of the runs or fewer: before that the number helps nobody. */
export const fewRunsLeft = ({ limit, remaining }: Pick<RunLimit, 'limit' | 'remaining'>) => remaining <= Math.ceil(limit / 5)

/** The limit as GET /endeavour/limit and the answers carry it; null where it cannot be read. */
export function readRunLimit(value: unknown, now: number): RunLimit | null {
  if (!isObject(value) || typeof value['limit'] !== 'number') return null
  if (value['kind'] === 'allowed' && typeof value['remaining'] === 'number') {
    return { limit: value['limit'], remaining: value['remaining'], nextAt: null }
  }
  if (value['kind'] === 'limited' && typeof value['retryAfterSeconds'] === 'number') {
    return { limit: value['limit'], remaining: 0, nextAt: now + value['retryAfterSeconds'] * 1000 }
  }
  return null
}
