import { describe, expect, it } from 'vitest'
import { projectOfNiche, soughtTitles, readFocus, wantedWords } from './stated-focus.ts'

const read = (answer: string) => {
  const focus = readFocus(answer)
  return focus && { subject: focus.subject, project: focus.project?.phrase ?? null, users: focus.users }
}

describe('what a visitor wants to work on', () => {
  it.each([
    ['Accounting manager improving revenue recognition for subscription companies', 'improve revenue recognition for subscription companies', 'subscription companies'],
    ['To continue as a mechanical engineer designing energy-efficient HVAC systems for schools', 'design energy-efficient HVAC systems for schools', 'schools'],
    ['I want to lead a team that develops low-cost water sensors for rural utilities.', 'develop low-cost water sensors for rural utilities', 'rural utilities'],
    ['Founder of a company that builds AI tools for radiologists', 'build AI tools for radiologists', 'radiologists'],
    ['Nurse educator; I want to train new ICU nurses in rural hospitals', 'train new ICU nurses in rural hospitals', 'rural hospitals'],
    ['Head of cybersecurity, protecting small hospitals from ransomware', 'protect small hospitals from ransomware', 'small hospitals'],
    [
      'Bridge engineer. I will help state and county agencies deliver widenings with fewer change orders',
      'help state and county agencies deliver widenings with fewer change orders',
      'state and county agencies',
    ],
  ])('is a project where a verb says what is made or changed: %s', (answer, project, users) => {
    expect(read(answer)).toMatchObject({ project, users })
  })

  it.each([
    ['Lead engineer for payment software of small banks', 'payment software of small banks', 'small banks'],
    ['Senior data scientist focused on fraud detection in community banks', 'fraud detection in community banks', 'community banks'],
    ['Director of supply chain resilience for U.S. semiconductor manufacturers', 'supply chain resilience for U.S. semiconductor manufacturers', 'semiconductor manufacturers'],
    ['Teacher of special education focusing on autism', 'special education. autism', null],
    ['Lead protection engineer; settings for feeders with many solar inverters', 'settings for feeders with many solar inverters', null],
    ['Civil engineer in the U.S., responsible for flood resilience of county roads', 'flood resilience of county roads', null],
  ])('is a subject where none does: %s', (answer, subject, users) => {
    expect(read(answer)).toEqual({ subject, project: null, users })
  })

  it.each([
    '',
    'Marketing manager',
    'software developer',
    'The work that I do now',
    'I want to use my skills to grow professionally and support my family',
    'Continue in my field',
    'To work in the United States',
  ])('is nothing where the answer names a role, a career, or the person alone: “%s”', (answer) => {
    expect(read(answer)?.project ?? null).toBeNull()
    expect(read(answer)?.users ?? null).toBeNull()
  })

  it.each([
    ['Program manager focused on farm income of single mothers in poor rural communities', 'improve farm income of single mothers in poor rural communities', 'poor rural communities'],
    [
      'Communications lead at a nonprofit who wants to fight health misinformation among Spanish-speaking families',
      'reduce health misinformation among Spanish-speaking families',
      'Spanish-speaking families',
    ],
    ['UX designer – accessibility of government websites for people with disabilities', 'improve accessibility of government websites for people with disabilities', 'people with disabilities'],
    ['Reading specialist; literacy of struggling readers in Title I middle schools', 'improve literacy of struggling readers in Title I middle schools', 'Title I middle schools'],
    ['Head of compliance methods for smaller banks', 'develop compliance methods for smaller banks', 'smaller banks'],
    ['Lead for staff safety across several hospitals', 'improve staff safety across several hospitals', 'hospitals'],
    ['Senior data scientist focused on fraud detection in community banks', 'improve fraud detection in community banks', 'community banks'],
    ['Nurse manager, medication errors in nursing homes', 'reduce medication errors in nursing homes', 'nursing homes'],
  ])('is a change where it names a state and whom it concerns: %s', (answer, change, users) => {
    const focus = readFocus(answer)
    expect([focus?.project, focus?.change?.phrase, focus?.users]).toEqual([null, change, users])
  })

  it.each([
    ['Construction manager who is finishing delayed housing projects for churches and nonprofits', 'finish delayed housing projects for churches and nonprofits', 'churches and nonprofits'],
    ["EV trainer: I'm going to develop a course for mechanics on battery safety", 'develop a course for mechanics on battery safety', 'mechanics'],
    ['be a team leader and improve customer service quality of call centers', 'improve customer service quality of call centers', 'call centers'],
    ['Financial planner who helps graduate students and young faculty get out of student loan debt', 'help graduate students and young faculty get out of student loan debt', 'graduate students'],
    ['Project manager role building continuity plans for small and regional banks', 'build continuity plans for small and regional banks', 'small and regional banks'],
    ['Producer; make campaigns for American truck and engine manufacturers', 'make campaigns for American truck and engine manufacturers', 'American truck and engine manufacturers'],
    ['I was a tax officer many years. Now I like to help immigrant families with books and taxes because many get wrong advice.', 'help immigrant families with books and taxes', 'immigrant families'],
    ['To teach kitchen staff of small restaurants how to handle food safely', 'teach kitchen staff of small restaurants how to handle food safely', 'small restaurants'],
    ['Creating a faster accommodation process for workers at airlines, and train the supervisors to use it', 'create a faster accommodation process for workers at airlines', 'airlines'],
    ['Owner of a practice that publishes accounting methods for small firms', 'publish accounting methods for small firms', 'small firms'],
    ['DEVELOPING SUSTAINABLE TEXTILES FOR SMALL MILLS', 'develop sustainable textiles for small mills', 'small mills'],
  ])('is read as visitors write it: %s', (answer, project, users) => {
    expect(read(answer)).toMatchObject({ project, users })
  })

  it.each([
    ['I want to keep being a dock trainer, helping ports get crews to wear vests instead of one more poster nobody reads', 'help ports get crews to wear vests', 'ports'],
    [
      'PACS director for small rural hospitals, moving their old images to new systems without losing anything',
      'help small rural hospitals move their old images to new systems without losing anything',
      'small rural hospitals',
    ],
    [
      "I'd like to help device start-ups, especially from the coast and the islands, to bring their inventions to market",
      'help device start-ups to bring their inventions to market',
      'device start-ups',
    ],
    ['Strategist - planning and measuring what ads do for small brands', 'plan and measure what ads do for small brands', 'small brands'],
    ['Aide, help children who are behind get ready for school', 'help children who are behind get ready for school', 'children'],
    ['I plan to help small food and pet food manufacturers pass their audits', 'help small food and pet food manufacturers pass their audits', 'small food and pet food manufacturers'],
    ['Cook - would like to teach cooks how to keep costs under control', 'teach cooks how to keep costs under control', null],
    ['Nothing too big, I just want to do finance work for nonprofits and teach money basics to low income families', 'teach money basics to low income families', 'nonprofits'],
    ['Scientist in a lab, I will develop and validate analytical methods for new antibiotics', 'develop and validate analytical methods for new antibiotics', null],
    ['Trainer in a call center, teaching new people how to answer questions on credit lines', 'teach new people how to answer questions on credit lines', null],
  ])('is read where people say more than that: %s', (answer, project, users) => {
    expect(read(answer)).toMatchObject({ project, users })
  })

  it.each([
    ['Maybe safety in road work, I was a flagger, or upkeep of water mains. Something steady', 'safety in road work, or upkeep of water mains'],
    ['I would like to move to work on catching fraud in crash claims', 'move to work on catching fraud in crash claims'],
    ['I want to help small shops put their books in order and not have problems with the taxes', 'help small shops put their books in order'],
  ])('chooses among what is known by what is wanted: %s', (answer, words) => expect(wantedWords(answer)).toContain(words))

  it('keeps what is to be spared', () => expect(wantedWords('keep older people on their feet so they don’t fall')).toContain('fall'))

  it('leaves out what is turned down', () => expect(wantedWords('I do not want to build software for banks')).toBe(''))

  it.each([
    'Social worker for abused sailors, helping their abusers get treatment',
    'Counselor for veterans, treating their wives for depression',
    'Consultant for unions, training their employers to bargain',
    'Coach for teachers in schools, and students, helping them pass exams',
    'I am looking to sell a company that builds sensors for rural farms',
    'Account executive selling radios and cables to ferry lines',
  ])('is for nobody else than those it names: %s', (answer) => expect(readFocus(answer)?.project ?? null).toBeNull())

  it.each([
    ['I plan to start my own company to export harbor cranes to island ports', 'export harbor cranes to island ports'],
    ['start my own firm that builds sensors for rural utilities', 'builds sensors for rural utilities'],
    ['run my own business training mechanics in electric ferries', 'training mechanics in electric ferries'],
  ])('is what a company of one’s own is for: %s', (answer, subject) => expect(readFocus(answer)?.subject).toBe(subject))

  it('gives a house of one’s own its article, and nothing else', () => {
    expect(read('I want to open my own eye clinic for fishing towns')?.project).toBe('open an eye clinic for fishing towns')
    expect(readFocus('build my own irrigation system for farms')?.project ?? null).toBeNull()
  })

  it('makes no project of a doubt', () => expect(readFocus('Maybe safety in road work, or upkeep of water mains')).toBeNull())

  it('makes no project of a post', () => {
    for (const answer of ['Manage a team of twelve analysts at a bank', 'Lead data science teams to better results', 'Supply chain manager for hospitals', 'Run a research lab on battery recycling'])
      expect(readFocus(answer)?.project ?? null, answer).toBeNull()
  })

  it('names no single thing in a change: techniques have no first version', () => {
    expect(readFocus('Makeup and camouflage techniques for women with scars')?.change).toMatchObject({
      phrase: 'develop makeup and camouflage techniques for women with scars',
      object: null,
      form: 'practice',
    })
  })

  it('keeps the words of the answer as its quote', () => {
    const answer = 'Accounting manager improving revenue recognition for subscription companies'
    expect(answer).toContain(readFocus(answer)?.project?.quote)
  })

  it.each([
    'I will not develop weapons systems for military agencies',
    'Data scientist who no longer builds credit models for banks',
    'Engineer, avoiding gambling software for casinos',
    'I want to avoid developing weapons for governments',
    'Anything but teaching coding to children in schools',
    'Against building dams for utilities',
    'Move away from designing pipelines for oil companies',
    'Rather than writing reports for agencies, design sensors for utilities',
    'Quit teaching in public schools',
    'Manager who stopped developing payment tools for lenders',
    'Product manager, previously building payment software for small banks',
    'Product manager (formerly building payment software for small banks)',
    'Former teacher of deaf students in public schools',
    'Manager with experience developing sensors for rural utilities',
    'My previous role was to develop sensors for rural utilities',
    'My brother wants to build an irrigation platform for small farms',
    'My employer develops battery systems for utilities',
    'Should I develop training programs for school districts?',
    'If my company gets funding, I will develop water sensors for rural utilities',
    'Maybe develop a course for nurses, I am not sure',
    'Either build scheduling software for hospitals or teach math in schools',
    'Developing dock software for small ports, as I do now, is not what I want anymore',
    'Writing software for oil companies instead of teaching is what I want to stop',
    'Building weapons software for armies rather than medical devices was a mistake',
    'Develop dock models for ports, maybe for harbors, but I would not enjoy it',
    'I hate developing sensors for rural utilities',
    'Done with developing shelters for cities',
  ])('is not what somebody shuns, ended, doubts, or leaves to another: %s', (answer) => expect(readFocus(answer)).toBeNull())

  it('is neither of two alternatives', () => {
    expect(readFocus('Build scheduling software for hospitals, or teach math to students in prisons')).toMatchObject({ project: null, change: null })
  })

  it.each(['Develop scheduling tools for clinics, call 212-555-0199', 'Improve the approval of USCIS petitions for engineers', 'Develop billing tools for clinics under an H-1B visa'])(
    'is no address, number, or paper of immigration: %s',
    (answer) => expect(readFocus(answer)).toBeNull(),
  )

  it.each([
    ['Analyst of money laundering in banks', 'reduce money laundering in banks'],
    ['Specialist in child labor in factories', 'address child labor in factories'],
    ['Specialist in domestic abuse of women', 'address domestic abuse of women'],
    ['Prison officer, violence against officers in prisons', 'reduce violence against officers in prisons'],
    ['Plant manager, zero waste in food factories', undefined],
    ['Working with hospitals to reduce readmissions of patients', undefined],
    ['Pharmacist who will certainly eliminate all medication errors in hospitals', undefined],
  ])('asks for more of nothing that may be to end: %s', (answer, phrase) => expect(readFocus(answer)?.change?.phrase).toBe(phrase))

  it.each([
    ['Build low-cost soil sensors for farms that cannot afford an engineer', 'build low-cost soil sensors for farms that cannot afford an engineer'],
    ['Instead of the sales that I do now. I want to design sensors for rural hospitals', 'design sensors for rural hospitals'],
    ['Reduce nurse training in rural hospitals', 'reduce nurse training in rural hospitals'],
  ])('is kept where a word of that kind is about others: %s', (answer, project) => expect(read(answer)?.project).toBe(project))

  it('is for those who are taught, and not for what they learn', () => {
    expect(read('I plan to found a nonprofit that teaches welding to veterans')?.users ?? '').not.toContain('welding')
  })

  it.each(['Quay clerk. Loading plans, training materials and job aids for ferry companies', 'Training materials for new pilots in small ports', 'Planning tools and drawings for harbor towns'])(
    'is no deed where a noun stands before a noun: %s',
    (answer) => expect(read(answer)?.project ?? null).toBeNull(),
  )

  it('is for nobody where only people are named', () => {
    expect(read('Help people in the harbor get loans and understand there debts')).toMatchObject({ project: 'help people in the harbor get loans and understand their debts', users: null })
    expect(read('Help people with small boats get loans')?.project).toBe('help people with small boats get loans')
  })

  it('is a deed where something is done', () => {
    expect(read('Training deck crews to move passengers in wheelchairs at small ports')?.project).toBe('train deck crews to move passengers in wheelchairs at small ports')
  })
})

describe('the titles of roles that are wanted', () => {
  it.each([
    ['I studied navigation and want to work in a port, cargo analyst or berth planner, help crews find work', ['cargo analyst', 'berth planner']],
    ['Chef / owner. Opening a small galley', ['Chef', 'owner']],
    ['HR manager at a shipyard', ['HR manager']],
    ['Director of finance for a shipyard', ['Director', 'finance director']],
    ['Teaching high school English in a harbor town', ['high school English teacher']],
    ['I want a computer support job', ['computer support specialist']],
    ['Tide table editor, once my degree is finished. Grades 6-8', ['Tide table editor']],
    ['Help crews find a job', []],
    ['Reduce the waiting time of ferries', []],
    ['I was a pilot before. Now helping harbor towns', []],
  ])('%s', (answer, titles) => expect(soughtTitles(answer)).toEqual(titles))
})

describe('a niche that no known problem is about', () => {
  it.each([
    ['mooring line replacement', 'develop a tested approach to mooring line replacement'],
    ['Berth-sharing, real-time scheduling of pilot boats (small ports) with tide data', 'improve the berth-sharing, real-time scheduling of pilot boats with tide data'],
    ['measurement of mooring loads in gusts', 'improve the measurement of mooring loads in gusts'],
    ['swimming lessons for fall safety, rural + tribal elders', 'develop a tested approach to swimming lessons for fall safety among rural and tribal elders'],
    ['LFP batteries recycling, lithium recovery', 'improve LFP battery recycling and lithium recovery'],
    ['S&OP reporting of ferry operators', 'improve the S&OP reporting of ferry operators'],
    ['fare evasion through borrowed cards on ferries', 'reduce fare evasion through borrowed cards on ferries'],
    ['anti-smuggling drills', 'develop a tested approach to anti-smuggling drills'],
    ['head of harbor operations manager', undefined],
    ['harbor safety', 'improve harbor safety'],
    ['ferry delays', 'reduce ferry delays'],
    ['small ports', undefined],
    ['I like boats', undefined],
    ['call 212-555-0199', undefined],
    ['boats', undefined],
    ['rope/chain wear detection', 'improve rope and chain wear detection'],
    ['rope decay prevention, nursing', 'improve rope decay prevention in nursing'],
  ])('%s', (niche, phrase) => expect(projectOfNiche(niche)?.phrase).toBe(phrase))

  it('is never for those through whom the wrong is done', () => {
    expect(projectOfNiche('cargo smuggling through boat owners in far islands')).toMatchObject({ phrase: 'reduce cargo smuggling through boat owners in far islands', users: null })
  })

  it('may hold words of the trade as the resume spells them', () => {
    const niche = 'surveillance of zorbivirus in harbor seals'
    expect(projectOfNiche(niche)).toBeNull()
    expect(projectOfNiche(niche, (word) => word === 'zorbivirus')?.phrase).toBe('improve the surveillance of zorbivirus in harbor seals')
  })
})

describe('a title is no deed', () => {
  it.each([
    ['harbor teacher and program coordinator for young sailors in coastal middle schools'],
    ['Finance manager dredging cost for ferry companies'],
    ['Harbor design director, secure mooring and chart software'],
  ])('%s', (answer) => expect(readFocus(answer)?.project ?? null).toBeNull())

  it('and a deed that begins like one stays', () => {
    expect(readFocus('train nurse leaders in coastal clinics')?.project?.phrase).toBe('train nurse leaders in coastal clinics')
    expect(readFocus('Consultant, secure the mooring records of small ferry companies')?.project?.phrase).toBe('secure the mooring records of small ferry companies')
  })
})

describe('two things in one answer', () => {
  it('are parted by a slash', () => {
    expect(readFocus('Start a rowing program for seniors / swimming coach for older adults')?.project?.phrase).toBe('start a rowing program for seniors')
    expect(readFocus('design tide gauges for small harbors and/or teach pilots to read them')?.project).toBeNull()
  })

  it('what is left behind is not wanted', () => {
    expect(wantedWords('To finish with ferries and become a college professor')).toBe('I want to become a college professor')
    expect(wantedWords('I am done with night shifts, I want to work in tide research')).toBe('I want to work in tide research')
    expect(wantedWords('I want to leave trucking and teach welding at a community college')).toBe('I want to teach welding at a community college')
    expect(wantedWords('I am done with ferries. I want to teach')).toBe('I want to teach')
    expect(wantedWords('leave harbors cleaner than before')).toBe('')
  })

  it('a study of a question is a project, and being a student is none', () => {
    expect(readFocus('professor of shipping, studying how ferry lines use weather data to save fuel')?.project?.phrase).toBe('study how ferry lines use weather data to save fuel')
    expect(readFocus('I am studying how to become a pilot')?.project ?? null).toBeNull()
  })

  it('who buys is no user', () => expect(readFocus('Marketing director for mooring software, selling to ferry and cruise lines')?.users ?? null).toBeNull())
})

it('where it happens is nobody, and a post in a subject is no change', () => {
  expect(readFocus('Economist, studying how Nordic sailors use credit in coastal counties')?.project).toMatchObject({ phrase: 'study how Nordic sailors use credit in coastal counties', users: null })
  expect(readFocus('HR manager warehouse staffing for ferry companies')?.change ?? null).toBeNull()
})

describe('what the answer on the role says of those it is for', () => {
  it('is heard though those it is for lack something', () => {
    expect(wantedWords('My work is about safe moorings, in ports that does not have pilots at night')).toContain('safe moorings')
  })

  it('makes no project of owning a company', () => {
    expect(readFocus('Own company for tide drilling engineering')?.project ?? null).toBeNull()
  })
})
