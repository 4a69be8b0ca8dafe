/** Sample I-140 cover letter for a data analyst; person, organisations, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, steps, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterDataAnalyst: Document = {
  id: 'cover-letter-data-analyst',
  title: 'Sample cover letter: data analyst',
  edition: '2026-11-21',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 8, to: 8 },
  notice: [
    plain(
      'Sample for data analysts. Names, shops, counts and exhibits are made up; public programs are real and named with the date on which a page was printed. It teaches how an analysis becomes a method with users. It gives no legal advice and no assurance about any petition. Write from your own records, then remove this box.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page and resume', 'Identity', 'Who the petitioner is'),
    exhibit('Ex-2', 'Form ETA-9089: Appendix A, signed Final Determination', 'Identity', 'Required labor form parts'),
    exhibit('Ex-3', 'Master of Science diploma and transcript, Colfax State University', ['EB-2', 'Prong 2'], 'Information management, May 2017'),
    exhibit('Ex-4', 'O*NET summary for business intelligence analysts; four job announcements', 'EB-2', 'Entry with a bachelor’s degree'),
    exhibit('Ex-5', 'Endeavor statement with the Common Root rule book, version 4', ['Prong 1', 'Prong 2'], 'Rules, thresholds, examples, limits'),
    exhibit('Ex-6', 'Accuracy test, May 2025', ['Prong 1', 'Prong 2'], '1,200 name pairs judged by two outside reviewers'),
    exhibit('Ex-7', 'Network map report, Northern Lakes, October 2025', ['Prong 1', 'Prong 2'], '63 shops, suspected and confirmed single sources'),
    exhibit('Ex-8', 'Letter of Ingrid Sallow, Director, Northern Lakes Manufacturing Center', ['Prong 1', 'Prong 2', 'Prong 3'], 'What the center and its shops now do'),
    exhibit('Ex-9', 'Letter of Bernard Achterberg, Quality Manager, Halyard Precision', ['Prong 1', 'Prong 2'], 'A second source qualified before a stoppage'),
    exhibit('Ex-10', 'Letter of Mei Castellanos, Product Lead, Orderwell', ['Prong 1', 'Prong 3'], 'Supplier key added to purchasing software'),
    exhibit('Ex-11', 'Letter of Professor Udo Ferrant, Pinehurst University', ['Prong 1', 'Prong 2'], 'Independent replication with hospital suppliers'),
    exhibit('Ex-12', 'Public repository: rules, code, data dictionary, submissions', ['Prong 1', 'Prong 2'], 'Versions, authors, license'),
    exhibit('Ex-13', 'Pages of the Defense Department’s industrial base office, printed October 6, 2026', 'Prong 1', 'Domestic suppliers as a policy aim'),
    exhibit('Ex-14', 'Page of the Manufacturing Extension Partnership, printed October 6, 2026', 'Prong 1', 'Assistance to small manufacturers'),
    exhibit('Ex-15', 'Employment letter, Dellmar Logistics, with duties and release', 'Prong 2', 'Data analyst since June 2017; no claim to Common Root'),
    exhibit('Ex-16', 'Service agreement with Northern Lakes, 2026 to 2028', ['Prong 2', 'Prong 3'], '$39,000 a year; ownership of rules stays public'),
    exhibit('Ex-17', 'Plan 2027 to 2029', ['Prong 2', 'Prong 3'], 'Steps, measures, cost'),
    exhibit('Ex-18', 'Letters of three further centers', ['Prong 2', 'Prong 3'], 'Each names its shops and data'),
  ],
  blocks: [
    p('[[field: Date]]', { tight: true }),
    p('USCIS, Form I-140 filing location\n[[long: Address as published on the filing date]]'),
    p(
      '**Subject: I-140 petition with request for a waiver in the national interest**\nPetitioner: Tadeo Brusk Amari (fictional), self-petitioning\nClass: EB-2, professional with an advanced degree\nWork: Common Root, an open method for finding hidden shared suppliers',
    ),
    p('Dear Adjudicating Officer:'),
    p(
      'Sixty-three machine shops may believe that they have sixty-three ways to get steel heat-treated, and all depend on one furnace that appears in their books under nineteen names. My endeavor is to go on developing, testing and spreading *Common Root*: a published set of matching rules and a shared record format by which networks of small manufacturers discover, from purchase records they already keep, which of their suppliers are the same source ({{Ex-5}}).',
    ),
    p(
      'I am a data analyst ({{Ex-1}}; labor form parts in {{Ex-2}}). I ask to be classified under section 203(b)(2) of the Act and to be excused from the job offer. Below I take up the degree and profession, the work itself, and the three findings that *Matter of Dhanasar*, 26 I&N Dec. 884 (AAO 2016) requires. Each is proved by documents that existed at filing, to the standard of more likely than not.',
    ),
    contents('Order of this letter', 1),

    h1('Advanced degree'),
    p(
      'Colfax State University, a university in the United States, conferred the Master of Science in information management on me in May 2017. The transcript shows database design, record linkage, statistics and operations analysis ({{Ex-3}}). No equivalence has to be established.',
    ),
    p(
      'The occupation is that of a business intelligence or data analyst. Four announcements by different employers, and the O*NET summary, ask for a bachelor’s degree at entry ({{Ex-4}}). Under the guidance in force since January 15, 2025 I add why degree and endeavor belong together: deciding whether two records mean the same thing is the subject called record linkage. I took it as a graduate course, and Common Root is an application of it to supplier names ({{Ex-3}}, {{Ex-5}}).',
    ),

    h1('What I propose to do'),
    h2('The blind spot'),
    p(
      'A shop with thirty employees knows whom it pays. It does not know whom its payees pay, and often not even that two payees are one. Distributors rename; invoices carry a trade name in one year and a holding company in the next; a plating line is sold and keeps its old letterhead. Large contractors buy commercial risk maps. These rest on credit registers, in which a firm of twelve people with one furnace is seldom visible ({{Ex-8}}, {{Ex-11}}).',
    ),
    p(
      'Ms. Sallow directs a center that assists such shops in three states. Before 2025, she writes, the center asked members each year for their “critical suppliers” and received lists that could not be compared: 63 lists held 11,840 names. When a coating firm closed in 2023, eleven members learned within one week that they shared it, and the parts they could not deliver were for pumps, ambulances and an aircraft program alike ({{Ex-8}}).',
    ),
    h2('How Common Root works'),
    steps(
      '**Export.** A shop exports three years of purchases in a format of nine columns. A small program on its own computer replaces prices and part numbers with codes; only names, places, dates and process types leave the building.',
      '**Match.** Forty-four rules compare names, addresses, remittance accounts (as codes), process types and gaps in time. Each rule adds or removes points, and the points are printed beside every match, so a buyer can see why two names were joined.',
      '**Ask.** Pairs in the middle band go back to the two shops as a yes-or-no question. Their answers are kept and used to set the points again.',
      '**Mark.** Sources on which many depend, and for which no member has a second, are shown to the members concerned. No one sees another’s volumes.',
    ),
    p(
      'Linking records by points is a classical technique. What I added is the use of gaps and overlaps in time, so that a rename is told from a replacement, and the question step, which lets shops correct the map without showing their books ({{Ex-5}}, rules 31 to 44). The difference is measured below.',
    ),
    h2('Who receives it, and how'),
    p(
      'Rule book, program and data dictionary are public and free ({{Ex-12}}). Centers and buying groups run the matching for their members; purchasing software can carry the supplier key that results; and researchers can use the rules on other trades. All three have begun ({{Ex-8}}, {{Ex-10}}, {{Ex-11}}). My employer moves freight, is not a manufacturer, and has released any claim ({{Ex-15}}). I do this work under an agreement with the center and in my own time ({{Ex-16}}).',
    ),
    p(
      'The reports and dashboards that I prepare for Dellmar’s managers are a job and no part of this request. Neither do I offer procurement advice to single firms. The object is one: that shared dependence becomes visible to those who share it ({{Ex-5}}, section 1).',
    ),

    h2('Safeguards'),
    p(
      'Purchase records are a shop’s memory of its trade, and a method that leaked them would rightly end. Three safeguards are built into the rules. The export drops prices, quantities and part numbers before anything is sent. A source is marked only if five or more members use it, so that no mark reveals a pair of rivals. And a member may withdraw; its names are then removed from the next quarterly run, as two did in 2025 ({{Ex-5}}, section 4; {{Ex-8}}). An attorney engaged by the center reviewed the export with regard to competition law and to controlled technical data, and the columns were reduced from fourteen to nine on her advice ({{Ex-8}}, attachment D).',
    ),

    h1('Prong one'),
    h2('The endeavor has substantial merit'),
    p(
      'A map that joins the wrong names does harm, for it hides a second source that exists. Two reviewers chosen by Pinehurst University judged 1,200 pairs of names by telephone and registry, without knowing what any method had said ({{Ex-6}}):',
      { keepWithNext: true },
    ),
    table(
      [3, 1.8, 1.8, 2.2],
      ['Method', 'True matches found', 'Matches that were true', 'Renames recognized'],
      [
        ['Exact and cleaned spelling', '48%', '99%', '0 of 61'],
        ['Commercial matching service', '74%', '93%', '17 of 61'],
        ['Common Root before questions', '88%', '95%', '49 of 61'],
        ['Common Root after questions', '91%', '97%', '56 of 61'],
      ],
      'Accuracy on 1,200 judged pairs, May 2025',
    ),
    p(
      'Applied to the network, the rules reduced 11,840 names to 7,212 firms. They marked 41 sources on which five or more shops relied without a second. The shops confirmed 29, refuted eight and left four open ({{Ex-7}}, table 5). The eight are published with the rule that misled, and three rules were changed on their account ({{Ex-12}}).',
    ),
    p('What members did in the twelve months after the map was counted by the center and not by me ({{Ex-8}}, attachment B):', {
      keepWithNext: true,
    }),
    table(
      [4, 1.6, 1.6],
      ['Act of the shop', 'Shops', 'Processes concerned'],
      [
        ['Approved a second source', '23', 'Heat treatment, plating, castings'],
        ['Agreed with the only source on notice before changes', '9', 'Coating, gear grinding'],
        ['Increased stock of the part concerned', '14', 'Bearings, castings'],
        ['Looked at the mark and decided to do nothing', '11', 'Various'],
      ],
      'Decisions after the map, October 2025 to September 2026',
    ),
    p(
      'What this is worth can be seen at Halyard Precision. Mr. Achterberg learned in October 2025 that both of his heat treaters sent their vacuum work to one furnace. He had a third firm approved by January. In April 2026 a fire stopped the furnace for ten weeks. Halyard delivered; two companies that were not on the map did not, as he knows since they asked him for capacity ({{Ex-9}}).',
    ),
    h2('Its importance is national'),
    p(
      'My employer gains nothing from Common Root. The shops that gave data gained what Mr. Achterberg describes, and were that everything, I would expect this prong to fail. The prospective reach follows from three things that have happened to the method since.',
    ),
    bullets(
      '**A supplier key in software sold nationwide.** Orderwell makes purchasing software for small factories. In March 2026 it added the Common Root key and its time rules to supplier records. Ms. Castellanos gives the reason: customers merged or lost suppliers in their own lists, and the published tests let her team compare alternatives. Every buyer who enters a supplier is now warned of a probable rename. I have never been paid by, or met, that company’s customers ({{Ex-10}}).',
      '**Repetition outside manufacturing.** Professor Ferrant applied the rule book to the suppliers of 22 hospitals and found that nine “independent” sources of sterile tubing were three. He describes which rules carried over and which he had to write anew, and submitted the latter, now part of version 4 ({{Ex-11}}, {{Ex-12}}).',
      '**A changed routine across three states.** The center gave up its yearly list. It runs the match each quarter for all members, and 23 shops have since qualified a second source for at least one process ({{Ex-8}}, attachment B).',
    ),
    p(
      'The Department of Defense maintains programs for the domestic industrial base ({{Ex-13}}), and the Manufacturing Extension Partnership supports small and mid-size manufacturers ({{Ex-14}}). I cite them to locate the subject. Neither document evaluates matching rules or mentions me. They do show that the firms that Common Root makes visible to each other are of public concern because many supply chains end in them.',
    ),
    p(
      'The size of the sector, the value of its sales and the number of its workers are not part of my reasoning. The question is what may follow from the further spread of one method, and the answer lies in {{Ex-7}} to {{Ex-12}}.',
    ),

    h1('Prong two'),
    h2('Background of the petitioner'),
    p(
      'Three parts of my work history lead to the method. The graduate project was a linkage of freight carriers under changing names ({{Ex-3}}). At Dellmar, since June 2017, I built the register by which carriers that close and reopen are recognized; my manager describes it and states that I designed the use of time gaps there in 2020 ({{Ex-15}}). In 2023, after the coating firm closed, I offered to try the idea on the center’s lists and wrote the first twelve rules that autumn ({{Ex-8}}, {{Ex-12}}).',
    ),
    table(
      [2.3, 3.6, 1.8],
      ['Needed for the endeavor', 'Shown by', 'Exhibit'],
      [
        ['Design of linkage rules', '38 of 44 rules carry my name in the change record', '{{Ex-12}}'],
        ['Testing that can embarrass', 'Blind test arranged with outside reviewers; refuted marks published', '{{Ex-6}}, {{Ex-7}}'],
        ['Trust of data owners', '63 signed consents; no disclosure reported', '{{Ex-8}}'],
        ['Teaching others to run it', 'Two analysts of the center ran the last three quarters', '{{Ex-8}}, {{Ex-16}}'],
      ],
      'Ability and record',
    ),
    p(
      'The writers know separate things. Ms. Sallow reports how, at the first meeting, owners refused to show prices and I changed the export so that prices need not leave; without that, she says, there would have been no second meeting ({{Ex-8}}). Professor Ferrant, who has no tie to me, compares the rule book with the linkage literature and names rules 31 to 36 as new to him ({{Ex-11}}). Mr. Achterberg writes of the floor of one shop ({{Ex-9}}).',
    ),
    p(
      'I also point to an error. In the first run of February 2025 a rule on remittance accounts joined eleven firms that shared nothing but a factoring company. A shop noticed it within a day. I withdrew the whole map, wrote to all 63 members, published the cause, and added a test that holds back any cluster joined by one rule alone; the repository shows these steps with their dates ({{Ex-12}}). Ms. Sallow writes that no member left on account of the error and that four joined after the letter ({{Ex-8}}).',
    ),
    h2('Plan, means and demand'),
    table(
      [1.3, 3.8, 2.6],
      ['Stage', 'Work and measure', 'Support'],
      [
        ['2027', 'Second level: suppliers of suppliers, where both agree; pilot of 15 firms', 'Consents of nine firms ({{Ex-17}})'],
        ['2027 to 2028', 'Three further centers; accuracy test repeated in each', 'Their letters ({{Ex-18}})'],
        ['2028', 'Record format offered to a standards group with Orderwell as co-author', 'Draft and statement ({{Ex-10}}, {{Ex-17}})'],
        ['2029', 'Quarterly runs by center staff everywhere; I keep rules and tests', 'Training begun ({{Ex-16}})'],
      ],
      'Plan 2027 to 2029',
    ),
    p(
      'The center pays $39,000 a year until December 2028 for rule maintenance, testing and instruction, of which the first year has been paid; the agreement leaves the rules public ({{Ex-16}}). That covers the cost in {{Ex-17}}. I work on Common Root sixteen hours a week, and will do so full time from 2028 if two of the three centers join on the same terms. Their letters give the number of shops, the format of their records and the person in charge ({{Ex-18}}). Since the agreement and the public repository are mine to continue, the plan stands if my employment changes ({{Ex-12}}, {{Ex-16}}).',
    ),

    h1('Prong three'),
    p(
      '**Labor certification would test the wrong job.** The post that an employer could advertise is that of an analyst for its own data. Common Root consists of comparing the records of firms that are customers and rivals of each other. Ms. Sallow states that members would withdraw if the analyst belonged to any buyer, seller or software house among them, and Ms. Castellanos, who might have hired me, agrees that her competitors could then not adopt the key ({{Ex-8}}, {{Ex-10}}).',
    ),
    p(
      '**U.S. workers are welcome to the work and have joined it.** Two analysts of the center run the matching now ({{Ex-8}}). The benefit I speak of is the next part: rules for the second level, where an error reveals a trade secret. It calls for the person who set the points, knows the eight refuted marks and holds the consents ({{Ex-7}}, {{Ex-12}}, {{Ex-17}}). Job announcements list query languages and dashboards ({{Ex-4}}). They do not describe this.',
    ),
    p(
      '**There is a time for it.** Orderwell freezes its record format for the next three-year edition in autumn 2027, and the three centers renew their member agreements in that year ({{Ex-10}}, {{Ex-18}}). Fields left out then are missing until 2030.',
    ),
    p(
      '**Effects at work.** A qualified second source is an order for another American shop: 17 of the 23 new sources lie in the same three states ({{Ex-8}}, attachment B). Nobody’s position is replaced by a map that nobody had been paid to draw.',
    ),
    p(
      '**The two sides of the scale.** On one side is the general purpose of the certification: to keep a defined job for U.S. workers where they are able and available. Here that purpose has little to hold, since there is no defined job, the first successors are being trained at the center, and the public rules let anyone compete with me tomorrow ({{Ex-8}}, {{Ex-12}}). On the other side are an agreement that presumes independence, a record format about to be fixed, three networks that wait for a tested second level, and a buyer’s warning that customers of Orderwell receive only as long as the rules behind it are kept accurate ({{Ex-10}}, {{Ex-16}}, {{Ex-18}}). The second side weighs more.',
    ),

    h1('Request'),
    p(
      'Degree and profession are documented. The endeavor is one method with measured accuracy, in use by people whom I do not serve, and there is an agreement, a plan and demand for its next stage. I request approval of the petition and waiver. For the discretionary part I submit [[long: Documents on status, taxes and conduct]]. My statements in this letter are true as far as I know and believe.',
    ),
    signature('With respect,', 'Tadeo Brusk Amari (fictional)', 'Petitioner', '[[short: Date signed]]'),

    pageBreak(),
    h1('Appendix: list of exhibits'),
    p('Every document was complete when the petition was sent. Data about single firms are shortened with their consent.'),
    exhibitIndex(),
  ],
}
