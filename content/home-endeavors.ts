/** The first screen of the home page: endeavors of the built-in samples, each with the sentence that speaks to each prong. */
import type { SampleId } from '../domain/endeavor/endeavor-form.ts'
import { findSample } from './samples/all-samples.ts'

export const PRONGS = [
  { tone: 'pine', question: 'Why it matters' },
  { tone: 'amber', question: 'Why you' },
  { tone: 'slate', question: 'Why waive the job offer' },
] as const

export const HOME_ENDEAVORS = {
  legend: 'Choose a profession',
  sheetLabel: 'Proposed endeavor',
  caption: 'From the free generator’s samples; the petitioners are fictional.',
  link: { label: 'Read all four options', href: '/proposed-endeavor-generator' },
} as const

/** One option of a sample; each mark is a sentence of its text, as written, in the order of the prongs. */
type Shown = { sample: SampleId; label: string; marks: readonly [matters: string, you: string, waive: string] }

export const SHOWN_ENDEAVORS: readonly Shown[] = [
  {
    sample: 'software_engineering',
    label: 'Software',
    marks: [
      'An instant transfer leaves only seconds to notice a fault, and a small bank usually depends on a vendor whose failure handling it cannot inspect.',
      'The endeavor continues my work as a Senior Backend Engineer at Larkfield Payments, where I built a replay-safe queue for instant payments that 14 partner banks use.',
      'The code and the test cases will be open, so vendors and banks that never work with my employer can adopt them.',
    ],
  },
  {
    sample: 'obgyn',
    label: 'Medicine',
    marks: [
      'Where maternity wards have closed, these teams meet hemorrhage or severe hypertension rarely and with no specialist nearby.',
      'The endeavor continues my work as an OB-GYN Attending Physician at St. Orla Regional Hospital, where I introduced a hemorrhage protocol that lowered transfusions by 28%.',
      'Protocol, course, and registry results will be published, so hospital networks in other states can adopt them without my presence.',
    ],
  },
  {
    sample: 'operations_supply_chains',
    label: 'Supply chain',
    marks: [
      'Reserve stock that stands on a shelf expires there, which is why single hospitals keep so little of it.',
      'The method extends what I already do: as a Director of Supply Chain Operations at Medway Hospital Supply, I ran rotating stock of 160 essential medicines for 9 hospitals with write-offs below 1%.',
      'Rulebook and model will be published for hospital groups elsewhere to adopt with any distributor they like.',
    ],
  },
  {
    sample: 'ev_controls_safety',
    label: 'Engineering',
    marks: [
      'The weak spot in an electric drive is often the border between two suppliers: each proves its own part, and the handover is tested by no one.',
      'It draws on present work: as a Functional Safety Engineer at Verrin Drive Systems, I wrote the safety cases for 4 electric drive controllers under ISO 26262.',
      'It will then be published and proposed to industry working groups.',
    ],
  },
  {
    sample: 'entrepreneur_ai_marketplace',
    label: 'Founder',
    marks: [
      'A plumbing firm chooses an AI tool by advertising and learns about its errors from customers.',
      'This continues my work as a Founder at Plainlabel Software, where I opened a marketplace in which 340 small firms compare 62 AI tools by published task tests.',
      'My company will sign twenty small firms and five toolmakers and live from listing and support fees; protocol and label remain open, so associations and rival marketplaces can test alike.',
    ],
  },
]

export type HomeEndeavor = { label: string; title: string; marks: readonly string[] }

/** With the title of the option that the generator shows first for the sample. Draws in the samples: only the server may import it. */
export function homeEndeavors(): HomeEndeavor[] {
  return SHOWN_ENDEAVORS.map(({ sample, label, marks }) => {
    const found = findSample(sample)
    if (found === null) throw new Error(`there is no sample ${sample}`)
    return { label, title: found.options[0].title, marks }
  })
}
