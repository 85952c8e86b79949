import { administratorRoleName, moderatorRoleName } from '../../shared/roles.ts'

/** The signed-in user, as stored under `userData` and shown by the layout. */
export type SessionUser = {
  id: string
  username: string
  firstname: string
  lastname: string
  email: string
  avatarUrl: string | null
  roleName: string
  isCreator: boolean
}

/** An opaque token (stored under `userToken`) and its owner. */
export type StoredSession = { token: string; user: SessionUser }

/** Only hides the entry for other users; the API checks the permission at each request. */
export const mayModerate = (user: SessionUser | null): boolean =>
  user?.roleName === moderatorRoleName || user?.roleName === administratorRoleName

/** The same for the screen of administrators. */
export const isAdministrator = (user: SessionUser | null): boolean => user?.roleName === administratorRoleName
