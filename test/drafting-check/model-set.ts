/** Four true options of the software engineer of `profiles.ts`, in the form in which a model answers. */
import { profileOf } from './profiles.ts'

export type SaidOption = { title: string; text: string; supportQuotes: string[]; priorityKeys: string[]; toProve: string[]; adaptations: string[] }

const { option } = profileOf('software')
const said = (title: string, text: string, quote: string): SaidOption => ({
  title,
  text: text.trim().replace(/\s+/g, ' '),
  supportQuotes: [quote],
  priorityKeys: ['CYB'],
  toProve: ['A bank that agrees to the first trial'],
  adaptations: [],
})

export const modelSet: readonly [SaidOption, SaidOption, SaidOption, SaidOption] = [
  said(option.title, option.text, 'Built a replay-safe queue for instant payments used by 14 partner banks.'),
  said(
    'Create a shared settlement watch so that credit unions can see failing transfers within minutes',
    `I will create a shared settlement watch for credit unions. A small credit union learns of a stuck transfer from an angry member, since its vendor reports once a day. The watch
reads acknowledgment times from each participant, compares them with the usual pattern, and names the hop where a transfer waits. The work will produce an alert service, a
message catalog, and an incident handbook for night staff. I come to this from the event pipeline of Larkfield Payments, which I redesigned and which now loses fewer settlements. Employed by a
processor, I will switch the watch on for three credit unions and hand the catalog to their national association for adoption elsewhere. Among the pillars of the President’s Cyber Strategy of March
2026 stands critical infrastructure; early sight of a failing hop keeps one such system running for ordinary account holders.`,
    'Reduced failed settlements by 38% by redesigning the event pipeline.',
  ),
  said(
    'Develop a release-rehearsal procedure so that hospital software teams can deploy changes safely',
    `Hospitals postpone software updates for weeks because nobody can say what a change will break on the ward. I will develop a release-rehearsal procedure that replays a recorded day of
orders against the new version before it goes live. This is another path for me: at Brookmere Systems, I automated regression tests and cut release time from 5 days to 1 day, outside medicine. The
work will produce a recorder for anonymous traffic, a comparison report, and a go-or-wait checklist. As an employee of a health software maker, I will rehearse updates at two community
hospitals, then release recorder and checklist as open source for any vendor to reuse. Critical infrastructure is a pillar of the President’s Cyber Strategy of March 2026, and hospitals that
can update without fear close known holes sooner.`,
    'Automated regression tests, cutting release time from 5 days to 1 day.',
  ),
  said(
    'Establish a ledger-recovery course so that water utilities can restore billing and control records',
    `My plan is to establish a ledger-recovery course for small water utilities. When ransomware strikes, a utility often holds backups that nobody ever restored, and meter records
disagree with the bank afterwards. Participants rebuild a damaged event log step by step and prove that every balance agrees. The outputs are a practice data set, four recorded lessons, and a
scoring tool that grades a restored log. It would be a different direction from payments, although the skill is the same: I lead a team whose service handles 41 billion events a year, and its
logs must replay without loss. While working for a security training provider, I will teach the first class to five utilities and publish the lessons free of charge. The President’s Cyber Strategy
of March 2026 counts critical infrastructure among its pillars; drinking water belongs there beyond question.`,
    'Lead a team of 5 engineers; the service handles 41 billion events a year.',
  ),
]
