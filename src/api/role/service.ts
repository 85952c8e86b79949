import { recordAct } from '../audit/record.ts'
import type { Db } from '../../db/connection/database.ts'
import * as roles from '../../db/role/roles.ts'
import { AppError } from '../../shared/errors.ts'
import { plainText } from '../../shared/text.ts'
import { validateRole } from '../../shared/validation/role.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'
import { mustNotBeBuiltIn } from './policy.ts'

export type RoleForm = { name: string; description: string; selfAssignable: boolean }

function fieldsOf({ name, description, selfAssignable }: Partial<RoleForm>): Partial<roles.RoleFields> {
  return {
    ...(name !== undefined && { name: plainText(name) }),
    ...(description !== undefined && { description: plainText(description) }),
    ...(selfAssignable !== undefined && { self_assignable: selfAssignable }),
  }
}

/** @throws AppError INVALID_INPUT with fields, CONFLICT when the name is taken */
export async function createRole(db: Db, viewer: Viewer, form: RoleForm): Promise<roles.RoleRow> {
  mustBeValid(validateRole(form))
  return db.transaction().execute(async (tx) => {
    const { name, description, selfAssignable } = form
    const role = await roles.insertRole(tx, { name: plainText(name), description: plainText(description), self_assignable: selfAssignable })
    await recordAct(tx, viewer.uuid, { act: 'role.create', subject_uuid: role.uuid, details: { name: role.name } })
    return role
  })
}

/**
 * Changes a role; absent fields are not written, and a built-in role only gets a new description.
 * @throws AppError ROLE_NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function changeRole(db: Db, viewer: Viewer, uuid: string, change: Partial<RoleForm>): Promise<roles.RoleRow> {
  const before = mustExist(await roles.findRole(db, uuid), 'ROLE_NOT_FOUND')
  mustBeValid(validateRole({ name: before.name, description: before.description, ...change }))
  const fields = fieldsOf(change)
  const { name, self_assignable } = { ...before, ...fields }
  if (name !== before.name || self_assignable !== before.self_assignable) mustNotBeBuiltIn(before)
  return db.transaction().execute(async (tx) => {
    const role = mustExist(await roles.updateRole(tx, uuid, fields), 'ROLE_NOT_FOUND')
    await recordAct(tx, viewer.uuid, { act: 'role.change', subject_uuid: uuid, details: { from: before.name, to: role.name } })
    return role
  })
}

/** @throws AppError ROLE_NOT_FOUND, ROLE_IN_USE, CONFLICT for a built-in role */
export async function deleteRole(db: Db, viewer: Viewer, uuid: string): Promise<void> {
  const role = mustExist(await roles.findRole(db, uuid), 'ROLE_NOT_FOUND')
  mustNotBeBuiltIn(role)
  await db.transaction().execute(async (tx) => {
    if (!(await roles.deleteRole(tx, uuid))) throw new AppError('ROLE_NOT_FOUND')
    await recordAct(tx, viewer.uuid, { act: 'role.delete', subject_uuid: uuid, details: { name: role.name } })
  })
}
