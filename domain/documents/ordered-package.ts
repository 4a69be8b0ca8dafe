/** Decides which package an NIW DIY order stands for, and what a newer edition of it changes. */
import { ORDER_PROFESSION_KEYS } from '../orders/checkout-rules.ts'
import { EMPLOYMENT_TYPES } from '../professions.ts'
import type { PackageSelection } from './package-plan.ts'

const flagsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})

/** The selection in a stored order (`userProfession`, `userEmployment`, `userAddons`); what is not `true` is not chosen. */
export function orderedPackage(selections: Record<string, unknown>): PackageSelection {
  const professions = flagsOf(selections['userProfession'])
  const employment = flagsOf(selections['userEmployment'])
  const addons = flagsOf(selections['userAddons'])
  const typed = typeof professions['userInput'] === 'string' ? professions['userInput'].replace(/[\p{C}\s]+/gu, ' ').trim() : ''
  return {
    ...(typed === '' ? {} : { typedProfession: typed }),
    professions: ORDER_PROFESSION_KEYS.filter((key) => professions[key] === true),
    employmentTypes: EMPLOYMENT_TYPES.filter((key) => employment[key] === true),
    addons: { aos: addons['aos'] === true, forms9089750: addons['forms9089750'] === true, consultation: addons['consultation'] === true },
  }
}

export type DocumentEdition = { title: string; /** `YYYY-MM-DD`. */ edition: string }

/** The edition of a package is that of its newest document. */
export const packageEdition = (documents: readonly DocumentEdition[]): string => documents.reduce((newest, { edition }) => (edition > newest ? edition : newest), '')

/** The documents that are newer than a package of edition `since`; empty where it is the newest. */
export const changesSince = (since: string, documents: readonly DocumentEdition[]): DocumentEdition[] => documents.filter(({ edition }) => edition > since)
