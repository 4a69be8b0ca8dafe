/** Pictures of the sample documents, as they lie under public/previews; written by scripts/list-previews.ts. */

/** The picture of `previewFile` is for the modal on a dense screen; the same page lies beside it in SMALLER_PREVIEWS. Sizes in pixels. */
export type Preview = {
  id: string
  width: number
  height: number
  alt: string
}

export const previewFile = ({ id }: Preview): string => `/previews/${id}.webp`

/** Widths of the same pages for cards, carousels and phones, as scripts/make-previews.ts draws them. */
export const SMALLER_PREVIEWS: readonly number[] = [480, 660]

const PREVIEWS: readonly Preview[] = [
  { id: 'aeronauticalEngineer-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Pilot & Aeronautical Eng.' },
  {
    id: 'aeronauticalEngineer-cover-letter',

    width: 900,
    height: 1165,
    alt: 'First page of the sample cover letter, Pilot & Aeronautical Eng.',
  },
  { id: 'ai-sample-aboveAverageProfessional', width: 900, height: 1165, alt: 'Sample page. Prong 2: above-average professional' },
  { id: 'ai-sample-appendix', width: 900, height: 1165, alt: 'Sample page. Appendix' },
  { id: 'ai-sample-broadImpact', width: 900, height: 1165, alt: 'Sample page. National importance: broad impact' },
  { id: 'ai-sample-distinctMethod', width: 900, height: 1165, alt: 'Sample page. Proposed endeavor: distinct method' },
  { id: 'ai-sample-largeScale', width: 900, height: 1165, alt: 'Sample page. National importance: large-scale impact' },
  { id: 'ai-sample-toc', width: 900, height: 1165, alt: 'Sample page. Cover letter: table of contents' },
  { id: 'bankingFinance-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Banking & Finance' },
  { id: 'bankingFinance-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Banking & Finance' },
  { id: 'chemicalEngineer-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Chemical Engineer' },
  { id: 'chemicalEngineer-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Chemical Engineer' },
  { id: 'dataAnalyst-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Data Analyst' },
  { id: 'dataAnalyst-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Data Analyst' },
  { id: 'dataScientist-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Data Scientist' },
  { id: 'dataScientist-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Data Scientist' },
  { id: 'discord-community', width: 900, height: 1165, alt: 'Discord community: Lifetime access to the chat of people preparing their own petitions' },
  { id: 'document-1', width: 900, height: 1165, alt: 'Document #1: Instructions: the order of work' },
  { id: 'document-10', width: 900, height: 1165, alt: 'Document #10: Guide to I-485, I-765 and I-131 with sample answers and cover letter' },
  { id: 'document-11', width: 900, height: 1165, alt: 'Document #11: Guide to ETA-9089 and ETA-750 with sample answers' },
  { id: 'document-2', width: 900, height: 1165, alt: 'Document #2: Sample cover letter for your profession, 8 to 11 pages' },
  { id: 'document-3', width: 900, height: 1165, alt: 'Document #3: NIW Case Builder, 16 to 22 pages' },
  { id: 'document-4', width: 900, height: 1165, alt: 'Document #4: Banking cover letter at full length' },
  { id: 'document-5', width: 900, height: 1165, alt: 'Document #5: Three reference letters of the banking petition' },
  { id: 'document-6', width: 900, height: 1165, alt: 'Document #6: Question sheets for five kinds of letter writers' },
  { id: 'document-7', width: 900, height: 1165, alt: 'Document #7: Guide and emails for requesting reference letters' },
  { id: 'document-8', width: 900, height: 1165, alt: 'Document #8: Visa Bulletin guide' },
  { id: 'document-9', width: 900, height: 1165, alt: 'Document #9: Adjustment of Status guide' },
  {
    id: 'electromechanicalEngineer-case-builder',

    width: 900,
    height: 1165,
    alt: 'A page of the NIW Case Builder, Electro-Mechanical Engineer',
  },
  {
    id: 'electromechanicalEngineer-cover-letter',

    width: 900,
    height: 1165,
    alt: 'First page of the sample cover letter, Electro-Mechanical Engineer',
  },
  { id: 'hrRecruiter-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, HR & Recruiter' },
  { id: 'hrRecruiter-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, HR & Recruiter' },
  { id: 'it-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, IT' },
  { id: 'it-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, IT' },
  { id: 'marketing-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Marketing' },
  { id: 'marketing-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Marketing' },
  {
    id: 'networkElectricalEngineer-case-builder',

    width: 900,
    height: 1165,
    alt: 'A page of the NIW Case Builder, Network & Electrical Engineer',
  },
  {
    id: 'networkElectricalEngineer-cover-letter',

    width: 900,
    height: 1165,
    alt: 'First page of the sample cover letter, Network & Electrical Engineer',
  },
  { id: 'physicianDentist-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Physician & Dentist' },
  { id: 'physicianDentist-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Physician & Dentist' },
  { id: 'pilot-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Pilot' },
  { id: 'pilot-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Pilot' },
  { id: 'productProjectManager-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Product & Project Manager' },
  {
    id: 'productProjectManager-cover-letter',

    width: 900,
    height: 1165,
    alt: 'First page of the sample cover letter, Product & Project Manager',
  },
  { id: 'scienceTeacher-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Science Teacher' },
  { id: 'scienceTeacher-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Science Teacher' },
  { id: 'softwareEngineer-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Software Engineer' },
  { id: 'softwareEngineer-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Software Engineer' },
  { id: 'techEntrepreneur-case-builder', width: 900, height: 1165, alt: 'A page of the NIW Case Builder, Tech Entrepreneur' },
  { id: 'techEntrepreneur-cover-letter', width: 900, height: 1165, alt: 'First page of the sample cover letter, Tech Entrepreneur' },
]

const byId = new Map(PREVIEWS.map((preview) => [preview.id, preview]))

/** Null where no picture was made yet: the page then draws a sheet with the document's title. */
export function findPreview(id: string): Preview | null {
  return byId.get(id) ?? null
}

/** Throws where no picture was made. */
export function getPreview(id: string): Preview {
  const found = findPreview(id)
  if (found === null) throw new Error(`no picture of ${id}`)
  return found
}
