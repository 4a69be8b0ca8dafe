/** The words of a sentence with their parts of speech, by the tagger of wink-nlp ([012](../../docs/decisions/012-a-tagger-for-the-gate.md)). */
import winkModel from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

export type PartOfSpeech = 'ADJ' | 'ADP' | 'ADV' | 'AUX' | 'CCONJ' | 'DET' | 'INTJ' | 'NOUN' | 'NUM' | 'PART' | 'PRON' | 'PROPN' | 'PUNCT' | 'SCONJ' | 'SYM' | 'VERB' | 'X' | 'SPACE'
/** `joined`: nothing stands between it and what is before it. */
export type Token = { word: string; low: string; pos: PartOfSpeech; joined: boolean }

type Tagger = (text: string) => Token[]
let loaded: Tagger | null = null

/** Loaded once, where the first sentence is looked at: it takes half a second. */
function tagger(): Tagger {
  if (loaded !== null) return loaded
  const nlp = winkNLP(winkModel, ['pos'])
  const { its } = nlp
  loaded = (text) => {
    const tokens = nlp.readDoc(text).tokens()
    const [words, tags, spaces] = [tokens.out() as string[], tokens.out(its.pos) as PartOfSpeech[], tokens.out(its.precedingSpaces) as string[]]
    return words.map((word, place) => ({ word, low: word.toLowerCase().replace('’', "'"), pos: tags[place]!, joined: place > 0 && spaces[place] === '' }))
  }
  return loaded
}

/** No word has as many letters; the tagger looks for an address from each letter of such a run to its end. */
const LONGEST_WORD = 60
const OVERLONG = new RegExp(`(\\S{${LONGEST_WORD}})\\S+`, 'g')

export const taggedWords = (sentence: string): Token[] => tagger()(sentence.replace(OVERLONG, '$1'))
