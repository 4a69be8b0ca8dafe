/** Which form of contribution a deed shows the skill for: who trained others can build a course, who ran a program can set one up. */
import type { Asset } from './assets.ts'
import type { ContributionForm } from './problem-area.ts'

const MADE =
  /^(?:[a-z]+(?:ed|t|te)?,? (?:and )?)?(?:developed|designed|built|rewrote|moved|joined|labeled|mapped out|created|wrote|authored|established|implemented|drafted|introduced|set up|produced|formulated|launched|initiated|devised|standardized|revised|rewrote|constructed|programmed|engineered|automated|instituted|founded|published|prepared)\b/
const TAUGHT =
  /^(?:[a-z]+ed and )?(?:trained|taught|instructed|coached|mentored|tutored|educated|lectured)\b|\b(?:curriculum|curricula|training (?:program|course|material|manual|session)s?|lesson plans?|workshops?|courses?)\b/
const RULES =
  /\b(?:polic(?:y|ies)|procedures?|standards?|handbooks?|manuals?|protocols?|guidelines?|process(?:es)?|workflows?|checklists?|controls?|safety plans?|methods?|contracts?|specifications?)\b/
const THINGS =
  /\b(?:software|systems?|databases?|applications?|tools?|spreadsheets?|dashboards?|models?|templates?|web ?sites?|portals?|platforms?|drawings?|prototypes?|devices?|scripts?|macros?|files?|forms?|tables|maps?|circuits?|machines?|equipment|networks?|catalogs?|registry|documents?|archives?|records?|librar(?:y|ies)|packages?|textbooks?|apps?|pipelines?|products?|designs?)\b/
const STUDIED =
  /^(?:[a-z]+ed,? (?:and )?)?(?:analyzed|evaluated|researched|tested|audited|investigated|measured|assessed|inspected|surveyed|examined|monitored|tracked|compared|forecasted|forecast|traced|mapped|checked|recalibrated|validated|quantified|modeled|published|found|identified|calculated|estimated|reviewed|reconciled|verified|studied)\b|\b(?:conducted|performed|led) [a-z -]{0,30}(?:research|analys[ie]s|audits?|surveys?|assessments?|studies|inspections?|tests?)\b/
const RAN =
  /^(?:[a-z]+ed,? (?:and )?)?(?:managed|directed|led|oversaw|opened|scheduled|ran|started|set up|hosted|supervised|coordinated|operated|ran|organized|administered|founded|established|launched|planned|served|negotiated|chaired|owned)\b/
const CHANGED =
  /^(?:[a-z]+ed and )?(?:reduced|cut|stopped|replaced|moved|rewrote|introduced|ended|shortened|migrated|reorganized|restructured|consolidated|converted|recovered|reached|prevented|resolved|won|raised|secured|closed|increased|improved|raised|lowered|grew|eliminated|streamlined|decreased|saved|generated|achieved|doubled|exceeded)\b/

/** Forms a deed shows the skill for, the nearest first; none where it shows no such skill. */
export function formsShownBy({ clause, kind }: Pick<Asset, 'clause' | 'kind'>): ContributionForm[] {
  if (kind !== 'work') return []
  const made = MADE.test(clause)
  const shown: (ContributionForm | false)[] = [
    TAUGHT.test(clause) && 'training',
    made && RULES.test(clause) && 'practice',
    made && THINGS.test(clause) && 'tool',
    STUDIED.test(clause) && 'evidence',
    RAN.test(clause) && 'service',
    (CHANGED.test(clause) || (made && RULES.test(clause))) && 'practice',
    made && 'tool',
  ]
  return [...new Set(shown.filter((form) => form !== false))]
}
