/** What those who draft from a resume need of the facts about a person, in the shape they take it. */
import { professionOf } from '../occupation/occupation-professions.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import { measuresOf } from '../person/achievement-words.ts'
import { readPerson } from '../person/read-person.ts'
import type { ResumeFacts } from './resume-facts.ts'
import { NO_LANGUAGE } from './resume-language.ts'
import type { ResumePage } from './resume-sections.ts'
import { sentencesOf } from './wrapped-text.ts'

/**
 * @param pages lines in reading order; a tab is a wide gap in a line, an empty line a gap between paragraphs
 * @param now ends the current role (UTC)
 */
export function readResume(pages: ResumePage[], now: Date): ResumeFacts {
  return resumeFactsOf(readPerson(pages, now))
}

/** Roles without a title and degrees without a level are left out: nothing can be said of them. */
export function resumeFactsOf(person: PersonFacts): ResumeFacts {
  const titled = person.roles.flatMap((role) => (role.title === null ? [] : [{ ...role, title: role.title }]))
  const roles = titled.map(({ id, title, employer, start, end, current }) => ({
    title,
    employer,
    startYear: start?.year ?? null,
    endYear: end?.year ?? null,
    current,
    duties: person.achievements.filter(({ roleId }) => roleId === id).map(({ text }) => text),
  }))
  const results = person.achievements
    .filter(({ isResult }) => isResult)
    .flatMap(({ text, roleId }) => {
      const role = titled.findIndex(({ id }) => id === roleId)
      return sentencesOf(text)
        .filter((sentence) => measuresOf(sentence).isResult)
        .map((sentence) => ({ text: sentence, role: role < 0 ? null : role }))
    })
  const { name, headline, summary, yearsOfExperience, language } = person
  const texts = (items: { text: string }[]) => items.map(({ text }) => text)
  return {
    name,
    headline,
    summary,
    roles,
    degrees: person.degrees.flatMap(({ level, field, school, year, place, completed, certainty }) =>
      level === null
        ? []
        : [
            {
              level,
              field,
              institution: school,
              year,
              ...(completed === false ? { completed } : {}),
              ...(certainty === 'sure' && completed !== null ? {} : { unsure: true as const }),
              source: place?.quote ?? '',
            },
          ],
    ),
    licences: texts(person.licenses),
    skills: texts(person.skills),
    yearsOfExperience,
    results,
    publications: texts(person.publications),
    patents: texts(person.patents),
    awards: texts(person.awards),
    profession: professionOf(person.occupations),
    language,
  }
}

/**
 * `unreadable`: the letters that come out of the file are not those that it shows.
 * `not-english`: readable, but written in another language.
 * `nothing-recognised`: neither a position nor a degree nor skills were found.
 */
export type ResumeProblem = 'unreadable' | 'not-english' | 'nothing-recognised'

/** One sentence per problem for the person who sent the resume: what is wrong and what to do. */
export const RESUME_PROBLEM_WORDS = {
  unreadable: 'The letters of this file cannot be read: what it shows and what it holds as text differ. Please export it again from the program it was written in, or send a Word file.',
  'not-english': 'This resume is not written in English. Please send an English version.',
  'nothing-recognised': 'No positions, degrees or skills could be found in this file. Please check that it is your resume and send it again.',
} satisfies Record<ResumeProblem, string>

/** What keeps the facts from being of use, for the person who sent the resume; null where nothing does. */
export function resumeProblem(facts: ResumeFacts): ResumeProblem | null {
  if (facts.language === NO_LANGUAGE) return 'unreadable'
  if (facts.language !== 'en' && facts.language !== 'und') return 'not-english'
  const recognised = facts.roles.length + facts.degrees.length + (facts.skills.length >= 3 ? 1 : 0)
  return recognised === 0 ? 'nothing-recognised' : null
}
