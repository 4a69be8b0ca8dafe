/** Recordings and screenshots of the product itself. */

export type Recording = { file: string; poster: string; width: number; height: number; seconds: number; recordedOn: string }

/** The generator at work on a sample; null until it is recorded. */
export const GENERATOR_RECORDING: Recording | null = { file: '/media/generator-demo.webm', poster: '/media/generator-poster.webp', width: 1280, height: 800, seconds: 18, recordedOn: '2026-11-21' }

/** What is shown in place of the recording. */
export const GENERATOR_SCREENSHOT = { file: '/media/generator.webp', width: 1440, height: 900, alt: 'The Endeavor Generator with four proposed endeavors for a sample profession and the tuning controls beside them' }

export const RECORDING_WORDS = { play: 'Play the demonstration', pause: 'Pause the demonstration' } as const
