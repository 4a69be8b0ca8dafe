import { readFileSync } from 'node:fs'
import { machineLine, ms, percentile, startServer, timeEach } from './measure.ts'

/** Two-page resumes among the fixtures. */
const RESUMES = ['t06-academic.pdf', 't07-longcareer.pdf', 'h08-founder.pdf']
const RUNS = 30

const server = await startServer()
const bodies = RESUMES.map((name) =>
  JSON.stringify({
    cv: `data:application/pdf;base64,${readFileSync(`test/resumes/pdf/${name}`).toString('base64')}`,
    form: { userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead the technical work of my field' }, userProposedEndeavor: {} },
  }),
)
const generate = async (index: number) => {
  const answer = await fetch(`${server.baseUrl}/endeavour/generate`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: bodies[index % bodies.length]! })
  if (answer.status !== 200) throw new Error(`the generator answered ${answer.status}: ${await answer.text()}`)
  await answer.json()
}
await timeEach(3, 1, generate)
const { each } = await timeEach(RUNS, 1, generate)
console.log(`\nResume PDF → four options with the composer, over HTTP, one after another (${machineLine()})`)
console.log(`  ${RUNS} runs: median ${ms(percentile(each, 0.5))}, p95 ${ms(percentile(each, 0.95))}, slowest ${ms(Math.max(...each))}\n`)
await server.stop()
