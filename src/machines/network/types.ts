export type NetworkContext = {
  /** how often the server was asked in vain since it was lost */
  attempts: number
}

export type NetworkEvent =
  /** the browser says that it has no connection */
  | { type: 'network.lost' }
  /** the browser says that it has one */
  | { type: 'network.found' }
  /** a request did not reach the server, or the server could not answer */
  | { type: 'request.failed' }
  /** a request was answered */
  | { type: 'request.answered' }

export type NetworkFact =
  /** the server is out of reach, still or again: what can wait had better wait */
  | { type: 'server.lost' }
  /** it is time to ask again for what failed meanwhile */
  | { type: 'network.restored' }

export type NetworkTag = 'offline' | 'unreachable' | 'back'
