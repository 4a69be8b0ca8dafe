/** Prints the test files of the long proofs, one a line. */
import { LONG, SHORTENED } from './suites.ts'

console.log([...LONG, ...SHORTENED].join('\n'))
