/** Sample entrepreneur_healthcare_staffing: a fictional owner of a regional staffing firm for clinicians. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const credentials = 'Built a consent-based record that 14 rural hospitals accept in place of their own credential check'
const days = 'Reduced the median time from offer to first shift from 47 to 16 days'
const interviews = 'Ran stay-interviews in 9 rural clinics and redesigned schedules in 6 of them'
const veterans = 'Placed 55 military medics and technicians by practical tests instead of job titles'
const apprentices = 'Designed a shared skills inventory for sterile-processing apprentices of 4 hospitals'

export const entrepreneurHealthcareStaffing: Sample = {
  id: 'entrepreneur_healthcare_staffing',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Owner and Managing Director',
      profession: null,
      yearsOfExperience: 13,
      roles: [
        { title: 'Managing Director', employer: 'Fieldgate Clinical Staffing', from: 2018, to: null, duties: [credentials, days, interviews, veterans] },
        { title: 'Workforce Manager', employer: 'Tri-Ridge Hospital Alliance', from: 2013, to: 2018, duties: [apprentices] },
      ],
      degrees: [{ level: 'master', field: 'Health Administration', institution: 'Orrin Valley University', year: 2013, source: 'M.H.A., Health Administration, Orrin Valley University, 2013' }],
      skills: ['Credential verification', 'Workforce scheduling', 'Stay-interviews', 'Skills assessment', 'Apprenticeship design', 'Data privacy'],
    }),
    form: {
      userBackground: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Owner who turns staffing methods of one firm into open standards' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'credential-passport', path: 'close', variant: 0,
      title: 'Build a portable credential record so that rural hospitals accept one verified check of a clinician’s documents',
      text: 'A nurse who works in three rural hospitals proves the same license three times, and each hospital waits weeks for the same answer. The endeavor is not to place more people. It is to build a portable credential record: license, training, and health checks are verified once, the clinician consents to each reader, and every participating hospital accepts the result. {person} As owner I will pay for the next stage from service income: a verification data standard, the record service built on it, and an acceptance agreement between hospitals. Three hospitals outside my client list will test it. Standard and agreement are open, so competing agencies can use them too. The CMS Health Tech Ecosystem of July 2025 sets a framework for exchanging health information, and such exchange presumes that the identity of the staff can be trusted.',
      person: ['The record grows out of my present work as a Managing Director at Fieldgate Clinical Staffing, where I built a consent-based record that 14 rural hospitals accept in place of their own credential check.', 'With it I reduced the median time from offer to first shift from 47 to 16 days.'],
      support: ['Managing Director', 'Fieldgate Clinical Staffing', credentials, days],
    }),
    sampleOption({
      seed: 'clinic-retention', path: 'close', variant: 1,
      title: 'Develop a stay-interview and scheduling program with which rural clinics keep their teams and the patients’ continuity',
      text: 'Rural clinics hold an exit interview, which is to say they ask too late. My proposed endeavor is to develop a stay-interview and scheduling program: staff are asked, while they still intend to remain, what would make them leave; shifts and tasks are changed in time; and it is then measured whether patients with long illnesses still see the same faces. {person} Four clinics will take part in the next round, paid for by my firm’s service income. From it will come a validated stay-interview, a guide to schedule redesign, and a measure of continuity of care, all published with the pooled results for clinic networks in any state to adopt. HRSA’s workforce projections of November 2024 look ahead to 2037 for such professions. The program looks at the teams that exist today.',
      person: ['My own firm led me to it: I ran stay-interviews in 9 rural clinics and redesigned schedules in 6 of them.', 'Workforce scheduling and stay-interviews are part of my daily practice.'],
      support: [interviews, 'Workforce scheduling', 'Stay-interviews'],
    }),
    sampleOption({
      seed: 'cyber-role-entry', path: 'alternative', variant: 2,
      title: 'Build an entry assessment for cyber roles that lets veterans and career changers prove practical security skills',
      text: 'I propose to build an entry assessment for cyber roles, for the people whose resumes do not show what they can do: veterans, technicians, clinicians who look after the networks of their own hospital. They would solve practical tasks in a safe copy of a real system. The President’s Cyber Strategy of March 2026 makes the cyber workforce one of its six pillars, and a fair test at the door is one way into it. {person} The assessment would hold practical tasks for three entry roles, a study of fairness and validity, and an interview guide that follows the tasks. A separate small business of mine would license it on published terms, with two public employers as first users. Tasks and study would be public, under the national names of the roles, so colleges and other employers can adopt them.',
      person: ['This is an alternative path beside clinical staffing, and I know its first step: with my firm I placed 55 military medics and technicians by practical tests instead of job titles.', 'Skills assessment and data privacy are skills I would bring.'],
      support: [veterans, 'Skills assessment', 'Data privacy'],
    }),
    sampleOption({
      seed: 'skills-apprenticeship', path: 'alternative', variant: 3,
      title: 'Create a task-based apprenticeship design that several small manufacturers of medical devices can run together',
      text: 'A shop with twenty people cannot run an apprenticeship alone; five such shops can, if their tasks overlap. As a founder I plan to create a task-based apprenticeship design by which small manufacturers, to begin with those that make medical devices, choose, train, and certify apprentices together on the tasks they share. {person} The design will comprise such an inventory, a practical selection test, and a certification record that an apprentice can carry from one firm to another. Five manufacturers would be the first group, and my income would come from running it for them. Everything else will be published for colleges and employer groups in other regions to use. The executive order of April 2025 on skilled trades aims at more than one million new active apprentices; with a shared design, small firms can take some of them.',
      person: ['It would be a change of direction from hospitals to workshops, prepared by earlier work: as a Workforce Manager at Tri-Ridge Hospital Alliance, I designed a shared skills inventory for sterile-processing apprentices of 4 hospitals.', 'My experience covers 13 years of workforce practice.'],
      support: ['Workforce Manager', 'Tri-Ridge Hospital Alliance', apprentices],
    }),
  ],
}
