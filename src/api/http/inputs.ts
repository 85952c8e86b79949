import { z } from 'zod'
import { uuidSchema } from '../../shared/entities/common.ts'

/** A uuid from a request, in lower case as the database writes it, so that equal ones compare equal. */
export const idSchema = uuidSchema.toLowerCase()

/** A user's uuid. A request may say `me` for its own user: the handler gets their uuid (`resolveMe`). */
export const userIdSchema = z.union([idSchema, z.literal('me')]).describe('UUID d’un compte, ou «\u202fme\u202f» pour le sien.')

/** Text that PostgreSQL can store: it refuses NUL characters. shared/validation checks the length. */
export const textSchema = z.string().regex(/^[^\0]*$/)

/** Seconds of a video, up to a day. */
export const secondsSchema = z.number().min(0).max(86_400)

export const idParams = z.object({ id: idSchema })
export const userIdParams = z.object({ id: userIdSchema })
export const userParams = z.object({ userId: userIdSchema })
export const userContentParams = z.object({ userId: userIdSchema, contentId: idSchema })
export const userContentBody = z.object({ user_uuid: userIdSchema, content_uuid: idSchema })

/** Returns the path's user and content under the names of the columns. */
export function userContentOf({ userId, contentId }: z.output<typeof userContentParams>): z.output<typeof userContentBody> {
  return { user_uuid: userId, content_uuid: contentId }
}

/** Returns the rows of `?ids=` in the requested order; ids without a row are left out. */
export function inOrderOf<Row extends { uuid: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.uuid, row]))
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}
