import { type Playlist, playlistSchema } from '../../shared/entities/playlist.ts'
import type { Rest, RestPage } from './rest.ts'

/** GET /playlists: the caller's own, the last filled first. @throws AppError UNAUTHENTICATED */
export const ownPlaylists = (rest: Rest, limit: number): Promise<RestPage<Playlist>> =>
  rest.readPage(playlistSchema, { path: '/playlists', query: { limit } })
