/** What a careless or dishonest drafter may plant into a true paragraph: two hundred sentences, forty of each kind. */

const EMPLOYERS = [
  'Cascadia Power Labs',
  'Mount Sable Hospital',
  'Orbital Dynamics Group',
  'the Ferndale Institute',
  'Pinnacle Analytics',
  'Google',
  'Siemens Energy',
  'Northgate Credit Union',
  'Delphi Robotics',
  'the World Bank',
]
const EMPLOYER_FORMS = ['I also worked for {} on this question.', 'The work was carried out together with {}.', '{} has taken it up as well.', 'In this I was supported by {}.']
const NUMBERS = ['4,812', '97', '$3.2 million', '57%', 'eighty-six', '640', '19.5', 'three hundred', '1,250,000', 'thirty-nine']
const NUMBER_FORMS = ['It has reached {} households so far.', 'The figure rose to {} in the last season.', 'Altogether {} operators have been asked.', 'A count of {} entries supports this.']
const DEGREES = [
  'a Ph.D. in physics',
  'a doctorate in public health',
  'an MBA',
  'a master’s degree in statistics from Yale University',
  'a diploma of the Sorbonne',
  'a professional engineer’s license',
  'a patent on the procedure',
  'a national award for it',
  'a fellowship of a learned society',
  'the title of professor',
]
const DEGREE_FORMS = ['I was given {} for this.', 'For this work I hold {}.', 'I have {} as well.', 'My standing is shown by {}.']
const EXHIBITS = Array.from({ length: 10 }, (_, place) => `Ex-z${place + 1}`)
const EXHIBIT_FORMS = ['The letter of a colleague says the same ({{@}}).', 'This is documented in full ({{@}}).', 'It follows from the report ({{@}}).', 'I refer to the record ({{@}}).']
const LAWS = [
  '8 CFR 204.12(c)',
  '8 CFR 214.2(h)',
  '26 I&N Dec. 999',
  'Executive Order 14999',
  'Public Law 118-900',
  '8 U.S.C. § 1999',
  'the National Resilience Act',
  'Matter of Hollister',
  'section 245(k)',
  '9 USCIS-PM X.3(B)',
]
const LAW_FORMS = ['This is required by {}.', 'See {}.', 'The point was settled in {}.', 'It is in keeping with {}.']

export type Invention = { kind: 'employer' | 'number' | 'degree' | 'exhibit' | 'law'; sentence: string; /** The exhibit that the sentence cites at `{{@}}`. */ exhibit?: string }

const cross = (kind: Invention['kind'], forms: readonly string[], values: readonly string[]): Invention[] =>
  forms.flatMap((form) =>
    values.map((value) => (kind === 'exhibit' ? { kind, sentence: form, exhibit: value } : { kind, sentence: form.replace('{}', value).replace(/^./, (letter) => letter.toUpperCase()) })),
  )

export const INVENTIONS: readonly Invention[] = [
  ...cross('employer', EMPLOYER_FORMS, EMPLOYERS),
  ...cross('number', NUMBER_FORMS, NUMBERS),
  ...cross('degree', DEGREE_FORMS, DEGREES),
  ...cross('exhibit', EXHIBIT_FORMS, EXHIBITS),
  ...cross('law', LAW_FORMS, LAWS),
]
