import type { Document } from '../../domain/documents/document.ts'
import { withFormFields } from './form-fields.ts'
import { compileTypst } from './typst-compiler.ts'
import type { CompiledPdf } from './typst-compiler.ts'
import { toTypst } from './typst-source.ts'

/** A tagged PDF with outline and selectable text; a worksheet's places are form fields. The edition is its date, so the same document gives the same file. */
export const renderPdf = async (document: Document): Promise<CompiledPdf> => {
  const compiled = await compileTypst(toTypst(document), Date.parse(`${document.edition}T00:00:00Z`) / 1000)
  return { ...compiled, pdf: await withFormFields(compiled.pdf, compiled.formMarks) }
}
