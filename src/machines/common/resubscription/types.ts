export type ResubscriptionContext = {
  /** number of attempts since the last answer */
  attempts: number
}

export type ResubscriptionEvent =
  /** again, after it was resumed */
  { type: 'connection.lost' } | { type: 'server.restored' }

export type ResubscriptionFact = { type: 'subscription.resumed' }
