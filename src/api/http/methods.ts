import type { FastifyInstance, HTTPMethods } from 'fastify'
import { AppError } from '../../shared/errors.ts'

const known: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Records the methods of each path, so that other methods get METHOD_NOT_ALLOWED instead of NOT_FOUND.
 * @returns a function that adds those refusals, to be called after all routes are registered
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
        // Before the body is read, which does not matter any more.
        onRequest: async (_request, reply) => {
          reply.header('allow', allowed)
          throw new AppError('METHOD_NOT_ALLOWED')
        },
        handler: async () => undefined,
      })
    }
  }
}
