import { useState } from 'react'
import { ask } from '../ui/ask.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'

export default placed(OwnResume)

/** Takes a resume and shows the page again with what was read from it. */
function OwnResume({ reference }: { reference: string }) {
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function send(file: File) {
    setReading(true)
    setProblem(null)
    const answer = await ask('POST /api/orders/:reference/my-case/resume', { params: { reference }, body: file })
    if (answer.ok) location.assign(`/orders/${encodeURIComponent(reference)}/my-case?read=${answer.value.rows}#facts`)
    else {
      setProblem(answer.message)
      setReading(false)
    }
  }
  return (
    <div>
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
          if (file) void send(file)
        }}
      />
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {reading ? 'Reading your resume…' : ''}
      </p>
      {problem === null ? null : <FormNotice tone="error">{problem}</FormNotice>}
    </div>
  )
}
