import { orderHref, topic, type ProfessionPage } from './profession-page.ts'
import { STORY_SLUGS } from './story-slugs.ts'

export const SCIENCE_TEACHER: ProfessionPage = {
  path: '/science-teacher-sample',
  title: 'Science Teacher - EB2 NIW Templates',
  description: 'EB-2 NIW templates for science, math and STEM teachers: cover letter, Case Builder and topics that reach beyond one classroom.',
  heading: 'Science Teacher',
  intro: [
    'The decision that governs this test mentions a teacher. Good teaching has merit, it says in effect, but one classroom rarely shows national importance. Every strong petition by a teacher begins from that sentence.',
    'So the template leaves the classroom. It asks for a curriculum, a laboratory kit, a tool or a mentoring model that other schools use, and for outcomes. Research papers are welcome and not required; adoption is the point.',
  ],
  blocks: [
    {
      profession: 'scienceTeacher',
      name: 'Science Teacher',
      button: { label: 'GET THIS TEMPLATE', href: orderHref('scienceTeacher') },
      coverLetterPages: 10,
      caseBuilderPages: 19,
      jobTitles: [
        'Physics Teacher',
        'Chemistry Teacher',
        'Biology Teacher',
        'High School Science Teacher',
        'STEM Teacher',
        'Mathematics Teacher',
        'Science Department Head',
        'Curriculum Developer',
        'Instructional Coach',
        'STEM Program Coordinator',
        'Science Education Researcher',
        'Lecturer',
      ],
      topics: [
        topic('Laboratory lessons for schools with little money', 'Shortage lists show where science teaching is thin. A kit with lesson plans and outcome data can be copied by any school.', 'TSA'),
        topic('AI literacy for students and teachers', 'An order of April 2025 promotes it. Modules used in several districts, with tests before and after, are evidence.', 'AIED'),
        topic('Pathways into chips and energy', 'Federal programs fund training. Show a course agreed with a college and where its students went next.', 'CHIPS', 'TRADE'),
        topic('Remote laboratories for rural districts', 'Broadband reaches more schools. A shared experiment with user logs is a concrete product.', 'BEAD', 'TSA'),
        topic('Mentoring that keeps teachers', 'Shortage lists are only the background. Follow mentored teachers for two years and compare.', 'TSA'),
        topic('Science materials for English learners', 'Publish the units and show results across schools, not only your own.', 'TSA'),
        topic('AI-supported feedback in science', 'The education order speaks of AI in teaching. Show accuracy, safeguards and teachers who adopted it.', 'AIED'),
        topic('Citizen science on climate and health', 'Public-health data gains from schools. A network of classes with a real data user goes beyond a school project.', 'CDC'),
      ],
      limit: 'Teaching in one school is the manual’s own example of what is usually not enough, and a shortage of teachers does not cure it.',
    },
  ],
  coverLetter: {
    advancedDegree: 'A master’s in education or a science, or a bachelor’s with five years of progressive teaching in the specialty.',
    prong1: 'The curriculum, tool or training model, and the schools that can use it without you.',
    prong2: 'Adoption by other schools, outcome data, workshops given, grants, letters from districts or publishers.',
    prong3: 'Why work across districts does not fit a certificate for one position.',
    appendix: 'Degrees, license, materials, outcome tables, district letters, federal documents.',
  },
  stories: [{ slug: STORY_SLUGS['/science-teacher-sample'], label: 'How a science teacher can frame an endeavor' }],
}
