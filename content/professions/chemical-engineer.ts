import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const CHEMICAL_ENGINEER: ProfessionPage = {
  path: '/chemical-engineer-sample',
  title: 'Chemical Engineer - EB2 NIW Templates',
  description: 'EB-2 NIW templates for chemical, process, materials and environmental engineers: cover letter, Case Builder and topics from drugs to water.',
  heading: 'Chemical Engineer',
  intro: [
    'Chemical engineering reaches drugs, water, fuels, chips and minerals. Choose one. A letter that claims them all weakens each.',
    'The best subject is small and has a name: a unit operation, a catalyst, a control scheme, an analytical method. If you have scaled something from bench to plant, you have the documents. Papers and citations are not required.',
  ],
  blocks: [
    {
      profession: 'chemicalEngineer',
      name: 'Chemical Engineer',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('chemicalEngineer') },
      coverLetterPages: 8,
      caseBuilderPages: 18,
      jobTitles: [
        'Chemical Engineer',
        'Process Engineer',
        'Process Safety Engineer',
        'Production Engineer',
        'Materials Engineer',
        'Polymer Scientist',
        'Bioprocess Engineer',
        'Environmental Engineer',
        'R&D Chemist',
        'Refinery Engineer',
        'Corrosion Engineer',
        'Water Treatment Engineer',
      ],
      topics: [
        topic('Continuous manufacturing of essential drug ingredients', 'An order of August 2025 concerns a reserve of such ingredients. Yield and purity from your process are the exhibits.', 'API'),
        topic('Destroying and measuring PFAS', 'EPA acts on drinking water. Show by-products as well as removal, and a utility or lab that checked them.', 'PFAS'),
        topic(
          'Refining and recycling critical minerals',
          'The minerals order of April 2025 names processed minerals. A flow sheet with recovery rates and an interested processor is concrete.',
          'MIN',
          'CET',
        ),
        topic('Analytics that prevent releases', 'Process-safety rules set the duty. Describe the early signal you found and the sites that watch for it.', 'PSM'),
        topic('Ultra-pure chemicals for chip plants', 'Domestic chip making depends on them. Impurity data accepted by a customer is strong proof.', 'CHIPS'),
        topic('Sustainable aviation fuel', 'Air traffic is forecast to grow, and such fuels are on the technologies list. State your step in the chain, not the whole of it.', 'CET', 'FAAF'),
        topic('Reuse of industrial water', 'Water treatment is part of the work against PFAS. A design repeated at several plants shows that others can use it.', 'PFAS'),
        topic('Scaling up biomanufacturing', 'Biotechnology is a listed technology. Show the scale you reached and what fails at the next one.', 'CET'),
      ],
      limit: 'The chemical industry’s size proves nothing about your work. A process that is not developed yet cannot show prospective impact either: bring data.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s or doctorate in chemical or materials engineering, or a bachelor’s with five years of progressive work as an engineer.',
    prong1: 'One process or method, the public problem it meets, and the route to other plants: license, standard, publication or open design.',
    prong2: 'Scale-up records, safety results, patents in use, letters from plants, labs or agencies.',
    prong3: 'Where a health or safety need cannot wait, show it with documents.',
    appendix: 'Degrees, data sheets, validation reports, permits or approvals, agency documents.',
  },
  stories: [{ slug: STORY_SLUGS['/chemical-engineer-sample'], label: 'How a chemical engineer can frame an endeavor' }],
}
