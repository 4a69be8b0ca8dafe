/**
 * The words of an acceptance up to the point that it accepts: “the petitioner has shown the beginnings of national importance”, “one of the factors of
 * the second prong”. It concedes only where each of them is one of the usual words of a whole acceptance; any other may limit it.
 */

const WORDS = new Set(
  [
    'the this that these those your his her its their you he she it they we our us a an any all each both and or also as of to for in on under with by from at is are was were be been being has have had does do did not no',
    'uscis service office officer director agency department petitioner beneficiary applicant self-petitioner foreign national individual alien dr prof mr mrs ms',
    "petitioner's beneficiary's applicant's endeavor's uscis's evidence record documentation document documents documentary letter letters filing petition exhibit exhibits materials file submission submissions response brief",
    'agree agrees agreed concur concurs concurred accept accepts accepted concede concedes conceded acknowledge acknowledges acknowledged recognize recognizes recognized find finds found conclude concludes concluded satisfied determine determines determined persuaded convinced dispute disputes disputed question questions questioned contest contests contested doubt doubts doubted challenge disturb disagree concern concerns quarrel issue note notes deem deemed consider considers considered',
    'establish establishes established demonstrate demonstrates demonstrated show shows showed shown prove proves proven meet meets met satisfy satisfies fulfill fulfills fulfilled support supports supported finding conclusion confirm confirms sufficient sufficiently adequate adequately clear clearly persuasive ample successfully therefore thus hence accordingly further furthermore moreover however here indeed already now hereby fully properly well well-positioned best uniquely positioned placed documented submitted provided presented credible credibly consistent',
    'substantial substantially merit meritorious intrinsic national nationally importance important implications potential prospective proposed planned intended stated specific overall described endeavor endeavors undertaking work research project plan plans program effort efforts studies scientific technical medical engineering business entrepreneurial academic professional own new future',
    'first second third 1 2 3 one two three prong prongs part parts requirement requirements element elements criterion criteria threshold standard burden test framework analysis dhanasar matter three-prong regulatory statutory',
    'hold holds held possess possesses earned obtained received qualify qualifies qualified eligible eligibility member members professions profession professional holding advanced academic bachelor bachelors master masters doctoral doctorate degree degrees ph.d. phd equivalent u.s. united states single-source accredited completed exceptional ability sciences arts classification eb-2 visa underlying requested sought',
    "bachelor's master's doctor's doctor philosophy followed five years progressive experience post-baccalaureate more than above baccalaureate higher specialty least",
    'balance beneficial benefit benefits would waive waiver waived waiving requirement job offer labor certification country nation public in-dispute regard respect case dispute there nothing while although though makes make reflects reflect reflected reviewed preponderance showed doctorate doctoral transcripts diploma fulfilling satisfying meeting advance advancing pursue carry out undisputed uncontested area scope standing definition nobody tab tabs b g well. eb2 c d e f true correct whole waiver. rests within meaning sum too additional evident apparent fact law it. qualified quality satisfy occupation difficulty having regarding about such provided enough who individual someone person ability possessing',
  ]
    .join(' ')
    .split(' '),
)
/** “one of your two projects”, “part of the endeavor”, “a degree of importance” are made of usual words and limit. */
const MADE_OF_USUAL =
  /\b(?:(?<!(?:prongs?|part|criterion) )one of|parts of|part of(?! the (?:dhanasar|test|framework|analysis))|degree of (?!(?:doctor|bachelor|master|philosophy))|elements? of|two projects|first (?!prong|part|two prongs|requirement|element\b(?! of)|criterion)\w+|at least(?! five))\b|\b(?:contest|dispute|question|doubt)s? (?:your|his|her|their|the petitioner's) (?:statement|letter|brief|filing|submission)/
const LIMITS_SUBJECT =
  '(?:one|two|three|half|part|parts|portions?|some|most|many|only|your|his|her|another|other|first|second|third|last|earlier|previous|prior|former|officer|readers?|experts?|pilots?|phases?|ideas?|concepts?|aspects?|beginnings?|company|employer|counsel|attorney|lawyer|brief|letters?|statements?|claims?|assertions?|educational|economic|commercial|local|nearly|almost|mostly|within|whoever|who|whose|that|not|no)'
const SUBJECT_WORD = `(?!${LIMITS_SUBJECT}\\b)[\\w'-]+`
const VERB = '(?:has|have|had|is|are|was|were|meets?|met|satisf\\w+|qualif\\w+|established|demonstrated|holds?)\\b'
/** What the endeavor is, by its own name, whose assertion is agreed with, and who the person is: “the endeavor to breed barley”, “the petitioner, a dentist,”, “the loom school”. */
const NAMED: readonly RegExp[] = [
  // “A review of the exhibits, and of the letter of the mill, leads to the conclusion that …”
  /^(?:an? |our |the )?(?:review|examination|consideration) of (?!.*\b(?:alone|only|solely|some|part|parts|one|claims?|statements?|assertions?|argument|brief|counsel)\b)[^;]{3,240}(?= leads? (?:us |uscis )?to the (?:conclusion|finding) that\b)/g,
  /\bleads? (?:us |uscis )?to the (?=(?:conclusion|finding) that\b)/g,
  /\b(?:agrees?|concurs?) with (?:the petitioner's|your|his|her|counsel's) (?:assertion|claim|contention|view|argument) (?=that\b)/g,
  new RegExp(
    `\\b(?:endeavor|undertaking|work|research|project|program|plan)(?:,? (?:to|of|in|on|for|aimed at|focused on|involving|regarding|concerning) (?:${SUBJECT_WORD},? ){1,14}?)(?=${VERB})`,
    'g',
  ),
  new RegExp(`(?<=\\b(?:endeavor|undertaking|project)), an? (?:${SUBJECT_WORD} ){1,10}?${SUBJECT_WORD}, (?=${VERB})`, 'g'),
  new RegExp(
    `(?<=\\b(?:ph\\.d\\.|doctorate|degree|master's|bachelor's|diploma)) (?:in|of) (?:(?!and\\b)${SUBJECT_WORD} ){0,3}?${SUBJECT_WORD}(?=(?:,? and (?:therefore |thus |hence |so )?(?:is|are|has|have|qualif\\w+)|[,.])\\b)`,
    'g',
  ),
  new RegExp(`(?<=\\b(?:you|petitioner|beneficiary)), (?:an?|who|as (?:an?|the)) [^,;]{2,80}, (?=${VERB})`, 'g'),
  new RegExp(`\\b(?:dr|prof|professor|mr|mrs|ms)\\.? [\\w'-]+ (?:[\\w'-]+ )?(?=${VERB})`, 'g'),
  new RegExp(`(?:^|\\b(?:that|while|although) )(?:the|this|these) (?:${SUBJECT_WORD} ){1,3}?(?:of (?:the |an? )?(?:${SUBJECT_WORD} ){1,3}?)?(?=${VERB})`, 'g'),
  new RegExp(`\\b(?:merit|importance) of (?:the|this|your|his|her) (?:${SUBJECT_WORD} ){1,3}(?=${VERB})`, 'g'),
]
const WORD = /[a-z0-9][\w.'’-]*/g

/** True where a word up to `end` is none of a whole acceptance. */
export function hasUnusualWord(clause: string, end: number): boolean {
  const whole = clause.slice(0, end)
  const said = NAMED.reduce((left, name) => left.replace(name, ' '), whole)
  return MADE_OF_USUAL.test(whole) || (said.match(WORD) ?? []).some((word) => !WORDS.has(word) && !WORDS.has(word.replace(/[.'’]+$/, '')))
}
