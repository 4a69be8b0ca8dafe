import { runsOfWords } from '../../domain/endeavor/shared-runs.ts'
import { signatureOf } from './signature.ts'

/** Keyed hashes of the runs of words of each text, each run once. */
export function hashLetters({ secret, texts }: { secret: string; texts: readonly string[] }): string[][] {
  return texts.map((text) => [...new Set(runsOfWords(text))].map((run) => signatureOf(secret, ['letter-run', run]).slice(0, 16)))
}
