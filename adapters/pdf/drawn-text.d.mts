import type { Run } from './recognized-runs.mjs'

/** Runs in drawing order; null where the page holds more than `maxLetters` letters or too many steps. */
export function drawnText(page: object, OPS: Record<string, number>, maxLetters: number): Promise<Run[] | null>
