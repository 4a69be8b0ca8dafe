/** Sample I-140 cover letter for a science teacher; person, schools, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterScienceTeacher: Document = {
  id: 'cover-letter-science-teacher',
  title: 'Sample cover letter: science teacher',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 10, to: 10 },
  notice: [
    plain(
      'Sample of a teacher’s letter. Teacher, schools, districts, colleges, test results and exhibits are invented; the public documents are real and dated. Use it to see what kind of fact stands where, then write about your own classroom material and the people who use it. It is neither legal advice nor a forecast of a decision. Remove this box and every shaded field before you file.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page and curriculum vitae', 'Identity', 'Identity, positions held since 2011'),
    exhibit('Ex-2', 'ETA-9089 Appendix A with the signed Final Determination', 'Identity', 'Parts required from a self-petitioner'),
    exhibit(
      'Ex-3',
      'Master of Science in science education, Pinecrest State University: diploma and transcript',
      ['EB-2', 'Prong 2'],
      'Conferred May 2017; thesis on measurement error in school laboratories',
    ),
    exhibit('Ex-4', 'Bachelor’s diploma in physics, University of Korvale, with translation and evaluation', 'EB-2', 'Four-year program, equivalent to a U.S. bachelor’s degree'),
    exhibit('Ex-5', 'Professional educator license, grades 7 to 12, physics and chemistry', ['EB-2', 'Prong 2'], 'License in force; bachelor’s degree among its requirements'),
    exhibit('Ex-6', 'O*NET pages for secondary school teachers and instructional coordinators', 'EB-2', 'Usual education of both occupations'),
    exhibit('Ex-7', 'Signed description of the endeavor', ['Prong 1', 'Prong 2'], 'Problem, materials, training model, users, plan'),
    exhibit('Ex-8', 'Measure First, teacher edition 3 (24 lessons) and parts list', ['Prong 1', 'Prong 2'], 'Complete text; a class set costs $212 in parts'),
    exhibit('Ex-9', 'Handbook of paired rehearsal, second edition', ['Prong 1', 'Prong 2'], 'How a trained teacher trains two others'),
    exhibit('Ex-10', 'Independent evaluation by the Stanmore University education laboratory, June 2026', ['Prong 1', 'Prong 2'], '35 classes, scoring without knowledge of the group'),
    exhibit('Ex-11', 'Letter from Professor Henrik Lowell, Stanmore University', ['Prong 1', 'Prong 2'], 'Led the evaluation; no tie to the petitioner'),
    exhibit('Ex-12', 'Letter from Delphine Marsh, Upland Regional Education Service Agency', ['Prong 1', 'Prong 2'], 'Adoption as a regional course in 14 districts'),
    exhibit('Ex-13', 'Board minutes of four districts, 2025 and 2026', 'Prong 1', 'Course lists before and after adoption'),
    exhibit('Ex-14', 'Letter from Dr. Ines Fallow, Brightwater College', ['Prong 1', 'Prong 3'], 'Use in the preparation of new teachers'),
    exhibit('Ex-15', 'Letter from Paul Okonjo, chemistry teacher, Saltmarsh High School', ['Prong 1', 'Prong 2'], 'Learned the course from another teacher and rewrote a unit'),
    exhibit('Ex-16', 'Download and training register of the Open Lab Materials Cooperative', ['Prong 1', 'Prong 2'], '31 schools, 96 teachers, 11 lead teachers'),
    exhibit('Ex-17', 'Executive Order 14277, April 23, 2025 (printout)', 'Prong 1', 'AI education for American youth'),
    exhibit('Ex-18', 'CHIPS and Science Act of 2022, Public Law 117-167, section 10311', 'Prong 1', 'Context for laboratory skills in schools'),
    exhibit('Ex-19', 'Letter from the superintendent, Alder Fork Consolidated School District', 'Prong 2', 'Duties since 2017; district claims no rights in the course'),
    exhibit('Ex-20', 'Article in a refereed journal for science teachers, 2023', 'Prong 2', 'Petitioner is sole author'),
    exhibit('Ex-21', 'Grant agreement, Penhal Foundation for School Science', ['Prong 2', 'Prong 3'], '$36,500 for 2027, awarded September 2026'),
    exhibit('Ex-22', 'Plan 2027 to 2029 with calendar, hours and budget', ['Prong 2', 'Prong 3'], 'Steps, costs, sign that each is reached'),
    exhibit('Ex-23', 'Statements of intent from three education agencies', ['Prong 2', 'Prong 3'], 'Signed in October 2026; name schools and dates'),
  ],
  blocks: [
    p('[[field: Date of the letter]]', { tight: true }),
    p('USCIS', { tight: true }),
    p('[[long: Address for self-petitions with a waiver request, read from uscis.gov/i-140 on the filing day]]'),
    p(
      '**Subject: Form I-140 with request for a national interest waiver**\nSelf-petitioner: Amara Delavigne (fictional)\nBasis: INA 203(b)(2), advanced degree\nEndeavor: continuing *Measure First*, an open laboratory course and teacher-training model in which students test the predictions of artificial intelligence against their own measurements',
    ),
    p('Dear Officer,'),
    p(
      'I teach physics and chemistry, and outside my classroom I write laboratory lessons that other schools use. This petition concerns the second activity. I request EB-2 classification on the basis of a U.S. master’s degree and ask USCIS to waive the job offer and labor certification. My passport and curriculum vitae are in {{Ex-1}}; the Department of Labor form parts are in {{Ex-2}}.',
    ),
    p(
      'The endeavor in one sentence: I continue to write, test, release and hand over *Measure First*, a course of 24 laboratory lessons with which students in grades 8 to 11 learn to check what an artificial intelligence (AI) model tells them by measuring it themselves, together with *paired rehearsal*, the model by which one trained teacher prepares two more ({{Ex-7}}).',
    ),
    p(
      'I know that teaching classes, however well, normally stays within a school, and that the Policy Manual says so. I therefore separate the two throughout. My classes at Alder Fork appear below only where they explain how the course came about. What I ask the agency to judge under *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016), is the course, the training model, and their use by teachers I do not employ, supervise or teach beside.',
    ),
    contents('Order of this letter', 1),

    h1('EB-2 threshold'),
    p(
      '**Advanced degree.** Pinecrest State University awarded me a Master of Science in science education in May 2017 ({{Ex-3}}). It rests on a four-year bachelor’s degree in physics from the University of Korvale, which an evaluator found equivalent to a U.S. bachelor’s degree in the same subject; the certified translation is attached to the evaluation ({{Ex-4}}).',
    ),
    p(
      '**The occupation is a profession.** I pursue the endeavor as a secondary school science teacher who develops curriculum. According to the O*NET pages for secondary school teachers and for instructional coordinators, entry to either normally takes a bachelor’s degree or more ({{Ex-6}}). The license under which I teach lists that degree among its requirements ({{Ex-5}}). I rely on the requirement of the occupation, and not on my having met it.',
    ),
    p(
      '**The degree serves the endeavor.** USCIS guidance of January 15, 2025 (Policy Manual, volume 6, part F, chapter 5) looks at the occupation; section 101(a)(32) of the Act names teachers in secondary schools. With prong 2 in view I add this: my thesis measured how far readings in school laboratories scatter when students build their own sensors, and which instructions reduce the scatter ({{Ex-3}}). Lessons 1 to 6 of Measure First come from that thesis ({{Ex-8}}, preface). The same transcript contains the courses in test construction and teacher education on which the training model rests.',
    ),

    h1('The proposed endeavor'),
    h2('What goes wrong now'),
    p(
      'Students ask AI models about science and receive fluent answers. Some are wrong in a way a student could find out with a stopwatch, a scale or a thermometer. In most classes this never happens, for two practical reasons. Units on AI are written for computer rooms, where the model is checked with another text. Laboratory lessons are written without AI, so that measuring and doubting a machine are taught, if at all, by different people in different years ({{Ex-7}}, section 1).',
    ),
    p(
      'Professor Lowell’s laboratory put a number to this at the start of its evaluation, before any class had begun the course. In the baseline of 35 classes, students received a model’s prediction of how long a cart takes to roll down a ramp. The prediction was wrong by a third. They had the ramp, the cart and a clock. Three in ten rejected the prediction with a measurement; the others repeated it or rejected it without giving a reason ({{Ex-10}}, section 2). He describes the result as a missing habit that the usual units do not ask for ({{Ex-11}}).',
    ),
    h2('The course and the training model'),
    p('Measure First consists of parts that a teacher can take over without me ({{Ex-8}}, {{Ex-9}}):', { keepWithNext: true }),
    bullets(
      '**Twenty-four lessons in a fixed order of three acts.** Students write down a measurement with its uncertainty before they see the model’s prediction. They then compare the two by a rule they have agreed on in advance. Last, they state a claim that names the limits of both. The order is what the course takes its name from.',
      '**A prediction file for every lesson.** Classes without computers or an internet connection use printed predictions of dated models, some right and some wrong, so that a lesson works in any room and its difficulty is known.',
      '**A kit made of ordinary parts.** Every sensor can be built from parts that cost $212 for a class of 28, with drawings and substitutes.',
      '**A scoring guide** with which two teachers who do not know each other grade the same student claim alike. In the evaluation, two scorers agreed on 88 of 100 claims ({{Ex-10}}, appendix B).',
      '**Paired rehearsal.** A teacher who has taught the course prepares two colleagues by having each teach a lesson to the other, with a list of the five places where lessons fail. No presentation by the author is needed, and none is planned.',
    ),
    p(
      'Low-cost sensors and lessons on AI both existed. New here is the rule that the measurement comes first and is sealed before the prediction is opened, with tasks and scoring that make the rule teachable and testable. My article of 2023 set out the rule and the reason for it, a trial in which the reverse order led students to adjust their own readings toward the model ({{Ex-20}}). Professor Lowell writes that his group now uses the sealed order in a study of its own, on reading weather maps, which is not part of my work ({{Ex-11}}).',
    ),
    p(
      'Lesson 7 shows how the parts work together ({{Ex-8}}, pages 61 to 68). Groups drop paper cones from a marked height, time ten falls, and write the mean and the spread on a card that goes into an envelope. They then open the prediction file. It gives a fall time for a cone twice as heavy, with a confident explanation that confuses weight with air resistance. Before testing it, the class agrees how far a prediction may lie from the mean before they call it wrong. The final claim has to state the height, the number of falls and one condition under which the result could change. A teacher needs paper, tape and clocks. The failure point listed for this lesson is that groups discard a slow fall as a mistake; the handbook says what to ask them ({{Ex-9}}, page 22).',
    ),
    h2('Who uses it, and how it reaches them'),
    p(
      'Since January 2024 the Open Lab Materials Cooperative has published the course under a license that allows free use and change. Its register counts a school only when a named teacher has reported teaching at least six lessons. By September 30, 2026 there were 31 such schools in three states, none of them in my district, with 96 trained teachers ({{Ex-16}}). Eleven of the 96 are lead teachers I prepared myself. The other 85 were prepared by those eleven or by teachers they had prepared.',
    ),
    p(
      'Three routes carry the course further. A regional agency adopts it: Upland placed it on its list of regional courses, which opened it to 14 districts ({{Ex-12}}). A college teaches it to people who will become teachers: Brightwater uses lessons 1, 7 and 15 in its methods course ({{Ex-14}}). And teachers change it for their own subject: Mr. Okonjo, whom I met only after he had written to the cooperative, replaced a unit on heat by one on water hardness and returned it to the common edition ({{Ex-15}}, {{Ex-16}}).',
    ),
    h2('What the endeavor is not'),
    p(
      'It is not my employment at Alder Fork, which the district describes as five classes a day and duties any licensed science teacher could have ({{Ex-19}}). It is not tutoring, consulting for single schools, or a plan to found a school. No part of the argument depends on how many teaching positions are open. My classes serve as the place where a draft lesson is tried before others receive it, and the hours for writing and training are counted separately: ten each week during terms and all of July ({{Ex-22}}).',
    ),

    h1('Prong 1: merit and national importance'),
    h2('Merit'),
    p(
      'Education and science are among the areas of merit the Policy Manual lists. The merit of this work can be read from the evaluation. Eighteen classes taught the course in 2025–26; 17 comparison classes in the same schools taught their usual unit. All took the ramp task and two tasks they had not seen. Claims were graded by people who did not know the group ({{Ex-10}}, sections 3 and 4). Professor Lowell’s laboratory designed the comparison, collected the papers and wrote the report; I saw it when it was public ({{Ex-11}}).',
    ),
    table(
      [3.4, 1.4, 1.4, 1.4],
      ['Share of students who rejected a wrong prediction with a measurement of their own', 'Before', 'After', 'Students'],
      [
        ['Classes that taught Measure First', '29%', '57%', '431'],
        ['Comparison classes in the same schools', '31%', '36%', '402'],
        ['Measure First classes, correct prediction wrongly rejected', '12%', '14%', '431'],
      ],
      'Results of the independent evaluation ({{Ex-10}}, tables 3 to 5)',
    ),
    p(
      'The third row matters as much as the first. A course that taught students to distrust every machine would raise it sharply. The report also states a weakness: classes of fewer than 15 students gained less, for reasons that are not known ({{Ex-10}}, section 6). Edition 3 was written after that finding and will be tested on it in 2027 ({{Ex-22}}, step 2).',
    ),
    h2('Why the importance is national'),
    p(
      'I rely on one route in the Policy Manual: implications for a field beyond a school or district. The field is laboratory instruction at the secondary level. The evidence is what organizations and teachers outside my school have changed.',
    ),
    p(
      '**A regional agency changed what its districts may teach.** Ms. Marsh reports that Upland’s earlier list had two laboratory courses and one AI unit, written by different publishers. After a review by five teachers the agency withdrew the AI unit and listed Measure First instead. She names the reason: the course could be taught in rooms without computers, and its own scoring guide allowed the agency to compare schools ({{Ex-12}}). Board minutes of four districts show the change in their course lists ({{Ex-13}}).',
    ),
    p(
      '**The preparation of new teachers changed.** Dr. Fallow writes that future teachers at Brightwater used to demonstrate an experiment to their fellow students. They now rehearse in pairs and are assessed with the five failure points of the handbook, in chemistry and biology as well as physics ({{Ex-14}}). Each graduate takes that into the school that hires her, in whatever district or state. This is the plainest way in which the work leaves my own region.',
    ),
    p(
      '**The training passes from teacher to teacher.** I have trained 11 of 96. The register lists who prepared whom ({{Ex-16}}). In the evaluation, classes of teachers of the second and third round did as well as classes of teachers I had prepared: 56 and 58 percent ({{Ex-10}}, table 7). A course that works only when its author explains it would have shown the opposite. For this reason its reach is not limited by my own hours.',
    ),
    p(
      '**Another field took up the sealed order.** Professor Lowell’s weather-map study and Mr. Okonjo’s water unit are changes made by people with their own purposes ({{Ex-11}}, {{Ex-15}}). Neither asked for permission, and the license does not require it.',
    ),
    p(
      '**The effect can be repeated by others and counted the same way.** Because tasks and scoring guide are part of the release, an agency can find out for itself whether the course works in its schools. Upland did so in May 2026 with nine schools that were not in the Stanmore study; its own scorers report 54 percent after the course ({{Ex-12}}, enclosure). I had no access to the papers. A course that brings its own means of measurement gives the field a way to compare laboratory lessons, whatever happens to my edition.',
    ),
    h2('A stated public priority, and how near it is'),
    p(
      '[Executive Order 14277 of April 23, 2025](https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07368.htm), 90 Fed. Reg. 17519, has AI education for American youth as its subject ({{Ex-17}}). I do not claim that it asks for laboratory lessons. The connection is that the course teaches students to judge an AI model’s statement by evidence, in a required subject and without added computers. The CHIPS and Science Act of 2022, [Public Law 117-167](https://www.congress.gov/117/plaws/publ167/PLAW-117publ167.htm), has a section on STEM education before college ({{Ex-18}}); it is further away and I mention it as context for measurement skills. The importance of my own work is shown by {{Ex-10}} to {{Ex-16}}.',
    ),
    table(
      [2.3, 2.5, 2.7],
      ['Who changed a practice', 'Earlier practice', 'Practice now, and proof'],
      [
        ['Upland agency, 14 districts', 'AI unit for computer rooms', 'Laboratory course with sealed measurement ({{Ex-12}}, {{Ex-13}})'],
        ['Brightwater College', 'Demonstration before fellow students', 'Paired rehearsal in three sciences ({{Ex-14}})'],
        ['Saltmarsh High School', 'Recipe experiment on heat', 'Unit on water hardness, shared with others ({{Ex-15}}, {{Ex-16}})'],
        ['Stanmore research group', 'Reading tasks after the answer', 'Sealed order in a weather-map study ({{Ex-11}})'],
      ],
      'Changes made by others',
    ),

    h1('Prong 2: my position to advance the endeavor'),
    h2('Training and experience that fit'),
    p(
      'I taught for four years at a secondary school in Korvale and came to Pinecrest in 2015 because I wanted to know why the same experiment failed in one room and worked in the next ({{Ex-1}}, {{Ex-3}}). The thesis answered part of that question. Since August 2017 I have taught at Alder Fork; the superintendent describes my classes, the years in which I led the science department, and the drafts I tried there ({{Ex-19}}). The district states that the lessons were written outside contract hours, that it claims no rights in them, and that I may go on publishing them wherever I work.',
    ),
    p(
      'The parts of the course that others depend on are mine and can be identified. I am the sole author of the article that introduced the sealed order ({{Ex-20}}). I wrote 21 of the 24 lessons; the authors of the other three are named on their first pages ({{Ex-8}}). I wrote the first handbook of paired rehearsal; the second edition has four contributors, also named ({{Ex-9}}).',
    ),
    h2('What independent people say about my part'),
    p(
      'Professor Lowell read about forty courses for his survey. He explains which feature led him to choose this one, that wrong and right predictions are mixed in a known proportion, and where he learned that it was my decision: the dated drafts on the cooperative’s site ({{Ex-11}}, {{Ex-16}}). Ms. Marsh tells how I withdrew lesson 9 in March 2025 after three teachers found that a sensor drifted in warm rooms, told every registered school within two days, and replaced it in a month ({{Ex-12}}). Dr. Fallow describes a session I attended as a listener, because the handbook was to be tested without its author ({{Ex-14}}). None of the three has employed me, worked for me or published with me, as each letter says.',
    ),
    h2('Progress already made, and the plan'),
    p('Three editions, a published evaluation, an adopting agency and a college are behind the plan, which is in {{Ex-22}}:', { keepWithNext: true }),
    table(
      [1.4, 3.5, 2.6],
      ['When', 'Step', 'What it rests on'],
      [
        ['Spring 2027', 'Trial of edition 3 in 12 small classes, scored as before', 'Evaluation design in {{Ex-10}}; schools in {{Ex-23}}'],
        ['Summer 2027', 'Lead teachers of two further agencies prepared by lead teachers of Upland', 'Offer in {{Ex-12}}; dates in {{Ex-23}}'],
        ['2027–28', 'Biology edition with eight lessons, written with two biology teachers', 'Grant in {{Ex-21}}; pilot lesson in {{Ex-14}}'],
        ['2028', 'Prediction files renewed for current models; procedure written down', 'Renewal of 2025 recorded in {{Ex-16}}'],
        ['2029', 'Editing passes to a board of five teachers at the cooperative', 'Draft rules in {{Ex-22}}, part 5'],
      ],
      'Steps for 2027 to 2029',
    ),
    p(
      'The first year costs $33,900, mostly kits and pay for trial teachers; part 4 of {{Ex-22}} shows how each figure was obtained. The Penhal Foundation has granted $36,500 for it and may end the grant only for reasons in its agreement ({{Ex-21}}). Three agencies in two further states have signed statements that name the schools, the teachers and the week in which preparation is to begin ({{Ex-23}}). These statements were signed before this petition. They are intentions and I describe them as such.',
    ),
    p(
      'Two of the steps could fail. Small classes may again gain little, and the board of five may not be found by 2029. The plan says what happens then: the report is published in any case, and the cooperative’s present editor continues for two years under the draft rules ({{Ex-22}}, part 6). A teacher who must commit a school year to a course needs to know such things beforehand.',
    ),

    h1('Prong 3: the balance of interests'),
    p(
      '**A job offer would describe the wrong thing.** A district that sponsored me would do so for classes in its own schools. The labor certification would test minimum requirements for that position. Nothing in it could refer to a course that belongs to no district and is used by schools that compete for students. Dr. Fallow explains a further point: her college could accept the handbook because it carries no employer’s name and its author has no stake in who hires the graduates ({{Ex-14}}).',
    ),
    p(
      '**The benefit does not depend on whether U.S. teachers are available.** They are, and they are the people who carry the course: 85 of 96 trained teachers were trained by one another ({{Ex-16}}). The waiver would not fill a vacancy. It would let the author finish the transfer of a working course to them, with tests that show whether it still works when she has left the room ({{Ex-10}}, {{Ex-22}}).',
    ),
    p(
      '**There is a season to this.** Agencies decide on course lists between January and April for the following school year. The statements in {{Ex-23}} concern the lists of 2027. AI models also change; prediction files of 2025 are already marked as old in the register ({{Ex-16}}). A certification process started by a future employer would outlast at least one such round.',
    ),
    p(
      '**Skills beyond a teaching position.** A posting for a physics teacher asks for a license and a subject degree ({{Ex-5}}, {{Ex-6}}). It does not ask for the design of tasks with a known share of wrong answers, or for the decision to withdraw a lesson in use. Those abilities are documented in {{Ex-10}}, {{Ex-11}} and {{Ex-12}}.',
    ),
    p(
      '**Cost and effect on others.** Schools pay for parts and nothing else. The grant pays trial teachers and two co-authors in the United States ({{Ex-21}}, {{Ex-22}}). No teacher’s position is replaced by a course that needs a teacher in the room.',
    ),

    h1('Closing'),
    p(
      'I have addressed the classification in part I and the three prongs in parts III to V. For the exercise of discretion I add [[long: your lawful status, tax filings, service to your community, each with its exhibit]].',
    ),
    p('I respectfully request approval. What I state here about my own work is true to my knowledge.'),
    signature('Sincerely,', 'Amara Delavigne (fictional)', 'Self-petitioner', 'Signed on: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: exhibits'),
    p('Each entry is a separate document that existed when the petition was filed; the right-hand columns say why it is included.'),
    exhibitIndex(),
  ],
}
