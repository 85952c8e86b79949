import { ToastHost } from './Layout/Toasts.tsx'
import { loadCacheWrites } from '../graphql/cacheWrites.ts'
import { preloadParts } from '../ui/preload.ts'

/** Lets the worker of public/sw.js stand in when the network does not bring a page. Not while developing: it would outlive the server. */
async function registerOfflinePage(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}

/** Looked at this often whether the first screen is there, and for so long at most. */
const lookEveryMs = 200
const patienceMs = 6000

function isScreenDrawn(): boolean {
  const isWaiting = document.querySelector('main [aria-busy=true]') !== null
  return !isWaiting && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
}

/** Idle is not enough: on a slow network some forty files would go before the answer and the pictures that the screen waits for. */
async function whenDrawn(): Promise<void> {
  const end = performance.now() + patienceMs
  while (!isScreenDrawn() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
}

/** What nobody waits for: begun once the first screen is drawn. */
export async function afterLoad(): Promise<void> {
  await whenDrawn()
  await Promise.all([preloadParts(), ToastHost.preload(), loadCacheWrites(), registerOfflinePage()])
}
