/** Sample petition: prong 3, conclusion and appendix. */
import { bullets, exhibitIndex, h1, h2, p, pageBreak, signature, table } from '../../../domain/documents/blocks.ts'
import type { Block } from '../../../domain/documents/document.ts'

export const PETITION_CLOSING: readonly Block[] = [
  pageBreak(),
  h1('Prong 3: on balance, a waiver benefits the United States'),
  p(
    'The third prong weighs what the country gains from the endeavor against what the job offer and the labor certification protect. It does not repeat the first two. The reasons below stand on exhibits that speak to this question.',
  ),
  h2('A labor certification does not fit this work'),
  p(
    'A labor certification tests the labor market for one position that one employer defines for its own business. Paired Replay is not such a position. Its use rests on the fact that it belongs to no one firm. Mr. Egede writes that Bellrow could build the settings record into its software because neither a competitor nor a consulting firm controls it, and that the company would have declined a form owned by an engineering contractor ({{Ex-14}}). Ms. Ferro writes that the grant is given to an open project and ends if its results become the property of an employer ({{Ex-29}}). Dr. Brandvik writes that the Forum names no commercial product in its notes ({{Ex-16}}).',
  ),
  p(
    'An employer could file for a senior protection engineer. The certification would then describe substation design for clients, which is what my employer sells ({{Ex-25}}). It would not describe the endeavor, and the position would give no right to a day of the week for open work. The endeavor depends on an arrangement that the certification has no place for. For the same reason I do not call the certification impossible; I say that it would test a different job.',
  ),
  p(
    'It may be asked whether the association or the college could employ me and file. Ms. Whitfield answers for the first: the association has four employees, offers half a position for a *service* to be run by one of its own staff, and has no work for an engineer of its own ({{Ex-12}}). Ms. Sato answers for the second: the college teaches the module and does not develop software ({{Ex-33}}). The foundation supports projects and does not employ those who carry them on ({{Ex-29}}). There is no single employer whose job is this endeavor, since its benefit lies in serving several kinds of users at once.',
  ),
  h2('Benefit even if qualified U.S. workers are available'),
  p(
    'I do not argue that the United States lacks protection engineers. There are able ones, and the open license invites them to take part; twelve contributors have done so ({{Ex-18}}). The benefit of the endeavor does not come from filling a position. It comes from continuing a particular body of work with the person who wrote its rule, keeps its specification, and answers those who build on it.',
  ),
  p(
    'Three people describe what would be missing. Professor Orrin writes that an extension of the substitution rule to several inverters took his group five months although its author was available to explain the reasons of each limit, and that he would not have begun it from the text alone ({{Ex-11}}). Dr. Brandvik writes that the note of 2026 will be reviewed in 2028 and that the Forum expects the keeper of the specification to answer for changes until then ({{Ex-16}}). Ms. Whitfield writes that the association’s service, once it exists, will not need me, and that building it does ({{Ex-12}}). Minimum requirements such as a degree and years of experience would not identify any of this.',
  ),
  h2('Urgency'),
  p(
    'The need is tied to dates. Inverter sources and large loads are being connected to distribution feeders now, and each connection that is made without a review leaves old settings in force for years. The six utilities that wait name 41 feeders, of which 19 have a connection planned for 2027 or 2028 ({{Ex-31}}). Ms. Whitfield counts 64 connections above half a megawatt that her 31 members have agreed to make by the end of 2028, and writes that the association will decide in 2027 whether it can review them itself ({{Ex-12}}). Mr. Egede writes that Bellrow fixes the functions of its next settings software in the autumn of 2027 ({{Ex-14}}). The Forum’s review takes place in 2028 ({{Ex-16}}). The Department of Energy’s report speaks of the years to 2030 ({{Ex-8}}). A certification followed by a petition would take up a part of the time in which the changes are made.',
  ),
  h2('The science and engineering factor'),
  p(
    'The Policy Manual treats three facts together as a strong positive factor: an advanced degree in science, technology, engineering or mathematics, a Ph.D. in particular; work that furthers a critical technology or another such field important to the country’s competitiveness or security; and a person who is well positioned to advance it. The degree is {{Ex-3}}. Executive Order 14262 ties the reliability of the grid to national and economic security ({{Ex-7}}). The third fact is shown in Part IV, in particular by {{Ex-28}} to {{Ex-31}}. I offer the factor for its weight in the balance and not as a substitute for it.',
  ),
  h2('Employment and work of others'),
  p(
    'The endeavor takes no position from anyone. It pays a part-time contributor in the United States, 520 hours in 2027 ({{Ex-28}}, {{Ex-30}}). It creates half a position at the association ({{Ex-12}}). It gives small utilities the means to do with their own staff what was not done before, and it leaves studies for large connections to the firms that make them now; Mr. Ansel had the results confirmed by his contractor ({{Ex-20}}). The college module prepares technicians for such work ({{Ex-33}}).',
  ),
  h2('What the country already has from the endeavor'),
  p(
    'A balance should also count what has been given. The program, the record, the library and the course were made between 2022 and 2026 at a cost to their users of nothing but their own time. The grant covers the coming work; the past work was paid by the day of each week that I gave up ({{Ex-25}}, {{Ex-28}}). A waiver asks for no public money and creates no claim on any. It allows the person who has carried this on to plan beyond the term of a position, which Ms. Ferro names as the condition under which her foundation would consider a second grant ({{Ex-29}}).',
  ),
  p(
    'Without a waiver the endeavor would not vanish, since its parts are open. It would lose the work of the coming three years on which others wait: the rule for sources that form the grid themselves, the passage of the specification to a working group, and the trainers’ guide. Professor Orrin says of the first that his laboratory will use it when it exists and will not make it ({{Ex-11}}).',
  ),
  h2('The balance'),
  table(
    [2.3, 2.8, 2.2],
    ['What a job offer and certification protect', 'How it stands here', 'Proof'],
    [
      ['U.S. workers from displacement', 'No job is displaced; paid work and training are added', '{{Ex-12}}, {{Ex-28}}, {{Ex-33}}'],
      ['A real position with a real employer', 'I am employed; the endeavor is independent and funded', '{{Ex-25}}, {{Ex-28}}'],
      ['The order of the labor market', 'Open results serve makers, utilities and schools alike', '{{Ex-14}}, {{Ex-16}}'],
    ],
    'Interests weighed',
  ),
  p(
    'On the other side stand the continuation of a method that is in use, its independence, and the years in which it is of most use. On balance it benefits the United States to waive the requirements of a job offer and thus of a labor certification.',
  ),

  pageBreak(),
  h1('Conclusion'),
  p('The record shows:', { keepWithNext: true }),
  bullets(
    'a U.S. doctoral degree in the field of the endeavor and an occupation that is a profession;',
    'a specific endeavor with merit, whose effects on a relay maker, a regional body, a laboratory, a college and a town utility reach beyond my employer and beyond the participants of the pilot;',
    'a petitioner who made the method, carries it on, and has a plan, funds and users for the next steps;',
    'reasons of its own why a job offer and a labor certification would not serve the national interest in this case.',
  ),
  h2('Discretion'),
  p(
    'I have lived in the United States lawfully since 2013, have worked only as authorized, and have filed a federal tax return for each year since then ({{Ex-34}}). I have never been arrested, and state so here. I give a part of my working time to open work for utilities that could not pay for it. I ask that these facts be weighed in my favor.',
  ),
  p(
    'I have also kept to one rule in this petition that bears on trust. Where I worked with others I have said what was theirs. Where a result was limited I have said so: the four cases without an answer, the two in which an engineer decided otherwise, the eighth event, the effects that were too small to measure. The exhibits contain more such places, since they were not written for this petition.',
  ),
  p('I respectfully ask that the petition be approved and the requirement of a job offer be waived. I declare that what I say in this letter about my own work is true to the best of my knowledge.'),
  signature('Respectfully submitted,', 'Dr. Ilse Navarro Tembe (fictional)', 'Petitioner', 'Date: [[short: Date of signing]]'),

  pageBreak(),
  h1('Appendix'),
  h2('Index of exhibits'),
  p('One exhibit per document. Each is cited at the sentence it supports. All existed on the filing date.'),
  exhibitIndex(),
  h2('Where each element is proved'),
  table(
    [2.6, 3.2, 1.4],
    ['Element', 'Main exhibits', 'Part'],
    [
      ['EB-2 classification', '{{Ex-3}}, {{Ex-4}}', 'I'],
      ['Endeavor as filed', '{{Ex-5}}, {{Ex-6}}', 'II'],
      ['Substantial merit', '{{Ex-6}}, {{Ex-13}}', 'III'],
      ['National importance', '{{Ex-11}}, {{Ex-14}}, {{Ex-15}}, {{Ex-16}}, {{Ex-17}}, {{Ex-20}}, {{Ex-33}}', 'III'],
      ['Education and record', '{{Ex-3}}, {{Ex-21}} to {{Ex-27}}', 'IV'],
      ['Plan, progress, interest', '{{Ex-28}} to {{Ex-32}}', 'IV'],
      ['Balance', '{{Ex-12}}, {{Ex-14}}, {{Ex-16}}, {{Ex-29}}', 'V'],
    ],
    'From element to exhibit',
  ),
  h2('Chronology'),
  table(
    [1.4, 4.4, 1.4],
    ['Date', 'Event', 'Exhibit'],
    [
      ['August 2018', 'Ph.D. in electrical engineering', '{{Ex-3}}'],
      ['September 2018', 'Protection engineer, Prairie Link Power Cooperative; recordings of three years examined', '{{Ex-24}}'],
      ['June 2021', 'Protection engineer, then senior engineer, Halden Grid Engineering', '{{Ex-25}}'],
      ['March 2022', 'First public release of Paired Replay', '{{Ex-18}}'],
      ['2022', 'License as professional engineer', '{{Ex-26}}'],
      ['June 2023', 'Rule of source substitution published', '{{Ex-21}}'],
      ['January 2024', 'One fixed day a week for the endeavor', '{{Ex-25}}'],
      ['March 2024 to February 2026', 'Pilot: nine cooperatives, 163 settings changes', '{{Ex-13}}'],
      ['2025', 'Laboratory study on open recordings; conference paper', '{{Ex-22}}, {{Ex-23}}'],
      ['November 2025', 'Settings record in the software of a maker', '{{Ex-15}}'],
      ['January 2026', 'College module taught for the first time', '{{Ex-33}}'],
      ['April 2026', 'Technical note of the regional body', '{{Ex-17}}'],
      ['July 2026', 'Grant to the project', '{{Ex-28}}'],
    ],
    'Events named in this letter, in order of time',
  ),
  h2('Technical words used in this letter'),
  table(
    [1.6, 5.4],
    ['Word', 'Meaning'],
    [
      ['Feeder', 'A line that carries power from a substation to customers'],
      ['Relay', 'A device that watches a line and tells a breaker to open when it recognizes a fault'],
      ['Settings', 'The numbers by which a relay decides what is a fault'],
      ['Inverter', 'Electronic equipment that connects a solar plant or a battery to the grid'],
      ['Recording', 'Currents and voltages stored by a relay or recorder during an event'],
      ['Replay', 'Playing a recording to a model of a relay to see what it would have done'],
      ['Source substitution', 'The declared rule by which a recording is changed to represent another source ({{Ex-21}})'],
      ['Settings record', 'The open form in which settings, recordings used and the decision are kept ({{Ex-6}})'],
    ],
    'Technical words',
  ),
  h2('Public sources'),
  bullets(
    '[Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)](https://www.justice.gov/media/871246/dl?inline)',
    '[USCIS Policy Manual, volume 6, part F, chapter 5](https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5), with the update of January 15, 2025',
    '[Executive Order 14262 of April 8, 2025, 90 Fed. Reg. 15521](https://www.govinfo.gov/content/pkg/FR-2025-04-14/html/2025-06381.htm)',
    '[U.S. Department of Energy, grid reliability report of July 7, 2025](https://www.energy.gov/node/4851622)',
    '[Speed to Power, Federal Register notice 2025-18058](https://www.federalregister.gov/d/2025-18058) of September 18, 2025',
    '[CISA, critical infrastructure security and resilience](https://www.cisa.gov/topics/critical-infrastructure-security-and-resilience)',
  ),
  h2('About this sample'),
  p(
    'The petitioner, the other people, the organizations, the quotations from letters, the figures and the exhibits of this letter are fictional. The public documents above are real; print each at its address on the day you cite it. The letter shows structure, depth and the tie between sentence and exhibit. Fewer hours at a job and a project beside it can affect a status such as H-1B: ask a lawyer before you copy that. It is not legal advice, it promises no result, and its sentences are not for reuse.',
  ),
]
