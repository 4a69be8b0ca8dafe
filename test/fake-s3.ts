/** A small S3-compatible server in memory that checks every signature (AWS Signature Version 4) and every payload hash. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeS3 = {
  endpoint: string
  objects: Map<string, Buffer>
  /** Names on one page of a listing. */
  pageSize: number
  /** Requests whose signature or payload did not hold. */
  refused: number
  /** Bytes of files that were sent. */
  sent: number
  /** The next write is answered as a full disk would be. */
  failNextPut: boolean
  close(): Promise<void>
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

function signatureHolds(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const found = /Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? '')
  if (found === null) return false
  const [, day = '', region = '', names = '', signature] = found
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const url = new URL(request.url ?? '/', 'http://fake')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('')
  const canonical = [request.method, url.pathname, query, headers, names, payload].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature
}

export async function startFakeS3(secret: string): Promise<FakeS3> {
  const fake: FakeS3 = { endpoint: '', objects: new Map(), pageSize: 1000, refused: 0, sent: 0, failNextPut: false, close: async () => {} }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const fail = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    }
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://fake')
    if (!signatureHolds(request, body, secret)) {
      fake.refused++
      return fail(403, 'SignatureDoesNotMatch')
    }
    if (request.method === 'PUT') {
      if (fake.failNextPut) {
        fake.failNextPut = false
        return fail(400, 'EntityTooLarge')
      }
      if (request.headers['if-none-match'] === '*' && fake.objects.has(path)) return fail(412, 'PreconditionFailed')
      fake.objects.set(path, body)
      return response.writeHead(200).end()
    }
    if (searchParams.get('list-type') === '2') {
      const bucket = `${path.replace(/\/$/, '')}/`
      const after = searchParams.get('continuation-token') ?? ''
      const names = [...fake.objects.keys()]
        .filter((name) => name.startsWith(bucket))
        .map((name) => name.slice(bucket.length))
        .toSorted()
        .filter((name) => name > after)
      const page = names.slice(0, fake.pageSize)
      const more = names.length > page.length
      const contents = page.map((name) => `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`).join('')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents}</ListBucketResult>`)
    }
    if (request.method === 'DELETE') {
      fake.objects.delete(path)
      return response.writeHead(204).end()
    }
    const object = fake.objects.get(path)
    if (object === undefined) return fail(404, 'NoSuchKey')
    if (request.method === 'HEAD') return response.writeHead(200, { 'content-length': object.length }).end()
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    fake.sent += range === null ? object.length : Math.max(0, Math.min(object.length, Number(range[2]) + 1) - Number(range[1]))
    if (range === null) return response.writeHead(200, { 'content-length': object.length }).end(object)
    const start = Number(range[1])
    if (start >= object.length) return fail(416, 'InvalidRange')
    const part = object.subarray(start, Number(range[2]) + 1)
    return response.writeHead(206, { 'content-length': part.length, 'content-range': `bytes ${start}-${start + part.length - 1}/${object.length}` }).end(part)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return fake
}
