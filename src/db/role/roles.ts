import type { Selectable } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import type { RolesTable } from '../schema/schema.ts'

export type RoleRow = Selectable<RolesTable>
export type RoleFields = { name: string; description: string; self_assignable: boolean }

/** Lists all roles. There are only a few, so there are no pages. */
export async function listRoles(db: Db | Tx): Promise<RoleRow[]> {
  return db.selectFrom('roles').selectAll().orderBy('created_at').orderBy('name').execute()
}

export async function findRole(db: Db | Tx, uuid: string): Promise<RoleRow | undefined> {
  return db.selectFrom('roles').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

/** Finds a role, and blocks its deletion until the transaction ends. */
export async function holdRole(tx: Tx, uuid: string): Promise<RoleRow | undefined> {
  return tx.selectFrom('roles').selectAll().where('uuid', '=', uuid).forKeyShare().executeTakeFirst()
}

/** @param name in any case */
export async function findRoleByName(db: Db | Tx, name: string): Promise<RoleRow | undefined> {
  return db
    .selectFrom('roles')
    .selectAll()
    .where(
      ({ fn }) => fn<string>('lower', ['name']),
      '=',
      ({ fn, val }) => fn<string>('lower', [val(name)]),
    )
    .executeTakeFirst()
}

/** @throws Error breaking roles_name when a role has that name */
export async function insertRole(db: Db | Tx, role: RoleFields): Promise<RoleRow> {
  return db.insertInto('roles').values(role).returningAll().executeTakeFirstOrThrow()
}

/** @returns undefined when there is no such role */
export async function updateRole(db: Db | Tx, uuid: string, patch: Partial<RoleFields>): Promise<RoleRow | undefined> {
  if (Object.keys(patch).length === 0) return findRole(db, uuid)
  return db.updateTable('roles').set(patch).where('uuid', '=', uuid).returningAll().executeTakeFirst()
}

/** @returns false when it did not exist any more @throws Error breaking users_role_uuid_fkey while a user has it */
export async function deleteRole(db: Db | Tx, uuid: string): Promise<boolean> {
  return (await db.deleteFrom('roles').where('uuid', '=', uuid).executeTakeFirst()).numDeletedRows === 1n
}
