/** Sample I-140 cover letter for an HR professional; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterHrRecruiter: Document = {
  id: 'cover-letter-hr-recruiter',
  title: 'Sample cover letter: HR and recruiter',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample only. The human-resources specialist, the plants, colleges, letters and numbers were made up; the executive order and the federal partnership are real. Note that the letter never says workers are hard to find, because that argument belongs to another procedure. No legal advice, no promise. Write from your own record and take this box out.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, status documents', 'Identity', 'Identity and employment history'),
    exhibit('Ex-2', 'Signed ETA-9089 Appendix A and Final Determination', 'Identity', 'Labor Department part of the filing'),
    exhibit('Ex-3', 'Bachelor’s diploma, transcript, translation and evaluation', ['EB-2', 'Prong 2'], 'Work psychology, four years, 2013; equal to a U.S. bachelor’s degree in psychology'),
    exhibit('Ex-4', 'Master’s diploma and transcript, Garnet State University, 2016', ['EB-2', 'Prong 2'], 'M.S. in industrial and organizational psychology'),
    exhibit('Ex-5', 'O*NET pages for human resources specialists and training specialists; five postings', ['EB-2', 'Prong 3'], 'A bachelor’s degree is the usual entry'),
    exhibit('Ex-6', 'Statement of the endeavor', ['Prong 1', 'Prong 2'], 'Problem, method, borders, plan in brief'),
    exhibit('Ex-7', 'Bench Trial manual, third printing, with 18 tasks', ['Prong 1', 'Prong 2'], 'Tasks, scoring by two observers, fairness check, license'),
    exhibit('Ex-8', 'Executive Order 14278 of April 23, 2025, dated printout', 'Prong 1', 'Skilled trades and new active apprentices'),
    exhibit('Ex-9', 'Manufacturing Extension Partnership page, dated printout', 'Prong 1', 'Help for small and mid-size manufacturers'),
    exhibit('Ex-10', 'Follow-up report on 412 applicants at sixteen plants, April 2026', ['Prong 1', 'Prong 2', 'Prong 3'], 'Scores, admissions, completion of the first year, group comparison'),
    exhibit('Ex-11', 'Letter of Dr. Miriam Wexcombe, Professor, Northbridge University', ['Prong 1', 'Prong 2', 'Prong 3'], 'Independent check of scoring and fairness'),
    exhibit('Ex-12', 'Letter of Earl Dombrowski, Training Coordinator, Kettle River Machining Council', ['Prong 1', 'Prong 2', 'Prong 3'], 'Council of 29 plants; new admission standard'),
    exhibit('Ex-13', 'Admission standard of the council, 2023 and 2026 texts', 'Prong 1', 'School certificate replaced by bench tasks'),
    exhibit('Ex-14', 'Letter of Priscilla Moe, Dean, Fallon Technical College', ['Prong 1', 'Prong 2', 'Prong 3'], 'Bench tasks as entrance and placement'),
    exhibit('Ex-15', 'Letter of Dale Yoder, Director, Opportunity Workshops of the Lower Valley', ['Prong 1', 'Prong 2', 'Prong 3'], 'Use with people returning from prison; not a manufacturer'),
    exhibit('Ex-16', 'Letter of Stellan Foods, duties 2016 to 2020', ['Prong 2', 'Prong 3'], 'HR specialist; selection of maintenance trainees'),
    exhibit('Ex-17', 'Letter of Aldine Components, duties 2020 to now; consent and release', ['Prong 2', 'Prong 3'], 'Learning and development manager'),
    exhibit('Ex-18', 'Peer-reviewed article, 2024, with contribution note', 'Prong 2', 'Agreement of two observers without HR training'),
    exhibit('Ex-19', 'Register of trained observers and of plants that send results', ['Prong 1', 'Prong 2', 'Prong 3'], '131 observers, 44 plants, dates'),
    exhibit('Ex-20', 'Grant letter, Trades Access Foundation, 2026', ['Prong 2', 'Prong 3'], '$45,000 for 2026 and 2027'),
    exhibit('Ex-21', 'Plan 2027 to 2029 with budget', ['Prong 2', 'Prong 3'], 'Tasks, plants, checks'),
    exhibit('Ex-22', 'Letters of intent: five plants, one council, one college', ['Prong 2', 'Prong 3'], 'Trade, number of places, start; dated before filing'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Where to file: copy the address from uscis.gov/i-140 and note the date]]'),
    p(
      '**I-140 self-petition: Tadeo Holmstad Usman (fictional)**\nINA 203(b)(2), member of the professions with an advanced degree; national interest waiver\nEndeavor: to widen and maintain *Bench Trial*, an open set of work samples by which small manufacturers admit and advance apprentices',
    ),
    p('Dear Officer:'),
    p(
      'I am a human resources specialist with a degree in industrial and organizational psychology. I petition for myself and ask that I need neither a job offer nor a labor certification. {{Ex-1}} shows who I am; {{Ex-2}} is the Labor Department’s part.',
    ),
    p(
      '**What I do, in one sentence.** I continue to develop, check and pass on *Bench Trial*: eighteen short tasks at a real bench, scored by two people of the plant, with which a small manufacturer decides about an apprentice by what the person does and not by certificates, and later decides when the apprentice may go on ({{Ex-6}}, {{Ex-7}}).',
    ),
    p(
      'One thing should be said first. This petition does not claim that workers are lacking. That question has its own procedure, the labor certification. My endeavor concerns *how* people are chosen and advanced, which matters when applicants are few and when they are many. The letter now goes through the classification, the endeavor, and the prongs of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016).',
    ),
    contents('Contents', 1),

    h1('EB-2 classification'),
    p(
      'Garnet State University conferred the Master of Science in industrial and organizational psychology on me in May 2016 ({{Ex-4}}). The bachelor’s degree before it, in work psychology, took four years at a foreign university; it is translated and was evaluated as equal to a bachelor’s degree in psychology ({{Ex-3}}). I file both so that no step is missing, and rely on the U.S. master’s degree.',
    ),
    p(
      'In human resources some posts need no degree. The occupation behind this endeavor does: O*NET gives a bachelor’s degree as the usual entry for human resources specialists and for training and development specialists, and the five postings, from three manufacturers, a hospital and a county, ask for it in so many words ({{Ex-5}}). Clerical personnel work is not part of what I propose.',
    ),
    p(
      'Under the Policy Manual as revised on January 15, 2025 (volume 6, part F, chapter 5) the degree should bear on the endeavor. Selection by work sample is a classic subject of industrial psychology. The transcript shows test theory, personnel selection, and statistics, and my thesis examined when two untrained observers agree ({{Ex-4}}, pages 3 and 5).',
    ),

    h1('The endeavor'),
    h2('The problem: the wrong paper at the door'),
    p(
      'A plant with 30 employees that takes two apprentices a year has no test department. It looks at school certificates and talks with the applicant for half an hour. Neither shows whether a person measures before cutting, notices a loose clamp, or asks when a drawing makes no sense. Mr. Dombrowski, who coordinates training for 29 plants, went through five years of files: of 118 apprentices admitted by certificate and talk, 51 had left within the first year, and for 33 of them the foreman had noted a reason that a bench would have shown in an hour ({{Ex-12}}, page 2).',
    ),
    p(
      'The loss has another side. Among the people turned away were some with weak certificates and good hands: a woman who had repaired farm machines for nine years is the case he describes, with her permission ({{Ex-12}}, page 3). Commercial tests exist. They are made for large employers, licensed per head, kept secret, and seldom checked on a group as small as a plant’s ({{Ex-11}}, section 1).',
    ),
    h2('Bench Trial'),
    bullets(
      '**Tasks.** Eighteen tasks of 15 to 40 minutes, such as: set a part in a vise so that it can be filed square; find what is wrong with this assembly; follow, and then question, a drawing with a mistake. Each can be built from scrap for under $60 ({{Ex-7}}, part 2).',
      '**Two observers.** A foreman and a second-year apprentice watch, each with a sheet of eight yes-or-no marks, and do not speak. If they differ in more than one mark, the task is repeated with other observers ({{Ex-7}}, part 3).',
      '**A fairness check a small plant can do.** Plants send results without names. Pooled, they show whether a task favors a group for reasons that have nothing to do with the work. Two tasks were withdrawn because of this ({{Ex-7}}, part 4; {{Ex-10}}, section 6).',
      '**The same bench later.** Apprentices meet harder versions after six and twelve months. Passing decides when they may work alone, instead of the calendar ({{Ex-7}}, part 5).',
    ),
    p(
      'Task 4 shows the kind ({{Ex-7}}, page 31). The applicant receives a small gearbox cover, six bolts and a drawing on which one hole is in the wrong place. The eight marks ask, among other things, whether the applicant looked at the drawing before touching the part, tried each bolt by hand first, stopped at the sixth hole, and told someone. Whether the cover ends up in place earns no mark. A foreman with 30 years of practice had proposed that it should; after watching twenty applicants he proposed to strike it, because those who forced the bolt were the ones who finished ({{Ex-12}}, page 4).',
    ),
    p(
      'Work samples are old. The difference lies in who can use them and how they are watched over. I replaced grades from one to five by marks a foreman can see and a court could read, and made the fairness check a common task of many small plants, since none has enough applicants for one of its own. Professor Wexcombe, who studies selection and has no tie to me, calls the pooled check “the missing piece for employers of this size” and sets out its limits as well ({{Ex-11}}).',
    ),
    h2('Outputs, users and what is excluded'),
    p(
      'The manual, sheets, drawings and observer training are open to all; the license forbids charging an applicant and using the tasks without the second observer ({{Ex-7}}, page 2). Users are plants, councils, colleges and workshops. I recruit for none of them and receive no fee. Aldine Components, where I manage training, is one of the 44 plants that send results, and has confirmed that Bench Trial is mine ({{Ex-17}}, {{Ex-19}}).',
    ),
    p(
      'The endeavor is not a placement service, and it does not judge people by software, personality questions or video. It covers the machining and maintenance trades, for which tasks have been checked. For others, welding for instance, I make no statement yet ({{Ex-6}}, page 3).',
    ),

    h1('Prong 1: merit and national importance'),
    h2('Substantial merit'),
    p(
      'The follow-up report covers all 412 persons who applied to sixteen plants between January 2024 and March 2025. All took six tasks. Because the plants were still admitting by their old rule, scores were sealed and opened a year later by Professor Wexcombe’s assistant ({{Ex-10}}, section 2; {{Ex-11}}). This makes a comparison possible that is rarely available: the scores had no influence on who was admitted.',
      { keepWithNext: true },
    ),
    table(
      [3, 1.6, 2.2],
      ['Admitted under the old rule', 'Persons', 'Completed the first year'],
      [
        ['Bench score in the upper third', '47', '41 (87%)'],
        ['Middle third', '52', '33 (63%)'],
        ['Lower third', '45', '18 (40%)'],
        ['All', '144', '92 (64%)'],
      ],
      'Sealed scores and the first year ({{Ex-10}}, table 3)',
    ),
    p(
      'School certificates, sorted in the same way, showed 68, 62 and 61 percent ({{Ex-10}}, table 4). Of the 268 persons turned away, 90 would have been in the upper third at the bench; 38 of these had no school certificate ({{Ex-10}}, table 5). The report names its weak points: one region, two trades, and a first year and not a career ({{Ex-10}}, section 8).',
    ),
    p(
      'Fairness was examined in the same sealed way. For women, for persons over 40 and for persons without a school certificate, the share in the upper third was compared with that of all others; where a task alone caused a difference of more than a fifth, it was looked at by three foremen and withdrawn unless the work itself explained it ({{Ex-10}}, section 6). Task 7 and task 12 were withdrawn. Professor Wexcombe repeated the calculation, agrees for task 7, and would have kept task 12 ({{Ex-11}}, section 4).',
    ),
    h2('National importance'),
    p(
      'If the endeavor improved the hiring of one company, or of sixteen, this prong would not be met. It is directed at something else: a way of admitting people to skilled trades that organizations take over and run without me.',
    ),
    p(
      '**A council replaced its admission standard.** The Kettle River Machining Council sets the terms for apprentices of 29 plants in two states. Its text of 2023 required a school certificate and a talk. Its text of 2026 requires four bench tasks and two observers, and lets no one be refused for want of a certificate ({{Ex-13}}). Mr. Dombrowski describes the vote, 24 to 5, and the objection of those who voted against: time. He has measured it since, two hours and ten minutes per applicant ({{Ex-12}}).',
    ),
    p(
      '**A college uses it for another decision.** Dean Moe’s college placed beginners by a mathematics test. Since fall 2025 it uses bench tasks beside the test for its programs in machining and maintenance. She reports that 61 students of the first two terms were placed higher than the test alone would have done, and that 52 passed the higher course. Three instructors have written two new tasks, which went through the same check ({{Ex-14}}).',
    ),
    p(
      '**A workshop outside manufacturing admits people nobody admitted.** Mr. Yoder’s organization prepares people who return from prison for work. Certificates are what they do not have. He describes how a record of eight marks, seen by two people, opened eleven plants that had refused before, and how many have stayed; he also describes two persons for whom the bench was too hard on the first day, and the practice task he made for them ({{Ex-15}}).',
    ),
    p(
      'In all, 44 plants in seven states send results, and 131 observers are registered; I trained 26 of them, and these trained the others ({{Ex-19}}). The second figure shows how the endeavor reaches further: through foremen who teach foremen.',
    ),
    h2('Relation to public priorities'),
    p(
      '[Executive Order 14278 of April 23, 2025](https://washingtonexec.com/2025/04/trump-signs-eos-to-boost-skilled-trades-ai-education/) concerns the skilled trades and sets the aim of more than one million new active apprentices ({{Ex-8}}). An apprentice stays *active* only by remaining. A method that tells in two hours who is likely to complete the first year, and admits people whom certificates exclude, bears directly on that aim; I consider the order close to the endeavor for this reason. The [Manufacturing Extension Partnership](https://www.nist.gov/mep) serves manufacturers of the size for which the tasks were built ({{Ex-9}}, printed [[short: date]]). That connection is looser, and I name it for context.',
    ),
    p('Neither source proves my case. The proof lies in sealed scores, a changed standard, a changed placement and opened doors ({{Ex-10}} to {{Ex-15}}).'),

    h1('Prong 2: well positioned'),
    h2('Education and working record'),
    p(
      'The master’s program supplied the theory ({{Ex-4}}). Practice came in two posts. At Stellan Foods from 2016 to 2020 I selected maintenance trainees and built the first five tasks from discarded conveyor parts; the plant manager recalls that the first version measured speed, that I dropped this after an accident with a hasty trainee, and what the new version measured ({{Ex-16}}). At Aldine since 2020 I am responsible for 70 trainees and their instructors ({{Ex-17}}). What these companies produced is not part of my argument.',
    ),
    p(
      'The article of 2024 answers the question on which the method stands: do a foreman and an apprentice see the same? In 93 of 100 pairs of sheets they differed in no more than one mark. The contribution note assigns idea, design and text to me, and the calculations to my co-author ({{Ex-18}}).',
    ),
    h2('How others describe my part'),
    p(
      'Professor Wexcombe asked for the raw sheets before she wrote anything. She found that task 7 favored people who had owned tools as children; she reports that I withdrew it within a week and told all plants why ({{Ex-11}}). Dean Moe mentions that I refused her request for a short version with one observer ({{Ex-14}}). Mr. Yoder says that I spent a day at his benches and changed the wording of nine marks that sounded like school ({{Ex-15}}). None of the three has employed or paid me or published with me, and each letter says so.',
    ),
    p(
      'What remains weak is known to them and to me. The tasks say little about patience over months, and nothing about getting on with a crew; Mr. Dombrowski keeps a shortened talk for that reason ({{Ex-12}}). Results from plants with fewer than ten employees are too few to be shown apart ({{Ex-10}}, section 8). The plan takes up the second point and leaves the first to others ({{Ex-21}}).',
    ),
    h2('Plan, funds, time'),
    p('The plan to 2029 grows from what is running ({{Ex-21}}):', { keepWithNext: true }),
    table(
      [1.2, 3.1, 3.2],
      ['Period', 'Step', 'In hand; when I would stop'],
      [
        ['2027', 'Six tasks for industrial electricians', 'Drafts tried at two plants ({{Ex-21}}); stop if observers agree in fewer than 85 of 100'],
        ['2027 to 2028', 'Sealed-score study at the five new plants and the second council', 'Letters in {{Ex-22}}; analyst as before ({{Ex-11}})'],
        ['2028', 'Two-year results of the first 144 apprentices', 'Consent of 131 ({{Ex-10}}, annex); reported whatever they are'],
        ['2029', 'Register and fairness check pass to a college center', 'Offer in {{Ex-14}}'],
      ],
      'Work plan 2027 to 2029',
    ),
    p(
      'The Trades Access Foundation granted $45,000 for 2026 and 2027 after reading the sealed-score plan; it pays the analyst, materials and travel of observers ({{Ex-20}}). My own time is ten hours a week by a written agreement with Aldine, which also states that I would keep the project if I left ({{Ex-17}}). Five plants, a council in another state and a college have declared in writing what they will try, for which trade, with how many places and from when ({{Ex-22}}).',
    ),
    p(
      'A theory learned, a record in the same work, results under someone else’s seal, money, time, and partners with dates: on this I rest the second prong. It is not a guarantee, and none is required.',
    ),

    h1('Prong 3: why a waiver, on balance'),
    p(
      '**The usual route does not describe this work.** A labor certification would be sought by one employer for a post in its personnel department. The fairness check needs results from 44 plants, many of them rivals for the same applicants. They send these to a register that no employer holds; the agreement with them says that an employer may never see another’s sheets ({{Ex-19}}, terms; {{Ex-12}}). Aldine itself writes that it could not sponsor the register without ending it ({{Ex-17}}).',
    ),
    p(
      '**The benefit stands even if U.S. workers for every post are at hand.** There are many able HR specialists, and I am not asking to take the place of one. The more applicants there are for each place, the more depends on choosing by the right signs. What they and the plants would miss is the pooled check, the two-year follow-up and a person bound to report it; Professor Wexcombe explains why such series break off when their keeper leaves ({{Ex-11}}).',
    ),
    p(
      '**Timing.** The first 144 apprentices reach the end of their second year between January 2026 and March 2027, and their consent to be followed ends in 2028 ({{Ex-10}}, annex). The council in the neighboring state votes on its standard in May 2028 and asks for the new study before that ({{Ex-22}}). Later results could not be used for either.',
    ),
    p(
      '**Skill that the minimum does not state.** The postings ask for a degree, knowledge of employment law and a personnel program ({{Ex-5}}). That I can build a task from scrap, sit beside a returning prisoner at the bench, and explain an agreement statistic to a foreman, is what {{Ex-14}}, {{Ex-15}} and {{Ex-16}} describe. These abilities were formed in the endeavor.',
    ),
    p(
      '**Economic effect, and workers here.** The council’s plants spent on average $9,400 on an apprentice who left in the first year, by their own accounts ({{Ex-12}}, annex); the report multiplies nothing, and neither do I. The direct gain goes to workers in this country: people without papers but with skill, who are admitted, and apprentices who advance when they are ready ({{Ex-14}}, {{Ex-15}}). The protection that labor certification gives to such workers is important in its place. Here the waiver serves the same people better.',
    ),

    h1('Conclusion'),
    p(
      'I have documented a master’s degree and its link to the work; an endeavor with a name, rules and limits; sealed evidence of its merit; a council, a college and a workshop that changed what they do; a record, plan and partners; and the reasons for a waiver. As to discretion, please consider [[long: What speaks for you, with exhibits]]. I request that the petition be granted, and I stand by every statement about my own work.',
    ),
    signature('With respect,', 'Tadeo Holmstad Usman (fictional)', 'Petitioner', 'Date: [[short: Day of signing]]'),

    pageBreak(),
    h1('Appendix: evidence by number'),
    p('Every entry is a single document from the time before filing.'),
    exhibitIndex(),
  ],
}
