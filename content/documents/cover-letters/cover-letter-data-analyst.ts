/** Sample I-140 cover letter for a data analyst whose data belong to an insurer; person, organizations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterDataAnalyst: Document = {
  id: 'cover-letter-data-analyst',
  title: 'Sample cover letter: data analyst',
  edition: '2026-11-23',
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
    exhibit('Ex-4', 'O*NET summary for business intelligence analysts; five announcements', ['EB-2', 'Prong 3'], 'Usual entry'),
    exhibit('Ex-5', 'Statement of the endeavor with plan 2027 to 2029', ['Prong 1', 'Prong 2'], 'Parts, results, dates'),
    exhibit('Ex-6', 'Letter of Gerald Umstead, Chief Actuary, Heartrow Farm Mutual', ['Prong 1', 'Prong 2', 'Prong 3'], 'Duties since October 2018; what was added by whom'),
    exhibit('Ex-7', 'Letter of counsel, Heartrow Farm Mutual', 'Prong 1', 'Summaries, consent, names withheld'),
    exhibit('Ex-8', 'Certified tables of losses and inspections, 2016 to 2025', ['Prong 1', 'Prong 2'], 'Made by the actuary’s office'),
    exhibit('Ex-9', 'Letter of Colette Amundsen, Northmark Reinsurance', ['Prong 1', 'Prong 2', 'Prong 3'], 'Audit of 2023; contracts since 2024'),
    exhibit('Ex-10', 'Contract clause of Northmark on inspections, 2024', ['Prong 1', 'Prong 2'], 'Four other insurers'),
    exhibit('Ex-11', 'Agreement of Heartrow and Northmark, 2026 (redacted)', ['Prong 1', 'Prong 2', 'Prong 3'], '$410,000; data rules; clause 12'),
    exhibit('Ex-12', 'Letter of Marvin Dupree, Plains & Lakes Casualty, with forms', ['Prong 1', 'Prong 2', 'Prong 3'], 'A competitor’s 300 inspections'),
    exhibit('Ex-13', 'Letter of Bettina Coyle, Tarpan Monitoring, with product note', ['Prong 1', 'Prong 2', 'Prong 3'], 'New default alarm'),
    exhibit('Ex-14', '29 CFR 1910.272, paragraphs (a) to (c) and (q) (dated printout)', 'Prong 1', 'Grain handling facilities'),
    exhibit('Ex-15', 'Letter of Orville Tennant, Sweetgrass Valley Cooperative', 'Prong 1', 'Not insured by Heartrow'),
    exhibit('Ex-16', 'Rate filings in nine states, 2022 to 2024', 'Prong 1', 'Questions and answers; public record'),
    exhibit('Ex-17', 'Two trade-press reports, 2024 and 2025', 'Prong 1', 'Inspections; alarm'),
    exhibit('Ex-18', 'Letter of Brindle & Lowe on duties, July 2015 to September 2018', ['Prong 2', 'Prong 3'], 'Claims adjuster, then analyst'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('USCIS, Form I-140 filing location\n[[long: Address as published on the filing date]]'),
    p(
      '**Subject: I-140 petition with request for a waiver in the national interest**\nPetitioner: Ruxandra Ellingboe (fictional), self-petitioning\nClass: EB-2, professional with an advanced degree\nWork: analysis of loss and sensor records that finds dangerous machinery at grain sites before it burns',
    ),
    p('To the reviewing officer:'),
    p(
      'A fire in a grain elevator usually begins with something that costs forty dollars: a bearing that has lost its grease. For eight seasons I have worked, as a data analyst of an insurer, on telling which bearing it will be. The data are the insurer’s and the farmers’, not mine, and nothing about them has been published. What can be shown is what happened at the sites, what three companies that do not employ me now do, and what state regulators accepted in public filings ({{Ex-5}}).',
    ),
    p(
      'I ask USCIS to classify me under INA 203(b)(2) and to waive the job offer, and with it the labor certification. Identity and employment are in {{Ex-1}}, the labor form’s applicable parts in {{Ex-2}}. The test is that of *Matter of Dhanasar*, 26 I&N Dec. 884, 889 (AAO 2016), and the standard of proof a preponderance of the evidence.',
    ),
    contents('Order of this letter', 1),

    h1('Advanced degree'),
    p(
      'Wendover State University, a university in the United States, conferred the Master of Science in applied economics on me in May 2015 ({{Ex-3}}). It is a degree above that of baccalaureate. 8 CFR 204.5(k)(2). The transcript shows courses in statistics of rare events, databases and insurance economics. I work as a business intelligence analyst, an occupation that people normally enter with a bachelor’s degree, as O*NET and five announcements confirm ({{Ex-4}}). The endeavor uses what the degree taught: estimating how often something rare happens, and whether it has become rarer.',
    ),

    h1('The endeavor'),
    h2('What insurers knew, and when they knew it'),
    p(
      'Whoever stores grain moves it with bucket elevators and belts, in air that carries dust. OSHA keeps a standard for the control of grain dust fires and explosions, 29 CFR 1910.272. For inside bucket elevators it may require that bearings within the leg casing be monitored, 29 CFR 1910.272(q) ({{Ex-14}}). Sensors sound an alarm at a fixed temperature. Mr. Umstead, chief actuary of Heartrow Farm Mutual, describes what the claims files showed in 2018: of 61 fires in fourteen years at sites with working sensors, 38 had given no alarm before the fire was seen ({{Ex-6}}). The readings of those days had been stored. Nobody had put them beside the claims, since one department kept the first and another the second.',
    ),
    h2('What I do'),
    p('The work has three parts, which repeat each year between one harvest and the next ({{Ex-5}}, pages 2 to 6):', { keepWithNext: true }),
    bullets(
      '**Join.** Readings of bearing temperature, belt position and motor current, 96 a day for each point, are matched with claims, repairs and near misses of the same site. Names of sites are replaced before anyone outside loss control sees them.',
      '**Estimate.** A bearing is compared with its neighbors on the same shaft and day, not with a number on a dial. A point that drifts away from its neighbors for three days is rare in a healthy elevator and was common in the weeks before a fire.',
      '**Turn into an instruction.** Inspectors do not want a probability. They receive a list of points, at most five for a site, in the order in which a person with a grease gun and a thermometer should look at them; what they find is entered and changes the next list.',
    ),
    p(
      'My proposed endeavor is to continue this analysis, to extend it to feed mills and rice dryers, and to bring the inspection lists and alarm rules that come out of it to insurers, cooperatives and equipment makers across the country. I will do so as an analyst, at Heartrow and under the agreement with its reinsurer that is described below ({{Ex-5}}, {{Ex-11}}).',
    ),
    h2('One autumn, one elevator'),
    p(
      'Site 117 of the tables is a concrete elevator of 1974 with two legs. On October 3, 2023, the lower bearing of the second leg ran at 46 degrees Celsius, and its neighbor on the same shaft at 39. The fixed alarm was set to 79. By the sixth the difference was eleven degrees. On the eighth the evening was cold and the bearing itself read only 44, but its neighbor read 30. The site’s list of October 9 named this point first. An inspector who had never been there found fine rust in the grease. The housing was opened the next morning, between two deliveries, and the work order shows what was replaced and what it cost: $412 and three hours ({{Ex-8}}, annex 2). I quote this case because it is ordinary. The tables hold 366 work orders of its kind, and in 81 others the housing was opened and nothing was found.',
    ),
    h2('What belongs to whom'),
    p(
      'Raw readings belong to the sites and claims to the insurer. Heartrow’s counsel states which exhibits are summaries, who made them, and that the company permits me to describe the work and to rely on it after I leave ({{Ex-7}}). No site, farmer or injured person is named anywhere in this record. Where I say “the tables,” I mean the summary that the actuary’s office drew from the company’s books and certified, with the definitions that were fixed before the first season ({{Ex-8}}).',
    ),

    h1('First inquiry: merit and national importance'),
    h2('Fewer fires, counted by people who pay for them'),
    p('An insurer has little reason to flatter itself about losses. The tables divide the 640 sites that Heartrow insures into those that joined the inspections and those that did not:', {
      keepWithNext: true,
    }),
    table(
      [3.2, 1.5, 1.5],
      ['Fires and explosions per 100 sites and year', '2016 to 2018', '2023 to 2025'],
      [
        ['412 sites that joined between 2019 and 2021', '3.1', '1.3'],
        ['228 sites that did not', '2.9', '2.7'],
        ['Injuries with lost time at joined sites', '1.8', '0.9'],
      ],
      'Losses before and after ({{Ex-8}}, table 2)',
    ),
    p(
      'Sites joined voluntarily, and careful sites may join first. The actuary’s office therefore compared each joined site with its own earlier record, and with sites of the same age and size that joined two years later; the difference became smaller by a fifth and remained ({{Ex-8}}, section 5; {{Ex-6}}). I rely on the smaller figure, which is about two losses in five. The merit lies in business and in the safety of work: people were not burned, and grain that had been harvested was not lost.',
    ),
    h2('Practice changed outside my employer'),
    p(
      'If only Heartrow and its members had gained, the endeavor would have merit and no national importance. The first prong looks to the potential prospective impact, which may lie in implications for a field. *Dhanasar*, 26 I&N Dec. at 889. Evidence of that kind comes from three companies, one of them a competitor of my employer.',
    ),
    p(
      '**A reinsurer made the inspections a condition.** Northmark Reinsurance carries part of the risk of five farm insurers. Ms. Amundsen writes that her company audited the tables in 2023, for nine weeks and with its own actuaries, and that since January 2024 its contracts ask the four other insurers to inspect in the same manner. They cover 1,900 sites in 21 states ({{Ex-9}}, {{Ex-10}}). She says why: a fire of middle size costs Northmark as much as the inspections of two hundred sites.',
    ),
    p(
      '**A competitor did it with its own people.** Mr. Dupree manages loss control at Plains & Lakes Casualty, one of the four. He had seven inspectors, none trained by me. With the written instruction alone they visited 300 sites in 2025, found 31 bearings that had to be replaced the same day, and asked why their own sensors had been silent on 19 of them ({{Ex-12}}). He encloses the form on which each was recorded.',
    ),
    p(
      '**A maker of sensors changed its alarm.** Ms. Coyle’s company, Tarpan, sells monitoring systems to elevators, mills and biomass plants. She was sent the competitor’s forms by a customer, called me, and tested the comparison between neighbors on three years of her own records. Since August 2025 the default alarm of the product follows it. The change reached 5,200 installed systems with the yearly update, most of them at sites that none of these insurers covers ({{Ex-13}}). Tarpan paid nothing for it, nor was it asked to.',
    ),
    p(
      '**Mr. Tennant sees it from the floor.** He directs safety at a cooperative that is insured elsewhere and uses Tarpan’s system. In October 2025 an alarm of the new kind named a bearing at 41 degrees, far below the old limit. His crew opened the housing and found the cage broken. He does not say that there would have been a fire. He says that the leg above it had been full of soybeans ({{Ex-15}}).',
    ),
    p(
      'What lies ahead is larger than what has been measured. The five insurers together cover 2,540 sites, of which 412 have been inspected for four years and the rest for two or less ({{Ex-8}}, {{Ex-10}}). The same machines stand in feed mills, sugar houses and plants that burn wood. I make no estimate for those. I point to the fact that the alarm already runs in some of them, because its maker serves them, and that the comparison needs nothing that a site with sensors does not have ({{Ex-13}}).',
    ),
    h2('What regulators accepted'),
    p(
      'An insurer that wants to lower a premium has to explain it to the insurance department of the state. From 2022 Heartrow filed a credit of six percent for joined sites, in nine states. The filings are public. They contain the tables, the questions that the departments’ actuaries asked, and the answers, 23 of which carry my signature as the analyst responsible; all nine states let the credit take effect ({{Ex-16}}). No department endorsed my petition or has heard of it. That nine of them examined the figures and allowed money to follow them is the best proof I have that the figures are sound.',
    ),
    p(
      'A federal standard addresses the hazard ({{Ex-14}}). I cite it to show that dust fires concern the country as a whole, and not as proof that my work does; that proof is in {{Ex-9}} to {{Ex-16}}. Two trade papers of the grain business reported the inspections and the new alarm ({{Ex-17}}).',
    ),

    h1('Second inquiry: my position'),
    h2('Eleven years in one trade'),
    p(
      'From July 2015 I adjusted and then analyzed commercial fire claims at Brindle & Lowe. Its letter describes 140 claims in which I read maintenance records after a loss, and mentions the spreadsheet of first causes that I began to keep in the second year ({{Ex-18}}). Since October 2018 I have been at Heartrow: analyst, senior analyst from 2021, and since 2023 responsible for the analysis, with two colleagues. Mr. Umstead lists what was there before I came and what was added each year, and by whom ({{Ex-6}}). The joining of readings and claims, the comparison of neighbors and the form of the list are mine. The sensors, the inspectors and the patience of members are not.',
    ),
    p(
      'He also describes a failure. In the first full season the lists asked 120 sites to stop a machine, and 44 of the stops were needless. At harvest a needless stop costs a farmer a night in a truck. I asked to call all 44 myself; most had the same kind of bearing, sealed, which runs warm when new. The rule for them was changed within a week, and needless stops have stayed under one in twelve since 2022 ({{Ex-6}}; {{Ex-8}}, table 4). Ms. Amundsen’s auditors found that season in the tables, complete, and she names it as a reason for trusting the others ({{Ex-9}}).',
    ),
    p(
      'The writers from outside had reasons of their own to look closely. Northmark’s auditors were paid to doubt the tables. Mr. Dupree’s company loses members to mine. Ms. Coyle’s engineers had defended the fixed alarm for ten years, and her letter tells what persuaded them: a period of three weeks, chosen by them, in which the comparison named seven of eight bearings that later failed, and the old limit none ({{Ex-13}}). Mr. Tennant learned my name when his insurer asked him for a letter. Each of the four states how he or she came to know of the work and that no payment was made or promised.',
    ),
    h2('What others have asked for'),
    p(
      'The second prong also looks at the interest of users. *Dhanasar*, 26 I&N Dec. at 890. All four of the other insurers have signed the data rules, and two sent readings before they had to ({{Ex-10}}, {{Ex-11}}). An association of feed millers asked through Northmark for the first lists in 40 mills, whose readings have been collected since 2025 ({{Ex-11}}, schedule B; {{Ex-9}}). Tarpan offers its bench for fans and dust collectors, the machines for which neither of us has an answer yet ({{Ex-13}}).',
    ),
    h2('What is agreed'),
    p('For the three years from 2027 the plan states a result for each year and who waits for it ({{Ex-5}}, annex):', { keepWithNext: true }),
    table(
      [0.9, 3.4, 2.9],
      ['Year', 'Result', 'In place today'],
      [
        ['2027', 'Lists for all 1,900 sites of the four other insurers', 'Contract and data rules signed ({{Ex-10}}, {{Ex-11}})'],
        ['2028', 'Feed mills and rice dryers: first lists for 90 sites', 'Readings of 40 sites since 2025 ({{Ex-11}}, schedule B)'],
        ['2028', 'Alarm for fans and dust collectors, tested with Tarpan', 'Test bench and records promised ({{Ex-13}})'],
        ['2029', 'Loss-control staff of five insurers make the lists themselves', 'Course given once, in March 2026 ({{Ex-12}})'],
      ],
      'Work of 2027 to 2029',
    ),
    p(
      'The agreement between Heartrow and Northmark assigns $410,000 over three years to this analysis and names me as the person responsible. Should I leave Heartrow, Northmark may engage me directly for the rest of the term ({{Ex-11}}, clauses 4 and 12). The first year’s share has been paid. I do not foresee that every insurer will keep every date; harvests and budgets interfere. The plan says which result may slip and which may not ({{Ex-5}}, annex).',
    ),
    p(
      'Two things may go wrong, and each has an answer on paper. Feed dust may warm a bearing in another way than grain dust does; if the first 90 sites show no difference between neighbors in the weeks before a failure, schedule B ends the extension after one season and the money goes to the fans. And one of the insurers may withdraw its data after a dispute about premiums. Its sites would then drop out of the estimates for all, which the remaining 1,500 or more can bear; the data rules let it withdraw but not recall what was estimated before ({{Ex-11}}, clause 9 and schedule B). I mention this because a plan that cannot fail has not been thought through.',
    ),

    h1('Third inquiry: why waive'),
    p(
      'Labor certification protects workers in the market for a described job. On the other side stands what a waiver would bring. *Dhanasar*, 26 I&N Dec. at 890–91. I put five considerations before the officer.',
    ),
    p(
      '**One insurer’s vacancy is not this work.** Heartrow could describe a position for its own members’ data. It could not describe one that is entrusted with the readings of four other insurers, two of them its competitors: they hand them over because the agreement puts the analysis under Northmark’s rules and lets it continue without Heartrow ({{Ex-11}}, clause 12; {{Ex-12}}).',
    ),
    p(
      '**Other analysts do not make it superfluous.** The announcements in {{Ex-4}} ask for query languages and dashboards, and many people meet them. Two such people work beside me and are needed. What they rely on is knowledge of how machines fail that came from 140 burned buildings and eight harvests ({{Ex-6}}, {{Ex-18}}).',
    ),
    p(
      '**The work is impractical to certify in a second way.** Its year does not follow a job description. From August to November I answer inspectors by telephone, often at night; in winter I rebuild the estimates, and in spring I explain them to regulators and auditors. Each of the three has been advertised as a separate job ({{Ex-4}}, announcements 2, 3 and 5). What helps the sites is that the same person hears the complaint and changes the rule ({{Ex-6}}, {{Ex-9}}).',
    ),
    p(
      '**The seasons are fixed.** Tarpan freezes the alarm rules of its next generation in April 2028, for about six years ({{Ex-13}}). The feed mills’ readings for that decision have to be collected in the seasons of 2026 and 2027. A season that is missed cannot be measured later.',
    ),
    p(
      '**No one loses a job.** Inspectors decide, crews repair, and the insurers have hired 16 inspectors since the contracts changed ({{Ex-9}}). A free alarm rule and a list of five points compete with no one’s labor.',
    ),
    p(
      'Held against one another, the two interests are not of equal weight here. Testing the market for one analyst at one insurer would protect no one whose job I could take, since the colleagues who do comparable work are already employed and their number has grown. It would, however, tie the analysis to a single company at the moment when five have agreed to share it. The agreement was written so that no insurer can hold the work back from the others ({{Ex-11}}, clause 12). A waiver treats it in the same way.',
    ),

    h1('Close'),
    p(
      'I request approval of the petition with the waiver. The waiver is discretionary. In my favor stand [[long: Lawful status, taxes, other facts with exhibits]]. The statements about my own work are true and are made from my own knowledge.',
    ),
    signature('With respect,', 'Ruxandra Ellingboe (fictional)', 'Petitioner', '[[short: Date signed]]'),

    pageBreak(),
    h1('Appendix: evidence'),
    p('In the order of first use. All of it existed on the filing date.'),
    exhibitIndex(),
  ],
}
