import { findTheory, type TheoryStanding } from '../../content/rfe-response/theories.ts'
import { requestTitle } from '../../content/rfe-response/words.ts'
import { liveRequests } from '../../domain/rfe-response/response-file.ts'
import type { ShownCase } from '../../usecases/view-petition.ts'
import type { CaseFormProblem } from './case-forms.ts'
import { Hidden, Problem, StrengthMark } from './case-parts.tsx'
import { Card } from './order-cards.tsx'

const STRENGTH = {
  strong: { words: 'Carried by what you confirmed', look: 'bg-white text-pine-dark' },
  fair: { words: 'Carried, but documents are to come', look: 'bg-slate-tint text-slate' },
  thin: { words: 'Thin for now', look: 'bg-amber-tint text-amber' },
} as const

function Way({ name, standing, checked }: { name: string; standing: TheoryStanding; checked: boolean }) {
  const { theory, strength, missing } = standing
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-4 py-3 has-checked:border-pine has-checked:bg-pine-tint has-focus-visible:focus-ring">
      <input type="radio" name={name} value={theory.id} defaultChecked={checked} required className="mt-1 size-4 shrink-0 accent-pine outline-none" />
      <span className="min-w-0">
        <span className="font-semibold">{theory.title}</span> <StrengthMark {...STRENGTH[strength]} />
        <span className="block text-[0.9375rem]">{theory.argues}</span>
        {missing.length === 0 ? null : <span className="block text-sm text-ink-soft">Missing: {missing.join('; ')}.</span>}
      </span>
    </label>
  )
}

/** How each request is answered: to come, to choose, or chosen. */
export function ResponseChoice({ found, problem }: { found: ShownCase; problem: CaseFormProblem | null }) {
  const response = found.file.response!
  const requests = liveRequests(response)
  const typed = problem?.about === 'choice' ? problem.typed : null
  return (
    <div id="choice" data-key={`choice-${found.choice}`} className="scroll-mt-20">
      <Card heading={found.choice === 'made' ? 'How each request is answered' : 'Choose how to answer'}>
        {found.choice === 'made' ? (
          <ol className="list-decimal space-y-1 pl-5" data-testid="chosen-theories">
            {requests.map((request) => (
              <li key={request.id}>
                {requestTitle(request)}: {findTheory(request.theory)?.title ?? 'not chosen'}
              </li>
            ))}
          </ol>
        ) : null}
        {found.choice === 'to-come' ? (
          <p className="text-ink-soft">When the first draft is delivered, you choose here how each request is answered. The more you answer above, the stronger the ways are.</p>
        ) : null}
        {found.choice === 'now' ? (
          <form method="post" data-page-form className="space-y-7" aria-label="Choose how each request is answered">
            <Hidden intent="choose-theories" id="choice" />
            {requests.map((request, place) => {
              const { id, theory } = request
              const ways = found.response?.theories[id] ?? []
              const name = `theory-${id}`
              const chosen = typed?.[name] ?? theory ?? ways[0]?.theory.id
              return (
                <fieldset key={id} className="space-y-3">
                  <legend className="mb-2 font-serif text-lg font-semibold">
                    {place + 1}. {requestTitle(request)}
                  </legend>
                  {ways.map((standing) => (
                    <Way key={standing.theory.id} name={name} standing={standing} checked={chosen === standing.theory.id} />
                  ))}
                </fieldset>
              )
            })}
            <Problem problem={problem} about="choice" />
            <label className="flex items-start gap-3">
              <input type="checkbox" name="confirmed" value="yes" required className="mt-1 size-4 shrink-0 accent-pine" />
              <span>I choose these ways, and the full draft begins.</span>
            </label>
            <button className="button button-primary">Choose these</button>
          </form>
        ) : null}
      </Card>
    </div>
  )
}
