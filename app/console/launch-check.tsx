import { LAUNCH_GROUP_LABELS, LAUNCH_GROUPS, type LaunchGap } from '../../domain/launch/launch-gap.ts'
import { Badge, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

/** A group of more rows is folded: hundreds of sources would hide what else is open. */
const UNFOLDED_MAX = 25

function Group({ label, gaps }: { label: string; gaps: LaunchGap[] }) {
  const heading = (
    <h2 className="inline text-heading">
      {label} <span className="font-sans text-base font-normal text-ink-soft">({gaps.length})</span>
    </h2>
  )
  const rows = <GapRows label={label} gaps={gaps} />
  if (gaps.length <= UNFOLDED_MAX) {
    return (
      <section>
        <div className="mb-3">{heading}</div>
        {rows}
      </section>
    )
  }
  return (
    <details>
      <summary className="fold mb-3">{heading}</summary>
      {rows}
    </details>
  )
}

function GapRows({ label, gaps }: { label: string; gaps: LaunchGap[] }) {
  return (
    <Rows label={label} empty="">
      {gaps.map(({ what, now, where, required }) => (
        <li key={what + where} className={`grid gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] ${ROW}`}>
          <div className="min-w-0">
            <p className="font-semibold">
              {what} {required ? null : <Badge>Advice</Badge>}
            </p>
            {now === null ? null : <p className="text-sm wrap-anywhere text-ink-soft">Now: {now}</p>}
          </div>
          <p className="min-w-0 text-sm wrap-anywhere lg:self-center">
            <span className="sr-only">Change it in </span>
            <code>{where}</code>
          </p>
        </li>
      ))}
    </Rows>
  )
}

/** The list of `npm run launch:check`. */
export function LaunchCheck() {
  const { loaded, again } = useLoaded('GET /api/console/launch-check', {})
  return (
    <>
      <h1 className="text-title">Before going live</h1>
      <p className="mt-1 mb-6 max-w-2xl text-ink-soft">Placeholders and trial settings, each with the file, setting or page that changes it. The command npm run launch:check prints the same list.</p>
      <WhenLoaded loaded={loaded} again={again}>
        {(gaps) => (
          <div className="space-y-8">
            {gaps.some(({ required }) => required) ? null : <p className="card p-6">Nothing required is left.</p>}
            {LAUNCH_GROUPS.map((group) => {
              const found = gaps.filter((gap) => gap.group === group)
              return found.length === 0 ? null : <Group key={group} label={LAUNCH_GROUP_LABELS[group]} gaps={found} />
            })}
          </div>
        )}
      </WhenLoaded>
    </>
  )
}
