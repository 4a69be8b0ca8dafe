/** Sample semiconductor_electronics: a fictional engineer for chip test and power electronics. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'

const scan = 'Inserted scan and self-test structures in 8 mixed-signal chips and raised fault coverage from 91% to 98.6%'
const checklist = 'Wrote a pre-fabrication checklist used by 5 design teams that caught the errors behind 2 expected mask changes'
const pumps = 'Instrumented 42 vacuum pumps and recognized 9 of 11 failures at least ten days ahead'
const discharge = 'Designed a partial-discharge sensor for distribution transformers, installed at 130 sites'
const boards = 'Designed motor-controller boards for a family of 4 small inspection drones'

export const semiconductorElectronics: Sample = {
  id: 'semiconductor_electronics',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Staff Design-for-Test Engineer',
      profession: 'networkElectricalEngineer',
      yearsOfExperience: 13,
      roles: [
        { title: 'Staff Design-for-Test Engineer', employer: 'Tessary Microdevices', from: 2019, to: null, duties: [scan, checklist, pumps] },
        { title: 'Electronics Engineer', employer: 'Lowmoor Power Electronics', from: 2013, to: 2019, duties: [discharge, boards] },
      ],
      degrees: [
        {
          level: 'doctorate',
          field: 'Electrical Engineering',
          institution: 'Ashdown Polytechnic University',
          year: 2013,
          source: 'Ph.D. in Electrical Engineering, Ashdown Polytechnic University, 2013',
        },
      ],
      skills: ['Scan insertion', 'Verilog', 'Mixed-signal test', 'FPGA prototyping', 'Sensor design', 'Power electronics'],
      publications: ['Built-in self-test for small mixed-signal designs'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Principal engineer for reusable chip test methods' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
}
