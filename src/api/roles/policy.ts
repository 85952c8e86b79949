import type { RoleRow } from '../../db/roles.ts'
import { AppError } from '../../shared/errors.ts'
import { administratorRoleName, creatorRoleName, moderatorRoleName, userRoleName } from '../../shared/limits.ts'

const builtIn: readonly string[] = [userRoleName, creatorRoleName, moderatorRoleName, administratorRoleName]

/** The site's own rules name these roles: they keep their name, who may take them, and stay. */
function isBuiltIn({ name }: Pick<RoleRow, 'name'>): boolean {
  return builtIn.includes(name)
}

/** @throws AppError CONFLICT */
export function mustNotBeBuiltIn(role: RoleRow): void {
  if (isBuiltIn(role)) throw new AppError('CONFLICT', { message: 'Ce rôle est nécessaire au site' })
}
