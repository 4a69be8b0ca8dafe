import { describe, expect, it } from 'vitest'
import type { PersonFacts } from '../person/person-facts.ts'
import { readPerson } from '../person/read-person.ts'
import { assetsOf, inFirstPerson, isNoPublication, isSpoken, titleOfWork, weightOf } from './assets.ts'

const read = (lines: string): PersonFacts => readPerson([{ lines: lines.split('\n') }], new Date('2026-06-01T00:00:00Z'))
const resume = read(`Mira Sample
Structural Engineer

Summary
Reduced inspection cost by 41% on 1,200 bridges across the national network.

Experience
Structural Engineer, Tarn Bridges Ltd. 2019 - Present
• Prepared weekly reports for two managers
• Built a load-rating model used on 340 bridges

Patents
US Patent 9,123,456: Strain sensor for welded girders

Publications
Sample, M., Other, A. (2021). Fatigue life of welded girders under mixed traffic. Journal of Bridge Engineering`)

describe('what a person can be told to have done', () => {
  it('holds what meetings were only to bring about for nothing that was done', () => {
    const told = (line: string) => assetsOf(read(`Mira Sample\nStructural Engineer\n\nExperience\nStructural Engineer, Tarn Bridges Ltd. 2019 - Present\n• ${line}`)).map(({ clause }) => clause)
    expect(told('Lead 3 meetings to write and test procedures.')).toEqual(['led 3 meetings to write and test procedures'])
  })

  it('tells no clause that is not whole, and quotes nothing that is no deed', () => {
    const told = (line: string) => assetsOf(read(`Mira Sample\nStructural Engineer\n\nExperience\nStructural Engineer, Tarn Bridges Ltd. 2019 - Present\n• ${line}`)).map(({ clause }) => clause)
    expect(told('Established a viable storm strategy with a physical.')).toEqual(['established a viable storm strategy'])
    expect(told('Trained night crews and coordinates berth bids.')).toEqual([])
    expect(told('400+ licensed berth non-profit harbor with Pilot Program, two marinas and ten piers Report to the Captain.')).toEqual([])
    expect(told('Coded berth fees, received and posted incoming bridge payments.')).toEqual(['coded berth fees, and received and posted incoming bridge payments'])
  })

  it('holds results outside of a position, patents and publications, the strongest first', () => {
    const assets = assetsOf(resume)
    expect(assets.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['patent', 'publication', 'work']))
    expect(assets.at(-1)?.clause).toBe('prepared weekly reports for two managers')
    expect(assets.find(({ clause }) => clause.includes('41%'))).toMatchObject({ setting: null })
    expect(assets.findIndex(({ clause }) => clause.includes('41%'))).toBeLessThan(assets.findIndex(({ clause }) => clause.includes('weekly reports')))
  })

  it('sets the article that a counted singular lacks', () => {
    const [line] = resume.achievements
    if (!line) throw new Error('no line')
    const text = (said: string) => assetsOf({ ...resume, patents: [], publications: [], achievements: [{ ...line, text: said, place: null, certainty: 'sure' }] }).map(({ clause }) => clause)
    expect(text('Managed engineering of $30MM+ nuclear project including 10 steel tanks')).toEqual(['managed engineering of a $30MM+ nuclear project including 10 steel tanks'])
    expect(text('Led and directed 14 member team for 9 sites')).toEqual(['led and directed a 14-member team for 9 sites'])
  })

  it('puts what others adopted and what was reached before the size of a staff', () => {
    const [line] = resume.achievements
    if (!line) throw new Error('no line')
    const all = ['Led a team of 60 wardens', 'Developed a mooring protocol for 6 piers; adopted by the harbor office', 'Redesigned the drying of kelp at 6 landings; losses fell from 31% to 9%'].map(
      (text, at) => ({
        ...line,
        id: `a${at}`,
        text,
        place: null,
        certainty: 'sure' as const,
      }),
    )
    const told = assetsOf({ ...resume, patents: [], publications: [], achievements: all })
    expect(told.map(({ clause }) => clause.split(' ')[0])).toEqual(['redesigned', 'developed', 'led'])
    expect(told[0]!.strength - told[2]!.strength).toBeGreaterThan(4)
  })

  it('keeps what was measured with the deed, and a word of the trade that elsewhere is praise', () => {
    const [line] = resume.achievements
    if (!line) throw new Error('no line')
    const text = (said: string) => assetsOf({ ...resume, patents: [], publications: [], achievements: [{ ...line, text: said, place: null, certainty: 'sure' }] }).map(({ clause }) => clause)
    expect(text('Designed the monitoring of a 38-meter embankment with 112 piezometers')).toEqual(['designed the monitoring of a 38-meter embankment with 112 piezometers'])
    expect(text('Developed a dynamic assessment for 18 bilingual schools')).toEqual(['developed a dynamic assessment for 18 bilingual schools'])
    expect(text('Developed a rescue course for harbor teams, taken by 640 wardens')).toEqual(['developed a rescue course for harbor teams, taken by 640 wardens'])
    expect(text('Built a risk map which predicted losses with 84 % accuracy on 96 wells')).toEqual(['built a risk map which predicted losses with 84% accuracy on 96 wells'])
  })

  it('ties a deed to no post where the head of another one stands before it', () => {
    const [role] = resume.roles
    const [line] = resume.achievements
    if (!role || !line) throw new Error('a resume without a post')
    const fact = (id: string, text: string, action: string | null) => ({ ...line, id, roleId: role.id, text, action, place: null, certainty: 'sure' as const })
    const facts: PersonFacts = {
      ...resume,
      achievements: [
        fact('a', 'Designed 14 bridges for three counties', 'design'),
        fact('b', 'TARN MEDIA SALES, Chatsworth, California, Account Manager, 1998-2001.', null),
        fact('c', 'Generated 40 accounts through visits to local stores', 'generate'),
      ],
    }
    const assets = assetsOf(facts)
    expect(assets.find(({ clause }) => clause.includes('14 bridges'))).toMatchObject({ roleId: role.id, setting: expect.stringContaining('as a structural engineer') })
    expect(assets.find(({ clause }) => clause.includes('40 accounts'))).toMatchObject({ roleId: null, setting: null })
  })

  it('holds nothing that could not be told for sure', () => {
    const unsure = { ...resume, achievements: resume.achievements.map((fact) => ({ ...fact, certainty: 'unsure' as const })), patents: [], publications: [] }
    expect(assetsOf(unsure)).toEqual([])
  })

  it.each([
    ['Planted 300 trees with community and Dept of Forestry', 'planted 300 trees with community and Dept of Forestry'],
    ['Managed the reception area, including visitors and requests …', 'managed the reception area, including visitors and requests'],
    ['Contribute to the sales goals of the branch', 'contributed to the sales goals of the branch'],
    ['Balance Sheet and Profit analysis for raising a loan', null],
    ['Recognized for reducing turnaround to 4 days', null],
    ['Supervise and motivate team members to meet standards', null],
    ['Ran reports.Drafted agendas for 12 meetings', null],
    ['Cost savings of $50,000 over the season', null],
  ])('says %j in the first person as %j', (line, clause) => {
    expect(inFirstPerson(line)).toBe(clause)
  })

  it('ends the title of a patent where the next one begins', () => {
    expect(titleOfWork('US Patent 9,123,456: Sensor for partial discharge in oil US Patent 10,222,111: Coated spacer')).toBe('Sensor for partial discharge in oil')
  })

  it('reads a row of capitals before a year in no time', () => {
    const started = performance.now()
    expect(titleOfWork(`${'ABCDEFGHIJKLM '.repeat(2)}of 1 (2014). Fatigue life of welded girders. Journal`)).toBeNull()
    expect(performance.now() - started).toBeLessThan(500)
  })

  it.each([
    ['US Patent 9,123,456: Strain sensor for welded girders', 'Strain sensor for welded girders'],
    ['Sample, M. (2021). Fatigue life of welded girders. Journal of Bridge Engineering', 'Fatigue life of welded girders'],
    ['Mira Sample: Data archiving for bridges, in: eLearning, Press, 2009', 'Data archiving for bridges'],
    ['“Girders in winter: a field study,” Journal of Cold, 2020', 'Girders in winter: a field study'],
    ['Communications', null],
    ['Undergraduate Student Reporter Oct. 2012', null],
    ['AhnLab, Undergraduate Student Reporter for Schools Oct. 2012', null],
    ['Editing', null],
    // What stands before the year is a title, what stands behind it an office.
    [
      'Risk assessment of Listeria monocytogenes in cooked meat products. National Health Institute. Address (2014). Surveillance and Risk Analysis in Public Health, Risk Analysis Branch, Risk Assessment Group on Food Safety. Expert.',
      null,
    ],
    ['Address (2014). Surveillance and Risk Analysis in Public Health, Risk Analysis Branch. Expert.', null],
    ['Sample, M. (2014). Surveillance and Risk Analysis in Public Health, Risk Analysis Branch. Expert.', null],
    ['World Congress of Food Science and Technology in Foz. Latin American Seminar', null],
    ['Rodriguez D., Moreno, H. Orjuela, S. Lopez L. (2013). Use of antimicrobial films in the meat factory. Porcicultura', 'Use of antimicrobial films in the meat factory'],
    ['Daniel Rubio, Gustavo Barbosa. (2014). National health profile of raw milk. Ministry of Health', 'National health profile of raw milk'],
  ])('reads the title of %j', (line, title) => {
    expect(titleOfWork(line)).toBe(title)
  })
})

it('a panel or a talk is no publication, wherever a resume lists it', () => {
  const line = 'Sample, M., Other, A. (2021). Fatigue life of welded girders under mixed traffic. '
  for (const where of ['Moderator, W.X.Y.Z. AM 1310 radio', 'Keynote, Girder Days', 'Poster, Girder Days']) expect(isSpoken(line + where), where).toBe(true)
  expect(isSpoken(`${line}Journal of Bridge Engineering`)).toBe(false)
  expect(isSpoken('Sample, M., Other, A. (2021). Wind loads on radio towers in the north. Journal of Bridge Engineering')).toBe(false)
  const [published] = resume.publications
  if (!published) throw new Error('no publication')
  expect(assetsOf({ ...resume, publications: [{ ...published, text: `${line}Moderator, W.X.Y.Z. AM 1310 radio` }] }).some(({ kind }) => kind === 'publication')).toBe(false)
})

it('what a thing does that was made is told of the thing', () => {
  const [line] = resume.achievements
  if (!line) throw new Error('no line')
  const told = assetsOf({
    ...resume,
    patents: [],
    publications: [],
    achievements: [{ ...line, text: 'Designed a weld risk score. Catches 91% of cracked girders in 40 spans.', place: null, certainty: 'sure' }],
  })
  expect(told.map(({ clause, result }) => [clause, result])).toEqual([['designed a weld risk score', 'It catches 91% of cracked girders in 40 spans.']])
})

it('an application is told as no patent, and a result with its own subject as no deed', () => {
  const person = readPerson(
    [
      {
        lines: [
          'Mira Sample',
          '',
          'Experience',
          'Harbor Engineer, Tarn Ports Inc., 2016 – Present',
          '• Unscheduled gate removals cut from 9 to 3 a year',
          '',
          'Patents',
          '• US Patent Application 18/123,456: Method for silt removal in small harbors, filed 2024',
          '• US 10,000,000 B2, "Method for berth cleaning in small harbors," 2022',
        ],
      },
    ],
    new Date('2026-06-01T00:00:00Z'),
  )
  const assets = assetsOf(person)
  expect(assets.filter(({ kind }) => kind === 'patent').map(({ clause }) => clause)).toEqual(['Method for berth cleaning in small harbors'])
  expect(assets.some(({ clause, quoted }) => !quoted && clause.startsWith('unscheduled'))).toBe(false)
})

it('tells a thing with a name of its own as made by the person only where its line says so', () => {
  const clauses = (line: string) => assetsOf(read(`Mira Sample\n\nExperience\nHarbor Engineer, Tarn Ports Inc., 2016 – Present\n• ${line}`)).map(({ clause }) => clause)
  expect(clauses('Published quillwalk, a chart library for tidal data (40 installations)')).toEqual(['published quillwalk, a chart library for tidal data (40 installations)'])
  expect(clauses('Appointed Harbormaster, a post of the county for three ports')).toEqual([])
})

describe('what stands under publications and is none of the own', () => {
  it.each([
    'Reviewer for JHS and Harbor Letters (22 reviews). Open-source picker "rope" (Python, 190 stars), runs on networks in two ports.',
    'Associate Editor of Harbor Letters, 2012-2014.',
    'Peer review Harbor Letters and Quay Research (14 manuscripts), Rope (5)',
    'Peer review: Harbor Letters, Rope',
    'Presented Paper on the topic "Mooring Ropes and Island Owners", in the Student Seminar of Quill College, 2010',
    '*Presented a paper "Rust in the chains of small harbors", Tarn Days, 2012',
    'Talk "Rust in the chains of small harbors", Tarn Days, 2012',
    'Sample, M. (2006). Developing the Harbors of Tarnby. Undergraduate Dissertation. College of Arts, Quill University',
    'Sample, M. (2012). Rope Mathematics and its Effects on Learning. M.A.T. Dissertation. Tarn School of Education',
    'Other, A. (2015). Silt behind quay walls of the north. Master\u2019s thesis, supervised with B. Third',
  ])('%j', (text) => {
    expect(isNoPublication(text)).toBe(true)
  })

  it.each([
    'Sample M., Other A. "Tide tables for shallow bays", Journal of Harbor Studies, 2021',
    'Sample, M. (2014). Reviewers and editors of harbor rules. Harbor Letters',
    'Peer review among harbor pilots. Sample, M., Harbor Letters, 2014',
    '“Peer review: a short history.” Sample, M., Harbor Letters, 2014',
    'Sample, M. (2014). Silt behind quay walls of the north. PhD dissertation. Quill University',
  ])('is one: %j', (text) => {
    expect(isNoPublication(text)).toBe(false)
  })
})

it('ranks what one person alone answered for before what is like it', () => {
  const person = read(
    'Mira Sample\nHarbor Engineer\n\nExperience\nHarbor Engineer, Tarn Works, 2014 - Present\n• Built the tide gauge network of the north quay\n• Built the silt gauge network of the south quay from the ground up',
  )
  expect(assetsOf(person)[0]?.clause).toContain('from the ground up')
})

it('a deed is told whose crews were one’s own', () => {
  const person = read('Mira Sample\nHarbor Safety Manager\n\nExperience\nHarbor Safety Manager, Tarn Works, 2014 - Present\n• Trained my crews in rope rescue, signals and cold water survival')
  expect(assetsOf(person)[0]?.clause).toBe('trained crews in rope rescue, signals and cold water survival')
})

const strengthsOf = (...lines: string[]) => {
  const told = assetsOf(read(`Mira Sample\nHarbor Manager\n\nExperience\nHarbor Manager, Tarn Works, 2014 - Present\n${lines.map((text) => `• ${text}`).join('\n')}`))
  return lines.map((text) => told.find(({ quote }) => quote.includes(text))?.strength ?? -9)
}

it('what was met in full or asked for weighs less than what changed, and what no longer happened more than a deed without result', () => {
  const [met = 0, goal = 0, changed = 0] = strengthsOf(
    'Achieved 100% mooring goals in all berths of the north quay',
    'Managed the container berths of the port with a handling goal of $21 million',
    'Reduced the waiting time of coal barges by 23% in two years',
  )
  expect(changed - met).toBeGreaterThan(2)
  expect(changed - goal).toBeGreaterThan(1)
  const [sizes = 0, improved = 0] = strengthsOf('Managed berth projects ranging from $500,000 to $10 million', 'Raised the share of ferries on time from 61% to 88% in one year')
  expect(improved - sizes).toBeGreaterThan(2)
  const [none = 0, plain = 0] = strengthsOf('Developed rope testing procedures for the crane crews resulting in zero accidents', 'Developed rope testing procedures for the ferry crews of the port')
  expect(none - plain).toBeGreaterThan(2)
})

it('ties with others weigh less than any deed', () => {
  const [ties = 0, deed = 0] = strengthsOf(
    'Developed proactive relationships with the government, pilots and other stakeholders',
    'Designed the berth training for pilots in remote ports of the island',
  )
  expect(ties).toBeLessThan(deed)
})

it('the size of an employer is no weight of a deed, and what one was chosen for is no deed', () => {
  const [large = 0, small = 0] = strengthsOf('Managed the berth files for a 2,800-employee shipping company', 'Managed the berth files for a shipping agent')
  expect(large - small).toBeLessThan(1)
  expect(strengthsOf('Trained on all radio sets in 9 pilot rooms', 'Duties of the watch')[0]).toBe(-9)
  expect(strengthsOf('Selected three times to attend the Top 10% Pilot Dinner', 'Duties of the watch')[0]).toBe(-9)
})

it('how many are in one’s charge is no result, and what came of a deed is one beside shares and money', () => {
  const [charge = 0, changed = 0] = strengthsOf('Managed the caseload of 14 to 17 pilots, writing logs and watch plans', 'Cut the caseload of each pilot from 17 to 14 boats')
  expect(changed - charge).toBeGreaterThan(2)
  const [sized = 0, kept = 0] = strengthsOf('Directed a $30M harbor program', 'Mentor of 11 new harbor pilots; 10 of the 11 are still sailing after 2 years')
  expect(kept).toBeGreaterThan(sized)
  const [house = 0, rule = 0] = strengthsOf('Introduced rope mix with 35% kelp fiber, adopted as company standard', 'Introduced rope mix with 35% kelp fiber, adopted as state standard')
  expect(rule - house).toBeGreaterThan(1)
  const [profit = 0, saved = 0] = strengthsOf('Managed P&L of $14M', 'Saved $1.2 million in crane energy by a night watch rule')
  expect(saved - profit).toBeGreaterThan(2)
  const [funds = 0, deed = 0] = strengthsOf('Direct harbor audits of the state pilot funds (portfolio: $9.2B)', 'Directed harbor audits of the state pilot funds, which saved $9.2 million')
  expect(deed - funds).toBeGreaterThan(2)
  const [found = 0, walked = 0] = strengthsOf('Surveyed the outer harbor plan and found 163 days of hidden silt', 'Surveyed the outer harbor plan and the small quays of the town')
  expect(found - walked).toBeGreaterThan(1.5)
})

const toldIn = (...lines: string[]) =>
  assetsOf(read(`Mira Sample\nStructural Engineer\n\nExperience\nStructural Engineer, Tarn Bridges Ltd. 2019 - Present\n${lines.map((line) => `• ${line}`).join('\n')}`))

it('the whole line stands before a part of it, with the object of the part', () => {
  const [first, second] = toldIn('Built a tide warning tool which runs on 41 piers; in the winter season it gave the ports 31 hours of warning vs. 12 before')
  expect(first).toMatchObject({ whole: true, quoted: true, object: { general: 'a tide warning tool', deliverable: 'software' } })
  expect(first?.clause).toContain('31 hours of warning')
  expect(second?.clause ?? '').not.toContain('31 hours')
})

it('what did not happen, and what was counted in a word, is not left out', () => {
  expect(toldIn('Retired 38 of 96 harbor rules with no lost alarm in the night test')[0]?.clause).toContain('no lost alarm')
  expect(toldIn('Created the tide watch, through which 14 small ports get warnings; stopped two floods before they reached the locks')[0]?.clause).toContain('stopped two floods')
})

it('two sentences that each tell a deed are no one line', () => {
  expect(toldIn('Reinforced the piers of 14 ports. Surveyed silt in 6 basins of the bay').some(({ clause }) => /piers/.test(clause) && /silt/.test(clause))).toBe(false)
})

it('a label is no verb, and a measure was not worked on', () => {
  const told = toldIn(
    'Grant (co-written with the port): tide fund $486,000',
    'GRANT: co-written with the port, tide fund $486,000',
    '30 day mooring readmission 6.1% (port average 12.8%)',
    'Pier slippage in my harbor reduced from 19% to 6%',
  ).map(({ clause }) => clause)
  expect(told.some((clause) => /^granted/.test(clause))).toBe(false)
  expect(told.some((clause) => /^worked on (?:30|pier)/i.test(clause))).toBe(false)
})

it('a seat among the publications is no publication', () => {
  expect(isNoPublication('Invited expert in the public-private table of kiln safety, 2023')).toBe(true)
  expect(isNoPublication('Bello A. (2023). Kiln safety in small potteries. Journal of Clay 12, 1–9.')).toBe(false)
})

it('a result weighs more than the count of a duty, and than a goal that was met', () => {
  expect(weightOf('evaluated crews on 61,000 acres for 212 farms', 'evaluate')).toBeLessThan(weightOf('cut kiln losses from 19 to 13 days', 'cut'))
  expect(weightOf('Inspection of 1,400 hoists under the code', '')).toBeLessThan(weightOf('In the piers that used it delays fell from 19 to 13 hours', ''))
  expect(weightOf('met a productivity standard of 85%', 'meet')).toBeLessThan(1)
})

it('what was sold of the thing was not sold by its designer', () => {
  const person = read('ADA MAREN\n\nEXPERIENCE\nDesign Engineer, Quill Hoists, Marble, OH\n2010 - 2015\n- Designed a rope brake for harbor hoists of 1.75 m/s. Sold about 5,200 sets until 2020.\n')
  expect(assetsOf(person).map(({ clause }) => clause)).not.toContain('sold about 5,200 sets until 2020')
})

it('how many papers there are is no title of one', () => {
  expect(isNoPublication('Co-author in 3 papers on digital kiln mapping of the highlands, 2015–2020.')).toBe(true)
  expect(isNoPublication('3 others as co-author')).toBe(true)
})
