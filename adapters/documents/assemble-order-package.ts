import { letterShell } from '../../content/documents/own-case/letter-shell.ts'
import { packageContents } from '../../content/documents/package/package-contents.ts'
import { lawAndFees } from '../../content/documents/package/law-and-fees.ts'
import { PROVIDER } from '../../content/provider.ts'
import type { Document } from '../../domain/documents/document.ts'
import { caseBuilderId, type PackagePlan } from '../../domain/documents/package-plan.ts'
import { assemblePackage } from './assemble-package.ts'

export type FindDocument = (id: string) => Promise<Document | null>

export type PackageTask = { plan: PackagePlan; facts: { orderReference: string; preparedOn: string } }

/** The archive of an order with its list of contents. Rejects where a document is missing. */
export const assembleFrom = (findDocument: FindDocument, { plan, facts }: PackageTask): Promise<Uint8Array> =>
  assemblePackage(plan, {
    findDocument: async (id) => named(plan, await findDocument(id)),
    made: {
      'package-contents': packageContents(plan, { brand: PROVIDER.brand, supportEmail: PROVIDER.email, ...facts }),
      'law-and-fees': lawAndFees(facts.preparedOn),
      'letter-shell': letterShell(plan.selection.typedProfession ?? ''),
    },
  })

/** The general Case Builder bears the profession that was typed. */
const named = (plan: PackagePlan, document: Document | null): Document | null => {
  const title = plan.items.find(({ documentId }) => documentId === document?.id)?.title
  return document?.id === caseBuilderId('general') && plan.selection.typedProfession !== undefined && title !== undefined ? { ...document, title } : document
}
