/** Sample petition: prong 1, substantial merit and national importance. */
import { bullets, h1, h2, h3, p, pageBreak, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'

export const PETITION_PRONG_1: readonly Block[] = [
  pageBreak(),
  h1('Prong 1: substantial merit and national importance'),
  h2('Substantial merit'),
  p(
    'The Policy Manual (volume 6, part F, chapter 5) names science and technology among the areas in which an endeavor may have merit, and asks for no immediate or countable economic effect. The merit of this endeavor is practical. A relay that fails to act leaves a broken line energized. A relay that acts without need takes power from people whose line is whole. Both faults sit unseen in a list of numbers until the day of the event. A means to find them beforehand has merit for the people on the line and for the crews who repair it.',
  ),
  p(
    'The pilot shows that such faults are found. Between March 2024 and February 2026 nine cooperatives of the Four Rivers association replayed every planned settings change before installing it, 163 changes in all. For 138 the replay showed no event that was answered worse than before. For 21 it showed at least one, and the settings were changed before they were installed. For four the recordings were not sufficient, and the report said so ({{Ex-13}}, section 3). The report also gives the two cases in which an engineer installed settings against the result of the replay, with the reasons ({{Ex-13}}, section 3.2).',
  ),
  p(
    'I do not offer these numbers as proof of national importance. Nine cooperatives are nine cooperatives. They show that the method does what I say it does, which is the place from which its wider effect begins.',
  ),
  h2('National importance'),
  p(
    'This part asks what the specific endeavor may change, and not whether electricity, or protection engineering, is important. I therefore leave aside the size of the power sector, the number of utilities and the demand for engineers. The evidence shows an effect outside my employer, which has no part in the endeavor, and outside the nine cooperatives of the pilot.',
  ),
  h3('Broad impact: who benefits beyond the direct users'),
  p('Four groups that are neither my employer nor participants of the pilot now do something differently because of the method. Each describes it in its own words.', { keepWithNext: true }),
  p(
    '**Customers of a relay maker.** Bellrow Relays makes protective relays that are sold to utilities in the United States. It has never employed or paid me. Mr. Egede, who is responsible for its settings software, writes that until 2025 settings could leave that software only as a printed list or in a form that no other program could read. After customers asked for a way to replay their settings, Bellrow examined the open settings record, proposed two changes to it in public, and built it into version 7.4 ({{Ex-14}}; the discussion is in {{Ex-18}}). The release notes of November 2025 describe the function and name the specification ({{Ex-15}}). Every utility that uses the software has it, whether or not it has heard of the pilot. Mr. Egede adds that the company uses the same record to compare settings before and after its own software updates, which it formerly did by eye ({{Ex-14}}).',
  ),
  p(
    '**Members of a regional reliability body.** The Northern Interconnection Reliability Forum gathers 61 utilities of very different sizes. Dr. Brandvik, its head of analysis, learned of Paired Replay from the journal article and not from me. Her staff repeated three of its published cases from the open files and obtained the same results ({{Ex-16}}). In April 2026 the Forum issued a technical note on settings reviews before the connection of inverter sources. The note names replay of recorded events with declared transformations as one accepted way to make such a review, and refers to the public specification ({{Ex-17}}). It obliges no one. It gives the engineer of a small member utility, who until then had only the calculated study, a second means that the regional body recognizes.',
  ),
  p(
    '**Researchers.** Professor Orrin’s laboratory at Tolland Polytechnic Institute used the Open Disturbance Library and the published transformations in a study of feeders with more than one inverter source, a case that I had left open ({{Ex-23}}). The laboratory gave its corrections back to the project under the open license; they have been part of the program since release 2.2 ({{Ex-18}}). He explains that before the library existed each laboratory kept the few recordings it had been given under agreements that forbade passing them on, so that no result could be repeated elsewhere ({{Ex-11}}).',
  ),
  p(
    '**People who are being trained.** Ms. Sato wrote a six-hour module on settings reviews for the two-year power technology program of Midplain Technical College. It uses the program, 20 recordings of the library and a workbook that I released in 2025. Two instructors whom I have not trained taught it to 44 students in January and June 2026 ({{Ex-33}}).',
  ),
  p(
    'These four effects have one thing in common. None of them depends on a sale, a contract with me, or my presence. They follow from the decision to publish the method, the record and the recordings, and they go on when I do something else. For that reason I ask that the endeavor be judged by its effect on how settings are reviewed, and not as a service to particular utilities.',
  ),
  table(
    [1.8, 3.4, 1.6],
    ['Who', 'What is done differently', 'Proof'],
    [
      ['A relay maker and its customers', 'Settings leave the software in an open form; updates are compared by replay', '{{Ex-14}}, {{Ex-15}}'],
      ['A regional body with 61 member utilities', 'A technical note accepts replay with declared transformations', '{{Ex-16}}, {{Ex-17}}'],
      ['A university laboratory', 'Own procedure given up for inverter feeders; study from open recordings', '{{Ex-11}}, {{Ex-23}}'],
      ['A technical college', 'Module taught by its own instructors', '{{Ex-33}}'],
      ['A town utility outside the pilot', 'Used the public tool without help and changed two feeders', '{{Ex-20}}'],
    ],
    'Effects outside the employer and outside the pilot',
  ),
  p(
    'The last line deserves a word, since it shows how the method travels. Kettle Creek Municipal Utility serves about 4,000 customers and has two engineers. Mr. Ansel found the program through the Forum’s note, installed it from the public address, and examined his six feeders in four working days. For two of them the replay showed that a fault at the end of the line would not have been recognized since a solar plant was connected in 2024. He changed the settings, had them confirmed by his relay contractor, and wrote to the project only afterward, to contribute his recordings ({{Ex-20}}; {{Ex-19}}, line 398). I had no part in that work.',
  ),
  p(
    '**How the Forum examined the method.** Since the technical note is the step that reaches the largest number of utilities, I describe how it came about, from Dr. Brandvik’s letter and not from my memory ({{Ex-16}}). Her staff read the article in the autumn of 2024. In January 2025 two analysts repeated three published cases from the open files, and then did what the project had not done: they replayed eight events whose true course was known to the Forum alone, because its own recorders had seen them from two sides. In seven cases the program named the operation that had in fact occurred. In the eighth it did not, and the cause was a limit that the text described too broadly. The Forum sent eleven questions. The corrected text was released in June 2025, the eighth case then fell under the stated limit, and a working group of nine member utilities began the note.',
  ),
  p(
    'The note is three pages long. It states for which sources replay with declared transformations may stand beside a calculated study, for which it may not, and what a report must contain. For the last point it prints the list of contents of the open settings record with a reference to its source ({{Ex-17}}, section 3). A rule for good reports, adopted by a body of utilities after a test of its own, is a change in how the field does this work. It is neither a sale nor a favor to me; no one at the Forum knew me before 2025.',
  ),
  h3('Large-scale impact: how the effect can grow beyond the present users'),
  p(
    'National importance looks to the prospective effect. The question is whether the endeavor can reach many places without my going to each of them. Three features of it, all of which exist, make that growth possible, and one table shows what each would need.',
  ),
  p(
    '**One use costs hours, not months.** The pilot report counts the time of 163 replays. The first replay of a feeder took 5.2 hours of one person’s time on average, each later one 1.9 hours, on an ordinary computer ({{Ex-13}}, section 5). The nine cooperatives had between one and four engineers each, and none had a protection department. The count excludes the training of two days; the method of counting is stated. A use that fits into an afternoon can be repeated by utilities that would never order a study.',
  ),
  p(
    '**Each use makes the next one better.** A replay is only as good as the recordings it can draw on. When the pilot began, the library held 96 recordings from four utilities; on the date of the printout it held 412 from 17 ({{Ex-19}}). Eight of the 17 never took part in the pilot. Dr. Brandvik writes that the Forum has asked its members to contribute recordings of events on feeders with inverter sources and has prepared a standard agreement for the purpose ({{Ex-16}}). A utility with no recordings of its own can begin with those of a like feeder; this was done in 31 of the 163 cases ({{Ex-13}}, section 3.3).',
  ),
  p(
    '**The record is carried by equipment and not by persuasion.** When a maker writes the settings record, its customers need no new program to produce it. Release 7.4 of Bellrow’s software was the first case ({{Ex-15}}). The specification has a part that any maker can test itself against without permission ({{Ex-18}}). A second maker is a milestone of 2028 and not a fact; I claim only that the way is open and has been taken once ({{Ex-30}}).',
  ),
  table(
    [1.8, 2.6, 2.9],
    ['Level', 'Reached on the date of filing', 'What growth needs'],
    [
      ['Single feeder', '163 changes on 58 feeders of nine cooperatives; 6 feeders at Kettle Creek', 'Settings record and recordings; both are public'],
      ['Association', 'One of 31 members, nine in the pilot', 'Service run by the association; written offer ({{Ex-12}})'],
      ['Region', 'Technical note for 61 utilities', 'Recordings from members; agreement prepared ({{Ex-16}})'],
      ['Equipment', 'One relay maker', 'Further makers; the test part is open ({{Ex-18}})'],
      ['Teaching', 'One college, two instructors', 'Module released for any school ({{Ex-33}})'],
    ],
    'From one feeder to many: what exists and what is needed',
  ),
  p(
    'I give no forecast of how many utilities will use Paired Replay in ten years. There is no honest method for such a number. What can be shown is the mechanism by which use spreads, that each part of the mechanism has worked at least once without me, and that nothing in it is tied to one region: relays, recordings and inverters are the same in other states. The Policy Manual accepts national or global implications inside a field, such as those of an improved process, as a ground of national importance. An improved process for reviewing relay settings, taken up by a maker, a regional body, a laboratory and a college, is of that kind.',
  ),
  h3('Connection to stated national priorities'),
  p('Public documents of the federal government bear on this endeavor. I state for each what it says and what it does not say.', { keepWithNext: true }),
  bullets(
    '**Executive Order 14262** of April 8, 2025 concerns the reliability and security of the electric grid ({{Ex-7}}). It says that lack of reliability in the grid puts national and economic security at risk, and orders a uniform method for finding regions at risk. It does not speak of relay settings.',
    '**The Department of Energy’s report of July 7, 2025**, made under that order, describes the risk of outages by 2030 from the growth of load and the retirement of plants ({{Ex-8}}). Both changes, new load and different sources, are what puts old settings out of date ({{Ex-6}}, section 1). The report concerns supply and not distribution feeders; the connection to my work is the change of sources and loads, and I claim no more.',
    '**The Speed to Power initiative**, announced in a Federal Register notice of September 18, 2025, seeks faster connection of generation and transmission for large new loads such as data centers and factories ({{Ex-9}}). Faster connection means more settings changes in less time. A review that takes an afternoon is of use where a study that takes months would be the slowest step.',
    '**Energy is one of the critical infrastructure sectors** listed by the Cybersecurity and Infrastructure Security Agency ({{Ex-10}}). The listing shows that the sector matters to the nation. It proves nothing about any one endeavor inside it.',
  ),
  p(
    'These documents are context. The effect of this endeavor is shown by {{Ex-11}} to {{Ex-20}}, by the people who use it. Taken together, the two kinds of evidence show an endeavor that answers, at the level of a single feeder and in a form that others can carry on, a change of the grid that the federal government has described as a matter of national concern.',
  ),
  h2('The prospective effect in this record'),
  p(
    '*Dhanasar* looks to the potential prospective impact of the endeavor. I have shown effects that exist, because an existing effect is the best evidence of a prospective one. The step from the one to the other is short here. The Forum’s note applies to connections that are still to be made ({{Ex-17}}). Bellrow’s software is the version from which later ones are built, and Mr. Egede states that the export will be kept ({{Ex-14}}). The module of Midplain Technical College enters the yearly program ({{Ex-33}}). The offer of the Four Rivers association concerns 22 members that have not used the method so far ({{Ex-12}}). Each of these is a commitment, made before filing, to something that continues afterward.',
  ),
  p(
    'The same documents show the kind of effect. It is an improved process inside a field: a review that was made seldom, from assumptions and by a few, can be made at each change, from what was recorded and by the staff that answers for the feeder. Local use is where such a process shows itself, and the Policy Manual says that local work can have national importance. But the process is not local. It is published, it is carried by equipment and by teaching, and it has been repeated by people in other places with the same result.',
  ),
  h2('Questions that the record answers'),
  p('Five questions are asked of many petitions in engineering. I put them to this one and say where the answer is proved.', { keepWithNext: true }),
  table(
    [2.3, 4, 1.3],
    ['Question', 'Answer', 'Proof'],
    [
      [
        'Is the endeavor the ordinary work of the occupation?',
        'No. A protection engineer makes settings for a station. The endeavor makes the means by which others test settings, and it is done on a day that my employer does not use.',
        '{{Ex-4}}, {{Ex-25}}',
      ],
      [
        'Does it serve an employer or its clients?',
        'My employer has released all rights. None of the nine pilot members, the maker, the Forum, the laboratory or the college is its client.',
        '{{Ex-25}}, {{Ex-12}} to {{Ex-16}}',
      ],
      ['Does the method exist?', 'It is in its fifth public release and was used 163 times in two years with a counted result.', '{{Ex-13}}, {{Ex-18}}'],
      ['Is the effect more than the sum of single users?', 'A changed product, a regional note and a taught module act on people who never used the program.', '{{Ex-15}}, {{Ex-17}}, {{Ex-33}}'],
      ['Is one problem named, or many?', 'One: whether settings of a feeder still fit the feeder.', '{{Ex-5}}'],
    ],
    'Five questions and where they are answered',
  ),
  p(
    'The third question matters most. An endeavor whose product is still to be developed can show its effect only by hope. I have therefore described in this part nothing that lies in the future except where the words say so, and each milestone that is still open stands in the plan and not in the proof of importance.',
  ),
  h2('What I do not argue under this prong'),
  p(
    'I do not argue that protection engineers are few, that power companies are large, that my employer is well known, or that my own record is good. The first two do not concern the endeavor, the third would show a benefit to one firm, and the last belongs to the second prong. I also do not rely on the economic effect of avoided outages: the pilot was too small to measure it, and its report says so ({{Ex-13}}, section 6).',
  ),
]
