/** The first draft of an answer to a notice: the table of requests, and the ways to answer each. */
import { bullets, h1, h2, p, plain, table } from '../../domain/documents/blocks.ts'
import type { Block, Document } from '../../domain/documents/document.ts'
import { parseInline } from '../../domain/documents/inline-syntax.ts'
import { findExhibit, type CaseFile } from '../../domain/petition/case-file.ts'
import { acceptedPoints, factsOfRequest, itemsOf, itemStates, liveRequests, partNames, type NoticeRequest } from '../../domain/rfe-response/response-file.ts'
import { publicLabel } from '../../domain/orders/public-label.ts'
import { noticeName } from './compose-response.ts'
import { theoryStandings } from './theories.ts'
import { ACCEPTED_WORDS, CONCERN_STANDARDS, ITEM_WORDS, RECORD_WORDS, requestTitle } from './words.ts'

const STRENGTHS = { strong: 'Carried by what you confirmed.', fair: 'Carried, but documents are to come.', thin: 'Thin for now.' } as const

/** What the notice asks for, and what became of each item so far. */
function askedLines(file: CaseFile, request: NoticeRequest): Block[] {
  const states = itemStates(file, request)
  const lines = itemsOf(request).flatMap(({ text, page, label, under }, place) => {
    const state = states[place]
    return state == null ? [] : [plain(`${label === undefined ? '' : `${label} `}${under === undefined ? '' : `${under} … `}${text} (page ${page}). ${ITEM_WORDS[state.kind]}.`)]
  })
  return lines.length === 0 ? [] : [p('It asks for:', { keepWithNext: true }), bullets(...lines)]
}

/** `edition`: YYYY-MM-DD. Null parts of the case are left out. */
export function responsePlanDocument(file: CaseFile, made: { edition: string; reference: string }): Document {
  const response = file.response!
  const requests = liveRequests(response)
  const accepted = acceptedPoints(response)
  return {
    id: 'first-draft',
    title: `First draft: the plan of your response to the ${noticeName(response)}`,
    edition: made.edition,
    kind: 'guide',
    front: 'heading',
    exhibits: [],
    footer: `Order ${publicLabel(made.reference)}`,
    blocks: [
      p('Choose a way to answer for each request on the page of your order. With your choice the full draft begins. Nothing here is legal advice, and no result is promised.'),
      ...(response.deadline === null
        ? [p('The notice gave us no date to answer by. Please look for it in your letter.')]
        : [p(plain(`The notice prints “${response.deadline.printed}” for the answer. This was copied and nothing was counted; the date on the paper counts.`))]),
      h1('The table of requests'),
      table(
        [0.5, 2.4, 0.8, 1.8, 1.5],
        ['No.', 'Request', 'Page', 'Standard', 'The record holds'],
        requests.map((request, place) => [
          plain(String(place + 1)),
          plain(requestTitle(request)),
          plain(String(request.quotes[0]?.page ?? '')),
          plain(CONCERN_STANDARDS[request.concern]),
          plain(RECORD_WORDS[request.record]),
        ]),
      ),
      ...(accepted.length === 0
        ? []
        : [
            h1('What the notice accepts'),
            p('Nothing is argued about these points.'),
            bullets(...accepted.map(({ what, quote, page }) => plain(`${ACCEPTED_WORDS[String(what)] ?? String(what)}: “${quote}” (page ${page})`))),
          ]),
      h1('Ways to answer'),
      ...requests.flatMap((request, place): Block[] => {
        const facts = factsOfRequest(file.facts, request)
        const exhibits = [...new Set(facts.flatMap(({ exhibits: ids }) => ids))].flatMap((id) => findExhibit(file, id) ?? [])
        return [
          h2(plain(`${partNames(response)[place]!}: ${requestTitle(request)}`)),
          ...request.quotes.map(({ text, page }): Block => ({ kind: 'quote', content: plain(text), source: plain(`Notice, page ${page}`) })),
          ...askedLines(file, request),
          p(plain(facts.length === 0 ? 'You have confirmed nothing for this request yet.' : `You have confirmed ${facts.length === 1 ? 'one fact' : `${facts.length} facts`} for this request.`)),
          ...(exhibits.length === 0 ? [] : [bullets(...exhibits.map(({ title, state }) => plain(`${title}${state === 'have' ? '' : ' (to come)'}`)))]),
          ...theoryStandings(file, request.concern).flatMap(({ theory, strength, missing }): Block[] => [
            p(parseInline(`**${theory.title}.** ${theory.argues}`), { keepWithNext: true }),
            bullets(plain(STRENGTHS[strength]), ...(missing.length === 0 ? [] : [plain(`Missing: ${missing.join('; ')}.`)])),
          ]),
        ]
      }),
    ],
  }
}
