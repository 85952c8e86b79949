import type { FastifyInstance, HTTPMethods } from 'fastify'
import { AppError } from '../../shared/errors.ts'

const known: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Remembers which methods each path has, so that the others can be refused by name instead of with «no such path».
 * @returns the function that adds those refusals, to be called when all routes are there
 */
export function watchMethods(app: FastifyInstance): () => void {
  const methods = new Map<string, Set<string>>()
  let isOpen = true
  app.addHook('onRoute', ({ method, path }) => {
    if (!isOpen) return
    const seen = methods.get(path) ?? new Set()
    for (const name of [method].flat()) seen.add(name)
    methods.set(path, seen)
  })
  return () => {
    isOpen = false
    for (const [path, seen] of methods) {
      const allowed = [...seen].filter((name) => name !== 'HEAD').join(', ')
      app.route({
        method: known.filter((name) => !seen.has(name)),
        url: path.slice(app.prefix.length),
        schema: { hide: true },
        // Before the body is read: what it holds no longer matters.
        onRequest: async (_request, reply) => {
          reply.header('allow', allowed)
          throw new AppError('METHOD_NOT_ALLOWED')
        },
        handler: async () => undefined,
      })
    }
  }
}
