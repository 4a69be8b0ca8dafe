/** The written review of a business plan: what it was held against, the factors of prong two, and findings by paragraph. */
import { bullets, h1, h2, p, plain, quote, table } from '../domain/documents/blocks.ts'
import type { Block, Document } from '../domain/documents/document.ts'
import { PLAN_FACTOR_LABELS, PLAN_FACTORS, PLAN_RULE_LABELS, type PlanRemark, type PlanReview } from '../domain/plan-review/plan-review.ts'
import { publicLabel } from '../domain/orders/public-label.ts'

/** Characters of a remark, of an advice, of the summary. */
export const REMARK_MAX = 2000

const shortened = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`)

const remarkBlocks = ({ rule, quote: words, says, advice }: PlanRemark, withQuote: boolean): Block[] => [
  p([{ kind: 'text', text: `${PLAN_RULE_LABELS[rule]}. `, bold: true }, ...plain(says)], { keepWithNext: true }),
  ...(withQuote && words !== '' ? [quote(plain(`“${words}”`))] : []),
  ...(advice === '' ? [] : [p([{ kind: 'text', text: 'What to do: ', italic: true }, ...plain(advice)])]),
]

/** `edition`: YYYY-MM-DD. Paragraphs are counted from 1, as the review shows them. */
export function planReviewDocument(review: PlanReview, made: { edition: string; reference: string }): Document {
  const { paragraphs, factors, fileName, endeavor, summary } = review
  const kept = review.remarks.filter(({ dropped }) => !dropped)
  const whole = kept.filter(({ paragraph }) => paragraph === null)
  const places = [...new Set(kept.flatMap(({ paragraph }) => (paragraph === null ? [] : [paragraph])))].sort((one, other) => one - other)
  const said = PLAN_FACTORS.map((factor) => [
    plain(PLAN_FACTOR_LABELS[factor]),
    plain(factors[factor].length === 0 ? 'Not found' : factors[factor].map((place) => `paragraph ${place + 1} (page ${paragraphs[place]?.page ?? '?'})`).join(', ')),
  ])
  return {
    id: 'plan-review',
    title: 'Review of the business plan',
    subtitle: fileName,
    edition: made.edition,
    kind: 'guide',
    front: 'heading',
    footer: `Order ${publicLabel(made.reference)}`,
    exhibits: [],
    blocks: [
      p(
        plain(
          `The plan has ${paragraphs.length} paragraphs. ${kept.length === 0 ? 'There is no remark.' : `${kept.length} ${kept.length === 1 ? 'remark' : 'remarks'}, ${places.length} of the paragraphs concerned.`} A program read each sentence and an operator looked at what it found. The review rewrites nothing and is not legal advice.`,
        ),
      ),
      ...(summary === '' ? [] : summary.split(/\n\s*\n/).map((part) => p(plain(part)))),
      h1('What it was held against'),
      ...(endeavor === ''
        ? [p('No endeavor was chosen yet, so that the plan was held against what prong two asks of any plan.')]
        : [p('The endeavor, as it was chosen:', { keepWithNext: true }), quote(plain(endeavor))]),
      p(
        'Prong two asks whether the petitioner is well positioned. Of a plan it asks for a model, steps, progress, means, and the interest of others (Matter of Dhanasar, 26 I&N Dec. at 890). Whom the work reaches beyond the company belongs to prong one.',
      ),
      table([2, 2.4], ['What is asked', 'Where the plan speaks of it'], said, 'What the plan holds'),
      h1('On the plan as a whole'),
      ...(whole.length === 0 ? [p('Nothing.')] : whole.flatMap((remark) => remarkBlocks(remark, false))),
      h1('Paragraph by paragraph'),
      ...(places.length === 0
        ? [p('Nothing.')]
        : places.flatMap((place): Block[] => [
            h2(plain(`Paragraph ${place + 1}, page ${paragraphs[place]?.page ?? '?'}: “${shortened(paragraphs[place]?.text ?? '', 70)}”`)),
            ...kept.filter(({ paragraph }) => paragraph === place).flatMap((remark) => remarkBlocks(remark, true)),
          ])),
      h1('Before you file it'),
      bullets(
        'Attach each document that the plan names, and give it the number that it has in your exhibit list.',
        'Let the plan and the petition letter say the same of the endeavor: an officer reads both.',
        'What happens after the day of filing proves nothing about that day.',
      ),
    ],
  }
}
