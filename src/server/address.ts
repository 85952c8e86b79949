import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The backlog of the listening socket: the system drops connections beyond it, and their clients only retry after 1, 3, 7 s. */
export const listenBacklog = 4096

/**
 * Returns the listening socket that systemd holds for this process, as sd_listen_fds(3) says; null when there is none. It outlives the process:
 * while one ends and the next one starts, connections wait in it.
 */
export function heldSocket(env: NodeJS.ProcessEnv): { fd: number } | null {
  return env['LISTEN_PID'] === String(process.pid) && env['LISTEN_FDS'] === '1' ? { fd: 3 } : null
}

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Returns the port of a listening server, and the address at which this process reaches itself. */
export function listening(http: FastifyInstance): { port: number; ownUrl: string } {
  const bound = http.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server does not listen on a port')
  const loopback = { '0.0.0.0': '127.0.0.1', '::': '::1' }[bound.address] ?? bound.address
  return { port: bound.port, ownUrl: `http://${inUrl(loopback)}:${bound.port}` }
}

/** Returns the address that the operator opens, with the host as they wrote it. */
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
 * Tries to listen on the address before anything is opened or migrated.
 * @throws Error in French when that is impossible
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
