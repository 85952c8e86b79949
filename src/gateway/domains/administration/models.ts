import type { User } from '../../../shared/entities/user.ts'
import type { Account } from '../../generated/schema.ts'

/** An account before its quota is requested. */
export type AccountModel = Omit<Account, 'quota'>

export function toAccount({
  uuid,
  username,
  firstname,
  lastname,
  email,
  emailVerified,
  avatar,
  role,
  createdAt,
  suspendedAt,
}: User): AccountModel {
  return {
    id: uuid,
    username,
    firstname,
    lastname,
    email,
    isEmailVerified: emailVerified,
    avatarUrl: avatar,
    role: { id: role.uuid, name: role.name },
    createdAt,
    suspendedAt,
  }
}
