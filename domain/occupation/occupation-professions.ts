/** Which of our sixteen professions an occupation belongs to; most occupations belong to none. */
import type { OccupationMatch } from '../person/person-facts.ts'
import type { ProfessionKey } from '../professions.ts'

/** The beginnings of the codes; the longest that fits decides, `null` takes out what a shorter one holds. */
const PROFESSION_OF: Record<string, ProfessionKey | null> = {
  '15-1251': 'softwareEngineer',
  '15-1252': 'softwareEngineer',
  '15-1253': 'softwareEngineer',
  '15-1254': 'softwareEngineer',
  '15-1299.07': 'softwareEngineer',
  '11-3021': 'it',
  '15-1211': 'it',
  '15-1211.01': 'it',
  '15-1212': 'it',
  '15-123': 'it',
  '15-1242': 'it',
  '15-1243': 'it',
  '15-1244': 'it',
  '15-1299': 'it',
  '15-1299.02': null,
  '15-1299.03': null,
  '15-1299.09': 'productProjectManager',
  '11-3031': 'bankingFinance',
  '13-1041.00': 'bankingFinance',
  '11-9199.02': 'bankingFinance',
  '13-2': 'bankingFinance',
  '13-2022': null,
  '13-2023': null,
  '13-2081': null,
  '15-2011': 'bankingFinance',
  '41-3031': 'bankingFinance',
  '43-3031': 'bankingFinance',
  '43-3071': 'bankingFinance',
  '43-4041': 'bankingFinance',
  '43-4131': 'bankingFinance',
  '15-1221': 'dataScientist',
  '15-2041': 'dataScientist',
  '15-2051.00': 'dataScientist',
  '15-2099.01': 'dataScientist',
  '19-1029.01': 'dataScientist',
  '15-2051.01': 'dataAnalyst',
  '15-2051.02': 'dataAnalyst',
  '15-2031': 'dataAnalyst',
  '13-1081.02': 'dataAnalyst',
  '13-1082': 'productProjectManager',
  '11-3071.04': 'productProjectManager',
  '13-1081': 'productProjectManager',
  '11-3061': 'productProjectManager',
  '15-1241': 'networkElectricalEngineer',
  '17-2061': 'networkElectricalEngineer',
  '17-2071': 'networkElectricalEngineer',
  '17-2072': 'networkElectricalEngineer',
  '17-2199.10': 'networkElectricalEngineer',
  '17-2199.11': 'networkElectricalEngineer',
  '17-3023': 'networkElectricalEngineer',
  '17-2112.02': 'electromechanicalEngineer',
  '17-2112': 'electromechanicalEngineer',
  '17-2112.01': null,
  '17-2141': 'electromechanicalEngineer',
  '17-2199.05': 'electromechanicalEngineer',
  '17-2199.06': 'electromechanicalEngineer',
  '17-2199.08': 'electromechanicalEngineer',
  '17-2031': 'electromechanicalEngineer',
  '17-3024': 'electromechanicalEngineer',
  '17-3027': 'electromechanicalEngineer',
  '17-2041': 'chemicalEngineer',
  '17-2131': 'chemicalEngineer',
  '17-2171': 'chemicalEngineer',
  '17-2081': 'chemicalEngineer',
  '17-2199.09': 'chemicalEngineer',
  '19-2031': 'chemicalEngineer',
  '19-2032': 'chemicalEngineer',
  '17-2051.02': 'chemicalEngineer',
  '11-2011': 'marketing',
  '11-2021': 'marketing',
  '11-2032': 'marketing',
  '13-1161': 'marketing',
  '27-3031': 'marketing',
  '11-3111': 'hrRecruiter',
  '11-3121': 'hrRecruiter',
  '11-3131': 'hrRecruiter',
  '13-1071': 'hrRecruiter',
  '13-1141': 'hrRecruiter',
  '13-1151': 'hrRecruiter',
  '13-1075': 'hrRecruiter',
  '25-1021': 'scienceTeacher',
  '25-1022': 'scienceTeacher',
  '25-1032': 'scienceTeacher',
  '25-1042': 'scienceTeacher',
  '25-105': 'scienceTeacher',
  '25-2022': 'scienceTeacher',
  '25-2031': 'scienceTeacher',
  '25-9031': 'scienceTeacher',
  '29-102': 'physicianDentist',
  '29-121': 'physicianDentist',
  '29-122': 'physicianDentist',
  '29-124': 'physicianDentist',
  '53-201': 'pilot',
  '17-2011': 'aeronauticalEngineer',
  '17-3021': 'aeronauticalEngineer',
}

export function professionOfOccupation(code: string): ProfessionKey | null {
  for (let length = code.length; length >= 4; length -= 1) {
    const found = PROFESSION_OF[code.slice(0, length)]
    if (found !== undefined) return found
  }
  return null
}

/** Less than this for the profession as a whole is no ground to write on. */
const LEAST_CONFIDENCE = 0.3
const CHIEF_EXECUTIVES = '11-1011.00'
const FOUNDING = /\b(?:co-?)?founder\b|\bentrepreneur\b/i

/**
 * The profession that the likely occupations speak for, with the confidence of those that do; key null where that is little or
 * the likeliest occupation is none of ours. Who founded the company that he or she leads is an entrepreneur.
 */
export function professionOf(occupations: OccupationMatch[]): { key: ProfessionKey | null; confidence: number; evidence: string[] } {
  const [best] = occupations
  const none = { key: null, confidence: 0, evidence: [] }
  if (best === undefined) return none
  if (best.code === CHIEF_EXECUTIVES && best.evidence.some((text) => FOUNDING.test(text))) return { key: 'techEntrepreneur', confidence: best.confidence, evidence: best.evidence }
  const key = professionOfOccupation(best.code)
  if (key === null) return none
  const agreeing = occupations.filter(({ code }) => professionOfOccupation(code) === key)
  const confidence =
    Math.round(
      Math.min(
        1,
        agreeing.reduce((sum, match) => sum + match.confidence, 0),
      ) * 100,
    ) / 100
  return confidence < LEAST_CONFIDENCE ? none : { key, confidence, evidence: [...new Set(agreeing.flatMap(({ evidence }) => evidence))].slice(0, 6) }
}
