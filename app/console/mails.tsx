import { MailItem } from './mail-rows.tsx'
import { FilterChoice, FilterText, ListFilters, PagedList } from './paged-list.tsx'

const STATES = [
  ['', 'All'],
  ['queued', 'Waiting'],
  ['dead', 'Given up'],
] as const

export function Mails() {
  return (
    <>
      <h1 className="text-title">Emails</h1>
      <ListFilters label="Emails">
        {(value) => (
          <>
            <FilterText name="search" label="To an address, or a part of it" value={value('search')} />
            <FilterChoice name="state" label="State" value={value('state')} options={STATES} />
          </>
        )}
      </ListFilters>
      <PagedList call="GET /api/console/mails" label="Emails" empty="No emails match.">
        {(mail, again) => <MailItem key={mail.id} mail={mail} again={again} />}
      </PagedList>
    </>
  )
}
