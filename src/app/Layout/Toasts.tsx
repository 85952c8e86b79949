import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useWasOpened } from '../../ui/overlay/useWasOpened.ts'
import { toastQueue } from '../../ui/Toasts/toasts.ts'

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }))

/** Where toasts appear. Once, in the layout; they never take focus. */
export function Toasts() {
  const isWaiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.isWaiting)
  if (!useWasOpened(isWaiting)) return null
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  )
}
