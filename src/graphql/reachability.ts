/** What is known of the way to the server, between those who ask and those who watch it. */
export type Reachability = {
  /** A request did not get through, or nobody could answer it. */
  failed: () => void
  answered: () => void
  /** The server answers again after it was lost, or somebody wants to know: what failed is asked again. */
  restored: () => void
  /** The server was asked in vain: what can wait had better wait. */
  unreachable: () => void
  /** The connection of a live update broke, and is asked for again: what happened meanwhile did not come. */
  resumed: () => void
  /** What is on the page could not be asked for again, and stays. */
  lost: () => void
  /** Was the last news bad? For whoever comes late. */
  isSuspect: () => boolean
  /** @returns stops listening */
  on: (news: 'failed' | 'answered' | 'unreachable' | 'restored' | 'resumed' | 'lost', listener: () => void) => () => void
}

export function createReachability(): Reachability {
  const events = new EventTarget()
  let last = ''
  const tell = (news: string) => () => {
    last = news
    events.dispatchEvent(new Event(news))
  }
  return {
    failed: tell('failed'),
    answered: tell('answered'),
    unreachable: tell('unreachable'),
    restored: tell('restored'),
    resumed: tell('resumed'),
    lost: () => events.dispatchEvent(new Event('lost')),
    isSuspect: () => last === 'failed' || last === 'unreachable',
    on: (news, listener) => {
      events.addEventListener(news, listener)
      return () => events.removeEventListener(news, listener)
    },
  }
}
