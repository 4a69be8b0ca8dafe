/** Words that end the names of jobs and are hardly ever an employer's, beside those that `titleScore` knows. */

/**
 * The last words of at least eight titles of the O*NET 27.0 database (U.S. Department of Labor, CC BY 4.0; see
 * `domain/occupation/onet/README.md`), without those that are more often a thing or a family's name ("boiler", "miller").
 */
const HEADS = new Set(
  [
    'actuary adjuster announcer applicator applier appraiser arranger artisan assembler assessor astronomer attacher bagger bailiff balancer baster ',
    'biographer blocker boatswain braider brazer breeder brusher bucker calibrator calligrapher caretaker cementer changer chaplain classifier cleaner coder ',
    'collector comedian commentator compiler compounder concierge conductor conservator contractor copywriter correspondent coverer craftsman crewmember ',
    'critic curer dancer decorator delegate deliverer demonstrator detailer distributor diver docent doffer driller embalmer engraver equestrian erector ',
    'evaluator expeditor exterminator extractor fabricator facilitator farmworker finisher fireman fisherman fitter flagman forester formulator fundraiser ',
    'gatherer geographer glazier greeter groomer grower gunner hauler helper infirmarian insulator integrator interviewer ironworker journeyman knitter ',
    'laminator letterer liaison loader logger magistrate maintainer marshal mediator medic merchant messenger miner modeler mounter mover navigator ',
    'negotiator neurosurgeon observer offbearer organizer osteopath overhauler packager packer painter paraprofessional patroller patternmaker performer ',
    'plasterer plater preparer processor promoter proofer purser ranger rebuilder reclaimer refinisher reliner renovator repairer repairman reproducer ',
    'responder restorer retoucher reviewer rewinder rigger riveter rodman salvager sanitarian screener scribe seaman seller servicer sheriff shipper ',
    'shoveler sitter solderer solicitor steward stewardess subassembler switchman telegrapher transcriber troubleshooter upholsterer usher verifier warden ',
    'watchman weigher welder',
  ]
    .join('')
    .split(' '),
)
/** "Zymologist"; "shortlist" is no person. */
const PERSON_BY_ENDING = /(?:\p{L}{3}(?<!(?:check|short|wait|play|black|white|price|mailing|over|under|p)l|ass|cons|ex|res|ins|pers|tw|m)ist|\p{L}{3}(?:grapher|ician))$/iu

/** "Forester", "Senior Claims Adjuster", "Zymologist II": true where the last word, but for a grade, is a job's and no more than six words stand before it. */
export function endsInJob(text: string): boolean {
  const words = text
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/ (?:I{1,3}|IV|VI?|[1-9])$/, '')
    .trim()
    .split(/\s+/)
  const last = words.at(-1) ?? ''
  return words.length <= 6 && /^\p{Lu}/u.test(words[0] ?? '') && /^\p{L}{4,}$/u.test(last) && (HEADS.has(last.toLowerCase()) || PERSON_BY_ENDING.test(last))
}
