/** Sample I-140 cover letter for a data scientist; person, organisations, figures and exhibits are fictional. */
import { contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterDataScientist: Document = {
  id: 'cover-letter-data-scientist',
  title: 'Sample cover letter: data scientist',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'A sample for data scientists with invented people, organizations, data and results. Only the public documents are real, and they are dated. Use it to see how a model becomes an endeavor and a score becomes evidence; write your own sentences. Nothing here is legal advice or a forecast of a decision. Delete this box before filing.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page and curriculum vitae', 'Identity', 'Identity, appointments, publications'),
    exhibit('Ex-2', 'ETA-9089 Appendix A with signed Final Determination', 'Identity', 'Labor form parts for this petition'),
    exhibit('Ex-3', 'Ph.D. diploma and transcript, Walden Ridge University', ['EB-2', 'Prong 2', 'Prong 3'], 'Statistics, conferred December 2019; dissertation on incomplete lifetime data'),
    exhibit('Ex-4', 'O*NET summary for data scientists and three postings', 'EB-2', 'Degree required for entry'),
    exhibit('Ex-5', 'Statement of the endeavor', ['Prong 1', 'Prong 2'], 'Aim, limits, work to date, next steps'),
    exhibit('Ex-6', 'Method paper, peer-reviewed journal, 2024', ['Prong 1', 'Prong 2'], 'Petitioner first author of three; simulation and proof of the correction'),
    exhibit('Ex-7', 'Prediction file of January 10, 2025, with time stamp of a public registry', ['Prong 1', 'Prong 2'], 'Forecasts fixed before the year began to be counted'),
    exhibit('Ex-8', 'Evaluation report, February 2026', ['Prong 1', 'Prong 2'], 'Forecasts of 2025 against failures; tables by cooperative'),
    exhibit('Ex-9', 'Letter from Gordon Pell, P.E., Vice President, Five Rivers Power Association', ['Prong 1', 'Prong 2', 'Prong 3'], 'Fourteen cooperatives; what their replacement plans now use'),
    exhibit('Ex-10', 'Letter from Marisol Quint, Line Superintendent, Cutbank Electric Cooperative', ['Prong 1', 'Prong 2'], 'Field view of one replaced bank'),
    exhibit('Ex-11', 'Letter from Professor Hideo Brandvold, Eastmoor College', ['Prong 1', 'Prong 2'], 'Independent; used the correction for water mains'),
    exhibit('Ex-12', 'Letter from Dana Okwuosa, Reliability Manager, Ferris Transformer Works', ['Prong 1', 'Prong 3'], 'A repair shop outside the project and its use of the codes'),
    exhibit('Ex-13', 'Software package Thinrecord: manual, license, release history', ['Prong 1', 'Prong 2'], 'Authors, versions, tests'),
    exhibit('Ex-14', 'Department of Energy, page of July 7, 2025 on its report under Executive Order 14262', 'Prong 1', 'Outage risk to 2030'),
    exhibit('Ex-15', 'Notice on the Speed to Power initiative, September 18, 2025', 'Prong 1', 'Generation and transmission for large loads'),
    exhibit('Ex-16', 'Letter from the Tallgrass Institute on appointment and rights', ['Prong 2', 'Prong 3'], 'Research scientist since February 2020; renewable to 2029'),
    exhibit('Ex-17', 'Grant award, Loftus Foundation, with budget', ['Prong 2', 'Prong 3'], '$120,000, petitioner as principal investigator'),
    exhibit('Ex-18', 'Research and release plan 2027 to 2029', ['Prong 2', 'Prong 3'], 'Milestones, tests that would count as failure'),
    exhibit('Ex-19', 'Data agreements with six further utilities', ['Prong 2', 'Prong 3'], 'Signed between May and September 2026'),
    exhibit('Ex-20', 'Course record: three workshops for utility planners', 'Prong 2', 'Programs, exercises, participants'),
  ],
  blocks: [
    p('[[field: Date of filing]]', { tight: true }),
    p('Attention: I-140, USCIS\n[[long: Current filing location]]'),
    p(
      '**Petition for a second-preference immigrant with national interest waiver**\nSelf-petitioner: Noor Haldane Ivanova, Ph.D. (fictional)\nCategory: advanced degree professional, INA 203(b)(2)(A) and (B)(i)\nEndeavor: failure forecasts for small electric utilities from incomplete records',
    ),
    p('Dear Sir or Madam:'),
    p(
      'A small electric cooperative may own a few thousand transformers and know the age of half of them. I am a statistician who works as a data scientist, and my proposed endeavor is to continue building, validating and releasing *Thinrecord*, a statistical method and software package that forecasts which distribution transformers are likely to fail in the coming year when the utility’s own records are thin: installation dates lost, failed units deleted, and repairs written by hand ({{Ex-5}}).',
    ),
    p(
      'The petition is my own ({{Ex-1}}, {{Ex-2}}). The endeavor has one idea and a history of seven years, and I tell it in the order of time, for each year answers a doubt that the year before had left: whether the correction is sound, whether it forecasts, whether anyone else needs it, whether it can go on. The category and the three prongs of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016), follow and refer back to the years.',
      { keepWithNext: true },
    ),
    table(
      [1.4, 4.6, 1.8],
      ['Time', 'What happened', 'Main exhibits'],
      [
        ['2019', 'U.S. doctorate in statistics, on data whose early failures have vanished', '{{Ex-3}}'],
        ['2020 to 2024', 'One forecasting problem, one named method, open software', '{{Ex-5}}, {{Ex-6}}, {{Ex-13}}'],
        ['2025', 'Forecasts fixed in advance and scored', '{{Ex-7}}, {{Ex-8}}'],
        ['2025 and 2026', 'Replacement plans changed; reuse in another field; work shared by many utilities, tied to no single position', '{{Ex-9}} to {{Ex-12}}'],
        ['2027 to 2029', 'Funded plan by the author of the method; signed data agreements', '{{Ex-16}} to {{Ex-19}}'],
      ],
    ),
    contents('Contents', 1),

    h1('December 2019: a question about missing failures'),
    p(
      'Walden Ridge University awarded me the degree of Doctor of Philosophy in statistics in December 2019 ({{Ex-3}}). My dissertation, “Lifetimes seen in part,” treats data in which the early failures have vanished from the record. It supplied the first version of the correction on which the endeavor turns.',
    ),
    p(
      'A failed transformer leaves the yard and, in many asset registers, leaves the table. What remains are survivors. A model trained on survivors learns that old equipment is strong. The bias has a name, left truncation, and textbook remedies need the one fact that small utilities lack: when each unit entered service. In the registers of fourteen cooperatives the installation year is missing for 46 of 100 units, and two thirds of the units retired before 2015 are gone ({{Ex-8}}, table 2).',
    ),

    h1('2020 to 2024: registers, proofs and a ranking withdrawn'),
    p(
      'Since 2020 I have coded the gaps of such registers. Their owners had tried forecasts before. Mr. Pell, a professional engineer who coordinates planning for the fourteen, writes that members bought machine-learning forecasts on two occasions and stopped using them: the first ranked units by loading alone, and the second gave a 40-year-old bank the lowest risk on its line, since all recorded forty-year-olds were alive ({{Ex-9}}). Replacement went back to age rules and to waiting for the failure.',
    ),
    p('The method that grew from these years does four things:', { keepWithNext: true }),
    steps(
      '**Date what has no date.** Serial-number blocks, pole inspection photographs and line-construction permits give an interval for the year of installation. The interval, and not a guess from its middle, enters the likelihood ({{Ex-6}}, section 2).',
      '**Put the missing dead back.** From purchase ledgers the method estimates how many units of each make and decade once existed and corrects the survival curve for those that disappeared. The proof that this estimator is consistent under stated conditions is mine ({{Ex-6}}, section 3).',
      '**Borrow strength without moving data.** A cooperative fits the model on its own machine and shares only summary terms. Partial pooling lets a utility with nine recorded failures learn from one with nine hundred, with the degree of borrowing estimated and reported ({{Ex-13}}).',
      '**Report honest odds.** Each unit receives a probability with an interval. The package refuses to print a ranking if calibration on past years falls outside a fixed band ({{Ex-13}}, chapter 6).',
    ),
    p(
      'Hierarchical survival models are well known and I claim none of them. The second step and the refusal rule are new in this use; the referees of the journal asked for both to be tested on simulated registers where the truth is known, and the results stand in sections 4 and 5 of the paper ({{Ex-6}}). Professor Brandvold explains why earlier corrections fail when installation dates are themselves uncertain ({{Ex-11}}).',
    ),
    p(
      'I wrote the method paper as first of three authors: the statement of contributions assigns the estimator, the proofs and the code to me, the field data to the second author and the photographs to the third ({{Ex-6}}). In 2024 I withdrew a ranking when its calibration failed, at a moment when members wanted one; Mr. Pell watched this and gives it as the reason why they trusted the next ({{Ex-9}}).',
    ),

    h1('January 2025: odds deposited before the year'),
    p(
      'A model that explains last year is easily had. On January 10, 2025 I deposited with a public registry the failure probability of each of 22,400 transformers of the fourteen cooperatives for that calendar year; the deposit is time-stamped and cannot be changed ({{Ex-7}}). The cooperatives counted failures under a written rule and sent them to an evaluator at Norfield University who had no part in the forecasts ({{Ex-8}}, page 3). The results:',
      { keepWithNext: true },
    ),
    table(
      [3.6, 1.6, 1.6, 1.6],
      ['Measure for 2025', 'Thinrecord', 'Age rule', 'Purchased model'],
      [
        ['Failures among the 1,120 units ranked highest', '156 of 410', '57 of 410', '71 of 410'],
        ['Failures forecast in all (410 occurred)', '402', 'not given', '233'],
        ['Calibration slope (1 is ideal)', '0.96', 'not given', '0.41'],
        ['Brier score (lower is better)', '0.0166', 'not given', '0.0181'],
      ],
      'Scores of forecasts fixed before the year',
    ),
    p(
      'The report also records what did not work. At two cooperatives on the coast, where corrosion dominates, the ranking was no better than age; the report says so in its abstract, and the plan takes the matter up ({{Ex-8}}, {{Ex-18}}).',
    ),
    p(
      'What a planner does with such a score is concrete. Ms. Quint describes a bank of three units behind a dialysis clinic and a feed mill. By age it stood at place 2,900 of her list. The forecast put it in the first hundred because of its serial block and two coded repairs. Opened in the shop in May 2025, one unit had a failing tap changer ({{Ex-10}}; shop report attached to {{Ex-12}}). It was replaced on a Sunday with notice, and not in August without.',
    ),

    h1('2025 and 2026: work in the hands of others'),
    p(
      'Plans of utilities in five states changed. Since the evaluation eleven of the fourteen cooperatives order replacements from the forecast, with the age rule as a check; their boards’ resolutions are attached to Mr. Pell’s letter ({{Ex-9}}). None of them is my employer, and none has paid me ({{Ex-9}}, {{Ex-16}}). Six utilities that are not members have signed data agreements on the strength of the published scores ({{Ex-19}}).',
    ),
    p(
      'A service trade adopted the language of the method. Ferris Transformer Works repairs units for more than eighty utilities and is in no project of mine. It replaced its free-text failure notes with the coding guide in January 2026 and returns the codes to each owner. Ms. Okwuosa writes that this cost her shop two days of training and that customers who have never run a model now possess the data that one needs ({{Ex-12}}). Registers improve in places I shall never see.',
    ),
    p(
      'Another field took the estimator. Professor Brandvold applied the correction for vanished units to water mains of three cities and reports which conclusion changed: cast-iron pipes of the 1920s, rated safest on surviving records, moved to the most urgent group ({{Ex-11}}). He found the paper by a literature search and met me eleven months later. Infrastructure with lost histories is not peculiar to transformers, and a general correction reaches it all.',
    ),
    p(
      'Each of these writers adds a fact about my part. Ms. Okwuosa recalls that the guide was cut from 140 codes to 31 after I had spent a week at her benches ({{Ex-12}}). Professor Brandvold states which theorem his group needed and where the textbook version breaks ({{Ex-11}}). Citations say little so soon after publication, and I count none.',
    ),
    p(
      'The software is used as well. In the release history of the package 88 of 100 accepted changes are mine and the rest belong to nine outside contributors ({{Ex-13}}). Seventy-three planners attended the three workshops and worked on their own registers, and 29 sent back a completed exercise ({{Ex-20}}).',
    ),

    h1('2027 to 2029: the endeavor that is proposed'),
    p(
      'Thinrecord is released under an open license, with a coding guide for repair notes, synthetic registers for practice and a protocol for scoring forecasts ({{Ex-13}}). Its users are planners of utilities with one or two engineers. They reach it through their associations, through workshops ({{Ex-20}}) and through a repair shop that has adopted the coding guide ({{Ex-12}}). Tallgrass, the nonprofit institute at which I hold a research appointment, has waived rights in software and results ({{Ex-16}}).',
    ),
    p(
      'In 2027 I add a corrosion term for coastal utilities, which must beat the age rule in a registered forecast; samples from both coastal members are in hand ({{Ex-8}}, {{Ex-18}}). Before January 31 of that year the forecasts for the six new utilities are deposited, under their agreements ({{Ex-19}}). In 2028 the same estimator, with a new hazard, is tried on underground cable joints with the pilot data of one utility ({{Ex-19}}), and the scoring protocol, used as a draft in 2026, is published with two outside evaluators ({{Ex-8}}). By 2029 an association group of three maintains the package; the offer is in {{Ex-9}} and the course material in {{Ex-20}}. The plan states in advance which result would make me abandon a line of work ({{Ex-18}}, section 5).',
    ),
    p(
      'Money for the first two years is in hand: the Loftus Foundation awarded $120,000 to me as principal investigator in June 2026 after outside review, for computing, site visits and a graduate assistant ({{Ex-17}}). Tallgrass renewed my appointment to December 2029 and releases four days a week for the project ({{Ex-16}}). The award may move with me to another nonprofit employer, as its clause 9 provides ({{Ex-17}}); the software and agreements name me, and not the institute ({{Ex-13}}, {{Ex-19}}).',
    ),
    p(
      'Six utilities in four further states agreed between May and September 2026 to run the package on their records and to count failures by the protocol; one operates underground cable in a city ({{Ex-19}}).',
    ),
    p(
      'The endeavor ends at the forecast and its evaluation. It includes no trading of electricity, no advice on prices and no general “artificial intelligence for energy.” Other duties of my appointment, about a fifth of my time, concern teaching and are not part of it ({{Ex-5}}, {{Ex-16}}).',
    ),

    h1('What the years show: category and prongs'),
    h2('Advanced degree and profession'),
    p('The doctorate of 2019 is a United States degree above the baccalaureate ({{Ex-3}}).'),
    p(
      'I carry out the endeavor as a data scientist. The O*NET summary and postings of three unrelated employers show that at least a bachelor’s degree in statistics, computer science or a similar subject is required for entry ({{Ex-4}}). Officers have asked since January 15, 2025 whether the occupation that carries an endeavor is a profession; it is. For prong 2 I add how the degree serves the work. Survival analysis, a graduate subject of statistics, is the center of the work; {{Ex-3}} lists the courses and {{Ex-6}} the mathematics.',
    ),
    h2('Merit and national importance'),
    p(
      'The merit was tested in advance, by forecasts that could not be changed and a count that was not mine ({{Ex-7}}, {{Ex-8}}). As to importance, the reliability of electricity matters to the nation, and that sentence proves nothing about my work. I rely on the three effects of 2025 and 2026, which can be traced to Thinrecord and do not end at the utilities that supplied data: plans changed in five states, a trade’s records changed, and another field took the estimator ({{Ex-9}}, {{Ex-11}}, {{Ex-12}}).',
    ),
    p(
      '[Executive Order 14262 of April 8, 2025](https://www.govinfo.gov/content/pkg/FR-2025-04-14/html/2025-06381.htm), 90 Fed. Reg. 15521, concerns the reliability of the electric grid. The Department of Energy’s report under it, [announced on July 7, 2025](https://www.energy.gov/node/4851622), connects load growth and plant retirements with a higher risk of outages by 2030 ({{Ex-14}}). [Speed to Power](https://www.federalregister.gov/d/2025-18058), 90 Fed. Reg. 45032 (September 18, 2025), concerns generation and transmission for data centers and factories ({{Ex-15}}). Neither speaks of transformers on poles or of my model. They place grid reliability among the government’s present concerns, and the endeavor serves one part of it, failures at the last step of delivery. I make no claim about the remainder.',
    ),
    h2('Position'),
    p(
      'The Policy Manual asks that a petitioner be well positioned, and does not ask for certain success. The doctorate supplied the theory ({{Ex-3}}), and the years since then a validated method and its authorship ({{Ex-6}}, {{Ex-8}}). Three outsiders tell what they did because of the work: changed a replacement plan ({{Ex-9}}), changed a shop’s records ({{Ex-12}}) and changed a conclusion about pipes ({{Ex-11}}). Together with two funded years ({{Ex-16}}, {{Ex-17}}) and users under written agreements ({{Ex-19}}) this meets the test.',
    ),
    h2('The waiver on balance'),
    p(
      'A labor certification asks whether a worker is available for one employer’s stated job. The forecast improves as utilities that do not belong together share summary terms. Mr. Pell doubts that his members would send even these to a vendor or to one another’s staff; they accept a researcher with no interest in their purchases ({{Ex-9}}). Ms. Okwuosa says the same of shop records ({{Ex-12}}). An employer that sponsored the position would, by that fact, become an interested party.',
    ),
    p(
      'The country trains many data scientists, and I do not say that it trains too few. The endeavor’s next steps extend an estimator whose assumptions I derived ({{Ex-6}}), on registers whose gaps I have coded since 2020, for owners who deal with me by agreement ({{Ex-19}}). A vacancy lists modeling languages and years ({{Ex-4}}). It cannot list the judgment to withhold a ranking.',
    ),
    p(
      'Utilities order transformers long before they need them. Mr. Pell reports that orders for 2029 will be placed in 2027 and asks for the coastal term before then ({{Ex-9}}). Forecasts can be scored once a year, so one lost year is one lost test ({{Ex-18}}).',
    ),
    p(
      'I hold a doctorate in a STEM subject, and my work serves the reliability of energy supply. The Policy Manual treats an advanced STEM degree, together with work that furthers an area important to competitiveness or security and a good position to advance it, as a positive factor. I ask that it be weighed with the rest and not in place of it ({{Ex-3}}, {{Ex-14}}).',
    ),
    p(
      'The grant pays a graduate assistant in the United States ({{Ex-17}}), planners keep and widen their own tasks ({{Ex-20}}), and the package is free. For these reasons the interests served by a waiver outweigh those served by testing the market for a position that would not contain this work.',
    ),

    h1('Conclusion'),
    p(
      'The requirements of the category and of the waiver are met. I ask USCIS to approve it, and to exercise its discretion in my favor in view of [[long: Equities you can document, each with an exhibit]]. The statements here about my own work are true and correct to the best of my knowledge.',
    ),
    signature('Respectfully submitted,', 'Noor Haldane Ivanova, Ph.D. (fictional)', 'Self-petitioner', '[[short: Signed on]]'),

    pageBreak(),
    h1('Appendix: evidence'),
    p('Numbers are those used in the text. Data exhibits are printed with the rules by which they were counted. All are dated before filing.'),
    exhibitIndex(),
  ],
}
