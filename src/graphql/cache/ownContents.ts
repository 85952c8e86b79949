import { gql } from '@urql/core'
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'
import { refetchForNewContent, replaceInChoices } from './dashboardLists.ts'
import { invalidatePageOf } from './figures.ts'

/** Fields about a single entity, or not about contents. */
const kept = new Set(['viewer', 'dashboard', 'content', 'providers', 'roles'])
const viewerLists = new Set(['playlists', 'historyStatistics'])

/** Invalidates the lists that the content may enter or leave, or that show its old texts. They are refetched at the next visit. */
function invalidateLists(cache: Cache): void {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query'))
    if (!kept.has(fieldName)) cache.invalidate('Query', fieldName, args)
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer !== 'string') return
  for (const { fieldName, arguments: args } of cache.inspectFields(viewer))
    if (args !== null || viewerLists.has(fieldName)) cache.invalidate(viewer, fieldName, args)
}

type Figure = { __typename: string; value: number }
type Totals = { dashboard: { statistics: Record<string, unknown> } | null }
type Entity = { __typename: string; id: string }

const totalsQuery = gql<Totals, Record<string, never>>`
  query DashboardTotals {
    dashboard {
      statistics {
        totalContents
        totalVideos {
          value
        }
        totalViews {
          value
        }
        totalLikes {
          value
        }
        totalComments {
          value
        }
        engagement
      }
    }
  }
`

const isFigure = (value: unknown): value is Figure => typeof value === 'object' && value !== null && 'value' in value
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** True when there was something to play. While a new file is being prepared, the renditions of the previous file remain. */
function isPublished(cache: Cache, content: Entity): boolean {
  const media = cache.resolve(content, 'media')
  if (typeof media !== 'string') return false
  const renditions = cache.resolve(media, 'renditions')
  const state = cache.resolve(media, 'state')
  return state === 'complete' || state === 'watchable' || (Array.isArray(renditions) && renditions.length > 0)
}

/** Subtracts a content from the channel's statistics, so that nothing is refetched and the list stays as it is. */
function subtract(cache: Cache, content: Entity): void {
  const own: Record<string, number> = {
    totalVideos: Number(isPublished(cache, content)),
    totalViews: numberOf(cache.resolve(content, 'viewsCount')),
    totalLikes: numberOf(cache.resolve(content, 'likesCount')),
    totalComments: numberOf(cache.resolve(content, 'commentsCount')),
  }
  cache.updateQuery({ query: totalsQuery }, (data) => {
    if (!data?.dashboard) return data
    const statistics = { ...data.dashboard.statistics }
    for (const [name, part] of Object.entries(own)) {
      const figure = statistics[name]
      if (isFigure(figure)) statistics[name] = { ...figure, value: Math.max(0, figure.value - part) }
    }
    const { totalContents, totalViews, totalLikes } = statistics
    statistics['totalContents'] = Math.max(0, numberOf(totalContents) - 1)
    if (isFigure(totalViews) && isFigure(totalLikes))
      statistics['engagement'] = totalViews.value === 0 ? 0 : Math.round((10_000 * totalLikes.value) / totalViews.value) / 100
    return { ...data, dashboard: { ...data.dashboard, statistics } }
  })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Takes a deleted content out of the channel's figures and of every list. */
function forget(cache: Cache, id: unknown): void {
  const content = contentKey(id)
  subtract(cache, content)
  invalidatePageOf(cache, id)
  cache.invalidate(content)
}

/** Cache updates for the creator's own mutations, and for changes to their contents made elsewhere. */
const mutations = {
  createContent: (result, _args, cache) => {
    const made: unknown = result['createContent']
    cache.invalidate('Query', 'dashboard')
    if (typeof made === 'object' && made !== null && 'id' in made) invalidatePageOf(cache, made.id)
    invalidateLists(cache)
  },
  updateContent: (_result, { id }, cache) => {
    replaceInChoices(cache, id)
    invalidateLists(cache)
  },
  deleteContent: (_result, { id }, cache) => {
    forget(cache, id)
    invalidateLists(cache)
  },
  // What changed comes with the answer, and no list changes.
  repeatConversion: () => undefined,
  deleteCaptions: () => undefined,
  trimContent: () => undefined,
  untrimContent: () => undefined,
  updateContents: (_result, { ids }, cache) => {
    for (const id of listOf(ids)) replaceInChoices(cache, id)
    invalidateLists(cache)
  },
  deleteContents: (result, _args, cache) => {
    const answer: unknown = result['deleteContents']
    for (const id of typeof answer === 'object' && answer !== null && 'ids' in answer ? listOf(answer.ids) : []) forget(cache, id)
    invalidateLists(cache)
  },
} satisfies Record<string, UpdateResolver>

const subscriptions = {
  channelMedia: (result, _args, cache) => {
    const changed: unknown = result['channelMedia']
    if (typeof changed === 'object' && changed !== null && 'id' in changed) refetchForNewContent(cache, changed.id)
  },
} satisfies Record<string, UpdateResolver>

export const ownContentUpdates = { mutations, subscriptions }
