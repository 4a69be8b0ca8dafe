import { expect, it } from 'vitest'
import { printedObject } from './printed-object.ts'

const said = (passage: string) => {
  const found = printedObject(passage)
  return found && [found.deliverable, found.verb, found.general]
}

it.each([
  ['Acoustic monitoring of rope breaks in moored ferries, 5 piers on the north shore', ['practice', 'run', 'acoustic monitoring of rope breaks in moored ferries']],
  ['Wrote procedure for rope void detection (echo + borescope)', ['protocol', 'write', 'a procedure for rope void detection']],
  ['Kelp dust exposures: 0.21 → 0.07 mg/m3 after hood trial', ['change', 'reduce', 'kelp dust exposures']],
  ['Leak search from the air: method that cut unfound leaks over 1 m from 7.2 to 0.9 per km', ['change', 'cut', 'unfound leaks']],
  ['Mooring load model for soft rope calibrated with 31 pulls', ['model', 'develop', 'a mooring load model for soft rope']],
  // The name of a thing, its size, and in what it was written.
  ['wrote the open-source Python package kelpbridge (14,000 downloads)', ['software', 'write', 'an open-source Python package']],
  ['Created KELPLIFT, open source R package to link tides with landings; 5,300 downloads', ['software', 'create', 'an open-source R package']],
  ['Developed an Excel/VBA tool for berth slots, then used by 3 ports', ['protocol', 'develop', 'a tool for berth slots']],
  ['Designed drop-in 30 kW SiC replacement module (rev C), tested for 1,400 h', ['device', 'design', 'a drop-in SiC replacement module']],
  ['Architect of the 50 kW liquid-cooled power module used in the ferries', ['device', 'design', 'a liquid-cooled power module']],
  ['Wrote a low-cost teaching kit (made from driftwood) for 34 schools', ['teaching', 'write', 'a low-cost teaching kit for schools']],
  ['Built a tide warning tool which runs every 6 hours', ['software', 'build', 'a tide warning tool']],
  ['Designed the "First Ebb" mooring routine and watch program', ['program', 'design', 'a mooring routine and watch program']],
  ['Invented and validated a quantitative Salmonella assay (KelpQuant) that gives level and type', ['process', 'invent', 'a quantitative Salmonella assay']],
  ['Founded the yard and designed the containerized leaching unit which takes 40 kg of ash', ['device', 'design', 'a containerized leaching unit']],
  ['I developed the KELPLINE current-network model, which combines 11 million readings of ferries', ['model', 'develop', 'a current-network model']],
  ['Devised the TIDE-Watch score, a nine-item night warning tool usable by radio', ['software', 'devise', 'a nine-item night warning tool']],
  ['Built kelpcheck, an open-source binary SBOM and VEX generator for ferry firmware', ['software', 'build', 'an open-source binary SBOM and VEX generator for ferry firmware']],
  ['tidefinder – Python library for wave types on moving graphs, 900 stars', ['software', 'develop', 'a Python library for wave types on moving graphs']],
  ['Designed the ‘Ebb’ wrist-hand brace, a flat pattern cut in one hour', ['device', 'design', 'a wrist-hand brace']],
  ['Prepared with the harbor authority the wharf inspection protocol for operating rooms', ['protocol', 'prepare', 'a wharf inspection protocol for operating rooms']],
  ['Inventor of method for detect leaks in plastic hulls by sound', ['model', 'invent', 'a method for detecting leaks in plastic hulls']],
  // What is done to a material.
  ['Developed the direct kelp ash leach route with acid at pH 3.5', ['process', 'develop', 'a direct kelp ash leach route']],
  ['Redesigned Co/Ni solvent extraction circuit (9 stages → 6 stages)', ['process', 'redesign', 'a Co/Ni solvent extraction circuit']],
  ['Invented a two-step iodine synthesis removing bromine at its source, licensed by two yards', ['process', 'invent', 'a two-step iodine synthesis']],
  // A number that tells its noun apart leaves with it; what was tried is what others take up.
  ['Mapped kelp rust resistance on chromosome 6 in 214 lines', ['inquiry', 'map', 'kelp rust resistance']],
  ['Tier 1/Tier 2 screening of 212 concrete piers', ['practice', 'run', 'screening of concrete piers']],
  ['Stepped-wedge evaluation of the pilot coaching program in 2024', ['program', 'develop', 'a pilot coaching program']],
  // What is done to the things of others.
  ['Audited 23 tide models in use and found 7 wrong', ['practice', 'run', 'audits of tide models in use']],
  ['Refurbished 212 lock motors from 9 harbors', ['practice', 'run', 'refurbishment of lock motors']],
  ['Root-caused field failures of the lock motors; 7.9% to 1.6%', ['practice', 'run', 'root-cause analysis of field failures of the lock motors']],
  ['Load rated 620+ county owned piers', ['practice', 'run', 'load rating of county owned piers']],
  ['Mentor of 11 new harbor pilots; 10 of the 11 still sail', ['practice', 'run', 'mentoring of harbor pilots']],
  // By "I" in the present, by a team, and by a plain verb.
  ['I develop EBBCAST, a coupled model of tide transport at 5 m resolution', ['model', 'develop', 'a coupled model of tide transport']],
  ['Made rope matching method by sonar, recovery time 19h to 7h', ['model', 'develop', 'a rope matching method']],
  ['Led the team (6 divers) which designed a tide warning device for ferries', ['device', 'design', 'a tide warning device for ferries']],
  // The doing that brought a change, and words as they are spelled elsewhere.
  ['Reduced pilot turnover from 33% to 17% in 24 months by night watch redesign', ['practice', 'run', 'a night watch redesign']],
  ['Detected and mapped 1,400 false rumours on tides', ['inquiry', 'detect', 'false rumors on tides']],
  ['Brought down rope scrap from 12% to 3% by vacuum pour redesign', ['practice', 'run', 'a vacuum pour redesign']],
  ['Rewrote the mooring checklist for ferries: losses 24% before, 15% after', ['protocol', 'rewrite', 'a mooring checklist for ferries']],
  ['Set up interpreter line for 7 island clinics', ['program', 'set', 'an interpreter line for island clinics']],
  ['Introduced sonar typing for rope outbreaks: 14 outbreaks resolved', ['practice', 'introduce', 'sonar typing for rope outbreaks']],
  // The subject of a lesson, and not where it was given.
  ['Trained 43 nurses in 7 coastal hospitals on early positioning and neglect screening', ['subject', 'teach', 'early positioning and neglect screening']],
  // What stands before its effect, and the means at the end.
  ['Protocol for night watch handover reduced broken lines from 19 to 7', ['protocol', 'develop', 'a protocol for night watch handover']],
  ['Berth ratio cut from 1.9 to 1.3 by new stacking rules I wrote', ['protocol', 'write', 'stacking rules']],
  ['Incident learning system started', ['software', 'develop', 'an incident learning system']],
])('what a printed line is about: %s', (passage, object) => {
  expect(said(passage)).toEqual(object)
})

it.each([
  '6 engineers under me',
  'Senior Kelp Engineer',
  '2 million fatality-free shifts',
  'teaching of 12 interns',
  'Various duties as assigned',
  '30 day readmission in the program 6.1%',
  'Led migration of 62 harbors onto one berth system',
  'Maintained trails at four locations in southern Marble and Quill',
])('is nothing in “%s”', (passage) => {
  expect(said(passage)).toBeNull()
})

it('of a duty in the present, the work itself', () => {
  expect(said('Manage grid and zone kiln sampling on 61,000 acres')).toContain('grid and zone kiln sampling')
})
