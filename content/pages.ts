/** The one list of pages: address, title, description, and whether search engines and the page cache may keep them. */

export type PageInfo = {
  path: string
  title: string
  /** At most 155 letters. */
  description: string
  /** False: `noindex`, and not in the sitemap. */
  index: boolean
  /** True where the page is the same for everyone until prices change. */
  cached: boolean
}

const page = (path: string, title: string, description: string, rest: Partial<PageInfo> = {}): PageInfo => ({
  path,
  title,
  description,
  index: true,
  cached: true,
  ...rest,
})

const personal = { index: false, cached: false }

export const PAGES: PageInfo[] = [
  page('/', 'EB-2 NIW Drafting Help for Self-Petitioners', 'Templates, AI drafting and RFE responses for people who prepare their own EB-2 National Interest Waiver petition. Try the free endeavor generator.'),
  page('/proposed-endeavor-generator', 'Free Proposed Endeavor Generator - EB2 NIW', 'Upload your resume and get four proposed endeavors for an EB-2 NIW petition, each with its grounds. Free, no account needed.'),
  page('/selected-proposed-endeavor', 'Your Selected Endeavor - EB2 NIW', 'The proposed endeavor you chose, ready to take into your petition.', personal),
  page('/checkout-selfpetition-ai', 'Order Selfpetition AI - EB2 NIW', 'Order a drafted EB-2 NIW petition: cover letter of about 30 pages, one reference letter, evidence list, unlimited revisions.', { index: false }),
  page('/checkout-niw-diy', 'Order NIW DIY - EB2 NIW Templates', 'Choose your profession and employment type and order the NIW DIY template package.', { index: false }),
  page('/checkout-rfe-response', 'Order RFE Response - EB2 NIW', 'Order a drafted answer to your request for evidence and pay only for the prongs the agency asked about.', { index: false }),
  page('/aiform1', 'Input Form - EB2 NIW', 'The input form of Selfpetition AI, as a sample: see what we ask before you order.'),
  page('/aiform2', 'Thank you for ordering', 'The input form for your Selfpetition AI order.', personal),
  page('/ordered', 'Thank you for your order', 'Your NIW DIY order: what happens next.', personal),
  page('/ordered-rfe', 'Thank you for your RFE order', 'Your RFE Response order: what we need from you.', personal),
]

const byPath = new Map(PAGES.map((entry) => [entry.path, entry]))

/** Throws for an address that is not in the list. */
export function getPage(path: string): PageInfo {
  const found = byPath.get(path)
  if (found === undefined) throw new Error(`no page at ${path}`)
  return found
}

export function findPage(path: string): PageInfo | null {
  return byPath.get(path) ?? null
}
