/** Sample I-140 cover letter for a pilot without a bachelor’s degree, by exceptional ability; person, operators, figures and exhibits are fictional. */
import { exhibit, exhibitIndex, h1, note, p, pageBreak, plain, quote, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterPilot: Document = {
  id: 'cover-letter-pilot',
  title: 'Sample cover letter: pilot',
  edition: '2026-11-26',
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
    exhibit('Ex-4', 'Letter from Thornbury Air Service, full-time duties March 2010 to August 2015', ['EB-2', 'Prong 2'], 'Instructor, then cargo pilot; hours per week'),
    exhibit(
      'Ex-5',
      'Letter from Quentin Lockhart, Director of Operations, Tanager Air Freight',
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
      'Letter from Yvonne Fallowfield, Feeder Network, Penrose Express, with contract annex',
      ['EB-2', 'Prong 1', 'Prong 2', 'Prong 3'],
      'Seventeen carriers, 210 aircraft; returns of three winters',
    ),
    exhibit('Ex-12', 'Letter from Harriet Burdette, Timberline Underwriters, with survey form', ['EB-2', 'Prong 1', 'Prong 2'], 'Claims of 2012 to 2022; survey of 62 operators outside the network'),
    exhibit('Ex-13', 'Letter from Lucinda Sizemore, Chief Pilot, Whitecap Air Medical', ['Prong 1', 'Prong 2', 'Prong 3'], 'Patient flights; no tie to Tanager or Penrose'),
    exhibit('Ex-14', 'Letter from Emmett Averill, Safety Officer, state aeronautics division', ['EB-2', 'Prong 1'], 'Winter seminar of 2024 and 2025; sign-in totals'),
    exhibit('Ex-15', 'Two safety audits of Tanager, 2022 and 2025 (findings only)', 'Prong 2', 'Outside auditors of the shipper'),
    exhibit('Ex-16', 'Letter from the FAA office to Tanager on revision 14', 'Prong 2', 'Training program as revised'),
    exhibit('Ex-17', 'Service order of Penrose Express, 2026 to 2029 (redacted)', ['Prong 2', 'Prong 3'], '$264,000; clause on change of employer'),
    exhibit('Ex-18', 'Amendments signed by three carriers with twin-engine aircraft', ['Prong 2', 'Prong 3'], 'Start in October 2027'),
    exhibit('Ex-19', 'Four postings for training captains and standards managers', 'Prong 3', 'What employers ask for'),
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
      'I fly freight at night in aircraft that may enter ice and are not built to stay there. I have flown for a living for sixteen winters, and for eight of them I have worked on one question: what does a pilot do, alone, in the minutes after the wing turns white ({{Ex-1}}, {{Ex-2}})? I have no bachelor’s degree, no study to my name and no device to sell. My pilots’ reports are confidential, and the manual I wrote belongs to my employer.',
    ),
    p(
      'So I will not ask you to take my word for the answer. Four organizations that owe me nothing changed something in writing because of it: a shipper, an insurer, an operator of patient flights and a state. Each of them gets a section of this letter, in the order in which the work reached it. My employer’s figures come before them and the law after them. Each section ends with what it is offered to prove.',
    ),

    h1('What I noticed, and what I wrote'),
    p(
      'Parcels, blood samples and machine parts reach small towns in aircraft with one engine and one pilot. When ice is worse than forecast the pilot has to go up, down, back or aside, and has to choose while the aircraft slows and the radio talks. Pilots wait. Most of them have seen ice end by itself. As a young instructor I kept a notebook of such stories, other people’s and my own ({{Ex-4}}). In nearly all of them there had been a way out, and the pilot knew it ten minutes too late.',
    ),
    p(
      'My answer is a card filled in before takeoff. It divides a leg in three, and for each third it names an exit: an altitude, a turn or an airport where, by that evening’s temperatures, there is no ice. It sets two numbers. Ten knots lost at the same power, or five minutes in ice, and the exit is flown; nothing is left to decide. The flight follower on the ground holds the same card and asks for the numbers, so that a pilot who answers admits nothing. In the training device the written exit turns out to be bad, and the pilot practices the second one. The next morning a training captain calls, and what is learned changes the cards of that route ({{Ex-9}}, sections 2 to 6).',
    ),
    p(
      '**The proposed endeavor.** I will go on developing this practice, fit it to twin-engine aircraft and to flight followers, and train the training captains of other operators, who then train their own pilots. I do so as manager of flight standards at Tanager Air Freight and under an order from Penrose Express ({{Ex-8}}, {{Ex-17}}). I do not propose to fly more, to open a school, or to coach pilots for a fee. Nothing here depends on how many pilots the country has.',
    ),

    h1('What my own company counted'),
    p(
      'Tanager flies some 21,000 legs between October and April. Neither that number nor the aircraft have changed much. Its safety office, which I do not head, certified the totals of all ice reports of eleven winters and withheld crews, days and routes ({{Ex-10}}).',
      { keepWithNext: true },
    ),
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
      'Read the table with care. Reports rose because they lost their names, so the second column proves nothing about ice. The last column does not depend on anyone’s willingness to report: such flights are found in the engine monitors. They fell from almost five a winter to about one. There was no accident in ice before or after, and I do not claim to have prevented one. There is a price. Diversions and cancellations for ice rose from 2.1 to 3.0 percent of flights.',
    ),
    p(
      'One of those flights is my fault. In January 2020 a pilot did exactly what his card said, went down, and met heavier ice; he lost 31 knots. I had written “descend” for that leg once and for all, in summer. That night the warm air was above him. Since then no exit is printed. I tell this story on the first morning of every course ({{Ex-5}}, page 3).',
    ),
    p(
      'Quentin Lockhart, the director of operations, says who did what. I became training captain in 2018, check pilot in 2019 and manager of flight standards in 2021. Cards, numbers and the exit that fails are mine; the follower’s question was a dispatcher’s idea, and he names her ({{Ex-5}}; revision pages, {{Ex-9}}). The chapter has been part of Tanager’s training program since revision 14, on which the FAA office that oversees the company wrote in {{Ex-16}}. That letter does not recommend the chapter to others, and I do not say that it does. Outside auditors made seven findings on training in 2022 and 2025, one of them against a form of mine, which is gone ({{Ex-15}}).',
    ),
    p(
      'Reports are given under a promise that they serve no other purpose, and they belong to the carriers. You receive totals, and you can check them in two ways. Tanager’s safety office signs that every report of the eleven winters is in them, and Mr. Lockhart offers the agency an inspection of the originals on the company’s premises. The returns of the other carriers go to Penrose, whose auditors compared them with the original reports ({{Ex-10}}, {{Ex-11}}). Mr. Lockhart also states that the manual is the company’s, that every carrier of the network and those named in its consent may use it, and that I may continue the work elsewhere ({{Ex-5}}, last page).',
    ),
    p('*Offered to prove:* merit, and my own part in it. Not offered as national importance; a safer winter at one carrier is that carrier’s business.'),

    h1('What a shipper put into its contracts'),
    p(
      'Seventeen carriers with 210 aircraft fly for Penrose in 31 states. Since November 2023 the annex to their contracts has required the card, the two numbers, a follower who asks, and a return of totals each May. Yvonne Fallowfield, who runs the network, had to defend the annex against two carriers that called it a delay; she describes the meeting ({{Ex-11}}). Penrose is Tanager’s customer, and she says so in her first line. What counts here is therefore what the other sixteen did. Exits were flown within five minutes in 41 percent of their reports in the first winter and in 79 percent in the third. I trained 19 of their 57 training captains. Those 19 trained the rest.',
    ),
    quote('I took it because it was written down, and not because I was sure.', 'Unnamed report of February 2024, quoted with consent in Exhibit 11, page 4 (fictional)'),
    p(
      'The flight behind that sentence left at nine in the evening with 900 pounds of parcels. In the second third of the leg the pilot had lost six knots in four minutes and saw a star through a hole in the cloud, the kind of thing that has kept many pilots where they were. The follower asked for the numbers. At five minutes he turned left, down to a valley airport that stood on the card and nowhere in his plans, and the ice was gone before he saw the runway lights. The parcels were fourteen hours late. Penrose, which pays for late parcels, kept the annex.',
    ),
    p(
      'In 2023 the seventeen carriers also set up a winter panel to decide what goes on the cards. They compete with one another on price. They elected the pilot of one of them to the chair, and they send her the nights on which their own pilots did badly ({{Ex-7}}).',
    ),
    p('*Offered to prove:* implications for a field, recognition by business organizations, and interest of users.'),

    h1('What an insurer asks of strangers'),
    p(
      'Harriet Burdette’s company pays when a flight ends badly. She went through its claims from 2012 to 2022: eleven aircraft lost or badly damaged in ice, nine of them after the pilot had stayed in it for more than a quarter of an hour with a way out available. Timberline covers 62 operators that do not fly for Penrose, among them survey firms, charter companies and haulers on demand. Since 2024 its surveyors have asked to see the cards of the last month. Twenty-seven operators can show them, and pay a lower deductible for ice. She explains that decision with her own losses and not with my figures ({{Ex-12}}, with the survey form).',
    ),
    p('*Offered to prove:* the problem, counted by someone who pays for it; adoption outside any contract of mine; recognition.'),

    h1('What a medical crew changed'),
    p(
      'Lucinda Sizemore’s pilots carry patients from nine bases, two in a cockpit. She obtained the chapter through the insurer. Her crews had been good at declining flights and poor at leaving ice once a patient was on board. She kept the card and changed the voice: the second pilot asks, and the nurse may. She had never met me before she wrote, and she adds that the flight of January 2020 is why she trusted the rest ({{Ex-13}}).',
    ),
    p(
      'Her letter describes one transfer, with the patient left out. The crew had written a valley airport as its exit for the last third of the leg. Four minutes into ice the nurse asked for the two numbers, as the card says she may. The captain had been about to give it another five miles. They landed at the valley airport, an ambulance met them, and the patient reached the hospital by road forty minutes later than planned. Nothing happened, and that is her point: before the card, she writes, such flights were the ones that people talked about afterward.',
    ),
    p('*Offered to prove:* that the practice can be taken up, and altered, by people I did not train.'),

    h1('What a state teaches'),
    p(
      'Emmett Averill’s aeronautics division holds winter seminars for private owners at county airports. In 2024 and 2025 its own instructors taught 1,140 people from a script I wrote at its request. I taught the first evening only. Mr. Averill does not know how many now write a card. He knows that two flying clubs made it a rule for renting an aircraft ({{Ex-14}}). A trade magazine reported on the annex without naming me ({{Ex-20}}).',
    ),
    p('*Offered to prove:* recognition by a governmental entity, and reach beyond commercial operators.'),

    h1('What ties the writers to me'),
    p(
      'Mr. Lockhart is my superior. Penrose buys from my employer, and its letter begins with that sentence. Ms. Burdette, Ms. Sizemore and Mr. Averill have no contract with me, Tanager or Penrose; each says how the chapter came to them and that nothing was paid for the letter. They also know different things. One sees me every week, one sees returns of carriers I have never visited, one sees only losses, one only patients, and one a room full of people who paid for their own fuel.',
    ),

    h1('The classification: exceptional ability in business'),
    note(
      'Why this door',
      'Captain Stensrud could not use the advanced-degree door: a two-year degree is not a bachelor’s degree, whatever the years of flying. If you hold a bachelor’s degree, read both doors in the Case Builder before you choose.',
    ),
    p(
      'At least three of the six kinds of evidence in 8 CFR 204.5(k)(3)(ii) are required. I offer four and leave two out: I am paid like others in my seat, and the pilots’ associations I belong to admit anyone who holds a certificate.',
      { keepWithNext: true },
    ),
    table(
      [2, 4.2, 1.4],
      ['Kind', 'In the record', 'Exhibit'],
      [
        ['(A) Academic record in the area', 'Associate degree in professional flight, with weather and aerodynamics, 2009', '{{Ex-3}}'],
        ['(B) Ten years, full time', 'Two employers, March 2010 to today: sixteen years, with hours per week', '{{Ex-4}}, {{Ex-5}}'],
        ['(C) License', 'Airline transport pilot, instrument instructor, authorization to check others', '{{Ex-6}}'],
        ['(F) Recognition by business organizations and a governmental entity', 'Chair of the panel; contract annex; insurer’s survey; state seminar', '{{Ex-7}}, {{Ex-11}}, {{Ex-12}}, {{Ex-14}}'],
      ],
    ),
    p(
      'Four kinds of evidence open the door. The record as a whole must then show expertise significantly above that ordinarily encountered. 8 CFR 204.5(k)(2). Certificates and years do not show it; most captains of my age have both. What is out of the ordinary is that competitors let one pilot set how all of them leave ice, that an insurer rewrote its survey by her manual, and that a state had its instructors teach from it. None of them needed the favor of a feeder carrier with 38 aircraft. The ability also benefits the national welfare prospectively, as section 203(b)(2)(A) asks: crews, patients and freight that come out of ice, at operators in 31 states and beyond them.',
    ),
    p(
      'Exceptional ability must relate to the endeavor (Policy Manual, volume 6, part F, chapter 5, as amended on January 15, 2025). It does. All four kinds concern flying, teaching and checking small aircraft in weather, and so does the endeavor. Whether the occupation normally calls for a bachelor’s degree is asked of advanced-degree professionals. This petition does not raise it.',
    ),

    h1('The waiver under Matter of Dhanasar'),
    p('The test has three parts. *Matter of Dhanasar*, 26 I&N Dec. 884, 889 (AAO 2016). I bear the burden on each by a preponderance of the evidence.', { keepWithNext: true }),
    table(
      [2.3, 5.3],
      ['What must be shown', 'Where the record shows it'],
      [
        ['Substantial merit', 'Serious events from five a winter to one ({{Ex-10}}); losses of an insurer ({{Ex-12}})'],
        ['National importance', 'Sixteen other carriers in 31 states ({{Ex-11}}); 27 operators outside the network ({{Ex-12}}); patient flights ({{Ex-13}}); a state ({{Ex-14}})'],
        ['Well positioned', 'Record ({{Ex-5}}, {{Ex-9}}, {{Ex-10}}); elected chair ({{Ex-7}}); order and amendments ({{Ex-17}}, {{Ex-18}})'],
        ['Balance', 'Returns that rivals share with a neutral chair ({{Ex-11}}); contracts due in 2028 ({{Ex-18}})'],
      ],
    ),
    p(
      '**National importance** lies in the prospective impact of the specific endeavor, which may consist in implications within a field. *Id.* at 889. The field is the operation of small aircraft in weather. Its operators do not share an employer, a regulator’s mandate or a union; they share contracts, insurers and instructors. The practice has entered all three. What is still to come, twin-engine aircraft and followers, is the larger part of that field. I attach no forecast of air traffic. It would show that flying matters, which is not in question.',
    ),
    p(
      'An officer may ask whether this is not simply my job. Part of it is. Tanager pays me to keep the standards of its own pilots, and I leave that part out of the petition. The endeavor begins where the job description ends: with cards for aircraft Tanager does not fly, with followers it does not employ, and with training captains who answer to its competitors. A colleague in the same position who did the job well would do none of this, and the four postings for such positions do not mention it ({{Ex-19}}).',
    ),
    p('**Well positioned.** Plan, progress and the interest of users count beside the record. *Id.* at 890. The next three winters are under contract:', { keepWithNext: true }),
    table(
      [1.1, 3.5, 2.6],
      ['Winter', 'Aim', 'Basis'],
      [
        ['2027/28', 'Three carriers with twin-engine aircraft begin', 'Amendments signed ({{Ex-18}})'],
        ['2027/28', 'Course for flight followers, tried with Penrose and Whitecap', '{{Ex-13}}, {{Ex-17}}'],
        ['2028/29', 'Twenty-four training captains teach the twin-engine edition', 'Names in {{Ex-17}}, schedule 2'],
        ['2029', 'Panel of carriers issues the yearly edition', 'Resolution ({{Ex-7}})'],
      ],
    ),
    p(
      'The new winters are not a repetition. An aircraft with two engines loses speed later and then faster, so that ten knots may be the wrong number; the three carriers have agreed to record speed each half minute in the first winter, and the number will be set from that record. The follower’s course turns one question into a skill: when to ask, what to do if the radio is silent, and when to call the next airport without being asked ({{Ex-8}}, part 3; {{Ex-18}}).',
    ),
    p(
      'Penrose pays Tanager $264,000 over three years for half of my time, device hours and the yearly comparison, and has paid for the first year. If I left Tanager, the order could follow me to another employer ({{Ex-17}}, clause 8). Should serious events rise for two winters at a carrier, its cards are withdrawn and the panel looks for the cause ({{Ex-8}}, part 5).',
    ),
    p(
      '**The balance** sets what labor certification protects against what this work offers. *Id.* at 890–91. It would be impractical here, for a reason of structure and not of convenience. A certification describes one seat at one employer; Tanager could describe a standards manager for its 38 aircraft. Sixteen rivals send their worst nights to a chair they elected, and Ms. Fallowfield doubts that they would send them to someone whose right to stay depended on one of their competitors ({{Ex-11}}, page 6).',
    ),
    p(
      'The benefit also remains if good pilots can be hired, and they can. The four postings ask for hours, certificates and teaching experience ({{Ex-19}}). People who have these are the training captains on whom the plan relies. They carry out the practice; they have not read eleven winters of closed reports, and until the panel issues the edition of 2029 by itself, one person has ({{Ex-7}}, {{Ex-8}}).',
    ),
    p(
      'Time matters too. Penrose renews its contracts once in five years and signs the next ones in September 2028. What the returns of the coming winters show about twin-engine aircraft goes into them or waits until 2033 ({{Ex-11}}, {{Ex-18}}). And nobody is displaced: pilots keep their seats, followers gain a task, and under the panel’s rules no report may be used against anyone ({{Ex-7}}, rule 3). Set against these, a test of the market for one seat would protect no one.',
    ),

    h1('What I ask'),
    p(
      'I ask that the petition be approved and the waiver granted in the exercise of discretion, with regard to [[long: facts such as status kept, taxes paid and no violations, with exhibits]]. The statements in this letter about me and my work are true.',
    ),
    signature('Respectfully submitted,', 'Rafaela Stensrud (fictional)', 'Self-petitioner', 'Date: [[short: Day of signing]]'),

    pageBreak(),
    h1('Appendix: evidence'),
    p('Flights are shown as totals. No crew, patient or customer can be recognized in any exhibit.'),
    exhibitIndex(),
  ],
}
