/** The rules every proposed endeavor is held to, whoever wrote it. The drafting prompts state each of them. */
export const ENDEAVOR_RULES = [
  'word count',
  'title length',
  'title form',
  'unsafe words',
  'named method',
  'two outputs',
  'route',
  'priority in text',
  'priority known',
  'number',
  'employer',
  'school',
  'degree',
  'credential',
  'deed',
  'honor',
  'patent',
  'law or program',
  'approval',
  'first person',
  'instruction',
  'left unsaid',
  'identifier',
  'link',
  'markup',
  'grounding quote',
  'grounding missing',
  'sentence form',
  'overlap',
  'path split',
  'path told',
  'same title',
] as const
export type EndeavorRule = (typeof ENDEAVOR_RULES)[number]

/** `option` is 0–3, null for a fault of the whole set. `detail` may quote the option: it goes to the drafter, never to a log. */
export type EndeavorFailure = { rule: EndeavorRule; option: number | null; detail: string }

export type Fault = Pick<EndeavorFailure, 'rule' | 'detail'>
