import type { LetterView } from '../../usecases/operator-letters.ts'
import { actorWords } from './code-words.ts'
import { Badge, MailLink, formatMinute, ROW } from './console-parts.tsx'
import { FileLine } from './file-button.tsx'
import { FilterText, ListFilters, PagedList } from './paged-list.tsx'

function Letter({ letter: { asked, email, createdAt, reading, trapped, files, accesses } }: { letter: LetterView }) {
  return (
    <li className={ROW}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{asked === 'upload' ? 'RFE upload' : 'Free evaluation'}</Badge>
        {trapped ? <Badge tone="warn">Probably a program</Badge> : null}
        <MailLink email={email} />
        <span className="text-sm text-ink-soft">{formatMinute(createdAt)}</span>
      </p>
      {files.length === 0 ? <p className="mt-1 text-ink-soft">No letter attached.</p> : null}
      {files.map((file) => (
        <p key={file.id} className="mt-1">
          <FileLine file={file} />
        </p>
      ))}
      {reading === null ? null : <p className="mt-1 text-sm wrap-anywhere">What the program read: {reading}</p>}
      {accesses.length === 0 ? null : (
        <details className="mt-1 text-sm">
          <summary className="link w-fit cursor-pointer">Opened {accesses.length === 1 ? 'once' : `${accesses.length} times`}</summary>
          <ul className="mt-1 space-y-1">
            {accesses.map(({ name, actor, at }) => (
              <li key={at + actor} className="wrap-anywhere">
                <span className="digits-aligned text-ink-soft">{formatMinute(at)}</span> {name} <span className="text-ink-soft">({actorWords(actor)})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

export function Letters() {
  return (
    <>
      <h1 className="text-title">RFE letters</h1>
      <p className="mt-1 max-w-2xl text-ink-soft">
        Uploads of the home page and requests for a free evaluation. The program reads each letter at once; a person answers within 24 hours. Opening a letter is written down.
      </p>
      <ListFilters label="RFE letters">{(value) => <FilterText name="search" label="Email, or a part of it" value={value('search')} />}</ListFilters>
      <PagedList call="GET /api/console/letters" label="RFE letters" empty="No letters match.">
        {(letter) => <Letter key={letter.id} letter={letter} />}
      </PagedList>
    </>
  )
}
