/** Recordings of the product itself. */

export type Recording = { file: string; captions: string; poster: string; posterWidths: readonly number[]; width: number; height: number; seconds: number; recordedOn: string }

/** The generator at work on a resume of a fictional person. */
export const GENERATOR_RECORDING: Recording = {
  file: '/media/generator-demo.webm',
  captions: '/media/generator-demo.vtt',
  poster: '/media/generator-poster.webp',
  posterWidths: [660, 1120],
  width: 1120,
  height: 700,
  seconds: 28,
  recordedOn: '2026-11-21',
}

export const RECORDING_ALT = 'The Endeavor Generator at work: a resume is chosen, a future role is typed, four proposed endeavors appear, and tuning controls change them'

export const RECORDING_WORDS = { play: 'Play the demonstration', pause: 'Pause the demonstration' } as const
