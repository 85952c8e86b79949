import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes, at a stop, the connections on which no request came. Browsers open some in advance; Node counts them as neither idle nor busy, and
 * the stop would wait a minute for them.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
