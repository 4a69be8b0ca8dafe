/** Settings of the tuning panel under which endeavor sets are checked. */
import { DEFAULT_TUNING, INDUSTRY_FOCUSES, WORK_TYPES, type TuningOption } from '../domain/endeavor/endeavor-form.ts'

const industryAt = (at: number) => INDUSTRY_FOCUSES[at % INDUSTRY_FOCUSES.length] ?? INDUSTRY_FOCUSES[0]
const workAt = (at: number) => WORK_TYPES[at % WORK_TYPES.length] ?? WORK_TYPES[0]
const tune = (part: Partial<TuningOption>): TuningOption => ({ ...DEFAULT_TUNING, ...part })

/** Every control alone, in pairs, and two full panels; `n` rotates the lists so that all values are met. */
export function tuningsFor(n: number): TuningOption[] {
  const industry = (offset: number) => industryAt(n + offset)
  const work = (offset: number) => workAt(n + offset)
  return [
    tune({ levelOfDetail: 'detailed' }),
    tune({ technologicalAdvancement: 'more_tech' }),
    tune({ geographicFocus: 'local' }),
    tune({ geographicFocus: 'multi_state', typeOfWork: [work(0)] }),
    tune({ geographicFocus: 'nationwide', strategicIndustryFocus: [industry(0)] }),
    tune({ strategicIndustryFocus: [industry(1)], typeOfWork: [work(1)] }),
    tune({ strategicIndustryFocus: [industry(2), industry(5)] }),
    tune({ typeOfWork: [work(2), work(4)] }),
    tune({ levelOfDetail: 'detailed', technologicalAdvancement: 'more_tech', geographicFocus: 'multi_state', strategicIndustryFocus: [industry(3), industry(4)], typeOfWork: [work(3), work(0)] }),
    tune({ technologicalAdvancement: 'more_tech', geographicFocus: 'local', strategicIndustryFocus: [industry(6), industry(8)], typeOfWork: [work(1), work(2)] }),
  ]
}

/** Fourteen settings for one sample: `tuningsFor` and four more pairs of controls. */
export function sampleTuningsFor(n: number): TuningOption[] {
  return [
    ...tuningsFor(n),
    tune({ levelOfDetail: 'detailed', geographicFocus: 'nationwide', typeOfWork: [workAt(n + 4)] }),
    tune({ levelOfDetail: 'detailed', technologicalAdvancement: 'more_tech', strategicIndustryFocus: [industryAt(n + 7)] }),
    tune({ technologicalAdvancement: 'more_tech', typeOfWork: [workAt(n + 3), workAt(n + 1)] }),
    tune({ geographicFocus: 'multi_state', strategicIndustryFocus: [industryAt(n + 4), industryAt(n)] }),
  ]
}
