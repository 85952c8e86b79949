import type { FastifyInstance } from 'fastify'

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Where a listening server can be reached. @returns its port, and the address by which this process reaches itself */
export function listening(http: FastifyInstance): { port: number; ownUrl: string } {
  const bound = http.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server does not listen on a port')
  const loopback = { '0.0.0.0': '127.0.0.1', '::': '::1' }[bound.address] ?? bound.address
  return { port: bound.port, ownUrl: `http://${inUrl(loopback)}:${bound.port}` }
}

/** The address that the operator opens, named as they named it. */
export function publicAddress(host: string, port: number): string {
  return `http://${inUrl(host)}:${port}`
}
