/** Sample I-140 cover letter for a chemical engineer whose record is production, not publication; person, organizations, figures and exhibits are fictional. */
import { contents, exhibit, exhibitIndex, h1, h2, np, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterChemicalEngineer: Document = {
  id: 'cover-letter-chemical-engineer',
  title: 'Sample cover letter: chemical engineer',
  edition: '2026-11-23',
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
    exhibit('Ex-4', 'Letter of Pellworth Organics, duties from July 2014 to December 2017', ['EB-2', 'Prong 2'], 'Two positions with dates and duties'),
    exhibit('Ex-5', 'Letter of Corwin Ostrander, General Manager, Larchmere Fine Chemicals', ['EB-2', 'Prong 2', 'Prong 3'], 'Duties since February 2018; consent to this petition'),
    exhibit('Ex-6', 'O*NET summary for chemical engineers and four postings', ['EB-2', 'Prong 3'], 'Bachelor’s degree at entry; what employers ask for'),
    exhibit('Ex-7', 'Statement of the endeavor, with plan 2027 to 2029', ['Prong 1', 'Prong 2', 'Prong 3'], 'Ingredients by letter, plants, dates, measures'),
    exhibit('Ex-8', 'Production summary 2019 to 2026, certified by the head of quality', ['Prong 1', 'Prong 2'], 'Lots, kilograms, yield and rejected lots by ingredient'),
    exhibit('Ex-9', 'Letter of the company’s counsel on withheld records', ['Prong 1', 'Prong 2'], 'What is redacted, why, and who has the originals'),
    exhibit('Ex-10', 'Letter of Desmond Fairlie, Vice President for Supply, Hollowell Injectables', ['Prong 1', 'Prong 3'], 'Customer; source of four ingredients before and after'),
    exhibit('Ex-11', 'Letter of Noreen Stallworth, Pharm.D., Tri-River Hospital Purchasing', 'Prong 1', 'Buys for 214 hospitals; no tie to the petitioner'),
    exhibit('Ex-12', 'Letter of Lamar Vandiver, Technical Director, Keystead Toll Manufacturing', ['Prong 1', 'Prong 2', 'Prong 3'], 'Plant of another owner'),
    exhibit('Ex-13', 'Inspection classifications of 2022 and 2025; three customer audit reports (redacted)', 'Prong 2', 'No action indicated'),
    exhibit('Ex-14', 'Injury logs of the site, 2018 to 2025, and solvent reports to the state', 'Prong 1', 'Recordable cases and solvent per kilogram'),
    exhibit('Ex-15', 'Quarterly wage reports and letter of the Pike Hollow County development office', 'Prong 1', 'Jobs; unemployment'),
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
      'I am a process engineer. For twelve years I have done one kind of work: making the last two steps in the manufacture of a drug ingredient run in a plant that was not built for them ({{Ex-1}}, {{Ex-2}}). I have published nothing. What I have made belongs to the companies that paid for it, and most of it is confidential. The record of this petition therefore consists of what such a career leaves behind: lots released, audits passed, contracts signed, and letters from the people who rely on the product.',
    ),
    p(
      'I ask for classification under section 203(b)(2) and for a waiver of the job offer and the labor certification under *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). I carry the burden of proof by a preponderance of the evidence. *Matter of Chawathe*, 25 I&N Dec. 369, 375–76 (AAO 2010).',
    ),
    contents('Overview', 1),

    h1('The degree and the five years'),
    p(
      'The University of Sant Aurel conferred a four-year bachelor’s degree in chemical engineering on me in June 2014; a credential service finds it equivalent to a United States bachelor’s degree in that field ({{Ex-3}}). A bachelor’s degree followed by at least five years of progressive experience in the specialty is the equivalent of a master’s degree. 8 CFR 204.5(k)(2). It is shown by the academic record and by letters of employers. 8 CFR 204.5(k)(3)(i)(B). Both letters give the writer’s name, title and address, and the duties by year.',
      { keepWithNext: true },
    ),
    table(
      [1.7, 2.3, 3.7, 0.8],
      ['Period', 'Position', 'What was added', 'Proof'],
      [
        ['2014 to 2015', 'Shift engineer, Pellworth', 'Operation of filters and dryers; lot records', '{{Ex-4}}'],
        ['2016 to 2017', 'Process engineer, Pellworth', 'Scale-up of four products; written procedures', '{{Ex-4}}'],
        ['2018 to 2020', 'Process engineer, Larchmere', 'Design of purification and drying for new products', '{{Ex-5}}'],
        ['2020 to 2023', 'Senior engineer, Larchmere', 'Start-up leader; three engineers report to me', '{{Ex-5}}'],
        ['2023 to now', 'Head of process transfer', 'Transfer to both company plants and to Keystead', '{{Ex-5}}'],
      ],
      'Progression after the degree',
    ),
    p(
      'Five years were complete in August 2019; a month between the two employers is left out of the count. The occupation is chemical engineer, and a bachelor’s degree is its normal entry ({{Ex-6}}). Crystallization, filtration and drying are the specialty in both letters and in the endeavor, so degree, experience and endeavor meet in one field, as the Policy Manual asks (volume 6, part F, chapter 5).',
    ),

    h1('What I propose to do'),
    h2('Why an old medicine is hard to make at home'),
    p(
      'Many injectable medicines have been used for decades. Their chemistry is public. What is not public is how to purify and dry the ingredient so that it dissolves in a vial without a haze. Plants abroad were built around one such product and have done nothing else for twenty years. A plant in this country makes thirty products in the same vessels. When Larchmere tried the first of these ingredients in 2017, before I came, nine of eleven lots failed, most of them for particles and residual solvent, and the project was closed ({{Ex-5}}).',
    ),
    p(
      'Mr. Fairlie buys ingredients for a maker of injectables. He describes the usual answer he received from plants in the United States: they would gladly quote, if he paid for a building ({{Ex-10}}). A dedicated building makes no sense for a product of which the whole country needs a few tons a year.',
    ),
    h2('The work'),
    p(
      'My endeavor is to engineer these two steps for equipment that plants here already own, to start them up at full scale, and to train those who will run them. For each ingredient the work has the same parts, and takes between nine and sixteen months ({{Ex-7}}, part 1):',
      { keepWithNext: true },
    ),
    np('I find out, in a vessel of two liters, which property of the crystals makes the lot fail, and under which cooling and washing it does not appear.'),
    np('I translate this into the vessels, filters and dryers that the plant has, with changes that can be undone in a day, because another product follows.'),
    np('I stand with the crew through the first lots, write the procedure with them, and leave when three lots in a row have been released without me.'),
    p(
      'Five further ingredients, called H to L in this petition, are under contract or letter of intent for 2027 to 2029, two of them at the plant of another owner ({{Ex-7}}, part 2; {{Ex-16}}). I do not propose to found a company, to sell advice, or to improve chemistry in general. I propose to do this, for these products, and to go on with those that follow.',
    ),
    h2('What is withheld, and how it can be checked'),
    p(
      'Recipes belong to Larchmere and its customers. Counsel explains which lines are blacked out and confirms that no figure was removed on which this letter relies ({{Ex-9}}). The summary of production was drawn from the lot records by the head of quality, who does not report to me and signs that it is complete: failed lots are in it ({{Ex-8}}). Ingredients carry letters in place of names in every exhibit. Originals are available to the agency at the plant on request ({{Ex-9}}).',
    ),

    h1('First prong: substantial merit'),
    p(
      'Merit may lie in science, technology or health. *Dhanasar*, 26 I&N Dec. at 889. Here it can be read in kilograms that met their specification. The certified summary covers every lot since the first start-up:',
      {
        keepWithNext: true,
      },
    ),
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
      'Ingredient A is the one that had failed nine times in eleven. Ingredient C was the worst of mine: five of its six rejected lots fall in the first four months, and I had misjudged how long the cake could wait before washing ({{Ex-8}}, note 4; {{Ex-5}}). The two steps also use less. Solvent per kilogram of product fell from 41 to 17 liters, as reported to the state, and the dryer area, with five recordable injuries in 2018 and 2019, has had one since ({{Ex-14}}).',
    ),

    p(
      'One lot may stand for the others. In March 2021 a lot of ingredient C passed every test of purity and failed in the vial: the solution was clear, then faintly cloudy after an hour. The laboratory suspected the filter. The night record showed that the cake had waited forty minutes longer than usual because the dryer was occupied by another product. I repeated that wait in the small vessel and saw the surface of the crystals change at the thirtieth minute. Since then the procedure begins the washing only when the dryer is free, which costs nothing, and the defect has come back once in 90 lots ({{Ex-8}}, note 4; {{Ex-5}}). This is not research. It is how an old medicine becomes something that a plant can make on a Tuesday night.',
    ),

    h1('First prong: national importance'),
    p(
      'That Larchmere earns money is not my argument, and importance of medicine as such is not either. The question is the potential prospective impact of this endeavor; national implications within a field may be enough, and *Dhanasar* gives improved manufacturing processes as an example. 26 I&N Dec. at 889. So may substantial positive economic effects, particularly in an economically depressed area. *Id.* at 890. I offer evidence of both.',
    ),
    h2('Where the product goes'),
    p(
      'Larchmere’s customers are three makers of injectables. Mr. Fairlie’s company takes four of the seven ingredients. Before, all four came from one plant overseas; one has come only from here since 2022, and for the others the plant in this country is the first source ({{Ex-10}}). His vials go to hospitals in 47 states. He adds something that no production figure shows: in 2024, when the overseas plant stopped for five months after a fire, two medicines were not rationed, for the first time in such an event in his career.',
    ),
    p(
      'Dr. Stallworth saw the same months from the other side. She buys for 214 hospitals, and had never heard of Larchmere or of me until she was asked for her records. They show that of eleven injectables affected by that fire, nine were on allocation and two, those made from ingredients B and D, were not ({{Ex-11}}, annex). She draws no conclusion beyond her own hospitals. She does say what rationing means there: pharmacists who prepare substitutes by hand, and operations that wait.',
    ),
    h2('A plant of another owner'),
    p(
      'An effect that ends at the employer’s fence would not be enough. Keystead is a toll manufacturer in another state, with different equipment and no shares in common with Larchmere. Under a license between the two companies I started ingredient E there in 2024. Mr. Vandiver writes what happened next: his engineers, whom I had trained on that one start-up, moved two more ingredients by themselves, for customers I have never met. The first took them fourteen months and the second ten ({{Ex-12}}). Keystead has since offered seven other ingredients that it had declined to quote since it opened. A way of working that a second owner carries on alone is what I mean by implications for the field.',
    ),
    p(
      'The trade press noticed the return of the two products, in 2023 and 2025 ({{Ex-18}}). The reports name the companies and not me, as is usual; Mr. Ostrander and Mr. Vandiver say who did the engineering ({{Ex-5}}, {{Ex-12}}).',
    ),
    h2('Work in Pike Hollow County'),
    p(
      'The main plant stands in a county that lost two employers of its size in ten years. Its unemployment was above the state’s in each of the last eight years, by between 1.9 and 3.4 points ({{Ex-15}}, letter with state figures). The plant’s wage reports show 61 production jobs at the end of 2019 and 104 in mid-2026. Mr. Ostrander attributes 38 of the 43 added jobs to the seven ingredients and explains how they were counted, line by line ({{Ex-5}}, annex; {{Ex-15}}). Thirty-one of the people hired had worked for the two employers that closed.',
    ),
    h2('A public document on such products'),
    p(
      '[Executive Order 14336 of August 13, 2025](https://www.federalregister.gov/d/2025-15823) directs that a reserve of active pharmaceutical ingredients be filled and aims at a resilient supply chain ({{Ex-17}}). It names neither my employer nor a process. I cite it for one point: the kind of product, active ingredients, is one whose domestic supply the federal government has addressed. The effect of my own work is proved by {{Ex-8}}, {{Ex-10}}, {{Ex-11}}, {{Ex-12}} and {{Ex-15}}.',
    ),

    h1('Second prong: well positioned'),
    h2('A record read by those who audit it'),
    p(
      'The second prong weighs education, skills, knowledge and record of success in related or similar efforts, the plan, progress, and the interest of customers or users. *Dhanasar*, 26 I&N Dec. at 890. Mine is a record of success in the same effort: seven ingredients tried, seven in production ({{Ex-8}}). Mr. Ostrander sets it beside what his plant did before and beside the two transfers that others led in the same years, one of which was given up ({{Ex-5}}).',
    ),
    p(
      'It has been examined by people paid to find fault. The Food and Drug Administration inspected the plant in 2022 and 2025 and classified both inspections “no action indicated.” Three customers audited the drying and purification areas. Their reports list eleven findings, two against procedures of mine; both were closed within the time allowed ({{Ex-13}}). Mr. Vandiver, who had employed other transfer engineers, describes the difference he saw: I asked to see the lots that had failed first, and I wrote down what the night shift said ({{Ex-12}}).',
    ),
    p(
      'The degree gave me the theory of crystals and drying, with a final project on filter cakes ({{Ex-3}}). Pellworth gave me three years at the machines: its letter says that I ran every filter on the floor before I was allowed to change a procedure, and that two of the four products I scaled up are still made as I left them ({{Ex-4}}). At Larchmere the responsibility grew from one step to whole transfers, and from one plant to three ({{Ex-5}}). No single item of this is rare. Their sum is what the three customers of Larchmere asked for when they made it a term of the new agreements that I, or an engineer trained by me, lead each start-up ({{Ex-16}}, clause 9).',
    ),
    p(
      'Customers have shown their interest by signing. Five ingredients are under agreement or letter of intent; each paper names the product, the yearly quantity and the day on which the customer’s present supply ends ({{Ex-16}}). Mr. Fairlie’s company has paid for the dryer of ingredient H in advance, which he calls unusual for a buyer of commodities ({{Ex-10}}).',
    ),
    h2('Contracts, capital and people'),
    table(
      [1.2, 2.9, 3.2],
      ['When', 'What will be in production', 'What stands behind it'],
      [
        ['2027', 'Ingredients H and I at Larchmere', 'Supply agreements signed; dryer ordered ({{Ex-16}})'],
        ['2028', 'Ingredient J at Larchmere, K at Keystead', 'License extended to K and L ({{Ex-12}}, {{Ex-16}})'],
        ['2029', 'Ingredient L at Keystead', 'Customer’s letter of intent ({{Ex-16}})'],
        ['2027 to 2029', 'Six engineers of both companies trained through one start-up each', 'Names and dates ({{Ex-7}}, part 3)'],
      ],
      'Plan ({{Ex-7}})',
    ),
    p(
      'Larchmere’s board has approved $3.1 million, of which $1.2 million had been ordered by October 2026 ({{Ex-16}}). The measure of each step is the same as in the past: three lots in a row released without me, within sixteen months. A step that misses it by half a year is stopped and reported to the customer ({{Ex-7}}, part 4). If my employment ended, Keystead would contract for the same work at its plant and says so ({{Ex-12}}). No plan of this kind is certain. The standard does not ask for certainty, and seven of seven is a fair ground for expectation.',
    ),

    h1('Third prong: the balance'),
    p(
      'I do not dispute that Larchmere could offer me a position and apply for a labor certification. The third prong asks something else: whether, on balance, a waiver benefits the United States. *Dhanasar*, 26 I&N Dec. at 890–91. Four points speak for it.',
    ),
    p(
      '**The position would be smaller than the endeavor.** A certification describes duties with one employer. A third of my time under the plan belongs to the plant of another company, and that share grows ({{Ex-7}}, {{Ex-12}}). Mr. Ostrander writes that his company could define a position only for its own two plants ({{Ex-5}}).',
    ),
    p(
      '**The benefit remains if other engineers are available.** They are, and six of them are to learn this work ({{Ex-7}}, part 3). Until they have, the benefit depends on the engineer who has brought seven of seven ingredients into production. The four postings ask for a degree, years in a regulated plant and named software ({{Ex-6}}). A market test of those requirements would not measure the experience on which the endeavor rests.',
    ),
    p(
      '**Dates are set by others.** The overseas maker of ingredient H has told its customers that it ends production in June 2028; Mr. Fairlie attaches the notice ({{Ex-10}}). A start-up takes up to sixteen months. Begun in early 2027, it is in time, and begun a year later it is not.',
    ),
    p(
      '**Workers here gain.** The work has added jobs and trained crews, and it replaces an import, not a colleague ({{Ex-5}}, {{Ex-15}}). The interest that labor certification protects is served by it.',
    ),

    h1('Request'),
    p(
      'I have shown the classification and each of the three prongs by a preponderance of the evidence. For the favorable use of discretion I point to [[long: Facts in your favor, with their exhibits]]. I ask that the petition be approved, and I confirm that what I state about my own work is true.',
    ),
    signature('Sincerely,', 'Marisela Thornquist (fictional)', 'Petitioner', 'Date: [[short: Date of signature]]'),

    pageBreak(),
    h1('Appendix: list of exhibits'),
    p('Each number stands for one document that existed when the petition was filed.'),
    exhibitIndex(),
  ],
}
