import { expect, test } from 'vitest'
import { readPerson } from '../person/read-person.ts'

const licensesOf = (text: string) => readPerson([{ lines: text.split('\n') }], new Date('2026-11-22')).licenses.map(({ text: name, certainty }) => [name, certainty])

test('several licenses on one line are several, and what stands beside them is none', () => {
  expect(licensesOf('Skills\nBanker, Sheets and all Office products; FINRA Series 7 License')).toEqual([['FINRA Series 7 License', 'sure']])
  expect(licensesOf('Certifications\n2013: Welding Inspector Certificate Level 1; Quillmark (UK) 2012: Certificate for Quality Auditors; Marble (France)').map(([name]) => name)).toEqual([
    '2013: Welding Inspector Certificate Level 1',
    '2012: Certificate for Quality Auditors',
  ])
  expect(licensesOf('Additional Information\n- 1085531 *Legacy MCSE, CCNA, and Novell certified *Quill Sigma Business Fraternity *Marble Leadership Group')).toEqual([
    ['Legacy MCSE, CCNA, and Novell certified', 'sure'],
  ])
  expect(licensesOf('Education\nQMS Certified CWI (Certificate # 0811) QPI Certified TES (Certificate # 326)').map(([name]) => name)).toEqual([
    'QMS Certified CWI (Certificate # 0811)',
    'QPI Certified TES (Certificate # 326)',
  ])
  expect(licensesOf('Additional Information\nMarble PS1 Warm Up Series 2015 and 2016 Quill Cares NGO')).toEqual([])
})

test('a license with words of other items around it is not sure', () => {
  expect(licensesOf('Skills\nCalm under pressure CPR certification Multi-line phones')).toEqual([['Calm under pressure CPR certification Multi-line phones', 'unsure']])
  expect(licensesOf('Certifications\nSix Sigma Yellow Belt Certification (2018) PHR Certification (Tentative')[0]?.[1]).toBe('unsure')
  expect(licensesOf('Licenses\nQMC License, A&P License Security Clearance: Active')[0]?.[1]).toBe('unsure')
  expect(licensesOf('Certifications\nLicensed Risk Manager RN CPR BLS ACLS')[0]?.[1]).toBe('unsure')
  expect(licensesOf('Certifications\nPositions 1-4 GMAW, SMAW with and without backing')[0]?.[1]).toBe('unsure')
  expect(licensesOf('Additional Information\ncertified, beginner in Golf and expert Skier')[0]?.[1]).toBe('unsure')
  expect(licensesOf('Certifications\nCPR certification')).toEqual([['CPR certification', 'sure']])
})

test('a license is found among other things also where its name is written in capitals', () => {
  expect(licensesOf('Education\nQuill Agent Licensure : Sales , 2011 Marble Continuing Education').map(([name]) => name)).toEqual(['Quill Agent Licensure : Sales , 2011 Marble Continuing Education'])
  expect(licensesOf('Accomplishments\n- QBM Certified Solution Developer v9.1\n- Certified in Quill Database 11g').map(([name]) => name)).toEqual([
    'QBM Certified Solution Developer v9.1',
    'Certified in Quill Database 11g',
  ])
  expect(licensesOf('Certifications\nCompTIA Network + Certified, 2006 A+ Hardware Certified, 2006').map(([name]) => name)).toEqual([
    'CompTIA Network + Certified, 2006',
    'A+ Hardware Certified, 2006',
  ])
  expect(licensesOf('Skills\nFlower certification\nCAS Certification from Quillmark Industry\nTQM Certified Personal Trainer').map(([name]) => name)).toContain('TQM Certified Personal Trainer')
})

test('“Core Qualifications” under the licenses heads a list of its own', () => {
  expect(licensesOf('Licenses\nNotary License 18224\nCore Qualifications\nClinical acumen\nRapport building')).toEqual([['Notary License 18224', 'sure']])
})

test.each(['Self-motivated professional CPA', 'Motivated Licensed Welder'])('what somebody is like and a credential behind it are two cells that ran together, and unsure: %s', (text) => {
  expect(licensesOf(`Certifications\n${text}`).filter(([, certainty]) => certainty === 'sure')).toEqual([])
})

test('who gave a certificate, in capitals, is none, and what a school leaver holds is none', () => {
  expect(licensesOf('Certifications\nQUILL UNIVERSITY 2023\nCCNA\nCPR, AED, and First Aid')).toEqual([
    ['QUILL UNIVERSITY 2023', 'unsure'],
    ['CCNA', 'sure'],
    ['CPR, AED, and First Aid', 'sure'],
  ])
  expect(licensesOf('Education\nFour General Certificate of Education (GCE), Advanced Level Subjects')).toEqual([])
})

test('what is in progress, and the title of a paper, is no license that is surely held', () => {
  expect(licensesOf('Certifications\nQMC Clay Instruction Certificate – In-Progress (2025–2026)\nPreparing Potters Certification, 08/ 2024: University of Quill')).toEqual([
    ['Preparing Potters Certification, 08/ 2024: University of Quill', 'sure'],
  ])
  expect(licensesOf('Projects\nClay Quality, Organic Certification, and Kilns: An Analysis. Course project').filter(([, sure]) => sure === 'sure')).toEqual([])
})

const listed = (...lines: string[]) => readPerson([{ lines: ['Ana Duarte', '', 'EXPERIENCE', '', 'Kiln Engineer, Quill Inc., 2015 – 2020', '', ...lines] }], new Date('2026-11-26T00:00:00Z'))
const textsOf = (items: { text: string }[]) => items.map(({ text }) => text)

test('counts and roles among the publications are none', () =>
  expect(
    textsOf(
      listed(
        'PUBLICATIONS',
        '',
        '19 articles in refereed journals, 742 citations. Among them:',
        '',
        'Duarte, A. & Moss, B. (2022) Paying potters not to fire. Journal of Kilns 104(5).',
        '',
        'Reviewer of Clay Science and Kiln Research (52 reviews)',
        '',
        'Invited to testify before the House Committee on Kilns, 06/2024.',
        '',
        'Under review: 3',
      ).publications,
    ),
  ).toEqual(['Duarte, A. & Moss, B. (2022) Paying potters not to fire. Journal of Kilns 104(5).']))

test('titles in quotes part a paragraph of publications, and talks beside them are left out', () =>
  expect(
    textsOf(
      listed(
        'PUBLICATIONS, COMMITTEES',
        '',
        '“Quiet kilns of Marble”, Clay Journal 7 (2022). “Loud kilns”, Clay Review, 2023. Most read of the year. Speaker at the Kiln Forum 2023. Co-chair, Kiln Group.',
      ).publications,
    ),
  ).toEqual(['“Quiet kilns of Marble”, Clay Journal 7 (2022).', '“Loud kilns”, Clay Review, 2023. Most read of the year.']))

test('patents of other offices, and those called “Pat.”, are patents', () =>
  expect(
    textsOf(
      listed(
        'PATENTS AND PUBLICATIONS',
        '',
        '- TR 2021/04417 B – “A glaze control method for kilns” (granted 2023)',
        '- US Pat. 11,123,905 – Exposing clay to heat',
        '- Duarte A. Kilns. Journal of Clay, 2022',
      ).patents,
    ),
  ).toEqual(['TR 2021/04417 B – “A glaze control method for kilns” (granted 2023)', 'US Pat. 11,123,905 – Exposing clay to heat']))

test.each(['NETWORKS AND MEMBERSHIPS', 'CONFERENCES AND SEMINARS', 'DRIVING LICENCE', 'INVITED LECTURES', 'COMMITTEES', 'COMPUTER'])('%s ends the awards', (heading) =>
  expect(textsOf(listed('HONOURS AND AWARDS', '', 'Quill Award for Kilns, 2023', '', heading, '', 'Kiln Society of Marble').awards)).toEqual(['Quill Award for Kilns, 2023']),
)
