/** Sample I-140 cover letter for an HR professional whose record is injured workers who came back; person, organizations, figures and exhibits are fictional. */
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
      'Sample only. The human-resources manager, the plants, the fund, the union and all numbers were made up. It shows a career in personnel offices, with confidential files and nothing published: the proof lies in claim records, payroll, contracts and letters. Note that it never says workers are hard to find, because that argument belongs to another procedure. No legal advice, no promise. Write from your own record and take this box out.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, status documents', 'Identity', 'Identity and employment history'),
    exhibit('Ex-2', 'Signed ETA-9089 Appendix A and Final Determination', 'Identity', 'Labor Department part of the filing'),
    exhibit(
      'Ex-3',
      'Bachelor’s diploma and transcript, University of Port Ormond, with translation and evaluation',
      ['EB-2', 'Prong 2'],
      'Labor relations, four years, 2010; equal to a U.S. bachelor’s degree',
    ),
    exhibit('Ex-4', 'Letter from Delacourt Castings, duties February 2011 to August 2016', ['EB-2', 'Prong 2'], 'HR specialist for leave, injuries and job analysis'),
    exhibit('Ex-5', 'Letter from Marguerite Bellamy, Vice President for Operations, Castlewood Foods', ['EB-2', 'Prong 1', 'Prong 2', 'Prong 3'], 'Duties since September 2016; rights; consent'),
    exhibit('Ex-6', 'O*NET page for human resources specialists; five postings', ['EB-2', 'Prong 3'], 'A bachelor’s degree is the usual entry'),
    exhibit('Ex-7', 'Statement of the endeavor, with plan 2027 to 2029', ['Prong 1', 'Prong 2', 'Prong 3'], 'Problem, practice, borders, steps'),
    exhibit('Ex-8', 'Task sheets of one packing line (redacted), editions of 2017 and 2026', ['Prong 1', 'Prong 2'], 'Forty-one tasks; who measured'),
    exhibit('Ex-9', 'Audit of closed claims 2014 to 2024, Landry Compensation Fund', ['Prong 1', 'Prong 2'], 'Made by the fund’s auditor; no names, no diagnoses'),
    exhibit('Ex-10', 'Letter from Rowena Ferrell, Claims Director, Landry Compensation Fund, with program rules', ['Prong 1', 'Prong 2', 'Prong 3'], '930 employers in three states; 212 with sheets'),
    exhibit('Ex-11', 'Letter from Leopold Tindall, Business Representative, Allied Plant Workers, District 31', ['Prong 1', 'Prong 2', 'Prong 3'], 'Why the union objected, and what changed'),
    exhibit('Ex-12', 'Clause on return after injury from fourteen labor contracts', ['Prong 1', 'Prong 3'], 'Eleven employers, 5,200 workers'),
    exhibit(
      'Ex-13',
      'Letter from Dr. Josephine Pickering, Medical Director, Wainscott Occupational Health, with intake forms',
      ['Prong 1', 'Prong 2'],
      'Thirty-eight clinics in nine states, before and after',
    ),
    exhibit('Ex-14', 'Letter from Sylvester Gorham, Plant Manager, Whitebrook Linen Service', ['Prong 1', 'Prong 2'], 'Hospital laundries; own people, no contract'),
    exhibit('Ex-15', 'Pay summary for the audited claims, certified by an accountant of the union’s choice', 'Prong 1', 'Pay before and one year after, from wage reports'),
    exhibit('Ex-16', 'Record of grievances on returns, 2018 to 2026', ['Prong 1', 'Prong 2'], 'Nine filed, four upheld'),
    exhibit('Ex-17', 'Injury logs of five plants, 2014 to 2025 (totals)', 'Prong 1', 'Recorded cases per 100 workers'),
    exhibit('Ex-18', 'Agreement of the fund, the union and Castlewood, May 2026 (redacted)', ['Prong 2', 'Prong 3'], '$246,000; joint board; change of employer'),
    exhibit('Ex-19', 'Requests of two nursing-home groups and a cold-storage company', ['Prong 2', 'Prong 3'], 'Sites, number of jobs, first month'),
    exhibit('Ex-20', 'Two reports in trade papers, 2024 and 2026', 'Prong 1', 'The fund’s program; the labor contracts'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Where to file: copy the address from uscis.gov/i-140 and note the date]]'),
    p(
      '**I-140 self-petition: Odalys Hargrove (fictional)**\nINA 203(b)(2), bachelor’s degree and five years of progressive experience; national interest waiver\nEndeavor: to bring into general use a practice by which production workers who are hurt return to measured parts of their own job, and stay on the job',
    ),
    p('Dear Officer:'),
    p(
      'I work in personnel offices of factories, and have for fifteen years ({{Ex-1}}, {{Ex-2}}). One problem has followed me through all of them: the worker who is hurt on a Tuesday, is told to rest, and never comes back. I have found no cure for that, and I have published nothing about it. I have found a way of preparing for it, and others now use it: an insurance fund, a union, a chain of clinics and a laundry. The files behind it are confidential, as they should be, and the practice has no name and no author on its cover. I ask that my petition be judged by what auditors counted in those files, and by what these four organizations altered in their own rules. Neither the letters nor the figures come from people who owe me anything, except where I say so. What speaks against me is here as well.',
    ),
    p(
      'The request is for classification under the second preference and for a waiver of the job offer under *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). It does not rest on any lack of workers. The labor certification exists for that question. Mine is what becomes of people who have work, are good at it, and are hurt.',
    ),
    contents('Contents', 1),

    h1('Two workers, the same shoulder'),
    p(
      'In 2015 a man who stacked crates at one of Castlewood’s plants tore something in his shoulder. The clinic asked what he did. The answer was his title, “material handler,” and the note said “no work for three weeks.” It was renewed four times. By then his place had been filled, he had sold his car, and no one at the plant heard from him again ({{Ex-5}}, annex 1).',
    ),
    p(
      'In 2021 a woman at the same table had the same injury. The clinic had a page on her job: eleven tasks, each with a weight, a height and a count for an hour. The physician crossed out five. On the third day she did the other six, at her own rate of pay, with an end date and the steward’s initials. In the ninth week she was stacking crates ({{Ex-5}}, annex 2, with her consent).',
    ),
    p('Two stories prove little. They show what the figures below are about. The difference was not kindness, and it was not money. It was a page that had been written before anyone was hurt.'),

    h1('The classification'),
    p(
      'The University of Port Ormond conferred a four-year bachelor’s degree in labor relations on me in July 2010, equal to a bachelor’s degree of the United States by evaluation ({{Ex-3}}). With five years of progressive experience after it in the specialty, the regulation counts it as a master’s degree. 8 CFR 204.5(k)(2). Employers’ letters prove the years. 8 CFR 204.5(k)(3)(i)(B).',
      { keepWithNext: true },
    ),
    table(
      [1.8, 2.6, 3.4, 0.9],
      ['Years', 'Position', 'Growth of the duties', 'Proof'],
      [
        ['2011 to 2013', 'HR specialist, Delacourt', 'Leave and injury files of one foundry', '{{Ex-4}}'],
        ['2013 to 2016', 'Senior HR specialist', 'Job analysis of 120 positions; rules on leave', '{{Ex-4}}'],
        ['2016 to 2020', 'Plant HR manager, Castlewood', 'Personnel of a plant with 700 people', '{{Ex-5}}'],
        ['2020 to now', 'Manager, return to work', 'Five plants; three specialists', '{{Ex-5}}'],
      ],
      'Experience after the degree',
    ),
    p(
      'The five years were complete in February 2016. Human resources covers clerical work as well, which needs no degree. Mine is that of a human resources specialist who analyzes jobs and writes rules; O*NET and five postings of unrelated employers ask for a bachelor’s degree ({{Ex-6}}). Since January 15, 2025 the Policy Manual asks that the occupation be a profession and the five years lie in its specialty (volume 6, part F, chapter 5). They do: analysis of jobs was a course of the degree, has been a duty since 2013, and is the substance of the endeavor.',
    ),

    h1('What I propose'),
    h2('A page that exists before the injury'),
    bullets(
      '**Measure.** Each job of a line is taken apart into tasks. Two people who do the job weigh, measure and count with me, at the end of a shift and on the worst day of the week, and sign. A line of thirty jobs takes two weeks ({{Ex-8}}).',
      '**Send.** The pages lie at the clinic before they are needed. On the first visit the physician marks what this patient can do. No one else decides that, and the employer learns nothing of the diagnosis.',
      '**Offer.** Out of the marked tasks comes a full day on the worker’s own line, at the regular rate, with an end date. The worker may say no. A supervisor may add nothing to it.',
      '**Read again.** Each week worker, steward and supervisor look at the page together and send it back to the clinic when something hurts.',
    ),
    p(
      'My proposed endeavor is to continue this practice; to extend it from plants to other places of heavy manual work, first laundries, cold stores and nursing homes; and to train those who carry it on, who are the field staff of insurers, stewards, clinic nurses and the HR staff of small employers ({{Ex-7}}, parts 1 and 2). I do it as a human resources specialist at Castlewood and under the agreement with the fund and the union ({{Ex-18}}).',
    ),
    h2('Borders'),
    p(
      'The pages serve injuries of muscles, joints and hands. For mental illness, cancer or head injuries I have nothing to offer. I do not recruit, decide claims, advise on leave law or judge whether someone tells the truth about pain. Nor do I sell the form, which a plant with a scale, a watch and two willing people can use without asking ({{Ex-7}}, part 3).',
    ),
    h2('Files I have never seen'),
    p(
      'Medical files belong to the fund and the clinics, and I have no right to read them. Every figure on injured people in this petition was therefore counted by someone else: by the fund’s auditor, who works for its 930 members, and for pay by an accountant engaged by the union ({{Ex-9}}, {{Ex-15}}). The pages of Castlewood’s lines are its property and proprietary in part, since they show how fast it packs. Ms. Bellamy has released the form for use by anybody and the excerpt for this petition ({{Ex-5}}, page 4; {{Ex-8}}).',
    ),

    h1('What became of the injured'),
    p(
      '*Dhanasar* speaks of merit in business, health and other fields. 26 I&N Dec. at 889. This endeavor touches both of these. The auditor took all claims with lost time that had been closed for a year:',
      {
        keepWithNext: true,
      },
    ),
    table(
      [3.2, 1.6, 1.6, 2],
      ['Closed claims with lost time', 'Castlewood, 2014 to 2016', 'Castlewood, 2019 to 2024', '44 comparable plants, 2019 to 2024'],
      [
        ['Number of claims', '206', '318', '2,140'],
        ['Days away, median', '47', '16', '41'],
        ['Employed a year later, with any employer', '58%', '81%', '61%'],
        ['Pay a year later, share of earlier pay', '71%', '94%', '74%'],
        ['Hurt again within six months', '5.3%', '4.1%', '5.0%'],
      ],
      'Audit of the fund ({{Ex-9}}, table 2; pay, {{Ex-15}})',
    ),
    p(
      'The last column holds plants of the same class and size, insured by the same fund, without the pages. In the earlier years theirs were 45 days, 59 percent, 72 percent and 5.2 percent, so that they resembled Castlewood before and did not afterward ({{Ex-9}}, section 4). The auditor adds that Castlewood’s machines were partly renewed in 2020. That lowers the number of injuries, which did fall ({{Ex-17}}). It does not explain who comes back from one. I draw no conclusion about any single plant, since two of the five have fewer than thirty claims each.',
    ),

    h1('What became of the practice'),
    p(
      'A company with fewer lost days has a private benefit. For national importance I look, as *Dhanasar* does at 889, to what the endeavor may mean for the field at large, here the way in which employers and those around them deal with a hurt worker. Four kinds of organizations take part in such a case. One of each kind has changed its rules.',
      { keepWithNext: true },
    ),
    table(
      [2.2, 3.8, 1.4],
      ['Kind', 'Rule that was changed', 'Proof'],
      [
        ['Insurer', 'Pays for pages at any of 930 employers', '{{Ex-10}}'],
        ['Union', 'Clause in fourteen contracts with eleven employers', '{{Ex-11}}, {{Ex-12}}'],
        ['Clinics', 'First visit begins with tasks; 38 clinics in nine states', '{{Ex-13}}'],
        ['Another industry', 'Laundries in four states, measured by their own people', '{{Ex-14}}'],
      ],
      'Changes by others',
    ),
    p(
      '**The insurer.** The Landry fund is a mutual insurer for workers’ compensation. Ms. Ferrell had read three years of Castlewood’s claims before she called. Since July 2022 her fund has paid for measuring at any member with more than twenty people. By October 2026, 212 employers had pages: foundries, nurseries, bakeries, a maker of caskets. My colleagues and I measured 31 of them, and the fund’s six field people or the employers themselves did the others. At the 140 that have two full years, the median of days away went from 44 to 24. That is less than Castlewood’s, and she says why: small shops have fewer tasks to offer ({{Ex-10}}, page 3).',
    ),
    p(
      '**The union.** “Light duty” had meant sorting screws in a glass room where everyone could see you. Mr. Tindall had filed grievances against it for twenty years, and he opposed the first pages for the same reason. What changed his mind was the regular rate, the end date and the right to say no. He wrote all three into a clause, which now stands in fourteen contracts with eleven employers. Castlewood holds two of them ({{Ex-11}}, {{Ex-12}}).',
    ),
    p(
      '**The clinics.** Dr. Pickering’s physicians see the injured of some 3,000 employers. In January 2025 her intake form began to ask for the tasks before the title. Employers that have no pages receive a blank one; 260 have sent it back filled in, most of whom neither the fund nor I can name. First notes that state what a patient may do, and not only that he may not work, rose from 36 to 78 percent ({{Ex-13}}).',
    ),
    p(
      '**Another industry.** Mr. Gorham washes the linen of 60 hospitals. He found the form at his clinic. Wet sheets are nothing like crates, so his people measured for themselves and added a column for heat, which the fund has since taken over ({{Ex-14}}, {{Ex-10}}). We met after he had finished.',
    ),
    p(
      'Two trade papers wrote about the fund’s program and the contracts. They do not mention me ({{Ex-20}}). I cite no federal program on work or disability, because I know of none that speaks of this practice.',
    ),

    h1('Four objections'),
    p(
      '**That it saves employers money.** It does. Castlewood’s premium fell, and I ask the officer to leave that out. The third and fourth rows of the audit belong to the workers: whether they have work, and what it pays.',
    ),
    p(
      '**That it hurries people back.** This is the serious one. The last row of the table was put there to find it and shows none. Nine grievances claimed it in eight years. Four were upheld, each is described in {{Ex-16}}, and two changed the form.',
    ),
    p(
      '**That any personnel manager does this.** The five postings ask for hiring, benefits and a payroll program. None asks for a scale and a stopwatch ({{Ex-6}}). Job analysis is old. Doing it with the people on the line, before an injury and for the physician’s use, is something Ms. Ferrell had not seen in 400 claim files from other plants ({{Ex-10}}, page 1).',
    ),
    p(
      '**That it will end with its author.** At 181 of the 212 employers it began without me. The fund’s register has 64 people who have measured a line by themselves, and a third of them are stewards or line leaders ({{Ex-10}}, annex).',
    ),

    h1('Position to go on'),
    h2('How I learned it, and where I was wrong'),
    p(
      'Delacourt’s letter tells of the foundry’s injury files, which I was given to put in order and began to read, and of 120 jobs that I analyzed for a pay plan; the idea of sending such an analysis to a physician came from there ({{Ex-4}}). At Castlewood the first pages were written in 2017. Ms. Bellamy distinguishes my part, the task page, the end date and the weekly reading, from what came from others: the regular rate was the union’s condition, and the clinic’s nurse proposed sending pages ahead ({{Ex-5}}, page 2).',
    ),
    p(
      'In 2018 a page gave the weight of a bin as 20 pounds. I had measured it dry. By Friday afternoon it was full of melting ice and weighed 34, and a woman’s wrist was hurt a second time. I visited her at home, with the steward. The rule about the worst day of the week comes from that visit. The case falls between the two periods of the audit and is in no figure above; it is the first of the grievances ({{Ex-16}}, case 1). Mr. Tindall writes that he signed the clause because I had brought the file to him myself ({{Ex-11}}).',
    ),
    p(
      'Each writer speaks from another side of the table: one pays the claims, one defends the claimants, one treats them, and one found the form in a rack. All of them state how they know me. None except Ms. Bellamy has employed me. The fund and the union are parties to the agreement described next, as their letters disclose, and no letter was paid for.',
    ),
    h2('The years ahead'),
    table(
      [1.2, 3.4, 2.8],
      ['Year', 'Step', 'In hand'],
      [
        ['2027', 'One hundred twenty further employers, by the fund’s staff', 'Program budget ({{Ex-10}})'],
        ['2027', 'Pages for nursing homes and cold stores', 'Three requests with dates ({{Ex-19}})'],
        ['2028', 'Revised clause, with the second audit', 'Agreement, part 3 ({{Ex-18}})'],
        ['2029', 'Library of tasks passes to the joint board', 'Agreement, part 5 ({{Ex-18}})'],
      ],
      'Plan ({{Ex-7}}, part 4)',
    ),
    p(
      'The agreement of May 2026 pays Castlewood $246,000 over three years for two days of each of my weeks, one trainer and the audit, and puts the work under a board of the fund, the union and an employer that is not Castlewood. It names me and can follow me to another employer ({{Ex-18}}, parts 2 and 6). The board ends the extension to an industry when re-injuries there rise above those of plants without pages. Under the second prong, record, plan, progress and the interest of users are weighed, *Dhanasar*, 26 I&N Dec. at 890; a promise of success is not asked for, and none is made.',
    ),

    h1('Why the usual route does not serve'),
    p('The last question is whether the United States gains more by waiving the job offer than by requiring it. 26 I&N Dec. at 890–91.'),
    p(
      '**A job at one employer is the wrong frame.** The task library works because insurer, union and rival employers put their pages into it. They would not put them into the personnel department of Castlewood, which is why the board exists. Castlewood, for its part, could seek a certification for a manager of its five plants, where the work is largely done ({{Ex-5}}, {{Ex-18}}).',
    ),
    p(
      '**Others may well be qualified.** There are many human resources specialists in this country, and several of them now measure better than I do. I assume that each of the five posted jobs can be filled tomorrow ({{Ex-6}}). The country would still want the audit finished and the clause revised by the person who has to answer for the first edition of both ({{Ex-10}}, {{Ex-11}}).',
    ),
    p(
      '**The contracts expire together.** Eleven employers and the union bargain again before March 31, 2028 ({{Ex-12}}). The second audit closes in December 2027 ({{Ex-18}}, part 3). If it is late, the clause is bargained on memory, and the next occasion is in 2032.',
    ),
    p(
      '**It serves workers in this country.** Labor certification protects those who are in the labor market. This practice keeps people from dropping out of it, at their own rate of pay ({{Ex-15}}). Here the two purposes agree.',
    ),

    h1('Conclusion'),
    p('I ask the officer to grant the classification and the waiver. As to discretion, please consider [[long: What speaks for you, with exhibits]]. I stand by every statement about my own work.'),
    signature('Respectfully submitted,', 'Odalys Hargrove (fictional)', 'Petitioner', 'Date: [[short: Day of signing]]'),

    pageBreak(),
    h1('Appendix: evidence by number'),
    p('All documents predate the filing. No injured person can be identified in any of them except with consent.'),
    exhibitIndex(),
  ],
}
