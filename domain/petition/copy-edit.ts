/** What a copy editor sets right in an answer: how it is written, never what it says. */
import { capitalize } from '../endeavor/sentence-forms.ts'
import { MONTHS } from '../format-date.ts'
import { UNDER_TWENTY } from '../number-words.ts'
import { inNativeTurns } from './second-language.ts'

/** As they are often misspelled. */
export const SPELLED: Record<string, string> = {
  recomend: 'recommend',
  recomends: 'recommends',
  recomended: 'recommended',
  usualy: 'usually',
  recieve: 'receive',
  recieved: 'received',
  seperate: 'separate',
  occured: 'occurred',
  goverment: 'government',
  enviroment: 'environment',
  developement: 'development',
  begining: 'beginning',
  sucessful: 'successful',
  sucess: 'success',
  succesful: 'successful',
  independant: 'independent',
  wich: 'which',
  becuase: 'because',
  therefor: 'therefore',
  alot: 'a lot',
  infact: 'in fact',
  accross: 'across',
  adress: 'address',
  comming: 'coming',
  finaly: 'finally',
  similiar: 'similar',
  untill: 'until',
  proffessor: 'professor',
  experiance: 'experience',
}

/** Outside of quotation marks, where words stay as they were said. */
const WRITTEN: readonly [RegExp, string | ((found: string, ...parts: string[]) => string)][] = [
  [/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? (?=(?:\d{1,2}, )?(?:19|20)\d\d\b)/g, (_found, month) => `${MONTHS.find((name) => name.startsWith(month!.slice(0, 3)))!} `],
  [/\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? (?=(?:19|20)\d\d\b)/g, (_found, month) => `${MONTHS.find((name) => name.toLowerCase().startsWith(month!.slice(0, 3)))!} `],
  [/(\d) ?%/g, '$1 percent'],
  [/(?<![$\d,.])(\d[\d,]{0,15}(?:\.\d{1,2})?) dollars\b/g, '$$$1'],
  [/(?<![$\d,.])(\d[\d,]*(?:\.\d{1,2})?) ?\$(?=[ .,;)]|$)/g, '$$$1'],
  // “$40000”
  [/\$(\d{4,9})(?![\d,]*\d)(?!\.\d{3})/g, (_found, digits) => `$${digits!.replace(/\B(?=(?:\d{3})+$)/g, ',')}`],
  [/\bmay (?=(?:19|20)\d\d\b)/g, 'May '],
  [/\b(in|to|of|from|across|into) (?:US|USA|U\.S\.A?\.?)(?=[.,;]|$| (?:has|is|was|are|and|or|to|for|in|since|by|today)\b)/g, '$1 the United States'],
  [/\bcan not\b/g, 'cannot'],
  [/\b([Tt]hat|[Tt]here)s (?=(?:why|how|where|what|when|a|an|the|no|not|it|all|from|in|because|only|just|also|still|part)\b)/g, '$1 is '],
  [
    /\b([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he)’s (?=(?:an?|the|my|our|his|her|their|its|this|that|(?:in|on|at|from|of|by|with|like|not) (?:an?|the|my|our|his|her|their|its|this|that)|what|why|how|where|who|because)\b(?! (?:\p{L}+ ){0,2}(?:been|done|seen|\p{L}+ed)\b)|\$|\d)/gu,
    '$1 is ',
  ],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he)’s not (?=\p{Ll})(?!(?:had|got|made|built|found|run|cut|put|kept|left|come|\p{L}+(?:ed|en|wn|ne))\b)/gu, '$1 is not '],
  [/\b([Ii])ts (?=(?:in|on|at|an?|the|my|our|not) |part of (?:my|our|his|her|their) )/g, '$1t is '],
  [/(^|[.;,] |\b(?:because|but|so|since) )([Ii])ts (?=(?:expensive|cheap|easy|hard|free|difficult|important|impossible|necessary|useful|slow)(?:[.,;]|$| (?:to|because|for|when|if)\b))/g, '$1$2t is '],
  [/\b([Tt]hey|[Yy]ou|[Ww]e(?=ve))(re|ve) (?=\p{Ll})/gu, (_found, who, end) => `${who!} ${end === 're' ? 'are' : 'have'} `],
  [/\b[Ii](m|ve) (?=\p{Ll})/gu, (_found, end) => (end === 'm' ? 'I am ' : 'I have ')],
  [/(?<![\p{L}\d-])kids (?=(?:\p{Ll}+ )?(?:team|club|camp|class|program|group|museum|league)s?\b)/gu, 'children’s '],
  [/\b(I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he)’d (?=(?:be|have|buy|like|need|use|want|take|go|make|do|give|say|see|get|write|pay|try|help|ask)\b)/g, '$1 would '],
  // “Kids First Academy” and “Dr. Kid” are names: with a capital letter only at the head of a sentence, and before a small one.
  [/(^|(?<!\b(?:Drs?|Mr|Mrs|Ms|Prof|St))[.?!] )Kid(s?)(?= \p{Ll})/gu, (_found, before, many) => `${before!}Child${many === '' ? '' : 'ren'}`],
  [/(?<![\p{L}\d-])kids’(?!\p{L})/gu, 'children’s'],
  [/(?<![\p{L}\d-])kid(s?)(?![\p{L}\d])/gu, (_found, many) => `child${many === '' ? '' : 'ren'}`],
  [/\b(?:a lot|lots) of (?=(?:\p{Ll}+ )?\p{Ll}{2,}s\b(?<!ss))/gu, 'many '],
  // “no-till farming”, “they till the soil”, and “the cash till” speak of other things.
  [new RegExp(`(?<![\\p{L}\\d-])till(?= (?:\\d|now\\b|then\\b|today\\b|tomorrow\\b|the end\\b|(?:${MONTHS.join('|')}|I|we|they|it|he|she)\\b))`, 'gu'), 'until'],
  [new RegExp(`\\b(?:${Object.keys(SPELLED).join('|')})\\b`, 'g'), (found) => SPELLED[found]!],
  [/\b(1) yr\b\.?/g, '$1 year'],
  [/(\d) ?yrs?\b\.?(?= \p{Ll})/gu, '$1 years'],
  [/(\d) ?hrs?\b\.?(?= \p{Ll})/gu, '$1 hours'],
  [/(?<![\d.,])(\d[\d.,]*) ?(hr|yr)s?(?=[.,;]|$)/g, (_found, count, unit) => `${count!} ${unit === 'hr' ? 'hour' : 'year'}${count === '1' ? '' : 's'}`],
  [/(\p{Ll}{3}s?)\/(?:yr|year)\b\.?/gu, '$1 a year'],
  [/\$(\d{1,3})k(?:\/(?:yr|year))?(?= (?:an?|per|each) |[.,;)]|$| \p{Ll})/gu, (found, count) => `$${count!},000${/\//.test(found) ? ' a year' : ''}`],
  [/\bapprox\b\.?/gi, 'approximately'],
  [/\bw\/o /g, 'without '],
  [/\bw\/ ?(?=\p{L})/gu, 'with '],
  [/\b(would|could|should|might|must) of\b(?! course)/gi, '$1 have'],
  [/\bcan’t\b/g, 'cannot'],
  [/\bwon’t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n’t\b/gi, '$1 not'],
  [/\b(I|[Ww]e|[Tt]hey|[Yy]ou)’ve\b/g, '$1 have'],
  [/\b(I|[Ww]e|[Tt]hey|[Yy]ou)’ll\b/g, '$1 will'],
  [/\b([Ww]e|[Tt]hey|[Yy]ou)’re\b/g, '$1 are'],
  [/\b(?:I|i)’m\b/g, 'I am'],
  [/(^|[ (])i(?= )/g, '$1I'],
  // What talk puts in front of a sentence or behind it says nothing in a letter.
  [
    /(^|[.?!] )(?:Well, (?=\p{Lu})|(?:(?:See|Look|Well), |(?:OK|Ok|Okay),? )(?=(?:I|we|they|it|he|she|there|the|an?|my|our|this|that|these|in|at|on|for(?! example)|when|if|because|nobody|everybody|most|some) )|(?:Honestly|Actually|Basically|Frankly|You know|You see|I mean|To be honest|To be fair), |I (?:must|have to) (?:say|admit)(?:,| that|(?= (?:I|we|they|it|he|she|there) )) )(\p{L})/gu,
    (_found, before, letter) => `${before!}${letter!.toUpperCase()}`,
  ],
  [/(^|[.?!] )(?:So,? )?(?:basically,? )?what happens is (?:that )?(\p{L})/giu, (_found, before, letter) => `${before!}${letter!.toUpperCase()}`],
  [/(^|[.?!] )What I do is (?:that )?I (?=\p{Ll})/gu, '$1I '],
  [/(^|[.?!] )The idea is that (?=(?:(?:in|by|during) (?:the (?:end|spring|summer|fall) of )?(?:19|20)\d\d,? )?I will\b)(\p{L})/gu, (_found, before, letter) => `${before!}${letter!.toUpperCase()}`],
  [/\bI would say(?: that)? (?=I am an? )/g, ''],
  [/\b(and|but|although|because|so|since|which),? (?:to be (?:honest|fair)|honestly|frankly|obviously),? (?=\p{Ll})/gu, '$1 '],
  [/\bbasically (?=(?:all|every|the whole)\b)/g, 'nearly '],
  [/, obviously(?=[.,;])/g, ''],
  [/,? (?:and|as) I have seen (?:this|it|that) (?:\p{Ll}+ ){0,2}times, (?=\p{Ll})/gu, ' '],
  [/, (?:and )?(?:this|that|which) is exactly what I (?:am doing|do|did)(?=[.])/g, ''],
  [/, believe it or not(?=[.,;])/g, ''],
  [/, which was nice(?=[.,;])/g, ''],
  [/, which (?:is|was) (?:a (?:real|great|big|huge) |an )(?:honor|privilege)(?: for me)?(?=[.;,])/g, ''],
  [/\bsomething like (?=\$?\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b)/g, 'about '],
  [/\bquite a few (?=more\b|\p{Ll}{3,}s\b)/gu, 'several '],
  [/\btalks about that\b/g, 'says that'],
  [/\bwrote (me|us) (?=(?:in|on|that|and|last|a letter|an e-?mail)\b)/g, 'wrote to $1 '],
  [/\bspecial ed(?=[ .,;])/g, 'special education'],
  [/(\d)-hrs?(?= \p{Ll})/gu, '$1-hour'],
  [/, (?:actually|honestly|basically|frankly|to be honest|to be fair),(?= )/g, ''],
  [/(?:,? (?:actually|honestly|basically|to be honest)|, frankly)(?=[,.;]|$)/g, ''],
  // A run is tried from its first sign only: from each of them it costs the square of its length.
  [/ ?(?<!!)!+(?=[ ”)]|$)/g, '.'],
]

/** Behind these a small letter goes on in the same sentence. */
const GOES_ON_BEHIND = /\b(?:etc|vs|approx|incl|resp|max|min|ca|no|vol|fig|dept|est|inc|ltd|co|corp|st|ft|lbs?|oz|hrs?|yrs?|mins?|pp?|conf|proc|symp|trans|assoc|univ|intl|eds?)\.$/i

/** A sentence that begins with a small letter, or with a small number in figures that stands alone in it. */
const begun = (text: string): string =>
  text
    .replace(/(\p{Ll}{3}|\d\d|\))([.?!]) (\p{Ll})(?=\p{Ll}{0,20}[ ,])/gu, (found, before: string, end: string, letter: string, at: number, whole: string) =>
      GOES_ON_BEHIND.test(whole.slice(Math.max(0, at - 8), at + before.length + 1)) ? found : `${before}${end} ${letter.toUpperCase()}`,
    )
    .replace(/(^|(?<!\b(?:[Pp]p?|[Nn]os?|[Vv]ol|[Ff]ig|[Cc]h|[Ss]ec|[Vv]))[.?!] )(\d{1,2}) (?=\p{Ll}{3,20} )(?!(?:to|and|or|of|percent)\b)/gu, (found, before: string, digits: string) => {
      const word = Number(digits) > 0 && Number(digits) < 13 ? UNDER_TWENTY[Number(digits)] : undefined
      return word === undefined ? found : `${before}${capitalize(word)} `
    })

/** `text`: one line with curly quotes. */
export const copyEdited = (text: string): string =>
  begun(
    text
      .split(/(“[^”]*”)/)
      .map((piece, place) => (place % 2 === 1 ? piece : inNativeTurns(WRITTEN.reduce((told, [found, written]) => told.replace(found, written as string), piece))))
      .join(''),
  )
