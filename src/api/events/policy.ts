import { findChannelOwners } from '../../db/channels.ts'
import { findContentAccesses } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import { mustOwnChannel } from '../channels/policy.ts'
import { mustExist } from '../contents/policy.ts'
import { gathered } from '../frame/gathered.ts'
import type { Viewer } from '../frame/viewer.ts'
import { mustBe, signedIn } from '../policy.ts'
import type { Topic } from './topics.ts'

/**
 * A content may be listened to by whoever may read it; a channel by its owner alone, because it tells of private contents
 * too; a user's notifications by that user.
 * @returns a rule that throws AppError CONTENT_NOT_FOUND, CHANNEL_NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 */
export function hearing(db: Db): (viewer: Viewer | null, topics: readonly Topic[]) => Promise<void> {
  const findAccess = gathered((uuids) => findContentAccesses(db, uuids))
  const findOwner = gathered((uuids) => findChannelOwners(db, uuids))

  /** @returns what says whether the viewer may, once everything has been read */
  async function ruleFor(viewer: Viewer | null, { kind, uuid }: Topic): Promise<() => unknown> {
    if (kind === 'user') return () => mustBe(signedIn(viewer), uuid)
    if (kind === 'content') {
      const content = await findAccess(uuid)
      return () => mustExist(content, viewer)
    }
    const owner = await findOwner(uuid)
    return () => mustOwnChannel(signedIn(viewer), owner)
  }

  return async (viewer, topics) => {
    for (const rule of await Promise.all(topics.map((topic) => ruleFor(viewer, topic)))) rule()
  }
}
