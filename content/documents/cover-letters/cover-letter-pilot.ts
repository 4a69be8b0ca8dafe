/** Sample I-140 cover letter for a pilot without a bachelor’s degree, by exceptional ability; person, operators, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, note, p, pageBreak, plain, quote, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterPilot: Document = {
  id: 'cover-letter-pilot',
  title: 'Sample cover letter: pilot',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'This letter is a sample. The captain, the operators, the flight figures and the exhibits are made up. It shows how a line pilot without a bachelor’s degree, a study or an invention can argue exceptional ability, and an endeavor that is not flying, from company records that are confidential. It is no legal advice, no flight instruction and no promise. Take the box out and use your own facts.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, status papers, summary of flight time', 'Identity', 'Identity; positions since 2010'),
    exhibit('Ex-2', 'ETA-9089 Appendix A; Final Determination', 'Identity', 'Signed Labor Department forms'),
    exhibit('Ex-3', 'Associate degree and transcript, Marchbanks Technical College', ['EB-2', 'Prong 2'], 'Professional flight, two years, 2009'),
    exhibit('Ex-4', 'Letter of Thornbury Air Service, full-time duties March 2010 to August 2015', ['EB-2', 'Prong 2'], 'Instructor, then cargo pilot; hours per week'),
    exhibit(
      'Ex-5',
      'Letter of Quentin Lockhart, Director of Operations, Tanager Air Freight',
      ['EB-2', 'Prong 1', 'Prong 2', 'Prong 3'],
      'Full-time duties since September 2015; who wrote what; rights in the manual, and consent',
    ),
    exhibit('Ex-6', 'Airline transport pilot and instrument instructor certificates; check pilot authorization', ['EB-2', 'Prong 2'], 'In force on the filing date'),
    exhibit('Ex-7', 'Penrose Express: resolution on the winter panel, 2023', ['EB-2', 'Prong 2'], 'Chair named by the seventeen carriers'),
    exhibit('Ex-8', 'Signed statement of the endeavor, with plan and budget', ['Prong 1', 'Prong 2', 'Prong 3'], 'Work, limits, stages'),
    exhibit('Ex-9', 'Winter chapter of Tanager’s training manual (excerpt), with revision pages', ['Prong 1', 'Prong 2'], 'Authors and dates, 2018 to 2026'),
    exhibit('Ex-10', 'Ice reports of eleven winters: totals certified by the safety office', ['Prong 1', 'Prong 2'], 'Reports, exits flown, speed lost; no crew, day or route'),
    exhibit(
      'Ex-11',
      'Letter of Yvonne Fallowfield, Feeder Network, Penrose Express, with contract annex',
      ['EB-2', 'Prong 1', 'Prong 2', 'Prong 3'],
      'Seventeen carriers, 210 aircraft; returns of three winters',
    ),
    exhibit('Ex-12', 'Letter of Harriet Burdette, Timberline Underwriters, with survey form', ['EB-2', 'Prong 1', 'Prong 2'], 'Claims since 2012; survey of 62 operators outside the network'),
    exhibit('Ex-13', 'Letter of Lucinda Sizemore, Chief Pilot, Whitecap Air Medical', ['Prong 1', 'Prong 2', 'Prong 3'], 'Patient flights; no tie to Tanager or Penrose'),
    exhibit('Ex-14', 'Letter of Emmett Averill, Safety Officer, state aeronautics division', ['EB-2', 'Prong 1'], 'Winter seminar of 2024 and 2025; sign-in totals'),
    exhibit('Ex-15', 'Two safety audits of Tanager, 2022 and 2025 (findings only)', 'Prong 2', 'Outside auditors of the shipper'),
    exhibit('Ex-16', 'Letter of the FAA office to Tanager on revision 14', 'Prong 2', 'Training program as revised'),
    exhibit('Ex-17', 'Service order of Penrose Express, 2026 to 2029 (redacted)', ['Prong 2', 'Prong 3'], '$264,000; clause on change of employer'),
    exhibit('Ex-18', 'Amendments signed by three carriers with twin-engine aircraft', ['Prong 2', 'Prong 3'], 'Start in October 2027'),
    exhibit('Ex-19', 'Four announcements for training captains and standards managers', 'Prong 3', 'What employers ask for'),
    exhibit('Ex-20', 'Report in a trade magazine for cargo operators, 2025', 'Prong 1', 'The contract annex'),
  ],
  blocks: [
    p('[[field: Place and date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Mailing address for Form I-140, copied from the agency’s page today]]'),
    p(
      '**Form I-140, self-petition with national interest waiver**\nName: Rafaela Stensrud (fictional)\nClassification: INA 203(b)(2)(A), exceptional ability\nEndeavor: to develop and teach a way in which pilots of small aircraft plan, before takeoff, how they will leave ice, and to put it into use with operators across the country',
    ),
    p('Dear Adjudicating Officer:'),
    p(
      'A small cargo plane may fly into ice. It is not built to stay there. I have flown sixteen winters in that weather, and for eight of them I have worked on what a pilot, alone at night with other people’s parcels, does in the minutes after the wing turns white ({{Ex-1}}, {{Ex-2}}). I have no bachelor’s degree, no study to my name and no device to sell. The reports I have learned from are confidential, and the manual I wrote belongs to my employer. This petition stands on totals that a safety office certified, on contracts, and on organizations that had no need to listen to me.',
    ),
    p(
      'The organizations from outside are four: a shipper for which seventeen carriers fly, an insurer, an operator of patient flights, and the aeronautics division of a state. Each of them has changed something in writing, and what it changed is in the record together with the letter that explains it ({{Ex-11}} to {{Ex-14}}). An officer who has little time may begin there. Of my own part I say only what someone else confirms.',
    ),
    p(
      'I take up the endeavor first, since exceptional ability has to relate to it; then the classification; and then the three requirements of *Matter of Dhanasar*, 26 I&N Dec. 884, 889 (AAO 2016). I know that the burden is mine and that a waiver is granted in the agency’s discretion.',
    ),
    contents('Contents', 1),

    h1('The endeavor'),
    h2('Alone, at night, in cloud'),
    p(
      'Parcels, blood samples and machine parts reach small towns by aircraft with one engine and one pilot. When ice is worse than forecast the pilot has to go up, down, back or aside, and has to choose while the aircraft slows and the radio talks. Pilots wait. They have seen ice end by itself many times. In the three winters before the work began, Tanager received 96 reports of ice beyond the forecast. In 71 the pilot had gone on longer than five minutes, and in most of these the reason written down was a form of hope ({{Ex-10}}, page 3).',
    ),
    p(
      'Ms. Burdette, whose company pays when a flight ends badly, went through its claims from 2012 to 2022. Eleven aircraft were lost or badly damaged in ice. Nine pilots had remained in it for more than a quarter of an hour with a way out available ({{Ex-12}}, page 2).',
    ),
    h2('An exit that exists before the takeoff'),
    p('What I developed can be taught in two days and one evening in a training device ({{Ex-9}}, sections 2 to 6):', { keepWithNext: true }),
    bullets(
      '**Three exits.** Each leg is divided in three. For each third the pilot writes on one card, from that evening’s temperatures, where the ice would be left: a height, a turn, an airport.',
      '**Two numbers.** Ten knots lost at the same power, or five minutes, whichever comes first. Then the exit is flown. There is nothing left to decide.',
      '**A voice.** The flight follower on the ground has the card as well and asks for the two numbers. A pilot who answers admits nothing.',
      '**The exit that fails.** In the device the written exit turns out to be bad. The pilot practices the second one, which is where most of the learning is.',
      '**The morning after.** A training captain calls. Reports go on without a name and change the cards of that route.',
    ),
    quote('I took it because it was written down, and not because I was sure.', 'Unnamed report of February 2023, quoted with consent in Exhibit 11, page 4 (fictional)'),
    p(
      'The flight behind that sentence had left at nine in the evening with 900 pounds of parcels. Ice began in the second third of the leg. The pilot had lost six knots in four minutes and saw a star through a hole in the cloud, the kind of thing that has kept many pilots where they were. The follower asked for the numbers. At five minutes he turned left, down to a valley airport that stood on the card and nowhere in his plans, and the ice was gone before he could see the runway lights. The parcels were fourteen hours late ({{Ex-11}}, page 4).',
    ),
    p(
      'My proposed endeavor is to go on developing this practice, to fit it to twin-engine aircraft and to flight followers, and to train the training captains of other operators, who then train their own pilots. I do so as manager of flight standards at Tanager and under the order of Penrose Express ({{Ex-8}}, {{Ex-17}}). I do not propose to fly more, to open a school or to advise individual pilots for a fee. Nothing in this letter depends on how many pilots the country has.',
    ),
    h2('Records that stay closed'),
    p(
      'Reports are given under a promise that they serve no other purpose, and they belong to the carriers. What the agency receives are totals, which Tanager’s safety office drew from all reports of eleven winters and certified ({{Ex-10}}). I do not head that office. Mr. Lockhart states that the manual is the company’s, that it may be used by every carrier of the network and by those named in its consent, and that I may go on with it elsewhere ({{Ex-5}}, last page). Ms. Fallowfield holds the returns of the other carriers; her auditors have compared them with the originals ({{Ex-11}}).',
    ),

    h1('Exceptional ability'),
    note(
      'Why this door',
      'Captain Stensrud could not use the advanced-degree door: a two-year degree is not a bachelor’s degree, whatever the years of flying. If you hold a bachelor’s degree, read both doors in the Case Builder before you choose.',
    ),
    h2('Four of six'),
    p(
      'Exceptional ability in the sciences, arts or business requires at least three of the kinds of evidence in 8 CFR 204.5(k)(3)(ii). Of the three, the field here is business: air freight, and in it the occupation of pilot and manager of flight standards. Four kinds are offered.',
      { keepWithNext: true },
    ),
    table(
      [2, 4.2, 1.4],
      ['Kind', 'What is in the record', 'Exhibit'],
      [
        ['Academic record in the area', 'Associate degree in professional flight, with weather and aerodynamics', '{{Ex-3}}'],
        ['Ten years, full time', 'Two employers, March 2010 to today: sixteen years, with hours per week', '{{Ex-4}}, {{Ex-5}}'],
        ['License', 'Airline transport pilot, instrument instructor, authorization to check others', '{{Ex-6}}'],
        ['Recognition by business and government bodies', 'Chair by choice of seventeen carriers; contract annex; insurer’s survey; state seminar', '{{Ex-7}}, {{Ex-11}}, {{Ex-12}}, {{Ex-14}}'],
      ],
      'Kinds (A), (B), (C) and (F)',
    ),
    p('Salary and membership are not claimed. I am paid like others in my seat, and the pilots’ associations I belong to take anyone who holds a certificate.'),
    h2('The record as a whole'),
    p(
      'Three kinds open the door, and the whole then has to show expertise significantly above what is ordinarily encountered. Certificates and years do not show it; most captains of my age have them. What is not ordinary is that operators who compete on price let one pilot of one of them set how all of them leave ice, and send her their failures ({{Ex-7}}, {{Ex-11}}). An insurer rewrote its survey by her manual ({{Ex-12}}). A state had its own instructors teach from it ({{Ex-14}}). None of these bodies needed the favor of a feeder carrier with 38 aircraft. Section 203(b)(2)(A) also asks that the ability substantially benefit prospectively the national economy, cultural or educational interests, or welfare of the United States. The benefit is to welfare: crews, patients and freight that come out of ice, at operators in 31 states and beyond them, as the sections on merit and national importance show.',
    ),
    h2('The tie to the endeavor'),
    p(
      'Exceptional ability must relate to the endeavor (Policy Manual, volume 6, part F, chapter 5, as amended on January 15, 2025). All four kinds concern the flying, teaching and checking of small aircraft in weather ({{Ex-3}} to {{Ex-7}}). All sixteen years were spent in that occupation. Whether it normally calls for a bachelor’s degree is a question put to advanced-degree professionals, and this petition does not raise it.',
    ),

    h1('Merit: what eleven winters show'),
    p('Tanager flies some 21,000 legs between October and April. That number has hardly changed, and neither have the aircraft ({{Ex-10}}):', { keepWithNext: true }),
    table(
      [1.8, 1.4, 2, 2.2],
      ['Winters', 'Reports of ice', 'Exit flown within five minutes', 'More than 20 knots lost, or emergency declared'],
      [
        ['2015/16 to 2017/18', '96', '25 (26%)', '14'],
        ['2018/19 to 2020/21', '188', '121 (64%)', '9'],
        ['2021/22 to 2025/26', '402', '354 (88%)', '6'],
      ],
      'Three winters before, eight winters after',
    ),
    p(
      'Reports became more numerous because they lost their names, so the second column proves nothing about ice. The fourth does not depend on willingness to report: such flights are found in the engine monitors’ records. They went from almost five a winter to about one. There was no accident in ice before or after, and I cannot claim to have prevented one. The price is known too. Diversions and cancellations for ice rose from 2.1 to 3.0 percent of flights, and Penrose, whose parcels were late, pays it knowingly ({{Ex-11}}).',
    ),

    h1('National importance: who else flies this way'),
    p(
      'A safer winter at one carrier is the carrier’s business. The first prong looks to the prospective impact of the endeavor, which may consist in its implications for a field. *Dhanasar*, 26 I&N Dec. at 889. I point to four changes at organizations outside Tanager.',
    ),
    p(
      '**A shipper put it into its contracts.** Seventeen carriers with 210 aircraft fly for Penrose in 31 states. Since November 2023 an annex requires cards, numbers, a follower who asks, and a return of totals each May. Ms. Fallowfield had to defend the annex against two carriers that called it a delay; she describes the meeting. Penrose is a customer of Tanager, so what counts here is what the other sixteen did. At these, exits were flown within five minutes in 41 percent of reports in the first winter and in 79 percent in the third. I trained 19 of their 57 training captains, and these trained the rest ({{Ex-11}}).',
    ),
    p(
      '**An insurer asks for it elsewhere.** Timberline covers 62 operators that do not fly for Penrose: survey firms, charter companies, haulers of freight on demand. Since 2024 its surveyors ask to see the cards of the last month, and 27 operators can show them. Their deductible for ice is lower, which the underwriter explains with her own losses and not with mine ({{Ex-12}}).',
    ),
    p(
      '**Patients are flown by it.** Ms. Sizemore’s pilots carry patients from nine bases, two in a cockpit. She obtained the chapter through the insurer. Her crews had been good at declining flights and poor at leaving ice once a patient was aboard. She kept the cards and changed the voice: the second pilot asks, and the nurse may ({{Ex-13}}). She had never met me before she wrote.',
    ),
    p(
      '**A state teaches it to private owners.** Mr. Averill’s division holds winter seminars at county airports. Its own instructors used a script that I wrote on request, in 2024 and 2025, for 1,140 people who signed in. I taught the first evening only. He does not know how many now write a card. He knows that two flying clubs have made it a rule for renting an aircraft ({{Ex-14}}).',
    ),
    p(
      'A trade magazine reported on the annex without naming me; Mr. Lockhart and Ms. Fallowfield say whose work it is ({{Ex-20}}, {{Ex-5}}, {{Ex-11}}). I attach no forecast of air traffic and no general policy on aviation. They would show that flying matters, and that is not in question.',
    ),

    h1('Well positioned to carry it forward'),
    h2('Where the two numbers come from'),
    p(
      'Thornbury’s letter describes a young instructor who kept a notebook of other pilots’ ice stories ({{Ex-4}}). At Tanager I became training captain in 2018, check pilot in 2019 and manager of flight standards in 2021. The revision pages show which sections of the winter chapter are mine: cards, numbers and the exit that fails. The follower’s question came from a dispatcher, Mr. Lockhart writes, and he names her ({{Ex-5}}, {{Ex-9}}). The FAA office that oversees Tanager has the chapter in the training program since revision 14; its letter does not recommend the chapter to others, and I do not say so ({{Ex-16}}). The shipper’s auditors made seven findings on training in two audits, one of them against a form of mine, which is gone ({{Ex-15}}).',
    ),
    p(
      'In January 2020 a pilot did exactly what his card said, went down, and met heavier ice. He lost 31 knots. I had written “descend” for that leg once and for all, in summer. The air above was warm that night. Since then no exit is printed; each is written from the evening’s temperatures. The flight is in the table, and I tell it on the first morning of every course. Ms. Sizemore says that this story is why she trusted the rest ({{Ex-13}}).',
    ),
    p(
      'Those who wrote know different parts of this. Mr. Lockhart sees me every week. Ms. Fallowfield sees the returns of carriers I have never visited. Ms. Burdette sees only losses, Ms. Sizemore only patients, and Mr. Averill a room full of people who paid for their own fuel. Apart from Mr. Lockhart, none has employed me; Penrose pays Tanager under the order below, and its letter begins by saying so ({{Ex-5}}, {{Ex-11}} to {{Ex-14}}).',
    ),
    h2('What has been ordered'),
    table(
      [1.1, 3.5, 2.6],
      ['Winter', 'Aim', 'Basis'],
      [
        ['2027/28', 'Three carriers with twin-engine aircraft begin', 'Amendments signed ({{Ex-18}})'],
        ['2027/28', 'Course for flight followers, tried with Penrose and Whitecap', '{{Ex-13}}, {{Ex-17}}'],
        ['2028/29', 'Twenty-four training captains teach the twin-engine edition', 'Names in {{Ex-17}}, schedule 2'],
        ['2029', 'Panel of carriers issues the yearly edition', 'Resolution ({{Ex-7}})'],
      ],
      'Stages ({{Ex-8}}, part 3)',
    ),
    p(
      'Plan, progress and the interest of users count under the second prong. *Dhanasar*, 26 I&N Dec. at 890. Penrose pays Tanager $264,000 over three years for half of my time, device hours and the yearly comparison; the first year has been paid. If I left Tanager the order could follow me to another employer ({{Ex-17}}, clause 8). Should serious events rise for two winters at a carrier, its cards are withdrawn and the panel looks for the cause ({{Ex-8}}, part 5).',
    ),

    h1('The waiver'),
    p('What labor certification guards has to be set against what this work offers. *Dhanasar*, 26 I&N Dec. at 890–91.'),
    p(
      '**A seat is not the work.** A certification would describe a standards manager at Tanager. Sixteen other carriers send me the nights on which their pilots did badly. They do so because the panel chose me and Penrose keeps the returns; Ms. Fallowfield doubts that they would send them to an employee whose right to be here depended on a rival ({{Ex-11}}, page 6).',
    ),
    p(
      '**Good pilots can be hired.** The four announcements ask for hours, certificates and teaching experience, and there are people who have them ({{Ex-19}}). They are the training captains on whom the plan relies. The country keeps, with the waiver, the person to whom eleven winters of closed reports were told, until the panel can do without her ({{Ex-7}}, {{Ex-8}}).',
    ),
    p(
      '**Contracts are renewed once in five years.** Penrose signs the next ones in September 2028. What the returns of the winter of 2027 to 2028 show about twin-engine aircraft goes into them or waits until 2033 ({{Ex-11}}, {{Ex-18}}).',
    ),
    p('**Nobody is replaced.** Pilots keep their seats, followers gain a task, and by the rules of the panel a report may not be used against anyone ({{Ex-7}}, rule 3).'),

    h1('Conclusion'),
    p(
      'Exceptional ability and the three prongs have been shown. I ask for approval, and in the exercise of discretion for regard to [[long: facts such as status kept, taxes paid and no violations, with exhibits]]. The statements about my own work are true.',
    ),
    signature('Respectfully submitted,', 'Rafaela Stensrud (fictional)', 'Self-petitioner', 'Date: [[short: Day of signing]]'),

    pageBreak(),
    h1('Appendix: evidence'),
    p('Flights are shown as totals. No crew, patient or customer can be recognized in any exhibit.'),
    exhibitIndex(),
  ],
}
