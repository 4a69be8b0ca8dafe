/** Sample I-140 cover letter for a network and electrical engineer; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterNetworkElectricalEngineer: Document = {
  id: 'cover-letter-network-electrical-engineer',
  title: 'Sample cover letter: network and electrical engineer',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 10, to: 10 },
  notice: [
    plain(
      'Sample with an invented engineer, invented cooperatives, companies, measurements and exhibits. Only the public documents are real; they carry their dates. Use it to see how a protection engineer’s case can be ordered and proved, not as text to copy. It is not legal advice and promises no result. Fill in the shaded places of your own letter and remove this box.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, lawful-status documents', 'Identity', 'Who the petitioner is and where he has worked'),
    exhibit('Ex-2', 'ETA-9089 Appendix A and Final Determination, signed', 'Identity', 'Labor Department pages of a waiver petition'),
    exhibit(
      'Ex-3',
      'Engineer’s diploma, transcript, translation, credential evaluation',
      ['EB-2', 'Prong 2'],
      'Steppe Polytechnic University, 2011; equal to a U.S. bachelor’s degree in electrical engineering',
    ),
    exhibit('Ex-4', 'Letter from Ardent Line Services (relay technician to settings engineer, 2012 to 2017)', ['EB-2', 'Prong 2'], 'Writer, address, title, dates and duties'),
    exhibit('Ex-5', 'Letter from Tallgrass Engineering (protection engineer, 2018 to now)', ['EB-2', 'Prong 2'], 'Duties, growth of responsibility; no claim to Weakfeed'),
    exhibit('Ex-6', 'O*NET summary and six postings for protection and electrical engineers', ['EB-2', 'Prong 3'], 'Entry normally requires a bachelor’s degree in engineering'),
    exhibit('Ex-7', 'Professional engineer license, power, 2021', ['EB-2', 'Prong 2'], 'State board record'),
    exhibit('Ex-8', 'Statement of the endeavor with the Weakfeed method description, edition 3', ['Prong 1', 'Prong 2'], 'Library format, envelope rules, replay procedure, limits'),
    exhibit('Ex-9', 'Executive Order 14262 of April 8, 2025', 'Prong 1', 'Reliability and security of the grid as federal policy'),
    exhibit('Ex-10', 'Request for information on Speed to Power, September 18, 2025', 'Prong 1', 'Generation and transmission for large loads'),
    exhibit('Ex-11', 'Field report: 146 relays at nine cooperatives, May 2026', ['Prong 1', 'Prong 2', 'Prong 3'], 'Test list, results, repeat tests, counting rules'),
    exhibit('Ex-12', 'Letter from Prof. Ingrid Halloran, Fairbank State University', ['Prong 1', 'Prong 2', 'Prong 3'], 'Independent; uses the envelope for microgrids'),
    exhibit(
      'Ex-13',
      'Letter from Owen Pratchett, Manager of Engineering, Mesa Plains Rural Electric Association',
      ['Prong 1', 'Prong 2', 'Prong 3'],
      'New interconnection guide; substations due in 2027 and 2028',
    ),
    exhibit('Ex-14', 'Letter from Simone Oosterveen, Product Manager, Kestrel Protective Devices', ['Prong 1', 'Prong 2', 'Prong 3'], 'Replay of library files in test software 5.2'),
    exhibit('Ex-15', 'Interconnection guide of the association, old and new chapter 6', ['Prong 1', 'Prong 3'], 'Replay test required for sources above 5 megawatts'),
    exhibit('Ex-16', 'Incident file of Alder Fork Electric Cooperative, August 2024 and June 2026', ['Prong 1', 'Prong 2'], 'Two recorded faults on one feeder, before and after'),
    exhibit('Ex-17', 'Record agreements of nine cooperatives and one generator owner', ['Prong 2', 'Prong 3'], 'Waveforms may be published without place names by the petitioner as keeper'),
    exhibit('Ex-18', 'Library index and change history', ['Prong 1', 'Prong 2'], '388 recorded faults; author of each change; outside contributors'),
    exhibit('Ex-19', 'Conference paper, regional relay conference, 2025, with reviewers’ remarks', 'Prong 2', 'Petitioner is sole author'),
    exhibit('Ex-20', 'Award letter and budget, Heartland Grid Reliability Foundation', ['Prong 2', 'Prong 3'], '$62,000 over two years, to the project'),
    exhibit('Ex-21', 'Work plan 2027 to 2029', ['Prong 1', 'Prong 2', 'Prong 3'], 'Milestones, hours, costs, measures'),
    exhibit('Ex-22', 'Requests of five utilities for a replay test', ['Prong 2', 'Prong 3'], 'Substation, inverter source and responsible engineer named; dated before filing'),
    exhibit('Ex-23', 'Course record: replay testing for relay technicians, 2025 and 2026', ['Prong 2', 'Prong 3'], 'Three courses, 52 participants, exercises'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Address for this form and your state, read on uscis.gov/i-140 on the day you file]]'),
    p(
      '**Re: I-140 petition with national interest waiver**\nSelf-petitioner: Daniyar Osei Falk (fictional)\nClass sought: INA 203(b)(2), profession with a bachelor’s degree and five years of progressive experience\nEndeavor: continued development of *Weakfeed*, an open way to test whether the relays of small electric cooperatives still recognize faults on lines fed by inverters',
    ),
    p('Dear Officer:'),
    p(
      'I am an electrical engineer who sets and tests protective relays. I petition on my own behalf under INA 203(b)(2)(A) and (B) and ask that the requirement of a job offer, and with it the labor certification, be waived. Identity documents are in {{Ex-1}}, and the Labor Department pages are in {{Ex-2}}.',
    ),
    p(
      'In one sentence: I continue to build and release *Weakfeed*, a library of recorded faults with a test procedure by which an electric cooperative without a modeling department can find out, using the relay test set it already owns, whether its relays will see a fault that is fed mainly by solar plants or batteries ({{Ex-8}}).',
    ),
    p(
      'I take the questions in the sequence of the regulation and of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016): first the EB-2 class, next what I propose to do, then merit and importance, my position, and the balance. The last pages list the exhibits. Each fact below carries the number of the exhibit that proves it.',
    ),
    contents('Contents of this letter', 1),

    h1('EB-2: a bachelor’s degree and five years of progressive experience'),
    h2('The degree'),
    p(
      'Steppe Polytechnic University awarded me the diploma of engineer in electric power systems in June 2011, after a program of four years. The credential evaluation explains the program year by year and finds it equal to a bachelor’s degree in electrical engineering from an accredited college in the United States ({{Ex-3}}). The diploma and transcript come with certified translations. I claim no more than that: the evaluation does not call the degree a master’s, and neither do I.',
    ),
    h2('The experience'),
    p(
      'Two employers have confirmed more than fourteen years of full-time work after the degree. Both letters are on letterhead; each states the signer’s name, address and position, my dates, and what I did ({{Ex-4}}, {{Ex-5}}). I rely on the seven years as an engineer from January 2015 to December 2021. The two technician years before them are shown only so that the progress can be seen:',
      { keepWithNext: true },
    ),
    table(
      [1.4, 2.1, 4],
      ['Period', 'Position', 'New responsibility'],
      [
        ['2013 to 2014', 'Relay technician, Ardent', 'Routine tests from written instructions; fault records read and filed'],
        ['2015 to 2017', 'Settings engineer, Ardent', 'Calculated settings for lines up to 69 kilovolts; signed test reports'],
        ['2018 to 2019', 'Protection engineer, Tallgrass', 'Studies of coordination for whole substations; reviews of others’ settings'],
        ['2020 to 2021', 'Lead protection engineer, Tallgrass', 'Three engineers; final approval; inquiries after wrong operations; license as professional engineer'],
      ],
      'How the work progressed ({{Ex-4}} and {{Ex-5}})',
    ),
    h2('The occupation and its tie to the endeavor'),
    p(
      'My occupation is electrical engineer. O*NET and six postings from unrelated utilities and suppliers show that a bachelor’s degree in engineering is the ordinary way in ({{Ex-6}}). I also hold a state license as a professional engineer, which I mention as a fact about my practice and not as a replacement for the degree ({{Ex-7}}). The Policy Manual (volume 6, part F, chapter 5, as revised on January 15, 2025) asks whether the occupation is a profession and the five years lie in its specialty. All seven years concern relay protection. The endeavor is a method of relay protection, which is why they count under the second prong as well.',
    ),

    h1('What I propose to do'),
    h2('Why a correct relay can miss a fault'),
    p(
      'A relay decides in a fraction of a second whether a line is in trouble. For about a century it could rely on one sign: when a wire touches ground, rotating generators push out several times their normal current. An inverter, the electronic device between a solar plant or battery and the line, does not. To protect its own components it limits the current to little more than normal, and its software may turn the angle of that current while the fault lasts ({{Ex-8}}, section 2). A relay that was set for the old behavior is not defective. It may nevertheless wait too long, look in the wrong direction, or take the fault for ordinary load.',
    ),
    p(
      'The file of Alder Fork Electric Cooperative shows what this means on the ground. On August 9, 2024 a conductor broke beside a county road on a 25-kilovolt feeder that is shared with a 14-megawatt solar plant. The setting sheet promised disconnection within half a second. The recorder shows eleven seconds, during which the live wire lay on the shoulder of the road ({{Ex-16}}, pages 3 to 5). No one was injured. The inquiry found the relay healthy, the settings calculated by the usual rule, and the rule wrong for that feeder on a sunny afternoon ({{Ex-16}}, page 9).',
    ),
    h2('Why small utilities cannot use the existing answer'),
    p(
      'A large utility answers the question with a detailed computer model of each inverter, supplied by its manufacturer under a secrecy agreement and run by specialists. Mr. Pratchett describes the situation of the 31 cooperatives in his association: most have one engineer or share a contractor, none employs a person for such models, and several were told by a manufacturer that the model could not be given to a contractor at all ({{Ex-13}}). What they do own is a relay test set, a suitcase that injects currents and voltages into a relay. Until now they had nothing realistic to play into it.',
    ),
    h2('The three parts of Weakfeed'),
    steps(
      '**A library of real faults.** Cooperatives give me the waveforms their recorders captured. I remove names and coordinates, describe the line and the share of inverter power at that moment, and publish the record in a format every common test set can read. The library holds 388 faults ({{Ex-18}}).',
      '**An envelope in place of a secret model.** From the records I derive bounds: how small the current may be, how far its angle may wander, and how fast both may change. A relay that performs correctly at the edges of these bounds will do so inside them, whatever brand of inverter is behind the line ({{Ex-8}}, section 4).',
      '**A replay test.** A technician plays twelve cases from the library and eight from the envelope into the actual relay with its actual settings. The result sheet has four words: in time, late, blind, reversed. Each of the last three leads to a page of remedies, beginning with those that cost nothing ({{Ex-8}}, section 6).',
    ),
    p(
      'Playing recorded faults into relays is an old practice of manufacturers. The envelope is what I added. It turns a question that needed confidential software into one that can be answered in a substation in half a day. Professor Halloran, who studies microgrids and learned of the method from the conference paper, writes that the envelope is “the first description of inverter faults I could give to a student without a lawyer” ({{Ex-12}}, {{Ex-19}}).',
    ),
    h2('Who uses it, what it leaves out'),
    p(
      'Library, rules and procedure are free to download and to change, on the condition that changes are published too ({{Ex-18}}). They have no connection with the products or customers of Tallgrass Engineering, which has stated in writing that Weakfeed belongs to me and that I may work on it for anyone ({{Ex-5}}).',
    ),
    bullets(
      'It tests relays on lines up to 138 kilovolts. Large transmission lines need other studies.',
      'It does not calculate settings. The responsible engineer of the utility does, and signs.',
      'It gives no judgment on inverters, their makers, or whether a plant should be connected.',
      'It is not the paid testing that contractors offer; those who do such work use it as they would use a published table.',
    ),
    p(
      'I pursue the endeavor as author and keeper of the method: I collect and prepare records, extend the envelope when a new kind of inverter appears, answer those who apply it, and teach technicians ({{Ex-8}}, section 8; {{Ex-21}}).',
    ),

    h1('Prong 1: merit and national importance'),
    h2('Substantial merit'),
    p(
      'Merit can be read from the field report ({{Ex-11}}). Between March 2025 and April 2026 technicians of nine cooperatives in four states tested 146 relays, chosen by one rule: every relay on a line where inverters can supply more than a third of the load. In 98 all twenty cases came out in time. In 31 at least one was late. In 17 at least one was blind or reversed. The cooperatives’ own engineers then corrected settings; 39 of the 48 relays passed the repeated test, and nine need other equipment, which three cooperatives have ordered ({{Ex-11}}, tables 4 and 7).',
    ),
    p(
      'A test is useful if it says something true about the next real fault. On June 3, 2026 a tree fell on the same Alder Fork feeder in full sun. The relay, with the settings corrected after its replay test, disconnected the line in four tenths of a second ({{Ex-16}}, page 14). One event proves no rate, and I claim none. It shows that the result sheet and the line agreed where they could be compared.',
    ),
    h2('Importance beyond one employer, its clients and the test sites'),
    p(
      'I do not argue that electricity is important, or that the nine cooperatives are. The reach of the endeavor is documented in what three organizations changed, none of which employs or pays me.',
    ),
    p(
      '**A rule for a whole class of connections.** In February 2026 the Mesa Plains Rural Electric Association rewrote chapter 6 of its interconnection guide. The old text asked for “settings coordinated by accepted practice.” The new text asks for a replay test under edition 3 of Weakfeed before any inverter source above five megawatts is energized by a member ({{Ex-15}}). Mr. Pratchett states why the committee changed it, who voted, and that 22 of the 31 members had taken no part in my tests ({{Ex-13}}).',
    ),
    p(
      '**A function in equipment used across the country.** Kestrel Protective Devices sells relay test sets. Since version 5.2 its control software opens the library directly and prints the result sheet. Ms. Oosterveen explains that the company built this after four customers unknown to me had asked for it, that it is in the standard package without extra price, and that the file format is mine and unchanged ({{Ex-14}}). From that release on, a technician of any utility with such a set can run the test without having heard of me.',
    ),
    p(
      '**A different use in research.** Professor Halloran’s group works on hospital microgrids that may run without the public grid. Her letter describes how the group stopped building one model per inverter and now designs protection against the envelope; she names the two designs and the months saved, and adds what did not work: at very small sources the bounds are too wide, a point I have since taken into the plan ({{Ex-12}}, {{Ex-21}}).',
    ),
    table(
      [2.2, 2.7, 2.7, 1.2],
      ['Where', 'Before', 'Now', 'Proof'],
      [
        ['Interconnection guide, 31 cooperatives', 'Accepted practice, no test', 'Replay test above five megawatts', '{{Ex-13}}, {{Ex-15}}'],
        ['Relay test software', 'Synthetic ramps', 'Library opens in version 5.2', '{{Ex-14}}'],
        ['Microgrid research', 'One vendor model each', 'Design against bounds', '{{Ex-12}}'],
        ['Lines with inverters, nine cooperatives', '48 of 146 relays unsafe, unknown', '39 corrected, nine in replacement', '{{Ex-11}}'],
      ],
      'Changes made by others because of the method',
    ),
    h2('Public documents'),
    p(
      'Two federal documents describe the setting. [Executive Order 14262 of April 8, 2025](https://www.govinfo.gov/content/pkg/FR-2025-04-14/html/2025-06381.htm), 90 Fed. Reg. 15521, makes it the policy of the United States to ensure the reliability, resilience and security of the electric power grid ({{Ex-9}}). The Department of Energy’s [request for information on Speed to Power](https://www.federalregister.gov/d/2025-18058), 90 Fed. Reg. 45032 (September 18, 2025), asks for projects of generation and transmission for data centers and factories ({{Ex-10}}).',
    ),
    p(
      'Neither mentions relays, and I do not suggest that a document about the grid makes an endeavor important. The first names the property the replay test protects, reliable operation. The second is background only: new sources are to be connected quickly, and each connection fixes relay settings for years. The importance of this endeavor rests on {{Ex-11}} to {{Ex-16}}.',
    ),
    p(
      'The effect is also not a forecast about an unfinished product. Edition 3 is published, in a guide, and in a manufacturer’s software ({{Ex-14}}, {{Ex-15}}, {{Ex-18}}). The prospective part is extension: more kinds of inverters, more associations, and people other than me who can teach it.',
    ),

    h1('Prong 2: well positioned'),
    h2('What I bring'),
    p(
      'The degree gave me network theory, machines and protection ({{Ex-3}}). Field work gave me the reason for the endeavor: as a technician I filed fault records, and as a lead engineer I had to explain relays that had done what they were told and still failed. Tallgrass confirms that I led eleven such inquiries between 2019 and 2025 and describes two of them ({{Ex-5}}). From these I learned which features of a waveform mislead a relay, knowledge that the envelope puts into numbers ({{Ex-8}}, section 4).',
    ),
    h2('What in Weakfeed is mine'),
    p(
      'The change history attributes the format, the envelope and 301 of the 388 prepared records to me; six engineers outside my employer prepared the rest ({{Ex-18}}). I am sole author of the paper that presented the bounds. Its three reviewers asked for a comparison with a full inverter model; the printed version contains it, including the two cases in which the envelope was too cautious ({{Ex-19}}).',
    ),
    p(
      'I count use and not praise. Mr. Pratchett tells how, at the committee meeting of November 2025, I advised against requiring the test below five megawatts because the evidence did not reach that far, and how the committee set its limit accordingly ({{Ex-13}}). Ms. Oosterveen reports that a fault in the time stamps of 14 records was found by her tester, and that I withdrew those records within two days and published the reason ({{Ex-14}}, {{Ex-18}}). These are small matters. They are the habits on which a library of measurements depends.',
    ),
    h2('Access, money, people'),
    p(
      'The records are the scarce means. Nine cooperatives and the owner of a battery plant have signed agreements that name me personally as keeper, run until 2030, and let me publish waveforms without place names ({{Ex-17}}). The Heartland Grid Reliability Foundation awarded the project $62,000 for 2026 and 2027 after a review by two outside engineers; the first year has been paid ({{Ex-20}}). It covers server space, travel to substations and a student assistant. Fifty-two technicians have completed the two-day course, and two of them now teach it in their own region with my materials ({{Ex-23}}).',
    ),
    h2('The plan'),
    p('The plan continues what is in use and says how each step will be judged ({{Ex-21}}):', { keepWithNext: true }),
    table(
      [1.3, 3.3, 3],
      ['Period', 'Step', 'Measure and present state'],
      [
        ['First half of 2027', 'Edition 4: envelope for batteries that form the voltage themselves', '60 records of such faults; 34 in hand ({{Ex-17}} and {{Ex-18}})'],
        ['Second half of 2027', 'Tests at five further utilities', 'Reports counted as in {{Ex-11}}; requests in {{Ex-22}}'],
        ['2028', 'Narrower bounds for sources below one megawatt', 'Repeat of the two microgrid cases; offer in {{Ex-12}}'],
        ['2028', 'Second keeper of the library at an association', 'Person named in {{Ex-13}}; two releases signed by both'],
        ['2029', 'Proposal of the format to a standards working group', 'Draft in the annex of {{Ex-21}}'],
      ],
      'Work plan 2027 to 2029',
    ),
    p(
      'I give the project fifteen hours a week, recorded since January 2024, beside my employment ({{Ex-18}}, {{Ex-21}}). The plan does not depend on that employment: keeper’s rights, award and requests are in my name or the project’s ({{Ex-17}}, {{Ex-20}}, {{Ex-22}}).',
    ),
    h2('Who is waiting'),
    p(
      'Five utilities outside the field report have asked in writing for the test. Each names the substation, the planned source and the engineer in charge; two belong to no cooperative association and learned of the method from the test-set software ({{Ex-22}}, {{Ex-14}}). Such requests are not contracts. Together with the records, the award and the people trained, they show that the work can go forward as planned.',
    ),

    h1('Prong 3: why the balance favors a waiver'),
    h2('A certified position would be a different undertaking'),
    p(
      'A labor certification describes a vacancy of one employer. The records in the library came from ten owners, some of which compete for the same staff and sites, and every agreement forbids me to pass raw files to a manufacturer or a consulting firm, including Tallgrass ({{Ex-17}}, clause 4). Ms. Oosterveen writes that Kestrel could not have built on a format controlled by another test-set maker or by a utility ({{Ex-14}}). Whoever sponsored me would have to own what must stay unowned, or employ me for something else.',
    ),
    h2('Value that does not turn on the number of engineers'),
    p(
      'I make no claim about how many protection engineers the country has. Suppose there are enough in every county: they would still have nothing to play into a relay on an inverter-fed line unless someone keeps collecting records, tests the bounds against them and withdraws what proves wrong. Professor Halloran states what her students could and could not do themselves, and why they rely on a maintained library ({{Ex-12}}). The method makes the work of those engineers better; it does not take it over.',
    ),
    h2('Dates that are already set'),
    p(
      'Mr. Pratchett lists four substations with connection dates between April 2027 and October 2028. All four will have voltage-forming batteries, for which edition 3 gives no bounds ({{Ex-13}}, annex). Settings are fixed when a source is energized and as a rule are reviewed after six years ({{Ex-15}}). If edition 4 comes later than the connections, those lines start with settings no one could test.',
    ),
    h2('Judgment outside a list of requirements'),
    p(
      'A posting for a protection engineer asks for a degree, a license and named software ({{Ex-6}}). It could not ask for the history of 388 faults, for the confidence of owners who handed over records of their own failures ({{Ex-17}}), or for the decision to limit a rule to what the measurements support ({{Ex-13}}). These are the facts on which the continuation of the endeavor depends.',
    ),
    h2('Economic side and U.S. workers'),
    p(
      'Thirty-nine relays were made safe by changing settings instead of equipment; the field report gives the price of the equipment that three cooperatives would otherwise have ordered, with quotations ({{Ex-11}}, table 8). The award pays a student assistant in the United States ({{Ex-20}}). Contractors and utility technicians keep their work and gain a procedure, as the two who now teach it show ({{Ex-23}}). Set against these facts, a test of the labor market for one position would add little protection in this case.',
    ),

    h1('Conclusion'),
    p(
      'The record establishes eligibility for the EB-2 classification and for the waiver. On discretion I add [[long: Your own favorable facts, for example taxes filed and status kept, each with its exhibit]] ({{Ex-1}}).',
    ),
    p('I ask that the petition and the waiver be approved. What I state here about my own work is true to the best of my knowledge.'),
    signature('Sincerely,', 'Daniyar Osei Falk (fictional)', 'Self-petitioner', 'Signed on: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: exhibits'),
    p('Numbers follow the order of the letter’s subjects. Every document is dated before the filing.'),
    exhibitIndex(),
  ],
}
