/** Letters measured last, after three rounds of mending. All fictional, as in `tuning-letters.ts`. */
import type { Letter } from './letter.ts'

const lawH = `# About the waiver

The immigration statute allows a job offer to be waived when the work of the person is in the national interest. The Administrative Appeals Office has given a test with three steps: is the planned work of substantial merit and of national importance; does the person stand in a good position to carry it out; and does the country gain, on balance, from doing without the labor certification? Each step must be answered in the affirmative. A plan that would only serve its owner's customers fails the first step. Articles, letters and contracts are examples of documents that may help with the second step.`

export const fourthHoldoutLetters: Letter[] = [
  {
    id: 'v01-importance-and-record',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services', 'Page {page} of {pages}'],
    footer: ['IOE9900500137'],
    body: `| Request for Evidence
| Notice Date: July 20, 2026
| Form I-140
| Due Date: September 3, 2026

${lawH}

# National importance of the endeavor

You plan to improve the water accounting of vineyards. In its current form, the record leaves open how the gains of three vineyards would spread to the wider region. Your expert, Dr. Ambrose Teague, predicts adoption across the state but names no grower outside the pilot. USCIS gives this prediction limited weight.

# Well positioned

Your engineering degree is undisputed. What is missing is proof that your method worked: the yield tables are unsigned and cover one season. USCIS also observes that the patent application lists your former employer as the sole inventor's assignee and does not mention you.

# Balance

Your arguments under this heading were persuasive. The third prong has been satisfied.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'July 20, 2026',
      deadline: 'September 3, 2026',
      receiptLast4: '0137',
      prongs: { 1: 'contested', 2: 'contested', 3: 'conceded' },
      eb2: 'not-addressed',
      concerns: ['national-importance', 'record'],
      conceded: [3],
    },
  },
  {
    id: 'v02-eb2-five-years',
    set: 'holdout',
    header: ['USCIS Texas Service Center'],
    footer: ['SRC9900511248', 'Page {page}'],
    body: `| REQUEST FOR EVIDENCE
| Notice Date: 04/30/2026
| Form I-140, national interest waiver

We must receive your evidence by July 23, 2026.

${lawH}

# EB-2 classification

Your bachelor's degree in nutrition was awarded in May 2021 and you filed in March 2025, so five years of post-degree experience had not been completed at filing. You may still qualify through exceptional ability, but only a license and a diploma were offered for this.

# Proposed endeavor

USCIS has no questions about the merit or the national importance of your program against childhood anemia.

# Second prong

You are well positioned to advance this endeavor, given your role in the state pilot.

# Third prong

The need for the program is pressing and you cannot practicably be sponsored; on balance a waiver would benefit the country.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '04/30/2026',
      deadline: 'July 23, 2026',
      receiptLast4: '1248',
      prongs: { 1: 'conceded', 2: 'conceded', 3: 'conceded' },
      eb2: 'contested',
      concerns: ['eb2-threshold'],
      conceded: ['substantial-merit', 'national-importance', 2, 3],
    },
  },
  {
    id: 'v03-noid-plan-and-balance',
    set: 'holdout',
    header: ['Department of Homeland Security', 'USCIS'],
    footer: ['{page} of {pages}'],
    hyphenate: true,
    body: `| NOTICE OF INTENT TO DENY YOUR PETITION
| Notice Date: June 9, 2026
| LIN9900522359   Form I-140

You may rebut the points below. Your rebuttal is due on July 9, 2026.

${lawH}

# First step

USCIS is persuaded that battery passports have substantial merit and that the endeavor has national importance.

# Second step

The five-year projection assumes a loan that no bank has offered. You hold no contract with a battery maker. USCIS asked in its earlier request for minutes, invoices or any other trace of progress since 2023; none were sent. You are therefore not found to be well positioned.

# Third step

The letter from your counsel discusses how long the visa queue is. The queue has no bearing on whether the labor certification should be waived. Nothing else was offered for the third prong.`,
    label: {
      noticeKind: 'noid',
      noticeDate: 'June 9, 2026',
      deadline: 'July 9, 2026',
      receiptLast4: '2359',
      prongs: { 1: 'conceded', 2: 'contested', 3: 'contested' },
      eb2: 'not-addressed',
      concerns: ['plan', 'balance'],
      conceded: ['substantial-merit', 'national-importance'],
    },
  },
  {
    id: 'v04-reads-like-a-job',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services', 'IOE9900533460'],
    footer: ['Page {page} of {pages}'],
    columns: 76,
    body: `| REQUEST FOR EVIDENCE
| Notice Date: 10 October 2026
| Case Type: I-140
| Respond by: 24 November 2026

${lawH}

# Prong one

A job description has been offered in place of an endeavor. The six bullet points on page 3 of your letter could have been written by any accountant. You should tell USCIS which undertaking, within accounting, you filed for. As to its importance, you rely on the demand for accountants; demand for a profession says nothing about your endeavor.

# Prongs two and three

These will be taken up once prong one is clear.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '10 October 2026',
      deadline: '24 November 2026',
      receiptLast4: '3460',
      prongs: { 1: 'contested', 2: 'not-addressed', 3: 'not-addressed' },
      eb2: 'not-addressed',
      concerns: ['endeavor-unclear', 'national-importance'],
      conceded: [],
    },
  },
]
