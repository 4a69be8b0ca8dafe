import { describe, expect, it } from 'vitest'
import { readNoticeOf } from '../../test/read-notice-of.ts'
import { readNotice } from './read-notice.ts'

/** A notice of paragraphs, each on one line, with gaps between them. */
const readingOf = readNoticeOf
const toldIn = (reading: ReturnType<typeof readingOf>) => reading.passages.map(({ quote }) => quote).join('\n')

describe('a part that cites the law', () => {
  it('is law only up to the first sentence of this case: what stands behind a citation is read', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a workshop that restores church organs.',
      'You first wrote that the workshop would train builders, and later that it would lease instruments. A petition cannot be approved for a purpose that was added later. See Matter of Izummi, 22 I&N Dec. 169, 176 (Assoc. Comm’r 1998).',
      'You cite a survey of the organ trade. The survey speaks of the trade; it says nothing of a workshop with two benches in Toledo. Assertions of counsel are not evidence. Matter of Obaigbena, 19 I&N Dec. 533, 534 n.2 (BIA 1988). The plan expects sales that no reader would notice in the economy of the city.',
      'Nor is it apparent why the benefit would pass the two parishes named in the plan.',
    )
    const told = toldIn(reading)
    expect(told).toContain('it says nothing of a workshop with two benches in Toledo')
    expect(told).toContain('Assertions of counsel are not evidence.')
    expect(told).toContain('The plan expects sales that no reader would notice in the economy of the city.')
    expect(told).toContain('Nor is it apparent why the benefit would pass the two parishes named in the plan.')
  })

  it('is no law for a citation on how to answer', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a workshop that restores church organs.',
      'Balance',
      'The petitioner asserts that builders change posts often. While this may be so, it does not explain why a workshop could not seek a labor certification.',
      'All evidence must be submitted together. See 8 CFR 103.2(b)(11).',
    )
    expect(reading.prongs[3]).toBe('contested')
    const burden = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a workshop that restores church organs.',
      'Balance',
      'The petitioner asserts that builders change posts often. While this may be so, it does not explain why a workshop could not seek a labor certification.',
      'The petitioner bears the burden of proof. Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010).',
    )
    expect(burden.prongs[3]).toBe('contested')
  })

  it('tells nothing of the law itself, before the case or between two points', () => {
    const reading = readingOf(
      'The Proposed Endeavor',
      'Dhanasar looks to the endeavor itself. Classroom teaching by one person does not reach the field, and the gifts of the person are of no weight here.',
      'Your plan describes a choir school in Duluth. It does not show an effect beyond its pupils.',
      'Well Positioned',
      'The second prong of Dhanasar turns to the person. No single factor decides it.',
      'Your record of concerts does not show that you have led a school.',
    )
    const told = toldIn(reading)
    expect(told).not.toMatch(/Classroom teaching|single factor/)
    expect(told).toContain('It does not show an effect beyond its pupils.')
    expect(told).toContain('Your record of concerts does not show that you have led a school.')
  })
})

describe('the parts of a whole notice', () => {
  it('are opened by a title of a few words inside of the text, and a list behind them belongs to no one of them', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
      'First prong. Your plan names one creek, and the reach of the planting beyond it is not documented. Second prong. The seed contract is not signed.',
      'Submit:',
      '1. The seed contract and the lease of the greenhouse.',
      '2. A study of the effect of the planting on flood losses in other states.',
    )
    const pointOf = (words: string) => reading.passages.find(({ quote }) => quote.includes(words))?.point
    expect(pointOf('the reach of the planting beyond it is not documented')).toBe(1)
    expect(pointOf('The seed contract is not signed.')).toBe(2)
    expect(reading.passages.filter(({ kind }) => kind === 'asked')).toHaveLength(2)
    expect(pointOf('A study of the effect')).not.toBe(2)
  })

  it('are opened by a heading behind “Item 1.”', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
      'Item 1. Well positioned',
      'Your lease is not signed.',
      "Item 2. A bachelor's degree followed by five years of progressive experience",
      'The second employer does not name the dates of your work.',
    )
    expect(reading.passages.find(({ quote }) => quote.startsWith('The second employer'))?.point).toBe('eb2')
  })

  it.each(['This prong is not analyzed at this time because the first has not been established.', 'We will weigh this prong once the first has been established.'])(
    'are left for later, and what no one contests again is accepted: %s',
    (later) => {
      const reading = readingOf(
        'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
        'The Director determined that you are an individual of exceptional ability, and we do not disturb that finding.',
        'Prong One',
        'The record does not show that the endeavor has national importance.',
        'Prong Three',
        later,
      )
      expect(reading.eb2).toBe('conceded')
      expect(reading.prongs[3]).toBe('not-addressed')
      expect(reading.notReached?.map(({ point }) => point)).toEqual([3])
    },
  )
})

describe('what a notice asks', () => {
  const asked = (...paragraphs: string[]) =>
    readingOf('You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.', ...paragraphs).passages.map(({ quote, kind }) => `${kind}: ${quote}`)

  it('also asks by a question, and under a condition that only the petitioner can tell of', () => {
    expect(asked('Who would plant the trees, and on whose land does the endeavor take place?')).toEqual(['asked: Who would plant the trees, and on whose land does the endeavor take place?'])
    expect(asked('If a later start would cost a season, name the season and the loss.').join()).toContain('If a later start would cost a season')
    expect(asked('To meet this criterion, provide wage surveys for growers in your region.')).toEqual(['asked: To meet this criterion, provide wage surveys for growers in your region.'])
  })

  it('also asks by what it offers, by what would help, and of “it”', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
      'Positioning',
      'You might include a lease, a budget, and bank records that show the means to begin.',
      'The following would assist USCIS:',
      '- statements of growers who use the seed;',
      '- a comparison of the yields.',
      'On Balance',
      'As the petitioner is an employer, it must say why the usual route is closed to it.',
      'In particular, state which post the beneficiary would fill.',
    )
    const asks = reading.passages.filter(({ kind }) => kind === 'asked')
    expect(asks.map(({ quote, point }) => `${point} ${quote}`)).toEqual(
      expect.arrayContaining([
        '2 statements of growers who use the seed',
        '2 a comparison of the yields',
        '3 As the petitioner is an employer, it must say why the usual route is closed to it.',
        '3 In particular, state which post the beneficiary would fill.',
      ]),
    )
    expect(asks.filter(({ choice }) => choice === 'offered').length).toBeGreaterThanOrEqual(3)
  })

  it('asks for nothing where it tells how to answer', () => {
    expect(
      asked(
        'What happens if you do not respond to this notice by the deadline?',
        'If you move, send the new address.',
        'Do not send originals unless we ask for them.',
        'Send everything in one package with this page on top.',
        'Submit all materials at one time.',
        'Do not submit duplicate copies of what is already in the record.',
      ),
    ).toEqual([])
    expect(asked('To qualify through exceptional ability you must submit at least three of six types of evidence.')).toEqual([])
  })
})

describe('what is held against a petition', () => {
  const told = (...paragraphs: string[]) => toldIn(readingOf('You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.', ...paragraphs))

  it('stays a refusal where a condition stands behind it, and where too few kinds of evidence are met', () => {
    expect(told('National Importance', 'The letters praise the nursery, but none of them describes what would change for other rivers if it succeeds.')).toContain(
      'none of them describes what would change',
    )
    const eb2 = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
      'Exceptional Ability',
      'You have thus met two criteria, and three are required.',
    )
    expect(eb2.eb2).toBe('contested')
  })

  it('is asked about where only a fact is told, or a sentence opens as the law does', () => {
    expect(told('You have planted one tree, your own.')).toContain('You have planted one tree, your own.')
    expect(told('You submitted a lease and four letters.')).toBe('')
    expect(told('On Balance', 'Statements that the work is urgent apply to every grower in the state.')).toContain('apply to every grower')
    expect(told('Statements that are not documented do not meet the burden of proof.')).toBe('')
    expect(told('National Importance', 'The petition contains two different accounts of how many rivers would be planted.')).toContain('two different accounts')
  })

  it('is nothing that the notice says is not in issue', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor.',
      'The merit of the endeavor is not in issue.',
      'The record does not show that the endeavor has national importance.',
    )
    expect(reading.conceded.map(({ what }) => what)).toEqual(['substantial-merit'])
    expect(reading.findings.map(({ concern }) => concern)).toEqual(['national-importance'])
  })

  it('is neither what the petitioner argues nor what becomes of a late answer', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
      'The Balance',
      'You contend that the labor certification does not suit a founder.',
      'Failure to respond by the due date may result in the denial of your petition.',
    )
    expect(reading.findings).toEqual([])
    expect(
      toldIn(readingOf('You ask for a national interest waiver for your proposed endeavor.', 'You contend that the labor certification does not suit a founder, but the record does not support it.')),
    ).toContain('but the record does not support it')
  })

  it('is read in a scan whose title and words were recognized badly', () => {
    const reading = readNotice([
      {
        lines: [
          'REQUEST FOR EVlDENCE',
          'Notice Date: June 9, 2025',
          'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
          'WELL POSITI0NED',
          'The record does not show who would pay for the trees that you plan to grow.',
          'Please subrnit the letters of the banks that would lend to the nursery.',
        ],
      },
    ])
    if (reading.kind !== 'read') throw new Error(reading.kind)
    expect(reading.noticeKind).toBe('rfe')
    expect(toldIn(reading)).toContain('Please subrnit the letters of the banks that would lend to the nursery.')
  })
})

it('a licence that equals a bachelor’s degree is accepted as just that, also outside of any part', () => {
  const reading = readingOf(
    'You ask for a national interest waiver for your proposed endeavor.',
    "It is accepted that your licenciatura equals a U.S. bachelor's degree.",
    'The record does not show that the endeavor has national importance.',
  )
  expect(reading.conceded.map(({ what }) => what)).toEqual(['degree-equivalence'])
})

it('the date to answer by is read in the middle of a line of several', () => {
  const reading = readNotice([
    {
      lines: [
        'USCIS',
        'REQUEST FOR EVIDENCE',
        'Date: 02/02/2026   Form: I-140   Due: 04/30/2026',
        'You ask for a national interest waiver for your proposed endeavor, and the record does not show that it has national importance.',
        'Please send a plan.',
      ],
    },
  ])
  expect(reading.kind === 'read' ? reading.deadline?.printed : null).toBe('04/30/2026')
})

describe('a heading that asks', () => {
  const opening = 'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.'
  const asks = (...paragraphs: string[]) =>
    readingOf(opening, ...paragraphs)
      .passages.filter(({ kind }) => kind === 'asked')
      .map(({ quote, point }) => `${point} ${quote}`)

  it('asks for the lines under it, whatever marks them', () => {
    expect(
      asks(
        'National Importance',
        'The record does not show any effect beyond one county.',
        'SECTION 3 - WHAT WE NEED',
        '- proof of who owns the nursery',
        '- a business plan with a budget',
        'SECTION 4 - HOW TO REPLY',
        'Mail the reply to the address above.',
      ),
    ).toEqual([expect.stringMatching(/ proof of who owns the nursery$/), '2 a business plan with a budget'])
    expect(
      asks(
        'What to send',
        'For national importance:',
        '(1) letters from counties that describe how they would use the trees;',
        '(2) the data behind the estimate of savings.',
        'For the second prong:',
        '(1) evidence of funding.',
      ),
    ).toEqual(['1 letters from counties that describe how they would use the trees', '1 the data behind the estimate of savings', '2 evidence of funding'])
  })

  it('asks for nothing that it says is not needed, and not for what was sent in', () => {
    expect(asks('What we do not need', '- further copies of articles;')).toEqual([])
    expect(asks('In support of this, you submitted:', '- a lease of the greenhouse;', '- four letters.')).toEqual([])
  })
})

it.each([
  ['National Importance', 'Your argument that the trees cool the city overlooks that the plan names no city.'],
  ['On Balance', 'The question of the balance must also be decided against you.'],
  ['Well Positioned', 'The nursery was registered in May 2026, months behind the dates of the plan.'],
])('a criticism is not lost for the month of May, or for a “must”: %s, %s', (heading, sentence) => {
  expect(toldIn(readingOf('You ask for a national interest waiver for your proposed endeavor.', heading, sentence))).toContain(sentence.slice(-24))
})

it('labels and “it is undisputed that” accept the classification', () => {
  const waiver = 'You ask for a national interest waiver for your proposed endeavor. The record does not show that it has national importance.'
  expect(readingOf(waiver, 'EB-2: Met.').eb2).toBe('conceded')
  expect(readingOf(waiver, 'It is undisputed that you hold an advanced degree.').eb2).toBe('conceded')
  expect(readingOf(waiver, 'Balance of factors. Because the first prong has not been met, USCIS does not reach the third.').notReached?.map(({ point }) => point)).toEqual([3])
})

it('“First, the degree.” opens a part, and “Third, you.” ends it', () => {
  const reading = readingOf(
    'You ask for a national interest waiver for your proposed endeavor, a nursery for river trees.',
    'First, the degree. Your transcript does not name the degree.',
    'Second, the endeavor. We have no difficulty with the merit of the endeavor. The record does not show what it would do beyond one county.',
    'Third, you. We could not find evidence that you have raised trees before.',
    'Fourth, the waiver itself. The reasons given are not explained.',
  )
  const pointOf = (words: string) => reading.passages.find(({ quote }) => quote.includes(words))?.point
  expect(pointOf('transcript')).toBe('eb2')
  expect(pointOf('beyond one county')).toBe(1)
  expect(pointOf('raised trees')).not.toBe('eb2')
  expect(pointOf('reasons given')).toBe(3)
  expect(reading.conceded.map(({ what }) => what)).toEqual(['substantial-merit'])
})

describe('what a notice learned elsewhere', () => {
  it.each([
    'The records of the county show that the nursery was closed in August, four months before you filed.',
    'The water department informed USCIS that it has no employee of that name.',
    'The statement of the petitioner discusses the duties of gardeners generally, and the growth of the market.',
  ])('is asked about: %s', (sentence) => {
    expect(toldIn(readingOf('You ask for a national interest waiver for your proposed endeavor.', 'Well Positioned', sentence))).toContain(sentence.slice(-30))
  })

  it('and a part that ends on a rule is no law', () => {
    const told = toldIn(
      readingOf(
        'You ask for a national interest waiver for your proposed endeavor.',
        'Beneficial to the United States',
        "The petitioner's claim that he possesses a skill that few growers have does not establish impracticality. Additionally, no urgency has been articulated.",
        'Please note: all evidence must establish eligibility at the time of filing. 8 CFR 103.2(b)(1).',
      ),
    )
    expect(told).toContain('does not establish impracticality')
    expect(told).toContain('no urgency has been articulated')
  })
})

it('“Response Date” is the date to answer by, and evidence that should be provided to distinguish is asked for', () => {
  const reading = readingOf(
    'Response Date: 12/29/2026',
    'You ask for a national interest waiver for your proposed endeavor.',
    'Evidence should also be provided to distinguish the endeavor from the present job.',
  )
  expect(reading.deadline?.printed).toBe('12/29/2026')
  expect(reading.passages.map(({ kind }) => kind)).toEqual(['asked'])
})

it('a reading is not clear where three sentences are not understood and nothing is found on a prong', () => {
  const waiver = ['You ask for a national interest waiver for your proposed endeavor.', 'The record does not show that the endeavor has national importance.']
  const loose = ['The lease in the file belongs to a cousin.', 'The two lenders met you in the spring of that year.', 'The greenhouse burned down in March of that year.']
  expect(readingOf(...waiver, ...loose).notes).toContain('unassigned-passages')
  expect(readingOf(...waiver, loose[0]!).notes).not.toContain('unassigned-passages')
})

it.each([
  ['Who will hold the rights to the bait?', 'asked'],
  ['Discuss each factor you rely on and support it with evidence.', 'asked'],
  ['You made no such showing.', 'stated'],
  ['The claim fails because the letters describe another work.', 'stated'],
])('in a part, “%s” is %s', (sentence, kind) => {
  expect(readingOf('You ask for a national interest waiver for your proposed endeavor.', 'Well Positioned', sentence).passages).toContainEqual(
    expect.objectContaining({ point: 2, kind, quote: sentence }),
  )
})

it.each(['This date cannot be extended.', 'The second prong turns from the endeavor to the person.', 'The third prong asks whether, on balance, the waiver would benefit the United States.'])(
  'what sets out the test or the time is asked about by nobody: %s',
  (sentence) => {
    const reading = readingOf('You ask for a national interest waiver for your proposed endeavor. The record does not show that it has national importance.', sentence)
    expect(JSON.stringify(reading)).not.toContain(sentence)
  },
)

describe('a letter in the free prose of one officer', () => {
  const letter = (...paragraphs: string[]) =>
    readingOf(
      'You ask for a national interest waiver of the job offer.',
      'This letter explains what is missing.',
      'Well Positioned',
      'The plan names three schools without saying whether any of them has agreed.',
      ...paragraphs,
    )

  it('announces nothing that is held against the petition, and asks for what the officer needs to see', () => {
    const reading = letter('We would need to see what progress you had made by the time you filed.')
    expect(toldIn(reading)).not.toContain('This letter explains')
    expect(reading.passages.map(({ kind, quote }) => [kind, quote])).toContainEqual(['asked', 'We would need to see what progress you had made by the time you filed.'])
  })

  it('leaves for later the point that stands behind “whether”, wherever the sentence stands', () => {
    const left = 'Because these matters have to be settled first, we have not considered whether it would be beneficial on balance to waive the job offer.'
    const reading = letter(left)
    expect(reading.notReached?.map(({ point }) => point)).toEqual([3])
    expect(reading.passages.some(({ quote }) => quote === left)).toBe(false)
  })

  it('copies the date behind a label in capitals', () => {
    expect(letter('YOUR RESPONSE MUST BE RECEIVED IN THIS OFFICE BY: August 25, 2026').deadline?.printed).toBe('August 25, 2026')
  })
})

describe('a notice in an officer’s plain words', () => {
  it('is one where it names the prongs and not the interest of the nation', () => {
    const reading = readingOf(
      'You claim exceptional ability as a lighthouse keeper. The license meets one criterion, and the membership does not meet another.',
      'With regard to the third prong, you submitted nothing on the urgency of the work.',
    )
    expect(reading.prongs[3]).toBe('contested')
  })

  it('keeps what does not appear to be the case, also beside a citation', () => {
    const reading = readingOf(
      'National Interest Waiver',
      'Member of the Professions Holding an Advanced Degree',
      'The evidence is sufficient to establish that you hold the foreign equivalent of a U.S. advanced degree. However, it does not appear that the occupation of lighthouse keeper is a profession as defined in 8 CFR 204.5(k)(2), because keepers learn the trade at the lamp. Please submit evidence that the occupation requires a degree.',
    )
    expect(toldIn(reading)).toContain(
      'However, it does not appear that the occupation of lighthouse keeper is a profession as defined in 8 CFR 204.5(k)(2), because keepers learn the trade at the lamp.',
    )
  })

  it('asks what an endeavor is that has become another one', () => {
    const reading = readingOf(
      'National Interest Waiver',
      'Turning to the waiver, we do not dispute the substantial merit of the proposed endeavor. In the first filing you described the endeavor as a lamp for harbors, while in the response it has become a school for keepers. We considered only the lamp. Its reach is said to be “all coasts”, but the light was seen from one pier, and the harbor that owns the pier wrote that it “has not decided”. We cannot tell from these materials what would change outside of that pier.',
    )
    expect(reading.passages[0]).toMatchObject({ concern: 'endeavor-unclear', point: 1 })
    expect(new Set(reading.passages.map(({ point }) => point))).toEqual(new Set([1]))
    expect(new Set(toldIn(reading).split('\n')).size).toBe(reading.passages.length)
  })

  it('holds it against a claim that the record contains only a little', () => {
    const reading = readingOf(
      'National Interest Waiver',
      'Well Positioned',
      'Your record includes no contracts. You state that three harbors “have shown interest,” yet the record contains only an e-mail from one of them, which asks about your prices.',
    )
    expect(reading.passages[1]).toMatchObject({ point: 2, quote: expect.stringContaining('yet the record contains only an e-mail') })
  })

  it('offers what may also be sent, and asks for no item under a point that is accepted', () => {
    const reading = readingOf(
      'National Interest Waiver',
      'The Proposed Endeavor',
      'Your plan does not show an effect beyond one harbor. Letters of interest from other harbors may also be provided. You may wish to explain how the lamp would be made elsewhere.',
      'Well Positioned',
      'The record shows that you are well positioned to advance the endeavor, and the second prong is satisfied.',
      'If you wish to respond, provide:',
      '1. a signed letter from the harbor giving dates and duties; and',
      '2. a statement on the two descriptions of the lamp.',
    )
    const asked = reading.passages.filter(({ kind }) => kind === 'asked')
    expect(asked.map(({ quote }) => quote)).toEqual([
      'Letters of interest from other harbors may also be provided.',
      'You may wish to explain how the lamp would be made elsewhere.',
      expect.stringContaining('a signed letter from the harbor'),
      expect.stringContaining('a statement on the two descriptions'),
    ])
    expect(asked.slice(0, 2)).toMatchObject([{ choice: 'offered' }, { choice: 'offered' }])
    expect(asked.every(({ point }) => point !== 2)).toBe(true)
  })

  it('puts under no part what the paragraph on the answer lists, and takes how to answer for no request', () => {
    const reading = readingOf(
      'National Interest Waiver',
      'Balancing Factors',
      'Nothing in the filing addresses whether the United States would benefit even if other keepers were available.',
      'Submit your response to the address above by December 24, 2026. You should provide: (a) a lease of the pier; and (b) an explanation of the third prong factors.',
    )
    expect(reading.passages.filter(({ kind }) => kind === 'asked')).toMatchObject([
      { quote: expect.stringContaining('a lease of the pier') },
      { point: 3, quote: expect.stringContaining('third prong factors') },
    ])
    expect(reading.passages.find(({ quote }) => quote.includes('lease'))?.point).not.toBe(3)
  })

  it('goes on with the part that a heading opens behind the paragraph on the answer, and without one with the part before it', () => {
    const answer = 'Submit your response to the address above by December 24, 2026. You should provide: (a) a lease of the pier; and (b) the accounts of the lamp.'
    const pointOf = (...behind: string[]) => readingOf('National Interest Waiver', 'Balancing Factors', 'You submitted nothing on the urgency of the work.', answer, ...behind).passages.at(-1)
    expect(pointOf('Well Positioned', 'The letters are vague.')).toMatchObject({ point: 2, quote: 'The letters are vague.' })
    expect(pointOf('The letters are vague.')).toMatchObject({ point: 3, quote: 'The letters are vague.' })
  })
})

describe('a sentence of this case with no word of refusal', () => {
  const placeOf = (reading: ReturnType<typeof readingOf>, words: string) => reading.passages.find(({ quote, kind }) => kind === 'stated' && quote.includes(words))

  it.each([
    [
      'what answers a claim behind a semicolon',
      'Prong One: Substantial Merit and National Importance',
      'You claim that the kilns will save mills ten million dollars a year; the figure comes from one kiln in Salem.',
    ],
    ['a supposition about the endeavor', 'Prong One: Substantial Merit and National Importance', 'If the endeavor is to dry lumber for one mill, its benefits would go to that mill and its buyers.'],
    [
      'a decision that is likened to the case',
      'Prong One: Substantial Merit and National Importance',
      'As in Dhanasar, where teaching was found not to affect the field more broadly, the good of your visits would rest with the mills that you see.',
    ],
    ['one sum beside another', 'Prong Two: Well Positioned', 'The plan assumes a first outlay of $90,000, and the account statement submitted shows $4,100.'],
    ['an employer, in the part on the balance', 'Prong Three: On Balance', 'You hold an offer of permanent employment from Cove Lumber Co. of Salem.'],
    ['a conclusion behind a recital', 'Prong Three: On Balance', 'You are offered a post by a county that has hired this way before, so the way of the labor certification is open to you.'],
    ['what stands behind the issue', 'Prong Three: On Balance', 'The question is whether the labor market should yield to your work, and the record offers scant matter on which to say so.'],
    [
      'what answers a claim about workers',
      'Prong Three: On Balance',
      'The petitioner asserts that a shortage of kiln operators exists; the Department of Labor addresses a shortage of qualified workers through the labor certification process.',
    ],
  ])('is told or asked about: %s', (_what, heading, words) => {
    const reading = readingOf('You ask for a national interest waiver for your proposed endeavor, kilns that dry lumber.', heading, words)
    const found = placeOf(reading, words)
    expect(found).toBeDefined()
  })

  it('ends behind the name of a company', () => {
    const reading = readingOf('Prong Three: On Balance', 'You hold an offer of employment from Cove Lumber Inc. You argue that the process is slow, but its length is the same for all.')
    expect(placeOf(reading, 'You argue')?.quote).not.toContain('Cove Lumber')
  })

  it('says which nobody has sent, also of several kinds of people', () => {
    const reading = readingOf('Prong Two: Well Positioned', 'No mill, lender or school has sent a letter on the kilns.')
    expect(placeOf(reading, 'No mill')).toMatchObject({ point: 2 })
  })

  it('is not asked about where it names the issue, or lists what the petition held', () => {
    const reading = readingOf(
      'Prong One',
      'You included a business plan, letters of support, and a resume.',
      'The remaining question under this prong is national importance.',
      'You do not show national importance.',
    )
    expect(toldIn(reading)).toBe('You do not show national importance.')
  })

  it('is not asked about where it is a note on the law, or a line of what was sent in', () => {
    const reading = readingOf(
      'Prong Three: On Balance',
      'You have not addressed this prong.',
      'Note: evidence of facts that arose after the filing date cannot establish eligibility.',
      'Prong Two: Well Positioned',
      'In support, you submitted the following:',
      '• A plan;',
      '• Two letters of buyers.',
      'The letters do not show a record of success.',
    )
    expect(toldIn(reading)).not.toMatch(/Note:|Two letters of buyers/)
  })
})

describe('the parts of a notice that are questions or run into their text', () => {
  it('are opened by a numbered question over a paragraph', () => {
    const reading = readNotice([
      {
        lines: [
          'U.S. Citizenship and Immigration Services',
          'REQUEST FOR EVIDENCE',
          'Form I-140, National Interest Waiver',
          '1. Do you qualify as a member of the professions holding an advanced degree?',
          'You hold a diploma in wood science. The evaluation of it is not signed, and its author is not',
          'named. It does not say how the degree was counted.',
          '2. Is the proposed endeavor of substantial merit and of national importance?',
          'You plan kilns that dry lumber for small mills in two counties of the state. The survey that you',
          'sent in speaks of lumber and not of a kiln.',
          'Provide (a) a description of the kilns; and (b) the data behind the savings.',
          '3. On balance',
          'You have not said why a labor certification would be impractical.',
        ],
      },
    ])
    if (reading.kind !== 'read') throw new Error('not read')
    const pointOf = (words: string) => reading.passages.find(({ quote }) => quote.includes(words))?.point
    expect(pointOf('is not signed')).toBe('eb2')
    expect(pointOf('speaks of lumber')).toBe(1)
    expect(pointOf('the data behind the savings')).toBe(1)
    expect(pointOf('would be impractical')).toBe(3)
    expect(toldIn(reading)).not.toMatch(/Do you qualify|Is the proposed/)
  })

  it('are opened by a title of the words of the test, and by no sentence that tells something', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a school of kiln builders.',
      'Substantial merit and national importance. You do not say who would teach, or how pupils would be found.',
      'Well positioned. The membership card shows that you paid a fee.',
      'In the alternative you claim exceptional ability. You do not say by which kinds of evidence.',
    )
    const found = (words: string) => reading.passages.find(({ quote }) => quote.includes(words))
    expect(found('who would teach')).toMatchObject({ point: 1 })
    expect(found('you paid a fee')).toBeDefined()
    expect(toldIn(reading)).toContain('In the alternative you claim exceptional ability.')
    expect(toldIn(reading)).not.toContain('Substantial merit and national importance.')
  })
})

describe('what is asked for in running text', () => {
  const asked = (...paragraphs: string[]) => readingOf('Your proposed endeavor is a kiln.', ...paragraphs).passages.flatMap(({ kind, quote }) => (kind === 'asked' ? [quote] : []))

  it('is read sentence by sentence behind “the following.”', () => {
    expect(
      asked(
        'In response, please provide the following. Evidence that a mill outside of Salem has bought a kiln. A budget for the years ahead, including loans. Examples of schools that teach the method. You may also submit letters of buyers. Copies are accepted.',
      ),
    ).toEqual([
      'Evidence that a mill outside of Salem has bought a kiln',
      'A budget for the years ahead, including loans',
      'Examples of schools that teach the method',
      'You may also submit letters of buyers.',
    ])
  })

  it('is read where it is offered in a row', () => {
    expect(asked('Rebuttal', 'You may submit additional evidence, including: an evaluation of the diploma; proof of a license; and data on the pupils.')).toEqual([
      'an evaluation of the diploma',
      'proof of a license',
      'data on the pupils',
    ])
  })

  it('holds a last member without a known name, and no examples', () => {
    expect(asked('Prong Two: Well Positioned', 'You should provide evidence of your part in the trial, a plan with a budget, and signed pledges of the mills.')).toEqual([
      'evidence of your part in the trial',
      'a plan with a budget',
      'signed pledges of the mills',
    ])
    expect(asked('Prong Two: Well Positioned', 'Provide documentation of your funds, such as grants, bank records, and letters of lenders.')).toHaveLength(1)
  })

  it('is nothing where evidence is only said to be needed', () => {
    expect(
      asked(
        'Based on a review of the record, additional evidence is needed.',
        'Additional evidence is required before a decision can be made.',
        'You must submit the evidence requested below so that it is received by May 4, 2027.',
      ),
    ).toEqual([])
  })
})

describe('a degree that is accepted as equivalent', () => {
  it('is conceded in the passive too', () => {
    const { conceded } = readingOf(
      'You ask for a national interest waiver for your proposed endeavor.',
      'EB-2 Classification',
      'Your bachelor’s degree is accepted as the equivalent of a U.S. bachelor’s degree. The letters do not show five years of experience.',
    )
    expect(conceded).toMatchObject([{ what: 'degree-equivalence' }])
  })
})

describe('parts of a notice with headings inside of them', () => {
  it('go on under headings that stand in each of them', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a watch on bee colonies.',
      'Proposed Endeavor',
      'Evidence submitted',
      'The petition holds a paper on the losses of colonies.',
      'Analysis',
      'You do not say how many keepers would take part. Volunteers in two counties, which is what the paper depicts, would have a local reach.',
      'Evidence requested',
      '• Evidence of the number of keepers that have agreed.',
      'Balance of Interests',
      'Evidence submitted',
      'The petition gives one page to this.',
      'Analysis',
      'Colleges commonly hire entomologists without a waiver. You do not say why yours could not.',
      'Evidence requested',
      'Please submit a full account, with papers, of why a labor certification would be impractical, how the country would benefit beside other workers, and whether the need is urgent.',
    )
    const place = (words: string) => reading.passages.find(({ quote }) => quote.includes(words))
    expect(place('how many keepers would take part')).toMatchObject({ point: 1 })
    expect(place('the number of keepers')).toMatchObject({ point: 1 })
    expect(place('why yours could not')).toMatchObject({ point: 3 })
    expect(reading.passages.flatMap(({ kind, point, quote }) => (kind === 'asked' && point === 3 ? [quote] : []))).toEqual([
      'why a labor certification would be impractical',
      'how the country would benefit beside other workers',
      'whether the need is urgent',
    ])
  })

  it('are paragraphs where each begins with its issue', () => {
    const reading = readingOf(
      'Petitioner asks for a national interest waiver.',
      'The first matter is eligibility for the underlying classification. If petitioner means to work as a sound technician, the doctorate is not shown to relate to the profession.',
      'The second matter is whether the endeavor has substantial merit and national importance. The letter of the librarian praises the idea and commits the library to nothing.',
      'Finally, on balance, petitioner does not explain what would be lost. The songs have lain there for a century, which does not suggest urgency. The following would assist: letters of archives; proof of funds.',
    )
    const place = (words: string) => reading.passages.find(({ quote }) => quote.includes(words))
    expect(place('the doctorate is not shown')).toBeDefined()
    expect(place('commits the library')).toMatchObject({ point: 1 })
    expect(place('for a century')).toMatchObject({ point: 3 })
    expect(reading.passages.flatMap(({ kind, quote }) => (kind === 'asked' ? [quote] : []))).toEqual(['letters of archives', 'proof of funds'])
    expect(toldIn(reading)).not.toMatch(/The first matter|The second matter/)
  })

  it('end before what the rebuttal should contain', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor.',
      'Ground 1: Well positioned',
      'You have shown no plan.',
      'Ground 2: Balance',
      'You have not said why a labor certification would be impractical.',
      'Your rebuttal should contain an expert evaluation of the diploma, employer letters that show your duties, and test results for the chairs. You may wish to include a statement on the time that a job offer would take.',
    )
    expect(reading.passages.flatMap(({ kind, point, quote }) => (kind === 'asked' ? [[point, quote]] : []))).toEqual([
      ['eb2', 'an expert evaluation of the diploma'],
      ['eb2', 'employer letters that show your duties'],
      [null, 'test results for the chairs'],
      [3, 'You may wish to include a statement on the time that a job offer would take.'],
    ])
  })
})

describe('a degree that was submitted', () => {
  it('is not what somebody says', () => {
    const { conceded } = readingOf(
      'You ask for a national interest waiver for your proposed endeavor.',
      'Classification',
      'You submitted your doctoral degree and USCIS is satisfied that you are an advanced degree professional.',
      'National Importance',
      'You do not show national importance.',
    )
    expect(conceded).toMatchObject([{ what: 'eb2' }])
  })
})

describe('a period for evidence in opposition', () => {
  it('is the time to answer', () => {
    expect(readingOf('You ask for a national interest waiver.', 'You are given 30 days from the date of this notice to offer evidence in opposition.').deadline).toMatchObject({ form: 'period' })
  })
})
