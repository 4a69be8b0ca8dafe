/** From an order to the views of its petition. */
export function PetitionLinks({ reference, response }: { reference: string; response: boolean }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{response ? 'Response' : 'Petition'}</h2>
      <p className="mb-4 text-ink-soft">
        {response ? 'The notice as a table with the record, the response with its findings, and the release.' : 'Facts and exhibits, the letter with its findings, and the release.'}
      </p>
      <ul className="flex flex-wrap gap-3">
        {(['case', 'editor', 'release'] as const).map((view) => (
          <li key={view}>
            <a className="button button-secondary" href={`/console/orders/${reference}/${view}`}>
              {{ case: 'Case', editor: 'Editor', release: 'Release' }[view]}
            </a>
          </li>
        ))}
        <li>
          <a className="button button-secondary" href={`/console/orders/${reference}/returned-letter`}>
            Letter that came back
          </a>
        </li>
      </ul>
    </section>
  )
}
