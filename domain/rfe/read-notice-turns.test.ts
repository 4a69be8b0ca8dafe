import { describe, expect, it } from 'vitest'
import type { NoticePage } from './notice-text.ts'
import { contestedProngs, readNotice } from './read-notice.ts'

const noticeWith = (...body: string[]): NoticePage[] => [
  { lines: ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'Notice Date: May 4, 2026'] },
  { lines: ['This is about your request for a national interest waiver and the proposed endeavor that you describe in it.', '', ...body] },
]
const contested = (...lines: string[]) => contestedProngs(readNotice(noticeWith(...lines)))

describe('what officers hold against a petition', () => {
  it.each<[string, number[]]>([
    // An occupation where an endeavor should stand.
    ['A trade or a job title is no endeavor.', [1]],
    ['The duties set out are those of weavers generally and do not amount to an endeavor.', [1]],
    ['The petitioner has offered an account of her occupation instead of a specific undertaking.', [1]],
    ['Continuing to repair looms is an occupation.', [1]],
    ['The description of the endeavor changed more than once, from a loom school to a shop.', [1]],
    // A waiver asked for to look for work.
    ["The waiver is not intended to facilitate a petitioner's U.S. job search.", [3]],
    ['The purpose of the national interest waiver is not to ease a search for employment.', [3]],
    ['The petitioner works for an employer that could file a labor certification for her.', [3]],
    // Figures without a basis.
    ['The revenue projections were deemed speculative.', [2]],
    ['The forecasts of sales rest on assumptions that are not explained.', [2]],
    ['No prospective customers, lenders, or investors have come forward.', [2]],
    // What is to be done, and whom it would reach.
    ["The petitioner's future work is not well-defined.", [1]],
    ['Nothing suggests that the loom would be used outside of the mill that employs her.', [1]],
    ["Any benefit appears to accrue to the petitioner's pupils and clients alone.", [1]],
    ['The gains would be modest; the benefits described would flow mainly to his company.', [1]],
    ['The projected creation of nine jobs in Dayton is not shown to be significant to the regional economy.', [1]],
    ['The record does not include a model or detailed plan showing how the school would reach beyond its own pupils.', [1]],
    ['Your plans for future work are not well-defined.', [2]],
    ['The petition names a line of work, weaving, but no endeavor that the petitioner would pursue within it.', [1]],
    ['It is unclear whether the petitioner intends to run a mill, to teach, or to advise.', [1]],
    ['It remains unclear what the petitioner would actually do at the mill.', [1]],
    ['She relies on articles about weaving, which speak to the industry and not to what her mill of two looms would do.', [1]],
    ['The two positions that would be created do not represent a significant potential to employ U.S. workers.', [1]],
    ['The impact of the endeavor would be felt only by those who buy from the mill.', [1]],
    ['The plan lists tasks without stating who would carry them out or how they would be paid for.', [2]],
    ['The bank statements show a balance that is far less than the start-up costs of the plan.', [2]],
    ['The record of citations is modest beside that of others in the field.', [2]],
    ['A claimed shortage of weavers does not justify a waiver of the job offer.', [3]],
    ['The shortage of weavers does not justify a waiver and does not show that the endeavor has national importance.', [1, 3]],
    ['The duties of the occupation are not an endeavor and do not show that you are well positioned.', [1, 2]],
    ['Please submit a detailed plan explaining how you will benefit the field and how you will pay for it.', [2]],
    // What the officer says behind what the petitioner says.
    ['The petitioner asserted that her work is of national importance and did not submit evidence of it.', [1]],
    ['The petitioner states that the endeavor would benefit the economy and has not provided evidence of such an impact.', [1]],
    ['The petitioner asserts that the plan is funded while the record contains no proof of funding.', [2]],
    ['The petitioner maintains that her mill is of national importance and USCIS does not agree.', [1]],
    ['The petitioner says that the mill will create jobs in a depressed area and USCIS cannot conclude that it will.', [1]],
    ['You assert that a labor certification is not practical, and this is not sufficient.', [3]],
    ['The petitioner states that he has not secured any investors.', [2]],
    ['The petitioner claims that investors exist despite there being no letters from any.', [2]],
    // What is left out of what is met.
    ['USCIS disagrees that the endeavor has national importance.', [1]],
    ['The petitioner has met all requirements except the third prong.', [3]],
    ['The petitioner has met the requirements other than national importance.', [1]],
    ['All but the third prong have been met.', [3]],
  ])('%s', (sentence, prongs) => {
    expect(contested(sentence)).toEqual(prongs)
  })

  it.each([
    'A petitioner who describes an occupation rather than a specific endeavor does not meet the first prong.',
    'The endeavor is more specific than the general occupation; a petitioner should say what work within that occupation is proposed.',
    'If a job is not an endeavor, the first prong is not met.',
    'The petitioner claims that his services would not be limited to his employer.',
    'A petitioner who seeks the waiver is not required to look for an employer.',
    'The plan projects sales of two million dollars in the fifth year.',
    'An employer could file a labor certification for a person in this classification.',
    'In her letter, the petitioner explains that she does not have an employer and would work with several mills.',
    'The impact of the endeavor would be felt not only by those who buy from the mill.',
  ])('is not the law, nor what the petitioner says: %s', (sentence) => {
    expect(contested(sentence)).toEqual([])
  })

  it.each([
    'The petitioner asserts that her work is important to the trade, with no details.',
    'You indicated that the mill is of use to all weavers; no such use follows.',
    'The petitioner owns no equipment.',
    'Others can do this work.',
    "The petitioner's employer has already filed a labor certification for her.",
    'USCIS takes issue with the national importance that is claimed.',
  ])('%s: what nobody understood is asked about', (sentence) => {
    const reading = readNotice(noticeWith(sentence))
    expect(reading.kind === 'read' && reading.passages.some(({ quote }) => sentence.startsWith(quote))).toBe(true)
  })

  it.each([
    'Dr. Tarn writes that the petitioner is well positioned to advance the endeavor.',
    'The expert opinion concludes that you are well positioned.',
    'The brief claims the petitioner has met the third prong.',
    'Counsel asserts that the record establishes that the endeavor has national importance.',
    'According to the petitioner, the endeavor has national importance.',
    'The evidence barely establishes that you are well positioned.',
    'USCIS finds that you have met the first prong in part.',
    'USCIS acknowledges that the field of weaving has national importance.',
    'USCIS agrees that weaving has national importance.',
    'Weaving has substantial merit.',
    'You have established that weaving is a craft of national importance and a field of substantial merit.',
    'The evidence demonstrates that the field of the endeavor has substantial merit.',
    'USCIS is unpersuaded that the endeavor has national importance.',
    'USCIS finds it doubtful that the endeavor has national importance.',
    'We remain unconvinced that you are well positioned to advance the endeavor.',
    'It is far from clear that the petitioner is well positioned to advance the endeavor.',
    'That the endeavor has national importance is open to question.',
    'The petitioner asks us to accept that she is well positioned to advance the endeavor.',
    "USCIS acknowledges the petitioner's assertion that the endeavor has national importance.",
    'This office recognizes that you consider the endeavor to be of national importance.',
    "Counsel's claim is that you are well positioned to advance the endeavor.",
    'The letters attest to your skill and you are well positioned to advance the endeavor.',
    'The petitioner was found to be well positioned by a private evaluator.',
    'Reportedly, the endeavor has national importance.',
    'As stated in the letters, you are well positioned to advance the endeavor.',
    'Dr. Tarn writes that the mill matters, so the endeavor has national importance.',
    'The petitioner arguably meets the second prong.',
    'The endeavor has substantial merit at best for one town.',
    'The petitioner has established that she is well positioned to work as a weaver.',
    'The petitioner qualifies as a weaver.',
    'USCIS agrees that a labor certification takes long.',
    'USCIS agrees that there is a shortage; that is why labor certification exists.',
    'It has been established that a labor certification takes 16 months.',
    'USCIS concludes that the petitioner has a job offer.',
    'USCIS finds that the letters on national importance repeat one another.',
    'USCIS found that the claimed national importance was overstated.',
    'USCIS finds that the claims of national importance rest on the trade.',
    'The officer finds that the advanced degree is from an unaccredited school.',
  ])('%s: what others say, what is half said, and what is said of a field is accepted by nobody', (sentence) => {
    const reading = readNotice(noticeWith(sentence))
    expect(reading.kind === 'read' && reading.conceded).toEqual([])
  })

  it.each<[string, unknown]>([
    ['USCIS has reviewed the record and concludes that you are well positioned.', 2],
    ['We note that the petitioner has met the first prong.', 1],
    ['USCIS agrees that your endeavor in the field of weaving has substantial merit.', 'substantial-merit'],
    ['The evidence that you submitted establishes that you are well positioned.', 2],
    ['There is no dispute that your endeavor has substantial merit.', 'substantial-merit'],
    ["USCIS agrees with the petitioner's assertion that the endeavor has substantial merit.", 'substantial-merit'],
    ['The record makes clear that the endeavor has substantial merit.', 'substantial-merit'],
    ['USCIS recognizes the national importance of your endeavor.', 'national-importance'],
    ['We find that the petitioner is an individual of exceptional ability.', 'eb2'],
    ['USCIS finds that you hold an advanced degree.', 'eb2'],
    ['Counsel writes that the mill matters, and USCIS agrees that the endeavor has substantial merit.', 'substantial-merit'],
    ['The endeavor was found by USCIS to have substantial merit.', 'substantial-merit'],
    ['The petitioner has demonstrated, by a preponderance of the evidence, that the endeavor has substantial merit.', 'substantial-merit'],
  ])('%s: what the agency says itself is', (sentence, what) => {
    const reading = readNotice(noticeWith(sentence))
    expect(reading.kind === 'read' && reading.conceded.map((one) => one.what)).toEqual([what])
  })
})
