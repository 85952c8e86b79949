/*
 * The offline page, and nothing else: when the network does not bring a page, this one stands in its place. No answer of the
 * API, no video and no page of the site is ever kept here. docs/operations.md says how it is updated and how it is removed.
 * scripts/webBuild.ts writes the version and the files, so that another offline page is another worker.
 */
const version = 'offline-__VERSION__'
const files = ['__FILES__']

/** Addresses that lead to no page of the app. */
const notPages = /^\/(?:api|media|graphql|embed|oembed|sitemaps)(?:[/.?]|$)/

addEventListener('install', (event) => {
  const fresh = files.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll(fresh))
      // Nothing of an open page depends on which worker stands behind it.
      .then(() => globalThis.skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)))
  // The page is asked for while the worker still wakes up.
  await globalThis.registration.navigationPreload?.enable()
  await globalThis.clients.claim()
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // The preload of a navigation that is left to the browser is sent all the same, and then the request once more.
  if (request.mode === 'navigate') event.respondWith(notPages.test(pathname) ? bring(event) : bringPage(event))
  else if (files.includes(pathname)) event.respondWith(bringFile(request))
})

async function bring({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request)
}

async function bringPage(event) {
  try {
    return await bring(event)
  } catch (error) {
    const page = await caches.match('/offline.html')
    if (page) return page
    throw error
  }
}

async function bringFile(request) {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request)
}
