export type ToastTone = 'success' | 'error' | 'info'

export type ToastMessage = {
  /** One sentence of the catalogue. */
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  /** One way to act on it: «Annuler», «Se connecter». */
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds in sight; 0 = until it is closed. Errors and toasts with an action stay longer by themselves. */
  timeoutMs?: number | undefined
  /** Two messages with one id are the same toast, renewed. */
  id?: string | undefined
}

export type ShownToast = ToastMessage & { id: string }

/** What the stack on the page can do, once its code is there. */
export type ToastSink = { show: (toast: ShownToast) => void; close: (id: string) => void }

const waiting: ShownToast[] = []
const listeners = new Set<() => void>()
let sink: ToastSink | null = null
let count = 0

/** Short messages that need no answer, from anywhere: `toasts.show({ title: 'Brouillon sauvegardé', tone: 'success' })`. */
export const toasts = {
  /** Shows a toast; the stack's code is fetched at the first one. @returns its id */
  show(message: ToastMessage): string {
    count += 1
    const toast = { ...message, id: message.id ?? `toast-${count}` }
    if (sink) sink.show(toast)
    else waiting.push(toast)
    for (const listener of listeners) listener()
    return toast.id
  },
  close(id: string): void {
    const index = waiting.findIndex((toast) => toast.id === id)
    if (index >= 0) waiting.splice(index, 1)
    sink?.close(id)
  },
}

/** For the host alone: tells it that a first toast waits. */
export const toastQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWaiting: (): boolean => waiting.length > 0,
  /** Hands over what waited, then everything that comes. @returns the way to let go */
  connect(next: ToastSink): () => void {
    sink = next
    for (const toast of waiting.splice(0)) next.show(toast)
    return () => {
      if (sink === next) sink = null
    }
  },
}
