/** One toast, by id. The component that shows it keeps its text and action. */
export type ToastTime = {
  id: string
  /** milliseconds shown; 0 = until it is closed */
  timeoutMs: number
}

export type ToastsContext = {
  /** oldest first */
  shown: readonly ToastTime[]
  /** queued: no room yet */
  waiting: readonly ToastTime[]
}

export type ToastsEvent =
  /** a toast with a known id replaces and renews that toast */
  | { type: 'toast.show'; toast: ToastTime }
  /** closed by its button, by a gesture, or from code */
  | { type: 'toast.close'; id: string }
  | { type: 'toast.expire'; id: string }
  /** the pointer or the focus is on the toasts */
  | { type: 'interaction.start' }
  | { type: 'interaction.end' }

/** Facts for the app: which toast to show or to remove. */
export type ToastsFact = { type: 'toast.shown'; id: string } | { type: 'toast.hidden'; id: string }
