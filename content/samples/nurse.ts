/** Sample nurse: a fictional nurse educator at a small hospital, earlier a flight nurse. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const drills = 'Introduced ten-minute rescue drills on 5 wards and shortened the time from first warning sign to call by 34%'
const calls = 'Ran discharge calls and medication checks for 260 patients with heart failure'
const depression = 'Coordinated collaborative depression care for 180 patients of 2 primary-care practices'
const fatigue = 'Introduced a written crew self-check before night flights at 3 helicopter bases'

export const nurse: Sample = {
  id: 'nurse',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Clinical Nurse Educator',
      profession: null,
      yearsOfExperience: 12,
      roles: [
        { title: 'Clinical Nurse Educator', employer: 'Elm Fork Community Hospital', from: 2020, to: null, duties: [drills, calls] },
        { title: 'Care Manager', employer: 'Saddleback Primary Care', from: 2017, to: 2020, duties: [depression] },
        { title: 'Flight Nurse', employer: 'Highmere Air Medical Service', from: 2014, to: 2017, duties: [fatigue] },
      ],
      degrees: [
        { level: 'master', field: 'Nursing', institution: 'Ravenna State University', year: 2019, source: 'M.S.N., Nursing, Ravenna State University, 2019' },
        { level: 'bachelor', field: 'Nursing', institution: 'Ravenna State University', year: 2014, source: 'B.S.N., Nursing, Ravenna State University, 2014' },
      ],
      licences: ['Registered nurse license'],
      skills: ['Rapid response', 'Bedside simulation', 'Discharge planning', 'Medication reconciliation', 'Collaborative care', 'Crew resource management'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Nurse lead for patient-safety practice in small hospitals' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'nurse-rescue-drill', path: 'close', variant: 0,
      title: 'Develop a bedside rescue-drill program so that nurses in small hospitals recognize a worsening patient in time',
      text: 'Sepsis does not announce itself on the day of the yearly training. In a small hospital it comes on an ordinary night. I will develop a bedside rescue-drill program for such wards: exercises of ten minutes, done at the bed between two tasks, in which nurses practice seeing the first sign and making the call. {person} Other hospitals receive a set of drills, a guide for the nurse who leads them, and a record of recognition times. I will run it at three more small hospitals while employed by one of them, and publish drills, guide, and pooled results for any hospital or nursing school to adopt. The federal health workforce projections of November 2024 cover the health professions to 2037. The drills concern what a team can do with the people it has.',
      person: ['It continues my work as a Clinical Nurse Educator at Elm Fork Community Hospital, where I introduced ten-minute rescue drills on 5 wards and shortened the time from first warning sign to call by 34%.', 'I hold a master’s degree in Nursing from Ravenna State University.'],
      support: ['Clinical Nurse Educator', 'Elm Fork Community Hospital', drills, 'M.S.N., Nursing, Ravenna State University, 2019'],
    }),
    sampleOption({
      seed: 'discharge-bridge', path: 'close', variant: 1,
      title: 'Create a nurse-led discharge bridge that prevents avoidable returns to rural hospitals in the first two weeks',
      text: 'On the second day at home a patient takes the old tablets together with the new ones. No clinic is near, nobody calls, and by the end of the week she is back in the hospital. My endeavor is to create a nurse-led discharge bridge for rural hospitals, a sequence of calls, medication checks, and home contacts over fourteen days that existing staff can carry. {person} After each return I learned to ask which contact had missed it. The work will produce a day-by-day contact protocol, a form for reconciling medications, and a record of the reasons for return. As an employee of a U.S. hospital I will try the bridge with two rural hospitals; protocol and forms will be published, and state hospital associations can offer them to members. The CMS Health Tech Ecosystem of July 2025 works toward shared patient records, on which each of these calls depends.',
      person: ['I have made such calls: at Elm Fork Community Hospital I ran discharge calls and medication checks for 260 patients with heart failure.', 'Discharge planning and medication reconciliation are part of my daily practice.'],
      support: ['Elm Fork Community Hospital', calls, 'Discharge planning', 'Medication reconciliation'],
    }),
    sampleOption({
      seed: 'collaborative-psychiatry', path: 'alternative', variant: 2,
      title: 'Develop a compact collaborative-care model by which small primary-care practices treat depression until remission',
      text: 'I would develop a compact collaborative-care model for primary-care practices with two clinicians. One nurse as care manager follows each patient with depression, a psychiatrist advises from a distance, and treatment is changed until the patient is well. Large health systems already work in this way; the published models assume their teams and their software. {person} From that experience I would write the three pieces a small practice has to be given: a protocol for caseload and follow-up, a one-page form for the remote consultation, and a training course for care managers. HRSA’s workforce projections of November 2024 include the behavioral health professions, and the model is a way for one psychiatrist to stand behind several practices. Four practices would be first, within a U.S. clinic network that employs me. State programs could then offer the published protocol and course to practices that join later.',
      person: ['This is a second path open to me, and part of it I have walked: as a Care Manager at Saddleback Primary Care, I coordinated collaborative depression care for 180 patients of 2 primary-care practices.', 'Collaborative care is among the skills I would bring.'],
      support: ['Care Manager', 'Saddleback Primary Care', depression, 'Collaborative care'],
    }),
    sampleOption({
      seed: 'fatigue-tool', path: 'alternative', variant: 3,
      title: 'Build a crew-fatigue decision tool with which medical and cargo crews judge whether a night flight is sound',
      text: 'At three in the morning a medical helicopter crew can be within its legal duty time and still be unfit to fly. The limits do not ask how anyone slept. The endeavor I propose is a crew-fatigue decision tool for night medical and cargo flights, small enough to be used between the call and the takeoff. {person} I would now do it in a way that can be tested: a two-minute self-check, a screening rule for the roster, and a study that sets the answers beside later events. Two night operators would take part while I work for one of them, and tool and study will be published for operators in other states to adopt. The FAA Aerospace Forecast for 2026 to 2046 foresees more traffic at airports; such a check belongs to the part that flies at night.',
      person: ['It would lead me in a new direction, back to the air: as a Flight Nurse at Highmere Air Medical Service, I introduced a written crew self-check before night flights at 3 helicopter bases.', 'My experience covers 12 years of shift work in clinical teams.'],
      support: ['Flight Nurse', 'Highmere Air Medical Service', fatigue],
    }),
  ],
}
