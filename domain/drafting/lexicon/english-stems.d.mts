export const ENGLISH_STEMS: string
