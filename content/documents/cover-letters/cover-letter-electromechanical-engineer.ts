/** Sample I-140 cover letter for an electro-mechanical engineer whose record is bridge machinery; person, organizations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterElectromechanicalEngineer: Document = {
  id: 'cover-letter-electromechanical-engineer',
  title: 'Sample cover letter: electro-mechanical engineer',
  edition: '2026-11-26',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'Sample case of an invented engineer. Bridges, owners, companies, counts and exhibits were made up for it. It shows machines that belong to public owners and drawings that may not be shown: the proof is in operators’ logs, license records, contracts, and what a state, a maker and a railroad did by themselves. This is not legal advice and no promise. Write about your own machines and take this box out before you file.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume, immigration status papers', 'Identity', 'Person and positions'),
    exhibit('Ex-2', 'Labor Department pages: ETA-9089 Appendix A, Final Determination', 'Identity', 'Signed for this filing'),
    exhibit('Ex-3', 'Diploma and transcript, Haverstock State University', ['EB-2', 'Prong 2'], 'M.S. in mechanical engineering, drives and controls, May 2013'),
    exhibit('Ex-4', 'O*NET pages for mechanical and mechatronics engineers; five postings', ['EB-2', 'Prong 3'], 'Bachelor’s degree at entry; difference from technicians'),
    exhibit('Ex-5', 'License records, professional engineer, four states, since 2018', ['EB-2', 'Prong 2'], 'Current; no discipline'),
    exhibit('Ex-6', 'Letter from Brinkley Hoist, duties July 2013 to August 2017', 'Prong 2', 'Design engineer, crane drives and brakes'),
    exhibit(
      'Ex-7',
      'Letter from Estelle Loomis, Vice President for Engineering, Lorimer Bridge Machinery',
      ['Prong 1', 'Prong 2', 'Prong 3'],
      'Duties since September 2017; his part in each of nineteen bridges; consent',
    ),
    exhibit('Ex-8', 'Statement of the endeavor, with plan for 2027 to 2029', ['Prong 1', 'Prong 2', 'Prong 3'], 'Scope, steps, measures'),
    exhibit(
      'Ex-9',
      'Summary of operators’ logs, thirty bridges, by their owners',
      ['Prong 1', 'Prong 2'],
      'Openings, failures to open or close, hours closed to the road; two years before the work and two after',
    ),
    exhibit('Ex-10', 'Letters from three owners on withheld drawings', ['Prong 1', 'Prong 2'], 'What is confidential; who can inspect it'),
    exhibit(
      'Ex-11',
      'Letter from Geraldine Cartwright, P.E., movable-bridge engineer of a state transportation department',
      ['Prong 1', 'Prong 2', 'Prong 3'],
      'Thirty-one bridges; standard drawings; on-call contract',
    ),
    exhibit('Ex-12', 'Standard drawings of that state, March 2024, and sheets of two other states', 'Prong 1', 'Public; brakes, locks, seating'),
    exhibit('Ex-13', 'Letter from Iris Vandermeer, Product Engineer, Steadman Brake, with catalog page', ['Prong 1', 'Prong 2', 'Prong 3'], 'Brake with proof of release, 2025; buyers by industry'),
    exhibit('Ex-14', 'Letter from Roscoe Holcomb, Bridge Supervisor, Pomeroy and Western Railroad', ['Prong 1', 'Prong 2'], 'Three swing spans refitted by his own crew'),
    exhibit('Ex-15', 'Letter from Luther Guidry, Operations Manager, Prescott Towing', 'Prong 1', 'Waiting times at six bridges; no tie'),
    exhibit('Ex-16', 'Acceptance certificates of nineteen bridges (redacted)', 'Prong 2', 'Dates, engineer in charge, defects'),
    exhibit('Ex-17', 'Incident report on Bridge 16, January 2021', 'Prong 2', 'Owner’s findings'),
    exhibit('Ex-18', 'On-call contract of the state, 2026 to 2029, with task orders', ['Prong 2', 'Prong 3'], '$310,000; named engineer; clause 9'),
    exhibit('Ex-19', 'Contracts for nine bridges, first pages', ['Prong 2', 'Prong 3'], 'Owners in five states; closure dates'),
    exhibit('Ex-20', 'Two reports in an engineering news weekly, 2022 and 2025', 'Prong 1', 'Bridge 11; standard drawings'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Filing location for the state where you will work, from uscis.gov on the day of filing]]'),
    p(
      '**Form I-140, request for a national interest waiver**\nPetitioner: Gintaras Pemberly (fictional), on his own behalf\nBasis: INA 203(b)(2), advanced degree\nEndeavor: to re-engineer the brakes, locks and seating of old movable bridges so that each step is proved before the next begins and the bridge still moves with half its drive, and to bring this into the standards, products and crews of others',
    ),
    p('Dear Officer:'),
    p(
      'A movable bridge that fails is either shut to ships or shut to cars, and often stuck between the two. I am the engineer who is called afterward, and for nine years I have tried to be called before. My work is bolted to bridges that belong to states, counties and railroads. Most of its drawings are closed to the public. I have written no papers and won no prizes; I have a license, a set of logs kept by other people, and letters from those who went on without me ({{Ex-1}}, {{Ex-2}}).',
    ),
    contents('Contents', 1),

    h1('The petition on one page'),
    table(
      [2.2, 4.2, 1.6],
      ['Question', 'Answer', 'Proof'],
      [
        ['Classification', 'U.S. master’s degree in mechanical engineering; work of an engineer', '{{Ex-3}}, {{Ex-4}}'],
        ['Endeavor', 'Brakes, locks and seating of old movable bridges', '{{Ex-8}}'],
        ['Merit', 'Failures at nineteen bridges from 5.2 to 1.4 for each 1,000 openings', '{{Ex-9}}'],
        ['National importance', 'Standard drawings of three states; a maker’s product; a railroad’s own crew', '{{Ex-11}} to {{Ex-14}}'],
        ['Well positioned', 'Thirteen years in drives and brakes; nine bridges under contract', '{{Ex-6}}, {{Ex-7}}, {{Ex-19}}'],
        ['Balance', 'Owners, designers and a maker share what no employer would hold', '{{Ex-7}}, {{Ex-11}}, {{Ex-18}}'],
      ],
    ),
    p(
      'The three questions after the classification are those of *Matter of Dhanasar*, 26 I&N Dec. 884, 889 (AAO 2016). I begin with machines, because the rest is easier to follow once four of them have been seen.',
    ),

    h1('Four bridges'),
    h2('Bridge 4: three new motors'),
    p(
      'Built in 1931, two leaves, a county road. In six years its owner had replaced three motors and then the control cabinet. The motors went on burning. I put recorders on the brake and the motors and left them for forty days, before anything was drawn. On cold mornings the brake let go almost two seconds late, and the motors pulled against it. We took out the one large brake and put in two small ones that release in turn, each with a switch that says so. No motor moves until both have answered. The last motor was replaced in 2018 ({{Ex-9}}, bridge 4).',
    ),
    h2('Bridge 9: two inches'),
    p(
      'A swing span of 1926 for a railroad and a road. It stopped two inches short or two inches past, depending on the wind, and the operator nudged it home with a lever while eighty cars waited. The controls had been told to slow down after so many seconds. They now slow down by the position of the rack, and the wedges drive only when the span has been in place for a full second. Nudging took nine minutes on average and has not been needed in four out of five openings since ({{Ex-9}}, bridge 9).',
    ),
    h2('Bridge 11: half a drive'),
    p(
      'A lift span of 1957 beside a port. I had designed its new drive so that either motor can raise it alone, slowly, and so that two people with a crank can lower it. The owner thought the crank old-fashioned. In September 2022 a storm flooded one of the motors. The other raised the span in nine minutes in place of two, and four tows and a fuel barge reached shelter ({{Ex-9}}, bridge 11; {{Ex-20}}).',
    ),
    h2('Bridge 16: a mistake'),
    p(
      'In January 2021 the switch that proves the release of the brake froze on this bridge. It was of a kind I had chosen. The controls did as they were told, did not trust the brake, and left the span up for five hours on a weekday. The owner’s report names the switch and me ({{Ex-17}}). I replaced it on eight bridges within the month, by a sensor without a moving arm, and wrote a rule I had lacked: if proof fails, a bridge must still be able to close, slowly and with a person watching ({{Ex-7}}).',
    ),

    h1('From four bridges to an endeavor'),
    h2('What the failures have in common'),
    p(
      'The owners’ logs of nineteen bridges from 2012 to 2017 hold 412 failures to open or close. In 31 a motor had burned or a cabinet had failed. In 288 the cause lay where the machine begins or ends its movement: a brake, a lock, the last two feet ({{Ex-9}}, table 4). Rehabilitations nevertheless bought motors and cabinets, since these can be ordered from a catalog. Ms. Cartwright, who is responsible for 31 bridges, writes that she had signed eleven such projects herself ({{Ex-11}}).',
    ),
    h2('What I propose'),
    bullets(
      '**Record first.** Forty days of brake, lock and current, on the old machine, before a line is drawn.',
      '**Prove each step.** Release, place and lock each give a signal of their own, and nothing goes by the clock.',
      '**Keep half.** One motor, one brake or a crank must be enough, with parts that an industrial supplier has on the shelf.',
      '**Leave it to the crew.** A single sheet at the operator’s desk leads from what is seen to what is checked. Mechanics run the fault drill before the owner accepts.',
    ),
    p(
      'I propose to go on doing this at movable bridges in the United States; to carry it to lift spans driven from two towers and to small lock gates, which fail in the same places; and to keep it current in the standard drawings, brakes and training by which others do it. I work as an engineer of Lorimer and under the on-call contract of the state ({{Ex-8}}, {{Ex-18}}). I do not design new bridges, inspect structures or sell controls.',
    ),
    h2('Drawings that cannot be shown'),
    p(
      'Machinery drawings of these bridges belong to their owners and are confidential for reasons of security. The calculations are proprietary to Lorimer. Three owners state what they withhold and offer inspection to the agency ({{Ex-10}}). The logs were summed up by the owners’ own staff, all openings and all failures, and bridges bear numbers. What is public are the standard drawings of the state. They show the principle without showing any bridge ({{Ex-12}}).',
    ),

    h1('Classification'),
    p(
      'Haverstock State University, in the United States, conferred the Master of Science in mechanical engineering on me in May 2013 ({{Ex-3}}). It is an advanced degree within the meaning of 8 CFR 204.5(k)(2). The endeavor is engineers’ work: O*NET and five postings ask for a bachelor’s degree in engineering, and set the occupation apart from electro-mechanical *technicians*, who are often found beside me and whose entry is different ({{Ex-4}}). Four states license me as a professional engineer ({{Ex-5}}). The Policy Manual asks whether the occupation through which the endeavor is advanced is a profession (volume 6, part F, chapter 5). This one is. The transcript shows machine dynamics, electric drives and a project on brakes, which bear on the second prong.',
    ),

    h1('Substantial merit'),
    p('Technology and business are among the fields in which *Dhanasar* looks for merit. 26 I&N Dec. at 889. Here it was counted by those who keep the gates ({{Ex-9}}, tables 1 and 2):', {
      keepWithNext: true,
    }),
    table(
      [4, 1.3, 1.3],
      ['Two years before and two years after', 'Before', 'After'],
      [
        ['Nineteen bridges: failures for each 1,000 openings', '5.2', '1.4'],
        ['The same: hours closed to the road, per bridge and year', '31', '7'],
        ['Eleven bridges with new motors and cabinets only: failures', '4.8', '3.9'],
        ['The same: hours closed to the road', '29', '26'],
      ],
      'Thirty bridges of six owners, 118,000 openings',
    ),
    p(
      'The eleven were rehabilitated in the same years by the same owners, several of them by Lorimer before I was asked. Those projects cost a little more on average ({{Ex-11}}, annex). Owners did not choose at random, and a bad bridge has more to gain than a middling one. Ms. Cartwright’s staff therefore looked at the twelve of the nineteen that had begun below the average of all thirty. These went from 3.6 to 1.3. I rest on this more modest figure.',
    ),

    h1('National importance'),
    p(
      'Nineteen bridges matter to those who cross them. If that were all, I would expect a denial. The first prong asks for the potential prospective impact, and implications for a field are one form of it. *Dhanasar*, 26 I&N Dec. at 889. The field is small and old, and it has few ways of learning: drawings, parts, crews. The work has gone into all three.',
    ),
    p(
      '**Drawings.** In March 2024 the state that Ms. Cartwright serves replaced its standard sheets for brakes, locks and seating. The new ones require proof of release, slowing by position, and closing with half the drive. They bind every designer of every bridge for which the state pays, counties included. Eight projects have been designed to them since, by five firms. Lorimer was one of the five and had one project. Two other states have issued the sheets with changes of their own; their engineers asked Ms. Cartwright for them and not me ({{Ex-11}}, {{Ex-12}}).',
    ),
    p(
      '**Parts.** A brake that proves its release had to be assembled from the products of three makers. Ms. Vandermeer was asked for it so often that she called to find out why. Since 2025 Steadman has sold one as a unit. Of the first 240, bridges took 70. The rest went to shipyard cranes, flood gates, stage lifts and a ski lift, whose engineers had the same trouble and had not known that it had an answer. Steadman’s design differs from mine in the spring, and I think it is better ({{Ex-13}}).',
    ),
    p(
      '**Crews.** Mr. Holcomb’s railroad has three swing spans, no money for a designer and good machinists. They copied the public sheets, recorded for forty days as the notes say, and did the work in the winter closures of 2024 and 2025. He counted eleven failed openings in the year before, and two in the year after. He sends a photograph of the crank ({{Ex-14}}). I have not been there.',
    ),
    p(
      '**And the river.** Mr. Guidry runs tows under six of the nineteen bridges. A bridge that will not open turns a tow around or holds it against the current. His dispatch records show 61 waits of more than an hour at the six bridges in 2017, and 17 in 2025, with the same number of passages. He belongs to none of the parties and learned who had done it when he was asked for his records ({{Ex-15}}).',
    ),
    p(
      'An engineering weekly reported on Bridge 11 and on the standard drawings. It named owners and firms ({{Ex-20}}). The Policy Manual gives weight to work in critical and emerging technologies by people with advanced degrees in science or engineering. The list of February 12, 2024 does not name bridge machinery, and I claim nothing from it. Nor do I attach general statements on infrastructure. They would show that bridges are needed, which everyone who waits at one knows.',
    ),

    h1('Well positioned'),
    h2('Thirteen years of things that must stop'),
    p(
      'At Brinkley, from 2013, I designed brakes and drives for cranes. Its letter describes fourteen machines, and a failed test after which I began to measure release times rather than to read them in the catalog ({{Ex-6}}). Lorimer hired me in September 2017 for one bridge. Ms. Loomis lists the nineteen with my part in each: assistant on two, machinery engineer on three, and in charge of the machinery on fourteen, under my own seal since 2018 ({{Ex-7}}; {{Ex-16}}). She also says what was not mine. The crew’s sheet was the idea of a mechanic with a grudge, and the position sensor on the rack comes from a colleague.',
    ),
    p(
      'The license means that a state board can take it away. Nothing has been filed against it ({{Ex-5}}). The certificates of acceptance list 94 defects on fourteen bridges, most of them paint and labels; six concerned function, and all six were closed before traffic was let on ({{Ex-16}}). The owner of Bridge 16, whose report is the hardest page in this record, has since ordered two more ({{Ex-17}}, {{Ex-19}}).',
    ),
    p(
      'The writers know different things. Ms. Loomis employs me and says so. Ms. Cartwright signs for the state’s money, and had signed for the other method. Ms. Vandermeer sells a part that competes with nothing of mine, Mr. Holcomb has machinists and a budget, and Mr. Guidry has a clock. Each letter begins with how its writer came to the facts, and ends by saying that nothing was given for it.',
    ),
    h2('Plan, contracts and learning by others'),
    table(
      [1.1, 3.4, 2.8],
      ['Year', 'Step', 'Ground'],
      [
        ['2027', 'Four bridges; forty-five mechanics of six owners trained', 'Contracts; task order 1 ({{Ex-18}}, {{Ex-19}})'],
        ['2027/28', 'First lift span driven from two towers; sheets drafted for it', 'Winter closure fixed ({{Ex-19}})'],
        ['2028', 'Brake for lock gates, tried at one lock with Steadman', 'Test stand promised ({{Ex-13}})'],
        ['2029', 'Five bridges; second edition of the standard drawings', 'Task order 3 ({{Ex-18}})'],
      ],
      'Plan ({{Ex-8}}, part 3)',
    ),
    p(
      'Record, plan, progress and the interest of users are the factors of this prong. 26 I&N Dec. at 890. The on-call contract with Lorimer is worth $310,000 and names me for the drawings and the training. If I left Lorimer the state could contract with my next employer ({{Ex-18}}, clause 9). Owners in five states have signed for nine bridges and reserved the closures ({{Ex-19}}). The measure is the one of the first table, and the owners keep it. A bridge that has more failures in its second year than before the work is opened up again at Lorimer’s cost ({{Ex-7}}).',
    ),
    p(
      'Two questions are open. Two towers are two drives, and a span that hangs between them has to stay level; the first of this kind will carry four sensors for a year to learn how far one end may lead ({{Ex-8}}, part 4). And a proof of release is only as good as the person who does not bypass it. On three bridges a jumper wire was found. The training of 2027 begins with those three wires ({{Ex-18}}, task order 1).',
    ),

    h1('The balance'),
    p('The waiver is weighed against the purposes of the labor certification. 26 I&N Dec. at 890–91. I see four weights.'),
    p(
      '**A vacancy at Lorimer would be something else.** It would be a machinery engineer for Lorimer’s contracts, and Ms. Loomis could describe one. The drawings are used by Lorimer’s competitors, the brake is sold to them, and the crews who copy the sheets buy nothing. She is candid that an employer pays for such things only as long as a state asks for them ({{Ex-7}}). Ms. Cartwright, for her part, wanted a named engineer and not a firm, so that the sheets would not be drawn to suit one firm’s catalog ({{Ex-11}}).',
    ),
    p(
      '**If others are available.** They are. The five postings ask for a license and experience with drives, and I know people who have both ({{Ex-4}}). Five firms now design to the sheets without my help. What remains for me is what the sheets do not cover yet, tower drives and lock gates, and the correction of what they got wrong. Whoever did the first nineteen can do this sooner, and where a bridge may stop with people waiting on both sides, sooner is better.',
    ),
    p(
      '**Closures come in winter, and are booked.** The lift span with two towers can be worked on between December 2027 and March 2028. The next closure that river and railroad have agreed on is in 2031 ({{Ex-19}}). The second edition of the drawings waits for what is learned there.',
    ),
    p(
      '**Labor is not displaced.** Operators keep their desks, and 45 mechanics learn a trade within their trade ({{Ex-18}}). Off-the-shelf parts are made and sold here by others ({{Ex-13}}). That is the interest which labor certification guards, and the work serves it.',
    ),

    h1('Close'),
    p(
      'I bear the burden by a preponderance of the evidence. *Matter of Chawathe*, 25 I&N Dec. 369, 375–76 (AAO 2010). The exhibits meet it on each element. For the exercise of discretion: [[long: Two or three favorable facts about you, proved by exhibits]]. I request approval. The statements about my own work are true.',
    ),
    signature('Respectfully,', 'Gintaras Pemberly (fictional)', 'Petitioner and beneficiary', 'Date of signature: [[short: Date]]'),

    pageBreak(),
    h1('Appendix: index of exhibits'),
    p('One document to a number; all predate the filing. Bridges are numbered at their owners’ request.'),
    exhibitIndex(),
  ],
}
