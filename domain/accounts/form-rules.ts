/** The rules of the account and profile forms: each says of one value whether it passes (specification 2 §5, leftover form rules). */
import { isEmailAddress } from '../email-address.ts'

/** False for the empty string, null and undefined. Zero, false and blanks pass. */
export function required(value: unknown): boolean {
  return value !== '' && value !== null && value !== undefined
}

export const email = isEmailAddress

export function oneOf<T>(value: unknown, allowed: readonly T[]): value is T {
  return (allowed as readonly unknown[]).includes(value)
}

/** The same value typed twice. An empty value is `required`'s to refuse. */
export function confirmed(value: string, again: string): boolean {
  return value === again
}

/** At least `length` characters, counted as a person counts them. */
export function min(value: string, length: number): boolean {
  return [...value].length >= length
}

/** A decimal number, with a sign or without; no blanks, exponents or thousands separators. */
export function numeric(value: unknown): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value)
}

/** Longest host of an address: what stands between `//` and the first `/`, `?` or `#`. */
const URL_HOST_MAX = 256

const URL_PATTERN = /^https?:\/\/([^/?#\s@\\]+)(?:[/?#]\S*)?$/i
const HOST_PATTERN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}]{1,6}(?::\d{1,5})?$/u

/** http or https, a domain with a dot, an ending of 1 to 6 characters, and a host of at most 256 characters. */
export function url(value: string): boolean {
  const host = URL_PATTERN.exec(value)?.[1]
  return host !== undefined && host.length <= URL_HOST_MAX && HOST_PATTERN.test(host)
}

const PASSWORD_LENGTH_MIN = 8
/** Hashing takes time with length: nobody types more than this. */
const PASSWORD_LENGTH_MAX = 128

/** 8 to 128 characters, letters A to Z and digits only, at least one of each. */
export function password(value: string): boolean {
  return min(value, PASSWORD_LENGTH_MIN) && value.length <= PASSWORD_LENGTH_MAX && /^[A-Za-z0-9]+$/.test(value) && /[A-Za-z]/.test(value) && /\d/.test(value)
}
