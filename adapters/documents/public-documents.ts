/** The PDF files that the site offers to everyone, and what each is made from. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDocument } from '../../content/documents/catalogue.ts'
import { PROVIDER } from '../../content/provider.ts'
import type { Document } from '../../domain/documents/document.ts'
import { formatPriceTag } from '../../domain/money.ts'
import { WITHDRAWAL_RETAINER } from '../../domain/pricing/price-list.ts'
import { fillMarkdownTokens, markdownDocument, splitFrontMatter } from './markdown-document.ts'
import { toTypst } from './typst-source.ts'

/** Pages from the one on which a heading begins (found from the end: a contents page names it earlier). */
export type Excerpt = { heading: string; pages: number | 'rest' }

export type PublicDocument = {
  /** Name under `public/`. */
  file: string
  document: Document
  excerpt: Excerpt | null
}

const EXCERPTS: readonly { file: string; documentId: string; excerpt: Excerpt | null }[] = [
  { file: 'ai-sample-letter.pdf', documentId: 'ai-petition-sample', excerpt: null },
  { file: 'ai-sample-toc.pdf', documentId: 'ai-petition-sample', excerpt: { heading: 'Contents of this letter', pages: 2 } },
  { file: 'ai-sample-distinctMethod.pdf', documentId: 'ai-petition-sample', excerpt: { heading: 'Distinct method: how', pages: 2 } },
  { file: 'ai-sample-broadImpact.pdf', documentId: 'ai-petition-sample', excerpt: { heading: 'Broad impact: who', pages: 3 } },
  { file: 'ai-sample-largeScale.pdf', documentId: 'ai-petition-sample', excerpt: { heading: 'Large-scale impact: how', pages: 2 } },
  { file: 'ai-sample-aboveAverageProfessional.pdf', documentId: 'ai-petition-sample', excerpt: { heading: 'Above-average professional: the', pages: 2 } },
  { file: 'ai-sample-appendix.pdf', documentId: 'ai-petition-sample', excerpt: { heading: 'Index of exhibits', pages: 'rest' } },
  { file: 'rfe-sample-toc.pdf', documentId: 'rfe-sample', excerpt: { heading: 'Contents of this response', pages: 1 } },
]

const LEGAL_TEXTS = ['terms-of-service', 'privacy-policy', 'website-terms'] as const

/** A legal text as a document, with the provider's facts in place of its tokens. */
function legalDocument(id: string, markdown: string): Document {
  const { fields, body } = splitFrontMatter(markdown)
  const values = {
    brand: PROVIDER.brand,
    company: PROVIDER.company,
    address: PROVIDER.address,
    email: PROVIDER.email,
    governingState: PROVIDER.governingState,
    retainer: formatPriceTag(WITHDRAWAL_RETAINER),
  }
  return markdownDocument(fillMarkdownTokens(body, values), {
    id,
    title: fields.title ?? id,
    subtitle: `${PROVIDER.brand}. Version ${fields.version ?? ''}, effective ${fields.effective ?? ''}`,
    edition: fields.effective ?? '',
    kind: 'legal',
    front: 'heading',
    footer: `${PROVIDER.brand}: ${fields.title ?? id}, version ${fields.version ?? ''}`,
  })
}

/** All of them. `root` is the project's folder. Throws when a document is not in the catalogue. */
export async function publicDocuments(root: string): Promise<PublicDocument[]> {
  const excerpts = EXCERPTS.map(async ({ file, documentId, excerpt }) => {
    const document = await findDocument(documentId)
    if (document === null) throw new Error(`${documentId} is not in the catalogue`)
    return { file, document, excerpt }
  })
  const legal = LEGAL_TEXTS.map(async (id) => {
    const markdown = await readFile(join(root, 'content/legal', `${id}.md`), 'utf8')
    return { file: `${splitFrontMatter(markdown).fields.slug ?? id}.pdf`, document: legalDocument(id, markdown), excerpt: null }
  })
  return Promise.all([...excerpts, ...legal])
}

/** Changes whenever the words, the design or the choice of pages change; needs no rendering. */
export const sourceHash = ({ document, excerpt }: PublicDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([toTypst(document), document.edition, excerpt]))
    .digest('hex')
    .slice(0, 24)
