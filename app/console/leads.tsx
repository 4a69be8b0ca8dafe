import { Badge, MailLink, formatMinute, ROW } from './console-parts.tsx'
import { ExportedHeading } from './export-button.tsx'
import { FilterChoice, FilterText, ListFilters, PagedList, type FilterValue } from './paged-list.tsx'

const SOURCES = [
  ['', 'All sources'],
  ['generator', 'Generator'],
  ['contact', 'Contact form'],
  ['ai-samples', 'Sample downloads'],
  ['rfe-upload', 'RFE uploads'],
  ['rfe-evaluation', 'RFE evaluations'],
] as const

function moreFilters(value: FilterValue) {
  return (
    <>
      <FilterChoice name="source" label="Source" value={value('source')} options={SOURCES} />
      <FilterText name="from" label="From (UTC)" type="date" value={value('from')} />
      <FilterText name="to" label="To (UTC)" type="date" value={value('to')} />
    </>
  )
}

export function Leads() {
  return (
    <>
      <ExportedHeading title="Leads" path="/api/console/leads.csv" name="leads" />
      <ListFilters label="Leads" more={moreFilters}>
        {(value) => <FilterText name="search" label="Email, or a part of it" value={value('search')} />}
      </ListFilters>
      <PagedList call="GET /api/console/leads" label="Leads" empty="No leads match.">
        {(lead) => (
          <li key={lead.id} className={ROW}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge>{SOURCES.find(([key]) => key === lead.source)?.[1] ?? lead.source}</Badge>
              {lead.name === null || lead.name === '' ? null : <span className="font-semibold wrap-anywhere">{lead.name}</span>}
              <MailLink email={lead.email} />
              <span className="text-sm text-ink-soft">{formatMinute(lead.createdAt)}</span>
              {lead.answeredAt === null ? null : (
                <span className="text-sm text-ink-soft">
                  Answered {formatMinute(lead.answeredAt)} ({lead.answeredBy})
                </span>
              )}
            </p>
            {lead.message === null ? null : <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{lead.message}</p>}
          </li>
        )}
      </PagedList>
    </>
  )
}
