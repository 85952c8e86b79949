import type { OptimisticMutationConfig, ResolverConfig, UpdatesConfig } from '@urql/exchange-graphcache'
import { cacheReads } from './cacheReads.ts'

const resolvers: ResolverConfig = cacheReads.resolvers

/** The write part of the cache's configuration: empty until `loadCacheWrites` fills it in place, as it does with the resolvers. */
export const cacheWrites = { updates: {} satisfies UpdatesConfig, optimistic: {} satisfies OptimisticMutationConfig }

let loading: Promise<void> | undefined
let isThere = false

/** True once it is loaded: no operation has to wait for it. */
export const hasCacheWrites = (): boolean => isThere

/** Loads the module once, after the first screen. After a failure, the next call tries again. @throws TypeError when it cannot be loaded */
export async function loadCacheWrites(): Promise<void> {
  loading ??= fill()
  try {
    await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}

async function fill(): Promise<void> {
  const { cacheConfig } = await import('./cacheConfig.ts')
  Object.assign(cacheWrites.updates, cacheConfig.updates)
  Object.assign(cacheWrites.optimistic, cacheConfig.optimistic)
  Object.assign(resolvers, cacheConfig.resolvers)
  isThere = true
}
