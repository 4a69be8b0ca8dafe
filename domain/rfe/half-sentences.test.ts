import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { caseInLaw, heldHalf, seemsGranted } from './half-sentences.ts'

const readingOf = (...paragraphs: string[]) => readNoticeOf('You seek a national interest waiver of the job offer.', ...paragraphs)
const placed = (kind: 'stated' | 'asked', point: number | 'eb2' | null, ...paragraphs: string[]) =>
  readingOf(...paragraphs)
    .passages.filter((passage) => passage.kind === kind && passage.point === point)
    .map(({ quote }) => quote)

describe('the half that is held against the other', () => {
  it.each([
    ['while the record holds two studies on soil, both of them measure another county.', 'both of them measure another county.'],
    ['despite the stated budget of $400,000, the letter from the bank shows a balance of $9,000.', 'the letter from the bank shows a balance of $9,000.'],
    ['the petitioner holds a doctorate; however, a degree leaves open what she has done with it.', 'a degree leaves open what she has done with it.'],
    ['the letters praise her diligence, but all of them come from one school.', 'all of them come from one school.'],
    ['the plan foresees a staff of nine, whereas the lease is for a single room.', 'the lease is for a single room.'],
  ])('%s', (plain, held) => expect(heldHalf(plain)).toBe(held))

  it.each([
    'although the petitioner notes that drought has worsened, she also notes that sensors have become cheaper.',
    'while the petitioner began with one clinic, she now proposes to reach nine states.',
    'counsel notes that the budget is modest, but adds that it is fully funded.',
    'although some of the letters are short, others are detailed and persuasive.',
    'despite the size of the market, the petitioner writes, few firms serve it.',
    'although certification protects workers, congress left room for a waiver.',
    'while economic growth is one way to show importance, it is one of several.',
    'the letters are brief, although uscis accepts that their authors are independent.',
    'the record, while notable, lists forty articles.',
    'the petitioner has a doctorate, and her dissertation, though unpublished, was awarded a prize.',
  ])('is none in: %s', (plain) => expect(heldHalf(plain)).toBeNull())

  it('stands under the point of its part', () => {
    const body = ['National Importance', 'The record does not show an effect beyond one county.', 'Well positioned', 'The record holds no contract.']
    expect(placed('stated', 1, ...body.toSpliced(2, 0, 'Though the petition calls the loom a national asset, the users named are two mills of one owner.'))).toContain(
      'Though the petition calls the loom a national asset, the users named are two mills of one owner.',
    )
    expect(placed('stated', 2, ...body, 'Despite the stated budget of $400,000, the letter from the bank shows a balance of $9,000.')).toContain(
      'Despite the stated budget of $400,000, the letter from the bank shows a balance of $9,000.',
    )
  })

  it('of a long sentence is told to its end', () => {
    const behind = 'about a third of the citing papers list the petitioner or a colleague of the same small institute in Arvenna among their several authors.'
    const long = `While the printout shows a total of 163 citations of the work, it does not show how that total compares with the work of others in pharmacology who published in the same years, and ${behind}`
    expect(placed('stated', 2, 'Well positioned', 'The record of success was not shown.', long).join()).toContain('about a third of the citing papers')
  })

  it('is asked about where the other half grants something, which is not lost in it', () => {
    expect(seemsGranted('we accept that shorter waits are of substantial merit;')).toBe(true)
    expect(seemsGranted('uscis gives this letter weight as independent evidence of its use.')).toBe(true)
    expect(seemsGranted('uscis acknowledges receipt of nine letters;')).toBe(false)
    expect(
      placed('stated', null, 'National Importance', 'We accept that shorter waits are of substantial merit; we do not see from the evidence that one product would be felt beyond its buyers.'),
    ).toEqual(['We accept that shorter waits are of substantial merit'])
  })
})

describe('words on this case inside of a sentence of law', () => {
  it('are found', () => {
    const law = 'the manual says that classroom teaching generally has no national importance, and '
    expect(caseInLaw(`${law}eighty percent of the time in your schedule is teaching.`)).toBe(law.length)
    expect(caseInLaw('a petitioner must show merit, and the evidence must be weighed as a whole.')).toBeNull()
    expect(caseInLaw('uscis may deny the petition, and your response must be complete.')).toBeNull()
  })

  it('are told with it', () => {
    expect(
      placed(
        'stated',
        null,
        'What the Policy Says',
        'The manual says that classroom teaching generally does not rise to national importance, and eighty percent of the time in your schedule is teaching at one school.',
        'Well positioned',
        'The record holds no contract.',
      ).join(),
    ).toContain('eighty percent of the time in your schedule')
  })
})

describe('prose without headings', () => {
  const body = [
    'In determining whether the endeavor has national importance, USCIS considers its potential impact. The petitioner provided articles on water mains, but the articles do not name her method. No study stands behind the figure.',
    'To the extent that utilities have adopted the method, documentation of the adoption should be provided.',
    'The second prong shifts the focus from the endeavor to the petitioner. The record holds nothing that ties her work to results. It would be helpful if she submitted a plan with a budget.',
    'On the third prong, the petitioner asserts that a labor certification is impractical. She holds a post with a utility, but the brief gives no reason why that employer could not file.',
  ]
  it('has a paragraph stand under the point whose law it opens with, and what it asks right behind it', () => {
    expect(placed('stated', 1, ...body).join()).toMatch(/the articles do not name her method.*No study stands behind the figure/)
    expect(placed('asked', 1, ...body)).toEqual(['To the extent that utilities have adopted the method, documentation of the adoption should be provided.'])
    expect(placed('stated', 2, ...body).join()).toContain('nothing that ties her work')
    expect(placed('stated', 3, ...body).join()).toContain('could not file')
    expect(placed('stated', 3, ...body).join()).not.toContain('the petitioner asserts')
  })
})

describe('a request in prose', () => {
  it.each([
    'He may want to send a current lease of the shop.',
    'You may wish to provide studies that compare the tool with what mills use.',
    'It would be helpful if the petitioner gave the names of the mills.',
    'It would be useful to know what a wait of eighteen months would mean.',
    'The evidence should explain how a mill elsewhere would come to use the loom.',
    'The evaluator should explain how the program was counted.',
    'To the extent that a contract has been signed, submit it with its annexes.',
    'We would be interested in the reports of the surveyors.',
    'Letters of this sort would carry more weight if their writers told what they tested.',
    'A detailed list of courses should accompany the evaluation.',
    'She might also tell us what became of the third loom.',
    'Any response on this point should include a budget.',
  ])('%s', (request) => expect(placed('asked', 2, 'Well positioned', 'The record holds no contract and no plan with a budget.', request)).toContain(request))

  it('is one of its own for each question that is too long to be quoted together', () => {
    const asked =
      'You may address in your response why, in view of the present employment with the weaving works in Arvenna and its several branches, it would be impractical to obtain a labor certification, or in what way the national interest in the contributions is sufficiently urgent to forgo it.'
    expect(placed('asked', 3, 'On Balance', 'The record does not show that a waiver would be beneficial on balance.', asked).join()).toContain('in what way the national interest')
  })

  it('is an order behind a mark too', () => {
    expect(placed('asked', 3, 'On Balance', 'You have not said why a waiver is needed.', '• Submit an explanation of why a labor certification would be impractical.').join()).toContain(
      'Submit an explanation',
    )
  })
})

it('a title in the words of a factor opens the second prong, and a paper in such words does not', () => {
  expect(
    placed('stated', 2, 'National Importance', 'The record does not show an effect beyond one county.', '6. Money and partners.', 'The email says nothing of an award, and no partner has signed.'),
  ).toHaveLength(1)
})

it('praise of a writer who has not worked with the petitioner, what another case held, and what is said aside are no criticism', () => {
  const body = [
    'Well positioned',
    'The record holds no contract.',
    'The letter of Dr. Orla Venn, who has not worked with the petitioner, states that her mill took up the method in 2021.',
    'The license, the petitioner explains, is one that few weavers seek.',
    'It was also said, of the teaching in that case, that it did not rise to national importance.',
  ]
  expect(placed('stated', 2, ...body)).toEqual(['The record holds no contract.'])
})
