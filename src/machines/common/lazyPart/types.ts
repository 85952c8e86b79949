export type LazyPartEvent =
  /** something needs the part */
  | { type: 'part.open' }
  | { type: 'part.retry' }
  /** the message about the failure is closed */
  | { type: 'part.close' }
  | { type: 'connection.restored' }

export type LazyPartTag =
  | 'failed'
  /** the server responds but the code is missing, as after a new release; only a page load helps */
  | 'outdated'
