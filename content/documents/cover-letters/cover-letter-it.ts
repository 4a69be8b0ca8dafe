/** Sample I-140 cover letter for an IT professional; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterIt: Document = {
  id: 'cover-letter-it',
  title: 'Sample cover letter: IT',
  edition: '2026-11-21',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample for IT professionals. Everyone and everything in it is invented, except public documents, which carry their dates. Study how a fact is placed and proved; do not borrow the sentences. It is not legal advice and no result is promised. Fill the shaded places with your own facts and delete this box before filing.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, and record of lawful status', 'Identity', 'Identity and work history of the petitioner'),
    exhibit('Ex-2', 'Form ETA-9089 Appendix A and signed Final Determination', 'Identity', 'Completed for this petition'),
    exhibit(
      'Ex-3',
      'Bachelor of Engineering diploma and transcript, Technical University of Orvenna, with certified translation',
      ['EB-2', 'Prong 2'],
      'Four-year degree in computer systems, conferred June 2011',
    ),
    exhibit('Ex-4', 'Credential evaluation', 'EB-2', 'Equivalent to a U.S. bachelor’s degree in computer engineering'),
    exhibit('Ex-5', 'Letter of Orvenna Central Clinic, on letterhead, with duties', ['EB-2', 'Prong 2'], 'Systems engineer, September 2011 to July 2017'),
    exhibit('Ex-6', 'Letter of Meridale Health Services, with duties and consent', ['EB-2', 'Prong 2', 'Prong 3'], 'Lead systems engineer since October 2017; consent to the outside work'),
    exhibit('Ex-7', 'O*NET summary, computer systems engineers and architects, and four vacancies', 'EB-2', 'Bachelor’s degree as the usual entry'),
    exhibit('Ex-8', 'Statement of the endeavor and description of the Ladder Restore method, edition 3', ['Prong 1', 'Prong 2'], 'Rules, templates, drill runbook, limits'),
    exhibit('Ex-9', 'Drill results 2024 to 2026 with time sheets', ['Prong 1', 'Prong 2'], 'Seven hospitals, fourteen drills; counting rules on page 2'),
    exhibit('Ex-10', 'Letter of Holt Ferrand, Chief Information Officer, Basin Rural Health Network', ['Prong 1', 'Prong 2', 'Prong 3'], 'Why a network of nineteen hospitals adopted the drill'),
    exhibit('Ex-11', 'Letter of Anneke Voss, M.D., emergency physician, Prairie Junction Hospital', ['Prong 1', 'Prong 2'], 'What the ward did during the storage failure of March 2026'),
    exhibit('Ex-12', 'Incident review of Prairie Junction Hospital, April 2026', 'Prong 1', 'Sequence and times of the restore'),
    exhibit('Ex-13', 'Letter of Priya Nandakumar, Head of Product Engineering, Stonewell Backup', ['Prong 1', 'Prong 2', 'Prong 3'], 'Dependency check added to a commercial backup product'),
    exhibit('Ex-14', 'President’s Cyber Strategy, March 6, 2026 (excerpt)', 'Prong 1', 'Critical infrastructure as one of six pillars'),
    exhibit('Ex-15', 'CISA page on critical infrastructure sectors (dated printout)', 'Prong 1', 'Healthcare and public health is a sector'),
    exhibit('Ex-16', 'Public release page of Ladder Restore', ['Prong 1', 'Prong 2'], 'Editions, license, files submitted by other hospitals'),
    exhibit('Ex-17', 'Letter of Professor Leonid Askew, Calder State University', ['Prong 1', 'Prong 2'], 'Independent; repeated two drills with his students'),
    exhibit('Ex-18', 'Agreement and payment record, Basin Rural Health Network', 'Prong 2', 'Drill coordination 2026 to 2028, $66,000'),
    exhibit('Ex-19', 'Work plan 2027 to 2029', ['Prong 2', 'Prong 3'], 'Milestones, hours, budget'),
    exhibit('Ex-20', 'Requests from five hospitals outside the network', ['Prong 2', 'Prong 3'], 'Each dated before filing, with its list of systems'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('USCIS\n[[long: Address for paper filing of Form I-140 on the filing day]]'),
    p(
      '**Form I-140: request for classification under INA 203(b)(2) with a national interest waiver**\nSelf-petitioner: Ilie Marchetti Osei (fictional)\nBasis: bachelor’s degree and five years of progressive experience\nEndeavor: Ladder Restore, a tested order of recovery for small hospitals',
    ),
    p('To the officer reviewing this petition:'),
    p(
      'When a hospital loses its computers, the question of the first night is not whether backups exist. It is which of fifty systems to bring back first so that a nurse can give the right drug to the right patient. I have worked on that question since 2021. My proposed endeavor is to continue developing, testing and publishing *Ladder Restore*, a method with which a hospital of one to three IT staff works out, rehearses and times the order in which its systems return after destruction by ransomware or failure ({{Ex-8}}).',
    ),
    p(
      'I petition for myself; {{Ex-1}} identifies me and {{Ex-2}} holds the parts of the labor form that apply to a waiver case. The pages below take the questions as the decision must: the EB-2 category, the endeavor, and then merit and national importance, my position to advance it, and the balance under *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016). I carry the burden of proof by a preponderance of the evidence and ask for the favorable exercise of discretion.',
    ),
    contents('What this letter contains', 1),

    h1('EB-2: bachelor’s degree with five years of progressive experience'),
    p(
      '**The degree.** The Technical University of Orvenna conferred a four-year Bachelor of Engineering in computer systems on me in June 2011 ({{Ex-3}}, translation attached). An evaluation finds it equivalent to a United States bachelor’s degree in computer engineering, as a single degree and without counting work ({{Ex-4}}).',
    ),
    p(
      '**The experience.** From September 2011 I worked full time for five years and ten months at Orvenna Central Clinic. Its director of technology writes, with name, title and address, how the duties grew: server operation in the first year, design of the storage and backup systems from the third, and responsibility for all recovery procedures and three engineers from the fifth ({{Ex-5}}). The five years asked for were complete in September 2016. Nine further years at Meridale Health Services, since October 2017, follow in {{Ex-6}}; I lead recovery engineering for its three hospitals.',
      { keepWithNext: true },
    ),
    table(
      [1.7, 2.1, 3.7, 0.9],
      ['Period', 'Position', 'Responsibility added', 'Proof'],
      [
        ['2011 to 2013', 'Systems engineer', 'Operation and patching of 60 servers', '{{Ex-5}}'],
        ['2013 to 2015', 'Systems engineer', 'Design of storage, backup and directory services', '{{Ex-5}}'],
        ['2015 to 2017', 'Senior engineer', 'Recovery procedures, yearly exercise, three engineers', '{{Ex-5}}'],
        ['2017 to now', 'Lead systems engineer', 'Recovery architecture of three hospitals', '{{Ex-6}}'],
      ],
      'Progression in the specialty after the degree',
    ),
    p(
      '**A profession, and the same specialty.** I pursue the endeavor as a computer systems engineer. O*NET and four vacancies of unrelated employers give a bachelor’s degree as the usual way in ({{Ex-7}}). The policy change of January 15, 2025 requires that the five years lie in the specialty of the endeavor. They do: each line of the table is recovery of hospital systems or the ground it stands on.',
    ),

    h1('The proposed endeavor'),
    h2('What goes wrong in a small hospital'),
    p(
      'Small hospitals buy backups and test them by restoring a file or one server. A destroyed hospital needs a chain. The drug cabinet asks the pharmacy system for the order, which asks the directory who the nurse is, which asks the time server whether the ticket is still valid. If the time server was itself kept as a virtual machine on the lost cluster, nothing starts, although each backup is good. In the first round of my drills five of seven hospitals met at least one such circle ({{Ex-9}}, page 6). None of them was written down in a vendor manual; each arose from the way products of several vendors met in one building.',
    ),
    p(
      'Mr. Ferrand, whose network joins nineteen hospitals in two states, describes what plans looked like before: a list of systems by importance, with the electronic record on top and no word on what the record needs before it opens. “Important” and “first” are different properties, he writes, and no document they had bought told them so ({{Ex-10}}).',
    ),
    h2('The method'),
    p('Ladder Restore replaces the list by a rehearsed sequence ({{Ex-8}}, sections 2 to 5):', { keepWithNext: true }),
    steps(
      '**Ask the wards.** Four care tasks are fixed for every hospital: identify a patient, give a drug, read an image, and send a sample. Recovery is measured by them.',
      '**Draw the rungs.** A questionnaire and a passive traffic recorder find what each task needs. A short program sorts the result into rungs, so that every system stands above all it depends on, and names the circles that cannot be sorted.',
      '**Break the circles.** For each, a table of eleven known patterns gives a cheap change, for example a physical time source or a stored emergency credential.',
      '**Drill and time.** The ladder is climbed from backups in a closed network with donated machines. Clock times of the four tasks are written on a standard sheet.',
      '**Share.** Circles and times, without names or addresses, are added to the public set.',
    ),
    p(
      'Dependency maps are not new, and neither are recovery exercises. The steps that are mine, and that the drills tested, are the measurement by care tasks instead of servers, and the circle patterns with their repairs. The first came from the wards and the second from failures I recorded at Meridale and later at hospitals that never employed me ({{Ex-6}}, {{Ex-9}}). Professor Askew compares both with the usual business-continuity standards and states what he could not find there ({{Ex-17}}).',
    ),
    h2('Outputs, users and how the method travels'),
    p(
      'Questionnaire, sorting program, circle patterns, runbook and time sheet are published under an open license; edition 3 is of May 2026 ({{Ex-16}}). Meridale makes no claim to them and permits eight paid hours a week for drills elsewhere ({{Ex-6}}). The method travels without me in three ways. The Basin network trains a local leader at each hospital, and its last four drills were led by those people ({{Ex-10}}). Hospitals outside the network send their time sheets: eleven had done so by the print date ({{Ex-16}}). Stonewell Backup, a vendor with which I have no contract, built the circle check into its product ({{Ex-13}}).',
    ),
    h2('What it is not'),
    p(
      'I do not sell consulting, run hospitals’ networks, or promise protection against intrusion. My daily position at Meridale is the ordinary work of its IT department and is not offered here as the endeavor. The endeavor begins where a hospital has already lost its systems, and it concerns the order of their return ({{Ex-8}}, section 1).',
    ),

    h1('Prong 1: merit and national importance'),
    h2('Merit'),
    p('Hours count when orders are on paper. Fourteen drills at seven hospitals with 18 to 49 beds were timed by the same sheet, two at each site between October 2024 and June 2026 ({{Ex-9}}):', {
      keepWithNext: true,
    }),
    table(
      [3, 1.7, 1.7, 2.4],
      ['Care task restored', 'First drill, median hours', 'Second drill, median hours', 'Hospitals that improved'],
      [
        ['Identify a patient', '31', '9', '7 of 7'],
        ['Give a drug', '61', '27', '7 of 7'],
        ['Read an image', '74', '52', '5 of 7'],
        ['Send a sample', '58', '30', '6 of 7'],
      ],
      'Time from start of restore to the task done once on test data',
    ),
    p(
      'Part of any second attempt is practice, and the sheet separates it: time saved by removing circles is logged apart from time saved by familiarity. For the drug task the circles account for 22 of the 34 hours ({{Ex-9}}, page 9). Imaging improved least because two vendors had to be on site, a limit the results state openly.',
    ),
    p(
      'One event was no drill. In March 2026 a storage failure destroyed the virtual cluster of Prairie Junction Hospital. The hospital’s own review gives 26 hours to the first drug given from a scanned order; its staff had expected three days ({{Ex-12}}). Dr. Voss was on duty. She describes the sheet with four lines on the ward door and the moment at which patient identity came back, which allowed her to keep two patients instead of moving them ({{Ex-11}}). I was not there. The local leader climbed the ladder alone, and that is what the method is for.',
    ),
    h2('National importance'),
    p(
      'Hospitals are important, and so is cyber defense. I ask for neither to be counted. What has national importance is the prospective effect of this method on how recovery is practiced, and the record shows it leaving the place where it began.',
    ),
    p(
      '**It changed a product used across the country.** Ms. Nandakumar read the published patterns in 2025. Since version 9.2, of February 2026, Stonewell’s software warns its customers when a backup job holds a service that the restore itself will need. The check uses seven of the eleven patterns and cites their source ({{Ex-13}}). Those customers include banks and schools that have nothing to do with a hospital drill. Neither I nor Meridale is paid for it ({{Ex-6}}, {{Ex-13}}).',
    ),
    p(
      '**It became the procedure of an organization in two states.** The Basin network requires a timed drill of each of its nineteen members by the end of 2028. Its board had measured recovery by “systems online”; it now measures it by the four care tasks ({{Ex-10}}).',
    ),
    p(
      '**It can be repeated by strangers.** Professor Askew ran two drills with students from the public files alone, at hospitals I had not visited, and found a circle of a kind not in my table. It is pattern eleven in edition 3, with his group named as source ({{Ex-16}}, {{Ex-17}}). A method that others correct has left its author’s hands.',
    ),
    h2('Where public policy stands'),
    p(
      'CISA counts healthcare and public health among the critical infrastructure sectors ({{Ex-15}}), and the President’s Cyber Strategy of March 6, 2026 makes critical infrastructure a pillar ({{Ex-14}}). Neither text mentions restore order or my method. They place the subject; the effects above carry the argument. Of that sector, the endeavor addresses the part with the fewest technical staff, and one capability: returning to care after loss.',
    ),

    h1('Prong 2: position to advance the endeavor'),
    h2('Knowledge and experience behind each step'),
    table(
      [2.4, 4, 1.6],
      ['Step of the method', 'Where I learned or proved it', 'Proof'],
      [
        ['Sorting dependencies', 'Graph algorithms and operating systems in the degree; the sorting program', '{{Ex-3}}, {{Ex-16}}'],
        ['Directory, time and storage circles', 'Design of these services in two organizations since 2013', '{{Ex-5}}, {{Ex-6}}'],
        ['Care tasks as measure', 'Yearly exercises with wards since 2015', '{{Ex-5}}'],
        ['Drill in a closed network', 'Fourteen timed drills, ten led in person', '{{Ex-9}}'],
      ],
      'Skills tied to the method',
    ),
    p(
      'Meridale’s chief of technology reports that its own exercise of 2022, the last before the method, was ended after four days without a restored pharmacy, and that I asked for the records of that failure in place of a second attempt; the first circle pattern dates from that analysis ({{Ex-6}}). What Meridale gained afterwards is Meridale’s. I point to it as the origin of the method and rely on what happened at other hospitals.',
    ),
    p(
      'The two letters from outside speak to separate matters. Mr. Ferrand explains why his board chose this drill over two commercial exercises that it had tried: those ended with a report on staff readiness, and mine with a changed time server ({{Ex-10}}). Ms. Nandakumar explains how her engineers tested the patterns against 300 anonymized backup configurations before shipping, and which four they left out and why ({{Ex-13}}). Her criticism of those four is answered in edition 3 ({{Ex-16}}). Neither writer is a relative, employer or co-author of mine; each says so in the letter.',
    ),
    h2('Plan and means'),
    p('Edition 3 is in use. The plan in {{Ex-19}} goes on from there:', { keepWithNext: true }),
    table(
      [1.3, 3.7, 2.7],
      ['When', 'Step', 'Already in place'],
      [
        ['2027', 'Drills at the remaining twelve network hospitals, eight led locally', 'Agreement and first payment ({{Ex-18}})'],
        ['2027', 'Rungs for hosted record systems, where the hospital holds no servers', 'Data from two sites ({{Ex-9}})'],
        ['2028', 'Drills at five hospitals outside the network, in three more states', 'Their requests ({{Ex-20}})'],
        ['2028 to 2029', 'Imaging: written vendor duties for restore, tried with two makers', 'Draft clause ({{Ex-19}})'],
        ['2029', 'Pattern table kept by a board of three hospitals and the university', 'Offer of Professor Askew ({{Ex-17}})'],
      ],
      'Work plan 2027 to 2029',
    ),
    p(
      'The Basin network pays $66,000 over three years for coordination, equipment and travel; $22,000 had arrived by September 2026 ({{Ex-18}}). I give the work eight hours a week in paid time and about five of my own, which the dated time sheets and releases bear out ({{Ex-6}}, {{Ex-9}}, {{Ex-16}}). Should my employment end, the network’s agreement is with me and not with Meridale, and it continues ({{Ex-18}}).',
    ),
    h2('Those who are waiting for it'),
    p(
      'Five hospitals outside the network asked for a drill before this filing. Each request lists the systems to be restored, names a person who would lead it, and says what the hospital would lend ({{Ex-20}}). Two run their records with an outside host, the case that the plan takes up in 2027 ({{Ex-19}}).',
    ),

    h1('Prong 3: the balance of interests'),
    bullets(
      '**The labor certification describes another thing.** It tests one employer’s opening in one area. A company could certify a systems engineer for its own hospitals. It has no reason to define, and no way to test the market for, a person who rehearses the loss of other hospitals’ systems and publishes what went wrong. Mr. Ferrand adds that members disclose their circles because the person who hears of them works for no vendor and no competitor ({{Ex-10}}).',
      '**The benefit does not depend on a lack of others.** Many engineers can restore a server, and trained local leaders already drill without me ({{Ex-10}}, {{Ex-17}}). What the waiver keeps in the United States is the one who maintains the pattern table, knows the failures behind it, and decides with Stonewell and the university what enters an edition ({{Ex-13}}, {{Ex-17}}).',
      '**Timing.** The network’s own deadline is December 2028 for nineteen sites ({{Ex-10}}). Hosted record systems are being introduced now; two of the requesting hospitals move in 2027, and the order of return is cheapest to fix before a contract is signed ({{Ex-20}}, {{Ex-19}}).',
      '**Skills beyond a posting.** Vacancies for systems engineers ask for platforms and certificates ({{Ex-7}}). None asks for reading a hospital’s dependencies from the ward backwards, the part on which the measured gain rests ({{Ex-9}}, {{Ex-11}}).',
      '**Effect on workers here.** The drills train the staff a hospital has. Nineteen local leaders are to be trained under the agreement, eight so far ({{Ex-10}}, {{Ex-18}}).',
    ),
    p(
      'Against this stands the purpose of the labor certification, to protect workers already here in the market for a defined job. No one is displaced by a free method that each hospital’s own staff carries out. On balance the United States gains more from the waiver.',
    ),

    h1('Closing'),
    p(
      'I have shown a profession, a degree and five years in the specialty; an endeavor with a name, a measured result and users in places where I have no post; a plan that is paid for in its first stage; and a balance in favor of the waiver. Facts in support of discretion: [[long: Status history, taxes, other facts, each with an exhibit]]. I ask that the petition be approved, and I affirm that what I state about my own work is true to my knowledge.',
    ),
    signature('Sincerely,', 'Ilie Marchetti Osei (fictional)', 'Self-petitioner', '[[short: Date]]'),

    pageBreak(),
    h1('Appendix: exhibits'),
    p('Sorted by first use for identity and threshold, then by subject. Every item was in existence when the petition was filed.'),
    exhibitIndex(),
  ],
}
