/** What tuning does with texts that no plan of ours stands behind: keeps every word and says so. */
import type { EndeavorOption, EndeavorSet } from '../endeavor/endeavor-set.ts'

const KEPT = 'This text was kept as it is: the settings can only rebuild options that were drafted here from a profile. Generate again to tune.'

export function keepForeign(current: readonly [Shown, Shown, Shown, Shown]): EndeavorSet {
  const option = ({ title, text }: Shown, index: number): EndeavorOption => ({
    title,
    text,
    path: index < 2 ? 'close' : 'alternative',
    grounding: { support: [], priorities: [], toProve: [] },
    adaptations: [KEPT],
  })
  const [a, b, c, d] = current
  return { options: [option(a, 0), option(b, 1), option(c, 2), option(d, 3)] }
}

type Shown = { title: string; text: string }
