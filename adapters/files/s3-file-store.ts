import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, NoSuchKey, NotFound, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { addAbortSignal, type Readable } from 'node:stream'
import { MARK_KEY, newKey, type KeyedFileStore } from './file-keys.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Of another S3-compatible service; its buckets are then addressed by path. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

export type S3Limits = {
  /** Of one request with its repetitions and its body. */
  timeoutMs: number
  /** Of one file that is read. */
  bytesMax: number
}

/** A file of 30 MB takes a minute on a line of 4 Mbit/s. */
const LIMITS: S3Limits = { timeoutMs: 90_000, bytesMax: 100 * 1024 * 1024 }

/** How long one try waits for a connection, and for the next sign of life. */
const CONNECT_MS = 5_000
const SILENCE_MS = 15_000

async function readBounded(body: Readable, { bytesMax }: S3Limits, deadline: AbortSignal): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of addAbortSignal(deadline, body)) {
    bytes += (chunk as Buffer).length
    if (bytes > bytesMax) throw new Error(`a file of the bucket is longer than ${bytesMax} bytes`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Of a file that is read while it is sent. Each is asked for on its own: whoever takes it slowly holds no connection to the service. */
const PIECE_BYTES = 1024 * 1024

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/

/** Files in a private bucket of an S3-compatible service, under random names. What takes longer or is longer than the limits fails. */
export function s3FileStore({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings, limits: S3Limits = LIMITS): KeyedFileStore {
  const deadline = () => AbortSignal.timeout(limits.timeoutMs)
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The default adds trailing checksums that not every compatible service understands.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS, throwOnRequestTimeout: true },
  })
  async function read(key: string): Promise<Uint8Array | null> {
    const abortSignal = deadline()
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), { abortSignal })
      return Body === undefined ? null : await readBounded(Body as Readable, limits, abortSignal)
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }
  const store: KeyedFileStore = {
    place: `bucket ${bucket}`,
    async readMark() {
      const bytes = await read(MARK_KEY)
      return bytes === null ? null : new TextDecoder().decode(bytes).trim()
    },
    async writeMark(text) {
      const mark = { Bucket: bucket, Key: MARK_KEY, Body: `${text}\n`, ContentType: 'text/plain' }
      try {
        await client.send(new PutObjectCommand({ ...mark, IfNoneMatch: '*' }), { abortSignal: deadline() })
      } catch (error) {
        if (!(error instanceof S3ServiceException)) throw error
        const status = error.$metadata.httpStatusCode
        if (status === 409 || status === 412) return
        // Not every compatible service knows the condition.
        if (status !== 400 && status !== 501) throw error
        await client.send(new PutObjectCommand(mark), { abortSignal: deadline() })
      }
    },
    async put(bytes) {
      const key = newKey()
      await store.putAt(key, bytes)
      return key
    },
    async putAt(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentLength: bytes.length, ContentType: 'application/octet-stream' }), { abortSignal: deadline() })
    },
    get: async (key) => (KEY.test(key) ? read(key) : null),
    async open(key) {
      if (!KEY.test(key)) return null
      const { bytesMax } = limits
      const pieceAt = async (start: number) => {
        const abortSignal = deadline()
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${start + PIECE_BYTES - 1}` }), { abortSignal })
        if (Body === undefined) throw new Error('a file of the bucket came without a body')
        return readBounded(Body as Readable, limits, abortSignal)
      }
      let whole: number
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }), { abortSignal: deadline() })
        if (ContentLength === undefined || !(ContentLength <= bytesMax)) throw new Error(`a file of the bucket is longer than ${bytesMax} bytes, or of no length`)
        whole = ContentLength
      } catch (error) {
        if (error instanceof NotFound) return null
        throw error
      }
      async function* pieces() {
        for (let sent = 0; sent < whole;) {
          const piece = await pieceAt(sent)
          if (piece.length === 0) throw new Error('a file of the bucket ended before its length')
          sent += piece.length
          yield piece
        }
      }
      return { bytes: whole, pieces }
    },
    async delete(key) {
      if (KEY.test(key)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal: deadline() })
    },
    async *list() {
      let from: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ...(from === undefined ? {} : { ContinuationToken: from }) }), { abortSignal: deadline() })
        for (const { Key: key, LastModified: storedAt } of page.Contents ?? []) {
          if (key !== undefined && storedAt !== undefined && KEY.test(key)) yield { key, storedAt }
        }
        from = page.NextContinuationToken
      } while (from !== undefined)
    },
  }
  return store
}
