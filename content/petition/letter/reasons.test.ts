/** Why a fact meets its test: said from the facts of this person, and left out and asked for where they do not carry it. */
import { describe, expect, test } from 'vitest'
import type { CaseFile } from '../../../domain/petition/case-file.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { doubtsOf } from '../../../domain/petition/checks/case-doubts.ts'
import { checkDraft } from '../../../domain/petition/checks/check-draft.ts'
import { citedIn } from '../../../domain/petition/draft.ts'
import { answerQuestion } from '../../../domain/petition/change-case.ts'
import { openQuestions } from '../../../domain/petition/gaps.ts'
import { isIdle } from '../../../domain/petition/reasoning.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { knowledgeOf } from '../../../test/petitions/knowledge.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { COLD_CHAIN_FOUNDER, PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { CASE_QUESTIONS } from '../case-questions.ts'
import { questionsOf } from '../questions.ts'
import { composeLetter } from './compose-letter.ts'

const personOf = (key: string) => [...PEOPLE, ...MORE_PEOPLE].find((person) => person.key === key)!
const withAnswers = (person: Petitioner, answers: Petitioner['answers']) => caseOf({ ...person, answers: { ...person.answers, ...answers } })
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six']
const told = (file: CaseFile, id: string): string[] =>
  SEEDS.map((seed) => composeLetter({ file, seed }, publicPriorities).find((block) => block.id === id)).map((block) => (block === undefined ? '' : plainText(block.block)))
const warned = (file: CaseFile) =>
  checkDraft(file, composeLetter({ file, seed: 'one' }, publicPriorities), knowledgeOf(file)).flatMap(({ rule, quote, blockId }) => (rule === 'not-reasoned' ? [{ quote, blockId }] : []))
const asked = (file: CaseFile) => openQuestions(file, CASE_QUESTIONS).map(({ id }) => id)

describe('the benefit beyond the employer', () => {
  test('is concluded from users without a tie, by their exhibits, where all of whom a fact speaks have none', () => {
    const users = (ties: string) => withAnswers(WATER_ENGINEER, { beyond: ['Two towns use it.', 'Letters of two towns'], 'user-ties': [ties, 'Letters of two towns'] })
    for (const words of told(users('Stone Fork paid for a part of the trial. Gray Hill never paid me.'), 'p1/beyond/applied')) expect(words).not.toMatch(/without a tie|nor pay me|not pay/)
    for (const words of told(users('The two towns have never employed or paid me.'), 'p1/beyond/applied')) expect(words).toContain('users who neither employ nor pay me')
  })

  test('rests first on a result that others had elsewhere, where no public body has taken the work up', () => {
    const file = withAnswers(WATER_ENGINEER, {
      'second-effect': ['The Stone Fork Council repeated Night Line in 2025 without my help.', 'Report of the Stone Fork Council, 2025'],
    })
    for (const words of told(file, 'p1/beyond/applied')) expect(words).toMatch(/\. The Stone Fork Council repeated Night Line in 2025 without my help\./)
    for (const words of told(file, 'p1/merit/applied')) expect(words).not.toContain('Stone Fork')
  })

  test('is not claimed where nothing is said of it: that is warned of at its paragraph, and asked for', () => {
    const silent = withAnswers(WATER_ENGINEER, { beyond: ['The Tri-Valley Rural Water Association has made the comparison part of its service.', ''], route: ['The program is published.', ''] })
    for (const words of told(silent, 'p1/beyond/applied')) expect(words).not.toMatch(/benefit|serves|gain/)
    expect(warned(silent)).toContainEqual({ quote: 'p1.beyond', blockId: expect.stringMatching(/^p1\/beyond\/f\d+$/) })
    expect(asked(silent)).toContain('user-ties')
    const said = caseOf(WATER_ENGINEER)
    expect(warned(said)).toEqual([])
    expect(asked(said)).not.toContain('user-ties')
  })

  test('a founder’s company may gain with its users', () => {
    for (const words of told(caseOf(COLD_CHAIN_FOUNDER), 'p1/beyond/applied')) expect(words).not.toMatch(/my own company/)
  })
})

test('that others act without knowing the petitioner is not idle', () => {
  expect(['Trainers who are not known to me give it.', 'My mother tongue is Twi.', 'I do not know how many there are.', 'My cousin owns the rest.'].map(isIdle)).toEqual([false, false, true, true])
})

test('what does not speak for the petitioner is concluded from nowhere, and warned of', () => {
  const idle = 'I do not know how many such groups there are in the 50 states.'
  const file = withAnswers(WATER_ENGINEER, { merit: [`${idle} The audit counted 31 leaks found at 40 places.`, 'Audit of 2025'] })
  const blocks = composeLetter({ file, seed: 'one' }, publicPriorities)
  for (const { id, block } of blocks.filter(({ id }) => /applied$|balance$/.test(id))) expect(plainText(block), id).not.toContain('I do not know')
  expect(
    checkDraft(file, blocks, knowledgeOf(file))
      .filter(({ rule }) => rule === 'idle-or-harmful')
      .map(({ quote, blocking }) => ({ quote, blocking })),
  ).toEqual([{ quote: idle, blocking: false }])
  expect(blocks.some(({ block }) => plainText(block).includes('I do not know'))).toBe(false)
})

test('that nobody pays is not concluded of all where another fact says that one pays, nor from what the petitioner does not pay', () => {
  const users = (ties: string, interest: string) =>
    withAnswers(WATER_ENGINEER, { beyond: ['The nine systems use Night Line.', 'Letters of nine systems, 2026'], 'user-ties': [ties, 'Letters of nine systems, 2026'], interest: [interest, ''] })
  const concluded = (file: CaseFile) => [...told(file, 'p1/beyond/applied'), ...composeLetter({ file, seed: 'one' }, publicPriorities).map(({ block }) => plainText(block))].join(' ')
  expect(concluded(users('The nine systems do not pay me.', 'Stone Fork wrote in May 2026 that it wants it.'))).toMatch(/users who do not pay me/)
  expect(concluded(users('The nine systems do not pay me.', 'Stone Fork signed for two years at $2,400 per year.'))).not.toMatch(/users who|who do not pay|nor pay me/)
  expect(concluded(users('I did not pay the two towns.', 'Stone Fork wrote in May 2026 that it wants it.'))).not.toMatch(/not pay for it|nor pay me/)
})

test('without a date nothing is called urgent, and no dates are weighed', () => {
  const urgency = (said: string) => withAnswers(WATER_ENGINEER, { urgency: [said, ''], delay: ['A trial cannot be repeated.', ''] })
  for (const words of told(urgency('No fixed date.'), 'p3/balance')) expect(words).not.toMatch(/\bdates?\b/)
  expect(
    composeLetter({ file: urgency('No fixed date.'), seed: 'one' }, publicPriorities)
      .map(({ block }) => plainText(block))
      .join(' '),
  ).not.toContain('No fixed date')
  for (const words of told(urgency('The trial of Night Line begins in June 2027.'), 'p3/balance')) expect(words).toMatch(/June 2027/)
})

describe('what a certification would leave out', () => {
  test('is said by a fact or not at all; where none says it, that is asked', () => {
    const file = caseOf(personOf('runway-pilot'))
    expect(told(file, 'p3/impractical/applied').join('')).toBe('')
    expect(warned(file)).toContainEqual({ quote: 'p3.impractical', blockId: expect.stringMatching(/^p3\/impractical\//) })
    const limit = 'The endeavor is no part of my job.'
    const said = withAnswers(personOf('runway-pilot'), {
      'employer-limit': [limit, 'Letter of Cardinal Regional Air'],
      'paid-time': ['The hours that Cardinal gives are leave, which it may end each year.', 'Letter of Cardinal Regional Air'],
    })
    for (const words of told(said, 'p3/impractical/applied')) expect(words).toMatch(/Cardinal Regional Air.*valid for that position only/)
    for (const words of told(said, 'p3/balance')) expect(words).toMatch(/certif\w+ (?:position would|for one position would) leave out/)
    expect(warned(said).map(({ quote }) => quote)).not.toContain('p3.impractical')
  })
  test('is for a founder a job that is not open, where a fact says that the company is theirs', () => {
    const { 'owner-control': _owner, vehicle: _vehicle, ...answers } = COLD_CHAIN_FOUNDER.answers
    const silent = caseOf({ ...COLD_CHAIN_FOUNDER, answers: { ...answers, impractical: ['No employer does this work.', ''] } })
    expect(told(silent, 'p3/impractical/applied').join('')).toBe('')
    const file = caseOf({ ...COLD_CHAIN_FOUNDER, answers: { ...answers, impractical: ['No employer does this work.', ''], 'owner-control': ['I own the company.', ''] } })
    for (const words of told(file, 'p3/impractical/applied')) expect(words).toMatch(/Frostline Systems, (?:of which I am an owner|in which I have an ownership interest)/)
    expect(composeLetter({ file, seed: 'one' }, publicPriorities).map(({ id }) => id)).toContain('p3/standard-p3-own-company')
  })
  test('is never told of an employer because another company is owned', () => {
    const pilot = { ...personOf('runway-pilot'), plan: 'consultant' as const }
    const file = caseOf({ ...pilot, answers: { ...pilot.answers, 'owner-control': ['I own 100 percent of Night Field LLC.', ''] } })
    for (const words of told(file, 'p3/impractical/applied')) {
      expect(words).toContain('Night Field LLC')
      expect(words).not.toContain('Cardinal')
    }
    const unnamed = caseOf({ ...pilot, answers: { ...pilot.answers, 'owner-control': ['I own 100 percent of it.', ''] } })
    for (const words of told(unnamed, 'p3/impractical/applied')) expect(words).not.toMatch(/Cardinal[^.]*owner|ownership/)
  })
})

describe('a date that delay would miss', () => {
  const urgent = (text: string) => withAnswers(WATER_ENGINEER, { urgency: [text, ''] })
  test('is told with its exhibit, and the months to its last day behind that as our own count, after the law on what comes first', () => {
    const file = urgent('The council decides on March 3, 2027.')
    for (const words of told(file, 'p3/urgency/applied')) expect(words).toMatch(/ date.* March 3, 2027.*at most five months/)
    for (const words of told(urgent('The council decides in the spring of 2027.'), 'p3/urgency/applied')) expect(words).toMatch(/ the spring of 2027.*at most eight months/)
    const { block } = composeLetter({ file, seed: 'one' }, publicPriorities).find(({ id }) => id === 'p3/urgency/applied')!
    expect(JSON.stringify(block).indexOf('exhibit')).toBeLessThan(JSON.stringify(block).indexOf('months'))
    expect(composeLetter({ file, seed: 'one' }, publicPriorities).map(({ id }) => id)).toContain('p3/standard-p3-urgency-steps')
  })
  test('says nothing of how long certification takes: a dated source is asked for', () => {
    expect(warned(urgent('The council decides on March 3, 2027.')).map(({ quote }) => quote)).toContain('p3.urgency')
    expect(
      warned(
        urgent('The council decides on March 3, 2027, and towns without a tested plan wait until 2029. A labor certification took 16 months in October 2026, as the Department of Labor reports.'),
      ).map(({ quote }) => quote),
    ).not.toContain('p3.urgency')
  })
  test('and that certification would come after it only where the Department’s posted pace is longer', () => {
    const paced = (pace: string) =>
      told(
        withAnswers(WATER_ENGINEER, {
          urgency: ['The council decides on March 3, 2027.', 'Calendar, 2026'],
          'certification-time': [pace, 'Processing times posted by the Department of Labor, October 2026'],
        }),
        'p3/urgency/applied',
      )
    for (const words of paced('In October 2026 the Department of Labor posted that it was deciding applications for labor certification that were filed 16 months before.'))
      expect(words).toMatch(/at most five months.*\b16 months/)
    for (const words of paced('In October 2026 the Department of Labor posted that a labor certification took 503 calendar days on average.')) expect(words).toMatch(/at most five months.*\b503 days/)
    for (const words of paced('In October 2026 the Department of Labor posted that it was deciding applications for labor certification that were filed 3 months before.'))
      expect(words).not.toContain('3 months')
  })
  test('further away or not named, it is left out, warned of, and asked for', () => {
    for (const text of ['The council decides in May 2030.', 'The council decides soon.', 'The council decided in May 2024.']) {
      const file = urgent(text)
      expect(told(file, 'p3/urgency/applied').join(''), text).toBe('')
      expect(warned(file), text).toContainEqual({ quote: 'p3.urgency', blockId: expect.stringMatching(/^p3\/(?:urgency\/|balance$)/) })
    }
  })
})

describe('Schedule A', () => {
  const nurse = personOf('infection-nurse')
  test('unanswered, nothing is told of it, and a warning asks', () => {
    const file = caseOf(nurse)
    expect(composeLetter({ file, seed: 'one' }, publicPriorities).map(({ id }) => id)).not.toContain('p3/standard-p3-schedule-a')
    expect(warned(file)).toContainEqual({ quote: 'p3.impractical', blockId: null })
    expect(asked(file).slice(0, 12)).toEqual(expect.arrayContaining(['schedule-a', 'schedule-a-duties']))
  })
  test('answered, its law stands before the answer, and nothing is said of a test of the market that it does not ask for', () => {
    const file = withAnswers(nurse, {
      'schedule-a': ['No employer has offered it. A position would be for the patients of one center.', ''],
      urgency: ['The contract ends in May 2027, and the centers lose it.', ''],
    })
    const blocks = composeLetter({ file, seed: 'one' }, publicPriorities)
    const ids = blocks.map(({ id }) => id)
    const answer = file.facts.find(({ text }) => text.startsWith('No employer has offered it'))!.id
    expect(ids.indexOf(`p3/impractical/${answer}`)).toBe(ids.indexOf('p3/standard-p3-schedule-a') + 1)
    expect(ids).not.toContain('p3/standard-p3-urgency-steps')
    for (const words of told(file, 'p3/impractical/applied')) expect(words).not.toMatch(/ask for certification|market would be tested/)
    expect(warned(file)).toEqual([])
    expect(asked(caseOf(WATER_ENGINEER))).not.toContain('schedule-a-duties')
    // What nurses do in the program of another is no occupation of theirs.
    expect(asked(withAnswers(WATER_ENGINEER, { license: ['I need none: nurses treat under their own license and a standing order.', 'Standing order, 2024'] }))).not.toContain('schedule-a-duties')
  })
})

test('short answers are told as the question makes sentences of them, and a page behind a sentence stands with the exhibit', () => {
  const file = withAnswers(WATER_ENGINEER, {
    vehicle: ['As an employee of the Harlow County Water District.', ''],
    users: ['Operators of small systems', ''],
    priority: ['The state plan names hidden leaks. Page 22.', 'State water plan, 2025'],
  })
  const words = composeLetter({ file, seed: 'one' }, publicPriorities).map(({ block }) => plainText(block))
  expect(words).toEqual(expect.arrayContaining(['I will carry out the endeavor as an employee of the Harlow County Water District.', 'The first users are operators of small systems.']))
  const cited = JSON.stringify(composeLetter({ file, seed: 'one' }, publicPriorities).find(({ block }) => plainText(block).startsWith('The state plan names hidden leaks.'))!.block)
  expect(cited).toContain('page\u00A022')
})

test('what a customer writes is printed as it is where a sentence of ours takes it up, and is no notation', () => {
  const said = 'Losses at the Oak [[Valley]] **Water {{Ex-9}} *District ^[x fell from 23 to 11 percent in 2024, as the [Tri-Valley](javascript:x) Association counted.'
  const whole = caseOf(WATER_ENGINEER)
  const file: CaseFile = {
    ...whole,
    lock: { ...whole.lock!, text: 'to develop [[leak]] detection **tools for {{small}} *water systems' },
    facts: whole.facts.map((fact) =>
      fact.kind === 'statement' ? { ...fact, text: said } : fact.kind === 'degree' ? { ...fact, fields: { ...fact.fields, degree: 'Master [[of]] **Science' } } : fact,
    ),
  }
  const blocks = SEEDS.flatMap((seed) => composeLetter({ file, seed }, publicPriorities))
  expect(JSON.stringify(blocks)).not.toMatch(/"kind":"(?:link|footnote)"|"id":"Ex-9"/)
  expect(blocks.map(({ block }) => plainText(block)).filter((words) => words.includes('[[')).length).toBeGreaterThan(0)
})

/** Without it, a result of other work stands alone. */
const withoutOwnPart = ({ answers: { 'own-part': _own, 'own-decisions': _decisions, ...answers }, ...person }: Petitioner): Petitioner => ({ ...person, answers })

test('users who pay nothing are users without a tie', () => {
  const file = withAnswers(WATER_ENGINEER, {
    beyond: ['Two towns and a school use it.', 'Letters of two towns'],
    'user-ties': ['One town pays me a fee. The school pays me nothing.', 'Letters of two towns'],
  })
  expect(warned(file).map(({ quote }) => quote)).not.toContain('p1.beyond')
})

test('a public document on the whole field is warned of, and its words on this problem are asked for', () => {
  const file = withAnswers(WATER_ENGINEER, { priority: ['The national infrastructure plan of 2025 says that bridges and ports matter.', 'National infrastructure plan, 2025'] })
  expect(warned(file).map(({ quote }) => quote)).toContain('p1.priority')
  expect(asked(file)).toContain('priority-bears')
  expect(warned(caseOf(WATER_ENGINEER)).map(({ quote }) => quote)).not.toContain('p1.priority')
  expect(asked(caseOf(WATER_ENGINEER))).not.toContain('priority-bears')
})

test('prong three that rests on the documents of the parts before it is called thin', () => {
  const thin = (file: CaseFile) => checkDraft(file, composeLetter({ file, seed: 'one' }, publicPriorities), knowledgeOf(file)).filter(({ rule, quote }) => rule === 'stated-only' && quote === 'p3')
  const { urgency: _urgency, ...answers } = WATER_ENGINEER.answers
  const again = {
    impractical: ['No utility has a position for work on many networks.', answers['merit']![1]],
    benefit: ['The rule for single tanks does not exist yet.', answers['merit']![1]],
  } as const
  expect(thin(caseOf({ ...WATER_ENGINEER, answers: { ...answers, ...again } }))).toHaveLength(1)
  expect(thin(withAnswers(WATER_ENGINEER, { urgency: ['The loans are decided in May 2027.', 'Calendar of the loan program, 2026'] }))).toEqual([])
})

test('that there is no other carries the benefit, and that there is no need does not', () => {
  const balance = (said: string) => told(withAnswers(WATER_ENGINEER, { benefit: [said, 'Letter of Gorse Instruments, May 2026'] }), 'p3/balance').join(' ')
  expect(balance('The rule for small tanks does not exist yet.')).toContain('the rule for small tanks does not exist yet')
  expect(balance('There is no need of a rule for small tanks.')).not.toContain('no need')
})

test('what leans on a sentence that waits, or only adds to another, leads no conclusion, and a broken one stands in no balance', () => {
  const file = withAnswers(withoutOwnPart(WATER_ENGINEER), {
    result: ['Before: of 38 dams with pipes in district 4 only 9 sent readings. After my form (2022) it was 33 in 2023.', 'Letter of the council'],
    benefit: ['The scoring for either pipe needs somebody who made the norms, it was me.', 'Letter of the council'],
    interest: ['Also Iowa people were very interested at the conference.', 'Letter of the council'],
  })
  for (const words of [...told(file, 'p2/applied'), ...told(file, 'p3/balance'), ...told(file, 'p2/record/f')]) expect(words).not.toMatch(/it was 33|it was me|Also Iowa people/)
})

test('who uses it by nobody’s word but the petitioner’s own leads no conclusion', () => {
  const file = withAnswers(WATER_ENGINEER, { beyond: ['Pike Hollow County and three pump makers use it in their works today.', ''] })
  for (const words of told(file, 'p1/beyond/applied')) expect(words).not.toMatch(/three pump makers/)
})

test('what may not agree with another fact leads no conclusion', () => {
  const file = withAnswers(withoutOwnPart(WATER_ENGINEER), {
    result: ['In Pike Hollow the losses fell from 12 to 6 percent in 2024, or by 80 percent less. By March 2026 I will test 40 valves.', 'Report of the state, January 2025'],
    'second-result': ['The library holds readings from 42 known leaks, given by eleven systems.', 'Report of the council'],
    merit: ['On average the crews went from 12 valves to 18 valves in ten weeks, which is 80 percent more.', 'Report of the state, January 2025'],
  })
  for (const words of [...told(file, 'p2/applied'), ...told(file, 'p1/merit/applied')]) expect(words).not.toMatch(/80 percent|March 2026/)
})

describe('why one certified job does not fit', () => {
  const { vehicle: _vehicle, ...answers } = COLD_CHAIN_FOUNDER.answers
  const adviser = (vehicle: string, impractical: string) =>
    caseOf({
      ...COLD_CHAIN_FOUNDER,
      plan: 'consultant',
      roles: [],
      answers: {
        ...Object.fromEntries(Object.entries(answers).filter(([id]) => !['owner-control', 'beyond-minimum', 'employer-limit'].includes(id))),
        vehicle: [vehicle, ''],
        impractical: [impractical, ''],
      },
    })
  test('is concluded from what a job leaves out, from nobody who has the job, and from work on own account', () => {
    const limit = 'The endeavor is no part of my job.'
    for (const words of told(
      withAnswers(personOf('runway-pilot'), {
        'employer-limit': [limit, 'Letter of Cardinal Regional Air'],
        'paid-time': ['The hours that Cardinal gives are leave, which it may end each year.', 'Letter of Cardinal Regional Air'],
      }),
      'p3/impractical/applied',
    ))
      expect(words).toMatch(/certification/)
    for (const words of told(adviser('I am self-employed.', 'No employer has a position for it.'), 'p3/impractical/applied')) expect(words).toMatch(/job opportunity/)
    for (const words of told(adviser('I am self-employed.', 'The work serves many towns at the same time.'), 'p3/impractical/applied')) expect(words).toMatch(/on my own account/i)
  })
  test('and is asked for where no fact says it', () => {
    const file = adviser('I travel from town to town.', 'The work serves many towns at the same time.')
    expect(told(file, 'p3/impractical/applied').join('')).toBe('')
    expect(warned(file).map(({ quote }) => quote)).toContain('p3.impractical')
  })
})

test('whose the practice is, is told with the plan and not as progress', () => {
  const blocks = composeLetter({ file: withAnswers(COLD_CHAIN_FOUNDER, { 'owner-control': ['I am the only owner of my practice.', ''] }), seed: 'one' }, publicPriorities)
  expect(blocks.filter(({ block }) => plainText(block).includes('only owner of my practice')).map(({ id }) => id)).toEqual([expect.stringMatching(/^p2\/plan\//)])
})

test('an endeavor to publish what has versions already is told by what comes next', () => {
  const progress = (text: string) =>
    withAnswers(WATER_ENGINEER, { progress: [text, 'Public repository record of Night Line'], plan: ['By June 2027 I will release version 5.', 'Work plan 2027 to 2029'] })
  for (const words of told(progress('Version 3 of the program came out in July 2026.'), 'endeavor/ahead/applied'))
    expect(words).toMatch(/work that is done: version 3 of the program came out in July 2026\. (?:What comes next|The next step) is this: by June 2027 I will release version 5/)
  expect(told(progress('Eleven systems have stored readings since July 2026.'), 'endeavor/ahead/applied').join('')).toBe('')
})

test('a step behind one that is in doubt is not called the next', () => {
  const file = withAnswers(WATER_ENGINEER, {
    plan: ['By March 2026 I will finish the rule for tanks. By October 2027 I will release version 6.', 'Work plan 2027 to 2029'],
    progress: ['I published the first version in March 2023 and the third in February 2026.', 'Public repository record of Night Line'],
  })
  expect(doubtsOf(file).map(({ message }) => message)).toEqual([expect.stringMatching(/March 2026 is past/)])
  expect(told(file, 'endeavor/ahead/applied').join('')).toBe('')
})

test('that an occupation is a profession rests on no letter of one employer', () => {
  const from = (title: string) => withAnswers(WATER_ENGINEER, { occupation: ['I work as a network modeler. The occupation requires at least a master’s degree in engineering.', title] })
  expect(told(from('Letter of Harlow County Water District'), 'eb2/occupation/profession').join('')).toBe('')
  for (const words of told(from('O*NET summary for network modelers'), 'eb2/occupation/profession')) expect(words).toContain('8 CFR 204.5(k)(2)')
})

test.each([
  'Version 4 is planned for March 2027 with 40 pages.',
  'Version 4 comes out in May 2027 with 40 pages.',
  'My team plans to release version 4 in May 2026.',
  'Version 4 would be published in May 2026 by the office.',
  'I never released version 4 in 2025.',
  'Version 4 has not been released before May 2025.',
  'I hoped to publish version 4 in May 2025.',
  'I failed to release version 4 in 2025.',
  'The county declined version 4 in May 2025.',
  'I submitted a grant proposal for version 4 in 2025.',
  'The county was interested in version 4 in 2025.',
  'Publication of version 4, May 2025, fell through.',
  'Neither version 4 nor the guide came out in 2025.',
  'Version 4 was to be released in March 2025.',
  'Version 4 was scheduled for May 2025 with 40 pages.',
  'The release of version 4 in May 2025 was postponed.',
  'Nine towns asked me for version 4 in May 2025.',
  'In 2025 I nearly finished version 4.',
  'I missed the release of version 4 in March 2025.',
  'Version 4 was released in May 2025 by mistake and pulled back.',
  'In 2025 a competitor released its own version.',
  'In 2025 I ran out of money for version 4.',
  'I counted on version 4 in 2025.',
])('%s: what is planned or denied is neither progress nor out', (words) => {
  const file = withAnswers(WATER_ENGINEER, { progress: [words, 'Public repository record of Night Line'] })
  expect(told(file, 'endeavor/ahead/applied').join('')).toBe('')
  const letter = composeLetter({ file, seed: 'one' }, publicPriorities).map(({ block }) => plainText(block))
  expect(letter.filter((one) => one.includes(words)).join(' ')).toBe(words)
})

test.each(['In 2025 hardly any town used version 4.', 'In 2025 no town used version 4.'])('%s: what nobody took up is not out', (words) => {
  const file = withAnswers(WATER_ENGINEER, { progress: [words, 'Public repository record of Night Line'] })
  expect(told(file, 'endeavor/ahead/applied').join('')).toBe('')
})

test('what was learned of things to come is education, and no plan', () => {
  const words = 'My thesis at the Marble University showed which pipes will break before they do.'
  const file = withAnswers(WATER_ENGINEER, { education: [words, 'Thesis'] })
  const ids = composeLetter({ file, seed: 'one' }, publicPriorities).flatMap(({ id, block }) => (plainText(block).includes(words) ? [id] : []))
  expect(ids).toEqual([expect.stringMatching(/^p2\/education\//)])
})

test('what is not there is no progress', () => {
  const file = withAnswers(WATER_ENGINEER, { progress: ['The program has not been tested in 2026 with more than 40 towns. I published it in 2024.', 'Program'] })
  for (const words of told(file, 'p2/applied')) expect(words).not.toContain('not been tested')
})

test('how long a certification takes is asked for where a near date is told without it', () => {
  const asks = (urgency: string) => asked(withAnswers(WATER_ENGINEER, { urgency: [urgency, 'Calendar'] }))
  expect(asks('The council closes its list in March 2027.')).toContain('certification-time')
  expect(asks('The council closes its list in March 2027. A labor certification takes 16 months by the posting of October 2026.')).not.toContain('certification-time')
})

test('how an effect was counted is no effect, and a method keeps the name that it is called by', () => {
  const file = withAnswers(WATER_ENGINEER, {
    method: ['The method compares night readings. I call the method Quiet Hours.', 'Description'],
    'how-counted': ['The trial ran for 12 months on 9 networks with 140 miles of pipe and 31 tanks, counted by 4 operators.', 'Trial report'],
  })
  for (const words of told(file, 'p1/merit/applied')) {
    expect(words).toContain('Quiet Hours')
    expect(words).not.toContain('140 miles')
  }
})

test('an hour keeps its last period before the page', () => {
  const file = withAnswers(WATER_ENGINEER, {
    merit: ['The alarm saved the tank.', 'Report of the night crew, May 2026'],
    'second-effect': ['It happened twice.', 'Report of the night crew, May 2026'],
  })
  const document = file.exhibits.find(({ title }) => title.startsWith('Report of the night crew'))!
  const question = questionsOf(file).find(({ exhibit }) => exhibit === document.id)!
  const answered = answerQuestion(file, { question, text: 'The crew wrote this report.\nPage 2: The alarm came at 2:04 a.m.\nPage 3: The tank was full again by the next morning.', document: '' })
  if (answered.kind !== 'changed') throw new Error(answered.kind)
  const words = composeLetter({ file: answered.file, seed: 'one' }, publicPriorities)
    .map(({ block }) => plainText(block))
    .join('\n')
  expect(words).toMatch(/at 2:04 a\.m\. \(page\s2\)\./)
})

describe('the date by which it is urgent', () => {
  const dated = (urgency: string, plan = 'In March 2029 I will test 40 pumps.') =>
    told(
      withAnswers(WATER_ENGINEER, { urgency: [urgency, 'Calendar of the council'], plan: [plan, 'Work plan, 2026'], 'second-year': ['In May 2029 I will publish the result.', 'Work plan, 2026'] }),
      'p3/urgency/applied',
    ).join('\n')
  test('alone is not the first of several', () => {
    expect(dated('The council closes its list in September 2027.')).toMatch(/September 2027/)
    expect(dated('The council closes its list in September 2027.')).not.toMatch(/nearest|first/)
  })
  test('is the nearest only where no fact, of the plan too, names an earlier one ahead', () => {
    const two = 'The council closes its list in September 2027. The next list opens in October 2027.'
    expect(dated(two)).toMatch(/nearest|comes first|first of these/)
    expect(dated(two, 'By June 2027 I will test 40 pumps.')).not.toMatch(/nearest|comes first|of these dates/)
    expect(dated(two, 'By June 2027 I will test 40 pumps.')).toMatch(/first of the dates|the first is/)
    expect(dated(`${two} Pumps freeze in January each year.`)).not.toMatch(/nearest|first/)
  })
})

test('what was not said of users is not concluded: who pays nothing may employ', () => {
  const file = withAnswers(WATER_ENGINEER, { beyond: ['Two towns use it.', 'Letters of two towns'], 'user-ties': ['The two towns do not pay for it.', 'Letters of two towns'] })
  for (const words of told(file, 'p1/beyond/applied')) {
    expect(words).toContain('users who do not pay for it')
    expect(words).not.toMatch(/employ me|tie to me/)
  }
})

describe('a public body that two facts tell', () => {
  const file = withAnswers(WATER_ENGINEER, {
    beyond: ['Six towns use it. The Iowa Pump Board accepted Night Line in its rule.', 'Letter of the Tri-Valley Association, 2026'],
    'second-use': ['The Iowa Water Board included Night Line in its guidance in May 2025.', 'Guidance of the Iowa Water Board, May 2025'],
  })
  const exhibitOf = (title: string) => file.exhibits.find((one) => one.title.startsWith(title))!.id
  test('is concluded from the one that cites its document, which is called what it is', () => {
    const letters = SEEDS.map((seed) => composeLetter({ file, seed }, publicPriorities))
    for (const letter of letters) {
      expect(letter.map(({ block }) => plainText(block)).join('\n')).not.toMatch(/own rule|the rule of a public body/)
      const applied = letter.find(({ id }) => id === 'p1/beyond/applied')!
      expect(plainText(applied.block)).toContain('included Night Line in its guidance in May 2025')
      expect(plainText(applied.block)).not.toContain('Pump Board')
      expect(citedIn(applied)).toContain(exhibitOf('Guidance of the Iowa'))
    }
  })
})

test('the balance cites for a date only what shows it', () => {
  const file = withAnswers(WATER_ENGINEER, {
    urgency: ['The council closes its list in June 2027.', 'Calendar of the council, 2026'],
    delay: ['Pumps freeze from November 2027.', 'Notice of the weather office, 2026'],
  })
  const balance = composeLetter({ file, seed: 'one' }, publicPriorities).find(({ id }) => id === 'p3/balance')!
  const idOf = (title: string) => file.exhibits.find((one) => one.title.startsWith(title))!.id
  expect(citedIn(balance)).toContain(idOf('Calendar of the council'))
  expect(citedIn(balance)).not.toContain(idOf('Notice of the weather'))
})

test('an occupation that requires a doctorate by its name is concluded to be a profession, in the words of its fact', () => {
  const file = (said: string) => withAnswers(WATER_ENGINEER, { occupation: [`I work as a kiln pharmacist. ${said}`, 'O*NET summary for kiln pharmacists'] })
  for (const degree of ['a PharmD', 'a Doctor of Pharmacy', 'a doctorate'])
    for (const words of told(file(`The occupation requires ${degree}.`), 'eb2/occupation/profession')) expect(words).toContain('the occupation of kiln pharmacist')
  for (const words of told(file('The occupation often requires a PharmD.'), 'eb2/occupation/profession')) expect(words).toBe('')
  for (const back of ['The board dropped the rule in 2024.', 'Two states ask for less.', 'I am told that this has changed.'])
    for (const words of told(file(`The occupation requires a PharmD. ${back}`), 'eb2/occupation/profession')) expect(words).toBe('')
})
