import { useState } from 'react'
import { SHOWING_WORDS } from '../../content/profile-sections.ts'
import type { ShowingView } from '../../usecases/consultant-profile.ts'
import { showAlert } from '../ui/alerts.ts'
import { callAsUser } from './stored-user.ts'

/** Whether customers see the profile: the consultant offers it, an operator approves. */
export function ShowingCard({ showing: first }: { showing: ShowingView }) {
  const [showing, setShowing] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  async function change(shown: boolean) {
    if (sending) return
    setSending(true)
    const answer = await callAsUser('/tutors/showing', { shown }, { method: 'PATCH' })
    setSending(false)
    setProblem(answer.ok ? null : answer.message)
    if (!answer.ok) return
    setShowing({ ...showing, offered: shown })
    showAlert({ kind: 'success', message: shown ? SHOWING_WORDS.nowOffered : SHOWING_WORDS.nowHidden })
  }
  const words = !showing.offered ? SHOWING_WORDS.hidden : showing.approved ? SHOWING_WORDS.shown : SHOWING_WORDS.waiting
  return (
    <section className="card p-5 sm:p-7" id="showing">
      <h2 className="mb-3 text-heading">{SHOWING_WORDS.heading}</h2>
      <p>{words}</p>
      {problem === null ? null : (
        <p role="alert" className="mt-3 font-medium text-alert">
          {problem}
        </p>
      )}
      <button type="button" className={`button mt-5 ${showing.offered ? 'button-secondary' : 'button-primary'}`} aria-disabled={sending} onClick={() => void change(!showing.offered)}>
        {showing.offered ? SHOWING_WORDS.hide : SHOWING_WORDS.show}
      </button>
    </section>
  )
}
