/** Sample I-140 cover letter for an IT professional whose record is systems put into service for public agencies; person, organizations, figures and exhibits are fictional. */
import { contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterIt: Document = {
  id: 'cover-letter-it',
  title: 'Sample cover letter: IT',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample for IT professionals. The engineer, agencies, companies, outages and exhibits are invented; the federal page it cites is not. It shows a career in customers’ systems, under confidentiality, with no publication and no product of one’s own: the proof is in acceptance papers, outage reports and what others now require. It is not legal advice and promises nothing. Write your own and delete this box.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, approval notices', 'Identity', 'Identity; positions and status since 2013'),
    exhibit('Ex-2', 'ETA-9089 Appendix A with signed Final Determination', 'Identity', 'Labor form for a waiver case'),
    exhibit('Ex-3', 'Diploma and transcript, Kittredge State University', ['EB-2', 'Prong 2'], 'B.S. in computer information systems, December 2012'),
    exhibit('Ex-4', 'Letter from Harkness County Emergency Communications, duties January 2013 to May 2018', ['EB-2', 'Prong 2'], 'Systems administrator, then lead; duties by year'),
    exhibit('Ex-5', 'Letter from Prudence Culpepper, Vice President for Delivery, Cordray Public Safety', ['EB-2', 'Prong 1', 'Prong 2', 'Prong 3'], 'Duties since June 2018; who did what; consent'),
    exhibit('Ex-6', 'O*NET summary for computer systems engineers and architects; four postings', ['EB-2', 'Prong 3'], 'Bachelor’s degree as the usual entry'),
    exhibit('Ex-7', 'Statement of the endeavor, with plan for 2027 to 2029', ['Prong 1', 'Prong 2', 'Prong 3'], 'Work, limits, dates, measures'),
    exhibit('Ex-8', 'Rehearsal script, edition of 2025 (redacted)', ['Prong 1', 'Prong 2'], 'Four parts; product names and addresses removed'),
    exhibit('Ex-9', 'Table of 117 replacements, with acceptance certificates and outage reports', ['Prong 1', 'Prong 2'], 'Drawn up by Cordray’s contracts office; counting rules on page 1'),
    exhibit('Ex-10', 'Cordray’s state contract of 2024, excerpt', ['Prong 1', 'Prong 3'], 'License of the script to the state'),
    exhibit('Ex-11', 'Letter from Wendell Hathaway, State 911 Coordinator', ['Prong 1', 'Prong 2', 'Prong 3'], 'Reports read since 2016; payment rule'),
    exhibit('Ex-12', 'Payment rule of the state 911 office, in force January 2025', 'Prong 1', 'Rehearsal record as a condition'),
    exhibit('Ex-13', 'Letter from Rosamund Trask, Engineering Manager, Merganser Dispatch', ['Prong 1', 'Prong 2', 'Prong 3'], 'Competitor; twenty-one centers in twelve states'),
    exhibit('Ex-14', 'Letter from Delbert Yancey, Director, Sugarloaf Regional 911', ['Prong 1', 'Prong 2'], 'Replacement with his own staff; no contract'),
    exhibit('Ex-15', 'Letter from Ione Purcell, Network Operations, Halyard Telephone, with notice to customers', ['Prong 1', 'Prong 3'], 'Changed circuit test; end of old circuits'),
    exhibit('Ex-16', 'Security audits of 2022 and 2025 (summaries)', 'Prong 2', 'Outside firms; findings and closure'),
    exhibit('Ex-17', 'CISA page on critical infrastructure sectors, dated printout', 'Prong 1', 'Emergency services'),
    exhibit('Ex-18', 'Two trade-press reports, 2023 and 2025', 'Prong 1', 'Rehearsals; payment rule'),
    exhibit('Ex-19', 'Training order of the state 911 office, August 2026', ['Prong 2', 'Prong 3'], '$212,000; thirty people of the centers'),
    exhibit('Ex-20', 'Schedule of fourteen centers, 2027 and 2028', ['Prong 2', 'Prong 3'], 'Signed contracts; names withheld'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('USCIS\n[[long: Address for Form I-140 on paper, as published on the day of filing]]'),
    p(
      '**Immigrant petition on Form I-140; EB-2 with a waiver of the job offer**\nPetitioner and beneficiary: Zoltan Everding (fictional)\nGround: United States bachelor’s degree followed by five years of progressive experience\nEndeavor: to replace the computers of 911 centers without interrupting a call, and to hand the way of doing it to the centers and companies that will do the rest',
    ),
    p('To the officer:'),
    p(
      'Every ten years or so a 911 center replaces the computers on which its people answer calls and send help. The center cannot close for the purpose. Thirteen years of my working life have gone into that one night, first in a county’s dispatch room and since 2018 with a company that installs such systems ({{Ex-1}}). What I know sits in other people’s networks and is covered by their confidentiality terms. I have invented no product and published nothing. I offer instead what the agencies signed, what they had to report when something failed, and what a state, a competitor and a telephone company have changed in their own practice.',
    ),
    p(
      'I petition under section 203(b)(2) of the Act and ask that the job offer be waived under *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). {{Ex-2}} holds the Labor Department’s forms. The letter follows the questions that the decision has to answer.',
    ),
    contents('Questions', 1),

    h1('Is this an EB-2 case?'),
    p(
      'Kittredge State University, in the United States, awarded me a Bachelor of Science in computer information systems in December 2012 ({{Ex-3}}). The regulation treats a baccalaureate and five later years of progressive experience in the specialty as a master’s degree. 8 CFR 204.5(k)(2). Experience is proved by employers’ letters, 8 CFR 204.5(k)(3)(i)(B), and each of mine gives title, address, hours and duties by year.',
      { keepWithNext: true },
    ),
    table(
      [1.9, 2.5, 3.5, 0.9],
      ['Years', 'Position', 'What the position answered for', 'Proof'],
      [
        ['2013 to 2015', 'Systems administrator, Harkness County', 'Servers and call records of a center with nine positions', '{{Ex-4}}'],
        ['2015 to 2018', 'Lead systems administrator', 'Design of the second site; interfaces with four counties', '{{Ex-4}}'],
        ['2018 to 2022', 'Cutover engineer, Cordray; senior from 2020', 'Design of the change from old system to new', '{{Ex-5}}'],
        ['2022 to now', 'Head of cutovers', 'All replacements of the company; six engineers', '{{Ex-5}}'],
      ],
      'Progress after the degree',
    ),
    p(
      'Five years were complete in January 2018, before I changed employers. I carry out the endeavor as a computer systems engineer, an occupation normally entered with a bachelor’s degree ({{Ex-6}}). Since January 15, 2025 the Policy Manual also asks that the five years lie in the specialty of that occupation (volume 6, part F, chapter 5). Every line above concerns the systems of dispatch rooms and their connections.',
    ),

    h1('What do I propose to do?'),
    h2('What goes wrong on the night'),
    p(
      'The new system usually works. What fails is something nobody was paid to replace. In March 2016 I was on duty at Harkness County when another company switched us over. Within an hour our calls arrived without addresses, because the telephone company’s database still answered to the old machine. The neighboring county took our calls for two hours and fifty minutes and wrote on paper ({{Ex-4}}).',
    ),
    p(
      'Mr. Hathaway, whose state office pays for such replacements out of the fee on telephone bills, read the outage reports of the years 2016 to 2019 for this petition. Of 34 replacements in his state, 19 had an interruption within three days. In 14 of the 19 the cause lay outside the vendor’s contract: a neighbor’s transfer line, an alarm company, a clock, a carrier ({{Ex-11}}, page 2).',
    ),
    h2('How the night is rehearsed'),
    steps(
      '**Follow the call.** With a dispatcher I walk each kind of call from the telephone to the fire truck and list whatever it touches. A list for a center of six positions has between 60 and 90 entries. About a third of them stand on no drawing.',
      '**Work it before it counts.** In the week before, at the hour with the fewest calls, the traffic of the center’s worst hour of the past year is run through the new system, with voices removed. Dispatchers work it at the consoles, and I watch their hands.',
      '**Fail on purpose.** In the middle of that hour the new system is cut off. The center returns to the old one while a clock runs. If it takes more than four minutes there is no date.',
      '**Let the room decide.** The shift supervisor, and not the vendor, says when the change begins and may take it back until sunrise ({{Ex-8}}).',
    ),
    p(
      'Entry 58 at a center of six positions, in 2023, was the telephone in the elevator of a county nursing home. It had dialed the old system for eighteen years by a number that nothing else used. No drawing showed it, and no one in the room remembered it. In the rehearsal it rang at an empty desk. Moving it took an electrician twenty minutes; finding it afterward might have taken somebody’s night ({{Ex-9}}, note 9).',
    ),
    p(
      'My proposed endeavor is to go on with this work at centers in the United States; to adapt the rehearsal to networks that carry calls as data; and to train the staff of centers, state offices and other installers until they run it by themselves. I do so as an engineer of Cordray and under the order of the state described below ({{Ex-7}}, parts 1 to 3).',
    ),
    h2('What it is not'),
    p(
      'I do not sell systems, advise on what to buy, or manage a center’s network after acceptance. Cordray’s other engineers do that work, and it is left out of this petition. Nor do I claim that computers at 911 centers are important and that I am therefore important too ({{Ex-7}}, part 4).',
    ),
    h2('Whose it is, and what has been removed'),
    p(
      'The script belongs to Cordray. In 2024 the company licensed it to the state, without a fee, for use at any center and by any center’s vendor; the clause is in {{Ex-10}}. Network drawings are confidential under every customer contract. Ms. Culpepper states which lines of the exhibits were removed and that no count was ({{Ex-5}}, page 4). Each of the 117 lines in the table of replacements rests on a certificate signed by the agency or a report the agency made to its state, and these are attached with names covered ({{Ex-9}}).',
    ),

    h1('Is it worth doing?'),
    p(
      '*Dhanasar* finds merit in areas such as technology and health. 26 I&N Dec. at 889. For the people who dial, merit means that the call is answered with an address on the screen ({{Ex-9}}, table 1):',
      {
        keepWithNext: true,
      },
    ),
    table(
      [3.6, 1.1, 1.7, 1.6],
      ['Replacements', 'Centers', 'Interrupted within three days', 'Longest, in minutes'],
      [
        ['Cordray, 2015 to 2017, before the rehearsal', '22', '13', '190'],
        ['Cordray, from 2018, led by me', '41', '5', '11'],
        ['Cordray, from 2021, led by engineers I trained', '17', '3', '14'],
        ['Five other vendors and centers themselves', '37', '6', '19'],
      ],
      'One hundred and seventeen replacements to September 2026',
    ),
    p(
      'Software improved in those years too. Ms. Culpepper therefore set apart the nine centers that declined the rehearsal after 2018 and bought the same product from the same company: four were interrupted, one for 75 minutes ({{Ex-5}}, annex; they are not in the table). Nine is a small number and I build nothing on it alone. It points where the rest points.',
    ),

    h1('Does it matter beyond the centers I serve?'),
    p(
      'Cordray’s customers are content, and that is not national importance. The first prong asks what the endeavor may bring about in its field. *Dhanasar*, 26 I&N Dec. at 889. Four organizations that do not employ me answer for that. One of them, the state, is a customer of Cordray as well; what counts is what it now requires of everyone else.',
    ),
    h2('A state that pays only after a rehearsal'),
    p(
      'Since January 2025 the state office releases the last fifth of its money when a center files a rehearsal record: the list, the busy hour, the timed return, the supervisor’s name ({{Ex-12}}). The rule binds every vendor. By October 2026 it had been met 24 times, with six vendors; Cordray did seven of these. Mr. Hathaway explains that his office had first considered a rule about products, and why it chose one about conduct after reading two years of our reports ({{Ex-11}}). Officials of three other states have asked him for the text.',
    ),
    h2('A competitor that changed its contract'),
    p(
      'Merganser bids against Cordray in most of the country. Ms. Trask met the rule in one state and has applied it since in eleven where no one demands it, because, she writes, she no longer wanted to be the person who is called at four in the morning. Twenty-one centers have been changed in this way by her engineers. She has altered the script as well: for centers that share one room with the sheriff the timed return is done twice ({{Ex-13}}).',
    ),
    h2('A center with nobody to hire'),
    p(
      'Mr. Yancey serves three counties with one technician. A vendor would have charged more for the installation than for the system. With the state’s copy of the script his technician and two dispatchers did it in eleven weeks of 2024. Their list had 71 entries. The one that mattered was a tone for volunteer firefighters that ran over a line no company admitted to owning ({{Ex-14}}). I learned of the project when it was finished.',
    ),
    h2('A telephone company that tests the way back'),
    p(
      'Halyard carries 911 calls in seven states. It used to close an order when one test call had been answered. Ms. Purcell read four of our records after a shared failure. From May 2025 her company tests the return path and the address before it closes any order of a 911 center, whoever the vendor is; 310 centers are connected to it ({{Ex-15}}).',
    ),
    h2('A federal page, for what it is'),
    p(
      'CISA lists emergency services among the critical infrastructure sectors ({{Ex-17}}). The page says where this work belongs. It does not say that my part of it matters, and I rely for that on {{Ex-9}} and {{Ex-11}} to {{Ex-15}}. The trade press has reported on the rehearsals and on the payment rule; it names companies and the state, and not me ({{Ex-18}}). Ms. Culpepper and Ms. Trask say who did the work.',
    ),

    h1('Am I in a position to carry it on?'),
    h2('From the console to the cutover'),
    p(
      'The county’s letter describes five years in which I learned what a dispatcher sees, and the night of 2016 after which I wrote the first list of everything a call touches ({{Ex-4}}). Cordray hired me because of that list. Ms. Culpepper sets out, by year, what existed before: a project plan, a night crew, and a telephone number to call. The list, the busy hour and the timed return are mine; the supervisor’s veto was a dispatcher’s idea, and the tool that removes voices was written by a colleague ({{Ex-5}}, page 2). The two security audits of our cutover work had nine findings. Three concerned my own procedures, and all were closed within the quarter ({{Ex-16}}).',
    ),
    h2('Two nights that went badly'),
    p(
      'In October 2019 the warning sirens of two towns sounded at four in the morning when we switched. Their controller took its time from a wire that our list did not have, since I had made that list from drawings. It has been made on foot since then. In 2021 addresses were missing for eleven minutes; the center went back to the old system in three and lost no call ({{Ex-9}}, notes 2 and 5). Mr. Hathaway mentions both nights, because both reports reached him within a day and with my name on them ({{Ex-11}}).',
    ),
    p(
      'The writers have little in common. One pays for replacements, one competes for them, one did his own, and one had been blamed for what others broke. Each says how the facts came to be known, and that nothing was paid or promised for the letter.',
    ),
    h2('What is agreed for the next three years'),
    table(
      [1.2, 3.6, 2.6],
      ['When', 'Step', 'What stands behind it'],
      [
        ['2027', 'Six centers; script for calls carried as data, tried at two', 'Contracts signed ({{Ex-20}})'],
        ['2027 to 2028', 'Thirty people of other centers trained, each through one rehearsal', 'State’s order ({{Ex-19}})'],
        ['2028', 'Eight centers; joint test of the return path with Halyard', '{{Ex-15}}, {{Ex-20}}'],
        ['2029', 'Script kept by the state office with two vendors and three centers', 'Offer in {{Ex-11}}'],
      ],
      'Plan ({{Ex-7}}, part 3)',
    ),
    p(
      'The second prong looks to record, plan, progress and the interest of users. *Dhanasar*, 26 I&N Dec. at 890. The order of the state to Cordray is worth $212,000 and names me as instructor; if I should leave Cordray, the state may place the remainder with my next employer ({{Ex-19}}, item 7). Merganser has reserved six of the thirty places, which a competitor does not do out of courtesy ({{Ex-13}}). The measure stays the same: interruptions within three days, reported by the agency. If more than one center in eight is interrupted in a year, the state suspends the training until the cause is known ({{Ex-7}}, part 5).',
    ),

    h1('Why should the job offer be waived?'),
    p('The last prong weighs what labor certification protects against what a waiver would bring. *Dhanasar*, 26 I&N Dec. at 890–91.'),
    p(
      '**No single employer has this position.** Cordray could advertise for an engineer to install Cordray’s systems. It has no reason to describe a person who teaches county dispatchers and Merganser’s engineers, and Ms. Culpepper says that it would not ({{Ex-5}}). That part of the plan is the part with the wider effect.',
    ),
    p(
      '**Others can be found, and the benefit remains.** Systems engineers are available, as the postings suggest ({{Ex-6}}), and six of them work with me. They follow the script; what is still missing is its next edition, for calls that arrive as data. It has to come from someone who has seen where 41 changes nearly failed. Ms. Trask, who could hire whom she likes, writes that she would rather have that edition from a rival than wait for one from her own staff ({{Ex-13}}).',
    ),
    p(
      '**The calendar is not mine.** Halyard ends its old circuits in June 2028. Ninety-six centers in seven states must be moved by then, most of them with other vendors ({{Ex-15}}, notice). A script that is ready in 2029 would be of no use to them.',
    ),
    p(
      '**Those who work in these rooms gain.** No job is eliminated. Most of the thirty are employees of public agencies, and they acquire a skill for which those agencies now pay by the hour ({{Ex-19}}). The purpose of labor certification is not disturbed by that.',
    ),

    h1('What is not in this record?'),
    p(
      'No publication, no prize, no funding for research, no letter from a federal agency. I hold the product certificates that contracts ask for and do not offer them as proof of anything else. I do not say that a life was saved, although calls were being answered on each of those nights. The standard is a preponderance of the evidence, *Matter of Chawathe*, 25 I&N Dec. 369, 375–76 (AAO 2010), and the evidence is of the kind this work produces: signatures of those who accepted it, and reports of those who would have had to complain.',
    ),

    h1('Request'),
    p(
      'I ask that the petition be approved with the waiver. As to discretion, I refer to [[long: Lawful status, taxes, family or service, each with its exhibit]]. What I have written about my own work is true.',
    ),
    signature('Respectfully,', 'Zoltan Everding (fictional)', 'Petitioner', '[[short: Date]]'),

    pageBreak(),
    h1('Appendix: exhibits'),
    p('All of them existed when the petition was filed. Covered names and addresses can be shown to the agency by their owners.'),
    exhibitIndex(),
  ],
}
