import type { Tx } from '../../db/connection/database.ts'
import { listIdentities } from '../../db/identity/identities.ts'
import { listPasskeys } from '../../db/secondFactor/passkeys.ts'
import { lockPasswordHash } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'

/**
 * Locks what opens an account until the transaction ends: of two methods that are removed at once, one would be the last.
 * @returns a check for afterwards, which throws CONFLICT when nothing opens the account any more
 */
export async function lockSignInMethods(tx: Tx, userUuid: string): Promise<() => Promise<void>> {
  const passwordHash = await lockPasswordHash(tx, userUuid)
  return async () => {
    if (passwordHash !== null) return
    const others = [...(await listIdentities(tx, userUuid)), ...(await listPasskeys(tx, userUuid))]
    if (others.length > 0) return
    throw new AppError('CONFLICT', { message: 'C’est le seul moyen d’ouvrir votre compte : donnez-vous d’abord un mot de passe' })
  }
}
