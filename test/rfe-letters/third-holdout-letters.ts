/** Letters written after the second hold-out had been used for mending. All fictional, as in `tuning-letters.ts`. */
import type { Letter } from './letter.ts'

const lawG = `# Background

An immigrant visa in the second preference normally rests on a job offer and a certification by the Department of Labor. Congress allows the agency to set both aside where that serves the national interest. The agency does so where three things are shown. First, what the self-petitioner proposes to do is worthwhile and matters to the nation, not just to a town or a business. Second, the self-petitioner is well positioned to do it. Third, the gain for the country outweighs the reasons for asking for a certification.

Proof is by a preponderance of the evidence; doubts that remain after the record has been weighed do not have to be removed entirely. Evidence that arose after the filing date does not establish eligibility.`

export const thirdHoldoutLetters: Letter[] = [
  {
    id: 'u01-mixed',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services', 'IOE9900401135'],
    footer: ['Page {page} of {pages}'],
    body: `| Request for Evidence
| Notice Date: September 1, 2026
| Form I-140
| Response Due Date: October 16, 2026

Dear Lysander Appiah-Crowe:

${lawG}

# Endeavor

You intend to develop training in airport noise reduction. The officer recognizes that the endeavor has substantial merit. National importance is another matter: the two contracts in evidence are with one airport, and the record offers little insight into how other airports would benefit.

# Your position

You have demonstrated that you are well positioned to advance the endeavor, and no more evidence is required in this regard.

# Waiver

You wrote that a labor certification would take two years. Delay alone does not make the process impractical. Kindly supply evidence of any other reason that would tip the balance in favor of a waiver.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'September 1, 2026',
      deadline: 'October 16, 2026',
      receiptLast4: '1135',
      prongs: { 1: 'contested', 2: 'conceded', 3: 'contested' },
      eb2: 'not-addressed',
      concerns: ['national-importance', 'balance'],
      conceded: ['substantial-merit', 2],
    },
  },
  {
    id: 'u02-eb2-and-plan',
    set: 'holdout',
    header: ['USCIS Nebraska Service Center', 'Page {page} of {pages}'],
    footer: ['LIN9900412246'],
    hyphenate: true,
    body: `| REQUEST FOR EVIDENCE
| Notice Date: 06/22/2026
| Form I-140

Your response must be postmarked and received on or before 09/14/2026.

${lawG}

# Is the beneficiary an advanced degree professional?

Transcripts for the claimed Master of Architecture were left out of the filing. The beneficiary's diploma bears no date. The evidence does not allow USCIS to conclude that the degree was awarded before the petition was filed.

# Is the beneficiary well positioned?

The beneficiary's awards show talent. Even so, the plan to print houses from recycled concrete is at the stage of an idea. No machine has been purchased, no land has been secured, and no municipality has expressed interest in writing.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '06/22/2026',
      deadline: '09/14/2026',
      receiptLast4: '2246',
      prongs: { 1: 'not-addressed', 2: 'contested', 3: 'not-addressed' },
      eb2: 'contested',
      concerns: ['plan', 'eb2-threshold'],
      conceded: [],
    },
  },
  {
    id: 'u03-noid-vague',
    set: 'holdout',
    header: ['Department of Homeland Security'],
    footer: ['NOID {page}/{pages} SRC9900423357'],
    body: `| Notice of Intent to Deny
| Date: March 3, 2026
| Petition for Alien Worker (Form I-140)
| You have until April 2, 2026 to respond.

${lawG}

# Why USCIS intends to deny

USCIS cannot tell from the petition what the self-petitioner would do on a normal day in the United States, with whom, and to what end. Phrases like "digital transformation" can mean many things. Since the undertaking is not defined, neither its merit nor its national importance can be judged. The self-petitioner's long career is acknowledged, but a career is not evidence of being well positioned for an endeavor that has not been described. There being no defined endeavor, there is nothing on which to find that a waiver of the job offer would, on balance, benefit the country.`,
    label: {
      noticeKind: 'noid',
      noticeDate: 'March 3, 2026',
      deadline: 'April 2, 2026',
      receiptLast4: '3357',
      prongs: { 1: 'contested', 2: 'contested', 3: 'contested' },
      eb2: 'not-addressed',
      concerns: ['endeavor-unclear', 'national-importance', 'substantial-merit', 'record', 'balance'],
      conceded: [],
    },
  },
  {
    id: 'u04-record-only',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services'],
    footer: ['{page}'],
    body: `| REQUEST FOR EVIDENCE - I-140
| IOE9900434468
| Notice Date: 11/02/2026

Dear Ottoline Varga-Mensah:

Send the evidence so that USCIS has it by December 17, 2026.

${lawG}

# Decision so far

Prong one: met. Prong three: to be decided with prong two.

# Prong two

The articles list seven authors and do not say what you contributed. Two of the three experts have been your co-authors, and the third writes in terms that could apply to any researcher. Independent evidence that your results were put to use is absent.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '11/02/2026',
      deadline: 'December 17, 2026',
      receiptLast4: '4468',
      prongs: { 1: 'conceded', 2: 'contested', 3: 'not-addressed' },
      eb2: 'not-addressed',
      concerns: ['record'],
      conceded: [1],
    },
  },
]
