import { GENERATOR_NEXT } from '../../content/generator.ts'
import { Price } from '../ui/price.tsx'
import { usePriceTags } from '../ui/use-promotion.ts'

/** Below the options: what can be ordered around the one that is chosen, and at what price. */
export function NextStep() {
  const { ai } = usePriceTags()
  return (
    <aside aria-labelledby="next-step-heading" className="card mt-6 px-5 py-5 sm:px-7 sm:py-6" data-testid="next-step">
      <h3 id="next-step-heading" className="text-heading">
        {GENERATOR_NEXT.heading}
      </h3>
      <p className="mt-2 max-w-[40rem]">{GENERATOR_NEXT.text}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {GENERATOR_NEXT.gets.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="font-semibold">{GENERATOR_NEXT.price}</span>
        <Price tag={ai} className="text-xl font-semibold" />
        <a href={GENERATOR_NEXT.more.href} className="link font-medium">
          {GENERATOR_NEXT.more.label}
        </a>
      </p>
    </aside>
  )
}
