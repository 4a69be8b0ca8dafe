import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateText } from 'ai'
import { afterEach, expect, test } from 'vitest'
import { languageModel, type LanguageModelSettings } from './language-model.ts'

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
})

/** A service that answers as it is told; resolves to its address. */
async function service(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((request, response) => {
    request.resume()
    answer(response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const ask = (baseUrl: string, provider: LanguageModelSettings['provider']) => generateText({ model: languageModel({ provider, model: 'm', apiKey: 'k', baseUrl })!, prompt: 'Hello', maxRetries: 0 })

const PIECE = Buffer.alloc(256 * 1024, ' ')
const ENDLESS_BYTES = 64 * 1024 * 1024

test.each(['anthropic', 'openai', 'openai-compatible'] as const)('an answer of %s that does not end is given up after a few megabytes', async (provider) => {
  let sent = 0
  const url = await service((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && sent < ENDLESS_BYTES) {
        sent += PIECE.length
        if (!response.write(PIECE)) return void response.once('drain', more)
      }
      response.end('{}')
    }
    more()
  })
  await expect(ask(url, provider)).rejects.toThrow()
  expect(sent).toBeLessThan(ENDLESS_BYTES / 4)
})

test('an answer that says it is too long is not read', async () => {
  const url = await service((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400000000' }).write('{')
  })
  await expect(ask(url, 'openai-compatible')).rejects.toThrow()
})

test('an answer of a usual length is read whole', async () => {
  const words = 'a word '.repeat(20_000).trim()
  const url = await service((response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, message: { role: 'assistant', content: words }, finish_reason: 'stop' }] })),
  )
  expect((await ask(url, 'openai-compatible')).text).toBe(words)
})
