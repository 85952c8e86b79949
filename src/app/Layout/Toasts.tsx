import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../components/lazyPart.tsx'
import { useWasOpened } from '../../ui/overlay/useWasOpened.ts'
import { toastQueue } from '../../ui/Toasts/toasts.ts'

// If the toasts cannot load, an error message about it would not help.
export const ToastHost = lazyPart(() => import('./ToastHost.tsx').then((file) => file.ToastHost), { failure: () => null })

/** The place where toasts appear. Rendered once, in the layout. Toasts never take the focus. */
export function Toasts() {
  const isWaiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.isWaiting, toastQueue.isWaiting)
  return useWasOpened(isWaiting) && <ToastHost />
}
