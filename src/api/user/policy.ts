import type { RoleRow } from '../../db/role/roles.ts'
import type { UserRow } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../http/viewer.ts'

/** True when the viewer may see the e-mail, names and role; otherwise only the public profile. */
export function maySeeAll(viewer: Viewer | null, user: Pick<UserRow, 'uuid'>): boolean {
  return viewer !== null && (viewer.isAdministrator || viewer.uuid === user.uuid)
}

/** Throws unless the viewer may give up this role: only administrators remove a role that only they give. @throws AppError FORBIDDEN */
export function mayLeave(viewer: Viewer, role: RoleRow): void {
  if (!role.self_assignable && !viewer.isAdministrator) throw new AppError('FORBIDDEN')
}

/**
 * Returns the role when the viewer may give it: users give themselves self-assignable roles, administrators any.
 * @throws AppError ROLE_NOT_FOUND, FORBIDDEN
 */
export function mustBeAssignable(viewer: Viewer, role: RoleRow | undefined): RoleRow {
  if (!role) throw new AppError('ROLE_NOT_FOUND')
  if (!role.self_assignable && !viewer.isAdministrator) throw new AppError('FORBIDDEN')
  return role
}

/**
 * True when the change needs the current password: users give it before they change their password, e-mail or role, or delete their
 * account. Administrators who change another account do not know its password.
 */
export function needsPassword(viewer: Viewer, userUuid: string): boolean {
  return viewer.uuid === userUuid
}
