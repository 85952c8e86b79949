import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'
import { publicLists, removeFromLists } from './contentLists.ts'
import { addToDashboard, refetchForNewContent, replaceInChoices } from './dashboardLists.ts'
import { addToSums, markPageStale } from './figures.ts'
import { takeOutOfPages } from './history.ts'
import { markFieldsStale, markStale } from './staleFields.ts'

/** Fields about a single entity, or not about contents. */
const kept = new Set([
  'viewer',
  'site',
  'dashboard',
  'content',
  'channel',
  'comment',
  'heldComments',
  'heldCommentsCount',
  'bell',
  'providers',
  'roles',
])
const viewerLists = ['history', 'historyStatistics', 'follows', 'news', 'playlists', 'playlistChoices']

/** The lists that the content may enter or leave, or that show its old texts. */
function markListsStale(cache: Cache): void {
  for (const field of cache.inspectFields('Query')) if (!kept.has(field.fieldName)) markStale(cache, 'Query', field)
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer === 'string') markFieldsStale(cache, viewer, viewerLists)
}

type Entity = { __typename: string; id: string }

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** True when there was something to play. While a new file is being prepared, the renditions of the previous file remain. */
function isPublished(cache: Cache, content: Entity): boolean {
  const media = cache.resolve(content, 'media')
  if (typeof media !== 'string') return false
  const renditions = cache.resolve(media, 'renditions')
  const state = cache.resolve(media, 'state')
  return state === 'complete' || state === 'watchable' || (Array.isArray(renditions) && renditions.length > 0)
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** True for a content of a channel that the viewer edits: it is not on the dashboard of their own. */
const isOfAnother = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'channelId' in input && typeof input.channelId === 'string'

/** Removes a deleted content from its channel's totals and from every list, so that the dashboard is not refetched. */
function forget(cache: Cache, id: unknown): void {
  const content = contentKey(id)
  addToSums(cache, id, {
    totalContents: -1,
    totalVideos: -Number(isPublished(cache, content)),
    totalViews: -numberOf(cache.resolve(content, 'viewsCount')),
    totalLikes: -numberOf(cache.resolve(content, 'likesCount')),
    totalComments: -numberOf(cache.resolve(content, 'commentsCount')),
  })
  markPageStale(cache, id)
  removeFromLists(cache, id, [...publicLists, 'playlistContents'])
  takeOutOfPages(cache, id)
  cache.invalidate(content)
}

/** A changed content may have another place on its channel's page; one that has become private leaves the lists of everybody's contents. */
function noteChange(cache: Cache, id: unknown): void {
  markPageStale(cache, id)
  replaceInChoices(cache, id)
  if (cache.resolve(contentKey(id), 'visibility') === 'private') removeFromLists(cache, id, publicLists)
}

/** Cache updates for the creator's own mutations, and for changes to their contents made elsewhere. */
const mutations = {
  createContent: (result, { input }, cache) => {
    const made: unknown = result['createContent']
    if (typeof made === 'object' && made !== null && 'id' in made) {
      if (!isOfAnother(input)) addToDashboard(cache, made.id)
      addToSums(cache, made.id, { totalContents: 1 })
      markPageStale(cache, made.id)
    }
    markFieldsStale(cache, 'Query', ['dashboard'])
    markListsStale(cache)
  },
  updateContent: (_result, { id }, cache) => {
    noteChange(cache, id)
    markListsStale(cache)
  },
  deleteContent: (_result, { id }, cache) => {
    forget(cache, id)
    markListsStale(cache)
  },
  // What changed comes with the answer, and no list changes.
  deleteCaptions: () => undefined,
  trimContent: () => undefined,
  untrimContent: () => undefined,
  updateContents: (_result, { ids }, cache) => {
    for (const id of listOf(ids)) noteChange(cache, id)
    markListsStale(cache)
  },
  deleteContents: (result, _args, cache) => {
    const answer: unknown = result['deleteContents']
    for (const id of typeof answer === 'object' && answer !== null && 'ids' in answer ? listOf(answer.ids) : []) forget(cache, id)
    markListsStale(cache)
  },
} satisfies Record<string, UpdateResolver>

const subscriptions = {
  channelMedia: (result, _args, cache) => {
    const changed: unknown = result['channelMedia']
    if (typeof changed === 'object' && changed !== null && 'id' in changed) refetchForNewContent(cache, changed.id)
  },
} satisfies Record<string, UpdateResolver>

export const ownContentUpdates = { mutations, subscriptions }
