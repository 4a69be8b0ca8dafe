/** Heads that their line was too short for, several times of one position, and employers in a type of their own. */
import { expect, test } from 'vitest'
import type { LineLayout } from '../resume/pdf-reading.ts'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) =>
  read(`Ana Duarte\n\nExperience\n\n${text}`).roles.map(({ title, employer, start, end, current, certainty }) => [title, employer, start?.year, current ? 'now' : end?.year, certainty])

const SIBLING = 'Senior Kiln Engineer — Quill Company | Muscat, Oman | Mar 2017 – Jan 2019\n• Fired kilns'

test('a head goes on below a month, a season, or a bar', () => {
  expect(
    rolesOf(
      [
        'Kiln Manager — Calder Energy | Houston, TX / Brown County, UT | Feb\n2023 – Present\n• Led four potters',
        'Visiting Scientist — Marble Laboratory (host: kiln team) | summer\n2022, 10 weeks',
        'Kiln Researcher (Duarte fellow) — Universitat de Quill |\nLleida, Spain | Sept. 2019 – Sept. 2021\n• Wrote papers',
        SIBLING,
        'Kiln Engineer — Bonny Exploration Ltd. | Port Quill / Lagos, Nigeria | Aug 2011 – Feb\n2017\n• Fired clay',
      ].join('\n\n'),
    ),
  ).toEqual([
    ['Kiln Manager', 'Calder Energy', 2023, 'now', 'sure'],
    ['Visiting Scientist', 'Marble Laboratory', 2022, undefined, 'sure'],
    ['Kiln Researcher (Duarte fellow)', 'Universitat de Quill', 2019, 2021, 'sure'],
    ['Senior Kiln Engineer', 'Quill Company', 2017, 2019, 'sure'],
    ['Kiln Engineer', 'Bonny Exploration Ltd.', 2011, 2017, 'sure'],
  ])
})

test('several times of one position run from the first to the last and are unsure; months are no employer', () => {
  expect(rolesOf(`Kiln analyst (seasonal) — Marble Kiln Observatory, Athens | May–Oct 2015, May–Oct\n2016\n\n${SIBLING}`)).toContainEqual([
    'Kiln analyst (seasonal)',
    'Marble Kiln Observatory',
    2015,
    2016,
    'unsure',
  ])
})

test('the year of a step within a title parts the time of the two', () => {
  expect(
    rolesOf('02/2014 – 07/2017\tClay analyst, from 2016 Lead analyst, Quill Bank, Lyon\n• Fired clay\n\n2010 – 2014\tClay assistant, Marble Bank, Lyon\n• Mixed clay').map((role) => role.slice(0, 4)),
  ).toEqual([
    ['Lead analyst', 'Quill Bank', 2016, 2017],
    ['Clay analyst', 'Quill Bank', 2014, 2016],
    ['Clay assistant', 'Marble Bank', 2010, 2014],
  ])
})

test('a name that a hyphen breaks within a head is whole with all that follows it', () => {
  expect(
    rolesOf(
      '10/2021–today Lead Kiln Engineer (Condition Assessment), Quill Spans Engi-\nneering Group, LLC, Ames, IA\nLed seven potters of the region and beyond.\n\n08/2019–09/2021 Kiln Researcher, Marble University\nWrote papers on clay and kilns.',
    )[0]?.slice(0, 2),
  ).toEqual(['Lead Kiln Engineer (Condition Assessment)', 'Quill Spans Engineering Group, LLC'])
})

test('an item of another list with its label and a deed heads no position', () => {
  expect(rolesOf(`Kiln Manager, Quill Inc.\t2021 – 2026\n• Fired clay\n\nGRANTS: Won a clay subaward ($640,000, 2023-2027) and a\nsmall one`).map(([title]) => title)).toEqual(['Kiln Manager'])
})

test('who led the work stands in brackets behind the employer, and a country of Africa is no employer', () => {
  expect(
    rolesOf(
      'Kiln Researcher\tOct 2014 – Feb 2017\nUniversity of Quill (Prof. A. Moss)\n• Fired clay\n\nKiln Assistant\tJan 2009 – Jul 2013\nTribunal de Barro (Clay Court)\nPraia, Cabo Verde\n• Mixed clay',
    ).map(([, employer]) => employer),
  ).toEqual(['University of Quill', 'Tribunal de Barro (Clay Court)'])
})

/** `bold`, `italic`: the type of the line; an empty line is a gap. */
function drawn(lines: [text: string, type?: 'bold' | 'italic'][]) {
  const layout = lines.map(([text, type], n): LineLayout | null =>
    text === '' ? null : { x: text.startsWith('•') ? 93 : 72, endX: 300, y: 700 - n * 14, size: 11, bold: type !== undefined, italic: type === 'italic', drop: 14, column: 0, breaks: [] },
  )
  return readPerson([{ lines: lines.map(([text]) => text), layout }], NOW).roles.map(({ title, employer, certainty }) => [title, employer, certainty])
}

test('lines in a type of their own over titles employ, each until the next one', () => {
  expect(
    drawn([
      ['Ana Duarte', 'bold'],
      [''],
      ['EXPERIENCE'],
      [''],
      ['QUILL RIVER ELECTRIC COOPERATIVE – Marble, TN (serving 23', 'bold'],
      ['towns, 1.1 million kilns)'],
      [''],
      ['Kiln Architect (03/2023 – Present)', 'italic'],
      [''],
      ['• Led four potters'],
      [''],
      ['Senior Kiln Engineer (June 2020 – 02/2023)', 'italic'],
      [''],
      ['• Fired kilns'],
      [''],
      ['KESTREL POTTERS – Houston, TX', 'bold'],
      [''],
      ['Kiln Consultant (08/2017 – 05/2020)', 'italic'],
      [''],
      ['• Mixed clay'],
    ]),
  ).toEqual([
    ['Kiln Architect', 'QUILL RIVER ELECTRIC COOPERATIVE', 'sure'],
    ['Senior Kiln Engineer', 'QUILL RIVER ELECTRIC COOPERATIVE', 'sure'],
    ['Kiln Consultant', 'KESTREL POTTERS', 'sure'],
  ])
})

test('what goes on beside a column at the left belongs to the section it stands in on the page before', () => {
  const page = (lines: [text: string, x: number][]) => {
    let last = 0
    let column = 0
    const layout = lines.map(([text, x], n): LineLayout | null => {
      if (text !== '' && last > 0 && x < last - 100) column = 1
      last = text === '' ? last : x
      return text === '' ? null : { x, endX: x + 120, y: 700 - n * 14, size: 11, bold: false, italic: false, drop: 14, column, breaks: [] }
    })
    return { lines: lines.map(([text]) => text), layout }
  }
  const { roles } = readPerson(
    [
      page([
        ['Ana Duarte', 188],
        ['', 0],
        ['Experience', 188],
        ['', 0],
        ['Quill Guild Inc.', 188],
        ['Kiln Manager', 188],
        ['March 2020 - Present (4 years)', 188],
        ['', 0],
        ['Contact', 15],
        ['ana@example.com', 15],
        ['', 0],
        ['Publications', 15],
        ['Clay and yard', 15],
      ]),
      page([
        ['Marble Guild Inc.', 188],
        ['Kiln Clerk', 188],
        ['2017 - 2019 (2 years)', 188],
      ]),
    ],
    NOW,
  )
  expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Kiln Manager', 'Quill Guild Inc.'],
    ['Kiln Clerk', 'Marble Guild Inc.'],
  ])
})

test('a line is a place where siblings have one that is known in its place', () => {
  expect(
    rolesOf('Quill Works\nLubbock, TX\nKiln Lead\nFebruary 2021 – Present\n• Led four potters\n\nHarbor Clay\nOlinda\nKiln Engineer\nMarch 2018 – February 2021\n• Fired kilns').map(
      ([title, employer]) => [title, employer],
    ),
  ).toEqual([
    ['Kiln Lead', 'Quill Works'],
    ['Kiln Engineer', 'Harbor Clay'],
  ])
})

test('what stands beside the dates of a freelance is no sure employer, and what is told of an employer is no part of its name', () => {
  const [first, second] = rolesOf('Kiln Lead\nQuill Works (startup, 40 people)\n2021 – Present\n• Led four potters\n\nFreelance Kiln Consultant\n2018 – 2021, Olinda\n• Fired kilns')
  expect(first?.[1]).toBe('Quill Works')
  expect(second?.[4]).toBe('unsure')
})

test('ranges in German, Spanish, and Portuguese', () => {
  expect(
    rolesOf('03/2018 bis 01/2021  Kiln Engineer, Harbor AG\n\n2015 hasta 2018  Kiln Analyst, Quill S.A.\n\n2012 até 2015  Clay Analyst, Marmol Ltda').map(([, , start, end]) => [start, end]),
  ).toEqual([
    [2018, 2021],
    [2015, 2018],
    [2012, 2015],
  ])
})

test('dates in brackets on a line of their own are those of the head over them, and a remark with a date is none', () => {
  expect(
    rolesOf('Kiln Lead, Quill Works Inc.\n(Feb 2021 – Present)\n• Led four potters\n\nKiln Engineer, Harbor Inc.\n(Mar 2018 – Feb 2021)\n• Fired kilns\n(clay service 2019-2020)').map((role) =>
      role.slice(0, 4),
    ),
  ).toEqual([
    ['Kiln Lead', 'Quill Works Inc.', 2021, 'now'],
    ['Kiln Engineer', 'Harbor Inc.', 2018, 2021],
  ])
})

test('the same dates once more, alone in brackets, begin no other position', () => {
  expect(
    rolesOf('Kiln Analyst\nQuill Works Inc.\nOctober 2016 to May 2017\nMarble\n\n(Oct 2016 - May 2017)\n\n• Fired kilns\n\nKiln Clerk\nHarbor Inc.\nMay 2013 to June 2016\n• Mixed clay').map(
      ([title, employer]) => [title, employer],
    ),
  ).toEqual([
    ['Kiln Analyst', 'Quill Works Inc.'],
    ['Kiln Clerk', 'Harbor Inc.'],
  ])
})

test('a stop behind the dates of a head ends it, whatever stops its employer has', () => {
  expect(
    rolesOf('Chief Potter & Co-owner – Quill Works Inc. (Lubbock, TX), Since 2021.\n• Led four potters\n\nKiln Engineer – Harbor Clay Ltd. (Olinda, Brazil), 2018-2021.\n• Fired kilns').map((role) =>
      role.slice(0, 4),
    ),
  ).toEqual([
    ['Chief Potter & Co-owner', 'Quill Works Inc.', 2021, 'now'],
    ['Kiln Engineer', 'Harbor Clay Ltd.', 2018, 2021],
  ])
})
