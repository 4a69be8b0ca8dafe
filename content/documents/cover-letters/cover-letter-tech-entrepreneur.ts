/** Sample I-140 cover letter for a technology founder; person, company, investors, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterTechEntrepreneur: Document = {
  id: 'cover-letter-tech-entrepreneur',
  title: 'Sample cover letter: tech entrepreneur',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 11, to: 11 },
  notice: [
    plain(
      'A sample for founders. The founder, the company, its investors, customers, laboratory results, money and exhibits are all imaginary; the executive order and the technology list are real. Look at how each figure is given a method and how the founder is kept apart from the company. Working for one’s own company is employment: check that your status allows it. The text is no legal, tax or investment advice and predicts nothing. Delete it and the shaded places before filing.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page and resume of the petitioner', 'Identity', 'Person, education, positions'),
    exhibit('Ex-2', 'Signed ETA-9089 Appendix A and Final Determination', 'Identity', 'Labor Department parts'),
    exhibit('Ex-3', 'Bachelor’s diploma in electrical engineering, Tarrow Technical University, with evaluation', 'EB-2', 'Four years, conferred 2013; equivalent to a U.S. bachelor’s degree'),
    exhibit('Ex-4', 'Letter from Volanta Drives on work from September 2013 to August 2017', ['EB-2', 'Prong 2'], 'Address and title of the writer; duties by year'),
    exhibit('Ex-5', 'Letter from Merrin Battery Systems on work from October 2017 to March 2021', ['EB-2', 'Prong 2'], 'Lead of a measurement group from 2019'),
    exhibit('Ex-6', 'O*NET page for electrical engineers and five postings', 'EB-2', 'Bachelor’s degree for entry'),
    exhibit('Ex-7', 'Statement of the endeavor', ['Prong 1', 'Prong 2'], 'Signed October 2026'),
    exhibit('Ex-8', 'Grade Record, public specification 1.2, and register of users', ['Prong 1', 'Prong 2'], 'Free to use; 23 registered users, 9 of them customers'),
    exhibit('Ex-9', 'Technical description of Quarter-Hour Grade', ['Prong 1', 'Prong 2'], 'Pulse method, device, limits'),
    exhibit('Ex-10', 'Validation report, Ellery Battery Laboratory, March 2026', ['Prong 1', 'Prong 2'], '1,120 modules, blind comparison with full discharge'),
    exhibit('Ex-11', 'Letter from Dr. Miriam Nomi, Ellery Battery Laboratory', ['Prong 1', 'Prong 2'], 'Responsible for the validation; paid at its list price'),
    exhibit('Ex-12', 'Letter from Hank Dorsey, Dorsey Auto Recyclers', ['Prong 1', 'Prong 2'], 'Sorting of modules before and after'),
    exhibit('Ex-13', 'Letter from Lucia Kessel, Northfork Storage', ['Prong 1', 'Prong 3'], 'Not a customer; accepts Grade Records of any source'),
    exhibit('Ex-14', 'Minutes of the Stationary Storage Safety Roundtable, June 2026', 'Prong 1', 'Record adopted as an annex to its guide'),
    exhibit('Ex-15', 'License agreement with Osprey Test Instruments', ['Prong 1', 'Prong 2'], 'Competing maker; method licensed January 2026'),
    exhibit('Ex-16', 'Executive Order 14272 of April 15, 2025 (text)', 'Prong 1', 'Processed critical minerals and derivative products'),
    exhibit('Ex-17', 'Critical and Emerging Technologies List, 2024 (text)', 'Prong 1', 'Energy storage among its areas'),
    exhibit('Ex-18', 'Certificate of incorporation, share register and bylaws, Second Shift Cells, Inc.', 'Prong 2', 'Petitioner holds 58 percent; duties of the chief technology officer'),
    exhibit('Ex-19', 'Investment agreements and bank record, with letter from Harborline Seed Fund', ['Prong 2', 'Prong 3'], '$1.4 million; usual amounts for the stage'),
    exhibit('Ex-20', 'Letter from Foundry Bridge accelerator with its selection rules', 'Prong 2', 'Ten companies chosen from 212 in 2024'),
    exhibit('Ex-21', 'Financial statements 2024, 2025 and January to September 2026, reviewed by an accountant', ['Prong 2', 'Prong 3'], 'Revenue, payroll, cash'),
    exhibit('Ex-22', 'Customer contracts and orders, prices covered', ['Prong 2', 'Prong 3'], '14 contracts; orders for 2027'),
    exhibit('Ex-23', 'Patent application, published February 2025', ['Prong 1', 'Prong 2'], 'Petitioner is sole inventor'),
    exhibit('Ex-24', 'Business plan dated September 2026, with methods of its figures', ['Prong 2', 'Prong 3'], 'Milestones, staff, cash need'),
    exhibit('Ex-25', 'Payroll summary and lease, Marrow County plant', ['Prong 2', 'Prong 3'], 'Nine employees; training agreement with the county college'),
    exhibit('Ex-26', 'Grant agreement, Three Counties Innovation Office', ['Prong 2', 'Prong 3'], '$150,000 for a second validation'),
  ],
  blocks: [
    p('[[field: Date of this letter]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Address or online receipt, per the direct filing page on the day you send it]]'),
    p(
      '**Immigrant petition I-140 by a founder for himself, with a request to waive job offer and labor certification**\nPetitioner and beneficiary: Daniel Reiss-Okafor (fictional)\nClassification: INA 203(b)(2), bachelor’s degree and five years of progressive experience\nEndeavor: further development and introduction of *Quarter-Hour Grade* and its public *Grade Record*, by which used electric-vehicle battery modules are graded in fifteen minutes for reuse or recycling',
    ),
    p('To the reviewing officer:'),
    p(
      'I am an electrical engineer and the founder of Second Shift Cells, Inc., a company of nine people. I petition for myself. I request EB-2 classification on a bachelor’s degree with more than five years of progressive experience after it, and a waiver in the national interest. {{Ex-1}} shows who I am; {{Ex-2}} contains the parts of the labor certification form that belong to this petition.',
    ),
    p(
      'The endeavor in one sentence: I continue to develop Quarter-Hour Grade, a measurement that tells within fifteen minutes what a used battery module can still do and whether it is safe to reuse, and to bring it and the public record of its result into the work of dismantlers, builders of storage, recyclers and other instrument makers ({{Ex-7}}, {{Ex-8}}, {{Ex-9}}).',
    ),
    p(
      'A company exists to sell, and sales to its own customers are not in themselves of national importance. I have therefore arranged the evidence in two groups. What customers bought is in part IV, as evidence that I can carry the endeavor out. What others do with the method and the record, including a competitor and firms that have never paid us, is in part III. The test is that of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016).',
    ),
    contents('What this letter contains', 1),

    h1('EB-2 classification'),
    h2('Degree and five years'),
    p(
      'Tarrow Technical University conferred my bachelor’s degree in electrical engineering in June 2013. The evaluation finds it equivalent to a U.S. bachelor’s degree in the same field, and explains the credit hours ({{Ex-3}}). After that date I worked for seven years and six months in electrical engineering for two employers. Their letters carry the name, address and title of the writer and describe the duties, as 8 CFR 204.5(g)(1) requires ({{Ex-4}}, {{Ex-5}}). Time spent founding my own company is not counted.',
    ),
    table(
      [1.5, 2, 4.2],
      ['Period', 'Position', 'What was added in responsibility'],
      [
        ['9/2013–12/2015', 'Test engineer, Volanta Drives', 'Measured power electronics to written procedures ({{Ex-4}})'],
        ['1/2016–8/2017', 'Design engineer, Volanta Drives', 'Designed current sensors; signed release of two ({{Ex-4}})'],
        ['10/2017–5/2019', 'Senior engineer, Merrin Battery Systems', 'Set limits for pulse tests of modules ({{Ex-5}})'],
        ['6/2019–3/2021', 'Lead engineer, Merrin Battery Systems', 'Led five engineers; answered for the test of returned packs ({{Ex-5}})'],
      ],
      'Progressive experience after the degree',
    ),
    h2('Occupation and its relation to the endeavor'),
    p(
      '“Founder” is not an occupation with an entry requirement, and I do not offer it as one. I carry out the endeavor as an electrical engineer: I design the measurement, the device and the evaluation of results, as the bylaws describe my office ({{Ex-18}}). O*NET and five postings show that entry to electrical engineering normally takes a bachelor’s degree in that field ({{Ex-6}}). The five years must be in the specialty, 8 CFR 204.5(k)(2), which here is that of the occupation (Policy Manual, volume 6, part F, chapter 5, since January 15, 2025). Both employers’ letters concern measurement of power electronics and batteries, and the second one concerns the very pulse tests from which Quarter-Hour Grade began ({{Ex-5}}).',
    ),

    h1('The proposed endeavor'),
    h2('What happens to a module when a car is taken apart'),
    p(
      'A dismantler who removes a battery pack holds 8 to 30 modules. Some could serve for years in a storage cabinet. Others should be recycled at once, and a few are dangerous. The usual way to tell is a full charge and discharge, which takes about five hours for each module and equipment that few yards own. Mr. Dorsey describes what his yard did instead: modules of cars with low mileage were sold for reuse, and all others went to the shredder ({{Ex-12}}). The laboratory later graded 300 of his modules. Of those he would have shredded, 41 percent were fit for storage; of those he would have sold, 6 percent had a fault that made reuse unsafe ({{Ex-10}}, section 7).',
    ),
    p(
      'The buyer has the mirror image of this problem. Ms. Kessel, whose firm builds storage cabinets from used modules, received test sheets from eleven suppliers in eleven forms. She could not compare them and measured everything again ({{Ex-13}}).',
    ),
    h2('Measurement and record'),
    p('The endeavor joins two things, one protected and one public ({{Ex-8}}, {{Ex-9}}):', { keepWithNext: true }),
    bullets(
      '**Quarter-Hour Grade**, the measurement. Four current pulses of different length are applied and the voltage is followed while it recovers. From the shape of the recovery a program estimates remaining capacity, resistance and two warning signs for internal damage. The device is the size of a suitcase and runs from an ordinary outlet.',
      '**A fourth answer.** Modules are graded for reuse, for light use, or for recycling. Where the recovery does not fit any module the method was validated on, the device prints “not graded.” No grade may be given by hand.',
      '**The Grade Record**, a public form of the result: what was measured, by which method and version, with which uncertainty, at which temperature, and what was not measured. Any method can fill it in. It costs nothing and needs no device of ours.',
    ),
    p(
      'Pulse tests have been used for decades on new cells of known type. The new part is the treatment of a module whose history is unknown: the third and fourth pulse are chosen by the device from the answer to the first two, so that the estimate does not need data of the car’s maker ({{Ex-9}}, section 3). That step is the subject of the patent application, which names me as sole inventor ({{Ex-23}}). Dr. Nomi’s report treats it as the reason that one procedure worked on 17 module types ({{Ex-10}}, section 4).',
    ),
    p(
      'One module from the validation shows what is gained. It came from a car with 31,000 miles, and by mileage it would have been sold. Its capacity was good in the discharge test as well. The third pulse, chosen by the device after a slow first recovery, brought out a second, faster decay that a healthy module does not show, and the device printed “recycle, warning B.” Opened at the laboratory, the module had a deformed tab that had begun to heat under load ({{Ex-10}}, case 12). A full discharge at the usual low current had not shown it. The Grade Record of this module states the warning, the version of the method and the fact that no test under vibration was made ({{Ex-8}}, sample 3).',
    ),
    h2('Who uses it'),
    p(
      'Users fall into three groups. Fourteen dismantlers and recyclers have contracts for devices ({{Ex-22}}). Osprey Test Instruments, which makes competing equipment, has licensed the pulse step for its own testers ({{Ex-15}}). And 23 organizations have registered as users of the Grade Record; nine are customers, 14 are not and include two universities, a fire service and four builders of storage ({{Ex-8}}, register).',
    ),
    p(
      'The endeavor does not include building storage systems, trading in modules or recycling. Second Shift Cells does none of these, and its bylaws rule out a holding in a firm that does, because a grader who buys what it grades would not be believed ({{Ex-18}}, article 9).',
    ),

    h1('Prong 1: substantial merit and national importance'),
    h2('Substantial merit'),
    p(
      'The endeavor lies in technology and entrepreneurship, both of which the Policy Manual accepts as areas of merit. Its quality was examined by a laboratory that took its list price and nothing else. Ellery tested 1,120 modules of 17 types with Quarter-Hour Grade and by full discharge. Those who ran one test did not see the results of the other ({{Ex-10}}, section 2; {{Ex-11}}).',
      { keepWithNext: true },
    ),
    table(
      [3.8, 1.8, 1.8],
      ['Measure', 'Quarter-Hour Grade', 'Mileage and age, as yards sort now'],
      [
        ['Same grade as full discharge', '91.8%', '58.4%'],
        ['Unsafe modules graded for reuse (of 74)', '1', '22'],
        ['Reusable modules graded for recycling (of 601)', '38', '247'],
        ['Not graded', '2.9%', 'not applicable'],
        ['Time for each module', '15 minutes', '2 minutes'],
      ],
      'Validation with 1,120 modules ({{Ex-10}}, tables 3 and 5)',
    ),
    p(
      'The single unsafe module belonged to a type of which only six had been available. Version 1.2 prints “not graded” for types with fewer than 40 validated modules ({{Ex-9}}, section 6). The report also says that nothing is yet known about modules kept below freezing for a winter. The plan takes this up ({{Ex-24}}, part 3).',
    ),
    h2('National importance'),
    p(
      'For technology that a company sells, the Policy Manual names widespread interest in adopting or licensing it, a novel and important process, and an effect on how other companies develop similar technology. I follow the first and the last, because they are the ones my evidence fits. I do not argue that small companies create jobs in general.',
    ),
    p(
      '**A competitor builds it in.** Osprey approached us after the application was published. The license lets it use the pulse step in its own testers without our device or brand. Its first testers with the step were delivered in July 2026 ({{Ex-15}}, schedule B). Others thus build similar equipment differently, whether or not Second Shift Cells grows. The royalty is small; the clause that mattered to me is the one that obliges Osprey to print the Grade Record.',
    ),
    p(
      '**Firms that never paid us changed how they buy.** Northfork Storage is not a customer and uses a discharge bench of its own. Since March 2026 it accepts modules only with a Grade Record, from whatever instrument, and has stopped measuring again where the stated uncertainty is low enough. Ms. Kessel reports that 7 of her 11 suppliers now deliver the record, three of them with instruments made by others ({{Ex-13}}). A public form spreads in this way: a buyer asks, and sellers follow.',
    ),
    p(
      '**Safety guidance.** The Stationary Storage Safety Roundtable, a body of fire services, insurers and builders, had no text on used modules. In June 2026 it added the Grade Record as an annex to its guide. Its minutes state why: the record obliges the seller to say what was not measured ({{Ex-14}}). I presented the record to the body and left before the vote.',
    ),
    p(
      '**Sorting at the source.** At Dorsey Auto Recyclers 2,310 modules went through the device from January to September 2026. 38 percent were sold for storage, with records; 55 percent were recycled in two streams instead of one; 4 percent were set aside as dangerous and 3 percent not graded ({{Ex-12}}). The yard is a customer, and I mention it for the next point: a recycler that receives sorted modules knows the cathode chemistry of the load. Mr. Dorsey’s recycler pays by stream since May and has asked its other yards for records ({{Ex-12}}, enclosure).',
    ),
    h2('The public documents, and their distance'),
    p(
      '[Executive Order 14272 of April 15, 2025](https://www.govinfo.gov/content/pkg/FR-2025-04-18/html/2025-06836.htm), 90 Fed. Reg. 16437, concerns national security and the supply of processed critical minerals and their derivative products ({{Ex-16}}). Used modules contain such minerals. Grading decides which of them stay in use and which return to processing in a known state. It is one step away from processing itself, and I claim that step and no more. The [Critical and Emerging Technologies List](https://bidenwhitehouse.archives.gov/wp-content/uploads/2024/02/Critical-and-Emerging-Technologies-List-2024-Update.pdf) of February 2024 has energy storage among its areas ({{Ex-17}}). It disclaims being a list of funding priorities; I cite it as a sign of the subject. What the endeavor changes is proved by {{Ex-8}} and {{Ex-10}} to {{Ex-15}}.',
    ),
    table(
      [2, 1.4, 2.6, 1.5],
      ['Who', 'Pays us?', 'What it does differently', 'Proof'],
      [
        ['Osprey Test Instruments', 'Royalty', 'Builds the pulse step into its testers', '{{Ex-15}}'],
        ['Northfork Storage', 'No', 'Buys only with a record, of any instrument', '{{Ex-13}}'],
        ['Safety Roundtable', 'No', 'Annex to its guide', '{{Ex-14}}'],
        ['14 registered users of the record', 'No', 'Report results in the public form', '{{Ex-8}}'],
        ['Recycler of the Dorsey yard', 'No', 'Pays by sorted stream', '{{Ex-12}}'],
      ],
      'Changes outside the company and its customers',
    ),

    h1('Prong 2: well positioned'),
    h2('Founder’s knowledge and role'),
    p(
      'At Volanta I learned to build current sensors that can be trusted; at Merrin I answered for 40,000 tests of returned packs and saw that the fixed pulse sequence failed on modules of unknown history ({{Ex-4}}, {{Ex-5}}). Merrin’s letter confirms that the idea of choosing later pulses from earlier answers was not pursued there and that the company claims no rights in it ({{Ex-5}}, last page).',
    ),
    p(
      'I hold 58 percent of the shares and am chief technology officer and chair; a chief executive hired in 2025 runs sales and finance, so that my hours go to the method, the device and the record ({{Ex-18}}). The register of changes to the Grade Record shows 31 of 44 accepted proposals from me and 13 from outside the company ({{Ex-8}}). Dr. Nomi adds an observation: on learning of the one unsafe module I stopped deliveries for nine days and wrote to every customer before the laboratory had finished its own note ({{Ex-11}}).',
    ),
    p(
      'Who the writers are deserves a word. Dr. Nomi was paid for the validation at the laboratory’s list price, by an invoice issued before the result, and says so ({{Ex-11}}). Mr. Dorsey is a customer and writes about what he counted in his yard ({{Ex-12}}). Ms. Kessel has no business with the company ({{Ex-13}}). Shareholders and the accelerator appear only in documents about money and selection ({{Ex-19}}, {{Ex-20}}); none of them was asked to praise the method. Each writer wrote his or her own letter and keeps to the ground stated in the index.',
    ),
    h2('Support received before filing'),
    p('The Policy Manual names kinds of evidence for entrepreneurs. Those that exist here are the following:', { keepWithNext: true }),
    table(
      [1.8, 4.1, 1.5],
      ['Kind', 'Fact at filing', 'Exhibit'],
      [
        ['Ownership and role', '58 percent; office described in the bylaws', '{{Ex-18}}'],
        ['Investment', '$1.4 million from two funds and three persons, paid in; the lead fund states what is usual for hardware at this stage', '{{Ex-19}}'],
        ['Accelerator', 'Foundry Bridge, 2024; ten chosen of 212 by written rules', '{{Ex-20}}'],
        ['Public money', '$150,000 of the Three Counties Innovation Office for a second validation', '{{Ex-26}}'],
        ['Revenue', '$0 in 2024; $186,000 in 2025; $412,000 in nine months of 2026', '{{Ex-21}}'],
        ['Contracts and license', '14 customers; one license to a competitor', '{{Ex-15}}, {{Ex-22}}'],
        ['Intellectual property', 'Published application, sole inventor, assigned to the company', '{{Ex-23}}'],
        ['Jobs', 'Nine employees in Marrow County, seven hired there', '{{Ex-25}}'],
      ],
      'Evidence of an entrepreneur',
    ),
    p(
      'Harborline’s letter explains the investment in terms that concern the endeavor: the fund’s engineer tested six modules of his own choice, and one of its conditions was that the record stay public ({{Ex-19}}). I rely on the condition more than on the amount.',
    ),
    p(
      '**How the support was won.** Foundry Bridge asks applicants for one experiment that could prove them wrong. I offered 60 modules from a yard I had never visited; 11 were of types the device had not seen, and it declined to grade nine of them and was wrong on one ({{Ex-20}}, enclosure). The accelerator’s letter says that this result decided the selection. The Three Counties Innovation Office, which is part of a regional public body, reviewed the same data with an engineer of its own before the grant. Its agreement describes the public use it expects: results for eight further module types, published in full and open to every instrument maker ({{Ex-26}}, article 2).',
    ),
    p(
      '**Who does what.** Four engineers, three assemblers, a chief executive and I make up the company ({{Ex-25}}). I spend about 30 of 50 hours a week on the method and the validation, eight on the Grade Record and its users, and the rest on the board and on hiring, as the time sheets kept for the grant show ({{Ex-26}}, annex). Client work, in the sense of testing modules for a fee, is not done at all. The division matters because an endeavor is judged by where the time goes, and here it goes to the measurement and the public form.',
    ),
    h2('Plan and its figures'),
    p('The business plan was finished in September 2026 ({{Ex-24}}). Each figure in it is marked with one of three signs: measured, contracted, or estimated with a formula. The milestones are:', {
      keepWithNext: true,
    }),
    table(
      [1.2, 3.3, 2.9],
      ['Quarter', 'Milestone', 'Basis'],
      [
        ['Q1–Q2 2027', 'Second validation: cold storage and eight further module types', 'Grant {{Ex-26}}; offer of the laboratory in {{Ex-11}}'],
        ['Q3 2027', '40 further devices delivered', '31 contracted in {{Ex-22}}; 9 estimated, formula in {{Ex-24}}'],
        ['Q4 2027', 'Grade Record passes to a committee with a majority of outsiders', 'Resolution in {{Ex-18}}; four members named in {{Ex-24}}'],
        ['2028', 'Second licensee; test set for instruments of others', 'Letter of intent in {{Ex-22}}, annex'],
        ['2029', 'Payroll of 17, eight of them in device assembly', 'Hours per device from 2026, in {{Ex-25}}, times contracted and estimated devices'],
      ],
      'Milestones 2027 to 2029',
    ),
    p(
      'Cash on September 30, 2026 was $735,000 and covers 14 months at the present rate without new sales ({{Ex-21}}). The contracted devices alone extend this to 20 months ({{Ex-24}}, part 5). The plan states what happens if the nine estimated devices are not sold: the hires of 2028 move by two quarters, and the validation and the committee do not.',
    ),
    p(
      'Two risks are written down with their answers. A car maker may open its battery data, which would make grading easier for modules of that maker; the record has fields for such data, so the form would gain and the device would lose some of its advantage. The patent may be granted in a narrower form; the license with Osprey was concluded for the know-how as well and does not end in that case ({{Ex-15}}, section 7; {{Ex-24}}, part 6).',
    ),
    h2('Demand shown by acts'),
    p(
      'Orders for 31 devices in 2027 carry deposits ({{Ex-22}}). Mr. Dorsey ordered a second device after nine months and reports what he would have lost without it, module by module ({{Ex-12}}). The county college has agreed to train assemblers and uses graded modules in its own course ({{Ex-25}}). None of this makes success certain, and the second prong does not demand certainty.',
    ),
    p(
      'Interest also comes from those who will not buy. A university group that registered for the Grade Record has asked for the raw pulses of 200 modules to test a method of its own, and received them under the public terms ({{Ex-8}}, register, entry 19). The fire service among the users wants one field added, for modules that have been under water; the proposal is before the committee that is being formed ({{Ex-8}}, open proposals; {{Ex-24}}, part 4). I treat such requests as the better forecast of wide use, because they cost the person who makes them some work and bring us no revenue.',
    ),

    h1('Prong 3: why a waiver, on balance'),
    p(
      '**A labor certification fits a founder with control badly.** It presupposes a job that is open to others. I own the majority of the company that would be the employer, so that a bona fide job opportunity would have to be proved on all the circumstances, 20 CFR 656.17(l). A different employer could offer me an engineering position; Osprey would be the likely one. In that position I could not keep a record that belongs to none of the instrument makers, which Ms. Kessel calls the reason she asks for it ({{Ex-13}}).',
    ),
    p(
      '**The United States gains even if electrical engineers are available.** They are, and four of them work for the company ({{Ex-25}}). The gain claimed is different: a measurement validated on 17 types, a license that lets competitors use it, and a public record in the middle of its transfer to outsiders. Each depends for the next two years on the inventor, as the license (which requires my support until December 2028) and the grant (which names me as responsible engineer) show ({{Ex-15}}, {{Ex-26}}).',
    ),
    p(
      '**There is a reason not to wait.** The roundtable revises its guide in the spring of 2028 and has asked for results on cold storage by January ({{Ex-14}}). The grant for that validation must be used by December 2027 ({{Ex-26}}). Modules are shredded or resold every week meanwhile; Mr. Dorsey’s figures show how many at one yard ({{Ex-12}}).',
    ),
    p(
      '**What the posting for a job would miss.** An engineering position in battery testing asks for a degree, some years and certain instruments ({{Ex-6}}). It would not ask whether a person stops deliveries on one bad result, licenses the central step to a competitor, or binds his company not to trade in what it grades. Those decisions are in {{Ex-11}}, {{Ex-15}} and {{Ex-18}}. They are the reasons why people outside the company use the record, and they were made by the person who would have to be replaced.',
    ),
    p(
      '**Economic effect, with its method.** In 2025 and the first nine months of 2026 the company paid $611,000 in wages in Marrow County and bought 64 percent of its parts from U.S. suppliers, by invoice count ({{Ex-21}}, {{Ex-25}}). These are the company’s own books, reviewed by an accountant. I draw no figure for the country from them.',
    ),
    p('**No harm to workers.** I take no position that someone else holds, pay wages to nine people, and the yards that use the device employ the persons who operate it ({{Ex-12}}, {{Ex-25}}).'),
    p(
      '**What I do not claim.** My degree is a bachelor’s degree. I therefore do not ask for the weight that the Policy Manual gives to an advanced STEM degree joined with a critical technology. The points above stand without it.',
    ),

    h1('Conclusion'),
    p(
      'Eligibility for the classification and the waiver has been shown by a preponderance of the evidence. As to discretion, I refer to [[long: lawful status, tax returns of person and company, other facts, each with its exhibit]].',
    ),
    p('I ask that the petition be granted. I confirm that what I say here about myself, my work and my company is true, and that the figures are those of the exhibits.'),
    signature('Very respectfully,', 'Daniel Reiss-Okafor (fictional)', 'Petitioner', 'Date: [[short: Signed on]]'),

    pageBreak(),
    h1('Appendix: exhibit list'),
    p('Prices and customer names are covered where contracts require it; the uncovered pages are kept for the agency.'),
    exhibitIndex(),
  ],
}
