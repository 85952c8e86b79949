import { type Channel, isNews, type News, type Question } from '../link/messages.ts'
import { traceVersion } from '../trace/types.ts'
import type { TraceStore } from './traceStore.ts'
import type { EventToSend } from '../../../machines/inspector/inspector/types.ts'

export type PageLinkOptions = {
  openChannel: () => Channel & { close: () => void }
  store: TraceStore
  /** id of this inspector */
  inspector: string
  /** id of the page that opened it, null for the first that answers */
  wanted: string | null
  /** called with the id of the page that it is connected with */
  onPage: (page: string) => void
  /** resolves once that page is closed or has crashed; rejects when the signal aborts the wait */
  whenGone: (page: string, signal: AbortSignal) => Promise<void>
}

type Found = { type: 'page.found'; address: string } | { type: 'page.outdated' } | { type: 'page.left' } | { type: 'event.refused' }

/** Connects an inspector with one page: the one that opened it, then, when that has left, the first other. */
export function pageLink({ openChannel, store, inspector, wanted, onPage, whenGone }: PageLinkOptions) {
  let page: string | null = null
  let post: (question: Question) => void = () => undefined

  /** @returns says goodbye and stops @throws where the browser has no such channels */
  function watch(onFound: (found: Found) => void): () => void {
    const channel = openChannel()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
    post = (question) => channel.postMessage(question)
    let ending: AbortController | undefined
    const hello = (app: string | null): void => post({ to: 'app', app, inspector, type: 'hello' })

    function receive({ data }: MessageEvent<unknown>): void {
      if (!isNews(data)) return
      if (page === null) meet(data)
      else if (data.app === page) follow(data)
    }

    function meet(news: News): void {
      if (news.type === 'started') hello(news.app)
      if (news.type !== 'trace' || news.inspector !== inspector) return
      if (news.version !== traceVersion) return onFound({ type: 'page.outdated' })
      page = news.app
      onPage(page)
      awaitEnd(page)
      store.setPage(news.trace)
      onFound({ type: 'page.found', address: news.address })
    }

    function follow(news: News): void {
      if (news.type === 'trace') store.setPage(news.trace)
      if (news.type === 'changes') store.appendToPage(news.actors, news.events)
      if (news.type === 'refused' && news.inspector === inspector) onFound({ type: 'event.refused' })
      if (news.type === 'goodbye') leave()
    }

    function leave(): void {
      ending?.abort()
      page = null
      onFound({ type: 'page.left' })
    }

    function awaitEnd(met: string): void {
      ending?.abort()
      const waiting = new AbortController()
      ending = waiting
      whenGone(met, waiting.signal).then(
        () => !waiting.signal.aborted && leave(),
        (error: unknown) => {
          if (!waiting.signal.aborted) throw error
        },
      )
    }

    const goodbye = (): void => {
      if (page !== null) post({ to: 'app', app: page, inspector, type: 'goodbye' })
    }
    channel.addEventListener('message', receive)
    addEventListener('pagehide', goodbye)
    hello(wanted)
    return () => {
      ending?.abort()
      goodbye()
      removeEventListener('pagehide', goodbye)
      channel.removeEventListener('message', receive)
      channel.close()
    }
  }

  function send({ actorId, event, basedOn }: EventToSend): void {
    if (page !== null) post({ to: 'app', app: page, inspector, type: 'send', actorId, event, basedOn })
  }

  return { watch, send }
}
