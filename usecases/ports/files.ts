import type { FileNeed } from '../../domain/orders/needed-files.ts'
export type FileRecord = {
  id: string
  ownerKind: string
  ownerId: string
  role: string
  name: string
  mediaType: string
  bytes: number
  sha256: string
  storageKey: string | null
  createdAt: Date
}

export interface FileRecordStore {
  insert(files: FileRecord[]): Promise<void>
  find(id: string): Promise<FileRecord | null>
  ofOwner(ownerKind: string, ownerId: string): Promise<FileRecord[]>
  /** Those of the storage keys that a row names. */
  knownKeys(storageKeys: string[]): Promise<string[]>
  /** The files of several owners of one kind at once. */
  ofOwners(ownerKinds: string[], ownerIds: string[]): Promise<FileRecord[]>
  /** Those of a customer by a link once a minute. */
  recordAccess(fileId: string, actor: string, at: Date): Promise<void>
  /** Who opened these files and when, newest first. */
  accesses(fileIds: string[]): Promise<{ fileId: string; actor: string; at: Date }[]>
  /** Gives files of one owner to another. The ids that were not the first owner's stay where they are. */
  handOver(ids: string[], from: { kind: string; id: string }, to: { kind: string; id: string; role?: string }): Promise<FileRecord[]>
  /** Deletes the rows of an owner's files, all or those of `ids`, and answers them. What was handed over meanwhile stays. */
  deleteOf(owner: { kind: string; id: string }, ids?: string[]): Promise<FileRecord[]>
}

/** A file of an order that is on its way; its pieces are file records. */
export type UploadRecord = {
  id: string
  orderId: string
  need: FileNeed
  name: string
  /** As announced, with the hash (hex) that the whole must have. */
  bytes: number
  sha256: string
  createdAt: Date
  /** When its last piece came. */
  touchedAt: Date
}

export interface UploadStore {
  insert(upload: UploadRecord): Promise<void>
  find(id: string): Promise<UploadRecord | null>
  /** Oldest first. */
  ofOrder(orderId: string): Promise<UploadRecord[]>
  /** Holds the row until the transaction ends; false where it is gone. */
  touch(id: string, at: Date): Promise<boolean>
  delete(id: string): Promise<void>
  deleteOfOrders(orderIds: string[]): Promise<void>
  untouchedSince(before: Date, limit: number): Promise<UploadRecord[]>
}

/** What takes space before anybody has paid: a form, a started form or the messages of an order, by the id of its row. */
export type UnpaidPlace = { of: 'lead' | 'intake' | 'draft' | 'messages'; id: string }

/** How much space is taken by what belongs to no paid order, in bytes. What goes gives its space back by itself. */
export interface UnpaidRoomStore {
  held(): Promise<number>
  heldBy(place: UnpaidPlace): Promise<number>
  /**
   * Writes down that the row of the place, which is there, takes so much from now on. False where all together would then
   * take more than `most`; nothing is written then. Only one transaction at a time takes more than before.
   */
  take(place: UnpaidPlace, bytes: number, most: number): Promise<boolean>
  /** The order is paid: neither its forms and messages nor the lead that it names are counted any more. */
  freeOrder(orderId: string, leadId: string | null): Promise<void>
  freeIntake(intakeId: string): Promise<void>
}

/** A file that is read while it is sent. `pieces` rejects where the file is deleted meanwhile. */
export type OpenedFile = { bytes: number; pieces(): AsyncGenerator<Uint8Array, void> }

/** Where bytes live; keys are random and never shown. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>
  /** The whole file in memory; null where the key is unknown. */
  get(key: string): Promise<Uint8Array | null>
  /** Holds nothing until it is read; null where the key is unknown. */
  open(key: string): Promise<OpenedFile | null>
  delete(key: string): Promise<void>
  /** Everything that lies in the store, in no order, also what a broken-off write left. Foreign things are passed over. */
  list(): AsyncIterable<StoredBytes>
}

/** One file of an archive; nothing of it is read before its turn. `text`: worth packing. */
export type ZipPart = { name: string; text?: boolean; pieces(): AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** An archive that is made while it is sent: one piece of one file is in memory at a time. */
export type Zip = (parts: AsyncIterable<ZipPart> | Iterable<ZipPart>) => AsyncGenerator<Uint8Array, void>

/** Whose a file store is: a mark beside the files, and never among them. */
export interface StoreMark {
  /** The folder or the bucket, for the operator. */
  readonly place: string
  /** Null where the store bears none. */
  readMark(): Promise<string | null>
  /** Where the store bears none; another one stays. */
  writeMark(mark: string): Promise<void>
}

/** The id of this installation, made with its database and the same on all of its machines. */
export interface InstallationStore {
  /** `fresh`: taken where there is none yet. */
  id(fresh: string): Promise<string>
}

/** 'full': files are refused so that the rest can go on; 'failing': the last one could not be written. */
export type StorageHealth = 'writable' | 'full' | 'failing'

/** A file was refused because there is no room for it. */
export class StorageFull extends Error {}

/** `key` is for `delete`; `storedAt` is the store's own time. */
export type StoredBytes = { key: string; storedAt: Date }

export type ScanResult = { kind: 'clean' } | { kind: 'infected'; name: string } | { kind: 'not-scanned' }

/** Private addresses of files: the signature says what was granted. */
export type SignedAddresses = {
  /** An address that opens one file until `until` (milliseconds), for `reader`, whose name is recorded at each opening. */
  fileAddress(fileId: string, reader: string, until: number): string
  /** An address that opens the package of an order until `until` (milliseconds). */
  packageAddress(reference: string, fileId: string, until: number): string
  /** Whether it was signed here; its end is for the caller to judge. */
  isPackageAddress(given: { reference: string; fileId: string; until: number; signature: string }): boolean
  isFileAddress(given: { fileId: string; reader: string; until: number; signature: string }, now: number): boolean
}

/** Looks for known malware. Rejects where a scanner is set up and cannot be reached: an unscanned file is then not taken. */
export interface VirusScan {
  scan(bytes: Uint8Array): Promise<ScanResult>
}
