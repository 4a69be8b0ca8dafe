import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdoutLetters } from '../../test/rfe-letters/holdout-letters.ts'
import { layOut } from '../../test/rfe-letters/lay-out.ts'
import { otherDocuments } from '../../test/rfe-letters/other-documents.ts'
import { secondHoldoutLetters } from '../../test/rfe-letters/second-holdout-letters.ts'
import { thirdHoldoutLetters } from '../../test/rfe-letters/third-holdout-letters.ts'
import { tuningLetters } from '../../test/rfe-letters/tuning-letters.ts'
import { fourthHoldoutLetters } from '../../test/rfe-letters/fourth-holdout-letters.ts'
import type { NoticeReading } from './notice-reading.ts'
import { cleanLine, foldNotice, type NoticePage } from './notice-text.ts'
import { longestQuote } from './notice-quote.ts'
import { contestedProngs, longestNotice, readNotice } from './read-notice.ts'

const letters = [...tuningLetters, ...holdoutLetters, ...secondHoldoutLetters, ...thirdHoldoutLetters, ...fourthHoldoutLetters]
const page = (...lines: string[]): NoticePage => ({ lines })
const requireRead = (reading: NoticeReading) => {
  if (reading.kind !== 'read') throw new Error(`not read: ${JSON.stringify(reading)}`)
  return reading
}
const printedLines = (pages: readonly NoticePage[]) => pages.flatMap((each) => each.lines.map(cleanLine)).join(' ')

/** A notice with the least that makes one, around the given sentences. */
const noticeWith = (...body: string[]): NoticePage[] => [
  page('U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'Notice Date: May 4, 2026'),
  page('This is about your request for a national interest waiver and the proposed endeavor that you describe in it.', ...body),
]

const layouts = fc.record({
  letter: fc.constantFrom(...letters),
  columns: fc.integer({ min: 60, max: 110 }),
  linesPerPage: fc.integer({ min: 24, max: 60 }),
  hyphenate: fc.boolean(),
})

describe('the quotations', () => {
  it('are exact substrings of the folded notice and short, however the letter is set', () => {
    fc.assert(
      fc.property(layouts, ({ letter, ...setting }) => {
        const pages = layOut({ ...letter, ...setting })
        const reading = requireRead(readNotice(pages))
        const { body } = foldNotice(pages)
        for (const { quote, page: at } of [...reading.findings, ...reading.conceded]) {
          expect(body).toContain(quote)
          expect(quote.length).toBeGreaterThan(0)
          expect(quote.length).toBeLessThanOrEqual(longestQuote)
          const opening = quote.split(' ')[0] ?? ''
          expect(printedLines(pages.slice(at - 1, at))).toContain(opening.slice(0, 4))
        }
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  it('agree with the printed letters when white space and hyphens are left out', () => {
    for (const letter of letters) {
      const pages = layOut({ ...letter, linesPerPage: 400 })
      const bare = (text: string) => text.replace(/[\s-]/g, '')
      const printed = bare(printedLines(pages))
      const reading = requireRead(readNotice(pages))
      for (const { quote } of [...reading.findings, ...reading.conceded]) expect(printed).toContain(bare(quote))
    }
  })

  it('never show the receipt number', () => {
    const pages = noticeWith('You have not shown in the file of IOE9900411223 that the endeavor has national importance.')
    const reading = requireRead(readNotice(pages))
    expect(reading.receiptLast4).toBe('1223')
    expect(JSON.stringify(reading)).not.toContain('9900411223')
  })

  it('name the page on which they begin', () => {
    const reading = requireRead(readNotice(noticeWith('You have not shown national importance.')))
    expect(reading.findings.map((finding) => finding.page)).toEqual([2])
  })

  it('are put together again where a page ends in the middle of a sentence', () => {
    const [first, second] = noticeWith('You have not shown that the pro-') as [NoticePage, NoticePage]
    const third = page('posed endeavor has national importance.')
    const head = (each: NoticePage, at: number) => page(`Page ${at} of 3`, ...each.lines)
    const reading = requireRead(readNotice([head(first, 1), head(second, 2), head(third, 3)]))
    expect(reading.findings[0]?.quote).toContain('You have not shown that the proposed endeavor has national importance.')
    expect(reading.findings[0]?.page).toBe(2)
  })
})

describe('the deadline', () => {
  it('is always words of the notice, however the letter is set', () => {
    fc.assert(
      fc.property(layouts, ({ letter, ...setting }) => {
        const pages = layOut({ ...letter, ...setting })
        const { deadline } = requireRead(readNotice(pages))
        if (deadline) {
          expect(`${printedLines(pages)} ${foldNotice(pages).body}`).toContain(deadline.printed)
          expect(deadline.quote).toContain(deadline.printed)
        }
      }),
      { numRuns: 150, seed: 11 },
    )
  })

  it('is never worked out from a number of days', () => {
    const reading = requireRead(readNotice(noticeWith('You must respond within 84 days of the date of this notice.')))
    expect(reading.deadline).toMatchObject({ printed: 'within 84 days of the date of this notice', form: 'period' })
    expect(reading.notes).toContain('deadline-is-a-period')
  })

  it('is the printed date where a date and a number of days are printed', () => {
    const reading = requireRead(readNotice(noticeWith('You have 30 days to respond. Your response is due by June 3, 2026.')))
    expect(reading.deadline).toMatchObject({ printed: 'June 3, 2026', form: 'date' })
  })

  it('makes the reading unclear when two different dates are printed', () => {
    const reading = requireRead(readNotice(noticeWith('Respond by: June 3, 2026', 'Your response is due by July 8, 2026.')))
    expect(reading.deadline?.printed).toBe('June 3, 2026')
    expect(reading.notes).toContain('several-deadlines')
    expect(reading.confidence).toBe('unclear')
  })

  it('is read once when one day is printed in two forms', () => {
    const reading = requireRead(readNotice(noticeWith('Due Date: 06/03/2026', 'Your response is due by June 3, 2026.')))
    expect(reading.notes).not.toContain('several-deadlines')
  })

  it('is found under its label in a table', () => {
    const pages = noticeWith('Receipt\tNotice Date\tResponse Due Date', 'IOE9900422334\tMay 4, 2026\tJuly 27, 2026')
    expect(requireRead(readNotice(pages)).deadline?.printed).toBe('July 27, 2026')
  })

  it.each(['The earlier request dated January 4, 2026 was answered on time.', 'You may appeal within 30 days.', 'You filed the petition with your evidence on March 1, 2025.'])(
    'is not taken from another date: %s',
    (sentence) => {
      const reading = requireRead(readNotice(noticeWith(sentence)))
      expect(reading.deadline).toBeNull()
      expect(reading.notes).toContain('no-deadline-printed')
    },
  )
})

describe('the law that is the same in every notice', () => {
  it.each([
    'To establish national importance, a petitioner must show broader implications.',
    'An endeavor that does not extend beyond one employer does not have national importance.',
    'If the evidence does not establish national importance, the petition may be denied.',
    'USCIS considers whether the petitioner is well positioned to advance the endeavor.',
    'A petitioner who has not shown substantial merit is not eligible.',
    'You may submit letters that do not merely praise you to show that you are well positioned.',
  ])('is neither a finding nor an acceptance: %s', (sentence) => {
    const reading = requireRead(readNotice(noticeWith(sentence)))
    expect(reading.findings).toEqual([])
    expect(reading.conceded).toEqual([])
    expect(reading.notes).toContain('no-contested-point-found')
    expect(reading.confidence).toBe('unclear')
  })

  it('does not hide the finding that follows it in the same sentence', () => {
    const sentence = 'Under the second prong plans count, and the petitioner has not provided a business plan.'
    expect(requireRead(readNotice(noticeWith(sentence))).findings).toMatchObject([{ concern: 'plan' }])
  })
})

describe('what a notice accepts', () => {
  it('stands beside what it contests in the same sentence', () => {
    const sentence = 'Although USCIS agrees that the endeavor has substantial merit, you have not shown its national importance.'
    const reading = requireRead(readNotice(noticeWith(sentence)))
    expect(reading.conceded.map((point) => point.what)).toEqual(['substantial-merit'])
    expect(reading.findings.map((finding) => finding.concern)).toEqual(['national-importance'])
    expect(reading.prongs[1]).toBe('contested')
  })

  it('is not what the petitioner claims', () => {
    const reading = requireRead(readNotice(noticeWith('You claim that you are well positioned to advance the endeavor.')))
    expect(reading.conceded).toEqual([])
    expect(reading.prongs[2]).toBe('not-addressed')
  })

  it('never wins over what is contested, and makes the reading unclear', () => {
    const reading = requireRead(readNotice(noticeWith('The second prong has been met.', 'You have not shown that you are well positioned.')))
    expect(reading.prongs[2]).toBe('contested')
    expect(reading.confidence).toBe('unclear')
  })
})

describe('the prongs for the checkout', () => {
  it('are those contested, in order', () => {
    const reading = readNotice(noticeWith('On balance, a waiver has not been justified by the evidence.', 'You have not shown national importance.'))
    expect(contestedProngs(reading)).toEqual([1, 3])
  })

  it('are none for a notice about the classification alone, which says why', () => {
    const reading = requireRead(readNotice(noticeWith('You have not shown that you hold an advanced degree.')))
    expect(contestedProngs(reading)).toEqual([])
    expect(reading.notes).toContain('eb2-has-no-prong')
  })

  it('are none for what is not a notice', () => {
    for (const document of otherDocuments) expect(contestedProngs(readNotice(layOut(document)))).toEqual([])
  })
})

describe('other documents', () => {
  it.each(otherDocuments)('are told from a notice: $id', (document) => {
    expect(readNotice(layOut(document))).toEqual(document.expected)
  })
})

describe('letters without a title, or with a bare one, are told by what the agency does', () => {
  const kindOf = (title: string, sentence: string) => {
    const reading = readNotice([
      page(
        'U.S. Citizenship and Immigration Services',
        title,
        'Form I-140',
        'This letter is about the reed bed survey and the national interest waiver that was asked for with it.',
        'The record does not establish that the survey has national importance under Matter of Dhanasar.',
        sentence,
      ),
    ])
    return reading.kind === 'read' ? reading.noticeKind : reading.kind === 'not-a-notice' ? reading.why : reading.kind
  }

  it.each<[string, string, string]>([
    ['DECISION', 'Your petition is therefore denied.', 'denial'],
    ['', 'USCIS denies the petition.', 'denial'],
    ['Notice of Action', 'We have denied your Form I-140.', 'denial'],
    ['', 'For these reasons the petition is, as explained above, denied.', 'denial'],
    ['NOTICE OF DECISION', 'The denial may be appealed on Form I-290B.', 'denial'],
    ['', 'The approval of your petition is hereby revoked.', 'denial'],
    ['INTENT TO REVOKE', 'You have thirty days to answer.', 'revocation-notice'],
    ['', 'It is the intent of USCIS to revoke the approval of your petition.', 'revocation-notice'],
    ['', 'It is the intent of USCIS to deny your petition; you may submit a rebuttal.', 'noid'],
    ['Notice of Action', 'USCIS requests additional evidence. Without it the petition will be considered abandoned and denied.', 'rfe'],
    ['REQUEST FOR EVIDENCE', 'Your earlier petition was denied in 2023.', 'rfe'],
    ['REQUEST FOR EVIDENCE', 'If you do not answer, the petition may be denied.', 'rfe'],
  ])('%s %s', (title, sentence, kind) => {
    expect(kindOf(title, sentence)).toBe(kind)
  })
})

describe('hostile text', () => {
  it('gives no orders: sentences to a program change nothing', () => {
    const letter = tuningLetters.find((each) => each.id === 't09-orders-hidden-in-the-letter')
    if (!letter) throw new Error('fixture missing')
    const reading = requireRead(readNotice(layOut(letter)))
    expect(contestedProngs(reading)).toEqual([1])
    expect(reading.deadline?.printed).toBe('August 10, 2026')
  })

  it('of a million letters in one line is refused before anything is matched', () => {
    expect(readNotice([page('a'.repeat(1_000_000))])).toEqual({ kind: 'unclear', why: 'too-long' })
  })

  it.each([
    ['one word', 'a'],
    ['spaces and stops', ' . '],
    ['opening words of dates', 'within 1 '],
    ['negations without an end', 'not not '],
    ['list marks', '(1) '],
    ['subjects of findings', 'the petitioner has '],
    ['clause breaks', ', and '],
    ['hyphens', 'a- '],
    ['words that accept', 'evidence record '],
  ])('just below the limit is read through: %s', (_, unit) => {
    const filler = unit.repeat(Math.floor((longestNotice - 400) / unit.length))
    const reading = readNotice(noticeWith(filler))
    expect(['read', 'unclear']).toContain(reading.kind)
  })

  it('in sixty thousand short lines is read through', () => {
    const reading = readNotice(noticeWith(...Array.from({ length: 60_000 }, () => 'not a')))
    expect(['read', 'unclear']).toContain(reading.kind)
  })

  it('loses marks that cannot be seen', () => {
    const reading = requireRead(readNotice(noticeWith('You have n\u200Bot shown national \u202Eimportance.')))
    expect(reading.findings[0]?.quote).toBe('You have not shown national importance.')
  })
})

describe('a list of what was not shown', () => {
  it('accepts none of its parts, however they are told apart', () => {
    for (const sentence of [
      'The record did not establish: (1) the national importance of the proposed endeavor; (2) that you are well positioned to advance it; or (3) that a waiver of the labor certification would be of benefit.',
      'You have not demonstrated the national importance of your work; that you are well positioned to advance the proposed endeavor; or that, on balance, a waiver would benefit the United States.',
      'The file does not show that the endeavor has national importance, that she is well positioned to carry it out, or that a waiver of the labor certification would be of use.',
    ]) {
      const reading = requireRead(readNotice(noticeWith(sentence)))
      expect([sentence, reading.prongs, reading.conceded]).toEqual([sentence, { 1: 'contested', 2: 'contested', 3: 'contested' }, []])
    }
  })

  it('does not run on behind a part that speaks for itself', () => {
    const reading = requireRead(readNotice(noticeWith('The record does not establish that the endeavor has national importance; however, you are well positioned to advance it.')))
    expect(reading.prongs).toMatchObject({ 1: 'contested', 2: 'conceded' })
  })

  it('takes what was accepted in the past tense for accepted', () => {
    const reading = requireRead(
      readNotice(
        noticeWith(
          'Although the record established that you qualified for classification as a member of the professions holding an advanced degree, it does not show that a waiver of the job offer is in the national interest.',
        ),
      ),
    )
    expect([reading.eb2, reading.prongs[3]]).toEqual(['conceded', 'contested'])
  })
})

describe('a list of what to send whose items have no stop', () => {
  const notice = noticeWith(
    'You have not shown who would use the weir charts, and the plan gives no dates for any of its five steps at all.',
    'Please submit the following documents, which should have existed on the day on which you filed the petition:',
    '• A plan with dates and with the basis of each figure in it',
    '• Letters of prospective users that were written before the day of filing',
    'Third prong',
    'The third prong has been met, and nothing more is asked for about the balance of the waiver in this notice.',
  )

  it('ends where the next heading begins, and is quoted without its marks', () => {
    const reading = requireRead(readNotice(notice))
    expect(reading.passages.filter(({ kind }) => kind === 'asked').map(({ quote }) => quote)).toEqual([
      'A plan with dates and with the basis of each figure in it',
      'Letters of prospective users that were written before the day of filing',
    ])
    expect(reading.conceded.map(({ what, quote }) => [what, quote.startsWith('The third prong')])).toEqual([[3, true]])
  })
})

describe('wordings of other hands', () => {
  const read = (...lines: string[]) => {
    const reading = requireRead(readNotice(noticeWith(...lines)))
    return { contested: [...contestedProngs(reading), ...(reading.eb2 === 'contested' ? ['eb2'] : [])], accepted: reading.conceded.map(({ what }) => what) }
  }

  it.each<[string, (string | number)[], (string | number)[]]>([
    [
      'The petitioner is an advanced degree professional. Even so, the evidence does not establish that she is well positioned to run the seed bank under Prong 2. The petitioner must provide more evidence.',
      [2],
      [],
    ],
    ['The record did not establish her eligibility for the EB-2 classification or for a national interest waiver.', [3, 'eb2'], []],
    ['The record did not establish that the petitioner meets the first and third prongs.', [1, 3], []],
    ['The petitioner did not show that he is uniquely positioned to run the ferry line.', [2], []],
    ['The petitioner did not possess an advanced degree when the petition was filed.', ['eb2'], []],
    ['The work was not shown to extend beyond one hospital and its patients.', [1], []],
    [
      'The petitioner established that she is a member of the professions holding an advanced degree, but she did not establish that a waiver of the job offer is in the national interest.',
      [3],
      ['eb2'],
    ],
    ['The plan for the orchard was found to have substantial merit. The record does not show its national importance.', [1], ['substantial-merit']],
  ])('are read: %s', (sentence, contested, accepted) => {
    expect(read(sentence)).toEqual({ contested, accepted })
  })

  it.each<[string, (string | number)[], (string | number)[]]>([
    // What is missing stands behind the refusal, and the paper that was looked at before it.
    ['The two letters do not support the claim of six years of full-time work as a cooper.', ['eb2'], []],
    ['The petitioner failed to give detailed plans on how the ferry line would help the economy of other river towns.', [1], []],
    ['The studies did not establish a reputation reaching past the two workshops that she ran.', [2], []],
    ['The fact that you finished your thesis early does not render the usual visa programs unsuitable for you.', [3], []],
    ['There is no showing that the need is so urgent that the usual certification should be bypassed.', [3], []],
    ['When the statement only tells about bee keeping, we cannot meaningfully determine whether your proposed endeavor meets the framework.', [1], []],
    ['The record does not show anyone interested in hiring you or investing in the kiln.', [2], []],
    ['The report dwells on the worth of salt mining rather than showing how your maps would matter across the nation.', [1], []],
    ['The petitioner did not show that she warranted a waiver of the job offer requirement attached to this EB-2 classification.', [3], []],
    ['The new account of a cannery is a material change to the orchard that was filed.', [1], []],
    ['Your evaluation was unsigned and does not say to what its author compared the diploma.', ['eb2'], []],
    ['You claimed that the weir had substantial merit and national importance but did not send evidence to support this claim.', [1], []],
    ['You say that the weir will bring wide economic benefits. However, this assertion was not substantiated.', [1], []],
    ['You failed to present a clear, steady, and specific endeavor.', [1], []],
    ['The lighthouse survey was acknowledged for its substantial merit. It was not shown to rise to national importance.', [1], ['substantial-merit']],
    ['You hold a doctorate, fulfilling the requirement for the EB-2 classification. You have not shown a record of success with reed beds.', [2], ['eb2']],
    ['While the merit of the reed beds was acknowledged, their effect was not considered national in scope.', [1], ['substantial-merit']],
  ])('are read by what they mean: %s', (sentence, contested, accepted) => {
    expect(read(sentence)).toEqual({ contested, accepted })
  })

  it.each([
    'You are not required to send originals.',
    'The labor certification process is not waived in general; it protects the job opportunities of workers.',
    'Special or unusual training does not inherently meet the national interest threshold.',
    'If a doctoral degree is customarily required, a petitioner who does not hold one does not qualify.',
    'A person who does not possess a bachelor degree is not eligible for this classification.',
  ])('hold nothing against the petition and accept nothing where they tell the law: %s', (sentence) => {
    expect(read(sentence)).toEqual({ contested: [], accepted: [] })
  })

  it('a conclusion on the waiver as a whole adds no prong where the notice names one', () => {
    expect(read('You have not shown that the reef survey has national importance.', '', 'You have not established that you merit a national interest waiver.').contested).toEqual([1])
    expect(read('You have not established that you merit a national interest waiver.').contested).toEqual([3])
  })

  it('nothing is accepted by what is asked for, or behind an aside', () => {
    expect(read('Please submit the following:', '1. Documents showing how the reef survey has national importance beyond one bay.').accepted).toEqual([])
    expect(read('You have not shown that the survey, which begins in one bay, has national importance.').accepted).toEqual([])
  })

  it.each<[string[], (string | number)[], (string | number)[]]>([
    // Headings and labels that run into their text.
    [['National importance: not shown. Substantial merit: shown.', 'Position: This requirement has not been met.'], [1, 2], ['substantial-merit']],
    [['Prong one: met. Prong three: not met.'], [3], [1]],
    [['1. Importance. A benefit to the guests of one inn is all that the reports describe, and they go no further.', '2. Position. No plan was sent.'], [1, 2], []],
    [['PRONG THREE - ON BALANCE. The petitioner argues that there are few coopers. A shortage by itself is what labor certification is for.'], [3], []],
    [['Evidence on balance: Provide an explanation of why it would be impractical to obtain a labor certification.'], [3], []],
    // What is said of a piece of evidence in the part of a point, without a word of refusal.
    [['Prong 2.', '', 'The independent letters come from one village. The grant of 2019 has ended.'], [2], []],
    [['USCIS finds substantial merit in the weir. However, the weir would serve its owners.'], [1], ['substantial-merit']],
    // Requests outside of any part.
    [['Please provide copies of your diploma and transcripts.'], ['eb2'], []],
    [['First, tell us what the endeavor is. Second, no agency or investor has written.'], [1, 2], []],
    [['You have not, however, shown a model or plan for future activities.'], [2], []],
    [['The letters do not support five years of progressive experience, nor did they establish her success in the field.'], [2, 'eb2'], []],
    [['Even if the weir mattered, the record would not support that its benefit is greater than the interest in protecting American workers.'], [3], []],
    [['The new statement changed the endeavor from kilns to a school.'], [1], []],
    [['Prong I: met.', 'Prong II: The loan agreement is unsigned.', 'Prong III: not reached.'], [2], [1]],
    [['Classification: The petitioner’s degree satisfies the requirement.', 'Endeavor: The endeavor is told in three different ways across the filing.'], [1], ['eb2']],
    [['The studies of reed beds have substantial merit. USCIS will evaluate their importance after the next response.'], [], ['substantial-merit']],
    // Kinds of evidence that are met are a first step.
    [['While you met three kinds of evidence of exceptional ability, the record does not show a degree of expertise above that ordinarily encountered.'], ['eb2'], []],
    // Judged in the past tense, outside of any part, and beside the name of the test.
    [['The failure to say which kilns are meant made it impossible to determine the national importance of the endeavor under Dhanasar.'], [1], []],
    [['The scope of its effect was limited to one valley rather than having national implications.'], [1], []],
    [['The kiln school was considered to serve its pupils rather than having a broader impact.'], [1], []],
    [['The plan to open a pottery would primarily benefit his own customers rather than the broader industry.'], [1], []],
    [['The statement did not explain how the project would save fuel.'], [1], []],
    [['The record does not show that the glaze has yet had any wide effect on other potters.'], [2], []],
    [
      ['The work of glazing is recognized as having substantial merit. The work described was local and lacked the prospective impact required under the Dhanasar framework.'],
      [1],
      ['substantial-merit'],
    ],
    [['USCIS does not dispute that the survey of reefs is of substantial merit, and that its benefits would be national in scope.'], [], ['substantial-merit', 'national-importance']],
    [['The petitioner is an individual who has demonstrated exceptional ability in weaving. The endeavor was deemed too generic.'], [1], ['eb2']],
    [['You have not shown that the loom school, which begins in one town, had national importance.'], [1], []],
    [['The loom school met the first prong of Dhanasar. The letters do not convincingly show your capability to run it.'], [2], [1]],
    [
      ['The loom school was recognized for substantial merit and national importance. This recognition alone was not sufficient to meet all criteria for a national interest waiver.'],
      [3],
      ['substantial-merit', 'national-importance'],
    ],
    [['The weaving is in an area of substantial merit. Its benefits were not shown to be national in scope.'], [1], ['substantial-merit']],
    [['The benefits of the weir were considered to have national implications.'], [], ['national-importance']],
    [['The lack of a consistent and clear endeavor made it difficult to establish that you are well positioned to advance it.'], [1, 2], []],
    [['The reports did not show that the research would lead to better kilns.'], [1], []],
    [['The loom school was deemed to have a limited local impact, benefiting primarily its pupils.'], [1], []],
    [['The letters do not sufficiently prove her influence beyond one workshop.'], [2], []],
    [['The letters did not show a sufficient level of influence on the field to meet the criteria for a national interest waiver.'], [2], []],
    [['The weaving is in an area of substantial merit. The letters did not show that her contributions had a significant impact.'], [2], ['substantial-merit']],
    [['The card did not meet the requirements to be considered as a professional license.'], ['eb2'], []],
    [['Waiving the labor certification would not benefit the United States.'], [3], []],
    [['The shift from kilns to a school represented a material change.'], [1], []],
    [['The degree and the transcripts are sufficient to establish the advanced degree.'], [], ['eb2']],
    [['USCIS acknowledged the substantial merit of the weir, noting that it could help rivers.'], [], ['substantial-merit']],
    [['The petitioner must establish that:', 'the endeavor has both substantial merit and national importance;', 'the petitioner is well positioned to advance it; and'], [], []],
  ])('of shapes without headings are read: %s', (lines, contested, accepted) => {
    expect(read(...lines)).toEqual({ contested, accepted })
  })

  it('a sentence that no rule understands is asked about, and one whose point is only guessed is told as a guess; what the law, the parties and the clock say is not', () => {
    const reading = (...lines: string[]) => requireRead(readNotice(noticeWith('', ...lines)))
    const asked = (...lines: string[]) => reading(...lines).passages.flatMap(({ quote, concern }) => (concern === null ? [quote] : []))
    expect(asked('The six bullet points could have been written by any weaver.')).toEqual(['The six bullet points could have been written by any weaver.'])
    expect(asked('Balance', '', 'You have not shown why a waiver is needed. The expert predicts adoption in two valleys, and stops there.')).not.toContain('You have not shown why a waiver is needed.')
    for (const said of [
      'You submitted six letters and a plan.',
      'The petitioner claims that looms matter to the region.',
      'You will not receive another opportunity.',
      'Responses that arrive late will not be considered.',
      'An endeavor that serves its owner alone may fail the first step.',
      'The degree is equivalent to a U.S. degree in weaving.',
    ])
      expect([said, asked(said)]).toEqual([said, []])
    expect(asked('Many of the letters of support were from weavers who already knew you.')).toHaveLength(1)
    // Twenty at most, and none in the place of what is understood.
    const many = reading(...Array.from({ length: 90 }, (_, at) => `The looms of valley ${at} were built by nine hands.`), '', 'Balance', '', 'You have not shown why a waiver is needed.')
    expect(many.passages.filter(({ concern }) => concern === null)).toHaveLength(40)
    expect([many.passages.some(({ concern }) => concern === 'balance'), many.confidence]).toEqual([true, 'unclear'])
    const guessed = reading('The record does not show that three years of progressive experience were spent at looms.')
    expect(guessed.findings.map(({ concern, guessed: is }) => [concern, is])).toEqual([['eb2-threshold', undefined]])
    const guess = reading('The letters do not describe your own share in the looms.')
    expect([guess.findings.map(({ concern, guessed: is }) => [concern, is]), guess.confidence, guess.notes.includes('unassigned-passages')]).toEqual([[['record', true]], 'unclear', true])
    expect(reading('Well positioned', '', 'The letters do not describe your own share in the looms.').findings.map(({ guessed: is }) => is)).toEqual([undefined])
  })

  it('a refusal that means what stands before it is quoted with it, in one piece', () => {
    const of = (...lines: string[]) => {
      const reading = requireRead(readNotice(noticeWith('', ...lines)))
      return [reading.passages.map(({ quote }) => quote), reading.eb2] as const
    }
    const figure = 'The petition projects 900 fewer fires a year. This figure is not supported by any study.'
    expect(of('National importance', '', figure)[0]).toEqual([figure])
    const clash = 'The petition speaks of kilns. The statement of May speaks of a school. USCIS cannot determine which of these is the endeavor.'
    expect(of('The proposed endeavor', '', clash)[0]).toEqual([clash])
    const cited = 'Your articles have been cited 12 times. The record does not show how this compares with others.'
    expect(of('Well positioned', '', cited)[0]).toEqual([cited])
    // What stands before it is no part of it where it accepts or asks.
    expect(of('National importance', '', 'Please submit the study. This figure is not supported by any study.')[0]).toContain('This figure is not supported by any study.')
  })

  it('a long heading opens its part, "eligibility for a waiver" is the law, and a point is accepted by a sentence that points back', () => {
    const law = 'The waiver may be granted under Matter of Dhanasar where the endeavor has substantial merit and national importance, and a petitioner is well positioned.'
    const notice = [
      'Eligibility for a National Interest Waiver',
      '',
      law,
      '',
      'The proposed endeavor has both substantial merit and national importance',
      'The statement of May and the articles on the danger of fires discuss the importance of kilns, and',
      'of the safety of kilns in general. The school would primarily benefit the pupils of one town.',
      '',
      'You hold an advanced degree. This is not in dispute.',
    ]
    const reading = requireRead(readNotice(noticeWith('', ...notice)))
    expect([contestedProngs(reading), reading.eb2, reading.conceded.map(({ what, quote }) => [what, quote])]).toEqual([[1], 'conceded', [['eb2', 'You hold an advanced degree.']]])
    const [eb2] = requireRead(readNotice(noticeWith('', 'EB-2 classification', '', 'The letters do not show that the kilns would have a national impact on the economy beyond the town.'))).findings
    expect(eb2?.concern).toBe('national-importance')
    expect(requireRead(readNotice(noticeWith('', 'Plan', '', 'The work plan gives no dates or costs.'))).prongs[2]).toBe('contested')
  })

  it('the table holds what a notice says of a paper, and what a conclusion follows from; not what was sent in, and nothing that speaks for the petition', () => {
    const passages = (...lines: string[]) => {
      const reading = readNotice([{ lines: ['REQUEST FOR EVIDENCE', 'Form I-140, national interest waiver', 'Respond by May 28, 2026', '', ...lines] }])
      return reading.kind === 'read' ? reading.passages.map(({ quote }) => quote) : []
    }
    expect(passages('Exceptional ability', '', 'The record meets only two of the six kinds of evidence. The membership is open to anyone who pays.')).toContain(
      'The membership is open to anyone who pays.',
    )
    expect(passages('The proposed endeavor', '', 'The form speaks of kilns and the letter of a school. It is therefore unclear what the endeavor is.')).toContain(
      'The form speaks of kilns and the letter of a school.',
    )
    const told = passages('Well positioned', '', 'You submitted two letters. The diploma is equal to a U.S. degree. The letters do not describe your own part.')
    // What speaks for the petition is asked about: it may be accepted.
    expect(told).toEqual(['The diploma is equal to a U.S. degree.', 'The letters do not describe your own part.'])
    expect(passages('Well positioned', '', 'You are well positioned.')).toEqual([])
    // What stands behind an acceptance may limit it.
    const doubted = readNotice([
      { lines: ['REQUEST FOR EVIDENCE', 'Form I-140, national interest waiver', 'Respond by May 28, 2026', '', 'Well positioned', '', 'You are well positioned. The award is given each quarter.'] },
    ])
    expect(doubted.kind === 'read' && doubted.conceded).toMatchObject([{ what: 2, doubted: true, behind: 'The award is given each quarter.' }])
  })
})

it('tells what is accepted inside of a sentence, under a condition, or left for later; a heading and the law grant nothing', () => {
  const read = (...body: string[]) => requireRead(readNotice(noticeWith(...body)))
  const refused = 'The record does not establish that you are well positioned to advance the proposed endeavor.'
  const degree = "The evaluator states that your diploma is equal to a U.S. bachelor's degree in forestry, and USCIS accepts this."
  const eb2 = read('1. EB-2 classification', `${degree} The letter of Harrow Timber does not describe your duties.`)
  expect(eb2.conceded).toMatchObject([{ what: 'degree-equivalence', quote: degree, page: 2 }])
  expect(eb2.eb2).toBe('contested')
  expect(read('1. EB-2 classification', "The evaluator states that your diploma is equal to a bachelor's degree, and USCIS does not accept this.").conceded).toEqual([])
  const granted = 'On balance, it would be beneficial to the United States to waive the job offer, provided that the other requirements are met.'
  const balance = read('2. Well positioned', refused, '3. On balance', granted)
  expect(balance.prongs).toEqual({ 1: 'not-addressed', 2: 'contested', 3: 'conceded' })
  expect(balance.conceded).toEqual([{ what: 3, quote: granted, page: 2 }])
  expect(read('2. Well positioned', refused, '3. On balance, it would be beneficial to the United States to waive the job offer', 'You have not shown that it would.').conceded).toEqual([])
  const later = 'This prong will be considered once the second prong has been resolved.'
  const left = read('2. Well positioned', refused, '3. On balance', later)
  expect(left.notReached).toEqual([{ point: 3, quote: later, page: 2 }])
  expect(left.prongs[3]).toBe('not-addressed')
  expect(read('2. Well positioned', refused, '3. On balance', 'You need not send the forms again.').notReached).toBeUndefined()
})

it('reads whole notices: reasons that are still to come, numbered headings, an impact beside a merit that is accepted, and what a remark goes on with', () => {
  const read = (...body: string[]) => requireRead(readNotice(noticeWith(...body)))
  const beyond = 'The record does not show how your kiln would reach towns that do not buy from Harrow Tiles.'
  const announced = read('The evidence is insufficient for the reasons below.', '', 'Substantial merit and national importance', '', beyond)
  expect([contestedProngs(announced), announced.eb2]).toEqual([[1], 'not-addressed'])
  expect(announced.passages.map(({ quote }) => quote)).toEqual([beyond])
  const field = 'You describe the dangers of old ovens, but the importance of a field is not the importance of your endeavor.'
  const goesOn = read('Substantial merit and national importance', '', field, 'The claim that three states have asked for the kiln is not documented.')
  expect(goesOn.passages.map(({ concern }) => concern)).toEqual(['national-importance', 'national-importance'])
  const impact = 'While the merit of the endeavor is acknowledged, the evidence does not demonstrate that its impact would extend beyond the works where you are employed.'
  expect(read('Substantial merit and national importance', '', impact).findings.map(({ concern }) => concern)).toEqual(['national-importance'])
  const headed = read('A. You are a member of the professions holding an advanced degree', 'You have established a doctoral degree in ceramics. This is not in question.', 'B. The first prong', beyond)
  expect([headed.eb2, headed.conceded.map(({ what, quote }) => [what, quote])]).toEqual(['conceded', [['eb2', 'You have established a doctoral degree in ceramics.']]])
  expect(read('EB-2 classification', '', "The evaluation states that the degree equals a bachelor's degree in ceramics, and this is accepted.").conceded.map(({ what }) => what)).toEqual([
    'degree-equivalence',
  ])
  expect(readNotice(noticeWith('The petition will be denied unless you overcome the grounds below within 33 days of the date of this notice.', beyond))).toMatchObject({ deadline: { form: 'period' } })
})

it.each([
  ['You had not met at least three of the regulatory criteria.', ['eb2'], []],
  ['The memberships date from after the filing, and thus were not shown at the required time.', ['eb2'], []],
  ['You did not send letters from your former employers that give dates.', ['eb2'], []],
  ['The gaps in your employment history were not explained.', ['eb2'], []],
  ['The opinion does not show recognition for significant contributions to the industry.', ['eb2'], []],
  ['The evidence did not show that your kilns have influenced the field as a whole.', [2], []],
  ['You did not show how your kilns would influence the field beyond one town.', [1], []],
  ['USCIS questions whether the endeavor has national importance.', [1], []],
  ['USCIS does not question that the endeavor has national importance.', [], ['national-importance']],
  ['Your research on kilns is of national importance, as the articles show.', [], ['national-importance']],
  ['While you showed the substantial merit of your work, you did not show an impact beyond your own pupils.', [1], ['substantial-merit']],
  ['You met two criteria of exceptional ability.', [], []],
] as const)('reads “%s”', (sentence, contested, conceded) => {
  const reading = requireRead(readNotice(noticeWith('This notice is about the petition that you filed for a national interest waiver.', '', sentence)))
  expect([...contestedProngs(reading), ...(reading.eb2 === 'contested' ? ['eb2'] : [])]).toEqual(contested)
  expect(reading.conceded.map(({ what }) => what)).toEqual(conceded)
})

it('what whole notices by others showed: their labels, an item that ends in “and”, a kind by its letter, and evidence of public bodies', () => {
  const head = ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140, national interest waiver', 'Due Date: May 28, 2026', '']
  const read = (...lines: string[]) => {
    const reading = readNotice([{ lines: [...head, ...lines] }])
    if (reading.kind !== 'read') throw new Error(reading.why)
    return reading
  }
  // Parts that are numbered “I.” and items “(i)” make no letter of one's own.
  const roman = [
    'I. Degree',
    '',
    'The degree is not in question.',
    '',
    'II. Plan',
    '',
    'The record has no plan for the kilns. Please provide (i) a plan with dates; (ii) letters of users; and (iii) bank records.',
  ]
  expect(read(...roman).passages.filter(({ kind }) => kind === 'asked')).toHaveLength(3)
  // “…; and” behind a numbered item makes no heading of it.
  const listed = read('Plan', '', 'The record has no plan for the kilns. Please submit:', '', '1. Agreements with the tile works; and', '', '2. Bank records.')
  expect(listed.passages.flatMap(({ kind, quote }) => (kind === 'asked' ? [quote] : []))).toEqual(['Agreements with the tile works', 'Bank records'])
  // A row that is broken before “b.” stays a row.
  const run = read('Plan', '', 'The record has no plan for the kilns. Please submit: a. agreements with the tile works;', 'b. bank records of two years; and', 'c. a budget.')
  expect(run.passages.flatMap(({ kind, label }) => (kind === 'asked' ? [label] : []))).toEqual(['a.', 'b.', 'c.'])
  // What an item says of others holds nothing against the petition.
  const others = read(
    'National importance',
    '',
    'The letters do not show an effect beyond the plant. Please submit:',
    '',
    '(a) Evidence of use by plants that are not clients of the employer;',
    '',
    '(b) Bank records.',
  )
  expect(others.passages.filter(({ kind }) => kind === 'stated')).toHaveLength(1)
  const accepted = (line: string) => read('The classification', '', line, '', 'The evidence does not show ten years of full-time experience as a kiln engineer.').conceded.map(({ what }) => what)
  expect(accepted('The petitioner submitted a license for kilns, meeting 8 C.F.R. § 204.5(k)(3)(ii)(C).')).toEqual(['ability-C'])
  expect(accepted('The petitioner demonstrated membership in professional associations, fulfilling the membership criterion.')).toEqual(['ability-E'])
  expect(read('The endeavor was acknowledged for its potential merit. The evidence does not show its national importance.').conceded).toEqual([])
  expect(read('The diploma is found equivalent to an associate degree in ceramics rather than a U.S. baccalaureate degree.').eb2).toBe('contested')
  expect(read('The membership in the guild of kiln engineers began after the petition was filed.').eb2).toBe('contested')
  expect(read('The project work did not demonstrate recognition from independent scholars.').prongs[2]).toBe('contested')
  expect(read('The strategic plan of the tile council did not specifically address the work of the petitioner.').prongs[1]).toBe('contested')
})

it('keeps what an officer sets against what the petitioner states', () => {
  const quoted = (...lines: string[]) => {
    const { passages } = requireRead(readNotice(noticeWith('National importance', '', ...lines)))
    return passages.map(({ quote }) => quote).join(' | ')
  }
  for (const line of [
    'The petitioner states that the glaze is used in twelve tile works, but the only letter is from Ames Tile, which employs the petitioner.',
    'The petitioner claims that nine plants have changed their kilns; however, the survey names two of them.',
    'The petitioner asserts that the method saves fuel in every kiln, yet the figures come from one kiln of the employer.',
  ])
    expect(quoted(line), line).toContain(line.split(/[,;] (?:but|however|yet)/)[1]!.slice(2, 30))
  // What the petitioner states may be told to be held against the petition.
  expect(quoted('The petitioner states that the glaze is used in twelve tile works.')).toContain('twelve tile works')
})

it('reads what “you should submit” asks for item by item, and no rule on how to answer', () => {
  const asked = (words: string) => requireRead(readNotice(noticeWith('The record does not show that the endeavor has national importance.', words))).passages.filter(({ kind }) => kind === 'asked')
  expect(asked('You should submit (i) a plan with dates; (ii) letters of users; and (iii) bank records.').map(({ quote }) => quote)).toEqual(['a plan with dates', 'letters of users', 'bank records'])
  expect(asked('You should submit your response and all documents at one time.')).toEqual([])
})

const askedIn = (...words: string[]) =>
  requireRead(readNotice(noticeWith('The record does not show that the endeavor has national importance.', '', ...words))).passages.filter(({ kind }) => kind === 'asked')

it('reads a request in each of the forms in which an officer puts it', () => {
  for (const [words, start] of [
    ['You must provide letters from hatcheries that run the feeder.', 'You must provide letters'],
    ['The petitioner needs to clarify which of the two kilns is meant.', 'The petitioner needs to clarify'],
    ['Your response should include a statement by the port.', 'Your response should include'],
    ['Any response must contain the loan agreement of the mill.', 'Any response must contain'],
    ['The petitioner is requested to submit a report by the utility.', 'The petitioner is requested'],
    ['A signed statement by the orchard that names the trial plots is needed.', 'A signed statement'],
    ['Contracts with two carriers should be submitted.', 'Contracts with two carriers'],
    ['USCIS would need to see correspondence from ship owners.', 'USCIS would need'],
    ['We also request that you explain how the yield was measured.', 'We also request'],
    ['Evidence to overcome this concern should include payroll records.', 'Evidence to overcome'],
    ['Please list the farms that have ordered the feeder.', 'Please list'],
    ['Identify the investors and what each has paid.', 'Identify the investors'],
    ['To meet this part, work letters on the paper of the employer must be submitted.', 'To meet this part'],
    ['The record should be supplemented with the harbor plan.', 'The record should be'],
    ['This office invites you to submit letters from pilots.', 'This office invites'],
    ['You must resolve the conflict between the two dates.', 'You must resolve'],
    ['Club rules must be included with your response.', 'Club rules'],
    ['To overcome this finding, the petitioner must show that the degree is equivalent to a bachelor.', 'To overcome this finding'],
    ['With your response, submit a statement by the dairy.', 'With your response'],
    ['In response, you must demonstrate why the work cannot wait for a labor certification.', 'In response'],
  ] as const)
    expect(
      askedIn(words).map(({ quote }) => quote.slice(0, start.length)),
      words,
    ).toEqual([start])
})

it('takes no rule on how to answer and no law for a request', () => {
  for (const words of [
    'You must submit all requested materials together, along with the original USCIS request for evidence.',
    'You must include this notice with your response.',
    'You must provide a certified translation of any document in a foreign language.',
    'The petitioner must submit evidence of at least three of the six kinds that the regulations list.',
    'You should submit copies and keep the originals.',
    'You should include your receipt number on each page.',
    'An advanced degree is required for entry into the occupation.',
    'You are not required to submit a labor certification.',
    'If you send letters, you should include the addresses of their authors.',
  ])
    expect(askedIn(words), words).toEqual([])
})

it('opens a list behind a request that begins with what is to be shown', () => {
  expect(askedIn('To show that the proposed endeavor has merit, you must submit:', '', '• A description of the kiln; and', '', '• Letters from two potteries.').map(({ quote }) => quote)).toEqual([
    'A description of the kiln',
    'Letters from two potteries',
  ])
})

it('tells with a request what it asks for where only the sentence before names it', () => {
  const [only, ...others] = askedIn('The record lacks letters from former employers that give the dates of employment. Please provide such letters.')
  expect(others).toEqual([])
  expect(only).toMatchObject({ point: 'eb2', quote: 'The record lacks letters from former employers that give the dates of employment. Please provide such letters.' })
})

it('parts two papers that each begin anew, and no other “and”', () => {
  const quotes = (words: string) => askedIn(words).map(({ quote }) => quote)
  expect(quotes('Submit a copy of the lease and a letter from the landlord.')).toEqual(['a copy of the lease', 'a letter from the landlord'])
  expect(quotes('Explain how the mill is paid for and submit a letter from the bank.')).toEqual(['Explain how the mill is paid for', 'submit a letter from the bank'])
  expect(quotes('Submit letters that explain and describe the kiln.')).toEqual(['Submit letters that explain and describe the kiln.'])
  expect(quotes('Submit a letter from the mayor and the council.')).toEqual(['Submit a letter from the mayor and the council.'])
})

it('weighs what a sentence means, also where it turns its words around', () => {
  const points = (words: string) => {
    const { prongs, eb2 } = requireRead(readNotice(noticeWith('', words)))
    return [...([1, 2, 3] as const).filter((prong) => prongs[prong] === 'contested'), ...(eb2 === 'contested' ? ['eb2'] : [])]
  }
  for (const [words, point] of [
    ['The evidence does not show that the study would have a real effect on the supply of vaccines in the country.', 1],
    ['The petitioner did not give details about the layout, opening hours, and staffing of the proposed bakery.', 1],
    ['The number of citations, while impressive, does not show an influence in the field.', 2],
    ['There was insufficient evidence of her qualifications for a college post, and the progress towards the choir was not shown.', 2],
    ['The petitioner made substantial changes to her undertaking after filing, and this cannot help the petition.', 1],
    ['The evidence fails to show a real impact on the national economy beyond her post and her business plan.', 1],
    ['The account of the endeavor changed three times, making it impossible for USCIS to evaluate it.', 1],
    ['The record does not show that his publications influenced the discipline more broadly.', 2],
    ['Her methods have not been shown to have affected the wider clinical community.', 2],
    ['The record does not show that the research would have influenced the discipline more broadly.', 1],
    ['The letters do not explain the impact of her research on national clinical practice.', 2],
    ['Two letters praise the choir but lack specific examples.', 2],
    ['The evidence does not show that she meets the requirements to practice as a midwife in Ohio.', 2],
    ['This does not meet the definition of an advanced degree.', 'eb2'],
    ['The awards do not show recognition outside of the county for achievements.', 'eb2'],
    ['It is not shown that the findings of the study would be adopted by other laboratories.', 1],
    ['Nor did the plan explain how the job numbers were reached.', 1],
    ['The articles speak of local gains without substantial evidence of wider implications for the nation.', 1],
    ['The predicted jobs and the wider economic gains were deemed insufficiently substantiated.', 1],
  ] as const)
    expect(points(words), words).toEqual([point])
})

describe('what officers say in words of their own', () => {
  const contested = (sentence: string) => contestedProngs(requireRead(readNotice(noticeWith(sentence))))

  it.each([
    ['Your statement describes the endeavor only in terms of the bridges that you have already inspected.', [1]],
    ['The endeavor merely amounts to continuing to perform your current job duties.', [1]],
    ['Although dentistry is valued in this country, the national interest waiver gives no blanket waiver to everyone in an occupation.', [1]],
    ['The petitioner failed to submit evidence his expertise is not readily captured in a PERM filing.', [3]],
    ['You have not shown contributions that would benefit the country even if other qualified workers were available.', [3]],
    ['The citation count, which may include papers by its author, does not reveal why the findings were cited.', [2]],
    ['The record does not show that the filter has been utilized by any water works.', [2]],
    ['These arguments relate to the first two Dhanasar prongs and do not address the separate third prong.', [3]],
  ])('%s', (sentence, prongs) => {
    expect(contested(sentence)).toEqual(prongs)
  })

  it('takes a letter on a job offer for no word on the waiver', () => {
    expect(contested('You must submit a letter that confirms the job offer to you.')).toEqual([])
  })

  it('accepts both halves of prong one in the words of the older test', () => {
    const { prongs } = requireRead(readNotice(noticeWith('USCIS agrees that you work in an area of intrinsic merit, and that the benefits of the dam would be national in scope.')))
    expect(prongs[1]).toBe('conceded')
  })

  it('accepts no point because a letter is to say how the petitioner is well positioned', () => {
    const { conceded } = requireRead(readNotice(noticeWith('Letters from experts in the field, giving examples of how the petitioner is well positioned to advance the endeavor.')))
    expect(conceded).toEqual([])
  })
})

describe('a list of what you may send, outside of any part', () => {
  const asked = (...lines: string[]) =>
    requireRead(readNotice(noticeWith(...lines)))
      .passages.filter(({ kind }) => kind === 'asked')
      .map(({ quote, choice }) => [quote, choice])

  it.each([
    ['You may still submit evidence of it. Evidence may include, but is not limited to:', 'offered'],
    ['To show your record in similar efforts, the petitioner may submit;', 'offered'],
    ['Please submit proof of use. Such evidence may include:', 'offered'],
    ['Please submit further documents on the use of the device, which may include:', 'offered'],
  ])('%s', (opening, choice) => {
    expect(asked('', opening, '', '• A letter from the hospital that bought the device;', '', '• A copy of the patent.').slice(-2)).toEqual([
      ['A letter from the hospital that bought the device', choice],
      ['A copy of the patent', choice],
    ])
  })

  it('is the law where it is addressed to no one', () => {
    expect(asked('', 'Under the regulations, evidence may include:', '', '• A letter from the hospital that bought the device;', '', '• A copy of the patent.')).toEqual([])
  })
})

describe('a numbered list of what to send', () => {
  const read = (...lines: string[]) => requireRead(readNotice(noticeWith('', ...lines)))
  const list = [
    'Please submit the following:',
    '',
    '1. A report on the use of the pump beyond the county, including any survey that was made by a public water works in the region.',
    '',
    '2. Evidence of the skills, including:',
    '   - A letter from an engineer who does not know you',
    '   - A copy of the patent',
    '',
    '3. A plan with:',
    '   - The dates of each step of the work',
    '   - Proof that the money cannot be withdrawn by the bank',
    '',
    'Failure to submit the requested evidence may result in the denial of the petition.',
  ]

  it('goes on behind an item that looks like a heading, and parts an item into its lines', () => {
    expect(
      read(...list)
        .passages.filter(({ kind }) => kind === 'asked')
        .map(({ quote, under }) => [quote, under]),
    ).toEqual([
      ['A report on the use of the pump beyond the county, including any survey that was made by a public water works in the region', undefined],
      ['A letter from an engineer who does not know you', 'Evidence of the skills, including'],
      ['A copy of the patent', 'Evidence of the skills, including'],
      ['The dates of each step of the work', 'A plan with'],
      ['Proof that the money cannot be withdrawn by the bank', 'A plan with'],
    ])
  })

  it('goes on behind short lines that could be headings', () => {
    const { passages } = read(
      'Please submit the following:',
      '',
      '1. Joint returns for the last year of the firm',
      '',
      '2. Joint lease or rental papers',
      '',
      '3. Press cuttings',
      '',
      '4. How to respond',
      '',
      'You may answer by mail.',
    )
    expect(passages.filter(({ kind }) => kind === 'asked').map(({ quote }) => quote)).toEqual(['Joint returns for the last year of the firm', 'Joint lease or rental papers', 'Press cuttings'])
  })

  it('keeps the lines of an item at its point', () => {
    const { passages } = read(
      'Please submit:',
      '',
      '1. Documentation that a waiver of the job offer would benefit the United States:',
      '   - A study of the effect on the economy',
      '   - Letters from two agencies',
    )
    expect(passages.filter(({ kind }) => kind === 'asked').map(({ point }) => point)).toEqual([3, 3])
  })

  it('holds nothing against the petition, nor does a warning of what a late answer brings', () => {
    expect(read(...list).passages.filter(({ kind }) => kind === 'stated')).toEqual([])
  })

  it('ends where the next part begins', () => {
    const { passages, prongs } = read('Please submit:', '', '(a) A copy of the patent; and', '', '(b) A copy of the lease.', '', 'C. Well positioned', '', 'You have not shown a record of success.')
    expect(passages.filter(({ kind }) => kind === 'asked').map(({ quote }) => quote)).toEqual(['A copy of the patent', 'A copy of the lease'])
    expect(prongs[2]).toBe('contested')
  })
})

it.each(['A plan.', 'A business plan for the endeavor with milestones.'])('the last item of a numbered list is asked for, and no heading: %s', (last) => {
  const items = ['Please submit:', '1. A letter from the mill.', '2. Certificates of the courses.', `3. ${last}`]
  const asked = requireRead(readNotice(noticeWith(...items))).passages.flatMap(({ kind, quote }) => (kind === 'asked' ? [quote] : []))
  expect(asked).toEqual(['A letter from the mill', 'Certificates of the courses', last.slice(0, -1)])
})
