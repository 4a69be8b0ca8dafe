/** Counts what a reading found, missed and made up, against the labels of fictional letters. */
import { readNotice } from '../../domain/rfe/read-notice.ts'
import type { NoticePage } from '../../domain/rfe/notice-text.ts'
import type { Letter } from './letter.ts'

export type Count = { right: number; wrong: number; missed: number }
export type Score = {
  /** Prongs answered as contested. */
  prongs: Count
  concerns: Count
  conceded: Count
  /** Letters whose kind, notice date, deadline and receipt digits all agree with the label. */
  facts: number
  letters: number
  /** Letters marked `clear` whose contested prongs are not those of the label. */
  clearButWrong: string[]
}

const add = <T>(count: Count, found: readonly T[], wanted: readonly T[]) => {
  count.right += found.filter((each) => wanted.includes(each)).length
  count.wrong += found.filter((each) => !wanted.includes(each)).length
  count.missed += wanted.filter((each) => !found.includes(each)).length
}

/** `pagesOf` sets a letter into pages of lines. */
export const scoreLetters = (letters: readonly Letter[], pagesOf: (letter: Letter) => NoticePage[]): Score => {
  const score: Score = {
    prongs: { right: 0, wrong: 0, missed: 0 },
    concerns: { right: 0, wrong: 0, missed: 0 },
    conceded: { right: 0, wrong: 0, missed: 0 },
    facts: 0,
    letters: letters.length,
    clearButWrong: [],
  }
  for (const letter of letters) {
    const { label } = letter
    const wanted = ([1, 2, 3] as const).filter((prong) => label.prongs[prong] === 'contested')
    const reading = readNotice(pagesOf(letter))
    if (reading.kind !== 'read') {
      add(score.prongs, [], wanted)
      add(score.concerns, [], label.concerns)
      add(score.conceded, [], label.conceded)
      continue
    }
    const found = ([1, 2, 3] as const).filter((prong) => reading.prongs[prong] === 'contested')
    add(score.prongs, found, wanted)
    add(
      score.concerns,
      reading.findings.map((finding) => finding.concern),
      label.concerns,
    )
    add(
      score.conceded,
      reading.conceded.map((point) => point.what),
      label.conceded,
    )
    const facts =
      reading.noticeKind === label.noticeKind && reading.noticeDate === label.noticeDate && (reading.deadline?.printed ?? null) === label.deadline && reading.receiptLast4 === label.receiptLast4
    if (facts) score.facts++
    if (reading.confidence === 'clear' && found.join() !== wanted.join()) score.clearButWrong.push(letter.id)
  }
  return score
}

export const precision = (count: Count): number => count.right / (count.right + count.wrong)
export const recall = (count: Count): number => count.right / (count.right + count.missed)
