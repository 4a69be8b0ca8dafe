/** Sample hr_recruiting: a fictional talent manager in the chip industry. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const profile = 'Agreed one technician skills profile with 3 chip employers and 2 community colleges'
const samples = 'Replaced resume screening by work samples in 640 technician applications'
const audit = 'Tested 2 purchased ranking tools with 400 paired applications and switched one of them off'
const outcomes = 'Matched the records of 1,150 graduates with their first jobs for a college advisory board'
const onboarding = 'Wrote task-based orientation plans for 70 newly hired nurses'

export const hrRecruiting: Sample = {
  id: 'hr_recruiting',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Talent Acquisition and Workforce Development Manager',
      profession: 'hrRecruiter',
      yearsOfExperience: 12,
      roles: [
        { title: 'Workforce Development Manager', employer: 'Castellan Semiconductor', from: 2019, to: null, duties: [profile, samples, audit, outcomes] },
        { title: 'HR Business Partner', employer: 'Brightwater Hospital Group', from: 2014, to: 2019, duties: [onboarding] },
      ],
      degrees: [{ level: 'master', field: 'Industrial-Organizational Psychology', institution: 'Garrow State University', year: 2014, source: 'M.S. in Industrial-Organizational Psychology, Garrow State University, 2014' }],
      skills: ['Work-sample tests', 'Job analysis', 'People analytics', 'Structured interviews', 'Curriculum design', 'Adverse-impact analysis'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead for skills tests shared by employers and colleges' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'chip-pathway', path: 'close', variant: 0,
      title: 'Create a regional technician pathway from community college to chip-plant roles on skills tests employers share',
      text: 'Three chip employers in one valley test applicants in three ways. The college between them cannot tell what to teach, and a student cannot tell what to learn. I will create a regional technician pathway on the reverse order: the employers first agree on the test, and the college then writes the course. {person} Carried further, the pathway will consist of a common skills profile for four roles, a work-sample assessment, and a college module matched to both. The CHIPS and Science Act of 2022 provides for 33 workforce programs in STEM fields; an agreed test gives such programs a target they can share. As an employee of a U.S. chip company, I will work with two colleges and three employers. Profile, assessment, and module will be published, and another region with a chip project can copy the pathway without asking any of us.',
      person: ['It extends my work as a Workforce Development Manager at Castellan Semiconductor, where I agreed one technician skills profile with 3 chip employers and 2 community colleges.', 'There I also replaced resume screening by work samples in 640 technician applications.'],
      support: ['Workforce Development Manager', 'Castellan Semiconductor', profile, samples],
    }),
    sampleOption({
      seed: 'hiring-ai-audit', path: 'close', variant: 1,
      title: 'Develop a plain audit method for hiring AI that mid-size employers run on tools they have bought',
      text: 'A mid-size employer buys a tool that ranks applicants and receives, as proof of its fairness, a letter from the vendor. Present audits need data scientists and access to the model. My proposed endeavor is to develop a plain audit method for hiring AI that works from outside. Pairs of applications that differ in one respect go in, the rankings come out, and the difference is measured before the tool is used and again each quarter. {person} I will turn that test into a set of paired applications, a calculation sheet with stated limits, and a notice that applicants can understand. Three mid-size employers will run it while I remain with a U.S. employer. Test set and sheet will be published for employers’ associations and regulators to use in the same way. America’s AI Action Plan of July 2025 addresses the effect of AI on workers; for an applicant it begins with the ranking.',
      person: ['I have had to do it myself: in my present position I tested 2 purchased ranking tools with 400 paired applications and switched one of them off.', 'Adverse-impact analysis and people analytics are my daily tools.'],
      support: [audit, 'Adverse-impact analysis', 'People analytics'],
    }),
    sampleOption({
      seed: 'district-outcome-data', path: 'alternative', variant: 2,
      title: 'Build a course-to-job outcome record that shows technical colleges which programs lead to skilled work',
      text: 'Technical colleges know who enrolled and who finished. Who now does the work that was taught, they seldom learn. I would build a course-to-job outcome record from which a college can read, program by program, where its courses lead. One definition of success would be used by all, since a comparison between colleges that define it differently is worth nothing. {person} From a position with a U.S. workforce agency, I would give the record three parts: a matching procedure that protects privacy, the common definition of an outcome, and a dashboard open to students. Two colleges would start; procedure and definition would be public, and a state college system can adopt them for every campus. The executive order of April 2025 on skilled trades aims at more than one million new active apprentices. Which programs prepare them is something the record could answer.',
      person: ['This is an alternative path, from hiring into public data, with its first step taken: I matched the records of 1,150 graduates with their first jobs for a college advisory board.', 'I hold a master’s degree in Industrial-Organizational Psychology from Garrow State University.'],
      support: [outcomes, 'M.S. in Industrial-Organizational Psychology, Garrow State University, 2014'],
    }),
    sampleOption({
      seed: 'nurse-transition', path: 'alternative', variant: 3,
      title: 'Build a shared nurse-transition curriculum by which rural hospitals bring new staff to safe independence',
      text: 'When is a new nurse ready to work alone? In many rural hospitals the answer is a number of weeks. The endeavor I propose is a shared nurse-transition curriculum in which the answer is a list of situations handled well, agreed by several hospitals and tested in the same way at each. {person} With nurse educators responsible for the clinical content, I would write a task-based orientation plan, a competence test for key situations, and a course for preceptors. Employed by a U.S. hospital group, I plan to begin with three rural hospitals. Curriculum and test results will be published for hospital groups and nursing schools to adopt. HRSA’s workforce projections of November 2024 cover the health professions to 2037. The curriculum addresses how safely each new member begins.',
      person: ['It would be a change of direction, back from chip plants to hospitals: as an HR Business Partner at Brightwater Hospital Group, I wrote task-based orientation plans for 70 newly hired nurses.', 'Job analysis and curriculum design are the skills that carry over.'],
      support: ['HR Business Partner', 'Brightwater Hospital Group', onboarding, 'Job analysis', 'Curriculum design'],
    }),
  ],
}
