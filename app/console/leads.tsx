import { Badge, formatInstant, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

type Lead = { id: string; source: string; email: string | null; name: string | null; message: string | null; createdAt: string }

export function Leads() {
  const { loaded } = useLoaded<Lead[]>('/lead/admin')
  return (
    <>
      <h1 className="mb-5 text-title">Leads</h1>
      <WhenLoaded loaded={loaded}>
        {(leads) => (
          <Rows label="Leads" empty="No leads yet.">
            {leads.map((lead) => (
              <li key={lead.id} className={ROW}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Badge>{lead.source}</Badge>
                  <span className="font-semibold wrap-anywhere">{[lead.name, lead.email].filter(Boolean).join(', ') || 'No address'}</span>
                  <span className="text-sm text-ink-soft">{formatInstant(lead.createdAt)}</span>
                </p>
                {lead.message === null ? null : <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{lead.message}</p>}
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
