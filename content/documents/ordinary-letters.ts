/** The cover letters that rest on an ordinary record: years in one trade, no paper, grant or method of one’s own name. */
export const ORDINARY_LETTERS: readonly string[] = [
  'cover-letter-chemical-engineer',
  'cover-letter-data-analyst',
  'cover-letter-physician-dentist',
  'cover-letter-it',
  'cover-letter-pilot',
  'cover-letter-product-project-manager',
  'cover-letter-hr-recruiter',
  'cover-letter-electromechanical-engineer',
]
