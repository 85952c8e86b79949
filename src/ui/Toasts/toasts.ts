export type ToastTone = 'success' | 'error' | 'info'

export type ToastMessage = {
  /** One sentence of the catalogue. */
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  /** One action: «Annuler», «Se connecter». */
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds shown; 0 = until it is closed. By default, errors and toasts with an action stay longer. */
  timeoutMs?: number | undefined
  /** A message with a known id renews that toast. */
  id?: string | undefined
}

export type ShownToast = ToastMessage & { id: string }

/** The operations of the mounted toast stack. */
export type ToastSink = { show: (toast: ShownToast) => void; close: (id: string) => void }

const waiting: ShownToast[] = []
const listeners = new Set<() => void>()
let sink: ToastSink | null = null
let count = 0

/** Shows short messages that need no response, from anywhere: `toasts.show({ title: 'Brouillon sauvegardé', tone: 'success' })`. */
export const toasts = {
  /** Shows a toast. The stack's code loads with the first one. @returns its id */
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

/** For the host only: notifies it that a first toast is queued. */
export const toastQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWaiting: (): boolean => waiting.length > 0,
  /** Passes on the queued toasts, then every new one. @returns disconnects */
  connect(next: ToastSink): () => void {
    sink = next
    for (const toast of waiting.splice(0)) next.show(toast)
    return () => {
      if (sink === next) sink = null
    }
  },
}
