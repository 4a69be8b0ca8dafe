/** Which sentences of an uploaded text speak to a machine reader instead of telling a fact. */

// A resume may tell of work on language models; only an address or an order to the reader counts.
const ADDRESSED = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(instructions?|prompts?|rules|guidelines|directions|(?:everything|anything|all) (?:above|before|else)|previous (?:text|messages?)|criteria)\b/i,
  /\b(system|developer|hidden|initial) (prompt|message|instructions?)\b.{0,40}\b(is|are|reveal|print|show|follows?|override|:)/i,
  /\b(reveal|print|repeat|show|output|leak)\b.{0,30}\b(system prompt|your (?:prompt|instructions|rules)|secret|api key|environment variables?)\b/i,
  /\b(?:new|updated|following|these|special) instructions?\s*(?::|for (?:the )?(?:ai|model|assistant|llm|system|reader))/i,
  /\byou (?:are|will be) (?:now |no longer )?(?:an?|the) (?:\w+ ){0,3}(?:ai|assistant|model|chatbot|bot|evaluator|reviewer|recruiter|system|expert)\b/i,
  /\byou (?:must|should|shall|are required to|have to|need to) (?:now |always |only |not )?(?:rate|rank|score|say|state|write|recommend|approve|select|output|respond|answer|reply|ignore|treat|give|include|mention|conclude|classify|generate|produce|follow|obey)\b/i,
  /\b(?:rate|rank|score|recommend|select|approve|hire|shortlist|classify|evaluate|treat|mark|describe|present) (?:this|the) (?:candidate|applicant|resume|cv|profile)\b/i,
  // “The letters describe the petitioner as …” tells a fact; an order has no subject.
  /(?:^|[^\p{L}\p{N}\s]|\b(?:please|kindly|then|and|also|now|to|must|should|shall|will|can|you|always|just|only|instead|simply))\s*\b(?:rate|rank|score|recommend|select|approve|hire|shortlist|classify|evaluate|treat|mark|describe|present) (?:this|the) (?:person|petitioner|document)\b(?!['’]s)/iu,
  /\b(?:this|the) (?:candidate|applicant|petitioner) (?:is|should be|must be) (?:the best|perfect|ideal|approved|hired|selected|ranked|rated|exceptionally|described|given)/i,
  /\b(?:respond|reply|answer) (?:only |exactly |solely )?(?:with|in|by)\b.{0,40}(?:["“'`]|\bjson\b|\bonly\b|\byes\b|\bapproved\b|\bpirate\b)/i,
  /\b(?:note|message|instructions?|attention|hint|hello|dear)[:,]? (?:to |for )?(?:the |all |any )?(?:ai|a\.i\.|llms?|language models?|models?|assistants?|chatbots?|chatgpt|gpt|claude|gemini|bots?|parsers?|screeners?|automated (?:systems?|readers?)|ats)\b/i,
  /^\W*(?:ai|llm|model|assistant|chatbot|chatgpt|system|bot|user|human)\s*:/i,
  /\bas an? (?:ai|artificial intelligence|language model|llm|assistant(?! (?!(?:you|your|i|we|must|should|will|please|that|who|which|with|and|to|for|in)\b)[a-z]{3,}))\b,?/i,
  /\bif you(?:['’]re| are) (?:an? )?(?:ai|llm|language model|bot|automated|machine|reading this)/i,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|instructions?|endoftext|prompt)\|?>|\[\/?(?:INST|SYSTEM|SYS)\]|<<\/?SYS>>|##\s*(?:system|instructions?|assistant)\b/i,
  /\b(?:begin|end|start) (?:of )?(?:system|hidden|new|admin) (?:prompt|instructions?|message|override)\b/i,
  /\bdo not (?:mention|reveal|disclose|tell|follow|summari[sz]e|show|include)\b.{0,40}\b(?:this|these|user|instructions?|anyone|prompt|text|above)\b/i,
  /\b(?:write|say|state|add|include|insert|append) (?:the (?:words?|phrase|sentence|following|text|link)|exactly|a link)\b/i,
  // "The two recyclers state that …" tells a fact; an order has no subject.
  /(?:^|[^\p{L}\p{N}\s]|\b(?:please|kindly|then|and|also|now|to|must|should|shall|will|can|you|always|just|only|instead|simply|clearly))\s*\b(?:write|say|state|add|include|insert|append) that\b/iu,
]

/** Softer signs that count only beside a sentence that is addressed to a machine. */
const CONTINUES = /\b(?:you|your|instead|respond|output|prompt|instructions?|candidate|applicant|model)\b/i

/** True where one sentence gives orders to, or addresses, whoever or whatever reads the file automatically. */
export function isAddressedToMachine(sentence: string): boolean {
  return ADDRESSED.some((pattern) => pattern.test(sentence))
}

/**
 * Blanks such sentences out of the lines of one paragraph, also where they wrap over lines, together with the
 * neighbouring sentences that carry them on. The number of lines stays the same.
 */
export function withoutMachineInstructions(lines: string[]): string[] {
  const joined = lines.join('\n')
  const flat = joined.replaceAll('\n', ' ')
  const sentences = [...flat.matchAll(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+(?=\s|$)|$)/g)]
    .filter((match) => match[0].trim() !== '')
    .flatMap((match) => narrowed(match[0], match.index, joined))
    .map(({ text, start }) => ({ text, start, bad: isAddressedToMachine(text) }))
  if (!sentences.some((sentence) => sentence.bad)) return lines
  for (let pass = 0; pass < 2; pass++) {
    for (const [n, sentence] of sentences.entries()) {
      const beside = sentences[n - 1]?.bad || sentences[n + 1]?.bad
      if (beside && CONTINUES.test(sentence.text)) sentence.bad = true
    }
  }
  const parts: string[] = []
  let end = 0
  for (const { text, start, bad } of sentences) {
    if (!bad) continue
    const next = start + text.length
    parts.push(joined.slice(end, start), joined.slice(start, next).replace(/[^\n]/g, ' '))
    end = next
  }
  const cleaned = parts.join('') + joined.slice(end)
  return cleaned.split('\n').map((line, n) => (line === lines[n] ? line : line.replace(/ {2,}/g, ' ').trim()))
}

/**
 * A list without full stops runs into the sentence below it: where the last lines alone give the order, only they
 * count. An order that begins on an earlier line stays whole.
 */
function narrowed(text: string, start: number, joined: string): { text: string; start: number }[] {
  // What no pattern meets in the whole is met in no part of it.
  const patterns = ADDRESSED.filter((pattern) => pattern.test(text))
  const met = (part: string) => patterns.some((pattern) => pattern.test(part))
  const begins = patterns.length === 0 ? [] : capitalLines(joined.slice(start, start + text.length))
  // A longer beginning meets all that a shorter one meets, and so does a longer rest: each is looked for by halves.
  const free = begins.slice(
    0,
    countWhile(begins, (at) => !met(text.slice(0, at))),
  )
  const last = free.at(-1)
  if (last === undefined) return [{ text, start }]
  const at = met(text.slice(last)) ? last : free[countWhile(free, (one) => met(text.slice(one))) - 1]
  if (at === undefined) return [{ text, start }]
  return [
    { text: text.slice(0, at), start },
    { text: text.slice(at), start: start + at },
  ]
}

/** Where each line but the first begins that has a capital in front. */
function capitalLines(text: string): number[] {
  const begins: number[] = []
  let at = 0
  for (const line of text.split('\n')) {
    if (at > 0 && /^\s*\p{Lu}/u.test(line)) begins.push(at)
    at += line.length + 1
  }
  return begins
}

/** How many of a list hold, where those that hold come first. */
function countWhile(list: readonly number[], holds: (one: number) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(list[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
