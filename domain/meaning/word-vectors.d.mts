export const WORDS: string
export const VECTORS: string
