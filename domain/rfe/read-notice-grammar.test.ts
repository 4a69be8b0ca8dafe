import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { readNotice } from './read-notice.ts'

/** A notice of paragraphs, each on one line, with gaps between them. */
const readingOf = (...paragraphs: string[]) => readNoticeOf('You seek a national interest waiver of the job offer.', ...paragraphs)
const stated = (...paragraphs: string[]) => readingOf(...paragraphs).passages.filter(({ kind }) => kind === 'stated')
const under = (point: number | 'eb2' | null, ...paragraphs: string[]) =>
  stated(...paragraphs)
    .filter((passage) => passage.point === point)
    .map(({ quote }) => quote)
const asked = (...paragraphs: string[]) => under(null, ...paragraphs)

describe('a topic told by a phrase', () => {
  it('opens its part: “Second, whether you are well positioned.”', () => {
    const body = [
      'First, as to substantial merit and national importance. No market study or independent source accompanies these projections.',
      'Second, whether you are well positioned. The lease that you submitted is unsigned.',
      'Third, whether on balance a waiver would be beneficial. The Department of Labor has a schedule for weavers, and you have not said why it is closed to you.',
    ]
    expect(under(1, ...body)).toEqual(['No market study or independent source accompanies these projections.'])
    expect(under(2, ...body)).toEqual(['The lease that you submitted is unsigned.'])
    expect(under(3, ...body).join()).toContain('you have not said why it is closed to you.')
    expect(asked(...body).join()).not.toMatch(/whether|as to/)
  })

  it('does not take a whole sentence for one', () => {
    expect(asked('Whether the petitioner has established substantial merit is a close question.')).toHaveLength(1)
  })
})

describe('in the part of a point', () => {
  it('what answers an argument is held against it', () => {
    expect(
      under(1, 'National Importance', 'The looms stand in one town and nothing shows an effect beyond it. While you argue that looms are rare, every shop repairs what its owner buys.'),
    ).toContain('While you argue that looms are rare, every shop repairs what its owner buys.')
  })

  it('the reason of a conclusion is told with it', () => {
    expect(under(2, 'Prong Two', 'The record holds no letters from a customer. Because your license lapsed in 2023, you have not shown that you are well positioned.')).toContain(
      'Because your license lapsed in 2023, you have not shown that you are well positioned.',
    )
  })

  it('a rule behind a sentence of this case, and what is relied on without a word behind it, are asked about', () => {
    expect(asked('Prong Two', 'The record holds no contract. Your letters come from two former teachers. Letters from friends rarely show an influence on a trade.')).toEqual([
      'Letters from friends rarely show an influence on a trade.',
    ])
    expect(asked('Prong Two', 'The record holds no contract.', 'You rely on your forty citations.')).toEqual(['You rely on your forty citations.'])
  })

  it('what a letter says is not asked about where the next sentence weighs it', () => {
    expect(asked('Prong Two', 'Dr. Pell asserts that the loom will transform the trade. The record is silent as to any weaver who uses it.')).toEqual([])
  })

  it('what a letter tells of the past or of a limit is asked about, and so is what no reading weighs', () => {
    expect(asked('Prong Two', 'The letters state that the benefits stay in Tarnville. You did not submit contracts.').join()).toContain('stay in Tarnville')
    expect(asked('Prong One', 'The expert says that your loom would serve two mills. You did not submit contracts.').join()).toContain('two mills')
    expect(asked('Dr. Pell states that your loom could help weavers. This is speculative.').join()).toContain('could help weavers')
  })

  it('a paper is no point: what a plan lacks in the part of prong one is about prong one', () => {
    expect(under(1, 'First Prong', "The petitioner's business plan contains figures without any explanation of how they were arrived at.")).toHaveLength(1)
  })

  it('what a person holds, and where an argument was made, name no point', () => {
    const second = stated('Second Prong', 'The record holds no contract. Not every individual who holds an advanced degree and has experience is well positioned.')
    expect(second.map(({ point }) => point)).toEqual([2, 2])
    expect(under(3, 'Balance', 'Your brief repeats the arguments made under the first two prongs and offers nothing further.')).toHaveLength(1)
  })

  it('a support that ends does not speak for the petition', () => {
    expect(stated('Prong Two', 'The record holds no contract.', 'That support ends before the first milestone in your plan.').map(({ quote }) => quote)).toContain(
      'That support ends before the first milestone in your plan.',
    )
  })
})

it('an authority that is misplaced is told', () => {
  expect(under(1, 'National Importance', 'Your reliance on Dhanasar is misplaced.')).toEqual(['Your reliance on Dhanasar is misplaced.'])
})

it.each([
  'The remaining issue is whether you merit a waiver of the job offer, and thus of the labor certification.',
  'It remains, then, to determine whether the proposed benefit is of national importance.',
  '"Exceptional ability" in the arts means a degree of expertise significantly above that ordinarily encountered.',
  'It is incumbent upon the petitioner to resolve inconsistencies in the record by independent objective evidence.',
  'Your education and skills are well documented.',
  'The petitioner holds a diploma in weaving from the school at Halden.',
  'Petitioner: Arden Looms Inc.',
])('is asked about by nobody: %s', (sentence) => {
  expect(stated('The record does not show that the endeavor is of national importance.', sentence).map(({ quote }) => quote)).not.toContain(sentence)
})

it('a lettered line names the kind of evidence that “this criterion” accepts', () => {
  const reading = readingOf(
    'Exceptional Ability',
    '(C) A license to practice the profession or certification for a particular profession or occupation',
    'You submitted the license of the guild. This criterion has been met.',
    '(E) Evidence of membership in professional associations',
    'You submitted a card of the guild. This criterion has not been met.',
  )
  expect(reading.conceded.map(({ what }) => what)).toEqual(['ability-C'])
})

describe('what is told of a case', () => {
  it.each([
    ['The loom permit has expired.', 2],
    ['Two of the mills that you name ceased operations before you filed.', 2],
    ['The record is thin.', 2],
    ['The license that the plan names is no longer valid.', 2],
    ['Independent support for the claimed sales is therefore wanting.', 2],
    ['Where the petition comes up short is the position of the petitioner.', 2],
  ] as const)('stands under its point: %s', (sentence, point) => {
    expect(under(point, 'Second Prong', 'The record holds no contract.', sentence).join(' ')).toContain(sentence)
  })

  it('is asked about where one figure is held against another', () => {
    const sentence = 'You list a budget of $600,000 against committed funds of $40,000.'
    expect(asked('Second Prong', 'The record holds no contract.', sentence)).toEqual([sentence])
  })

  it('and left for later contests nothing', () => {
    const reading = readingOf(
      'First Prong',
      'The record does not show national importance.',
      'On Balance',
      'USCIS has not reached this part of the test, and will do so upon receipt of your response.',
    )
    expect(reading.prongs[3]).toBe('not-addressed')
  })

  it('and not requested contests nothing', () => {
    const reading = readingOf('Classification', "The petitioner's degree and occupation satisfy the requirements for an advanced degree professional, and no evidence on this point is requested.")
    expect(reading.eb2).toBe('conceded')
  })

  it('behind “As for national importance,” is about it to the end of the paragraph, where no part is open', () => {
    const body = ['As for national importance, the survey was written by your own mill. Independent support for the claimed reach is therefore wanting.', 'The lease is unsigned.']
    expect(under(1, ...body)).toContain('Independent support for the claimed reach is therefore wanting.')
    expect(under(1, ...body)).not.toContain('The lease is unsigned.')
  })
})

it('days that are granted are a deadline', () => {
  expect(readingOf('You are granted 30 days in which to submit additional evidence.').deadline?.printed).toBe('30 days')
})

it('a line that offers a list opens it also where it stands like a heading', () => {
  const reading = readNotice([
    {
      lines: [
        ...['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'You seek a national interest waiver of the job offer.', 'Third Prong'],
        'The petitioner has not shown that a labor certification is impractical for a weaver who works alone at home.',
        'To address the above, the petitioner may submit:',
        '• Copies of contracts or licenses;',
        '• Evidence of committed funding.',
      ],
    },
  ])
  if (reading.kind !== 'read') throw new Error(reading.kind)
  expect(reading.passages.filter(({ kind }) => kind === 'asked').map(({ quote, choice }) => [quote, choice])).toEqual([
    ['Copies of contracts or licenses', 'offered'],
    ['Evidence of committed funding', 'offered'],
  ])
})
