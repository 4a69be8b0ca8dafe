/** Sample I-140 cover letter for a chemical engineer; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
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
      'A worked sample. Chemist, makers, institutes, run data and exhibits do not exist; the executive order and the federal list it names do. It demonstrates how to keep to one unit operation and prove it. Not legal advice; no outcome is promised. A real letter needs your own process and your own words, and not this box.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, curriculum vitae, status documents', 'Identity', 'Petitioner’s identity and career'),
    exhibit('Ex-2', 'ETA-9089 Appendix A with Final Determination', 'Identity', 'Signed by the petitioner'),
    exhibit('Ex-3', 'Doctoral diploma and transcript, Morrow State University, 2019', ['EB-2', 'Prong 2', 'Prong 3'], 'Ph.D. in chemical engineering; thesis on crystal growth at cooled walls'),
    exhibit('Ex-4', 'O*NET summary for chemical engineers and four postings', ['EB-2', 'Prong 3'], 'Bachelor’s degree as normal entry'),
    exhibit('Ex-5', 'Statement of the endeavor and Warm Step protocol 2.0', ['Prong 1', 'Prong 2'], 'Signal, pulse, release rule, exclusions'),
    exhibit('Ex-6', 'Executive order of August 13, 2025 on a reserve of active ingredients, summary page', ['Prong 1', 'Prong 3'], 'Resilience of the pharmaceutical supply chain'),
    exhibit('Ex-7', 'Comparison runs: five ingredients at three sites, 2024 to 2026', ['Prong 1', 'Prong 2'], '58 runs with start, stop, cause of stop and product tests'),
    exhibit('Ex-8', 'Letter of Dr. Lucia Torkelsen, Lakeshore Institute for Process Research', ['Prong 1', 'Prong 2', 'Prong 3'], 'Independent repetition with an antibiotic'),
    exhibit('Ex-9', 'Letter of Victor Amsel, Plant Manager, Merriam Ingredients', ['Prong 1', 'Prong 2', 'Prong 3'], 'Two products moved from batches to continuous operation'),
    exhibit('Ex-10', 'Letter of Gwen Tolliver, Engineering Director, Coldstream Process Equipment', ['Prong 1', 'Prong 2', 'Prong 3'], 'Control block shipped with all coolers'),
    exhibit('Ex-11', 'Control block manual, Coldstream, 2026', ['Prong 1', 'Prong 2'], 'Protocol 2.0 reproduced with its license'),
    exhibit('Ex-12', 'Two journal articles, 2021 and 2024, with contribution statements', ['Prong 2', 'Prong 3'], 'Petitioner first and corresponding author'),
    exhibit('Ex-13', 'Letter of Piedmont Ingredients Laboratory with duties and release', ['Prong 2', 'Prong 3'], 'Senior process engineer since 2019; rights waived'),
    exhibit('Ex-14', 'Fouling Archive: index, depositors, terms', ['Prong 1', 'Prong 2', 'Prong 3'], '26 data sets from nine organizations'),
    exhibit('Ex-15', 'Grant agreement, Essential Medicines Process Fund, 2026', ['Prong 2', 'Prong 3'], '$88,000 for two years; petitioner is principal investigator'),
    exhibit('Ex-16', 'Work plan 2027 to 2028 with decision points', ['Prong 2', 'Prong 3'], 'Compounds, sites, criteria'),
    exhibit('Ex-17', 'Three letters of intent: two makers and a teaching hospital group', ['Prong 2', 'Prong 3'], 'Compound and reason named; dated before filing'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Address of the receiving facility, as given on uscis.gov on the filing day]]'),
    p(
      '**Subject: Petition I-140 of Ilse Rovani Adeyinka, Ph.D. (fictional)**\nSection 203(b)(2) of the Act, advanced degree; waiver of the job offer\nEndeavor: to complete and spread *Warm Step*, a way of running cooled crystallizers for drug ingredients without stopping to remove crust',
    ),
    p('Dear Officer:'),
    p(
      'This is a self-petition by a chemical engineer with a doctorate. It seeks EB-2 classification and a national interest waiver ({{Ex-1}}, {{Ex-2}}). Its subject is one unit operation: cooling crystallization, the step in which most solid drug ingredients are purified ({{Ex-5}}, section 1).',
    ),
    p(
      '**Endeavor in a sentence.** I continue to develop, test with others and publish *Warm Step*, by which the maker of an active ingredient recognizes crust on a cooled wall from readings the plant already has and loosens it with a short, local warming, so that the crystallizer keeps running ({{Ex-5}}).',
    ),
    p('The sections below answer, one after another, whether I belong to the class, what the endeavor is, and the three inquiries laid down in *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016).'),
    contents('Overview', 1),

    h1('Classification'),
    p(
      'Morrow State University, a school in the United States, conferred the degree of Doctor of Philosophy in chemical engineering on me in August 2019 ({{Ex-3}}). No evaluation is therefore filed. The occupation in which I pursue the endeavor is chemical engineer; O*NET and postings of four employers give a bachelor’s degree in chemical engineering as the common requirement ({{Ex-4}}). Degree and endeavor belong together, as the Policy Manual has asked since January 15, 2025 (volume 6, part F, chapter 5): the thesis dealt with crystals that grow on cooled walls, and Warm Step is the practical answer to what it found ({{Ex-3}}, abstract; {{Ex-12}}).',
    ),

    h1('The endeavor'),
    h2('Crust, and why makers keep to batches'),
    p(
      'A solution of a drug ingredient is cooled, and crystals form. Some of them form on the coldest place, the wall. The crust insulates; the coolant is set colder to compensate; more crust grows. In a batch vessel the wall is washed after each batch, so nobody worries. In a *continuous* crystallizer, which makes the same amount in a unit a twentieth of the size, crust ends the run. Of 27 runs without the method in my comparison, 22 ended that way, and half of the 27 had stopped by the 31st hour ({{Ex-7}}, table 2).',
    ),
    p(
      'Mr. Amsel, who manages a plant in which I have never worked, gives the consequence. His company makes six ingredients for generic medicines. It bought continuous equipment in 2021, tried two products, and went back to batches, because a unit that must be opened every day and a half needs a second unit and a night crew ({{Ex-9}}). Dr. Torkelsen adds that published remedies, such as rough stirring, ultrasound or coatings, damage crystals, add a part that must be qualified, or last for weeks only ({{Ex-8}}).',
    ),
    h2('Warm Step'),
    bullets(
      '**A signal.** From four temperatures and two flows, recorded at nearly every cooler, the protocol calculates the resistance of the wall in each section and the speed at which it rises. A rise of a stated shape means young crust ({{Ex-5}}, section 3).',
      '**A pulse.** Young crust holds to the wall by few points. One section is warmed by four to nine degrees for 40 to 120 seconds; the crust slides off as fine crystals instead of hardening. The size of the pulse follows from solubility data by a formula ({{Ex-5}}, section 4; {{Ex-12}}, article of 2024).',
      '**A release rule.** Product from the time of a pulse is led aside until size and purity are back within limits. The record shows when, so that a quality department can decide on facts ({{Ex-5}}, section 5).',
    ),
    p(
      'Warming a fouled wall is not new; operators do it when a unit is already blocked. New are the moment and the place. The 2021 article showed that crust passes through a stage of some minutes in which it slides, and the 2024 article showed how to see this stage from outside the pipe ({{Ex-12}}). Both are cited here for what they contain; the use made of them is proved below.',
    ),
    p(
      'Run 41 of the comparison shows the three parts together ({{Ex-7}}, annex C). It took place at the second site, with operators I had met once. After 22 hours the resistance of the third section rose by four percent in ten minutes. The control text warmed this section from 6 to 12 degrees for 70 seconds. The reading fell back within two minutes. The particle counter at the outlet saw fine crystals for eleven minutes, and the product of 14 minutes was led aside, dissolved and returned. In 168 hours this happened nine times. Run 40, with the same solution and no pulses, had been stopped after 29 hours with a crust of three millimeters.',
    ),
    h2('What comes out, for whom, and what is excluded'),
    p(
      'The outputs are the protocol, a spreadsheet and control text, and the *Fouling Archive*, in which makers deposit run data under code names. All may be used free of charge ({{Ex-5}}, {{Ex-14}}). My employer, a contract laboratory, permits me to pursue the endeavor, owns none of it, and uses it on the same terms as others ({{Ex-13}}). Compounds that change their crystal form within the warming range are excluded; the protocol says how to test for this in one day ({{Ex-5}}, section 6). Choosing solvents, building plants and dealing with drug approval are the makers’ business and no part of the endeavor.',
    ),

    h1('First prong: substantial merit and national importance'),
    h2('Merit, as measured'),
    p(
      'The comparison comprises 58 runs of five ingredients at three sites; two sites belong to organizations other than my employer ({{Ex-7}}). A run was stopped for crust, for another reason, or at the limit of 168 hours, and the operators, who had no part in the evaluation, noted which.',
      { keepWithNext: true },
    ),
    table(
      [3.2, 2, 2],
      ['Measure', 'Without (27 runs)', 'With Warm Step (31 runs)'],
      [
        ['Middle value of run length', '31 hours', '164 hours'],
        ['Runs ended by crust', '22', '6'],
        ['Product led aside or rejected', '6.2%', '1.9%'],
        ['Solvent for washing, per kilogram of product', '3.4 liters', '0.8 liters'],
      ],
      'Comparison runs ({{Ex-7}}, tables 2 to 5)',
    ),
    p(
      'Product tests were made by the analytical department of each site under its usual methods ({{Ex-7}}, section 4). Crystals from runs with pulses had the same middle size as those without, and a slightly wider spread, which filtered as well. Purity was equal within the error of the test. These points matter as much as run length, because a maker would not accept longer runs at the price of another product. The evaluation plan was fixed and sent to all three sites before the first run; the two changes made later are marked with their dates ({{Ex-7}}, annex A).',
    ),
    p(
      'Five of the six runs that crust still ended concern one ingredient, a salt that forms a hydrate at the wall. For it the method does not work, and it is now the example in the exclusion test ({{Ex-7}}, section 5; {{Ex-5}}, section 6).',
    ),
    h2('National importance: the step others have taken'),
    p('That medicines matter is not my argument. I ask the officer to look at what three organizations did after the method became public, and at what nine now share.'),
    p(
      '**A maker of ingredients changed its production.** Merriam Ingredients has run two blood-pressure ingredients continuously since November 2025. Mr. Amsel describes the decision of 2021, its reversal, and the figure on which it turned: seven days without opening. The two products had been bought abroad as intermediates and finished in batches; now the crystallization of the full amount takes place in his plant in this country ({{Ex-9}}). He sells to eleven tablet makers, none of which I know.',
    ),
    p(
      '**A builder of equipment made it part of the equipment.** Coldstream Process delivers coolers to drug and food makers in many states. Since spring 2026 each one carries a control block that follows protocol 2.0; Ms. Tolliver explains that existing owners receive it with the yearly service and that 43 had done so when she wrote ({{Ex-10}}, {{Ex-11}}). My name is in the license text, as it asks, and nothing was paid.',
    ),
    p(
      '**An institute repeated and extended it.** Dr. Torkelsen’s group chose an antibiotic I had not studied, wrote its own program from the protocol, and reached the limit of 168 hours in four runs of five. It then used the signal for another purpose, to decide when heat exchangers in solvent recovery need washing ({{Ex-8}}). The archive received its data, and those of eight other depositors ({{Ex-14}}).',
    ),
    p(
      '**Nine organizations share what they used to hide.** Makers seldom speak of blocked equipment. The archive lets them deposit readings under a code name, with the compound described only by its solubility curve. Since its opening in January 2025 it has received 26 data sets, eleven of them runs in which Warm Step did not help. Four depositors compete with each other. Dr. Torkelsen used 19 of the sets to test a rival formula for the onset of crust, found it better for slow cooling, and published that result with my agreement and my corrected text beside it ({{Ex-8}}, {{Ex-14}}).',
    ),
    p(
      'These effects concern how ingredients can be made by anyone with a cooler. The [executive order of August 13, 2025](https://www.akingump.com/en/insights/blogs/trump-executive-order-tracker/ensuring-american-pharmaceutical-supply-chain-resilience-by-filling-the-strategic-active-pharmaceutical-ingredients-reserve-) directs that a strategic reserve of active pharmaceutical ingredients be filled and aims at a resilient supply chain ({{Ex-6}}). It names neither crystallization nor me. It does name the kind of product, active ingredients, and one of Merriam’s reasons was that smaller continuous units let it make such products near its customers ({{Ex-9}}). I offer the order as a public statement about the sub-field, and {{Ex-7}} to {{Ex-11}} as proof of this endeavor’s own effect.',
    ),

    h1('Second prong: well positioned'),
    h2('Knowledge and record'),
    p(
      'Five years of doctoral work went into the growth of crust; I built the cell with a transparent wall through which its sliding stage was first filmed ({{Ex-3}}, {{Ex-12}}). Since 2019 I have been a process engineer at Piedmont, where my director confirms 14 campaigns with 9 ingredients and describes two that I had to stop. He also marks the border: the campaigns belong to clients, the method does not ({{Ex-13}}). In both articles the contribution statement assigns the idea, the experiments and the first draft to me ({{Ex-12}}).',
    ),
    p(
      'How users see my part is best told by them. Dr. Torkelsen found that the formula for the pulse was too strong for needle-shaped crystals. She reports that I asked for her films, derived a correction, and put her counter-example on the first page of protocol 2.0 ({{Ex-8}}). Mr. Amsel recalls that I advised against a third product because of its hydrate, which cost him an order he had hoped to fill, and was right to ({{Ex-9}}). Ms. Tolliver’s programmers sent 31 questions while writing the control block; the answers are now the protocol’s appendix ({{Ex-10}}, {{Ex-11}}).',
    ),
    h2('Progress so far'),
    table(
      [1.3, 3.8, 2],
      ['Date', 'What was reached', 'Proof'],
      [
        ['2019 to 2021', 'Sliding stage of crust filmed and published', '{{Ex-3}}, {{Ex-12}}'],
        ['2022 to 2024', 'Signal from ordinary readings; protocol 1.0 released', '{{Ex-5}}, {{Ex-12}}'],
        ['2024 to 2026', 'Comparison at three sites; archive opened', '{{Ex-7}}, {{Ex-14}}'],
        ['November 2025', 'First production use by a maker', '{{Ex-9}}'],
        ['Spring 2026', 'Protocol 2.0 in a builder’s control block', '{{Ex-10}}, {{Ex-11}}'],
      ],
      'Steps taken before this filing',
    ),
    p(
      'The sequence matters because it shows an endeavor under way. Observation, method, test and use followed each other at intervals of about two years, and each step was taken while I had other duties ({{Ex-13}}). What the plan adds is breadth: more compounds, another crystal shape, and people who can run the protocol after a course instead of after a visit ({{Ex-16}}).',
    ),
    p(
      'I have also learned to hand the work over. At the third site I was not present at all: its engineers had the protocol, one video call and the control text, and their eight runs are not distinguishable from the others in the tables ({{Ex-7}}, table 6). This was the test I had set before asking anyone to build equipment on it, and Ms. Tolliver writes that her company waited for it ({{Ex-10}}).',
    ),
    h2('Plan and means'),
    p('The plan covers two years and states what would end a line of work ({{Ex-16}}):', { keepWithNext: true }),
    table(
      [1.3, 3, 3.2],
      ['Period', 'Work', 'Ready today; decision point'],
      [
        ['Early 2027', 'Six further ingredients, chosen by makers', 'Compounds named in {{Ex-17}}; stop if fewer than three reach 96 hours'],
        ['Late 2027', 'Pulse for needle-shaped crystals', 'Films and cell in place ({{Ex-8}}); stop if breakage exceeds that of stirring'],
        ['2028', 'Archive opened to water and food salts', 'Two depositors agreed ({{Ex-14}})'],
        ['2028', 'Protocol 3.0 and course for plant operators, taught with Lakeshore', 'Outline in {{Ex-16}}; room and bench promised in {{Ex-8}}'],
      ],
      'Work plan 2027 to 2028',
    ),
    p(
      'The Essential Medicines Process Fund granted $88,000 with me as principal investigator. The agreement binds the money to the project and allows it to move if I change employers ({{Ex-15}}). It pays for compounds, analyses and half the salary of a technician at Lakeshore. Three organizations, two makers and a group of teaching hospitals that prepares injections, ask for tests with compounds they name ({{Ex-17}}). I spend two days a week on this work by agreement with Piedmont ({{Ex-13}}).',
    ),

    h1('Third prong: the balance of interests'),
    p(
      '**Labor certification would miss the object.** It presupposes a post in one firm. Nine organizations deposit data in the archive because it sits with no maker; the terms forbid access by any depositor’s production staff, and name me as custodian until a second one is appointed ({{Ex-14}}). A maker that sponsored me could not be given that role, and Mr. Amsel says so of his own company ({{Ex-9}}).',
    ),
    p(
      '**The benefit does not depend on how many chemical engineers there are.** Let there be as many as one likes. They need the exclusions, the corrections and the runs that failed, gathered from competitors who would not give them to each other. Ms. Tolliver explains that her customers ask Coldstream for exactly these data, and that she refers them to the archive ({{Ex-10}}).',
    ),
    p(
      '**There is a season for it.** Merriam decides in the third quarter of 2027 whether two more ingredients go into continuous units or into new batch vessels with a life of 20 years ({{Ex-9}}). The hospital group’s contract for its present supplier ends in January 2028 ({{Ex-17}}). Answers for these compounds are in the first two rows of the plan and would be late in any later year ({{Ex-16}}).',
    ),
    p(
      '**Degree, field and position are weighed together.** The Policy Manual gives weight to an advanced degree in a science or engineering field when the work furthers an area important to competitiveness or security and the person is well placed. I hold the degree ({{Ex-3}}), the area is one the order of 2025 addresses ({{Ex-6}}), and my position is documented in {{Ex-8}} to {{Ex-15}}. I ask that this be counted with the other points, not in their stead.',
    ),
    p(
      '**Requirements of a post would not describe it.** The four postings ask for a degree, years in a regulated plant and named simulation programs ({{Ex-4}}). None could ask for the films of sliding crust, the eleven deposited failures, or the standing with competitors that makes them deposit more ({{Ex-12}}, {{Ex-14}}).',
    ),
    p(
      '**No one is displaced.** A crystallizer that stays closed spares a crew a night of washing with solvent; Merriam kept its operators and trained them for the continuous units ({{Ex-9}}). The grant pays a technician here ({{Ex-15}}). In sum, the public gains more from uninterrupted work on a method in use than from testing the market for a single post.',
    ),

    h1('Conclusion'),
    p(
      'The documents show a United States doctorate tied to the work, one process step improved and measured, use by a maker, an equipment builder and an institute, a plan with funds and named compounds, and reasons for a waiver that arise from neutrality and timing. For discretion I point to [[long: Facts in your favor, with their exhibits]]. I ask for approval and confirm that what I say about my own work is true.',
    ),
    signature('Sincerely yours,', 'Ilse Rovani Adeyinka, Ph.D. (fictional)', 'Petitioner', 'Date: [[short: Date of signature]]'),

    pageBreak(),
    h1('Appendix: list of exhibits'),
    p('Each number stands for one document that existed when the petition was filed.'),
    exhibitIndex(),
  ],
}
