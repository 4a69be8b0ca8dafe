import { CHOOSER, CHOOSER_QUESTIONS, CHOOSER_RESULTS } from '../../content/chooser.ts'
import { CHOOSER_QUESTIONS_IN_ORDER, productFit, readChooser, type ChooserQuestion } from '../../domain/orders/product-fit.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { Illustration } from '../illustrations/illustration.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { placed, useSite } from '../ui/site-facts.tsx'

export const ChooserPage = placed(Chooser)

/** Five questions and what fits. It is a plain form: the answers travel in the address, so the result can be kept and needs no script. */
function Chooser() {
  const { given, missing, answers } = readChooser(new URLSearchParams(useSite().search))
  const asked = Object.keys(given).length > 0
  return (
    <div className="shell-narrow py-12 md:py-20">
      <Illustration kind="choice" className="mb-6 block max-w-88" />
      <h1 className="text-display">{CHOOSER.heading}</h1>
      <p className="mt-4 text-lg text-ink-soft">{CHOOSER.lead}</p>
      {answers === null ? null : <Result fit={productFit(answers)} />}
      <form method="get" action="/choose" className="mt-10 space-y-8">
        {CHOOSER_QUESTIONS_IN_ORDER.map((question, index) => (
          <Question key={question} question={question} number={index + 1} given={given[question]} missing={asked && missing.includes(question)} />
        ))}
        <p className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button button-primary">
            {CHOOSER.submit}
          </button>
          {asked ? (
            <a href="/choose" className="link inline-flex min-h-11 items-center">
              {CHOOSER.again}
            </a>
          ) : null}
        </p>
      </form>
    </div>
  )
}

function Question({ question, number, given, missing }: { question: ChooserQuestion; number: number; given: string | undefined; missing: boolean }) {
  const { question: words, answers } = CHOOSER_QUESTIONS[question]
  return (
    <fieldset aria-describedby={missing ? `${question}-missing` : undefined}>
      <legend className="text-heading font-semibold">
        <span className="text-pine">{number}.</span> {words}
      </legend>
      {missing ? (
        <p id={`${question}-missing`} className="mt-1 font-medium text-alert">
          {CHOOSER.unanswered}
        </p>
      ) : null}
      <div className="mt-3 grid gap-2.5">
        {answers.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line bg-white px-4 py-2.5 hover:border-pine has-checked:border-pine has-checked:bg-pine-tint has-focus-visible:focus-ring"
          >
            <input type="radio" name={question} value={value} required defaultChecked={given === value} className="size-4 shrink-0 accent-pine outline-none" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Result({ fit }: { fit: keyof typeof CHOOSER_RESULTS }) {
  const { heading, text, primary, secondary } = CHOOSER_RESULTS[fit]
  return (
    <section id="result" aria-label={CHOOSER.resultLabel} data-fit={fit} className="card mt-8 border-pine p-6 sm:p-8">
      <p className="eyebrow">{CHOOSER.resultLabel}</p>
      <h2 className="mt-1 text-title">{heading}</h2>
      <p className="mt-3 text-lg">
        <RichText text={text} />
      </p>
      <p className="button-row mt-6">
        <ActionLink link={primary} className="button button-primary" />
        <ActionLink link={secondary} className="button button-secondary" />
      </p>
      <p className="mt-5 text-sm text-ink-soft">
        {CHOOSER.note} <ActionLink link={CHOOSER.compare} className="link" />
      </p>
    </section>
  )
}
