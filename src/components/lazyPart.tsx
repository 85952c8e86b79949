import { type ComponentType, type ReactNode, useDeferredValue } from 'react'
import { provideLazyPart } from '../machines/common/lazyPart/provideLazyPart.ts'
import { useLazyPart } from '../machines/common/lazyPart/useLazyPart.ts'
import { LoadingPart } from '../ui/overlay/LoadingPart.tsx'
import { MissingPart } from '../ui/overlay/MissingPart.tsx'
import { useWasOpened } from '../ui/overlay/useWasOpened.ts'

type LazyPartOptions<Props> = {
  /** Rendered while the code loads; by default nothing, or for overlays that something loads. */
  fallback?: (props: Props) => ReactNode
  /** Rendered when the code cannot be loaded, instead of the usual message. */
  failure?: (retry: () => void) => ReactNode
  /** For overlays: returns what a press has set, and nothing or false before. By default, the part is open as long as it is rendered. */
  isOpen?: (props: Props) => unknown
  /** For overlays: reverts the press. */
  onClose?: (props: Props) => void
}

type LazyPartMachine = ReturnType<typeof provideLazyPart>

/** `preload` loads the code before it is needed: the part then opens at once, also without a connection. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * Returns a component whose code loads when it is first needed. If it cannot load, a message is rendered instead; the page and the typed
 * text stay.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure, isOpen, onClose, fallback = () => (isOpen ? <LoadingPart /> : null) }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined
  const preload = async (): Promise<void> => {
    const loaded = await load()
    // Its first rendering is not in the task that has evaluated its code: a phone answers in between.
    await globalThis.scheduler?.yield?.()
    Part = loaded
  }
  let machine: LazyPartMachine | undefined

  function Opened({ request, props }: { request: unknown; props: Props }) {
    // Not before the part is opened: the first page has dozens of parts, and each machine keeps a phone from answering for some milliseconds.
    machine ??= provideLazyPart({
      // An import that fails offline stays failed until the page is reloaded.
      load: () => (navigator.onLine ? preload() : Promise.reject(new TypeError('offline'))),
      isServerReachable,
      onOnline,
    })
    const loading = useLazyPart(machine, !Part && request)
    // React renders what comes by itself in slices of a few milliseconds, what was asked for at once.
    const isDrawn = useDeferredValue(Part !== undefined)
    if (Part && (isDrawn || isOpen)) return <Part {...props} />
    if (!request) return null
    if (!loading.isFailed) return fallback(props)
    if (failure) return failure(loading.retry)
    const dismiss = (): void => {
      loading.close()
      onClose?.(props)
    }
    return <MissingPart isOutdated={loading.isOutdated} onRetry={loading.retry} onDismiss={isOpen && dismiss} />
  }

  function LazyPart(props: Props) {
    const request = isOpen ? isOpen(props) : true
    return useWasOpened(Boolean(request)) && <Opened request={request} props={props} />
  }
  return Object.assign(LazyPart, { preload })
}

/** Asks the server for this page, without its body. @throws when it does not answer */
export async function askServer(): Promise<void> {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
}

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  await askServer()
  return true
}

function onOnline(listener: () => void): () => void {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}
