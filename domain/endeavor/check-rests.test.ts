import { describe, expect, it } from 'vitest'
import { readResume } from '../resume/read-resume.ts'
import { checkCredentials } from './check-credentials.ts'
import { checkDeeds } from './check-deeds.ts'
import { materialOf } from './check-material.ts'
import { toldPlainly } from './check-rests.ts'
import { checkTold } from './check-told.ts'

const resume = `Ilka Brandvold
Optical Engineer
Duluth, Minnesota

EXPERIENCE
Senior Optical Engineer, Nordlys Imaging, Duluth, MN, 2016 – Present
- Designed a calibration rig for hospital endoscope cameras that cut recalibration time by 40% at 12 clinics
- Lead a team of six engineers
- Trained 30 hospital technicians to run the calibration rig
- Wrote the software that compares test images across cameras in Python
- Wrote field notes that became the firm's survey form

Optical Engineer, Fjell Instruments, Boulder, CO, 2012 – 2016
- Tested lens assemblies for survey drones
- Wrote an acceptance test procedure that three suppliers adopted

EDUCATION
M.Sc. in Optical Engineering, University of Tarvik, 2012
B.Sc. in Physics, University of Tarvik, 2010

SKILLS
Python, MATLAB, tolerance analysis`

const material = materialOf({ facts: readResume([{ lines: resume.split('\n') }], new Date('2026-06-01')), resumeText: resume }, [])
const title = 'Develop an open calibration procedure for endoscope cameras so that small clinics can keep color true'

function rulesFor(sentence: string): string[] {
  const text = [sentence, ...toldPlainly(sentence)].join(' ')
  return [...checkTold(sentence, title, material), ...checkCredentials(text, material), ...checkDeeds(text, title, material)].map(({ rule }) => rule)
}

describe('what is told of the person and rests on no word of the resume is refused', () => {
  it.each([
    'The person who invented the endoscope camera was me.',
    'The endoscope camera that most hospitals use is my creation.',
    'Behind the national lens registry stands my work.',
    'Credit for the first wireless endoscope belongs to me.',
    'The lens standard now in force came from my desk.',
    'The textbook on lenses in most colleges carries my name.',
    'Mine was the first rig to be cleared by the regulator.',
  ])('with its subject apart from its verb: %s', (sentence) => expect(rulesFor(sentence)).toContain('deed'))

  it.each([
    'I teach optics at the state university.',
    'I speak at the yearly congress of surgeons.',
    'I review proposals for a national foundation.',
    'My software runs in every clinic of the county.',
    'My cameras fly on survey satellites.',
    'My startup sells calibration targets to clinics.',
    'My research is funded by a federal agency.',
    'A grant from a federal agency funds my research.',
    'Surgeons credit my rig with fewer repeat procedures.',
    'A foundation in Geneva pays for my research.',
  ])('in the present, or of others: %s', (sentence) => expect(rulesFor(sentence)).toContain('deed'))

  it.each([
    'Having rebuilt a cathedral, I will publish a calibration method.',
    'As the inventor of the drone lens, I will publish a calibration method.',
    'As the founder of a food bank, I will reach poor families.',
    'Drawing on my license as a professional engineer, I will publish a calibration method.',
    'Known for a film on steeples, I will teach technicians.',
  ])('beside a plan: %s', (sentence) => expect(rulesFor(sentence)).not.toEqual([]))
})

describe('what the resume tells, or what is planned, is left alone', () => {
  it.each([
    'The calibration rig is my design.',
    'The calibration rig was designed by me at Nordlys Imaging.',
    'The survey form of the firm came from my field notes.',
    'My software compares test images across cameras.',
    'Three suppliers adopted my acceptance test procedure.',
    'The team of six that I lead works on calibration.',
    'As a senior optical engineer, I work on endoscope cameras.',
    'My experience with tolerance analysis supports this plan.',
    'My training in physics and optical engineering fits this work.',
    'My procedure needs no laboratory and compares a card with a picture.',
    'My own rig at Nordlys Imaging has to survive the same faults every day.',
    'My rig shows why such a check pays.',
    'My own preparation includes a degree in physics.',
    'My years with cameras taught me where color drifts.',
    'Surgeons often ask me why two pictures differ.',
    'Having designed a calibration rig, I will write a guide that clinics can use.',
    'As the designer of a calibration rig, I will describe how it is fitted.',
    'Drawing on my years as an optical engineer, I will write the manual.',
    'Building on the rig, I will write a guide that any clinic may use.',
    'I will measure success by the number of clinics that repeat the check.',
  ])('%s', (sentence) => expect(rulesFor(sentence)).toEqual([]))
})
