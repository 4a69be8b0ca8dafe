/** A line of work as the rules on what is told look at it. */
export const draftingLine = (id: string, strength: number, words: string, more: { quoted?: boolean } = {}) => ({
  id,
  kind: 'work' as const,
  strength,
  quoted: more.quoted ?? false,
  stated: false,
  text: ` ${words} `,
  object: null,
})
export type DraftingLine = ReturnType<typeof draftingLine>
export const idsOf = (lines: readonly (readonly DraftingLine[])[]) => lines.map((of) => of.map(({ id }) => id).join(' '))
