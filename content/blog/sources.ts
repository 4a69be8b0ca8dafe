/** The public sources that blog articles cite, each written once so that a moved address is mended in one place. */
import type { ArticleSource } from './article.ts'

export const SOURCES = {
  // The standard
  dhanasar: {
    title: 'Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)',
    url: 'https://www.justice.gov/media/871246/dl?inline',
    date: '2016',
  },
  policyManual: {
    title: 'USCIS Policy Manual, Volume 6, Part F, Chapter 5',
    url: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5',
    date: null,
  },
  policyManualPartF: {
    title: 'USCIS Policy Manual, Volume 6, Part F (Chapter 6 covers physicians)',
    url: 'https://www.uscis.gov/policy-manual/volume-6-part-f',
    date: null,
  },
  signatures: {
    title: 'USCIS Policy Manual, Volume 1, Part B, Chapter 2: Signatures',
    url: 'https://www.uscis.gov/policy-manual/volume-1-part-b-chapter-2',
    date: null,
  },
  uscisEb2: {
    title: 'USCIS, Employment-Based Immigration: Second Preference EB-2',
    url: 'https://www.uscis.gov/working-in-the-united-states/permanent-workers/employment-based-immigration-second-preference-eb-2',
    date: null,
  },
  niwSkills: {
    title: 'Published notes on NIW policy, notices and 1,040 appeal decisions',
    url: 'https://github.com/thepaperscompany/niw-skills',
    date: '2026-07-20',
  },
  greencardnav: {
    title: 'Public text index of 3,633 dismissed NIW appeals, 2015–2026',
    url: 'https://github.com/greencardnav/greencardnav',
    date: '2026-09',
  },
  greenwayGuide: {
    title: 'GreenwayAI, NIW RFE response guide, with counts from 6,362 decisions',
    url: 'https://www.greenwayai.net/blog/niw-rfe-response-guide',
    date: '2026-03',
  },
  meritdraft: {
    title: 'MeritDraft, summary of a dismissed NIW appeal on business consulting',
    url: 'https://meritdraft.com/decisions/eb-2-niw-dismissed-business-consulting-37.html',
    date: null,
  },
  threeProngs: {
    title: 'Overview of the three prongs, with the Policy Manual examples',
    url: 'https://ozengineer.solutions/overview_3prongs.html',
    date: null,
  },
  litwin: {
    title: 'Litwin Law, USCIS updates guidance on EB-2 and national interest waivers',
    url: 'https://www.litwinlaw.com/announcement/uscis-updates-guidance-on-eb-2-advanced-degree-professionals-exceptional-ability-professional-athletes-and-national-interest-waiver-petitions/',
    date: null,
  },
  millerMayer: {
    title: 'Miller Mayer, on the January 2025 EB-2 and NIW guidance',
    url: 'https://millermayer.com/?p=18953',
    date: '2025',
  },
  niwus: {
    title: 'NIWUS, USCIS policy update on national interest waivers for EB-2 classification',
    url: 'https://niwus.com/resources/uscis-policy-update-on-national-interest-waivers-for-eb-2-classification',
    date: '2025',
  },
  eigLaw: {
    title: 'EIG Law, USCIS updates guidance for EB-2 national interest waivers',
    url: 'https://eiglaw.com/uscis-updates-guidance-eb2-national-interest-waivers/',
    date: '2025',
  },
  prongThree: {
    title: 'Immigration Office Solutions, prong III balancing factors',
    url: 'https://immigrationofficesolutions.com/national-interest-waiver-self-sponsored-eb-2-petition/prong-iii-balancing-factors-to-determine-waivers-benefit-to-the-united-states/',
    date: null,
  },
  petitionSample: {
    title: 'VisaCub, NIW petition letter sample',
    url: 'https://www.visacub.com/niw/petition-letter-sample',
    date: null,
  },
  diyGuide: {
    title: 'Immigration Start Guide, EB-2 NIW without a lawyer',
    url: 'https://www.immigrationstartguide.com/blog/eb2-niw-diy-without-lawyer',
    date: null,
  },

  // Notices
  pa202605: {
    title: 'USCIS policy alert PA-2026-05, Evidentiary Standards (PDF)',
    url: 'https://www.uscis.gov/sites/default/files/document/policy-manual-updates/20260805-EvidentiaryStandards.pdf',
    date: '2026-08-05',
  },
  migrantUsa: {
    title: 'MigrantUSA, public change log of immigration rules',
    url: 'https://migrantusa.com/updates/',
    date: '2026-09',
  },
  rajuLaw: {
    title: 'Raju Law, EB-2 NIW request for evidence',
    url: 'https://rajulaw.com/eb2-niw-request-for-evidence',
    date: '2026',
  },
  viston: {
    title: 'Viston Visa, RFE on EB-2 NIW: how to read and answer it',
    url: 'https://vistonvisa.com/en/post/rfe-on-eb-2-niw-how-to-respond-and-save-your-petition/',
    date: '2026-04-28',
  },

  // Filing
  g1055: { title: 'USCIS Form G-1055, Fee Schedule', url: 'https://www.uscis.gov/g-1055', date: '2026-10-01' },
  i140: { title: 'USCIS, Form I-140', url: 'https://www.uscis.gov/i-140', date: null },
  i907: { title: 'USCIS, Form I-907', url: 'https://www.uscis.gov/i-907', date: null },
  i485: { title: 'USCIS, Form I-485', url: 'https://www.uscis.gov/i-485', date: null },
  immigrationCom: {
    title: 'Immigration.com, USCIS updates filing procedures for Form I-140',
    url: 'https://immigration.com/news/national-interest-waiver/uscis-updates-filing-procedures-form-i-140?page=55',
    date: null,
  },
  path2usa: {
    title: 'Path2USA, new filing procedures for Form I-140',
    url: 'https://www.path2usa.com/blog/uscis-introduces-new-filing-procedures-for-form-i-140/',
    date: null,
  },
  mengLaw: {
    title: 'Meng Law Group, electronic payments for paper-filed forms from October 28, 2025',
    url: 'https://menglawgrp.com/uscis-will-require-electronic-payments-for-all-paper-filed-forms-beginning-october-28-2025',
    date: '2025-10-28',
  },
  arvian: {
    title: 'Arvian Immigration, costs of employment-based forms and adjustment of status',
    url: 'https://arvian-immigration.com/costs-associated-with-filing-various-forms-for-employment-based-visas-and-adjustment-of-status/',
    date: '2026-06-12',
  },
  visaBulletin: {
    title: 'U.S. Department of State, Visa Bulletin',
    url: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html',
    date: '2026-10',
  },
  bulletinOverview: {
    title: 'Immihelp, Visa Bulletin overview: yearly limits, "current" and "unavailable"',
    url: 'https://www.immihelp.com/visa-bulletin-overview/',
    date: null,
  },
  retrogression: {
    title: 'KLF, cut-off dates, visa retrogression and the Visa Bulletin',
    url: 'https://klfmd.com/visa-bulletin',
    date: null,
  },
  filingCharts: {
    title: 'ILW, reprint of the USCIS page on when to file for adjustment of status',
    url: 'https://discuss.ilw.com/articles/news/384293-news-uscis-alert-when-to-file-your-adjustment-of-status-application-for-family-based-or-employment-based-preference-visas',
    date: null,
  },
  graceMemo: {
    title: 'US Immigration Today, on PM-602-0199 and adjustment as discretionary grace',
    url: 'https://usimmigration.today/news/uscis-reframes-adjustment-of-status-as-discretionary-grace-what-green-card-applicants-should-know/',
    date: '2026-05',
  },
  calivisa: {
    title: 'Calivisa, how the May 2026 memo applies to adjustment filings',
    url: 'https://www.calivisa.com/immigration-law-blog/2026/5/25/adjustment-of-status-as-a-matter-of-discretion-and-extraordinary-relief-how-usciss-new-policy-memo-applies-to-aos-filings',
    date: '2026-05-25',
  },

  // Preparing with software, with a lawyer, or alone
  practiceDefinition: {
    title: 'Federal definition of practice and preparation, 8 CFR 1.2, explained by Project Citizenship',
    url: 'https://projectcitizenship.org/code-federal-regulations-definition-practice-immigration-law/',
    date: null,
  },
  doNotPay: {
    title: 'The Federal Newswire, FTC concludes its action over "AI lawyer" claims',
    url: 'https://thefederalnewswire.com/stories/669759516-ftc-concludes-action-against-donotpay-over-deceptive-ai-lawyer-claims',
    date: '2025-02',
  },
  elarar: {
    title: 'Elarar Law, does USCIS use AI in EB-1 and EB-2 NIW petitions?',
    url: 'https://www.elararlaw.com/post/does-uscis-use-ai-in-eb1-and-eb2-niw-petitions-here-s-what-you-should-know',
    date: null,
  },
  unilaw: { title: 'UniLaw Global, agency software and petitions', url: 'https://www.unilawglobal.com/news23.html', date: null },
  immigrationCopilot: {
    title: 'Immigration Copilot, USCIS and AI in adjudication',
    url: 'https://immigrationcopilot.com/blog/uscis-ai-adjudication-eb1a-2026',
    date: '2026',
  },

  // Public priorities
  cet: {
    title: 'National Science and Technology Council, Critical and Emerging Technologies List',
    url: 'https://bidenwhitehouse.archives.gov/wp-content/uploads/2024/02/Critical-and-Emerging-Technologies-List-2024-Update.pdf',
    date: '2024-02-12',
  },
  aiActionPlan: {
    title: 'White House, America’s AI Action Plan',
    url: 'https://www.whitehouse.gov/wp-content/uploads/2025/07/Americas-AI-Action-Plan.pdf',
    date: '2025-07-23',
  },
  cyberStrategy: {
    title: 'MeriTalk, White House releases national cyber strategy',
    url: 'https://www.meritalk.com/articles/white-house-releases-national-cyber-strategy/',
    date: '2026-03-06',
  },
  gridReport: {
    title: 'U.S. Department of Energy, grid reliability report under Executive Order 14262',
    url: 'https://www.energy.gov/node/4851622',
    date: '2025-07',
  },
  speedToPower: {
    title: 'U.S. Department of Energy, request for information on Speed to Power, 90 FR 45032',
    url: 'https://www.federalregister.gov/d/2025-18058',
    date: '2025-09-18',
  },
  chips: {
    title: 'Brookings, the CHIPS and Science Act as a workforce opportunity',
    url: 'https://www.brookings.edu/articles/how-federal-state-and-local-leaders-can-leverage-the-chips-and-science-act-as-a-landmark-workforce-opportunity/',
    date: null,
  },
  apiReserve: {
    title: 'Executive Order 14336 on the strategic active pharmaceutical ingredients reserve',
    url: 'https://www.whitehouse.gov/presidential-actions/2025/08/ensuring-american-pharmaceutical-supply-chain-resilience-by-filling-the-strategic-active-pharmaceutical-ingredients-reserve/',
    date: '2025-08-13',
  },
  criticalMinerals: {
    title: 'Executive Order 14272 on processed critical minerals, 90 FR 16437',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-04-18/html/2025-06836.htm',
    date: '2025-04-15',
  },
  hrsa: {
    title: 'HRSA Bureau of Health Workforce, workforce projections to 2037',
    url: 'https://bhw.hrsa.gov/es/node/14',
    date: '2024-11',
  },
  healthTech: {
    title: 'Wilson Sonsini, CMS announces the Health Tech Ecosystem',
    url: 'https://www.wsgr.com/en/insights/cms-announces-creation-of-health-tech-ecosystem-for-improving-access-to-patient-data.html',
    date: '2025-07-30',
  },
  amlPriorities: {
    title: 'ABA Banking Journal, FinCEN issues national anti-money-laundering priorities',
    url: 'https://bankingjournal.aba.com/2021/06/fincen-issues-national-anti-money-laundering-priorities/',
    date: '2021-06-30',
  },
  amlProposal: {
    title: 'K2 Integrity, on the AML program-rule proposal',
    url: 'https://www.k2integrity.com/?p=19032',
    date: '2026-04-07',
  },
  aiEducation: {
    title: 'Executive Order 14277 on AI education for American youth, 90 FR 17519',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07368.htm',
    date: '2025-04-23',
  },
  skilledTrades: {
    title: 'Executive Order 14278 on skilled trades, 90 FR 17525',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07369.htm',
    date: '2025-04-23',
  },
  drones: {
    title: 'Executive Order 14307, Unleashing American Drone Dominance, 90 FR 24727',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-06-11/html/2025-10814.htm',
    date: '2025-06-06',
  },
} as const satisfies Record<string, ArticleSource>
