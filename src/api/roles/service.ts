import type { Db } from '../../db/database.ts'
import * as roles from '../../db/roles.ts'
import { AppError } from '../../shared/errors.ts'
import { validateRole } from '../../shared/validation/role.ts'
import { mustBeValid } from '../frame/rules.ts'
import { isBuiltIn, mustNotBeBuiltIn } from './policy.ts'

export type RoleForm = { name: string; description: string; selfAssignable: boolean }

/** @throws AppError ROLE_NOT_FOUND */
export function mustExist(role: roles.RoleRow | undefined): roles.RoleRow {
  if (!role) throw new AppError('ROLE_NOT_FOUND')
  return role
}

function fieldsOf({ name, description, selfAssignable }: RoleForm): roles.RoleFields {
  return { name: name.trim(), description: description.trim(), self_assignable: selfAssignable }
}

/** @throws AppError INVALID_INPUT with fields, CONFLICT when the name is taken */
export async function createRole(db: Db, form: RoleForm): Promise<roles.RoleRow> {
  mustBeValid(validateRole(form))
  return roles.insertRole(db, fieldsOf(form))
}

/** What is absent stays; of a built-in role only the description changes. @throws AppError ROLE_NOT_FOUND, CONFLICT, INVALID_INPUT */
export async function changeRole(db: Db, uuid: string, change: Partial<RoleForm>): Promise<roles.RoleRow> {
  const before = mustExist(await roles.findRole(db, uuid))
  const form = { name: before.name, description: before.description, selfAssignable: before.self_assignable, ...change }
  mustBeValid(validateRole(form))
  const fields = fieldsOf(form)
  if (isBuiltIn(before) && (fields.name !== before.name || fields.self_assignable !== before.self_assignable)) mustNotBeBuiltIn(before)
  return mustExist(await roles.updateRole(db, uuid, fields))
}

/** @throws AppError ROLE_NOT_FOUND, ROLE_IN_USE, CONFLICT for a built-in role */
export async function deleteRole(db: Db, uuid: string): Promise<void> {
  mustNotBeBuiltIn(mustExist(await roles.findRole(db, uuid)))
  await roles.deleteRole(db, uuid)
}
