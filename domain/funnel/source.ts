/** Where a visit came from, in a few letters that name no person. */

/** What a browser tells with a visit: the host of the page that led here, and the campaign that the address names. */
export type Arrival = { referrer?: string | undefined; source?: string | undefined; campaign?: string | undefined }

export const DIRECT = 'direct'
/** Of orders that no visit of their day is known of. */
export const UNKNOWN_SOURCE = 'unknown'

const NAME_MAX = 40

/** Letters, digits and a few signs; empty where it could be an address, a number of somebody, or a token. */
function plainName(given: string | undefined): string {
  const name = (given ?? '').trim().toLowerCase().replace(/\s+/g, '-')
  return /^[a-z0-9][a-z0-9._-]*$/.test(name) && name.length <= NAME_MAX && !/\d{5}/.test(name) ? name : ''
}

/** `campaign: newsletter / spring`, `site: example.com` or `direct`. */
export function readSource({ referrer, source, campaign }: Arrival): string {
  const [from, name] = [plainName(source), plainName(campaign)]
  if (from !== '' || name !== '') return `campaign: ${[from, name].filter((part) => part !== '').join(' / ')}`
  const host = plainName(referrer?.replace(/^www\./, ''))
  return host.includes('.') ? `site: ${host}` : DIRECT
}
