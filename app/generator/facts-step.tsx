import { useEffect, useRef, useState } from 'react'
import { FACTS_STEP } from '../../content/resume-facts.ts'
import type { ProjectSaid } from '../../domain/endeavor/endeavor-form.ts'
import { correctFacts } from '../../domain/person/correct-facts.ts'
import { highestDegree, latestRole, type FactQuestion } from '../../domain/person/decisive-facts.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { Choice } from '../ui/choice.tsx'
import { TextArea } from '../ui/form-field.tsx'
import { Modal } from '../ui/modal.tsx'
import { EMPTY_DEGREE, openQuestion, stepAnswers, stepCorrections, type StepAnswers } from './fact-drafts.ts'
import { DegreeFields, FieldFields, RoleFields } from './fact-fields.tsx'
import { NO_PROJECT, ProjectFields, withoutFaulty } from './project-fields.tsx'
import { PlaceWords } from './fact-line.tsx'
import type { ReadFacts } from './generator-state.ts'

type FactsStepProps = {
  /** Null, or with no questions, where nothing is to be asked. */
  facts: ReadFacts | null
  /** The facts with the answers in them, and the project as it was put right; null where it was not asked for. */
  onAnswer: (person: PersonFacts, said: ProjectSaid | null) => void
  onClose: () => void
}

/** The one step before composing: decisive facts that the resume does not tell for sure are asked for. */
export function FactsStep({ facts, onAnswer, onClose }: FactsStepProps) {
  const open = facts !== null && facts.questions.length > 0
  return (
    <Modal open={open} onClose={onClose} title={FACTS_STEP.title} size="large">
      {open ? <Questions facts={facts} onAnswer={onAnswer} /> : null}
    </Modal>
  )
}

function Questions({ facts, onAnswer }: { facts: ReadFacts; onAnswer: FactsStepProps['onAnswer'] }) {
  const { person, questions, needed, project } = facts
  const [said, setSaid] = useState(project?.parts ?? NO_PROJECT)
  useEffect(() => setSaid(project?.parts ?? NO_PROJECT), [project])
  const box = useRef<HTMLFormElement>(null)
  // What was found fault with is where the person goes on, as soon as the dialog opens.
  useEffect(() => box.current?.querySelector('[aria-invalid="true"]')?.setAttribute('autofocus', ''), [project])
  const asksProject = questions.includes('project')
  const [answers, setAnswers] = useState(() => stepAnswers(person))
  const [tried, setTried] = useState(false)
  useEffect(() => setAnswers(stepAnswers(person)), [person])
  const missing = openQuestion(questions, answers, person)
  const change = (part: Partial<StepAnswers>) => setAnswers((before) => ({ ...before, ...part }))
  return (
    <form
      ref={box}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (missing === null)
          onAnswer(
            stepCorrections(questions, answers, person).reduce((before, correction) => correctFacts(before, correction, new Date()), person),
            asksProject ? said : null,
          )
      }}
    >
      <p>{questions.every((question) => question === 'project') ? FACTS_STEP.leadProject : FACTS_STEP.lead}</p>
      <div className="mt-5 space-y-7">
        {questions.map((question) => (
          <fieldset key={question} data-testid={`question-${question}`}>
            <legend className="mb-2 font-serif text-heading font-semibold">{FACTS_STEP.questions[question]}</legend>
            <ReadWords person={person} question={question} />
            {question === 'project' ? (
              <ProjectFields said={said} faults={project?.faults ?? {}} onChange={setSaid} />
            ) : (
              <Fields question={question} answers={answers} facts={facts} onChange={change} />
            )}
            {tried && missing === question ? (
              <p role="alert" className="mt-2 text-sm font-medium text-alert">
                {FACTS_STEP.needed}
              </p>
            ) : null}
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <button type="submit" className="button button-primary">
          {FACTS_STEP.compose}
        </button>
        {needed ? null : (
          <button type="button" className="button button-secondary" onClick={() => onAnswer(person, asksProject && project !== null ? withoutFaulty(project) : null)}>
            {FACTS_STEP.skip}
          </button>
        )}
      </div>
    </form>
  )
}

/** What was read so far, in the words of the resume. */
function ReadWords({ person, question }: { person: ReadFacts['person']; question: FactQuestion }) {
  const place = question === 'role' ? latestRole(person)?.place : question === 'degree' ? highestDegree(person)?.place : null
  if (place == null) return null
  return (
    <div className="mb-3 text-sm">
      <p className="font-medium">{FACTS_STEP.read}</p>
      <PlaceWords place={place} />
    </div>
  )
}

function Fields({
  question,
  answers,
  facts: { person },
  onChange,
}: {
  question: Exclude<FactQuestion, 'project'>
  answers: StepAnswers
  facts: ReadFacts
  onChange: (part: Partial<StepAnswers>) => void
}) {
  switch (question) {
    case 'role':
      return <RoleFields draft={answers.role} onChange={(role) => onChange({ role })} />
    case 'field':
      return <FieldFields draft={answers.field} onChange={(field) => onChange({ field })} person={person} />
    case 'degree':
      return (
        <div className="space-y-3">
          {answers.degree === null ? null : <DegreeFields draft={answers.degree} onChange={(degree) => onChange({ degree })} />}
          <Choice kind="checkbox" label={FACTS_STEP.noDegree} checked={answers.degree === null} onChange={(out) => onChange({ degree: out ? null : (stepAnswers(person).degree ?? EMPTY_DEGREE) })} />
        </div>
      )
    case 'work':
      return <TextArea label={FACTS_STEP.results} hint={FACTS_STEP.resultsHint} rows={5} counterMax={2000} value={answers.work} onChange={(event) => onChange({ work: event.target.value })} />
  }
}
