/** Applies the tuning panel to the content of an option: users, problem, method, outputs, route and document change together, so that title and text speak of one endeavor. */
import type { IndustryFocus, TuningOption, WorkType } from '../endeavor/endeavor-form.ts'
import { joinList } from '../endeavor/sentence-forms.ts'
import { choosePriority } from './choose-priority.ts'
import type { ContributionForm, DraftingKnowledge } from './problem-area.ts'
import type { Content } from './realize.ts'
import { chooserFor, type Chooser } from './wording.ts'

/** Ways of working, not places: they change how the thing is made. */
const TECHNIQUES: Readonly<Partial<Record<IndustryFocus, { quality: string; step: string; output: string; priority: string; tie: string }>>> = {
  'AI & Automation': {
    quality: 'AI-assisted',
    step: 'have a person confirm every automated result',
    output: 'a test set for the automated part',
    priority: 'RMF',
    tie: 'measures its automated part against confirmed cases',
  },
  'Cybersecurity & Information Security': {
    quality: 'security-tested',
    step: 'protect each record by access rules',
    output: 'a security test plan',
    priority: 'CSF',
    tie: 'builds protection and recovery into its own records',
  },
}

type Place = { short: string; users: readonly [string, string, string, string]; priority: string; cues: readonly string[] }
const PLACES: Readonly<Partial<Record<IndustryFocus, Place>>> = {
  'Advanced Manufacturing': {
    short: 'manufacturing',
    users: ['small manufacturers', 'machine shops', 'parts suppliers', 'regional plants'],
    priority: 'NSAM',
    cues: ['manufactur', 'plant', 'machine', 'maker', 'supplier'],
  },
  'Strategic Supply Chains': {
    short: 'critical supply chains',
    users: ['small suppliers of critical parts', 'regional distributors', 'port and warehouse operators', 'makers of essential goods'],
    priority: 'NDIS',
    cues: ['supplier', 'distribut', 'import', 'warehouse', 'maker'],
  },
  Health: {
    short: 'health care',
    users: ['rural hospitals', 'community health centers', 'independent clinics', 'county health departments'],
    priority: 'RHT',
    cues: ['hospital', 'clinic', 'health', 'nurs', 'medical', 'pharmac', 'dental'],
  },
  'Global Financial System': {
    short: 'finance',
    users: ['community banks', 'credit unions', 'small payment firms', 'regional insurers'],
    priority: 'AMLP',
    cues: ['bank', 'credit union', 'insur', 'lender', 'financ'],
  },
  Energy: {
    short: 'energy',
    users: ['rural electric cooperatives', 'municipal utilities', 'power-plant operators', 'energy-service companies'],
    priority: 'GRID',
    cues: ['utilit', 'electric', 'energy', 'power', 'cooperative'],
  },
  'Aerospace, Defense & National Security': {
    short: 'aerospace and defense',
    users: ['small defense suppliers', 'aircraft repair stations', 'military depots', 'makers of aircraft parts'],
    priority: 'NDIS',
    cues: ['defense', 'aircraft', 'military', 'drone', 'aviation'],
  },
  Telecommunications: {
    short: 'telecommunications',
    users: ['rural broadband cooperatives', 'regional carriers', 'tribal networks', 'public safety networks'],
    priority: 'IIJA',
    cues: ['broadband', 'carrier', 'network', 'telecom'],
  },
}

/** Areas whose subject lives in one place only: reading lessons have no users in an electric utility. */
export const ROOTED_AREAS = new Set([
  'hospital-nursing',
  'clinical-medicine',
  'dental',
  'pharmacy',
  'rehabilitation',
  'fitness',
  'school-teaching',
  'language-learners',
  'special-education',
  'social-services',
  'arts-media',
  'agriculture',
  'food-service',
  'retail',
  'apparel',
  'flight-operations',
  'community-lending',
  'law-policy',
  'public-safety',
  'diagnostics',
  'water',
  'construction',
  'transport',
])

const TECH: Readonly<Record<ContributionForm, { quality: string; step: string; output: string }>> = {
  tool: { quality: 'software-based', step: 'record every case as structured data', output: 'open-source software with an interface for other systems' },
  practice: { quality: 'machine-readable', step: 'let software check each entry', output: 'a machine-readable version of every rule' },
  training: { quality: 'simulator-based', step: 'repeat the step in a simulator that scores it', output: 'a simulator with recorded cases' },
  evidence: { quality: 'automated', step: 'draw the figures from source systems without retyping', output: 'a data pipeline with quality tests' },
  service: { quality: 'platform-based', step: 'log each case on one shared platform', output: 'a shared platform with role-based access' },
}

const WORK: Readonly<Record<WorkType, { quality: string; output: string; said: readonly [string, string, string] }>> = {
  Innovation: {
    quality: 'newly designed',
    output: 'a prototype with its test record',
    said: [
      'A prototype comes first and is compared with present practice.',
      'What is new will be tried in a prototype before the rest is built.',
      'I begin with a prototype and keep only what beats the usual way.',
    ],
  },
  'Problem Solving': {
    quality: 'cause-based',
    output: 'a register of causes',
    said: [
      'Each failure will be traced to its cause before anything is changed.',
      'The work starts from causes: every fault is followed to where it began.',
      'I look for the cause of each failure first and test the remedy on it.',
    ],
  },
  Scalability: {
    quality: 'scalable',
    output: 'a rollout plan by number of sites',
    said: [
      'It is laid out so that ten sites need no more support than two.',
      'From the start, cost and support per site will be measured, so that many can follow.',
      'Setup is to take one person and one week at each further site.',
    ],
  },
  'Collaboration & Partnerships': {
    quality: 'jointly built',
    output: 'a written partnership agreement',
    said: [
      'Users and their association share the design, by written agreement.',
      'Partners test each version and share in its upkeep.',
      'I will build it together with its users, who agree on every release.',
    ],
  },
  'Process Optimization': {
    quality: 'step-saving',
    output: 'a before-and-after map of the steps',
    said: [
      'Every step is timed before and after, and those that add nothing go.',
      'I map the steps first and remove the ones nobody needs.',
      'The process itself is shortened: steps are joined, timed, and cut.',
    ],
  },
}

const LOCAL = ['in one county', 'in a single metropolitan area', 'in one rural region', 'in one city and its surroundings'] as const
const STATES = ['in a few states', 'in several states', 'across a group of neighboring states', 'in a handful of states'] as const
const NATIONAL = ['across the country', 'in every region of the country', 'nationwide', 'throughout the United States'] as const

export type Tuned = { content: Content; adaptations: string[] }

/** The content under a tuning; refusals come back as one plain sentence each. */
export function tuneContent(content: Content, tuning: TuningOption, index: number, knowledge: DraftingKnowledge): Tuned {
  const choose = chooserFor(JSON.stringify([content.design.problem, content.design.salt, index]))
  const adaptations: string[] = []
  let tuned: Content = { ...content, tuned: true, added: { build: [], users: [], spread: [] } }
  const qualities: string[] = []
  if (tuning.technologicalAdvancement === 'more_tech') {
    const tech = TECH[content.design.form]
    qualities.push(tech.quality)
    tuned = { ...tuned, steps: [...tuned.steps.slice(0, 2), tech.step], outputs: [tech.output, ...tuned.outputs.slice(0, 2)] }
  }
  tuned = turnToIndustries(tuned, tuning.strategicIndustryFocus, qualities, adaptations, choose, index, knowledge)
  tuning.typeOfWork.forEach((work, at) => {
    const { quality, output, said } = WORK[work]
    if (qualities.length < 2) qualities.push(quality)
    tuned = { ...tuned, outputs: [...tuned.outputs.slice(0, 2), output], added: { ...tuned.added, build: at === 0 ? [...tuned.added.build, choose(`work${work}`, said)] : tuned.added.build } }
    if (at === 1) tuned = { ...tuned, outputs: [tuned.outputs[0] ?? output, WORK[tuning.typeOfWork[0] ?? work].output, output] }
  })
  tuned = placed(tuned, tuning, choose, index)
  if (tuning.levelOfDetail === 'detailed') tuned = detailed(tuned, choose)
  if (content.design.project && qualities.length > 0) tuned = { ...tuned, added: { ...tuned.added, build: [`It is to be ${[...new Set(qualities)].join(' and ')}.`, ...tuned.added.build] } }
  return { content: qualities.length > 0 ? { ...tuned, quality: [...new Set(qualities)].join(', ') } : tuned, adaptations }
}

function turnToIndustries(content: Content, focuses: readonly IndustryFocus[], qualities: string[], adaptations: string[], choose: Chooser, index: number, knowledge: DraftingKnowledge): Content {
  let tuned = content
  const groups: string[] = []
  for (const focus of focuses) {
    const technique = TECHNIQUES[focus]
    if (technique) {
      qualities.push(technique.quality)
      const priority = knowledge.priorities.find(({ key, verified }) => key === technique.priority && verified)
      tuned = {
        ...tuned,
        steps: [...tuned.steps.slice(0, 2), technique.step],
        outputs: [...tuned.outputs.slice(0, 2), technique.output],
        ...(priority && focuses.length === 1 ? { priority, tie: technique.tie } : {}),
      }
      continue
    }
    const place = PLACES[focus]
    if (!place) continue
    if (content.design.project?.named) {
      adaptations.push(`“${focus}” was left out: your project names its own users.`)
      continue
    }
    const own = content.area.users.find(({ name }, at) => (!content.problem.groups || content.problem.groups.includes(at)) && place.cues.some((cue) => name.includes(cue)))
    // Only an area that lies in the industry, can be turned to it, or is at home in all gets users there: others would be given what they have no use for.
    if (!own && (ROOTED_AREAS.has(content.area.id) || (content.area.industries.length > 0 && !content.area.industries.includes(focus)) || (content.problem.groups?.length ?? 9) <= 2)) {
      adaptations.push(`“${focus}” was left out: the subject of this option, ${content.problem.subject}, has no users in that industry.`)
      continue
    }
    const users = own && !groups.includes(own.name) ? own.name : (place.users[(index + groups.length) % 4] ?? place.users[0])
    groups.push(users)
  }
  if (groups.length === 0) return tuned
  const users = joinList(groups)
  const { problem, design } = content
  // Other users may be covered by another document, or by none.
  const subject = [...(design.project ? [design.project.phrase] : []), problem.topic, problem.subject, problem.aim, ...problem.outputs].join(' ')
  const near = [...focuses.flatMap((focus) => PLACES[focus]?.priority ?? []), problem.priority ?? content.area.priorities[0]]
  const priority = choosePriority(knowledge.priorities, { subject, users, near })
  const kept = tuned.priority !== content.priority ? tuned.priority : priority
  const tie = kept === null || kept.key === content.priority?.key ? tuned.tie : kept === priority ? choose('tie', [`serves that aim for ${users}`, `is a way for ${users} to act on it`]) : tuned.tie
  return { ...tuned, users, priority: kept, tie: tie.includes(content.users) ? tie.replace(content.users, users) : tie }
}

function placed(content: Content, tuning: TuningOption, choose: Chooser, index: number): Content {
  const { channel } = content
  const turn = <T>(items: readonly [T, T, T, T]): T => items[(index + choose('turn', [0, 1, 2, 3])) % 4] ?? items[0]
  switch (tuning.geographicFocus) {
    case 'no_focus':
      return content
    case 'local':
      return {
        ...content,
        place: turn(LOCAL),
        added: {
          ...content.added,
          spread: [
            choose('local', [
              'What holds there will be written up so that other places can copy it.',
              `A report on the first place lets ${channel} repeat it elsewhere.`,
              'One place comes first because results can be followed person by person; the record is then open to others.',
            ]),
          ],
        },
      }
    case 'multi_state':
      return {
        ...content,
        place: turn(STATES),
        added: {
          ...content.added,
          users: [
            choose('states', [
              'Sites under different state rules show whether it holds in each.',
              'I will choose states whose rules and distances differ.',
              'Comparing states shows which part depends on local rules.',
            ]),
          ],
        },
      }
    case 'nationwide':
      return {
        ...content,
        place: turn(NATIONAL),
        added: {
          ...content.added,
          spread: [
            choose('nation', [
              `In stages, ${channel} can carry one version to every region.`,
              'A single public version with release notes keeps all regions on the same footing.',
              'Regions join one after another, each with the same public materials.',
            ]),
          ],
        },
      }
  }
}

/** More of the method, the users and the way there; nothing new about the person. */
function detailed(content: Content, choose: Chooser): Content {
  const { problem, users } = content
  const steps = [...new Set([...problem.steps, ...content.steps.filter((step) => !problem.steps.includes(step))])]
  const outputs = [...new Set([...content.outputs, ...problem.outputs])].slice(0, 5)
  // The steps and the measure of a problem that only lends a project its place are no words of the project.
  const ownProject = content.design.project !== null && !content.design.project.matched
  const first = steps[0] ?? ''
  const last = steps.at(-1) ?? ''
  const months = choose('months', [
    ['six', 'twelve', 'twenty-four'],
    ['four', 'ten', 'twenty'],
    ['six', 'eighteen', 'thirty'],
  ])
  return {
    ...content,
    detailed: true,
    steps,
    outputs,
    added: {
      build: [
        ...content.added.build,
        ...(ownProject
          ? []
          : [
              choose('depth', [
                `The first step, to ${first}, is tried on past cases before anyone relies on it; the last, to ${last}, is reviewed after each use.`,
                `Before use, each step is rehearsed on recorded cases; special care goes to how users ${last}.`,
                `I will write down for each step what goes in, who decides, and what counts as a failure, beginning with how to ${first}.`,
              ]),
            ]),
      ],
      users: [
        ...content.added.users,
        choose('who', [
          `Among ${users}, I will choose sites that differ in size and leave the daily work to their own staff.`,
          `One person at each site is named to keep records; the others use it as part of their ordinary work.`,
          `Sites sign a short agreement on data, time, and publication before they start.`,
        ]),
      ],
      spread: [
        ...content.added.spread,
        choose('milestones', [
          `Milestones: a working draft after ${months[0]} months, results from the first sites after ${months[1]}, and a public version within ${months[2]} months.`,
          `By month ${months[0]} I plan a first version, by month ${months[1]} ${ownProject ? 'a first report on its results' : `a report on ${problem.measure}`}, and by month ${months[2]} a version others can adopt.`,
          `The plan is a draft in ${months[0]} months, a tested version in ${months[1]}, and publication in ${months[2]}.`,
        ]),
      ],
    },
  }
}
