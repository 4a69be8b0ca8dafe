/** Sample I-140 cover letter for a physician whose record is clinical service, not research; person, hospitals, patient figures and exhibits are fictional. */
import { contents, exhibit, exhibitIndex, h1, h2, note, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterPhysicianDentist: Document = {
  id: 'cover-letter-physician-dentist',
  title: 'Sample cover letter: physician and dentist',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 8, to: 8 },
  notice: [
    plain(
      'Fictional sample. No physician, hospital, patient figure or exhibit named here exists; the rules it cites do. It shows a clinician without papers or funded research, whose proof is logs, reviews, adopted orders and letters. A dentist can follow the same order. This is not medical or legal advice and says nothing about the outcome of any case. Delete the box and complete the shaded places.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, curriculum vitae, status record', 'Identity', 'Training, posts'),
    exhibit('Ex-2', 'Appendix A of ETA-9089; Final Determination, signed', 'Identity'),
    exhibit('Ex-3', 'Medical diploma, University of Valmora, translation, evaluation', 'EB-2', 'Equal to a U.S. Doctor of Medicine'),
    exhibit('Ex-4', 'ECFMG certificate; board certificate in internal medicine; licenses in eleven states', ['EB-2', 'Prong 2'], 'In force'),
    exhibit('Ex-5', 'Residency certificate, Calloway Medical Center, 2015', ['EB-2', 'Prong 2'], 'Three years, completed'),
    exhibit('Ex-6', 'Letter of Brookhollow Memorial Hospital, duties August 2015 to May 2019', 'Prong 2', 'Hospital physician, 25 beds'),
    exhibit('Ex-7', 'Letter of Dr. Simeon Aldcroft, President, Lantern Ridge Hospital Medicine', ['Prong 1', 'Prong 2', 'Prong 3'], 'Duties since June 2019; ownership and consent'),
    exhibit('Ex-8', 'Statement of the endeavor with plan and budget', ['Prong 1', 'Prong 2', 'Prong 3'], 'Signed'),
    exhibit('Ex-9', 'Order sheets and night rule, edition of 2025 (excerpt)', ['Prong 1', 'Prong 2'], 'Eleven conditions'),
    exhibit('Ex-10', 'Transfer figures of 22 hospitals, signed by their quality officers', ['Prong 1', 'Prong 2'], 'Two years before, two years after'),
    exhibit('Ex-11', 'Report of Meridew Chart Review, 2025', ['Prong 1', 'Prong 2'], '400 charts, chosen by the reviewers'),
    exhibit('Ex-12', 'Letter of Imelda Farquhar, R.N., St. Olwen Regional Hospital', 'Prong 1', 'Receiving hospital; no contract'),
    exhibit('Ex-13', 'Letter of Travis Hollenbeck, Castle Rim County Ambulance District', 'Prong 1', 'Nights without an ambulance'),
    exhibit('Ex-14', 'Letter of Roland Teasdale, High Basin Hospital Alliance, with resolution', ['Prong 1', 'Prong 2', 'Prong 3'], 'Model orders for 64 hospitals'),
    exhibit('Ex-15', 'Letter of Dr. Everett Nyland, Cottonwood Flats Hospital District', ['Prong 1', 'Prong 2', 'Prong 3'], 'Own physicians, own nights'),
    exhibit('Ex-16', 'Training register: 412 night nurses, 2021 to 2026', 'Prong 2', 'Names removed'),
    exhibit('Ex-17', 'License and agreement with the alliance, June 2026', ['Prong 2', 'Prong 3'], 'Terms; $95,000'),
    exhibit('Ex-18', 'O*NET page for hospitalists; four postings for night physicians', ['EB-2', 'Prong 3'], 'Degree; duties'),
    exhibit('Ex-19', 'Board minutes of three hospitals, 2026', 'Prong 3', 'Decisions due in July 2027'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('USCIS\n[[long: Filing address of Form I-140 for this category on the day of filing]]'),
    p(
      '**I-140 petition of a physician on her own behalf; national interest waiver requested**\nPetitioner: Philippa Rosenquist, M.D. (fictional)\nCategory: EB-2, profession with an advanced degree\nEndeavor: to extend night care by which small hospitals keep the patients they are able to treat',
    ),
    p('Dear Officer:'),
    p(
      'At two in the morning a hospital of twenty beds has two nurses, an emergency physician or assistant, and a decision to make: keep the patient who has just come in, or send an ambulance on the road for ninety minutes. I have made that decision with such hospitals, from the bedside and later by video, for eleven years. I am not a researcher. My petition rests on what the hospitals counted, what reviewers found in the charts, and what hospitals that owe me nothing have adopted ({{Ex-1}}, {{Ex-8}}).',
    ),
    p(
      'I request classification under INA 203(b)(2) and a waiver of the job offer and labor certification under *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). The labor form’s parts for a waiver case are in {{Ex-2}}. No patient is identified in any exhibit.',
    ),
    note(
      'Two roads for physicians',
      'Physicians who commit to five years of full-time clinical work in a shortage area or for Veterans Affairs have a waiver of their own: INA 203(b)(2)(B)(ii), 8 CFR 204.12, Policy Manual, [volume 6, part F, chapter 6](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-6). This sample asks for the other one, under *Dhanasar*; treating one’s own patients is not its ground. If you trained in J-1 status, neither waiver removes the two-year home residence requirement of INA 212(e): you may not apply for permanent residence until it is fulfilled or waived.',
    ),
    contents('In this letter', 1),

    h1('Advanced degree and profession'),
    p(
      'The University of Valmora conferred the degree of Doctor of Medicine on me in 2011. The evaluation finds it equal to the degree of a medical school in the United States ({{Ex-3}}), and the Educational Commission for Foreign Medical Graduates certified me in 2012 after the examinations ({{Ex-4}}). I completed a residency in internal medicine at Calloway Medical Center in June 2015 and hold the board’s certificate and full licenses in the eleven states in which I practice ({{Ex-4}}, {{Ex-5}}). I trained in H-1B status and am under no home-residence requirement ({{Ex-1}}). The endeavor is carried out as a hospital physician, an occupation that no one enters without a medical degree ({{Ex-18}}); it concerns the care of adults in hospital, which is the specialty of the certificate.',
    ),

    h1('What happens at night'),
    p(
      'Daytime in a small hospital is covered. At night the staff on duty can treat a patient, but no one is there to take responsibility for the next eight hours, and so the patient is transferred. From 2015 to 2019 I worked at Brookhollow Memorial, with 25 beds. Its chief of staff looked back at the 312 patients transferred at night in my first year. By the afternoon of the next day 98 of them had left the receiving hospital again, most with treatment that Brookhollow gives every day ({{Ex-6}}, annex).',
    ),
    p(
      'Ms. Farquhar runs the transfer desk of St. Olwen, to which 40 small hospitals send. She describes the other end: beds taken by people who did not need them, families who drive through the night, and, in winter, no bed for the patient with the stroke ({{Ex-12}}). Her hospital has never paid me or my employer.',
    ),

    h1('The endeavor'),
    h2('What is done, and by whom'),
    p(
      'A camera at the bedside is not new. Companies have sold it for years, and it answers calls. What makes a hospital keep a patient is agreement, made in daylight, on how the night will go ({{Ex-9}}):',
      { keepWithNext: true },
    ),
    steps(
      '**Orders before the call.** For eleven conditions, from pneumonia to a diabetic crisis, the medical staff of each hospital approves a sheet of first orders. The nurse begins. The remote physician is called to a patient whose treatment has started.',
      '**Three answers.** The physician decides in thirty minutes: stays, goes, or stays until a stated sign appears. The third answer is written as a sentence that any nurse can apply: “transfer if she needs more than four liters of oxygen.”',
      '**Review in the morning.** Every patient who stayed and every patient who left is read by someone who was asleep. What was wrong changes the sheet within the month.',
    ),
    p(
      'My proposed endeavor is to go on developing these orders and rules, to add conditions and train nurses in them, and to put them in place at small hospitals in the United States, those served by my group and those that staff their own nights. I will do so as a practicing hospital physician and as director of the night service of Lantern Ridge ({{Ex-7}}, {{Ex-8}}).',
    ),
    p(
      'One night of February 2025 shows all three. A woman of 71 came to a hospital of 18 beds with pneumonia and confusion. The nurse began oxygen, blood cultures and the first antibiotic from the sheet at 1:50 a.m. I saw the patient by video at 2:05 and spoke with her daughter at 2:20. The answer was the third: she stays unless her pressure falls below a stated number or she needs more oxygen than the ward can give. At 4:30 it had not, and the nurse turned the camera on to say so, as the sheet provides. In the morning the reader noted that I had not asked about a living will, and he was right. She went home on the fifth day ({{Ex-11}}, chart 207, with consent). Before 2021 that hospital transferred four in five such patients ({{Ex-10}}, table 3).',
    ),
    h2('What it leaves out'),
    p(
      'Children, women in labor, injuries, and anyone who needs an operation or an intensive care unit are outside the sheets and are transferred as before. The endeavor is not a company, a device or a call center, and I shall not sell one. It does not replace the physician or assistant who must be on call by federal rule; it gives that person something to act on. A hospital whose medical staff does not want a sheet does not get it ({{Ex-9}}, first page).',
    ),
    h2('Whose work product it is'),
    p(
      'I wrote nine of the eleven sheets and the rule of three answers; Dr. Aldcroft says who wrote the others. All eleven, in their present form, belong to Lantern Ridge, a medical group. It licenses them without a fee to members of the High Basin Alliance, keeps them confidential otherwise, and has agreed that an excerpt be filed and that I continue to use them with licensed hospitals if I leave ({{Ex-7}}, {{Ex-17}}). A petition does not require that one own what one advances. It requires that one advance it.',
    ),

    h1('First prong'),
    h2('Substantial merit'),
    p(
      'Health is among the areas in which merit may lie. *Dhanasar*, 26 I&N Dec. at 889. Lantern Ridge serves 58 hospitals. The figures are those of the 22 that have two full years before the service and two after it; each was signed by the hospital’s own quality officer ({{Ex-10}}):',
      {
        keepWithNext: true,
      },
    ),
    table(
      [4, 1.3, 1.3],
      ['Nights, 7 p.m. to 7 a.m.', 'Before', 'After'],
      [
        ['Transfers per 100 patients who needed a hospital bed', '44', '27'],
        ['Transferred patients sent home within 24 hours', '31%', '14%'],
        ['Patients kept at first and moved within a day, per 100', '4.1', '3.8'],
        ['Deaths in hospital per 100 night admissions', '2.2', '2.1'],
      ],
      'Twenty-two hospitals, 14,600 patients ({{Ex-10}}, table 1)',
    ),
    p(
      'The third and fourth lines matter most. Keeping people is easy if one accepts that some will be harmed. The figures show no sign of it, and because figures of this size could hide harm, the group paid for a review by physicians whom the alliance chose. Meridew’s physicians drew 400 charts of patients who had stayed. They saw a concern in nine; four were decisions of the remote physician, one of them mine. In that case I had kept a man whose sugar had fallen twice. The sheet for his condition now asks about kidney function first ({{Ex-11}}, pages 7 and 12; {{Ex-9}}).',
    ),
    p(
      'Could something else have kept these patients near home? Receiving hospitals were full in those years, and a full hospital refuses transfers. The quality officers therefore counted refusals apart; they explain two of the seventeen points. Twelve hospitals of similar size in the same states, whose figures the alliance holds, transferred 43 per 100 at the beginning and 41 at the end ({{Ex-10}}, table 5; {{Ex-14}}). I do not call this a study. It is what careful people were able to count, and it points one way.',
    ),
    h2('Why this is not the practice of one physician'),
    p(
      'In *Dhanasar* itself the teaching of students, however valuable, was not found to affect the field more broadly. 26 I&N Dec. at 893. I take the same to be true of bedside care. The 3,000 patients whom I have treated at night are therefore not offered as national importance, nor are the contracts of my employer. What follows concerns hospitals, an alliance and public services outside both.',
    ),
    p(
      '**An alliance in four states made the orders its model.** The High Basin Alliance has 64 members; 17 are served by Lantern Ridge. Its clinical committee compared four sets of night orders early in 2025, two of them commercial, and offered ours to the members on trial that July. Mr. Teasdale encloses the minutes and the resolution of May 2026: the sheets and the rule of three answers are the alliance’s model, to be reviewed each year by its own committee, on which I have a voice and no vote ({{Ex-14}}). By October 2026, 21 hospitals without any contract with my group had put them before their medical staffs, and 16 had approved them.',
    ),
    p(
      '**A hospital runs them without us.** Cottonwood Flats has four physicians who take turns from home. Dr. Nyland had turned down Lantern Ridge’s service as too expensive. With the orders alone, he writes, his hospital went from eleven night transfers a month to six within half a year, and the physician on call is woken with a question that can be answered. He changed two sheets for his hospital, which has no blood bank, and sent the changes back; one is now in the model ({{Ex-15}}, {{Ex-14}}).',
    ),
    p(
      '**A county has its ambulance.** Mr. Hollenbeck’s district covers 2,900 square miles with two ambulances. When both are on a transfer, the county has none. That was so in 61 nights of 2021 and in 22 of 2025, after both hospitals of the county had begun. He lists the calls that came in such nights ({{Ex-13}}). None of these callers was a patient of anyone in this petition.',
    ),
    p(
      'Medicare has separate conditions of participation for critical access hospitals, 42 CFR part 485, subpart F. I mention them for one reason: hospitals of this kind are a class, defined by federal rule and found across the country, and orders that work in 16 of them without my group can work in others. No public document speaks of my endeavor, and I do not borrow the weight of general statements about rural health.',
    ),
    table(
      [2.3, 3.7, 1.4],
      ['Who', 'What is different', 'Proof'],
      [
        ['High Basin Alliance', 'Model orders for 64 hospitals; 16 approvals without a contract', '{{Ex-14}}'],
        ['Cottonwood Flats', 'Night transfers from eleven a month to six; own changes returned', '{{Ex-15}}'],
        ['Castle Rim County', 'Nights without an ambulance from 61 a year to 22', '{{Ex-13}}'],
        ['St. Olwen Regional', 'Fewer arrivals discharged within a day', '{{Ex-12}}'],
      ],
      'Outside Lantern Ridge and its contracts',
    ),
    h2('Reach of what is proposed'),
    p(
      'Eleven states are served today, and the alliance adds one. The plan is for 36 further hospitals in three years, 24 of them without a contract with Lantern Ridge, and for two conditions, heart failure and alcohol withdrawal, which together cause a quarter of the remaining transfers ({{Ex-8}}, part 2; {{Ex-10}}, table 4). These are intentions. The basis for taking them seriously is that the last 16 approvals took fifteen months ({{Ex-14}}).',
    ),

    h1('Second prong'),
    h2('Training and eleven years of nights'),
    p(
      'Residency taught me hospital medicine ({{Ex-5}}). Brookhollow taught me what a small hospital can do; I was one of two physicians there, and its letter describes 640 nights on call and the first order sheet, for pneumonia, which the medical staff approved in 2017 ({{Ex-6}}). Lantern Ridge engaged me in June 2019 because of that sheet and made me director of the night service in 2021, over 14 physicians ({{Ex-7}}). Dr. Aldcroft sets out year by year how many hospitals used how many sheets: two and one in 2019, 58 and eleven today.',
    ),
    p(
      'I have also taught. The register lists 412 night nurses of 49 hospitals who took the course of two evenings that I wrote; 160 of them took it from other nurses ({{Ex-16}}). Dr. Nyland, who sat in one, explains why he allowed it in his hospital: it began with a case in which the remote physician had been wrong ({{Ex-15}}).',
    ),
    p(
      'The authors of the letters stand in different places. Dr. Aldcroft employs me. Mr. Teasdale’s members include hospitals that compete with one another for nurses and for my group’s attention. Dr. Nyland declined to be a customer, Ms. Farquhar works where the patients no longer arrive, and Mr. Hollenbeck’s district earns less with each transfer that is not made. Each letter says how the writer knows the facts it states.',
    ),
    p(
      'Interest is a factor of its own. *Dhanasar*, 26 I&N Dec. at 890. Nine hospitals have set the date on which their medical staffs will vote, and fourteen more have asked the alliance for the orders and the course ({{Ex-14}}, list of requests). St. Olwen has offered its own nurses as readers of the morning reviews, because, as Ms. Farquhar puts it, the cheapest bed she has is the one that was not needed ({{Ex-12}}). Before July 2025 no one outside my group’s contracts had seen the sheets.',
    ),
    h2('Plan and resources'),
    p('Part 2 of the statement sets a goal for each year, and the alliance’s secretary confirms what is already agreed ({{Ex-8}}, {{Ex-14}}):', { keepWithNext: true }),
    table(
      [0.9, 3.3, 3],
      ['Year', 'Goal', 'Secured'],
      [
        ['2027', 'Twelve hospitals; heart failure sheet in use at six', 'Medical staff dates of nine ({{Ex-14}})'],
        ['2028', 'Twelve hospitals; alcohol withdrawal; second chart review', 'Review contract ({{Ex-8}}, annex)'],
        ['2029', 'Twelve hospitals; course taught by the alliance’s nurses alone', 'Six nurses named ({{Ex-17}}, schedule A)'],
      ],
      'Plan for 2027 to 2029',
    ),
    p(
      'Lantern Ridge carries $260,000 of the cost and the alliance $95,000; half of the latter has been paid ({{Ex-8}}, part 4; {{Ex-17}}). I spend twelve nights a month with patients and two days a week on the orders, the course and the morning reviews ({{Ex-7}}). If a hospital’s figures under lines three or four of the table become worse by a stated margin, its sheets are withdrawn until the cause is found ({{Ex-9}}, last page). This has happened once.',
    ),

    h1('Third prong'),
    p(
      'A labor certification would examine whether a night physician is available for my employer. The answer might well be yes, and it would settle nothing. See *Dhanasar*, 26 I&N Dec. at 890–91: the question is whether, even so, the United States gains from this contribution.',
    ),
    p(
      '**The work reaches past any one position.** Two thirds of the hospitals in the plan will never have a contract with my employer. The alliance asked that the license survive my departure, since it did not wish to depend on a company that sells services to its members ({{Ex-17}}, section 6; {{Ex-14}}). A position certified for Lantern Ridge could not be defined to include them.',
    ),
    p(
      '**Availability of physicians is beside the point.** The four postings seek board certification, licenses and willingness to work nights ({{Ex-18}}). I meet them and so do others, 14 of whom work with me. The orders exist in the form that 16 medical staffs approved because one person has read every morning review since 2019 and answers for the changes ({{Ex-7}}, {{Ex-15}}).',
    ),
    p(
      '**There is a date.** The boards of three hospitals have resolved to decide in July 2027 whether to stop admitting patients at night ({{Ex-19}}). All three are among the nine with dates for their medical staffs. A bed that is given up is rarely opened again, as the minutes of one of them recall from its maternity ward.',
    ),
    p(
      '**Nights add up.** Each month in which a hospital waits for its vote, its patients are sent away by the old habit. At the rate of the 22 hospitals that is between two and three people a month at a hospital of middle size, each for a journey of some seventy miles, and most of them in winter ({{Ex-10}}, table 6). I claim no lives saved. I claim that these journeys are avoidable for a class of patients who can be named in advance, that the means exist and have been tested, and that the person who keeps them current should be free to take them to the next hospital.',
    ),
    p(
      '**No one loses work.** Nurses keep their patients and gain a skill, and the physicians on call sleep or are asked something worth waking for. Against the protective purpose of labor certification there is, in this case, little to set in the scale.',
    ),

    h1('Conclusion'),
    p(
      'The evidence meets the EB-2 classification and the three prongs by a preponderance. For discretion I refer to [[long: Favorable facts with exhibits: status, taxes, service]]. I respectfully ask for approval and declare that the statements about my own work are true.',
    ),
    signature('With respect,', 'Philippa Rosenquist, M.D. (fictional)', 'Petitioner', 'Date signed: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: exhibits'),
    p('Each existed on the day of filing. Charts and logs carry no names.'),
    exhibitIndex(),
  ],
}
