import { Link, useSearchParams } from 'react-router'
import { WhenLoaded } from './console-parts.tsx'
import { MailRows, type MailRow } from './mail-rows.tsx'
import { useLoaded } from './use-loaded.ts'

export function Mails() {
  const [params] = useSearchParams()
  const dead = params.get('state') === 'dead'
  const { loaded, again } = useLoaded<MailRow[]>(`/api/console/mails${dead ? '?state=dead' : ''}`)
  return (
    <>
      <h1 className="text-title">{dead ? 'E-mails that were given up' : 'E-mails'}</h1>
      <p className="mt-1 mb-5">
        <Link to={dead ? '/console/mails' : '/console/mails?state=dead'} className="link">
          {dead ? 'All e-mails' : 'Only those given up'}
        </Link>
      </p>
      <WhenLoaded loaded={loaded}>{(mails) => <MailRows mails={mails} again={again} />}</WhenLoaded>
    </>
  )
}
