import { loadTooltips } from '../ui/Tooltip/useTooltip.tsx'
import { followTheme } from './Layout/Theme/theme.ts'
import { ToastHost } from './Layout/Toasts.tsx'
import { loadCacheWrites } from '../graphql/cacheWrites.ts'
import { enablePictureTransition } from './pictureTransition.ts'
import { loadFollowRequests } from './flows/follow/followFlow.ts'
import { loadSessionRequests } from './flows/session/provideSession.ts'
import { preloadParts } from '../components/preloadParts.ts'
import { screens } from './routes/screens.ts'
import { screens as screensWithFiles } from './routes/screens.ts?with-files'

/**
 * Registers the service worker of public/sw.js, which serves the offline page when a page cannot be fetched. Not in development: it would
 * stay registered after the development server stops.
 */
async function registerOfflinePage(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}

/** Milliseconds between two checks for the pictures, and maximum milliseconds to wait for them. */
const pollIntervalMs = 200
const patienceMs = 6000

const isDrawn = (): boolean => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')

/** Resolves once the pictures of the first screen are there: on a slow network, some forty files would be fetched before them. */
async function whenDrawn(): Promise<void> {
  const end = performance.now() + patienceMs
  while (!isDrawn() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
}

/** Loads what the first screen does not need, once that screen is rendered. */
export async function afterLoad(): Promise<void> {
  followTheme()
  enablePictureTransition()
  await whenDrawn()
  // The same functions with the list of each screen’s files, which then load together with it (`modulePreload` in vite.config.ts).
  for (const [place, screen] of screensWithFiles.entries()) Object.assign(screens[place] ?? {}, screen)
  await Promise.all([
    preloadParts(),
    loadTooltips(),
    ToastHost.preload(),
    loadCacheWrites(),
    loadSessionRequests(),
    loadFollowRequests(),
    registerOfflinePage(),
  ])
}
