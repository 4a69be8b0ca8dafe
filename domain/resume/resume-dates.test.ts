import { describe, expect, test } from 'vitest'
import { dateRanges, singleDates, withoutSpans, yearsCovered } from './resume-dates.ts'

describe('ranges of dates', () => {
  test.each([
    ['Jan 2020 – Present', 2020, null, true],
    ['January 2017 to July 2020', 2017, 2020, false],
    ['03/2019 - 05/2021', 2019, 2021, false],
    ['2015–19', 2015, 2019, false],
    ['1998–02', 1998, 2002, false],
    ["Apr'19 to Till Date", 2019, null, true],
    ["Jun '15 – Mar '19", 2015, 2019, false],
    ['2019/03–2021/06', 2019, 2021, false],
    ['06.2018 – 08.2020', 2018, 2020, false],
    ['2004-12-18 – 2006-05-15', 2004, 2006, false],
    ['15 Jan 2020 – 3 Mar 2022', 2020, 2022, false],
    ['May–August 2025', 2025, 2025, false],
    ['2025 Feb. - Dec.', 2025, 2025, false],
    ['Summer 2018 - Fall 2019', 2018, 2019, false],
    ['Q3 2019 – Q1 2021', 2019, 2021, false],
    ['Since August 2019', 2019, null, true],
    ['Kiln Teacher / Chair from 2016 (August 2013 - June 2018)', 2013, 2018, false],
    ['Kiln Teacher (2013 – Present), Chair since 2016', 2013, null, true],
    ['2021 – pres.', 2021, null, true],
    ['Oct 2021 – now', 2021, null, true],
    ['Oct 2021 – to-date', 2021, null, true],
    ['Oct 2021 up to date', 2021, null, true],
    ['Oct 2021 upto present time', 2021, null, true],
    ['Oct 2021 – at present', 2021, null, true],
    ['2019 –', 2019, null, true],
    ['2003– Professor of Statistics', 2003, null, true],
    ['2016 / 09 – 2018 / 02', 2016, 2018, false],
    ['10/15-08/18', 2015, 2018, false],
    ['11/20 – present', 2020, null, true],
    ['Fall, 2009 - Spr., 2011', 2009, 2011, false],
    ['Assistant Professor, 2024-.', 2024, null, true],
    ['Mar. ‘22 – Mar. ‘26 Researcher', 2022, 2026, false],
    ['01.07.2023 – · · ·\tEngineer', 2023, null, true],
    ['Researcher\t09-2022 – . . .', 2022, null, true],
    ['Assistant\t2018 - on', 2018, null, true],
    ['Engineer\t05–08 2022', 2022, 2022, false],
    ['2018.22 PhD in Botany', 2018, 2022, false],
  ])('%s', (text, startYear, endYear, current) => {
    expect(dateRanges(text)).toMatchObject([{ startYear, endYear, current }])
  })

  test.each(['Grew sales from $2010 to $2020', 'Phone 555-2019-2020', 'Served 1200-1500 patients', 'ISO 9001', '2020 to 2010'])('are not seen in "%s"', (text) => expect(dateRanges(text)).toEqual([]))

  test('leave the rest of the line with the gap where they stood', () => {
    const line = 'Engineer, Acme Inc. (2015 – 2018)'
    expect(withoutSpans(line, dateRanges(line))).toBe('Engineer, Acme Inc.')
    const middle = 'Acme | Jan 2020 – Present | Engineer'
    expect(withoutSpans(middle, dateRanges(middle))).toBe('Acme\tEngineer')
  })

  test('leave no part of a length of time behind', () => {
    const line = 'April 2018 - August 2020 (2 years 5 months)'
    expect(withoutSpans(line, dateRanges(line))).toBe('')
  })

  test('leave the name that shares their brackets as a part of its own', () => {
    const line = 'Instructor, Kiln Camp (Quill Crafts, 2022-25)'
    expect(withoutSpans(line, dateRanges(line))).toBe('Instructor, Kiln Camp\tQuill Crafts')
  })

  test('a single date is no range', () => {
    expect(dateRanges('B.Sc., May 2018')).toEqual([])
    expect(singleDates('B.Sc., May 2018')).toMatchObject([{ startYear: 2018, startMonth: 5, single: true }])
  })
})

describe('years covered', () => {
  const NOW = new Date('2026-11-22T00:00:00Z')
  const span = (startYear: number | null, endYear: number | null, current = false, startMonth: number | null = null, endMonth: number | null = null) => ({
    startYear,
    endYear,
    current,
    startMonth,
    endMonth,
  })

  test('count overlaps once and gaps not at all', () => {
    expect(yearsCovered([span(2010, 2014), span(2012, 2016), span(2018, 2020)], NOW)).toBe(8)
  })
  test('end the present role with the month given', () => {
    expect(yearsCovered([span(2020, null, true)], NOW)).toBe(6)
    expect(yearsCovered([span(2021, null, true, 1)], NOW)).toBe(5)
  })
  test('add up months over positions that follow each other', () => {
    const jobs = [span(2017, 2018, false, 1, 8), span(2018, 2020, false, 9, 4), span(2020, 2021, false, 5, 11), span(2021, 2024, false, 12, 2), span(2024, null, true, 3)]
    expect(yearsCovered(jobs, NOW)).toBe(9)
    expect(yearsCovered([span(2015, 2015, false, 1, 6), span(2016, 2016, false, 1, 6)], NOW)).toBe(1)
  })
  test('are unknown without dates, and nothing counts that begins after the day given', () => {
    expect(yearsCovered([span(null, null)], NOW)).toBeNull()
    expect(yearsCovered([span(2030, 2031), span(2024, 2025)], NOW)).toBe(1)
  })
})

test('a percentage behind a month ends no range', () => {
  expect(dateRanges('Occupancy of September 2013- 72%, April 2014- 99%.')).toEqual([])
  expect(dateRanges('September 2013-15')).toHaveLength(1)
})

test('a day behind its month is no year', () => {
  expect(dateRanges('Botany 2004-12-18 Quill College')).toEqual([])
  expect(singleDates('Botany 2004-12-18 Quill College')).toMatchObject([{ startYear: 2004, startMonth: 12, length: 10 }])
})
