/** The comparisons between the products that several pages show. */
import type { ComparisonTable } from './copy.ts'

export const DIY_VERSUS_AI: ComparisonTable = {
  caption: 'NIW DIY or Selfpetition AI?',
  columns: ['NIW DIY', 'Selfpetition AI'],
  rows: [
    { name: 'Price', cells: ['{price.niwDiy}', '{price.ai}'] },
    { name: 'Professions', cells: ['[Listed professions](/niw-diy) only', 'Any profession'] },
    { name: 'Who writes', cells: ['You, with templates and a Case Builder', 'We draft from your answers; you choose and correct'] },
    { name: 'Cover letter', cells: ['Sample of about 10 pages to work from', 'Your own letter of about 30 pages'] },
    { name: 'Endeavor', cells: ['Patterns and questions in the Case Builder', 'Options drafted from your profile'] },
    { name: 'Arguments', cells: ['You pick from those in the Case Builder', 'Options proposed for your record; you pick'] },
    { name: 'Reference letters', cells: ['Three samples, question sheets for five kinds of writers', 'One draft of 3–4 pages; more can be added'] },
    { name: 'Evidence list', cells: ['Sample appendix', 'Proposed for your record'] },
    { name: 'Guides', cells: ['Reference letters, Visa Bulletin; adjustment and forms as add-ons', 'Not included'] },
    { name: 'Delivery', cells: ['Within 24 hours', 'First draft within 48 hours, full draft usually in about a week'] },
    { name: 'Revisions', cells: ['You edit the files', 'Unlimited'] },
    { name: 'Refund', cells: ['None', 'At the first draft: price paid minus {retainer}'] },
    { name: 'Community', cells: ['Lifetime access', 'Access included'] },
    { name: 'Forms, assembly, filing', cells: ['You do it, with guides', 'You do it; not part of the product'] },
  ],
  note: 'Both are drafting help. Neither is legal advice, and neither promises a result.',
}

/** The short form on product pages, with the third product. */
export const PRODUCT_COMPARISON: ComparisonTable = {
  caption: 'Three products, three situations',
  columns: ['NIW DIY', 'Selfpetition AI', 'RFE Response'],
  rows: [
    { name: 'Choose it when', cells: ['You like to write and your profession is listed', 'You want a draft made from your own record', 'The agency has asked for more evidence'] },
    { name: 'You receive', cells: ['Word and PDF templates', 'A drafted petition letter and evidence list', 'A narrative that answers each point of the notice'] },
    { name: 'First delivery', cells: ['Within 24 hours', 'First draft within 48 hours', 'First draft within 48 hours'] },
    { name: 'Price', cells: ['{price.niwDiy}', '{price.ai}', '{price.rfeProng} per prong'] },
    { name: 'Start', cells: ['[Select a template](/checkout-niw-diy)', '[Start an order](/checkout-selfpetition-ai)', '[Choose prongs](/checkout-rfe-response)'] },
  ],
}

export const CHATGPT_COMPARISON: ComparisonTable = {
  caption: 'Selfpetition AI compared with a general chat assistant',
  columns: ['A general chat assistant', 'Selfpetition AI'],
  rows: [
    { name: 'Starting point', cells: ['An empty box and the prompt you write', 'A form that asks for what each prong needs'] },
    { name: 'Structure', cells: ['You request it part by part', 'One letter of about 30 pages with contents, three prongs and an appendix'] },
    { name: 'Choices', cells: ['One answer at a time', 'Endeavor and argument options side by side; you pick'] },
    { name: 'Facts', cells: ['May fill gaps with invented details', 'Gaps are marked for you to fill; nothing is filed without your check'] },
    { name: 'Review', cells: ['Yours alone', 'Read by us before you receive it, then by you'] },
    { name: 'Evidence', cells: ['Only if you think to ask', 'A proposed list that follows the arguments you chose'] },
    { name: 'Price', cells: ['Free or a subscription', '{price.ai} once'] },
  ],
  note: 'A careful person can do a lot with a chat assistant. What we sell is the structure, the options and the review.',
}
