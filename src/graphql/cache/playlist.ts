import type { Cache, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { removeFromLists } from './contentLists.ts'
import { type AddedPlace, addToPages, markPagesStale, moveInPages, removeFromPages } from './playlistPages.ts'
import { textOf } from './textOf.ts'
import { markFieldsStale } from './staleFields.ts'

const playlistKey = (id: unknown) => ({ __typename: 'Playlist', id: textOf(id) })

function viewerFields(cache: Cache, name: string) {
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer !== 'string') return []
  return cache
    .inspectFields(viewer)
    .filter(({ fieldName }) => fieldName === name)
    .map(({ fieldKey }) => ({ viewer, fieldKey }))
}

const invalidateChoices = (cache: Cache): void => {
  for (const { viewer, fieldKey } of viewerFields(cache, 'playlistChoices')) cache.invalidate(viewer, fieldKey)
}

/** Changes the viewer's list of playlists, if it is cached. */
function changeList(cache: Cache, change: (keys: string[]) => string[]): void {
  for (const { viewer, fieldKey } of viewerFields(cache, 'playlists')) {
    const keys = cache.resolve(viewer, fieldKey)
    if (Array.isArray(keys)) cache.link(viewer, fieldKey, change(keys.filter((key) => typeof key === 'string')))
  }
}

const idOf = (value: unknown): string => (typeof value === 'object' && value !== null && 'id' in value ? textOf(value.id) : '')

/** A dismissed card leaves the home page at once, also where it would move to a row below; undoing it refetches these lists. */
const listsOfHome = ['recommendations', 'trending', 'newest']

const last: AddedPlace = { beforeId: null, addedAt: null }

/** The place of a content that is put back where it was. */
function placeOf(place: unknown): AddedPlace {
  if (typeof place !== 'object' || place === null) return last
  const { beforeId, addedAt } = { beforeId: null, addedAt: null, ...place }
  return { beforeId: typeof beforeId === 'string' ? beforeId : null, addedAt: typeof addedAt === 'string' ? addedAt : null }
}

const updates = {
  createPlaylist: (result, _args, cache) => {
    const key = cache.keyOfEntity(playlistKey(idOf(result['createPlaylist'])))
    if (key !== null) changeList(cache, (keys) => [key, ...keys.filter((known) => known !== key)])
    invalidateChoices(cache)
  },
  updatePlaylist: () => undefined,
  deletePlaylist: (_result, args, cache) => {
    const gone = cache.keyOfEntity(playlistKey(args['id']))
    changeList(cache, (keys) => keys.filter((key) => key !== gone))
    invalidateChoices(cache)
    markPagesStale(cache, textOf(args['id']))
    cache.invalidate(playlistKey(args['id']))
  },
  addToPlaylist: (_result, args, cache) => {
    addToPages(cache, textOf(args['playlistId']), textOf(args['contentId']), placeOf(args['place']))
    invalidateChoices(cache)
  },
  removeFromPlaylist: (_result, args, cache) => {
    removeFromPages(cache, textOf(args['playlistId']), textOf(args['contentId']))
    invalidateChoices(cache)
  },
  movePlaylistContent: (_result, { playlistId, contentId, beforeId }, cache) =>
    moveInPages(cache, textOf(playlistId), textOf(contentId), typeof beforeId === 'string' ? beforeId : null),
  setWatchLater: (result, args, cache) => {
    const change = result['setWatchLater']
    const playlistId = idOf(typeof change === 'object' && change !== null && 'playlist' in change ? change.playlist : null)
    if (args['saved'] === true) addToPages(cache, playlistId, textOf(args['contentId']), last)
    else removeFromPages(cache, playlistId, textOf(args['contentId']))
    invalidateChoices(cache)
  },
  setNotInterested: (_result, args, cache, { optimistic }) => {
    if (args['notInterested'] === true) removeFromLists(cache, args['contentId'], listsOfHome)
    else if (optimistic !== true) markFieldsStale(cache, 'Query', listsOfHome)
  },
} satisfies Record<string, UpdateResolver>

const optimistic = {
  updatePlaylist: ({ id, input }, cache) => {
    const key = playlistKey(id)
    const now = {
      name: cache.resolve(key, 'name'),
      description: cache.resolve(key, 'description'),
      isPrivate: cache.resolve(key, 'isPrivate'),
    }
    return { ...key, ...now, ...(typeof input === 'object' && !Array.isArray(input) ? input : {}) }
  },
  removeFromPlaylist: ({ playlistId }, cache) => {
    const key = playlistKey(playlistId)
    const count = cache.resolve(key, 'videoCount')
    const videoCount = Math.max(0, (typeof count === 'number' ? count : 1) - 1)
    const rest = { thumbnailUrl: cache.resolve(key, 'thumbnailUrl'), updatedContentAt: cache.resolve(key, 'updatedContentAt') }
    return { __typename: 'RemovedFromPlaylist', beforeId: null, addedAt: '', playlist: { ...key, ...rest, videoCount } }
  },
  movePlaylistContent: ({ playlistId }, cache) => {
    const key = playlistKey(playlistId)
    return { ...key, thumbnailUrl: cache.resolve(key, 'thumbnailUrl') }
  },
  setNotInterested: ({ contentId, notInterested }) => ({ __typename: 'NotInterested', contentId, isOn: notInterested }),
} satisfies Record<string, OptimisticMutationResolver>

/** The cache updates and optimistic responses of playlists; part of cacheConfig. */
export const playlistCache = {
  updates,
  optimistic,
} satisfies { updates: object; optimistic: object }
