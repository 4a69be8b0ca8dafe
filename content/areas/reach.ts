/**
 * Which route reaches which users, and for which problems it is one: of each area, the routes in their order. "0 4" are places in the
 * area's users, "=maternal" the only problems it carries. A route that is not listed reaches all users with all problems.
 */
const REACH = `
financial-reporting 1:0 3 5; 2:2 4; 3:3
internal-audit 1:0; 3:0 1
community-lending 0:0 3 4; 1:2; 2:1; 3:0 1 2=thin-file
corporate-finance 1:3; 3:0
insurance 1:0 2; 2:0 1 2 3 4; 3:1; 4:=mitigation-credit,rating-fairness,parametric-cover,cyber-underwriting,catastrophe-pricing,reserve-accuracy; 5:=mitigation-credit,rating-fairness,parametric-cover,cyber-underwriting,catastrophe-pricing,reserve-accuracy; 7:=mitigation-credit,rating-fairness,parametric-cover,cyber-underwriting,catastrophe-pricing,reserve-accuracy
tax-administration 0:0; 1:1; 2:2
hospital-nursing 0:0 1; 1:0 1 3
clinical-medicine 1:0 1 2; 3:=newborn-care
midwifery 1:=maternal,cesarean-avoidance,postpartum-watch
dental 2:0 3
pharmacy 0:0 2 3; 3:1
clinic-operations 0:1 2; 1:0 2 3; 2:1 2 4; 3:=record-quality,implementation; 4:=claim-denial; 5:=patient-access
diagnostics 0:0 1 3 4; 1:0 1 3 4; 2:1 2
rehabilitation 0:0 1 3; 1:1 2; 2:0 1 3 4
public-health 0:0 2; 1:0; 3:1 2 3
fitness 0:1 4; 1:1 2 3; 2:0
medical-device 0:0 3; 1:0 3; 2:1 2
language-learners 0:0; 1:0 1 2; 2:1 2 4; 3:3; 4:3 5=public-interpreting,translation-review; 5:3 5
higher-education 0:0
workforce-training 0:0 2 3; 1:0 1 4; 2:0 2; 3:0 3
human-resources 1:0 4; 3:0=skills-hiring
administration 1:0; 2:2 3
software 1:1 5; 2:1 5
it-operations 0:0 2 4; 1:0 4; 4:2; 5:2; 6:0; 7:2 0; 8:1
cybersecurity 1:0 1; 2:1; 3:3
data-science 3:1 3 5
data-analysis 0:0
networks 0:0 2 4; 2:0 1 4
product-management 1:0; 2:3=product-trial
manufacturing 1:0 2; 3:0 2 3 5
mechanical 1:1 2=industrial-heat; 2:0 1 3
electrical-power 1:0; 2:1
electronics-chips 0:1 3 4=firmware,design-verification-chip; 1:0 1 2 4; 2:0 1 3
automotive 0:0 2 3; 1:2 4; 2:2; 3:0 1 4
chemical-process 0:=process-safety,barrier-health,relief-flare,combustible-dust,ammonia-release,incident-learning-plant; 1:2=ammonia-release; 2:0 1; 3:=process-safety,barrier-health,relief-flare,combustible-dust,ammonia-release,incident-learning-plant; 4:0 1 4 5=separation-energy,small-plant-control,pilot-scale-up,solvent-substitution; 6:0 1 4 5=separation-energy,small-plant-control,pilot-scale-up,solvent-substitution; 7:0 1 4 5=separation-energy,small-plant-control,pilot-scale-up,solvent-substitution
water 0:0 1 3; 2:0 1 2
environment 0:0 3 4=hazard-planning; 1:1 3=waste-diversion,site-data; 2:0 1 3 4; 3:1 2 3=site-data,waste-diversion
aerospace 0:0 2 3=aircraft-maintenance,parts-readiness,heavy-check-time,aircraft-records; 2:0 2 3; 3:0=aircraft-maintenance,parts-readiness,heavy-check-time,aircraft-records; 4:1=drone-design; 5:1 4=structures,drone-design,structural-loads; 1:0 1 2 3 4; 6:=flight-software-evidence,satellite-navigation-loss,retrofit-approval,airborne-interference; 7:6 7=flight-software-evidence,satellite-navigation-loss,retrofit-approval,airborne-interference; 8:=flight-software-evidence,satellite-navigation-loss,retrofit-approval,airborne-interference
construction 0:0 2 3 4; 1:1; 3:=site-safety
building-operations 0:0 2 3 4; 1:=building-tuning; 2:1
supply-chain 1:0 3; 2:0 4=public-buying,supplier-risk
civil-structures 1:0 1 4; 2:0; 3:=storm-drainage
transport 0:0 3; 1:2; 2:0 1 3=incident-detection,system-integration; 3:1; 4:4
flight-operations 0:0; 1:1=pilot-training; 2:2 3 4
agriculture 1:0 1 3; 3:2 3 4
food-industry 2:0 1
food-service 0:0; 1:2 3; 2:0 1 2 4 5
marketing 0:0 4; 1:1 3 5; 2:0 4=export-entry; 4:2
public-relations 0:0 1 3; 2:0 1 3 4
sales-trade 0:=first-export,origin-proof; 1:0 1 2; 2:=first-export,origin-proof
retail 1:0 2; 2:=giftcard-scam
apparel 1:0 1 2=fit-standard; 2:0 1 2
design 1:=accessible-web,safe-interiors; 2:0 2=accessible-web
arts-media 1:0; 2:1; 3:3
customer-operations 0:0 4
public-safety 1:1 2; 2:0 1 2
law-policy 5:3; 0:0 1 4; 1:0 4; 2:1; 3:1 3; 4:2
social-services 0:0; 2:1 4
founding 1:1 4
polymers-coatings 0:0 2 3; 1:1
supplier-quality 1:0 1 2
plant-reliability 1:2 3=fixed-equipment,turnaround-scope
welding-joining 1:0 1
rotating-machinery 0:1 2 3; 2:0 1 3=pump-efficiency; 3:2
water-treatment 0:0 2; 1:1 2 3; 3:0 1
bridge-engineering 0:0 2; 1:0 1 2; 2:0 2
traffic-engineering 2:0; 3:2
land-surveying 3:0
airline-operations 0:0; 1:0 1=turbulence-routing,disruption-recovery; 4:1 2
farm-business 1:0 2; 2:1 3; 3:0 2
ot-security 1:0; 2:1
mobile-networks 0:0; 2:0 3=open-radio-test; 4:2
platform-engineering 3:0
embedded-software 1:0
enterprise-systems 2:0 3; 4:1
consumer-finance-products 0:0; 3:2
finance-operations 2:0
treasury-cash 1:1; 2:0 3=short-cash-forecast
external-audit 2:0 1
business-tax 1:0 2
customs-compliance 2:0 3=duty-recovery
packaging-engineering 1:0 2 3
water-resources 0:0 3; 1:1
building-power 1:=lighting-renewal
fire-protection 2:2
air-traffic 1:1 0=controller-training; 2:0 2
workplace-health 3:0 1 2 3
investment-analysis 3:2
enterprise-risk 3:0
textile-manufacturing 1:1 2
`

/** Bodies with one duty, by their name, and the problems that lie in it: they carry nothing else, so no work that none of these names. */
const ONE_DUTY: readonly (readonly [body: RegExp, problems: readonly string[]])[] = [
  [/boards of pharmacy/, ['drug-tracing', 'sterile-compounding']],
  [/industrial assessment centers/, ['industrial-heat', 'separation-energy']],
  [/state banking departments/, ['compliance-change', 'fraud-investigation', 'control-testing']],
  [/state insurance departments/, ['claims-fraud', 'loss-prevention', 'catastrophe-pricing', 'reserve-accuracy']],
  [/procurement assistance centers/, ['public-buying', 'supplier-risk']],
  [/court interpreter programs/, ['public-interpreting', 'translation-review']],
  [/building officials/, ['quality-inspection', 'structural-retrofit']],
  [/revolving-fund offices/, ['utility-resilience', 'treatment-optimization', 'leak-loss', 'service-lines', 'arsenic-wells']],
  [/export councils|state trade offices/, ['first-export', 'origin-proof', 'export-screening']],
  [/apprenticeship agencies/, ['apprenticeship', 'skills-hiring']],
]

/** Whom a body serves, by its name: it reaches no others, whatever a table says. */
const SERVES: readonly (readonly [body: RegExp, users: RegExp])[] = [
  [/public IT officers|digital-service (?:community|offices)/, /government|school|librar|agenc|universit|count|cit(?:y|ies)|public|state/],
  [/state hospital associations/, /hospital|maternity|emergency departments|health systems|heart and stroke networks/],
  [/rural health network/, /rural|critical access|tribal|community health centers|county maternity/],
  [/bankers’ associations/, /bank|lender/],
  [/credit union leagues/, /credit union/],
  [/small business development centers/, /small|independent|family|firm|start-up|store|producer|practice|brand|makers|manufacturers/],
  [/manufacturing extension centers/, /manufactur|machine shop|supplier|maker|plant|processor/],
  [/electric cooperatives’ association/, /cooperative/],
  [/association of counties|county health officials|county engineers/, /count/],
  [/municipal leagues/, /cit(?:y|ies)|municipal|town|agenc/],
  [/(?:state|the) transit associations?/, /transit|bus|transport/],
  [/housing authorities’ association/, /housing/],
  [/education service centers|physical-education associations|special-education centers/, /school|district|program|classroom|college/],
  [/rehabilitation hospitals’ network/, /rehabilitation hospitals|nursing homes/],
  [/trucking associations?$/, /truck|seaport|terminal/],
]

/** The problems that a body with one duty carries; null for any other. */
export const dutyOf = (body: string): readonly string[] | null => ONE_DUTY.find(([name]) => name.test(body))?.[1] ?? null

export const serves = (body: string, users: string): boolean => SERVES.every(([name, those]) => !name.test(body) || those.test(users))

type Reach = { users: readonly number[] | null; problems: readonly string[] | null }

const reaches = new Map(
  REACH.trim()
    .split('\n')
    .map((line): [string, Map<number, Reach>] => {
      const [area = '', ...rest] = line.split(' ')
      return [
        area,
        new Map(
          rest
            .join(' ')
            .split(';')
            .map((entry): [number, Reach] => {
              const [place = '', said = ''] = entry.trim().split(':')
              const [users = '', problems = ''] = said.split('=')
              return [Number(place), { users: users.trim() === '' ? null : users.trim().split(' ').map(Number), problems: problems === '' ? null : problems.split(',') }]
            }),
        ),
      ]
    }),
)

export function reachOf(area: string, place: number): Reach {
  return reaches.get(area)?.get(place) ?? { users: null, problems: null }
}

/** Areas and places the table speaks of, to be held against the areas that exist. */
export const reachEntries = (): { area: string; place: number; reach: Reach }[] => [...reaches].flatMap(([area, routes]) => [...routes].map(([place, reach]) => ({ area, place, reach })))
