import { describe, expect, it } from 'vitest'
import { assetsOf } from '../../domain/drafting/assets.ts'
import { composeSet, parseDraftPlan } from '../../domain/drafting/compose-set.ts'
import { contentOf } from '../../domain/drafting/content-of.ts'
import { movesOf } from '../../domain/drafting/realize.ts'
import type { GeneratorForm } from '../../domain/endeavor/endeavor-form.ts'
import { splitSentences } from '../../domain/endeavor/sentence-forms.ts'
import { personFromResume } from '../../domain/person/person-from-resume.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { petitioners } from '../../test/endeavor-petitioners.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

const NO_ANSWERS: GeneratorForm = {
  userBackground: { employmentType: 'employee', futureRoleFocus: 'The work that I do now' },
  userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
}
const stating = (futureProject: string, proposedEndeavorNiche = ''): GeneratorForm => ({ ...NO_ANSWERS, userProposedEndeavor: { futureProject, proposedEndeavorNiche, additionalInfo: '' } })

function composed(person: PersonFacts, form: GeneratorForm = NO_ANSWERS) {
  const found = composeSet(person, form, knowledge)
  if (found.kind === 'ask') throw new Error(`asked for ${found.missing.join()}`)
  return { ...found.set, designs: parseDraftPlan(found.set.plan)?.options ?? [] }
}

/** People whose work is made of results in one field: every combination of six results of four fields. */
const FIELDS: { title: string; results: string[] }[] = [
  {
    title: 'Protection Engineer',
    results: [
      'Reduced relay misoperations by 38% across 210 substations',
      'Built a fault-record replay tool used by 14 utilities',
      'Wrote the protection setting standard for 96 feeders',
      'Trained 120 technicians on relay test procedures',
      'Cut interconnection study time from 9 months to 4 months',
      'Developed a transformer condition ranking for 480 units',
    ],
  },
  {
    title: 'Registered Nurse',
    results: [
      'Reduced patient falls by 31% on 5 hospital wards',
      'Developed a sepsis early-warning drill for 240 nurses',
      'Cut medication dosing errors by 44% with a double-check protocol',
      'Led discharge teaching for 900 heart-failure patients',
      'Wrote a fall-injury register for 3 hospitals',
      'Trained 85 nurses in rapid response',
    ],
  },
  {
    title: 'Senior Accountant',
    results: [
      'Reduced month-end close from 12 days to 5 days',
      'Recovered $1.4 million in duplicate invoices by three-way matching',
      'Built a ledger reconciliation tool used in 18 subsidiaries',
      'Tested 140 internal controls for Sarbanes-Oxley',
      'Automated foreign payroll entries for 22 entities',
      'Trained 35 accountants in month-end close',
    ],
  },
  {
    title: 'Software Engineer',
    results: [
      'Migrated 1,200 legacy batch jobs to a tested service',
      'Built a payment ledger that settles 3 million transfers a day',
      'Reduced failed releases by 61% with staged rollout',
      'Developed a FHIR data exchange used by 40 clinics',
      'Wrote a test-ranking tool used by 300 developers',
      'Cut outages by 48% with fault injection',
    ],
  },
]

function people(): { id: string; person: PersonFacts; form: GeneratorForm }[] {
  const read = FIELDS.flatMap(({ title, results }) =>
    [0, 1, 2, 3, 4, 5].map((turn) => {
      const own = [...results.slice(turn), ...results.slice(0, turn)]
      return {
        id: `${title} ${turn}`,
        form: NO_ANSWERS,
        person: readPerson([{ lines: ['Mira Sample', title, '', 'Experience', `${title}, Tarn Works Inc. 2016 - Present`, ...own.map((result) => `• ${result}`)] }], new Date('2026-06-01T00:00:00Z')),
      }
    }),
  )
  const fictional = petitioners.map(({ id, facts, form }) => ({ id, form, person: personFromResume(facts) })).filter(({ person, form }) => composeSet(person, form, knowledge).kind === 'composed')
  return [...read, ...fictional]
}
const everyone = people()

describe('the four options of a person', () => {
  it.each(FIELDS.map(({ title }) => title))('each rest on another of the strongest results of a %s', (title) => {
    for (const { id, person } of everyone.filter((one) => one.id.startsWith(`${title} `))) {
      const { designs } = composed(person)
      const first = designs.map(({ whys }) => whys[0]?.clause ?? null)
      expect(new Set(first).size, `${id}: ${first.join(' / ')}`).toBe(4)
      expect(first, id).not.toContain(null)
      const told = new Set(designs.flatMap(({ whys }) => whys.map(({ clause }) => clause)))
      const strongest = assetsOf(person).slice(0, 3)
      expect(
        strongest.filter(({ clause }) => !told.has(clause)).map(({ clause }) => clause),
        id,
      ).toEqual([])
    }
  })

  it('carry patents and publications of a person beside many duties that share more words with the problems', () => {
    const lines = [
      'Mira Sample',
      'Power Systems Engineer',
      '',
      'Experience',
      'Power Systems Engineer, Tarn Works Inc. 2016 - Present',
      '• Reviewed relay protection settings and fault coordination studies for substations',
      '• Maintained transformer inspection and outage records',
      '• Supported interconnection and load planning studies',
      '• Updated switchgear and relay settings for feeders',
      '• Cut protection study time by 45% for 60 substations',
      '',
      'Patents',
      '• US Patent 9,123,456: Sensor arrangement for partial discharge in oil',
      '• US Patent 10,222,111: Coated spacer with embedded optical fiber',
      '',
      'Publications',
      '• Sample, M. (2021). Aging of cellulose under mixed thermal stress. Journal of Materials',
      '• Sample, M. (2020). Optical measurement of moisture in solid insulation. Sensors Letters',
    ]
    const person = readPerson([{ lines }], new Date('2026-06-01T00:00:00Z'))
    const { designs } = composed(person)
    const kinds = designs.map(({ whys }) => whys.map(({ kind }) => kind))
    expect(kinds.flat().filter((kind) => kind === 'patent')).toHaveLength(2)
    expect(kinds.filter((own) => own.some((kind) => kind !== 'work')).length).toBeGreaterThanOrEqual(3)
    expect(designs.flatMap(({ whys }) => whys.map(({ clause }) => clause)).join()).toContain('45%')
  })

  it('tell no fact twice', () => {
    for (const { id, person, form } of everyone) {
      const clauses = composed(person, form).designs.flatMap(({ whys }) => whys.map(({ clause }) => clause.toLowerCase()))
      expect(new Set(clauses).size, id).toBe(clauses.length)
    }
  })

  it('begin hardly two sentences alike, posts aside', () => {
    const repeated: number[] = []
    for (const { person, form } of everyone) {
      const { options } = composed(person, form)
      const begins = options.map(
        ({ text }) =>
          new Set(
            splitSentences(text)
              .map((sentence) => sentence.split(' ').slice(0, 4).join(' '))
              .filter((begin) => !/^(?:As an?|In the role) /.test(begin)),
          ),
      )
      const all = begins.flatMap((own) => [...own])
      repeated.push((all.length - new Set(all).size) / all.length)
    }
    expect(repeated.reduce((sum, share) => sum + share, 0) / repeated.length).toBeLessThan(0.05)
    expect(Math.max(...repeated)).toBeLessThan(0.22)
  })

  it('agree in title and form: a study shows, a course teaches, and no verb is doubled', () => {
    for (const { id, person, form } of everyone) {
      const { options, designs } = composed(person, form)
      options.forEach(({ title }, at) => {
        const design = designs[at]
        if (!design || design.project) return
        if (design.form === 'evidence' && !design.own?.deliverable) expect(title, id).toMatch(/ (?:shows|show|establish) |^\w+ .* for |, (?:based|building|drawing) on/)
        if (design.form === 'training' && !design.own?.deliverable) expect(title, id).not.toMatch(/\bwith which|through which|lets\b/)
        expect(title, id).not.toMatch(/learn to learn|helps? [a-z ]+ help |teach(?:es)? [a-z ]+ to teach /)
      })
    }
  })

  it('name no thing by its building, count in a study and a course what these can count, and take no subject for the same users twice', () => {
    for (const { person, form } of everyone) {
      const { options, designs } = composed(person, form)
      for (const { title } of options) expect(title).not.toMatch(/\b(?:for|to|on|in) (?:building|designing|inventing|introducing|starting|proposing) (?:an? |the )/)
      options.forEach(({ text }, at) => {
        if (designs[at]?.form === 'evidence' || designs[at]?.form === 'training') expect(text).not.toMatch(/written guide alone|without outside help/)
      })
      const subjects = designs.map(({ area, problem, own, project, users, form }) => [project ? `project ${form}` : (own?.general ?? `${area} ${problem}`), users, form].join(' | '))
      expect(new Set(subjects).size).toBe(subjects.length)
    }
  })

  it('make their moves in four different orders', () => {
    for (const { id, person, form } of everyone) {
      const { designs } = composed(person, form)
      const orders = designs.map((design) => {
        const content = contentOf(design, 'employee', knowledge)
        return content && movesOf(content).find(({ at }) => at === design.order)?.moves
      })
      expect(new Set(orders).size, `${id}: ${orders.join(' / ')}`).toBe(4)
    }
  })

  it('never speak of the resume', () => {
    for (const { id, person, form } of everyone) for (const { text } of composed(person, form).options) expect(text, id).not.toMatch(/\bresume\b/i)
  })
})

describe('a field that no title tells', () => {
  const resume = (title: string, bullets: string[], skills: string, degree: string) =>
    readPerson(
      [
        {
          lines: [
            'Mira Sample',
            title,
            '',
            'Experience',
            `${title}, Tarn Works Inc. 2016 - Present`,
            ...bullets.map((bullet) => `• ${bullet}`),
            '',
            'Skills',
            skills,
            '',
            'Education',
            `${degree}, Ravenna State University, 2012`,
          ],
        },
      ],
      new Date('2026-06-01T00:00:00Z'),
    )

  it.each<[string, string[], string, string]>([
    ['mechanical', ['Validated finite element models of pump housings', 'Led design reviews for rotating equipment'], 'SolidWorks, ANSYS, CFD', 'B.S. Mechanical Engineering'],
    ['electrical-power', ['Commissioned relay settings at 40 substations', 'Led grid interconnection studies'], 'ETAP, SCADA, power flow', 'M.S. Electrical Engineering'],
    ['civil-structures', ['Designed storm drainage for 12 roads', 'Inspected 40 bridges'], 'AutoCAD Civil 3D, hydrology, structural analysis', 'B.S. Civil Engineering'],
    ['chemical-process', ['Scaled a continuous crystallization process', 'Led hazard analysis for two reactors'], 'HAZOP, Aspen, process safety', 'Ph.D. Chemical Engineering'],
    ['community-lending', ['Modeled credit risk for small business loans', 'Cut loan review time by 40%'], 'SAS, credit risk, underwriting', 'MBA Finance'],
    ['cybersecurity', ['Ran incident response for 60 alerts a week', 'Wrote SIEM detection rules'], 'Splunk, NIST CSF, firewall', 'B.S. Cybersecurity'],
  ])('is told by duties, skills and degree: %s', (area, bullets, skills, degree) => {
    for (const title of ['Principal Engineer', 'Senior Associate', 'Manager II', 'Specialist']) expect(composed(resume(title, bullets, skills, degree)).designs[0]?.area, title).toBe(area)
  })

  it('is asked for where the resume holds none', () => {
    for (const title of ['Principal Engineer', 'Senior Associate', 'Specialist']) {
      expect(composeSet(resume(title, ['Led a team of 8', 'Managed projects on time'], 'Communication, leadership', 'B.S.'), NO_ANSWERS, knowledge)).toEqual({ kind: 'ask', missing: ['field'] })
    }
  })
})

describe('a project in the visitor’s own words', () => {
  const engineer = everyone.find(({ id }) => id === 'Protection Engineer 0')?.person
  const first = (project: string, niche?: string) => {
    if (!engineer) throw new Error('no engineer')
    return composed(engineer, stating(project, niche)).options[0]
  }

  it('that changes something and names no thing is done by a means that was introduced', () => {
    const { title, text } = first('reduce check fraud at small credit unions')
    expect(title).toBe('Reduce check fraud at small credit unions through a tested and published method')
    expect(text).toMatch(/\bmethod\b/)
    expect(text).not.toMatch(/the fraud\b|organizations in this field/)
    expect(text).toContain('small credit unions')
  })

  it('lacks no article and has no comma before its users', () => {
    expect(first('Develop early warning system for landslides along rural highways').title).toBe('Develop an early warning system for landslides along rural highways')
    expect(first('An affordable soil moisture sensor network, for smallholder farmers facing drought').title).toBe(
      'Develop an affordable soil moisture sensor network for smallholder farmers facing drought',
    )
    expect(first('low-cost prosthetic hands made with 3D printing').title).toMatch(/^Develop low-cost prosthetic hands made with 3D printing/)
  })

  it('is for those whom its words name', () => {
    expect(first('I want to create a phonics app that helps parents of deaf children teach reading at home').parts?.users).toContain('parents of deaf children')
    expect(first('My plan is to launch a nonprofit that trains veterans for solar installation jobs').parts?.users).toContain('veterans')
    expect(first('An affordable soil moisture sensor network, for smallholder farmers facing drought').parts?.users).toContain('smallholder farmers')
  })

  it('is told with whom it begins, how large it is and by when, and with a measure of its kind', () => {
    const { text } = first(
      'A design guide for relay misoperations at small cooperatives when inverters feed the line. Start with 12 substations in Oregon, publish test data openly so other engineers can use.',
    )
    expect(text).toContain('12 substations in Oregon')
    expect(text).not.toMatch(/agreed measure|what changes and what does not/)
    expect(first('Build a 3rd generation rope line 900 t/yr, recover nylon and dye by 2031').text).toMatch(/The planned capacity is 900 metric tons per year\. The goal is to reach this by 2031\./)
  })

  it('says less where its words name nobody', () => {
    const { text } = first('Study how microplastics move through municipal wastewater plants')
    expect(text).not.toMatch(/\busers users\b|these users|organizations in this field|first users will be a small group of first/)
    expect(text).toContain('study how microplastics move')
  })

  it('does not count a library of code among the libraries', () => {
    expect(first('open-source library for post-quantum key exchange in medical devices').grounding.priorities.map(({ key }) => key)).not.toContain('MLSA')
  })

  it('gives nobody’s patients a network study', () => {
    const lines = [
      'Mira Sample',
      'IT Support Specialist',
      '',
      'Experience',
      'IT Support Specialist, Tarn Works Inc. 2016 - Present',
      '• Solved 900 help desk tickets a year',
      '• Migrated 400 user accounts in Active Directory',
      '• Ran backup and disaster recovery for 30 servers',
    ]
    const person = readPerson([{ lines }], new Date('2026-06-01T00:00:00Z'))
    for (const { title, text } of composed(person, stating('', 'pediatric amputees')).options) expect(`${title} ${text}`).not.toContain('amputees')
  })

  it('show as their support what was done, learned or granted, and no listed skill, title or summary', () => {
    const person = readPerson(
      [
        {
          lines: [
            'Mira Sample',
            'Registered Nurse',
            '',
            'Summary',
            'Nurse with a passion for sepsis care and discharge teaching on hospital wards.',
            '',
            'Skills',
            'Sepsis care and Multi-line wound dosing',
            'Discharge teaching',
            '',
            'Experience',
            'Registered Nurse, Tarn Works Inc. 2016 - Present',
            '• Reduced patient falls by 31% on 5 hospital wards',
            '• Led discharge teaching for 900 heart-failure patients',
          ],
        },
      ],
      new Date('2026-06-01T00:00:00Z'),
    )
    expect(person.skills.length).toBeGreaterThan(0)
    const quotes = composed(person).options.flatMap(({ grounding }) => grounding.support.map(({ quote }) => quote))
    expect(quotes).not.toEqual([])
    for (const { text } of person.skills) expect(quotes).not.toContain(text)
    expect(quotes).not.toContain(person.summary)
    expect(quotes.filter((quote) => quote === 'Registered Nurse')).toEqual([])
  })
})

it('tells in an option the line of its subject before a larger result of other work', () => {
  const person = readPerson(
    [
      {
        lines: [
          'Nora Sample',
          'Health Information Manager',
          '',
          'Experience',
          'Health Information Manager, Tarn Regional Hospital 2015 - Present',
          '• Saved over $1.5M by negotiating price when purchasing new products',
          '• Saved over $750,000 on office leases by renegotiating',
          '• Lead implementation of electronic health records in 9 outpatient clinics',
          '• Lead migration of the interface engine for HL7 messages between hospital and clinics',
          '• Mapped clinical content to LOINC and SNOMED for exchange of records',
          '• Trained 240 nurses in electronic documentation before go-live',
          '',
          'Education',
          'Master of Health Informatics, Tarn University, 2014',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  const { designs } = composed(person)
  const leads = designs.map(({ whys }) => whys[0]?.clause ?? '')
  expect(leads.filter((clause) => /saved/.test(clause))).toEqual([])
  expect(leads.filter((clause) => /implementation|migration|mapped|trained/.test(clause)).length).toBeGreaterThanOrEqual(3)
})

it('tells a result once that stands in the summary and in a post, and quotes none beside another subject', () => {
  const person = readPerson(
    [
      {
        lines: [
          'Nora Sample',
          'Project Manager',
          '',
          'Summary',
          'Managed engineering of $30MM+ tidal gate project including 10 large stainless steel tanks at Tarn Works',
          'introduced over $3,000,000 million dollars in one year for a young harbor firm',
          '',
          'Experience',
          'Project Manager, Tarn Works Ltd. 2013 - Present',
          '• Managed engineering of $30MM+ tidal gate project including 10 large stainless steel tanks',
          '• Brought three new filters to market through design changes',
          '• Developed standardized drawing procedures for pressure vessels, which reduced the time by 30%',
          '• Tested welding and material handling procedures for pressure vessels',
          '',
          'Education',
          'MS, Mechanical Engineering, Tarn University, 2005',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  const told = composed(person).designs.flatMap(({ whys }) => whys)
  expect(told.filter(({ clause }) => clause.includes('tidal gate')).length).toBe(1)
  expect(told.filter(({ clause, quoted }) => quoted && clause.includes('million dollars'))).toEqual([])
})

it('tells a true result of another post beside no subject that shares neither object, users, nor setting with it', () => {
  for (const result of ['Directed a $2 million community center renovation', 'Managed a $640,000 federal youth grant']) {
    const person = readPerson(
      [
        {
          lines: [
            'Nora Sample',
            'Fourth Grade Teacher',
            '',
            'Experience',
            'Fourth Grade Teacher, Tarn Elementary School 2016 - Present',
            '• Taught reading and mathematics to fourth grade students',
            '• Planned algebra lessons for elementary students',
            '• Coached new teachers in lesson planning and reading instruction',
            '',
            'Camp Coordinator, Quill Foundation 2012 - 2015',
            `• ${result}`,
            '',
            'Education',
            'BA, Elementary Education, Tarn University, 2011',
          ],
        },
      ],
      new Date('2026-06-01T00:00:00Z'),
    )
    const { designs } = composed(person)
    expect(designs).toHaveLength(4)
    expect(designs.flatMap(({ whys }) => whys).filter(({ clause }) => clause.includes('$'))).toEqual([])
  }
})

it.each(['Coordinated rehearsal calendars of a dance company', 'Prepared a recovery chart of harbor boats'])('tells “%s” beside no subject that shares with it a word of an output alone', (line) => {
  const person = readPerson(
    [
      {
        lines: [
          'Nora Sample',
          'Medical Records Technician',
          '',
          'Experience',
          'Medical Records Technician, Tarn Clinic 2016 - Present',
          '• Analyzed documentation compliance issues of patient records',
          '• Collected and reported data on the quality of health information',
          '• Trained clinic staff in electronic medical records',
          '',
          'Harbor Secretary, Quill Foundation 2012 - 2015',
          `• ${line}`,
          '',
          'Education',
          'BA, Healthcare Administration, Tarn University, 2011',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  const told = composed(person).designs.flatMap(({ whys }) => whys.map(({ clause }) => clause))
  expect(told.length).toBeGreaterThan(1)
  expect(told.filter((clause) => /dance|harbor/.test(clause))).toEqual([])
})
