import { once } from 'node:events'
import { createServer } from 'node:net'
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

const faults: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `le port ${port} est déjà pris. Choisissez-en un autre avec PORT, ou 0 pour un port libre.`,
  EACCES: (_host, port) => `ce compte n’a pas le droit d’écouter sur le port ${port}. Choisissez-en un autre avec PORT.`,
  EADDRNOTAVAIL: (host) => `l’adresse ${host} n’est pas celle de cette machine. Corrigez HOST.`,
  ENOTFOUND: (host) => `l’adresse ${host} n’existe pas. Corrigez HOST.`,
}

/**
 * Tries the address before anything is opened or migrated for it.
 * @throws Error in French when nobody can listen there
 */
export async function mustBeFree(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const fault = faults[code]
    throw fault ? new Error(fault(host, port), { cause: error }) : error
  } finally {
    if (server.listening) {
      server.close()
      await once(server, 'close')
    }
  }
}
