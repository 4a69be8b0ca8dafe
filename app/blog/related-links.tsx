import { BLOG_META, BLOG_WORDS } from '../../content/blog/blog-index.ts'
import { KeepTogether } from '../ui/copy-anchor.tsx'

export type RelatedLink = { label: string; to: string; description: string | null }

export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  return (
    <nav aria-label={BLOG_WORDS.related} className="mt-14">
      <h2 className="text-heading">{BLOG_WORDS.related}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to} className="group flex items-center justify-between gap-6 py-4">
              <span>
                <span className="block font-serif text-lg leading-snug font-semibold group-hover:text-pine group-hover:underline group-hover:underline-offset-4">
                  <KeepTogether text={link.label} />
                </span>
                {link.description !== null && (
                  <span className="mt-1 block text-sm text-ink-soft">
                    <KeepTogether text={link.description} />
                  </span>
                )}
              </span>
              <span aria-hidden="true" className="text-xl text-pine transition-transform group-hover:translate-x-1">
                →
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <a className="link inline-block py-1" href={BLOG_META.path}>
          {BLOG_WORDS.back}
        </a>
      </p>
    </nav>
  )
}
