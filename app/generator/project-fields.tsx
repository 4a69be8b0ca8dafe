import { useId } from 'react'
import { faultWords, PROJECT_FIELDS } from '../../content/project-fields.ts'
import type { ProjectReadBack } from '../../domain/drafting/project-read-back.ts'
import type { SaidFaults } from '../../domain/drafting/said-project.ts'
import { PROJECT_SAID_MAX, type ProjectSaid } from '../../domain/endeavor/endeavor-form.ts'
import { TextArea } from '../ui/form-field.tsx'

export const NO_PROJECT: ProjectSaid = { thing: '', users: '', shortfall: '' }
const PARTS = ['thing', 'users', 'shortfall'] as const

export const sameProject = (one: ProjectSaid, other: ProjectSaid): boolean => PARTS.every((part) => one[part].trim() === other[part].trim())

/** Who goes on without answering leaves unsaid what cannot be used. */
export const withoutFaulty = ({ parts, faults }: ProjectReadBack): ProjectSaid => ({
  thing: faults.thing ? '' : parts.thing,
  users: faults.users ? '' : parts.users,
  shortfall: faults.shortfall ? '' : parts.shortfall,
})

type ProjectFieldsProps = {
  said: ProjectSaid
  faults: SaidFaults
  onChange: (said: ProjectSaid) => void
}

/** The project in three short fields: what will exist, who would use it first, and what falls short for them today. */
export function ProjectFields({ said, faults, onChange }: ProjectFieldsProps) {
  return (
    <div className="space-y-3">
      {PARTS.map((part) => {
        const { label, hint, example } = PROJECT_FIELDS.parts[part]
        return (
          <TextArea
            key={part}
            label={label}
            hint={hint}
            placeholder={example}
            rows={2}
            maxLength={PROJECT_SAID_MAX[part]}
            value={said[part]}
            error={faultWords(part, faults[part])}
            onChange={(event) => onChange({ ...said, [part]: event.target.value })}
          />
        )
      })}
      <p className="text-sm text-ink-soft">{PROJECT_FIELDS.lead}</p>
    </div>
  )
}

/** The same beside the options. */
export function ProjectGroup({ project, said, onChange }: { project: ProjectReadBack | null; said: ProjectSaid; onChange: (said: ProjectSaid) => void }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4 max-w-2xl" data-testid="project-read">
      <h3 id={id} className="font-semibold">
        {PROJECT_FIELDS.heading}
      </h3>
      {project === null ? <p className="mt-1 text-sm text-ink-soft">{PROJECT_FIELDS.none}</p> : null}
      <div className="mt-2">
        <ProjectFields said={said} faults={project?.faults ?? {}} onChange={onChange} />
      </div>
    </section>
  )
}
