/** Sample I-140 cover letter for a physician; person, hospitals, patient figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, note, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterPhysicianDentist: Document = {
  id: 'cover-letter-physician-dentist',
  title: 'Sample cover letter: physician and dentist',
  edition: '2026-11-21',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 8, to: 8 },
  notice: [
    plain(
      'Fictional sample. No physician, hospital, vendor, patient figure or exhibit named here exists; the public sources do and carry their dates. A dentist can follow the same order with a dental protocol. This is not medical or legal advice and says nothing about the outcome of any case. Delete the box and complete the shaded places.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page and curriculum vitae of Dr. Castellan', 'Identity', 'Identity, training and posts'),
    exhibit('Ex-2', 'Appendix A of ETA-9089; Final Determination, signed', 'Identity', 'Labor Department parts of the petition'),
    exhibit('Ex-3', 'Medical diploma, University of Sarvand, translation, and credential evaluation', 'EB-2', 'Equivalent to a U.S. Doctor of Medicine'),
    exhibit('Ex-4', 'State medical license and specialty board certificate in family medicine', ['EB-2', 'Prong 2'], 'Both in force'),
    exhibit('Ex-5', 'Residency and obstetric fellowship certificates, Mill River Regional Medical Center', ['EB-2', 'Prong 2'], 'Completed 2018 and 2019'),
    exhibit('Ex-6', 'O*NET page for family medicine physicians', 'EB-2', 'Normal education for entry'),
    exhibit('Ex-7', 'Statement of the endeavor, signed', ['Prong 1', 'Prong 2'], 'Clinical problem, protocol, users, plan'),
    exhibit('Ex-8', 'Six-Week Door, protocol edition 2, with call script and nurse training file', ['Prong 1', 'Prong 2'], 'Full text as published'),
    exhibit('Ex-9', 'Registry report 2024 to 2026, Ashgrove School of Public Health', ['Prong 1', 'Prong 2'], 'Nine hospitals; methods in its section 2'),
    exhibit('Ex-10', 'Letter of Professor Lise Armitage, Ashgrove School of Public Health', ['Prong 1', 'Prong 2'], 'Responsible for the registry; independent'),
    exhibit('Ex-11', 'Letter of Carl Bautista, R.N., emergency nursing director, Cradle Ridge Hospitals', ['Prong 1', 'Prong 2'], 'Change of triage in nine emergency departments'),
    exhibit('Ex-12', 'Letter of Sabine Orr, product director, Larkfield Records', ['Prong 1', 'Prong 3'], 'Question added to the standard triage form'),
    exhibit('Ex-13', 'Larkfield Records, release note of version 8.2, March 2026', 'Prong 1', 'Available to all customers'),
    exhibit('Ex-14', 'Minutes and protocol list of the Three Valleys Perinatal Collaborative', ['Prong 1', 'Prong 2'], 'Adopted in April 2026; 22 member hospitals'),
    exhibit('Ex-15', 'Peer-reviewed article, 2025, with statement of contributions', 'Prong 2', 'First author of four'),
    exhibit('Ex-16', 'CDC page on maternal health (printout with date)', 'Prong 1', 'Maternal health in the public health program'),
    exhibit('Ex-17', 'CMS announcement of July 30, 2025, Health Tech Ecosystem (printout)', 'Prong 1', 'Access to patient data between systems'),
    exhibit('Ex-18', 'Letter of Mill River Regional Medical Center on duties and rights', 'Prong 2', 'Clinic schedule; no claim to the protocol'),
    exhibit('Ex-19', 'Grant agreement, Fairweather Trust for Rural Medicine', ['Prong 2', 'Prong 3'], '$62,000 for 2027 and 2028'),
    exhibit('Ex-20', 'Plan, calendar and budget 2027 to 2029', ['Prong 2', 'Prong 3'], 'Sites, hours, safety limits'),
    exhibit('Ex-21', 'Signed agreements of five hospitals outside Cradle Ridge', ['Prong 2', 'Prong 3'], 'Start dates and responsible nurse'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('To: U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Lockbox or online filing reference, as uscis.gov gives it on that day]]'),
    p(
      '**I-140 petition of a physician on her own behalf; national interest waiver requested**\nPetitioner: Noor Castellan, M.D. (fictional)\nCategory: EB-2, profession with advanced degree\nEndeavor: continuing to test and spread *Six-Week Door*, a protocol by which emergency departments of hospitals without a maternity unit recognize high blood pressure after childbirth',
    ),
    p('Dear Officer:'),
    p(
      'I am a family physician with training in obstetrics. I see patients in a clinic, and I develop a hospital protocol. The petition is about the protocol. I seek EB-2 classification through my medical degree, and a waiver of job offer and labor certification under the test of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016) ({{Ex-1}}, {{Ex-2}}).',
    ),
    p(
      'In one sentence: I continue to test, publish and hand over to other hospitals Six-Week Door, a triage question, a measuring schedule, a scripted call and a monthly case conference, so that a woman who comes to a hospital without obstetricians in the six weeks after a birth is recognized as such and treated in time ({{Ex-7}}, {{Ex-8}}).',
    ),
    note(
      'A separate route exists',
      'Physicians who commit to full-time work in a designated area or for Veterans Affairs can ask for a waiver under rules of their own (Policy Manual, [volume 6, part F](https://www.uscis.gov/policy-manual/volume-6-part-f), chapter 6). This sample does not use that route. It is a petition under *Dhanasar*, and treating one’s own patients is not its ground. Decide which of the two fits you before you write.',
    ),
    contents('Parts of this letter', 1),

    h1('Classification under EB-2'),
    p(
      '**Degree and training.** The University of Sarvand conferred my medical degree in 2012 after a six-year program. The evaluation compares it, course by course, with the U.S. Doctor of Medicine and finds it equivalent ({{Ex-3}}). I completed a residency in family medicine and a one-year obstetric fellowship at Mill River Regional Medical Center ({{Ex-5}}), and hold a state license and board certification ({{Ex-4}}).',
    ),
    p(
      '**Occupation.** I advance the endeavor as a family medicine physician, beside my clinic. O*NET gives a doctoral or professional degree as its usual education ({{Ex-6}}), which is above the bachelor’s degree that makes an occupation a profession. Under the guidance in force since January 15, 2025 (volume 6, part F, chapter 5) the degree must also relate to the endeavor. Recognizing and treating illness after childbirth is part of medical school, residency and fellowship alike ({{Ex-3}}, {{Ex-5}}).',
    ),

    h1('What I propose to do'),
    h2('The clinical gap'),
    p(
      'Blood pressure can rise dangerously in the weeks after a birth. A hospital with a maternity ward knows its recent mothers. A hospital without one meets them in the emergency department, often with a headache or shortness of breath, and its forms ask about pregnancy. A woman who gave birth ten days ago answers no. In the twelve months before the protocol, nine emergency departments of Cradle Ridge Hospitals recorded 143 visits of women in those six weeks; in 58 of them the chart did not mention the birth until a later day ({{Ex-9}}, section 3). Mr. Bautista describes the consequence at the desk: a pressure that would have alarmed a midwife was noted as “to be rechecked” ({{Ex-11}}).',
    ),
    h2('The protocol'),
    p('Each element answers one reason for delay found in those charts ({{Ex-8}}):', { keepWithNext: true }),
    bullets(
      '**The question.** “Have you been pregnant at any time in the past six weeks?” replaces “Are you pregnant?” and must be answered before the form can be closed.',
      '**The schedule.** After a yes, pressure is taken twice at a fixed interval, in a seated position, whatever the complaint. The nurse, not the physician, starts the next step when both readings pass the limit in the protocol.',
      '**The call.** A script of nine lines goes to an obstetric team at another hospital. The team answers with one of four instructions, so that a physician who treats such a patient once a year need not compose the question.',
      '**The conference.** Once a month all sites discuss one case by video, including cases in which the protocol was a nuisance. Changes to the text come only from this meeting.',
    ),
    p(
      'Telephone advice and blood-pressure guidelines are older than my work. New is the link between them: a nurse-started sequence for places where no one has obstetrics as a daily duty, with a registry that counts false alarms as well as successes. The 2025 article describes the reasoning and a trial in which physician-started calls failed on night shifts ({{Ex-15}}).',
    ),
    p(
      'A night at the fourth hospital shows the sequence at work. A woman came with a wrist injury. The question brought out that she had given birth sixteen days before; two readings passed the limit, and the nurse made the call eleven minutes after arrival. The obstetric team gave the second of its four instructions, treatment on site and a visit to her own clinic the next morning. No transfer was needed. The case was discussed at the conference of that month because the wrist had nearly made everyone skip the schedule, and the sentence “whatever the complaint” was added to edition 2 ({{Ex-8}}, history of changes; {{Ex-11}}). It is told here without any detail that could identify her.',
    ),
    h2('Route to other hospitals'),
    p(
      'The protocol, training file and registry form are free to use. They travel in three ways. Larkfield Records, a maker of emergency record software with which I have no contract, put the question and schedule into its standard form ({{Ex-12}}, {{Ex-13}}). The Three Valleys Perinatal Collaborative placed the protocol on its list for 22 hospitals ({{Ex-14}}). And a trained nurse prepares the next site: I took part in the first three starts at Cradle Ridge and in none of the six that followed ({{Ex-11}}).',
    ),
    p(
      'My clinic at Mill River, three days a week, is not the endeavor. The medical center confirms the schedule and that it claims no right in the protocol ({{Ex-18}}). The other two days have gone to Six-Week Door since 2023, and the plan keeps that division ({{Ex-20}}).',
    ),

    h1('First prong'),
    h2('Substantial merit'),
    p(
      'Health is one of the fields in which the Policy Manual finds merit. Professor Armitage’s school keeps the registry, defines its outcomes and published the report without my review ({{Ex-9}}, {{Ex-10}}). It compares the year before with the two years after the start at each hospital:',
      { keepWithNext: true },
    ),
    table(
      [3.6, 1.5, 1.5],
      ['Measure, nine hospitals', 'Year before', 'Second year'],
      [
        ['Visits within six weeks of a birth', '143', '171'],
        ['Birth noted at triage', '59%', '94%'],
        ['Median minutes from arrival to first treatment, pressure above the limit', '94', '41'],
        ['Transfers later judged unnecessary', '7 of 31', '6 of 36'],
      ],
      'Registry results ({{Ex-9}}, tables 2 and 4)',
    ),
    p(
      'The report names its limits: hospitals were not randomized, and deaths are too few to compare. It calculates how much of the change could come from better recording alone, and the shorter time to treatment remains after that correction ({{Ex-9}}, section 5; {{Ex-10}}).',
    ),
    h2('National importance'),
    p('My own patients are not part of this argument, and neither is the importance of medicine. I point to changes in how emergency care is organized elsewhere.'),
    p(
      '**A record form used in many places.** Ms. Orr writes that version 8.2 replaced the pregnancy question for every customer on the standard form, in 19 states at the time of her letter. Customers may switch it off; she encloses the count of those who did, 4 of 212. The company’s own clinical board had first considered a pop-up warning and dropped it after reading the registry’s data on ignored alarms ({{Ex-12}}, {{Ex-13}}). A form changes what is asked of patients I will never meet.',
    ),
    p(
      '**A standard for a region.** The collaborative reviewed four protocols. Its minutes give the reason for the choice: this one could be carried out in a department with a single nurse at night ({{Ex-14}}). Its members now report the same four measures, and 13 of 22 had trained staff by September 2026 ({{Ex-14}}, list of sites).',
    ),
    p(
      '**A way of starting treatment that others study.** Professor Armitage’s group has begun to apply the nurse-started sequence to infections after surgery, a subject outside my field, and explains which design features it copied ({{Ex-10}}).',
    ),
    p(
      '**Results that do not depend on me.** The registry separates the three sites I helped to start from the six that nurses started. Median time to treatment is 43 minutes in the first group and 40 in the second ({{Ex-9}}, table 6). Professor Armitage calls this the figure she looked at before agreeing to design a larger comparison, because a protocol tied to one physician could not be studied as a protocol ({{Ex-10}}).',
    ),
    h2('Relation to public programs'),
    p(
      'Maternal health belongs to the [CDC](https://www.cdc.gov) program in public health; a dated page is in {{Ex-16}}. It names the subject and not my protocol. The [CMS Health Tech Ecosystem](https://www.wsgr.com/en/insights/cms-announces-creation-of-health-tech-ecosystem-for-improving-access-to-patient-data.html) of July 30, 2025 concerns access to patient data across systems ({{Ex-17}}). The yes at triage is exported as a coded field, so that the mother’s clinic sees it ({{Ex-13}}); that is the whole extent of the connection, and I offer both documents as background to {{Ex-9}} through {{Ex-14}}.',
    ),

    h1('Second prong'),
    p(
      '**Knowledge.** Family medicine taught me the small emergency department from inside; the fellowship taught me what an obstetric team needs to hear in the first minute ({{Ex-5}}). The call script comes from both. I reviewed 58 late-recognized charts myself and derived the four elements from them; the contribution statement of the article says so ({{Ex-15}}).',
    ),
    p(
      '**Record in this endeavor.** Two editions, a registry with two full years of data at each of nine sites, and adoption by people who did not report to me. Mr. Bautista recalls that I took out a step I had defended, a second call after two hours, when his night nurses showed that it was never made ({{Ex-11}}). Professor Armitage states that I asked for the count of unnecessary transfers to be published first ({{Ex-10}}). Neither is related to me by employment, payment or authorship; my co-authors wrote no letter.',
    ),
    p('**Plan.** The plan in {{Ex-20}} rests on signed agreements and not on hope of them:', { keepWithNext: true }),
    table(
      [1.3, 3.5, 2.6],
      ['Date', 'Step', 'Already in hand'],
      [
        ['March 2027', 'Five hospitals in two new states begin, trained by Cradle Ridge nurses', '{{Ex-21}}; trainers named in {{Ex-11}}'],
        ['Late 2027', 'Edition 3, with a version for ambulances', 'Draft discussed at the conference ({{Ex-20}}, annex)'],
        ['2028', 'Comparison with hospitals that start a year later', 'Design by the school ({{Ex-10}})'],
        ['2029', 'Text and registry governed by the collaborative', 'Resolution in {{Ex-14}}'],
      ],
      'Steps and their basis',
    ),
    p(
      '**Means.** The Fairweather Trust awarded $62,000 for training time, video and a part-time registrar; its agreement was signed in August 2026 ({{Ex-19}}). Staff time at the new hospitals is theirs to give, and each agreement states the hours ({{Ex-21}}). If unnecessary transfers rise above a stated share at any site, the site stops and the reason is published ({{Ex-20}}, part 4).',
    ),

    h1('Third prong'),
    p(
      '**Why a labor certification does not suit it.** It would examine a vacancy for a family physician at one clinic. That vacancy would not contain the registry, the conference or the training of hospitals that belong to others. Ms. Orr adds that her board could accept the sequence because no hospital group owned it ({{Ex-12}}).',
    ),
    p(
      '**Why there is a benefit even with U.S. physicians available.** They are the users. The sequence lets a nurse and a general physician in a small department act on the knowledge of an obstetric team. What I add is the continuity of a text that changes only with evidence from its sites, until the collaborative takes it over ({{Ex-14}}, {{Ex-20}}).',
    ),
    p(
      '**Why now.** Five hospitals begin in March 2027 under agreements that lapse at the end of that year ({{Ex-21}}). The comparison planned for 2028 is possible only while some hospitals have not started; later everyone who wants it will have it ({{Ex-10}}). The grant also ends in 2028 ({{Ex-19}}).',
    ),
    p(
      '**Which abilities a clinic post would not test.** A posting for my specialty lists license, board certificate and shifts ({{Ex-4}}, {{Ex-6}}). It has no line for deriving a sequence from charts, for stopping one’s own step when nurses show that it fails, or for agreeing with a registry on the harms to be counted. These are recorded in {{Ex-10}}, {{Ex-11}} and {{Ex-15}}.',
    ),
    p(
      '**What it costs others.** Nothing is sold. A registrar and trainers in the United States are paid from the grant, and no clinical post is replaced ({{Ex-19}}, {{Ex-20}}). These facts, taken together, outweigh what a test of one clinic vacancy could protect.',
    ),

    h1('Conclusion'),
    p(
      'The evidence covers the degree and occupation, a named protocol with counted effects, changes in the practice of others, a record and means to continue, and the balance. I also ask that favorable discretion be used in view of [[long: status, taxes and other facts, with exhibits]]. My statements about my own work are true.',
    ),
    signature('With respect,', 'Noor Castellan, M.D. (fictional)', 'Petitioner', 'Date signed: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: list of exhibits'),
    p('No exhibit contains a patient’s name or record. Registry figures are totals.'),
    exhibitIndex(),
  ],
}
