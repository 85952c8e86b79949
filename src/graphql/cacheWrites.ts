import type { OptimisticMutationConfig, UpdatesConfig } from '@urql/exchange-graphcache'

/** What changes the browser's cache: empty until `loadCacheWrites`, which fills it in place. */
export const cacheWrites = { updates: {} satisfies UpdatesConfig, optimistic: {} satisfies OptimisticMutationConfig }

let loading: Promise<void> | undefined
let isThere = false

/** Is it there? Then nothing has to wait for it. */
export const hasCacheWrites = (): boolean => isThere

/** Fetched once, after the first screen; a fetch that failed is tried again at the next call. @throws TypeError when it did not arrive */
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
  isThere = true
}
