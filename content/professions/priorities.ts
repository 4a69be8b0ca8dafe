/** Published U.S. priorities that profession topics refer to. Checked up to 20 November 2026. */

export type Priority = {
  name: string
  /** Date of the document as far as it is known, ISO or year-month; null for standing programs. */
  date: string | null
  url: string
  /** `read`: the text at the address was read; `address`: official address, not re-read for this list. */
  checked: 'read' | 'address'
}

const read = (name: string, date: string | null, url: string): Priority => ({ name, date, url, checked: 'read' })
const address = (name: string, url: string): Priority => ({ name, date: null, url, checked: 'address' })

export const PRIORITIES = {
  CET: read('Critical and Emerging Technologies List', '2024-02-12', 'https://www.aip.org/fyi/white-house-tweaks-list-of-critical-and-emerging-technologies'),
  AIAP: read("America's AI Action Plan", '2025-07-23', 'https://ssti.org/blog/accelerating-innovation-key-pillar-americas-ai-action-plan'),
  CYB: read("President's Cyber Strategy", '2026-03-06', 'https://www.meritalk.com/articles/white-house-releases-national-cyber-strategy/'),
  GRID: read('Executive Order 14262 on grid reliability and the DOE report that followed', '2025-07', 'https://www.energy.gov/node/4851622'),
  S2P: read('DOE Speed to Power', '2025-09-18', 'https://federalstatelaw.com/federal-register/2025-18058'),
  CHIPS: read('CHIPS and Science Act', '2022', 'https://www.brookings.edu/articles/how-federal-state-and-local-leaders-can-leverage-the-chips-and-science-act-as-a-landmark-workforce-opportunity/'),
  API: read('Executive order on the reserve of strategic active pharmaceutical ingredients', '2025-08-13', 'https://www.akingump.com/en/insights/blogs/trump-executive-order-tracker/ensuring-american-pharmaceutical-supply-chain-resilience-by-filling-the-strategic-active-pharmaceutical-ingredients-reserve-'),
  MIN: read('Section 232 order on processed critical minerals', null, 'https://www.billtrack50.com/executive-order/similar/59328'),
  HRSA: read('HRSA health workforce projections to 2037', '2024-11', 'https://bhw.hrsa.gov/es/node/14'),
  HPSA: read('Health professional shortage areas, dental', '2025-03-31', 'https://commentary.healthguideusa.org/2025/'),
  CMS: read('CMS Health Tech Ecosystem and interoperability framework', '2025-07-30', 'https://www.wsgr.com/en/insights/cms-announces-creation-of-health-tech-ecosystem-for-improving-access-to-patient-data.html'),
  AML: read('FinCEN national priorities against money laundering', '2021-06-30', 'https://bankingjournal.aba.com/2021/06/fincen-issues-national-anti-money-laundering-priorities/'),
  AIED: read('Executive Order 14277 on AI education for youth', '2025-04-23', 'https://cset.georgetown.edu/article/promises-and-progress'),
  TRADE: read('Executive Order 14278 on skilled trades and apprenticeships', '2025-04-23', 'https://washingtonexec.com/2025/04/trump-signs-eos-to-boost-skilled-trades-ai-education/'),
  DRONE: read('Executive order on drone and eVTOL integration', '2025-06-06', 'https://www.morganlewis.com/pubs/2025/06/executive-order-puts-us-aviation-technology-on-fast-track'),
  FAAF: { name: 'FAA Aerospace Forecast FY2026–2046', date: '2026', url: 'https://www.faa.gov/data_research/aviation/aerospace_forecasts/FY_2026-2046_Full_Forecast_Document_Tables.pdf', checked: 'address' },
  TSA: address('Teacher Shortage Areas by state and subject', 'https://tsa.ed.gov'),
  SBIR: read('SBIR and STTR small-business research programs', null, 'https://congress.wiki/map/legislation/small-business-innovation-and-economic-security-act-119s3971'),
  HUBS: read('EDA Regional Technology and Innovation Hubs', '2026', 'https://ssti.org/blog?page=1'),
  OZ: read('Opportunity Zones, made permanent by P.L. 119-21', '2025', 'https://ssti.org/search?f%5B0%5D=field_states%3AVT&f%5B1%5D=field_states%3ANE&page=368'),
  PQC: address('NIST post-quantum cryptography standards', 'https://csrc.nist.gov/projects/post-quantum-cryptography'),
  RMF: address('NIST AI Risk Management Framework', 'https://www.nist.gov/itl/ai-risk-management-framework'),
  NICE: address('NICE cybersecurity workforce framework', 'https://www.nist.gov/itl/applied-cybersecurity/nice'),
  CISA: address('CISA critical-infrastructure sectors and secure by design', 'https://www.cisa.gov/topics/critical-infrastructure-security-and-resilience'),
  FED: address('FedNow instant payments', 'https://www.federalreserve.gov/paymentsystems/fednow_about.htm'),
  SBA: address('SBA credit and counselling programs', 'https://www.sba.gov'),
  ITA: address('Export promotion for small firms', 'https://www.trade.gov'),
  MEP: address('Manufacturing Extension Partnership', 'https://www.nist.gov/mep'),
  BEAD: address('Broadband deployment program', 'https://broadbandusa.ntia.gov'),
  SPEC: address('National Spectrum Strategy', 'https://www.ntia.gov'),
  PFAS: address('EPA actions on PFAS', 'https://www.epa.gov/pfas'),
  PSM: address('OSHA process safety management', 'https://www.osha.gov/process-safety-management'),
  DIB: address('Defense industrial base strategy', 'https://www.businessdefense.gov'),
  NHTSA: address('Vehicle safety and automated driving', 'https://www.nhtsa.gov'),
  NASA: address('NASA aeronautics strategic plan', 'https://www.nasa.gov/directorates/armd'),
  CDC: address('CDC public-health priorities', 'https://www.cdc.gov'),
  VA: address('Veteran employment and transition', 'https://www.dol.gov/agencies/vets'),
  GSA: address('Federal digital service and procurement modernization', 'https://www.gsa.gov/technology'),
  FAST: address('Infrastructure permitting and delivery', 'https://www.permits.performance.gov'),
} as const satisfies Record<string, Priority>

export type PriorityKey = keyof typeof PRIORITIES
