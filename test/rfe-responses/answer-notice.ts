import { lookedAt } from '../petitions/case-of.ts'
/** The case that a fictional petitioner would have after confirming the table, answering and choosing; and the letter as plain text. */
import { findResponseQuestion } from '../../content/rfe-response/questions.ts'
import { optionsOf, theoryStandings } from '../../content/rfe-response/theories.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import { answerQuestion, withExhibit } from '../../domain/petition/change-case.ts'
import { emptyCase, STATEMENT_ID, type CaseFile } from '../../domain/petition/case-file.ts'
import { letterDocument, type DraftBlock } from '../../domain/petition/draft.ts'
import { chooseTheories, confirmFiledEndeavor, confirmTable, copyFilingDay, placeSentence, settleRequest, withFiledPetition, type ResponseChanged } from '../../domain/rfe-response/change-response.ts'
import { responseOf } from '../../domain/rfe-response/request-table.ts'
import { liveRequests, passageQuestion, unsettledWords } from '../../domain/rfe-response/response-file.ts'
import { readFiledPetition } from '../../domain/rfe/read-filed-petition.ts'
import { readNotice } from '../../domain/rfe/read-notice.ts'
import { layOut } from '../rfe-letters/lay-out.ts'
import type { ResponseCase, Said } from './response-cases.ts'

export function done(result: ResponseChanged | { kind: string }): CaseFile {
  if (result.kind !== 'changed' || !('file' in result)) throw new Error(JSON.stringify(result))
  return result.file
}

export const noticePages = ({ notice }: ResponseCase) => layOut(notice)
export const petitionPages = ({ petition }: ResponseCase) => layOut({ header: [], footer: [], body: petition })

/** The table as it is read, with nothing said to it. */
export function readTable(one: ResponseCase): CaseFile {
  const reading = readNotice(noticePages(one))
  const file: CaseFile = { ...emptyCase(), response: responseOf({ file: 'notice.pdf', sha256: one.key, reading }) }
  const stated = withExhibit(file, { id: STATEMENT_ID, title: 'Statement of the petitioner', proves: ['Prong 1', 'Prong 2', 'Prong 3'], state: 'have' }).file
  return withFiledPetition(stated, { file: 'petition.pdf', sha256: one.key, reading: readFiledPetition(petitionPages(one)) })
}

export function confirmed(one: ResponseCase): CaseFile {
  let file = readTable(one)
  for (const { id, rev } of [...liveRequests(file.response!), ...file.response!.accepted]) file = done(settleRequest(file, { id, rev, act: 'confirm' }))
  for (const { text } of unsettledWords(file.response!)) file = done(placeSentence(file, { text, concern: null }))
  file = done(copyFilingDay(file, { day: one.filedOn, today: '2026-11-22' }))
  file = done(confirmFiledEndeavor(file, { text: one.endeavor, at: '2026-11-22T00:00:00Z', by: 'customer' }))
  return done(confirmTable(file, { at: '2026-11-22T00:00:00Z' }))
}

const filedTitle = (file: CaseFile, label: string): string => {
  const exhibit = file.exhibits.find(({ filed }) => filed?.label === label)
  if (exhibit === undefined) throw new Error(`the record holds no ${label}: ${file.exhibits.map(({ title }) => title).join('; ')}`)
  return exhibit.title
}

export function answer(file: CaseFile, id: string, said: Said): CaseFile {
  const question = findResponseQuestion(file, id)
  if (question === undefined) throw new Error(`no question ${id}`)
  return lookedAt(done(answerQuestion(file, { question, text: said.text, document: said.filed === undefined ? (said.document ?? '') : filedTitle(file, said.filed) })))
}

/** By the id of its request and question: what is said. */
export function saidById(one: ResponseCase, file: CaseFile): [id: string, said: Said][] {
  return one.requests.flatMap(({ concern, words, said }) => {
    const request = liveRequests(file.response!).find((each) => each.concern === concern)
    if (request === undefined) throw new Error(`${one.key}: the table holds no ${concern}`)
    return [...words.map((each, place): [string, Said] => [passageQuestion(request, place), each]), ...Object.entries(said).map(([id, each]): [string, Said] => [`${request.id}.${id}`, each])]
  })
}

export function answered(one: ResponseCase): CaseFile {
  let file = confirmed(one)
  file = answer(file, 'name', { text: one.name })
  for (const [id, said] of saidById(one, file)) file = answer(file, id, said)
  file = {
    ...file,
    facts: file.facts.map((fact) => (fact.state === 'read' ? { ...fact, state: 'rejected' as const } : fact.element === 'eb2.degree' ? { ...fact, fields: { degree: fact.text } } : fact)),
    exhibits: file.exhibits.map((exhibit) => ({ ...exhibit, state: 'have' as const })),
  }
  const theories = theoriesOf(one, file)
  return done(chooseTheories(file, { theories, options: optionsOf(file, theories), at: '2026-11-22T01:00:00Z' }))
}

export const theoriesOf = (one: ResponseCase, file: CaseFile): Record<string, string> =>
  Object.fromEntries(liveRequests(file.response!).map(({ id, concern }) => [id, one.theories?.[concern] ?? theoryStandings(file, concern)[0]!.theory.id]))

const wrap = (text: string, indent = ''): string => {
  const out: string[] = []
  let line = indent
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length > 100 && line.trim() !== '') {
      out.push(line.trimEnd())
      line = indent
    }
    line += `${word} `
  }
  return [...out, line.trimEnd()].join('\n')
}

/** As a reader sees it; for people who judge letters. */
export function textOfLetter(file: CaseFile, blocks: readonly DraftBlock[]): string {
  const letter = letterDocument(file, blocks, { title: 'Response letter', edition: '2026-11-22' })
  return letter.blocks
    .map((block): string => {
      switch (block.kind) {
        case 'heading':
          return `${'#'.repeat(block.level)} ${wordsOf(block.content)}`
        case 'paragraph':
        case 'numbered':
          return wordsOf(block.content)
            .split('\n')
            .map((line) => wrap(line))
            .join('\n')
        case 'quote':
          return `${wrap(`“${wordsOf(block.content)}”`, '    ')}${block.source === undefined ? '' : `\n    (${wordsOf(block.source)})`}`
        case 'list':
          return block.items.map(({ content }) => wrap(`- ${wordsOf(content)}`)).join('\n')
        case 'table':
          return [block.header.map(wordsOf).join(' | '), ...block.rows.map((row) => row.map((cell) => (cell.kind === 'words' ? wordsOf(cell.content) : '')).join(' | '))].join('\n')
        case 'signature':
          return `${block.closing}\n\n____________________\n${wordsOf(block.name)}\n${block.lines.map(wordsOf).join('\n')}`
        case 'exhibit-index':
          return letter.exhibits.map(({ id, title, proves }) => `${id.replace('Ex-', 'Exhibit ')}: ${title} [${proves.join(', ')}]`).join('\n')
        default:
          return ''
      }
    })
    .filter((text) => text !== '')
    .join('\n\n')
}
