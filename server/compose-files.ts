import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyedFileStore } from '../adapters/files/file-keys.ts'
import { folderFileStore } from '../adapters/files/folder-file-store.ts'
import { freeBytesOf, guardedFileStore } from '../adapters/files/guarded-file-store.ts'
import { s3FileStore } from '../adapters/files/s3-file-store.ts'
import { clamAvScan, noVirusScan } from '../adapters/virus-scan/virus-scan.ts'
import type { StoreMark, VirusScan } from '../usecases/ports.ts'
import type { Env } from './env.ts'

/** The store itself, which can be told a key. */
export function keyedFileStoreOf(env: Env): KeyedFileStore {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return folderFileStore(join(env.DATA_DIR, 'files'))
  return s3FileStore({ bucket, region, endpoint, accessKeyId, secretAccessKey })
}

export function fileStoreOf(env: Env): ReturnType<typeof guardedFileStore> & StoreMark {
  const store = keyedFileStoreOf(env)
  const mark: StoreMark = { place: store.place, readMark: store.readMark, writeMark: store.writeMark }
  if (env.S3_BUCKET !== undefined) return { ...guardedFileStore(store, { freeBytes: async () => Infinity, keptFree: 0 }), ...mark }
  // The folder may not be there before the first start.
  mkdirSync(env.DATA_DIR, { recursive: true })
  return { ...guardedFileStore(store, { freeBytes: () => freeBytesOf(env.DATA_DIR), keptFree: env.FREE_SPACE_MB * 1024 * 1024 }), ...mark }
}

export function virusScanOf(env: Env): VirusScan {
  return env.CLAMAV_URL === undefined ? noVirusScan : clamAvScan(env.CLAMAV_URL)
}
