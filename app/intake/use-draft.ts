import { useCallback, useEffect, useRef, useState } from 'react'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import { call } from '../ui/call.ts'
import { deviceStorage } from '../generator/stored-profile.ts'
import { EMPTY_ANSWERS, toAnswers } from './intake-state.ts'
import { oneAtATime } from './one-at-a-time.ts'

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

function saveOnDevice(answers: IntakeAnswers): boolean {
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
 * answered with. A save that fails is tried again. `hold` waits for the one under way and starts no other while the form
 * is being sent; `stop` ends it once it is sent.
 */
export function useDraft(place: DraftPlace, answers: IntakeAnswers) {
  const [status, setStatus] = useState<DraftStatus>({ kind: 'idle' })
  const version = useRef(place.kind === 'order' ? place.version : 0)
  const saved = useRef<IntakeAnswers>(answers)
  const over = place.kind === 'order' && place.sent
  const stopped = useRef(over)
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
    const answer = await call<{ version: number }>('/api/intake-drafts', {
      orderReference: place.reference,
      answers: given,
      version: version.current,
    })
    if (answer.ok) {
      version.current = answer.value.version
      saved.current = given
      setStatus({ kind: 'saved', where: 'order', at: new Date() })
      return true
    }
    const { draft } = answer.body as NewerBody
    if (answer.kind === 'newer' && draft !== undefined) {
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

  return {
    status,
    /** From now on this device's answers stand over the version found on the server; `current` are those shown. */
    settle(found: number, current: IntakeAnswers, keepMine: boolean) {
      version.current = found
      saved.current = keepMine ? EMPTY_ANSWERS : current
      setStatus({ kind: 'idle' })
      if (keepMine) void save()
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
      if (place.kind === 'device') clearDeviceDraft()
      setStatus({ kind: 'idle' })
    },
  }
}
