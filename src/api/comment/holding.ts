import type { Tx } from '../../db/connection/database.ts'
import { isKnownCommenter } from '../../db/comment/heldComments.ts'
import { readRegistrationSettings } from '../../db/registration/registrationSettings.ts'
import type { HoldReason } from '../../shared/entities/heldComment.ts'
import type { Viewer } from '../http/viewer.ts'
import { mayModerate } from '../policy.ts'

/**
 * Returns why a comment of the viewer must wait for validation; null when it is published at once, as those of the video's owner and of the
 * site's team always are. What only the site's moderators decide comes first.
 */
export async function holdReasonOf(tx: Tx, viewer: Viewer, { owner_uuid }: { owner_uuid: string }): Promise<HoldReason | null> {
  if (viewer.uuid === owner_uuid || mayModerate(viewer)) return null
  return (await isHeldAsNew(tx, viewer.uuid)) ? 'newAccount' : null
}

/** True when the site holds the comments of new accounts, and this one is new. */
export async function isHeldAsNew(tx: Tx, userUuid: string): Promise<boolean> {
  const { holdNewAccounts } = await readRegistrationSettings(tx)
  return holdNewAccounts && !(await isKnownCommenter(tx, userUuid))
}
