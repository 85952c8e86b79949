/** Reachability of the server, shared by the code that sends requests and the code that watches the network. */
export type Reachability = {
  /** A request did not reach the server, or the server could not respond. */
  failed: () => void
  answered: () => void
  /** The server is reachable again, or a probe was requested: failed requests are retried. */
  restored: () => void
  /** A probe failed: defer what can wait. */
  unreachable: () => void
  /** A subscription's connection was lost and is being restarted: its events in between were missed. */
  resumed: () => void
  /** The page's data could not be refetched; the page keeps it. */
  lost: () => void
  /** True when the last event was a failure. For listeners that subscribe late. */
  isSuspect: () => boolean
  /** @returns unsubscribes */
  on: (news: 'failed' | 'answered' | 'unreachable' | 'restored' | 'resumed' | 'lost', listener: () => void) => () => void
}

export function createReachability(): Reachability {
  const events = new EventTarget()
  let last = ''
  const notify = (news: string) => () => {
    last = news
    events.dispatchEvent(new Event(news))
  }
  return {
    failed: notify('failed'),
    answered: notify('answered'),
    unreachable: notify('unreachable'),
    restored: notify('restored'),
    resumed: notify('resumed'),
    lost: () => events.dispatchEvent(new Event('lost')),
    isSuspect: () => last === 'failed' || last === 'unreachable',
    on: (news, listener) => {
      events.addEventListener(news, listener)
      return () => events.removeEventListener(news, listener)
    },
  }
}
