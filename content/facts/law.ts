/** Statements of law and practice that documents make, each with the document it stands in and the day it was read. */
import type { DatedFact, FactSource } from '../../domain/facts/dated-fact.ts'
import { BULLETIN, BULLETIN_ASKS, BULLETIN_MONTH, cutoff } from './bulletin.ts'
import { feeOf } from './fees.ts'

/** Litigation and monthly charts move within weeks; memoranda and rules within months; forms within half a year. */
const WEEKS = 75
const MONTHS = 120
const HALF_YEAR = 180

const fact = (
  what: string,
  says: string,
  source: FactSource,
  readIn: string | readonly string[] | null,
  checkedOn: string,
  goodForDays: number,
  term: Pick<DatedFact, 'lastDay' | 'lookedFor'> = {},
): DatedFact => ({
  what,
  says,
  source,
  readIn: readIn === null ? [] : typeof readIn === 'string' ? [readIn] : readIn,
  checkedOn,
  goodForDays,
  ...term,
})

const CHANGE_LOG = 'https://github.com/migrantusa/us-immigration-data/blob/main/CHANGES.md'
/** The same record's table of suits and policies. */
const TRACKER = 'https://github.com/migrantusa/us-immigration-data/blob/main/data/litigation_tracker.json'
/** Daily copies of edition dates and notices on the pages of USCIS forms, to October 8, 2026, and readings of pages and forms from then. */
const EDITIONS = 'https://github.com/spinningdiver/uscis-form-editions/blob/main/reference/alert-patterns.md'
const PAGES_READING = 'https://github.com/christophermarsh/briefcaddy/blob/main/schemas/law/online_filing.json'
const FORM_READING = 'https://github.com/OGMultiservicesllc/og-website-v2/blob/main/app/seed_i485_elig.py'
const INSTRUCTIONS_READING = 'https://github.com/rarevalo0306-hash/immigration-Forms'
/** A public reading of the rules and forms, file by file. */
const OPENNIW = 'https://github.com/HHHHHejia/openniw/blob/main/.agents/skills'
const I140 = { name: 'USCIS, Form I-140 and its instructions, edition 06/07/24', url: 'https://www.uscis.gov/i-140' }

export const LAW = {
  premiumClock: fact(
    'Premium processing of a waiver petition',
    `${feeOf('i907')} since March 1, 2026, for an action within 45 business days. A Request for Evidence or a notice of intent to deny is such an action; the count begins again when the answer arrives.`,
    { name: 'USCIS, Form I-907', url: 'https://www.uscis.gov/i-907' },
    'https://legalclarity.org/how-much-is-the-eb-2-niw-premium-processing-fee/',
    '2026-11-20',
    HALF_YEAR,
  ),
  payment: fact(
    'Payment of a paper filing, and of one online',
    'On paper: since October 28, 2025 USCIS takes no checks or money orders unless an exemption is asked for on Form G-1651. You pay by card with Form G-1450, or from a U.S. bank account with Form G-1650; one authorization for each form and fee, and one kind of payment in a package. A wrong or failed payment means rejection. The card must be issued by a U.S. bank. Online these forms are not used: you pay in your USCIS account, by card or from a bank account, when you submit.',
    { name: 'USCIS, filing fees', url: 'https://www.uscis.gov/forms/filing-fees' },
    ['https://menglawgrp.com/uscis-will-require-electronic-payments-for-all-paper-filed-forms-beginning-october-28-2025', `${OPENNIW}/i485-adjustment/references/package.md`],
    '2026-11-26',
    HALF_YEAR,
  ),
  feeQuestions: fact(
    'Fee questions of Form I-140',
    'Part 1, items 5 and 6, may not be left blank: they decide the Asylum Program Fee. Item 5 asks whether you are a nonprofit or a governmental research organization: a self-petitioner is neither, and answers No. Item 6 asks whether you employ 25 or fewer full-time equivalent employees in the United States: a self-petitioner with none, or with that few, answers Yes. The filing fee and the Asylum Program Fee are two separate payments.',
    { name: 'USCIS, Form I-140 and its instructions, edition 06/07/24', url: 'https://www.uscis.gov/i-140' },
    ['https://cchonglaw.com/immigration-news/blog-post-title-two-w5gh4', `${OPENNIW}/niw-petition/references/forms.md`],
    '2026-11-26',
    HALF_YEAR,
  ),
  sideWork: fact(
    'Paid work beside the job',
    'H-1B, O-1 and TN status permit the work for which they were granted; F-1 (with CPT or OPT) and J-1 what the program and its authorization allow; H-4 work only with an employment card; every other status has its own rule. A paid agreement of one’s own, or work in a company of one’s own, can be unauthorized employment, which may stand against Form I-485 later (INA 245(c), 245(k)). Ask a lawyer before you take it on or describe it in a petition.',
    { name: '8 CFR 274a.12(b)', url: 'https://www.ecfr.gov/current/title-8/section-274a.12' },
    'https://www.murthy.com/2010/10/22/murthychat-faq-self-employment-for-h1bs-and-job-change-issues-in-the-gc-context-posted/',
    '2026-11-23',
    HALF_YEAR,
  ),
  immigrantIntent: fact(
    'Visas and travel after the petition',
    'Anyone who asks for a visa or for admission is presumed to intend to immigrate until the officer is satisfied of the contrary; H-1B (not H-1B1), L and V status are excepted (INA 214(b)). A petition for yourself on Form I-140 is evidence of that intent. In F-1, J-1, TN or B status a new visa, a return after travel or a change to a status outside the exception can be refused because of it, long before Form I-485 can be filed. Such a petition is no ground for refusing a change to H-1B status (8 CFR 214.2(h)(16)); O-1 and E status have rules of their own (8 CFR 214.2(o)(13), (e)(5)). If you may need a visa or a trip, ask a lawyer before you file.',
    { name: 'INA 214(b), 8 U.S.C. 1184(b)', url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1184' },
    'https://atxvisa.com/blog/can-i-file-an-i-140-while-in-f-1-status?format=amp',
    '2026-11-23',
    HALF_YEAR,
  ),
  fixedAdmission: fact(
    'F and J status: the fixed period is on hold',
    'A rule of July 17, 2026 would end “duration of status” and admit F-1 and J-1 visitors for a fixed period of four years at most. On September 14, 2026, the day before it was to take effect, a federal court postponed it and enjoined the Department of Homeland Security from carrying it out (*Presidents’ Alliance on Higher Education and Immigration v. DHS*, No. 26-cv-13799, D. Mass.). Until another order, duration of status goes on; so it stood on October 8, 2026. The Department says that it will apply the rule if the order is lifted: look at your Form I-94 and ask your school before you travel.',
    {
      name: 'Federal Register 2026-14439 (July 17, 2026)',
      url: 'https://www.federalregister.gov/documents/2026/07/17/2026-14439/establishing-a-fixed-time-period-of-admission-and-an-extension-of-stay-procedure-for-nonimmigrant',
    },
    [CHANGE_LOG, EDITIONS],
    '2026-11-26',
    WEEKS,
  ),
  laborForms: fact(
    'Labor Department forms of a waiver petition',
    'Form ETA-9089 Appendix A and the signed Final Determination, without certification, under the notice applicable since January 14, 2025. The regulation on waivers, 8 CFR 204.5(k)(4)(ii), was written for Form ETA-750B, and the instructions of Form I-140 (06/07/24) do not describe the change: the notice is what says which parts of Form ETA-9089 are filed now.',
    { name: '90 FR 3238 (Jan. 14, 2025), FR Doc. 2025-00582', url: 'https://www.govinfo.gov/content/pkg/FR-2025-01-14/html/2025-00582.htm' },
    'https://originlaw.com/immigration-insights/uscis-updates-i-140-filing-requirements-key-details-for-flag-system-and-supporting-documents/',
    '2026-11-23',
    HALF_YEAR,
  ),
  i140Edition: fact('Edition of Form I-140', 'Edition 06/07/24, for the form and its instructions. The page of the form named no newer one on October 8, 2026.', I140, EDITIONS, '2026-11-26', MONTHS),
  adjustmentEditions: fact(
    'Editions of Forms I-485, I-131 and I-693',
    'Form I-485: 09/18/26 only, for applications postmarked or sent on or after September 18, 2026, without a grace period. Form I-131: 01/20/25. Form I-693: 01/20/25, where the surgeon signs on or after July 3, 2025. So the pages of the forms stood on October 8, 2026.',
    { name: 'USCIS, Form I-485', url: 'https://www.uscis.gov/i-485' },
    EDITIONS,
    '2026-11-26',
    MONTHS,
  ),
  otherEditions: fact(
    'Editions of Forms I-907, G-1450, G-1145 and ETA-9089',
    'Form I-907: a public copy made at the end of July 2026 bears 04/01/24; its page was not read since. Form G-1450: 02/06/26, and earlier editions are accepted too. Form G-1145: earlier editions are accepted. Appendix A and the Final Determination of Form ETA-9089 bear no edition date, only the approval number 1205-0451 and an expiration date: download both anew. On the day you file, compare the date at the foot of each form with its page.',
    { name: 'USCIS, all forms', url: 'https://www.uscis.gov/forms/all-forms' },
    ['https://github.com/HHHHHejia/openniw/tree/main/forms', EDITIONS],
    '2026-11-26',
    MONTHS,
  ),
  adjustmentItems: fact(
    'Items of Form I-485, edition 09/18/26, that a self-petitioner meets',
    'Part 2, item 3.b: the box for a national interest waiver under Form I-140, and, where it asks whether a relative filed the petition or owns 5 percent or more of the business that did, the box “N/A (I am adjusting on the basis of a Form I-140 self-petition).” Part 3, item 1, fifth box (1.e): no exemption applies, and no affidavit of support is required by statute. Part 9, item 1 asks of any organization, ever and anywhere; items 10 to 13 of refused admission, refused visas, unauthorized work and violations of status; item 22 of every arrest, citation and charge in any country.',
    { name: 'USCIS, Form I-485, edition 09/18/26', url: 'https://www.uscis.gov/i-485' },
    ['https://github.com/OGMultiservicesllc/og-website-v2/blob/main/app/seed_i485.py', FORM_READING],
    '2026-11-26',
    MONTHS,
  ),
  publicChargeItems: fact(
    'Public charge questions of Form I-485',
    'In edition 09/18/26 they are Part 9, items 56 to 64: 56, whether an exempt category applies; 57, family status, for example the size of the household; 58, household income; 59, assets; 60, liabilities, each of the three as a range to check; 61, education; 62, skills, certifications and licenses; 63, whether any means-tested public benefit was ever received; 64, which, from when to when, how much and why.',
    { name: 'USCIS, Form I-485, edition 09/18/26', url: 'https://www.uscis.gov/i-485' },
    [FORM_READING, INSTRUCTIONS_READING],
    '2026-11-26',
    MONTHS,
  ),
  i765Edition: fact(
    'Edition of Form I-765',
    'Edition 08/21/25. An edition of 09/15/26 had been announced for September 15, 2026; under the court order of September 14, 2026 on the fixed period for F and J status USCIS “continues to accept” 08/21/25 and “is not accepting” 09/15/26. So it stood in October 2026. The order can be lifted: on the day you file, read the edition date on the page of the form.',
    { name: 'USCIS, Form I-765', url: 'https://www.uscis.gov/i-765' },
    [EDITIONS, CHANGE_LOG],
    '2026-11-26',
    WEEKS,
  ),
  filingAddresses: fact(
    'Filing addresses changed in October 2026',
    'On October 7, 2026 USCIS changed where Forms I-485, I-765, I-131 and I-907 are filed on paper; forms sent to an earlier address were accepted if postmarked on or before November 9, 2026. An address copied before then, or from a guide, may be wrong now: take it from the “Direct Filing Addresses” page of each form on the day you mail.',
    { name: 'USCIS, direct filing addresses', url: 'https://www.uscis.gov/i-485-addresses' },
    EDITIONS,
    '2026-11-26',
    MONTHS,
  ),
  concurrentFiling: fact(
    'Form I-485 together with a new Form I-140',
    'The priority date of a new waiver petition is the day on which it is filed. An immigrant visa is available for filing only if that date is earlier than the cutoff date of the chart in use, or the chart shows “C”. While your column shows a date, a petition filed today is therefore too late for it, and a Form I-485 in the same package cannot be accepted. Exceptions: an earlier priority date retained from an approved petition (8 CFR 204.5(e)), where it is before the cutoff date; or chargeability to another country, such as the country of birth of a spouse, only if the column of that country shows “C”. Another dated column is too late for a petition filed today as well.',
    { name: '8 CFR 245.1(g)(1) and 245.2(a)(2)', url: 'https://www.ecfr.gov/current/title-8/section-245.1' },
    `${OPENNIW}/i485-adjustment/references/eligibility.md`,
    '2026-11-23',
    HALF_YEAR,
  ),
  onlinePetition: fact(
    'Form I-140 online',
    'A petition filed alone and without premium processing may be filed in a USCIS online account. The forms of the Labor Department, the letter and the exhibits are uploaded with it as PDF files in the order of a paper filing. Form I-907 cannot be attached: it comes after the receipt notice, and reports differ on whether it may then be filed online, so read the USCIS list and the page of Form I-907. With premium processing from the first day, file on paper.',
    { name: 'USCIS, forms available to file online', url: 'https://www.uscis.gov/file-online/forms-available-to-file-online' },
    `${OPENNIW}/niw-petition/references/forms.md`,
    '2026-11-23',
    MONTHS,
  ),
  mandatoryOnline: fact(
    'Paper filing may be closed by notice',
    'Since August 11, 2026 USCIS may require that a form be filed online once it has been open for that for 180 days, by a notice on uscis.gov at least 60 days ahead. When the rule came no form was under it. Look at the page of each form before you mail paper.',
    { name: '91 FR 51924 (Aug. 11, 2026)', url: 'https://www.federalregister.gov/documents/2026/08/11/2026-16313/mandatory-electronic-filing-e-filing' },
    CHANGE_LOG,
    '2026-08-21',
    HALF_YEAR,
  ),
  onlineAdjustment: fact(
    'Form I-485 online',
    'Open since about April 24, 2026 to certain employment-based applicants only. Who they are changes without a new edition of the form: read the list of USCIS before you count on the online fee. Otherwise the application goes by mail and costs the amount on paper. The list of July 24, 2026 takes Form I-131 for a pending I-485 online only where the receipt number of the I-485 begins with IOE, or together with an I-485 that is itself filed online.',
    { name: 'USCIS, forms available to file online', url: 'https://www.uscis.gov/file-online/forms-available-to-file-online' },
    ['https://pristerlaw.com/blog/uscis-launches-online-i-485-filing-for-employment-based-green-cards', PAGES_READING],
    '2026-11-26',
    MONTHS,
  ),
  medicalEnvelope: fact(
    'The envelope of Form I-693',
    'On paper, the civil surgeon’s original sealed envelope goes into the package unopened. Online the reverse applies: you must open the envelope, upload the completed Form I-693, and keep the original form and the envelope until USCIS makes a final decision.',
    { name: 'USCIS, Form I-693', url: 'https://www.uscis.gov/i-693' },
    ['https://www.financialexpress.com/immigration/us-announces-online-green-card-application-process-for-certain-employment-based-foreign-nationals/4217291/', EDITIONS],
    '2026-11-26',
    HALF_YEAR,
  ),
  publicCharge: fact(
    'Public charge and the edition of Form I-485',
    'The regulation of 2022 is rescinded for applications postmarked or sent on or after September 18, 2026. Officers weigh all pertinent facts case by case. Means-tested benefits received before September 18, 2026 count only if they were cash assistance or long-term institutionalization; any received from that day on may count, among them cash and housing assistance, food stamps and college financial aid. An older edition of Form I-485 is not accepted from that day; the new one is dated 09/18/26.',
    {
      name: '91 FR 45324 (July 20, 2026) and USCIS guidance of August 18, 2026',
      url: 'https://www.uscis.gov/newsroom/alerts/uscis-issues-guidance-on-making-public-charge-inadmissibility-determination',
    },
    CHANGE_LOG,
    '2026-08-21',
    HALF_YEAR,
  ),
  occupationFit: fact(
    'Occupation and endeavor',
    'For an advanced-degree professional, the occupation through which the endeavor is advanced must be a profession, and five years of experience must be in its specialty. Exceptional ability must relate to the endeavor. For petitions pending or filed on or after January 15, 2025.',
    { name: 'USCIS Policy Manual, volume 6, part F, chapter 5', url: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5' },
    'https://eiglaw.com/uscis-updates-guidance-eb2-national-interest-waivers/',
    '2026-11-20',
    HALF_YEAR,
  ),
  denialWithoutRequest: fact(
    'Denial without a request for evidence',
    'Since August 5, 2026 an officer may deny without a Request for Evidence or notice of intent to deny where required initial evidence is missing or eligibility is not shown, in pending cases too. Twelve weeks is the longest time for an answer, not the usual one; a notice of intent to deny leaves 30 days at most; time is not extended.',
    { name: 'PA-2026-05', url: 'https://www.uscis.gov/sites/default/files/document/policy-manual-updates/20260805-EvidentiaryStandards.pdf' },
    CHANGE_LOG,
    '2026-08-21',
    HALF_YEAR,
  ),
  discretion: fact(
    'Discretion in adjustment of status',
    'PM-602-0199 of May 21, 2026 bears the title “Adjustment of Status is a Matter of Discretion and Administrative Grace, and an Extraordinary Relief that Permits Applicants to Dispense with the Ordinary Consular Visa Process.” Practitioners who read it in May 2026 report that the absence of adverse factors is not enough, that “unusual or even outstanding equities” are asked for, that a dual-intent status such as H-1B is not sufficient by itself, and that pending applications are decided under it too; also that it amends no statute or regulation and adds no bar to filing. A public record of July 27, 2026 still listed it as in effect and knew of no suit; what came later was not read. The text was not opened, and readings differ on how far it goes: a lawyer can say what it means for you.',
    { name: 'PM-602-0199', url: 'https://www.uscis.gov/newsroom/news-releases/us-citizenship-and-immigration-services-will-grant-adjustment-of-status-only-in-extraordinary' },
    [
      'https://compleximmigration.com/?p=1985',
      'https://usimmigration.today/news/uscis-reframes-adjustment-of-status-as-extraordinary-discretion/',
      'https://www.immigratrust.com/blog/adjustment-of-status-new-uscis-policy-do-i-still-qualify',
      'https://www.ratheelawfirm.com/blog/eligible-is-not-enough-pm-602-0199',
      TRACKER,
    ],
    '2026-11-26',
    MONTHS,
  ),
  holds: fact(
    'Holds on cases of people from listed countries',
    'PM-602-0192 (December 2, 2025) and PM-602-0194 (January 1, 2026) held final decisions for people born in or citizens of the countries of two presidential proclamations. A federal court set the holds aside on June 5, 2026 (*Dorcas International v. USCIS*, D.R.I.), and USCIS said that it follows the order. On August 14, 2026 the court of appeals (First Circuit, No. 26-1703) let USCIS resume, while the appeal is open, its re-review of approved requests of people who entered on or after January 20, 2021; the holds themselves stayed set aside. On August 24, 2026, as reported, a second court enjoined both memoranda, ordered USCIS to decide in the normal course, and certified a class: natives and citizens of the 39 countries, and people from the Palestinian Authority, whose pending request was held under them and not yet decided (*Red Eagle Law v. Edlow*, No. 26-cv-04850, N.D. Cal.). USCIS said on August 28 that it will follow the order pending further review. If you may belong to the class, ask a lawyer. What came later was not read: look at the notice of USCIS and at both dockets.',
    { name: 'USCIS, notice on court orders on the hold policies', url: 'https://www.uscis.gov/newsroom/alerts/recent-court-order-on-hold-policies' },
    [
      'https://usialaw.com/articles/dorcas-benefits-hold',
      'https://www.fredlaw.com/alert-alert-uscis-announces-immediate-hold-on-asylum-applications-and-immigration-benefits-for-foreign-nationals-of-19-high-risk-countries',
      'https://natlawreview.com/article/uscis-pauses-benefits-applicants-high-risk-countries',
      CHANGE_LOG,
    ],
    '2026-08-28',
    WEEKS,
    { lookedFor: '2026-11-26' },
  ),
  visaPause: fact(
    'Pause of immigrant visas abroad',
    'Since January 21, 2026 the Department of State issues no immigrant visas to nationals of 75 listed countries. Applications and interviews go on; a dual national with a valid passport of a country that is not listed is exempt; adjustment inside the United States is another procedure. Suits are pending. Whether the pause was lifted or its list changed after the first half of 2026 was not found: read the notice.',
    {
      name: 'Department of State, notice of January 14, 2026',
      url: 'https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html',
    },
    'https://www.dorsey.com/newsresources/publications/client-alerts/2026/1/immigrant-visas-for-75-countries-on-pause',
    '2026-11-22',
    WEEKS,
  ),
  entrySuspension: fact(
    'Suspension of entry by proclamation',
    'Since January 1, 2026 a proclamation of December 16, 2025 suspends, for nationals of 39 countries and holders of travel documents of the Palestinian Authority, the entry of immigrants, and for some or all of them of nonimmigrants too. It applies to people who were outside the United States on that day without a valid visa; permanent residents and dual nationals who travel on the passport of a country not listed are excepted. The list is reviewed every 180 days; what became of it after the first half of 2026 was not read.',
    {
      name: 'Proclamation of December 16, 2025',
      url: 'https://www.whitehouse.gov/presidential-actions/2025/12/restricting-and-limiting-the-entry-of-foreign-nationals-to-protect-the-security-of-the-united-states/',
    },
    ['https://www.everycrsreport.com/files/2025-12-19_IN12631_ac1fc8a6173209ca3b8043e566d5319f4686f0ea.html', 'https://www.fredlaw.com/alert-president-expands-full-and-partial-travel-ban-list'],
    '2026-11-26',
    WEEKS,
  ),
  signatures: fact(
    'Signatures',
    'An unsigned form is rejected. If USCIS accepts a form and finds later that it has no valid signature, it may reject or deny it, and on denial keep the fee. For requests sent on or after July 10, 2026.',
    { name: '91 FR 25479 (May 11, 2026)', url: 'https://www.govinfo.gov/content/pkg/FR-2026-05-11/html/2026-09289.htm' },
    'https://usimmigration.today/news/new-uscis-signature-rule-takes-effect-july-10-a-single-signing-error-can-now-trigger-a-denial/',
    '2026-11-22',
    HALF_YEAR,
  ),
  photographs: fact(
    'Photographs',
    'USCIS announced on December 12, 2025 that it would not use photos that applicants send. The list of evidence in the instructions of Form I-485 (09/18/26) is reported still to name two. Read the instructions of each form before you pay for photographs.',
    { name: 'USCIS, PA-2025-29', url: 'https://www.uscis.gov/policy-manual/volume-1-part-c-chapter-2' },
    ['https://www.nafsa.org/regulatory-information/uscis-says-it-will-no-longer-accept-self-submitted-photos-and-limits-reuse', INSTRUCTIONS_READING],
    '2026-11-26',
    HALF_YEAR,
  ),
  childAge: fact(
    'Age of a child (Child Status Protection Act)',
    'For applications filed on or after August 15, 2025 USCIS counts the age by the Final Action Dates chart. Filing under the Dates for Filing chart does not lock it. The child must also seek permanent residence within one year after a visa becomes available, for example with Form I-485 (INA 203(h)(1)(A)).',
    { name: 'USCIS Policy Manual, volume 7, part A, chapter 7', url: 'https://www.uscis.gov/policy-manual/volume-7-part-a-chapter-7' },
    'https://eiglaw.com/uscis-updates-policy-on-cspa-age-calculation-for-adjustment-of-status-applicants',
    '2026-11-22',
    HALF_YEAR,
  ),
  noAutomaticExtension: fact(
    'Renewal of an employment card',
    'A renewal filed on or after October 30, 2025 no longer extends the old card. Permission to work under the card ends on the day it expires, unless the new one has come. Renewals may be filed up to 180 days before.',
    {
      name: 'Interim final rule, Federal Register 2025-19702',
      url: 'https://www.federalregister.gov/documents/2025/10/30/2025-19702/removal-of-the-automatic-extension-of-employment-authorization-documents',
    },
    'https://alanleelaw.com/2025/11',
    '2026-11-22',
    HALF_YEAR,
  ),
  cardValidity: fact(
    'How long an employment card is valid',
    'Eighteen months at most for category (c)(9), first cards and renewals, where the application was pending or filed on or after December 5, 2025. Cards issued before keep their date.',
    { name: 'USCIS Policy Manual, volume 10 (alert of December 4, 2025)', url: 'https://www.uscis.gov/policy-manual/volume-10' },
    'https://www.mondaq.com/unitedstates/general-immigration/1717754/ead-validity-period-reduced-for-certain-categories',
    '2026-11-22',
    HALF_YEAR,
  ),
  medical: fact(
    'How long a medical examination is valid',
    'A Form I-693 signed on or after November 1, 2023 is valid only while the application it was filed with is pending. If that application is denied or withdrawn, a new examination is needed. This applies to applications pending or filed on or after June 11, 2025.',
    { name: 'USCIS, Form I-693', url: 'https://www.uscis.gov/i-693' },
    `${OPENNIW}/i485-adjustment/references/documents.md`,
    '2026-11-23',
    HALF_YEAR,
  ),
  medicalTogether: fact(
    'Medical examination with the application',
    'Form I-693 must be filed with Form I-485 where it is required; a Form I-485 without it may be rejected. So said the page of Form I-485 in October 2026 and the instructions of edition 01/20/25.',
    { name: 'USCIS, Form I-485', url: 'https://www.uscis.gov/i-485' },
    EDITIONS,
    '2026-11-26',
    HALF_YEAR,
  ),
  supplementJ: fact(
    'Form I-485 Supplement J',
    'It confirms a job offer. A national interest waiver rests on none, so a self-petitioner files no Supplement J. A self-petitioner must intend to work in the occupational field of the petition and must file a signed statement that says so, unless Form I-485 is filed together with Form I-140 or while it is pending. These are the instructions of edition 01/20/25; those of 09/18/26 were not read on this point, so compare them.',
    { name: 'USCIS, instructions of Form I-485, edition 01/20/25', url: 'https://www.uscis.gov/i-485' },
    null,
    '2026-11-26',
    HALF_YEAR,
  ),
  shortViolations: fact(
    'Short violations of status (INA 245(k))',
    'After a petition in an employment-based category such as EB-2, an applicant who is here by a lawful admission may adjust although, since that admission, for at most 180 days added up, lawful status was not maintained, there was unauthorized employment, or the terms and conditions of the admission were otherwise violated. How days are counted is a question for a lawyer.',
    { name: 'INA 245(k), 8 U.S.C. 1255(k)', url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1255' },
    'http://www.imminfo.com/News/Newsletter/2010-08/how-does-sec-245k-work.html',
    '2026-11-23',
    HALF_YEAR,
  ),
  cardAndStatus: fact(
    'The employment card and H-1B or L-1 status',
    'To leave the employer of the H-1B or L-1 petition and work for another, or for yourself, on the employment card ends H-1B or L-1 status; to hold the card does not. If Form I-485 is then denied, that status is no longer there to fall back on.',
    { name: 'INS memorandum of May 2000 on H-1 and L-1 status with a pending adjustment', url: 'https://www.uscis.gov/laws-and-policy/policy-memoranda' },
    'http://www.visalaw.com/00may3/16may300.html',
    '2026-11-23',
    HALF_YEAR,
  ),
  returnInStatus: fact(
    'Travel in H or L status',
    'Travel does not abandon a pending Form I-485 where a person in lawful H-1 or L-1 status, not in removal proceedings, returns still eligible for it, with a valid visa if one is required, to resume work for the same employer. Spouses and children in H-4 or L-2 status are covered while that person maintains H-1 or L-1 status and they remain eligible.',
    { name: '8 CFR 245.2(a)(4)(ii)(C)', url: 'https://www.ecfr.gov/current/title-8/section-245.2' },
    'http://myattorneyusa.com/h1-and-l1-travel-with-adjustment-of-status-pending',
    '2026-11-23',
    HALF_YEAR,
  ),
  advanceParole: fact(
    'Travel with advance parole',
    'In *Matter of Delcarmen-Lara*, 29 I&N Dec. 830 (BIA 2026), decided August 13, 2026, the Board of Immigration Appeals held that leaving with advance parole is a departure for the bars on unlawful presence, and overruled *Matter of Arrabally and Yerrabelly*, 25 I&N Dec. 771 (BIA 2012), which had said otherwise. If you ever accrued unlawful presence (more than 180 days for the bar of three years, one year or more for the bar of ten years, INA 212(a)(9)(B)(i)), or are not sure, consult an attorney before traveling.',
    { name: 'Matter of Delcarmen-Lara, 29 I&N Dec. 830', url: 'https://www.justice.gov/eoir/media/1457741/dl?inline' },
    CHANGE_LOG,
    '2026-08-21',
    HALF_YEAR,
  ),
  noticeToAppear: fact(
    'After a denial',
    'Under PM-602-0187 of February 28, 2025 a denied application of a person without lawful status can lead directly to a notice to appear in immigration court.',
    { name: 'PM-602-0187', url: 'https://www.uscis.gov/laws-and-policy/policy-memoranda' },
    TRACKER,
    '2026-07-27',
    HALF_YEAR,
  ),
  studentTaxes: fact(
    'Tax residence of a student',
    'A student in F or J status is an exempt individual for five calendar years and files as a nonresident (Form 1040-NR, with Form 8843); days begin to count in the sixth year, or when the status changes. A nonresident files no joint return unless an election makes it possible: ask a tax adviser.',
    { name: 'IRS, exempt individual: who is a student', url: 'https://www.irs.gov/individuals/international-taxpayers/exempt-individual-who-is-a-student' },
    null,
    '2026-11-22',
    HALF_YEAR,
  ),
  bulletin: fact(
    `Visa Bulletin, ${BULLETIN_MONTH}, EB-2`,
    `Final action dates: ${cutoff('most', 'finalAction')} for most countries, ${cutoff('china', 'finalAction')} for mainland China, ${cutoff('india', 'finalAction')} for India. Dates for filing: ${cutoff('most', 'filing')} for most countries, ${cutoff('china', 'filing')} for mainland China, ${cutoff('india', 'filing')} for India. USCIS accepted the filing chart in that month. It is the last month that we read, and is in force in no other. ${BULLETIN_ASKS}`,
    { name: 'Department of State, Visa Bulletin', url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html' },
    null,
    '2026-11-20',
    WEEKS,
    { lastDay: BULLETIN.lastDay, lookedFor: '2026-11-26' },
  ),
  physicianWaiver: fact(
    'Physicians: two kinds of waiver',
    'A clinical physician who agrees to work full time in an area that the Department of Health and Human Services designates as short of health care professionals, or in a facility of the Department of Veterans Affairs, may ask for the physician’s own national interest waiver. A federal agency or the health department of the State must have determined that the work there is in the public interest. Five years of it in all are required; time in J-1 status does not count, and permanent residence is not granted before they are done (INA 203(b)(2)(B)(ii)). Physicians are doctors of medicine and of osteopathy: dentists are not covered. The general waiver under *Dhanasar*, which this package is about, is another request.',
    { name: '8 CFR 204.12', url: 'https://www.ecfr.gov/current/title-8/section-204.12' },
    'http://cfr.laws-info.com/text/8/204/12',
    '2026-11-23',
    HALF_YEAR,
  ),
  physicianHomeStay: fact(
    'Physicians in J-1 status',
    'A physician who came in J-1 status for graduate medical education is subject to the two-year home residence requirement of INA 212(e), whatever the country. Until it is fulfilled or waived you may not apply for permanent residence (8 CFR 245.1(c)(2)) or take H or L status, and a no-objection statement of the home country is no ground for physicians. A physician whose waiver rests on clinical service must generally first complete three years of that service (INA 214(l)): ask a lawyer when you may file.',
    { name: 'INA 212(e), 8 U.S.C. 1182(e)', url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1182' },
    ['https://www.immigrationgroup.com/i-212e-waivers-for-foreign-med-grad', 'https://j1visawaiver.net/immigration-law-for-doctors/regulations/', 'https://immicore.com/?p=4072'],
    '2026-11-23',
    HALF_YEAR,
  ),
  homeStay: fact(
    'Two-year home residence requirement of a J visa',
    'Some J-1 visitors must first live in their home country for two years. Whoever is subject to this requirement may not apply for permanent residence until it is fulfilled or waived (8 CFR 245.1(c)(2)); a spouse or child in J-2 status is subject to it too (22 CFR 41.62(c)(4)). A recommendation is not yet a waiver.',
    { name: 'INA 212(e), 8 U.S.C. 1182(e)', url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1182' },
    ['https://j1visawaiver.net/immigration-law-for-doctors/regulations/', 'https://ap.washington.edu/ahr/visas/scholar-resources/j1/j2-dependents'],
    '2026-11-23',
    HALF_YEAR,
  ),
  healthWorkers: fact(
    'Nurses and other health care workers',
    'A person who seeks permanent residence to work in one of these occupations is inadmissible under INA 212(a)(5)(C) without a certificate of an approved organization on training, license and English: registered, practical and vocational nurses; physical therapists; occupational therapists; speech-language pathologists and audiologists; medical technologists and technicians (clinical laboratory); physician assistants. The statute speaks of any such worker and makes no exception for people trained in the United States; the rule does not apply it to work that is not clinical, such as teaching, research, and management, or to an accompanying spouse and children (8 CFR 212.15(b)). The certificate is asked for with Form I-485 or at the consulate, not with Form I-140, and takes months: ask a lawyer or the organization early. Physicians are under another rule.',
    { name: '8 CFR 212.15', url: 'https://www.ecfr.gov/current/title-8/section-212.15' },
    ['https://kfreemanlawoffice.com/2020/08/26/green-card-for-health-care-workers-nurse-physician/', 'https://www.aila.org/ins-adjusting-health-care-workers'],
    '2026-11-23',
    HALF_YEAR,
  ),
  physicianExaminations: fact(
    'Graduates of foreign medical schools',
    'A graduate of a medical school that is not accredited for the purpose, coming principally to perform services in the medical profession, is inadmissible under INA 212(a)(5)(B) unless the required examinations are passed (the steps of the USMLE are recognized) and competence in English is shown, usually through ECFMG. A physician who treats patients also needs the license of the state.',
    { name: 'INA 212(a)(5)(B), 8 U.S.C. 1182(a)(5)(B)', url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1182' },
    'http://americanlaw.com/physic.html',
    '2026-11-22',
    HALF_YEAR,
  ),
} as const satisfies Record<string, DatedFact>

export type LawKey = keyof typeof LAW

/** What is asked about and no source could be opened for: documents say nothing of it, and the launch check lists it. */
export const NOT_FOUND: readonly { what: string; url: string }[] = [
  { what: 'Visa Bulletin of November and December 2026, and the chart that USCIS accepts', url: 'https://www.uscis.gov/visabulletininfo' },
  { what: 'Edition of Form G-1650, and the edition of Form I-907 that is accepted since October 2026', url: 'https://www.uscis.gov/forms/all-forms' },
  {
    what: 'PM-602-0199 after July 2026: suits, amendments, and the text itself',
    url: 'https://www.uscis.gov/newsroom/news-releases/us-citizenship-and-immigration-services-will-grant-adjustment-of-status-only-in-extraordinary',
  },
  {
    what: 'Whether the proclamation of December 16, 2025 on entry (39 countries) still stands, and its list',
    url: 'https://travel.state.gov/content/travel/en/News/visas-news.html',
  },
  {
    what: 'Instructions of Form I-485, edition 09/18/26: whether they ask for the statement of intent as those of 01/20/25 do, and who may file online',
    url: 'https://www.uscis.gov/i-485',
  },
  { what: 'Final Determination of Form ETA-9089: the text of 90 FR 3238 on who signs section D', url: 'https://www.govinfo.gov/content/pkg/FR-2025-01-14/html/2025-00582.htm' },
  { what: '8 CFR 204.5(k)(4)(ii), current text on Form ETA-750B', url: 'https://www.ecfr.gov/current/title-8/section-204.5' },
  {
    what: 'Whether a final rule on AML/CFT programs is in effect (proposed April 2026); the banking letter says that banks need not incorporate the priorities before one is',
    url: 'https://www.fincen.gov',
  },
  {
    what: 'Whether the pause of immigrant visas (75 countries) still stands, and its list',
    url: 'https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html',
  },
  { what: 'The appeal in Dorcas International v. USCIS, and Red Eagle Law v. Edlow, after August 28, 2026', url: 'https://www.uscis.gov/newsroom/alerts/recent-court-order-on-hold-policies' },
  {
    what: 'What became of the order of September 14, 2026 on the fixed period for F and J status, and so of edition 09/15/26 of Form I-765, after October 8, 2026',
    url: 'https://www.uscis.gov/i-765',
  },
  { what: 'Filing addresses of Forms I-485, I-765, I-131 and I-907 since October 7, 2026', url: 'https://www.uscis.gov/i-485-addresses' },
  { what: 'Fee of Form I-140 online in edition 10/01/26 of the fee schedule (documents print the amount of edition 05/29/26 and say so)', url: 'https://www.uscis.gov/g-1055' },
  { what: 'Which forms USCIS has put under mandatory online filing since August 2026', url: 'https://www.uscis.gov/file-online' },
  { what: 'Sunset date of the Conrad 30 program for J-1 physicians', url: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/conrad-30-waiver-program' },
]

/** What sample letters cite from memory or from reports: it stands in them, and the launch check asks that the text be opened. */
export const CITED_UNOPENED: readonly { what: string; url: string }[] = [
  {
    what: 'Matter of Dhanasar, 26 I&N Dec. 884: the pages 889 to 891 and 893 that letters cite (other texts cite 889 to 891 for the same propositions; none was found for 893)',
    url: 'https://www.justice.gov/media/871246/dl?inline',
  },
  {
    what: '29 CFR 1910.272(q)(4), bearings of inside bucket elevators (paragraphs (a) to (c) and OSHA’s letter of October 31, 1991 were read on November 26, 2026, (q) as a maker of monitors quotes it)',
    url: 'https://www.ecfr.gov/current/title-29/section-1910.272',
  },
]
