import { INTAKE_WORDS } from '../../content/intake.ts'
import { RichText } from '../ui/rich-text.tsx'
import { IntakeForm } from './intake-form.tsx'
import { EMPTY_INTAKE } from './intake-state.ts'
import { placed } from '../ui/site-facts.tsx'

/** The questions of the real form, to be read and tried before ordering. Nothing of it is sent or kept. */
export default placed(IntakeSamplePage)

function IntakeSamplePage() {
  return (
    <div className="shell-narrow py-12 md:py-16">
      <p className="eyebrow">Selfpetition AI</p>
      <h1 className="mt-2 text-title">{INTAKE_WORDS.sampleHeading}</h1>
      <p className="mt-4 rounded-lg bg-amber-tint px-4 py-3 font-medium text-amber">
        <RichText text={INTAKE_WORDS.sampleBanner} />
      </p>
      <div className="mt-4">
        <IntakeForm place={{ kind: 'nowhere' }} initial={EMPTY_INTAKE} sample />
      </div>
    </div>
  )
}
