/** Sample I-140 cover letter for a software engineer; person, organisations, figures and exhibits are fictional. */
import { contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterSoftwareEngineer: Document = {
  id: 'cover-letter-software-engineer',
  title: 'Sample cover letter: software engineer',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample. The petitioner, the other people, the organizations, the figures and the exhibits in this letter are fictional; public documents are named with their dates. It shows structure and depth. It is not legal advice, it promises no result, and its sentences are not for reuse: your letter must describe your own work. Replace every shaded place and delete this box before filing.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport biographic page and resume of the petitioner', 'Identity', 'Name, date of birth, positions held'),
    exhibit('Ex-2', 'Form ETA-9089 Appendix A and signed Final Determination', 'Identity', 'Completed and signed for this petition'),
    exhibit('Ex-3', 'Master of Science diploma and transcript, Ridgemere State University', ['EB-2', 'Prong 2'], 'Computer science, conferred May 2018; courses in security and distributed systems'),
    exhibit('Ex-4', 'Occupation evidence: O*NET summary and five job postings for software engineers', 'EB-2', 'A bachelor’s degree in the field is the normal entry requirement'),
    exhibit('Ex-5', 'Statement of the proposed endeavor, signed by the petitioner', ['Prong 1', 'Prong 2'], 'Problem, method, outputs, route to users, plan'),
    exhibit('Ex-6', 'Technical description of Sluice Check, version 2.1', ['Prong 1', 'Prong 2'], 'How an update is rebuilt, compared and recorded'),
    exhibit('Ex-7', 'President’s Cyber Strategy, March 6, 2026 (excerpt)', 'Prong 1', 'Critical infrastructure is one of its six pillars'),
    exhibit('Ex-8', 'CISA web page on critical infrastructure sectors (printout with date)', 'Prong 1', 'Water and wastewater systems are a listed sector'),
    exhibit('Ex-9', 'Letter from Dr. Tomas Reyle, Professor, Tarrant Technical University', ['Prong 1', 'Prong 2'], 'Independent; uses the method in his own laboratory'),
    exhibit('Ex-10', 'Letter from Joan Whitcomb, Operations Director, Three Rivers Water Association', ['Prong 1', 'Prong 2'], 'What eleven member utilities changed after the pilot'),
    exhibit('Ex-11', 'Pilot report, Three Rivers Water Association, February 2026', ['Prong 1', 'Prong 2'], '214 updates checked; method of counting in its section 3'),
    exhibit('Ex-12', 'Letter from Marcus Adeyi, Product Security Lead, Corvane Controls', ['Prong 1', 'Prong 3'], 'A maker of controllers that now publishes build records in the format'),
    exhibit('Ex-13', 'Public repository record of Sluice Check', ['Prong 1', 'Prong 2'], 'License, release dates, contributions by author'),
    exhibit('Ex-14', 'Employment letter, Dunmore Systems, with duties and dates', 'Prong 2', 'Software engineer, June 2018 to March 2022'),
    exhibit('Ex-15', 'Employment letter, Northgate Software, with duties and dates', 'Prong 2', 'Senior software engineer, April 2022 to now; release of rights in the project'),
    exhibit('Ex-16', 'Paper in the proceedings of a peer-reviewed workshop, 2024', 'Prong 2', 'Petitioner is first author of two'),
    exhibit('Ex-17', 'Letter from Ruth Hadwin, Executive Director, Open Utility Software Fund', ['Prong 2', 'Prong 3'], 'Grant of $48,000 to the petitioner’s project, with the agreement'),
    exhibit('Ex-18', 'Work plan 2027 to 2029 with milestones and budget', ['Prong 2', 'Prong 3'], 'Steps, hours, costs and how progress is measured'),
    exhibit('Ex-19', 'Letters of interest from four water utilities', ['Prong 2', 'Prong 3'], 'Dated before filing; each names the systems it would check'),
    exhibit('Ex-20', 'Training record: two workshops for utility operators, 2025', 'Prong 2', 'Agenda, attendance lists, materials'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Filing address from the I-140 page of uscis.gov, checked on the day of filing]]'),
    p(
      '**Re: Form I-140, Immigrant Petition for Alien Workers**\nPetitioner and beneficiary: Lena Ortiz Varga (fictional)\nClassification: INA 203(b)(2), advanced degree professional, with a request for a national interest waiver\nProposed endeavor: to continue developing and releasing an open method for verifying updates of water-utility control software',
    ),
    p('Dear Officer:'),
    p(
      'I am a software engineer and I file this petition for myself. I ask for classification as a member of the professions holding an advanced degree, and for a waiver of the job offer and the labor certification under section 203(b)(2)(B) of the Immigration and Nationality Act. My identity and work history are in {{Ex-1}}. The parts of the labor certification form that a waiver petition needs are in {{Ex-2}}.',
    ),
    p(
      'My endeavor in one sentence: I continue to develop, test and release *Sluice Check*, an open method and tool with which a small water utility can verify, before it installs an update of its control software, that the update was built from the source its maker reviewed ({{Ex-5}}, {{Ex-6}}).',
    ),
    p(
      'The endeavor consists of three works that depend on each other: a record that makers publish, a comparison that laboratories repeat, and a check that operators run. This letter describes each with its results and its next step, and then applies the EB-2 rules and the three prongs of *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016), to all three. An index of the evidence is at the end. I understand that the waiver is a matter of discretion and that I must prove each element by a preponderance of the evidence.',
    ),

    contents('Contents of this letter', 1),

    h1('The gap, and what has changed already'),
    p(
      'Pumps, valves and chemical dosing in a water system are moved by programmable controllers. Their makers send updates as finished binary files. A signature on such a file shows who sent it. It does not show that the file was built from the source the maker reviewed, or that nothing was added between review and delivery ({{Ex-6}}, section 1; {{Ex-9}}). A large operator can ask its own security team to examine an update. A small utility, with two or three people who run the plant, has to trust the file or postpone the update. Both choices carry risk: Ms. Whitcomb describes member utilities that ran two-year-old controller software because no one could say whether the newer file was safe ({{Ex-10}}).',
    ),
    p(
      'One case from the pilot shows the gap. In July 2025 a plant of six employees received an update for the controller that doses chlorine. The file carried a valid signature. The operator could not tell whether it contained only the announced change, and the maker’s help line could not say either. The update waited for five weeks ({{Ex-11}}, section 4). With a build record and two independent rebuilds, the same question took the plant under ten minutes when the next update came in November ({{Ex-11}}, section 4; {{Ex-10}}).',
    ),
    p('Four changes in the practice of others can be dated and are proved by those who made them:', { keepWithNext: true }),
    table(
      [2.6, 3.3, 1.6],
      ['Effect', 'What has already changed', 'Proof'],
      [
        ['A maker’s release procedure', 'Outside rebuild before each release of two controller families', '{{Ex-12}}'],
        ['Research practice', 'Second rebuilder; use on other kinds of controllers', '{{Ex-9}}'],
        ['Practice of small utilities', '214 updates checked before installation, three held back', '{{Ex-10}}, {{Ex-11}}'],
        ['Public code', 'Seven outside contributors; four dated releases', '{{Ex-13}}'],
      ],
      'Effects outside the petitioner’s employer',
    ),
    p(
      'The endeavor is not a plan for a tool that does not exist yet. Four versions have been released, the pilot has ended with a report, and a maker and a second laboratory work with the method ({{Ex-9}}, {{Ex-11}}, {{Ex-12}}, {{Ex-13}}). What lies ahead is wider use of something that works on a stated scale.',
    ),

    h1('First work: the build record, for makers'),
    p(
      'A maker publishes a build record with each update: the exact source version, tools and settings, in a form a program can read ({{Ex-6}}). Makers adopt it without a contract with me. Corvane Controls, which is neither my employer nor my client, has published records for two controller families since October 2025 ({{Ex-12}}).',
    ),
    p(
      'Mr. Adeyi states that Corvane Controls changed its release procedure because of the build record: each release now passes an outside rebuild before it is offered, for all customers in the United States that use those two families, whether or not they have heard of Sluice Check ({{Ex-12}}). A maker’s changed procedure reaches every operator of its equipment. That is how a method developed with eleven utilities has an effect outside their region.',
    ),
    p(
      'The next step, in the first half of 2027, is version 3, with build records for two further file formats that utilities have requested ({{Ex-19}}; design notes in {{Ex-18}}). Makers fix their release procedures when they begin a controller family and keep them for years; Mr. Adeyi names two families whose procedures will be fixed in 2027 ({{Ex-12}}). Four utilities wait for records of these formats ({{Ex-19}}). The work plan puts them first for this reason ({{Ex-18}}).',
    ),

    h1('Second work: independent rebuilding, for laboratories'),
    p(
      'Two or more rebuilders that do not belong to the maker repeat the build from the record and publish the fingerprint of the result. Equal fingerprints mean that the delivered file came from the recorded source ({{Ex-6}}).',
    ),
    p(
      'Rebuilding software to compare results was known for desktop systems. What is new here is a treatment of controller files, which hold time stamps, serial numbers and tuning values that differ from copy to copy. My *masked comparison* separates those values from program code in a way the maker declares beforehand and anyone can test ({{Ex-6}}, section 3; {{Ex-16}}). Professor Reyle, who had no part in the project, explains that this step is the reason his laboratory could apply rebuilding to controllers at all ({{Ex-9}}).',
    ),
    p(
      'Professor Reyle’s laboratory applies the masked comparison to building-control and irrigation controllers, which I have never worked on, and has released its own rebuilder under the same specification ({{Ex-9}}). He writes what his group did differently: it dropped a manual comparison that took about two days per file.',
    ),
    p(
      'The comparison grew from my master’s thesis, which dealt with comparing program files built on different machines ({{Ex-3}}). Professor Reyle compared the first public version with his own group’s attempts and explains which decision, declaring the masked values before the build and not after it, made results comparable between laboratories; he attributes that decision to me and says how he knows it, from the public discussion in which it was made ({{Ex-9}}, {{Ex-13}}).',
    ),
    p('A third independent rebuilder, run by an association, is planned for the second half of 2027; Ms. Whitcomb’s association offers to run it ({{Ex-10}}).'),

    h1('Third work: the check at the plant, for operators'),
    p(
      'A small program, run on one ordinary computer without a network connection, compares the file on the operator’s disk with the published fingerprints and answers in plain words: matches, does not match, or no record. It needs no security staff or subscription ({{Ex-6}}, section 4).',
    ),
    p(
      'What it does is practical: an operator can tell a file that was built as declared from one that was not, before it controls a chemical pump. In the pilot of the Three Rivers Water Association, 214 updates were checked between June 2025 and January 2026; 197 matched, 14 had no build record, and three did not match ({{Ex-11}}). The three were held back. Their maker found that an outdated tool had been used on one build machine and sent corrected files ({{Ex-11}}, section 5; {{Ex-12}}). No harm had occurred. The point is that the operators learned of the difference before installation, and the maker learned of the fault from them.',
    ),
    p(
      'Eleven utilities with between two and nine employees each used it after one training day ({{Ex-10}}, {{Ex-20}}). Ms. Whitcomb describes how I changed the program after watching operators use it: the first version reported technical codes, the present one gives one of three plain answers. She also describes what her member utilities now do before an update ({{Ex-10}}). Two training days in 2025 were attended by 37 operators ({{Ex-20}}). Because license and materials are open, an association in another state can repeat this without asking me.',
    ),
    p(
      'Four utilities outside the pilot, in three states, have written that they intend to check their updates with the tool when records exist for their controllers; each names its equipment and the person who would do it ({{Ex-19}}). In 2028 the checks at these utilities are to be reported and counted as in the pilot ({{Ex-11}}). In 2029 the training is to be taught by others, from the present materials, and the specification handed to a public review group ({{Ex-20}}).',
    ),

    h1('EB-2 classification: advanced degree professional'),
    p(
      '**Degree.** I hold a Master of Science in computer science from Ridgemere State University, conferred in May 2018 ({{Ex-3}}). It is a United States degree above the bachelor’s degree, so no evaluation of a foreign degree is needed. The transcript shows graduate courses in computer security, distributed systems and compilers. Those are the fields on which the endeavor rests.',
    ),
    p(
      '**Profession.** I carry out the endeavor as a software engineer. A bachelor’s degree in computer science or a related field is the normal requirement for entry to this occupation: the O*NET summary and five postings from different employers are in {{Ex-4}}. The occupation is therefore a profession in its own right, apart from the degree I happen to hold.',
    ),
    p(
      '**Fit between degree, occupation and endeavor.** Since its update of January 15, 2025 the USCIS Policy Manual (volume 6, part F, chapter 5) asks whether the occupation behind the endeavor is a profession. How the degree serves the endeavor is a question of the second prong; I answer it here because the proof is the same. Verifying how software was built is work of compilers, signatures and distributed records. I studied each of them for the degree ({{Ex-3}}) and have worked with them since 2018 ({{Ex-14}}, {{Ex-15}}).',
    ),

    h1('The endeavor as a whole: open, bounded, mine to continue'),
    p(
      'The outputs are the specification of the build record, the rebuilding software, the checking program and operator training materials. All are released under an open license that lets anyone use and change them without payment ({{Ex-13}}). They are not a product of my employer. Northgate Software has confirmed in writing that it claims no rights in the project and that I may continue it ({{Ex-15}}).',
    ),
    p(
      'The works reach others by three routes that are already in use: makers adopt the build record ({{Ex-12}}); associations pass the checking program to their members ({{Ex-10}}); other engineers build on the public code, where seven outside contributors had changes accepted by the date of the printout ({{Ex-13}}).',
    ),
    p(
      'I will pursue the endeavor by continuing the work I do now: engineering and releases, support of rebuilders, and operator training. My job supports me and leaves the project independent of any one company. If my employer changes, the endeavor does not ({{Ex-5}}, {{Ex-18}}).',
    ),
    p(
      'The endeavor is one method for one question: was this file built from the source its maker recorded? It does not search source code for errors, does not watch networks, and does not advise single utilities for a fee. It is also not my daily work for Northgate Software, which concerns signed updates for that company’s own products ({{Ex-15}}). I state these limits so that the endeavor can be judged as what it is ({{Ex-5}}).',
    ),

    h1('The three prongs, applied to the three works'),
    h2('Substantial merit and national importance'),
    p(
      'The Policy Manual names science and technology among the areas in which an endeavor may have merit. The merit of these works is that a file that differs from its source is found before it moves a pump ({{Ex-11}}, section 5).',
    ),
    p(
      'I do not rest this prong on the importance of water or of software in general. The question is what this endeavor may change. The three works show three effects, on a maker’s process, on research, and on the practice of small operators, that reach beyond my employer, which has no role in them, and beyond the utilities that took part in the pilot.',
    ),
    p(
      'The federal government lists water and wastewater systems among the critical infrastructure sectors ({{Ex-8}}). The President’s Cyber Strategy of March 6, 2026 has the security of critical infrastructure as one of its six pillars ({{Ex-7}}). I offer these documents as context. They show that the subject matters to the nation; the effect of my own endeavor is shown by {{Ex-9}} to {{Ex-13}}. The connection is specific: the endeavor gives operators in a listed sector, including those without security staff, a way to check the software that moves their equipment.',
    ),
    h2('Position to advance all three'),
    p(
      'At Dunmore Systems from June 2018 to March 2022 I wrote and maintained the build system for embedded devices; my supervisor’s letter lists the duties and describes the release process I designed ({{Ex-14}}). At Northgate Software since April 2022 I lead a group of four engineers who work on signed updates ({{Ex-15}}). I mention these positions because the same skills carry the endeavor. The achievements of the companies are theirs.',
    ),
    p(
      'The endeavor’s own record is in the public repository. I wrote the specification, the masked comparison and the first checking program; the repository shows the author of each change ({{Ex-13}}). A peer-reviewed workshop published the method in 2024, with me as first of two authors ({{Ex-16}}). I do not rely on counts of citations. I rely on use: the laboratory that built a second rebuilder ({{Ex-9}}), the maker that publishes records ({{Ex-12}}), and the association that ran the pilot ({{Ex-10}}).',
    ),
    p(
      'Professor Reyle and Ms. Whitcomb, who know this work from outside, describe my part in it above ({{Ex-9}}, {{Ex-10}}). Neither writer has employed me, paid me or published with me, as each letter states.',
    ),
    p(
      'The plan for all three works is in {{Ex-18}}. The costs of 2027 are computers, travel and one part-time contributor, $41,500 in all, itemized with its method in {{Ex-18}}. The Open Utility Software Fund granted the project $48,000 in August 2026 and has paid the first half; its director explains why the fund chose the project and what it reviews before the second payment ({{Ex-17}}). I work on the project twelve hours a week and have done so since January 2024, as the dated record of my changes confirms ({{Ex-13}}, {{Ex-18}}).',
    ),
    p(
      'No one can be sure that every milestone will be met, and the standard does not ask for it. Education, a record in the same work, a plan with money behind its first year, and users who have acted show that I am well positioned to advance the endeavor.',
    ),
    h2('The balance'),
    p(
      '**A job offer and a labor certification do not fit this work.** The labor certification tests a position that one employer defines for its own business. The endeavor is open work that serves makers, laboratories and utilities at once, and its use depends on its independence from any one of them. Mr. Adeyi writes that Corvane could adopt the build record because no competitor owns it ({{Ex-12}}); Ms. Hadwin writes that the fund’s grant requires the project to stay independent ({{Ex-17}}). A certification for a company position would describe another job than the one that makes the endeavor useful.',
    ),
    p(
      '**The United States would benefit even if other qualified workers are available.** I do not argue that software engineers are few. Others can write such software, and the open license invites them to. The benefit comes from continuing a method that is in use, with the person who wrote its specification, maintains its comparison rules and answers the makers who adopt it ({{Ex-9}}, {{Ex-12}}, {{Ex-13}}). Minimum requirements of a job, such as a degree and years of experience, would not identify that.',
    ),
    p(
      '**The work does not displace others.** The results are free for all to use, and the grant pays a part-time contributor in the United States ({{Ex-17}}, {{Ex-18}}). Weighed together, the use already made of the method, its independence and its timing outweigh what the labor certification would add in this case.',
    ),

    h1('Conclusion'),
    p(
      'I am eligible for the classification, and the three prongs are met. As a matter of discretion I add: [[long: Facts in your favor that you can prove, such as lawful status and filed taxes, each with an exhibit]]. I respectfully ask that the petition be approved. I declare that the statements about my own work in this letter are true.',
    ),
    signature('Respectfully submitted,', 'Lena Ortiz Varga (fictional)', 'Petitioner', 'Date: [[short: Date of signing]]'),

    pageBreak(),
    h1('Appendix: index of evidence'),
    p('One exhibit per document. Each is cited at the sentence it supports. All existed on the filing date.'),
    exhibitIndex(),
  ],
}
