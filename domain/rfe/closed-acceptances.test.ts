import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const conceded = (heading: string, ...sentences: string[]): unknown[] => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Notice Date: May 4, 2026',
    'Form I-140',
    'You ask for a national interest waiver of the job offer.',
    '',
    heading,
    '',
    sentences.join(' '),
    '',
    'Conclusion',
    '',
    'The funds for the future activities were not shown.',
  ]
  const read = readNotice([{ lines }])
  return read.kind === 'read' ? read.conceded.flatMap(({ what, doubted }) => (doubted === true ? [] : [what])) : [read.kind]
}
const MERIT = 'Substantial Merit and National Importance'

test.each([
  ['The substantial merit of the proposed endeavor is plain from the record.', ['substantial-merit']],
  ['I have no trouble finding that the endeavor has substantial merit.', ['substantial-merit']],
  ['Your endeavor, as described, clearly has substantial merit.', ['substantial-merit']],
  ['The first element, substantial merit, is therefore resolved in your favor.', ['substantial-merit']],
  ['The materials you filed leave no doubt that the proposed endeavor has substantial merit.', ['substantial-merit']],
  ['You have carried your burden of showing national importance.', ['national-importance']],
  ['We agree with you that the proposed endeavor has both substantial merit and national importance.', ['substantial-merit', 'national-importance']],
  ['The petitioner prevails on the first prong.', [1]],
  ['You have satisfied us that the endeavor has national importance.', ['national-importance']],
  ['USCIS is also persuaded of its national importance.', ['national-importance']],
  ['USCIS finds that you have established substantial merit.', ['substantial-merit']],
  ['You submitted sufficient evidence to establish that the proposed endeavor has substantial merit.', ['substantial-merit']],
  ['The first prong of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), has been met.', [1]],
])('the whole of a sentence of a closed shape accepts its point: %s', (sentence, what) => expect(conceded(MERIT, sentence)).toEqual(what))

test('so does one on the classification and on the balance, with a citation or with what is not needed behind it', () => {
  expect(
    conceded('Classification', 'The evidence establishes that you hold an advanced degree and that you seek to work in an occupation that is a profession as defined at 8 CFR 204.5(k)(2).'),
  ).toEqual(['eb2'])
  expect(conceded('Classification', 'These show that you are a member of the professions holding an advanced degree, and nothing more is needed on that point.')).toEqual(['eb2'])
  expect(conceded('Classification', 'Your doctorate makes you an advanced degree professional.')).toEqual(['eb2'])
  expect(conceded('Classification', 'You are a member of the professions holding an advanced degree.')).toEqual(['eb2'])
  expect(conceded('On Balance', 'On balance, the United States would benefit from a waiver of the job offer.')).toEqual([3])
})

test.each([
  'You are a member of the professions holding an advanced degree only if the degree was conferred.',
  'USCIS would be persuaded of its national importance by letters of users.',
  'USCIS is persuaded of its national importance for one county.',
  'The first prong of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), has been met in part.',
  'A petitioner must show that the first prong of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), has been met.',
  'The proposed endeavor has substantial merit. USCIS made this determination in error.',
  'The petitioner established substantial merit; USCIS withdraws that finding.',
  'We find that the proposed endeavor has substantial merit. On further review we disagree.',
  'The first prong is met. That conclusion was premature.',
  'Substantial merit is established, albeit barely.',
  'You have carried your burden of showing substantial merit for one of the two products.',
  'We have no doubt that the hospital’s program has substantial merit.',
  'We agree that the disease is of national importance.',
  'USCIS does not dispute that engineering has substantial merit.',
  'We are satisfied that the shortage is of national importance.',
  'Your endeavor has substantial merit as research.',
])('what is taken back, limited, or of something else concedes nothing: %s', (sentence) => expect(conceded(MERIT, sentence)).toEqual([]))

test('a degree that is not yet held, or not of this country, makes nobody a professional', () => {
  expect(conceded('Classification', 'Your doctorate makes you an advanced degree professional once it is conferred.')).toEqual([])
  expect(conceded('Classification', 'Your Ph.D. from a university that is not accredited qualifies you for the classification.')).toEqual([])
})

test('that one prong shows nothing of the others is law, and contests none', () => {
  expect(conceded(MERIT, 'The endeavor has substantial merit.', 'Please be advised that meeting one prong does not give rise to a presumption as to the others.')).toEqual(['substantial-merit'])
})

const asked = (...paragraphs: string[]): string[] => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Notice Date: May 4, 2026',
    'Form I-140',
    'You ask for a national interest waiver of the job offer.',
    '',
    'Classification',
    '',
    ...paragraphs.flatMap((one) => [one, '']),
    'Well Positioned',
    '',
    'The funds for the future activities were not shown.',
  ]
  const read = readNotice([{ lines }])
  return read.kind === 'read' ? read.passages.map(({ quote }) => quote) : [read.kind]
}

test('what is held against a granted point is lost by nobody', () => {
  expect(asked('You hold an advanced degree.', 'The degree was bought.')).toContain('The degree was bought.')
})

test.each(['You are related to three of the letter writers.', 'You attached a forged letter.', 'The letters were reviewed by a handwriting examiner, who found one hand.'])(
  'in the part of a point this is asked: %s',
  (sentence) => {
    expect(asked('The degree has not been evaluated.', sentence)).toContain(sentence)
  },
)

test.each([
  'The STEM degree is in your favor as well.',
  'The degree is considered to be the equivalent of a U.S. bachelor’s degree.',
  'The patent on a coupling sensor weighs in your favor, and the education supports the endeavor.',
])('what speaks for the petition and is no point of the test is asked about, since the officer may accept it: %s', (sentence) => {
  expect(asked('The degree has not been evaluated.', sentence)).toContain(sentence)
})

test('a title that names Dhanasar is no law, and what is accepted under it is read', () => {
  expect(conceded('On the waiver', 'Dhanasar, first prong. The endeavor has substantial merit.')).toEqual(['substantial-merit'])
})

test('the title of the next part behind an acceptance does not limit it', () => {
  expect(conceded('Classification', 'You are a member of the professions holding an advanced degree.', 'Endeavor.')).toEqual(['eb2'])
})

test.each(['Your doctorate in theology by mail makes you an advanced degree professional.', 'Your doctorate from the list of fakes makes you an advanced degree professional.'])(
  'a doctorate with more in its name is asked about: %s',
  (sentence) => {
    expect(conceded('Classification', sentence)).toEqual([])
    expect(asked(sentence)).toContain(sentence)
  },
)
