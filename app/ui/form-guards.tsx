import { PROVIDER } from '../../content/provider.ts'

/** A field that people neither see nor reach and that programs fill in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** Beside a tool that cannot work without scripts: what a visitor can read or do instead. */
export function ToolWithoutScripts() {
  return (
    <noscript>
      <ToolWords />
    </noscript>
  )
}

/** What a visitor without scripts can do instead. */
export function WithoutScripts({ what }: { what: string }) {
  return (
    <noscript>
      <FormWords what={what} />
    </noscript>
  )
}

// Whoever reads these words gets them from the server; React draws nothing inside `noscript` in a browser.
function ToolWords() {
  return (
    <p className="my-6 rounded-lg bg-amber-tint px-4 py-3 text-amber">
      This page needs JavaScript. Without it you can read the{' '}
      <a className="underline" href="/ai-samples">
        sample pages
      </a>
      , or write to{' '}
      <a className="underline" href={`mailto:${PROVIDER.email}`}>
        {PROVIDER.email}
      </a>
      .
    </p>
  )
}

function FormWords({ what }: { what: string }) {
  return (
    <p className="mb-6 rounded-lg bg-amber-tint px-4 py-3 text-amber">
      This form needs JavaScript. Without it, please email {what} to {PROVIDER.email}.
    </p>
  )
}
