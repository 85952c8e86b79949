export type NetworkContext = {
  /** number of failed probes since the connection was lost */
  attempts: number
}

export type NetworkEvent =
  /** the browser reports that it is offline */
  | { type: 'network.lost' }
  /** the browser reports that it is online */
  | { type: 'network.found' }
  /** a request did not reach the server, or the server could not respond */
  | { type: 'request.failed' }
  /** a request got a response */
  | { type: 'request.answered' }

export type NetworkFact =
  /** the server is (still) unreachable: defer what can wait */
  | { type: 'server.lost' }
  /** failed requests can be retried now */
  | { type: 'network.restored' }

export type NetworkTag = 'offline' | 'unreachable' | 'back'
