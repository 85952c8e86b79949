import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The request of a new connection may still be on its way. */
const graceMs = 500

/**
 * Closes, at a stop, the connections on which no request came. Browsers open some in advance; Node counts them as neither idle nor busy, and
 * the stop would wait a minute for them.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  /** with the time at which each was opened */
  const silent = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    silent.set(socket, performance.now())
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const [socket, openedAt] of silent) {
      const left = openedAt + graceMs - performance.now()
      if (left <= 0) socket.destroy()
      else setTimeout(() => silent.has(socket) && socket.destroy(), left)
    }
  })
}
