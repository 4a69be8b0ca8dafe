/** What stands beside the names of a position or a degree and is none of them: people who supervised it, and the breaks of the page. */
import { isPlace, titleScore } from '../resume/header-words.ts'
import { dateRanges, singleDates } from '../resume/resume-dates.ts'
import { degreeHits } from '../resume/resume-degrees.ts'
import type { ResumeLine } from '../resume/resume-sections.ts'
import { actionOf } from './achievement-words.ts'
import { joinWrapped } from '../resume/wrapped-text.ts'

const OVERSEER =
  '(?:(?:(?:line|direct|project|thesis|research|faculty|academic|host|co)[ -]?)?(?:supervis[eo]rs?|advis[eo]rs?|mentors?)|p\\.?i\\.?s?|principal investigators?|group leaders?)(?:\\(s\\))?'
/** "Kiln Laboratory, Manager: Ana Duarte": behind a comma a manager is somebody else; at the start of a line one may be the position. */
const OVERSEEN = new RegExp(
  `(?:^|[,;.(]\\s*|\\t)${OVERSEER}\\s*:|[,;]\\s*manager\\s*:|[,;]\\s*${OVERSEER}\\s+(?=(?:prof|dr)\\b)|(?:^|[,;.]\\s*|\\s)(?:(?:supervised|advised|mentored) by|under (?:the )?(?:supervision|guidance) of)\\b:?`,
  'iu',
)

/** Without the names of who supervised the work, up to the dates or the next column. */
export function withoutOverseers(line: ResumeLine): ResumeLine {
  const match = line.bullet ? null : line.text.match(OVERSEEN)
  if (match?.index === undefined) return line
  const from = match.index
  const behind = line.text.slice(from + match[0].length)
  const tab = behind.indexOf('\t')
  // "Researcher (Advisor: Ana Duarte), Quill University": the bracket ends the name.
  const bracket = match[0].startsWith('(') ? behind.indexOf(')') : -1
  const dates = [...dateRanges(behind), ...singleDates(behind)].map(({ index }) => index)
  const length = bracket >= 0 ? bracket + 1 : Math.min(tab < 0 ? behind.length : tab, ...dates)
  const kept = `${line.text.slice(0, from)}\t${behind.slice(length)}`.replace(/\s*\t\s*/g, '\t').replace(/^[\s,;]+|[\s,;]+$/g, '')
  // Nothing but a name: the line tells of no position.
  return kept === '' ? line : { ...line, text: kept, breaks: line.breaks.filter((at) => at < from) }
}

/** "Quill University, Faculty of Kilns," over "Glaze Group" and the dates of a position: the list goes on below its comma. */
export function withWholeLists(lines: ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = []
  for (const [n, line] of lines.entries()) {
    const before = whole.at(-1)
    // "Data Scientist. Institute for<tab>2021 – Present" over the rest of the institute's name.
    const [, open = '', dates = ''] = before?.text.match(/^(\p{Lu}[^\t]* (?:for|of|and|the|in|&))\t(.*\d{4}.*)$/u) ?? []
    if (before !== undefined && open !== '' && dateRanges(dates).length > 0 && !before.bullet && !line.bullet && !line.gapBefore && /^\p{Lu}/u.test(line.text) && dateRanges(line.text).length === 0) {
      whole[whole.length - 1] = { ...before, text: `${open} ${line.text.replace(/,$/, '')}\t${dates}`, raw: `${before.raw} ${line.raw}`, full: line.full, breaks: [] }
      continue
    }
    // "Quill Cooperative – Marble, TN (serving 23" over "towns, 2 mills)": the bracket goes on below.
    if (before !== undefined && !before.bullet && !line.bullet && !line.gapBefore && line.cut !== true && /^\p{Lu}[^()]{8,90}\([^()]{3,60}$/u.test(before.text) && /^[^()]{1,50}\)$/.test(line.text)) {
      whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}`, raw: `${before.raw} ${line.raw}`, full: line.full }
      continue
    }
    // "2021 - 2024 Quill University, Department of Kiln" over the rest of its name, and then the title.
    const next = lines[n + 1]
    const [range] = before === undefined || before.bullet ? [] : dateRanges(before.text)
    const names = (candidate: ResumeLine | undefined, title: boolean) =>
      candidate !== undefined && !candidate.bullet && !candidate.gapBefore && dateRanges(candidate.text).length === 0 && candidate.text.length < 60 && titleScore(candidate.text) >= 2 === title
    if (
      before !== undefined &&
      range?.index === 0 &&
      before.text.length > 50 &&
      before.full !== false &&
      titleScore(before.text.slice(range.length)) < 2 &&
      names(line, false) &&
      names(next, true) &&
      !isPlace(line.text)
    ) {
      whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}`, raw: `${before.raw} ${line.raw}`, full: line.full }
      continue
    }
    // "2025 - current Lecturer, Universidad Quill de" over "Madrid, Spain."
    if (
      before !== undefined &&
      range !== undefined &&
      !line.bullet &&
      !line.gapBefore &&
      line.cut !== true &&
      /\s(?:de|of|the|for|at)$/.test(before.text) &&
      /^\p{Lu}/u.test(line.text) &&
      dateRanges(line.text).length === 0
    ) {
      whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}`, raw: `${before.raw} ${line.raw}`, full: line.full }
      continue
    }
    // "2018–2022<tab>Kiln Professor, Marble Lakes University" over "Hospital", where the first began: the line goes on below.
    if (
      before !== undefined &&
      range?.index === 0 &&
      before.full === true &&
      goesOnBeside(before, line) &&
      before.text
        .slice(range.length)
        .split(/,\s+|\t/)
        .some((part) => titleScore(part.trim()) >= 2)
    ) {
      whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}`, raw: `${before.raw} ${line.raw}`, full: line.full }
      continue
    }
    const dated = [line, next].some((candidate) => candidate !== undefined && !candidate.bullet && dateRanges(candidate.text).length > 0)
    const goesOn =
      before !== undefined &&
      dated &&
      !line.bullet &&
      !line.gapBefore &&
      line.cut !== true &&
      !before.bullet &&
      /^\p{Lu}[^\t]*,$/u.test(before.text) &&
      before.text.split(/\s+/).length <= 10 &&
      dateRanges(before.text).length === 0 &&
      before.layout?.bold === line.layout?.bold
    if (goesOn) whole[whole.length - 1] = { ...before, text: `${before.text} ${line.text}`, raw: `${before.raw} ${line.raw}`, full: line.full, breaks: before.breaks }
    else whole.push(line)
  }
  return whole
}

/** In points: a column of dates is this wide at least. */
const DATE_COLUMN = 50

/** A word or two, further right than the dates that lead the line above. */
function goesOnBeside(before: ResumeLine, line: ResumeLine): boolean {
  const isRight = before.layout !== null && line.layout !== null && line.layout.x > before.layout.x + DATE_COLUMN
  return (
    isRight &&
    !line.bullet &&
    !line.gapBefore &&
    line.cut !== true &&
    /^\p{Lu}[\p{L}.’'-]*(?:,? \p{Lu}[\p{L}.’'-]*){0,2}$/u.test(line.text) &&
    !/[.;:]$/.test(before.text) &&
    actionOf(line.text) === null
  )
}

/** A word that the width of the page broke is whole again: "Quill Institute of Tech-" over "nology, Marble Bay". */
export function withWholeWords(lines: ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const [start = ''] = line.text.match(/^\p{Ll}+[^\s\p{L}]*(?=\s|$)/u) ?? []
    const broken = before !== undefined && !before.bullet && !line.bullet && line.cut !== true && start !== '' && /\p{L}{2}-$/u.test(before.text) && before.text.length > 40
    if (!broken) {
      whole.push(line)
      continue
    }
    // "10/2021–today Kiln Engineer, Quill Engi-" over "neering Group, LLC, Ames, IA": the head goes on as a whole.
    const isHead =
      dateRanges(before.text)[0]?.index === 0 &&
      titleScore(
        before.text
          .split(/, |\t/)
          .slice(0, 1)
          .join('')
          .replace(/^[^\p{L}]*(?:today|present|now)?\s*/iu, ''),
      ) >= 2
    const [ofStudies] = degreeHits(before.text)
    const isStudy = ofStudies !== undefined && dateRanges(before.text)[0]?.index === 0 && before.text.slice(0, ofStudies.index).replace(/[^\p{L}]/gu, '').length < 8
    const goesOn = (isHead || isStudy) && /^[\p{Ll}]+(?:,? [\p{Lu}(][^\s]*|(?<=\(\p{L}{3,12}) (?:19|20)\d\d\))*$/u.test(line.text)
    if (goesOn) {
      whole[whole.length - 1] = { ...before, text: joinWrapped(before.text, line.text), raw: `${before.raw} ${line.raw}`, full: line.full }
      continue
    }
    const rest = line.text.slice(start.length).trim()
    whole[whole.length - 1] = { ...before, text: joinWrapped(before.text, start), raw: rest === '' ? `${before.raw} ${line.raw}` : before.raw, full: rest === '' ? line.full : before.full }
    if (rest !== '') whole.push({ ...line, text: rest, breaks: [] })
  }
  return whole
}
