/** The questions that are asked where a case has a gap: one thing each. */
import { isSettled, STATEMENT_ID, type CaseExhibit, type CaseFact, type CaseFile } from '../../domain/petition/case-file.ts'
import { confirmFact } from '../../domain/petition/change-case.ts'
import { sentencesOf } from '../../domain/petition/checks/block-text.ts'
import { doubtsOf } from '../../domain/petition/checks/case-doubts.ts'
import { settlingKey } from '../../domain/petition/checks/finding.ts'
import { withoutAsk, type Doubt } from '../../domain/petition/checks/possible-conflicts.ts'
import { isBroken } from '../../domain/petition/broken-sentence.ts'
import { opensOnNobody, withLeaning } from '../../domain/petition/left-of-sentence.ts'
import { isLegalClaim, leftOfLegalClaim } from '../../domain/petition/legal-claims.ts'
import { leftOfPraise } from '../../domain/petition/praise.ts'
import { proposedWording } from '../../domain/petition/proposed-wording.ts'
import { thingsAsUsers } from '../../domain/petition/thing-users.ts'
import { unnamedBody, withGap, type UnnamedBody } from '../../domain/petition/unnamed-body.ts'
import type { CaseQuestion } from '../../domain/petition/gaps.ts'
import { answerPatterns } from './answer-patterns.ts'

export const CASE_QUESTIONS: readonly CaseQuestion[] = [
  {
    id: 'name',
    element: 'identity.name',
    ask: 'What is your full name, as in your passport?',
    why: 'You sign the petition yourself, under this name.',
    example: 'Ilse Navarro Tembe',
    raises: 'sign the letter and its declaration',
  },
  {
    id: 'problem',
    element: 'endeavor.problem',
    ask: 'Which one problem does your endeavor address, and for whom?',
    why: 'An officer must see one bounded problem, not the importance of a whole field.',
    example:
      'When a solar plant connects to a rural feeder, the settings of its relays are often left as they were. Small cooperatives have no engineer who tests them, so a fault is found only when the power fails.',
    raises: 'describe the endeavor as the answer to one specific problem',
  },
  {
    id: 'usual-practice',
    element: 'endeavor.problem',
    ask: 'How is this problem handled today, and where does that fall short?',
    why: 'The worth of your approach shows against the usual one.',
    example: 'Usually a consultant calculates the settings once. The calculation assumes faults that never occurred and is not repeated when the network changes.',
    raises: 'set your approach against present practice',
  },
  {
    id: 'method',
    element: 'endeavor.method',
    ask: 'How does your approach work, step by step? Which step is your own?',
    why: 'A named method told in steps cannot be mistaken for a job description.',
    example:
      'I take recordings of real faults, change them in a declared way, and play them to the old and the new settings. The rule for changing a recording is mine. A report shows both answers side by side.',
    raises: 'show a method of your own rather than the duties of an occupation',
  },
  {
    id: 'outputs',
    element: 'endeavor.outputs',
    ask: 'What will exist when you have done the work: a tool, a protocol, a course, a product?',
    why: 'Outputs can be checked; aims cannot.',
    example: 'A public test program, a library of 150 recorded faults, and a guide for operators.',
    raises: 'list outputs that an officer can check',
  },
  {
    id: 'users',
    element: 'endeavor.users',
    ask: 'Who will use it first, and who after them?',
    why: 'National importance is about people beyond your employer and its clients.',
    example: 'Three cooperatives in Iowa will use it first. Their association has 31 members and intends to offer it to all of them.',
    raises: 'name the first users and those who follow',
  },
  {
    id: 'vehicle',
    element: 'endeavor.vehicle',
    ask: 'Through whom will you do this work: an employer, a company of your own, or on your own account? What of that is arranged already?',
    why: 'The letter says nothing about it unless you do, and an officer may ask.',
    example: 'I will do this work on two days a week as an employee of Prairie Line Electric, which has agreed to it in writing.',
    raises: 'say how you will carry out the work',
  },
  {
    id: 'merit',
    element: 'p1.merit',
    ask: 'What has changed, or will change, for the people who have this problem? Give one measured case if there is one.',
    why: 'Merit is shown by an effect, not by praise.',
    example: 'In one year of trials the test found four settings that would have failed. The cooperative corrected all four before the storm season.',
    raises: 'prove substantial merit by a measured effect',
  },
  {
    id: 'beyond',
    element: 'p1.beyond',
    ask: 'Who outside your employer and its clients uses your work, or does something differently because of it?',
    why: 'Benefit to one employer is not national importance. This is the point on which most petitions fail.',
    example: 'A maker of relays that has never employed me built the record format into its software in 2025, so all of its customers have it.',
    raises: 'prove an effect beyond your employer and its clients',
  },
  {
    id: 'route',
    element: 'p1.beyond',
    ask: 'By which route does your work reach people you never meet: publication, standard, open tool, license, training, a regulator?',
    why: 'The route explains how the effect can grow without you.',
    example: 'The method is published under an open license, and a regional reliability body names it in a technical note for its 61 members.',
    raises: 'explain how the effect reaches other parts of the country',
  },
  {
    id: 'spread',
    element: 'p1.beyond',
    ask: 'In how many places could it work, and what would each of them need?',
    why: 'Prospective impact needs a mechanism, not a forecast.',
    example: 'Any cooperative that stores fault recordings can use it. It needs one ordinary computer and about two hours for each feeder.',
    raises: 'show prospective impact by a mechanism instead of a guess',
  },
  {
    id: 'user-ties',
    element: 'p1.beyond',
    ask: 'How do those who use the work stand to you and to your employer: do they employ you, pay you, buy from your employer, compete with it?',
    why: 'Only users who owe nothing to you or your employer show that the benefit is not the employer’s.',
    example: 'Gray Fork Power and Oak Valley Electric, which use the library, have never employed or paid me, and neither is a client of my employer.',
    raises: 'say why the benefit reaches beyond your employer',
    when: 'unreasoned',
  },
  {
    id: 'priority',
    element: 'p1.priority',
    ask: 'Which public document names your own problem or sub-field: a law, an agency plan, an order, a strategy? What does it say, and on which page?',
    why: 'A document about the whole field is only context. One that names your sub-field is proof.',
    example: 'Executive Order 14262 of April 8, 2025 asks for a uniform method to find regions where the grid is at risk.',
    raises: 'tie the endeavor to a public priority at the level of its sub-field',
  },
  {
    id: 'priority-bears',
    element: 'p1.priority',
    ask: 'Which words of the public document name your own problem, method, or output? Copy the sentence, with its page.',
    why: 'A document about a whole field shows that the field matters. An officer asks whether it names your work.',
    example: 'On page 31 the plan says: “Settings of relays on rural feeders should be tested against recorded faults.”',
    raises: 'show that a public body has named this very problem',
    when: 'unreasoned',
  },
  {
    id: 'outputs-and-priorities',
    element: 'p1.priority',
    lines: 'tie',
    ask: 'Which of your outputs does a public document ask for? One line each: output; document with issuer and date; page; what it says there.',
    why: 'A priority counts for what you will make, where the document speaks of that very thing.',
    example: 'Library of recorded faults; State Grid Plan of the Iowa Utilities Board, May 2025; page 31; utilities should share recordings of faults with each other',
    raises: 'set each output beside the public document that asks for it',
  },
  {
    id: 'education',
    element: 'p2.education',
    ask: 'Which courses, thesis or training prepared you for this very endeavor?',
    why: 'A degree counts by its relation to the endeavor.',
    example: 'My thesis measured how relays answer faults on feeders with inverters, which is the question from which the endeavor grew.',
    raises: 'tie your education to the endeavor',
  },
  {
    id: 'occupation',
    element: 'eb2.occupation',
    ask: 'In which occupation will you do this work, and does it normally need a bachelor’s degree?',
    why: 'Since January 2025 the occupation itself must be a profession.',
    example: 'I will work as an electrical engineer. The occupation normally requires a bachelor’s degree in electrical engineering or a related field.',
    raises: 'show that the occupation is a profession',
  },
  {
    id: 'progression',
    element: 'eb2.experience',
    ask: 'How did your responsibilities grow from one position to the next, and what of that work was in the specialty of the endeavor? Which letter of an employer says so?',
    why: 'Five years count in the place of a master’s degree only where they were progressive and in the specialty.',
    example:
      'At Harlow I began with the settings of single relays and checked them under a senior engineer. From 2019 on I set the protection of 14 substations alone and signed for it. All of this work was the protection of feeders.',
    raises: 'show that the five years were progressive and in the specialty',
    when: 'few-degrees',
  },
  {
    id: 'license',
    element: 'eb2.occupation',
    ask: 'Your occupation asks for a license. In which state do you hold one, or why does this work not need it?',
    why: 'An officer asks how you may do the work. A license that nobody mentions reads as one that is not there.',
    example: 'I have been licensed as a speech-language pathologist in New Mexico since 2013. The training of others, which is the endeavor, needs no license in the other states.',
    raises: 'show that you may practice the occupation through which you do the work',
    when: 'licensed',
  },
  {
    id: 'equivalent',
    element: 'eb2.degree',
    ask: 'Which United States degree does the evaluation say that your foreign degree is equal to? Who made the evaluation?',
    why: 'A foreign degree counts by its United States equivalent, and only an evaluation shows it.',
    example: 'The evaluation of June 2026 by Meridian Credential Services states that my degree from Technische Hochschule Nordheim is equal to a U.S. Master of Architecture.',
    raises: 'rely on your foreign degree',
    when: 'foreign-degree',
  },
  {
    id: 'ability',
    element: 'eb2.ability',
    ask: 'Which of these do you have: license, membership that admits only professionals, pay well above the usual, ten years of full-time work, recognition by a professional body?',
    why: 'Without an advanced degree, three of six kinds of evidence open EB-2.',
    example: 'I have been licensed as a professional engineer in Iowa since 2019. I am a senior member of a society that admits engineers only.',
    raises: 'offer exceptional ability as the door to EB-2',
    when: 'few-degrees',
  },
  {
    id: 'result',
    element: 'p2.record',
    ask: 'Which result of your own are you most sure of? Say what it was before, what it was after, and who counted.',
    why: 'One counted result weighs more than ten adjectives.',
    example: 'Before my review the feeder tripped nine times a year. In the year after it tripped twice. The operations manager counted both from the event log.',
    raises: 'prove a record of success in related work',
  },
  {
    id: 'result-bears',
    element: 'p2.record',
    ask: 'What has your best result to do with the endeavor: which part of it will you do again, and for whom?',
    why: 'A success in other work shows a good worker. A success in this work shows that you are well positioned.',
    example: 'The settings that I corrected at Harlow were found with the first form of the test. The endeavor applies the same test to feeders of other utilities.',
    raises: 'say why a past result makes this endeavor likely to go on',
    when: 'unreasoned',
  },
  {
    id: 'own-part',
    element: 'p2.record',
    ask: 'Where you worked with others, what was yours alone?',
    why: 'The achievements of an employer or a team are not counted as yours.',
    example: 'The team of four ran the trial. I wrote the rule and the program; my colleagues collected the recordings.',
    raises: 'separate your own work from that of a team',
  },
  {
    id: 'second-result',
    element: 'p2.record',
    ask: 'Is there a second result, of another kind or at another place?',
    why: 'A second example shows that the first was not chance.',
    example: 'I trained 20 technicians with a test bench I built; the community college now uses the bench in its own course.',
    raises: 'show that the result can be repeated',
  },
  {
    id: 'plan',
    element: 'p2.plan',
    ask: 'What will you do in the first twelve months, and how will anyone see that it is done?',
    why: 'A plan is judged by its steps and their proof.',
    example: 'By June I will release version 3 with 40 tested recordings. By December three cooperatives will have used it on ten feeders, and their reports will be public.',
    raises: 'offer a plan with steps that can be checked',
  },
  {
    id: 'plan-basis',
    element: 'p2.plan',
    ask: 'Which step of the plan have you done once already on a smaller scale? What came of it, and what is different this time?',
    why: 'A step that has been done once is no longer only an intention.',
    example: 'The trial on ten feeders repeats one on three feeders of 2025, in which each took two days. This time the cooperative’s own engineer runs the test.',
    raises: 'show that the plan repeats what has worked',
  },
  {
    id: 'phases',
    element: 'p2.plan',
    lines: 'phase',
    ask: 'Into which phases does the work fall? One line each: phase; when; with whom; what it yields.',
    why: 'Phases side by side show that the plan can be followed and checked.',
    example:
      'Trial on ten feeders; January to June 2027; Prairie Line Electric; 40 recorded faults and a public report\nFirst course; July to December 2027; State Association of Cooperatives; 20 trained technicians',
    raises: 'set the phases of the endeavor in a table',
  },
  {
    id: 'means',
    element: 'p2.plan',
    ask: 'With which hours, money and help will you do it?',
    why: 'A plan without means reads as a hope.',
    example: 'I work on it one fixed day a week, which my employer has agreed to in writing. A foundation pays $72,000 for a part-time programmer and travel.',
    raises: 'show that the plan has means',
  },
  {
    id: 'progress',
    element: 'p2.progress',
    ask: 'What have you done toward it already, with dates?',
    why: 'Work in progress is stronger than an intention.',
    example: 'I published the first version in March 2022 and the fifth in September 2026. The record of changes is public.',
    raises: 'show progress made before filing',
  },
  {
    id: 'interest',
    element: 'p2.interest',
    ask: 'Who has asked for it, agreed to use it, or paid for it? What did they write, and when?',
    why: 'Interest counts when it was written before filing and names what the writer will do.',
    example: 'Six utilities wrote in August 2026 which feeders they will examine. Two have signed an agreement to share recordings.',
    raises: 'show the interest of users, customers or investors',
  },
  {
    id: 'impractical',
    element: 'p3.impractical',
    ask: 'Why can one employer not simply hire you for this through a labor certification?',
    why: 'The balance needs reasons in the work itself.',
    example: 'The work serves utilities, a relay maker and a college at once. No one of them could describe it as the minimum requirements of one position.',
    raises: 'show why a job offer does not fit this work',
  },
  {
    id: 'schedule-a',
    element: 'p3.impractical',
    ask: 'Schedule A lets an employer of a professional nurse or a physical therapist file without the usual test of the labor market. Has anybody offered you that, and why would it not carry this endeavor?',
    why: 'An officer may say that for this occupation an employer could file without the labor market test. The letter has to answer in your own reasons, also where they are few.',
    example: 'No employer has offered it. A job at one clinic would be for the care of its own patients; the training of nurses at the other clinics is in no such job.',
    raises: 'answer why a job offer under Schedule A would not do',
    when: 'schedule-a',
  },
  {
    id: 'schedule-a-duties',
    element: 'p3.impractical',
    ask: 'Which parts of the endeavor would be no duty of a nurse or therapist in the position that one employer would offer, and how many hours a week are they? Whose document says so?',
    why: 'That a position exists is not answered by the worth of the work. What the position would leave out is.',
    example:
      'The description of my post at Lakeside lists the care of 24 beds. The eight hours a week in which I train the nurses of five other hospitals stand in none of them, as the chief nurse writes.',
    raises: 'show what a position under Schedule A would leave out',
    when: 'schedule-a',
  },
  {
    id: 'employer-limit',
    element: 'p3.impractical',
    ask: 'What would your employer, or the likeliest one, write in a description of your job, and which parts of the endeavor would not stand in it? Whose document shows that?',
    why: 'A certification is for one described job. The reason has to be what this job would leave out.',
    example:
      'My description at Prairie Line Electric is of 14 substations of that company. The library of faults of nine other utilities is not in it; the letter of my manager says that the company would not hire for it.',
    raises: 'show what a certified job with this employer would leave out',
  },
  {
    id: 'benefit',
    element: 'p3.benefit',
    ask: 'Suppose other qualified people are available. What would still be lost without you?',
    why: 'This factor carries most granted cases. It is about your contribution, not about a shortage.',
    example: 'Others can run the program. The rule for a new type of source does not exist yet, and the laboratory that will use it has written that it will not make it.',
    raises: 'show a benefit that does not depend on a shortage',
  },
  {
    id: 'urgency',
    element: 'p3.urgency',
    ask: 'Is anything time-bound: a deadline, a law that takes effect, equipment being installed, a season?',
    why: 'Urgency must be dated and documented.',
    example: 'The plants are being connected between 2026 and 2029. Settings that are not tested by then stay in place for years.',
    raises: 'show why the time matters',
  },
  {
    id: 'owner-control',
    element: 'p2.progress',
    ask: 'What is your role and share in the company, and what has it done so far?',
    why: 'For a founder, ownership, a central role and traction are evidence.',
    example: 'I own 70% and lead development. The company was formed in Delaware in May 2025 and has two paying pilots.',
    raises: 'prove your central role in the venture',
    when: 'owner',
  },
  {
    id: 'employer-independence',
    element: 'p2.plan',
    ask: 'If you changed employers, what of the endeavor would go on, and what permits that?',
    why: 'A plan that hangs on one employer falls with it.',
    example: 'The program belongs to me by a written release of March 2024, and the work is done outside my working hours.',
    raises: 'show that the endeavor does not depend on one employer',
    when: 'employee',
  },
  {
    id: 'standing',
    element: 'closing.standing',
    ask: 'Is there anything on your lawful stay, taxes or service to the community that you want weighed in your favor?',
    why: 'The waiver is discretionary. Positive facts may be weighed.',
    example: 'I have filed federal tax returns for every year since 2019 and volunteer as a mentor of a school robotics team.',
    raises: 'speak to discretion',
  },
  {
    id: 'problem-size',
    element: 'endeavor.problem',
    ask: 'Who has measured this problem, where, and what did they find?',
    why: 'A problem that somebody has counted is a fact; one that is only described is an opinion.',
    example: 'The state’s outage reports for 2024 list 61 failures on feeders of this kind. In 38 of them the cause is given as a setting that was never tested.',
    raises: 'show the size of the problem from a record that is not your own',
  },
  {
    id: 'comparison',
    element: 'endeavor.method',
    ask: 'Which other approaches exist, and what does yours do that each of them does not?',
    why: 'An officer asks why this work and not another. A fair comparison answers before the question comes.',
    example: 'Two commercial programs test relays in a laboratory. Both assume faults from a textbook. Mine takes the faults that the feeder has had, and shows both answers on one page.',
    raises: 'set your method apart from each alternative',
  },
  {
    id: 'next-users',
    element: 'endeavor.users',
    ask: 'Who has to agree, pay, or learn something before a new user can start, and how long does that take?',
    why: 'Users are believed where the way to them is told.',
    example: 'A cooperative’s engineer needs a day of training, which the association gives twice a year. No new equipment is bought, and the board does not have to vote.',
    raises: 'show how each new user comes to the work',
  },
  {
    id: 'who-counted',
    element: 'p1.merit',
    ask: 'Who counted the effect, from which records, and what have they to do with you?',
    why: 'A count by somebody else weighs more than your own.',
    example: 'The operations manager counted the trips from the event log of the cooperative, which has never employed me. The log is kept by the control system.',
    raises: 'show who made the count and how',
  },
  {
    id: 'cost-today',
    element: 'p1.merit',
    ask: 'What does the problem cost those who have it, in money, time, or health, and who counted it?',
    why: 'A cost that a record shows makes the merit concrete.',
    example: 'The cooperative’s ledger shows $214,000 in 2024 for crews that were sent to faults which the settings had caused.',
    raises: 'state the cost of the problem from a ledger or report',
  },
  {
    id: 'how-counted',
    element: 'p1.merit',
    ask: 'How was the effect counted: over which time, of how many cases in all, and what was it before?',
    why: 'A figure without its whole and its time can be doubted. With them it can be checked.',
    example: 'The association compared all 40 feeders of the trial with the two years before. In those years the same feeders had tripped 31 times.',
    raises: 'show the effect with its whole, its time, and what was before',
  },
  {
    id: 'second-effect',
    element: 'p1.merit',
    ask: 'Is there a second measured effect, in another place or by another group?',
    why: 'An effect that repeats is not chance.',
    example: 'The second trial, in Kansas, was run by another association without me. It found three wrong settings on 40 feeders.',
    raises: 'show the same effect where you were not there',
  },
  {
    id: 'use-in-detail',
    element: 'p1.beyond',
    ask: 'Take one user outside your employer: who there uses it, since when, how often, and what did they do before?',
    why: 'Use that is told in detail is believed. A list of names is not.',
    example: 'At Gray Fork Power two protection technicians have run the test before each season since 2024. Before that they took the settings of the maker as they were.',
    raises: 'show what others do differently because of the work',
  },
  {
    id: 'second-use',
    element: 'p1.beyond',
    ask: 'Take another user, at another place: who there uses it, since when, and what came of it?',
    why: 'A second user who came by another way shows that the first was not a favor.',
    example: 'Oak Valley Electric found the test in the technical note and began in March 2025 without writing to me. In its first season it changed four settings.',
    raises: 'show that the use has spread by itself',
  },
  {
    id: 'words-of-users',
    element: 'p1.beyond',
    ask: 'What have people outside your employer written about the work? Copy one or two sentences, with the writer, the date, and the document.',
    why: 'The words of those who use the work weigh more than yours about them.',
    example: 'Joan Ferris, who directs the association, wrote on August 4, 2026: “We now begin each training with the recorded faults.”',
    raises: 'let users speak in their own dated words',
  },
  {
    id: 'region',
    element: 'p1.beyond',
    ask: 'Does the work have an effect on jobs, prices, or services in a named region? Who counted it?',
    why: 'A counted effect on a region may have national importance by itself.',
    example: 'Four of the nine systems are in counties that the federal list names as distressed. Their audits show $61 less a year for each household.',
    raises: 'show an economic effect on a region',
  },
  {
    id: 'publications',
    element: 'p2.record',
    ask: 'Which publications, patents, talks, or software of yours belong to this work? Give title, place, date, and your part.',
    why: 'They are evidence that others can look up.',
    example: '“Recorded faults as test cases”, Journal of Feeder Protection, May 2024; I am the first of three authors and wrote the method and the analysis.',
    raises: 'list published work with your own part in it',
  },
  {
    id: 'recognition',
    element: 'p2.record',
    ask: 'Who has asked for your judgement or your help: reviews, juries, committees, invited talks, training?',
    why: 'Being asked shows standing in the subject of the endeavor.',
    example: 'In 2025 the regional reliability body asked me to review its draft note on settings; my comments are in its public record.',
    raises: 'show that others rely on your judgement',
  },
  {
    id: 'own-decisions',
    element: 'p2.record',
    ask: 'In your best result, which decisions were yours: what did you choose, design, or change, and when?',
    why: 'An officer asks what the result would have been without you.',
    example: 'In May 2023 I chose to test with recorded faults instead of calculated ones, and I wrote the program that plays them. My manager approved the cost.',
    raises: 'show your own part in the result step by step',
  },
  {
    id: 'third-result',
    element: 'p2.record',
    ask: 'Which further result of your own, from an earlier position, prepared this work?',
    why: 'Each result that an employer’s letter confirms adds to the record.',
    example: 'At Harlow I rebuilt the test bench for 14 substations. The time for a test fell from six hours to two, as the maintenance log shows.',
    raises: 'show a longer record of results',
  },
  {
    id: 'skills',
    element: 'p2.education',
    ask: 'Which particular knowledge does the work need, and where did you learn each part of it?',
    why: 'Education counts by what it lets you do for the endeavor.',
    example: 'The method needs signal analysis, which I learned in two graduate courses, and protection practice, which I learned in four years at a utility.',
    raises: 'tie each skill that the work needs to its source',
  },
  {
    id: 'who-does-what',
    element: 'p2.plan',
    ask: 'Who does each part of the plan, and who will measure the result?',
    why: 'A plan in which each part has its person can be carried out.',
    example: 'I write version 3. The cooperatives’ own engineers run the test, and the association’s analyst, who has no part in the program, counts the settings that are changed.',
    raises: 'show that the plan has its people',
  },
  {
    id: 'second-year',
    element: 'p2.plan',
    ask: 'What comes in the second and third year, step by step, and what would have to be true for each step?',
    why: 'A plan with later steps shows that the work does not end with the first result.',
    example: 'In 2028 the test is offered to all 61 members, once the association’s board has taken it into its service list in its meeting of March 2028.',
    raises: 'carry the plan past the first year',
  },
  {
    id: 'risks',
    element: 'p2.plan',
    ask: 'What could go wrong, and what would you do then?',
    why: 'A plan that knows its risks is believed.',
    example: 'If too few recordings come in, the library is filled from the public archive of the national laboratory, which allows this use.',
    raises: 'show that the plan holds when something fails',
  },
  {
    id: 'partners',
    element: 'p2.progress',
    ask: 'Which agreements, grants, or partnerships stand already? Give the parties, the date, and what each gives.',
    why: 'Signed agreements are progress that others made with you.',
    example: 'The agreement of May 2026 with the college gives the project a laboratory for two days a week until 2029.',
    raises: 'show agreements that stand before filing',
  },
  {
    id: 'planned-use',
    element: 'p2.interest',
    ask: 'For each person or organization that has written: what will they do, by when, and on what scale?',
    why: 'Interest is weighed by what it commits the writer to.',
    example: 'Clearwater Cooperative will test 12 feeders by October 2027 and will share the recordings.',
    raises: 'say for each supporter what they will do',
  },
  {
    id: 'second-priority',
    element: 'p1.priority',
    ask: 'Is there a second public document, of another level or body, that names the same problem? Who issued it and when, what does it say, and on which page?',
    why: 'Two bodies that name a problem apart from each other show more than one.',
    example: 'The Rural Reliability Report of the Department of Energy, June 2024, says on page 18 that settings on rural feeders are seldom tested against recorded faults.',
    raises: 'show that more than one public body has named the problem',
  },
  {
    id: 'used-by-others',
    element: 'p2.record',
    ask: 'Who has built on what you published, and for what? Name their work, its date, and the page where yours is used.',
    why: 'That others build on a work says more than how often it is counted.',
    example: 'A group at Prairie University used my rule to set the relays of a test feeder and says so on page 4 of its report of May 2025. I had no part in that work.',
    raises: 'show that others build on your published work',
  },
  {
    id: 'why-it-works',
    element: 'endeavor.method',
    ask: 'Why does your own step work where the usual way fails, and what shows that?',
    why: 'A method is your own where its reason is told, not only its steps.',
    example:
      'A calculated fault rises at once; a recorded one carries the noise of the real network, on which wrong settings fail. In the trial four settings passed the calculation and failed the recording.',
    raises: 'explain why the method is new',
  },
  {
    id: 'certification-time',
    element: 'p3.urgency',
    ask: 'How long does a labor certification take now? Copy the processing times that the Department of Labor posts, with their month, and name the page that you printed.',
    why: 'The letter counts the months to your date. Only a dated source says that they are too few.',
    example: 'In October 2026 the Department of Labor posted that it was deciding applications for labor certification that were filed 16 months before.',
    raises: 'say that certification would come too late',
    when: 'unreasoned',
  },
  {
    id: 'beyond-minimum',
    element: 'p3.impractical',
    ask: 'What does the work need of you that a job description for your occupation would not ask for? What shows that you have it?',
    why: 'A labor certification looks for anyone with the minimum for a job. An officer may weigh what goes beyond it.',
    example:
      'A description for a protection engineer asks for a degree and three years. It does not ask for the library of 150 recorded faults, of which I am the only editor, as its record of changes shows.',
    raises: 'show that the minimum requirements of a job would not find what the work needs',
  },
  {
    id: 'delay',
    element: 'p3.urgency',
    ask: 'Which dated step would pass while an employer first tests the labor market and asks for a certification? Can it be made up afterwards?',
    why: 'Urgency is a matter of dates: a step within the next year and a half, and what is lost if you miss it.',
    example: 'The association settles its training plan for 2027 to 2029 in March. Without the method in it the next chance is in 2030.',
    raises: 'show what a delay would cost',
  },
  {
    id: 'loss-after',
    element: 'p3.urgency',
    ask: 'What is the United States without after the nearest date that you named, if the work is not there by then: who goes without what, and until when?',
    why: 'That a certification would come late matters only by what is lost meanwhile. You may be at work already; the officer asks what the country misses.',
    example: 'Cooperatives that have no tested settings on June 1, 2027 run the storm season with those of the maker. The next settings are made for 2029.',
    raises: 'say what would be lost while a certification is waited for',
    when: 'named-missing',
  },
  {
    id: 'benefit-inside',
    element: 'p3.benefit',
    ask: 'Which part of the endeavor itself, outside of any job that you hold, would not come about without you? Whose document shows it?',
    why: 'A contribution that your job describes could be certified, and one outside of the endeavor shows nothing for it. The officer looks for one that is in the endeavor and in no job.',
    example: 'The rule for feeders with storage is part of the test and of no position. It does not exist yet, and the association has written that it will not make it.',
    raises: 'show a contribution that no job offer would hold',
    when: 'named-missing',
  },
  {
    id: 'paid-time',
    element: 'p3.impractical',
    ask: 'Your employer gives you time for the endeavor. Why does that not make the endeavor a part of the job: what may the employer end, what does it not direct, and which document says so?',
    why: 'An officer may say that work in paid time is the job, and that the job could be certified.',
    example: 'The eight hours a week are leave that Prairie Line Electric grants for one year at a time. Its letter says that the test is my own work and that it gives me no duties in it.',
    raises: 'answer that the paid hours could be certified',
    when: 'named-missing',
  },
]

/** What a document says: asked of each that is here and that a confirmed fact rests on, but not of letters that are quoted anyway and of papers that speak for themselves. */
const documentQuestion = ({ id, title }: CaseExhibit): CaseQuestion => ({
  id: `document-${id}`,
  element: 'exhibit.shows',
  exhibit: id,
  ask: `What does “${title}” say, and on which page?`,
  why: 'An officer looks for your point on a page. Begin with who issued the document and when; then take one line for each page that matters.',
  example:
    'The state office of electric reliability issued this report on March 4, 2025.\nPage 7: The office counted 61 failures on rural feeders in 2024.\nPage 12: In 38 of them the office names an untested setting as the cause.',
  raises: 'say what the document is and show your point on its page',
})

const EXAMPLE = 'The procedure, a spreadsheet, and a set of readings from 31 dams will be public. The owners of 22 dams have agreed to that.'
const SHOWN_MAX = 300
const shown = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text)

/** The sentences to fill in for a question, by its id. */
type PatternOf = (question: string) => string | undefined

/** What was answered in words that make no sentence, to be said anew, in our words where we have some. It is asked of the fact as it stands: another wording is another question. */
const wholeQuestion = (fact: CaseFact, patternOf: PatternOf, day: string | null): CaseQuestion => {
  const { id, rev, element, text, source } = fact
  const question = source.kind === 'answer' ? source.question : ''
  const proposed = proposedWording(text, question, day)
  const before = CASE_QUESTIONS.find((one) => one.id === question.replace(/^(?:r\d+|left3)\./, ''))
  const pattern = patternOf(before?.id ?? '')
  return {
    id: `whole-${id}-${rev}`,
    element,
    replaces: id,
    ask: `How should this stand in your letter, in whole sentences: who does what? You wrote: “${shown(text)}”${before === undefined ? '' : ` It answers: ${before.ask}`}`,
    why: 'The letter tells your facts in your words, under your oath. An officer stumbles over words without a subject or a verb, over notes, and over words of talk; an answer to a criterion is not printed before it is whole.',
    example: before?.example ?? CASE_QUESTIONS.find((one) => one.element === element)?.example ?? EXAMPLE,
    raises: 'tell it as a statement that an officer can check',
    ...(pattern === undefined ? {} : { pattern }),
    ...(proposed === null ? {} : { proposed }),
  }
}

/** A public body that only a common noun names. */
const bodyQuestion = ({ id, rev, element, text }: CaseFact, body: UnnamedBody): CaseQuestion => ({
  id: `which-${id}-${rev}`,
  element,
  replaces: id,
  ask: `Which ${body.kind}? You wrote: “${shown(text)}” Say this anew with the name of the ${body.kind}.`,
  why: `An officer does not know which ${body.kind} is meant, and looks for the name of the body that did this.`,
  example: 'The Iowa Utilities Board put the test into its guide in May 2025.',
  raises: 'name the body that stands behind it',
  proposed: withGap(text, body),
})

/** A thing that is told as a user. */
const whoQuestion = ({ id, rev, element, text }: CaseFact, words: string): CaseQuestion => ({
  id: `who-${id}-${rev}`,
  element,
  replaces: id,
  ask: `Who uses it? You wrote: “${shown(text)}” Say this anew with the people or bodies that run the ${/^[\p{Lu}\d]/u.test(words) ? words.slice(0, 1).toLowerCase() + words.slice(1) : words}.`,
  why: 'Things use nothing by themselves: an officer counts the people and bodies behind them. The letter leaves out a user that is only a thing until somebody is named.',
  example: 'The dispatch centers of nine counties run the map in their control systems, each since March 2025.',
  raises: 'tell who uses your work',
})

/** A text in which no verb was found has no period; a title stands between quotation marks. */
const ENDED = /^“|[.?!]”?$/u
const isUnfinished = (fact: CaseFact): boolean =>
  isSettled(fact) &&
  fact.kind === 'statement' &&
  (fact.source.kind === 'answer' || fact.source.kind === 'intake') &&
  (!ENDED.test(fact.text) || opensOnNobody(fact) || sentencesOf(fact.text).some((one) => !one.startsWith('“') && isBroken(one)))

/** Told in an own sentence: a line with parts is set right where it stands. */
const isToldFreely = ({ kind, source }: CaseFact): boolean => kind === 'statement' && source.kind !== 'letter'

/** Two facts that may not agree, to be told so that both can be sworn to. Of the two, the one that can be said anew. */
function agreeQuestion(file: CaseFile, doubt: Doubt): CaseQuestion[] {
  const { factId, otherId, quote } = doubt
  const fact = [factId, otherId].flatMap((id) => file.facts.find((one) => one.id === id && isToldFreely(one)) ?? [])[0]
  return fact === undefined ? [] : [agreement(fact, `You say: “${quote}” ${withoutAsk(doubt)} `)]
}

/** `between`: what the two facts are. */
const agreement = (fact: CaseFact, between: string): CaseQuestion => ({
  id: `agree-${fact.id}-${fact.rev}`,
  element: fact.element,
  replaces: fact.id,
  ask: `Which is right, or what tells the two apart? ${between}Say this anew, so that both can stand in one letter: “${shown(fact.text)}”`,
  why: 'You sign the letter under oath. Two facts that do not agree cost more trust than either gains, and an officer may ask about both.',
  example: 'Nine systems ran the trial in 2024, and eleven more began in 2025, so that twenty of the 64 members use the program now.',
  raises: 'swear to both',
})

/** A sentence whose exhibit may not show it: its own document, or none, so that it rests on the petitioner's statement and says no more than that. */
function showsQuestion(file: CaseFile, doubt: Doubt): CaseQuestion[] {
  const { factId, quote } = doubt
  const fact = file.facts.find((one) => one.id === factId && isToldFreely(one))
  if (fact === undefined) return []
  const own = sentencesOf(fact.text).find((one) => one.startsWith(quote)) ?? fact.text
  const sentence = doubt.withheld === true ? withLeaning(fact.text, own) : own
  const left = doubt.withheld !== true || sentence !== own ? null : isLegalClaim(own) === null ? leftOfPraise(own) : leftOfLegalClaim(own)
  return [
    {
      id: `shows-${fact.id}-${fact.rev}`,
      element: fact.element,
      takesOut: { factId, sentence },
      ask: `Which document shows ${sentence === own ? 'this sentence' : 'these sentences'}: “${sentence}” ${withoutAsk(doubt)} Repeat the sentence as it should stand and name its own document; name none where only you can say it.`,
      why: 'One document seldom shows every sentence of an answer. An officer opens the exhibit that a sentence names and has to find it there.',
      example: 'None of the four districts has ever paid me. Document: Letters of four districts, 2026.',
      raises: 'show the sentence by a document that says it',
      ...(left === null ? {} : { proposed: left }),
    },
  ]
}

/** One document under two exhibits is put right in the list of exhibits. */
function doubtQuestion(file: CaseFile, doubt: Doubt): CaseQuestion[] {
  switch (doubt.rule) {
    case 'contradiction':
    case 'may-disagree':
      return agreeQuestion(file, doubt)
    case 'exhibit-mismatch':
    case 'exhibit-reach':
      return showsQuestion(file, doubt)
    case 'same-document':
      return []
  }
}

/** What must be settled before a petition is released. `question`: by which the customer may settle it; null where a fact has to be corrected or left out. */
export type CasePoint = Doubt & { key: string; question: string | null; passed: boolean }

export const pointsOf = (file: CaseFile): CasePoint[] =>
  file.response !== undefined
    ? []
    : doubtsOf(file).flatMap((doubt) => {
        if (doubt.rule === 'same-document') return []
        const [question] = doubtQuestion(file, doubt)
        return [
          {
            ...doubt,
            message: withoutAsk(doubt),
            key: settlingKey(doubt),
            question: question?.id ?? null,
            passed: question !== undefined && file.answers[question.id] !== undefined,
          },
        ]
      })

/** Of those for the figures of a change so many are asked at a time, and the next once these are answered: a terse answer lacks them in each sentence. */
const UNCOUNTED_MAX = 3

/** One question for a fact at a time. */
function doubtQuestions(file: CaseFile): CaseQuestion[] {
  const asked = new Set(file.facts.filter(isUnfinished).map(({ id }) => id))
  let uncounted = 0
  return doubtsOf(file)
    .flatMap((doubt) => doubtQuestion(file, doubt).map((question) => ({ question, doubt })))
    .filter(({ question, doubt }) => {
      const id = question.replaces ?? question.takesOut!.factId
      const isFirst = !asked.has(id)
      // One that has to wait leaves the fact to another question.
      if (isFirst && doubt.uncounted === true && file.answers[question.id] === undefined && ++uncounted > UNCOUNTED_MAX) return false
      asked.add(id)
      return isFirst
    })
    .map(({ question }) => question)
}

/** A long fact is quoted by its beginning. */
const QUOTED_LEAST = 40

/** The facts that a question hangs on, or that do not agree with another or with what shows them. */
const contestedFacts = (file: CaseFile): Set<string> =>
  new Set([
    ...[...wholeQuestions(file, file.facts), ...bodyQuestions(file), ...whoQuestions(file.facts)].flatMap(({ replaces }) => replaces ?? []),
    ...doubtsOf(file).flatMap(({ factId, otherId, message }) => [
      factId,
      // Where the other one has no id here, the words name it.
      ...(otherId === undefined ? file.facts.flatMap(({ id, text }) => (message.includes(text.slice(0, QUOTED_LEAST)) ? [id] : [])) : [otherId]),
    ]),
  ])

/** Ids of the facts to look at that may be confirmed with others at once: read for sure, and nothing would be asked of them if all were confirmed. */
export function confirmableTogether(file: CaseFile): string[] {
  const open = file.facts.filter(({ state }) => state === 'read')
  if (file.response !== undefined || open.length < 2) return []
  const taken = new Set<string>()
  const asIfConfirmed = open.reduce((before, { id, rev }) => {
    const result = confirmFact(before, { id, rev })
    if (result.kind !== 'changed') return before
    taken.add(id)
    return result.file
  }, file)
  const contested = contestedFacts(asIfConfirmed)
  return open.flatMap(({ id, unsure }) => (unsure || !taken.has(id) || contested.has(id) ? [] : [id]))
}

const isQuoted = (file: CaseFile, id: string): boolean => file.facts.some(({ source }) => source.kind === 'letter' && source.exhibit === id)

/** One for each fact whose words are no sentence. */
export const wholeQuestions = ({ lock }: Pick<CaseFile, 'lock'>, facts: readonly CaseFact[], patternOf: PatternOf = () => undefined): CaseQuestion[] =>
  facts.filter(isUnfinished).map((fact) => wholeQuestion(fact, patternOf, lock?.at.slice(0, 10) ?? null))

const documentQuestions = (file: CaseFile): CaseQuestion[] =>
  file.exhibits
    .filter(
      ({ id, state, url }) =>
        state === 'have' && url === null && id !== STATEMENT_ID && !isQuoted(file, id) && file.facts.some((fact) => isSettled(fact) && fact.kind !== 'passage' && fact.exhibits.includes(id)),
    )
    .map(documentQuestion)

/** One for each fact that names a public body by a common noun, once its words are whole. */
const bodyQuestions = (file: CaseFile, facts: readonly CaseFact[] = file.facts): CaseQuestion[] =>
  facts.flatMap((fact) => {
    const body = isSettled(fact) && !isUnfinished(fact) ? unnamedBody(file, fact) : null
    return body === null ? [] : [bodyQuestion(fact, body)]
  })

/** One for each fact that tells a thing as a user, once its words are whole. */
const whoQuestions = (facts: readonly CaseFact[]): CaseQuestion[] => thingsAsUsers(facts).flatMap(({ fact, words }) => (isUnfinished(fact) ? [] : [whoQuestion(fact, words)]))

/** Those of the list, with the sentences to fill in. */
function listedQuestions(file: CaseFile): CaseQuestion[] {
  const patternOf = answerPatterns(file)
  return CASE_QUESTIONS.map((question) => {
    const pattern = patternOf(question.id)
    return pattern === undefined ? question : { ...question, pattern }
  })
}

/** The questions that may be asked in a case: those of the list, one for each answer that is no sentence, or does not agree with another, or with its exhibit, and one for each document that is here. */
export const questionsOf = (file: CaseFile): readonly CaseQuestion[] => [
  ...listedQuestions(file),
  ...wholeQuestions(file, file.facts, answerPatterns(file)),
  ...bodyQuestions(file),
  ...whoQuestions(file.facts),
  ...doubtQuestions(file),
  ...documentQuestions(file),
]

/** The question of a doubt by its id. Facts are compared in pairs where questions are asked; here only the one that is asked about is read, and the posts and versions it may be held against. */
function findDoubtQuestion(file: CaseFile, id: string): CaseQuestion[] {
  const fact = file.facts.find((one) => isToldFreely(one) && (id === `agree-${one.id}-${one.rev}` || id === `shows-${one.id}-${one.rev}`))
  if (fact === undefined) return []
  if (id.startsWith('agree-')) return [agreement(fact, '')]
  return doubtsOf({ ...file, facts: file.facts.filter((one) => one === fact || one.kind === 'role' || one.element === 'p2.progress') }).flatMap((doubt) =>
    (doubt.rule === 'exhibit-reach' || doubt.rule === 'exhibit-mismatch') && doubt.factId === fact.id ? showsQuestion(file, doubt) : [],
  )
}

/** Whether a fact that a question asks about stands as it did; the question names its wording. */
export const isStillAsked = (file: CaseFile, { id, replaces, takesOut }: CaseQuestion): boolean => {
  const factId = replaces ?? takesOut?.factId
  return factId === undefined || file.facts.some((fact) => fact.id === factId && id.endsWith(`-${fact.id}-${fact.rev}`))
}

/** One of them; of all facts it reads the one that is asked about. */
export const findQuestion = (file: CaseFile, id: string): CaseQuestion | undefined =>
  [
    ...listedQuestions(file),
    ...wholeQuestions(
      file,
      file.facts.filter((fact) => `whole-${fact.id}-${fact.rev}` === id),
      answerPatterns(file),
    ),
    ...bodyQuestions(
      file,
      file.facts.filter((fact) => `which-${fact.id}-${fact.rev}` === id),
    ),
    ...whoQuestions(file.facts.filter((fact) => `who-${fact.id}-${fact.rev}` === id)),
    ...findDoubtQuestion(file, id),
    ...documentQuestions(file),
  ].find((question) => question.id === id)

/** What was asked, for the one who reads the answer; the questions of an answer to a notice begin with their request (`r2.`). */
export function findAsked(id: string): string {
  if (id.startsWith('document-')) return 'what a document says'
  if (id.startsWith('agree-')) return 'which of two facts is right'
  if (id.startsWith('shows-')) return 'which document shows it'
  if (id.startsWith('which-')) return 'which public body it is'
  if (id.startsWith('who-')) return 'who uses it'
  if (id.startsWith('whole-')) return 'how it should stand in the letter'
  const asked = id.replace(/^left3\./, '')
  const [, request, own = asked] = /^r(\d+)\.(.+)$/.exec(asked) ?? []
  if (request !== undefined && /^words\d+$/.test(own)) return `what answers the words of request ${request}`
  if (request !== undefined && /^because\d+$/.test(own)) return `why it meets what request ${request} misses`
  if (request !== undefined && /^named\d+$/.test(own)) return `what meets what request ${request} names`
  if (request !== undefined && /^item\d+$/.test(own)) return `what is sent for an item of request ${request}`
  if (request !== undefined && /^lacks\d+$/.test(own)) return `why an item of request ${request} is not available`
  return CASE_QUESTIONS.find((question) => question.id === own)?.ask ?? ''
}
