/** Recordings and screenshots of the product itself. */

export type Recording = { file: string; captions: string; poster: string; posterWidths: readonly number[]; width: number; height: number; seconds: number; recordedOn: string }

/** The generator at work on a resume of a fictional person; null until it is recorded. */
export const GENERATOR_RECORDING: Recording | null = {
  file: '/media/generator-demo.webm',
  captions: '/media/generator-demo.vtt',
  poster: '/media/generator-poster.webp',
  posterWidths: [660, 1120],
  width: 1120,
  height: 700,
  seconds: 28,
  recordedOn: '2026-11-21',
}

/** What is shown in place of the recording. */
export const GENERATOR_SCREENSHOT = {
  file: '/media/generator.webp',
  width: 1440,
  height: 900,
  alt: 'The Endeavor Generator at work: a resume is chosen, a future role is typed, four proposed endeavors appear, and tuning controls change them',
}

export const RECORDING_WORDS = { play: 'Play the demonstration', pause: 'Pause the demonstration' } as const
