import type { ErrorCode } from '../shared/errorCodes.ts'
import { AppError } from '../shared/errors.ts'
import type { Viewer } from './http/viewer.ts'

// Access rules: a route's `allow`. Each returns the viewer, with the type that the handler sees.

/** Allows guests and signed-in viewers. */
export const anyone = (viewer: Viewer | null): Viewer | null => viewer

/** @throws AppError UNAUTHENTICATED for guests */
export function signedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED')
  return viewer
}

/** Throws for an administrator who has to set up a second factor first. @throws AppError SECOND_FACTOR_MISSING */
function mustHaveSecondFactor({ lacksSecondFactor }: Viewer): void {
  if (lacksSecondFactor) throw new AppError('SECOND_FACTOR_MISSING')
}

/** @throws AppError UNAUTHENTICATED for guests, SECOND_FACTOR_MISSING, FORBIDDEN for all but administrators */
export function administrator(viewer: Viewer | null): Viewer {
  const person = signedIn(viewer)
  mustHaveSecondFactor(person)
  if (!person.isAdministrator) throw new AppError('FORBIDDEN')
  return person
}

/** @throws AppError UNAUTHENTICATED for guests, SECOND_FACTOR_MISSING, FORBIDDEN for all but moderators and administrators */
export function moderator(viewer: Viewer | null): Viewer {
  const person = signedIn(viewer)
  mustHaveSecondFactor(person)
  if (!mayModerate(person)) throw new AppError('FORBIDDEN')
  return person
}

// Rules about the things that a viewer reads or changes.

/** True for moderators, and for administrators, who may do all that moderators may. */
export function mayModerate(viewer: Pick<Viewer, 'isModerator' | 'isAdministrator'> | null): boolean {
  return viewer !== null && (viewer.isModerator || viewer.isAdministrator)
}

/** @throws AppError `missing` when there is no such row */
export function mustExist<Row>(row: Row | undefined, missing: ErrorCode = 'NOT_FOUND'): Row {
  if (row === undefined) throw new AppError(missing)
  return row
}

/** Throws unless a uuid of the body or the path is the viewer's. @throws AppError FORBIDDEN when it is another user's */
export function mustBe(viewer: Viewer, userUuid: string): void {
  if (viewer.uuid !== userUuid) throw new AppError('FORBIDDEN')
}

/** @throws AppError FORBIDDEN for all but that user and administrators, SECOND_FACTOR_MISSING */
export function mustBeOrAdminister(viewer: Viewer, userUuid: string): void {
  if (viewer.uuid !== userUuid) mustHaveSecondFactor(viewer)
  if (!viewer.isAdministrator) mustBe(viewer, userUuid)
}

/**
 * Returns the row when it is the viewer's. Reactions, views and history are private: no other user, not even an administrator, reads or
 * changes them.
 * @throws AppError NOT_FOUND when there is none, FORBIDDEN when it is another user's
 */
export function mustOwn<Row extends { user_uuid: string }>(viewer: Viewer, row: Row | undefined): Row {
  const own = mustExist(row)
  mustBe(viewer, own.user_uuid)
  return own
}
