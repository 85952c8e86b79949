import type { Cache, FieldInfo, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { invalidatePages, moveInPages, removeFromPages } from './playlistPages.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
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
const listsOfHome: ReadonlySet<string> = new Set(['recommendations', 'trending', 'newest'])

/** Removes a content from a list of the query's: of contents, of objects with one, or a page of them. */
function takeOut(cache: Cache, { fieldKey, fieldName, arguments: args }: FieldInfo, content: string): void {
  const list = cache.resolve('Query', fieldKey)
  const items = typeof list === 'string' ? cache.resolve(list, 'items') : list
  if (!Array.isArray(items)) return
  const kept = items
    .filter((item) => typeof item === 'string')
    .filter((item) => item !== content && cache.resolve(item, 'content') !== content)
  if (typeof list === 'string') cache.link(list, 'items', kept)
  else cache.link('Query', fieldName, args, kept)
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
    invalidatePages(cache, textOf(args['id']))
    cache.invalidate(playlistKey(args['id']))
  },
  addToPlaylist: (_result, args, cache) => {
    invalidatePages(cache, textOf(args['playlistId']))
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
    if (args['saved'] === true) invalidatePages(cache, playlistId)
    else removeFromPages(cache, playlistId, textOf(args['contentId']))
    invalidateChoices(cache)
  },
  setNotInterested: (_result, args, cache) => {
    for (const field of cache.inspectFields('Query').filter(({ fieldName }) => listsOfHome.has(fieldName)))
      if (args['notInterested'] === true) takeOut(cache, field, `Content:${textOf(args['contentId'])}`)
      else cache.invalidate('Query', field.fieldKey)
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
