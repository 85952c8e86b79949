import type { OptimisticMutationConfig, Resolver, UpdateResolver } from '@urql/exchange-graphcache'
import { cacheConfig } from './cacheConfig.ts'

type ByType<Field> = Record<string, Record<string, Field>>

/** What the cache must know of a part of the app. Its keys stand in `cacheConfig`. */
export type CachePart = { resolvers?: ByType<Resolver>; updates?: ByType<UpdateResolver>; optimistic?: OptimisticMutationConfig }

const known: Required<CachePart> = cacheConfig

/** Adds the fields of each type to those that are there: graphcache looks them up at each use. */
function join<Field>(types: ByType<Field>, more: ByType<Field> = {}): void {
  for (const [type, fields] of Object.entries(more)) types[type] = Object.assign(types[type] ?? {}, fields)
}

/**
 * Teaches the cache what comes with a part of the app that is not in the first load. To be called where that part is loaded, before
 * it asks for anything; twice is once. Every client of the page knows it from then on.
 */
export function joinCache({ resolvers, updates, optimistic }: CachePart): void {
  join(known.resolvers, resolvers)
  join(known.updates, updates)
  Object.assign(known.optimistic, optimistic)
}
