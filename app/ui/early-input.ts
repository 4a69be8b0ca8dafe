/** What a visitor types, ticks or presses before the scripts of an island came is not lost: it is given to the island once it answers. */
import { allIslandsAnswer, watchIslands } from './islands.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const SLEEPING = 'astro-island[ssr]'
const NO_TEXT = new Set(['file', 'submit', 'button', 'reset', 'image', 'hidden'])

const isField = (target: unknown): target is Field => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
const isTicked = (field: Field): field is HTMLInputElement & { type: 'checkbox' | 'radio' } => field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** By element, what it held last, in the order of the last touch. */
const held = new Map<Field, string | boolean>()
const pressed = new Map<HTMLButtonElement, true>()
const submitted = new Map<HTMLFormElement, HTMLElement | null>()

const isAwake = (element: Element) => element.closest(SLEEPING) === null

function hold(field: Field): void {
  // A field that is held already is followed until it is given: an island is drawn a moment before it listens.
  if (NO_TEXT.has(field.type) || (isAwake(field) && !held.has(field))) return
  // A radio button is left by choosing another one of its group.
  if (isTicked(field) && field.type === 'radio' && !field.checked) return
  held.delete(field)
  held.set(field, isTicked(field) ? field.checked : field.value)
  giveWhenAwake()
}

/** React asks the element's own property whether it changed; the setter of its class lets the value change unnoticed by it until the event. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function give(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isTicked(field)) field.checked = !value
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else type(field, value)
}

/** Takes out what stands in islands that answer now. */
function takeAwake<E extends Element, V>(kept: Map<E, V>): [E, V][] {
  const awake = [...kept].filter(([element]) => isAwake(element))
  for (const [element] of awake) kept.delete(element)
  return awake.filter(([element]) => element.isConnected)
}

/** Fields first: a button or a form acts on what they hold. */
function giveAll(): boolean {
  if (!allIslandsAnswer()) return false
  for (const [field, value] of takeAwake(held)) give(field, value)
  for (const [button] of takeAwake(pressed)) button.click()
  for (const [form, submitter] of takeAwake(submitted)) form.requestSubmit(submitter)
  return held.size + pressed.size + submitted.size === 0
}

let watching = false

function giveWhenAwake(): void {
  if (watching) return
  watching = true
  watchIslands(() => {
    watching = !giveAll()
    return !watching
  })
}

function keep(event: Event): void {
  const { type: kind, target } = event
  if (kind === 'input') return isField(target) ? hold(target) : undefined
  if (kind === 'click') {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])') : null
    if (button === null) return
    pressed.delete(button)
    if (isAwake(button)) return
    pressed.set(button, true)
  } else {
    if (!(target instanceof HTMLFormElement) || target.dataset['pageForm'] !== undefined) return
    submitted.delete(target)
    if (isAwake(target)) return
    event.preventDefault()
    submitted.set(target, (event as SubmitEvent).submitter)
  }
  giveWhenAwake()
}

export function keepEarlyInput(): void {
  for (const island of document.querySelectorAll(SLEEPING)) {
    for (const field of island.querySelectorAll('input, textarea')) {
      if (!isField(field) || field instanceof HTMLSelectElement) continue
      if (isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) hold(field)
    }
  }
  const early = window.earlyEvents ?? []
  window.earlyEvents = undefined
  for (const event of early) keep(event)
  for (const kind of ['input', 'click', 'submit']) addEventListener(kind, keep)
}
