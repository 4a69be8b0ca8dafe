import { ARGUMENT_OPTIONS, findOption } from '../content/petition/argument-options.ts'
import type { ChosenOptions } from '../domain/petition/case-file.ts'
import { chooseEndeavor, type Refused } from '../domain/petition/change-case.ts'
import { isWholeChoice } from '../domain/petition/gaps.ts'
import { actOnDeliverable } from './fulfill-order.ts'
import { notifyOperator } from './notify-operator.ts'
import { onCase, storeCase } from './petition-case.ts'
import type { Chance, Clock, Database } from './ports.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

export type ChooseResult = { kind: 'done' } | { kind: 'no-such-case' } | { kind: 'not-possible' } | { kind: 'not-whole' } | Refused

/**
 * The customer's choice from the first draft: it locks the endeavor in these words, accepts the first draft, and so ends the
 * right to withdraw, in one transaction. Where the draft was accepted elsewhere before, only the lock is set.
 */
export function chooseArguments(deps: Deps, given: { reference: string; endeavor: string; options: ChosenOptions; actor: string }): Promise<ChooseResult> {
  return onCase(deps, given.reference, async (stores, order, record, at): Promise<ChooseResult> => {
    if (!isWholeChoice(ARGUMENT_OPTIONS, given.options)) return { kind: 'not-whole' }
    const chosen = chooseEndeavor(record.file, { text: given.endeavor, at: at.toISOString(), by: given.actor, options: given.options })
    if (chosen.kind !== 'changed') return chosen
    const draft = (await stores.deliverables.ofOrder(order.id)).find(({ kind }) => kind === 'first-draft')
    if (draft === undefined) return { kind: 'not-possible' }
    if (draft.state !== 'accepted') {
      const done = await actOnDeliverable(stores, order, {
        id: draft.id,
        act: { kind: 'accept' },
        at,
        actor: given.actor,
        cause: (label) => `${label} accepted: the endeavor and the arguments are chosen`,
      })
      if (done === null) return { kind: 'not-possible' }
    }
    await storeCase(stores, record, chosen.file, at)
    const titles = Object.values(given.options)
      .flat()
      .map((id) => findOption(id)?.title ?? id)
    const text = `${chosen.file.lock?.text ?? ''}\n\n${titles.join('\n')}`
    await stores.deliverables.addComment({ id: deps.chance.id(), deliverableId: draft.id, at, actor: given.actor, kind: 'acceptance', text })
    await notifyOperator(deps, stores, at, order, { dedupeKey: `operator-choice:${order.id}`, heading: 'A customer chose from the first draft', text })
    return { kind: 'done' }
  })
}

/** Another way to argue; the endeavor stays as it was chosen. */
export function changeArguments(deps: Deps, given: { reference: string; options: ChosenOptions }): Promise<ChooseResult> {
  return onCase(deps, given.reference, async (stores, _order, record, at): Promise<ChooseResult> => {
    if (!isWholeChoice(ARGUMENT_OPTIONS, given.options)) return { kind: 'not-whole' }
    await storeCase(stores, record, { ...record.file, options: given.options }, at)
    return { kind: 'done' }
  })
}
