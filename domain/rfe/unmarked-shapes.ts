/** Shapes of a notice that its lines do not mark: questions and labeled lines that are the headings of its parts, and lines that lead to a list without a colon. */
import { namesPaper } from './asked-items.ts'
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

/** “(ii) Prong Two” alone over a paragraph, and behind no list. */
const isLabeledTitle = ({ kind, sentences: [title, ...others] }: NoticeBlock, above: NoticeBlock | undefined, below: NoticeBlock | undefined): boolean =>
  kind === 'text' &&
  title?.item === true &&
  others.length === 0 &&
  /^\([a-z\d]{1,4}\) [A-Z]/.test(title.text) &&
  /[a-z]$/i.test(title.text) &&
  title.plain.split(' ').length <= 8 &&
  pointsNamed(title.plain).length > 0 &&
  !namesPaper(title.text) &&
  above !== undefined &&
  above.sentences[0]?.item !== true &&
  !/[:;,]$/.test(above.sentences.at(-1)?.text ?? '') &&
  below?.kind === 'text' &&
  below.sentences[0]?.item === false

/** “Evidence may include”, without a colon, over the lines of a list leads to them. */
const withColon = (block: NoticeBlock, below: NoticeBlock | undefined): NoticeBlock => {
  const last = block.sentences.at(-1)
  // A title over a list leads to nothing.
  if (block.kind === 'heading' && !/\b(?:may|might|could|should|must|please)\b/.test(last?.plain ?? '')) return block
  if (last === undefined || block.sentences.some(({ item }) => item) || below?.sentences[0]?.item !== true || !/[a-z]$/.test(last.text)) return block
  return { ...block, sentences: [...block.sentences.slice(0, -1), { ...last, plain: `${last.plain}:` }] }
}

export const withOpenLeads = (notice: NoticeText): NoticeText => ({ ...notice, blocks: notice.blocks.map((block, at) => withColon(block, notice.blocks[at + 1])) })

export const withTitles = (notice: NoticeText): NoticeText => ({
  ...notice,
  blocks: notice.blocks.map((block, at) =>
    isTitle(block, notice.blocks[at + 1]) || isLabeledTitle(block, notice.blocks[at - 1], notice.blocks[at + 1]) ? { ...block, kind: 'heading' as const } : block,
  ),
})
