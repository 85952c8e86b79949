import type { Creator, Person } from '../support/api.ts'

/** Things that all belong to `owner`, used in the requests. */
export type World = {
  owner: Creator
  /** edits the owner's channel, without a channel of their own */
  editor: Person
  role: string
  content: string
  reaction: string
  view: string
  historical: string
  /** a public one */
  playlist: string
  hashtag: string
  /** by the owner, under their own video */
  comment: string
  report: string
  problemReport: string
  follow: string
  /** a video file that is being sent in parts */
  upload: string
  /** the key of the video's captions */
  captions: string
  /** the channel that the owner follows */
  followed: string
  notification: string
}

/** The status that each role gets from an endpoint for the owner's things. */
export type Row = {
  /** as the OpenAPI document names it */
  endpoint: string
  path: (world: World) => string
  body?: (world: World) => unknown
  guest: number
  /** a signed-in user who owns nothing */
  user: number
  otherCreator: number
}

type Statuses = readonly [guest: number, user: number, otherCreator: number]
export const everybody: Statuses = [200, 200, 200]
export const members: Statuses = [401, 200, 200]
export const ownerOnly: Statuses = [401, 403, 403]
/** Somebody else's are not even said to exist. */
export const notTheirs: Statuses = [401, 404, 404]
/** Uploads to one's own things: the sent file is not an image. */
export const noImage: Statuses = [401, 415, 415]

export function row(endpoint: string, [guest, user, otherCreator]: Statuses, path: Row['path'], body?: Row['body']): Row {
  return { endpoint, path, guest, user, otherCreator, ...(body && { body }) }
}
