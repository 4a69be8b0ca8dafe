import { PetitionCase } from './petition-case.tsx'
import { PetitionEditor } from './petition-editor.tsx'
import { PetitionFrame, type PetitionViewKey } from './petition-parts.tsx'
import { PetitionRelease } from './petition-release.tsx'

const SHOWN = { case: PetitionCase, editor: PetitionEditor, release: PetitionRelease } as const

/** The petition of one order: its case, its letter, its release. */
export function PetitionView({ reference, view }: { reference: string; view: PetitionViewKey }) {
  const Shown = SHOWN[view]
  return (
    <PetitionFrame reference={reference} view={view}>
      {(props) => <Shown {...props} />}
    </PetitionFrame>
  )
}
