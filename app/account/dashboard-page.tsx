import { useEffect, useState } from 'react'
import { ACCOUNT_WORDS, FIELD_WORDS, TWO_STEP_WORDS } from '../../content/account.ts'
import { LINK_COPIED, LINK_NOT_COPIED, PROFILE_NOT_FOUND, PROFILE_SECTIONS, SHOWING_WORDS } from '../../content/profile-sections.ts'
import type { ProfileView } from '../../usecases/consultant-profile.ts'
import { showAlert } from '../ui/alerts.ts'
import { ask } from '../ui/ask.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { AccountForm, type AccountField } from './account-form.tsx'
import { MyOrders } from './my-orders.tsx'
import { SectionForm } from './section-form.tsx'
import { ShowingCard } from './showing-card.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { hasRole, askAsUser, callAsUser, refreshUser, signOut, storeChanges, type StoredUser } from './stored-user.ts'
import { TimesCard } from './times-card.tsx'
import { TwoStepCard } from './two-step-card.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useStoredUser } from './use-stored-user.ts'
import { placed } from '../ui/site-facts.tsx'

const nameFields = (user: StoredUser): AccountField[] => [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', value: user.firstName },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', value: user.lastName },
]

function Basics({ user }: { user: StoredUser }) {
  async function save(values: Record<string, string>) {
    const answer = await askAsUser('PATCH /users', { body: { firstName: values['firstName'] ?? '', lastName: values['lastName'] ?? '' } })
    if (answer.ok) storeChanges(user.token, { firstName: answer.value.firstName, lastName: answer.value.lastName })
    showAlert(answer.ok ? { kind: 'success', message: ACCOUNT_WORDS.basicsSaved } : { kind: 'error', message: ACCOUNT_WORDS.basicsFailed })
    return answer.ok ? null : answer
  }
  return (
    <section className="card p-5 sm:p-7" id="basics">
      <h2 className="mb-5 text-heading">Basic info</h2>
      <AccountForm fields={nameFields(user)} submit="Save" onSend={save} />
    </section>
  )
}

function Message() {
  const [sent, setSent] = useState(false)
  const [count, setCount] = useState(0)
  async function send(values: Record<string, string>) {
    const answer = await callAsUser('/contact/account', values)
    if (!answer.ok) return answer
    setSent(true)
    setCount(count + 1)
    return null
  }
  return (
    <section className="card p-5 sm:p-7" id="contact">
      <h2 className="mb-5 text-heading">Write to us</h2>
      <AccountForm
        key={count}
        fields={[{ name: 'message', label: 'Message', type: 'long', autoComplete: 'off', check: (value) => (value.trim() === '' ? FIELD_WORDS.message : null) }]}
        submit="Send"
        onSend={send}
      />
      {sent ? (
        <p role="status" className="mt-4 font-medium text-pine-dark">
          {ACCOUNT_WORDS.messageSent}
        </p>
      ) : null}
    </section>
  )
}

function Profile({ user }: { user: StoredUser }) {
  const [profile, setProfile] = useState<ProfileView | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let here = true
    setFailed(false)
    void ask('GET /tutors', { query: new URLSearchParams({ token: user.token }) }).then((answer) => {
      if (!here) return
      setFailed(!answer.ok)
      if (answer.ok) setProfile(answer.value)
      else showAlert({ kind: 'error', message: PROFILE_NOT_FOUND })
    })
    return () => {
      here = false
    }
  }, [user.token, tries])
  if (profile === null && failed) return <LoadFailed message={PROFILE_NOT_FOUND} again={() => setTries(tries + 1)} />
  if (profile === null) return <p role="status">Loading your profile…</p>
  return (
    <>
      {profile.showing === undefined ? null : <ShowingCard showing={profile.showing} />}
      {PROFILE_SECTIONS.map((section) => (
        <SectionForm key={section.key} section={section} saved={profile.sections[section.key]} />
      ))}
    </>
  )
}

export default placed(DashboardPage)

function DashboardPage() {
  useAnnouncement()
  const user = useStoredUser()
  // A token may have ended since: this asks, and a 401 signs out.
  const token = user?.token
  useEffect(() => void refreshUser(), [token])
  if (user === undefined) {
    return (
      <div className="shell min-h-96 py-10 md:py-14" aria-busy="true">
        <h1 className="text-title">Your account</h1>
        <noscript>
          <p className="mt-4">This page needs JavaScript.</p>
        </noscript>
      </div>
    )
  }
  if (user === null) {
    return (
      <div className="shell py-12 md:py-20">
        <div className="card mx-auto max-w-md p-6 sm:p-9">
          <h1 className="mb-7 text-title">Sign in to see your account</h1>
          <SignInForm />
        </div>
      </div>
    )
  }
  const consultant = hasRole(user, 'consultant')
  const operator = hasRole(user, 'operator')
  async function copyLink() {
    const link = `${location.origin}/tutors?userId=${user!.id}`
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    // A browser may refuse: then the link can be copied by hand.
    showAlert(copied ? { kind: 'success', message: LINK_COPIED } : { kind: 'error', message: `${LINK_NOT_COPIED} ${link}` })
  }
  function leave() {
    signOut()
    location.assign('/login')
  }
  const orders = { path: 'orders', heading: 'My orders' }
  const parts = [
    ...(consultant ? [] : [orders]),
    { path: 'basics', heading: 'Basic info' },
    ...(consultant ? [{ path: 'times', heading: 'Consultations' }, { path: 'showing', heading: SHOWING_WORDS.heading }, ...PROFILE_SECTIONS, orders] : []),
    { path: 'two-step', heading: TWO_STEP_WORDS.heading },
    { path: 'contact', heading: 'Write to us' },
  ]
  return (
    <div className="shell py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="eyebrow">{[...(operator ? ['Operator'] : []), ...(consultant ? ['Consultant'] : [])].join(' and ') || 'Account'}</p>
          <h1 className="text-title">{user.firstName === '' ? 'Your account' : `Hello, ${user.firstName}`}</h1>
          <p className="wrap-anywhere text-ink-soft">{user.email}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {consultant ? (
            <button type="button" className="button button-secondary" onClick={copyLink}>
              Copy the link of my profile data
            </button>
          ) : null}
          {operator ? (
            <a href="/console" className="button button-primary">
              Open the console
            </a>
          ) : null}
          <button type="button" className="button button-secondary" onClick={leave}>
            Sign out
          </button>
        </div>
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[13rem_minmax(0,44rem)]">
        <nav aria-label="Parts of this page" className="hidden lg:block">
          <ul className="sticky top-24 space-y-1 border-l border-line pl-4">
            {parts.map(({ path, heading }) => (
              <li key={path}>
                <a href={`#${path}`} className="block py-1 text-ink-soft hover:text-pine">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-6">
          {consultant ? null : <MyOrders token={user.token} />}
          <Basics key={user.id} user={user} />
          {consultant ? <TimesCard /> : null}
          {consultant ? <Profile user={user} /> : null}
          {consultant ? <MyOrders token={user.token} /> : null}
          <TwoStepCard key={user.email} email={user.email} />
          <Message />
        </div>
      </div>
    </div>
  )
}
