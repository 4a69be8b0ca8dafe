/** The first page of a package: what is in it, what is not, and that this is not a law firm. Made from the plan. */
import { bullets, h1, p, plain, table } from '../../../domain/documents/blocks.ts'
import { GUIDE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'
import type { PackageFormat, PackagePlan } from '../../../domain/documents/package-plan.ts'
import { publicLabel } from '../../../domain/orders/public-label.ts'

export type PackageContentsFacts = {
  brand: string
  supportEmail: string
  orderReference: string
  /** `YYYY-MM-DD`. */
  preparedOn: string
}

const FORMAT_NAMES: Readonly<Record<PackageFormat, string>> = { docx: 'Word', pdf: 'PDF' }

export const packageContents = (plan: PackagePlan, facts: PackageContentsFacts): Document => {
  const { addons } = plan.selection
  const absent = [
    ...(addons.aos ? [] : ['#9 Adjustment of Status guide, #10 guide to Forms I-485, I-765 and I-131, and #10A sample filing (add-on not ordered).']),
    ...(addons.forms9089750 ? [] : ['#11 guide to Forms ETA-9089 and ETA-750 (add-on not ordered).']),
    'Government forms. Always download the current edition from the agency’s own website.',
    'Assembly, filing, translation, or review of your petition by a lawyer.',
    'Research or citations: you add the facts and the evidence of your own case.',
  ]
  return {
    id: 'package-contents',
    title: 'What is inside your package',
    subtitle: 'NIW DIY',
    edition: facts.preparedOn,
    kind: 'guide',
    front: 'heading',
    footer: GUIDE_FOOTER,
    notice: [
      plain(
        `${facts.brand} is a drafting service, not a law firm. It gives no legal advice, and using this package does not create an attorney-client relationship. You are responsible for the final content of your petition. If you need advice about your case, ask an immigration lawyer.`,
      ),
    ],
    exhibits: [],
    blocks: [
      p(plain(`Order ${publicLabel(facts.orderReference)}, prepared on ${facts.preparedOn}.`)),
      h1('What is inside'),
      table(
        [0.7, 4.4, 2.6, 1.3],
        ['No.', 'Document', 'Folder', 'Format'],
        plan.items
          .filter((item) => item.documentId !== 'package-contents')
          .map((item) => [plain(item.number ?? '–'), plain(item.title), plain(item.folder), plain(item.formats.map((format) => FORMAT_NAMES[format]).join(', '))]),
      ),
      ...(addons.consultation ? [p('Your order also includes a **30-minute consultation**. We arrange it by e-mail; it is not a document.')] : []),
      h1('What is not inside'),
      bullets(...absent.map(plain)),
      h1('How to use it'),
      bullets(
        'Start with the instructions (#1). They walk you through the steps in order.',
        'Put your own facts into the Case Builder (#3) before you start a letter.',
        'Your own letter, statement, exhibit sheets, data sheets and evidence plan are made on the page “My case” of your order, anew at each download. They are not in this archive.',
        'The people in the samples are fictional. Use the structure, not their sentences: your petition must describe your own work.',
        'Rules, fees and form editions change. Check each one with the agency on the day you file.',
      ),
      p(plain(`Questions about this package: ${facts.supportEmail}`)),
    ],
  }
}
