import { findChannelAccesses } from '../../db/channel/channels.ts'
import { findContentAccesses } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import { mustManageChannel } from '../channel/policy.ts'
import { mustBeOpen } from '../content/policy.ts'
import { type Visitor, withUnlock } from '../content/unlocks.ts'
import { batchedLookup } from '../http/batchedLookup.ts'
import { mustBe, signedIn } from '../policy.ts'
import type { Topic } from './topics.ts'

/**
 * Returns a rule for subscriptions: to a content for everyone who may read it; to a channel for those only who manage it, because its changes include
 * private contents; to a user's notifications for that user.
 * @returns a rule that throws AppError CONTENT_NOT_FOUND, CHANNEL_NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 */
export function subscriptionPolicy(db: Db): (visitor: Visitor, topics: readonly Topic[]) => Promise<void> {
  const findAccess = batchedLookup((uuids) => findContentAccesses(db, uuids))
  const findChannelAccess = batchedLookup((uuids) => findChannelAccesses(db, uuids))

  /** @returns a synchronous check, once everything has been read */
  async function ruleFor(visitor: Visitor, { kind, uuid }: Topic): Promise<() => unknown> {
    const { viewer } = visitor
    if (kind === 'user') return () => mustBe(signedIn(viewer), uuid)
    if (kind === 'content') {
      const content = await withUnlock(db, visitor, await findAccess(uuid))
      return () => mustBeOpen(content, viewer)
    }
    const channel = await findChannelAccess(uuid)
    return () => mustManageChannel(signedIn(viewer), channel)
  }

  return async (visitor, topics) => {
    for (const rule of await Promise.all(topics.map((topic) => ruleFor(visitor, topic)))) rule()
  }
}
