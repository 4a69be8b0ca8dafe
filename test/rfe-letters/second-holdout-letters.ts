/** Letters written after the first hold-out was measured, to measure again. All fictional, as in `tuning-letters.ts`. */
import type { Letter } from './letter.ts'

const lawF = `# Eligibility requirements

To qualify for a national interest waiver, the petitioner must establish eligibility for the EB-2 classification and must persuade USCIS that the waiver is merited. The analysis follows Matter of Dhanasar.

USCIS may grant the waiver if the petitioner demonstrates: (1) that the foreign national's proposed endeavor has both substantial merit and national importance; (2) that the foreign national is well positioned to advance the proposed endeavor; and (3) that, on balance, it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification.

A general statement about the importance of an occupation does not establish the national importance of an endeavor. Letters that are not supported by facts do not carry much weight. If the evidence does not establish each prong, the petition will not be approved.`

export const secondHoldoutLetters: Letter[] = [
  {
    id: 's01-it-appears',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services', 'Page {page} of {pages}', 'Notice Date: 05/06/2026'],
    footer: ['Form I-797E   IOE9900301175'],
    body: `| REQUEST FOR EVIDENCE
| Case Type: I140
| Due Date: 07/29/2026

${lawF}

# (1) Substantial merit and national importance

The petitioner seeks to work as a cloud security architect. Although the petitioner's work is likely of value to the petitioner's customers, it does not appear that the work would affect cloud security beyond them. USCIS notes the reports on cyber threats; these reports do not mention the petitioner's approach. As such, the evidence is not sufficient to show that the endeavor is nationally important. The substantial merit of the endeavor has been established.

To address this deficiency, the petitioner may submit:

- evidence that other organizations have not only read about but adopted the approach;
- evidence of national implications within the field.

# (2) Well positioned to advance the proposed endeavor

The petitioner's certificates, employment verification letters and opinion letter have been considered. The opinion letter's author did not work with the petitioner and bases the opinion on the resume alone. The record does not demonstrate how the petitioner's past projects were significant to anyone other than the employer. This prong has not been met.

# (3) On balance

The petitioner has not demonstrated eligibility under the first and second prongs. It follows that the petitioner has not shown that it would be beneficial to the United States to waive the job offer.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '05/06/2026',
      deadline: '07/29/2026',
      receiptLast4: '1175',
      prongs: { 1: 'contested', 2: 'contested', 3: 'contested' },
      eb2: 'not-addressed',
      concerns: ['national-importance', 'record', 'balance'],
      conceded: ['substantial-merit'],
    },
  },
  {
    id: 's02-no-headings',
    set: 'holdout',
    header: ['USCIS'],
    footer: ['{page}'],
    body: `| Request for Evidence
| August 19, 2026
| LIN9900312246
| Petition: Form I-140

This letter is about the national interest waiver petition of Evander Solbakken-Rhee. USCIS must receive the requested evidence by October 14, 2026.

${lawF}

# The record

USCIS has determined that the petitioner holds the equivalent of a U.S. master's degree and that the EB-2 classification has been established. The proposed endeavor, which concerns sleep medicine, has substantial merit. The petitioner did not clearly define the proposed endeavor: in one place it is a clinic, in another a mobile application, and in a third a lecture series. The petitioner was asked at filing how the endeavor would be financed, and the business plan does not answer. Finally, the petitioner has not explained why the labor certification process is not suited to a physician.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'August 19, 2026',
      deadline: 'October 14, 2026',
      receiptLast4: '2246',
      prongs: { 1: 'contested', 2: 'contested', 3: 'contested' },
      eb2: 'conceded',
      concerns: ['endeavor-unclear', 'plan', 'balance'],
      conceded: ['eb2', 'substantial-merit'],
    },
  },
  {
    id: 's03-noid-eb2-and-record',
    set: 'holdout',
    header: ['Department of Homeland Security', 'U.S. Citizenship and Immigration Services'],
    footer: ['Page {page} of {pages}'],
    hyphenate: true,
    body: `| NOTICE OF INTENT TO DENY
| Notice Date: 07/01/2026
| Receipt Number: SRC-99-003-23317
| Form I-140
| Respond by: 07/31/2026

${lawF}

# EB-2 classification

The beneficiary's four-year degree in sports coaching is equal to a U.S. bachelor's degree. The beneficiary submitted two letters from former employers. Together they document three years of employment after the degree, which is less than the five years required. Therefore, eligibility as an advanced degree professional has not been established.

# First prong

The beneficiary's endeavor of reducing injuries among young athletes has substantial merit. The evidence also shows national importance, as the training protocol has been taken up by athletic associations in several states. The first prong is met.

# Second prong

USCIS considered the beneficiary's coaching licences and media coverage. The coverage concerns the teams and does not mention the beneficiary by name. The beneficiary's contribution to the protocol is not documented.

# Third prong

Because the second prong is not met, an analysis of the third prong would serve no purpose and is not made here.`,
    label: {
      noticeKind: 'noid',
      noticeDate: '07/01/2026',
      deadline: '07/31/2026',
      receiptLast4: '3317',
      prongs: { 1: 'conceded', 2: 'contested', 3: 'not-addressed' },
      eb2: 'contested',
      concerns: ['record', 'eb2-threshold'],
      conceded: ['substantial-merit', 'national-importance', 1],
    },
  },
  {
    id: 's04-questions',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services', 'IOE9900334428'],
    footer: ['Page {page} of {pages}'],
    columns: 80,
    body: `| Request for Evidence
| Notice Date: October 6, 2026
| Form I-140

Dear Wilhelmina Aguado-Stroud:

Please make sure that your evidence arrives no later than November 20, 2026. USCIS will not grant additional time.

${lawF}

# Prong 1

Your statement speaks of "modern farming solutions" and of helping farmers everywhere. USCIS needs to understand what these solutions are. It is unclear whether you intend to sell equipment, to advise farmers or to carry out research. You also cite figures on the size of the farm economy. Those figures describe an industry; they do not show what effect your own work would have.

# Prong 2

You have a degree in agronomy and fourteen years of practice, and the letters describe concrete results that others adopted. USCIS finds that you are well positioned to advance an endeavor in agronomy.

# Prong 3

No determination is made on the third prong at this stage.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'October 6, 2026',
      deadline: 'November 20, 2026',
      receiptLast4: '4428',
      prongs: { 1: 'contested', 2: 'conceded', 3: 'not-addressed' },
      eb2: 'not-addressed',
      concerns: ['endeavor-unclear', 'national-importance'],
      conceded: [2],
    },
  },
  {
    id: 's05-merit-only-dispute',
    set: 'holdout',
    header: ['USCIS - Nebraska Service Center', '{page} of {pages}'],
    footer: ['IOE9900345539'],
    body: `| REQUEST FOR EVIDENCE
| Notice Date: 02-March-2026
| Immigrant petition: I-140
| Response deadline: May 26, 2026

${lawF}

# Proposed endeavor

You plan to publish a series of crossword books. You assert that the books keep older readers mentally fit. No studies or other objective evidence of this were included, and USCIS cannot find that the endeavor has substantial merit on your word alone. For the same reason USCIS cannot find that it is of national importance.

# Position

The endeavor would need editors, printers and distributors. You have neither engaged any of them nor shown how you would pay them.

# Waiver

You have provided no argument about the third prong at all.`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '02-March-2026',
      deadline: 'May 26, 2026',
      receiptLast4: '5539',
      prongs: { 1: 'contested', 2: 'contested', 3: 'contested' },
      eb2: 'not-addressed',
      concerns: ['national-importance', 'substantial-merit', 'plan', 'balance'],
      conceded: [],
    },
  },
  {
    id: 's06-first-page-missing',
    set: 'holdout',
    header: ['Page 2 of 3', 'IOE9900356640'],
    footer: [],
    linesPerPage: 90,
    body: `USCIS has reviewed the national interest waiver petition and the exhibits.

# National importance

The petitioner's claim that translators are in short supply does not show that the proposed endeavor, a translation agency, is of national importance. The evidence does not identify any effect outside the agency's own customers.

# Well positioned

The petitioner's record shows twenty years of translation work. The second prong has been satisfied.`,
    label: {
      noticeKind: 'unknown',
      noticeDate: null,
      deadline: null,
      receiptLast4: '6640',
      prongs: { 1: 'contested', 2: 'conceded', 3: 'not-addressed' },
      eb2: 'not-addressed',
      concerns: ['national-importance'],
      conceded: [2],
    },
  },
]
