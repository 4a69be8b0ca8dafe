import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { CallName } from '../../api/contract.ts'
import { askAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'
import { requestOf, type AnswerOf, type Sent } from '../ui/ask.ts'

export type Loaded<T> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'here'; value: T }

/** A refusal is told to the operator, who may ask again: nothing is asked again by itself. */
const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 0 } } })

/** What a GET of the console answers; `again` asks once more and keeps what is shown meanwhile. `kept` is the last answer, also of an earlier request. */
export function useLoaded<K extends CallName>(call: K, sent: Sent<K>): { loaded: Loaded<AnswerOf<K>>; kept: AnswerOf<K> | null; again: () => void } {
  const { data, error, errorUpdatedAt, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: [requestOf(call, sent).path],
      queryFn: async ({ signal }) => {
        const answer = await askAsUser(call, sent, { signal })
        if (!answer.ok) throw new Error(answer.message)
        return answer.value
      },
      placeholderData: keepPreviousData,
    },
    client,
  )
  const stands = data !== undefined && !isPlaceholderData
  useEffect(() => {
    // What stands there stays, with what was typed into it.
    if (stands && error !== null) showAlert({ kind: 'error', message: `What you see may be out of date. ${error.message}` })
  }, [stands, error, errorUpdatedAt])
  const again = useCallback(() => void refetch(), [refetch])
  const loaded: Loaded<AnswerOf<K>> = stands ? { kind: 'here', value: data as AnswerOf<K> } : error !== null ? { kind: 'failed', message: error.message } : { kind: 'loading' }
  return { loaded, kept: data === undefined ? null : (data as AnswerOf<K>), again }
}
