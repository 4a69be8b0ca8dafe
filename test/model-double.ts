/** A server that speaks the protocol of OpenAI-compatible models and says what a test gives it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Text to answer with, a status to fail with, an answer that ends too early, one whose connection breaks in the middle, or none at all. */
export type Said = string | number | { cut: string } | { broken: string } | 'hang'

/** `answer` gets the last message that was sent, and may take its time. */
export async function modelDouble(answer: (question: string) => Said | Promise<Said>): Promise<{ base: string; asked: string[]; close(): void }> {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const { messages } = JSON.parse(await text(request)) as { messages: { content: string }[] }
    const question = messages.at(-1)!.content
    asked.push(question)
    const said = await answer(question)
    if (said === 'hang') return
    if (typeof said === 'number') return void response.writeHead(said, { 'content-type': 'application/json' }).end('{"error":{"message":"down"}}')
    if (typeof said === 'object' && 'broken' in said) {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.write(`{"id":"c","choices":[{"message":{"role":"assistant","content":${JSON.stringify(said.broken).slice(0, -1)}`, () => response.destroy())
    }
    const [content, finish] = typeof said === 'string' ? [said, 'stop'] : [said.cut, 'length']
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
        usage: { prompt_tokens: 400, completion_tokens: 120, total_tokens: 520 },
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
