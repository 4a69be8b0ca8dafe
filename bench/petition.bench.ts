/** Composes and checks a letter of more than thirty pages: `npm run bench petition`. A made-up person; fifteen times their statements. */
import { publicPriorities } from '../content/areas/public-priorities.ts'
import { composeLetter } from '../content/petition/letter/compose-letter.ts'
import { checkDraft } from '../domain/petition/checks/check-draft.ts'
import { aboutPages } from '../domain/petition/draft.ts'
import { caseOf } from '../test/petitions/case-of.ts'
import { knowledgeOf } from '../test/petitions/knowledge.ts'
import { WATER_ENGINEER } from '../test/petitions/people.ts'
import { machineLine, ms, percentile } from './measure.ts'

const RUNS = 21
const file = caseOf(WATER_ENGINEER)
const statements = file.facts.filter(({ kind }) => kind === 'statement')
const large = { ...file, facts: [...file.facts, ...Array.from({ length: 15 }, (_, times) => statements.map((fact) => ({ ...fact, id: `${fact.id}n${times}` }))).flat()] }

const compose: number[] = []
const check: number[] = []
let pages = 0
for (let run = 0; run < RUNS; run++) {
  const began = performance.now()
  const blocks = composeLetter({ file: large, seed: `run ${run}` }, publicPriorities)
  const composed = performance.now()
  checkDraft(large, blocks, knowledgeOf(large))
  compose.push(composed - began)
  check.push(performance.now() - composed)
  pages = aboutPages(blocks)
}

console.log(machineLine())
console.log(
  `a letter of about ${pages} pages, ${RUNS} runs: composed in ${ms(percentile(compose, 0.5))} (p95 ${ms(percentile(compose, 0.95))}), checked in ${ms(percentile(check, 0.5))} (p95 ${ms(percentile(check, 0.95))})`,
)
