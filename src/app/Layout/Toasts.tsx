import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/overlay/lazyPart.tsx'
import { useWasOpened } from '../../ui/overlay/useWasOpened.ts'
import { toastQueue } from '../../ui/Toasts/toasts.ts'

// A message about messages that cannot be shown helps nobody.
export const ToastHost = lazyPart(async () => (await import('./ToastHost.tsx')).ToastHost, { instead: () => null })

/** Where toasts appear. Once, in the layout; they never take focus. */
export function Toasts() {
  const isWaiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.isWaiting)
  return useWasOpened(isWaiting) && <ToastHost />
}
