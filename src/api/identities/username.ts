import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { isUsernameTaken } from '../../db/users.ts'
import { limits } from '../../shared/limits.ts'
import { plainUsername } from '../../shared/text.ts'
import { isReservedUsername } from '../../shared/validation/account.ts'

/** Room for `_` and six digits. */
const baseMax = limits.usernameMax - 7
const fallback = 'membre'

/** The letters and digits of a name, as a username may have them (shared/validation/account.ts). */
export function usernameBase(displayName: string): string {
  const base = plainUsername(displayName)
    .replaceAll(/[^\p{L}\p{N}]+|\p{Default_Ignorable_Code_Point}+/gu, '_')
    .slice(0, baseMax)
    // A pair cut in two is no letter, and a name does not begin or end with an underscore.
    .replaceAll(/^_+|(?:_|[\uD800-\uDBFF])+$/g, '')
  return base.length < limits.usernameMin ? fallback : base
}

/** A username that is free now: that of the name, else with digits behind. Somebody may still be quicker (users_username). */
export async function freeUsername(tx: Tx, displayName: string): Promise<string> {
  const base = usernameBase(displayName)
  let candidate = base
  while (isReservedUsername(candidate) || (await isUsernameTaken(tx, candidate))) candidate = `${base}_${randomInt(1_000_000)}`
  return candidate
}
