/** What one officer's way of writing hides: law that runs on, quotations of the petition, rows of the six kinds. */
import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You ask for a national interest waiver for your proposed endeavor, a mill for silent looms.', ...paragraphs)
const told = (reading: ReturnType<typeof readingOf>) => reading.passages.map(({ kind, concern, quote }) => [kind, concern, quote])
const words = (reading: ReturnType<typeof readingOf>) => reading.passages.map(({ quote }) => quote).join('\n')

const DOOR = [
  'THE EB-2 CLASSIFICATION',
  'An advanced degree means any United States academic or professional degree above that of baccalaureate. A baccalaureate degree followed by at least five years of progressive experience shall be considered the equivalent of a master’s degree. 8 CFR 204.5(k)(2).',
] as const
const BALANCE = ['THIRD PRONG', 'The record does not show that it would be beneficial to waive the labor certification.'] as const

describe('the part on the classification', () => {
  it('turns from the law to the case with the first paper of this petitioner', () => {
    const diploma = 'The petitioner’s diploma from the Weaving College of Lodz was awarded after three years, and the evaluation by Meridian Credentials gives no source for its result.'
    const letter = 'In addition, the letter from Przędza S.A. is signed by a cashier and gives no description of the duties performed.'
    const reading = readingOf(...DOOR, `${diploma} ${letter}`, ...BALANCE)
    expect(reading.eb2).toBe('contested')
    expect(words(reading)).toContain('the evaluation by Meridian Credentials gives no source for its result')
    expect(words(reading)).toContain('is signed by a cashier')
    expect(words(reading)).not.toContain('shall be considered')
  })

  it('is contested where it asks for evidence and tells no reason that is understood', () => {
    const reading = readingOf(...DOOR, 'The petitioner should therefore submit:', '(a) The official transcript, with a certified translation;', '(b) A detailed advisory evaluation.', ...BALANCE)
    expect(reading.eb2).toBe('contested')
    expect(reading.notes).toContain('asked-without-reason')
    expect(told(reading)).toContainEqual(['asked', 'eb2-threshold', 'A detailed advisory evaluation'])
  })

  it('accepts one of six kinds in a row of its own, and not the classification', () => {
    const reading = readingOf(
      'Eligibility for the classification',
      'You claim exceptional ability. At least three of the six kinds of evidence must be met.',
      'Official academic record: Met.',
      'License: Not met. The license that you submitted was issued to your brother.',
      'Because you meet only one of the six, you have not established eligibility for the classification.',
      ...BALANCE,
    )
    expect(reading.conceded.map(({ what }) => what)).toEqual(['ability-A'])
    expect(reading.eb2).toBe('contested')
    expect(reading.notes).not.toContain('contested-and-conceded')
  })
})

describe('a quotation of the petition over several sentences', () => {
  const part = (...sentences: string[]) => readingOf('National Importance', sentences.join(' '), 'The record does not show an effect beyond one valley.')

  it('says nothing in the name of the notice', () => {
    const reading = part('In your statement you wrote: "My endeavor is to breed silent looms. I do not do this for gain. Without looms there is no cloth. The mills alone would save $4 million."')
    expect(reading.passages.flatMap(({ concern, quote }) => (concern === null ? [] : [quote]))).toEqual(['The record does not show an effect beyond one valley.'])
  })

  it('is shown where the petitioner admits something, and is criticism where somebody else says it', () => {
    expect(words(part('You wrote: "I have not yet found an investor. I do not have a plan. No customer has signed."'))).toContain('I do not have a plan.')
    expect(words(part('The owner was asked. The letter reads: "She was never employed here. The plan was not ours. We do not have any money for it."'))).toContain('The plan was not ours.')
    expect(words(part('The plan says it is 12" wide. The record does not show that any mill would use it. The letters call for a loom of 14".'))).toContain(
      'The record does not show that any mill would use it.',
    )
  })

  it('ends where the notice speaks again, and is none where the agency quotes itself', () => {
    expect(words(part('You wrote: "No mill can do without it. The looms are silent," but the record does not show one loom.'))).toContain('the record does not show one loom')
    expect(words(part('In our request we wrote: "The plan names no mill. It does not show any buyer." You sent nothing.'))).toContain('It does not show any buyer')
  })
})

describe('a point that is accepted', () => {
  it('stays accepted where nothing further is asked for on it', () => {
    const reading = readingOf('Well Positioned', 'We also find that you are well positioned to advance the proposed endeavor. We do not ask for further evidence under the second prong.', ...BALANCE)
    expect(reading.prongs[2]).toBe('conceded')
    expect(words(reading)).not.toContain('further evidence')
  })
})

describe('a criticism behind a recital', () => {
  it.each([
    'You assert that the looms have run for four winters, but the logs that you submitted are from one mill.',
    'You hold an offer from a mill in Dayton, which suggests that an ordinary hire would do.',
    'Your employer’s letter says that the mill “supports” the endeavor but commits no funds or staff to it.',
  ])('is shown: %s', (sentence) => {
    expect(words(readingOf('Well Positioned', sentence, 'The record does not contain a plan.'))).toContain(sentence.slice(-30).replace(/[“”]/g, '"'))
  })
})

describe('what is asked', () => {
  it('is read where the petitioner may wish to send it', () => {
    const offered = readingOf(...BALANCE, 'The petitioner may wish to submit:', '(a) evidence that delay would do harm; and', '(b) other evidence relevant to the balance.')
    expect(told(offered)).toContainEqual(['asked', 'balance', 'evidence that delay would do harm'])
  })

  it('is asked about where the petitioner is told to send it under a condition', () => {
    const order = 'If she has taken steps towards the mill, she should provide the lease and a letter from the bank that would lend to her.'
    expect(words(readingOf('Well Positioned', 'The record does not contain a plan.', order))).toContain('she should provide the lease')
  })
})

describe('a list of what the officer would like to see', () => {
  it('asks for each of its lines', () => {
    const reading = readingOf(
      'Well Positioned',
      'The record does not contain a plan.',
      'We would like to see:',
      '* A statement from your partners on what each of them did;',
      '* Proof of money for the coming seasons.',
    )
    expect(reading.passages.filter(({ kind }) => kind === 'asked').map(({ quote }) => quote)).toEqual([
      'A statement from your partners on what each of them did',
      'Proof of money for the coming seasons',
    ])
  })
})
