/** Sample response to a Request for Evidence on prongs 1 and 3; person, organizations, notice and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, quote, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const rfeSample: Document = {
  id: 'rfe-sample',
  title: 'Sample response to a Request for Evidence',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 8, to: 12 },
  notice: [
    plain(
      'Sample. The petitioner, the notice and its passages, the other people, the organizations, the figures and the exhibits are fictional. It shows how a response is organized. It is not legal advice, it promises no result, and its sentences are not for reuse.',
    ),
  ],
  exhibits: [
    exhibit('Ex-R1', 'The Request for Evidence, original or complete copy', 'Identity', 'Placed on top of the response'),
    exhibit('Ex-R2', 'Statement of the proposed endeavor as filed', ['Prong 1', 'Prong 2'], 'Unchanged; first filed as Exhibit 4 of the petition'),
    exhibit('Ex-R3', 'Technical description of Quiet Ladder, version 3, as filed', 'Prong 1', 'First filed as Exhibit 6'),
    exhibit('Ex-R4', 'Second letter from Dr. Ruben Castellane, Professor of Nursing Science, Harrow Technical University', 'Prong 1', 'What his group changed in 2024'),
    exhibit('Ex-R5', 'Letter from Ingrid Maslow, Director of Clinical Engineering, Tamarack Regional Hospitals', ['Prong 1', 'Prong 3'], 'Seven hospitals, none of them a client of the employer'),
    exhibit('Ex-R6', 'Count of alarms at Tamarack Regional Hospitals, March 2024 to March 2025', 'Prong 1', 'Method of counting in section 2'),
    exhibit('Ex-R7', 'Letter from Noel Ferreira, Systems Architect, Delwyn Monitors', ['Prong 1', 'Prong 3'], 'A maker of monitors that uses the published order of alarms'),
    exhibit('Ex-R8', 'Delwyn Monitors, release notes of May 2025', 'Prong 1', 'Names the specification'),
    exhibit('Ex-R9', 'Minutes of the alarm working group of the Central Device Consortium, June 2025', 'Prong 1', 'Specification taken up as a work item'),
    exhibit('Ex-R10', 'Public record of the specification and the test program', 'Prong 1', 'Dates, license, contributors'),
    exhibit('Ex-R11', 'Employer’s statement on rights and on the place of the work', 'Prong 3', 'Signed in February 2025, before filing'),
    exhibit('Ex-R12', 'Letter from Dana Oyelaran, Program Officer, Hollis Foundation for Patient Safety', 'Prong 3', 'Grant of 2025 and its condition of independence'),
    exhibit('Ex-R13', 'Calendar of the working group and of two product releases, 2026 and 2027', 'Prong 3', 'Dates known on the filing date'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Address printed in the notice for the response]]'),
    p(
      '**Response to Request for Evidence**\nForm I-140, receipt number [[field: receipt number]]\nPetitioner and beneficiary: Dr. Sunniva Ekholm Baptiste (fictional)\nClassification: INA 203(b)(2), national interest waiver\nDate of the notice: [[short: date]]   Response due, as printed in the notice: [[short: date]]',
    ),
    p('Dear Officer:'),
    p(
      'This is my complete response to the notice, which is placed on top ({{Ex-R1}}). I understand that all requested materials must be submitted together, at one time, and that the petition will be decided on the record as it stands after this response (8 CFR 103.2(b)(11)).',
    ),
    p('**In short.** The notice accepts three elements and asks about two. I address the two, in the order and in the words of the notice.', { keepWithNext: true }),
    table(
      [2.6, 1.8, 2.8],
      ['Element', 'What the notice says', 'Where it is addressed'],
      [
        ['EB-2 classification', 'Accepted (page 2)', 'No response needed'],
        ['Substantial merit', 'Accepted (page 3)', 'No response needed'],
        ['National importance', 'More evidence asked for (pages 3 and 4)', 'Part III'],
        ['Well positioned', 'Accepted (page 5)', 'No response needed'],
        ['Balance', 'More evidence asked for (pages 5 and 6)', 'Part IV'],
      ],
      'What is decided and what is open',
    ),
    p('The endeavor is the one I filed, in the same words. New documents in this response prove facts that existed on the filing date of April 14, 2025; each new exhibit says so.'),
    pageBreak(),
    contents('Contents of this response', 2),
    pageBreak(),

    h1('The endeavor, as filed'),
    p('The petition describes the endeavor in one sentence ({{Ex-R2}}, page 1):'),
    quote(
      'I continue to develop, test and publish Quiet Ladder, an open order of alarms for bedside devices, with which hospitals and makers can let several devices at one bed speak in one agreed sequence.',
      'Statement of the proposed endeavor, filed April 14, 2025',
    ),
    p(
      'I do not change it. Nothing in this response adds a product, a group of users or a place that the petition did not name. For ease of reading I repeat in three sentences how it works ({{Ex-R3}}, sections 1 to 3). Beside a bed there are a monitor, pumps and a ventilator, each with its own maker’s alarms. When one event sets off several of them, staff hear them at once and cannot tell cause from consequence. Quiet Ladder is a published order: which alarm sounds first, which wait, for how long, and when waiting must end, together with a program that tests whether a device keeps the order.',
    ),
    h1('How this response treats the evidence'),
    p(
      'The notice quotes two letters of the petition and finds them general. I do not argue about the reading. I put beside each passage the document that shows the fact itself: first primary documents such as counts, release notes and minutes, then letters from people who report what they did. Where a letter of the petition was too short, its writer has written a second one about facts from before the filing date ({{Ex-R4}}).',
    ),
    table(
      [3, 2.6, 1.6],
      ['Passage of the notice (short quotation)', 'What it asks for', 'Response'],
      [
        ['“… the benefit appears limited to the petitioner’s employer and its customers” (page 3)', 'Effect beyond the employer', 'III.A'],
        ['“… does not show that the work has been adopted …” (page 4)', 'Adoption by others', 'III.B'],
        ['“… importance of patient safety in general …” (page 4)', 'The endeavor and not the field', 'III.C'],
        ['“… why a labor certification would be impractical” (page 5)', 'Balance', 'IV.A'],
        ['“… benefit even assuming that other qualified workers are available” (page 6)', 'Balance', 'IV.B'],
      ],
      'Each contested passage and the response',
    ),

    h2('What existed on the filing date'),
    p(
      'The petition was filed on April 14, 2025. The table gives for each new exhibit the date of the document and the date of the fact it proves. A document may be younger than the petition; the fact may not.',
    ),
    table(
      [1.1, 3, 1.6, 1.6],
      ['Exhibit', 'Fact', 'Date of the fact', 'Date of the document'],
      [
        ['{{Ex-R4}}', 'Course and study of the university group', '2024', 'July 2026'],
        ['{{Ex-R5}}', 'Order of alarms in seven hospitals', 'March 2024 on', 'July 2026'],
        ['{{Ex-R6}}', 'Count of alarms', 'To March 2025', 'April 5, 2025'],
        ['{{Ex-R7}}', 'Decision and development of a maker', 'August to December 2024', 'July 2026'],
        ['{{Ex-R8}}', 'Release that resulted from it', 'Reported for the earlier work', 'May 2025'],
        ['{{Ex-R9}}', 'Proposal submitted by two members', 'January 2025', 'June 2025'],
        ['{{Ex-R10}}', 'Dated entries of the public record', 'To April 2025', 'Printout of July 2026'],
        ['{{Ex-R11}}', 'Release of rights by the employer', 'February 2025', 'February 2025'],
        ['{{Ex-R12}}', 'Grant and its condition', 'March 2025', 'July 2026'],
        ['{{Ex-R13}}', 'Calendar known on the filing date', 'March 2025', 'March 2025'],
      ],
      'Dates of facts and of documents',
    ),

    h1('National importance (prong 1)'),
    h2('Effect beyond the employer and its customers'),
    p(
      'My employer, Ostrava Devices, makes infusion pumps. The notice is right that an improvement of its pumps would benefit its customers. That is not the endeavor. The statement that Ostrava signed in February 2025 says that Quiet Ladder is mine, that I work on it one day a week with the company’s consent, and that the company has no right to restrict who may use it ({{Ex-R11}}).',
    ),
    p(
      'The seven Tamarack Regional Hospitals use no Ostrava pumps. Ms. Maslow, who directs their clinical engineering, describes what they did: in March 2024 they set the alarms of the monitors and ventilators in 212 beds to the published order, which required no purchase, and let their own nurses count ({{Ex-R5}}). The count compares the twelve months with the twelve before ({{Ex-R6}}). The share of alarms that began within ten seconds of another fell from 41 to 17 percent. The median time until someone was at the bed for the *first* alarm of a group fell from 74 to 52 seconds. The total number of alarms fell only by six percent, and the report says that this difference may be chance ({{Ex-R6}}, section 4).',
    ),
    p(
      'Two questions can be asked of such a count. *Was it fair?* The nurses who counted did not know which beds had been set, since the order is heard only when two devices sound together; the beds were compared with themselves; and months with new equipment were left out, three of the 84 monthly counts of the seven hospitals ({{Ex-R6}}, section 2). *Was it mine?* I took no part in the count, was not paid for it, and first saw the figures when Ms. Maslow sent them in April 2025, nine days before filing. The petition mentioned them in one sentence without the document, which the notice rightly found insufficient. Here is the document.',
    ),
    p(
      'Ms. Maslow also reports what did not work. In two intensive care units the waiting time for ventilator alarms was felt to be too long; the clinical engineers set it back after a week and told the project. The published text has had a shorter limit for ventilators since June 2024, with a note of who asked for it ({{Ex-R5}}; {{Ex-R10}}, entry of June 2024). A text that is corrected by its users in this way is used.',
    ),
    p(
      'I draw a limited conclusion. Hospitals that have no business with my employer changed a procedure, by themselves, from a public text, and measured what came of it. The effect therefore does not stop at the employer and its customers.',
    ),
    h2('Adoption by others'),
    p(
      '**A maker of other devices.** Delwyn Monitors makes patient monitors and competes with no product of my employer. Mr. Ferreira, who designs their alarm system, had to decide in 2024 how a monitor should act when a pump beside it sounds. He writes that his company examined three ways, chose the published order because any maker may use it, and found with the test program two states in which its monitor did not keep it ({{Ex-R7}}). The release notes of May 2025 name the specification; the decision and the development of 2024 that they report lie before the filing date, as the dated entries of the public record show ({{Ex-R8}}; {{Ex-R10}}, entries of August to December 2024).',
    ),
    p(
      '**A working group.** The alarm group of the Central Device Consortium, in which 14 makers and nine hospital systems sit, took up the specification as a work item. The minutes are of June 2025, after filing. I offer them only as proof of what they report: that the proposal was submitted by two members, neither of them Ostrava, in January 2025 ({{Ex-R9}}, item 3; {{Ex-R10}}, entry of January 2025).',
    ),
    p(
      '**Research and teaching.** Professor Castellane’s first letter spoke of the “great value” of the work, which the notice rightly calls general. His second letter says what he did. In 2024 his group replaced the alarm part of its simulation course for nurses; 180 students of that year practiced with the published order. In a study of the same year the group used the test program to describe 11 devices in one language, which had not been possible before, and passed its results on to the makers ({{Ex-R4}}).',
    ),
    p(
      '**What the four have in common.** None of them is a customer of Ostrava Devices. None received money from it or from me. Each did something that can be seen in a document of its own: a count, a release, minutes, a course plan. And each can go on without me, which is what adoption means.',
    ),
    table(
      [2, 3.2, 1, 1],
      ['Who', 'What was changed', 'When', 'Proof'],
      [
        ['Seven hospitals, no customers', 'Order of alarms in 212 beds; own count', '2024', '{{Ex-R5}}, {{Ex-R6}}'],
        ['A maker of monitors', 'Alarm design; two faults found and corrected', '2024', '{{Ex-R7}}, {{Ex-R8}}'],
        ['Two members of a consortium', 'Proposal as a common specification', 'January 2025', '{{Ex-R9}}'],
        ['A university group', 'Course for 180 nurses; study of 11 devices', '2024', '{{Ex-R4}}'],
      ],
      'Changes made by others before April 14, 2025',
    ),
    h2('The endeavor and not the field'),
    p(
      'The notice says that the importance of patient safety is not in question and does not decide the case. I agree, and this response does not rely on what the petition said about alarms in general. The Policy Manual (volume 6, part F, chapter 5) looks at the potential prospective impact of the specific endeavor and accepts an improved process with wider implications inside a field. The process here is the order in which devices of different makers sound at one bed. Three facts show that its effect can be wide and is not tied to a place: it needs no purchase ({{Ex-R5}}), any maker can test itself without permission ({{Ex-R10}}), and it has been built into a product by a company that owes me nothing ({{Ex-R7}}).',
    ),
    p(
      'I also address a question that the notice does not ask but that follows from it: is this more than the ordinary work of a device engineer? An engineer designs the alarms of a device for its maker. Quiet Ladder decides nothing about any one device. It is an agreement between devices, published for all, and it is useful only because it is not owned by a maker ({{Ex-R3}}, section 5).',
    ),

    h1('The balance (prong 3)'),
    h2('Why a labor certification does not fit'),
    p(
      'The notice observes that I am employed and that my employer could ask for a certification. It could, for a designer of pumps. The certification would test the labor market for that position and would describe duties in which Quiet Ladder does not appear ({{Ex-R11}}). Mr. Ferreira writes that Delwyn would not have used an order of alarms that belonged to a maker of pumps ({{Ex-R7}}). Ms. Oyelaran writes that the foundation’s grant, agreed in March 2025, requires that no maker control the text ({{Ex-R12}}). The endeavor and a certified position exclude each other in this respect: the first is useful as long as it serves no single employer.',
    ),
    h2('Benefit even if other qualified workers are available'),
    p(
      'I do not say that alarm engineers are few. Others can write specifications, and five have contributed to this one ({{Ex-R10}}). The benefit lies in the continuation of a text that is in use. Ms. Maslow writes that her hospitals rely on one person to answer when a new device breaks the order, and counts nine such questions in the year before filing, each answered with a change or a test that all can see ({{Ex-R5}}). Mr. Ferreira names the two rules for waiting times whose reasons are not in the text and were explained to him by its author ({{Ex-R7}}). Neither fact could be written into the minimum requirements of a job.',
    ),
    p(
      'Professor Castellane adds a comparison from his own field. Two earlier attempts at a common order of alarms ended when the person who kept the text changed positions; the text stayed public and was no longer right within two years, because new devices brought states it did not know ({{Ex-R4}}). He does not say that no one else could keep Quiet Ladder. He says that in his experience such a text lives by its keeper until a body takes it over, and the working group has said that it will decide on that in 2027 ({{Ex-R13}}).',
    ),
    h2('Time'),
    p(
      'Two product releases and the calendar of the working group were known on the filing date ({{Ex-R13}}). Makers fix the alarm behavior of a device family when it is designed and keep it for its life. A specification that is ready a year later is a specification for the next family.',
    ),
    h2('Weighing'),
    table(
      [3.4, 3.8],
      ['Interest', 'How it stands in this record'],
      [
        ['Protection of U.S. workers', 'No job is displaced. The grant pays a test engineer in the United States ({{Ex-R12}}).'],
        ['A real employer', 'I am employed; the endeavor is independent by signed statement ({{Ex-R11}}).'],
        ['What the country gains', 'Continuation of a process that hospitals and a maker use ({{Ex-R5}}, {{Ex-R7}}), in the years in which it is taken up ({{Ex-R13}}).'],
      ],
      'What is weighed',
    ),

    h1('Conclusion'),
    p(
      'The notice asked for evidence that the effect of the endeavor reaches beyond my employer, that others have adopted it, and why the balance favors a waiver. This response provides it, for the endeavor as filed and for facts that existed on the filing date:',
    ),
    bullets('Beyond the employer: {{Ex-R5}}, {{Ex-R6}}, {{Ex-R11}}.', 'Adoption: {{Ex-R4}}, {{Ex-R7}} to {{Ex-R10}}.', 'Balance: {{Ex-R11}} to {{Ex-R13}}.'),
    p(
      'I respectfully ask that the petition be approved. Pursuant to 28 U.S.C. 1746, I declare under penalty of perjury under the laws of the United States of America that the statements about my own work are true and correct.',
    ),
    signature('Respectfully submitted,', 'Dr. Sunniva Ekholm Baptiste (fictional)', 'Petitioner', 'Date: [[short: Date of signing]]'),
    pageBreak(),
    h1('Index of the evidence in this response'),
    p('Exhibits of the response carry the letter R, so that they are not mistaken for those of the petition.'),
    exhibitIndex(),
    pageBreak(),
    h1('Not filed: a note on evidence left out'),
    p('This page is for the petitioner’s own file. It and its line in the contents are removed before the response is sent. It records what was considered and left out, and why:'),
    bullets(
      'Use by two more hospitals since September 2025: later than the filing date.',
      'Figures on adverse events in hospitals nationwide: they show the field and not the endeavor.',
      'A letter from the petitioner’s supervisor: the employer’s statement covers the only fact that matters here.',
      'Number of downloads: it does not show who used the text, or for what.',
    ),
  ],
}
