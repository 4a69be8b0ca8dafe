/** Documents people upload by mistake, and letters about other things. All fictional, as in `tuning-letters.ts`. */
import type { OtherDocument } from './letter.ts'

export const otherDocuments: OtherDocument[] = [
  {
    id: 'o01-i485-request',
    set: 'tuning',
    header: ['U.S. Citizenship and Immigration Services', 'Page {page} of {pages}'],
    footer: ['MSC9900200011'],
    body: `| Request for Evidence
| Notice Date: March 2, 2026
| Case Type: I-485 - Application to Adjust Status

Dear Percival Nwachukwu:

You filed Form I-485 on the basis of an approved Form I-140 petition with a national interest waiver. Your response must be received by May 25, 2026.

The medical examination on Form I-693 has not been submitted. You have not submitted a birth certificate with a certified translation. The record does not show that you have maintained lawful status. Please submit these documents.`,
    expected: { kind: 'not-a-notice', why: 'other-form' },
  },
  {
    id: 'o02-approval',
    set: 'tuning',
    header: ['Department of Homeland Security'],
    footer: ['Form I-797 Notice of Action'],
    body: `| APPROVAL NOTICE
| Receipt Number: IOE9900210022
| Case Type: I140 - IMMIGRANT PETITION FOR ALIEN WORKERS
| Notice Date: April 1, 2026
| Section: Mem of Profession w/Adv Deg, or of Exceptn'l Ability, Sec. 203(b)(2), with national interest waiver

USCIS has approved the above petition. The approved petition will be sent to the National Visa Center. Approval of the petition does not in itself grant any immigration status. The petitioner has not asked for adjustment of status.`,
    expected: { kind: 'not-a-notice', why: 'approval-notice' },
  },
  {
    id: 'o03-resume',
    set: 'tuning',
    header: [],
    footer: [],
    body: `| Zephyrine Calloway-Adebayo
| Civil engineer - Sampletown - zephyrine@example.com

# Experience

| Senior engineer, Example Bridges LLC, 2019 to present
| Led the inspection program for 140 county bridges; wrote the method now used by two counties.

| Engineer, Sample Structures Inc., 2014 to 2019
| Designed culverts and retaining walls. The work did not exceed budget in any year.

# Education

| M.S., civil engineering, Example State University, 2014
| B.S., civil engineering, University of Sampletown, 2012

# Other

| Prepared a national interest waiver petition (Form I-140). Member, fictional society of bridge inspectors.`,
    expected: { kind: 'not-a-notice', why: 'own-document' },
  },
  {
    id: 'o04-wrong-letters',
    set: 'tuning',
    header: [],
    footer: [],
    body: Array.from({ length: 30 }, () => 'qzf xkw3 ppl vrrt mnb8 zzk lqp wrx kjh tgbv nnmm qqx').join(' '),
    expected: { kind: 'unclear', why: 'not-readable' },
  },
  {
    id: 'o05-scan',
    set: 'tuning',
    header: [],
    footer: [],
    body: 'Page 1',
    expected: { kind: 'unclear', why: 'no-text' },
  },
  {
    id: 'o06-denial',
    set: 'tuning',
    header: ['U.S. Citizenship and Immigration Services'],
    footer: ['Page {page}'],
    body: `| DECISION
| Form I-140, LIN9900220033
| February 3, 2026

Dear Mr. Abernathy-Sow:

On May 1, 2025 USCIS sent you a request for evidence. USCIS has reviewed your answer. The petition for a national interest waiver is denied for the following reasons. You have not established that the endeavor has national importance. You may appeal this decision on Form I-290B within 30 days.`,
    expected: { kind: 'not-a-notice', why: 'denial' },
  },
  {
    id: 'o07-receipt',
    set: 'holdout',
    header: ['Department of Homeland Security', 'U.S. Citizenship and Immigration Services'],
    footer: ['I-797C'],
    body: `| RECEIPT NOTICE
| Receipt Number: IOE9900230044
| Received Date: 09/09/2026
| Case Type: I140 - Immigrant Petition for Alien Workers
| Amount received: $715.00

We have received your form and are processing it. If we need anything else from you, we will send a request for evidence. You do not need to respond to this notice. This notice does not grant any immigration status or benefit.`,
    expected: { kind: 'not-a-notice', why: 'receipt-notice' },
  },
  {
    id: 'o08-own-response',
    set: 'holdout',
    header: ['Response to Request for Evidence - IOE9900240055'],
    footer: ['Page {page}'],
    body: `| October 12, 2026
| U.S. Citizenship and Immigration Services
| Texas Service Center
| RE: Response to Request for Evidence, Form I-140, national interest waiver

Dear Officer:

I respectfully submit this response to the request for evidence dated July 20, 2026. The notice says that I have not established national importance and that the record does not show that I am well positioned. I disagree for the reasons below. My endeavor is to model wildfire smoke for hospitals. Exhibit 3 shows that my model is used in four states. I have enclosed new letters as Exhibits 5 to 9. For these reasons, I ask that the petition be approved.`,
    expected: { kind: 'not-a-notice', why: 'own-document' },
  },
  {
    id: 'o09-extraordinary-ability',
    set: 'holdout',
    header: ['USCIS Nebraska Service Center'],
    footer: ['LIN9900250066 page {page}'],
    body: `| REQUEST FOR EVIDENCE
| Notice Date: May 5, 2026
| Due Date: July 28, 2026
| Form I-140

You seek classification as an alien of extraordinary ability under section 203(b)(1)(A). You have not shown that you meet at least three of the ten criteria. The record does not show that the prizes are nationally or internationally recognized, and the evidence does not establish sustained acclaim. Please submit further evidence of published material about you and of your role as a judge of the work of others.`,
    expected: { kind: 'not-a-notice', why: 'other-classification' },
  },
  {
    id: 'o10-employer-request',
    set: 'holdout',
    header: ['USCIS Texas Service Center', 'Page {page}'],
    footer: [],
    body: `| REQUEST FOR EVIDENCE
| Notice Date: 06/01/2026
| Response due: 08/24/2026
| Form I-140

The petitioner, Example Widgets LLC, filed this petition with a certified labor certification, ETA Form 9089. The petitioner must show the ability to pay the proffered wage of $118,000 from the priority date. The tax returns in the record show net income below the wage, and the petitioner has not submitted its audited financial statements. The record does not show that the beneficiary held the master's degree that the labor certification requires.`,
    expected: { kind: 'not-a-notice', why: 'other-classification' },
  },
  {
    id: 'o11-revocation',
    set: 'holdout',
    header: ['U.S. Citizenship and Immigration Services'],
    footer: ['Page {page} of {pages}'],
    body: `| NOTICE OF INTENT TO REVOKE
| Notice Date: 09/15/2026
| Form I-140, IOE9900260077

USCIS approved your petition with a national interest waiver on 02/02/2025. USCIS now intends to revoke the approval. The record does not show that the letters were written by their named authors. You have 30 days to respond.`,
    expected: { kind: 'not-a-notice', why: 'revocation-notice' },
  },
  {
    id: 'o12-lease',
    set: 'holdout',
    header: [],
    footer: ['Initials ____'],
    body: `# Residential lease

This lease is made between the landlord and the tenant for the apartment at 12 Example Street, Sampletown. The tenant shall pay the rent on the first day of each month. The landlord is not responsible for items that the tenant has not insured. The tenant must give notice of 30 days before moving out. The deposit will be returned within 45 days, less the cost of repairs. Nothing in this lease limits the rights that the law gives to the tenant.`,
    expected: { kind: 'not-a-notice', why: 'other-document' },
  },
]
