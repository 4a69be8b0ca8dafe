/** Sample I-140 cover letter for a pilot by exceptional ability; person, operators, figures and exhibits are fictional. */
import { bullets, contents, exhibit, exhibitIndex, h1, h2, p, pageBreak, plain, signature, table } from '../../../domain/documents/blocks.ts'
import { SAMPLE_FOOTER } from '../../../domain/documents/document.ts'
import type { Document } from '../../../domain/documents/document.ts'

export const coverLetterPilot: Document = {
  id: 'cover-letter-pilot',
  title: 'Sample cover letter: pilot',
  edition: '2026-11-23',
  kind: 'letter',
  front: 'none',
  footer: SAMPLE_FOOTER,
  headingNumbers: 'legal',
  pages: { from: 9, to: 9 },
  notice: [
    plain(
      'This letter is a sample. Captain Askvoll, the operators, the college, the flight data and the exhibits are made up; the public forecast it cites is real. It shows how a pilot can argue exceptional ability and an endeavor that is not flying. It gives no legal or flight-safety advice and no prospect of approval. Take the box out and fill the marked places with your own facts.',
    ),
  ],
  exhibits: [
    exhibit('Ex-1', 'Passport page, resume and summary of flight time', 'Identity', 'Identity; posts since 2010'),
    exhibit('Ex-2', 'ETA-9089 Appendix A and Final Determination with signatures', 'Identity', 'Labor Department forms of the petition'),
    exhibit('Ex-3', 'Bachelor of Science in aeronautical science, Halden Bay University, with evaluation', 'EB-2', 'Conferred 2009; equivalent to a U.S. bachelor’s degree'),
    exhibit('Ex-4', 'Letters of three employers, 2010 to 2026', ['EB-2', 'Prong 2'], 'Sixteen years of full-time work with dates, titles and duties'),
    exhibit('Ex-5', 'Airline transport pilot certificate, two type ratings, check pilot authorization', ['EB-2', 'Prong 2'], 'In force on the filing date'),
    exhibit('Ex-6', 'Award of the Regional Operators’ Safety Exchange, 2024, with its criteria', 'EB-2', 'Given to the petitioner by name; one each year'),
    exhibit('Ex-7', 'Appointment to the Exchange’s working group on approach data, 2023', ['EB-2', 'Prong 2'], 'Chosen by vote of 46 operators'),
    exhibit('Ex-8', 'Signed statement of the endeavor', ['Prong 1', 'Prong 2'], 'What exists, who uses it, what comes next'),
    exhibit('Ex-9', 'Approach Mirror: specification 1.4 and source code record', ['Prong 1', 'Prong 2'], 'License, authors, dates'),
    exhibit('Ex-10', 'Facilitator handbook and scenario library, second issue', ['Prong 1', 'Prong 2'], '18 scenarios drawn from pooled records'),
    exhibit('Ex-11', 'Study report, Wexford Aeronautical University, May 2026', ['Prong 1', 'Prong 2'], '14 operators with the method and 5 without'),
    exhibit('Ex-12', 'Letter of Professor Edda Quarrie, Wexford Aeronautical University', ['Prong 1', 'Prong 2'], 'Director of the study; no tie to the petitioner'),
    exhibit('Ex-13', 'Letter of Gail Whitehorse, director of operations, Prairie Link Air Ambulance', ['Prong 1', 'Prong 2'], 'Change of procedure and training'),
    exhibit('Ex-14', 'Letter of Anton Beck, product manager, Skyfolio', ['Prong 1', 'Prong 3'], 'Export of position records in the published format'),
    exhibit('Ex-15', 'Syllabi of North Basin Flight College, 2024 and 2026', 'Prong 1', 'Before and after use of the scenarios'),
    exhibit('Ex-16', 'Letter of the executive secretary, Regional Operators’ Safety Exchange', ['Prong 1', 'Prong 2', 'Prong 3'], 'Pooling rules, members, trust in a neutral keeper'),
    exhibit('Ex-17', 'FAA Aerospace Forecast, fiscal years 2026 to 2046 (pages with date)', 'Prong 1', 'Growth of operations at controlled airports'),
    exhibit('Ex-18', 'Letter of Copperline Charter on schedule and rights', 'Prong 2', 'Flying duties; no claim to the method'),
    exhibit('Ex-19', 'Contribution agreement of the Exchange, 2026 to 2028', ['Prong 2', 'Prong 3'], '$54,000 for the three years'),
    exhibit('Ex-20', 'Plan 2027 to 2029 with budget and measures', ['Prong 2', 'Prong 3'], 'Stages, cost, how each is checked'),
    exhibit('Ex-21', 'Enrollment forms of seven operators', ['Prong 2', 'Prong 3'], 'Signed before filing; aircraft and first month'),
    exhibit('Ex-22', 'O*NET page for aviation safety and technical training duties; six postings', 'EB-2', 'Education asked for in safety manager posts'),
  ],
  blocks: [
    p('[[field: Place and date]]', { tight: true }),
    p('U.S. Citizenship and Immigration Services', { tight: true }),
    p('[[long: Mailing address for Form I-140, copied from the agency’s page today]]'),
    p(
      '**Form I-140, self-petition**\nName: Joren Askvoll (fictional)\nClassification: INA 203(b)(2)(A), exceptional ability; in the alternative, bachelor’s degree and five years\nWaiver: INA 203(b)(2)(B)(i)\nEndeavor: further development and release of *Approach Mirror*, a method by which operators without flight data recorders review their own landing approaches',
    ),
    p('Dear Adjudicating Officer:'),
    p(
      'I fly for a living, and this petition is not about my flying. It is about a method that small operators use to see, after each day, which landing approaches left the limits they had set themselves. I ask for EB-2 classification by exceptional ability and for a national interest waiver. My record is summarized in {{Ex-1}}, and the required Labor Department forms are in {{Ex-2}}.',
    ),
    p(
      'Stated in one sentence: I continue to develop, test and release Approach Mirror, which rebuilds landing approaches from the position records of ordinary cockpit tablets, pools them without names, and turns what is found into training scenarios for charter, cargo and air-ambulance crews ({{Ex-8}}, {{Ex-9}}, {{Ex-10}}).',
    ),
    p(
      'Nothing below depends on how many pilots the country has or will have. The text takes up exceptional ability, then the endeavor, then the three prongs of *Matter of Dhanasar* (26 I&N Dec. 884, AAO 2016) in their order; the exhibits are listed at the end.',
    ),
    contents('Contents', 1),

    h1('EB-2 threshold: exceptional ability'),
    p(
      'A pilot’s petition can fail before any waiver is discussed, because an officer may doubt that line flying normally requires a bachelor’s degree. I therefore do not rest my case on that point. Exceptional ability is a separate door. It asks for at least three of six kinds of evidence in 8 CFR 204.5(k)(3)(ii) and then for a judgment of the whole. I offer four.',
    ),
    table(
      [1.9, 4.3, 1.1],
      ['Category', 'Evidence', 'Exhibit'],
      [
        ['Academic record', 'Four-year degree in aeronautical science, with courses in human factors and statistics', '{{Ex-3}}'],
        ['Ten years of full-time experience', 'Three employers, January 2010 to now, each letter with hours per week and duties', '{{Ex-4}}'],
        ['License or certification', 'Airline transport pilot certificate, two type ratings, authorization to check other pilots', '{{Ex-5}}'],
        ['Recognition by peers', 'Safety award of 2024 and election to the working group by 46 operators', '{{Ex-6}}, {{Ex-7}}'],
      ],
      'Four of the six categories',
    ),
    p('I do not claim the categories of pay and membership. My pay is that of other captains, and the associations I belong to admit every certificate holder.'),
    p(
      '**The whole.** The regulation asks for expertise significantly above what is ordinarily met. Degree, years and certificate alone are held by many. The combination that is not ordinary is shown by {{Ex-6}} and {{Ex-7}}: operators who compete with one another chose me to define how their approach data are compared, and gave an award for the result under written criteria that exclude length of service. The check pilot authorization means that I judge approaches flown by others, which is the skill the method turns into rules ({{Ex-5}}; {{Ex-4}}, second letter).',
    ),
    p(
      '**Relation to the endeavor.** Guidance of January 15, 2025 asks that exceptional ability relate to the proposed work. All four kinds of evidence concern the flying, checking and analysis of approaches in small aircraft ({{Ex-3}} to {{Ex-7}}).',
    ),
    p(
      '**In the alternative.** Should the agency see it differently, I also hold the equivalent of a bachelor’s degree ({{Ex-3}}) and have, after it, eight years of progressive work as a safety manager: first analyst, then deputy, then head of a program with two staff ({{Ex-4}}, third letter). For that occupation, and for it alone, I submit the O*NET page and six postings that ask for a bachelor’s degree ({{Ex-22}}).',
    ),

    h1('The endeavor'),
    h2('Approaches that no one sees again'),
    p(
      'Airlines read recorded flight data and learn which approaches were too high, too fast or not aligned. A charter firm with five propeller aircraft has no recorder that it could read and no analyst. It learns of such an approach when a crew reports it. Professor Quarrie’s team compared reports with positions at 19 small operators: of 380 approaches that broke the operator’s own limits below 500 feet, crews had reported 21 ({{Ex-11}}, section 2). The others were known only to the people in the cockpit. Ms. Whitehorse, who directs 11 air-ambulance bases, writes that she had revised her approach procedure twice without knowing how any approach had been flown ({{Ex-13}}).',
    ),
    h2('How Approach Mirror works'),
    p('The method has four steps. Each can be done by one pilot with an hour a week ({{Ex-9}}, {{Ex-10}}):', { keepWithNext: true }),
    bullets(
      '**Rebuild.** Position records that the tablet already keeps for its map are turned into a path with a stated error. Where the error is too large for a judgment, the path is thrown out and counted.',
      '**Compare.** The path is held against the operator’s own written limits and the wind of that hour. No outside norm is applied, so that a crew is never judged by a rule it was not given.',
      '**Pool without names.** Operator, crew, day and aircraft are removed by rules that the members wrote. Airports with few flights are grouped, since the place could betray the crew.',
      '**Rehearse.** Every quarter a group of line pilots from different operators writes a training scenario from a pattern in the pool. Facilitators use it in a simulator, a trainer or a briefing room.',
    ),
    p(
      'Rebuilding a path from positions is known from other uses. Two things are my contribution. One is the error statement for each path, which makes it possible to say “not known” and keeps a tablet from accusing a crew ({{Ex-9}}, chapter 3). The other is the order: limits of the operator before pooling, so that data from unlike aircraft can be compared as departures from a promise ({{Ex-9}}, chapter 4). Professor Quarrie tested both against recorders in 212 approaches and reports how often they disagreed ({{Ex-11}}, section 3; {{Ex-12}}).',
    ),
    h2('Users, and how it spreads'),
    p(
      'Specification, program, handbook and scenarios are public under a license that permits use and change ({{Ex-9}}). Copperline Charter, where I fly four days out of seven, has confirmed that it has no claim to them ({{Ex-18}}). There are three routes. A safety association offers the method to its members: 14 of 46 use it ({{Ex-16}}). A maker of cockpit tablets exports records in its format ({{Ex-14}}). A flight college teaches with the scenarios ({{Ex-15}}).',
    ),
    p(
      'I should say plainly what this is not. It is not flight instruction, and I will not open a school. It does not recommend aircraft, sell subscriptions or inspect operators. A good instructor would teach a stable approach as well as I do; the endeavor is the instrument that shows which approaches were not stable and hands the pattern to all instructors.',
    ),

    h1('Prong 1'),
    h2('Substantial merit'),
    p(
      'Merit lies in transportation safety, as science and technology applied to a daily act. The Wexford study followed 14 operators that took up the method and five that received the same scenarios as a printed leaflet, over 18 months and 6,240 approaches that met the error limit ({{Ex-11}}, sections 4 and 5):',
      { keepWithNext: true },
    ),
    table(
      [3.5, 1.5, 1.5],
      ['Approaches outside the operator’s own limits that were continued', 'First quarter', 'Last quarter'],
      [
        ['14 operators with Approach Mirror', '6.1%', '2.8%'],
        ['5 operators with the leaflet', '5.8%', '5.2%'],
        ['Approaches broken off, with Approach Mirror', '0.9%', '2.2%'],
      ],
      'Results of the study ({{Ex-11}}, table 6)',
    ),
    p(
      'The last line is part of the result. Crews that break off a poor approach more often are doing what their manual tells them. The report says what it cannot show: accidents are far too rare in such numbers to be compared, and operators had volunteered ({{Ex-11}}, section 7). I make no claim about accidents.',
    ),
    h2('National importance'),
    p(
      'A service to one charter firm or to the members of one association would not be enough. The evidence concerns changes in how a class of operators, a maker and a college handle approach safety.',
    ),
    p(
      '**Procedures of operators.** Prairie Link changed its written limits after it saw that 40 percent of departures came from one speed value that fitted only one of its three aircraft types. The new value went to all 11 bases in four states ({{Ex-13}}). Nine of the other 13 users report a change in manual or training; the list in {{Ex-16}} gives document and date for each.',
    ),
    p(
      '**Equipment used by others.** Skyfolio ships the export in its regular product since February 2026. Mr. Beck states that this was done because the specification told the company which error to record, and that 1,100 subscribing operators can produce the records whether or not they join any pool ({{Ex-14}}). He does not say that they all do, and neither do I.',
    ),
    p(
      '**Training.** North Basin Flight College replaced four of its ten approach exercises by scenarios from the library. The two syllabi show the change ({{Ex-15}}). Its graduates go to employers I do not know. A second college asked for the handbook and adapted it for helicopters; the change is recorded with its author’s name in {{Ex-9}}.',
    ),
    p(
      '**Research.** Professor Quarrie’s team now uses the error statement in a study of taxi paths, a subject on which I have not worked. She describes the result of leaving it out: one path in six would have been misread ({{Ex-12}}).',
    ),
    h2('Public document'),
    p(
      'The [FAA Aerospace Forecast for fiscal years 2026 to 2046](https://www.faa.gov/data_research/aviation/aerospace_forecasts/FY_2026-2046_Full_Forecast_Document_Tables.pdf), issued in 2026, expects operations at controlled airports to grow over the period ({{Ex-17}}). I do not cite it for anything about approach data. I cite it for one purpose: more operations mean more approaches at the same runways, and a method that finds patterns without new equipment can be used as they grow. I found no federal document that names this method, and I do not stretch a general one to cover it. The importance stands on {{Ex-11}} to {{Ex-16}}.',
    ),
    table(
      [2.1, 3.5, 1.6],
      ['Where', 'Changed by others', 'Evidence'],
      [
        ['Prairie Link, 11 bases', 'Speed limit corrected; recurrent training rewritten', '{{Ex-13}}'],
        ['Nine further operators', 'Manual or training change with document and date', '{{Ex-16}}'],
        ['Skyfolio', 'Export of records with stated error in the product', '{{Ex-14}}'],
        ['North Basin College', 'Four of ten exercises replaced', '{{Ex-15}}'],
        ['Wexford University', 'Error statement used for taxi paths', '{{Ex-12}}'],
      ],
      'Effects outside Copperline Charter',
    ),

    h1('Prong 2'),
    h2('Preparation'),
    p(
      'My degree included two terms of statistics and a project on instrument error ({{Ex-3}}). As a check pilot I have observed and written up several hundred approaches ({{Ex-4}}, second letter; {{Ex-5}}). As a safety manager I read reports every week for eight years and saw what they left out ({{Ex-4}}, third letter). The first version of the comparison was written in 2021 for one aircraft type, and the record of changes shows that 83 percent of the present program is mine; the other authors are named ({{Ex-9}}).',
    ),
    h2('Independent voices'),
    p(
      'Professor Quarrie and Ms. Whitehorse came to the method through the Exchange. The professor writes that I handed over the raw records of my own employer first, including one of my own approaches, before asking others ({{Ex-12}}). Ms. Whitehorse recalls that the pool found a pattern at an airport where only her crews fly; I proposed to withhold it from publication, and the grouping of small airports dates from that day ({{Ex-13}}; {{Ex-9}}, record of changes). The executive secretary explains why the working group was given to me by vote and not by appointment ({{Ex-16}}). Each letter states how the writer is connected with me; none has paid or employed me.',
    ),
    h2('Plan and means'),
    p('What is planned follows from what has been asked for ({{Ex-20}}):', { keepWithNext: true }),
    table(
      [1.2, 3.5, 2.6],
      ['Stage', 'Aim', 'Ground it stands on'],
      [
        ['2027 a', 'Seven further operators begin, two of them with seaplanes', 'Forms in {{Ex-21}}'],
        ['2027 b', 'Second maker of tablets exports the format', 'Test file described in {{Ex-9}}, annex'],
        ['2028', 'Helicopter edition, checked against recorders', 'Adaptation in {{Ex-9}}; study design in {{Ex-12}}'],
        ['2029', 'Pool and scenarios managed by the Exchange with elected pilots', 'Pooling rules in {{Ex-16}}'],
      ],
      'Stages',
    ),
    p(
      'The Exchange pays $54,000 over three years for computing, simulator hours and one part-time analyst ({{Ex-19}}); the budget shows that nothing else is needed for the first two stages ({{Ex-20}}, part 3). I give the project two full days a week, which the roster of Copperline leaves free ({{Ex-18}}). Should the roster change, the agreement of the Exchange provides pay for a third of my time ({{Ex-19}}, article 6). If a stage misses its measure, its result is published and the next stage waits.',
    ),

    h1('Prong 3'),
    p(
      '**Labor certification.** It would describe a captain’s seat at an operator. The employer’s interest would be in my flying; the method asks that I belong to none of the operators whose data I hold. The executive secretary writes that eight members would withdraw from a pool kept by a competitor ({{Ex-16}}), and Mr. Beck says the same of his company’s decision ({{Ex-14}}). A waiver lets the work go on in the form that makes it trusted.',
    ),
    p(
      '**Benefit with U.S. pilots available.** The petition assumes that qualified pilots and safety managers can be hired. They are the members of the scenario groups and the facilitators ({{Ex-10}}). What would be lost is the continuation of rules that rest on five years of decisions about error and names, before they have passed to an elected body in 2029 ({{Ex-20}}).',
    ),
    p(
      '**Timing.** Seven operators have named their first month in 2027 ({{Ex-21}}). Skyfolio fixes its export for the next product generation in the autumn of that year ({{Ex-14}}). What the format lacks then will be missing for several years.',
    ),
    p(
      '**Beyond a minimum requirement.** Hours, certificate and type rating describe a captain ({{Ex-5}}). None of them tests whether a person can state an error, write a rule for hiding a crew, or lead competitors to share. {{Ex-7}}, {{Ex-12}} and {{Ex-13}} do.',
    ),
    p(
      '**Effect on workers.** An analyst in the United States is paid by the agreement ({{Ex-19}}). Facilitators are pilots already employed, and the review is barred by its rules from use in discipline ({{Ex-16}}, rule 2). No cockpit seat is taken or removed by it.',
    ),

    h1('Conclusion'),
    p(
      'Four categories and the judgment of the whole show exceptional ability related to this work. The endeavor is a method with a measured effect, taken up by operators, a maker and a college. I have the preparation, users and means to go on with it, and the balance favors a waiver for reasons of its own. I ask for a favorable use of discretion, and point to [[long: facts such as status kept, taxes paid and no violations, with exhibits]].',
    ),
    p('I have read this letter, and what it says of me and my work is correct.'),
    signature('Yours respectfully,', 'Joren Askvoll (fictional)', 'Self-petitioner', 'Date: [[short: Day of signing]]'),

    pageBreak(),
    h1('Appendix: evidence'),
    p('Flight records are shown as totals. Crews, passengers and patients are not identified in any exhibit.'),
    exhibitIndex(),
  ],
}
