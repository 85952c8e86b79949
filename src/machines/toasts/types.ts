/** One message, by id: its words and its action stay with whoever shows it. */
export type ToastTime = {
  id: string
  /** milliseconds in sight; 0 = until it is closed */
  timeoutMs: number
}

export type ToastsContext = {
  /** oldest first */
  shown: readonly ToastTime[]
  /** those for which there is no room yet */
  waiting: readonly ToastTime[]
}

export type ToastsEvent =
  /** two of one id are the same message, renewed */
  | { type: 'toast.show'; toast: ToastTime }
  /** closed by its cross, by a gesture, or from code */
  | { type: 'toast.close'; id: string }
  /** its time is over */
  | { type: 'toast.expire'; id: string }
  /** the pointer or the focus is on the toasts, or the window in the background */
  | { type: 'attention.gain' }
  | { type: 'attention.lose' }

/** Outward facts: what to draw and what to take away. */
export type ToastsFact = { type: 'toast.shown'; id: string } | { type: 'toast.hidden'; id: string }
