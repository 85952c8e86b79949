import type { RoleRow } from '../../db/role/roles.ts'
import { AppError } from '../../shared/errors.ts'
import { builtInRoleNames } from '../../shared/roles.ts'

/** True for roles that the code refers to by name: their name and `selfAssignable` cannot change, and they cannot be deleted. */
function isBuiltIn({ name }: Pick<RoleRow, 'name'>): boolean {
  return builtInRoleNames.includes(name)
}

/** @throws AppError CONFLICT */
export function mustNotBeBuiltIn(role: RoleRow): void {
  if (isBuiltIn(role)) throw new AppError('CONFLICT', { message: 'Ce rôle est nécessaire au site' })
}
