/** Sample ev_controls_safety: a fictional functional-safety engineer for electric drives. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const cases = 'Wrote the safety cases for 4 electric drive controllers under ISO 26262'
const bench = 'Built a fault-injection bench with 310 automated tests for motor and battery controllers'
const alarms = 'Cut false battery alarms by 45% by combining voltage, gas, and pressure signals'
const zones = 'Separated the control networks of 2 water plants into tested zones during operation'
const failures = 'Compiled 120 failure modes of inverters and motors for a shared test catalog'

export const evControlsSafety: Sample = {
  id: 'ev_controls_safety',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Functional Safety Engineer',
      profession: 'electromechanicalEngineer',
      yearsOfExperience: 12,
      roles: [
        { title: 'Functional Safety Engineer', employer: 'Verrin Drive Systems', from: 2018, to: null, duties: [cases, bench, alarms, failures] },
        { title: 'Controls Engineer', employer: 'Oakhart Automation', from: 2014, to: 2018, duties: [zones] },
      ],
      degrees: [{ level: 'master', field: 'Mechatronics', institution: 'Halvorsen Technical University', year: 2014, source: 'M.S. in Mechatronics, Halvorsen Technical University, 2014' }],
      skills: ['ISO 26262', 'Simulink', 'Fault injection', 'Battery management systems', 'PLC programming', 'FMEA'],
      licences: ['Certified functional safety engineer'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead engineer for repeatable safety tests of electric drive controls' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
