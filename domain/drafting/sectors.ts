/** Whether users, the route to them, and the employer live in one world: a network of hospitals carries nothing to schools. */

/** Worlds that have little to do with each other; what belongs to none of them fits all. */
const SECTORS: readonly (readonly [string, RegExp])[] = [
  [
    'health',
    /\b(?:hospitals?|clinics?|patients?|nursing homes?|nursing facilit(?:y|ies)|physicians?|medical (?:practices?|centers?|societ(?:y|ies))|boards of pharmacy|ambulances?|dental|health (?:informatics|information|systems?|centers?|departments?))\b/i,
  ],
  ['school', /\b(?:school districts?|school systems?|schools(?! of)|preschools?|early intervention|teachers|youth programs?|school nutrition)\b/i],
  ['bank', /\b(?:banks?|bankers|credit unions?|lenders)\b/i],
  ['farm', /\b(?:farms?|growers|ranch(?:es)?|livestock|dairy)\b/i],
  ['court', /\b(?:courts?|legal aid|public defenders?)\b/i],
  ['food', /\b(?:restaurants?|hotels?|kitchens|bakeries|caterers|food (?:makers|processors|manufacturers?|plants|safety|companies))\b/i],
  ['flight', /\b(?:airlines?|air carriers?|flight schools?|airports?|pilots?)\b/i],
  ['wind', /\b(?:wind (?:farms?|turbines?|energy|power|plants?|projects?)|offshore wind)\b/i],
  ['mine', /\b(?:mines?|mining|quarr(?:y|ies))\b/i],
  ['broadcast', /\b(?:broadcasters?|newsrooms?|broadband|telecom)\b/i],
]

const sectorsOf = (text: string): string[] => SECTORS.flatMap(([sector, words]) => (words.test(text) ? [sector] : []))

/** True where both belong to such a world, and none of them is shared. */
export function clash(one: string, other: string): boolean {
  const [a, b] = [sectorsOf(one), sectorsOf(other)]
  return a.length > 0 && b.length > 0 && !a.some((sector) => b.includes(sector))
}

/** Whether somebody belongs to one of these worlds alone: their problem is nobody's whose work never came near them. */
export const livesApart = (users: string): boolean => sectorsOf(users).length > 0

/** Kitchens are in many a house, and so are bank details. */
const IN_ANY_HOUSE = /\bkitchens\b|\bbank(?= [a-z])/gi

/** Whether the words speak of a world that the users do not belong to: "patients" beside hotels. */
export function speaksOfOthers(text: string, users: string): boolean {
  const told = sectorsOf(text.replace(IN_ANY_HOUSE, ''))
  const own = sectorsOf(users)
  return told.length > 0 && !told.some((sector) => own.includes(sector))
}
