import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR, STRONG_VERSION, WEAK_VERSION } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'how-a-science-teacher-can-frame-an-endeavor',
  title: 'How a science teacher can frame an endeavor',
  description: 'An illustration: the manual says classroom teaching is normally not enough. What a curriculum with outside users changes, and what it needs.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'professions',
  profession: 'scienceTeacher',
  lead: "Teaching in one school, however well, is the Policy Manual's own example of work that is normally not nationally important, and the importance or shortage of teachers does not change that. [1] A science teacher's endeavor has to be something that leaves the classroom: a curriculum, a tool or a training model that other schools use and somebody evaluates.",
  sections: [
    {
      id: 'why-this-line-is-so-firm',
      heading: 'Why this line is so firm',
      blocks: [
        {
          kind: 'callout',
          tone: 'note',
          title: 'What is invented in this illustration',
          text: 'Grace is a fictional teacher. The districts and results were invented to explain an idea, and no client is portrayed.',
        },
        {
          kind: 'paragraph',
          text: 'The reasoning comes from Dhanasar itself, where teaching activities were held apart from research. [2] Decisions repeat the comparison far beyond schools: the teaching analogy stands in 39.5% of dismissed appeals in one index, and in 2.5% of those granted. [3] Whoever trains, coaches or instructs will meet it. So the plan has to answer one question early: *what reaches students who will never meet you?*',
        },
      ],
    },
    {
      id: 'graces-bench-in-a-box',
      heading: "Grace's bench in a box",
      blocks: [
        {
          kind: 'paragraph',
          text: "Grace has a master's in physics education and teaches at a rural high school. She had no lab. Over four years she wrote twenty experiments on electricity and waves that use parts for less than nine dollars a student, with a sheet that asks for a prediction before each measurement. Eleven teachers, each in another district, have used it. A professor compared test answers of four classes that used it with four that did not.",
        },
        {
          kind: 'quote',
          text: "I plan to continue my career as a physics teacher in a public school, inspiring the next generation of scientists. The United States has a critical shortage of science teachers, especially in rural areas. My students' results are above the state average.",
          attribution: WEAK_VERSION,
        },
        {
          kind: 'quote',
          text: 'I will continue to develop a twenty-experiment physics laboratory for schools without laboratory rooms, with prediction sheets and an assessment that any teacher can score. Teachers in eleven other districts use it. With a state university I will extend the comparison study to thirty classes, publish materials and results openly, and prepare a two-day course through which districts train their own teachers to run it.',
          attribution: STRONG_VERSION,
        },
      ],
    },
    {
      id: 'what-is-gained',
      heading: 'What is gained',
      blocks: [
        {
          kind: 'paragraph',
          text: '"Inspiring" cannot be tested. "Twenty experiments" can. The eleven districts are the center of the case, and the course matters because it lets teachers train teachers: without it the effect would stop where Grace stops.',
        },
        { kind: 'paragraph', text: 'She sets the class results of her own students aside. They show that she teaches well, which belongs to being well positioned.' },
        {
          kind: 'paragraph',
          text: 'As for public documents, Grace looked at the April 23, 2025 order on AI education for youth. [4] Her laboratory has nothing to do with AI, so she does not use it. A colleague who writes AI-literacy modules would. She found a state plan for rural science and quotes the page on laboratories. A state document that names her own problem serves her better than a national one that names only the field; [how to rank such documents](/blog/public-priorities-and-your-endeavor) is a guide of its own.',
        },
      ],
    },
    {
      id: 'the-evidence-box',
      heading: 'The evidence box',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The materials, with versions and dates, under an open license.',
            'A map of users: school, teacher, class size, since when. Gathered before filing.',
            'Letters from three teachers she has never worked with: what they did before, what they do now, what did not work.',
            "The professor's study, with its method and its small numbers.",
            "The university's letter on the larger study, and who pays for it.",
            "A district's agreement to run the course.",
            "Grace's authorship: district policy on teaching materials, or a release.",
            'Degree, evaluation, license, employer letters.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A teaching license shows that she may teach. For the EB-2 door, the degree and the fit with curriculum development count, and the petition says in one paragraph which occupation she will advance the endeavor through.',
        },
      ],
    },
    {
      id: 'where-the-hours-go',
      heading: 'Where the hours go',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If Grace teaches five classes a day, an officer may say that she is a teacher with a hobby; plans that mix two kinds of work are read by where the time goes. [5] So she states it: two class periods released by the district for the project (letter attached), six weeks in summer, funding for travel. If no hours are set aside, she should obtain them before filing or choose a different role, for example at the university center that runs the study.',
        },
      ],
    },
    {
      id: 'prong-3-without-shortages',
      heading: 'Prong 3 without shortages',
      blocks: [
        {
          kind: 'paragraph',
          text: 'She explains that the work crosses districts, that a position at one school covers only teaching there, and that the materials are free to all whether or not other teachers are available. Statistics on vacancies stay out of it.',
        },
      ],
    },
    {
      id: 'the-honest-limit',
      heading: 'The honest limit',
      blocks: [
        {
          kind: 'paragraph',
          text: "Four classes against four is a small study. Eleven teachers who downloaded sheets are not eleven districts that adopted a course. Letters that praise Grace's warmth, and they will, carry no weight on this question. If the study with thirty classes shows no difference, the honest petition could no longer be written, and that is the risk of work that can be tested.",
        },
        {
          kind: 'paragraph',
          text: 'For a teacher who loves the classroom and wants to stay there, another immigration path may suit better than this one. That is a conversation to have with an attorney: see the [AILA lawyer directory](https://www.ailalawyer.com), or the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) for low-cost help.',
        },
      ],
    },
  ],
  sources: [SOURCES.policyManual, SOURCES.dhanasar, SOURCES.greencardnav, SOURCES.aiEducation, SOURCES.niwSkills],
  related: [{ label: 'Science teacher templates', path: '/science-teacher-sample' }, { article: 'endeavor-or-occupation' }, { article: 'what-an-niw-petition-tests' }],
}
