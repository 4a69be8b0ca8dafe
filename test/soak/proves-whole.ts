import type { SHORTENED } from './suites.ts'

/** False where `npm test` may prove less, because nothing that the suite stands on has changed since it passed whole. */
export const provesWhole = (suite: (typeof SHORTENED)[number]): boolean => !(process.env['SHORTENED_SUITES'] ?? '').split(' ').includes(suite)
