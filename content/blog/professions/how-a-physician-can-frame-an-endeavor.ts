import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-physician-can-frame-an-endeavor',
  title: 'How a physician can frame an endeavor',
  description: 'An illustration: treating your own patients is local. A protocol that other clinics run is not, and physicians also have separate NIW rules.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'physicianDentist',
  lead: "Treating one's own patients does great good and stays local. A physician who files on the Dhanasar test needs an endeavor beyond the consulting room: a protocol, a model of care, a registry or a training program that other clinicians run. Physicians should also know that there are separate NIW rules for those who work full time in shortage areas or for the VA, in Chapter 6 of the same part of the Policy Manual. [1]",
  sections: [
    {
      id: 'an-illustration-dr-naledi-m',
      heading: 'An illustration: Dr. Naledi M.',
      blocks: [
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'Two routes',
          text: 'Which of the two routes fits is a legal question with licensing and visa-history details (a waiver of an earlier home-residence duty, for example). Ask an attorney first ([AILA lawyer directory](https://www.ailalawyer.com)). What follows concerns only the general test.',
        },
        {
          kind: 'paragraph',
          text: 'Naledi, an obstetrician, is not a real person, and her county hospitals are invented as well. She trained in maternal-fetal medicine and practices in a town hospital. The nearest counties have no obstetric unit; women in labor arrive at emergency rooms staffed by general physicians. In 2023 she wrote a two-page protocol for severe high blood pressure in such rooms and held a weekly video session in which three hospitals brought their cases.',
        },
        {
          kind: 'quote',
          text: 'As a board-certified obstetrician I will provide excellent care to women in underserved areas of the United States, where there is a severe shortage of physicians. Maternal health is a national crisis. I have delivered over 3,000 babies.',
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop a tele-mentoring program for emergency rooms in counties without obstetric units: a two-page protocol for severe hypertension in pregnancy, a weekly case session, and a drill kit. Three hospitals that do not employ me take part and record time to treatment. Over three years I will add nine hospitals with a state perinatal group, compare treatment times before and after, and publish the protocol and drill kit for any hospital to run with its own specialists.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'comparing-the-two',
      heading: 'Comparing the two',
      blocks: [
        {
          kind: 'table',
          caption: 'One question at a time',
          head: ['Question', 'Weak version', 'Strong version'],
          rows: [
            ['What is it?', 'Care', 'A program with three parts'],
            ['Who benefits?', 'Her patients', 'Patients of hospitals where she does not work'],
            ['How would it spread?', 'It would not', 'State group, publication, local specialists'],
            ['What is measured?', 'Deliveries in a career', 'Minutes to treatment, before and after'],
            ['Would it fit a colleague?', 'Every obstetrician', 'Nobody else'],
          ],
        },
        {
          kind: 'paragraph',
          text: "The shortage sentence does not help. The manual says that the shortage of a profession does not cure a narrow endeavor. [2] HRSA's projections to 2037 [3] may appear in one place only: to explain why specialists cannot be in every county and a *model* that lends their knowledge is needed. The projection frames the problem; it is not the argument.",
        },
      ],
    },
    {
      id: 'records-she-may-use-and-those-she-may-not',
      heading: 'Records she may use, and those she may not',
      blocks: [
        {
          kind: 'paragraph',
          text: "Patient data is protected by law. The petition contains no patient's name, date or picture. It contains counts that the hospitals approved for release, and the approval is an exhibit.",
        },
        { kind: 'paragraph', text: 'Her file then holds:' },
        {
          kind: 'list',
          ordered: false,
          items: [
            'the protocol and drill kit, versions with dates;',
            'agreements with the three hospitals;',
            'a table of treatment times, with the number of cases per hospital, small as it is;',
            'letters from two emergency physicians about what they did before and what they do now;',
            "a nurse manager's letter about drills that took place without Naledi;",
            'a letter from a perinatal researcher with no tie to her on how such programs usually fail;',
            "the state group's minutes that place the program on its agenda;",
            'license, board certificate, residency and fellowship records, degree with evaluation;',
            'a plan with paid time: one day each week, confirmed by her employer.',
          ],
        },
        { kind: 'paragraph', text: "The nurse manager's letter may be the most useful page. It shows the program working where she is absent." },
      ],
    },
    {
      id: 'well-positioned-and-the-license',
      heading: 'Well positioned, and the license',
      blocks: [
        {
          kind: 'paragraph',
          text: "A physician's plan depends on the right to practice. Say which state license exists, which is pending, and whether the endeavor needs one at all. Three thousand deliveries go here, in prong 2, as experience.",
        },
      ],
    },
    {
      id: 'balance',
      heading: 'Balance',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Labor certification would describe one position at one hospital. The program runs across twelve, most of which will never employ her. Urgency has a place in this field, since treatment times matter for safety, but write only what a source says and no more. Factors of this kind are examples, and none must be present. [4]',
        },
      ],
    },
    {
      id: 'dentists-and-other-specialties',
      heading: 'Dentists and other specialties',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A dentist may have a mobile or tele-dentistry model that several clinics adopted; a psychiatrist, a way of working with primary care; a surgeon, a registry with training attached; a pain specialist, a protocol that spares opioids. Research physicians may rest on a method and its adoption by other groups. One question applies to all: who else has run it?',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Three hospitals may have twenty relevant cases a year between them. Nobody should draw a percentage of lives from that, and Naledi draws none. If the hospitals joined because they refer patients to her own unit, an officer may see a referral network; independent hospitals matter for that reason. If the program would end on the day she takes leave, it is still her practice at a distance.',
        },
        {
          kind: 'paragraph',
          text: 'There is a limit of another kind as well. A full clinical schedule leaves little time, and the plan will be read by where the hours go. [5] One protected day, in writing, is worth more than the promise of evenings.',
        },
      ],
    },
  ],
  sources: [SOURCES.policyManualPartF, SOURCES.policyManual, SOURCES.hrsa, SOURCES.prongThree, SOURCES.niwSkills],
  related: [{ label: 'Physician and dentist templates', path: '/physician-dentist-sample' }, { article: 'public-priorities-and-your-endeavor' }, { article: 'evidence-list-and-exhibits' }],
}
