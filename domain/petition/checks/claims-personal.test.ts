import { expect, test } from 'vitest'
import { namesPatient } from './claims-personal.ts'

test.each([
  'My patient Clara Voss recovered from cholera in May 2024.',
  'Patient Emil Hartog lost his leg in the accident.',
  'Clara Voss, a patient of mine with cholera, went home.',
  'I treated Nora Lund (7 years) for leukemia.',
  'I treated a girl of seven, Nora Lund, for leukemia in 2023.',
  'I taught Jonas Reuter, who is HIV positive, to read.',
  'Our pupil Jonas Reuter reads without help today.',
  'We operated on Pavel Orlov for a brain tumor in 2022.',
  'Ines Prado was diagnosed with epilepsy before she came to us.',
  'In 2021, Ines Prado died of sepsis on our ward.',
  'Lotte Brandt has severe autism and now speaks in sentences.',
])('is private: %s', (sentence) => expect(namesPatient(sentence)).toBe(true))

test.each([
  'The Patient Safety Commission adopted the protocol in 2024.',
  'Patient Safety Commission of Ohio adopted the protocol in 2024.',
  'Dr. Nora Lund treats patients with leukemia in Georgia.',
  'Clara Voss, who leads the cancer center of Ohio, adopted the protocol.',
  'My student Ines Prado built the sensor in 2023.',
  'I trained Joan Ferris and her team at the Ohio Cancer Registry.',
  'In May 2024, patients in New York waited nine weeks for a visit.',
  'Joan Ferris wrote that cholera fell by half in Harlow County.',
  'The Harlow Pilot (12 months) covered nine systems.',
  'Parkinson’s disease affects one million people in the United States.',
  'I worked with Ines Prado on a vaccine against cholera.',
  'I helped the American Cancer Society with the survey.',
])('names nobody who is private: %s', (sentence) => expect(namesPatient(sentence)).toBe(false))
