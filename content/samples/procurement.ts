/** Sample procurement: a fictional category manager for public power. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const pool = 'Combined the transformer orders of 13 public utilities under 4 common specifications'
const delivery = 'Shortened the delivery of distribution transformers from 70 to 44 weeks'
const second = 'Qualified 5 domestic second sources for castings and magnets together with 3 other buyers'
const shops = 'Reviewed the security evidence of 44 machine shops that handle controlled drawings'
const recalls = 'Set up weekly import and recall checks for 90 medicines bought by 6 hospitals'

export const procurement: Sample = {
  id: 'procurement',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Strategic Procurement Manager',
      profession: null,
      yearsOfExperience: 16,
      roles: [
        { title: 'Strategic Procurement Manager', employer: 'Bramwell Public Power Agency', from: 2019, to: null, duties: [pool, delivery] },
        { title: 'Sourcing Manager', employer: 'Stonefield Aerostructures', from: 2014, to: 2019, duties: [second, shops] },
        { title: 'Purchasing Analyst', employer: 'Fairmile Hospital Group', from: 2010, to: 2014, duties: [recalls] },
      ],
      degrees: [{ level: 'master', field: 'Industrial Engineering', institution: 'Redmoor University', year: 2010, source: 'M.S. in Industrial Engineering, Redmoor University, 2010' }],
      skills: ['Category management', 'Supplier qualification', 'Specification management', 'Contract negotiation', 'Supplier audits', 'SAP Ariba'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Head of joint procurement for public utilities' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'grid-part-pool', path: 'close', variant: 0,
      title: 'Establish a pooled specification program so that small public utilities order common grid parts together',
      text: 'Ask five small utilities for the drawing of the same pole transformer and five different drawings arrive. Makers therefore run short series, and each buyer waits. I will establish a pooled specification program through which public utilities first agree on common grid parts and only then order them, together, from domestic makers. {person} Other utilities will receive from it a catalog of common specifications, a procedure for joint ordering, and a register of spares that members may borrow after a storm. The 2025 executive order on grid reliability gives it a public reason; a replacement that fits every neighbor’s pole shortens repairs after a failure. I will build it up from my position with a U.S. purchasing body, beginning with five utilities that are not yet members. Catalog and procedure stay open to every public utility, and any maker may plan production on them.',
      person: ['The program continues my work as a Strategic Procurement Manager at Bramwell Public Power Agency, where I combined the transformer orders of 13 public utilities under 4 common specifications.', 'In the same role I shortened the delivery of distribution transformers from 70 to 44 weeks.'],
      support: ['Strategic Procurement Manager', 'Bramwell Public Power Agency', pool, delivery],
    }),
    sampleOption({
      seed: 'second-source-qualification', path: 'close', variant: 1,
      title: 'Develop a shared second-source qualification method by which several makers approve one domestic supplier together',
      text: 'Everyone in the purchasing department knows which part has only one foreign source. It is kept because approving another takes months of tests. The executive order of April 2025 on processed critical minerals treats this kind of dependence, in minerals and the products made of them, as a security matter. My endeavor is to develop a shared second-source qualification method: several makers test one domestic supplier, once, and all of them accept the result. Its documents are a common test and audit plan, an agreement on mutual recognition, and a list of qualified domestic processes. {person} Working for a U.S. manufacturer, I intend to widen the circle to three makers and one supplier, and to publish plan and agreement so that makers outside it can recognize the same tests.',
      person: ['I have seen it work between companies that compete: as a Sourcing Manager at Stonefield Aerostructures, I qualified 5 domestic second sources for castings and magnets together with 3 other buyers.', 'Supplier qualification and supplier audits are my craft.'],
      support: ['Sourcing Manager', 'Stonefield Aerostructures', second, 'Supplier qualification', 'Supplier audits'],
    }),
    sampleOption({
      seed: 'defense-supplier-enclave', path: 'alternative', variant: 2,
      title: 'Develop a shared security enclave design that small defense suppliers can afford and a prime contractor can check',
      text: 'My proposed endeavor is a shared security enclave design for small defense suppliers. A shop of thirty people that machines one bracket must protect the drawing by rules written for large contractors, and some owners would sooner give up the bracket. In the design, several such shops keep controlled drawings in one protected workspace and leave the rest of their networks as they are. I would prepare the reference design with its configuration files, an evidence workbook for assessments, and a training module for the people at the machines. {person} It would start with three machine shops and a security engineer, from a position with a U.S. supplier. Design and workbook would be published for regional manufacturing centers to adopt. Of the six pillars of the President’s Cyber Strategy of March 2026, one is critical infrastructure; the enclave protects design data of the firms behind it.',
      person: ['It is an alternative path for a buyer, and I know it from the buyer’s side: at Stonefield Aerostructures I reviewed the security evidence of 44 machine shops that handle controlled drawings.', 'What I bring is knowledge of which evidence such a shop can produce.'],
      support: ['Stonefield Aerostructures', shops],
    }),
    sampleOption({
      seed: 'drug-supply-signal', path: 'alternative', variant: 3,
      title: 'Develop an early-signal index for essential medicines so that hospital buyers can act before an order fails',
      text: 'A hospital buyer usually learns that a medicine has become unavailable when the order fails. The signs stood in public import and recall data weeks earlier, scattered over several agencies. The endeavor I propose would develop an early-signal index for essential medicines that reads these sources together and looks behind the tablet to the ingredient. {person} What others could use is the index with its open code, a weekly public data file, and a response checklist for hospital pharmacies. Employed by a U.S. hospital purchasing organization, I would prove it with two pharmacies. Index and data would be public, free for every purchasing group to build into its ordering. The executive order of August 2025 on active pharmaceutical ingredients is about that stage of the chain, and the index watches it.',
      person: ['It is another path, prepared early: as a Purchasing Analyst at Fairmile Hospital Group, I set up weekly import and recall checks for 90 medicines bought by 6 hospitals.', 'I hold a master’s degree in Industrial Engineering from Redmoor University.'],
      support: ['Purchasing Analyst', 'Fairmile Hospital Group', recalls, 'M.S. in Industrial Engineering, Redmoor University, 2010'],
    }),
  ],
}
