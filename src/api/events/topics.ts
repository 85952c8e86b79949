import { z } from 'zod'
import type { Change } from '../../shared/entities/change.ts'
import { idSchema } from '../frame/inputs.ts'

const topicsMax = 50

/** What somebody wants to hear of: one content, or all contents of one channel. */
export type Topic = { kind: 'content' | 'channel'; uuid: string }

const topicSchema = z.string().transform((text, context): Topic => {
  const [kind, id, ...rest] = text.split(':')
  const uuid = idSchema.safeParse(id)
  if (uuid.success && rest.length === 0 && (kind === 'content' || kind === 'channel')) return { kind, uuid: uuid.data }
  context.addIssue('content:{uuid} or channel:{uuid}')
  return z.NEVER
})

/** `content:{uuid},channel:{uuid}` */
export const topicsSchema = z
  .string()
  .max(topicsMax * 45)
  .transform((text) => text.split(','))
  .pipe(z.array(topicSchema).min(1).max(topicsMax))

export function isAbout(change: Change, topics: readonly Topic[]): boolean {
  return topics.some(({ kind, uuid }) => uuid === (kind === 'content' ? change.content_uuid : change.channel_uuid))
}
