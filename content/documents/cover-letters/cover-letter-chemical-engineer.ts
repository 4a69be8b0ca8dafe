/** Sample I-140 cover letter for a chemical engineer whose record is production, not publication; person, organizations, figures and exhibits are fictional. */
import { exhibit, exhibitIndex, h1, np, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterChemicalEngineer: Document = {
  id: 'cover-letter-chemical-engineer',
  title: 'Sample cover letter: chemical engineer',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 8, to: 8 },
  notice: [
    plain(
      'A worked sample. Engineer, plants, customers, production figures and exhibits do not exist; the executive order it names does. It shows a case without papers, grants or a method of one’s own name: the proof is what was produced, under confidentiality, in twelve years of industry. It is a hard case: benefit to one employer, even with national reach, is not enough, and prong 1 must show more. Not legal advice; no outcome is promised. A real letter needs your own process and your own words, and not this box.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, status documents', 'Identity', 'Identity, career'),
    exhibit('Ex-2', 'ETA-9089 Appendix A with Final Determination', 'Identity', 'Signed'),
    exhibit('Ex-3', 'Bachelor’s diploma and transcript, University of Sant Aurel, with evaluation', ['EB-2', 'Prong 2'], 'Chemical engineering, 2014'),
    exhibit('Ex-4', 'Letter from Pellworth Organics, duties from July 2014 to December 2017', ['EB-2', 'Prong 2'], 'Two positions with dates and duties'),
    exhibit('Ex-5', 'Letter from Corwin Ostrander, General Manager, Larchmere Fine Chemicals', ['EB-2', 'Prong 2', 'Prong 3'], 'Duties since February 2018; consent to this petition'),
    exhibit('Ex-6', 'O*NET summary for chemical engineers and four postings', ['EB-2', 'Prong 3'], 'Bachelor’s degree at entry; what employers ask for'),
    exhibit('Ex-7', 'Statement of the endeavor, with plan 2027 to 2029', ['Prong 1', 'Prong 2', 'Prong 3'], 'Ingredients by letter, plants, dates, measures'),
    exhibit('Ex-8', 'Production summary 2019 to 2026, certified by the head of quality', ['Prong 1', 'Prong 2'], 'Lots, kilograms, yield and rejected lots by ingredient'),
    exhibit('Ex-9', 'Letter from the company’s counsel on withheld records', ['Prong 1', 'Prong 2'], 'What is redacted, why, and who has the originals'),
    exhibit('Ex-10', 'Letter from Desmond Fairlie, Vice President for Supply, Hollowell Injectables', ['Prong 1', 'Prong 3'], 'Customer; source of four ingredients before and after'),
    exhibit('Ex-11', 'Letter from Noreen Stallworth, Pharm.D., Tri-River Hospital Purchasing', 'Prong 1', 'Buys for 214 hospitals; no tie to the petitioner'),
    exhibit('Ex-12', 'Letter from Lamar Vandiver, Technical Director, Keystead Toll Manufacturing', ['Prong 1', 'Prong 2', 'Prong 3'], 'Plant of another owner'),
    exhibit('Ex-13', 'Inspection classifications of 2022 and 2025; three customer audit reports (redacted)', 'Prong 2', 'No action indicated'),
    exhibit('Ex-14', 'Injury logs of the site, 2018 to 2025, and solvent reports to the state', 'Prong 1', 'Recordable cases and solvent per kilogram'),
    exhibit('Ex-15', 'Quarterly wage reports and letter from the Pike Hollow County development office', 'Prong 1', 'Jobs; unemployment'),
    exhibit('Ex-16', 'Supply agreements and capital approval (redacted)', ['Prong 2', 'Prong 3'], 'Five further ingredients; $3.1 million approved'),
    exhibit('Ex-17', 'Executive Order 14336 of August 13, 2025', 'Prong 1', 'Supply chain'),
    exhibit('Ex-18', 'Two trade-press reports, 2023 and 2025', 'Prong 1', 'Return of two products'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Address of the receiving facility, as given on uscis.gov on the filing day]]'),
    p(
      '**Subject: Petition I-140 of Marisela Thornquist (fictional)**\nSection 203(b)(2) of the Act, advanced degree (bachelor’s degree and five years); waiver of the job offer\nEndeavor: to engineer and start up, in United States plants, the final purification and drying of active ingredients for long-established injectable medicines',
    ),
    p('Dear Officer:'),
    p(
      'In a drug plant nothing is true because an engineer says so. Before a process may run, someone writes down what it has to do; afterward someone else checks whether it did, and lists what went wrong. I have worked under that rule for twelve years and have laid out this letter by it. Each requirement of the law comes first, then the record, then the result as I read it; the decision is yours. Deviations have a section of their own ({{Ex-1}}, {{Ex-2}}).',
    ),
    p(
      'You will find no papers, grants or patents here. I have published nothing. What I made belongs to the companies that paid for it, and most of it is confidential. The record is what such a career leaves behind: lots released, inspections passed, contracts signed, and letters from people who rely on the product.',
    ),

    h1('Scope'),
    p(
      '**Under review.** One endeavor: the last two steps in making an active ingredient, purification and drying, engineered for equipment that plants in this country already own ({{Ex-7}}). For each ingredient the work is the same and takes nine to sixteen months:',
      {
        keepWithNext: true,
      },
    ),
    steps(
      'I find out, in a two-liter vessel, which property of the crystals makes a lot fail, and under which cooling and washing it does not appear.',
      'I translate that into the vessels, filters and dryers of the plant, with changes that can be undone in a day, because another product follows.',
      'I stand with the crew through the first lots, write the procedure with them, and leave when three lots in a row have been released without me.',
    ),
    p(
      '**Why it is needed.** Many injectable medicines are decades old, and their chemistry is public. What is not public is how to dry the ingredient so that it dissolves in a vial without a haze. Plants abroad were built around one such product. A plant here makes thirty products in the same vessels. Larchmere tried the first of these ingredients in 2017, before I came; nine of eleven lots failed, and the project was closed ({{Ex-5}}). Desmond Fairlie, who buys ingredients for a maker of injectables, describes the answer he used to get from plants in the United States: they would gladly quote, if he paid for a building ({{Ex-10}}).',
    ),
    p(
      '**Planned.** Five further ingredients, H to L, for 2027 to 2029, two of them at the plant of another owner ({{Ex-7}}, part 2; {{Ex-16}}). I do not propose to found a company, to sell advice, or to improve chemistry in general.',
    ),
    table(
      [0.8, 3, 2.2, 1.6],
      ['', 'What makes it hard', 'Where', 'Present supply ends'],
      [
        ['H', 'Needles that hold on to solvent', 'Filter dryer, Larchmere', 'June 2028'],
        ['I', 'Two crystal forms, of which one dissolves', 'Cooling vessel, Larchmere', 'End of 2028'],
        ['J', 'Dust after drying', 'Conical dryer, Larchmere', '2029'],
        ['K', 'A cake that cracks while it is washed', 'Filter, Keystead', '2029'],
        ['L', 'A haze from traces of one by-product', 'Filter and dryer, Keystead', '2030'],
      ],
      'Ingredients H to L ({{Ex-7}}, part 2; {{Ex-16}})',
    ),
    p(
      '**Withheld.** Recipes and names of ingredients, which stand as letters in every exhibit. Counsel explains each blacked-out line and confirms that no figure was removed on which this letter relies. The originals can be inspected at the plant ({{Ex-9}}). The head of quality, who does not report to me, drew the production summary from the lot records and signs that failed lots are in it ({{Ex-8}}).',
    ),

    h1('Requirement 1: the classification'),
    p(
      '**Required.** A bachelor’s degree or its foreign equivalent and at least five years of progressive experience in the specialty after it, which together count as a master’s degree. 8 CFR 204.5(k)(2). Proof by an official academic record and letters from employers. 8 CFR 204.5(k)(3)(i)(B). And an occupation that is a profession (Policy Manual, volume 6, part F, chapter 5).',
    ),
    p(
      '**Record.** A four-year degree in chemical engineering, University of Sant Aurel, June 2014, evaluated as equivalent to a U.S. bachelor’s degree in that field ({{Ex-3}}). Two letters with the writers’ names, titles and addresses, and duties by year:',
      {
        keepWithNext: true,
      },
    ),
    table(
      [1.6, 2.2, 3.5, 1],
      ['Period', 'Position', 'What was added', 'Proof'],
      [
        ['2014 to 2015', 'Shift engineer, Pellworth', 'Operation of filters and dryers; lot records', '{{Ex-4}}'],
        ['2016 to 2017', 'Process engineer, Pellworth', 'Scale-up of four products; written procedures', '{{Ex-4}}'],
        ['2018 to 2020', 'Process engineer, Larchmere', 'Design of purification and drying for new products', '{{Ex-5}}'],
        ['2020 to 2023', 'Senior engineer, Larchmere', 'Start-up leader; three engineers report to me', '{{Ex-5}}'],
        ['2023 to now', 'Head of process transfer', 'Transfer to both company plants and to Keystead', '{{Ex-5}}'],
      ],
    ),
    p(
      '**Result.** Met. Five years were complete in August 2019; a month between employers is left out of the count. Chemical engineers normally enter the occupation with a bachelor’s degree ({{Ex-6}}). Crystallization, filtration and drying are the specialty in both letters and in the endeavor.',
    ),

    h1('Requirement 2: substantial merit'),
    p('**Required.** Merit in an area such as science, technology or health. *Matter of Dhanasar*, 26 I&N Dec. 884, 889 (AAO 2016).', { keepWithNext: true }),
    p('**Record.** Every lot since the first start-up:', { keepWithNext: true }),
    table(
      [1.4, 1.2, 1.4, 1.6, 1.8],
      ['Ingredient', 'Started', 'Lots released', 'Lots rejected', 'Kilograms released'],
      [
        ['A', '2019', '146', '3', '9,870'],
        ['B', '2020', '118', '2', '4,310'],
        ['C', '2021', '97', '6', '2,260'],
        ['D', '2022', '84', '1', '6,940'],
        ['E, F', '2023', '71', '2', '3,120'],
        ['G', '2025', '19', '0', '540'],
        ['All', '', '535', '14 (2.6%)', '27,040'],
      ],
      'Production at Larchmere to September 2026 ({{Ex-8}}, table 1)',
    ),
    p(
      'Ingredient A is the one that had failed nine times in eleven. Solvent per kilogram fell from 41 to 17 liters, as reported to the state. The dryer area had five recordable injuries in 2018 and 2019 and has had one since ({{Ex-14}}).',
    ),
    p('**Result.** Met. Seven ingredients tried, seven in production, for patients who receive them by injection.'),

    h1('Requirement 3: national importance'),
    p(
      '**Required.** A potential prospective impact beyond one employer. National implications within a field may be enough; *Dhanasar* names improved manufacturing processes as an example. 26 I&N Dec. at 889. So may substantial positive economic effects, particularly in an economically depressed area. *Id.* at 890. That Larchmere earns money is not offered, nor is the importance of medicine in general.',
    ),
    p(
      '**The second owner** is the line I rely on most. Under a license between the two companies I started ingredient E at Keystead in 2024. Lamar Vandiver, its technical director, writes what happened next. His engineers, trained on that one start-up, moved two more ingredients for customers I have never met. The first took them fourteen months and the second ten. Keystead has since offered seven ingredients that it had declined to quote for as long as it had been open ({{Ex-12}}). A way of working that another owner carries on alone is an effect on the field.',
    ),
    p(
      'The second of the two deserves a closer look, because nothing in it was mine. Its crystals broke in the filter, which ingredient E never did. Keystead’s engineers went back to the two-liter vessel, as the first step asks, found that the stirrer and not the cooling was at fault, and changed the order of two washes. They sent the result to Larchmere. It is now in the procedure for ingredient G, and Mr. Ostrander says so ({{Ex-12}}; {{Ex-5}}, page 3).',
    ),
    p(
      '**The hospitals** saw the result without knowing its cause. Noreen Stallworth buys for 214 of them and had never heard of Larchmere or of me until she was asked for her records. In 2024 an overseas plant stopped for five months after a fire. She attaches the list of what was rationed and what was not, and says what rationing means: pharmacists who prepare substitutes by hand, and operations that wait. She draws no conclusion beyond her own hospitals ({{Ex-11}}). Mr. Fairlie, a customer, supplies the other half. His company takes four of the seven ingredients, all four of which used to come from one plant overseas, and ships vials to 47 states ({{Ex-10}}).',
    ),
    p(
      '**The county.** Pike Hollow lost two employers of the plant’s size in ten years. Its unemployment exceeded the state’s in each of the last eight years, by 1.9 to 3.4 points. Wage reports show 61 production jobs at the end of 2019 and 104 in mid-2026. Corwin Ostrander, the general manager, attributes 38 of the 43 to the seven ingredients, line by line; 31 of those hired came from the two employers that closed ({{Ex-5}}, annex; {{Ex-15}}).',
    ),
    p(
      '**The federal priority.** [Executive Order 14336 of August 13, 2025](https://www.federalregister.gov/d/2025-15823) directs that a reserve of active pharmaceutical ingredients be filled and aims at a resilient supply chain ({{Ex-17}}). It names neither my employer nor a process, and I cite it for the kind of product only. Two trade-press reports on the return of two products name the companies, as is usual, and not me ({{Ex-18}}); Mr. Ostrander and Mr. Vandiver say who did the engineering.',
    ),
    table(
      [1.9, 4, 1.6],
      ['Line of evidence', 'What it shows', 'Source without a stake'],
      [
        ['A second owner', 'Keystead, in another state, with other equipment and no common shares, moved two more ingredients by itself', 'No: licensee ({{Ex-12}})'],
        ['Hospitals', 'In the shortage of 2024, nine of eleven affected injectables were rationed; two were not, and these are made from B and D ({{Ex-10}})', 'Yes ({{Ex-11}})'],
        ['A county', '38 of 43 added production jobs where two employers closed', 'In part ({{Ex-15}})'],
        ['A federal priority', 'Active ingredients as a kind of product', 'Yes ({{Ex-17}})'],
      ],
      'Four lines of evidence',
    ),
    p('**Result.** Met by the first line, with the others in support.'),

    h1('Requirement 4: well positioned'),
    p('**Required.** Education, skills and a record in related efforts; a plan; progress; the interest of customers or users. *Dhanasar*, 26 I&N Dec. at 890. No certainty of success. *Id.*', {
      keepWithNext: true,
    }),
    p(
      '**Record.** It was examined by people paid to find fault. The Food and Drug Administration inspected the plant in 2022 and 2025 and classified both inspections “no action indicated.” Three customers audited purification and drying; of their eleven findings two were against procedures of mine, and both were closed in time ({{Ex-13}}). Pellworth’s letter says that I ran every filter on the floor before I was allowed to change a procedure ({{Ex-4}}). Mr. Vandiver, who had employed other transfer engineers, names a difference: I asked to see the lots that had failed, and I wrote down what the night shift said ({{Ex-12}}).',
    ),
    table(
      [1.2, 2.9, 3.2],
      ['When', 'Start-up', 'What stands behind it'],
      [
        ['From 2027', 'Ingredients H and I at Larchmere', 'Supply agreements signed; dryer ordered ({{Ex-16}})'],
        ['2028', 'Ingredient J at Larchmere, K at Keystead', 'License extended to K and L ({{Ex-12}}, {{Ex-16}})'],
        ['2029', 'Ingredient L at Keystead', 'Customer’s letter of intent ({{Ex-16}})'],
        ['2027 to 2029', 'Six engineers of both companies trained through one start-up each', 'Names and dates ({{Ex-7}}, part 3)'],
      ],
      'Plan ({{Ex-7}})',
    ),
    p(
      'The degree gave me the theory of crystals and drying, with a final project on filter cakes ({{Ex-3}}). Two of the four products that I scaled up at Pellworth are still made as I left them ({{Ex-4}}). At Larchmere the responsibility grew from one step to whole transfers and from one plant to three. Of the two transfers that others led there in the same years, one was given up; I mention it again under the deviations ({{Ex-5}}). None of this is rare by itself. Seven ingredients in seven is.',
    ),
    p(
      'The three customers made it a term of the new agreements that I, or an engineer trained by me, lead each start-up ({{Ex-16}}, clause 9). Larchmere’s board approved $3.1 million, of which $1.2 million had been ordered by October 2026 ({{Ex-16}}). Mr. Fairlie’s company paid for the dryer of ingredient H in advance ({{Ex-10}}). If my employment ended, Keystead would contract for the same work at its plant and says so ({{Ex-12}}).',
    ),
    p('**Acceptance for each step.** Three lots in a row released without me, within sixteen months. A step that misses it by half a year is stopped and reported to the customer ({{Ex-7}}, part 4).'),
    p('**Result.** Met.'),

    h1('Requirement 5: the balance'),
    p(
      '**Required.** That on balance the United States gains from waiving the job offer and the labor certification. *Dhanasar*, 26 I&N Dec. at 890–91. Larchmere could offer me a position and apply for a certification; I do not dispute it. The record on the factors:',
      {
        keepWithNext: true,
      },
    ),
    table(
      [1.9, 5.6],
      ['Factor', 'Record'],
      [
        [
          'A certification is impractical',
          'It covers duties with one employer. A third of my time under the plan belongs to another company’s plant, and that share grows ({{Ex-7}}, {{Ex-12}}). Larchmere could define a position only for its own two plants ({{Ex-5}}).',
        ],
        [
          'Benefit even if others are available',
          'They are, and six are to learn the work. The four postings ask for a degree, years in a regulated plant and named software ({{Ex-6}}). A market test of those would not reach the experience of seven ingredients in seven.',
        ],
        [
          'Urgency',
          'The overseas maker of ingredient H ends production in June 2028; its notice is attached ({{Ex-10}}). A start-up takes up to sixteen months. Begun in early 2027 it is in time. Begun a year later it is not.',
        ],
        ['U.S. workers', 'Jobs were added, crews trained, and an import replaced rather than a colleague ({{Ex-5}}, {{Ex-15}}).'],
      ],
    ),
    p('**Result.** Met. Labor certification protects people whose work a newcomer might take. None of the 104 is among them.'),

    h1('Deviations'),
    np(
      '**Ingredient C.** Five of its six rejected lots fall in the first four months. I had misjudged how long the cake can wait before washing. In March 2021 a lot passed every test of purity and turned cloudy in the vial after an hour. The laboratory suspected the filter. The night record showed that the cake had waited forty minutes longer than usual because the dryer was busy. I repeated the wait in the small vessel and saw the crystals change at the thirtieth minute. Washing now begins only when the dryer is free, which costs nothing. The defect has come back once in 90 lots ({{Ex-8}}, note 4; {{Ex-5}}).',
    ),
    np(
      '**A transfer that was given up.** Not one of mine, but it belongs in the comparison: of two transfers that others led at Larchmere in the same years, one was abandoned ({{Ex-5}}). Two is too few to rest anything on.',
    ),
    np('**Interested writers.** Larchmere employs me, Mr. Fairlie buys from it, and Keystead holds its license. Each says so. Dr. Stallworth and the county office have no such tie.'),
    np(
      '**One employer.** Larchmere pays me and gains by every lot in the table. If the record ended at its fence I would not have filed, since a benefit to one company, with customers in any number of states, is not national importance. That is why the second owner is the first line of evidence and the kilograms stand under merit only.',
    ),
    np('**Ingredient L** rests on a letter of intent and not on a contract ({{Ex-16}}). If it falls away, four remain.'),

    h1('Conclusion'),
    p(
      'I carry the burden of proof by a preponderance of the evidence, *Matter of Chawathe*, 25 I&N Dec. 369, 375–76 (AAO 2010), and submit that each requirement is met. For the favorable use of discretion I point to [[long: Facts in your favor, with their exhibits]]. I ask that the petition be approved, and I confirm that what I state about myself and my work is true.',
    ),
    signature('Sincerely,', 'Marisela Thornquist (fictional)', 'Petitioner', 'Date: [[short: Date of signature]]'),

    pageBreak(),
    h1('Appendix: list of exhibits'),
    p('Each number stands for one document that existed when the petition was filed.'),
    exhibitIndex(),
  ],
}
