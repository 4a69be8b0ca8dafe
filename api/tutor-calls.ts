/** The consultant's profile: one call per section of the table in content/profile-sections.ts (specification 2 §7.2). */
import { Hono } from 'hono'
import { z } from 'zod'
import { PROFILE_NOT_FOUND, PROFILE_SECTIONS, SHOWING_WORDS } from '../content/profile-sections.ts'
import { PHOTO_BYTES_MAX, PHOTO_REFUSED, sectionSchema, type SectionValues } from '../domain/accounts/profile-fields.ts'
import { dataUrlLengthMax } from '../domain/uploads/data-url.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { bearerOf, requireAccount } from './bearer.ts'
import { readCall } from './calls.ts'
import { findSignedIn } from '../usecases/sign-in.ts'
import { offerProfile, profilePhoto, saveProfileSection, viewProfile } from '../usecases/consultant-profile.ts'

/** A photo that is a little too large is still measured, and refused in its own words. */
const BODY_BYTES_MAX = dataUrlLengthMax(PHOTO_BYTES_MAX) * 8

const profileQuery = z.union([z.object({ userId: z.uuid() }), z.object({ token: z.string().min(20).max(220) })])

/** Mounted under `/tutors`. */
export function tutorCalls(services: Services): Hono {
  const calls = new Hono()
  calls.get('/', async (c) => {
    c.header('cache-control', 'no-store')
    const query = profileQuery.safeParse(c.req.query())
    const bearer = bearerOf(c)
    const asker = bearer === null ? null : await findSignedIn(services, bearer)
    const of = query.success && 'token' in query.data ? { token: query.data.token.replace(/^(?:Bearer\s+)+/i, '') } : query.data && { ...query.data, asker }
    const profile = of === undefined ? null : await viewProfile(services, of)
    return profile === null ? refuse(c, 404, { kind: 'no-such-profile', message: PROFILE_NOT_FOUND }) : answered(c, 'GET /tutors', profile)
  })
  calls.get('/:userId/photo', async (c) => {
    const id = z.uuid().safeParse(c.req.param('userId'))
    const photo = id.success ? await profilePhoto(services, id.data) : null
    if (photo === null) return refuse(c, 404, { kind: 'no-such-photo', message: PROFILE_NOT_FOUND })
    return c.body(new Uint8Array(photo.bytes), 200, { 'content-type': photo.mediaType, 'cache-control': 'public, max-age=300', 'content-security-policy': "default-src 'none'; sandbox" })
  })
  calls.patch('/showing', async (c) => {
    const signedIn = await requireAccount(c, services, ['consultant'])
    if (!signedIn.ok) return signedIn.response
    const body = await readCall(c, z.object({ shown: z.boolean() }), { maxBytes: 4096 })
    if (!body.ok) return body.response
    const result = await offerProfile(services, signedIn.account.id, body.value.shown)
    if (result.kind === 'done') return c.json({})
    return refuse(c, 422, { kind: result.kind, message: `${SHOWING_WORDS.incomplete} ${result.missing.join(', ')}`, missing: result.missing })
  })
  for (const { key, path, fields, success, failure } of PROFILE_SECTIONS) {
    const schema = sectionSchema(fields)
    calls.patch(`/${path}`, async (c) => {
      const signedIn = await requireAccount(c, services, ['consultant'])
      if (!signedIn.ok) return signedIn.response
      const body = await readCall(c, schema, { maxBytes: BODY_BYTES_MAX, message: failure, ...(path === 'photo' ? { tooLarge: { message: PHOTO_REFUSED, field: 'photo' } } : {}) })
      if (!body.ok) return body.response
      await saveProfileSection(services, signedIn.account.id, key, body.value as SectionValues)
      return c.json({ id: signedIn.account.id, ...body.value, message: success })
    })
  }
  return calls
}
