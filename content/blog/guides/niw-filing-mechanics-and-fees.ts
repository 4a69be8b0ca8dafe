import { formatPriceTag } from '../../../domain/money.ts'
import { feeOf, FEES } from '../../facts/fees.ts'
import type { Article } from '../article.ts'
import { EDITORIAL_AUTHOR } from '../article.ts'
import { SOURCES } from '../sources.ts'

export const article: Article = {
  slug: 'niw-filing-mechanics-and-fees',
  title: 'Filing an NIW yourself: forms, fees and payment',
  description: 'Which forms go in, what they cost under the G-1055 edition of October 1, 2026, how to pay, and why to read the schedule on the day you file.',
  published: '2026-11-20',
  updated: '2026-11-20',
  lastReviewed: '2026-11-20',
  author: EDITORIAL_AUTHOR,
  category: 'filing',
  profession: null,
  lead: `A self-filed NIW is a Form I-140 with its fee, a separate Asylum Program Fee, the labor-department pages that belong to a waiver, your cover letter and your exhibits. Under the fee schedule edition of October 1, 2026, that is ${feeOf('i140Paper')} on paper or ${feeOf('i140Online')} online, plus ${feeOf('asylumProgram')} for a self-petitioner. [1] These numbers change and a wrong fee means rejection, so **read Form G-1055 on the day you file** and trust it over every page on the internet, this one included.`,
  sections: [
    {
      id: 'what-it-costs',
      heading: 'What it costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Fees as of Form G-1055, edition 10/01/26 (Form I-140 online: 05/29/26). Check the schedule again on the day you file',
          head: ['Item', 'Amount', 'Note'],
          rows: [
            ['Form I-140', `${feeOf('i140Paper')} paper, ${feeOf('i140Online')} online`, 'You are the petitioner'],
            ['Asylum Program Fee', `${feeOf('asylumProgram')} for a self-petitioner`, 'Paid separately'],
            ['Form I-907, premium processing', `${feeOf('i907')} since March 1, 2026`, 'Optional; 45 business days for an NIW'],
            ['Form I-485, age 14 or over', `${feeOf('i485Paper')} paper, ${feeOf('i485Online')} online`, 'Only when a visa number is available to you'],
            ['Form I-765 and Form I-131', `${feeOf('i765')}; ${feeOf('i131Paper')} paper, ${feeOf('i131Online')} online`, 'Separate forms and fees while an I-485 is pending'],
            ['Form I-290B, motion or appeal', feeOf('i290b'), '30 days, 33 if the decision was mailed'],
          ],
        },
        {
          kind: 'paragraph',
          text: "The table follows the fee schedule and the pages of the forms. [1][2][3][4] We read them in a public guide of September 2026, [5] a law firm's cost page reviewed on June 12, 2026, [6] and two public readings of edition 10/01/26; none of them gives the online amount of Form I-140 in that edition.",
        },
        {
          kind: 'paragraph',
          text: `Old numbers survive for years. Pages written between 2024 and 2026 still quote $600 where a self-petitioner pays ${feeOf('asylumProgram')}, $2,805 for premium, 45 *calendar* days, and a form (ETA-750) that belongs to the earlier practice. If a page does not say which edition it read, do not use its figures.`,
        },
      ],
    },
    {
      id: 'what-goes-in-the-package',
      heading: 'What goes in the package',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Form I-140**, signed, the current edition, with the classification for a national interest waiver.',
            '**Labor-department pages.** Under a notice of January 2025 these are Form ETA-9089 **Appendix A** and the **signed Final Determination**, uncertified. The I-140 instructions (edition 06/07/24) do not mention it yet. [7] Do not leave these pages out: 115 of 3,633 dismissed appeals mention missing labor-certification pages. [5]',
            '**Cover letter** with table of contents.',
            '**Exhibit index and exhibits**, in order, translated where needed.',
            '**Form I-907** if you want premium, with its own fee.',
            '**Payment forms**, one per fee.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The background of the ETA change is explained step by step in a public summary. [8] Our NIW DIY package has an add-on with worked sample answers for the ETA forms; it shows where things go and is not a form to file.',
        },
      ],
    },
    {
      id: 'how-to-pay',
      heading: 'How to pay',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Online, you pay in your USCIS account when you submit. On paper, checks and money orders have not been taken since October 28, 2025: you authorize a card with Form G-1450 or a bank debit with Form G-1650 from a U.S. account. [9] Practical points for paper:',
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            'One authorization for each form. Do not add the fees together.',
            'The Asylum Program Fee is a payment of its own.',
            'The card must still work when the package is opened, which may be days after it arrives. Tell your bank.',
            'The card must be issued by a U.S. bank; check that it allows the amount. If you can use neither a card nor an account of a U.S. bank, request an exemption on Form G-1651.',
            'Write nothing on the payment form that differs from the petition: same name, same spelling.',
          ],
        },
      ],
    },
    {
      id: 'online-or-on-paper',
      heading: 'Online or on paper',
      blocks: [
        {
          kind: 'paragraph',
          text: `Online filing is ${formatPriceTag(FEES.i140Paper.cents - FEES.i140Online.cents)} less for the I-140. Paper lets you control the order of exhibits. If you file online, split the exhibits into files with names that carry the exhibit number, and keep the index as the first file. Whichever you choose, read the page for the form on that day: addresses and accepted combinations change without much notice.`,
        },
        {
          kind: 'paragraph',
          text: 'Check the edition date at the bottom of *every page* of every form, and keep all pages of one form from one edition. Read on the form page how it must be signed.',
        },
      ],
    },
    {
      id: 'premium-processing-what-you-buy',
      heading: 'Premium processing: what you buy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Premium gives a promise of *action* within 45 business days, not an approval. An approval, a denial, an RFE or a notice of intent to deny all count as action. After an RFE the clock starts again when your reply is received. [3][5] Forty-five business days are about nine weeks.',
        },
        {
          kind: 'paragraph',
          text: 'It can make sense when a date depends on the decision, such as a status that ends or a job that needs planning. It makes less sense when your category is backlogged for years, because an approved petition then only keeps your place in the queue. See [Visa Bulletin for NIW filers](/blog/visa-bulletin-for-niw-filers).',
        },
      ],
    },
    {
      id: 'the-week-before-you-file',
      heading: 'The week before you file',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Open G-1055 and write the amounts and the edition date on your checklist.',
            'Download every form again; compare edition dates.',
            'Read the petition once with only one question: does the endeavor in the cover letter, the form, the plan and each letter match, word for word where it counts?',
            'Check every exhibit number in the letter against the index.',
            "Check translations: complete, with the translator's signed statement.",
            'Copy everything, signed pages included. You will need the exact filed text if a notice comes.',
            'Send with tracking; keep the delivery proof with the copy.',
          ],
        },
        { kind: 'paragraph', text: 'Why step 3 matters so much: from that day the endeavor is fixed. See [nothing re-scoped after filing](/blog/after-filing-nothing-re-scoped).' },
      ],
    },
    {
      id: 'after-it-arrives',
      heading: 'After it arrives',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You receive a receipt notice with a number and a date. The **priority date** of an NIW is the day the I-140 was properly filed; it decides your place in the visa queue. If the package is rejected, for example because a fee was wrong, you get it back and have no date, so a small error costs you time in the queue.',
        },
        {
          kind: 'paragraph',
          text: 'Then the case waits or, with premium, the clock runs. Answer only what you are asked, keep your address current with the agency, and do not send loose additions.',
        },
        {
          kind: 'callout',
          tone: 'attorney',
          title: 'When to ask a lawyer before filing',
          text: 'Ask if you are outside lawful status, have an earlier refusal or removal case, plan to travel while applications are pending, or have a dependent child close to 21. The [AILA lawyer directory](https://www.ailalawyer.com) and the [Justice Department list](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) are places to start.',
        },
      ],
    },
    {
      id: 'a-word-on-services-like-ours',
      heading: 'A word on services like ours',
      blocks: [
        {
          kind: 'paragraph',
          text: '{brand} drafts and supplies templates. Forms, assembly and filing stay with you; our packages do not include them. Fees paid to the government are never part of our prices.',
        },
      ],
    },
  ],
  sources: [SOURCES.g1055, SOURCES.i140, SOURCES.i907, SOURCES.i485, SOURCES.greencardnav, SOURCES.arvian, SOURCES.immigrationCom, SOURCES.path2usa, SOURCES.mengLaw],
  related: [{ article: 'visa-bulletin-for-niw-filers' }, { article: 'adjustment-of-status-after-pm-602-0199' }, { label: 'NIW DIY templates', path: '/niw-diy' }],
}
