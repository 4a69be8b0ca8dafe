/** Sample petition: prong 2, the petitioner is well positioned. */
import { bullets, h1, h2, h3, p, pageBreak, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'

export const PETITION_PRONG_2: readonly Block[] = [
  pageBreak(),
  h1('Prong 2: the petitioner is well positioned to advance the endeavor'),
  p(
    'The second prong turns from the endeavor to the person. *Dhanasar* names education, skills, knowledge and record of success in related efforts; a model or plan for future activities; progress toward the endeavor; and the interest of customers, users, investors or other relevant persons. I take them in this order. The evidence is that of my own work; where I worked with others I say what was mine.',
  ),
  h2('Education and knowledge'),
  p(
    'My doctorate concerned the endeavor’s own question. The dissertation of 2018 measured how three types of relays answered faults on a test feeder when the source was an inverter, and found that the usual equivalent, a reduced rotating source, predicted the wrong answer in 17 of 60 cases ({{Ex-3}}, abstract). It ended with the sentence that recorded events would be a better test than calculated ones if a way were found to change them to conditions that had not yet been met. Paired Replay is that way.',
  ),
  p(
    'I have been licensed as a professional engineer in electrical and power engineering since 2022 ({{Ex-26}}). A license is not needed to write a program or to teach. It matters here because the report of a replay is used by engineers who sign settings, and its form was written by someone who has carried the same responsibility.',
  ),
  p(
    'The endeavor calls for three kinds of knowledge that are seldom learned together, and the record shows where I learned each. *Protection practice*: I calculated and signed settings for eleven substations and have examined events since 2018 ({{Ex-24}}, {{Ex-25}}). *Signal processing*: a transformed recording is only as good as the separation of its parts, which was the subject of two of my doctoral courses and of the third chapter of the dissertation ({{Ex-3}}). *Software that others can trust*: the program has 640 automatic tests, each release reproduces 52 recordings with known answers before it is published, and the public record shows that no release since January 2024 was withdrawn ({{Ex-18}}).',
  ),
  h2('Record of success in related work'),
  h3('Above-average professional: the record beside the normal course of the occupation'),
  p(
    'The normal course of a protection engineer’s work can be read from the occupation evidence: to calculate settings for particular stations, to test relays at commissioning, to examine events after they occur, and to keep records for the employer ({{Ex-4}}). I did and do this work. The table sets beside it what the record shows in addition. I make no claim about rank or percentile. Each line is a thing done, with its proof.',
    { keepWithNext: true },
  ),
  table(
    [2.1, 3.5, 1.3],
    ['Normal course', 'What the record shows in addition', 'Exhibit'],
    [
      ['Applies the employer’s procedure for settings', 'Wrote a procedure that nine utilities, a regional body and a laboratory use', '{{Ex-12}}, {{Ex-16}}, {{Ex-11}}'],
      ['Uses a maker’s software as delivered', 'Wrote the settings record that a maker built into its software', '{{Ex-14}}, {{Ex-15}}'],
      ['Keeps recordings inside the company', 'Founded and keeps an open library to which 17 utilities contribute', '{{Ex-19}}'],
      ['Studies one station for one client', 'Published the rule by which any feeder can be studied', '{{Ex-21}}, {{Ex-22}}'],
      ['Attends training', 'Designed and gave five workshops; a college teaches the module', '{{Ex-32}}, {{Ex-33}}'],
      ['Work is reviewed by a superior', 'Reviewed 14 manuscripts of others for two journals', '{{Ex-27}}'],
      ['Salary from an employer', 'Project chosen for a grant after outside review', '{{Ex-28}}, {{Ex-29}}'],
    ],
    'The record beside the normal course of the occupation',
  ),
  p(
    '**At Prairie Link Power Cooperative** (September 2018 to May 2021) I was the only protection engineer of a cooperative with 28,000 meters. The usual duty was to calculate settings. The letter from its engineering manager describes what I added: I collected the stored recordings of eleven substations, which until then were overwritten when the memory was full, and examined each protection event of three years against the settings in force. Of 74 events, nine had been answered otherwise than intended; four had been noticed before. The manager writes that the cooperative has kept recordings permanently since 2020 and changed the settings of 13 feeders on the basis of that work ({{Ex-24}}). These recordings, released by the cooperative, were the beginning of the library ({{Ex-19}}, lines 1 to 52).',
  ),
  p(
    '**At Halden Grid Engineering** (since June 2021) I have designed protection for substations of its clients. Its letter confirms the duties, that I lead a group of three, and that the company adopted a written check for feeders with inverter sources which I proposed in 2022 ({{Ex-25}}). I do not count the company’s projects as effects of the endeavor. They show that I know from practice which questions a settings engineer has to answer on a given day.',
  ),
  p(
    '**Paired Replay** is my own work in its origin and, in the greater part, in its growth. The public record of the project counts 1,846 changes since March 2022, of which 1,391 are mine, and names 12 other contributors; four of them work for utilities and two for Bellrow Relays ({{Ex-18}}). The record is kept by the hosting service and cannot be altered by me after the fact. It also shows what others did better: the faster reader of recordings came from a contributor in 2024, and the treatment of several inverters from Professor Orrin’s laboratory ({{Ex-18}}, {{Ex-23}}).',
  ),
  p(
    '**Publications.** The rule of source substitution was published in a peer-reviewed journal in 2023, with me as first of two authors; the second, my former doctoral adviser, supplied the laboratory tests and confirms this division in the author statement ({{Ex-21}}). The results of the pilot’s first year were presented as a paper of mine alone at a peer-reviewed conference in 2025 ({{Ex-22}}). I do not rest on the number of citations. I rest on use: a study built on the rule ({{Ex-23}}), a technical note that refers to it ({{Ex-17}}), and software that implements the record ({{Ex-15}}).',
  ),
  p(
    '**Review of others’ work.** Since 2023 two journals have asked me for reviews in the subject of feeder protection, and I have completed 14. The editors’ confirmations state the number and the subject ({{Ex-27}}).',
  ),
  h3('What independent people say they changed'),
  p(
    'None of the six people in the table has employed me, paid me or published with me; each letter says so and states how its writer came to know the work. Ms. Whitfield’s association received free training from the project and paid for its travel costs, which her letter states as well. I asked each writer to describe one thing that only he or she could know:',
    { keepWithNext: true },
  ),
  table(
    [2.2, 2.6, 2.4],
    ['Writer', 'How the work became known', 'What was changed'],
    [
      ['Dr. Samuel Orrin, Tolland Polytechnic ({{Ex-11}})', 'Read the article of 2023', 'Gave up the laboratory’s own procedure for feeders with inverters'],
      ['Carla Whitfield, Four Rivers association ({{Ex-12}})', 'Talk at a regional meeting, 2023', 'Made replay a step before each settings change at nine members'],
      ['Tomas Egede, Bellrow Relays ({{Ex-14}})', 'Requests of customers, 2024', 'Built the settings record into version 7.4'],
      ['Dr. Hanne Brandvik, the Forum ({{Ex-16}})', 'Read the article; staff repeated three cases', 'Issued technical note 2026-04'],
      ['Paul Ansel, Kettle Creek ({{Ex-20}})', 'The Forum’s note, 2026', 'Examined six feeders, changed two'],
      ['Gwen Sato, Midplain Technical College ({{Ex-33}})', 'Public workbook, 2025', 'Wrote a module taught by two instructors'],
    ],
    'Letters: how the writers know the work and what they did',
  ),
  p(
    'Two of these accounts bear on my own part in particular. Dr. Brandvik describes how her staff put eleven questions to the project before the Forum would name the method, and that I answered each with a repeatable example and in two cases with a correction of my published text ({{Ex-16}}). Ms. Whitfield describes the first workshop of March 2024, at which the operators could not read the report, and the second in May, for which I had redrawn it as a table of old and new answers. It has kept that form ({{Ex-12}}; versions in {{Ex-18}}).',
  ),
  h3('Skill shown under examination'),
  p('A record of success is more than a list of things that went well. Two occasions on which the work was examined by others show how I carry it on.'),
  p(
    '**The eighth event.** When the Forum’s analysts found a recorded event on which the program disagreed with the facts, I asked for the recording, found within nine days that the text of the limit was too broad, withdrew the sentence in public with a note of who had found the error, and sent a test that would have caught it ({{Ex-16}}; {{Ex-18}}, entry of May 2025). Dr. Brandvik writes that this exchange was the reason the working group was formed. The corrected limit is quoted in the conference paper of 2025 with thanks to the two analysts ({{Ex-22}}).',
  ),
  p(
    '**The maker’s objections.** Bellrow’s engineers proposed two changes to the settings record. One, a field for the version of the relay’s own program, I accepted at once, since settings without it cannot be compared. The other would have let a maker leave out values that it regards as internal. I declined it with reasons in the public discussion: a relay whose delays are partly hidden cannot be replayed. After six weeks the company proposed that such values be given with a stated tolerance, and that is the rule today ({{Ex-14}}, {{Ex-18}}). Mr. Egede describes the discussion from the other side and says that his company would not have stayed with a form that could be bent for one maker ({{Ex-14}}).',
  ),
  p(
    'Both accounts can be checked against dated public entries. They show what a plan cannot promise by itself: that the person at the center of the endeavor corrects errors in the open and keeps its rules the same for all.',
  ),
  h2('Model and plan for future activities'),
  p('The work plan ({{Ex-30}}) says for each milestone what will be done, in how many hours, at what cost and how anyone can tell whether it was reached. Its first year is laid out by month.', {
    keepWithNext: true,
  }),
  table(
    [1.9, 1.2, 1.2, 2.9],
    ['Work in 2027', 'Hours', 'Cost', 'Sign that it is done'],
    [
      ['Release 3 with batteries that form the grid', '290', '$6,200', 'Public release; 40 recordings with known answers reproduced'],
      ['Replay service of the association', '110', '$4,800', 'First ten reports made without me'],
      ['Library: 150 further recordings', '90', '$3,500', 'Index with licenses ({{Ex-19}})'],
      ['Two workshops and a guide for trainers', '80', '$5,100', 'Attendance lists; guide released'],
      ['Part-time contributor in the United States', '520', '$26,000', 'Contract and public record of changes'],
    ],
    'Work plan, first year: hours, cost and test of completion',
  ),
  p(
    'The sum of the first year is $45,600. The method of each estimate is in the plan: hours are those of comparable work in 2024 to 2026, taken from the dated record, and travel is taken from the receipts of the five workshops ({{Ex-30}}, annex A). The plan names what could delay it, above all recordings from batteries of the new kind, and what would be done in that case ({{Ex-30}}, section 5).',
  ),
  p('The plan also names what may go wrong. Four risks were reviewed by the foundation before it chose the project ({{Ex-29}}):', { keepWithNext: true }),
  table(
    [2.2, 2.6, 2.5],
    ['Risk', 'What is done about it', 'If it happens'],
    [
      [
        'Too few recordings from batteries of the new kind',
        'Agreements with two utilities; the Forum’s request to members ({{Ex-16}})',
        'Release 3 covers the two types on hand; the report states the limit',
      ],
      ['A maker changes its settings format', 'Test part of the specification, run at each release ({{Ex-18}})', 'The printed list can be read in, as before 2025'],
      ['The contributor leaves', 'Written procedures; two volunteers know the reader ({{Ex-18}})', 'New contract from the same budget line ({{Ex-30}})'],
      ['I am absent for months', 'Two of the 12 contributors can make releases since 2025 ({{Ex-18}})', 'Corrections go on; new development waits'],
    ],
    'Risks named in the work plan',
  ),
  p(
    'The last line is a plan for absence and not for replacement. It keeps the tool safe for those who use it. The work that the endeavor still needs, a rule for sources that form the grid themselves and the passage of the specification to a working group, is described in section 3 of the plan as mine, with the reasons ({{Ex-30}}).',
  ),
  h2('Progress achieved'),
  p('The endeavor is past its beginning. What has been reached, in order of time:', { keepWithNext: true }),
  bullets(
    'March 2022: first public release, with models of four relays ({{Ex-18}}).',
    'June 2023: rule of source substitution published after peer review ({{Ex-21}}).',
    'March 2024 to February 2026: pilot with nine cooperatives, 163 replays; report in March 2026 ({{Ex-13}}).',
    'November 2025: settings record in the software of a relay maker ({{Ex-15}}).',
    'January 2026: college module taught for the first time ({{Ex-33}}).',
    'April 2026: technical note of the regional body ({{Ex-17}}).',
    'July 2026: grant of $72,000 to the project ({{Ex-28}}).',
    'September 2026: fifth release, 23 relay models; library at 412 recordings ({{Ex-18}}, {{Ex-19}}).',
  ),
  p(
    'The work is done on one fixed day a week, which my employer has agreed to in writing without end date ({{Ex-25}}), and has been kept up since January 2024, as the dates of the changes show ({{Ex-18}}).',
  ),
  h2('Interest and support of others'),
  p(
    '**Funding.** The Open Energy Tools Foundation chose the project in July 2026 from 38 applications after two outside reviews. Its director explains the choice and what will be reviewed before the second payment ({{Ex-29}}). The agreement gives $72,000 to the project, half of it received, for the part-time contributor, travel and test equipment ({{Ex-28}}). It exceeds the cost of the first year. None of it is my salary, which remains that of my employment.',
  ),
  p(
    '**Committed users.** Six utilities in four states have written, before this petition was filed, which feeders they intend to examine and who will do it. Together they name 41 feeders ({{Ex-31}}). Two of them have already signed the agreement under which recordings are contributed.',
  ),
  p(
    '**Those who carry it on.** The Four Rivers association offers a place, a computer and half a position for a replay service to all 31 members from the second half of 2027 ({{Ex-12}}). The five workshops were attended by 112 people from 27 utilities ({{Ex-32}}). Ms. Sato’s college will teach the module twice a year ({{Ex-33}}).',
  ),
  p(
    'No one can be certain that each milestone will be met, and *Dhanasar* does not ask for it. A doctoral degree in the question itself, eight years in the field, a method that others use, a plan with money behind its first year, and users who have acted show that I am well positioned to advance this endeavor.',
  ),
]
