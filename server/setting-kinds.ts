/** What a setting may hold, by its kind. Messages say what is wanted and never repeat what was given: it may be a secret. */
import { isIP } from 'node:net'
import { z } from 'zod'
import { looksLikeEmail } from '../domain/email-address.ts'

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

/** Text that fits `holds`; the checks behind it do not see any other. */
const that = (holds: (text: string) => boolean, wanted: string) =>
  z
    .string()
    .trim()
    .refine(holds, { error: `must be ${wanted}`, abort: true })

export const text = z.string().trim().min(1, 'must not be blank')

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((given) => given === '1')

export const wholeNumber = (min: number, max: number) => {
  const words = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(words).int(words).min(min, words).max(max, words)
}

const WEB = new Set(['http:', 'https:'])

/** An address of a service that is asked over HTTP. */
export const webAddress = that((given) => WEB.has(parsed(given)?.protocol ?? ''), 'an address such as https://host:port/path')

/** Scheme, host and port and no more: pages and mails put their own path behind it. Answers it without a slash at the end. */
export const origin = that((given) => {
  const url = parsed(given)
  return url !== null && WEB.has(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '' && url.pathname === '/'
}, 'an address such as https://host or http://host:port, without a path, a user or a query').transform((given) => new URL(given).origin)

export const mailServer = that((given) => {
  const url = parsed(given)
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
}, 'smtp://host:port or smtps://user:password@host:port, signs other than letters and digits in user and password written as %40 and the like')

export const postgresServer = that(
  (given) => ['postgres:', 'postgresql:'].includes(parsed(given)?.protocol ?? ''),
  'postgres://user:password@host:port/database, signs other than letters and digits in user and password written as %40 and the like',
)

export const scannerDaemon = that((given) => {
  if (given.startsWith('/')) return !given.includes('\u0000')
  const url = parsed(given)
  return url !== null && url.protocol === 'tcp:' && url.hostname !== ''
}, 'tcp://host:port or the whole path of a socket file')

export const googleTag = that((given) => /^(G|GT|AW|GTM)-[A-Z0-9]{4,20}$/.test(given), 'an id such as G-ABC123DEF4, AW-123456789 or GTM-ABC1234')

export const mailAddress = that(looksLikeEmail, 'one plain e-mail address such as name@host.com')

export const folder = that((given) => given !== '' && !given.includes('\u0000'), 'the path of a folder')

export const host = that((given) => isIP(given) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(given), 'an IP address or the name of a host')
