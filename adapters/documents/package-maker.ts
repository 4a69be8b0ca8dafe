import { findDocument as findInCatalogue } from '../../content/documents/catalogue.ts'
import { packageContents } from '../../content/documents/package/package-contents.ts'
import { PROVIDER } from '../../content/provider.ts'
import type { Document } from '../../domain/documents/document.ts'
import type { PackagePlan } from '../../domain/documents/package-plan.ts'
import type { PackageMaker } from '../../usecases/ports.ts'
import { assemblePackage } from './assemble-package.ts'

/** Makes packages from the catalogue, or from another source of documents. */
export function packageMaker(findDocument: (id: string) => Promise<Document | null> = findInCatalogue): PackageMaker {
  return {
    async editions(plan: PackagePlan) {
      const items = plan.items.filter(({ documentId }) => documentId !== 'package-contents')
      return Promise.all(
        items.map(async ({ documentId, title, number }) => {
          const document = await findDocument(documentId)
          if (document === null) throw new Error(`document missing from the catalogue: ${documentId}`)
          return { title: number === null ? title : `${number} ${title}`, edition: document.edition }
        }),
      )
    },
    make: (plan, facts) =>
      assemblePackage(plan, {
        findDocument,
        contents: packageContents(plan, { brand: PROVIDER.brand, supportEmail: PROVIDER.email, ...facts }),
      }),
  }
}
