import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const PRODUCT_PROJECT_MGMT: ProfessionPage = {
  path: '/product-project-mgmt-sample',
  title: 'Product & Project Manager - EB2 NIW Templates',
  description: 'EB-2 NIW templates for product and project managers: cover letter sample, Case Builder, job titles and topics. No research record required.',
  heading: 'Product & Project Manager',
  intro: [
    'Managers deliver through others. That makes the second prong delicate: the officer wants to know which decision, method or design was yours.',
    'The template asks for it early. It also asks what class of product or project you will advance, since “I deliver on time” describes a skill, not an endeavor. Papers and citations are not required; decisions, results and adoption are what you show.',
  ],
  blocks: [
    {
      profession: 'productProjectManager',
      name: 'Product & Project Manager',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('productProjectManager') },
      coverLetterPages: 9,
      caseBuilderPages: 17,
      jobTitles: [
        'Product Manager',
        'Senior or Group Product Manager',
        'Technical Program Manager',
        'Project Manager (PMP)',
        'Construction Project Manager',
        'Scrum Master',
        'Delivery Manager',
        'PMO Lead',
        'Product Owner',
        'Implementation Manager',
        'Operations Program Manager',
      ],
      topics: [
        topic('Patient access products for small practices', 'The CMS framework sets out the exchange. Your product decisions should make it usable where there is no IT department.', 'CMS'),
        topic('Shorter paths to grid connection', 'Speed to Power looks at transmission and large loads. A delivery method with dates from several substations is evidence.', 'S2P', 'FAST'),
        topic('Secure by design for connected devices', 'CISA asks makers to build security in. A product process that other makers follow reaches further than one safe device.', 'CISA', 'CYB'),
        topic('Sequencing of clean-room construction', 'Chip plants are being built under federal programs. Show the planning method and the weeks it saved, with records.', 'CHIPS'),
        topic('AI product safety in mid-size firms', 'NIST gives principles. A life cycle with gates, templates and users outside your firm makes them practical.', 'RMF', 'AIAP'),
        topic('Digital services for local government', 'Federal teams publish patterns; a town needs a smaller version. Reuse by a second town is the test.', 'GSA'),
        topic('Medical devices with fewer recalls', 'Patient safety is a public aim. Describe the launch process, the failure it catches and who adopted it.', 'CDC'),
        topic('Domestic sources for critical parts', 'Industrial policy names the dependencies. What counts is a re-sourcing method that other buyers can follow.', 'DIB', 'MIN'),
      ],
      limit: 'General delivery skill is an occupation. A PMP certificate supports your record; it does not turn project management into an endeavor.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s, or a bachelor’s plus five years of progressive product or project work in the endeavor’s field.',
    prong1: 'The product class or delivery method, the public problem it serves, and who else will use it.',
    prong2: 'Decisions that were yours, dates and results, certifications, letters from partners outside the company.',
    prong3: 'Why the work crosses employers, and what is gained by not tying it to one.',
    appendix: 'Charters, release or completion records, certificates, program documents.',
  },
  stories: [{ slug: STORY_SLUGS['/product-project-mgmt-sample'], label: 'How a product manager can frame an endeavor' }],
}
