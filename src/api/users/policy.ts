import type { RoleRow } from '../../db/roles.ts'
import type { UserRow } from '../../db/users.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'

/** Does the viewer see the e-mail, names and role, or only the public profile? */
export function maySeeAll(viewer: Viewer | null, user: Pick<UserRow, 'uuid'>): boolean {
  return viewer !== null && (viewer.isAdministrator || viewer.uuid === user.uuid)
}

/** A role that only administrators give only they take away: who holds it cannot lay it down. @throws AppError FORBIDDEN */
export function mayLeave(viewer: Viewer, role: RoleRow): void {
  if (!role.self_assignable && !viewer.isAdministrator) throw new AppError('FORBIDDEN')
}

/** Users give themselves the roles made for that, administrators give any. @throws AppError ROLE_NOT_FOUND, FORBIDDEN */
export function mustBeAssignable(viewer: Viewer, role: RoleRow | undefined): RoleRow {
  if (!role) throw new AppError('ROLE_NOT_FOUND')
  if (!role.self_assignable && !viewer.isAdministrator) throw new AppError('FORBIDDEN')
  return role
}

/**
 * Whoever is signed in shows that they know the password before they change it, the e-mail or the role, or delete the account;
 * administrators do not know others'.
 */
export function mustGivePassword(viewer: Viewer, userUuid: string): boolean {
  return viewer.uuid === userUuid
}
