/** Sample I-140 cover letter for a project manager whose record is construction inside running plants; person, organizations, figures and exhibits are fictional. */
import { contents, exhibit, exhibitIndex, h1, h2, note, np, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterProductProjectManager: Document = {
  id: 'cover-letter-product-project-manager',
  title: 'Sample cover letter: product and project manager',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample for product and project managers. The manager, the plants, the companies and all figures are invented; the federal page is real. It is arranged as lawyers arrange a brief: numbered facts first, argument after. Its record is a contractor’s, with nothing published and the papers confidential. A product manager can follow the same order with releases in the place of shutdowns. General information, no legal advice, no promise. Take this box out before filing.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, status record', 'Identity', 'Identity and positions'),
    exhibit('Ex-2', 'ETA-9089 Appendix A with the Final Determination', 'Identity', 'Signed'),
    exhibit('Ex-3', 'Diploma and transcript, Lindenmere University', ['EB-2', 'Prong 2'], 'M.S. in civil engineering, May 2012'),
    exhibit('Ex-4', 'O*NET summary for construction managers; five postings', ['EB-2', 'Prong 3'], 'Bachelor’s degree in engineering or construction'),
    exhibit('Ex-5', 'Letter from Beatrix Tolbert, Chief Operating Officer, Ironwood Water Constructors', ['Prong 1', 'Prong 2', 'Prong 3'], 'Duties since April 2017; rights, consent, time'),
    exhibit('Ex-6', 'Letter from Gaines Heavy Civil, duties August 2012 to March 2017', 'Prong 2', 'Field engineer, then assistant project manager'),
    exhibit('Ex-7', 'Statement of the endeavor, with sample shutdown sheet and plan', ['Prong 1', 'Prong 2', 'Prong 3'], 'Parts of the work; limits; 2027 to 2029'),
    exhibit('Ex-8', 'Register of 463 shutdowns, 2012 to 2026, with excerpts of daily reports', ['Prong 1', 'Prong 2'], 'Hours planned and used; pressure; notices'),
    exhibit('Ex-9', 'Payment records of twelve contracts (redacted), with completion certificates', 'Prong 2', 'Value, dates, change orders'),
    exhibit('Ex-10', 'Letter from Winifred Mabry, Vice President for Underwriting, Ambler Surety', ['Prong 1', 'Prong 2', 'Prong 3'], 'Claims of 58 contracts; audit of the register; new requirement'),
    exhibit('Ex-11', 'Letter from Gideon Oyler, P.E., Chief of Specifications, Oyler Eastman Engineers', ['Prong 1', 'Prong 2', 'Prong 3'], 'Master specification of a firm in fourteen states'),
    exhibit('Ex-12', 'Section on shutdowns from that specification, February 2024', 'Prong 1', 'Text as bid'),
    exhibit('Ex-13', 'Letter from Alonzo Standifer, President, Standifer Brothers', ['Prong 1', 'Prong 3'], 'Competing contractor'),
    exhibit('Ex-14', 'Letter from Dorothea Hobart, Superintendent, Bluestem Water District', ['Prong 1', 'Prong 2'], 'Work by the district’s own crew; no contract'),
    exhibit('Ex-15', 'Letter from Corinne Quillen, P.E., drinking-water engineer of a state health department, with form', ['Prong 1', 'Prong 2'], 'Shutdown notice in use since 2025'),
    exhibit('Ex-16', 'Bid tabulations of nine public projects, 2024 to 2026', 'Prong 1', 'Shutdowns as separate lines; public record'),
    exhibit('Ex-17', 'Page of the Environmental Protection Agency on PFAS, dated printout', 'Prong 1', 'Drinking water'),
    exhibit('Ex-18', 'Report in a trade magazine of the water industry, 2025', 'Prong 1', 'The bonding requirement'),
    exhibit('Ex-19', 'Notices to proceed for three plants, 2026', ['Prong 2', 'Prong 3'], 'Starts in 2027'),
    exhibit('Ex-20', 'Engagement by Oyler Eastman and Ambler, June 2026 (redacted)', ['Prong 2', 'Prong 3'], '$168,000; clause on change of employer'),
  ],
  blocks: [
    p('[[field: Day of filing]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services, attention I-140\n[[long: Address taken from the form’s page on that day]]'),
    p(
      '**Petition for an immigrant worker, Form I-140, with request to waive the job offer**\nPetitioner: Bashir Winterbourne (fictional), for himself\nClassification: INA 203(b)(2), profession with an advanced degree\nProposed endeavor: to plan, price and lead the rebuilding of drinking-water plants while they go on supplying water, and to bring the way of doing so into the contracts of others',
    ),
    p('Dear Officer:'),
    p(
      'A town’s water plant cannot be closed for repairs. I manage the repairs. For fourteen years I have worked for contractors, and what contractors write is estimates, schedules and daily reports, which belong to the company and are shown to nobody ({{Ex-1}}, {{Ex-2}}). So this petition has no publication and no invention in it. It has a register of 463 nights on which part of a plant was shut down, audited by the company that bonds the contracts, and it has the decisions of people who read that register.',
    ),
    p('The facts come first and are numbered. The argument refers to them by number.'),
    contents('Plan of the letter', 2),
    note(
      'If you manage a product',
      'The same order fits. In the place of shutdowns stand releases: how many were withdrawn, how many faults reached users, and who counted. In the place of the specification and the bond stand the acceptance text, the purchasing rule or the release check that other makers have taken over. Your road map is not a fact and does not belong in the first part.',
    ),

    h1('Statement of facts'),
    h2('The problem'),
    np(
      'Towns keep a few hours of water in their tanks, seldom more than ten. Filters, pumps and pipes inside the plant are replaced while it runs, one piece after another. Each piece means a shutdown of some part, and each shutdown is a race against the tank ({{Ex-7}}, page 1).',
    ),
    np(
      'Bid documents commonly devote one sentence to this: the contractor shall keep the plant in service. Mr. Oyler, who writes specifications, looked through 120 sets of documents of his own and other firms from 2015 to 2019. In 96 there was nothing more, and he calls it the most expensive sentence in the book ({{Ex-11}}, page 2). The lowest bidder is thus the one who has thought of the fewest shutdowns.',
    ),
    np(
      'Ambler is a surety: it guarantees to an owner that a contractor will finish, and pays when the contractor does not. Of 58 contracts for water plants that it bonded between 2012 and 2019, 23 ended in a claim. In 17 of them the dispute began with a shutdown that took longer than the tank allowed ({{Ex-10}}, page 1).',
    ),
    h2('The work'),
    np(
      'Since April 2017 I have led twelve plant contracts of Ironwood, worth $186 million, in five states ({{Ex-5}}, {{Ex-9}}). Before a price is given I walk the plant with its operators and list every shutdown the drawings imply. A mid-sized plant has between fifteen and forty. Each becomes a line of the bid, with hours and a price per hour.',
    ),
    np(
      'While the design can still be changed, we close the old valves for ten minutes, one at a time, to see which of them hold. Of 640 valves at the twelve plants, 198 did not ({{Ex-8}}, table 3). A pipe that was to be cut behind such a valve is cut elsewhere. The wheels are turned by the plant’s own operators, who often know which one will fail and had not been asked.',
    ),
    np(
      'From the level of the tanks and the use of water in each hour of the past year I calculate how long a part can be out. Half of that is the limit. A sheet for the night gives the sequence by quarter hours and one time of day in red: the turn-back hour, at which the crew puts things back as they were, however little is missing ({{Ex-7}}, sample sheet).',
    ),
    np(
      'In October 2023 a crew was to join a new header to two old filters between eleven at night and five. The red hour was 2:15. At 2:05 the second joint leaked, and the foreman asked for fifteen minutes. We turned back. The pipe was cut and blanked again at great trouble, and at 4:40 a main broke across town and the tank fell faster than any sheet had foreseen. With the header open there would have been nothing to fill it with. The joint was made nine days later in three hours ({{Ex-8}}, entry 301).',
    ),
    np(
      'My proposed endeavor is to go on leading such work at plants in the United States; to extend the lists, valve trials and sheets to the adding of new treatment steps; and to see them through the specifications, bonds and state forms in which other people use them ({{Ex-7}}, part 2). I do not offer advice on management and do not teach it.',
    ),
    h2('What is confidential'),
    np(
      'The sheets and estimates are proprietary to Ironwood, and drawings of water plants are withheld by their owners for security. Ms. Tolbert explains what has been blacked out and permits the use of the blank sheet by anyone ({{Ex-5}}, page 5). The register was kept by site engineers, for the last group by those of Standifer and Bluestem. Ambler’s own engineer compared all 463 entries with daily reports and, where it bonds the work, with payment records. He corrected eleven ({{Ex-10}}, annex).',
    ),
    h2('The results'),
    np('The register as corrected shows the following ({{Ex-8}}, table 1):'),
    table(
      [3.5, 1.2, 1.8, 2],
      ['Shutdowns', 'Number', 'Over by more than an hour', 'Pressure lost or customers warned'],
      [
        ['Ironwood, 2012 to 2017, before', '88', '31 (35%)', '4'],
        ['Ironwood, twelve plants led by me', '214', '19 (9%)', '1'],
        ['Ironwood, six plants led by colleagues, from 2021', '97', '11 (11%)', '0'],
        ['Standifer and Bluestem, from 2023', '64', '7 (11%)', '0'],
      ],
      'Four groups of shutdowns to September 2026',
    ),
    np(
      'The one in the second row was in June 2019. A valve that had passed its trial broke when it was opened again. Some 3,100 homes had low pressure for fourteen hours, and for two days people were told to boil water as a precaution. I had tried the valve in one direction. Trials have gone both ways since then ({{Ex-8}}, entry 77; {{Ex-5}}).',
    ),
    np(
      'The plants did not become easier. Ms. Mabry’s engineer compared their age and the hours their tanks could bridge: those of the second group are older by six years and bridge an hour less. Nor were the crews exchanged. Of the foremen of the second group, 14 in 20 had already worked in the first ({{Ex-10}}, annex).',
    ),
    h2('What others have changed'),
    np(
      '*A specification.* Oyler Eastman designs water plants from 22 offices. Mr. Oyler was the engineer on one of our plants in 2021 and had refused our shutdown prices as unusual. In February 2024 his firm put a section on shutdowns into the master from which all its projects are written: list, valve trial, hourly price, red hour ({{Ex-12}}). By October 2026, 37 projects had been bid on it in eleven states. Ironwood won four.',
    ),
    np(
      '*A bond.* Since January 2024 Ambler writes no bond over $5 million for work inside a water plant without the contractor’s list. The rule has applied to 61 bonds and 44 contractors. Ms. Mabry gives the reason in one figure, which she asks to have read as early: of the first 30 to be completed, two had a claim ({{Ex-10}}, page 3). A trade magazine reported on the rule ({{Ex-18}}).',
    ),
    np(
      '*A competitor.* Mr. Standifer lost a bid to Ironwood in 2022 and asked at the opening how we could price thirty shutdowns that he had not seen. He has listed his own since then. On two of the nine tabulations he is below us ({{Ex-13}}, {{Ex-16}}).',
    ),
    np(
      '*A district.* Ms. Hobart’s operators replaced eighteen filter valves themselves over two winters, at night, with the blank sheet and no contractor. She has never met me. She lists three red hours at which her people turned back, and says of the third that they hated it ({{Ex-14}}).',
    ),
    np(
      '*A state.* Ms. Quillen’s office reviews work on drinking-water plants. Since 2025 it has asked owners for a one-page notice of each shutdown, made from our sheet by her and a colleague. In twenty months 140 notices were received from 52 systems. She refused nine, all for want of a valve trial ({{Ex-15}}).',
    ),
    h2('The plan'),
    np('What is agreed for the next three years is this ({{Ex-7}}, part 3):'),
    table(
      [1.2, 3.7, 2.5],
      ['Year', 'Step', 'Secured by'],
      [
        ['2027', 'Three plants begin; two add a treatment step', 'Notices to proceed ({{Ex-19}})'],
        ['2027', 'Section on added treatment, first draft', 'Engagement ({{Ex-20}})'],
        ['2028', 'Training of Ambler’s reviewers and of operators at twelve districts', '{{Ex-14}}, {{Ex-20}}'],
        ['2029', 'Next edition of the master specification; register continued by Ambler', '{{Ex-10}}, {{Ex-11}}'],
      ],
      'Program for 2027 to 2029',
    ),
    np(
      'Oyler Eastman and Ambler pay Ironwood $168,000 for a day of my time each week over three years. The engagement names me and can pass to another employer if I leave Ironwood; it ends if the share of overrun shutdowns in the register passes one in five ({{Ex-20}}, clauses 3 and 7; {{Ex-5}}).',
    ),

    h1('Argument'),
    h2('I hold an advanced degree and work in a profession'),
    p(
      'Lindenmere University, in the United States, conferred the Master of Science in civil engineering on me in May 2012 ({{Ex-3}}). A degree above the baccalaureate is an advanced degree, 8 CFR 204.5(k)(2), and the academic record proves it, 8 CFR 204.5(k)(3)(i)(A). “Project manager” can mean many things. Here it means construction manager, for which O*NET and five job postings of contractors and utilities ask for a bachelor’s degree in engineering or construction ({{Ex-4}}). I do not rest on a certificate in project management. The Policy Manual asks whether the occupation through which the endeavor is advanced is a profession (volume 6, part F, chapter 5), and it is. Hydraulics, water treatment and construction planning are on the transcript and in facts 4 to 8; I return to them under the second prong.',
    ),
    h2('The endeavor has substantial merit'),
    p(
      'Health, technology and business are among the fields that *Matter of Dhanasar*, 26 I&N Dec. 884, 889 (AAO 2016), has in view. Fact 10 shows the merit in what did not happen: of 375 shutdowns planned in this manner one reached the customers, and of 88 without it four did. The three later groups differ little from one another. It is the sheet that works, and not one manager’s nerves.',
    ),
    p(
      'The register is a contractor’s, and a reader may distrust it. A contractor has every reason to write down an overrun, since the hour is paid, and every reason to forget a loss of pressure. For that column Ambler therefore did not use the register. It asked the owners for what they had reported to their states, and found the same five events and no other ({{Ex-10}}, annex).',
    ),
    h2('It changes how plants are bid, bonded and built by people I do not work for'),
    p(
      'Twelve plants with safe water are a local good, and Ironwood’s profit is not a public one. *Dhanasar* looks to prospective impact and accepts implications within a field. 26 I&N Dec. at 889. The five changes in facts 13 to 17 have that character. A specification decides what every bidder must price. A bond decides who may bid. A state form reaches owners who never heard of either. And Mr. Standifer’s case shows that the practice is worth having even to those who lose by ours ({{Ex-11}} to {{Ex-16}}).',
    ),
    p(
      'The owners differ as much as owners can. The 37 projects include a city of 400,000 and a district with 900 connections, plants on rivers and plants on wells, public bids and one private utility ({{Ex-11}}, list). The engineer who writes the next project has not been to the last one. What he or she takes along is four pages of a specification ({{Ex-12}}), which is how a way of working usually travels in construction.',
    ),
    p(
      'An officer may object that Ironwood profits from a specification it already meets. Fact 13 answers this: of 37 projects it won four, and the tabulations show competitors at its price ({{Ex-16}}). An officer may also ask whether anything but habit spreads here. I think that is what spreads. The harm in facts 2 and 3 came from a habit of writing one sentence, and it ends where people write another.',
    ),
    p(
      'The tabulations are public and can be read by anyone. None of the nine owners had a line for shutdowns before 2024. In four of the nine the lowest total did not have the lowest price for an hour: the owner could see who had counted the nights and who had guessed, and three of the four asked the low bidder to show his list before signing ({{Ex-16}}, {{Ex-11}}). That is a small change in a form. It moves the argument about the tank from the night of the shutdown to the day of the bid, where it costs nothing.',
    ),
    p(
      'What lies ahead is wider than what lies behind. The [Environmental Protection Agency](https://www.epa.gov/pfas) is acting on PFAS, in drinking water among other places ({{Ex-17}}). I cite its page for one modest point. New treatment is added to plants that are already in service, and so by shutdowns. The page says nothing of contracts, and the weight of this section lies on facts 13 to 17.',
    ),
    h2('I am well positioned to advance it'),
    p(
      'Education, record, plan, progress and the interest of others are to be weighed. 26 I&N Dec. at 890. At Gaines, from 2012, I learned on bridges that traffic can be diverted and water cannot; its letter describes the outage calendar of a pumping station that I kept for two years, and the first list ({{Ex-6}}). Ms. Tolbert separates what Ironwood had before me, a good safety record and a habit of hoping, from what I brought: the valve trial, the hourly line and the red hour. The sample sheet was drawn by a site engineer whom she names ({{Ex-5}}, page 3). Completion certificates and payments confirm the twelve contracts; nine were finished within the contract time ({{Ex-9}}). Of the three that were late, two waited for equipment. The third was late by my doing. I had tried valves that nobody was going to touch, at a cost of $41,000 and five weeks, and the owner said so in the certificate. The list has since begun with the cuts and not with the valves ({{Ex-9}}, contract 6).',
    ),
    p(
      'The writers have different interests. Ms. Mabry pays when contractors fail. Mr. Oyler had opposed us. Mr. Standifer bids against us. Ms. Hobart and Ms. Quillen answer to the public. The first two have engaged me since June 2026 and disclose it (fact 19); the changes they describe are older. Each writes of what he or she saw, and the failure of fact 11 is in three of the letters ({{Ex-10}}, {{Ex-11}}, {{Ex-15}}). Facts 18 and 19 give the plan and its means. Nothing in them is a forecast of sales.',
    ),
    h2('On balance a waiver serves the United States'),
    p('The question is whether, on balance, the United States benefits if the job offer, and with it the test of the labor market, is waived. 26 I&N Dec. at 890–91. I rely on four considerations.'),
    p(
      '*The job would leave out what matters.* Ironwood could seek a certification for a construction manager on its own contracts. It could not describe one who writes for an engineer, a surety and a state, three parties that stand across the table from it. Ms. Tolbert says that she agreed to the engagement because it would have been made with someone ({{Ex-5}}). Mr. Oyler says that it would not ({{Ex-11}}). Nor would a firm of my own serve, since a consultant without a crew has no nights to learn from.',
    ),
    p(
      '*Able managers are at hand.* Colleagues led six plants and did about as well (fact 10). The postings describe people who could lead more ({{Ex-4}}). The benefit I bring is not another pair of hands. It is the next section, on added treatment, drawn from shutdowns that only those who were present can explain, and the trust of parties who rarely share anything ({{Ex-10}}, {{Ex-13}}).',
    ),
    p(
      '*The date is fixed.* The master specification is reissued in January 2029, and its text closes in June 2028. Designs drawn from it are built for five years ({{Ex-11}}, page 4). The two plants that will supply the experience start in 2027 (fact 18).',
    ),
    p('*No worker is worse off.* Shutdowns that are priced are paid, and the crews that work at night are paid for the night ({{Ex-16}}). Operators are trained and keep their jobs ({{Ex-14}}).'),

    h1('Conclusion'),
    p(
      'I bear the burden by a preponderance of the evidence. *Matter of Chawathe*, 25 I&N Dec. 369, 375–76 (AAO 2010). The statement of facts meets it. For the exercise of discretion I add [[long: Your documented equities]]. I ask for approval of the petition and the waiver, and I confirm the facts that concern my own work.',
    ),
    signature('Respectfully,', 'Bashir Winterbourne (fictional)', 'Self-petitioner', '[[short: Date]]'),

    pageBreak(),
    h1('Appendix of evidence'),
    p('Every document predates the filing. Plants are numbered and not named.'),
    exhibitIndex(),
    h2('Authorities and public page'),
    table(
      [3.6, 2, 2.6],
      ['Source', 'Date', 'Where it can be read'],
      [
        ['*Matter of Dhanasar*, 26 I&N Dec. 884 (AAO)', '2016', '[justice.gov](https://www.justice.gov/media/871246/dl?inline)'],
        ['USCIS Policy Manual, volume 6, part F, chapter 5', 'With the update of January 15, 2025', '[uscis.gov](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5)'],
        ['EPA, actions on PFAS ({{Ex-17}})', 'Printed [[short: date]]', '[epa.gov](https://www.epa.gov/pfas)'],
      ],
    ),
  ],
}
