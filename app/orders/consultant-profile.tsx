import type { ConsultantCard } from '../../usecases/shown-consultants.ts'

function Initials({ name, color }: { name: string; color: string }) {
  const letters = name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
  return (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center rounded-full border-3 border-line bg-sand font-serif text-xl font-semibold"
      style={color === '' ? undefined : { borderColor: color }}
    >
      {letters}
    </span>
  )
}

/** One consultant as customers see them: who they are, what they know, and where a time is booked. */
export function ConsultantProfile({ consultant }: { consultant: ConsultantCard }) {
  const { userId, name, shortBio, bio, professions, questions, education, testimonials, terms, linkedInLink, youtubeIntro, bookingLink, color, hasPhoto } = consultant
  const links = [
    { label: 'LinkedIn', href: linkedInLink },
    { label: 'Video introduction', href: youtubeIntro },
  ].filter(({ href }) => href !== '')
  const more = bio !== '' || questions.length > 0 || education.length > 0 || testimonials.length > 0
  return (
    <article aria-label={name} className="space-y-4">
      <div className="flex items-start gap-4">
        {hasPhoto ? (
          <img
            src={`/tutors/${userId}/photo`}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-16 shrink-0 rounded-full border-3 border-line object-cover"
            style={color === '' ? undefined : { borderColor: color }}
          />
        ) : (
          <Initials name={name} color={color} />
        )}
        <div className="min-w-0">
          <h3 className="font-serif text-lg font-semibold wrap-anywhere">{name}</h3>
          {shortBio === '' ? null : <p className="text-ink-soft">{shortBio}</p>}
        </div>
      </div>
      {professions.length === 0 ? null : (
        <p>
          <span className="font-semibold">Can talk about:</span> {professions.join(', ')}
        </p>
      )}
      {more ? (
        <details>
          <summary className="link w-fit cursor-pointer">More about {name}</summary>
          <div className="mt-3 space-y-4">
            {bio === '' ? null : <p className="wrap-anywhere whitespace-pre-wrap">{bio}</p>}
            {questions.map(({ title, text }) => (
              <div key={title}>
                <p className="font-semibold">{title}</p>
                <p className="whitespace-pre-wrap text-ink-soft">{text}</p>
              </div>
            ))}
            {education.length === 0 ? null : (
              <ul className="space-y-1">
                {education.map(({ degree, school, year }) => (
                  <li key={degree + school}>
                    {degree}, {school}
                    {year === '' ? '' : `, ${year}`}
                  </li>
                ))}
              </ul>
            )}
            {testimonials.map(({ name: author, text }) => (
              <figure key={author + text} className="border-l-3 border-line pl-4">
                <blockquote className="whitespace-pre-wrap">{text}</blockquote>
                <figcaption className="mt-1 text-sm text-ink-soft">{author}</figcaption>
              </figure>
            ))}
          </div>
        </details>
      ) : null}
      {terms === '' ? null : (
        <div className="rounded-lg bg-sand px-4 py-3 text-[0.9375rem]">
          <p className="font-semibold">Before you book</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{terms}</p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a className="button button-primary" href={bookingLink} target="_blank" rel="noopener noreferrer">
          Book a time<span className="sr-only"> with {name}, opens in a new tab</span>
        </a>
        {links.map(({ label, href }) => (
          <a key={label} className="link" href={href} target="_blank" rel="noopener noreferrer">
            {label}
            <span className="sr-only"> of {name}, opens in a new tab</span>
          </a>
        ))}
      </p>
    </article>
  )
}
