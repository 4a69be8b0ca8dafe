import type { ReactNode } from 'react'
import { CheckList } from '../ui/check-list.tsx'
import { Choice } from '../ui/choice.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { FormNotice, TextArea, TextField } from '../ui/form-field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Logo } from '../ui/logo.tsx'
import { PaperSheet } from '../ui/paper-sheet.tsx'
import { Price } from '../ui/price.tsx'
import { SectionHeading } from '../ui/section-heading.tsx'
import { placed } from '../ui/site-facts.tsx'
import { StepRow } from '../ui/steps.tsx'

const nothing = () => {}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-4 text-sm font-semibold text-ink-soft">{name}</h2>
      {children}
    </section>
  )
}

/** The parts that pages share, each in the states it has. Shown in dev mode only. */
export const PartsGallery = placed(function Parts() {
  return (
    <>
      <Part name="logo, section heading, eyebrow">
        <Logo />
        <SectionHeading eyebrow="Eyebrow" heading="A heading of a section" lead="One sentence that leads into it." />
      </Part>
      <Part name="buttons and links">
        <p className="flex flex-wrap items-center gap-3">
          <button className="button button-primary">Primary</button>
          <button className="button button-secondary">Secondary</button>
          <button className="button button-quiet">Quiet</button>
          <button className="button button-primary" disabled>
            Disabled
          </button>
          <a className="link" href="#link">
            A link
          </a>
        </p>
      </Part>
      <Part name="fields">
        <div className="grid max-w-xl gap-5">
          <TextField label="A field" hint="Its hint stands below the label." />
          <TextField label="A field with an error" error="This is what to do about it." defaultValue="not an address" />
          <TextField label="An optional field" optional />
          <TextArea label="A long answer" rows={3} />
          <Choice kind="checkbox" label="A box that is ticked" checked onChange={nothing} note="With a note" />
          <Choice kind="radio" label="A choice" checked={false} onChange={nothing} aside="$250" />
          <Choice kind="radio" label="A choice that cannot be made" checked={false} onChange={nothing} disabled />
        </div>
      </Part>
      <Part name="notices">
        <div className="grid max-w-xl gap-3">
          <FormNotice tone="success">It was sent.</FormNotice>
          <FormNotice tone="error">It could not be sent. Nothing you typed is lost.</FormNotice>
          <FormNotice tone="info">It takes about a minute.</FormNotice>
          <LoadFailed message="The list could not be loaded." again={nothing} />
        </div>
      </Part>
      <Part name="price, with and without a promotion">
        <p className="flex gap-8">
          <Price tag={{ nowCents: 23_400, listCents: 36_000, discounted: true }} />
          <Price tag={{ nowCents: 36_000, listCents: 36_000, discounted: false }} per="per prong" />
        </p>
      </Part>
      <Part name="lists, steps, table, sheet">
        <div className="grid gap-8">
          <CheckList items={['It holds', 'This too']} />
          <CheckList kind="lacks" items={['This is not part of it']} />
          <StepRow steps={[1, 2, 3].map((step) => ({ title: `Step ${step}`, text: 'What happens then.' }))} />
          <DataTable caption="A table" columns={['First', 'Second']} rows={['One row', 'Another'].map((name) => ({ name, cells: ['a', 'b'] }))} />
          <div className="max-w-xs">
            <PaperSheet label="Exhibit 1" title="A drawn page" rows={[{ text: 'A heading', mark: 'pine' }, { line: 0.9 }, { line: 0.7 }]} />
          </div>
        </div>
      </Part>
    </>
  )
})
