import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useWasOpened } from '../overlay/useWasOpened.ts'
import { toastQueue } from './toasts.ts'

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack.tsx')).ToastStack }))

/** Where toasts appear. Once, in the layout; they never take focus. */
export function Toasts() {
  const isWaiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.isWaiting)
  if (!useWasOpened(isWaiting)) return null
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  )
}
