import { ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

export function LaunchCheck() {
  const { loaded } = useLoaded<{ key: string; value: string; meaning: string }[]>('/api/console/launch-check')
  return (
    <>
      <h1 className="text-title">Before going live</h1>
      <p className="mt-1 mb-5 text-ink-soft">These facts are still placeholders. They are set in content/provider.ts.</p>
      <WhenLoaded loaded={loaded}>
        {(facts) => (
          <Rows label="Placeholders" empty="No placeholder is left.">
            {facts.map(({ key, value, meaning }) => (
              <li key={key} className={ROW}>
                <p className="font-semibold">{meaning}</p>
                <p className="wrap-anywhere text-ink-soft">
                  {key}: {value}
                </p>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
