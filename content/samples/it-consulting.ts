/** Sample it_consulting: a fictional independent consultant for public bodies and small hospitals. */
import type { Sample } from '../../domain/endeavor/sample.ts'
import { fictionalPetitioner } from './fictional-petitioner.ts'
import { sampleOption } from './sample-option.ts'

const identity = 'Planned staged identity and access upgrades for 9 municipal clients'
const logins = 'Reduced accounts without multifactor login from 64% to 5% in a school district with 3,200 users'
const tools = 'Inventoried 47 AI tools at 3 insurance agencies and wrote the rules for their use'
const links = 'Designed fiber and radio links for 14 school and town sites in one county'
const restore = 'Ran full restore drills on 31 clinical servers and cut the proven recovery time from 4 days to 19 hours'

export const itConsulting: Sample = {
  id: 'it_consulting',
  petitioner: {
    facts: fictionalPetitioner({
      headline: 'Independent IT Consultant',
      profession: 'it',
      yearsOfExperience: 14,
      roles: [
        { title: 'Principal Consultant', employer: 'Aldergate IT Consulting', from: 2018, to: null, duties: [identity, logins, tools, links] },
        { title: 'Systems Engineer', employer: 'Pinecrest Hospital Network', from: 2012, to: 2018, duties: [restore] },
      ],
      degrees: [{ level: 'master', field: 'Information Systems', institution: 'Marlow Institute of Technology', year: 2012, source: 'M.S. in Information Systems, Marlow Institute of Technology, 2012' }],
      skills: ['Identity management', 'Zero trust architecture', 'Network design', 'Backup and recovery', 'Microsoft 365', 'Terraform'],
    }),
    form: {
      userBackground: { employmentType: 'consultant_contractor', futureRoleFocus: 'Independent consultant for security methods that small public bodies can run themselves' },
      userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
    },
  },
  options: [
    sampleOption({
      seed: 'zero-trust-municipal', path: 'close', variant: 0,
      title: 'Develop a staged zero-trust rollout model that towns and school districts can complete with small technical teams',
      text: 'In many towns one stolen password still opens every system from payroll to water billing. The guidance against it assumes a security department; a school district has two technicians. I will develop a staged zero-trust rollout model in which each stage is measured when it is done and leaves the district safer even if the next is never funded. The model consists of a configuration guide for each stage, tested policy templates for common platforms, and a self-assessment tool that keeps the evidence. {person} As a contractor I will carry it through with one more town and one district, under agreements that leave the method free to publish, so that a state technology office can adopt it for others. The President’s Cyber Strategy of March 2026 names zero trust for federal networks; the model brings that approach down to local ones.',
      person: ['It grows from current assignments: as a Principal Consultant at Aldergate IT Consulting, I planned staged identity and access upgrades for 9 municipal clients.', 'In one school district with 3,200 users I reduced accounts without multifactor login from 64% to 5%.'],
      support: ['Principal Consultant', 'Aldergate IT Consulting', identity, logins],
    }),
    sampleOption({
      seed: 'ai-governance-kit', path: 'close', variant: 1,
      title: 'Create an AI-use control register so that small regulated firms know which tools handle client data',
      text: 'My proposed endeavor is an AI-use control register for small regulated firms: insurance agencies, clinics, tax offices. The register records which AI tool sees which data, who approved it, and when it was last checked. Their staff try new tools faster than anyone can review them, and client data leaves the building without a trace. What I will produce is the register itself with its risk questions in everyday language, a set of detection rules for unapproved tools, and a review procedure for new uses. {person} I will introduce it at three more firms, train their own people to keep it, and release a client-neutral edition as an open template for trade associations. America’s AI Action Plan of July 2025 encourages sectors to adopt AI; a firm that can show where its data goes is able to do so under control.',
      person: ['I have seen what is missing: in recent assignments I inventoried 47 AI tools at 3 insurance agencies and wrote the rules for their use.', 'I hold a master’s degree in Information Systems from Marlow Institute of Technology.'],
      support: [tools, 'M.S. in Information Systems, Marlow Institute of Technology, 2012'],
    }),
    sampleOption({
      seed: 'hospital-recovery', path: 'alternative', variant: 2,
      title: 'Build a tested ransomware-recovery playbook that shows rural hospitals in which order to restore clinical systems',
      text: 'A hospital that keeps backups knows it can restore a file. Whether it can restore a ward, most rural hospitals learn only during an attack. I would build a ransomware-recovery playbook that fixes the order in which laboratory, pharmacy, and patient records come back, and a drill by which a small staff can prove it in advance. Its parts are a restore-order map, an automated backup drill, and downtime procedures for the wards. {person} Two rural hospitals would take part under contract, with the right reserved to publish playbook and drill results for other hospitals to repeat without a consultant. The national cyber strategy issued in March 2026 gives one of its pillars to critical infrastructure; a rehearsed recovery keeps a hospital’s part of it in service.',
      person: ['This alternative path leads back to hospitals: as a Systems Engineer at Pinecrest Hospital Network, I ran full restore drills on 31 clinical servers and cut the proven recovery time from 4 days to 19 hours.', 'Backup and recovery remain part of my practice.'],
      support: ['Systems Engineer', 'Pinecrest Hospital Network', restore, 'Backup and recovery'],
    }),
    sampleOption({
      seed: 'rural-fiber-design', path: 'alternative', variant: 3,
      title: 'Develop a mixed fiber-radio design method to lower the cost of reaching the last remote homes',
      text: 'The last homes on a rural road decide what a network costs. Providers design with fiber throughout or with radio throughout, and the last few houses are then left out of both plans. The endeavor I have in mind is a mixed fiber-radio design method that settles, house by house, where fiber pays, where radio serves better, and how to upgrade later. It would yield a terrain-based design tool, a set of tested reference layouts, and a cost record from routes that were really built. {person} Two rural providers would be the first to use it; tool, layouts, and cost record would be published for other providers and for state broadband offices to plan with. The federal Critical and Emerging Technologies List of February 2024 includes integrated communication and networking technologies. A design method decides whether such technologies are built to the end of the road.',
      person: ['It opens a new path beside security work, and I have walked part of it: I designed fiber and radio links for 14 school and town sites in one county.', 'My experience covers 14 years with the networks of small institutions.'],
      support: [links],
    }),
  ],
}
