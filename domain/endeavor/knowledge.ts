/** What the endeavor composer knows beside the visitor: endeavor seeds, named public priorities and the industries a seed can be turned to. */
import type { ProfessionKey } from '../professions.ts'
import type { IndustryFocus } from './endeavor-form.ts'

/** Fields of the built-in samples that no profession of the order form covers. */
export const EXTRA_FIELDS = ['nurse', 'supplyChain', 'procurement', 'accounting', 'realEstate', 'staffing'] as const
export type ExtraField = (typeof EXTRA_FIELDS)[number]
export type FieldKey = ProfessionKey | ExtraField

/** A public document that shows that a subject matters; it never proves that one person's endeavor does. */
export type Priority = {
  key: string
  title: string
  /** As it stands in a sentence, with its month or year where known: "the President's Cyber Strategy of March 2026". */
  name: string
  /** A second wording, so that two options of a set need not name it alike. */
  otherName: string
  /** "2026-03-06", "2025" or null where the source page carries no single date. */
  date: string | null
  issuer: string
  url: string
  covers: string
  /** False: the address is given from general knowledge and must be opened before launch. */
  verified: boolean
}

/** The nature of a seed's outputs: decides which industries it can be turned to. */
const SEED_KINDS = [
  'software',
  'data',
  'process',
  'hardware',
  'chemistry',
  'clinical',
  'finance',
  'people',
  'outreach',
  'flight',
] as const
export type SeedKind = (typeof SEED_KINDS)[number]

export type SeedPriority = {
  key: string
  /** Predicate after the priority's name, only what its source says: "makes critical infrastructure one of its pillars". */
  note: string
  /** Clause that ties the outputs to it at sub-field level: "signed builds act on that pillar". */
  tie: string
}

/**
 * One endeavor, written by hand without a person in it. Sentences end with a full stop; phrases carry no full stop and
 * fit the place named here. Word limits keep an option inside 110–180 words.
 */
export type EndeavorSeed = {
  id: string
  /** Fields whose present career it follows, and fields for which it is a credible second path. */
  close: readonly FieldKey[]
  alternative: readonly FieldKey[]
  kind: SeedKind
  /** Lower-case words of skills and subjects that make it credible; matched as word beginnings. */
  keywords: readonly string[]
  /** "Develop" + "an open build-attestation baseline" + "so that small utilities can …": 8–16 words together. */
  title: { verb: string; object: string; purpose: string }
  /** The name by which the method is known; occurs in `title.object` and in `opening`, in no other seed. */
  method: string
  /** Sentence, at most 28 words: what is undertaken, by which method, for which bounded problem. */
  opening: string
  /** Sentence, at most 22 words: the bounded U.S. problem. */
  problem: string
  /** Three or four noun phrases with article, no commas, at most 9 words each. */
  outputs: readonly [string, string, string, ...string[]]
  /** Sentence, at most 22 words: how the effect leaves employer and clients. */
  route: string
  /** Plural noun phrase: who takes it up beyond the first users. */
  adopters: string
  /** "a U.S. utility or software supplier": an employer in whose service it can be done. */
  host: string
  /** "two small utilities": the first users. */
  pilot: string
  /** Plural noun phrase: bodies it is worked out with. */
  partners: string
  /** Strongest first. */
  priorities: readonly [SeedPriority, ...SeedPriority[]]
  /** The more technical form: another object for the title and a sentence of at most 24 words. */
  tech: { object: string; sentence: string }
  /** Independent clause: what differs from common practice. */
  novelty: string
  /** Singular noun phrase with article: the failure it looks into. */
  failure: string
  /** Singular noun phrase with "the": what is measured. */
  measure: string
  /** Noun phrases: a local first site, a group of states or regions, a national channel. */
  geo: { local: string; states: string; national: string }
  /** Clauses that begin with "that". */
  toProve: readonly [string, ...string[]]
  /** Industry focuses the seed already lives in. */
  industries: readonly IndustryFocus[]
}

export type IndustryLens = {
  /** "health care": fits after "in". */
  short: string
  /** Four plural noun phrases, one for each option of a set. */
  settings: readonly [string, string, string, string]
  /** Noun phrase for what a method of this kind has to handle there; absent: the focus makes no sense for the kind. */
  needs: Partial<Record<SeedKind, string>>
  priority: { key: string; note: string }
}

export type EndeavorKnowledge = {
  priorities: readonly Priority[]
  seeds: readonly EndeavorSeed[]
  /** Seeds for careers no other seed fits; `{topic}` stands for the visitor's own subject. */
  generalSeeds: readonly EndeavorSeed[]
  lenses: Readonly<Record<IndustryFocus, IndustryLens>>
  /** Where two focuses meet, keyed by both names in the order of INDUSTRY_FOCUSES joined with " + ". Noun phrase. */
  meetings: Readonly<Record<string, string>>
  /** Words of job titles that tell a field, most specific first. */
  fieldWords: readonly { field: FieldKey; words: readonly string[] }[]
}
