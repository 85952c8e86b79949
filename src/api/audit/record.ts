import { type Act, insertAct } from '../../db/audit.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../shared/errors.ts'

/**
 * Writes down who did what, in the transaction that does it: neither is there without the other.
 * @param actorUuid who acts @throws AppError SESSION_EXPIRED when their account went meanwhile: what they did is undone
 */
export async function recordAct(tx: Tx, actorUuid: string, act: Act): Promise<void> {
  if (!(await insertAct(tx, actorUuid, act))) throw new AppError('SESSION_EXPIRED')
}
