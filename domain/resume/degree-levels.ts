/** Highest first; `professional` is an M.D., D.D.S., J.D. and the like. Apart from the schemas, which no browser needs. */
export const DEGREE_LEVELS = ['doctorate', 'professional', 'master', 'bachelor', 'associate', 'diploma'] as const
