import { describe, expect, it } from 'vitest'
import { foldNotice } from './notice-text.ts'
import { readNotice } from './read-notice.ts'

/** A notice as it comes out of a PDF: lines of one width, no gaps. */
const WIDTH = 92
const wrapped = (text: string): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
const linesOf = (...blocks: string[]) =>
  ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'Notice Date: May 4, 2026', 'We have reviewed your petition for a national interest waiver.', ...blocks].flatMap(
    wrapped,
  )
const readingOf = (...blocks: string[]) => {
  const reading = readNotice([{ lines: linesOf(...blocks) }])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}
const headingsOf = (...blocks: string[]) =>
  foldNotice([{ lines: linesOf(...blocks) }])
    .blocks.filter(({ kind }) => kind === 'heading')
    .map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
const asked = (reading: ReturnType<typeof readingOf>) => reading.passages.filter(({ kind }) => kind === 'asked').map(({ quote, point }) => [point, quote])

const MERIT = 'You plan a dye house that spares water. The record does not show that the dye house has national importance, since it would serve two mills in one county of the state.'

describe('a heading over the whole width of a line, or over several', () => {
  it('is known by its capitals', () => {
    const title = 'NATIONAL INTEREST WAIVER - WELL POSITIONED TO ADVANCE THE PROPOSED WORKSHOP'
    expect(headingsOf(MERIT, title, 'You have shown no contract with a mill.')).toContain(title)
    const long = 'NATIONAL INTEREST WAIVER - WHETHER IT IS BENEFICIAL, ON BALANCE, TO WAIVE THE JOB OFFER AND THE LABOR CERTIFICATION'
    expect(headingsOf(MERIT, long, 'You have shown no contract with a mill.')).toContain(long)
  })

  it('is no warning that goes on', () => {
    const warning = 'WARNING: YOU MUST SUBMIT ALL OF THE REQUESTED MATERIALS TOGETHER AND AT ONE AND THE SAME TIME, WITH THE ORIGINAL NOTICE. Keep a copy.'
    expect(headingsOf(MERIT, warning, MERIT).some((heading) => heading.startsWith('WARNING'))).toBe(false)
  })

  it('is known by the capitals of a title, and its part begins behind all of it', () => {
    const title = 'On Balance, it would be Beneficial to the United States to Waive the Requirements of a Job Offer and thus of a Labor Certification'
    const reading = readingOf(
      'The Foreign National is Well Positioned to Advance the Proposed Endeavor',
      'You have shown no contract with a mill.',
      title,
      'You state that dyers are scarce, without comparing your skill with theirs. Evidence may include:',
      '• An account of why no employer could file for you;',
      '• A comparison of your process with those in use.',
    )
    expect(asked(reading)).toEqual([
      [3, 'An account of why no employer could file for you'],
      [3, 'A comparison of your process with those in use'],
    ])
  })

  it('may be numbered, and the last of it may have room for the next word', () => {
    const title = '2. Whether the Specific Endeavor the Person Proposes to Undertake Has Both Substantial Merit and National Importance'
    expect(headingsOf(MERIT, title, 'According to your statement, the dye house serves two mills.')).toContain(title)
    const item = '2. A letter of the mill that tells how many yards it would have dyed in the first and in the second year'
    expect(headingsOf('Please submit:', '1. The lease of the hall', item, 'The mill has not signed.').some((heading) => heading.includes('yards'))).toBe(false)
  })

  it('may be labeled as an item is', () => {
    const reading = readingOf(
      'II. NATIONAL INTEREST WAIVER',
      '(i) Prong One',
      'The dye house would serve two mills, and no effect beyond them has been shown.',
      '(ii) Prong Two',
      'The loan has not been granted. Please provide the letter of the bank.',
      '(iii) Prong Three',
      'You have not compared your process with those in use.',
    )
    expect(reading.passages.map(({ point }) => point)).toEqual([1, 2, 2, 3])
    const list = readingOf('Well Positioned', 'The loan has not been granted. Please submit:', '(i) Proof of your record under prong two', '(ii) Evidence on prong three', 'You may also call us.')
    expect(asked(list)).toHaveLength(2)
  })

  it('stands in capitals behind an item without a stop', () => {
    const reading = readingOf(
      'WELL POSITIONED:',
      'Your plan has no milestones.',
      'REQUESTED EVIDENCE:',
      '• A plan that shows its phases, its site, and its costs, and the day each of its vats is lit',
      'BALANCE OF FACTORS:',
      'The petitioner is an established dye house with a history of filing labor certifications. You do not state what you know that could not be written into a job description.',
      'REQUESTED EVIDENCE:',
      '• A detailed explanation of why this would be impractical for you',
    )
    expect(asked(reading).map(([point]) => point)).toEqual([2, 3])
    expect(reading.prongs[3]).toBe('contested')
    expect(reading.passages.some(({ kind, quote }) => kind === 'stated' && quote.startsWith('The petitioner is an established dye house'))).toBe(true)
  })

  it('is known by what can only begin a sentence behind it', () => {
    const title = 'Whether, on balance, it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification'
    expect(headingsOf(MERIT, title, 'You state that dyers are scarce.')).toContain(title)
    expect(
      headingsOf(MERIT, 'You sent in a survey of the dyers of the county, which was printed and bound in the yearbook of The Guild of Dyers, and a plan.').some((heading) =>
        heading.startsWith('You sent'),
      ),
    ).toBe(false)
  })

  it('may be a question that names a point of the test', () => {
    const reading = readingOf(
      'Does the proposed endeavor that you intend to undertake in the United States have both substantial merit and national importance?',
      MERIT,
      'Please submit a study of mills elsewhere that wait for the process.',
      'Are you well positioned to advance the dye house, by your skills, your plan, and the interest of the mills?',
      'The loan that the plan counts on has not been granted. Please provide the letter of the bank, a lease of the hall, and a contract with a mill.',
      'Would it be beneficial to the United States, on balance, to waive the requirement of a job offer?',
      'You have not compared your process with those in use.',
    )
    expect(reading.prongs).toEqual({ 1: 'contested', 2: 'contested', 3: 'contested' })
    expect(asked(reading).map(([point]) => point)).toEqual([1, 2, 2, 2])
  })

  it('is no question that asks for an answer', () => {
    const reading = readingOf(
      'Well Positioned',
      'You have shown no contract with a mill.',
      'Has any mill signed the business plan, and on which day?',
      'How will you pay for the vats in the first year?',
    )
    expect(asked(reading)).toHaveLength(2)
  })
})

describe('a list of what to send', () => {
  it('ends where a sentence begins behind an item without a stop', () => {
    const blocks = foldNotice([
      {
        lines: linesOf(
          'Please submit:',
          '• The lease of the hall in which the vats are to stand',
          '• A letter of the mill that tells how many yards it would have dyed in the first full year',
          'You have also not explained the loan, which is named twice in the plan and nowhere else.',
        ),
      },
    ]).blocks
    expect(blocks.at(-1)!.sentences.map(({ text }) => text)).toEqual(['You have also not explained the loan, which is named twice in the plan and nowhere else.'])
  })

  it('stands behind its title in one sentence', () => {
    const reading = readingOf(
      'PRONG 2: WELL POSITIONED',
      'Your plan has no milestones.',
      'What to submit: a plan with milestones and a budget; letters of mills that would buy; and the lease of the hall.',
      'PRONG 3: BALANCE',
      'You have not compared your process with those in use.',
      'What to submit: evidence of why no employer could file for you.',
    )
    expect(asked(reading).map(([point]) => point)).toEqual([2, 2, 2, 3])
  })

  it('may be led to without a colon', () => {
    const reading = readingOf(
      'Well Positioned',
      'Your plan has no milestones. You should submit evidence that addresses this. This may include',
      '• Proof of the funding of the dye house, such as bank records or a signed loan',
      '• Purchase orders of mills',
    )
    expect(asked(reading).slice(-2)).toEqual([
      [2, 'Proof of the funding of the dye house, such as bank records or a signed loan'],
      [2, 'Purchase orders of mills'],
    ])
  })

  it('may be offered without naming who may send it, and by what may be considered', () => {
    const reading = readingOf(
      'PRONG 2: WELL POSITIONED',
      'Your plan has no milestones.',
      'Evidence may include:',
      '• The lease of the hall in which the vats are to stand;',
      '• Letters of mills that would buy.',
      'You may consider submitting:',
      '• The loan of the bank.',
    )
    expect(asked(reading).map(([point, quote]) => `${point} ${quote}`)).toEqual([
      '2 The lease of the hall in which the vats are to stand',
      '2 Letters of mills that would buy',
      '2 The loan of the bank',
    ])
  })
})
