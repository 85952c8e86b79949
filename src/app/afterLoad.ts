import { loadCacheWrites } from '../graphql/cacheWrites.ts'
import { preloadParts } from '../ui/preload.ts'

/** Lets the worker of public/sw.js stand in when the network does not bring a page. Not while developing: it would outlive the server. */
async function registerOfflinePage(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}

/** What nobody waits for: begun once the first page is there and idle. */
export async function afterLoad(): Promise<void> {
  await Promise.all([preloadParts(), import('./Layout/ToastHost.tsx'), loadCacheWrites(), registerOfflinePage()])
}
