/** The words of a sentence that tell what it is about, and not what any criticism or request may hold. */
const SHORTEST = 5
const ANYWHERE = new Set(
  'about above after again against among another answer because before being between could during either endeavor every exhibit filed filing first however interest itself national notice office proposed prong second shown states third through toward towards united uscis whatever without within copies description document documentation documents evidence explain explanation further letter letters other others petition petitioner please provide record records report reports should since statement submit submitted their there these those under until where whether which while whose would years'.split(
    ' ',
  ),
)

export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .filter((word) => word.length >= SHORTEST && !ANYWHERE.has(word) && !ANYWHERE.has(`${word}s`))
