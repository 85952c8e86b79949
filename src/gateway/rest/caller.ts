/** On whose behalf REST is called: what must travel with each call of one GraphQL request. */
export type Caller = {
  /** the `Authorization` header as it came, null for a guest */
  authorization: string | null
  /** the browser's `User-Agent`: sessions are listed under its name */
  userAgent: string | null
  /** the `Cookie` header, for the calls that the browser's own keys belong to */
  cookie: string | null
  /** Gives the browser what these calls' answers have it keep. @param cookie a `Set-Cookie` header */
  setCookie: (cookie: string) => void
  /** did the browser come over TLS? */
  isSecure: boolean
  requestId: string
  /** the person's network address: the API's rate limits count people, not gateways */
  clientAddress: string
  /** aborted when the person leaves, and at the latest when the request has been answered */
  signal: AbortSignal
}
