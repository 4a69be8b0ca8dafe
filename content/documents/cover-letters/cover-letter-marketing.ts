/** Sample I-140 cover letter for a marketing professional; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, quote, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterMarketing: Document = {
  id: 'cover-letter-marketing',
  title: 'Sample cover letter: marketing',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 10, to: 10 },
  notice: [
    plain(
      'This letter is a sample. Its marketer, hospitals, letters, counts and exhibits are invented, and nothing in it is medical advice. The one public program it names is real. It shows how a field that is often judged by sales can present a method with a public effect. It is not legal advice and no result is promised. Fewer hours at a job and work beside it can affect your status: ask first. Your facts differ, so your sentences must. Delete this box.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, status record', 'Identity', 'Identity and positions'),
    exhibit('Ex-2', 'ETA-9089 Appendix A; Final Determination', 'Identity', 'Signed pages for a waiver case'),
    exhibit('Ex-3', 'Master’s diploma and transcript, Wexford State University, 2017', ['EB-2', 'Prong 2'], 'M.S. in communication research; courses in survey design and field experiments'),
    exhibit('Ex-4', 'O*NET summary for market research analysts and marketing specialists; six postings', ['EB-2', 'Prong 3'], 'Usual entry with a bachelor’s degree'),
    exhibit('Ex-5', 'Statement of the endeavor', ['Prong 1', 'Prong 2'], 'Purpose, method, limits, way of working'),
    exhibit('Ex-6', 'Answer First handbook, second edition, with license', ['Prong 1', 'Prong 2', 'Prong 3'], 'Question, five answers, reading test, counting rule'),
    exhibit('Ex-7', 'Study plan registered January 20, 2025', ['Prong 1', 'Prong 2'], 'What would be counted, before anything was sent'),
    exhibit('Ex-8', 'Study report: 1,846 discharges at five hospitals, May 2026', ['Prong 1', 'Prong 2'], 'Results by hospital and by answer'),
    exhibit('Ex-9', 'Statement of Dr. Paul Renwick, biostatistician', ['Prong 1', 'Prong 2'], 'Held the data, made the count; no pay from the petitioner'),
    exhibit('Ex-10', 'Letter from Dr. Naomi Easterling, obstetrician, Tamarack Valley Hospital', ['Prong 1', 'Prong 2', 'Prong 3'], 'Why the early check matters; what the ward changed'),
    exhibit('Ex-11', 'Letter from Prof. Hana Ashdowne, Prairie Lakes University', ['Prong 1', 'Prong 2', 'Prong 3'], 'Independent use for the return of screening kits'),
    exhibit('Ex-12', 'Letter from Luis Bellwood, Product Lead, Carepost Systems', ['Prong 1', 'Prong 3'], 'Default templates in a message service used by clinics'),
    exhibit('Ex-13', 'Letter from Beth Oduya, Director, Sable County Health Department', ['Prong 1', 'Prong 2', 'Prong 3'], 'Department of one county; not a study site'),
    exhibit('Ex-14', 'Carepost release note and template list, June 2026', 'Prong 1', 'Question and answers offered to all clients'),
    exhibit('Ex-15', 'CDC page on maternal health, dated printout', 'Prong 1', 'Maternal health is a subject of the agency’s work'),
    exhibit('Ex-16', 'Two peer-reviewed articles, 2023 and 2025, with author notes', 'Prong 2', 'Petitioner’s share described in each'),
    exhibit('Ex-17', 'Letter from Harbor & Pine Advertising, duties 2017 to 2021', 'Prong 2', 'Research planner; message tests'),
    exhibit('Ex-18', 'Letter from Fieldstone Grocers, duties 2021 to now; release', ['Prong 2', 'Prong 3'], 'Head of customer research; no right in the project'),
    exhibit('Ex-19', 'Handbook log: edits, translators, organizations that report use', ['Prong 1', 'Prong 2', 'Prong 3'], 'Who took part and who uses it'),
    exhibit('Ex-20', 'Award of the Mothers’ Follow-up Fund, 2026, with conditions', ['Prong 2', 'Prong 3'], '$54,000 for two years'),
    exhibit('Ex-21', 'Plan 2027 to 2029', ['Prong 2', 'Prong 3'], 'Steps, hours, costs, limits'),
    exhibit('Ex-22', 'Letters from four hospitals and one tribal health service', ['Prong 2', 'Prong 3'], 'Each states what it would send and who would count; before filing'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Lockbox address from the uscis.gov page of Form I-140 on the day of mailing]]'),
    p(
      '**In the matter of the I-140 petition of Amara Silveira Kowalczyk (fictional)**\nPreference: INA 203(b)(2), advanced degree, national interest waiver requested\nEndeavor: to extend and pass on *Answer First*, a method for reminder messages that bring mothers back for a blood-pressure check after birth',
    ),
    p('Dear Officer:'),
    p(
      'By training and trade I find out why people do not do what they meant to do, and which words help. For most of my career this served sales. This petition is about something else I have done since 2022, beside my employment and without pay from those who use it ({{Ex-5}}). I ask for EB-2 classification and for a waiver of the job offer. {{Ex-1}} and {{Ex-2}} hold the identity documents and the Department of Labor pages.',
    ),
    quote(
      'I continue to develop, test and pass on Answer First, by which a hospital asks a mother one question before she goes home, and afterward sends her the reminder that answers what she said, so that more mothers have their blood pressure checked within ten days.',
      'The endeavor in one sentence ({{Ex-5}}, page 1)',
    ),
    p(
      'What follows has the order in which such a petition is decided: membership in the class, the endeavor, then the three prongs set out in *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). I bear the burden of proof. Exhibit numbers therefore stand beside facts and not at the ends of chapters.',
    ),
    contents('Contents', 1),

    h1('Membership in the class'),
    p(
      'I hold the degree of Master of Science in communication research from Wexford State University, conferred in December 2017 ({{Ex-3}}). As a degree of a United States university above the bachelor’s, it needs no evaluation.',
    ),
    p(
      'Marketing titles vary, so I name the occupation by its content. O*NET describes market research analysts and marketing specialists as people who study what persuades and inform decisions with the result. It gives a bachelor’s degree as the usual entry, and so do six postings from companies, a university and a health system ({{Ex-4}}). The endeavor is carried out in this occupation. Positions in sales or social-media posting, for which no degree may be needed, are not what I rely on.',
    ),
    p(
      'Since January 15, 2025 the Policy Manual, volume 6, part F, chapter 5, has asked that the occupation behind an endeavor be a profession. The degree also serves prong 2 here. Four courses carry the endeavor: survey design, field experiments, statistics, and health communication. My thesis compared two forms of appointment letters at a dental school ({{Ex-3}}, transcript and abstract).',
    ),

    h1('The endeavor'),
    h2('The problem: a check that is missed at home'),
    p(
      'Blood pressure can rise dangerously in the days after a birth, also in women whose pressure was normal before. A check takes five minutes and finds it. Dr. Easterling explains this in her letter and describes two patients, without names, who returned too late for simple treatment ({{Ex-10}}, page 2). At the five hospitals of the study about half of the mothers who had been asked to return within ten days did so ({{Ex-8}}, table 1).',
    ),
    p(
      'All five had been sending reminders. The message was the same for everyone: a date, a place, a telephone number. In 62 interviews that I held with mothers who had stayed away, no one said that she had forgotten. They gave five kinds of reason: *I feel well. I have no ride. Who takes the baby and the other child? What will it cost? They will blame me for something* ({{Ex-6}}, chapter 2). A reminder answers none of these. It tells a person who did not forget that she might have forgotten.',
    ),
    h2('The method'),
    bullets(
      '**One question.** Before discharge a nurse asks: “If something keeps you from coming, what is it likely to be?” The answer is one tap on a list of five, or “other.” It takes under a minute and does not enter the medical findings ({{Ex-6}}, chapter 3).',
      '**An answer before a request.** The messages begin with the answer. To “I feel well”: that one cannot feel it. To the ride: who drives, and how to call. Only then comes the date. Each message has one action and at most 300 characters ({{Ex-6}}, chapter 4).',
      '**A reading test.** A message is released when nine of ten readers from the community, in their own language, can say what they would do and why. Otherwise it is rewritten ({{Ex-6}}, chapter 5).',
      '**A count laid down beforehand.** A hospital writes what it will count, and who will count it, before the first message goes out, and reports the result whatever it is ({{Ex-6}}, chapter 6; {{Ex-7}}).',
    ),
    p(
      'An example from the report, with details changed so that no one can be recognized ({{Ex-8}}, annex B): a mother of two taps “the baby and the other child.” On the third day she reads that the check takes five minutes, that both children may come into the room, and that a volunteer sits with the older one on Tuesdays and Fridays; then come the two dates and a number to call. Under the old practice she would have read: “Reminder: your appointment is on Friday at 9.” The hospital did not have to create the volunteer’s place. It had existed for two years, and no message had ever mentioned it.',
    ),
    p(
      'Personal reminders exist in commerce; they guess from behavior. Answer First asks, and uses nothing but the answer. Professor Ashdowne, who teaches health communication and had not known me, calls this the distinguishing step: earlier tailored programs needed a questionnaire of two pages or a profile, and were dropped when the study money ended ({{Ex-11}}).',
    ),
    h2('Outputs and their owners'),
    p(
      'The handbook contains the question, 40 tested messages in four languages, the reading test and a sheet for counting. It is published under a license that allows any use, also by companies, if changes to the messages are tested again ({{Ex-6}}, page 2). Nurses, a midwife and eleven volunteer translators took part ({{Ex-19}}). Fieldstone Grocers, for which I study shopping habits, has no part in it and has said so ({{Ex-18}}).',
    ),
    p(
      'The endeavor has limits. It gives no medical advice beyond the sentence a hospital’s physicians approve. It does not buy data, follow people online or measure “engagement.” It is not a campaign for a hospital; none may use it to attract patients, a condition of the license. And it is not consulting: no user pays me ({{Ex-5}}, page 3; {{Ex-6}}, page 2).',
    ),

    h1('Prong 1: substantial merit and national importance'),
    h2('Merit'),
    p(
      'The Policy Manual counts health among the areas in which an endeavor can have merit. The merit of this one was measured under a plan deposited on January 20, 2025, before the first message ({{Ex-7}}). From February 2025 to March 2026 five rural hospitals in three states used their old reminder in one week and Answer First in the next. Which came first was drawn by lot. Dr. Renwick held the data and counted; I saw the result when the hospitals did ({{Ex-9}}).',
    ),
    table(
      [2.4, 1.9, 1.9, 1.5],
      ['Hospital', 'Old reminder: checked within ten days', 'Answer First: checked within ten days', 'Difference in points'],
      [
        ['Tamarack Valley', '101 of 204 (50%)', '151 of 207 (73%)', '23'],
        ['Coldwater', '88 of 176 (50%)', '127 of 172 (74%)', '24'],
        ['St. Brannoc', '119 of 231 (52%)', '170 of 236 (72%)', '20'],
        ['Ridgeline', '66 of 140 (47%)', '96 of 141 (68%)', '21'],
        ['Lower Fork', '129 of 170 (76%)', '128 of 169 (76%)', '0'],
        ['All', '503 of 921 (55%)', '672 of 925 (73%)', '18'],
      ],
      'Mothers checked within ten days ({{Ex-8}}, table 1)',
    ),
    p(
      'The answers are of interest too. Among the mothers who named a reason, “I feel well” was the most frequent at three hospitals and “no ride” at the other two; “what will it cost” came last everywhere, although staff had expected it first ({{Ex-8}}, table 3). The gain was largest for the ride, 27 points, and smallest for blame, 6 points. The message on blame is the weakest in the handbook, and is marked so ({{Ex-6}}, chapter 4). Stop requests numbered 14 with the old reminder and 11 with the new ones ({{Ex-8}}, table 4).',
    ),
    p(
      'Lower Fork had no gain. A nurse there visits each family on the fifth day, and the report concludes that where such visits exist the method adds nothing ({{Ex-8}}, section 5). This sentence now stands on the first page of the handbook ({{Ex-6}}). Of the mothers checked in the weeks of Answer First, 38 were treated for high pressure; the hospitals give this number without comparing it, because the groups were not formed for that purpose ({{Ex-8}}, section 6). I do not compare it either.',
    ),
    h2('National importance'),
    p(
      'Mothers at five hospitals are reason enough to do the work, but not what this part of the law asks. It asks what the endeavor may bring about on a wider scale. I point to three developments outside those hospitals, and to one inside that has outlived the study. None is the work of my employer or of a client, since I have no clients in this field.',
    ),
    p(
      '**A message service changed what all its clients see.** Carepost Systems sends appointment messages for clinics and hospitals. In June 2026 it placed the question and the five answers among its standard templates, free of charge, before its own older wording. Mr. Bellwood says why: a customer who had read the handbook asked for it; his team compared complaints and found no increase; 214 clinics in 31 states had switched it on by September, most of them for purposes other than births ({{Ex-12}}, {{Ex-14}}).',
    ),
    p(
      '**A researcher carried it to another illness.** Professor Ashdowne’s group mails test kits for bowel cancer screening. With her own study plan and her own five reasons, collected from 40 people who had not returned a kit, she tested the method on 610 persons. She reports a gain of nine points, half of what the hospitals saw, and a group, men living alone, in which it failed. She now teaches the method and its failure in her course ({{Ex-11}}).',
    ),
    p(
      '**A public authority rewrote its own letters.** Sable County was not a site of the study. Ms. Oduya found the handbook through a colleague, had the messages read in two neighborhoods, rejected seven of forty, and replaced the department’s letters for infant vaccination and for repeat tests after lead findings. She describes the old and the new wording side by side, and the rule that no letter goes out without a reading test ({{Ex-13}}).',
    ),
    p(
      '**The wards keep it.** A study ends and its practice often ends with it. At four of the five hospitals the question is now part of the discharge form, and nurses I never met ask it. Dr. Easterling tells what the ward learned beside the figures: the ride was the reason twice as often as anyone had believed, and the hospital moved two check days to the hours when the county bus runs ({{Ex-10}}, page 4).',
    ),
    h2('The public document, and how far it goes'),
    p(
      'The [Centers for Disease Control and Prevention](https://www.cdc.gov) treat maternal health as a subject of their public-health work; the page I printed on [[short: date]] is filed ({{Ex-15}}). It does not mention reminders. It establishes that the harm to be prevented is a public concern, and I claim nothing further from it. I cite no second program. A list of agencies would not make the effect larger.',
    ),
    p(
      'The importance of this endeavor thus rests on a change in how organizations ask people to come back. It is prospective, because the handbook grows and others adapt it, and it is documented, because a service, a university and a county have already acted ({{Ex-11}} to {{Ex-14}}). No income, sales or market is part of the claim.',
    ),

    h1('Prong 2: well positioned'),
    h2('Training and earlier work'),
    p(
      'At Harbor & Pine from 2017 to 2021 I planned message tests. My superior lists 26 of them and describes one, for a state’s seat-belt days, in which I argued against the version the client liked because readers could not repeat it ({{Ex-17}}). At Fieldstone I lead three researchers who interview customers; the company’s letter explains how a reading test of mine replaced opinion in its own notices ({{Ex-18}}). Selling groceries proves nothing about maternal health. Interviewing, writing, testing and counting are the four skills the method is made of.',
    ),
    h2('What I did in this endeavor'),
    p(
      'The first article, of 2023, reports the 62 interviews; the author note assigns design, interviews and coding to me, and a second coding of a third of them to a midwife. The article of 2025 describes the reading test ({{Ex-16}}). The log of the handbook attributes 31 of 40 messages to me in their English form, and shows that I withdrew three when translators reported that the answer to “What will it cost?” sounded like a demand for payment in two languages ({{Ex-19}}).',
    ),
    p(
      'Others describe moments that documents do not show. Dr. Easterling remembers that I spent four nights on the ward before proposing anything, and that the question was cut from three to one after nurses timed it ({{Ex-10}}). Professor Ashdowne relates that I sent her my failed messages unasked ({{Ex-11}}). Ms. Oduya mentions that I advised her county not to use the method for court reminders, because an unwelcome answer given to an authority could harm the person who gave it ({{Ex-13}}).',
    ),
    p(
      'I also note what I could not do. I am not a clinician, and every medical sentence in the handbook bears the name of the physician who approved it ({{Ex-6}}, annex). I do not speak three of its four languages; the translators decide, and the log records five cases in which they overruled me ({{Ex-19}}). Dr. Renwick declined to count a sixth hospital because its records were kept in two ways, and it was left out before any result was known ({{Ex-7}}, amendment; {{Ex-9}}). An endeavor of this kind depends on such divisions of work, and they are in place.',
    ),
    h2('Plan'),
    p('The plan is in {{Ex-21}}. It says for each step what is ready and what would end it:', { keepWithNext: true }),
    table(
      [1.2, 3.1, 3.3],
      ['Period', 'Step', 'Ready; reason to stop'],
      [
        ['2027', 'Second study: four hospitals and a tribal health service', 'Letters in {{Ex-22}}; stop at a site if complaints double'],
        ['2027 to 2028', 'Messages for spoken telephone calls, for readers with difficulty', 'Recordings in two languages ({{Ex-19}}); stop if fewer than nine of ten understand'],
        ['2028', 'Third edition, with what failed at Prairie Lakes and Lower Fork', 'Data in {{Ex-8}} and {{Ex-11}}'],
        ['2028 to 2029', 'Training of trainers at three nursing schools', 'Outline in {{Ex-21}}; stop if trainers need the author'],
        ['2029', 'Editing passes to a board', 'Two members named in {{Ex-20}}'],
      ],
      'Work plan 2027 to 2029',
    ),
    h2('Means and interest'),
    p(
      'The Mothers’ Follow-up Fund awarded $54,000 in March 2026 after three outside reviews. It pays readers in the communities, a part-time coordinator and Dr. Renwick’s university for the count; it pays no salary to me ({{Ex-20}}). I give Friday and one evening a week, about eleven hours, by a contract of four days with Fieldstone that is not tied to the project ({{Ex-18}}). Rights lie with me and, after 2029, with the board ({{Ex-20}}).',
    ),
    p(
      'Four hospitals and a tribal health service have written that they want to take part. Each letter names the physician who approves the medical sentence, the languages, the number of births in a year, and the person who will count ({{Ex-22}}). Twenty-three organizations in twelve states have reported use of the handbook without any request from me ({{Ex-19}}, annex). This is how I read the second prong: not that success is certain, but that preparation, record, plan and the interest of those who must act point the same way.',
    ),

    h1('Prong 3: the balance'),
    h2('Why not by way of an employer'),
    p(
      'Hospitals that compete for births do not let one of them write the messages of the others. Ms. Oduya states that a county could not have used the text of a hospital’s marketing department, and Mr. Bellwood that templates from a single client would not have become a standard ({{Ex-12}}, {{Ex-13}}). The license itself forbids use to attract patients ({{Ex-6}}, page 2). A marketing position at a hospital, which is what a labor certification could describe, exists for the purpose the license excludes.',
    ),
    h2('What the country would have even if the positions were filled'),
    p(
      'There are capable marketers and nurses, and they are the users of the method. They can ask the question from the handbook tomorrow. They cannot, each alone, test forty messages in a fifth and sixth language, gather results from twenty-three organizations, or find out why lonely men do not answer ({{Ex-11}}, {{Ex-19}}). Professor Ashdowne writes that she went on with the subject because someone keeps the failures ({{Ex-11}}). The gain from that continuity is there whatever a recruitment test would find.',
    ),
    h2('Why the time matters'),
    p(
      'The check concerns ten days in a life, and a later improvement does not reach the mothers who have gone home. There are also dates: Carepost settles the templates of its next version in November 2027, and two of the four hospitals change their discharge software in spring 2028, after which a new question has to wait for the following change ({{Ex-12}}, {{Ex-22}}). The second study is planned so that its result is known before both.',
    ),
    h2('Qualities no posting lists'),
    p(
      'The six postings require a degree, named programs and experience with budgets ({{Ex-4}}). None asks whether a person will print on page one where the method does nothing, or withdraw a message at the word of a translator. The letters of {{Ex-10}}, {{Ex-11}} and {{Ex-13}} give such conduct as the reason for their writers’ trust. It was shown in this endeavor, and it would be lost to it if I had to leave it for a sponsored position.',
    ),
    h2('No one’s place is taken'),
    p(
      'The project employs a coordinator and pays 60 readers a year in their own towns ({{Ex-20}}). Hospital communicators keep their work; two of them are editors of the handbook ({{Ex-19}}). I keep a position I already have, under its own rules, and ask for none through this petition ({{Ex-18}}). What the labor certification protects is hardly touched, and what the waiver permits serves people I shall never meet.',
    ),

    h1('Conclusion'),
    p(
      'The evidence establishes the classification and all three prongs. In support of a favorable exercise of discretion I offer [[long: Favorable facts about yourself, each with an exhibit]]. I ask you to approve the petition. The statements about my own work are true.',
    ),
    signature('Respectfully submitted,', 'Amara Silveira Kowalczyk (fictional)', 'Petitioner', 'Date signed: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: exhibits in order'),
    p('A number is one document. Each letter was written and signed by its writer before filing.'),
    exhibitIndex(),
  ],
}
