/**
 * The common ground of each field, for an asset whose object no problem area is about: what holds of work of its kind in the
 * whole field, who can use it and by which route. `{object}` is filled with the person's own object.
 */
import type { Problem, ProblemArea, Route, UserGroup, WorkKind } from '../../domain/drafting/problem-area.ts'
import { list, routeOf } from './area-parts.ts'

/** Users, the words that show work with them, and the routes that reach others of their kind. */
const ORGANIZATIONS: Readonly<Record<string, readonly [name: string, cues: string, routes: string]>> = {
  hospital: ['regional hospitals', 'hospital | inpatient | nursing unit | icu$ | ward$', 'the state hospital associations | the patient safety organizations'],
  clinic: [
    'community clinics',
    'clinic | outpatient | medical office | medical practice | physician office | patient',
    'the state primary care associations | the medical group managers’ association',
  ],
  kitchen: ['institutional kitchens', 'kitchen | chef | cafeteria | catering | menu | dietary', 'the school nutrition association | the culinary federation’s education network'],
  restaurant: ['independent restaurants', 'restaurant | bar$ | banquet | dining', 'the state restaurant associations | the culinary federation’s education network'],
  hotel: ['independent hotels', 'hotel | lodging | resort | front desk | housekeeping', 'the state lodging associations | the hospitality schools'],
  school: ['public school districts', 'school | classroom | k 12 | elementary | teacher | grade$', 'the state education service centers | the school administrators’ association'],
  college: ['community colleges', 'college | university | undergraduate | faculty', 'the state community college systems | the regional accrediting bodies'],
  childcare: ['early-childhood programs', 'preschool | child care | daycare | toddler | early childhood', 'the early-childhood educators’ association | the state child-care resource agencies'],
  bank: ['community banks', 'bank | teller | deposit | mortgage | lending | branch manager', 'the state bankers’ associations | the banking schools at universities'],
  insurer: ['regional insurers', 'insurance | insured | claims adjust | underwriting | policyholder', 'the national association of mutual insurers | the claims professionals’ association'],
  airport: ['regional airport authorities', 'airport | aviation planning | airfield', 'the airport executives’ association | the state aviation agencies'],
  airline: [
    'regional air carriers',
    'airline | air carrier | aviation | aircraft | flight | avionics | helicopter | cabin crew',
    'the regional airlines’ association | the technical colleges with aviation programs',
  ],
  transit: [
    'state and regional transport agencies',
    'toll | ferry | ferries | transit | highway | viaduct | corridor | light rail',
    'the state transportation officials’ association | the transit association',
  ],
  agency: [
    'state and county agencies',
    'state agency | county | government | federal | municipal | public sector | department of | city of | ministry',
    'the national association of counties | the state municipal leagues',
  ],
  court: ['small law offices', 'legal | attorney | litigation | paralegal | law firm | court', 'the state bar foundations | the legal aid networks'],
  police: [
    'local public-safety agencies',
    'police | security officer | fire department | emergency response | patrol | corrections',
    'the state emergency-management associations | the regional training academies',
  ],
  oilfield: [
    'oil and gas equipment firms',
    'oil field | oilfield | downhole | drilling | subsea | petroleum | wellhead | refinery | gas pipeline | oil pipeline',
    'the petroleum industry’s standards committees | the petroleum engineers’ society',
  ],
  utility: ['municipal utilities', 'utility | utilities | substation | power plant | electric cooperative | water treatment', 'the public power association | the regional reliability organizations'],
  manufacturer: [
    'small manufacturers',
    'manufactur | machining | assembly line | production line | plant | fabricat | injection molding',
    'the state manufacturing extension centers | the national tooling association',
  ],
  apparel: ['small apparel makers', 'apparel | garment | textile | fabric | fashion', 'the textile organizations’ council | the fashion and textile colleges'],
  garage: ['independent repair shops', 'automotive | vehicle repair | mechanic$ | vehicle fleet | dealership', 'the fleet managers’ association | the technical college networks'],
  contractor: [
    'small building contractors',
    'construction | contractor | building project | renovation | subcontractor | site superintendent',
    'the associated general contractors’ state chapters | the construction safety councils',
  ],
  housing: ['affordable housing owners', 'property management | tenant | apartment | housing | leasing', 'the public housing authorities’ association | the facility managers’ association'],
  engineers: [
    'small engineering firms',
    'engineering firm | design engineer | mechanical engineer | civil engineer | electrical engineer',
    'the professional engineers’ state societies | the engineering colleges of universities',
  ],
  software: ['small software companies', 'software develop | web application | mobile app | programmer | source code', 'the open-source foundations of the field | the user groups of the sector'],
  itshop: [
    'public-sector IT departments',
    'it support | help desk | server | network administrat | active directory | desktop support',
    'the state associations of public IT officers | the national help-desk association',
  ],
  laboratory: ['independent laboratories', 'laborator | specimen | assay | microscop | sample analysis', 'the state public health laboratories | the professional society of laboratory science'],
  farm: ['family farms', 'farm | crop | livestock | irrigation | orchard | greenhouse | agricultur', 'the cooperative extension service | the growers’ associations'],
  store: ['independent retailers', 'stores | store manager | store associate | retail | cashier | merchandis | shopper', 'the state retail associations | the small business development centers'],
  distributor: [
    'regional distributors',
    'warehouse | distribution center | logistics | freight | supplier | procurement | import',
    'the supply managers’ association | the supply chain research centers at universities',
  ],
  callcenter: ['customer service centers', 'call center | inbound calls | help line | member service | contact center', 'the contact-center quality network | the state consumer offices'],
  nonprofit: ['community nonprofits', 'nonprofit | non profit | volunteer | donor | fundrais | charit | community foundation', 'the state nonprofit associations | the community foundations'],
  gym: [
    'community recreation centers',
    'gym$ | fitness | athlet | personal train | recreation | wellness program',
    'the state recreation and park associations | the national association of strength coaches',
  ],
  newsroom: ['local media organizations', 'news | broadcast | television | radio | journalis | press release | magazine | publication', 'the state press associations | the public media networks'],
  museum: ['small museums and arts groups', 'museum | gallery | theater | theatre | exhibit | concert | orchestra | dance', 'the state arts agencies | the museum association’s small-museum network'],
  energy: [
    'energy developers',
    'geotherm | wind farm | wind turbine | solar plant | photovolt | battery | hydrogen | energy storage | renewable energy',
    'the state energy offices | the energy research centers at universities',
  ],
  biotech: [
    'small biotechnology firms',
    'biotech | drug candidate | clinical trial | antibod | gene therap | bioreactor | tumor | inhibitor | vaccine',
    'the regional biotechnology associations | the open data repositories of the field',
  ],
  research: ['university research groups', 'research | genom | neuro | algorithm | dataset | plasma | quantum', 'the professional society of the field | the open data repositories of the field'],
  port: ['ports and vessel operators', 'vessel | ship$ | ships | hull | container terminal | seaport | ferries', 'the port authorities’ association | the maritime academies'],
  mine: ['small mines and mineral processors', 'mine$ | mines | mining | ore$ | mineral | tailings | quarry', 'the mining engineers’ society | the schools of mines at universities'],
  forest: ['forest owners and fire districts', 'forest | wildfire | timber | prescribed fire | reforest', 'the state forestry agencies | the foresters’ society'],
  veterinary: ['veterinary practices', 'veterinar | herd | flock | companion animal', 'the veterinary medical association | the veterinary schools at universities'],
  space: ['small space companies', 'satellite | rocket | spacecraft | launch vehicle', 'the space industry association | the aeronautics and astronautics institute'],
  hazard: [
    'county emergency and water offices',
    'hurricane | flood | storm | rainfall | earthquake | landslide | drought',
    'the national association of counties | the state emergency-management associations',
  ],
  office: ['small professional firms', 'client | account manager | consulting | office manager | firm$ | staffing', 'the small business development centers | the regional chambers of commerce'],
}

type Kinds = { steps: string; outputs: string; measure: string; tail: string }

/** What every work of a kind asks for, whatever its object. */
const WORK: Readonly<Record<WorkKind, Kinds>> = {
  make: {
    tail: 'to a tested plan',
    steps: 'document what the first version had to solve | separate general requirements from local ones | adapt it with one new site at a time | revise the plan where a site fails',
    outputs: 'a reference plan with the rationale for each choice | a list of decisions each site must make | acceptance tests for a first version',
    measure: 'the time from start to first working use',
  },
  change: {
    tail: 'by a method they can repeat',
    steps: 'record {object} for a baseline period | change one cause at a time | keep only changes that the data support | document each retained change as an instruction',
    outputs: 'a before-and-after record sheet | a list of causes ranked by effect | an instruction for each retained change',
    measure: 'the monthly figure for {object}',
  },
  run: {
    tail: 'to one tested standard',
    steps: 'document each step and its owner | agree on acceptance criteria | check a sample of cases every month | revise the standard where the sample fails',
    outputs: 'a written standard with examples | a review sheet for monthly samples | a log of faults and corrections',
    measure: 'the share of sampled cases that meet the standard',
  },
  study: {
    tail: 'by one written method',
    steps: 'set definitions before analyzing results | have two reviewers assess the same cases | resolve differences in writing | publish the method with its limits',
    outputs: 'a written protocol | a set of assessed cases | a report on agreement and limitations',
    measure: 'the agreement between two independent results',
  },
  teach: {
    tail: 'from tested cases',
    steps: 'collect common beginner mistakes | turn each into a short exercise | test before and after | drop exercises without effect',
    outputs: 'a set of case exercises | a skills test for before and after | notes for instructors',
    measure: 'the share of participants who pass the skills test',
  },
}

/** What is told of the achievement decides how its endeavor works: by the means that were used, or by what it was done for. */
const TOLD: Readonly<Record<'means' | 'scope', { now: string; cost: string; work: Readonly<Record<WorkKind, Omit<Kinds, 'tail'>>> }>> = {
  means: {
    now: 'accounts of {subject} report the result and omit how it was achieved | {means} is done at one site and rarely documented for others',
    cost: 'others adopt the name of a method without the method | the next site repeats the first mistakes',
    work: {
      make: {
        steps: 'describe {means} step by step | apply it at one new site | document each point where that site departs from it',
        outputs: 'a step-by-step account of {means} | a list of what each step costs in hours | a record of the second case',
        measure: 'the hours from the first step to a working result',
      },
      change: {
        steps: 'try {means} in one unit | compare it for two quarters with an unchanged unit | keep only the effective steps',
        outputs: 'an instruction for {means} | a comparison of the two units | a list of conditions under which nothing improved',
        measure: 'the difference in {object} between the two units',
      },
      run: {
        steps: 'document {means} as a routine | have a newcomer follow it independently | revise the routine at each point where the newcomer has questions',
        outputs: 'a written routine for {means} | a list of the questions that newcomers asked | a short test of the routine',
        measure: 'the number of questions a newcomer asks',
      },
      study: {
        steps: 'publish {means} with its data | have a second group replicate it | state for which cases both results agree',
        outputs: 'a protocol for {means} | a replication report | a table of cases in which both results agree',
        measure: 'the share of replicated cases with the same result',
      },
      teach: {
        steps: 'see {means} on one real case | repeat it on another | pass the same test a month later',
        outputs: 'a worked case of {means} | a set of cases for practice | a test for one month later',
        measure: 'the share of participants who can still do it after a month',
      },
    },
  },
  scope: {
    now: 'what was developed for one group of {scope} is seldom tested on another | others begin {subject} without a documented case to follow',
    cost: 'limits found by one group are rediscovered by the next | few results are known to apply to other {scope}',
    work: {
      make: {
        steps: 'specify the {scope} for which the first version was made | define one test that a new site can run in a day | document what each new site has to change',
        outputs: 'a description of the first version with its limits | a one-day test for new sites | a list of changes by kind of site',
        measure: 'the share of new sites that pass the one-day test',
      },
      change: {
        steps: 'sort sites by their starting point | measure results separately for each group | report where nothing changed',
        outputs: 'an account of the first case and its {scope} | a sorting sheet for new sites | a report of results for each group',
        measure: 'the share of sites where the change lasts a year',
      },
      run: {
        steps: 'compare practice from site to site | agree on the few steps that must be uniform | review each site after six months',
        outputs: 'an account of the first case and its {scope} | a short list of required steps | a form for the six-month review',
        measure: 'the share of sites that follow the required steps',
      },
      study: {
        steps: 'draw a sample by a written rule | have a tenth of the cases assessed twice | report results with their variation',
        outputs: 'a sampling rule drawn from the first {scope} | an assessment procedure | a report that shows the variation',
        measure: 'the difference between two assessors',
      },
      teach: {
        steps: 'identify the most common cases | work through each under supervision | demonstrate one independently after three months',
        outputs: 'a collection of cases from the first {scope} | an observation sheet | a plan for the follow-up visit',
        measure: 'the share of participants who work as taught after three months',
      },
    },
  },
}

type Ground = { id: string; name: string; soc: string; now: string; cost: string; priorities: string; first: string }

/** `now` and `cost` hold of the field in general; no document stands behind them, and they carry no figure. `first`: users where the person's own words name none. */
const GROUNDS: readonly Ground[] = [
  {
    id: 'ground-management',
    name: 'management',
    soc: '11-',
    first: 'office agency nonprofit',
    now: 'small organizations handle {subject} by copying earlier practice | new managers seldom find documentation of how others handled {object}',
    cost: 'each organization starts over when a manager leaves | the same errors recur at every site',
    priorities: 'TALENT',
  },
  {
    id: 'ground-business',
    name: 'business operations',
    soc: '13- 43-4161 11-3031 11-3121 11-3111',
    first: 'office bank agency',
    now: 'smaller firms handle {object} by habit, without an outside benchmark | what works for {object} in one office is seldom documented for the next',
    cost: 'errors are found after payment | staff repeat checks that catch nothing',
    priorities: 'TALENT',
  },
  {
    id: 'ground-computing',
    name: 'computing',
    soc: '15- 11-3021',
    first: 'software itshop office',
    now: 'small teams handle {subject} with scripts and notes of their own | tests for {object} stay inside the company that wrote them',
    cost: 'known failures recur with every new system | work stops when its author leaves',
    priorities: 'CSF',
  },
  {
    id: 'ground-engineering',
    name: 'engineering',
    soc: '17- 11-9041',
    first: 'engineers manufacturer utility',
    now: 'test results on {object} stay with the firm that paid for them | smaller firms approach {subject} without reference cases',
    cost: 'known failures recur at the next firm | evidence has to be produced anew for each customer',
    priorities: 'NSAM',
  },
  {
    id: 'ground-science',
    name: 'science',
    soc: '19- 11-9121',
    first: 'research laboratory agency',
    now: 'laboratories describe {object} too briefly for others to reproduce | results on {object} stay accessible to one group alone',
    cost: 'other groups spend months on the same groundwork | findings cannot be compared',
    priorities: 'TALENT',
  },
  {
    id: 'ground-social',
    name: 'social and community service',
    soc: '21- 11-9151',
    first: 'nonprofit agency clinic',
    now: 'agencies handle {subject} with forms of their own | what helps one family is seldom recorded so that the next office can use it',
    cost: 'clients repeat their story at each agency | good practice ends when a grant ends',
    priorities: 'TALENT',
  },
  {
    id: 'ground-law',
    name: 'law',
    soc: '23-',
    first: 'court agency nonprofit',
    now: 'small offices handle {subject} with templates of their own | few offices can tell which step in {subject} causes delay',
    cost: 'people wait longer than the matter needs | the same disputes recur',
    priorities: 'TALENT',
  },
  {
    id: 'ground-education',
    name: 'education',
    soc: '25- 11-9031 11-9032 11-9033 11-9039',
    first: 'school college childcare',
    now: 'teachers prepare {object} alone and leave no record of what worked | schools buy materials without seeing them tested on {object}',
    cost: 'good lessons are lost when a teacher moves | new teachers start from scratch',
    priorities: 'TALENT',
  },
  {
    id: 'ground-arts',
    name: 'design and media',
    soc: '27- 11-2011 11-2032 11-2033',
    first: 'nonprofit newsroom museum',
    now: 'small organizations approach {subject} without testing it with its audience | what was learned about {object} stays in a portfolio',
    cost: 'money goes into work that its audience does not use | each project starts over',
    priorities: 'TALENT',
  },
  {
    id: 'ground-health',
    name: 'health care',
    soc: '29- 31- 11-9111',
    first: 'hospital clinic laboratory',
    now: 'smaller sites handle {subject} without staff to review the work | methods for {object} are written for large centers',
    cost: 'problems are noticed late | care varies from shift to shift',
    priorities: 'RHT',
  },
  {
    id: 'ground-safety',
    name: 'public safety',
    soc: '33- 55- 11-9161',
    first: 'police agency school',
    now: 'agencies handle {subject} each by its own procedure | lessons from {object} stay in reports that few can read',
    cost: 'neighboring agencies cannot coordinate in an emergency | the same gap reappears at the next incident',
    priorities: 'TALENT',
  },
  {
    id: 'ground-food',
    name: 'food service',
    soc: '35- 11-9051',
    first: 'restaurant kitchen hotel',
    now: 'kitchens handle {subject} from memory, with new staff every season | few kitchens record what a change in {object} brings',
    cost: 'food and time are lost | good routines leave with the cook',
    priorities: 'FLW',
  },
  {
    id: 'ground-care',
    name: 'personal service and fitness',
    soc: '39- 37- 11-9081',
    first: 'gym nonprofit hotel',
    now: 'small providers handle {subject} without records | what keeps participants engaged is known to individual trainers',
    cost: 'participants stop before they benefit | results cannot be shown to a sponsor',
    priorities: 'TALENT',
  },
  {
    id: 'ground-sales',
    name: 'sales',
    soc: '41- 11-2022 11-2021',
    first: 'store distributor manufacturer',
    now: 'small sellers handle {subject} without measuring its cost | what works for {object} is known to individual sellers',
    cost: 'small firms lose orders they could fill | money goes into efforts without return',
    priorities: 'TALENT',
  },
  {
    id: 'ground-office',
    name: 'office work',
    soc: '43- 11-3012',
    first: 'office agency clinic',
    now: 'offices handle {subject} by undocumented habits | errors in {object} are corrected one by one and never tracked',
    cost: 'applicants wait for paperwork that was correct | new staff need months to learn the work',
    priorities: 'TALENT',
  },
  {
    id: 'ground-land',
    name: 'farming',
    soc: '45- 11-9013',
    first: 'farm agency distributor',
    now: 'farms approach {subject} with advice meant for other soils | results on {object} stay on the farm',
    cost: 'inputs are spent where they bring no return | neighboring farms repeat the same failed trials',
    priorities: 'TALENT',
  },
  {
    id: 'ground-building',
    name: 'building and repair',
    soc: '47- 49- 11-9021',
    first: 'contractor garage housing',
    now: 'crews handle {subject} as the previous foreman did | faults in {object} are repaired and not recorded',
    cost: 'the same fault recurs | work has to be redone',
    priorities: 'TALENT',
  },
  {
    id: 'ground-making',
    name: 'production',
    soc: '51- 11-3051',
    first: 'manufacturer apparel distributor',
    now: 'small plants rely on individual workers’ skill for {subject} | limits for {object} are set after complaints',
    cost: 'skill is lost when a worker retires | good parts are scrapped and bad ones shipped',
    priorities: 'NSAM',
  },
  {
    id: 'ground-transport',
    name: 'transport',
    soc: '53- 11-3071',
    first: 'airline transit distributor',
    now: 'operators handle {subject} each with its own paperwork | what delays {object} is known locally and nowhere else',
    cost: 'the same delay recurs each week | small operators pay for what large ones have solved',
    priorities: 'TALENT',
  },
]

const names = Object.keys(ORGANIZATIONS)

function groundOf({ id, name, soc, now, cost, priorities, first }: Ground): ProblemArea {
  // The users a field begins with stand first.
  const order = [...first.split(' '), ...names.filter((one) => !first.split(' ').includes(one))]
  const users = order.map((one): UserGroup => ({ name: ORGANIZATIONS[one]?.[0] ?? one, cues: list(ORGANIZATIONS[one]?.[1] ?? '') }))
  const routes = order.flatMap((one, at): Route[] => list(ORGANIZATIONS[one]?.[2] ?? '').map((route) => ({ ...routeOf(route), users: [at] })))
  const kinds = Object.entries(WORK) as [WorkKind, Kinds][]
  return {
    id,
    name,
    occupations: soc.split(' '),
    cues: [],
    users: users as unknown as ProblemArea['users'],
    channels: routes as unknown as ProblemArea['channels'],
    host: 'a U.S. employer in my field',
    priorities: priorities.split(' ') as unknown as ProblemArea['priorities'],
    industries: [],
    problems: kinds.flatMap(([kind, plain]) => [
      ownProblem(`${id}-${kind}`, { ...plain, now, cost }),
      ...(['means', 'scope'] as const).map((told) => ownProblem(`${id}-${kind}-${told}`, { ...TOLD[told].work[kind], tail: plain.tail, now: TOLD[told].now, cost: TOLD[told].cost })),
    ]) as unknown as ProblemArea['problems'],
  }
}

function ownProblem(id: string, { now, cost, steps, outputs, measure, tail }: Kinds & { now: string; cost: string }): Problem {
  return {
    id,
    cues: [],
    topic: '{subject}',
    subject: '{subject}',
    aim: `{aim} ${tail}`,
    now: list(now) as unknown as Problem['now'],
    cost: list(cost) as unknown as Problem['cost'],
    steps: list(steps) as unknown as Problem['steps'],
    outputs: list(outputs) as unknown as Problem['outputs'],
    measure,
    tie: 'serves that aim for {users}',
  }
}

export const grounds: readonly ProblemArea[] = GROUNDS.map(groundOf)
