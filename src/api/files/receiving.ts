import type { Duplex } from 'node:stream'

const sockets = new WeakSet<Duplex>()

/**
 * Is a form with files coming in on this connection? Such a request may take hours: the server's limit on how long any
 * request takes to arrive does not apply to it, only the limit on silence (`receive.ts`) does.
 */
export function isReceivingForm(socket: Duplex): boolean {
  return sockets.has(socket)
}

/** @returns the function that says that it has come, or will not come any more */
export function beginReceiving(socket: Duplex): () => void {
  sockets.add(socket)
  return () => sockets.delete(socket)
}
