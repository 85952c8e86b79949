import { type Act, insertAct } from '../../db/audit/audit.ts'
import type { Tx } from '../../db/connection/database.ts'
import { AppError } from '../../shared/errors.ts'

/**
 * Writes an act to the audit log, in the transaction of the act itself: both are committed or neither.
 * @param actorUuid the user who acts
 * @throws AppError SESSION_EXPIRED when their account was deleted meanwhile: the act is rolled back
 */
export async function recordAct(tx: Tx, actorUuid: string, act: Act): Promise<void> {
  if (!(await insertAct(tx, actorUuid, act))) throw new AppError('SESSION_EXPIRED')
}
