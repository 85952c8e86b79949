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
