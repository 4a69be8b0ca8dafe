import type { APIRoute } from 'astro'
import { unknownAddress } from '../errors/unknown-address.ts'

export const ALL: APIRoute = ({ url }) => unknownAddress(url)
