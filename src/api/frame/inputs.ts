import { z } from 'zod'
import { uuidSchema } from '../../shared/entities/common.ts'

/** A uuid that comes from outside, written the way the database writes them, so that equal ones compare equal. */
export const idSchema = uuidSchema.toLowerCase()

/** Text that PostgreSQL can hold: it refuses NUL characters. Lengths are rules of their own (shared/validation). */
export const textSchema = z.string().regex(/^[^\0]*$/)

/** Seconds of a video: a day is longer than any of them. */
export const secondsSchema = z.number().min(0).max(86_400)

export const idParams = z.object({ id: idSchema })
export const userParams = z.object({ userId: idSchema })
export const userContentParams = z.object({ userId: idSchema, contentId: idSchema })
export const userContentBody = z.object({ user_uuid: idSchema, content_uuid: idSchema })

/** A path's user and content under the names that rows have. */
export function userContentOf({ userId, contentId }: z.output<typeof userContentParams>): z.output<typeof userContentBody> {
  return { user_uuid: userId, content_uuid: contentId }
}

/** The rows of `?ids=`, in the order asked for; those that do not exist are left out. */
export function inOrderOf<Row extends { uuid: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.uuid, row]))
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
}
