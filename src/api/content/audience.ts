import { findUsersByNames, setAllowedPeople } from '../../db/content/audience.ts'
import type { Tx } from '../../db/connection/database.ts'
import { findContentPassword, setContentPassword } from '../../db/content/contentPasswords.ts'
import {
  allowedPeopleError,
  type Audience,
  audienceMessages,
  contentPasswordError,
  contentPasswordMessages,
} from '../../shared/audiences.ts'
import { plainUsername } from '../../shared/text.ts'
import { hashPassword } from '../auth/passwords.ts'
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

/** Returns the hash of a new password. @throws AppError INVALID_INPUT with the field password */
export async function hashContentPassword(password: string | undefined): Promise<string | undefined> {
  if (password === undefined) return undefined
  const fault = contentPasswordError(password)
  if (fault !== undefined) mustBeValid({ password: fault })
  return hashPassword(password)
}

/**
 * Sets a new password; a content that opens with a password must have one.
 * @throws AppError INVALID_INPUT with the field password
 */
export async function protectContent(
  tx: Tx,
  contentUuid: string,
  { hash, audience }: { hash: string | undefined; audience: Audience | undefined },
): Promise<void> {
  if (hash !== undefined) await setContentPassword(tx, contentUuid, hash)
  else if (audience === 'password' && (await findContentPassword(tx, contentUuid)) === null)
    mustBeValid({ password: contentPasswordMessages.missing })
}
