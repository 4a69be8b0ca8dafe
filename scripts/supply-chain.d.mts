export type InstalledPackage = { name: string; version: string; license: string | null }
export const ALLOWED: string[]
export function isAllowed(license: string): boolean
export function licensesOf(lock: { packages: Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean; link?: boolean }> }): InstalledPackage[]
export function writeSupplyChain(root: string, folder: string): void
