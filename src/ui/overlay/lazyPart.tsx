import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { withTimeout } from '../../shared/withTimeout.ts'
import { MissingPart } from './MissingPart.tsx'
import { useWasOpened } from './useWasOpened.ts'

/** Timeout in milliseconds. The code continues to load, and is available at the next request. */
const partLimitMs = 30_000

type LazyPartOptions<Props> = {
  /** Rendered while the code loads. */
  meanwhile?: ReactNode
  /** Rendered when the code cannot be loaded, instead of the usual message. */
  instead?: (retry: () => void) => ReactNode
  /** For overlays: `asked` returns what a press has set, and nothing or false before; `close` reverts the press. */
  floats?: { asked: (props: Props) => unknown; close?: (props: Props) => void }
}

/** `preload` loads the code before it is needed: the part then opens at once, also without a connection. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * Returns a component whose code loads when it is first needed. If it cannot load, a message is rendered instead; the page and the typed
 * text stay.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = null, instead, floats }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined
  const preload = async (): Promise<void> => {
    Part = await withTimeout(load(), partLimitMs)
  }

  async function arrive(): Promise<Phase> {
    try {
      // An import that fails offline stays failed until the page is reloaded.
      if (!navigator.onLine) return 'missing'
      await preload()
      return 'there'
    } catch {
      return (await isServerThere()) ? 'refused' : 'missing'
    }
  }

  function LazyPart(props: Props) {
    const [phase, setPhase] = useState<Phase>('coming')
    const [givenUp, giveUp] = useState<unknown>(null)
    const asked = floats ? floats.asked(props) : true
    if (!asked && givenUp !== null) giveUp(null)
    const isOpen = Boolean(asked) && asked !== givenUp
    const wasOpened = useWasOpened(isOpen)
    const isAwaited = isOpen && phase === 'coming' && !Part
    useEffect(() => {
      if (isAwaited) void arrive().then(setPhase)
    }, [isAwaited])
    // A layout effect: the connection may come back before the message is painted.
    useLayoutEffect(() => {
      if (phase !== 'missing') return
      const retryOnce = (): void => setPhase('coming')
      addEventListener('online', retryOnce)
      return () => removeEventListener('online', retryOnce)
    }, [phase])

    if (!wasOpened) return null
    if (Part) return <Part {...props} />
    if (phase === 'coming' || !isOpen) return meanwhile
    const retry = (): void => setPhase('coming')
    if (instead) return instead(retry)
    const dismiss = (): void => {
      giveUp(asked)
      retry()
      floats?.close?.(props)
    }
    return <MissingPart isRefused={phase === 'refused'} onRetry={retry} onDismiss={floats && dismiss} />
  }
  return Object.assign(LazyPart, { preload })
}

/** `refused`: the server responds but the code is missing, as after a new release; only a page load helps. */
type Phase = 'coming' | 'there' | 'missing' | 'refused'

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return true
  } catch {
    return false
  }
}
