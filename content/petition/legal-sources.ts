/**
 * The law that a letter cites, and the standard paragraphs that say it with pin cites. `LEGAL_SOURCES_READ` is the day
 * (YYYY-MM-DD) on which a lawyer held every paragraph and pin cite against its source; null until then, and again after a
 * paragraph was changed. Letters and reports say a date only where there is one, and the launch check asks for it.
 */
export const LEGAL_SOURCES_READ: string | null = null

/** `url`: null where no address of it was opened. */
/**
 * What a lawyer has to look at first: told in our words, since no stored copy of the decision or regulation was found to hold
 * the words against (26 November 2026). The two quotations that stand in the paragraphs were found in other texts that quote them.
 */
export const PARAPHRASED: readonly string[] = [
  '*Dhanasar* at 889–90: areas of merit, national or global implications, broader implications, one geographic area, jobs in a depressed area',
  '*Dhanasar* at 890: factors of the second prong; the two interests of the third',
  '*Dhanasar* at 890–91: the three factors of the third prong, and that they are taken together; on which page each stands',
  '*Chawathe* at 375–76; INA § 203(b)(2)(A) and (B)(i); 8 CFR 204.5(k)(2), (k)(3)(i)(B), and (k)(4)(i); 8 CFR 103.2(b)(3)',
  '20 CFR 656.5(a), 656.15(a), 656.17(e), 656.30(c)(2), and 656.40',
  '20 CFR 656.10(c)(8) and 656.17(l): held against the words that a decision of the Board of Alien Labor Certification Appeals quotes (*Intervid, Inc.*, 2009-PER-00278, September 9, 2010), not against the regulation',
  '6 USCIS-PM F.5(D) on letters from interested government agencies: held against another text that quotes the sentence, not against the page',
  '20 CFR 656.15(b): that a wage determination and a notice are needed stands in a decision of the AAO (*Matter of A-C-V-H-, Inc.*, January 27, 2017); the paragraph letter was not seen',
]

export type LegalSource = { key: string; cite: string; url: string | null }

export const LEGAL_SOURCES = {
  ina: { key: 'ina', cite: 'Immigration and Nationality Act § 203(b)(2), 8 U.S.C. § 1153(b)(2)', url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1153' },
  inaBurden: { key: 'inaBurden', cite: 'Immigration and Nationality Act § 291, 8 U.S.C. § 1361', url: null },
  inaProfession: { key: 'inaProfession', cite: 'Immigration and Nationality Act § 101(a)(32), 8 U.S.C. § 1101(a)(32)', url: null },
  cfr: { key: 'cfr', cite: '8 CFR 204.5(k)', url: 'https://www.ecfr.gov/current/title-8/section-204.5' },
  cfrFiling: { key: 'cfrFiling', cite: '8 CFR 103.2(b)(1)', url: 'https://www.ecfr.gov/current/title-8/section-103.2' },
  cfrTranslation: { key: 'cfrTranslation', cite: '8 CFR 103.2(b)(3)', url: 'https://www.ecfr.gov/current/title-8/section-103.2' },
  katigbak: { key: 'katigbak', cite: '*Matter of Katigbak*, 14 I&N Dec. 45 (Reg’l Comm’r 1971)', url: null },
  izummi: { key: 'izummi', cite: '*Matter of Izummi*, 22 I&N Dec. 169 (Assoc. Comm’r 1998)', url: null },
  cfrResponse: { key: 'cfrResponse', cite: '8 CFR 103.2(b)(11) and (12)', url: 'https://www.ecfr.gov/current/title-8/section-103.2' },
  dhanasar: { key: 'dhanasar', cite: '*Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016)', url: 'https://www.justice.gov/media/871246/dl?inline' },
  chawathe: { key: 'chawathe', cite: '*Matter of Chawathe*, 25 I&N Dec. 369 (AAO 2010)', url: null },
  manual: { key: 'manual', cite: 'USCIS Policy Manual, Volume 6, Part F, Chapter 5', url: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5' },
  cfrValidity: { key: 'cfrValidity', cite: '20 CFR 656.30(c)(2)', url: 'https://www.ecfr.gov/current/title-20/part-656' },
  cfrOwnJob: { key: 'cfrOwnJob', cite: '20 CFR 656.10(c)(8) and 656.17(l)', url: 'https://www.ecfr.gov/current/title-20/part-656' },
  cfrRecruitment: { key: 'cfrRecruitment', cite: '20 CFR 656.17(e) and 656.40', url: 'https://www.ecfr.gov/current/title-20/part-656' },
  cfrScheduleA: { key: 'cfrScheduleA', cite: '20 CFR 656.5 and 656.15', url: 'https://www.ecfr.gov/current/title-20/part-656' },
  manualScheduleA: { key: 'manualScheduleA', cite: 'USCIS Policy Manual, Volume 6, Part E, Chapter 7', url: 'https://www.uscis.gov/policy-manual/volume-6-part-e-chapter-7' },
  perjury: { key: 'perjury', cite: '28 U.S.C. § 1746', url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1746' },
} as const satisfies Record<string, LegalSource>
export type LegalSourceKey = keyof typeof LEGAL_SOURCES

export type StandardParagraph = { text: string; sources: readonly LegalSourceKey[] }

/** In the notation of documents. */
export const STANDARD_PARAGRAPHS = {
  burden: {
    text: 'I bear the burden of proof. INA § 291. I must establish each element by a preponderance of the evidence; that is, I must submit relevant, probative, and credible evidence that leads the officer to believe that the claim is probably true. *Matter of Chawathe*, 25 I&N Dec. 369, 375–76 (AAO 2010). Eligibility is measured as of the date of filing. 8 CFR 103.2(b)(1).',
    sources: ['inaBurden', 'chawathe', 'cfrFiling'],
  },
  dhanasar: {
    text: 'The classification requires that the petitioner’s services be sought by an employer in the United States. INA § 203(b)(2)(A). The statute allows that requirement to be waived in the national interest, for members of the professions holding advanced degrees as for persons of exceptional ability. INA § 203(b)(2)(B)(i). Where it is waived, so is the labor certification: the regulation speaks of “the requirement of a job offer, and thus of a labor certification.” 8 CFR 204.5(k)(4)(ii). After a petitioner has established eligibility for the classification, USCIS may grant a national interest waiver if (1) the proposed endeavor has both substantial merit and national importance; (2) the petitioner is well positioned to advance it; and (3) on balance, it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification. *Matter of Dhanasar*, 26 I&N Dec. 884, 889 (AAO 2016).',
    sources: ['ina', 'cfr', 'dhanasar'],
  },
  'eb2-advanced': {
    text: 'An advanced degree is any United States academic or professional degree, or a foreign equivalent degree, above that of baccalaureate. 8 CFR 204.5(k)(2). An official academic record shows the degree. 8 CFR 204.5(k)(3)(i)(A). A profession is one of the occupations listed in INA § 101(a)(32), or any occupation for which a United States baccalaureate degree or its foreign equivalent is the minimum requirement for entry. 8 CFR 204.5(k)(2).',
    sources: ['cfr', 'inaProfession'],
  },
  'eb2-doctorate': {
    text: 'Where the specialty customarily requires a doctorate, the petitioner must have a United States doctorate or a foreign equivalent degree. 8 CFR 204.5(k)(2).',
    sources: ['cfr'],
  },
  'eb2-five-years': {
    text: 'A United States baccalaureate degree, or a foreign equivalent degree, followed by at least five years of progressive experience in the specialty is considered the equivalent of a master’s degree. 8 CFR 204.5(k)(2). The degree is shown by an official academic record, and the experience, which must follow the degree, by letters from current or former employers. 8 CFR 204.5(k)(3)(i)(B). A profession is one of the occupations listed in INA § 101(a)(32), or any occupation for which a United States baccalaureate degree or its foreign equivalent is the minimum requirement for entry. 8 CFR 204.5(k)(2).',
    sources: ['cfr', 'inaProfession'],
  },
  'eb2-ability': {
    text: 'Exceptional ability means a degree of expertise significantly above that ordinarily encountered in the sciences, arts, or business. 8 CFR 204.5(k)(2). The record must hold at least three of the six kinds of evidence in 8 CFR 204.5(k)(3)(ii) or, where these do not readily apply to the occupation, comparable evidence, 8 CFR 204.5(k)(3)(iii), and is then weighed as a whole. 6 USCIS-PM F.5(B). Because of that ability the petitioner must substantially benefit prospectively the national economy, cultural or educational interests, or welfare of the United States. INA § 203(b)(2)(A).',
    sources: ['cfr', 'manual', 'ina'],
  },
  'eb2-ability-kinds': {
    text: 'The kinds are (A) an official academic record of a degree, diploma, certificate, or similar award relating to the area of exceptional ability; (B) letters from current or former employers showing at least ten years of full-time experience in the occupation; (C) a license to practice the profession or certification for a particular profession or occupation; (D) a salary or other remuneration that demonstrates exceptional ability; (E) membership in professional associations; and (F) recognition for achievements and significant contributions to the industry or field by peers, governmental entities, or professional or business organizations. 8 CFR 204.5(k)(3)(ii)(A)–(F).',
    sources: ['cfr'],
  },
  'eb2-ability-merits': {
    text: 'Three kinds of evidence are the first step. The officer then weighs the record as a whole, for a degree of expertise significantly above that ordinarily encountered. 6 USCIS-PM F.5(B); 8 CFR 204.5(k)(2).',
    sources: ['manual', 'cfr'],
  },
  'eb2-fit': {
    text: 'The occupation through which the endeavor is advanced must itself be a profession, and where five years of experience stand for a degree, they must be in the specialty. 6 USCIS-PM F.5(D); 8 CFR 204.5(k)(2).',
    sources: ['manual', 'cfr'],
  },
  'eb2-occupation': {
    text: 'The occupation through which the endeavor is advanced must itself be a profession. 6 USCIS-PM F.5(D).',
    sources: ['manual'],
  },
  'eb2-ability-fit': {
    text: 'The exceptional ability must relate to the endeavor; officers consider, case by case, the skills, knowledge, and expertise that the two share. 6 USCIS-PM F.5(D).',
    sources: ['manual'],
  },
  p1: {
    text: 'The first prong “focuses on the specific endeavor that the foreign national proposes to undertake.” *Dhanasar*, 26 I&N Dec. at 889. Merit may be shown in areas such as business, entrepreneurialism, science, technology, culture, health, or education. *Id.* National importance turns on the potential prospective impact of the endeavor: it may lie in national or even global implications within a particular field, in a significant potential to employ U.S. workers, or in other substantial positive economic effects, particularly in an economically depressed area, and work whose focus is one geographic area may qualify. *Id.* at 889–90; 6 USCIS-PM F.5(D).',
    sources: ['dhanasar', 'manual'],
  },
  p2: {
    text: 'The second prong shifts the focus to the petitioner. *Dhanasar*, 26 I&N Dec. at 890. Factors include education, skills, knowledge, and record of success in related or similar efforts; a model or plan for future activities; any progress towards achieving the endeavor; and the interest of potential customers, users, investors, or other relevant entities or individuals. *Id.* A petitioner need not show that the endeavor is more likely than not to succeed, but must establish by a preponderance of the evidence that he or she is well positioned to advance it. *Id.*; 6 USCIS-PM F.5(D).',
    sources: ['dhanasar', 'manual'],
  },
  p3: {
    text: 'The third prong balances the interest that labor certification protects against the contribution at hand. An officer may weigh whether, in light of the petitioner’s qualifications or the endeavor, it would be impractical to secure a job offer or to obtain a labor certification; whether, even assuming that other qualified U.S. workers are available, the United States would still benefit from the contribution; and whether the national interest in it is sufficiently urgent. *Dhanasar*, 26 I&N Dec. at 890–91; 6 USCIS-PM F.5(D).',
    sources: ['dhanasar', 'manual'],
  },
  'p1-open': {
    text: 'The first prong “focuses on the specific endeavor that the foreign national proposes to undertake.” *Dhanasar*, 26 I&N Dec. at 889.',
    sources: ['dhanasar'],
  },
  'p1-as-filed': {
    text: 'An answer may explain the endeavor that was filed and may not put another in its place: a petition cannot be changed materially after filing to make it approvable. *Matter of Izummi*, 22 I&N Dec. 169, 175–76 (Assoc. Comm’r 1998); 8 CFR 103.2(b)(1).',
    sources: ['izummi', 'cfrFiling'],
  },
  'p1-merit': {
    text: 'Merit may be shown in areas such as business, entrepreneurialism, science, technology, culture, health, or education. Evidence of a potential economic impact may be favorable, but is not required. *Dhanasar*, 26 I&N Dec. at 889.',
    sources: ['dhanasar'],
  },
  'p1-importance': {
    text: 'National importance turns on the potential prospective impact of the endeavor. *Dhanasar*, 26 I&N Dec. at 889. An undertaking may have it, for example, because of national or even global implications within a particular field. *Id.* The impact is not judged solely in geographic terms; officers look for broader implications, and an endeavor whose focus is a single geographic area may qualify. *Id.* at 889–90. Benefit to a specific employer alone does not show it. 6 USCIS-PM F.5(D).',
    sources: ['dhanasar', 'manual'],
  },
  translation: {
    text: 'A document in a foreign language is submitted with a full English translation, which the translator certifies as complete and accurate, and with the translator’s certification of competence to translate it. 8 CFR 103.2(b)(3).',
    sources: ['cfrTranslation'],
  },
  'p2-agency': {
    text: 'Letters from interested government agencies in the United States are not required but can be helpful evidence and, depending on their contents, can be relevant to each of the prongs. 6 USCIS-PM F.5(D).',
    sources: ['manual'],
  },
  'p1-economy': {
    text: 'An endeavor with significant potential to employ U.S. workers, or with other substantial positive economic effects, particularly in an economically depressed area, may have national importance too. *Dhanasar*, 26 I&N Dec. at 890.',
    sources: ['dhanasar'],
  },
  'p3-open': {
    text: 'The third prong weighs two interests. On the one hand, Congress requires job offers and labor certifications to protect the domestic labor supply. *Dhanasar*, 26 I&N Dec. at 890. On the other, by creating the waiver it recognized that what certification protects can be outweighed by other factors in the national interest. *Id.*',
    sources: ['dhanasar'],
  },
  'p3-impractical': {
    text: 'An officer may consider whether, in light of the petitioner’s qualifications or the endeavor, it would be impractical to secure a job offer or to obtain a labor certification. *Dhanasar*, 26 I&N Dec. at 890–91. A certification that rests on a job offer is valid for the particular job opportunity and the area of intended employment that the application names. 20 CFR 656.30(c)(2).',
    sources: ['dhanasar', 'cfrValidity'],
  },
  'p3-benefit': {
    text: 'An officer may consider whether, even assuming that other qualified U.S. workers are available, the United States would still benefit from the contribution. *Dhanasar*, 26 I&N Dec. at 890–91.',
    sources: ['dhanasar'],
  },
  'p3-urgency': {
    text: 'An officer may consider whether the national interest in the contribution is urgent enough to forgo labor certification. *Dhanasar*, 26 I&N Dec. at 890–91.',
    sources: ['dhanasar'],
  },
  'p3-own-company': {
    text: 'A job for which certification is asked must be clearly open to any United States worker. 20 CFR 656.10(c)(8). A closely held employer in which the foreign worker has an ownership interest must be able to show, if it is audited, a bona fide job opportunity that is available to all U.S. workers. 20 CFR 656.17(l).',
    sources: ['cfrOwnJob'],
  },
  'p3-urgency-steps': {
    text: 'Before an employer may ask for certification, it obtains a prevailing wage determination and recruits. 20 CFR 656.17(e), 656.40. The certification then accompanies the petition. 8 CFR 204.5(k)(4)(i).',
    sources: ['cfrRecruitment', 'cfr'],
  },
  'p3-schedule-a': {
    text: 'For professional nurses and physical therapists the Department of Labor has determined beforehand that not enough United States workers are available. 20 CFR 656.5(a). An employer that offers such a position permanently and full time may therefore file without recruitment, together with the petition. 20 CFR 656.15; 6 USCIS-PM E.7. The employer still needs a prevailing wage determination and gives notice of the filing. 20 CFR 656.15(b). That way still begins with an employer’s offer of a position.',
    sources: ['cfrScheduleA', 'manualScheduleA'],
  },
  'p3-weigh': {
    text: 'The factors considered must, taken together, indicate that on balance it would be beneficial to the United States to waive them. *Dhanasar*, 26 I&N Dec. at 890–91.',
    sources: ['dhanasar'],
  },
  discretion: {
    text: 'A waiver remains a matter of discretion once the three prongs are met. *Dhanasar*, 26 I&N Dec. at 889; 6 USCIS-PM F.5(D).',
    sources: ['dhanasar', 'manual'],
  },
  'response-burden': {
    text: 'The standard of proof is a preponderance of the evidence: relevant, probative, and credible evidence that leads the officer to believe that the claim is probably true. *Matter of Chawathe*, 25 I&N Dec. 369, 375–76 (AAO 2010).',
    sources: ['chawathe'],
  },
  'response-once': {
    text: 'Enclosed are the original notice, on top, and my complete response: this letter and the exhibits of its index. All requested materials must be submitted together at one time, along with the original notice; submission of only some of them is considered a request for a decision on the record. 8 CFR 103.2(b)(11).',
    sources: ['cfrResponse'],
  },
  'response-filing': {
    text: 'Eligibility is judged as of the date on which the petition was filed. 8 CFR 103.2(b)(1); 8 CFR 103.2(b)(12).',
    sources: ['cfrFiling', 'cfrResponse'],
  },
  'response-later': {
    text: 'A document dated after filing is submitted only where it shows a fact that existed on the filing date. 8 CFR 103.2(b)(1). *See Matter of Katigbak*, 14 I&N Dec. 45, 49 (Reg’l Comm’r 1971).',
    sources: ['cfrFiling', 'katigbak'],
  },
  declaration: {
    text: 'Pursuant to 28 U.S.C. § 1746, I declare under penalty of perjury under the laws of the United States of America that the factual statements in this letter about me and my work are true and correct.',
    sources: ['perjury'],
  },
  'declaration-statement': {
    text: 'Pursuant to 28 U.S.C. § 1746, I declare under penalty of perjury under the laws of the United States of America that the facts in this statement are true and correct.',
    sources: ['perjury'],
  },
} as const satisfies Record<string, StandardParagraph>
export type StandardKey = keyof typeof STANDARD_PARAGRAPHS

/** Every form in which a letter cites the list: a citation that stands nowhere here is refused. */
export const LEGAL_TEXTS: readonly string[] = [
  ...Object.values(STANDARD_PARAGRAPHS).map(({ text }) => text.replaceAll('*', '')),
  ...Object.values(LEGAL_SOURCES).map(({ cite }) => cite.replaceAll('*', '')),
  'INA § 101(a)(32), section 203(b)(2), section 203(b)(2)(B)(i), INA § 203(b)(2), INA § 203(b)(2)(B)(i), 8 U.S.C. § 1153(b)(2)',
]
