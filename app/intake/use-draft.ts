import { useCallback, useEffect, useRef, useState } from 'react'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import { deviceStorage, tabStorage } from '../generator/stored-profile.ts'
import { EMPTY_ANSWERS, toAnswers } from './intake-state.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { ask } from '../ui/ask.ts'

/** Where a started form is kept: with its order on the server until it was sent, else on this device; a sample nowhere. */
export type DraftPlace = { kind: 'order'; reference: string; version: number; sent: boolean } | { kind: 'device' } | { kind: 'nowhere' }

export type DraftStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; where: 'order' | 'device'; at: Date }
  | { kind: 'not-saved' }
  /** Another device saved since: the visitor chooses. */
  | { kind: 'newer'; answers: IntakeAnswers; version: number }

const DEVICE_KEY = 'intake-answers'
/** After the last letter typed. */
const PAUSE_MS = 1200
const RETRY_MS = 15_000
/** The form is sent after the save under way: it must not wait for one that gets no answer. */
const ANSWER_MS = 30_000

type NewerBody = { draft?: { answers: Record<string, Record<string, string>>; version: number } }

export function readDeviceDraft(): IntakeAnswers | null {
  try {
    const text = deviceStorage()?.getItem(DEVICE_KEY)
    return text == null ? null : toAnswers(JSON.parse(text) as Record<string, Record<string, string>>)
  } catch {
    return null
  }
}

export function clearDeviceDraft(): void {
  try {
    deviceStorage()?.removeItem(DEVICE_KEY)
  } catch {
    // Nothing is kept where storage is switched off.
  }
}

/** What the order does not hold yet, for this tab alone: it outlives a reload while the server cannot be reached. */
type UnsavedDraft = { answers: IntakeAnswers; version: number; unanswered: IntakeAnswers[] }

const unsavedKey = (reference: string) => `intake-unsaved-${reference}`

/** What was typed into this order's form before a reload and is not in `shown`. */
export function readUnsavedDraft(place: DraftPlace, shown: IntakeAnswers): UnsavedDraft | null {
  if (place.kind !== 'order') return null
  try {
    const text = tabStorage()?.getItem(unsavedKey(place.reference))
    if (text == null) return null
    const kept = JSON.parse(text) as UnsavedDraft & { sent: boolean }
    return kept.sent !== place.sent || sameAnswers(kept.answers, shown) ? null : { ...kept, answers: toAnswers(kept.answers) }
  } catch {
    return null
  }
}

function keepUnsaved({ reference, sent }: Extract<DraftPlace, { kind: 'order' }>, unsaved: UnsavedDraft | null): void {
  try {
    if (unsaved === null) tabStorage()?.removeItem(unsavedKey(reference))
    else tabStorage()?.setItem(unsavedKey(reference), JSON.stringify({ ...unsaved, sent }))
  } catch {
    // Then only the page holds it, as the note beside the form says.
  }
}

const sameAnswers = (one: IntakeAnswers, other: IntakeAnswers) => JSON.stringify(toAnswers(one)) === JSON.stringify(toAnswers(other))

function saveOnDevice(answers: IntakeAnswers): boolean {
  // A form that was emptied leaves nothing to come back to.
  if (answers === EMPTY_ANSWERS) {
    clearDeviceDraft()
    return true
  }
  try {
    const storage = deviceStorage()
    storage?.setItem(DEVICE_KEY, JSON.stringify(answers))
    return storage !== null
  } catch {
    return false
  }
}

/**
 * Saves the answers a moment after the last change, one save at a time: each carries the version that the last one was
 * answered with. A save that fails is tried again, and one whose answer was lost is known again. Leaving the page saves at
 * once. `hold` waits for the one under way and starts no other while the form is being sent; `stop` ends it once it is sent.
 */
export function useDraft(place: DraftPlace, answers: IntakeAnswers) {
  const [status, setStatus] = useState<DraftStatus>({ kind: 'idle' })
  const version = useRef(place.kind === 'order' ? place.version : 0)
  const saved = useRef<IntakeAnswers>(answers)
  const over = place.kind === 'order' && place.sent
  const stopped = useRef(over)
  /** Then nothing of the emptied form is kept. */
  const isSent = useRef(false)
  const isOpen = useRef(false)
  /** What was sent without an answer: one of them may have been saved all the same. */
  const unanswered = useRef<IntakeAnswers[]>([])
  const latest = useRef(answers)
  latest.current = answers

  const saveOnce = useCallback(async (): Promise<boolean> => {
    if (stopped.current || place.kind === 'nowhere' || latest.current === saved.current) return false
    const given = latest.current
    if (place.kind === 'device') {
      saved.current = given
      setStatus(saveOnDevice(given) ? { kind: 'saved', where: 'device', at: new Date() } : { kind: 'not-saved' })
      return true
    }
    setStatus({ kind: 'saving' })
    const body = { orderReference: place.reference, answers: given, version: version.current }
    const answer = await ask('POST /api/intake-drafts', { body }, { signal: AbortSignal.timeout(ANSWER_MS), outlivesPage: true })
    if (answer.ok) {
      unanswered.current = []
      version.current = answer.value.version
      saved.current = given
      setStatus({ kind: 'saved', where: 'order', at: new Date() })
      return true
    }
    if (answer.status === 0 || answer.status >= 500) unanswered.current = [...unanswered.current.slice(-2), given]
    const { draft } = answer.body as NewerBody
    if (answer.kind === 'newer' && draft !== undefined) {
      const own = unanswered.current.find((sent) => sameAnswers(sent, toAnswers(draft.answers)))
      if (own !== undefined) {
        unanswered.current = []
        version.current = draft.version
        saved.current = own
        if (latest.current === own) setStatus({ kind: 'saved', where: 'order', at: new Date() })
        return latest.current === own || saveOnce()
      }
      setStatus({ kind: 'newer', answers: toAnswers(draft.answers), version: draft.version })
    } else if (answer.kind === 'sent') {
      stopped.current = true
      setStatus({ kind: 'idle' })
    } else setStatus({ kind: 'not-saved' })
    return false
    // The reference of an order does not change while its form is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const [save] = useState(() => oneAtATime(saveOnce))

  useEffect(() => {
    // What was kept before this page is read after it stands.
    if (!isOpen.current) isOpen.current = true
    else if (place.kind === 'order') keepUnsaved(place, isSent.current || answers === saved.current ? null : { answers, version: version.current, unanswered: unanswered.current })
    // The place of a form does not change while it is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [answers, status])

  const waiting = status.kind === 'newer'
  useEffect(() => {
    if (waiting || answers === saved.current) return
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [answers, waiting, save])
  useEffect(() => {
    if (status.kind !== 'not-saved') return
    const timer = setTimeout(() => void save(), RETRY_MS)
    return () => clearTimeout(timer)
  }, [status, save])

  useEffect(() => {
    const away = () => {
      if (document.visibilityState === 'hidden') void save()
    }
    document.addEventListener('visibilitychange', away)
    return () => {
      document.removeEventListener('visibilitychange', away)
      void save()
    }
  }, [save])

  return {
    status,
    /** From now on this device's answers stand over the version found on the server; `current` are those shown. */
    settle(found: number, current: IntakeAnswers, keepMine: boolean) {
      version.current = found
      saved.current = keepMine ? EMPTY_ANSWERS : current
      setStatus({ kind: 'idle' })
      if (keepMine) void save()
    },
    /** What was typed before a reload is shown again: it was typed over the version that the form had then. */
    resume(unsaved: UnsavedDraft) {
      version.current = unsaved.version
      unanswered.current = unsaved.unanswered
    },
    async hold() {
      stopped.current = true
      await save()
    },
    /** The form was not sent: saving goes on. */
    release() {
      stopped.current = over
      void save()
    },
    stop() {
      stopped.current = true
      isSent.current = true
      if (place.kind === 'device') clearDeviceDraft()
      if (place.kind === 'order') keepUnsaved(place, null)
      setStatus({ kind: 'idle' })
    },
  }
}
