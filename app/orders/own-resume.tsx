import { useEffect, useState } from 'react'
import { ask } from '../ui/ask.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'
import { factsOnThisDevice, type GeneratorFacts } from './generator-facts.ts'

export default placed(OwnResume)

/** Takes a resume, or what the generator read of one on this device, and shows the page again with the rows to confirm. */
function OwnResume({ reference }: { reference: string }) {
  const [reading, setReading] = useState(false)
  /** With what was sent, where nothing is wrong with that. */
  const [problem, setProblem] = useState<{ message: string; again: GeneratorFacts | null } | null>(null)
  const [kept, setKept] = useState<GeneratorFacts | null>(null)
  useEffect(() => setKept(factsOnThisDevice()), [])

  async function take(given: GeneratorFacts) {
    setReading(true)
    setProblem(null)
    const params = { reference }
    const answer =
      given.kind === 'facts'
        ? await ask('POST /api/orders/:reference/my-case/facts', { params, body: given.facts })
        : await ask('POST /api/orders/:reference/my-case/resume', { params, body: given.file })
    if (answer.ok) location.assign(`/orders/${encodeURIComponent(reference)}/my-case?read=${answer.value.rows}#facts`)
    else {
      setProblem({ message: answer.message, again: answer.status === 503 || answer.status === 0 ? given : null })
      setReading(false)
    }
  }
  return (
    <div>
      {kept === null ? null : (
        <div className="mb-5 rounded-lg bg-pine-tint px-4 py-3">
          <p>The endeavor generator has {kept.name === '' ? 'the facts of your resume' : `“${kept.name}”`} on this device.</p>
          <button type="button" className="button button-primary mt-3" disabled={reading} onClick={() => void take(kept)}>
            Take the generator’s facts
          </button>
        </div>
      )}
      <label htmlFor="own-resume" className="mb-1.5 block font-semibold">
        Resume (PDF or Word, up to 3 MB)
      </label>
      <input
        id="own-resume"
        type="file"
        accept=".pdf,.docx,application/pdf"
        className="field"
        disabled={reading}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void take({ kind: 'file', name: file.name, file })
        }}
      />
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {reading ? 'Reading your resume…' : ''}
      </p>
      {problem === null ? null : (
        <FormNotice tone="error">
          {problem.message}
          {problem.again === null ? null : (
            <button type="button" className="button button-secondary mt-2 flex" onClick={() => problem.again && void take(problem.again)}>
              Try again
            </button>
          )}
        </FormNotice>
      )}
    </div>
  )
}
