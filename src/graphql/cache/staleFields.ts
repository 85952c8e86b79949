import type { Cache, FieldInfo, Resolver, UpdateResolver } from '@urql/exchange-graphcache'
import { cacheReads } from '../cacheReads.ts'

/**
 * Fields that a mutation can make stale without removing them, by type: a screen shows what is cached while it refetches them, now or at
 * its next visit.
 */
const staleable = {
  Query: [
    'recommendations',
    'trending',
    'newest',
    'topCreators',
    'channels',
    'search',
    'explore',
    'popularHashtags',
    'playlist',
    'playlistContents',
    'dashboard',
  ],
  Channel: ['contents', 'statistics'],
  Dashboard: ['contents', 'period'],
  Viewer: ['history', 'historyStatistics', 'follows', 'news', 'playlists'],
} as const

const names: ReadonlySet<string> = new Set(Object.values(staleable).flat())

/** Keys of the stale fields, per cache. */
const staleKeys = new WeakMap<Cache, Set<string>>()

function keysOf(cache: Cache): Set<string> {
  const known = staleKeys.get(cache)
  if (known) return known
  const keys = new Set<string>()
  staleKeys.set(cache, keys)
  return keys
}

const isLaterPage = ({ arguments: args }: FieldInfo): boolean => typeof (args?.['cursor'] ?? args?.['after']) === 'string'

type Links = string | null | Links[]
const isLink = (value: unknown): value is Links =>
  value === null || typeof value === 'string' || (Array.isArray(value) && value.every((each) => isLink(each)))

/** A page after the first one is removed: where it begins may have moved. A field that is never shown stale is removed too. */
export function markStale(cache: Cache, parent: string, field: FieldInfo): void {
  const { fieldKey, fieldName } = field
  const value = cache.resolve(parent, fieldKey)
  if (value === undefined) return
  if (!names.has(fieldName) || isLaterPage(field) || !isLink(value)) {
    cache.invalidate(parent, fieldKey)
    return
  }
  // Written twice, so that a screen that shows it asks for it again: the same value would not be noticed.
  cache.link(parent, fieldKey, null)
  cache.link(parent, fieldKey, value)
  keysOf(cache).add(`${parent}.${fieldKey}`)
}

/** Marks all cached variants of the fields with these names. */
export function markFieldsStale(cache: Cache, parent: string, fieldNames: readonly string[]): void {
  for (const field of cache.inspectFields(parent)) if (fieldNames.includes(field.fieldName)) markStale(cache, parent, field)
}

const readCached: Resolver = (_parent, _args, cache, { parentKey, parentFieldKey }) => cache.resolve(parentKey, parentFieldKey)

const refetchedIfStale =
  (read: Resolver): Resolver =>
  (parent, args, cache, info) => {
    if (keysOf(cache).has(`${info.parentKey}.${info.parentFieldKey}`)) info.partial = true
    return read(parent, args, cache, info)
  }

let isEstimate = false

/** Writes what a change is expected to bring: stale fields stay stale, since the server has not said so. */
export function writeEstimate(write: () => void): void {
  isEstimate = true
  try {
    write()
  } finally {
    isEstimate = false
  }
}

const markFresh: UpdateResolver = (_result, _args, cache, { parentKey, parentFieldKey }) => {
  if (!isEstimate) keysOf(cache).delete(`${parentKey}.${parentFieldKey}`)
}

const reads: Record<string, Record<string, Resolver>> = cacheReads.resolvers

function perField<Value>(valueOf: (type: string, name: string) => Value): Record<keyof typeof staleable, Record<string, Value>> {
  const of = (type: keyof typeof staleable) => Object.fromEntries(staleable[type].map((name) => [name, valueOf(type, name)]))
  return { Query: of('Query'), Channel: of('Channel'), Dashboard: of('Dashboard'), Viewer: of('Viewer') }
}

export const staleFields = {
  resolvers: perField((type, name) => refetchedIfStale(reads[type]?.[name] ?? readCached)),
  updates: perField(() => markFresh),
}
