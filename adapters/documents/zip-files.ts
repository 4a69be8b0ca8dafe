import { zipSync } from 'fflate'

/** Files as one archive, stored as they are: PDFs and pictures do not get smaller. */
export const zipFiles = (files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array => zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, { level: 0 }] as const])))
