// Turns the words that text recognition found into runs as a PDF draws them, so that lines and columns are told in one way.

/** Under this the engine guesses: rules, icons and stains come out as words. */
const LEAST_CONFIDENCE = 45
const COLUMNS = 12

/**
 * @param tsv of Tesseract: one row per page, block, paragraph, line (level 4) and word (level 5), lengths in dots
 * @param scale dots per point
 * @returns runs `{ glyphs, x, y, endX, size, bold, italic, upright }` in points, `y` growing upward
 */
export function recognizedRuns(tsv, scale, pageHeight) {
  const rows = tsv
    .split('\n')
    .map((row) => row.split('\t'))
    .filter((row) => row.length === COLUMNS)
  const heights = rows.filter(([level]) => level === '4').map((row) => Number(row[9]) / scale)
  const usual = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 11
  const runs = []
  let line = { y: 0, size: usual }
  for (const [level, , , , , , left, top, width, height, confidence, text] of rows) {
    if (level === '4') {
      const high = Number(height) / scale
      // A line without tall letters is not smaller print; only headings stand out.
      line = { y: pageHeight - (Number(top) + Number(height)) / scale, size: high > usual * 1.35 && high < usual * 4 ? high * 0.9 : usual * 0.9 }
    }
    if (level !== '5' || text.trim() === '' || Number(confidence) < LEAST_CONFIDENCE) continue
    const letters = [...text]
    const x = Number(left) / scale
    const step = Number(width) / scale / letters.length
    const glyphs = letters.map((letter, n) => ({ text: letter, x: x + n * step, endX: x + (n + 1) * step }))
    runs.push({ glyphs, x, y: line.y, endX: x + letters.length * step, size: line.size, bold: false, italic: false, upright: true })
  }
  return runs
}
