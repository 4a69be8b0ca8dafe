/** Sample semiconductor_electronics: a fictional engineer for chip test and power electronics. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

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
      degrees: [{ level: 'doctorate', field: 'Electrical Engineering', institution: 'Ashdown Polytechnic University', year: 2013, source: 'Ph.D. in Electrical Engineering, Ashdown Polytechnic University, 2013' }],
      skills: ['Scan insertion', 'Verilog', 'Mixed-signal test', 'FPGA prototyping', 'Sensor design', 'Power electronics'],
      publications: ['Built-in self-test for small mixed-signal designs'],
    }),
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: 'Principal engineer for reusable chip test methods' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'chip-test-reuse', path: 'close', variant: 0,
      title: 'Build a reusable design-for-test library so that small U.S. chip teams find faults before fabrication',
      text: 'A large chip maker has a department for test structures; a team of six adds them by hand, late, and learns of an uncovered fault when the silicon comes back. I will build a reusable design-for-test library with which such a team can insert, verify, and document test structures while the design can still be changed. The library holds verified test-structure blocks, a fault-coverage checker, and reference designs whose silicon has been measured. {person} Within a U.S. semiconductor company I will bring in two small design teams from outside it. Blocks and reference designs will be open hardware, and toolmakers can license the checker. The CHIPS and Science Act of 2022 supports domestic chip manufacturing and research. Each fabrication run that need not be repeated leaves a small designer more of both.',
      person: ['It continues my daily work: as a Staff Design-for-Test Engineer at Tessary Microdevices, I inserted scan and self-test structures in 8 mixed-signal chips and raised fault coverage from 91% to 98.6%.', 'I hold a doctorate in Electrical Engineering from Ashdown Polytechnic University.', 'One of my publications is “Built-in self-test for small mixed-signal designs.”'],
      support: ['Staff Design-for-Test Engineer', 'Tessary Microdevices', scan, 'Built-in self-test for small mixed-signal designs'],
    }),
    sampleOption({
      seed: 'tool-health', path: 'close', variant: 1,
      title: 'Create a shared machine-health baseline by which chip-tool owners recognize a failing vacuum pump weeks ahead',
      text: 'One failed vacuum pump can spoil a batch of wafers, and yet each plant has to learn the signs of failure from the few pumps it has lost. My endeavor is to create a shared machine-health baseline that pools these cases under one way of measuring, so that an owner of chip tools can tell a healthy pump from one with weeks to live. I will write the measurement protocol for retrofit sensors, assemble an anonymized data set of failures, and turn both into a maintenance decision guide. {person} My employer’s plant and an independent service firm will supply the first records. After that the protocol and the data go to industry groups, and pump makers can adopt the limits in their own manuals. The 2022 CHIPS Act puts public support behind domestic chip plants; fewer unplanned stops let those plants produce more with the tools they own.',
      person: ['A first set of cases exists: at my present plant I instrumented 42 vacuum pumps and recognized 9 of 11 failures at least ten days ahead.', 'Sensor design and mixed-signal test are the two skills it draws on.'],
      support: [pumps, 'Sensor design', 'Mixed-signal test'],
    }),
    sampleOption({
      seed: 'transformer-condition', path: 'alternative', variant: 2,
      title: 'Design a low-cost transformer-health scheme with which public utilities repair distribution units before failure',
      text: 'I propose to design a transformer-health scheme for the thousands of small units on poles and pads that utilities seldom watch. The small ones run until they fail, and a replacement may take months to arrive. The scheme combines a few retrofit sensors with alarm limits that have been tested in service. I would contribute a sensor design, the set of limits, and an open record of warnings and failures. {person} As an engineer with a U.S. utility or equipment maker, I would install it first at two public utilities. Design and limits would be published and open to license, so that utilities in any state can buy or copy the sensor. The 2025 executive order on grid reliability aims at a dependable electric grid, and early warning keeps existing units at work in it.',
      person: ['It would be a change of direction and a return to earlier work: as an Electronics Engineer at Lowmoor Power Electronics, I designed a partial-discharge sensor for distribution transformers, installed at 130 sites.', 'From chip test I bring the habit of stating what a measurement does not cover.'],
      support: ['Electronics Engineer', 'Lowmoor Power Electronics', discharge],
    }),
    sampleOption({
      seed: 'domestic-drone-modules', path: 'alternative', variant: 3,
      title: 'Design an interchangeable drone-module standard that lets small U.S. suppliers make parts for several aircraft',
      text: 'Domestic drone makers each specify their own motor, controller, and radio link. A small supplier must build a separate part for each, and volumes never justify the tooling. What I have in view is an interchangeable drone-module standard: the part is standardized, the aircraft is left to its maker. The endeavor comprises mechanical and electrical interface drawings, a conformity test that a supplier can run on an ordinary bench, and two reference modules with measured data. {person} I plan to do this from a position with a U.S. drone supplier, together with one aircraft maker and a second supplier. Drawings and test will be open, so any firm can certify a module against them, my employer’s competitors included. The executive order of June 2025 on American drones calls for a domestic supply base; common modules give its smaller members something they can make in series.',
      person: ['This is another path, from the chip to the board around it, and one I have taken before: I designed motor-controller boards for a family of 4 small inspection drones.', 'Power electronics and FPGA prototyping are part of my working practice.'],
      support: [boards, 'Power electronics', 'FPGA prototyping'],
    }),
  ],
}
