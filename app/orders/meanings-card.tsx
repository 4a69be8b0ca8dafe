import { DONE } from '../../content/petition/case-words.ts'
import { wordsGiven } from '../../domain/petition/words-given.ts'
import { formatDate } from '../../domain/format-date.ts'
import type { Attestation } from '../../domain/petition/case-file.ts'
import type { ShownCase } from '../../usecases/view-petition.ts'
import { ATTEST, type CaseFormProblem } from './case-forms.ts'
import { Hidden, Problem } from './case-parts.tsx'
import { Card } from './order-cards.tsx'

const ABOUT = 'meanings'

/** What the letter would conclude from the customer's own sentences: asked one by one, and concluded only where they say yes. */
export function Meanings({ shown: { file, meanings }, problem }: { shown: Pick<ShownCase, 'file' | 'meanings'>; problem: CaseFormProblem | null }) {
  const given = wordsGiven(file)
  if (meanings.length === 0 && given.length === 0) return null
  const typed = problem?.about === ABOUT ? problem.typed : null
  const sentences = [...new Set(meanings.map(({ sentence }) => sentence))]
  return (
    <div id={ABOUT} data-key={ABOUT} className="scroll-mt-20">
      <Card heading="What your letter may conclude">
        <p className="text-ink-soft">
          An officer asks what your sentences show. Your letter says it where you tell us that it is so, and you sign it: say yes only where it holds without exception. What you do not answer is not
          concluded.
        </p>
        {meanings.length === 0 ? <p className="mt-3">Nothing is open here.</p> : null}
        {meanings.length === 0 ? null : (
          <form method="post" data-page-form data-done={DONE.attested} className="mt-5">
            <Hidden intent="attest" id={ABOUT} />
            <ul aria-label="What your letter may conclude" className="space-y-6">
              {sentences.map((sentence) => (
                <li key={sentence} data-testid="meaning">
                  <p className="wrap-anywhere">
                    Your letter says: <q>{sentence}</q>
                  </p>
                  {meanings
                    .filter((one) => one.sentence === sentence)
                    .map(({ key, states }) => (
                      <YesOrNo key={key} name={`${ATTEST}${key}`} states={states} chosen={typed?.[`${ATTEST}${key}`]} />
                    ))}
                </li>
              ))}
            </ul>
            <Problem problem={problem} about={ABOUT} />
            <button className="button button-primary mt-6 max-sm:w-full">Save what I said</button>
          </form>
        )}
        <Given given={given} open={problem !== null && given.some(({ factId }) => factId === problem.about)} problem={problem} />
      </Card>
    </div>
  )
}

function YesOrNo({ name, states, chosen }: { name: string; states: string; chosen: string | undefined }) {
  return (
    <fieldset className="mt-3 rounded-lg border border-line px-4 py-3">
      <legend className="float-left mb-1 w-full font-medium wrap-anywhere">{states}</legend>
      <div className="clear-both flex flex-wrap gap-x-6">
        {(['yes', 'no'] as const).map((word) => (
          <label key={word} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input type="radio" name={name} value={word} defaultChecked={chosen === word} className="size-5 accent-pine" />
            {word === 'yes' ? 'Yes, this is so' : 'No, or not quite so'}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Each word with the way back. */
function Given({ given, open, problem }: { given: readonly Attestation[]; open: boolean; problem: CaseFormProblem | null }) {
  if (given.length === 0) return null
  const yes = given.filter(({ word }) => word === 'yes').length
  return (
    <details data-key="given" className="mt-6 border-t border-line pt-4" open={open}>
      <summary className="link w-fit cursor-pointer">
        What you said: {yes} to conclude{given.length === yes ? '' : `, ${given.length - yes} not`}
      </summary>
      <ul aria-label="What you said of your sentences" className="mt-3 space-y-4">
        {given.map(({ factId, sentence, meaning: { says }, states, word, at }) => (
          <li key={`${factId}.${says}.${sentence}`} data-testid="meaning-given" data-word={word}>
            <p className="font-medium wrap-anywhere">{states}</p>
            <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
              You said {word} on {formatDate(at.slice(0, 10))}, of: “{sentence}”
            </p>
            <Problem problem={problem} about={factId} />
            <form method="post" data-page-form data-done={DONE.meaningTakenBack} className="mt-2">
              <Hidden intent="take-back-meaning" id={factId} />
              <input type="hidden" name="says" value={says} />
              <input type="hidden" name="sentence" value={sentence} />
              <button className="button button-secondary">
                Take that back<span className="sr-only">: {states}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
