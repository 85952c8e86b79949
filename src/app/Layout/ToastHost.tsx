import { useState } from 'react'
import { useToastsActor } from '../../machines/common/toasts/useToastsActor.ts'
import { type ToastSource, ToastStack } from '../../ui/Toasts/ToastStack.tsx'
import { type ShownToast, toastQueue } from '../../ui/Toasts/toasts.ts'

/** Milliseconds that a toast is shown: long enough to read, longer when it has an action or something to understand. */
const plainTimeout = 5000
const longTimeout = 9000

const sightOf = ({ tone, action, timeoutMs }: ShownToast): number => timeoutMs ?? (tone === 'error' || action ? longTimeout : plainTimeout)

/** Renders the app's toasts. The machine decides which are visible; their texts are stored here. */
export function ToastHost() {
  const actor = useToastsActor()
  const [source] = useState(() => sourceOf(actor))
  return <ToastStack source={source} />
}

function sourceOf(actor: ReturnType<typeof useToastsActor>): ToastSource {
  const words = new Map<string, ShownToast>()
  const close = (id: string): void => actor.send({ type: 'toast.close', id })
  return {
    connect: (sink) => {
      const subscriptions = [
        actor.on('toast.shown', ({ id }) => {
          const toast = words.get(id)
          if (toast) sink.show(toast)
        }),
        actor.on('toast.hidden', ({ id }) => {
          words.delete(id)
          sink.close(id)
        }),
      ]
      const letGo = toastQueue.connect({
        show: (toast) => {
          words.set(toast.id, toast)
          actor.send({ type: 'toast.show', toast: { id: toast.id, timeoutMs: sightOf(toast) } })
        },
        close,
      })
      return () => {
        letGo()
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    close,
    setInteracting: (isInteracting) => actor.send({ type: isInteracting ? 'interaction.start' : 'interaction.end' }),
  }
}
