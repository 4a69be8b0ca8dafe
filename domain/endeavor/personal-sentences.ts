/** Writes the sentences about the petitioner: which role, result, skills, degree and other strength carry which option. */
import type { ResumeFacts, ResumeRole } from '../resume/resume-facts.ts'
import type { EndeavorSeed } from './knowledge.ts'
import { clauseFromBullet, degreeNoun, employerName, listedStrengths, orderedDegrees, roleNoun, skillInSentence, skillList, usableSkills, type Clause } from './resume-phrases.ts'
import { hasKeyword, searchable } from './seed-choice.ts'
import { capitalize, joinList, plainLine } from './sentence-forms.ts'

export type Support = { from: 'resume' | 'answers' | 'sample'; quote: string }
export type PersonalSentences = { sentences: string[]; support: Support[] }

type Bullet = { text: string; role: ResumeRole | null; result: boolean; clause: Clause }

/** Everything in the resume that can stand in a sentence, results first. */
function bulletsOf(facts: ResumeFacts): Bullet[] {
  const seen = new Set<string>()
  const add = (text: string, role: ResumeRole | null, result: boolean): Bullet[] => {
    const key = searchable(text)
    const clause = clauseFromBullet(text, role?.current ?? false)
    if (!clause || seen.has(key)) return []
    seen.add(key)
    return [{ text, role, result, clause }]
  }
  const ofRole = (text: string) => facts.roles.find((role) => role.duties.some((duty) => searchable(duty).includes(searchable(text)))) ?? null
  return [
    ...facts.results.flatMap(({ text, role }) => add(text, role === null ? ofRole(text) : (facts.roles[role] ?? null), true)),
    ...facts.roles.flatMap((role) => role.duties.flatMap((duty) => add(duty, role, /\d/.test(duty)))),
  ]
}

const CLOSE_CURRENT = ['This continues my work as {role}, where I {clause}.', 'The groundwork exists: as {role}, I {clause}.', 'I come to it from practice. As {role}, I {clause}.', 'It grows out of what I do now: as {role}, I {clause}.'] as const
const CLOSE_PAST = ['It builds on my time as {role}, where I {clause}.', 'The groundwork exists: as {role}, I {clause}.', 'I come to it from practice. As {role}, I {clause}.', 'It grows out of earlier work of mine: as {role}, I {clause}.'] as const
const CLOSE_QUOTE = ['This continues my work as {role}, for which my resume records “{quote}.”', 'The groundwork exists: my resume records, for my work as {role}, “{quote}.”', 'I come to it from practice as {role}; one entry of my resume reads “{quote}.”', 'It grows out of my work as {role}, described in my resume as “{quote}.”'] as const
const CLOSE_PLAIN = ['This continues my work as {role}.', 'The groundwork for it is my work as {role}.', 'I come to it from practice as {role}.', 'It grows out of my work as {role}.'] as const
const ALT_DEED = ['This is a second path open to me. I would bring to it what I learned as {role}, where I {clause}.', 'It would be a new direction from my present career, supported by my work as {role}, where I {clause}.', 'The path lies beside my present career, and I would enter it with experience as {role}, where I {clause}.', 'For me this is a step in a different direction, prepared by my work as {role}, where I {clause}.'] as const
const ALT_QUOTE = ['This is a second path open to me; my resume records, for my work as {role}, “{quote}.”', 'It would be a new direction from my work as {role}. What carries over is stated in my resume: “{quote}.”', 'The path lies beside my present career as {role}; the link is this entry of my resume: “{quote}.”', 'For me this is a step in a different direction from my work as {role}, which includes “{quote}.”'] as const
const ALT_PLAIN = ['This is a second path open to me from my work as {role}.', 'It would be a new direction from my work as {role}.', 'The path lies beside my present career as {role}.', 'For me this is a step in a different direction from my work as {role}.'] as const
const CLOSE_ROLELESS = ['It follows directly from work my resume records: I {clause}.', 'The groundwork exists in my resume: I {clause}.', 'I come to it from practice, having a record in which I {clause}.', 'It grows out of what I have done so far: I {clause}.'] as const
const ALT_ROLELESS = ['This is a second path open to me, and my record supports it: I {clause}.', 'It would be a new direction for me. What carries over is that I {clause}.', 'The path lies beside my present career, and the link is that I {clause}.', 'For me this is a step in a different direction, although I {clause}.'] as const
const CLOSE_BARE = ['It follows directly from what I described in my answers.', 'The starting point is what I set out in my answers.', 'I come to it from the aims set out in my answers.', 'It grows out of the plans I described.'] as const
const ALT_BARE = ['This is a second path open to me.', 'It would be a new direction from my present field.', 'The path lies beside my present career.', 'For me this is a step in a different direction.'] as const

const SKILLS_AND_DEGREE = ['I also bring {skills}, together with {degree}.', '{Skills} are part of my working practice, and I hold {degree}.', 'My training is {degree}, with working knowledge of {skills}.', 'From my resume I bring {skills}, along with {degree}.'] as const
const SKILLS_ONLY = ['I also bring working knowledge of {skills}.', '{Skills} are part of my working practice.', 'The skills I would bring to it are {skills}.', 'From my resume I bring {skills}.'] as const
const DEGREE_ONLY = ['I also hold {degree}.', 'My training for it is {degree}.', 'I hold {degree}, which prepares me for it.', 'The academic basis is {degree}.'] as const
const YEARS = ['Behind it stand {years} years of experience.', 'I have {years} years of experience to draw on.', 'My experience covers {years} years.', 'I bring {years} years of practice to it.'] as const

function form(four: readonly [string, string, string, string], variant: number, slots: Readonly<Record<string, string>>): string {
  return (four[variant % 4] ?? four[0]).replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole)
}

function topicality(text: string, seed: EndeavorSeed): number {
  const haystack = searchable(text)
  return seed.keywords.filter((keyword) => hasKeyword(haystack, keyword)).length
}

/**
 * Sentences for each option of a set, in its order. A result, a group of skills, a degree or another strength is used
 * for one option only as long as the resume has others.
 */
export function personalSentences(facts: ResumeFacts, options: readonly { seed: EndeavorSeed; path: 'close' | 'alternative'; variant: number }[]): PersonalSentences[] {
  const bullets = bulletsOf(facts)
  const usedBullets = new Set<Bullet>()
  const skills = usableSkills(facts)
  const usedSkills = new Set<string>()
  const degrees = orderedDegrees(facts)
  const strengths = listedStrengths(facts)
  const namedRoles = new Set<ResumeRole>()
  const latest = facts.roles.find((role) => role.current) ?? facts.roles[0] ?? null
  return options.map(({ seed, path, variant }, index) => {
    const support: Support[] = []
    const ranked = bullets
      .filter((bullet) => !usedBullets.has(bullet))
      .map((bullet, order) => ({ bullet, value: 1.5 * topicality(bullet.text, seed) + (bullet.result ? 1 : 0) + (bullet.clause.kind === 'deed' ? 1.2 : 0) + (bullet.role === latest ? 0.3 : 0) - order * 0.04 }))
      .sort((a, b) => b.value - a.value)
    const chosen = ranked[0]?.bullet ?? null
    if (chosen) usedBullets.add(chosen)
    const role = chosen?.role ?? latest
    const noun = role ? roleNoun(role, !namedRoles.has(role)) : null
    if (role) namedRoles.add(role)
    if (role && noun) {
      support.push({ from: 'resume', quote: role.title })
      if (role.employer && employerName(role) && noun.includes(employerName(role) ?? '')) support.push({ from: 'resume', quote: role.employer })
    }
    if (chosen) support.push({ from: 'resume', quote: chosen.clause.quote })
    const sentences = [mainSentence(path, variant, noun, role?.current ?? false, chosen?.clause ?? null)]

    const fitting = [...skills].sort((a, b) => skillValue(b) - skillValue(a)).slice(0, 3)
    function skillValue(skill: string): number {
      return 2 * topicality(skill, seed) + (seed.keywords.some((keyword) => keyword.startsWith(skill.toLowerCase())) ? 1 : 0) - (usedSkills.has(skill) ? 1.6 : 0) - skills.indexOf(skill) * 0.02
    }
    for (const skill of fitting) usedSkills.add(skill)
    const inOrder = skills.filter((skill) => fitting.includes(skill))
    const degree = degrees[index % Math.max(degrees.length, 1)] ?? null
    const useDegree = degree !== null && (index < degrees.length || index % 2 === 0 || inOrder.length === 0)
    const slots = { skills: skillList(inOrder), Skills: capitalize(joinList(inOrder.map(skillInSentence))), degree: degree ? degreeNoun(degree) : '' }
    const plural = inOrder.length > 1
    if (inOrder.length > 0) {
      const four = useDegree ? SKILLS_AND_DEGREE : SKILLS_ONLY
      sentences.push(form(plural || variant % 4 !== 1 ? four : [four[0], four[0], four[2], four[3]], variant, slots))
    } else if (useDegree) sentences.push(form(DEGREE_ONLY, variant, slots))
    for (const skill of inOrder) support.push({ from: 'resume', quote: facts.skills.find((printed) => plainLine(printed, 60).startsWith(skill)) ?? skill })
    if (useDegree && degree) support.push({ from: 'resume', quote: degree.source })
    const strength = strengths[index]
    if (strength) {
      sentences.push(strength.sentence)
      support.push({ from: 'resume', quote: strength.quote })
    }
    const spare = ranked.slice(1).find(({ bullet, value }) => value > 2.4 && bullet.clause.kind === 'deed' && bullets.length > options.length * 2)?.bullet
    if (spare && !strength) {
      usedBullets.add(spare)
      const where = spare.role && spare.role !== role && employerName(spare.role) ? `At ${employerName(spare.role)}, I ${spare.clause.text}.` : `I also ${spare.clause.text}.`
      sentences.push(/^(?:am|was)\b/.test(spare.clause.text) && where.startsWith('I also') ? `I ${spare.clause.text.replace(/^(am|was)/, '$1 also')}.` : where)
      support.push({ from: 'resume', quote: spare.clause.quote })
    } else if (!strength && facts.yearsOfExperience && facts.yearsOfExperience > 1 && index === 3) sentences.push(form(YEARS, variant, { years: String(facts.yearsOfExperience) }))
    return { sentences, support: support.filter(({ quote }, at) => quote && support.findIndex((other) => other.quote === quote) === at) }
  })
}

function mainSentence(path: 'close' | 'alternative', variant: number, role: string | null, current: boolean, clause: Clause | null): string {
  const close = path === 'close'
  const slots = { role: role ?? '', clause: clause?.text ?? '', quote: clause ? capitalize(clause.text) : '' }
  if (role && clause?.kind === 'deed') return form(close ? (current ? CLOSE_CURRENT : CLOSE_PAST) : ALT_DEED, variant, slots)
  if (role && clause) return form(close ? CLOSE_QUOTE : ALT_QUOTE, variant, slots)
  if (role) return form(close ? CLOSE_PLAIN : ALT_PLAIN, variant, slots)
  if (clause?.kind === 'deed') return form(close ? CLOSE_ROLELESS : ALT_ROLELESS, variant, slots)
  if (clause) return `${form(close ? CLOSE_BARE : ALT_BARE, variant, slots)} My resume records “${slots.quote}.”`
  return form(close ? CLOSE_BARE : ALT_BARE, variant, slots)
}
