/** Keeps the options on the screen through a reload: in this tab of the browser only, gone when it is closed. */
import { useEffect, useRef } from 'react'
import type { EndeavorOption } from '../../domain/endeavor/endeavor-set.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import { readFacts, readProject } from './endeavor-answer.ts'
import type { GeneratorEvent, GeneratorState, KeptOptions, TabContent } from './generator-state.ts'
import { tabStorage } from './stored-profile.ts'

export const OPTIONS_KEY = 'generator-options'
/** Undo goes back this far after a reload. */
const VERSIONS_MAX = 4

export function formatKeptOptions({ tab, contents, facts, form }: KeptOptions): string {
  const shortened = ({ sampleId, originals, versions }: TabContent): TabContent => ({ sampleId, originals, versions: versions.slice(-VERSIONS_MAX) })
  return JSON.stringify({ tab, facts, form, contents: { sample: shortened(contents.sample), profile: shortened(contents.profile) } })
}

/** Null for anything but what was kept by this version of the page. */
export function parseKeptOptions(text: string | null): KeptOptions | null {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptOptions | null
    const isWhole = ({ title, text: said, grounding }: EndeavorOption) => typeof title === 'string' && typeof said === 'string' && Array.isArray(grounding.support)
    const whole = (content: TabContent | undefined) =>
      content !== undefined &&
      Array.isArray(content.versions) &&
      content.versions.every(({ set, tuning }) => set.options.length === 4 && set.options.every(isWhole) && typeof tuning.levelOfDetail === 'string')
    if (kept === null || (kept.tab !== 'sample' && kept.tab !== 'profile') || !whole(kept.contents.sample) || !whole(kept.contents.profile)) return null
    const same = (content: TabContent): TabContent => {
      // The first version is the original itself, by which the page knows that it is shown.
      const first = content.originals === null ? -1 : content.versions.findIndex(({ set }) => JSON.stringify(set) === JSON.stringify(content.originals))
      return { ...content, versions: content.versions.map((version, at) => (at === first && content.originals ? { ...version, set: content.originals } : version)) }
    }
    return { tab: kept.tab, ...keptFacts(kept), contents: { sample: same(kept.contents.sample), profile: same(kept.contents.profile) } }
  } catch {
    return null
  }
}

/** Which of the facts are the same says whether something was corrected, and whether the options rest on it. */
function keptFacts({ facts, form }: KeptOptions): Pick<KeptOptions, 'facts' | 'form'> {
  const read = readFacts(facts?.read)
  if (facts == null || form == null || read === null) return { facts: null, form: null }
  const same = (one: PersonFacts | null, ...others: (PersonFacts | null)[]) => others.find((other) => JSON.stringify(other) === JSON.stringify(one)) ?? one
  const person = same(readFacts(facts.person), read) ?? read
  return { facts: { read, person, composed: same(readFacts(facts.composed), person, read), questions: [], needed: false, scanned: facts.scanned === true, project: readProject(facts.project) }, form }
}

/** Reads once after the page stands, and writes whenever the options change. */
export function useKeptOptions(state: GeneratorState, dispatch: (event: GeneratorEvent) => void): void {
  const read = useRef(false)
  useEffect(() => {
    if (read.current) return
    const kept = parseKeptOptions(tabStorage()?.getItem(OPTIONS_KEY) ?? null)
    if (kept !== null) dispatch({ type: 'kept-restored', kept })
  }, [dispatch])
  const { tab, contents, facts, form, run } = state
  useEffect(() => {
    // The first round is that of the empty page, before what was kept has come back.
    if (!read.current) {
      read.current = true
      return
    }
    if (run !== null) return
    try {
      if (contents.sample.versions.length + contents.profile.versions.length === 0) tabStorage()?.removeItem(OPTIONS_KEY)
      else tabStorage()?.setItem(OPTIONS_KEY, formatKeptOptions({ tab, contents, facts, form }))
    } catch {
      // No room on the device: the options then last as long as the page.
    }
  }, [tab, contents, facts, form, run])
}
