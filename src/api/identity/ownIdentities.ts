import type { Db } from '../../db/connection/database.ts'
import { deleteIdentity, type IdentityRow } from '../../db/identity/identities.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import type { Identity } from '../../shared/entities/identity.ts'
import { AppError } from '../../shared/errors.ts'
import { lockSignInMethods } from '../auth/signInMethods.ts'
import { isoTime } from '../http/isoTime.ts'
import type { Viewer } from '../http/viewer.ts'
import { type Confirmation, prove, tell } from '../secondFactor/service.ts'
import { mustStillHold } from '../user/proof.ts'
import type { Providers } from './providers.ts'

export function presentIdentity(
  { uuid, provider, email, created_at: createdAt, last_used_at: lastUsedAt }: IdentityRow,
  { label }: Pick<Providers, 'label'>,
): Identity {
  return {
    uuid,
    provider: { name: provider, label: label(provider) },
    email,
    createdAt: isoTime(createdAt),
    lastUsedAt: isoTime(lastUsedAt),
  }
}

/**
 * Unlinks an identity, which opens the account no more.
 * @throws AppError INVALID_INPUT with current_password, TOO_MANY_REQUESTS, REAUTHENTICATION_REQUIRED, NOT_FOUND; CONFLICT for the last way in
 */
export async function unlinkIdentity(
  db: Db,
  viewer: Viewer,
  identity: string,
  { confirmation, jobs }: { confirmation: Confirmation; jobs: Pick<Jobs, 'sendMail'> },
): Promise<void> {
  const proof = await prove(db, viewer, confirmation)
  await db.transaction().execute(async (tx) => {
    await mustStillHold(tx, viewer.uuid, proof)
    const mustRemainOpen = await lockSignInMethods(tx, viewer.uuid)
    if (!(await deleteIdentity(tx, viewer.uuid, identity))) throw new AppError('NOT_FOUND')
    await mustRemainOpen()
    await tell(tx, jobs, viewer.uuid, 'identityUnlinked')
  })
}
