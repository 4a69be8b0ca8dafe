/** What the water engineer who tells much says of each document: who issued it and when, and what stands on which page. All of it is made up. */
const lines = (...all: string[]) => all.join('\n')

/** By the beginning of the title. */
export const RICH_DOCUMENTS: Readonly<Record<string, string>> = {
  'Technical description of the Night Line method': lines(
    'I wrote this description and published it under an open license in April 2024. It has 46 pages and is the text from which the Upper Plains Rural Water Council repeated the trial.',
    'Pages 3–5: The description sets out what a system must have stored: pressure at two places at the least, every five minutes, for one year.',
    'Pages 11–19: The rule that removes the weather is given as eleven numbered steps, with a worked night for each step.',
    'Page 24: A table lists the faults that the comparison cannot see, among them leaks that began before the first stored reading.',
    'Pages 38–46: The readings of three leaks are printed in full, so that a reader can compute the result by hand.',
  ),
  'Letter of Joan Ferris, Tri-Valley': lines(
    'Joan Ferris has directed the association since 2012. She signed this letter on August 4, 2026, on the letterhead of the association.',
    'Page 1: She states that the association has never employed or paid me.',
    'Page 2: She describes how the board came to its decision of April 2025: two members spoke against the change, the results of the trial were read out, and the vote was 11 to 0.',
    'Page 3: She explains that the association employs no engineers and would have no way to write down the work as the duties of one position.',
  ),
  'Trial report of the Tri-Valley': lines(
    'The association issued this report on March 18, 2025. Its field technician, Dana Ruiz, wrote it; I supplied the program and did not choose the systems.',
    'Page 4: The nine systems were drawn by lot from the 31 members that had stored readings for a year.',
    'Page 9: Crews dug at all 17 places and found a leak at 14 of them.',
    'Page 12: The three places without a leak are described one by one; at two of them the crew found a valve that had been left half closed.',
    'Page 17: The saving of 31 million gallons was counted by comparing pumped and billed water over twelve months, and each system signed its own count.',
    'Page 21: An operator needed about six hours to prepare the first year of readings.',
  ),
  'Release notes of Oakline Controls': lines(
    'Oakline Controls published its notes for version 6.2 in May 2025, and Fennimore Instruments its notes for PumpView 3 in September 2025. Neither company has ever paid me.',
    'Page 2: Oakline lists the “export of night readings in the Night Line form” among the changes made at the request of users.',
    'Page 5: Fennimore prints the form of its export column by column and names the public description as its source.',
  ),
  'Harlow State drinking water plan 2025': lines(
    'The state drinking water office adopted this plan in January 2025, after a hearing, for the years 2025 to 2030.',
    'Page 14: The plan names loss of treated water in systems that serve fewer than 10,000 people as its second objective.',
    'Page 15: It asks for methods that need no new metering, and gives the cost of meters as the reason.',
    'Page 16: It asks associations to teach their members one such method before 2028.',
  ),
  'Thesis, Lakeshore State University': lines(
    'The graduate school accepted the thesis in May 2016. It is submitted with the approval page that three examiners signed.',
    'Pages 41–58: The third chapter separates a lasting loss of pressure from the change that a warm night brings.',
    'Page 63: The last chapter names small systems as the place where the rule would be of most use.',
  ),
  'O*NET summary': lines(
    'The summary was printed from the O*NET site of the Department of Labor in October 2026. The five postings are of employers in four states and bear their dates.',
    'Page 1: The summary places environmental engineers among the occupations that usually need a four-year bachelor’s degree.',
    'Pages 3–7: Each posting asks for a bachelor’s degree in environmental or civil engineering.',
  ),
  'Employment letter of Harlow County': lines(
    'The human resources officer of the district signed this letter on July 9, 2026.',
    'Page 1: It confirms full-time employment as water network engineer since June 2019 and lists the duties.',
    'Page 2: It gives the share of treated water that was lost for each year, from 23 percent in 2019 to 11 percent in 2023, and says that the operations manager took the figures from the yearly audits.',
    'Page 3: It states that the comparison of night readings was designed by me, outside of working hours, and that no duty of the position asks for it.',
  ),
  'Public repository record': lines(
    'The record was printed on September 30, 2026, from the public site that holds the program. Every change bears the day on which it was made and the account that made it.',
    'Page 1: The first entry is of February 2022.',
    'Pages 2–9: Of 611 changes, 588 were made from my account; the others are corrections that I took in from readers.',
    'Page 14: The list of stored leaks counts 42, with the system that gave each.',
  ),
  'Work plan 2027 to 2029': lines(
    'I wrote this plan in September 2026. The director of the association has signed it for the steps in which the association takes part.',
    'Pages 2–4: Each step has a day, a person who is responsible, and the record by which it can be checked.',
    'Page 6: The hours of each step are set against the Fridays of the year; a reserve of nine Fridays is left.',
  ),
  'Grant agreement of the Clearbrook': lines(
    'The foundation and I signed this agreement on May 11, 2026. The foundation gives to rural services and has no interest in any product.',
    'Page 2: The grant of $48,000 is paid in three parts, each after a report.',
    'Page 3: The foundation asks that everything made with the grant be published under an open license.',
  ),
  'Letters of interest from six': lines(
    'Each letter is signed by the manager of the system that sends it. The six systems lie in three states, and none of them is a client of my employer.',
    'Page 1: The first system will examine two neighborhoods in which the pressure falls each August.',
    'Page 4: The fourth system writes that it lost 38 percent of its water in 2025 and has no other means to search.',
    'Page 6: The sixth system offers readings of eleven years from both of its tanks.',
  ),
  'Letters of Oakline Controls and Fennimore': lines(
    'The head of products of each company signed its letter in August 2026.',
    'Page 1: Oakline writes that it will build in what I publish and will not develop the rule itself, since it sells to systems of every size and this one serves the smallest.',
    'Page 3: Fennimore writes that 400 small systems use its controls, and that the export was asked for by 23 of them in the first month.',
  ),
  'Tax transcripts': lines(
    'The transcripts were issued by the Internal Revenue Service in October 2026.',
    'Pages 1–10: There is one return for each year from 2016 to 2025.',
    'Page 12: The announcements give the days of the evening courses and the hall of the library in which they are held.',
  ),
  'Audit summary of the state drinking water office, 2022 to 2024': lines(
    'The state drinking water office published this summary in February 2025. It is prepared by auditors who visit every public system once in three years.',
    'Page 6: The median system among the 611 lost 19 percent of the water that it had treated.',
    'Page 8: In 83 percent of the cases the first sign was water at the surface.',
    'Page 11: Lost water cost the 611 systems together $27.4 million a year, counted by what it cost to pump and to treat.',
    'Page 19: The auditors recommend that the state look for a way of searching which a system with one operator can use.',
  ),
  'Comparison of methods for small systems': lines(
    'The association’s committee on losses wrote this comparison in the summer of 2025. Vendors of all three approaches were asked to correct it, and two did.',
    'Page 5: The cost of a zone is given by eleven invoices, from $18,000 to $40,000.',
    'Page 9: The committee dug at the places that the satellite survey had marked and prints a photograph of each.',
    'Page 13: The committee recommends night readings as the first step and listening equipment as the second.',
  ),
  'Course record of the Tri-Valley': lines(
    'The record is kept by the association’s office. It lists each course of 2025 with its day, its teacher, and those who took part.',
    'Page 3: Sixteen operators took the course in 2025, in four groups.',
    'Page 4: Twelve of the sixteen had stored a first list of places within a month.',
  ),
  'Report of the Upper Plains': lines(
    'The council issued this report in December 2025. Its engineer, Peter Halvorsen, wrote it; it was paid for by the council alone.',
    'Page 2: The engineer states that he worked from the published description and did not meet me.',
    'Page 7: The council dug at 23 places and found 18 leaks.',
    'Page 10: Two of the twelve networks gave no usable list in the first month, because their gauges had been set wrongly; after they were set right, both did.',
    'Page 15: The council concludes that it will teach the method to its members.',
  ),
  'Letters of Joan Ferris and Tobias Merrow': lines(
    'The two letters were written in August 2026 and are signed by hand.',
    'Page 2: Joan Ferris compares the repair ledgers of the nine systems of the trial with those of nine others of the same size.',
    'Page 4: Tobias Merrow encloses the counter of the well pump for February 2025 and February 2026.',
  ),
  'Board minutes of four systems': lines(
    'The minutes were approved by the four boards between June and November 2025. The guidance was issued by the state program for small systems in March 2026.',
    'Page 2: The first board puts off its increase of rates and gives the saving in power and chemicals as the reason.',
    'Page 8: The fourth board sets the saving aside for a second well pump.',
    'Page 12: The guidance names the comparison of night readings as one way to show where losses are.',
  ),
  'Conference paper of June 2024': lines(
    'The paper stands in the printed proceedings of the conference, which chose 41 of 160 papers that were sent in. Two reviewers had read it without its author’s name.',
    'Page 1: The two operators are thanked and named as authors for their readings; the text is marked as mine.',
    'Page 6: A figure shows how the same leak looks in three networks of different size.',
    'Page 33: The field guide, which is enclosed, shows an operator how to write down what the crew found.',
  ),
  'Letter of the editor': lines(
    'The editor’s letter is of July 2026; the minutes were approved by the working group in February 2026; the invitation was sent by the state drinking water office in January 2026.',
    'Page 1: The editor lists six manuscripts with the days on which they were sent to me.',
    'Page 5: The minutes record that the section on systems without flow meters was accepted without a vote against it.',
    'Page 8: The office writes that its inspectors had asked for the comparison after they had seen it in use at two systems.',
  ),
  'Letter of the manager of Harlow County Water District': lines(
    'The manager of the district signed this letter on July 14, 2026.',
    'Page 1: The manager says that the board chose the six miles from my list, and in its order.',
    'Page 2: The audit is enclosed; it gives the losses of each stretch before and after the replacement.',
  ),
  'Employment letter of Brightwell': lines(
    'A principal of the firm signed this letter on June 30, 2026.',
    'Page 1: It confirms full-time employment as hydraulic modeler from August 2016 to May 2019.',
    'Page 2: It says that the procedure is still in force and is applied to every model.',
  ),
  'Budget of the Tri-Valley': lines(
    'The association’s board adopted this budget in October 2026.',
    'Page 4: The fee of the course is set against the cost of its teacher, and a small amount is left over.',
  ),
  'Agreement with the Tri-Valley': lines(
    'The agreement was signed on April 22, 2025, by the director of the association and by me. The college’s dean of trades signed the letter in February 2026.',
    'Page 2: Members decide for themselves whether their readings may be used, and may take the consent back.',
    'Page 3: The field technician’s time is promised for two days a month until 2029.',
    'Page 6: The college writes that its network was built for plumbers and that openings can be made without notice to whoever reads the gauges.',
  ),
  'Letters of Clearwater Rural Water': lines(
    'The three letters are of June, July, and August 2026, and each is signed by somebody who may bind the sender.',
    'Page 1: Clearwater names the operator who will run the comparison.',
    'Page 3: The council gives the months of its two courses and the number of places in each.',
    'Page 5: Fennimore describes the screen on which the weekly list will be shown.',
  ),
  'Release of rights': lines(
    'The district’s board approved this release on March 9, 2023, and its chair signed it.',
    'Page 1: The district gives up every right to the program, the description, and later versions.',
  ),
  'Calendar of the state loan': lines(
    'The calendar is published by the state program for small systems; this is the edition of May 2026.',
    'Page 1: Applications for the next round close in September 2027.',
    'Page 3: Fennimore’s letter says that the form of its export will not be changed again before 2031.',
  ),
  'Diploma and transcript, Lakeshore': lines(
    'The registrar of the university issued the transcript in a sealed envelope in August 2026; the diploma is a copy of the original.',
    'Page 1: The diploma names the degree and the day on which it was conferred, May 14, 2016.',
    'Page 3: The transcript lists two graduate courses in hydraulics and one in the statistics of time series.',
  ),
}
