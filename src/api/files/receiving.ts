import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const requests = new Map<Duplex, IncomingMessage>()

/**
 * Is a form with files coming in on this connection? Such a request may take hours: the server's limit on how long any
 * request takes to arrive does not apply to it, only the limit on silence (`receive.ts`) does.
 */
export function isReceivingForm(socket: Duplex): boolean {
  return requests.has(socket)
}

/** @returns the function that says that it has come, or will not come any more */
export function beginReceiving(request: IncomingMessage): () => void {
  const { socket } = request
  requests.set(socket, request)
  return () => requests.delete(socket)
}

/** Cuts off the forms that are still coming in: whoever sends one tries again. What has wholly come is taken in to its end. */
export function endReceiving(): void {
  for (const [socket, request] of requests) if (!request.complete) socket.destroy()
}
