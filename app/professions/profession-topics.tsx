import { PROFESSION_PAGE_WORDS as WORDS } from '../../content/professions/profession-page.ts'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SourcesList, type DatedSource } from '../ui/sources-list.tsx'

export type TopicWithSources = { title: string; note: string; sources: DatedSource[] }

/** Topics of a profession, each with the published priorities it speaks of. */
export function ProfessionTopics({ topics, headingLevel: Heading }: { topics: readonly TopicWithSources[]; headingLevel: 'h2' | 'h3' }) {
  return (
    <div>
      <Heading className="text-heading">{WORDS.topicsHeading}</Heading>
      <p className="mt-2 text-sm text-ink-soft">{WORDS.topicsNote}</p>
      <PhoneFold first={2} count={topics.length} what="topics">
        <ul className="mt-5 border-b border-line">
          {topics.map(({ title, note, sources }) => (
            <li key={title} className="border-t border-line py-4">
              <p className="font-semibold">{title}</p>
              <p className="mt-1 text-ink-soft">
                <RichText text={note} />
              </p>
              <SourcesList sources={sources} className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm" />
            </li>
          ))}
        </ul>
      </PhoneFold>
    </div>
  )
}
