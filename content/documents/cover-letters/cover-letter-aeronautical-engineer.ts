/** Sample I-140 cover letter for an aeronautical engineer; person, companies, test results and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterAeronauticalEngineer: Document = {
  id: 'cover-letter-aeronautical-engineer',
  title: 'Sample cover letter: aeronautical engineer',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample for orientation. Dr. Varn, all companies, test ranges and universities, the aircraft, the measurements and the exhibits are fictional; the two policy documents are real and dated. Engineers with employer programs should note how the petitioner’s own part is kept apart from the company’s. A grant that pays for one’s days may need permission to work: ask first. No legal advice, no engineering approval, no forecast of a decision. Delete this text before use.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, curriculum vitae, list of publications', 'Identity', 'Name, birth date, positions'),
    exhibit('Ex-2', 'ETA-9089 Appendix A, Final Determination, signature pages', 'Identity', 'Labor Department parts'),
    exhibit(
      'Ex-3',
      'Ph.D. diploma and transcript in aerospace engineering, Cedar Plains Institute of Technology',
      ['EB-2', 'Prong 2', 'Prong 3'],
      'Conferred December 2020; flight dynamics and control',
    ),
    exhibit('Ex-4', 'Abstract and chapters 4 and 5 of the dissertation', ['EB-2', 'Prong 2'], 'Loss of one rotor treated as a change of the aircraft'),
    exhibit('Ex-5', 'O*NET summary for aerospace engineers with four postings', 'EB-2', 'Normal degree for entry'),
    exhibit('Ex-6', 'Statement of the endeavor', ['Prong 1', 'Prong 2'], 'Signed September 2026'),
    exhibit('Ex-7', 'Falling Leaf test method, revision C', ['Prong 1', 'Prong 2'], 'Drawings, procedure, calculation, form of report'),
    exhibit('Ex-8', 'Article in a refereed journal of flight dynamics, 2024', ['Prong 1', 'Prong 2'], 'Comparison of prediction and free flight; two authors'),
    exhibit('Ex-9', 'Round-robin report of three laboratories, April 2026', ['Prong 1', 'Prong 2'], 'Nine aircraft, 61 flights, all disagreements listed'),
    exhibit('Ex-10', 'Letter from Professor Oskar Tiel, Tarn University', ['Prong 1', 'Prong 2'], 'Second laboratory; built its own bench'),
    exhibit('Ex-11', 'Letter from Renata Cole, chief engineer, Kestrel Yard Aircraft', ['Prong 1', 'Prong 3'], 'Maker; design and test plan changed'),
    exhibit('Ex-12', 'Letter from James Otieno, manager, Dry Lake Uncrewed Test Range', ['Prong 1', 'Prong 2'], 'Entry condition for flights with one rotor stopped'),
    exhibit('Ex-13', 'Range rules of Dry Lake, issues 4 and 5', 'Prong 1', 'Before and after the method was adopted'),
    exhibit('Ex-14', 'Ballot record of the Open Rotorcraft Test Forum, document 12', ['Prong 1', 'Prong 2'], 'Accepted as a common practice, July 2026'),
    exhibit('Ex-15', 'Executive Order 14307 of June 6, 2025', ['Prong 1', 'Prong 3'], 'Flight beyond visual line of sight; domestic supply'),
    exhibit('Ex-16', 'Critical and Emerging Technologies List, February 2024', ['Prong 1', 'Prong 3'], 'Area of uncrewed systems'),
    exhibit('Ex-17', 'Release review for export control, Cedar Plains Institute', ['Prong 1', 'Prong 2'], 'Public release of revisions A to C cleared'),
    exhibit('Ex-18', 'Letter from Bramwell Aerostructures', 'Prong 2', 'Duties since 2021; no ownership of the method'),
    exhibit('Ex-19', 'Research agreement, Tavish Family Engineering Fund', ['Prong 2', 'Prong 3'], '$118,000, 2027 and 2028; petitioner is principal investigator'),
    exhibit('Ex-20', 'Work program 2027 to 2029', ['Prong 2', 'Prong 3'], 'Tasks, cost, test criteria'),
    exhibit('Ex-21', 'Requests of four makers for tests', ['Prong 2', 'Prong 3'], 'Aircraft type and quarter named'),
    exhibit('Ex-22', 'Course file of a two-day class for test engineers, 2025 and 2026', 'Prong 2', 'Three classes, 41 participants'),
  ],
  blocks: [
    p('[[field: Date of filing]]', { tight: true }),
    p('Department of Homeland Security, USCIS', { tight: true }),
    p('[[long: Filing location for this form and category, as published]]'),
    p(
      '**I-140 with waiver request under section 203(b)(2)(B)(i) INA**\nPetitioner: Ilse Varn, Ph.D. (fictional), on her own behalf\nEB-2 ground: doctorate in aerospace engineering\nEndeavor: continuing *Falling Leaf*, a ground test and calculation that show, before flight, whether a small uncrewed aircraft stays under control when one of its rotors stops',
    ),
    p('Dear Sir or Madam:'),
    p(
      'This is the petition of an engineer who has worked for six years on one question: what happens in the seconds after a rotor stops. I ask to be classified as a professional with an advanced degree and to be excused from the job offer and labor certification. Personal documents are {{Ex-1}}, the labor forms {{Ex-2}}.',
    ),
    p(
      'The endeavor, in a sentence: I continue to develop, validate and release Falling Leaf, a test method with which makers and test ranges can find the margin of control left to a multirotor aircraft after a motor, propeller or speed controller fails, from a bench test and without risking people below ({{Ex-6}}, {{Ex-7}}).',
    ),
    p(
      'Two separations matter in what follows. My employer, Bramwell Aerostructures, makes wing ribs for airliners; nothing of the endeavor belongs to its programs ({{Ex-18}}). And uncrewed flight as a field is larger than this method; I ask that the method be judged. The letter therefore begins with two tables of evidence, what was measured and what others changed, and comes to the law afterward: the three prongs of *Dhanasar*, 26 I&N Dec. 884 (AAO 2016).',
    ),
    contents('Sections', 1),

    h1('Evidence, part one: what was measured'),
    p(
      'Falling Leaf says, from a bench test, whether an aircraft stays under control when a rotor stops. That claim can be checked, and was. Three laboratories tested nine aircraft types of six makers. None of the laboratories was mine alone: I worked at one and had no access to the results of the others until all were deposited ({{Ex-9}}, section 1; {{Ex-10}}).',
      { keepWithNext: true },
    ),
    table(
      [3.6, 1.5, 1.6],
      ['Outcome of 61 flights with one rotor stopped', 'Margin map', 'Maker’s simulation'],
      [
        ['Predicted correctly', '52', '37'],
        ['Predicted controlled, but tumbled', '1', '19'],
        ['Predicted tumbling, but controlled', '3', '5'],
        ['Method declined to predict', '5', '0'],
      ],
      'Round robin, April 2026 ({{Ex-9}}, table 8)',
    ),
    p(
      'The line that counts for people on the ground is the second. In the one case, ice on a propeller changed the thrust; revision C now forbids a map below a stated temperature ({{Ex-7}}, section 6; {{Ex-9}}, section 5).',
    ),
    p(
      'An example from the round robin shows how one of these predictions was made and tested. A six-rotor inspection aircraft of 21 pounds had passed its maker’s simulation with one rotor stopped. On the bench at Tarn, with a battery of 180 cycles, the margin map showed control up to a wind of 9 knots, none above 14, and no statement between. The two check flights were made at 6 and 15 knots over an empty field. The first aircraft turned slowly and came down 20 feet from the mark. The second tumbled within two seconds, as mapped. The maker now prints a lower wind limit for worn batteries ({{Ex-9}}, aircraft 4; {{Ex-10}}).',
    ),

    h1('Evidence, part two: what others changed'),
    p('The users below have no employment or business tie with me or with Bramwell.', { keepWithNext: true }),
    table(
      [2, 2.5, 2.4],
      ['User', 'Before', 'After'],
      [
        ['Dry Lake range', 'Stopped-rotor flights excluded', 'Admitted with a map; 88 flights ({{Ex-12}}, {{Ex-13}})'],
        ['Kestrel Yard Aircraft', 'Controllers side by side; 40 test flights', 'Separated; 12 flights ({{Ex-11}})'],
        ['Test Forum, 27 organizations', 'No common procedure', 'Document 12 ({{Ex-14}})'],
        ['Tarn University', 'Fixed frame', 'Released frame, also for gusts ({{Ex-10}})'],
      ],
      'Practice of others before and after',
    ),
    p(
      '**A test range changed its rules.** Issue 4 of the Dry Lake rules excluded flights with a stopped rotor. Issue 5 admits them with a margin map made by the method, whoever made it ({{Ex-13}}). Since then seven applicants have flown 88 such tests, among them two whom I have never met ({{Ex-12}}). Knowledge that had been out of reach for those applicants is now gained under observation.',
    ),
    p(
      '**A maker changed its design.** Kestrel Yard moved its speed controllers apart after a map showed that one heat source could stop two rotors. The change went into all aircraft of the type, sold in the United States and abroad. Ms. Cole also says that her test plan fell from 40 planned flights to 12 ({{Ex-11}}). Those are effects in a company, and I cite them because the cause is public: a competitor reads the same procedure.',
    ),
    p(
      '**A body of engineers made it common practice.** The Open Rotorcraft Test Forum, with members from 27 organizations, balloted revision C as its document 12. The record shows 19 votes for, 3 against with reasons, and the change of wording that answered one of the three ({{Ex-14}}). Reports under document 12 can be compared across laboratories, which those of single makers could not.',
    ),
    p(
      '**Research went in a direction of its own.** Professor Tiel used the released interval for gusts on fixed-wing aircraft, where no rotor stops at all. He explains why the frame mattered and cites the two measurements he could not obtain before ({{Ex-10}}).',
    ),

    h1('The endeavor behind the evidence'),
    h2('A question tests do not answer in time'),
    p(
      'A delivery or inspection drone has four, six or eight rotors. With one stopped, some designs turn and descend under control. Others tumble. Which of the two happens depends on mass, inertia, spare thrust and how soon the controller notices, and it is often learned only by stopping a rotor in flight. Ms. Cole reports that her company broke 14 prototypes in that way before it had an answer for one type, and that the answer lost its value when the battery became 300 grams heavier ({{Ex-11}}). Mr. Otieno describes the other side: his range refused such flights for two years, because no applicant could show beforehand where the aircraft would come down ({{Ex-12}}).',
    ),
    p(
      'Simulation is used, and it is only as good as the numbers put into it. In the comparison by three laboratories, makers’ own simulations predicted the outcome of 37 of 61 flights. The usual error was an assumed thrust reserve that worn batteries did not deliver ({{Ex-9}}, section 4).',
    ),
    h2('The released interval'),
    p('Falling Leaf replaces assumed numbers by measured ones, in a fixed order ({{Ex-7}}):', { keepWithNext: true }),
    bullets(
      '**A bench that lets the aircraft fall.** The complete aircraft hangs in a frame that holds it for the first part of a second after a rotor is cut and then follows its motion. Loads are read during that interval. The frame can be built in a workshop from drawings; parts cost about $3,800.',
      '**A margin map.** From the loads, a calculation gives the remaining margin of control for combinations of mass, battery state and wind. The map marks where the result is certain, where it is certain to be bad, and where the bench cannot say.',
      '**A short flight check.** Two flights at points chosen on the map, over an empty area, decide whether the map may be used. If they disagree with it, the map is void.',
      '**A report form** that another laboratory can repeat. It must list failed runs.',
    ),
    p(
      'Holding frames are old, and so is the mathematics of rotor loss. The new element is the released interval: the frame lets go at a defined moment, so that inertia and controller delay enter the measurement together. The 2024 article derives why shorter or longer intervals give a wrong margin and compares three of them with free flight ({{Ex-8}}). Professor Tiel’s laboratory had tried fixed frames for three years. He writes which of its earlier conclusions it withdrew after building the released one ({{Ex-10}}).',
    ),
    h2('Openness, limits and users'),
    p(
      'Drawings, program and procedure are published for free use. Before each revision the institute’s office reviewed them for export control and cleared the release ({{Ex-17}}). The method covers electric multirotors under 55 pounds. It does not deal with weapons, detection or aircraft with people on board, and it certifies nothing: authorities and ranges draw their own conclusions.',
    ),
    p(
      'It reaches others through laboratories that build the bench (three so far, {{Ex-9}}), ranges that ask for a margin map before they allow a flight ({{Ex-12}}, {{Ex-13}}), makers who test at home ({{Ex-11}}), and an engineering forum that has balloted it as a common practice ({{Ex-14}}).',
    ),
    h2('The next three years'),
    p('The program has one technical task per year and one of handing over ({{Ex-20}}):', { keepWithNext: true }),
    table(
      [1, 3.6, 2.7],
      ['Year', 'Task and criterion', 'Available now'],
      [
        ['2027', 'Cold-weather bench; map valid to the stated temperature in 20 flights', 'Chamber time and money in {{Ex-19}}'],
        ['2027', 'Four makers’ aircraft tested, results published without trade secrets', 'Requests in {{Ex-21}}'],
        ['2028', 'Tilting rotors; second round robin with five laboratories', 'Two further laboratories named in {{Ex-14}}'],
        ['2029', 'Document 12 maintained by a committee of the forum', 'Ballot conditions in {{Ex-14}}'],
      ],
      'Program and means',
    ),

    h1('The EB-2 requirements'),
    p('**Doctorate.** Cedar Plains Institute of Technology conferred my Ph.D. in aerospace engineering in December 2020 ({{Ex-3}}). No foreign degree is relied on.'),
    p(
      '**A profession.** Aerospace engineers normally enter the occupation with a bachelor’s degree in engineering, as the O*NET summary and four postings from unrelated employers show ({{Ex-5}}). The endeavor is carried out in that occupation. Bench design, flight dynamics and test evaluation are its subjects.',
    ),
    p(
      '**Degree and endeavor.** The guidance of January 15, 2025 asks whether the occupation is a profession, which {{Ex-5}} shows. What the degree does for the endeavor belongs to prong 2, and the link is direct: chapters 4 and 5 of the dissertation treat the loss of a rotor as the sudden start of a different aircraft and derive the quantity that the bench measures ({{Ex-4}}). Revision A of the method cites those chapters as its basis ({{Ex-7}}, section 1).',
    ),

    h1('What the evidence means under Dhanasar'),
    h2('Merit and importance to the nation'),
    p(
      'The merit is that of part one: in the line that counts for people on the ground the map erred once and the makers’ simulations 19 times ({{Ex-9}}). For national importance I rely on implications for a technical field and for public safety in a class of operations, as part two shows them ({{Ex-10}} to {{Ex-14}}).',
    ),
    p(
      'Results can now be compared across the country. Before document 12, a report of one maker could not be read beside that of another: load, battery age and wind were recorded in different ways or left out. The forum’s register held 31 reports in the common form by October 2026, from 11 organizations in eight states; 24 of them were made without any advice from me ({{Ex-14}}, register). Anyone who plans a flight over people, or has to decide on one, can look up which failures were tested and which were declined. The register shows the unfavorable reports too, because the form requires them.',
    ),
    p(
      '[Executive Order 14307, Unleashing American Drone Dominance](https://www.govinfo.gov/content/pkg/FR-2025-06-11/html/2025-10814.htm), 90 Fed. Reg. 24727 (June 11, 2025), addresses flight beyond visual line of sight and domestic drone supply ({{Ex-15}}). When no one watches the aircraft, its behavior after a failure has to be known in advance. That is the step from the order to this method, and I claim no more than that. The [Critical and Emerging Technologies List](https://bidenwhitehouse.archives.gov/wp-content/uploads/2024/02/Critical-and-Emerging-Technologies-List-2024-Update.pdf) of February 2024 has uncrewed systems among its areas ({{Ex-16}}); the list states that it sets no funding priorities, and I use it for the area alone. Neither document proves the effect of the work. {{Ex-9}} to {{Ex-14}} do.',
    ),
    h2('Position to advance it'),
    p(
      'Four years of doctoral work, one of them in the institute’s wind tunnel, gave me the theory and the habit of measuring ({{Ex-3}}, {{Ex-4}}). Structural testing at Bramwell since 2021 added fixtures and load cells; the company describes those duties and states that it neither owns nor funds the method ({{Ex-18}}). The derivation, the bench and the procedure are mine. The second author of the article wrote the control program for the frame, and its contribution note says so ({{Ex-8}}). I count no citations here. What matters is that laboratories have built the bench.',
    ),
    p(
      'Professor Tiel learned of the bench from a talk, built it without asking and sent me a list of five faults in revision A. Four were right. He says what I did in the following month, namely publish the list and correct the drawings under both names ({{Ex-10}}; {{Ex-7}}, record of revisions). Mr. Otieno remembers that I advised him against one applicant’s map that I had helped to make, because the two check flights disagreed with it ({{Ex-12}}). A method lives on such decisions more than on its first idea.',
    ),
    p(
      'I have also taught it to those who will use it: three classes, 41 test engineers from 16 organizations, each with a map of their own aircraft as the final task ({{Ex-22}}). Twenty-nine maps were accepted at the first attempt.',
    ),
    p(
      'The Tavish fund pays $118,000 over two years and names me as principal investigator; the agreement allows the work to be done at any laboratory with a bench ({{Ex-19}}). Its first part was paid in October 2026. I work 16 hours a week on the method beside a reduced position at Bramwell, and the agreement buys a further day from January ({{Ex-18}}, {{Ex-19}}). The four requests name aircraft and quarter and were signed before this filing ({{Ex-21}}). If the cold bench fails its criterion, the present temperature limit stays and the result appears in revision D ({{Ex-20}}, section 4).',
    ),
    h2('The waiver on balance'),
    p(
      '**STEM.** The Policy Manual sees a strong positive factor where three things stand together: an advanced degree in science or engineering, work in a critical or emerging technology or another area important to competitiveness or security, and a person well positioned for it. The doctorate is {{Ex-3}}, the area {{Ex-15}} and {{Ex-16}}, the position the section before this one. I ask that this be weighed with the following points.',
    ),
    p(
      '**A certification would fix one employer.** Makers hand over aircraft that are not yet public. Ms. Cole writes that she would not send hers to a person employed by another maker, and would not need an outside test from a person employed by her own company ({{Ex-11}}). A job offer by either would end the use that makes the results comparable.',
    ),
    p(
      '**Other engineers.** Able aerospace engineers work in this country, and 41 of them have learned the method from me ({{Ex-22}}). The benefit claimed is the next step of a validated method by the person who derived its measuring quantity and keeps its list of failures ({{Ex-8}}, {{Ex-9}}). A list of minimum requirements would name degree and software and miss both.',
    ),
    p(
      '**Dates.** The second round robin needs the laboratories in the same summer, 2028; two have reserved it ({{Ex-14}}). The chamber is granted for the winter of 2027 ({{Ex-19}}). Four makers plan entry into service around those tests ({{Ex-21}}).',
    ),
    p('**Others’ work.** The fund pays a technician and students at two U.S. laboratories ({{Ex-19}}, {{Ex-20}}). The method adds a test that few makers ran before, and displaces no one.'),

    h1('Conclusion'),
    p(
      'Please approve this petition and waive the job offer. In favor of discretion I add [[long: your own facts on status, taxes and conduct, with exhibit numbers]]. The statements on my work are mine and are true.',
    ),
    signature('Sincerely yours,', 'Ilse Varn, Ph.D. (fictional)', 'Petitioner', 'Signed: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: list of evidence'),
    p('No exhibit contains controlled technical data or a maker’s trade secrets; pages were withheld by their owners where marked.'),
    exhibitIndex(),
  ],
}
