/** Sample entrepreneur_ai_marketplace: a fictional founder of a software marketplace. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const market = 'Opened a marketplace where 340 small firms compare 62 AI tools by published task tests'
const withdrawn = 'Withdrew 11 tools from sale after they failed a repeated test'
const camera = 'Trained inspection cameras on the parts of 4 machine shops without sending images out of the plant'
const watch = 'Operated a shared alarm desk for the networks of 5 clinics and 2 water districts'
const referrals = 'Built a referral-status page used by 8 clinics to close 1,900 referrals'

export const entrepreneurAiMarketplace: Sample = {
  id: 'entrepreneur_ai_marketplace',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Founder and Chief Executive',
      profession: 'techEntrepreneur',
      yearsOfExperience: 11,
      roles: [
        { title: 'Founder', employer: 'Plainlabel Software', from: 2021, to: null, duties: [market, withdrawn, camera] },
        { title: 'Engineering Lead', employer: 'Cordale Managed Systems', from: 2015, to: 2021, duties: [watch, referrals] },
      ],
      degrees: [{ level: 'master', field: 'Computer Science', institution: 'Linwood Institute of Technology', year: 2015, source: 'M.S. in Computer Science, Linwood Institute of Technology, 2015' }],
      skills: ['Machine learning evaluation', 'Computer vision', 'Python', 'Network monitoring', 'FHIR', 'Product strategy'],
    }),
    form: {
      userBackground: { employmentType: 'entrepreneur_businessowner', futureRoleFocus: 'Founder who builds tested AI services for small firms' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'verified-ai-marketplace', path: 'close', variant: 0,
      title: 'Launch a verified AI-tool marketplace in which small firms see test results for their own kind of work',
      text: 'A plumbing firm chooses an AI tool by advertising and learns about its errors from customers. I will build out a verified AI-tool marketplace where such a firm sees, before it pays, how each tool performed on published tests of the work in question and what becomes of the data it is fed. A listing is earned by results. {person} The next stage has three parts: a public test protocol for each task, a label that states results and data use, and a marketplace limited to tools that carry it. My company will sign twenty small firms and five toolmakers and live from listing and support fees; protocol and label remain open, so associations and rival marketplaces can test alike. America’s AI Action Plan of July 2025 treats the adoption of AI as a national aim. Visible results let small firms take part with care.',
      person: ['This continues my work as a Founder at Plainlabel Software, where I opened a marketplace in which 340 small firms compare 62 AI tools by published task tests.', 'We also withdrew 11 tools from sale after they failed a repeated test.'],
      support: ['Founder', 'Plainlabel Software', market, withdrawn],
    }),
    sampleOption({
      seed: 'offline-inspection', path: 'close', variant: 1,
      title: 'Launch an offline quality-inspection service that small manufacturers train on their own parts in one day',
      text: 'As the owner of a small software company, I propose to launch an offline quality-inspection service for shops that may not send a customer’s part to anyone’s cloud. A machinist holds good parts before the camera, the system learns them within a day, and no image leaves the plant. Inspection software is sold to large plants with data teams, and it asks for many pictures of defects, which a small shop does not have. {person} Three small manufacturers will use the first kits under contract. I will supply the camera kit with local training, an open format for defect images, and a benchmark with public test parts on which competing systems can be compared. With format and benchmark open, a shop can change supplier and keep its data. The national AI action plan of July 2025 encourages sectors to adopt AI; local training is how a shop of fifteen can.',
      person: ['The method has been tried: with my company I trained inspection cameras on the parts of 4 machine shops without sending images out of the plant.', 'Computer vision and machine learning evaluation are the skills behind it.'],
      support: [camera, 'Computer vision', 'Machine learning evaluation'],
    }),
    sampleOption({
      seed: 'small-utility-defense', path: 'alternative', variant: 2,
      title: 'Build a pooled cyber-watch service so that small utilities and clinics share one detection team at night',
      text: 'Few rural water districts have anyone to watch their network at night. Commercial services are priced for larger firms. I would build a pooled cyber-watch service in which small utilities and clinics share a detection team, a set of alarms, and response steps for people who are not specialists. {person} My own firm would supply a low-cost sensor for small networks, a library of tested alarms, and a response manual, and would start with three utilities and two clinics as paying members. Members would keep their data; alarms and manual would be open, so regional groups that are not customers can run a pool of their own. The President’s Cyber Strategy of March 2026 counts critical infrastructure among its pillars. The pool serves operators too small for a team.',
      person: ['It would be another path for my company, based on work before it existed: as an Engineering Lead at Cordale Managed Systems, I operated a shared alarm desk for the networks of 5 clinics and 2 water districts.', 'Network monitoring is the skill that carries over.'],
      support: ['Engineering Lead', 'Cordale Managed Systems', watch, 'Network monitoring'],
    }),
    sampleOption({
      seed: 'clinic-data-app', path: 'alternative', variant: 3,
      title: 'Launch a referral-tracking exchange that tells small clinics whether a referred patient was seen and treated',
      text: 'The referral leaves the clinic by fax. Whether the patient was seen, and what was found, the clinic asks again only when something has gone wrong. The CMS Health Tech Ecosystem of July 2025 promotes the exchange of patient data; the fate of a referral is a piece that record exchange tends to leave out, since it ends with sending. As a founder I plan to launch a referral-tracking exchange that follows each referral to its result. {person} An exchange needs more: an open referral-status format, a service through which clinics with different record systems can use it, and a monthly report of referrals that were lost. I would begin with four clinics and two specialists. Revenue would come from running the service. The status format will be published for other vendors to adopt without my company.',
      person: ['It opens a new path from AI tools to clinics, with one piece already built: at Cordale Managed Systems I built a referral-status page used by 8 clinics to close 1,900 referrals.', 'I hold a master’s degree in Computer Science from Linwood Institute of Technology.'],
      support: ['Cordale Managed Systems', referrals, 'M.S. in Computer Science, Linwood Institute of Technology, 2015'],
    }),
  ],
}
