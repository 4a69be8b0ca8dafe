/** Holds sentences, planted into true options, against the check. */
import { checkEndeavor } from '../../domain/endeavor/endeavor-check.ts'
import type { EndeavorFailure, EndeavorRule } from '../../domain/endeavor/endeavor-rules.ts'
import type { GeneratorForm } from '../../domain/endeavor/endeavor-form.ts'
import { readResume } from '../../domain/resume/read-resume.ts'
import { profilesEighthPart } from './profiles-eighth-part.ts'
import { profilesSeventhPart } from './profiles-seventh-part.ts'
import { profilesSixthPart } from './profiles-sixth-part.ts'
import { listedDocuments, profileOf, profiles, type CheckedProfile } from './profiles.ts'

export const everyone = [...profiles, ...profilesSixthPart, ...profilesSeventhPart, ...profilesEighthPart]

const READ_AT = new Date('2026-06-01T00:00:00Z')
const materials = new Map<string, { facts: ReturnType<typeof readResume>; resumeText: string; form: GeneratorForm }>()

function materialOf(profile: CheckedProfile) {
  const known = materials.get(profile.id)
  if (known) return known
  const made = {
    facts: readResume([{ lines: profile.resume.split('\n') }], READ_AT),
    resumeText: profile.resume,
    form: {
      userBackground: { employmentType: 'employee', futureRoleFocus: '' },
      userProposedEndeavor: { futureProject: profile.project, proposedEndeavorNiche: '', additionalInfo: '' },
    } satisfies GeneratorForm,
  }
  materials.set(profile.id, made)
  return made
}

/** Faults of the person's true option with a sentence put into its middle; null: the option as it is. */
export function faultsWith(id: string, sentence: string | null): EndeavorFailure[] {
  const profile = profileOf(id, everyone)
  const cut = profile.option.text.indexOf('. ', profile.option.text.length / 2) + 2
  const text = sentence === null ? profile.option.text : `${profile.option.text.slice(0, cut)}${sentence} ${profile.option.text.slice(cut)}`
  return checkEndeavor({ ...profile.option, text }, 0, { ...materialOf(profile), words: { min: 120, max: 165 } }, { priorities: listedDocuments })
}

export type Half = { inventions: Readonly<Record<string, readonly (readonly [EndeavorRule, string])[]>>; truths: Readonly<Record<string, readonly string[]>> }

/** What the check got wrong: inventions that passed or were refused by another rule, true sentences that were refused. */
export function mistakesOf({ inventions, truths }: Half): { passed: string[]; otherRule: string[]; falseAlarms: string[]; counts: { inventions: number; truths: number } } {
  const planted = Object.entries(inventions).flatMap(([id, list]) => list.map(([rule, sentence]) => ({ id, rule, sentence, rules: faultsWith(id, sentence).map((fault) => fault.rule) })))
  const told = Object.entries(truths).flatMap(([id, list]) => list.map((sentence) => ({ id, sentence, faults: faultsWith(id, sentence) })))
  return {
    passed: planted.filter(({ rules }) => rules.length === 0).map(({ id, rule, sentence }) => `${id}: ${rule}: ${sentence}`),
    otherRule: planted.filter(({ rule, rules }) => rules.length > 0 && !rules.includes(rule)).map(({ id, rule, rules, sentence }) => `${id}: ${rule} expected, ${rules.join(', ')} named: ${sentence}`),
    falseAlarms: told.filter(({ faults }) => faults.length > 0).map(({ id, sentence, faults }) => `${id}: ${sentence} – ${faults.map(({ rule, detail }) => `${rule}: ${detail}`).join(' | ')}`),
    counts: { inventions: planted.length, truths: told.length },
  }
}
