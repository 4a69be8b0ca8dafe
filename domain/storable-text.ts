/** What a database stores of a text: PostgreSQL holds neither a null letter nor half of one. Programs write them, and a text that is cut may end in half a letter. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
