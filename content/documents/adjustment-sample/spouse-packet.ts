/** The husband's part of the sample filing. */
import { bullets, h1, h2, h3, note, np, p, pageBreak, signature, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'
import { exhibitList, exhibitSheets, privateChecks } from './exhibit-sheet.ts'
import { SPOUSE_EXHIBITS } from './spouse-exhibits.ts'

/** Section 3 of the sample. */
export const spousePacket: readonly Block[] = [
  pageBreak(),
  h1('The husband’s packet'),
  h2('Cover letter'),
  p('[[field: Date of filing]]'),
  p('U.S. Citizenship and Immigration Services', { tight: true }),
  p('[[long: Same filing address as the principal]]'),
  p(
    '**Re: Application to adjust status, Form I-485, as a derivative**\nApplicant: Pavel Dvorsky (fictional), husband of the principal applicant Irena Dvorska (fictional)\nReceipt number of the principal’s I-140: [[field: receipt number]]. Priority date: November 10, 2025\nEnclosed as well: Forms I-765, category (c)(9), and I-131',
  ),
  p('Dear Officer:'),
  p(
    'I am applying as the husband of the principal applicant, whose application is in the same package. The petition, the priority date and the chart are documented in her Exhibit A-3; copies are in my Exhibit B-4, so that this packet is complete in itself.',
  ),
  p('**The marriage.** We married on June 11, 2022 in Brno and have lived together since August 2022. My statement is in section 3.4, the documents in Exhibit B-3.'),
  p(
    '**Entry and status.** I was last admitted on July 28, 2024 in Chicago as H-4. Before that I was F-2, from August 20, 2022. The notices show no gap (Exhibit B-2). I have not been employed in the United States and have not worked remotely for anyone abroad. I study at Alder Community College: less than full time while I was in F-2 status, full time in H-4 status since January 2024 (Exhibit B-5).',
  ),
  p('**Conduct.** I have never been arrested, charged or cited in any country.'),
  p('**Discretion.** I ask that our joint tax returns since 2024, my studies, my wife’s work and our life together be weighed in my favor (Exhibits B-3, B-5; my wife’s statement, section 2.5).'),
  p('Form I-693 is enclosed in its sealed envelope (Exhibit B-6).'),
  signature('Respectfully submitted,', 'Pavel Dvorsky (fictional)', 'Applicant', 'Date: [[short: Date]]'),
  note(
    'One packet for each person',
    'Each family member has his or her own forms, fees, medical examination and documents. Mark the packets “Principal” and “Derivative, 1 of 1” and mail them together in one package.',
  ),
  pageBreak(),
  h2('Index of exhibits'),
  exhibitList(SPOUSE_EXHIBITS),
  h3('What differs from the principal’s packet'),
  bullets(
    'No exhibit on the endeavor: the waiver is the principal’s.',
    'The marriage is the central fact and has the largest exhibit.',
    'Status is shown twice: by his own notices, and by the continuity of hers, on which his depended.',
    'His conduct and health are his own matter. Her application alone establishes neither.',
  ),
  pageBreak(),
  h2('Answers for Form I-485, prepared'),
  table(
    [1.9, 2.9, 2.4],
    ['Subject', 'Sample answer (fictional)', 'Yours'],
    (
      [
        ['Full name; other names', 'DVORSKY, Pavel; none'],
        ['Date and place of birth', '11/02/1992, Olomouc, Czech Republic'],
        ['Citizenship', 'Czech Republic'],
        ['A-Number; Social Security number', 'None; none (his ITIN is on the tax returns)'],
        ['Address', '418 Quarry Road, Apt 6, Alder Falls, since 02/01/2025'],
        ['Last arrival; status; place', '07/28/2024; H-4; Chicago O’Hare'],
        ['Status today', 'H-4, to 09/30/2029'],
        ['Basis', 'Derivative of an employment-based principal'],
        ['Principal: name, A-Number, receipt number', 'DVORSKA, Irena; from her documents; filed together'],
        ['Marriage', '06/11/2022, Brno; first marriage of both'],
        ['Children', 'None'],
        ['Employment, five years', 'Land survey office, Olomouc, assistant, 09/2014 to 07/2022; none in the United States'],
        ['Schools', 'Alder Community College: part time from 08/2023, full time since 01/2024'],
        ['Parents', 'Names at birth, dates and places as in the certificate'],
        ['Household and means', 'Same figures and dates as the principal'],
        ['Organizations; military service', 'Volunteer fire brigade, Olomouc, 2010 to 2018; none'],
        ['All other yes-or-no questions', 'No; each read separately and with care'],
      ] as const
    ).map(([subject, answer]) => [subject, answer, { kind: 'fill' as const, lines: 1, label: subject }]),
  ),
  p('He reads and signs his own forms. His wife may help with the language; if she reads the form to him in Czech, she signs the interpreter’s part.'),
  pageBreak(),
  h2('Statement on the marriage'),
  p('**Statement of Pavel Dvorsky (fictional)**'),
  np('I met Irena in September 2016 at a stream-measurement course in Brno. The survey office had sent me; the institute where she was writing her thesis had sent her.', { restart: true }),
  np('When she left for Harlow in August 2019, we had been a couple for two years. We wrote or called every day, and she came to Brno in December 2021.'),
  np('We married on June 11, 2022 at the town hall of Brno. Forty-one guests attended; my sister and Irena’s friend Dana were our witnesses. Both have written letters (Exhibit B-3, no. 5).'),
  np('I arrived on August 20, 2022. We lived at 92 Mill Street until January 2025 and have lived at 418 Quarry Road since then. Both our names are on the leases.'),
  np('Irena’s salary supports us both. I keep house and study surveying. We share one bank account, one car and one telephone plan, all in both names.'),
  np('We have spent about twelve weeks apart since the wedding: the ten weeks before I arrived, and Irena’s two field campaigns.'),
  p('I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.'),
  signature('Signed,', 'Pavel Dvorsky (fictional)', 'Executed on [[short: date]] at [[field: place]]'),
  p(
    'Do not edit this statement: the spouse who signs writes one, from the answers to these questions. How and when did you meet? When did you marry, and who was there? Where have you lived together, and in whose names? How do you share expenses and household work? When were you apart, and why?',
  ),
  h3('Proof of the marriage by year'),
  table(
    [0.9, 3.4, 2.9],
    ['Year', 'Sample', 'Ours'],
    (
      [
        ['Before', 'Photographs 2017 to 2021; tickets of the visit in 2021'],
        ['2022', 'Certificate; lease; bank account opened 09/2022'],
        ['2023', 'Car insurance in both names; health plan'],
        ['2024', 'Tickets for the July trip; health plan'],
        ['2025', 'New lease; joint return for 2024'],
        ['2026', 'Joint return for 2025; statements to September; letters of friends'],
      ] as const
    ).map(([year, sample]) => [year, sample, { kind: 'fill' as const, lines: 1, label: `Proof of ${year}` }]),
  ),
  pageBreak(),
  h2('Exhibit sheets of the husband'),
  p('These sheets have their own letter (B), so that the two packets cannot be confused.'),
  ...exhibitSheets(SPOUSE_EXHIBITS),
  pageBreak(),
  h2('Private checks of the husband’s exhibits: not for the envelope'),
  ...privateChecks(SPOUSE_EXHIBITS),
]
