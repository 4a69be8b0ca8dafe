/** Questions of a notice that are the headings of its parts: “Is the petitioner well positioned to advance the endeavor?” alone over a paragraph. */
import type { NoticeBlock, NoticeText } from './notice-text.ts'
import { concernsNamed, pointsNamed } from './notice-topics.ts'

/** It can be answered by yes or no, and names a point of the test; what stands under it answers it. */
const isTitle = ({ kind, sentences: [question, ...others] }: NoticeBlock, below: NoticeBlock | undefined): boolean =>
  kind === 'text' &&
  question?.item === false &&
  others.length === 0 &&
  /^(?:is|are|does|do|did|has|have|would|will|can|whether)\b.*\?$/.test(question.plain) &&
  (pointsNamed(question.plain).length > 0 || concernsNamed(question.plain).length > 0) &&
  below?.kind === 'text' &&
  below.sentences[0]?.item === false &&
  !below.sentences[0].plain.endsWith('?')

export const withQuestionTitles = (notice: NoticeText): NoticeText => ({
  ...notice,
  blocks: notice.blocks.map((block, at) => (isTitle(block, notice.blocks[at + 1]) ? { ...block, kind: 'heading' as const } : block)),
})
