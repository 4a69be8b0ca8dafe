/** Letters written before the rules and left out of the first tuning; used for mending after they were measured. All fictional. */
import type { Letter } from './letter.ts'

const lawC = `# Applicable law

The waiver of a job offer is a matter of discretion. Under the three-part framework in use since 2016, an individual who seeks it has to prove that the proposed endeavor carries both substantial merit and national importance, that the individual is well placed to move it forward, and that the United States would gain, on balance, if the usual requirement of a labor certification were set aside.

In the first part, the focus is on what the foreign national proposes to do, not on the importance of the industry or profession in which the work takes place. An undertaking may have national importance where it has national or even global implications within a particular field, or where it has significant potential to employ U.S. workers, particularly in an economically depressed area. Benefits limited to one company do not suffice.

In the second part, officers look at the individual's education, skills and past achievements, at plans for the future and progress made, and at the interest of others. It is not required that the endeavor be more likely than not to succeed, but unsupported claims are not enough.

In the third part, officers balance the interest of the United States in the labor certification process against the interest in the individual's work.`

const lawD = `# What the law requires

Every petitioner for an immigrant benefit must establish eligibility at the time of filing. 8 CFR 103.2(b)(1). A petition cannot be approved on the basis of facts that came into being afterwards. Where the record lacks required initial evidence, USCIS may deny the petition without asking for more.

A person asking for a national interest waiver must hold an advanced degree, or its equivalent, or show exceptional ability in the sciences, arts or business. If the person does not hold a doctorate or master's degree, a bachelor's degree followed by at least five years of progressive experience may be accepted.

Prong 1: the proposed endeavor must have both substantial merit and national importance. Prong 2: the person must be well positioned to advance it. Prong 3: on balance, it must be beneficial to the United States to waive the job offer.`

const lawE = `# Standard

A waiver may be granted where a preponderance of the evidence shows that the endeavor has both substantial merit and national importance, that the petitioner is well positioned to advance it, and that on balance a waiver would benefit the United States. It is not enough to show that the petitioner is skilled. A petitioner who has not shown one of these parts is not eligible.`

const closingB = `# Your answer

Place a copy of this notice on top of your answer. Send everything in one package. You will not receive another opportunity. If USCIS does not receive your answer in time, it may deny the petition for abandonment, or on its merits. You should keep a copy of everything you send.`

export const holdoutLetters: Letter[] = [
  {
    id: 'h01-record-conceded-merit',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services', 'Texas Service Center', 'Page {page} of {pages}'],
    footer: ['IOE9900101346'],
    body: `| Request for Evidence
| Notice Date: July 7, 2026
| Receipt Number: IOE9900101346
| Form I-140, Immigrant Petition for Alien Workers

Dear Rosalind Okwuosa-Hart:

This office has begun its review of the petition you filed for yourself and finds that the record is not complete. You must answer by August 21, 2026; answers that arrive later will not be considered.

${lawC}

# Your classification

Based on the doctoral diploma in the record, you meet the requirements for an advanced degree professional.

# First part: merit and importance

Your endeavor is to develop rapid tests for contaminants in rural wells. This office accepts that the endeavor has substantial merit and national importance.

# Second part: your position

You rely on eleven citations. The citation report does not distinguish your work from that of others in the field, and four of the letters come from people at your own laboratory. None of the letters identifies an instance in which another laboratory put your method to use. The documentation does not support the claim that you played a leading role in the two grants, as you are named as a student assistant. Accordingly, a record of success in similar efforts has not been shown.

# Third part: balance

Since the second part remains open, this office has not weighed the third part.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'July 7, 2026',
      deadline: 'August 21, 2026',
      receiptLast4: '1346',
      prongs: { 1: 'conceded', 2: 'contested', 3: 'not-addressed' },
      eb2: 'conceded',
      concerns: ['record'],
      conceded: ['eb2', 'substantial-merit', 'national-importance'],
    },
  },
  {
    id: 'h02-all-prongs-and-eb2',
    set: 'holdout',
    header: ['Department of Homeland Security', 'U.S. Citizenship and Immigration Services'],
    footer: ['I-140 RFE, page {page}'],
    hyphenate: true,
    body: `| June 15, 2026
| SRC9900112250
| REQUEST FOR EVIDENCE

Self-petitioner: Bartholomew Nkemelu-Frost

You are given until September 8, 2026 to answer this request.

${lawD}

# Advanced degree

The diploma you provided lacks a certified English translation, and there is no evaluation of foreign credentials. As submitted, the documents fail to establish that your education is equal to a U.S. master's degree.

# Prong 1

The petition describes the endeavor as "consulting in logistics". The description is vague: it fails to identify the services, the methods or the recipients. Reports on the value of the logistics sector were included, but these speak to the sector at large. It has not been shown how your consulting would have an effect on a level that reaches past your future clients.

# Prong 2

The record is silent as to how the consulting practice would be financed. A three-page business plan was provided; its sales forecasts are not explained. No letters of intent from prospective clients were included. Finally, your past positions were in retail, and the record does not tie them to a history of success in logistics.

# Prong 3

Your statement asserts that no U.S. worker has your mix of skills. The ability to perform a job is a matter for the labor certification process. You have therefore not demonstrated that the balance favors a waiver.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'June 15, 2026',
      deadline: 'September 8, 2026',
      receiptLast4: '2250',
      prongs: { 1: 'contested', 2: 'contested', 3: 'contested' },
      eb2: 'contested',
      concerns: ['endeavor-unclear', 'national-importance', 'record', 'plan', 'balance', 'eb2-threshold'],
      conceded: [],
    },
  },
  {
    id: 'h03-noid-importance',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services', 'Nebraska Service Center', 'LIN9900120066'],
    footer: ['{page} of {pages}'],
    columns: 84,
    body: `| Notice of Intent to Deny
| Notice Date: 10/02/2026
| Type of petition: Form I-140

Dear Ingeborg Salcedo:

After review of your answer to the earlier request for evidence dated 05/12/2026, USCIS finds that the petition is not approvable on the present record and proposes to deny it. You have 30 days from the date of this notice to rebut this finding; the rebuttal must be received by 11/02/2026.

${lawC}

# Discussion

In your answer you described, for the first time, a national training platform for dental hygienists. This platform was not part of the endeavor described at filing, and a petitioner may not make material changes to a petition. The endeavor as filed was to practise as a dental hygienist. As filed, the evidence does not establish that this endeavor would have broader implications for oral health in the nation or in a region. USCIS therefore finds that you have not shown the national importance of the endeavor.

USCIS does not question the merit of improving dental health; the endeavor has substantial merit.

As you do not meet the first part, USCIS does not reach the remaining two parts.

${closingB}`,
    label: {
      noticeKind: 'noid',
      noticeDate: '10/02/2026',
      deadline: '11/02/2026',
      receiptLast4: '0066',
      prongs: { 1: 'contested', 2: 'not-addressed', 3: 'not-addressed' },
      eb2: 'not-addressed',
      concerns: ['endeavor-unclear', 'national-importance'],
      conceded: ['substantial-merit'],
    },
  },
  {
    id: 'h04-plan-and-balance',
    set: 'holdout',
    header: ['USCIS', 'Page {page}/{pages}', 'IOE9900130912'],
    footer: [],
    body: `| REQUEST FOR EVIDENCE - FORM I-140
| Notice Date: 30 April 2026
| Reply no later than: 23 July 2026

Dear Petitioner:

${lawE}

# A. Substantial merit and national importance

The officer has reviewed Exhibits 4 through 19. The first prong has been met.

# B. Well positioned

Your education and your earlier work on tidal turbines are documented and are given weight. Your path forward is not. The record includes no agreement with a port or utility, and no evidence of financial support for a prototype whose cost you put at two million dollars. The timeline ends in 2026 and no milestones follow. Please provide a current plan as it existed at filing, with proof of progress and of interest by users or investors.

# C. On balance

Two sentences in your statement address this prong. They say that labor certification does not fit founders. Being self-employed does not by itself establish that a labor certification is impractical. The evidence falls short of showing that the United States would benefit from your contributions to such a degree that the job offer should be waived.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '30 April 2026',
      deadline: '23 July 2026',
      receiptLast4: '0912',
      prongs: { 1: 'conceded', 2: 'contested', 3: 'contested' },
      eb2: 'not-addressed',
      concerns: ['plan', 'balance'],
      conceded: [1],
    },
  },
  {
    id: 'h05-eb2-only-exceptional-ability',
    set: 'holdout',
    header: ['Department of Homeland Security', 'Page {page} of {pages}'],
    footer: ['WAC9900142083'],
    body: `| Request for Evidence
| Date of Notice: November 4, 2025
| Form Number: I-140
| Receipt: WAC9900142083

You filed a petition with a request for a waiver of the job offer in the national interest. The following is needed. Your answer is due on or before January 27, 2026.

${lawD}

# Exceptional ability

You assert eligibility as a chef of exceptional ability. USCIS acknowledges that the record contains a culinary certificate, which is an official academic record. The letters from past employers do not document ten years of full-time work. The salary statement cannot be compared with the pay of others, as no survey was provided. The awards were given to restaurants and not to you. Thus only one of the six criteria is met.

In addition, you did not establish that the exceptional ability claimed relates to the endeavor, which is a food import business.

# Note

This request is limited to the classification. The merits of the waiver request will be examined later.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'November 4, 2025',
      deadline: 'January 27, 2026',
      receiptLast4: '2083',
      prongs: { 1: 'not-addressed', 2: 'not-addressed', 3: 'not-addressed' },
      eb2: 'contested',
      concerns: ['eb2-threshold'],
      conceded: [],
    },
  },
  {
    id: 'h06-weeks-in-words',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services'],
    footer: ['IOE9900150474 - {page}'],
    hyphenate: true,
    columns: 74,
    body: `| Request for Evidence
| Notice Date: February 25, 2026
| I-140

Beneficiary: Clementine Aubrecht-Diaz

You have twelve (12) weeks from the date of this notice to respond. No extension can be given.

${lawC}

# Endeavor

While the beneficiary's work in special education has substantial merit, the petition offers a list of duties rather than a defined endeavor. The statement never says which program would be built, for which schools, or over what period. An officer cannot assess what has not been described.

# National importance

Teaching in two school districts, however valuable, has not been shown to influence the field of special education as a whole.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'February 25, 2026',
      deadline: 'twelve (12) weeks from the date of this notice',
      receiptLast4: '0474',
      prongs: { 1: 'contested', 2: 'not-addressed', 3: 'not-addressed' },
      eb2: 'not-addressed',
      concerns: ['endeavor-unclear', 'national-importance'],
      conceded: ['substantial-merit'],
    },
  },
  {
    id: 'h07-merit-record',
    set: 'holdout',
    header: ['USCIS Texas Service Center', 'SRC9900163301'],
    footer: ['Page {page} of {pages}'],
    body: `| REQUEST FOR EVIDENCE
| Notice Date: 08/28/2026
| Case Type: I-140

Dear Ferdinand Oyelaran-Quist:

Submit your response to this notice by October 9, 2026 at the latest.

${lawD}

# The degree

A Master of Public Health and its transcript were provided. The threshold requirement is satisfied.

# Merit

You intend to market a wellness application. Apart from your own statement, nothing in the file documents what the application does for health. Its substantial merit thus remains unproven.

# National importance

The file shows that the application is used in thirty states and has been taken up by two public health departments; national importance has been established.

# Position

As to whether you are well positioned, the file credits the success of the application to a company you left in 2023. It does not show what part of that success was yours. The reference letters use near-identical wording and deserve little weight.

# Balance

The balance of factors will be considered with your response.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '08/28/2026',
      deadline: 'October 9, 2026',
      receiptLast4: '3301',
      prongs: { 1: 'contested', 2: 'contested', 3: 'not-addressed' },
      eb2: 'conceded',
      concerns: ['substantial-merit', 'record'],
      conceded: ['eb2', 'national-importance'],
    },
  },
  {
    id: 'h08-balance-only-short',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services'],
    footer: ['Page {page} of {pages}   IOE9900177758'],
    body: `| REQUEST FOR EVIDENCE
| Notice Date: August 3, 2026
| Respond by: September 14, 2026
| Immigrant Petition for Alien Workers (I-140)

Re: Hollis Tremayne-Adeyemi, national interest waiver

${lawC}

# Findings

1. The petitioner holds a doctorate in statistics and is eligible for the classification sought.

2. The petitioner's endeavor, sampling methods for food safety inspections, meets the first part of the framework.

3. The petitioner is well placed to move the endeavor forward, as shown by contracts with three inspection agencies.

4. The petitioner has not presented evidence that the national interest in the work is urgent, nor that a labor certification would be impractical. The petitioner's comparison with other statisticians is not relevant to the balance.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: 'August 3, 2026',
      deadline: 'September 14, 2026',
      receiptLast4: '7758',
      prongs: { 1: 'conceded', 2: 'conceded', 3: 'contested' },
      eb2: 'conceded',
      concerns: ['balance'],
      conceded: ['eb2', 1, 2],
    },
  },
  {
    id: 'h09-prong-one-by-conclusion',
    set: 'holdout',
    header: ['DHS - USCIS', 'Page {page} of {pages}'],
    footer: ['IOE9900185539'],
    columns: 88,
    body: `| Request for Evidence
| Notice Date: 01/12/2026
| Form: I-140
| Response Due: 02/26/2026

Dear Marguerite Osei-Lindqvist:

USCIS needs more information about your request for a national interest waiver.

${lawD}

# The endeavor

You propose to design a registry of cardiac implants. The specific endeavor is clearly described.

# Why more evidence is needed

The letters from two hospitals say that they would find a registry useful. They do not show that it would be used outside those hospitals. Your articles on implants show your expertise, which is a matter for the second prong; they are not evidence of the national importance of the registry. In sum, the first prong has not been met.

USCIS is satisfied that you are well positioned to advance the endeavor.

Send evidence of wider use, such as agreements with registries in other states.

${closingB}`,
    label: {
      noticeKind: 'rfe',
      noticeDate: '01/12/2026',
      deadline: '02/26/2026',
      receiptLast4: '5539',
      prongs: { 1: 'contested', 2: 'conceded', 3: 'not-addressed' },
      eb2: 'not-addressed',
      concerns: ['national-importance'],
      conceded: [2],
    },
  },
]
