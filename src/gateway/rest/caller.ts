/** On whose behalf REST is called: what must travel with each call of one GraphQL request. */
export type Caller = {
  /** the `Authorization` header as it came, null for a guest */
  authorization: string | null
  requestId: string
  /** the person's network address: the API's rate limits count people, not gateways */
  clientAddress: string
  /** aborted when the person leaves, and at the latest when the request has been answered */
  signal: AbortSignal
}
