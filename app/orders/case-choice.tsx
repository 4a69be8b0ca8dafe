import { findOption } from '../../content/petition/argument-options.ts'
import { DONE } from '../../content/petition/case-words.ts'
import { joinList } from '../../domain/endeavor/sentence-forms.ts'
import { OPTION_PARTS, STATEMENT_ID, type OptionPart } from '../../domain/petition/case-file.ts'
import type { OptionStanding } from '../../domain/petition/gaps.ts'
import type { ShownCase } from '../../usecases/view-petition.ts'
import { TextArea } from '../ui/form-field.tsx'
import type { CaseFormProblem } from './case-forms.ts'
import { ChoiceRow, Problem, StrengthMark } from './case-parts.tsx'
import { Card } from './order-cards.tsx'

const PARTS: Record<OptionPart, string> = { eb2: 'The door to EB-2', p1: 'Prong one: why it matters', p2: 'Prong two: why you', p3: 'Prong three: why a waiver (one or more)' }
const STRENGTH = {
  strong: { words: 'Strong on your present record', look: 'bg-white text-pine-dark' },
  fair: { words: 'Carried, but documents are to come', look: 'bg-slate-tint text-slate' },
  thin: { words: 'Thin for now', look: 'bg-amber-tint text-amber' },
} as const
const FROM = { customer: 'From you', composer: 'Proposed from your resume', operator: 'Proposed by us' } as const

function Argument({ standing, part, checked }: { standing: OptionStanding; part: OptionPart; checked: boolean }) {
  const { option, strength, missing } = standing
  return (
    <ChoiceRow>
      <input type={part === 'p3' ? 'checkbox' : 'radio'} name={part} value={option.id} defaultChecked={checked} className="mt-1 size-4 shrink-0 accent-pine outline-none" />
      <span className="min-w-0">
        <span className="font-semibold">{option.title}</span> <StrengthMark {...STRENGTH[strength]} />
        <span className="block text-[0.9375rem]">{option.argues}</span>
        {missing.length === 0 ? null : <span className="block text-sm text-ink-soft">Missing: {missing.join('; ')}.</span>}
      </span>
    </ChoiceRow>
  )
}

/** What has to happen besides the choice. Null where nothing holds the letter; open questions alone do not. */
export function stillToDo({ file, questions, points }: Pick<ShownCase, 'file' | 'questions' | 'points'>): string | null {
  const counted = (count: number, one: string, several: string) => (count === 1 ? one : several.replace('#', String(count)))
  const facts = file.facts.filter(({ state }) => state === 'read').length
  const open = points.filter(({ settled }) => settled === null).length
  const documents = file.exhibits.filter(({ id, state, url }) => id !== STATEMENT_ID && state !== 'have' && url === null).length
  if (facts + open + documents === 0) return null
  const todo = [
    ...(facts === 0 ? [] : [counted(facts, 'look at one fact', 'look at # facts')]),
    ...(questions.length === 0 ? [] : [counted(questions.length, 'answer one question', 'answer # questions')]),
    ...(open === 0 ? [] : [counted(open, 'settle one point', 'settle # points')]),
    ...(documents === 0 ? [] : [counted(documents, 'send one document', 'send # documents')]),
  ]
  return `Your letter cannot be released on this choice yet: first please ${joinList(todo)}.`
}

function StillToDo({ shown, children }: { shown: ShownCase; children?: React.ReactNode }) {
  const words = shown.letterDelivered ? null : stillToDo(shown)
  return words === null && !children ? null : (
    <div className="space-y-2 rounded-lg bg-amber-tint px-4 py-3 text-amber" data-testid="still-to-do">
      {words === null ? null : <p>{words}</p>}
      {children}
    </div>
  )
}

/** Before a choice that cannot be undone: what is said of each argument goes by facts that were confirmed. */
function LookFirst({ shown }: { shown: ShownCase }) {
  const facts = shown.file.facts.filter(({ state }) => state === 'read').length
  return (
    <StillToDo shown={shown}>
      {facts === 0 ? null : (
        <p>
          How strong each argument is depends on what you have confirmed.{' '}
          <a className="font-semibold underline underline-offset-4" href="#facts">
            Look at {facts === 1 ? 'the fact' : 'the facts'} first
          </a>
        </p>
      )}
    </StillToDo>
  )
}

function Made({ shown }: { shown: ShownCase }) {
  const { lock, options } = shown.file
  return (
    <>
      <p className="text-ink-soft">You chose this endeavor. Everything in the letter agrees with it.</p>
      <div className="not-empty:mt-3">
        <StillToDo shown={shown} />
      </div>
      <p className="mt-3 border-l-3 border-pine pl-4 wrap-anywhere whitespace-pre-wrap" data-testid="locked-endeavor">
        {lock?.text}
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5">{OPTION_PARTS.flatMap((part) => options[part].map((id) => <li key={id}>{findOption(id)?.title}</li>))}</ul>
    </>
  )
}

/** The endeavor and the arguments: to come, to choose, or chosen. */
export function CaseChoice({ shown, problem }: { shown: ShownCase; problem: CaseFormProblem | null }) {
  const { file, options, choice } = shown
  const typed = problem?.about === 'choice' ? problem.typed : null
  const best = (part: OptionPart) => {
    const order = { strong: 0, fair: 1, thin: 2 } as const
    return options.filter(({ option }) => option.part === part).toSorted((one, other) => order[one.strength] - order[other.strength])[0]?.option.id
  }
  return (
    <div id="choice" data-key={`choice-${choice}`} className="scroll-mt-20">
      <Card heading={choice === 'made' ? 'What you chose' : 'Your endeavor and arguments'}>
        {choice === 'made' ? <Made shown={shown} /> : null}
        {choice === 'to-come' ? (
          <p className="text-ink-soft">When the first draft is delivered, you choose here between endeavors and ways to argue them. The more facts you confirm, the stronger your arguments are.</p>
        ) : null}
        {choice === 'now' ? (
          <form method="post" data-page-form data-done={DONE.chosen} data-shows="choice" className="space-y-7" aria-label="Choose the endeavor and the arguments">
            <input type="hidden" name="intent" value="choose" />
            <input type="hidden" name="id" value="choice" />
            <LookFirst shown={shown} />
            <fieldset className="space-y-3">
              <legend className="mb-2 font-serif text-lg font-semibold">Endeavor</legend>
              {file.candidates.map((one, place) => (
                <ChoiceRow key={one.id}>
                  <input
                    type="radio"
                    name="endeavor"
                    value={one.text}
                    defaultChecked={typed === null ? place === 0 : typed['endeavor'] === one.text}
                    className="mt-1 size-4 shrink-0 accent-pine outline-none"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-semibold">{one.title}</span> <span className="text-sm text-ink-soft">{FROM[one.from]}</span>
                    <span className="block text-[0.9375rem]">{one.text}</span>
                  </span>
                </ChoiceRow>
              ))}
              <ChoiceRow>
                <input
                  type="radio"
                  name="endeavor"
                  value="own"
                  defaultChecked={typed === null ? file.candidates.length === 0 : typed['endeavor'] === 'own'}
                  className="mt-1 size-4 shrink-0 accent-pine outline-none"
                />
                <span className="min-w-0 flex-1 font-semibold">My own words, below</span>
              </ChoiceRow>
              <TextArea
                name="own"
                label="Your own endeavor"
                optional
                hint="What you will develop or do, by which method, for whom. One to three sentences; you may begin with one of those above."
                rows={4}
                maxLength={2000}
                defaultValue={typed?.['own'] ?? ''}
              />
            </fieldset>
            {OPTION_PARTS.map((part) => (
              <fieldset key={part} className="space-y-3">
                <legend className="mb-2 font-serif text-lg font-semibold">{PARTS[part]}</legend>
                {options
                  .filter(({ option }) => option.part === part)
                  .map((standing) => (
                    <Argument key={standing.option.id} part={part} standing={standing} checked={typed === null ? best(part) === standing.option.id : typed[part] === standing.option.id} />
                  ))}
              </fieldset>
            ))}
            <Problem problem={problem} about="choice" />
            <ChoiceRow>
              <input type="checkbox" name="confirmed" value="yes" required className="mt-1 size-4 shrink-0 accent-pine outline-none" />
              <span className="min-w-0">I choose this endeavor. It cannot be changed afterwards, the full draft begins, and the right to withdraw ends.</span>
            </ChoiceRow>
            <button className="button button-primary">Choose these</button>
          </form>
        ) : null}
      </Card>
    </div>
  )
}
