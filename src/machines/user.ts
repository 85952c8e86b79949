import { administratorRoleName, moderatorRoleName } from '../shared/limits.ts'

/** The signed-in person, as stored under `userData` and shown by the layout. */
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

/** The API asks again at each step; this only spares others a door that does not open. */
export const mayModerate = (user: SessionUser | null): boolean =>
  user?.roleName === moderatorRoleName || user?.roleName === administratorRoleName
