/** The sentences that the tuning controls and the employment type add to an option; four forms each, so that no two options of a set share one. */
import type { GeneratorEmploymentType, GeographicFocus, WorkType } from './endeavor-form.ts'

type Four = readonly [string, string, string, string]

export const OPENING_LEADS: Four = ['I will ', 'I propose to ', 'My proposed endeavor is to ', 'The endeavor I propose is to ']

/** Slots: {action}. */
export const EMPLOYMENT_LEADS: Readonly<Record<GeneratorEmploymentType, Four>> = {
  employee: ['As an employee of {host}, I will {action}.', 'Working for {host}, I will {action}.', 'From a position with {host}, I will {action}.', 'Employed by {host}, I plan to {action}.'],
  entrepreneur_businessowner: ['Through a company of my own, I will {action}.', 'As the owner of a small U.S. business, I will {action}.', 'My own firm will carry the work: I will {action}.', 'As a founder, I plan to {action}.'],
  consultant_contractor: ['As an independent consultant, I will {action}.', 'Working under contract, I will {action}.', 'In consulting assignments that leave the method free to publish, I will {action}.', 'As a contractor, I plan to {action}.'],
}

export const EMPLOYMENT_ACTIONS: Readonly<Record<GeneratorEmploymentType, Four>> = {
  employee: ['test it with {pilot} and release what others can reuse', 'run the first trial with {pilot} and make the results public', 'bring in {pilot} as the first outside users', 'try it with {pilot} before it is opened to others'],
  entrepreneur_businessowner: ['sign {pilot} as first users and charge for support, not for the method', 'fund a first trial with {pilot} from service income and keep the core open', 'start with {pilot} and license the method on published terms', 'win {pilot} as first users, then offer it under a standard license'],
  consultant_contractor: ['apply it with {pilot} and keep in each contract the right to publish it', 'take it to {pilot} first and carry the lessons from one site to the next', 'introduce it at {pilot} and leave their staff able to run it', 'install it for {pilot} and publish a client-neutral version'],
}

export const GEOGRAPHY_ACTIONS: Readonly<Record<Exclude<GeographicFocus, 'no_focus'>, Four>> = {
  local: ['begin in {local}, measure the effect against that place’s own starting point, and publish the result as a model', 'keep the first stage to {local} and issue it afterward as an open template', 'work in {local} until the local effect is measured, then release the materials for other places to adopt', 'prove it in {local} and publish what a similar place would need to repeat it'],
  multi_state: ['run it side by side among {states} and publish one version that fits them all', 'compare results among {states} and merge them into a shared guide for adoption', 'set up parallel sites among {states} and release a common edition', 'carry it to {states} and publish the differences each one needs'],
  nationwide: ['bring it to {national}, so that it can be adopted in any state', 'prepare one open edition for the whole country and offer it through {national}', 'aim from the start at national use, with {national} as the way to distribute it', 'write it as a national template and place it with {national} for adoption'],
}

export const GEOGRAPHY_TITLES: Readonly<Record<Exclude<GeographicFocus, 'no_focus'>, string>> = {
  local: ', starting in one local area',
  multi_state: ', across several states',
  nationwide: ', for nationwide use',
}

/** Slots: {o0} first output, {o2} third output, {novelty}, {failure}, {measure}, {adopters}, {partners}, {pilot}. */
export const WORK_SENTENCES: Readonly<Record<WorkType, Four>> = {
  Innovation: ['The new element is this: {novelty}; a prototype of {o0} comes first to test it.', 'It departs from common practice in one respect: {novelty}. I will try that difference in an early prototype.', 'I start from a new idea, namely that {novelty}, and prototype {o0} before the rest.', 'What has to be invented is small and clear: {novelty}. The prototype is built to test exactly that.'],
  'Problem Solving': ['The first task is diagnosis: {failure} will be traced to its causes, and each cause answered by a tested fix.', 'I will begin with {failure}, reproduce it under test, and rule out causes one at a time.', 'Work starts from {failure}; every release has to show that it happens less often.', 'The case I will take apart first is {failure}, and its causes decide what is built.'],
  Scalability: ['It is built to grow: {o2} should let {adopters} start without my help.', 'Setup is kept small enough that {adopters} can take it up without a specialist team.', 'Growth is planned in stages, from {pilot} to {adopters}, with cost and setup time recorded at each.', 'Every part can be copied, so a tenth site should need no more design work than the second.'],
  'Collaboration & Partnerships': ['I will write the requirements together with {partners}, who also review each release.', 'The design work and the test results will be shared with {partners}.', 'A working group with {partners} will agree the requirements before anything is built.', 'Test data and terms of use will be settled jointly with {partners}.'],
  'Process Optimization': ['The process itself is the target: {measure} is recorded before and after each change.', 'I will map the present steps, remove those that add nothing, and follow {measure}.', 'Every step is timed and simplified, with {measure} as the yardstick.', 'Improvement is judged by one figure, {measure}, taken before and after.'],
}

/** Verb phrases after "I will", for two types of work in one sentence. */
export const WORK_CLAUSES: Readonly<Record<WorkType, Four>> = {
  Innovation: ['build an early prototype of {o0} to test the new element', 'test what is new in a prototype of {o0}', 'try the new design on {o0} first', 'prototype {o0} before the rest'],
  'Problem Solving': ['trace {failure} to its causes', 'reproduce and fix {failure}', 'work backward from {failure}', 'examine {failure}, cause by cause'],
  Scalability: ['keep setup simple enough for {adopters}', 'make every part easy for {adopters} to copy', 'plan the growth from {pilot} to {adopters}', 'write it so that {adopters} can start unaided'],
  'Collaboration & Partnerships': ['agree the requirements with {partners}', 'share design and test results with {partners}', 'have each release reviewed by {partners}', 'settle test data and terms of use with {partners}'],
  'Process Optimization': ['record {measure} before and after each change', 'simplify each step and follow {measure}', 'time every step, with {measure} as the yardstick', 'remove the steps that do not improve {measure}'],
}
export const WORK_PAIR_LEADS: Four = ['In practice I will {a} and {b}.', 'The working method is twofold: I will {a}, and {b}.', 'Day to day, I will {a} and {b}.', 'Two habits shape the work: to {a}, and to {b}.']

export const WORK_TITLE_VERBS: Readonly<Record<WorkType, string>> = {
  Innovation: 'prototype',
  'Problem Solving': 'field-test',
  Scalability: 'scale',
  'Collaboration & Partnerships': 'co-develop',
  'Process Optimization': 'streamline',
}

/** Slots: {short}, {S} plural noun phrase, {N} noun phrase. */
export const NATIVE_INDUSTRY: Four = ['Within {short}, I will concentrate on {S} and on {N}.', 'The setting is {short}, in particular {S}, and the hard part is {N}.', 'In {short}, the work is narrowed to {S}, where it must deal with {N}.', 'In {short}, {S} come first, so the design is built around {N}.']
export const SECOND_INDUSTRY: Four = ['The same method then moves into {short}, first to {S}, where it has to handle {N}.', 'A second setting follows in {short}: {S}, where the work must deal with {N}.', 'From there I will carry it into {short}, starting with {S} and {N}.', 'In {short}, {S} are the second place of use, so the design also covers {N}.']
/** Slots: {a}, {b} short names; {P} where they meet; {S}. */
export const JOINED_INDUSTRIES: Four = ['The fields of {a} and {b} meet here in one setting, {P}, and {S} will be its first users.', 'Both focus areas, {a} and {b}, come together in {P}, which I will address first with {S}.', 'One setting joins {a} with {b}: {P}, and {S} are where it begins.', 'I will treat {a} and {b} as one case: {P}, seen first at {S}.']

/** One focus is the place, the other adds a requirement. Slots: {place}, {other} short names; {S} settings, {Settings} with capital; {N}. */
export const NATIVE_PLACE: Four = ['The setting is {place}, first {S}, and {other} adds one requirement: {N}.', 'Set in {place} and beginning with {S}, the design must also meet a demand from {other}, namely {N}.', 'I will place the work in {place}, starting with {S}, and take from {other} the task of handling {N}.', 'In {place}, {S} are where it begins; from {other} comes one more case to cover, {N}.']
export const SECOND_PLACE: Four = ['The same method is then carried into {place}, first to {S}, while {other} adds one requirement: {N}.', 'A second setting follows in {place} with {S}, and a demand from {other} is met on the way: {N}.', 'From there I will take it into {place}, starting with {S}, and cover a case from {other}, {N}.', 'In {place}, {S} are the second place of use, and {other} contributes one more case, {N}.']
/** A way of working and no place: slots {short}, {N}. */
export const TECHNIQUE_FORMS: Four = ['The field of {short} enters as one task of the design: {N}.', 'The work also takes on a question from {short}, namely {N}.', 'From {short} it takes one requirement, {N}.', 'One part is devoted to {short}: {N}.']
/** Slots {short}, {S}, {tail} empty or the other focus. */
export const SECOND_SHORT: Four = ['The next setting is {short}, with {S} first{tail}.', 'It then goes to {S} in {short}{tail}.', 'A second use in {short} begins with {S}{tail}.', 'Later users are {S} in {short}{tail}.']
export const INDUSTRY_SHORT: Four = ['In {short}, it will first serve {S}.', 'For {short}, I will turn to {S} first.', 'Within {short}, it begins with {S}.', 'In {short}, {S} come first.']
export const INDUSTRIES_SHORT: Four = ['In {place}, it will first serve {S}, and {other} follows as a second field.', 'For {place}, I will turn to {S} first, then to {other}.', 'Within {place}, it begins with {S} and later extends to {other}.', 'In {place}, {S} come first, and {other} follows.']

export const GEOGRAPHY_SHORT: Readonly<Record<Exclude<GeographicFocus, 'no_focus'>, Four>> = {
  local: ['begin in {local} and publish the result as a model', 'keep the first stage to {local} and open it afterward', 'work in {local} first and then release the materials', 'prove it in {local} and publish how to repeat it'],
  multi_state: ['run it among {states} and publish one version', 'compare {states} and release a shared guide', 'set up sites among {states} and publish the results', 'carry it to {states} and publish each variant'],
  nationwide: ['offer it for adoption through {national}', 'publish one national edition through {national}', 'distribute it openly through {national}', 'place it with {national} for adoption'],
}
/** Carries the route itself, so that an option with many settings can spare its own sentence on it. */
export const OPEN_ACTION_SHORT = 'try it with {pilot} and publish the method'
export const WORK_ONE_SHORT: Four = ['I will {a}.', 'It is my task to {a}.', 'My part is to {a}.', 'I plan to {a}.']
export const WORK_PAIR_SHORT: Four = ['I will {a} and {b}.', 'It is my task to {a} and {b}.', 'My part is to {a} and {b}.', 'I plan to {a} and {b}.']

export const OUTPUT_FORMS: Four = ['The work will produce {list}.', 'Its outputs are {list}.', 'I will deliver {list}.', 'What others will be able to use is {list}.']
/** After a project lead. {made} is verb, object and purpose of the seed. */
export const PROJECT_BRIDGES: Four = ['To do so, I will {made}.', 'The means is specific: I will {made}.', 'As the core of it, I will {made}.', 'In concrete terms, I will {made}.']
/** {Name} with capital, {name}, {note}, {tie}. */
export const PRIORITY_FORMS: Four = ['{Name} {note}; {tie}.', 'A public source points the same way: {name} {note}, and {tie}.', 'On the public side, {name} {note}; {tie}.', 'The subject stands in a federal source as well: {name} {note}; {tie}.']
export const PRIORITY_SHORT: Four = ['{Name} {note}.', 'A public source points the same way: {name} {note}.', 'On the public side, {name} {note}.', 'For its part, {name} {note}.']
export const NOVELTY_FORMS: Four = ['The difference from common practice is simple: {novelty}.', 'What sets it apart from usual practice is that {novelty}.', 'The change against today’s practice can be put in one line: {novelty}.', 'Compared with how this is usually done, {novelty}.']
export const MEASURE_FORMS: Four = ['Success will be read from {measure}.', 'I will report one figure above others, {measure}.', 'The test of the work lies in {measure}.', 'Whether it works will show in {measure}.']
export const TO_PROVE_FORMS: Four = ['It remains to be shown {list}.', 'Still open, and part of the plan, is the proof {list}.', 'I do not yet have evidence {list}; gathering it is part of the first stage.', 'Two things must still be established: {list}.']
export const TO_PROVE_ONE: Four = ['It remains to be shown {list}.', 'Still open is the proof {list}.', 'I do not yet have evidence {list}.', 'One thing must still be established: {list}.']
/** Slots {o0} {o1} {o2} {O1} {pilot} {adopters}. */
export const MILESTONE_FORMS: Four = ['In the first year I will finish {o0} and try it with {pilot}; {o1} and {o2} follow in the second, with use by {adopters} as the aim of the third.', 'Year one goes to {o0}; year two adds {o1}, tested with {pilot}; year three is for handing {o2} to {adopters}.', 'The plan has three stages: {o0} within twelve months, then a trial of {o1} with {pilot}, and at the end {o2} for {adopters}.', 'I plan to complete {o0} within about a year. Next, {o1} will be tested with {pilot}. The last stage brings {o2} to {adopters}.']

/** Replaces `{name}` by its slot; unknown names stay. */
export function fill(form: string, slots: Readonly<Record<string, string>>): string {
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole)
}

/** One of four forms. */
export function pick<T>(four: readonly [T, T, T, T], variant: number): T {
  return four[variant % 4] ?? four[0]
}
