/** Sample I-140 cover letter for a project manager; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, quote, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterProductProjectManager: Document = {
  id: 'cover-letter-product-project-manager',
  title: 'Sample cover letter: product and project manager',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample for product and project managers. The manager, the utilities, the projects and the results are invented; government documents are real and carry a date. A product manager can follow the same order: put the product class in the place of the project class. General information only, without legal advice or any promise. Take this box out before filing.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page and resume', 'Identity', 'Identity and positions'),
    exhibit('Ex-2', 'ETA-9089 Appendix A and Final Determination, signed', 'Identity', 'Labor form parts of a waiver petition'),
    exhibit(
      'Ex-3',
      'Master of Engineering diploma and record of studies, University of Saltmere, with translation',
      ['EB-2', 'Prong 2'],
      'Construction engineering and management, conferred July 2013',
    ),
    exhibit('Ex-4', 'Evaluation of foreign degrees', 'EB-2', 'Equivalent to a U.S. master’s degree'),
    exhibit('Ex-5', 'O*NET summary for construction managers; five utility postings for substation project managers', 'EB-2', 'Bachelor’s degree in engineering or construction'),
    exhibit('Ex-6', 'Endeavor statement and Hold Ledger manual, second edition', ['Prong 1', 'Prong 2'], 'Definitions, procedure, forms, limits'),
    exhibit('Ex-7', 'Comparison study, Birch Falls Polytechnic, April 2026', ['Prong 1', 'Prong 2'], 'Twelve projects against thirty-four matched projects'),
    exhibit('Ex-8', 'Letter of Rosalind Teague, P.E., Chief Engineer, Copperline Public Power', ['Prong 1', 'Prong 2'], 'Use on four substations by her own staff'),
    exhibit('Ex-9', 'Letter of Amos Delacroix, Executive Director, Interior Public Utilities League', ['Prong 1', 'Prong 2', 'Prong 3'], 'Model contract of the league, in force since January 2026'),
    exhibit('Ex-10', 'Model contract, articles 12 to 14 and schedule C', 'Prong 1', 'Hold Ledger as a contract document'),
    exhibit('Ex-11', 'Letter of Yusra Lindgren, Utility Relocation Manager, Tamarack Bridge Authority', ['Prong 1', 'Prong 2', 'Prong 3'], 'Use outside the power sector'),
    exhibit('Ex-12', 'Letter of Professor Emil Castaway, Birch Falls Polytechnic', ['Prong 1', 'Prong 2'], 'Author of the study; how projects were matched'),
    exhibit('Ex-13', 'Public record of releases and open hold data', ['Prong 1', 'Prong 2'], '1,946 holds of 58 projects, with codes'),
    exhibit('Ex-14', 'Speed to Power notice, September 18, 2025', 'Prong 1', 'Generation and transmission for data centers and factories'),
    exhibit('Ex-15', 'Page of the federal permitting council, printed October 12, 2026', 'Prong 1', 'Delivery of infrastructure projects'),
    exhibit('Ex-16', 'Employment letter, Ridgeline Field Engineering, with consent', ['Prong 2', 'Prong 3'], 'Substation project manager since May 2016; no claim to the method'),
    exhibit('Ex-17', 'Employment letter, Saltmere Grid Works', 'Prong 2', 'Field and planning engineer, 2013 to 2016'),
    exhibit('Ex-18', 'Cooperation agreement with the league, with payments', ['Prong 2', 'Prong 3'], '$84,000 for 2026 and 2027'),
    exhibit('Ex-19', 'Work program 2027 to 2029', ['Prong 2', 'Prong 3'], 'Steps, hours, cost, measures'),
    exhibit('Ex-20', 'Letters of five project owners', ['Prong 2', 'Prong 3'], 'Projects proposed for the next stage'),
  ],
  blocks: [
    p('[[field: Day of filing]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services, attention I-140\n[[long: Address taken from the form’s page on that day]]'),
    p(
      '**In the matter of: Form I-140 of Calla Nwosu Petrov (fictional), self-petitioner**\nClassification sought: member of the professions with an advanced degree, job offer waived\nProposed endeavor: the Hold Ledger, a method for planning substation projects around decisions of outside parties',
    ),
    p('Dear Officer,'),
    p(
      'Substations are rarely late because someone builds slowly. They are late because a crossing permit, an outage window, a transformer and a neighbor’s relay setting each wait for somebody who is not on the project. I have managed such projects since 2016. I propose to continue developing, testing and publishing the *Hold Ledger*, a method that records each point at which a power project waits for an outside decision, plans the work backward from those points, and makes the waiting times of many projects available for planning the next ({{Ex-6}}).',
    ),
    p(
      'This is a petition by me and for me ({{Ex-1}}, {{Ex-2}}). It is arranged like the decision: category, endeavor, then the parts of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). In order to be brief I say once that the standard is the preponderance of the evidence, and that approval remains in the agency’s discretion.',
    ),
    contents('Plan of the letter', 1),

    h1('EB-2 category'),
    p(
      'In July 2013 the University of Saltmere conferred a Master of Engineering on me after a two-year program that follows a four-year bachelor’s degree. Both diplomas and the record of studies are attached in the original language and in certified translation ({{Ex-3}}). The evaluator compares the admission requirement, length and content and finds a United States master’s degree in construction engineering and management ({{Ex-4}}).',
    ),
    p(
      '“Project manager” is a word for many jobs. Mine is that of a construction manager for electrical substations. Five utilities, none of them related to me, ask for a bachelor’s degree in engineering or construction for that post, and O*NET gives the same as the usual preparation ({{Ex-5}}). I do not rely on a certificate in project management. The policy of January 15, 2025 asks for the tie between preparation and endeavor: network planning, contracts and power-system construction are on the record of studies, and the Hold Ledger joins the three ({{Ex-3}}, {{Ex-6}}).',
    ),

    h1('The endeavor'),
    h2('The problem: plans that do not show waiting'),
    p(
      'A schedule made by the usual method lists activities and links them. “Obtain permit, 90 days” appears in it as if the contractor could work harder at obtaining. The figure is copied from the last project. When the permit takes 210 days the schedule is moved, the outage that the grid operator had reserved is lost, and the next one is eight months away. Nothing in the plan had said that permit and outage were tied to each other and to no one in the building.',
    ),
    p(
      'The study of Birch Falls Polytechnic read the records of thirty-four substation projects finished between 2015 and 2024. Of the delay, 71 percent began at a decision outside owner and contractor. In the original schedules 18 percent of those decisions had an entry of their own ({{Ex-7}}, section 3). Ms. Teague, chief engineer of a municipal utility, puts it in one line:',
      { keepWithNext: true },
    ),
    quote('We had a plan for everything we controlled, and the year was lost in the rest.', 'Letter of Rosalind Teague, page 2 (Exhibit 8 of this fictional case)'),
    h2('The method: the Hold Ledger'),
    p('A hold is a point that only an outside party can release. The method has five working parts ({{Ex-6}}, chapters 2 to 6):', { keepWithNext: true }),
    bullets(
      '**A catalog** of 62 kinds of hold in seven families (land, environment, grid operation, neighbors, equipment, traffic, money), each with a definition narrow enough that two people code it alike.',
      '**The releaser’s question.** For each hold the ledger names who decides, what that person must have on the desk, and the last day on which an answer is still of use.',
      '**Backward sequence.** Work is arranged from the scarcest release, mostly the outage, toward the present. Activities get the time that remains; it is not the releases that get it.',
      '**A stated chance.** Durations come from the open data of earlier holds, as a range. Every Friday the range is compared with what happened, and the score is published with the project.',
      '**A swap rule.** When a hold is likely to be missed, the ledger lists what may trade places without a new permit or outage.',
    ),
    p(
      'Critical-path planning, phase gates and last-planner meetings are taught everywhere, and I use them. They manage activities of the people in the room. The unit of the Hold Ledger is a decision of someone who is absent. Professor Castaway sets it beside six published methods and finds a register of permits in two of them and a scored forecast of releases in none ({{Ex-12}}).',
    ),
    h2('One project, told by its holds'),
    p(
      'Copperline’s substation at Vesper Lane, planned by Ms. Teague’s staff in 2024, had 38 holds. The usual plan began with land clearing. The ledger began with an outage of nine days that the grid operator could grant in October 2025 or not before June 2026. Counting back, the neighbor’s review of relay settings had to start in January, five months before the usual plan would have asked for it, and for that review the type of one breaker had to be fixed in November, before it was bought. Clearing could wait until spring ({{Ex-8}}, attachment A).',
    ),
    p(
      'Two holds were missed all the same. A wetland survey came seven weeks late, and the swap rule moved the control house, which lies outside the wetland, into its place. A cable reel was damaged in transport, and no rule helped; the crew lost twelve days. The October outage was kept. The ledger of all 38 holds, with the range given for each and the day of its release, is part of the open data ({{Ex-8}}, attachment A; {{Ex-13}}).',
    ),
    h2('Results to be delivered and their users'),
    p(
      'Manual, catalog, forms and a small scheduling add-in are public under a license that permits any use; so is the hold data, with projects made anonymous ({{Ex-13}}). Users are owners of power projects and their contractors, competing firms included. The league of public utilities distributes the manual through its model contract ({{Ex-9}}, {{Ex-10}}). A bridge authority uses it for moving pipes and cables ({{Ex-11}}). Ridgeline, which employs me, has given up any claim and consents to my work for others on ten hours a week ({{Ex-16}}).',
    ),
    p(
      'The projects that I manage for Ridgeline’s clients supplied experience. They are not the endeavor, and I leave them out of the results below wherever an owner other than a client can speak ({{Ex-6}}, section 1.4). I do not offer schedule consulting and do not teach project management in general.',
    ),

    h1('Prong 1: merit and reach'),
    h2('Merit of the method'),
    p(
      'Between 2021 and 2025 twelve substation projects were planned with the ledger: five managed by me for clients of Ridgeline, and seven by owners’ staff who had the manual and no contract with us. Professor Castaway’s group matched each with up to three earlier projects of like voltage, scope and state, before it looked at durations ({{Ex-7}}, section 4; {{Ex-12}}).',
      { keepWithNext: true },
    ),
    table(
      [3, 1.7, 1.9, 1.9],
      ['Measure, median', 'Matched projects (34)', 'Ledger, my projects (5)', 'Ledger, by others (7)'],
      [
        ['Months from agreement to energizing', '31', '25', '24'],
        ['Outage windows lost', '2', '0', '1'],
        ['Error of forecast twelve months ahead, days', '164', '58', '66'],
        ['Claims between owner and contractor', '3', '1', '1'],
      ],
      'Twelve projects with the ledger and their matches',
    ),
    p(
      'The study gives limits that I repeat: twelve is a small number; owners who try a new method may differ from the rest; and in two of the seven a transformer happened to be in stock. Without those two the median is 26 months ({{Ex-7}}, section 6). That the projects run by others did about as well as mine is, for this petition, the chief finding. It separates the method from the manager.',
    ),
    h2('Reach beyond employer and clients'),
    p(
      'A substation that is energized seven months sooner helps the place where it stands. I do not ask that local benefits be added up. The question is whether the method may change how such projects are planned by people who owe me nothing. Three changes are on record.',
    ),
    p(
      '**A contract standard.** The Interior Public Utilities League writes the model contract for 140 municipal and cooperative systems in nine states. Since January 2026 articles 12 to 14 require a hold ledger, define who pays for a missed release, and oblige both sides to return coded durations ({{Ex-10}}). Mr. Delacroix describes the debate in his committee, the two objections raised by contractors, and how the swap rule met one of them. By October, 31 contracts had been signed in that form, of which Ridgeline holds two ({{Ex-9}}).',
    ),
    p(
      '**Data that did not exist.** The open file holds 1,946 coded holds of 58 projects; 41 of these were sent by owners and contractors I have not worked with ({{Ex-13}}). A planner can look up how long a railroad crossing or a neighbor’s relay review has taken and see the spread. Ms. Teague’s staff altered the order of two projects after reading that in their state crossings in the fall took twice as long as in spring ({{Ex-8}}).',
    ),
    p(
      '**A second field.** Before a bridge is rebuilt, gas, water and fiber under it must move, each by its owner’s decision. Ms. Lindgren found the manual through the league. Her authority used it on three bridges, wrote eleven new kinds of hold, and returned them to the catalog. She compares the last utility’s departure with her plan: four days late on average, after 97 on the three bridges before ({{Ex-11}}).',
    ),
    table(
      [2.5, 3.6, 1.7],
      ['Who changed something', 'What is different, without my taking part', 'Proof'],
      [
        ['League of 140 systems', 'Contract form; 31 contracts by October 2026', '{{Ex-9}}, {{Ex-10}}'],
        ['Copperline’s planners', 'Order of work chosen from open data', '{{Ex-8}}, {{Ex-13}}'],
        ['Tamarack Bridge Authority', 'Three bridges; eleven new kinds of hold', '{{Ex-11}}'],
        ['Polytechnic', 'Study design now used for its course on delay', '{{Ex-12}}'],
      ],
      'Change outside the petitioner’s employer and its clients',
    ),
    h2('Stated public aims'),
    p(
      'Speed to Power, announced by the Department of Energy on September 18, 2025, is directed at generation and transmission for data centers and factories ({{Ex-14}}). Federal permitting policy is directed at the delivery of infrastructure ({{Ex-15}}). The first names my sub-field and the second its most frequent family of holds. Neither names my method, and I do not present them as proof of it. What they add is that time from agreement to energizing is a quantity with which the government is concerned, and that is the quantity in the first row of the table above.',
    ),

    h1('Prong 2: the petitioner’s position'),
    h2('How I came to the method'),
    p(
      'At Saltmere Grid Works I planned outages for line crews for three years and learned that the outage decides and the crew follows; my superior of that time describes the outage calendar I introduced ({{Ex-17}}). Ridgeline employed me in May 2016. Its vice president lists eleven substations of which I had charge and writes that after a project of 2019, finished fourteen months late, I was asked for a report on causes and delivered the first catalog, with 23 kinds of hold ({{Ex-16}}). The manual of 2021 and the second edition of 2025 name me as sole author; the add-in was programmed by a volunteer, who is credited ({{Ex-13}}).',
    ),
    p(
      'The people who wrote for this petition do not repeat one another. Ms. Teague tells what her own staff did in my absence, and which chapter they could not use until I rewrote it ({{Ex-8}}). Mr. Delacroix tells why a body of owners made a contract of it ({{Ex-9}}). Ms. Lindgren tells what carried over to bridges and what did not ({{Ex-11}}). Professor Castaway tells how cases were matched, and that I had no access to the list until the durations were fixed ({{Ex-12}}). None has employed me.',
    ),
    table(
      [2.6, 3.8, 1.6],
      ['What the next steps need', 'Where the record shows it', 'Proof'],
      [
        ['Command of outages and protection interfaces', 'Thirteen years in grid construction', '{{Ex-16}}, {{Ex-17}}'],
        ['Contract drafting with owners and contractors', 'Articles 12 to 14, drafted with the committee', '{{Ex-9}}, {{Ex-10}}'],
        ['Coding rules that strangers apply alike', '93 of 100 holds coded alike by two outside coders', '{{Ex-7}}'],
        ['Steady publication', 'Two editions, nine data releases', '{{Ex-13}}'],
      ],
      'Abilities tied to the work ahead',
    ),
    h2('Work program'),
    table(
      [1.2, 3.9, 2.6],
      ['Year', 'Step and measure', 'Secured by'],
      [
        ['2027', 'Holds of large-load connections: 12 projects, ranges scored each week', 'Owners’ letters ({{Ex-20}})'],
        ['2027', 'Training of 40 ledger keepers in league systems; coding agreement of 90 percent', 'Agreement ({{Ex-18}})'],
        ['2028', 'Third edition with bridge and water families', 'Draft with Tamarack ({{Ex-11}}, {{Ex-19}})'],
        ['2028', 'Second study, by the Polytechnic, with at least 40 ledger projects', 'Its plan ({{Ex-12}})'],
        ['2029', 'Catalog passed to a committee of owners, contractors and one university', 'Resolution ({{Ex-9}})'],
      ],
      'Work program 2027 to 2029',
    ),
    p(
      'The league pays $84,000 over 2026 and 2027 for training, data work and the third edition, and $42,000 had been paid by the end of September ({{Ex-18}}). Travel and the second study are budgeted separately; the Polytechnic bears the latter ({{Ex-12}}, {{Ex-19}}). I have given ten hours a week since 2024 and can show them by data release and training day ({{Ex-13}}, {{Ex-18}}). The agreement would let me work half time for the league if I left Ridgeline (clause 6 of {{Ex-18}}), so that the program does not hang on one employer.',
    ),
    p(
      'Five owners of connections for large loads, three of whom are not members of the league, propose projects for 2027, with voltage, planned date and a named keeper of the ledger ({{Ex-20}}). Interest in words would be little. Each has already coded the holds known today and sent the file, which is included.',
    ),

    h1('Prong 3: weighing the waiver'),
    h2('A job offer does not fit'),
    p(
      'Utilities and contractors hire project managers for their own projects, and the labor market for those posts can be tested. The endeavor is a common instrument of parties who face each other in contracts. Mr. Delacroix explains that contractors accepted article 13 only because the data would be kept by a person whom no owner directs, and owners because that person was directed by no contractor ({{Ex-9}}). Ridgeline, though willing to go on employing me, states that it has no position for such work and does not plan one ({{Ex-16}}).',
    ),
    h2('Benefit with or without other managers'),
    p(
      'There are able project managers, and seven of the twelve projects were theirs. I do not argue from numbers of vacancies. The continued benefit lies in the catalog’s consistency, in the scored data, and in the next family of holds, for which its author is bound by agreement to the league and awaited by five owners ({{Ex-18}}, {{Ex-20}}). The five postings ask for certificates, software and years ({{Ex-5}}). Coding decisions of absent parties so that strangers agree is not a requirement anyone has posted.',
    ),
    h2('Time and consequences'),
    p(
      'The league revises its contract every third year; the revision of 2029 is prepared in 2028, and a study finished later would miss it ({{Ex-9}}). Connections for large loads are being signed now. Ms. Teague notes that two of hers have fixed energizing dates in 2028 and that the outages for them will be reserved in the spring of 2027 ({{Ex-8}}).',
    ),
    p(
      'Forty ledger keepers are to be trained among employees of the systems, who keep their posts and gain a skill ({{Ex-18}}). Fewer claims and lost outages are a saving to ratepayers in many places, which the second study is designed to count ({{Ex-12}}). Taken together, the fit, the benefit, the time and the absence of a cost to others make the waiver the better course for the United States.',
    ),

    h1('Conclusion'),
    p(
      'The category rests on a master’s degree in the subject. The endeavor is one method, tried by others, measured by others, and now in a contract form of nine states. Its author has the record, the agreement and the projects to continue. I ask that the petition be approved with the waiver, and refer, for discretion, to [[long: Your documented equities]]. To the best of my knowledge the statements made here are correct.',
    ),
    signature('Respectfully,', 'Calla Nwosu Petrov (fictional)', 'Self-petitioner', '[[short: Date]]'),

    pageBreak(),
    h1('Appendix of evidence'),
    p('The right column names the question that each document answers. No document was made after the filing date.'),
    exhibitIndex(),
    h2('Public documents relied on'),
    table(
      [3.4, 2, 3],
      ['Document', 'Date', 'Where it was read'],
      [
        ['*Matter of Dhanasar*, 26 I&N Dec. 884 (AAO)', '2016', '[justice.gov](https://www.justice.gov/media/871246/dl?inline)'],
        ['USCIS Policy Manual, volume 6, part F, chapter 5', 'With the update of January 15, 2025', '[uscis.gov](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5)'],
        ['Speed to Power notice, Department of Energy ({{Ex-14}})', 'September 18, 2025', '[Federal Register text, 2025-18058](https://federalstatelaw.com/federal-register/2025-18058)'],
        ['Permitting council, project delivery ({{Ex-15}})', 'Printed October 12, 2026', '[permits.performance.gov](https://www.permits.performance.gov)'],
      ],
    ),
    p(
      'The first two documents are cited for the test that applies. The other two are cited for the subject only, as section III.C explains. Every figure in this letter is taken from the exhibit named beside it, and the manner of counting is described there.',
    ),
  ],
}
