import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-product-manager-can-frame-an-endeavor',
  title: 'How a product manager can frame an endeavor',
  description: 'An illustration: why delivery skill reads as an occupation, and how one class of product with outside users can become an endeavor.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'productProjectManager',
  lead: "A product manager's craft (finding needs, ordering work, shipping) is an occupation wherever it is practiced. To reach an endeavor, state the class of product or the method, say what it changes for people who are not your customers, and show how others can take it over. For project managers the same holds with a delivery method in place of a product.",
  sections: [
    {
      id: 'the-material-tomas-has',
      heading: 'The material Tomás has',
      blocks: [
        { kind: 'callout', tone: 'note', title: 'What is invented in this illustration', text: 'Tomás is an invented person. His story belongs to no customer, and the clinics are made up.' },
        {
          kind: 'paragraph',
          text: "Tomás studied computer engineering and has led products for seven years. His present company sells scheduling software to large hospitals. In 2024 a free clinic asked him how patients could bring their records along without a fax machine. He designed a small intake flow that pulls a patient's record through the standard exchange interfaces, and a plain-language consent screen. Five clinics use it today; none of them pays his company.",
        },
        {
          kind: 'quote',
          text: 'I intend to work as a senior product manager, leading cross-functional teams to deliver innovative digital health products. I have launched more than ten products and increased revenue by 40%. Healthcare is one of the largest sectors of the U.S. economy.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop an open design for patient-record intake at small practices without technical staff: a consent screen tested with patients, a connection to the common exchange interfaces, and a setup guide that an office manager can complete in one day. Five independent clinics use the first release. I will measure setup time and record completeness at fifteen more, and publish the design and the results for any vendor to adopt.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'line-by-line',
      heading: 'Line by line',
      blocks: [
        { kind: 'paragraph', text: '**"Leading cross-functional teams."** So does every product manager. The [colleague test](/blog/endeavor-or-occupation) fails at the second line.' },
        { kind: 'paragraph', text: '**"Revenue by 40%."** It shows skill and so belongs to prong 2, if he can prove his share. For prong 1 it is the benefit of one employer.' },
        { kind: 'paragraph', text: '**"Open design."** This is an object. It can be named in a table of contents, cited in a letter, copied by a competitor.' },
        { kind: 'paragraph', text: '**"Without technical staff."** The narrow group makes the problem checkable. A general claim about healthcare cannot be tested.' },
        {
          kind: 'paragraph',
          text: '**"For any vendor to adopt."** This is the route. For technology made for a company\'s own customers, the manual looks for wide adoption or licensing interest, a new process, or an effect on how others build. [1]',
        },
        {
          kind: 'paragraph',
          text: 'For public context Tomás uses the CMS Health Tech Ecosystem of July 30, 2025 and its interoperability framework. [2] His sentence is careful: the framework shows that better access to patient data is a public aim. It does not mention his design.',
        },
      ],
    },
    {
      id: 'what-he-collects',
      heading: 'What he collects',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Release notes and the design file, each with a date before filing.',
            'Usage sheets from the five clinics: patients enrolled, minutes for setup, records retrieved.',
            'Letters from two office managers and one physician, written by them.',
            'One letter from an interoperability engineer who has no tie to him.',
            'Permission from his company to publish, since he did part of the work in hackathon hours.',
            'A page on his role, with names of the two volunteers who wrote code and what they wrote.',
            'A plan for the fifteen further clinics with three signed expressions of interest.',
            'Degree and evaluation, or letters for five years in the specialty.',
          ],
        },
        { kind: 'paragraph', text: "He must say which parts others did. The employer's achievements, and the team's, are not the person's in the eyes of recent decisions. [3]" },
      ],
    },
    {
      id: 'if-you-manage-projects-and-not-products',
      heading: 'If you manage projects and not products',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Replace the product by a delivery method. A construction manager may have a sequence that shortens substation work; a program manager may have a re-sourcing procedure for critical parts. The method must be written down, used somewhere you do not work, and measured against the usual way. A certificate in project management proves training and nothing about national importance.',
        },
        { kind: 'paragraph', text: 'Beware of the word "framework" with nothing under it. If your method fits on a slide with four arrows and no numbers, it is not yet an object.' },
      ],
    },
    {
      id: 'the-threshold-paragraph',
      heading: 'The threshold paragraph',
      blocks: [
        {
          kind: 'paragraph',
          text: "Product management has no single degree behind it. Tomás writes a short paragraph: entry to his occupation normally requires a bachelor's degree in a technical or business field, with a public source; his degree and years are in health software; the endeavor uses the same knowledge. Since January 15, 2025 that fit is examined. [4]",
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Five clinics is a beginning. If they use the flow because Tomás sets it up himself on Saturdays, then what travels is Tomás and not the design; the test is a clinic that managed alone from the guide. He should have at least one of those before filing.',
        },
        {
          kind: 'paragraph',
          text: 'The second limit is time. As long as his weekdays belong to hospital scheduling, he has to show honestly how the open design moves forward. Mixed plans are judged by where the hours go. A signed agreement for a day each week, or a grant that pays for the work, is worth more than any adjective.',
        },
      ],
    },
  ],
  sources: [SOURCES.threeProngs, SOURCES.healthTech, SOURCES.niwSkills, SOURCES.eigLaw],
  related: [{ label: 'Product and project manager templates', path: '/product-project-mgmt-sample' }, { article: 'evidence-list-and-exhibits' }, { label: 'Selfpetition AI', path: '/ai' }],
}
