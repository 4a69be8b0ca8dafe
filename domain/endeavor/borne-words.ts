/** Words as they are compared where a claim must be borne out by one line: by root, with a small list of words that say the same. */
import { TENS, UNDER_TWENTY } from '../number-words.ts'

export type Token = {
  /** In small letters, without marks; a figure in one spelling. */
  word: string
  /** As written. */
  said: string
  /** What it may stand for. */
  ids: readonly string[]
  isFigure: boolean
  /** What stands between it and the word before. */
  gap: string
}

const pairs = (words: string) =>
  new Map(
    words
      .trim()
      .split(/\s+/)
      .flatMap((one) => {
        const [base = '', ...forms] = one.split(/[:,]/)
        return forms.map((form) => [form, base] as const)
      }),
  )
const IRREGULAR = pairs(`be:am,is,are,was,were,been,being have:has,had,having do:does,did,done use:used,uses,using,user,users become:became begin:began,begun,beginning bring:brought
  build:built,building,builds,builder,builders buy:bought choose:chose,chosen come:came,coming draw:drew,drawn,drawing,drawings drive:drove,driven fall:fell,fallen,falling feel:felt find:found,findings
  fly:flew,flown,flight,flights get:got give:gave,given,giving go:went,gone goes grow:grew,grown,growth hear:heard hold:held,holding keep:kept know:knew,known lay:laid lead:led,leading,leads,leader leave:left lend:lent lose:lost,loss,losses
  make:made,making,maker,makers meet:met oversee:oversaw,overseen pay:paid,payment,payments rise:rose,risen run:ran,running,runs say:said see:saw,seen sell:sold,sales send:sent show:shown,showed shrink:shrank,shrunk
  sing:sang speak:spoke,spoken,speaker,speech spend:spent stand:stood take:took,taken,taking teach:taught,teaching,teaches,teacher,teachers tell:told think:thought throw:threw understand:understood win:won,winner,winners,winning
  write:wrote,written,writing,writes,writer cut:cutting,cuts put:puts set:setting,sets child:children man:men woman:women person:persons analysis:analyses hypothesis:hypotheses datum:data criterion:criteria
  thesis:theses mouse:mice foot:feet die:died,dying,death,deaths sit:sat,sits break:broke,broken fight:fought`)

const SUFFIXES =
  'izations ization ational ations ation ements ement ments ment ances ences ance ence izing izers izer ized izes ize ities ity ically ical ists ist ions ion ings ing ors ers or er edly ed ies ied ives ive ally als al ly ics ic ants ant ents ent ures ure ables able ible es s e y'.split(
    ' ',
  )
const SHORT = new Set(['ing', 'ings', 'ed', 'er', 'ers', 'es', 's', 'e', 'y', 'ies', 'ied'])

/** British spellings in American. */
const american = (word: string) =>
  word
    .replace(/is(?=(?:e[drs]?|ers?|ing|ations?)$)/, (same, at: number) => (at >= 4 ? 'iz' : same))
    .replace(/lys(?=(?:e[drs]?|ers?|ing)$)/, 'lyz')
    .replace(/ogue$/, 'og')
    .replace(/(?<=[a-z]{3})our(?=s?$|ed$|ing$|al$)/, 'or')
    .replace(/amme(?=s?$)/, 'am')
    .replace(/(?<=[a-z]{2})tre(?=s?$)/, 'ter')
    .replace(/(?<!p)ae(?=[a-z]{3})|paed(?=i)/, (found) => (found === 'ae' ? 'e' : 'ped'))
    .replace(/ll(?=(?:ed|ing|er|ers)$)/, 'l')

/** What the forms of a word share. */
export function rootOf(given: string): string {
  const word = american(IRREGULAR.get(given) ?? given)
  for (const suffix of SUFFIXES) {
    if (!word.endsWith(suffix)) continue
    const left = word.slice(0, -suffix.length)
    if (left.length < (SHORT.has(suffix) ? 3 : 4)) continue
    return left.replace(/([bdfgklmnprt])\1$/, '$1').replace(/(?<=[a-z]{3})[iey]$/, '')
  }
  return word
}

/** Say the same in a resume and in prose. */
const SAME = `
develop create make build construct produce | establish found start launch initiate begin introduce | begin start introduce
reduce cut lower decrease fall drop shorten decline shrink less down fewer save versus vs | increase raise rise grow improve up gain more
write author draft prepare | paper article publication publish | award prize | manage supervise oversee | responsible charge | employee staff worker people personnel person
doctorate doctoral phd dphil dr doctor philosophy | master msc ms meng ma mph | bachelor bsc bs beng ba | degree diploma
teach instruct lecture course | lecture talk speak | participate part member serve join | assist help support | test evaluate assay pcr qpcr | patient case
yearly annually annual year yr yrs annum | month monthly | week weekly | hour h hr hrs | minute min | ton tonne t mt tpa | liter litre l | meter metre m | percent percentage pct
million mm mn mln m | billion bn b | thousand k | dollar usd | won krw | real brl | euro eur | america american us usa united states federal
national country nation | adopt take | employ use apply used | require need | number amount count | child pupil kid pediatric | pupil student | physician doctor md | nurse rn nursing
emergency ed er | chemo chemotherapy | technician tech | laboratory lab | department dept | university univ universidade universitat universite | government govt | management mgmt | group team
engineer engineering | geothermal egs | review referee | commend recommend | international intl | approximately about approx | without zero no none never nobody wo | first initial | oil petroleum
supervise mentor | find detect discover identify reveal uncover | train educate | attend visit | tool software | release publish | temperature heat hot thermal | granted issued | present current
record annotate | plant factory | maker manufacturer producer | farm farmer grower | town city municipality | guide guideline guidance manual | combine join | co together jointly with
complete finish | expand extend | show demonstrate | collect gather | coordinate coordinator organize | license licence | doc document | chair chairman chairwoman chairperson head | state states
get obtain receive win earn award | name elect appoint | audio record tape recording | scaled scale | equal same | fifth 1/5 | half halve | double twice | triple thrice
conference congress meeting symposium workshop | commission order | institution institute | undergraduate undergrad | company firm corporation enterprise | machine device equipment | acre ac | kilometer km | kilogram kg
write publish publication paper article book chapter | missing miss absent not lack | january jan | february feb | march mar | april apr | june jun | july jul | august aug | september sept sep | october oct | november nov | december dec |
fail failure | leach leaching | lithium li | cobalt co | nickel ni | carbonate co3 | sulfuric sulfate sulphuric | fluoride f fluorine | wastewater effluent | journal j | hectare ha`
const idsOf = new Map<string, Set<string>>()
for (const [at, group] of SAME.split(/[|\n]/).entries()) {
  for (const word of group.trim().split(/\s+/)) {
    if (word === '') continue
    const root = rootOf(word)
    idsOf.set(root, (idsOf.get(root) ?? new Set()).add(`=${at}`))
  }
}

const COUNTS = new Map<string, string>([
  ...UNDER_TWENTY.map((word, value) => [word, String(value)] as const),
  ...TENS.flatMap((word, value) => (word === '' ? [] : [[word, String(value * 10)] as const])),
  ...'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').flatMap((word, at) => (at < 2 ? [] : [[word, String(at + 1)] as const])),
  ['dozen', '12'],
])

/** Figures with the readings that other countries' marks allow. */
function figureIds(said: string): string[] {
  const [, year, month] = /^((?:19|20)\d\d)\.(\d\d)$/.exec(said) ?? []
  // “2024.10” is a month, and may be a figure.
  if (year !== undefined && month !== undefined) return [`#${year}`, `#${said}`, ...(idsOf.get(rootOf(MONTHS[Number(month) - 1] ?? '')) ?? [])]
  const plain = said.replace(/,(?=\d{3}(?!\d))/g, '')
  return [...new Set([plain, said.replace(/[.,](?=\d{3}(?!\d))/g, ''), said.replace(',', '.'), plain.replace(/\.0+$/, '')])].map((one) => `#${one}`)
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const WORD = /\p{L}[\p{L}\d’']*|\d+(?:[.,]\d+)*/gu
const COMPOUND = new RegExp(`\\b(${TENS.slice(2).join('|')})-(${UNDER_TWENTY.slice(1, 10).join('|')})\\b`, 'gi')

export function tokensOf(given: string): Token[] {
  const text = given
    .replace(COMPOUND, (_, tens: string, ones: string) => String(TENS.indexOf(tens.toLowerCase()) * 10 + UNDER_TWENTY.indexOf(ones.toLowerCase())))
    .replace(/(?<=\b\d{1,3}) (?=\d{3}\b)/g, '')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/(?<=\b\p{L}{1,2})\.(?=\p{L}{1,2}\b)/gu, '')
  let end = 0
  return [...text.matchAll(WORD)].map(({ 0: said, index }) => {
    const gap = text.slice(end, index)
    end = index + said.length
    const word = said
      .toLowerCase()
      .replace(/[’']s$/, '')
      .replace(/[’']/g, '')
    const isFigure = /^\d/.test(said)
    const count = isFigure ? undefined : COUNTS.get(word)
    const root = rootOf(word)
    const ids = isFigure ? figureIds(said) : [...(count === undefined ? [] : [`#${count}`]), root, ...(idsOf.get(root) ?? [])]
    return { word, said, ids, isFigure: isFigure || count !== undefined, gap }
  })
}

/** Roots of one word, apart from an ending that the list of endings does not know. */
export function alike(a: string, b: string): boolean {
  if (a === b) return true
  if (/^[=#]/.test(a) || /^[=#]/.test(b)) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length >= 6 && long.startsWith(short)) return long.length - short.length <= 3
  if (short.length < 5) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return same >= long.length - 1 || (same >= 7 && same >= long.length - 2)
}

export const sameWord = (a: Token, b: Token): boolean => a.ids.some((one) => b.ids.some((other) => alike(one, other)))
