import { useCallback, useEffect, useRef, useState } from 'react'

/** A message that goes away by itself after `ms`; showing another starts the time again. */
export function useTimedMessage(ms: number): [message: string | null, show: (message: string | null) => void] {
  const [message, setMessage] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback(
    (next: string | null) => {
      clearTimeout(timer.current)
      setMessage(next)
      if (next !== null) timer.current = setTimeout(() => setMessage(null), ms)
    },
    [ms],
  )
  return [message, show]
}
