import { AppError } from '../shared/errors.ts'
import type { Viewer } from './frame/viewer.ts'

// Who may come in at all: a route's `allow`. Each gives back who came, with the type that the handler sees.

/** Guests too, and whoever sends a token that still opens. */
export const anyone = (viewer: Viewer | null): Viewer | null => viewer

/** @throws AppError UNAUTHENTICATED for guests */
export function signedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED')
  return viewer
}

/** @throws AppError UNAUTHENTICATED for guests, FORBIDDEN for everybody else */
export function administrator(viewer: Viewer | null): Viewer {
  const person = signedIn(viewer)
  if (!person.isAdministrator) throw new AppError('FORBIDDEN')
  return person
}

/** @throws AppError UNAUTHENTICATED for guests, FORBIDDEN for who is neither moderator nor administrator */
export function moderator(viewer: Viewer | null): Viewer {
  const person = signedIn(viewer)
  if (!mayModerate(person)) throw new AppError('FORBIDDEN')
  return person
}

// What they may touch once inside.

/** Moderators, and administrators, who may all that they may. */
export function mayModerate(viewer: Pick<Viewer, 'isModerator' | 'isAdministrator'> | null): boolean {
  return viewer !== null && (viewer.isModerator || viewer.isAdministrator)
}

/** A uuid in a body or a path that says whose thing it is. @throws AppError FORBIDDEN when it is another user's */
export function mustBe(viewer: Viewer, userUuid: string): void {
  if (viewer.uuid !== userUuid) throw new AppError('FORBIDDEN')
}

/** @throws AppError FORBIDDEN for everybody but that user and administrators */
export function mustBeOrAdminister(viewer: Viewer, userUuid: string): void {
  if (!viewer.isAdministrator) mustBe(viewer, userUuid)
}

/**
 * Reactions, views and history are their user's business: nobody else, administrators included, reads or changes them.
 * @throws AppError NOT_FOUND when there is none, FORBIDDEN when it is another user's
 */
export function mustOwn<Row extends { user_uuid: string }>(viewer: Viewer, row: Row | undefined): Row {
  if (!row) throw new AppError('NOT_FOUND')
  mustBe(viewer, row.user_uuid)
  return row
}
