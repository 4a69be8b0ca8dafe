/** Inventions in other shapes and true sentences over four other people, written after the first part had been read and before these were. */
import { profile } from './profiles.ts'
import type { Marked } from './marked-first-part.ts'

export const markedSecondPart: Marked = {
  people: [
    profile(
      'harbor',
      'CYB',
      'A drill for ports whose terminal software fails',
      `
Nikos Perrakis
Port Operations Planner

Experience
Port Operations Planner, Gulf Crescent Terminals, Mobile, Alabama, 2019 - present
- Plan berths and cranes for 1,150 ship calls a year.
- Reduced truck waiting time from 74 to 39 minutes.
- Rewrote the paper fallback for gate software together with the shift leads.
- Member of the terminal's safety circle.
Deck Officer, Aegean Bulk Lines, Piraeus, 2011 - 2016
- Stood watch on three bulk carriers.

Education
M.S. Logistics, University of South Alabama, 2018
Diploma, Merchant Marine Academy of Crete, 2011

Certifications
Project Management Professional, PMI

Publications
Perrakis N. Paper at the gate. Terminal Review, 2023.
`,
      'Reduced truck waiting time from 74 to 39 minutes.',
      'Develop an outage drill for ports so that terminals keep moving when software fails',
      `I will develop an outage drill for ports that depend on one terminal system. When that system stops, trucks stand at the gate, and nobody remembers how boxes were moved on paper. The drill stops the software for one hour on a quiet night and lets the shift work from cards. It will produce a set of cards, a timing sheet, and a guide for shift leads. As a port operations planner at Gulf Crescent Terminals, I reduced truck waiting time from 74 to 39 minutes. Employed by a terminal, I will hold the drill at two ports and publish cards and guide under an open license, so that other ports can adopt them. The President’s Cyber Strategy of March 2026 makes critical infrastructure one of its pillars, and a port that can work on paper keeps that pillar upright.`,
    ),
    profile(
      'prosthesis',
      'RHT',
      'A fitting routine for prosthetic legs in rural clinics',
      `
Thandiwe Moyo
Certified Prosthetist

Experience
Certified Prosthetist, Prairie Limb Center, Rapid City, South Dakota, 2017 - present
- Fit about 90 prosthetic legs a year.
- Halved refits by checking the socket with a pressure film.
- Visit two reservation clinics every month.
Orthopaedic Technologist, Mpilo Hospital, Bulawayo, 2010 - 2014
- Made splints and casts for a ward of 36 beds.
- Took part in a mobile clinic after the floods of 2013.

Education
M.S. Prosthetics and Orthotics, Northwestern University, 2016
National Diploma, Bulawayo Polytechnic, 2010

Certifications
Certified Prosthetist, ABC

Presentations
Poster on pressure film, Northern Plains Rehabilitation Meeting, 2022
`,
      'Halved refits by checking the socket with a pressure film.',
      'Create a fitting routine for prosthetic legs so that rural clinics can spare patients long drives',
      `I will create a fitting routine for prosthetic legs in clinics that are far from any workshop. A patient may drive four hours because a socket presses in one spot. The routine has a nurse lay a film into the socket, photograph it, and send the picture. It will produce a film kit, a picture guide, and a decision sheet for the workshop. As a certified prosthetist at Prairie Limb Center, I halved refits by checking the socket with a pressure film. While employed by a limb center, I will try the routine with three clinics and publish guide and sheet under an open license, so that other clinics can adopt them. The Rural Health Transformation Program of July 2025 asks states to improve outcomes and access for rural residents, and a leg that fits is access in the plainest sense.`,
    ),
    profile(
      'timber',
      'IIJA',
      'A moisture check for timber bridges',
      `
Anders Lindqvist
Structural Timber Engineer

Experience
Structural Timber Engineer, Cascadia Beam Works, Eugene, Oregon, 2018 - present
- Calculated 64 glulam roofs and 11 footbridges.
- Built a moisture logger that now sits in 8 of the footbridges.
- Check drawings of two junior engineers.
- Contributed comments to a revision of a state design guide.
Site Engineer, Norrtra AB, Umea, 2012 - 2016
- Supervised assembly of 5 sports halls.

Education
Licentiate, Wood Technology, Lulea University of Technology, 2017
M.Sc. Civil Engineering, Lulea University of Technology, 2012

Licenses
Professional Engineer, Oregon

Languages
Swedish, English
`,
      'Built a moisture logger that now sits in 8 of the footbridges.',
      'Develop a moisture check for timber bridges so that counties can repair decks before they rot',
      `I will develop a moisture check for timber bridges that counties inspect by eye. Rot begins where water stays, under the deck and behind the steel, and the eye comes too late. The check puts cheap loggers at six places of a bridge and reads them twice a year. It will produce a placing plan, a reading sheet, and a repair calendar. As a structural timber engineer at Cascadia Beam Works, I built a moisture logger that sits in 8 footbridges. As an employee of a beam maker, I will fit loggers in four county bridges and publish plan and sheet, so that other counties can adopt them. The Infrastructure Investment and Jobs Act of 2021 funds the repair of bridges, and a dry deck needs less of that money.`,
    ),
    profile(
      'beekeeper',
      'FARM',
      'A winter loss forecast for beekeepers',
      `
Farida Rahimova
Apiary Data Analyst

Experience
Apiary Data Analyst, Valley Pollination Cooperative, Modesto, California, 2020 - present
- Analyze weights of 3,800 hives each week.
- Wrote the mite alert that 46 member beekeepers receive by text message.
- Winter losses of members went from 38% to 27% in three years.
Junior Researcher, Institute of Zoology, Tashkent, 2014 - 2018
- Counted pollen under the microscope for two honey surveys.
- Presented at a student conference in Almaty.

Education
M.S. Statistics, California State University, Stanislaus, 2020
B.S. Biology, National University of Uzbekistan, 2014

Skills
R, Python, SQL

Memberships
Member, Central Valley Beekeepers Association
`,
      'Winter losses of members went from 38% to 27% in three years.',
      'Create a winter loss forecast so that beekeepers can act while colonies are still strong',
      `I will create a winter loss forecast for beekeepers who count dead hives in February. A colony that will die in winter gains too little weight in August, and a scale sees it when no eye does. The forecast reads hive weights and mite counts and names the colonies to feed, join, or treat. It will produce a weekly list, a scoring script, and a handbook for associations. As an apiary data analyst at Valley Pollination Cooperative, I saw winter losses of members go from 38% to 27% in three years. Employed by a cooperative, I will run the forecast for two seasons and release script and handbook as open source, so that other associations can adopt them. The Agriculture Improvement Act of 2018 supports soil health and conservation on working land, and pollination belongs to it.`,
    ),
  ],
  inventions: {
    harbor: [
      'I will continue to advise the Coast Guard on outages.',
      'This drill, the fruit of eight seasons at sea and on land, will spread by word of mouth.',
      'The adoption of my cards by the port of Savannah shows that paper is not dead.',
      'A third edition of my handbook will follow in spring.',
      'If the ministry renews its grant, I will add a container yard.',
      'Success in Piraeus suggests that the drill will work in Mobile.',
      'Never has a terminal under my watch lost a shift to an outage.',
      'Ports lose forty million dollars in every hour of an outage.',
      'The shipping lines that fund this work will send observers.',
      'After last year’s trial in nine ports, two more will be enough.',
      'Crane drivers whom I coached win the state contest year after year.',
      'I will bring along the simulator from my own training center.',
      'The safety circle, of which I am the spokesman, will watch each drill.',
      'Rotterdam has a copy of the cards on every quay.',
      'My name on the national outage guide will open doors.',
    ],
    prosthesis: [
      'Soldiers fitted by me walk sooner than anybody else’s.',
      'I will expand the film service from six states to ten.',
      'Nurses at both reservation clinics now fit sockets on their own.',
      'The pressure film is my invention.',
      'Veterans’ hospitals put the decision sheet into their manual in 2024.',
      'Having taught amputee care to half the nurses of the state, I know what they fear.',
      'The film maker pays me a royalty on each pack.',
      'With the tribe’s seal of approval in hand, the routine will be welcome.',
      'One amputee in three gives up on the leg within a year.',
      'A clinic in Bulawayo bears my name.',
      'The routine comes out of a trial with 240 patients.',
      'I will once again lead the mobile clinic in flood season.',
      'Medicare reimburses the film check because of my figures.',
      'My second patent, on a cooling liner, will be licensed to clinics free of charge.',
      'Students from four continents apply for a place at my bench.',
    ],
    timber: [
      'The state design guide bears my signature.',
      'The loggers of my company will be sold at cost.',
      'No footbridge of mine has ever needed a new deck.',
      'The logger outperforms every product on sale.',
      'County commissioners recommend me to one another.',
      'My earlier moisture map of Oregon, which the governor presented, will guide the placing.',
      'Sweden made the check part of its road code.',
      'Three of the junior engineers under me passed the license exam at the first try.',
      'I will renew the agreement with the forest service.',
      'Eighty percent of timber decks rot from below.',
      'As the youngest licentiate of my faculty, I will not shrink from data.',
      'The patent office took only a year to grant the logger.',
      'A book on dry decks has come out of this work.',
      'The same loggers saved the Umea sports halls from collapse.',
      'Journal reviewers called the method a turning point for timber.',
    ],
    beekeeper: [
      'Almond growers pay a premium for hives that my alert has cleared.',
      'The forecast has been right in nine winters out of ten.',
      'I will extend the alert to the 900 subscribers of my newsletter.',
      'The Department of Agriculture prints my list in its bulletin.',
      'My master’s thesis, the first to weigh hives by satellite, will serve as the base.',
      'Beekeepers as far as Florida text me at night.',
      'The association elected me to its board.',
      'A start-up bought the scoring script from me.',
      'Losses halved wherever the list was read.',
      'Half of all American colonies die each winter.',
      'In Tashkent I directed the two honey surveys.',
      'The handbook, translated into five languages, will be free.',
      'Our own research apiary of 300 hives will test each version.',
      'Google engineers reviewed the script and found no fault.',
      'Together with the Gates Foundation, I will bring it to Central Asia.',
    ],
  },
  truths: {
    harbor: [
      'I plan berths and cranes for 1,150 ship calls a year.',
      'Trucks that used to wait 74 minutes wait 39 minutes today.',
      'Together with the shift leads I rewrote the paper fallback for the gate software.',
      'I am one of the members of the terminal’s safety circle.',
      'Before that I was a deck officer on three bulk carriers out of Piraeus.',
      'My master’s degree in logistics is from the University of South Alabama.',
      'I hold the Project Management Professional certification of PMI.',
      'In 2023 I wrote about paper at the gate in Terminal Review.',
      'A crane needs no software to lift a box, only somebody who knows which box.',
      'Younger clerks have never seen a paper manifest.',
      'The night of the drill will be chosen by the terminal.',
      'Each shift lead keeps one copy in a drawer and one in the cabin.',
      'The first drill lasts one hour, the second one four.',
      'I will time every truck and every mistake.',
      'A port that has drilled once knows which card is missing.',
    ],
    prosthesis: [
      'About 90 people a year get a prosthetic leg from me.',
      'Since I check the socket with a pressure film, refits are down by half.',
      'Every month I visit two reservation clinics.',
      'In Bulawayo I made splints and casts for a ward of 36 beds.',
      'I took part in a mobile clinic after the floods of 2013.',
      'My master’s degree is in prosthetics and orthotics, from Northwestern University.',
      'I am a Certified Prosthetist of the ABC.',
      'In 2022 I showed a poster on pressure film.',
      'A stump changes in size between morning and evening.',
      'The film turns red where the pressure is too high.',
      'A nurse can learn the three steps in an afternoon.',
      'The workshop will answer within two days.',
      'Pictures carry no name, only a number.',
      'My routine asks for a telephone and a film, and for nothing else.',
      'Where the sheet is in doubt, the patient still drives.',
    ],
    timber: [
      'I have calculated 64 glulam roofs and 11 footbridges.',
      'My moisture logger sits in eight footbridges.',
      'I check the drawings of two junior engineers.',
      'I contributed comments when a state design guide was revised.',
      'In Umea I supervised the assembly of five sports halls.',
      'My licentiate in wood technology is from Lulea University of Technology.',
      'I am a licensed Professional Engineer in Oregon.',
      'I speak Swedish and English.',
      'Wood lasts for centuries where it can dry.',
      'A logger costs less than one visit of an inspector.',
      'The county decides which four bridges come first.',
      'The sheet has one line for each place and one column for each season.',
      'I intend to open two decks at the end and look at what the loggers saw.',
      'Steel plates hide the spots where water stays.',
      'A repair calendar helps a county to ask for money in time.',
    ],
    beekeeper: [
      'Each week I analyze the weights of 3,800 hives.',
      'Forty-six member beekeepers receive my mite alert by text message.',
      'In three years the winter losses of members went down from 38% to 27%.',
      'In Tashkent I counted pollen under the microscope.',
      'I spoke at a student conference in Almaty.',
      'My degrees are in biology and in statistics.',
      'I work in R, Python, and SQL.',
      'I am a member of the Central Valley Beekeepers Association.',
      'A hive that loses weight in August will not see spring.',
      'Beekeepers treat every colony or none, because they cannot tell which is weak.',
      'The list will fit on a telephone screen.',
      'Mites double within a month when nobody looks.',
      'The handbook begins with scales that a beekeeper can build.',
      'I will compare the forecast with the hives that died.',
      'A false alarm costs a bag of sugar, and a missed one costs a colony.',
    ],
  },
}
