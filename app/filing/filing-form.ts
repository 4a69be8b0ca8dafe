import { FILING_STEPS, settledPlan, type FilingPlan } from '../../domain/filing/filing-costs.ts'

/** What the form of the calculator says in the address; without one, a petition on paper. `date` is `YYYY-MM-DD` or empty. */
export function readFilingForm(query: URLSearchParams): { plan: FilingPlan; date: string } {
  const count = (name: string) => Number.parseInt(query.get(name) ?? '', 10)
  const date = query.get('date') ?? ''
  return {
    plan: settledPlan({
      step: FILING_STEPS.find((step) => step === query.get('step')) ?? 'petition',
      online: query.get('way') === 'online',
      premium: query.get('premium') === 'yes',
      adults: count('adults'),
      children: count('children'),
      workCards: count('workCards'),
      travelDocuments: count('travelDocuments'),
    }),
    date: /^20\d\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : '',
  }
}
