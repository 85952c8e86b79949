import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const requests = new Map<Duplex, IncomingMessage>()

/**
 * True while a form with files arrives on this connection. Such a request may take hours: the server's limit on the duration of a request
 * does not apply to it, only the minimum rate (`pace.ts`) does.
 */
export function isReceivingForm(socket: Duplex): boolean {
  return requests.has(socket)
}

/** @returns a function to call when the form has arrived or failed */
export function beginReceiving(request: IncomingMessage): () => void {
  const { socket } = request
  requests.set(socket, request)
  return () => requests.delete(socket)
}

/** Closes the connections of the forms that still arrive: the clients retry. A form that has arrived completely is processed to its end. */
export function endReceiving(): void {
  for (const [socket, request] of requests) if (!request.complete) socket.destroy()
}
