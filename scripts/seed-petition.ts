/** One order of the seed that a stranger can open in the studio: facts confirmed, endeavor chosen, letter composed, one reference letter adopted. All of it is made up. */
import { setTimeout as wait } from 'node:timers/promises'
import { CASE_QUESTIONS } from '../content/petition/case-questions.ts'
import type { ChosenOptions } from '../domain/petition/case-file.ts'
import { chooseArguments } from '../usecases/choose-arguments.ts'
import { addWriter, viewWriters } from '../usecases/manage-writers.ts'
import { answerCaseQuestion, settleFact } from '../usecases/petition-case.ts'
import { composeDraft } from '../usecases/petition-draft.ts'
import { releaseFirstDraft } from '../usecases/release-petition.ts'
import type { Services } from '../usecases/services.ts'
import { viewCustomerCase } from '../usecases/view-petition.ts'
import { adoptLetter, saveAnswers } from '../usecases/write-reference-letter.ts'

const ENDEAVOR = 'To develop, test and publish a way for infusion pumps of any maker to report their own faults to the nurse before the patient notices'
const OPTIONS: ChosenOptions = { eb2: ['eb2-advanced'], p1: ['p1-practice'], p2: ['p2-author'], p3: ['p3-benefit'] }

/** By question: the answer, and the document that shows it. */
const ANSWERS: Record<string, readonly [text: string, document: string]> = {
  name: ['Dana Sample', ''],
  problem: [
    'An infusion pump that begins to fail gives no sign before its alarm, and the alarm comes when the dose is already wrong. A nurse who hears thirty alarms an hour cannot tell this one from the others.',
    'Alarm study of Example Clinic, 2024',
  ],
  method: [
    'The method listens to the current of the pump motor, which changes hours before the flow does. A rule that I wrote tells wear from air and from a bent line, and the pump then names the fault in plain words.',
    'Technical description of Plain Fault, edition 2',
  ],
  merit: [
    'In a trial on 64 pumps over nine months, the method named 21 of 23 faults before the alarm. The clinic’s engineers confirmed each by opening the pump.',
    'Trial report of Example Clinic, 2025',
  ],
  beyond: [
    'Two hospitals that never employed me, Sample General and North Example, run the method on their own pumps. Sample General has taken the fault words into its training of nurses.',
    'Letter of Sample General',
  ],
  priority: ['The national action plan on alarm safety of 2024 asks for devices that name their own faults.', 'National action plan on alarm safety 2024, page 7'],
  occupation: ['I carry out the endeavor as a biomedical engineer. The occupation normally requires a bachelor’s degree in biomedical engineering.', 'O*NET summary for biomedical engineers'],
  result: ['At Example Clinic the pumps that were taken away from a patient in use fell from 31 in 2022 to 9 in 2024, as the device office counted.', 'Device records of Example Clinic'],
  plan: ['By June 2027 five hospitals will run the method for six months, and their counts will be public.', 'Work plan 2027'],
  progress: ['The first edition was published in May 2024 and the second in March 2026.', 'Technical description of Plain Fault, edition 2'],
  interest: ['Three hospitals asked in writing in 2026 to take part.', 'Letters of three hospitals'],
  benefit: ['Others can run the method. The rule for pumps with two motors does not exist yet, and I am the one writing it.', 'Letter of Sample General'],
}

const READ_WITHIN_MS = 180_000

/** The form was read by a job when it was sent: read later, it would change the case while the operator delivers. */
async function formsRead({ jobs }: Services): Promise<void> {
  for (const deadline = performance.now() + READ_WITHIN_MS; ; await wait(100)) {
    const queue = (await jobs.queues()).find(({ name }) => name === 'read-case')
    if (queue === undefined || queue.waiting + queue.active === 0) return
    if (performance.now() > deadline) throw new Error('the forms were not read into their cases: do the jobs run?')
  }
}

/** `at` moves the story's clock, in hours after the order. The form is here already, and the jobs run. */
export async function tellPetition(services: Services, reference: string, at: (hours: number) => void): Promise<void> {
  const order = await services.database.stores.orders.findByReference(reference)
  if (order === null) throw new Error(`there is no order ${reference}`)
  const expectDone = (what: string, { kind }: { kind: string }) => {
    if (!['done', 'released', 'added'].includes(kind)) throw new Error(`order ${reference}: ${what} was refused: ${kind}`)
  }
  const actor = 'operator:operator@example.com'
  await formsRead(services)
  at(8)
  for (const { id } of CASE_QUESTIONS.filter((question) => ANSWERS[question.id] !== undefined)) {
    const [text, document] = ANSWERS[id]!
    expectDone(id, await answerCaseQuestion(services, { reference, question: id, text, document }))
  }
  const known = await viewCustomerCase(services, reference)
  if (known?.kind !== 'case') throw new Error(`order ${reference} has no case`)
  for (const { id, rev, kind, fields } of known.file.facts.filter(({ state }) => state === 'read')) {
    expectDone(
      'a fact',
      kind === 'degree'
        ? await settleFact(services, {
            reference,
            id,
            rev,
            act: 'correct',
            text: '',
            fields: { ...fields, degree: 'Master of Science', field: 'biomedical engineering', school: 'Example State University', year: '2016', country: 'United States' },
          })
        : await settleFact(services, { reference, id, rev, act: kind === 'role' ? 'confirm' : 'reject' }),
    )
  }
  at(30)
  const version = (await services.database.stores.petitions.find(order.id))?.version ?? 0
  expectDone('the first draft', await releaseFirstDraft(services, { reference, version, line: 'Please choose your endeavor and arguments.', actor }))
  at(50)
  expectDone('the choice', await chooseArguments(services, { reference, endeavor: ENDEAVOR, options: OPTIONS, actor: 'customer' }))
  expectDone('the letter', await composeDraft(services, { reference, actor }))
  at(54)
  expectDone(
    'a writer',
    await addWriter(services, { reference, name: 'Robin Example', position: 'Head of nursing, Sample General', relation: 'Uses the method', petitioner: '', kind: 'user', actor: 'customer' }),
  )
  expectDone(
    'a second writer',
    await addWriter(services, { reference, name: 'Sam Placeholder', position: 'Device office, North Example', relation: 'Uses the method', petitioner: '', kind: 'user', actor: 'customer' }),
  )
  const link = (await viewWriters(services, reference))?.writers[0]?.link ?? ''
  const token = link.slice(link.lastIndexOf('/') + 1)
  const told = await saveAnswers(services, token, {
    answers: {
      tie: 'I lead the nurses of Sample General. The petitioner has never worked for us, and nobody paid me for this letter.',
      before: 'Before, a pump went silent or wrong and we found out at the bedside. In 2023 that happened four times on one ward.',
      change: 'Since February 2025 the pump says what is wrong with it. On April 3, 2025 it named a bent line an hour before the alarm, and my colleague straightened it.',
      proof: 'I was on the ward that day, and I keep the list of every fault that is named.',
    },
  })
  expectDone('the answers', told)
  if (told.kind === 'done') expectDone('the adoption', await adoptLetter(services, token, { name: 'Robin Example', version: told.version }))
  const adopted = await viewCustomerCase(services, reference)
  if (adopted?.kind !== 'case') throw new Error(`order ${reference} has no case`)
  for (const { id, rev } of adopted.file.facts.filter(({ state }) => state === 'read')) expectDone('a quotation', await settleFact(services, { reference, id, rev, act: 'confirm' }))
}
