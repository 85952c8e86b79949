import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { inTime } from '../../shared/inTime.ts'
import { MissingPart } from './MissingPart.tsx'
import { useWasOpened } from './useWasOpened.ts'

/** Milliseconds; its code goes on coming, and is there when it is asked for again. */
const partLimitMs = 30_000

type LazyPartOptions<Props> = {
  /** Drawn until it is there. */
  meanwhile?: ReactNode
  /** Drawn where its code did not come, in the place of the usual message. */
  instead?: (retry: () => void) => ReactNode
  /** Of what floats: `asked` is what a press has set, and nothing or false before; `close` takes the press back. */
  floats?: { asked: (props: Props) => unknown; close?: (props: Props) => void }
}

/** `preload` fetches its code before it is needed: then it opens at once, also without a connection. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * A part of the page whose code comes when it is first needed. Should it not come, a message stands in its place, and
 * the page with all that was typed in it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile = null, instead, floats }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined
  const preload = async (): Promise<void> => {
    Part = await inTime(load(), partLimitMs)
  }

  async function arrive(): Promise<Phase> {
    try {
      // Asked for without a connection, it would stay refused for the life of the page.
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
    useEffect(() => {
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

/** `refused`: the server is there, and the code is not, as after a new release; only a load of the page helps. */
type Phase = 'coming' | 'there' | 'missing' | 'refused'

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return true
  } catch {
    return false
  }
}
