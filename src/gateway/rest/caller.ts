/** The caller of one GraphQL request: what has to go with each of its REST calls. */
export type Caller = {
  /** the `Authorization` header as it came, null for a guest */
  authorization: string | null
  /** the browser's `User-Agent`: the list of sessions shows it */
  userAgent: string | null
  /** the `Cookie` header, for the calls that need the browser's own keys */
  cookie: string | null
  /** Sets a cookie of an API response in the browser. @param cookie a `Set-Cookie` header */
  setCookie: (cookie: string) => void
  /** host and port of the address that the browser came to */
  host: string
  /** whether the browser came over TLS */
  isSecure: boolean
  requestId: string
  /** the person's network address: the API's rate limits count people, not gateways */
  clientAddress: string
  /** aborted when the person disconnects, and at the latest when the request has been answered */
  signal: AbortSignal
}
