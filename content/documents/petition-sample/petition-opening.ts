/** Sample petition: header, contents, EB-2 classification and the proposed endeavor. */
import { bullets, contents, h1, h2, h3, p, pageBreak, steps, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'

export const PETITION_OPENING: readonly Block[] = [
  p('[[field: Date]]', { tight: true }),
  p('U.S. Citizenship and Immigration Services', { tight: true }),
  p('[[long: Filing address from the I-140 page of uscis.gov, checked on the day of filing]]'),
  p(
    '**Re: Form I-140, Immigrant Petition for Alien Workers**\nPetitioner and beneficiary: Dr. Ilse Navarro Tembe (fictional)\nClassification: INA 203(b)(2), member of the professions holding an advanced degree, with a request for a national interest waiver\nOccupation: power system protection engineer\nProposed endeavor: to continue developing, testing and releasing *Paired Replay*, an open method for testing relay settings of small electric utilities against recorded disturbances before the settings are installed',
  ),
  p('Dear Officer:'),
  p(
    'I am an electrical engineer and I file this petition for myself. I ask for classification as a member of the professions holding an advanced degree under section 203(b)(2) of the Immigration and Nationality Act, and for a waiver of the job offer, and with it the labor certification, under section 203(b)(2)(B). My passport page and resume are {{Ex-1}}. The parts of the labor certification form that a waiver petition needs are {{Ex-2}}.',
  ),
  p(
    'My endeavor in one sentence: **I continue to develop, test and release Paired Replay, an open method and tool with which a small electric utility can test new settings of its protective relays against disturbances that were recorded on real feeders, before the settings are installed** ({{Ex-5}}, {{Ex-6}}).',
  ),
  p(
    'The endeavor is work in progress. The first public version appeared in March 2022. Nine rural cooperatives used it in a pilot of two years, a relay maker that is neither my employer nor my client writes its settings in the open form, a regional reliability body names the method in a technical note, and a university laboratory outside the project has built a study on it. Each of these statements is proved in the pages below by a document that existed when this petition was filed.',
  ),
  p('The letter follows the order in which the petition will be decided:', { keepWithNext: true }),
  bullets(
    '**Part I** shows the EB-2 classification: a doctoral degree, an occupation that is a profession, and the fit between degree, occupation and endeavor.',
    '**Part II** describes the endeavor: the problem, the method, the outputs, the users and the limits.',
    '**Parts III to V** take the three prongs of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016), one after the other, each on evidence of its own.',
    '**Part VI** concludes and speaks to discretion. The **Appendix** lists each exhibit and what it proves, and the public sources.',
  ),
  p(
    'I understand that I must prove each element by a preponderance of the evidence, that the waiver is a matter of discretion after the three prongs are met, and that the endeavor is judged as it stands on the day of filing.',
  ),
  table(
    [1.9, 4.1, 1.5],
    ['Element', 'In one sentence', 'Main proof'],
    [
      ['EB-2', 'U.S. doctoral degree in electrical engineering; the occupation is a profession', '{{Ex-3}}, {{Ex-4}}'],
      ['Endeavor', 'An open method for testing relay settings of small utilities against recorded disturbances', '{{Ex-5}}, {{Ex-6}}'],
      ['Merit', 'In 163 counted uses it found 21 changes that would have made an event worse', '{{Ex-13}}'],
      [
        'National importance',
        'A relay maker, a regional body, a laboratory, a college and a town utility outside the pilot changed what they do',
        '{{Ex-11}}, {{Ex-14}} to {{Ex-17}}, {{Ex-20}}, {{Ex-33}}',
      ],
      ['Well positioned', 'The author of the method, with its record of use, a funded plan and committed users', '{{Ex-18}}, {{Ex-21}}, {{Ex-28}} to {{Ex-31}}'],
      ['Balance', 'The use of the method rests on its independence, which no certified position would have', '{{Ex-14}}, {{Ex-16}}, {{Ex-29}}'],
    ],
    'The petition in brief',
  ),
  pageBreak(),
  contents('Contents of this letter', 3),

  h1('EB-2 classification: advanced degree professional'),
  h2('Degree'),
  p(
    'I hold the degree of Doctor of Philosophy in electrical engineering from Lakeview State University, conferred in August 2018 ({{Ex-3}}). It is a United States academic degree above that of bachelor, as 8 CFR 204.5(k)(2) requires. No evaluation of a foreign degree and no substitution of work experience is needed. My dissertation, *Protection of radial feeders with inverter-coupled sources*, concerned the technical question from which the endeavor grew; its title page and abstract are in the same exhibit.',
  ),
  h2('Occupation'),
  p(
    'I carry out the endeavor as a power system protection engineer. The occupation is a profession: a bachelor’s degree in electrical engineering or a closely related field is the normal requirement for entry. {{Ex-4}} holds the O*NET summary for electrical engineers and five postings for protection engineers by five different employers. Each of the five asks for a bachelor’s degree in electrical engineering, and none accepts experience in its place. I show this by the occupation and not by my own diplomas, because the Policy Manual, since the update of January 15, 2025, asks about the occupation itself.',
  ),
  h2('Fit between degree, occupation and endeavor'),
  p(
    'The update looks at the occupation. I also show, for the second prong, how the degree serves the endeavor; the relation is direct. Testing relay settings against recorded waveforms is work of protection engineering, signal processing and network modeling. The transcript shows doctoral courses in each of these ({{Ex-3}}). I have worked in the same field without a break since September 2018, as the letters from my two employers confirm ({{Ex-24}}, {{Ex-25}}).',
  ),
  table(
    [2.2, 3.4, 1.4],
    ['What must be shown', 'What the record shows', 'Exhibit'],
    [
      ['A degree above bachelor', 'Ph.D. in electrical engineering, August 2018, U.S. university', '{{Ex-3}}'],
      ['The occupation is a profession', 'Bachelor’s degree as normal entry requirement', '{{Ex-4}}'],
      ['In addition: the degree serves the endeavor', 'Doctoral courses and dissertation on protection; work in the field since 2018', '{{Ex-3}}, {{Ex-24}}, {{Ex-25}}'],
    ],
    'The EB-2 classification at a glance',
  ),
  p('I ask for classification as an advanced degree professional only. I do not claim exceptional ability as a second ground, so that the petition rests on one clear basis.'),

  h1('The proposed endeavor'),
  h2('The problem'),
  p(
    'When a tree falls on a power line, a relay must recognize the fault and open a breaker within a fraction of a second, and it must do so without opening breakers that feed customers elsewhere. Whether it does depends on its settings: a list of numbers that says which current, voltage and delay mean a fault. The settings of a feeder are calculated once, from a model of the network, and are then left in place for years ({{Ex-6}}, section 1).',
  ),
  p(
    'Two changes make old settings unreliable. The first is the connection of sources that reach the feeder through inverters, such as solar plants and batteries. A rotating generator feeds a large current into a fault, while an inverter limits its current and changes its shape, so a relay that waits for a large current may see none ({{Ex-6}}, section 1; {{Ex-21}}). The second is new large load, which moves the ordinary current closer to the value at which the relay must act. Both changes arrive at feeders that were never designed for them, and they arrive one connection at a time.',
  ),
  p(
    'A large utility answers each change with a protection study by its own department. A rural cooperative or a town utility often has no protection engineer. It buys a study when a large plant connects, and for the many smaller changes it keeps the settings it has. Ms. Whitfield, who manages an association of such cooperatives, writes that in 2022 seven of its nine pilot members could not say when the settings of their oldest feeder had last been examined ({{Ex-12}}).',
  ),
  p(
    'One event in the pilot report shows what follows. In August 2023, before the pilot began, a branch fell on a feeder to which two solar plants had been connected since its settings were made. The nearest relay did not act. The next one upstream did, nine seconds later, and 2,340 customers lost power instead of 160; the conductor burned through and had to be replaced ({{Ex-13}}, section 4). The settings had met every check that was required when they were made. No one had asked what they would do on the feeder as it had become.',
  ),
  h2('The method'),
  p('Paired Replay asks that question before a fault does. It has four steps, which are described in full in {{Ex-6}}:', { keepWithNext: true }),
  steps(
    '**Collect.** The utility takes recordings of real disturbances that its relays and recorders have stored anyway, or chooses recordings of a similar feeder from the open library.',
    '**Transform.** Each recording is changed in a declared way to represent what will be new: a plant that connects, a load that grows, a line that is switched. The change is written down in a form that a person can read and a program can repeat.',
    '**Replay in pairs.** The program plays every recording, in its original and in its transformed form, to a model of the relay with its present settings and to the same model with the proposed settings. The four answers are set side by side.',
    '**Decide and record.** A report of two pages shows for each recording whether the relay acted, how fast, and whether it acted where it should have stayed still. The engineer decides. The settings, the recordings used and the decision stay together in an open settings record.',
  ),
  h3('Distinct method: how it differs from usual practice'),
  p(
    'Usual practice calculates. An engineer enters the network into a program, lets it compute fault currents for a small number of assumed faults, and chooses settings that satisfy rules of thumb for those currents. The method is sound where the model is complete and the sources behave like rotating machines. It gives no warning where either condition fails, because the same model that produced the settings also checks them ({{Ex-6}}, section 2; {{Ex-11}}).',
  ),
  p('Paired Replay differs from this practice, and from earlier forms of playback testing, in three respects:', { keepWithNext: true }),
  bullets(
    '**It tests against what happened and not against what was assumed.** The recordings hold the distortions, the slow decays and the unequal phases that a calculated fault leaves out. Playing stored waveforms to a relay was known before; laboratories do it to examine a device. Paired Replay uses it to examine a *settings change* on a particular feeder.',
    '**It changes recordings in a declared, repeatable way.** A recording of the past says nothing by itself about a plant that is not there yet. My *source substitution* removes the contribution of a rotating source from a recording and puts in its place the response of an inverter, with limits that its maker has published. The rule for doing so, and the conditions under which it must not be used, were published in 2023 ({{Ex-21}}). They are part of every report, so that another engineer can repeat or reject the result.',
    '**It compares, and does not grade.** A relay setting has no single right value. By playing each recording to the old and to the new settings, the method answers the question a small utility really has: what gets better, what gets worse, and on which recorded event.',
  ),
  p(
    'Professor Orrin, who has never worked with me, compares the method with the procedure that his laboratory had used for eleven years. He writes that source substitution “moved the one step that we did by judgment into a rule that a student can apply and an opponent can attack” and that his group gave up its own procedure for feeders with inverters in 2024 ({{Ex-11}}). The study that followed is in {{Ex-23}}.',
  ),
  table(
    [1.7, 2.7, 2.9],
    ['Question', 'Usual practice', 'Paired Replay'],
    [
      ['What is tested?', 'Settings against calculated fault currents', 'A settings change against recorded disturbances of this or a like feeder'],
      ['How are new sources represented?', 'By an equivalent chosen by the engineer', 'By a declared transformation with published limits ({{Ex-21}})'],
      ['What does the result say?', 'Rules are met or not met', 'For each event: old answer, new answer, difference'],
      ['Who can repeat it?', 'Who has the model and the program', 'Anyone with the settings record; code and library are open ({{Ex-18}}, {{Ex-19}})'],
      ['When is it done?', 'When a large plant connects', 'At each change, in about two hours of one person’s time ({{Ex-13}}, section 5)'],
    ],
    'Usual practice and Paired Replay',
  ),
  p(
    'The difference can be seen in one case of the pilot. In October 2024 a member cooperative planned new settings for a feeder that was to receive a battery of two megawatts. The calculated study met all its rules. The replay of 14 recordings showed that on two of them, both with a high-resistance ground fault, the proposed settings would not have acted at all once the battery was in service, while the old settings would have. The engineer of the cooperative changed one delay and one pickup value, and the second replay showed all 14 events cleared ({{Ex-13}}, section 4.3). The battery was connected in December. In May 2025 a ground fault of that kind occurred; the relay opened in 0.4 seconds, and the recording of the event was added to the library ({{Ex-13}}, section 4.3; {{Ex-19}}).',
  ),
  p(
    'I state what is mine in this method. The idea of playing recordings is not. The rule of source substitution, the paired report and the form of the settings record are; their first versions, with dates, are in the public repository under my name ({{Ex-18}}), and Professor Orrin and Dr. Brandvik attribute them to me on the basis of that record ({{Ex-11}}, {{Ex-16}}).',
  ),
  h3('What one report contains'),
  p(
    'The description above is abstract until one sees a report. The following is the table of the report on the battery connection of October 2024, shortened to six of its 14 recordings. The full report and the files from which anyone can repeat it are annexed to the pilot report ({{Ex-13}}, annex C).',
    { keepWithNext: true },
  ),
  table(
    [0.7, 2.5, 1.5, 1.5, 1.6],
    ['No.', 'Recorded event', 'Old settings', 'Proposed settings', 'After correction'],
    [
      ['3', 'Branch on one phase, storm of June 2022', 'opens in 0.31 s', 'opens in 0.29 s', 'opens in 0.29 s'],
      ['5', 'Conductor on dry ground, August 2023', 'opens in 0.62 s', 'does not act', 'opens in 0.48 s'],
      ['6', 'Same, with the battery at half power', 'opens in 0.66 s', 'does not act', 'opens in 0.51 s'],
      ['8', 'Start of a 400 kW pump', 'stays still', 'stays still', 'stays still'],
      ['11', 'Fault on the neighboring feeder', 'stays still', 'stays still', 'stays still'],
      ['14', 'Two phases together, vehicle accident', 'opens in 0.12 s', 'opens in 0.12 s', 'opens in 0.12 s'],
    ],
    'Excerpt of a report: what each set of settings does on each event',
  ),
  p(
    'Three things can be read from it without special training. The proposed settings were as good as the old ones on ordinary faults. They failed on the two events that a calculated study does not contain, since no one enters dry ground into a model. And the correction did not buy the two events at the price of a false operation: the pump and the neighboring fault still leave the relay at rest. The last column is the reason the engineer signed the settings; it is also what an auditor, a successor or a neighboring utility can examine years later ({{Ex-6}}, section 4).',
  ),
  h3('Two further cases from the pilot'),
  p(
    '**A line that was switched.** In April 2025 a cooperative planned to feed a village from its second substation during repairs. The settings of that substation had been made for a shorter line. Eleven recordings from the village’s own feeder were replayed to them. Three faults at the far end would have been cleared only after more than two seconds, which the cooperative does not accept. It used the second group of settings that its relays hold and that had never been filled, and set it back after the repairs. The change took one afternoon ({{Ex-13}}, section 4.5).',
  ),
  p(
    '**A case in which the method had no answer.** In September 2025 a member asked for a replay before it connected a generator at a landfill. Neither its own recordings nor the library held an event with a machine of that kind, and source substitution is not valid for it. The report of two lines says so. The member ordered a study from an engineering firm, and the recordings made since then are in the library ({{Ex-13}}, section 4.6; {{Ex-19}}). I mention the case because a method that always gives an answer would not deserve trust.',
  ),
  h2('Outputs'),
  p('The endeavor produces four things. All are released under licenses that let anyone use and change them without payment ({{Ex-18}}, {{Ex-19}}):', { keepWithNext: true }),
  bullets(
    'the **program**, with models of 23 types of relays, in its fifth public release;',
    'the **specification** of the settings record, so that a relay maker or another program can write and read it;',
    'the **Open Disturbance Library**, 412 recordings from 17 utilities with names of places and customers removed;',
    'the **training materials**: a two-day course for utility staff and a college module.',
  ),
  h2('Users and route to wider effect'),
  p(
    'The direct users are small utilities. The effect reaches beyond them by three routes that are already in use. Relay makers adopt the settings record, as Bellrow Relays has done ({{Ex-14}}, {{Ex-15}}). Regional bodies pass the method to their members, as the Northern Interconnection Reliability Forum has done ({{Ex-17}}). Researchers and teachers build on the open parts, as Tolland Polytechnic and Midplain Technical College have done ({{Ex-23}}, {{Ex-33}}).',
  ),
  p(
    'The endeavor is not a product of my employer. Halden Grid Engineering designs substations for its clients. It states in writing that it claims no rights in Paired Replay, that I may continue it, and that I have worked four days a week since January 2024 so that one full day belongs to it ({{Ex-25}}). If I changed employers, the endeavor would go on unchanged: its code, library and users are public, and its costs are paid from a grant to the project ({{Ex-28}}, {{Ex-30}}).',
  ),
  h2('Plan and milestones'),
  p('The plan for the coming three years is {{Ex-30}}. In short:', { keepWithNext: true }),
  table(
    [1.2, 3.6, 2.6],
    ['Period', 'Milestone', 'What is in place'],
    [
      ['2027, first half', 'Release 3: source substitution for batteries that form the grid themselves', 'Test recordings from two utilities ({{Ex-19}}); design notes in {{Ex-30}}'],
      ['2027, second half', 'Replay service run by the Four Rivers association for its 31 members', 'Written offer in {{Ex-12}}'],
      ['2028', 'Six further utilities, with a report counted as in the pilot', 'Letters of interest in {{Ex-31}}; method in {{Ex-13}}'],
      ['2028', 'A second relay maker writes the settings record', 'Open specification ({{Ex-18}}); talks described in {{Ex-30}}'],
      ['2029', 'Specification given to a public working group; course taught without me at three places', 'Forum note {{Ex-17}}; module in {{Ex-33}}'],
    ],
    'Milestones 2027 to 2029',
  ),
  h2('Origin of the endeavor'),
  p(
    'The endeavor did not begin as a plan. In 2019, at Prairie Link Power Cooperative, I compared stored recordings with the settings in force because the cooperative could not pay for studies of all its feeders ({{Ex-24}}). The comparison showed what had happened and not what would happen after the next connection. In 2020 I wrote, in my own time, a first program that changed a recording. Its results were wrong whenever the recording held more than one source, and I set it aside. The rule that made the change repeatable came from going back to the measurements of the dissertation ({{Ex-3}}); it was tested on 40 laboratory events of my former adviser’s group in 2021, and released with its limits in March 2022 ({{Ex-18}}, {{Ex-21}}).',
  ),
  p(
    'What happened next decided the form of the endeavor. The first person to write to the project was the operator of a town utility who had no program for the settings of his relays and had typed 214 values from a printed list. The settings record, and with it the work with makers, grew out of that letter, which is kept in the public discussion of the project ({{Ex-18}}). The endeavor as filed is the result: a method, the record that carries it, the recordings it needs, and the training of those who use it ({{Ex-5}}).',
  ),
  h2('Limits of the endeavor'),
  p(
    'Paired Replay answers one question: how would these settings have answered these events? It does not design networks, forecast load, detect cyber attacks or operate relays. Events that no one has recorded cannot be replayed, and a report says so. It is also not the daily work of a protection engineer, which is to make studies for one client at a time; the endeavor makes a means by which others test settings themselves. I state these limits so that the endeavor can be judged as what it is ({{Ex-5}}).',
  ),
]
