import { z } from 'zod'
import { listSchema } from '../../shared/entities/list.ts'
import type { Change } from '../../shared/entities/change.ts'
import { idSchema } from '../http/inputs.ts'

const topicsMax = 50

const topicKinds = ['content', 'channel', 'user'] as const
/** What a client subscribes to: one content, all contents of one channel, or one user's notifications. */
export type Topic = { kind: (typeof topicKinds)[number]; uuid: string }

const topicSchema = z.string().transform((text, context): Topic => {
  const [name, id, ...rest] = text.split(':')
  const kind = topicKinds.find((known) => known === name)
  const uuid = idSchema.safeParse(id)
  if (kind && uuid.success && rest.length === 0) return { kind, uuid: uuid.data }
  context.addIssue('content:{uuid}, channel:{uuid} or user:{uuid}')
  return z.NEVER
})

/** `content:{uuid},channel:{uuid},user:{uuid}` */
export const topicsSchema = listSchema(
  { type: 'string', pattern: `^(${topicKinds.join('|')}):[0-9a-fA-F-]{36}$` },
  `Ce dont on veut entendre parler, séparé par des virgules, ${topicsMax} au plus : content:{uuid} (qui peut lire la vidéo), channel:{uuid} (sa créatrice et son équipe), user:{uuid} (soi-même).`,
  topicsMax * 45,
).pipe(z.array(topicSchema).min(1).max(topicsMax))

export function isAbout(change: Change, topics: readonly Topic[]): boolean {
  return topics.some(({ kind, uuid }) => {
    if (kind === 'user') return change.kind === 'notification' && change.user_uuid === uuid
    if (!('content_uuid' in change)) return false
    return uuid === (kind === 'content' ? change.content_uuid : change.channel_uuid)
  })
}
