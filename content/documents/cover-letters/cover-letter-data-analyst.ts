/** Sample I-140 cover letter for a data analyst whose data belong to an insurer; person, organizations, figures and exhibits are fictional. */
import { exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterDataAnalyst: Document = {
  id: 'cover-letter-data-analyst',
  title: 'Sample cover letter: data analyst',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 8, to: 8 },
  notice: [
    plain(
      'Sample letter. Analyst, insurers, sites, losses and filings are invented; the federal standard it names is real. It shows a case built on an employer’s own data, without publication, funding or a method with a name. It gives no legal advice and no assurance of approval. Take the order and the kinds of proof, never the sentences, and remove this box.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, status record', 'Identity', 'Person, positions'),
    exhibit('Ex-2', 'ETA-9089 Appendix A and Final Determination', 'Identity', 'Signed'),
    exhibit('Ex-3', 'Master of Science diploma and transcript, Wendover State University', ['EB-2', 'Prong 2'], 'Applied economics, 2015'),
    exhibit('Ex-4', 'O*NET summary for business intelligence analysts; five postings', ['EB-2', 'Prong 3'], 'Usual entry'),
    exhibit('Ex-5', 'Statement of the endeavor with plan 2027 to 2029', ['Prong 1', 'Prong 2'], 'Parts, results, dates'),
    exhibit('Ex-6', 'Letter from Gerald Umstead, Chief Actuary, Heartrow Farm Mutual', ['Prong 1', 'Prong 2', 'Prong 3'], 'Duties since October 2018; what was added by whom'),
    exhibit('Ex-7', 'Letter from counsel, Heartrow Farm Mutual', 'Prong 1', 'Summaries, consent, names withheld'),
    exhibit('Ex-8', 'Certified tables of losses and inspections, 2016 to 2025', ['Prong 1', 'Prong 2'], 'Made by the actuary’s office'),
    exhibit('Ex-9', 'Letter from Colette Amundsen, Northmark Reinsurance', ['Prong 1', 'Prong 2', 'Prong 3'], 'Audit of 2023; contracts since 2024'),
    exhibit('Ex-10', 'Contract clause of Northmark on inspections, 2024', ['Prong 1', 'Prong 2'], 'Four other insurers'),
    exhibit('Ex-11', 'Agreement of Heartrow and Northmark, 2026 (redacted)', ['Prong 1', 'Prong 2', 'Prong 3'], '$410,000; data rules; clause 12'),
    exhibit('Ex-12', 'Letter from Marvin Dupree, Plains & Lakes Casualty, with forms', ['Prong 1', 'Prong 2', 'Prong 3'], 'A competitor’s 300 inspections'),
    exhibit('Ex-13', 'Letter from Bettina Coyle, Tarpan Monitoring, with product note', ['Prong 1', 'Prong 2', 'Prong 3'], 'New default alarm'),
    exhibit('Ex-14', '29 CFR 1910.272, paragraphs (a) to (c) and (q) (dated printout)', 'Prong 1', 'Grain handling facilities'),
    exhibit('Ex-15', 'Letter from Orville Tennant, Sweetgrass Valley Cooperative', 'Prong 1', 'Not insured by Heartrow'),
    exhibit('Ex-16', 'Rate filings in nine states, 2022 to 2024', 'Prong 1', 'Questions and answers; public record'),
    exhibit('Ex-17', 'Two trade-press reports, 2024 and 2025', 'Prong 1', 'Inspections; alarm'),
    exhibit('Ex-18', 'Letter from Brindle & Lowe on duties, July 2015 to September 2018', ['Prong 2', 'Prong 3'], 'Claims adjuster, then analyst'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('USCIS, Form I-140 filing location\n[[long: Address as published on the filing date]]'),
    p(
      '**Subject: I-140 petition with request for a waiver in the national interest**\nPetitioner: Ruxandra Ellingboe (fictional), self-petitioning\nClass: EB-2, professional with an advanced degree\nWork: analysis of loss and sensor records that finds dangerous machinery at grain sites before it burns',
    ),
    p('To the reviewing officer:'),
    p('This petition stands or falls with one table. I would rather put it here than lead up to it.', { keepWithNext: true }),
    table(
      [3.2, 1.5, 1.5],
      ['Fires and explosions per 100 sites and year', '2016 to 2018', '2023 to 2025'],
      [
        ['412 sites that joined between 2019 and 2021', '3.1', '1.3'],
        ['228 sites that did not', '2.9', '2.7'],
        ['Injuries with lost time at joined sites', '1.8', '0.9'],
      ],
      'Losses at 640 insured sites, certified by the insurer’s actuary ({{Ex-8}}, table 2)',
    ),
    p(
      'The sites store grain. What they joined is an inspection that goes by a list, and the list is my work. An analyst who shows such a table should expect to be doubted. I therefore begin with the doubts, including two that cost me part of the figure. What survives them is described next, then who acted on it, and only then how it meets the law. The data belong to an insurer and to farmers, and nothing about them has been published ({{Ex-1}}, {{Ex-2}}, {{Ex-7}}).',
    ),

    h1('Eight ways in which the table could be wrong'),
    h2('Careful sites join first'),
    p(
      'They do. The actuary’s office therefore compared each joined site with its own earlier record, and with sites of the same age and size that joined two years later. The difference became smaller by a fifth and remained ({{Ex-8}}, section 5). From here on I rely on the smaller figure: about two losses in five.',
    ),
    h2('It was luck'),
    p(
      'Rare events come in runs. Behind the rates stand 38 losses at the joined sites in the first three years and 16 in the last, and 20 and 18 at the others. The actuary’s office asked how often chance alone would produce a fall of the first size: less than once in a hundred ({{Ex-8}}, section 6). With 16 losses left I would not put a decimal point behind any statement about one crop or one state, and I make none.',
    ),
    h2('Those were good years'),
    p(
      'Wet harvests are dried longer and dry ones raise more dust, so years do differ. They differed for everyone. The 228 sites that did not join had the same weather, crops and prices, and went from 2.9 to 2.7. Injuries are a second check, because they are reported to someone else and for another reason. They fell by half at joined sites ({{Ex-8}}, table 2).',
    ),
    h2('The definitions were bent'),
    p(
      'They were fixed before the first season, and the tables were drawn from the company’s books by people who do not report to me. Gerald Umstead, the chief actuary, certifies both ({{Ex-6}}, {{Ex-8}}). What was removed is the names of sites, farmers and injured people, and no count ({{Ex-7}}).',
    ),
    h2('It was the sensors, not the list'),
    p(
      'The sensors had been there all along. They sound at a fixed temperature, and Mr. Umstead found that of 61 fires in fourteen years at sites with working sensors, 38 had given no alarm before the fire was seen ({{Ex-6}}). The readings of those days had been stored. Nobody had put them beside the claims, since one department kept the first and another the second.',
    ),
    h2('An insurer flatters itself'),
    p(
      'It has little reason to, since it pays for each fire; but suppose it did. Northmark, a reinsurer that carries part of the risk, audited the tables for nine weeks in 2023 with its own actuaries, who were paid to doubt them. Colette Amundsen names as a reason for trusting the rest that the worst season was in them, complete ({{Ex-9}}). From 2022 the insurance departments of nine states examined the same figures in public rate filings before they let a credit of six percent take effect. The filings are public; they hold the departments’ questions and the answers, 23 of which carry my signature as the analyst responsible. No department has endorsed this petition or heard of it. That nine of them looked at the figures and let money follow is the best proof I have that the figures are sound ({{Ex-16}}).',
    ),
    h2('The list finds faults that would have done no harm'),
    p(
      'Some. In the first full season the lists asked 120 sites to stop a machine, and 44 of the stops were needless. At harvest a needless stop costs a farmer a night in a truck. I asked to call all 44 myself. Most had the same kind of bearing, sealed, which runs warm when new. The rule for it was changed within a week, and needless stops have stayed under one in twelve since 2022 ({{Ex-6}}; {{Ex-8}}, table 4). Since the beginning 366 work orders record a fault that was found, and in 81 other cases the housing was opened and nothing was there. I would rather have the second number smaller. I would not want it to be zero, because then the list would be naming only what anyone can hear.',
    ),
    h2('It works only for the people who invented it'),
    p('This is the doubt that decides the petition. The section after next answers it with three companies, one of them a competitor of my employer.'),

    h1('What survives: the endeavor'),
    p(
      'Whoever stores grain moves it with bucket elevators and belts, in air that carries dust, and a fire usually begins with a bearing that has lost its grease. A federal standard covers the hazard. In grain elevators it calls for bearings mounted outside the leg casing or for monitoring of those inside, 29 CFR 1910.272(q) ({{Ex-14}}). It does not say how a reading is to be judged. I judge a bearing by its neighbors on the same shaft and day and not by a number on a dial. A point that drifts away from its neighbors for three days is rare in a healthy elevator and was common in the weeks before a fire ({{Ex-5}}, pages 2 to 6).',
    ),
    p(
      'Site 117 is a concrete elevator of 1974. On October 3, 2023, the lower bearing of its second leg ran at 46 degrees Celsius and its neighbor at 39. The alarm was set to 79. By the sixth the difference was eleven degrees; on the eighth, a cold evening, the bearing read only 44, but its neighbor read 30. The list of October 9 named this point first. An inspector who had never been there found fine rust in the grease. The housing was opened the next morning between two deliveries. It cost $412 and three hours ({{Ex-8}}, annex 2).',
    ),
    p(
      'That case is ordinary, which is why I chose it. No one was in danger on the day, the part was cheap, and the only unusual thing about the morning was that somebody knew which of 240 bearings to look at. Multiplied by 366, it is the difference between the two columns of the table.',
    ),
    p(
      '**My proposed endeavor** is to continue this analysis, to extend it to feed mills and rice dryers, and to bring the inspection lists and alarm rules that come out of it to insurers, cooperatives and equipment makers across the country. I will do so as an analyst, at Heartrow Farm Mutual and under its agreement with Northmark ({{Ex-5}}, {{Ex-11}}). Each year has the same three parts: readings, 96 a day for each point, are joined with claims and repairs; neighbors are compared; and the result is turned into an instruction, since an inspector has no use for a probability. A site gets at most five points, in the order in which a person with a grease gun should look at them.',
    ),

    h1('Who acted on it'),
    table(
      [2.1, 4, 1.5],
      ['Who', 'What was changed', 'Proof'],
      [
        ['Northmark Reinsurance', 'Since January 2024, contracts with four other insurers require inspection in this manner: 1,900 sites in 21 states', '{{Ex-9}}, {{Ex-10}}'],
        ['Plains & Lakes Casualty, a competitor', 'Seven inspectors, none trained by me, visited 300 sites in 2025 and found 31 bearings to be replaced the same day', '{{Ex-12}}'],
        ['Tarpan Monitoring, a maker of sensors', 'Since August 2025 the default alarm compares neighbors, in 5,200 installed systems', '{{Ex-13}}'],
        ['Sweetgrass Valley Cooperative, insured elsewhere', 'An alarm of the new kind named a bearing at 41 degrees; the cage was broken', '{{Ex-15}}'],
      ],
      'Outside my employer',
    ),
    p(
      'The order matters, because each learned of it from the one before and none from me. Northmark read the tables and made the inspection a term of its contracts; a mid-sized fire, Ms. Amundsen writes, costs it as much as inspecting two hundred sites. Marvin Dupree’s company, which loses members to mine, had to comply. He used the written instruction alone, and then asked why his own sensors had been silent on 19 of the 31 bearings. A customer sent his forms to Bettina Coyle at Tarpan. Her engineers had defended the fixed alarm for ten years. They chose three weeks of old records themselves: the comparison named seven of eight bearings that later failed, and the fixed limit none. Tarpan paid nothing for the rule, nor was it asked to. Most of the 5,200 systems stand at sites that none of these insurers covers, some of them in feed mills and plants that burn wood.',
    ),
    p(
      'These four had reasons of their own to look closely, and none to be kind. Northmark pays when I am wrong. Mr. Dupree reports to a board that would prefer not to copy a rival. Ms. Coyle’s engineers had to give up a rule they had written. Each of the four says how he or she came to know of the work, and that nothing was paid or promised for a letter ({{Ex-9}}, {{Ex-12}}, {{Ex-13}}, {{Ex-15}}).',
    ),
    p(
      'Orville Tennant, at the end of that chain, learned my name when his insurer asked him for a letter. He does not say that there would have been a fire. He says that the leg above the broken bearing was full of soybeans ({{Ex-15}}). Two trade papers reported the inspections and the new alarm ({{Ex-17}}).',
    ),

    h1('The law, in its order'),
    p(
      '**Classification.** Wendover State University, in the United States, conferred the Master of Science in applied economics on me in May 2015, with courses in statistics of rare events, databases and insurance economics ({{Ex-3}}). It is a degree above the baccalaureate. 8 CFR 204.5(k)(2). The occupation is business intelligence analyst, which people normally enter with a bachelor’s degree, by O*NET and five postings ({{Ex-4}}).',
    ),
    p(
      '**Substantial merit.** *Matter of Dhanasar* finds merit in business and science among other areas. 26 I&N Dec. 884, 889 (AAO 2016). Two losses in five did not happen, people were not burned, and grain that had been harvested was not lost ({{Ex-8}}).',
    ),
    p(
      '**National importance.** If only Heartrow and its members had gained, there would be merit and nothing more. The question is the potential prospective impact, which may lie in implications within a field. *Id.* at 889. The field is loss control at sites that handle combustible dust. A contract term in 21 states, a competitor’s practice and the default of a product on the market are changes in that field that would stay if I stopped tomorrow. Most of what they can do lies ahead: of the 2,540 sites of the five insurers, 412 have been inspected for four years and the rest for two or less. I cite the federal standard for the hazard, and not as proof that my work matters.',
    ),
    p(
      '**Well positioned.** From July 2015 I adjusted and then analyzed commercial fire claims at Brindle & Lowe; its letter describes 140 claims in which I read maintenance records after a loss ({{Ex-18}}). At Heartrow since October 2018, I have been responsible for the analysis since 2023, with two colleagues. Mr. Umstead lists what was added each year and by whom: the joining, the comparison and the list are mine; the sensors, the inspectors and the patience of members are not ({{Ex-6}}). Interest of users is a factor of its own. *Id.* at 890. All four of the other insurers have signed the data rules, and an association of feed millers has had readings of 40 mills collected since 2025 ({{Ex-10}}; {{Ex-11}}, schedule B). For the next three years the plan says:',
      { keepWithNext: true },
    ),
    table(
      [0.9, 3.4, 2.9],
      ['Year', 'Result', 'In place today'],
      [
        ['2027', 'Lists for all 1,900 sites of the four other insurers', 'Contract and data rules signed ({{Ex-10}}, {{Ex-11}})'],
        ['2028', 'Feed mills and rice dryers: first lists for 90 sites', 'Readings of 40 sites since 2025 ({{Ex-11}}, schedule B)'],
        ['2028', 'Alarm for fans and dust collectors, tested with Tarpan', 'Test bench and records promised ({{Ex-13}})'],
        ['2029', 'Loss-control staff of five insurers make the lists themselves', 'Course given once, in March 2026 ({{Ex-12}})'],
      ],
    ),
    p(
      'The agreement of Heartrow and Northmark assigns $410,000 over three years to this work and names me as the person responsible; the first share has been paid. If I left Heartrow, Northmark could engage me directly ({{Ex-11}}, clauses 4 and 12). Feed dust may warm a bearing in another way than grain dust. If the first 90 sites show no difference between neighbors in the weeks before a failure, schedule B ends the extension after one season and the money goes to the fans. One of the insurers may also withdraw its data after a dispute about premiums. Its sites would drop out of the estimates for all, which the remaining 1,500 or more can bear; the rules let it withdraw but not recall what was estimated before ({{Ex-11}}, clause 9). I mention both because a plan that cannot fail has not been thought through.',
    ),
    p(
      '**The balance.** *Id.* at 890–91. Heartrow could describe a vacancy for its own members’ data. It could not describe one that is entrusted with the readings of four other insurers, two of them its competitors. They hand these over because the agreement puts the analysis under Northmark’s rules and lets it continue without Heartrow ({{Ex-11}}, clause 12; {{Ex-12}}). To certify that vacancy would tie the work to one company at the moment when five have agreed to share it.',
    ),
    p(
      'Other analysts are available, and the benefit remains. The postings ask for query languages and dashboards ({{Ex-4}}). Two people who meet them work beside me. What they rely on is knowledge of how machines fail, from 140 burned buildings and eight harvests ({{Ex-6}}, {{Ex-18}}).',
    ),
    p(
      'The work is impractical to certify for a second reason: its year fits no job description. From August to November I answer inspectors by telephone, often at night. In winter I rebuild the estimates, and in spring I explain them to regulators and auditors. Each of the three has been advertised as a separate job ({{Ex-4}}, postings 2, 3 and 5). What helps the sites is that the person who hears the complaint is the one who changes the rule, as happened with the 44 stops ({{Ex-6}}, {{Ex-9}}).',
    ),
    p(
      'The seasons are fixed. Tarpan freezes the alarm rules of its next generation in April 2028, for about six years ({{Ex-13}}). Readings for that decision come from the harvests of 2026 and 2027, and a harvest that is missed cannot be measured later. No one loses a job: inspectors decide, crews repair, and the insurers have hired 16 inspectors since the contracts changed ({{Ex-9}}). Held against one another, the two interests are not of equal weight. Testing the market for one analyst at one insurer would protect no one whose job I could take, since those who do comparable work are already employed and their number has grown. The agreement was written so that no insurer can hold the work back from the others. A waiver treats it in the same way.',
    ),

    h1('How to check this letter in an hour'),
    p('Exhibits of a data analyst are summaries, and a summary asks for trust. Four of them can be held against something I had no hand in:', { keepWithNext: true }),
    steps(
      '**Table 2 against the filings.** The rates of 2016 to 2018 in {{Ex-8}} are the ones that nine departments of insurance have in their public files ({{Ex-16}}).',
      '**The list against the forms.** Each of the 31 bearings of Plains & Lakes has a form with the inspector’s hand on it ({{Ex-12}}). The dates are later than those of the lists.',
      '**The alarm against the product.** The note that Tarpan sent to its customers states the rule as it now runs ({{Ex-13}}).',
      '**My part against the dates.** Mr. Umstead’s table by year and person begins before I came ({{Ex-6}}).',
    ),
    p(
      'Raw readings belong to the sites and claims to the insurer, and neither is attached. Counsel states which exhibits are summaries, who made them, and that the company permits me to describe the work and to rely on it after I leave ({{Ex-7}}). The actuary’s office will show the underlying records to the agency on request.',
    ),

    h1('What I ask you to decide'),
    p(
      'I ask that the petition be approved with the waiver. The standard is a preponderance of the evidence; I have tried to give the doubts as well as the proof. The waiver is discretionary, and in my favor stand [[long: Lawful status, taxes, other facts with exhibits]]. The statements about myself and my work are true and made from my own knowledge.',
    ),
    signature('With respect,', 'Ruxandra Ellingboe (fictional)', 'Petitioner', '[[short: Date signed]]'),

    pageBreak(),
    h1('Appendix: evidence'),
    p('Grouped by what it proves. All of it existed on the filing date.'),
    exhibitIndex(),
  ],
}
