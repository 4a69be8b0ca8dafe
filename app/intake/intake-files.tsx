import { INTAKE_WORDS } from '../../content/intake.ts'
import { withEmail } from '../../content/provider.ts'
import type { DraftRole } from '../../usecases/intake-drafts.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'
import { FilePicker } from './file-picker.tsx'
import { bytesLeft, FILE_WARNING_MS, roomForFiles, type HeldFile, type IntakeForm } from './intake-state.ts'

const REFUSED_WORDS = {
  'too-large': withEmail(INTAKE_WORDS.tooLarge),
  'too-large-together': withEmail(INTAKE_WORDS.tooLargeTogether),
  unreadable: 'This file could not be read. Please choose it again.',
  'too-many': 'No more files fit into this form.',
}

type PickerProps = {
  form: IntakeForm
  files: { add(role: DraftRole, files: HeldFile[]): void; remove(file: HeldFile): void }
  /** What is wrong with what was chosen. */
  error: string | null
  disabled: boolean
}

/** The one resume of a form; another one takes its place. */
export function ResumePicker({ form: { resume }, files, error, disabled }: PickerProps) {
  const [warning, warn] = useTimedMessage(FILE_WARNING_MS)
  return (
    <FilePicker
      label={INTAKE_WORDS.resumeLabel}
      hint={INTAKE_WORDS.resumeHint}
      buttonLabel={resume === null ? 'Choose resume' : 'Choose another resume'}
      multiple={false}
      files={resume === null ? [] : [resume]}
      room={1}
      warning={warning ?? error}
      disabled={disabled}
      onAdd={(added) => files.add('resume', added)}
      onRemove={(file) => {
        files.remove(file)
        warn(null)
      }}
      onRefused={(why) => {
        if (why === 'too-large' && resume !== null) files.remove(resume)
        warn(REFUSED_WORDS[why])
      }}
    />
  )
}

/** Further files. `goAhead`: each goes to the server by itself, so that they need not fit into one sending. */
export function AdditionalPicker({ form, files, error, disabled, goAhead }: PickerProps & { goAhead: boolean }) {
  const [warning, warn] = useTimedMessage(FILE_WARNING_MS)
  return (
    <FilePicker
      label={INTAKE_WORDS.additionalLabel}
      hint={INTAKE_WORDS.additionalHint}
      buttonLabel={INTAKE_WORDS.addFile}
      multiple
      files={form.additional}
      room={roomForFiles(form)}
      bytesLeft={goAhead ? Infinity : bytesLeft(form)}
      warning={warning ?? error}
      disabled={disabled}
      onAdd={(added) => files.add('additional', added)}
      onRemove={(file) => {
        files.remove(file)
        warn(null)
      }}
      onRefused={(why) => warn(REFUSED_WORDS[why])}
    />
  )
}
