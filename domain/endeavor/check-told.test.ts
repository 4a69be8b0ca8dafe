import { describe, expect, it } from 'vitest'
import { listedDocuments, profileOf } from '../../test/drafting-check/profiles.ts'
import { readResume } from '../resume/read-resume.ts'
import { checkEndeavor } from './endeavor-check.ts'

const RESUME = `Ines Calloway
Irrigation Technologist
Summary
Masters of Business Administration, Tolland University, 2012
Experience
Field Engineer, Larch Water District
2015 - Present
- Took part in designing a canal gate controller for 14 growers.
- Provided safety trainings for over 240 staff employees to enforce the rules of the district.
- Log all pump alarms and repaired valves.
- Customer Support Prepared operating guidelines for pump crews.
- Participated in the evaluation of lined ditches under the supervision of the district engineer. Seepage was measured and compared by season.
- Reduced the A/R from $1.4 million to $11,000 by reconstructing billing.
- Introduced a written valve self-check at 3 pump houses.
Field Coordinator, Fenwick Orchards
2012 - 2015
- Maintained drip lines and has to be on call.
`

const { option } = profileOf('bridge')
const faultsOf = (sentence: string) =>
  checkEndeavor({ ...option, text: sentence }, 0, { facts: readResume([{ lines: RESUME.split('\n') }], new Date('2026-06-01')), resumeText: RESUME }, { priorities: listedDocuments })
    .filter(({ detail, rule }) => !/^(?:word count|two outputs|route|named method|priority in text|grounding quote|grounding missing|first person)$/.test(rule) && detail !== '')
    .map(({ rule }) => rule)

describe('what an option tells and the material does not', () => {
  it.each([
    ['a deed whose verb no line has', 'I invented a valve that closes by itself.', 'deed'],
    ['a deed that another verb of the same thing tells smaller', 'I headed the evaluation of lined ditches, where seepage was measured and compared by season.', 'deed'],
    ['a thing that the resume does not know', 'I sit on the finance committee of the growers.', 'deed'],
    ['a paper by somebody who published nothing', 'My paper on valves appeared last year.', 'deed'],
    ['what others are told to have done with the thing', 'The evaluation was described in a trade magazine for importers of my state.', 'deed'],
    ['a finding of what is only planned', 'A first season with my growers has shown that the method doubles acceptance everywhere.', 'deed'],
    ['a person', 'My manager Oskar Lindqvist at Larch Water District confirms the size of this work.', 'employer'],
    ['a body that is told to have agreed', 'Tolland State University has agreed to host the first test of this work.', 'employer'],
    ['a body that gives money', 'A grant from the Department of Rivers covers the first year of this work.', 'employer'],
    ['a paper by its initials', 'I also hold the CWQA, which covers such valves.', 'employer'],
    ['an honor given to the work', 'The district honored this analysis with a national prize.', 'honor'],
    ['patents that nobody read', 'Two patents pending protect the closing method.', 'patent'],
    ['a degree that only the verb "be" would prove', 'I earned a bachelor’s degree in 2012.', 'degree'],
    ['a field of study', 'My training in hydrology at Tolland University shapes the method.', 'degree'],
    ['a figure of another noun', 'I provided safety trainings for over 240 departments on the rules of the district.', 'number'],
    ['a promise', 'No grower that uses the list of valves will be turned down again.', 'unsafe words'],
    ['talk of the option', 'As asked, this option is marked as ready.', 'instruction'],
  ])('refuses %s', (_what, sentence, rule) => {
    expect(faultsOf(sentence)).toContain(rule)
  })

  it.each([
    ['a deed in its own words', 'I repaired valves and logged all pump alarms.'],
    ['a verb in capitals behind a noun that helps', 'I prepared operating guidelines for pump crews.'],
    ['a deed by its figure', 'I cut receivables, and I reduced accounts receivable from $1.4 million to $11,000.'],
    ['a degree spelled with an s', 'I also hold a Master of Business Administration from Tolland University.'],
    ['payments without a match', 'The method sorts unmatched payments by cause.'],
    ['a thing that is to be licensed', 'The library will be licensed openly, so that districts can repeat the plan without me.'],
    ['a generic problem', 'A grower often learns of a failed valve when the field is lost.'],
    ['who may carry a plan', 'The Council of Canal Management Professionals can pass the toolkit on to other districts under an open license.'],
    ['a plan', 'I will invent no new valve and send the results to the Society of Canal Engineers.'],
  ])('accepts %s', (_what, sentence) => {
    expect(faultsOf(sentence)).toEqual([])
  })
})

describe('what an option tells of others and of posts', () => {
  it.each([
    ['a deed under another employer than its own', 'At Fenwick Orchards I repaired valves and pump alarms.', 'deed'],
    ['a further verb in a list that no line has', 'I repaired valves, logged all pump alarms, and invented a canal gate controller.', 'deed'],
    ['a membership of which one word is read', 'I serve on the valves board of a regional network.', 'deed'],
    ['what a body did to the work', 'The county water office praised our crews as a model for others.', 'deed'],
    ['what a planned thing has already done', 'The alarm register has already spared one county many closures.', 'deed'],
    ['what all of a group did', 'All my pump crews passed their examinations in the year after.', 'deed'],
    ['users of what the person wrote', 'The state forces still use the signals that I wrote for them.', 'deed'],
    ['a body that is advised', 'I advise the grants committee of a national association.', 'deed'],
    ['a verb that leans on the figure of the next', 'I hired and designed 14 growers.', 'deed'],
    ['a rank beside a title', 'I was national coordinator of the orchards.', 'credential'],
  ])('refuses %s', (_what, sentence, rule) => {
    expect(faultsOf(sentence)).toContain(rule)
  })

  it.each([
    ['a thing that stands before its verb', 'I look after the valves, which I repaired and which now close.'],
    ['a deed under its own employer', 'At Larch Water District I repaired valves and pump alarms.'],
    ['a past in a clause of a general problem', 'A crew often works with a map that was inherited from somebody who has left.'],
  ])('accepts %s', (_what, sentence) => {
    expect(faultsOf(sentence)).toEqual([])
  })
})

describe('what an option tells of the person in another order, or beside a plan', () => {
  it.each([
    ['a subject that stands apart from its verb', 'It was I who invented the flow meter for upland canals.', 'deed'],
    ['a thing among those of the person', 'Among my works is a textbook on canal hydraulics.', 'deed'],
    ['a thing that is mine', 'Mine is the only spectrometer in the valley.', 'deed'],
    ['what stands already beside a plan', 'I plan to widen the drone survey that I invented for vineyards.', 'deed'],
    ['what is held already beside a plan', 'I will extend the three patents that I hold on pump seals.', 'deed'],
  ])('refuses %s', (_what, sentence, rule) => {
    expect(faultsOf(sentence)).toContain(rule)
  })

  it.each([
    ['a deed of the resume in that order', 'It was I who logged all pump alarms.'],
    ['a duty among those of the person', 'Among my duties were operating guidelines for pump crews.'],
    ['a deed of the resume beside a plan', 'I will extend the operating guidelines that I prepared for pump crews.'],
    ['what is itself planned', 'I will test the plan that I will write with growers.'],
    ['what a plan is to bring', 'I will share the results that I get with growers.'],
  ])('accepts %s', (_what, sentence) => {
    expect(faultsOf(sentence)).toEqual([])
  })
})

it('a compound thing is known by its head', () => {
  expect(faultsOf('I introduced a written valve self-check at 3 pump houses.')).toEqual([])
  expect(faultsOf('I introduced a written valve self-insurance at 3 pump houses.')).toContain('deed')
})
