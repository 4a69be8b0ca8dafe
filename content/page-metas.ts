/**
 * Path, title and description of every page whose words live here, in one list for server and sitemap. Titles may hold tokens.
 * It draws in all copy: a page in the browser imports its own META instead.
 */
import { ABOUT_META } from './about.ts'
import { CHECKOUT_METAS } from './checkout.ts'
import { CHOOSER_META } from './chooser.ts'
import { CONTACT_META } from './contact.ts'
import type { PageMeta } from './copy.ts'
import { DATA_REQUESTS_META } from './data-requests.ts'
import { SPANISH_METAS } from './es.ts'
import { FAQ_META } from './faqs.ts'
import { FILING_META } from './filing.ts'
import { FOR_LAWYERS_META } from './for-lawyers.ts'
import { GENERATOR_META, SELECTED_ENDEAVOR_META } from './generator.ts'
import { HOME_META } from './home.ts'
import { INTAKE_META, INTAKE_SAMPLE_META } from './intake.ts'
import { NIW_DIY_META } from './niw-diy.ts'
import { COMING_SOON_META, NOT_FOUND_META } from './not-found.ts'
import { FIND_ORDER_META } from './orders.ts'
import { PREFILING_META } from './prefiling/words.ts'
import { PRICES_META, SELECT_PRODUCT_META } from './pricing.ts'
import { PROFESSION_PAGES } from './professions/profession-pages.ts'
import { RFE_META } from './rfe.ts'
import { SAMPLE_LETTER_PARTS } from './sample-letter.ts'
import { AI_META, AI_SAMPLES_META } from './selfpetition-ai.ts'
import { ORDERED_NIW_DIY, ORDERED_RFE } from './thank-you.ts'

export const PAGE_METAS: readonly PageMeta[] = [
  HOME_META,
  NIW_DIY_META,
  AI_META,
  AI_SAMPLES_META,
  ...SAMPLE_LETTER_PARTS,
  RFE_META,
  PRICES_META,
  SELECT_PRODUCT_META,
  GENERATOR_META,
  SELECTED_ENDEAVOR_META,
  FAQ_META,
  CONTACT_META,
  ABOUT_META,
  CHOOSER_META,
  FILING_META,
  PREFILING_META,
  FOR_LAWYERS_META,
  DATA_REQUESTS_META,
  ...SPANISH_METAS,
  ...PROFESSION_PAGES.map(({ path, title, description }) => ({ path, title, description })),
  ...Object.values(CHECKOUT_METAS),
  FIND_ORDER_META,
  INTAKE_SAMPLE_META,
  INTAKE_META,
  ORDERED_NIW_DIY.meta,
  ORDERED_RFE.meta,
  NOT_FOUND_META,
  COMING_SOON_META,
]
