/** Sample I-140 cover letter for a physician whose record is clinical service, not research; person, hospitals, patient figures and exhibits are fictional. */
import { bullets, exhibit, exhibitIndex, h1, note, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterPhysicianDentist: Document = {
  id: 'cover-letter-physician-dentist',
  title: 'Sample cover letter: physician and dentist',
  edition: '2026-11-26',
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
    exhibit('Ex-1', 'Passport page, curriculum vitae, status record', 'Identity', 'Training, positions'),
    exhibit('Ex-2', 'Appendix A of ETA-9089; Final Determination, signed', 'Identity'),
    exhibit('Ex-3', 'Medical diploma, University of Valmora, translation, evaluation', 'EB-2', 'Equal to a U.S. Doctor of Medicine'),
    exhibit('Ex-4', 'ECFMG certificate; board certificate in internal medicine; licenses in eleven states', ['EB-2', 'Prong 2'], 'In force'),
    exhibit('Ex-5', 'Residency certificate, Calloway Medical Center, 2015', ['EB-2', 'Prong 2'], 'Three years, completed'),
    exhibit('Ex-6', 'Letter from Brookhollow Memorial Hospital, duties August 2015 to May 2019', 'Prong 2', 'Hospital physician, 25 beds'),
    exhibit('Ex-7', 'Letter from Dr. Simeon Aldcroft, President, Lantern Ridge Hospital Medicine', ['Prong 1', 'Prong 2', 'Prong 3'], 'Duties since June 2019; ownership and consent'),
    exhibit('Ex-8', 'Statement of the endeavor with plan and budget', ['Prong 1', 'Prong 2', 'Prong 3'], 'Signed'),
    exhibit('Ex-9', 'Order sheets and night rule, edition of 2025 (excerpt)', ['Prong 1', 'Prong 2'], 'Eleven conditions'),
    exhibit('Ex-10', 'Transfer figures of 22 hospitals, signed by their quality officers', ['Prong 1', 'Prong 2'], 'Two years before, two years after'),
    exhibit('Ex-11', 'Report of Meridew Chart Review, 2025', ['Prong 1', 'Prong 2'], '400 charts, chosen by the reviewers'),
    exhibit('Ex-12', 'Letter from Imelda Farquhar, R.N., St. Olwen Regional Hospital', 'Prong 1', 'Receiving hospital; no contract'),
    exhibit('Ex-13', 'Letter from Travis Hollenbeck, Castle Rim County Ambulance District', 'Prong 1', 'Nights without an ambulance'),
    exhibit('Ex-14', 'Letter from Roland Teasdale, High Basin Hospital Alliance, with resolution', ['Prong 1', 'Prong 2', 'Prong 3'], 'Model orders for 64 hospitals'),
    exhibit('Ex-15', 'Letter from Dr. Everett Nyland, Cottonwood Flats Hospital District', ['Prong 1', 'Prong 2', 'Prong 3'], 'Own physicians, own nights'),
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
      'A woman of 71 came to a hospital of 18 beds at ten minutes to two on a night in February 2025. She had pneumonia and was confused. There were two nurses and an emergency physician in the building, and I was 300 miles away. What became of her takes a page to tell. What her case has to do with the national interest takes the rest of this letter, which moves outward from her bed: to the hospital, the county, the hospitals of four states, and the country. My own papers come after that, and the law last ({{Ex-1}}, {{Ex-2}}, {{Ex-8}}).',
    ),
    note(
      'Two roads for physicians',
      'Physicians who commit to five years of full-time clinical work in a shortage area or for Veterans Affairs have a waiver of their own: INA 203(b)(2)(B)(ii), 8 CFR 204.12, Policy Manual, [volume 6, part F, chapter 6](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-6). This sample asks for the other one, under *Dhanasar*; treating one’s own patients is not its ground. If you trained in J-1 status, neither waiver removes the two-year home residence requirement of INA 212(e): you may not apply for permanent residence until it is fulfilled or waived.',
    ),

    h1('At the bed'),
    p(
      'The nurse did not call me first. She began oxygen, blood cultures and the first antibiotic from a sheet of orders that the hospital’s own medical staff had approved in daylight. I saw the patient by video at 2:05 and spoke with her daughter at 2:20. There are three answers I may give: she stays, she goes, or she stays until a stated sign appears. Mine was the third, and it was a sentence that any nurse can apply: transfer if her pressure falls below this number or she needs more than four liters of oxygen. At 4:30 neither had happened, and the nurse turned the camera on to say so, as the sheet provides. In the morning a physician who had been asleep read the case. He noted that I had not asked about a living will, and he was right. She went home on the fifth day ({{Ex-11}}, chart 207, with consent).',
    ),
    p(
      'The second answer exists too, and it has to come quickly. Nine nights later a man of 58 came to another of these hospitals with the same cough and a heart that was failing under it. The sheet for pneumonia says on its third line when it does not apply, and the nurse read me that line before she said good evening. My answer, after six minutes, was that he goes. The ambulance had been asked for at the first minute and not at the sixtieth, since the sheet says that as well ({{Ex-11}}, chart 231, with consent).',
    ),
    p(
      'Before 2021 the first of these hospitals had sent four in five patients with pneumonia away, by ambulance, for ninety minutes, in the dark ({{Ex-10}}, table 3). A camera at the bedside would not have changed that. Companies have sold cameras for years, and cameras answer calls. What changed it is agreement, made beforehand, on how the night will go: first orders for eleven conditions, three answers, and a review by morning that can change the sheet within the month ({{Ex-9}}).',
    ),

    h1('In the hospital'),
    p(
      'I learned the problem at Brookhollow Memorial, 25 beds, where I was one of two physicians from 2015 to 2019. Its chief of staff looked back at the 312 patients transferred at night in my first year. By the next afternoon 98 of them had left the receiving hospital again, most with treatment that Brookhollow gives every day ({{Ex-6}}, annex). Today Lantern Ridge, the medical group that employs me, serves 58 hospitals at night. Twenty-two of them have two full years before the service and two after it. Each figure was signed by the hospital’s own quality officer:',
      { keepWithNext: true },
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
      'The last two lines matter most. Keeping people is easy for anyone who accepts that some will be harmed. Figures of this size could hide harm, so the group paid for a review by physicians whom the hospitals’ alliance chose. They drew 400 charts of patients who had stayed and saw a concern in nine. Four of the nine were decisions of the remote physician, one of them mine: I had kept a man whose sugar had fallen twice. The sheet for his condition now asks about kidney function first ({{Ex-11}}, pages 7 and 12; {{Ex-9}}). Receiving hospitals were also full in those years and refused some transfers; the quality officers counted refusals apart, and they explain two of the seventeen points. Twelve hospitals of similar size in the same states went from 43 per 100 to 41 ({{Ex-10}}, table 5). I do not call this a study. I am not a researcher. It is what careful people were able to count, and it points one way.',
    ),
    p(
      'The sheets are written so that they can be taken away. In the autumn of 2023 the share of patients who were kept and then moved within a day rose at one hospital from four to nine in a hundred. The sheet for diabetic crisis was withdrawn there in the same week. The cause was a new analyzer that gave the potassium an hour late, and nobody had told the night shift. The sheet came back after six weeks, with a line on what to do while one waits. The hospital’s board was told before I had finished finding out, because the rule says that the quality officer decides on the withdrawal and the physician only explains ({{Ex-9}}, last page; {{Ex-10}}, note 3).',
    ),
    p(
      'Children, women in labor, injuries, and anyone who needs surgery or intensive care are outside the sheets and go as before. The physician or assistant whom federal rules require to be on call is not replaced. A hospital whose medical staff does not want a sheet does not get it.',
    ),

    h1('On the county road'),
    p(
      'None of the people in this section was ever a patient of mine. Travis Hollenbeck’s ambulance district covers 2,900 square miles with two ambulances. When both are on a transfer, the county has none. That was so in 61 nights of 2021 and in 22 of 2025, after both hospitals of the county had begun. He lists the calls that came in on such nights: a rollover on a gravel road, a child who had stopped breathing and had begun again by the time the neighbors’ truck arrived, a man who drove himself ({{Ex-13}}). At the other end of the road Imelda Farquhar runs the transfer desk of St. Olwen Regional, to which 40 small hospitals send. She describes beds taken by people who did not need them, families who drive through the night, and in winter no bed for the patient with the stroke ({{Ex-12}}). Neither has a contract with my group. Mr. Hollenbeck’s district in fact earns less with every transfer that is not made.',
    ),

    h1('In four states'),
    p(
      'The High Basin Alliance has 64 member hospitals, 17 of them served by Lantern Ridge. Early in 2025 its clinical committee compared four sets of night orders, two of them commercial, and that July offered ours to its members on trial. In May 2026 it resolved that the sheets and the rule of three answers are its model, to be reviewed each year by its own committee, on which I have a voice and no vote. Roland Teasdale encloses the minutes and the resolution. By October 2026, 21 hospitals without any contract with my group had put the model before their medical staffs, and 16 had approved it ({{Ex-14}}).',
    ),
    p(
      'The minutes do not read like applause. A pharmacist on the committee asked why our sheets named one antibiotic when her hospital’s bacteria called for another, and the choice was left to each hospital. A surgeon wanted to know who is responsible when the third answer is given and the sign is missed. The answer, that the remote physician is and stays on the record until morning, is now printed on each sheet. The two commercial sets were set aside because they could not be altered by those who use them. I was in the room for one hour of the three meetings, to answer questions ({{Ex-14}}, minutes of February and March 2025).',
    ),
    p(
      'One of them is Cottonwood Flats, where four physicians take turns from home. Everett Nyland had turned down Lantern Ridge’s service as too expensive. With the orders alone, he writes, his hospital went from eleven night transfers a month to six within half a year, and the physician on call is woken with a question that can be answered. He changed two sheets, because his hospital has no blood bank, and sent the changes back. One of them is now in the model ({{Ex-15}}, {{Ex-14}}). That is the fact I would ask you to remember. The practice was taken up, altered and improved by people to whom I had nothing to sell and from whom I received a correction.',
    ),

    h1('In the country'),
    p(
      'Medicare has separate conditions of participation for critical access hospitals, 42 CFR part 485, subpart F. I mention them for one reason. Hospitals of this kind are a class, defined by federal rule and found across the country, and orders that work in 16 of them without my group can work in others. No public document speaks of my endeavor, and I do not borrow the weight of general statements about rural health.',
    ),
    p(
      '**My proposed endeavor** is to go on developing these orders and rules, to add conditions and train nurses in them, and to put them in place at small hospitals in the United States, those served by my group and those that staff their own nights. I will do so as a practicing hospital physician and as director of the night service of Lantern Ridge ({{Ex-7}}, {{Ex-8}}). It is not a company, a device or a call center, and I will not sell one. The next three years look like this:',
      { keepWithNext: true },
    ),
    table(
      [0.9, 3.3, 3],
      ['Year', 'Goal', 'Secured'],
      [
        ['2027', 'Twelve hospitals; heart failure sheet in use at six', 'Medical staff dates of nine ({{Ex-14}})'],
        ['2028', 'Twelve hospitals; alcohol withdrawal; second chart review', 'Review contract ({{Ex-8}}, annex)'],
        ['2029', 'Twelve hospitals; course taught by the alliance’s nurses alone', 'Six nurses named ({{Ex-17}}, schedule A)'],
      ],
      'Plan ({{Ex-8}}, part 2)',
    ),
    p(
      'Of these 36 hospitals 24 will have no contract with Lantern Ridge. The two new conditions cause a quarter of the transfers that remain ({{Ex-10}}, table 4). These are intentions; the ground for taking them seriously is that the last 16 approvals took fifteen months. Lantern Ridge carries $260,000 of the cost and the alliance $95,000, half of which has been paid ({{Ex-8}}, part 4; {{Ex-17}}). If lines three or four of the table become worse at a hospital by a stated margin, its sheets are withdrawn until the cause is found. The withdrawal of 2023 is the only one so far ({{Ex-9}}, last page).',
    ),

    h1('The physician'),
    p(
      'The University of Valmora conferred the degree of Doctor of Medicine on me in 2011; the evaluation finds it equal to that of a medical school in the United States ({{Ex-3}}). The Educational Commission for Foreign Medical Graduates certified me in 2012 after the examinations. I completed a residency in internal medicine at Calloway Medical Center in June 2015, in H-1B status and under no home-residence requirement, and hold the board’s certificate and full licenses in the eleven states in which I practice ({{Ex-1}}, {{Ex-4}}, {{Ex-5}}).',
    ),
    p(
      'Brookhollow’s letter describes 640 nights on call and the first order sheet, for pneumonia, which its medical staff approved in 2017 ({{Ex-6}}). Lantern Ridge engaged me in June 2019 because of that sheet and made me director of the night service in 2021, over 14 physicians. Simeon Aldcroft, its president, sets out the growth year by year: two hospitals and one sheet in 2019, 58 and eleven today. I wrote nine of the eleven and the rule of three answers, and he says who wrote the others ({{Ex-7}}). I spend twelve nights a month with patients and two days a week on the orders, the course and the morning reviews. The course takes two evenings. Of the 412 night nurses of 49 hospitals in the register, 160 took it from other nurses ({{Ex-16}}). Dr. Nyland sat in one and explains why he allowed it in his hospital: it began with a case in which the remote physician had been wrong ({{Ex-15}}).',
    ),
    p(
      'The authors of the letters stand in different places, and each says how he or she knows the facts. Dr. Aldcroft employs me. Mr. Teasdale’s members compete with one another for nurses and for my group’s attention. Dr. Nyland declined to be a customer. Ms. Farquhar works where the patients no longer arrive, and Mr. Hollenbeck drives them less often than he used to. None of them was paid for a letter, and the last three had to be told what a national interest waiver is ({{Ex-7}}, {{Ex-12}}, {{Ex-13}}, {{Ex-14}}, {{Ex-15}}).',
    ),
    p(
      'The sheets belong to Lantern Ridge. It licenses them without a fee to members of the alliance, keeps them confidential otherwise, and has agreed that an excerpt be filed and that I continue to use them with licensed hospitals if I leave ({{Ex-7}}, {{Ex-17}}). The law does not ask that one own what one advances. No patient is identified in any exhibit.',
    ),

    h1('How the law applies'),
    p(
      '**The classification.** I ask for classification under INA 203(b)(2) as a member of the professions holding an advanced degree. The degree is professional and above the baccalaureate. 8 CFR 204.5(k)(2). The endeavor is carried out as a hospital physician, an occupation that no one enters without a medical degree ({{Ex-18}}), and it concerns the care of adults in hospital, which is the specialty of my certificate.',
    ),
    p(
      'One objection belongs at the front. A hospital is paid for the patient it keeps, so a practice that keeps patients suits its books, and my employer’s. The reviewers were therefore asked first for the people who should have gone, and only then for the people who could have stayed ({{Ex-11}}, page 2). The four lines of the table were fixed in that order as well. I ask you to weigh the petition by the two that cost money.',
    ),
    p(
      '**Substantial merit.** Health is among the areas that *Matter of Dhanasar* names. 26 I&N Dec. 884, 889 (AAO 2016). The first two sections of this letter show the merit, with its harms counted beside it.',
    ),
    p(
      '**National importance.** In *Dhanasar* itself the teaching of students, however valuable, was not found to affect the field more broadly. *Id.* at 893. I take the same to be true of bedside care. The 3,000 patients whom I have treated at night are therefore not offered here, nor are the contracts of my employer. What is offered is the third and fourth sections: an alliance of 64 hospitals that adopted the practice as its model over two commercial ones, 16 medical staffs without a contract that approved it, one that improved it, and public services outside all of them that felt it. Those are implications within a field, the field of hospital care at night in places without a specialist.',
    ),
    bullets(
      '**High Basin Alliance:** model orders for 64 hospitals, and 16 approvals without a contract ({{Ex-14}}).',
      '**Cottonwood Flats:** night transfers from eleven a month to six, and a correction returned ({{Ex-15}}).',
      '**Castle Rim County:** nights without an ambulance from 61 a year to 22 ({{Ex-13}}).',
      '**St. Olwen Regional:** fewer arrivals who are discharged within a day ({{Ex-12}}).',
    ),
    p(
      'Nothing in this depends on the eleven states where I hold a license. A sheet is approved and signed by the medical staff of the hospital that uses it; what I bring is the text, the course, the record of what went wrong elsewhere, and the next condition ({{Ex-9}}, {{Ex-16}}).',
    ),
    p(
      '**Well positioned.** Education, record, plan, progress and the interest of others are weighed. *Id.* at 890. Nine hospitals have set the date on which their medical staffs will vote, and fourteen more have asked for the orders and the course ({{Ex-14}}, list of requests). St. Olwen has offered its own nurses as readers of the morning reviews, because, as Ms. Farquhar puts it, the cheapest bed she has is the one that was not needed ({{Ex-12}}). A petitioner need not show that success is more likely than not. *Id.* The record suggests that it is.',
    ),
    p(
      '**The balance.** A labor certification would examine whether a night physician is available for my employer. The answer might well be yes. The four postings seek board certification, licenses and willingness to work nights ({{Ex-18}}), and 14 colleagues who have all three work with me. It would settle nothing, because the question is whether, even so, the United States gains from this contribution. *Id.* at 890–91. Two thirds of the hospitals in the plan will never have a contract with my employer, and a position certified for Lantern Ridge could not be defined to include them. The alliance asked that the license survive my departure, since it did not wish to depend on a company that sells services to its members ({{Ex-17}}, section 6).',
    ),
    p(
      'There is a date. The boards of three hospitals, all among the nine, have resolved to decide in July 2027 whether to stop admitting patients at night ({{Ex-19}}). A bed that is given up is rarely opened again, as the minutes of one of them recall from its maternity ward. Until a hospital votes, its patients are sent away by the old habit: two or three a month who could have stayed, each for some seventy miles ({{Ex-10}}, table 6). I claim no lives saved. I claim that these journeys can be avoided for patients who can be named in advance, and that the person who keeps the means current should be free to take them to the next hospital. No nurse or physician loses work by it.',
    ),

    h1('The decision'),
    p(
      'The evidence meets the classification and the three prongs by a preponderance. For discretion I refer to [[long: Favorable facts with exhibits: status, taxes, service]]. I respectfully ask for approval and declare that the statements about me and my work are true.',
    ),
    signature('With respect,', 'Philippa Rosenquist, M.D. (fictional)', 'Petitioner', 'Date signed: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: exhibits'),
    p('Each existed on the day of filing. Charts and logs carry no names.'),
    exhibitIndex(),
  ],
}
