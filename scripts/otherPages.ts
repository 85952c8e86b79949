import type { Plugin } from 'vite'

/** In development, serves the pages that are not the app's: the embedded player, whose head lacks what the server adds, and the inspector. */
export const otherPages: Plugin = {
  name: 'other-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/embed/')) request.url = '/embed.html'
      if (request.url && /^\/inspecteur(?:\?|$)/.test(request.url)) request.url = '/inspecteur.html'
      next()
    })
  },
}
