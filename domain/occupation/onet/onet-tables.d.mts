export const OCCUPATIONS: string
export const TITLES: string
export const TOOLS: string
export const TERMS: string
