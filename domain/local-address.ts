/** Which addresses only this machine reaches: a trial, where what is not confirmed yet may be shown. */
export function isLocalAddress(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
