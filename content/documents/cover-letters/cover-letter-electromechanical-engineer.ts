/** Sample I-140 cover letter for an electro-mechanical engineer; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterElectromechanicalEngineer: Document = {
  id: 'cover-letter-electromechanical-engineer',
  title: 'Sample cover letter: electro-mechanical engineer',
  edition: '2026-11-21',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample case of an invented engineer. Shops, companies, schools, counts and exhibits were made up for it; the federal pages it names exist. Study how each claim meets its proof, then write about your own machines in your own words. This is not legal advice and no promise. Take this box out before you file.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, immigration status papers', 'Identity', 'Person and positions'),
    exhibit('Ex-2', 'Labor Department pages: ETA-9089 Appendix A, Final Determination', 'Identity', 'Signed for this filing'),
    exhibit('Ex-3', 'Bachelor’s and master’s diplomas with transcripts and translations', ['EB-2', 'Prong 2'], 'Mechatronics, 2013 and 2015, Universidad Técnica del Litoral (fictional)'),
    exhibit('Ex-4', 'Credential evaluation, course by course', 'EB-2', 'Four years plus two; equal to a U.S. master’s degree in mechanical engineering'),
    exhibit('Ex-5', 'O*NET page for mechatronics engineers; five postings', ['EB-2', 'Prong 3'], 'Bachelor’s degree as usual entry; difference from technician titles'),
    exhibit('Ex-6', 'Signed statement of the endeavor', ['Prong 1', 'Prong 2'], 'Problem, method, limits, how the petitioner works'),
    exhibit('Ex-7', 'Homeplate design file, revision D, with drawings and test routine', ['Prong 1', 'Prong 2'], 'Plate, touch routine, refusal rule, license'),
    exhibit('Ex-8', 'Shop study: 312 changeovers at fourteen shops', ['Prong 1', 'Prong 2', 'Prong 3'], 'Protocol, raw times, refused runs; collected by the Great Bend center'),
    exhibit('Ex-9', 'Letter of Carla Nystrom, Director, Great Bend Manufacturing Center', ['Prong 1', 'Prong 2', 'Prong 3'], 'How the study was run; what the center now lends to shops'),
    exhibit('Ex-10', 'Letter of Raj Bellweather, Applications Manager, Halvorsen Robotics', ['Prong 1', 'Prong 2', 'Prong 3'], 'Touch routine in the program library of a robot maker'),
    exhibit('Ex-11', 'Letter of Dr. Kenji Aldous, Associate Professor, Port Salem University', ['Prong 1', 'Prong 2', 'Prong 3'], 'Independent; use in pharmacy laboratories'),
    exhibit('Ex-12', 'Letter of Teresa Vance, Program Chair, Cedar Bluff Technical College', ['Prong 1', 'Prong 2'], 'Course built on the design file'),
    exhibit('Ex-13', 'Manufacturing Extension Partnership web page, dated printout', 'Prong 1', 'National program for small and mid-size manufacturers'),
    exhibit('Ex-14', 'Critical and Emerging Technologies List, February 12, 2024, excerpt', 'Prong 1', 'Advanced manufacturing and robotics are listed areas'),
    exhibit('Ex-15', 'Letter of Brightline Packaging Machines, duties 2015 to 2020', 'Prong 2', 'Design engineer for end-of-line machines'),
    exhibit('Ex-16', 'Letter of Oakmont Motion, duties 2020 to now; release of rights', ['Prong 2', 'Prong 3'], 'Controls engineer; Homeplate is not company work'),
    exhibit('Ex-17', 'Design repository: contributions, downloads by organization, issues', ['Prong 1', 'Prong 2', 'Prong 3'], 'Who changed what and when'),
    exhibit('Ex-18', 'Prize of the State Small Manufacturer Fund, agreement of April 2026', ['Prong 2', 'Prong 3'], '$36,000 for parts and travel, paid in two halves'),
    exhibit('Ex-19', 'Plan 2027 to 2029 with cost sheet', ['Prong 2', 'Prong 3'], 'Work packages, hours, failure criteria'),
    exhibit('Ex-20', 'Letters of six shops and one center', ['Prong 2', 'Prong 3'], 'Part, machine and date on which each would begin; dated before filing'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Filing location for your state and form of payment, from uscis.gov, with the day you looked]]'),
    p(
      '**Form I-140, request for a national interest waiver**\nPetitioner: Mirela Tuan Haddad (fictional), on her own behalf\nBasis: INA 203(b)(2), advanced degree\nEndeavor: further development and release of *Homeplate*, an open fixture and calibration routine for robot cells that change parts often',
    ),
    p('Dear Officer:'),
    p(
      'I design machines in which motors, sensors and mechanisms work together. I ask USCIS to classify me under the second employment-based preference as a holder of an advanced degree and to waive the job offer in the national interest. {{Ex-1}} identifies me; {{Ex-2}} contains the pages of the Department of Labor.',
    ),
    p(
      '**The endeavor.** I continue to develop and release *Homeplate*: a drawing anyone may make, and a routine any common robot can run, by which a machine shop moves a robot to another machine or part and has it working again within the hour, without a programmer and with a check that refuses to start when the position is not right ({{Ex-6}}, {{Ex-7}}).',
    ),
    p(
      'Part I deals with the classification, Part II with the endeavor, and Parts III to V with the three questions of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). Citations stand at the sentence they prove; the exhibit index is the appendix.',
    ),
    contents('Contents', 1),

    h1('Advanced degree'),
    p(
      'In 2013 I completed a four-year bachelor’s program in mechatronics, and in 2015 a two-year master’s program in the same field with a thesis on locating parts by touch ({{Ex-3}}). The evaluation counts both programs year by year and finds the second equal to a U.S. master’s degree in mechanical engineering ({{Ex-4}}). Diplomas and transcripts carry complete certified translations, including the reverse sides.',
    ),
    p(
      'The endeavor is the work of a mechatronics engineer. O*NET lists this occupation apart from electro-mechanical *technicians*, who normally enter with less than a bachelor’s degree. The five postings I attach ask for a bachelor’s degree in mechanical, electrical or mechatronics engineering, and describe design and not only upkeep ({{Ex-5}}). I point this out because the titles are easily confused.',
    ),
    p(
      'USCIS also looks at whether the degree relates to the endeavor (Policy Manual, volume 6, part F, chapter 5, text of January 15, 2025). Here the thesis and the endeavor treat one question, how a machine finds out where a part is without a camera ({{Ex-3}}, thesis abstract; {{Ex-7}}, section 1).',
    ),

    h1('The endeavor'),
    h2('An hour of work, a day of waiting'),
    p(
      'A robot that feeds a lathe repeats its path to within a hair. It does not know where the lathe is. If the cart it stands on has been moved, or the vise replaced, each taught point is wrong by some millimeters. In a car plant this happens every few years. In a shop of twelve people that makes forty brackets on Monday and sixty shafts on Tuesday it happens at each change, and someone must teach the points again with a hand controller ({{Ex-8}}, section 2).',
    ),
    p(
      'Ms. Nystrom, whose center advises small manufacturers, describes the result: of 61 robots bought by shops in her area since 2019, 23 stood unused or served one part only when she visited, and the reason the owners gave most often was the change from part to part ({{Ex-9}}). One owner had paid an integrator for six hours of teaching to run a job of four hours. Camera systems exist. They cost as much as the robot and need light, cleaning and a person who adjusts them ({{Ex-9}}; {{Ex-11}}).',
    ),
    h2('What Homeplate is'),
    bullets(
      '**A plate.** A steel plate with three grooves is bolted to each machine, and three balls to each fixture and cart. Balls in grooves can rest in one position only. The principle is old; my drawing fits it to tolerances a small shop can hold with its own mill ({{Ex-7}}, sheets 1 to 9).',
      '**A touch.** The robot touches the plate at seven points with its own gripper. The routine reads the rise of the motor currents and needs no probe or added sensor. From the seven touches it computes how the machine lies and shifts all taught points accordingly ({{Ex-7}}, section 4).',
      '**A refusal.** Seven points are one more than the geometry needs. If the seventh disagrees by more than a limit chosen for the part, the robot does not start and the screen says which plate or ball to clean ({{Ex-7}}, section 5).',
    ),
    p(
      'What others had not done is the pair of the second and third points. Motor currents are noisy, so they had been thought too coarse for locating. By touching slowly in two directions and taking the difference, the routine removes friction from the reading; the surplus point then measures what error is left. Dr. Aldous, to whom I was unknown, repeated the test on a robot of another make and reports a repeatability of 0.11 millimeter, against 0.6 for the simple use of currents ({{Ex-11}}).',
    ),
    p(
      'One change of part, recorded in full, shows the sequence ({{Ex-8}}, annex A). On October 14, 2025 a shop of nine people moved its robot from a lathe to a mill. Rolling and clamping the cart took eleven minutes, cleaning the grooves two, and the seven touches four. The seventh point differed by 0.4 millimeter, and the routine declined. The operator found a curl of steel under one ball, wiped it away and repeated the touches; the difference was now 0.07. Loading the next program and one slow trial run took 22 minutes. The operator had worked with robots for three weeks.',
    ),
    h2('Outputs, users and borders'),
    p(
      'The design file contains drawings, program text for four families of robots, the test routine and a guide of twelve pages. It is public under a license that allows making and selling plates ({{Ex-7}}, {{Ex-17}}). Three fastener suppliers now sell them; I receive nothing from that ({{Ex-17}}, page 6). The users are shops, robot makers and schools. My employer builds motion controls for printing presses, sells none of these things, and has signed a release ({{Ex-16}}).',
    ),
    p(
      'Homeplate does not replace guards or the risk assessment of a cell. It does not choose robots or program the work itself. It is meant for parts above about 20 millimeters and for tolerances that a tenth of a millimeter serves ({{Ex-6}}, page 4). Installing cells for single shops is a trade of integrators and is not what I propose.',
    ),

    h1('Substantial merit and national importance'),
    h2('Merit: 312 changes of part'),
    p(
      'The Great Bend center recorded every change from one part to another at fourteen shops with 4 to 38 employees, from May 2025 to February 2026. It kept the clock and the sheets; I did not visit during the counting ({{Ex-8}}, section 3; {{Ex-9}}). Before the plates the middle value of 97 changes was 5 hours 50 minutes. With them, the middle value of 215 changes was 44 minutes. The routine refused to start in 19 cases: in 16 a chip lay in a groove, in two a ball was loose, and in one the center found no cause ({{Ex-8}}, table 6). No part was damaged in the 215 changes; in the earlier 97 the shops recorded seven collisions ({{Ex-8}}, table 7).',
    ),
    p('Two shops stopped using the plates. One makes parts smaller than the stated limit, and the other returned to long runs. The study says so, and so do I ({{Ex-8}}, section 6).'),
    h2('Importance: what spreads without me'),
    p('Fourteen shops would be a local matter. I rely on what has become of the design elsewhere.'),
    p(
      '**A robot maker changed its library.** Halvorsen Robotics offers programs that come with each robot it sells in the United States. In March 2026 it added the touch and the refusal, with my text and the public license, to the library for all its present models. Mr. Bellweather writes that his group had earlier advised customers to buy cameras for such work, that the advice was rewritten, and that the company has no contract with me ({{Ex-10}}).',
    ),
    p(
      '**A college teaches it.** Ms. Vance reports that the second-year course in automation at Cedar Bluff replaced a unit on vision systems by one in which students mill a plate, run the routine and try to deceive it. Two other colleges have taken over the unit; she names them and their teachers ({{Ex-12}}). Students carry it to shops neither she nor I have met.',
    ),
    p(
      '**Another field adapted it.** Dr. Aldous works on robots that handle vials in hospital pharmacies. His group made the plates of plastic, kept the touch and the refusal, and published the changed files. He explains what they could then drop: a monthly visit to recalibrate ({{Ex-11}}). Vials and shafts have little in common but the question of where they are.',
    ),
    p(
      '**A center changed what it offers.** Before the study Great Bend advised a shop once and left. It now keeps four sets of plates for loan, and its own staff, whom I trained for one day, help a shop to mill its first plate. Ms. Nystrom counts 17 loans since March 2026, eleven of them to shops that took no part in the study, and gives their trades: castings, signs, gears, orthopedic braces ({{Ex-9}}, annex).',
    ),
    table(
      [2.4, 3, 2.4, 1],
      ['Adopter', 'Changed practice', 'Tie to petitioner', 'Exhibit'],
      [
        ['Halvorsen Robotics', 'Library and advice for all present models', 'None; public license', '{{Ex-10}}'],
        ['Three colleges', 'Course unit with own plates', 'None; e-mail questions', '{{Ex-12}}'],
        ['Port Salem pharmacy group', 'Plastic plates, no monthly visit', 'None', '{{Ex-11}}'],
        ['Great Bend center', 'Lends four sets of plates to shops', 'Study partner, unpaid', '{{Ex-9}}'],
      ],
      'Adoption by organizations outside the petitioner’s employment',
    ),
    h2('How public priorities relate to this'),
    p(
      'The [Manufacturing Extension Partnership](https://www.nist.gov/mep) of the National Institute of Standards and Technology exists to give technical help to small and mid-size manufacturers ({{Ex-13}}, printed [[short: date]]). That is the group for which the plate was drawn, and the reason the study was run by a center that serves it. The [Critical and Emerging Technologies List of February 12, 2024](https://www.aip.org/fyi/white-house-tweaks-list-of-critical-and-emerging-technologies) names advanced manufacturing and robotics among 18 areas, and states that it is not a list of funding priorities ({{Ex-14}}). I use the first as a close and the second as a distant setting.',
    ),
    p(
      'Neither paper knows of Homeplate. Its importance follows from a measured change in a step that keeps robots idle in small shops, and from three independent paths, equipment, teaching and research, on which that change is traveling ({{Ex-8}} to {{Ex-12}}).',
    ),

    h1('Well positioned'),
    h2('Preparation'),
    p(
      'At Brightline from 2015 to 2020 I designed the locating parts of packaging machines; the chief designer’s letter describes eight machines and the change I introduced after a series of misfeeds ({{Ex-15}}). At Oakmont since 2020 I tune motors and write control software; my manager lists duties and says which experience with currents I brought to the project from there, and which results are the company’s alone ({{Ex-16}}). With the thesis these are the three roots of the design: geometry, currents, and the view of a person who has to restart a machine ({{Ex-3}}).',
    ),
    h2('My share and its effect'),
    p(
      'The repository shows that I drew the plate, wrote the touch for the first two robot families and set the refusal rule. Volunteers wrote the versions for the other two, and one of them found an error in my treatment of gravity, which revision C corrected ({{Ex-17}}). Ms. Nystrom tells how the refusal came about: in the first shop I watched an operator override a warning, and proposed that the machine must not ask but decline ({{Ex-9}}). Ms. Vance adds that I rewrote the guide after her students misunderstood sheet 4 ({{Ex-12}}).',
    ),
    h2('Plan and resources'),
    p('Work is planned to the end of 2029, with a point at which each package would be given up ({{Ex-19}}):', { keepWithNext: true }),
    table(
      [1.2, 3, 3.4],
      ['Year', 'Package', 'Basis today; when it counts as failed'],
      [
        ['2027', 'Revision E: cast plates, which cost a third', 'Two castings measured ({{Ex-19}}); failed if wear passes 0.05 millimeter in 2,000 cycles'],
        ['2027 to 2028', 'Second study at six shops by a center in another state', 'Letters in {{Ex-20}}; failed if fewer than 100 changes are recorded'],
        ['2028', 'Touch routine for carts without a fixed floor position', 'Request in {{Ex-10}}; failed if refusals pass one in five'],
        ['2029', 'Upkeep by three maintainers', 'Two named in {{Ex-17}}; failed if no release without the petitioner'],
      ],
      'Plan',
    ),
    p(
      'The State Small Manufacturer Fund chose the project among its 2026 awards and pays $36,000 for castings, gauges and travel; the second half is due after its review of June 2027 ({{Ex-18}}). I work on Homeplate on two evenings and on Saturdays, about thirteen hours a week since September 2023, which the dates in the repository confirm ({{Ex-17}}). Halvorsen lends one robot until 2028, and this loan does not require that I remain with any employer ({{Ex-10}}).',
    ),
    p(
      'Some questions are open, and the plan names them ({{Ex-19}}, section 5). Balls wear; so far the longest series is 1,400 cycles, and I do not know what happens at 5,000. Robots with strain-wave gears show more friction when cold, which is why the routine asks for ten minutes of warming; whether five would do is being measured at Port Salem with Dr. Aldous ({{Ex-11}}). A fifth robot family reports its currents too slowly for the touch, and its maker has been asked for access to the faster signal ({{Ex-17}}, issue 88). I list these points because work that is going on has them, and because each has a person and a month attached.',
    ),
    h2('Demand from users'),
    p(
      'Six shops outside the study and one center in another state wrote before this filing. Each shop names the part, the machine and the month in which it wants to start, and two have already milled their plates ({{Ex-20}}). The center, which advises shops in a river valley of furniture and boat builders, proposes to begin with three of them and has set aside a room for a practice cell. I do not turn these letters into a sales forecast. They show that the next packages have people at the other end.',
    ),

    h1('On balance, a waiver benefits the nation'),
    p(
      '**The form of the work.** A certified job belongs to an employer with a product. Homeplate runs on four competing families of robots because it belongs to none. Mr. Bellweather says that his company would not have put a competitor’s routine in its library, and would have hesitated over that of an integrator ({{Ex-10}}). Self-employment as an integrator would not do either: I would live from the hours of teaching the design removes.',
    ),
    p(
      '**If there are others.** Many people in this country can design fixtures. The license asks them to improve this one, and some have ({{Ex-17}}). What the country gains from my staying with it is continuity: test series on wear that are half done, four program versions that must change when makers change their controls, and a refusal rule that has to be defended each time someone finds it inconvenient ({{Ex-9}}, {{Ex-19}}). A recruitment test would not measure any of this, however it came out.',
    ),
    p(
      '**Timing.** The Halvorsen library is frozen for each generation of controls; the next freeze is set for October 2027, and the cart routine must be tested by then to be in it ({{Ex-10}}). The second center can host a study only in its program year from July 2027 ({{Ex-20}}). Missing both would put the wider use back by some three years.',
    ),
    p(
      '**What a job description leaves out.** The postings ask for a degree, controllers by brand name and three to five years ({{Ex-5}}). They cannot ask for having watched 40 operators use a warning wrongly, or for the readiness to publish that two shops gave up ({{Ex-8}}, section 6). Dr. Aldous and Ms. Nystrom, who work in different worlds, each give this as the reason they trust the figures ({{Ex-9}}, {{Ex-11}}).',
    ),
    p(
      '**Workers and shops.** In the fourteen shops no position was cut during the study; in five, the operator who had taught points now runs two machines, at a wage the owner reports ({{Ex-8}}, section 7). Integrators keep the building of cells. The saved hours belong to firms that decide for themselves what to do with them. Compared with these effects, the safeguard a labor certification offers for one vacancy is slight here, since I fill no vacancy with this work ({{Ex-16}}).',
    ),

    h1('Closing'),
    p(
      'The evidence establishes the degree and its relation to the work; one defined endeavor with measured merit; adoption by a maker, colleges and researchers; preparation, share, plan and means; and grounds for a waiver that belong to this case. For the exercise of discretion: [[long: Two or three favorable facts about you, proved by exhibits]]. I request approval. My statements about my own part are true and I can answer for each.',
    ),
    signature('Respectfully,', 'Mirela Tuan Haddad (fictional)', 'Petitioner and beneficiary', 'Date of signature: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: index of exhibits'),
    p('One document to a number; all are older than the filing.'),
    exhibitIndex(),
  ],
}
