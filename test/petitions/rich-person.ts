/** A fictional petitioner who tells much: every question that is asked, in several paragraphs, with thirty documents. All people, places and figures are made up. */
import { WATER_ENGINEER, type Petitioner } from './people.ts'

const paragraphs = (...all: string[]) => all.join('\n\n')

export const RICH_ENGINEER: Petitioner = {
  ...WATER_ENGINEER,
  key: 'rich-water-engineer',
  roles: [...WATER_ENGINEER.roles, { title: 'laboratory assistant', employer: 'Lakeshore State University', from: 'September 2014', to: 'June 2016' }],
  answers: {
    ...WATER_ENGINEER.answers,
    phases: [
      [
        'Systems with a single tank; January to June 2027; four systems of the association; version 5 of the program with its tests',
        'Use by twenty more systems; July to December 2027; the Tri-Valley Rural Water Association; audits that the association publishes',
        'Systems with several wells; 2028; four systems whose readings are being stored; a rule for the hours in which the source changes',
        'State standard; 2028; the standards committee of the state water association; a section on systems without flow meters in the standard',
        'Five more states; 2029; their rural water associations; a teacher in each and two visits to the association',
      ].join('\n'),
      'Work plan 2027 to 2029',
    ],
    'outputs-and-priorities': [
      [
        'The open program; Harlow State drinking water plan 2025; 15; methods that need no new metering are to be found for systems that serve fewer than 10,000 people',
        'The field guide and course; Harlow State drinking water plan 2025; 16; associations are to teach their members one such method before 2028',
        'The weekly list of places; Audit summary of the state drinking water office, 2022 to 2024; 19; the state should look for a way of searching which a system with one operator can use',
      ].join('\n'),
      '',
    ],
    'problem-size': [
      paragraphs(
        'The state drinking water office audits every public system once in three years. Its summary for 2022 to 2024 covers 611 systems that serve fewer than 10,000 people. The median system among them lost 19 percent of the water that it had treated, and 74 systems lost more than a third.',
        'The same summary lists how the losses were found. In 83 percent of the cases the first sign was water at the surface. In nine percent it was a complaint about low pressure. A measurement of the system’s own was the first sign in four percent.',
        'The office also asked why systems do not search earlier. Two answers were given by more than half of them: there is nobody whose task it is, and the equipment that is offered costs more than a year of repairs.',
      ),
      'Audit summary of the state drinking water office, 2022 to 2024',
    ],
    comparison: [
      paragraphs(
        'Three approaches are on the market. The first divides the network into zones, each with a flow meter in a chamber. It finds losses within a day, and a zone costs between $18,000 and $40,000 to build. None of the nine systems in the trial could pay for more than one.',
        'The second uses listening equipment, carried along the pipes or fixed to hydrants. It points to a leak within a few feet, but somebody has to walk or to service the loggers, and on plastic pipe the sound does not carry. Six of the nine systems are mostly plastic.',
        'The third is a satellite survey, sold by the square mile. It marks wet soil and cannot tell a leak from an irrigated field. Two of the systems had bought one before the trial; of 22 marked places they dug at, two held a leak.',
        'Night Line asks for none of these. It uses readings that the systems already store, and it names a stretch of pipe between two junctions instead of a point. The crew still needs a listening rod for the last hundred feet, which every system owns.',
      ),
      'Comparison of methods for small systems, Tri-Valley Rural Water Association, 2025',
    ],
    'next-users': [
      paragraphs(
        'A new system needs three things: a year of pressure readings, a person who can export them, and a map of its pipes in any form. Of the 64 members of the association, 51 store readings already, because the pump controls do so by themselves.',
        'The association gives a course of one day, four times a year. Sixteen operators took it in 2025 without me; the teacher was one of the operators from the trial. The board of a system does not have to vote, since nothing is bought.',
      ),
      'Course record of the Tri-Valley Rural Water Association, 2025',
    ],
    'cost-today': [
      paragraphs(
        'The auditors put a price on lost water by what it cost to pump and to treat. For the 611 systems together that was $27.4 million a year. The smaller the system, the larger the share: systems with fewer than 500 connections lost $61 a year for each connection.',
        'A leak that is found late costs more than its water. Harlow County paid for 14 emergency repairs in 2019, at an average of $11,300, because roads had to be opened at night. In 2023, when leaks were found by comparison before they surfaced, it paid for three.',
      ),
      'Audit summary of the state drinking water office, 2022 to 2024, and repair ledger of Harlow County Water District',
    ],
    'second-effect': [
      paragraphs(
        'The Upper Plains Rural Water Council repeated the trial in another state in 2025, with systems that I have never visited. Its engineer ran the program on twelve networks from the published description alone. I answered two questions by electronic mail and took no other part.',
        'The council dug at 23 places and found 18 leaks. It reported 22 million gallons saved in nine months and published the list of places, the readings, and what the crews found, so that others can check the count.',
      ),
      'Report of the Upper Plains Rural Water Council, December 2025',
    ],
    'words-of-users': [
      paragraphs(
        'Joan Ferris, who directs the association, describes the change in practice in her letter: members now look at the night comparison on Monday morning, before the week’s work is given out, and a leak that once ran for months is found in days.',
        'Tobias Merrow, who operates a system of 900 connections alone, writes that he had never searched for a leak before and has found four since March 2025. He estimates that the well pump runs two hours less each night.',
      ),
      'Letters of Joan Ferris and Tobias Merrow, August 2026',
    ],
    region: [
      paragraphs(
        'Seven of the nine systems lie in the three counties of the Tri-Valley, which the state lists as economically distressed. Water is the largest cost of those towns after wages. The audits of 2025 show that the seven together spent $412,000 less on power and chemicals than in 2023.',
        'Four of the seven used the saving to put off an increase of rates that they had announced. The minutes of their boards give the comparison as the reason. The increase would have been between $38 and $90 a year for a household.',
        'The state program for small systems has since made a place for the method in its loans: a system that applies for money to replace pipe has to show where its losses are, and the guidance of 2026 names the comparison of night readings as one way to show it.',
      ),
      'Board minutes of four systems, 2025, and loan guidance of the state program for small systems, 2026',
    ],
    publications: [
      paragraphs(
        'I wrote “A library of known leaks for networks with few sensors” for the proceedings of the national conference on distribution systems in June 2024. I assembled the library and wrote the text; two operators are named as authors for the readings that they gave.',
        'I wrote the association’s field guide, now in its third edition, which explains in 36 pages how an operator prepares a year of readings, reads the weekly list, and writes down what the crew found.',
        'The program itself is published with its history of changes. It has been copied to other accounts 140 times, and eleven people whom I have not met have sent corrections, seven of which I took in.',
      ),
      'Conference paper of June 2024, field guide, and public repository record of Night Line',
    ],
    recognition: [
      paragraphs(
        'The journal that published my paper has asked me to review six manuscripts since 2023, all of them on the detection of losses. The editor’s letter lists the dates.',
        'The standards committee of the state water association made me a member of its working group on losses in May 2025. The group has nine members. I wrote the section on systems without flow meters, which the committee accepted for its draft in February 2026.',
        'The state drinking water office invited me to explain the comparison to its field staff in March 2026. Thirty-one inspectors took part, and the office has put the recording into its training.',
      ),
      'Letter of the editor, minutes of the working group, and invitation of the state drinking water office',
    ],
    'second-result': [
      paragraphs(
        'In 2021 the district had to decide which of 40 miles of old pipe to replace first. I ranked the stretches by the pressure that each loses at night and by the number of homes that depend on it. The district replaced six miles in the order of the list.',
        'The yearly audit shows that the six miles, which were 15 percent of the old pipe, had carried 41 percent of its losses. The manager’s letter says that the earlier order of replacement, by the age of the pipe, would have reached only two of the six miles.',
      ),
      'Letter of the manager of Harlow County Water District, July 2026',
    ],
    'third-result': [
      paragraphs(
        'At Brightwell Engineering I built computer models of eleven town networks. For the town of Ames Crossing the model showed that a planned second tank would not have raised the pressure at the school, because a closed valve did the harm. The town opened the valve and did not build the tank, for which it had set aside $640,000.',
        'I also wrote the procedure by which the firm checks a model against measured pressures before it is used. The firm’s letter says that the procedure is still in force and that it is applied to every model.',
      ),
      'Employment letter of Brightwell Engineering with title, dates and duties',
    ],
    skills: [
      paragraphs(
        'The method needs three kinds of knowledge. The first is how pressure moves through a network of pipes; I learned it in two graduate courses in hydraulics and used it for three years as a modeler.',
        'The second is how to separate a small lasting change from a large passing one. I learned that in a graduate course on the statistics of time series and wrote my thesis with it.',
        'The third is how a small system works: who reads the gauges, what is written down, and what is left for tomorrow. I learned it in seven years at the district, where I take my turn on call.',
      ),
      'Transcript of Lakeshore State University and Employment letter of Harlow County Water District',
    ],
    'second-year': [
      paragraphs(
        'In 2028 the method goes to systems with several wells, which make up a third of the association’s members. That needs a rule for the hours in which the source changes, for which the readings of four such systems are being stored already.',
        'In 2029 the program is offered to the rural water associations of five more states. Each needs one teacher who has used the program for a season. The association has agreed to receive two visitors from each state for a week, without a fee.',
        'Each step has a sign by which others can see that it was done: a published version with its tests, a course list, and the audits of the systems, which the state prints every year.',
      ),
      'Work plan 2027 to 2029',
    ],
    risks: [
      paragraphs(
        'The first risk is that a system changes its pump controls and the readings come in another form. The program reads a plain table, and each of the two makers has published how its export is written, so that the change is a matter of an afternoon.',
        'The second is that operators leave. The weekly list was made so that it can be read without training, and the association keeps a second person in each system on its course list.',
        'The third is that the grant ends. The program costs nothing to run, and the course pays for itself from the fee of members, as the association’s budget for 2027 shows.',
      ),
      'Budget of the Tri-Valley Rural Water Association for 2027',
    ],
    partners: [
      paragraphs(
        'The association and I signed an agreement in April 2025. It gives the project the readings of members who consent, a desk, and the time of its field technician for two days a month until 2029; I give the program, the guide, and the course.',
        'The community college at Dunmore has given the project its training network since January 2026: 600 feet of buried pipe with valves that can be opened to act as leaks. Forty-two openings have been recorded there under conditions that are known to the minute.',
      ),
      'Agreement with the Tri-Valley Rural Water Association, April 2025, and letter of Dunmore Community College, February 2026',
    ],
    'planned-use': [
      paragraphs(
        'Clearwater Rural Water, with 2,300 connections, will run the comparison on its whole network from January 2027 and will give its readings to the library. It has named the operator who will do so.',
        'The Upper Plains Rural Water Council will teach the method to its 118 members in two courses in 2027, from the field guide and without me.',
        'Fennimore Instruments will show the weekly list on the screen of its pump controls from its next release on. Its letter says that 400 small systems use these controls.',
      ),
      'Letters of Clearwater Rural Water, the Upper Plains Rural Water Council, and Fennimore Instruments, 2026',
    ],
    'employer-independence': [
      paragraphs(
        'The program and the guide belong to me. The district released its rights in writing in March 2023, since the work was done outside of my hours and with public data.',
        'If I left the district, the association’s agreement, the library, and the course would go on as they are. What I would lose is one network among twenty on which new versions are tried.',
      ),
      'Release of rights by Harlow County Water District, March 2023',
    ],
    delay: [
      paragraphs(
        'The state’s next round of loans for small systems is decided in the fall of 2027, and the one after it in 2030. Systems that are to show their losses by the comparison have to store and prepare a year of readings first.',
        'The makers of pump controls fix the form of their exports for several years at a time. Fennimore has written that it will do so in the spring of 2027.',
      ),
      'Calendar of the state loan program and letter of Fennimore Instruments, August 2026',
    ],
  },
}
