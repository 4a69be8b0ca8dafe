/** A text field of a posted form, trimmed; anything but text counts as empty. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Every text field of a posted form as it was typed, so that a problem is shown beside it. */
export const typedFields = (form: FormData): Record<string, string> => Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
