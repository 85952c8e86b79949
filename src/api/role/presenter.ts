import type { RoleRow } from '../../db/role/roles.ts'
import type { Role } from '../../shared/entities/user.ts'

export function presentRole(row: RoleRow): Role {
  return { uuid: row.uuid, name: row.name, description: row.description, selfAssignable: row.self_assignable }
}
