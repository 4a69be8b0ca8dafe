/** A client that costs little: asks for one page over and over on open connections and counts the answers by their bytes. Run as a process of its own. */
import { connect } from 'node:net'

const [port = '', path = '/', connections = '20', seconds = '4'] = process.argv.slice(2)
const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`)

/** Bytes of one answer, its head included: all answers are the same but for their date. */
function sizeOfAnswer(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request))
    let text = ''
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      const length = /content-length: (\d+)/i.exec(text)?.[1]
      if (head === -1 || length === undefined || text.length < head + 4 + Number(length)) return
      socket.destroy()
      if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, head)))
      resolve(text.length)
    })
  })
}

function flood(size: number): Promise<number> {
  let answers = 0
  const sockets = Array.from({ length: Number(connections) }, () => {
    let got = 0
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request))
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      got += chunk.length
      if (got < size) return
      if (got > size) throw new Error('an answer was longer than the first one')
      got = 0
      answers += 1
      socket.write(request)
    })
    return socket
  })
  // Never asleep: waking the client would cost the server more than its answer, the more the slower it is.
  const poll = () => void (polling = setImmediate(poll))
  let polling = setImmediate(poll)
  return new Promise((resolve) =>
    setTimeout(
      () => {
        clearImmediate(polling)
        for (const socket of sockets) socket.destroy()
        resolve(answers)
      },
      Number(seconds) * 1000,
    ),
  )
}

console.log(String(await flood(await sizeOfAnswer())))
