import { describe, expect, it } from 'vitest'
import { segmentsOf } from './achievement-segments.ts'
import { quoteLine, quoteOfWeight } from './quote-achievement.ts'
import { tellAchievement } from './restate-achievement.ts'

const told = (text: string) => {
  const found = tellAchievement(text)
  return found ? `${found.quoted ? '“' : ''}${found.clause}` : null
}

describe('telling an achievement', () => {
  it.each([
    ['Eliminated $500,000 in annual expense by renegotiating contracts.', 'eliminated $500,000 in annual expense by renegotiating contracts'],
    ['Direct the capital expenditure and manage expenses for the portfolio of 1,300 branches.', 'directed the capital expenditure and managed expenses for the portfolio of 1,300 branches'],
    ['SVP, Head of Retail Real Estate; Led a staff of fifty employees across 48 states.', 'led a staff of fifty employees across 48 states'],
    ['Key Achievements Managed 4 direct employees.', 'managed 4 direct employees'],
    ['Global credit insurer with 6,000+ employees in more than 50 countries Developed and implemented credit policies for exporters', 'developed and implemented credit policies for exporters'],
    ['Planted 300 trees with community and Dept. of Forestry to combat deforestation', '“Planted 300 trees with community and Dept. of Forestry to combat deforestation'],
    ['Cost savings of $50,000 over the entire trade show season.', '“Cost savings of $50,000 over the entire trade show season'],
    ['Project yielded increased customer retention of 0.66%', null],
    ['LA Fitness has over 600 locations and is expanding in New York.', null],
    ['Promoted from Inside Sales Executive after 4 months', null],
    ['Assisted with various duties as assigned', null],
    ['Opened 14 stores for Company Name in City , State', null],
    ['Managed [operation] .', null],
  ])('%j is told as %j', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  it('cuts a long quotation behind its figure and shows that it was cut', () => {
    const found = tellAchievement(
      'Turned a $40 million corporate loss into $5 million pretax profit in one year by restructuring and repositioning an international company for dynamic and profitable expansion in the U.S.',
    )
    expect(found).toMatchObject({ quoted: true, measured: true })
    expect(found?.clause).toMatch(/^Turned a \$40 million corporate loss into \$5 million .* …$/)
  })

  it('parts statements that ran together', () => {
    expect(segmentsOf('Managed an annual budget for events and travel assignments Write and update recruiting policies')).toEqual([
      'Managed an annual budget for events and travel assignments',
      'Write and update recruiting policies',
    ])
    expect(segmentsOf('Migrated the orchestration to AWS EKS. Managed 3 clusters and 300 pods')).toEqual(['Migrated the orchestration to AWS EKS', 'Managed 3 clusters and 300 pods'])
    expect(segmentsOf('Planned a house of 3,200 sq. ft. with 4 baths for a harbor village')).toEqual(['Planned a house of 3,200 square feet with 4 baths for a harbor village'])
    expect(segmentsOf('Served two terms in the U.S. Congress of 2010')).toHaveLength(1)
    expect(segmentsOf('Accomplishments: âž¢ Increased donations to $50,000 in 7 months âž¢ Spoke at 12 events')).toEqual(['Increased donations to $50,000 in 7 months', 'Spoke at 12 events'])
  })
})

describe('a line that no rule can say again', () => {
  it.each([
    ['Managed over 80 staff responsible for the collection of domestic revenue', 'Managed over 80 staff responsible for the collection of domestic revenue'],
    ['Lost Hills, CA Coordinated and scheduled 12 prime contractors for a school project', 'Coordinated and scheduled 12 prime contractors for a school project'],
    ['Negotiation: Saved over $250,000 when purchasing new products', 'Saved over $250,000 when purchasing new products'],
    ['Authoritatively recruited and directed more than 40 staff members', 'recruited and directed more than 40 staff members'],
    ['Oversaw early delivery of nuclear projects totaling over $15MM Directed workflow of the drafting department', 'Oversaw early delivery of nuclear projects totaling over $15MM'],
    ['Development of software for 14 county offices by the vendor', null],
    ['The plant employs 300 people', null],
    ['Building codes and regulations of 12 states', null],
    ['Implemented and maintain a network of 14 sites', null],
    ['Surpassed annual quota by 110%', null],
    ['Failed to reduce the scrap rates of two plants', null],
  ])('%j is quoted as %j', (line, expected) => {
    expect(quoteLine(line)).toBe(expected)
  })
})

describe('a line of weight that no rule can say again', () => {
  it.each([
    ['built a spat settlement pipeline (R, tideBLUP + QGLR) now run each spring on ~4,200 frames by the Tarn and Quay hatcheries'],
    ['released 3 kelp lines (TQ22, -23, -24) with rot resistance, seed sent to 14 hatcheries in 9 bays and to the Reef Center'],
  ])('is quoted as it is printed: %s', (line) => {
    expect(quoteOfWeight(line)).toBe(line)
  })

  it('keeps a name in single quotation marks', () => {
    expect(quoteOfWeight('Wrote a tool "TideCheck" which estimates 12 moorings from photos')).toBe('Wrote a tool ‘TideCheck’ which estimates 12 moorings from photos')
  })

  it.each([
    ['no figure and no use by others', 'wrote a tool which estimates moorings from harbor photos'],
    ['what it was done to stands elsewhere', 'calibrated with 31 decommissioned buoys that were broken at the yard'],
    ['a noun at its head', 'Harbor company with 300 employees in 12 bays and 4 offices'],
    ['what was done to the person', 'Promoted to lead of 14 hatcheries within 2 years of work'],
    ['an address', 'built a tide model used by 12 ports, see www.tide.example for it'],
  ])('is not quoted: %s', (_why, line) => {
    expect(quoteOfWeight(line)).toBeNull()
  })
})

it('what leans on a sentence before it is not quoted', () => {
  expect(quoteLine('As a result this harbor finished the year 20% under budget')).toBeNull()
  expect(quoteLine('This harbor office handled 4,000 berths in the season of 2014')).toBeNull()
})
