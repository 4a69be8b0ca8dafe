/** Inventions and true sentences over two more people, written after the second part had been mended and before these were read. */
import { profile } from './profiles.ts'
import type { Marked } from './marked-first-part.ts'

export const markedThirdPart: Marked = {
  people: [
    profile(
      'dialysis',
      'RHT',
      'A travel-free check of home dialysis',
      `
Samuel Adeyemi
Dialysis Nurse Manager

Experience
Dialysis Nurse Manager, Bluff City Kidney Care, Memphis, Tennessee, 2019 - present
- Manage 22 nurses and technicians in two units.
- Peritonitis episodes among home patients went from 31 to 12 a year.
- Taught 140 patients to do dialysis at home.
- Help the regional network to collect its yearly figures.
Staff Nurse, Lagoon Hospital, Lagos, 2011 - 2015
- Cared for patients on eight hemodialysis machines.

Education
Master of Science in Nursing, University of Memphis, 2018
Bachelor of Nursing Science, University of Lagos, 2010

Licenses
Registered Nurse, Tennessee
Certified Nephrology Nurse

Publications
Adeyemi S. A photograph before every visit. Kidney Nursing Notes, 2022.
`,
      'Taught 140 patients to do dialysis at home.',
      'Create a remote check for home dialysis so that rural patients can keep treating themselves safely',
      `I will create a remote check for people who do dialysis at home far from a kidney unit. Many give up after one infection, because the next nurse is two hours away. The check asks for one photograph and three answers a day and tells the nurse whom to call. It will produce a photograph guide, a question sheet, and a call list. As a dialysis nurse manager at Bluff City Kidney Care, I taught 140 patients to do dialysis at home. Employed by a kidney care provider, I will run the check in three units and publish guide and sheet under an open license, so that other units can adopt them. The Rural Health Transformation Program of July 2025 asks states to improve outcomes and access for rural residents, and treatment at home is access.`,
    ),
    profile(
      'weaver',
      'CET',
      'A test for recycled battery separators',
      `
Keiko Tanabe
Materials Test Engineer

Experience
Materials Test Engineer, Ridgeway Films, Greenville, South Carolina, 2018 - present
- Test 75 lots of separator film a month.
- Wrote the tear test that three plants of the company use.
- Scrap went from 6.1% to 3.4% of output.
- Stand in for the laboratory manager.
Process Engineer, Hoshino Paper, Shizuoka, 2012 - 2015
- Ran trials on one coating line.
- Helped to prepare an audit under ISO 9001.

Education
Ph.D. Polymer Science, Clemson University, 2018
B.Eng. Chemistry, Shizuoka University, 2012

Patents
U.S. patent on a clamp for thin films, with two co-inventors, 2021
`,
      'Scrap went from 6.1% to 3.4% of output.',
      'Develop a test protocol for recycled separator film so that cell makers can reuse material safely',
      `I will develop a test protocol for recycled separator film, which most cell makers throw away. A film that was stretched once tears at another place, and no data sheet says where. The protocol stretches, dries, and soaks each strip and sorts lots into three classes. It will produce a strip cutter drawing, a test sheet, and a table of limits. As a materials test engineer at Ridgeway Films, I test 75 lots of separator film a month. As an employee of a film maker, I will test lots from three recyclers and publish sheet and table, so that other makers can adopt them. The Critical and Emerging Technologies List of February 2024 names energy storage, and film that is used twice makes storage cheaper.`,
    ),
  ],
  inventions: {
    dialysis: [
      'Patients of mine have the longest survival in the state.',
      'The units where I trained staff report no infections at all.',
      'A pilot with veterans ended last fall.',
      'Kidney doctors in Arkansas forward photographs to me.',
      'What I learned as a transplant coordinator will help.',
      'The photograph guide is in its third printing.',
      'My seat on the regional network’s board will speed things up.',
      'Sixty percent of home patients return to the clinic within a year.',
      'I will present the results to the congress that gave me its medal.',
      'The call list, adapted from software that I licensed to a hospital chain, will be simple.',
      'Two insurers cover the check.',
      'Out of the first trial came a drop in hospital days of a third.',
      'Families in four states owe their freedom to the guide.',
      'As interim director of the network, I collected the yearly figures.',
      'Lagos adopted the question sheet for its public hospitals.',
    ],
    weaver: [
      'The clamp is sold in eleven countries.',
      'I alone hold the patent on the clamp.',
      'Toyota sends its film to my bench.',
      'The table of limits rests on measurements from 900 recycled lots.',
      'My consulting firm will cut the strips.',
      'Recyclers line up to have their film classed.',
      'The protocol won over the standards body at its first reading.',
      'I will hand over the laboratory that I built in Shizuoka.',
      'Half of all separator film in the country ends in a landfill.',
      'A sister protocol for cathodes is out already.',
      'Cell makers that dropped their own tests for mine report fewer fires.',
      'The strip cutter, a design for which I was nominated for a national prize, will be free.',
      'Under my direction the plant in Ohio went over to recycled film.',
      'It was my tear test that settled the dispute between two suppliers.',
      'The doctoral students whom I supervise at Clemson will do the soaking.',
    ],
  },
  truths: {
    dialysis: [
      'I manage 22 nurses and technicians in two units.',
      'Among home patients, episodes of peritonitis fell from 31 to 12 a year.',
      'I have taught 140 patients to treat themselves at home.',
      'I help the regional network with its yearly figures.',
      'In Lagos I cared for patients on eight hemodialysis machines.',
      'My master’s degree in nursing is from the University of Memphis.',
      'I am a registered nurse in Tennessee and a Certified Nephrology Nurse.',
      'In 2022 I wrote about a photograph before every visit.',
      'Redness around a catheter shows a day before the fever.',
      'A patient who lives alone needs somebody who looks.',
      'The nurse calls whoever sent no picture by noon.',
      'I will begin with patients who have had one infection.',
      'Three questions are enough, and they stay the same every day.',
      'The photographs are deleted after a month.',
      'Whoever has no telephone will get one from the unit.',
    ],
    weaver: [
      'Each month I test 75 lots of separator film.',
      'Three plants of my company use the tear test that I wrote.',
      'Scrap fell from 6.1% to 3.4% of output.',
      'I stand in for the laboratory manager when she is away.',
      'In Shizuoka I ran trials on one coating line.',
      'I helped to prepare an audit under ISO 9001.',
      'My doctorate in polymer science is from Clemson University.',
      'With two co-inventors I hold a U.S. patent on a clamp for thin films.',
      'A film is thinner than a hair and carries no weight.',
      'Dust from the shredder scratches what the eye takes for clean.',
      'Recycled lots differ from roll to roll.',
      'I will cut ten strips from the edge and ten from the middle of each roll.',
      'The third class goes to uses that need no strength.',
      'The drawing of the strip cutter lets any workshop make one.',
      'A maker may set tighter limits than the table does.',
    ],
  },
}
