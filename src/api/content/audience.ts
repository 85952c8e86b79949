import { findUsersByNames, setAllowedPeople } from '../../db/content/audience.ts'
import type { Tx } from '../../db/connection/database.ts'
import { allowedPeopleError, audienceMessages } from '../../shared/audiences.ts'
import { plainUsername } from '../../shared/text.ts'
import { mustBeValid } from '../http/rules.ts'

/**
 * Names the people who may open a content, instead of those before.
 * @param typed usernames in any case; undefined changes nothing
 * @throws AppError INVALID_INPUT with the field allowed_usernames
 */
export async function nameAllowedPeople(tx: Tx, contentUuid: string, typed: readonly string[] | undefined): Promise<void> {
  if (typed === undefined) return
  const names = typed.map(plainUsername)
  const fault = allowedPeopleError(names)
  if (fault !== undefined) mustBeValid({ allowed_usernames: fault })
  const people = await findUsersByNames(tx, names)
  const known = new Set(people.map(({ username }) => username.toLowerCase()))
  const unknown = names.filter((name) => !known.has(name.toLowerCase()))
  if (unknown.length > 0) mustBeValid({ allowed_usernames: audienceMessages.unknown(unknown) })
  await setAllowedPeople(
    tx,
    contentUuid,
    people.map(({ uuid }) => uuid),
  )
}
