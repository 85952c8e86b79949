import DataLoader from 'dataloader'
import type { Playlist, PlaylistContent } from '../../../shared/entities/playlist.ts'
import { AppError } from '../../../shared/errors.ts'
import { type PlaylistPageOptions, playlistById, playlistContents, playlistWithContents } from '../../rest/playlist.ts'
import type { Rest, RestPage } from '../../rest/rest.ts'

type Page = RestPage<PlaylistContent>
type Key = { id: string; page: PlaylistPageOptions | null }
type Found = { playlist: Playlist | null; page: Page | null }

/** Loads playlists and their pages; a playlist and its first page, requested together, take one call. */
export type PlaylistLoader = {
  /** @throws AppError PLAYLIST_NOT_FOUND */
  playlist: (id: string) => Promise<Playlist>
  /** @throws AppError PLAYLIST_NOT_FOUND */
  page: (id: string, options: PlaylistPageOptions) => Promise<Page>
}

export function playlistLoader(rest: Rest): PlaylistLoader {
  async function load({ id, page }: Key, together: Map<string, Promise<Found>>): Promise<Found> {
    if (page === null) return together.get(id) ?? { playlist: await playlistById(rest, id), page: null }
    if (page.cursor !== undefined) return { playlist: null, page: await playlistContents(rest, id, page) }
    return together.get(id) ?? { playlist: null, page: await playlistContents(rest, id, page) }
  }
  const loader = new DataLoader<Key, Found, string>(
    async (keys) => {
      const together = new Map<string, Promise<Found>>()
      for (const { id } of keys.filter(({ page }) => page === null)) {
        const first = keys.filter((key) => key.id === id && key.page?.cursor === undefined && key.page !== null)
        // With several first pages, in different orders, no single call returns all of them.
        if (first.length === 1 && first[0]?.page) together.set(id, playlistWithContents(rest, id, first[0].page))
      }
      const settled = await Promise.allSettled(keys.map((key) => load(key, together)))
      return settled.map((result) => (result.status === 'fulfilled' ? result.value : asError(result.reason)))
    },
    { cacheKeyFn: (key) => JSON.stringify(key) },
  )
  const orMissing = <Part>(part: Part | null): Part => {
    if (part === null) throw new AppError('PLAYLIST_NOT_FOUND')
    return part
  }
  return {
    playlist: async (id) => orMissing((await loader.load({ id, page: null })).playlist),
    page: async (id, page) => orMissing((await loader.load({ id, page })).page),
  }
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))
