import { randomBytes } from 'node:crypto'
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from '../../usecases/ports.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Of another S3-compatible service; its buckets are then addressed by path. */
  endpoint?: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/

/** Files in a private bucket of an S3-compatible service, under random names. */
export function s3FileStore({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The default adds trailing checksums that not every compatible service understands.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  })
  return {
    async put(bytes) {
      const name = randomBytes(20).toString('hex')
      const key = `${name.slice(0, 2)}/${name}`
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentLength: bytes.length, ContentType: 'application/octet-stream' }))
      return key
    },
    async get(key) {
      if (!KEY.test(key)) return null
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body === undefined ? null : await Body.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async delete(key) {
      if (KEY.test(key)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    async *list() {
      let from: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ...(from === undefined ? {} : { ContinuationToken: from }) }))
        for (const { Key: key, LastModified: storedAt } of page.Contents ?? []) {
          if (key !== undefined && storedAt !== undefined && KEY.test(key)) yield { key, storedAt }
        }
        from = page.NextContinuationToken
      } while (from !== undefined)
    },
  }
}
