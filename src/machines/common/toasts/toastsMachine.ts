import { assign, emit, enqueueActions, setup } from 'xstate'
import type { ToastsContext, ToastsEvent, ToastsFact, ToastTime } from './types.ts'

const types: { context?: ToastsContext; events?: ToastsEvent; emitted?: ToastsFact } = {}

/** With more toasts at once, users read none of them. */
const shownMax = 3

/** A toast without a timeout is closed by the user; one day is longer than any page is open. */
const endlessMs = 86_400_000

const nameOf = (id: string): string => `expiry of ${id}`

/** The timer that ends a toast. */
function timerOf({ id, timeoutMs }: ToastTime) {
  const end: ToastsEvent = { type: 'toast.expire', id }
  return [end, { id: nameOf(id), delay: timeoutMs === 0 ? endlessMs : timeoutMs }] as const
}

/**
 * Shows transient messages: at most three at once, the next ones are queued. Each has a timeout, which pauses while the user interacts with
 * the toasts and restarts afterwards.
 */
export const toastsMachine = setup({
  types,
  actions: {
    takeIn: assign(({ context }, params: { toast: ToastTime }) => ({
      waiting: [...context.waiting.filter(({ id }) => id !== params.toast.id), params.toast],
    })),
    renew: assign(({ context }, params: { toast: ToastTime }) => ({
      shown: context.shown.map((other) => (other.id === params.toast.id ? params.toast : other)),
    })),
    takeOut: assign(({ context }, params: { id: string }) => ({
      shown: context.shown.filter(({ id }) => id !== params.id),
      waiting: context.waiting.filter(({ id }) => id !== params.id),
    })),
    showNext: enqueueActions(({ context: { shown, waiting }, enqueue }, params: { isPaused: boolean }) => {
      const next = waiting.slice(0, shownMax - shown.length)
      enqueue.assign({ shown: [...shown, ...next], waiting: waiting.slice(next.length) })
      for (const toast of next) {
        enqueue.emit({ type: 'toast.shown', id: toast.id })
        if (!params.isPaused) enqueue.raise(...timerOf(toast))
      }
    }),
    restartTimer: enqueueActions(({ enqueue }, { toast }: { toast: ToastTime }) => {
      enqueue.cancel(nameOf(toast.id))
      enqueue.raise(...timerOf(toast))
    }),
    stopTimer: enqueueActions(({ enqueue }, params: { id: string }) => enqueue.cancel(nameOf(params.id))),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.shown) enqueue.raise(...timerOf(toast))
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) enqueue.cancel(nameOf(id))
    }),
    announceShown: emit((_, params: { toast: ToastTime }) => ({ type: 'toast.shown', id: params.toast.id })),
    announceHidden: emit((_, params: { id: string }) => ({ type: 'toast.hidden', id: params.id })),
  },
  guards: {
    isShown: ({ context }, params: { id: string }) => context.shown.some(({ id }) => id === params.id),
    isShownAlready: ({ context }, params: { toast: ToastTime }) => context.shown.some(({ id }) => id === params.toast.id),
  },
}).createMachine({
  id: 'toasts',
  context: { shown: [], waiting: [] },
  initial: 'running',
  states: {
    running: {
      entry: 'startTimers',
      exit: 'stopTimers',
      on: {
        'toast.show': [
          {
            guard: { type: 'isShownAlready', params: ({ event }) => event },
            actions: [
              { type: 'renew', params: ({ event }) => event },
              { type: 'announceShown', params: ({ event }) => event },
              { type: 'restartTimer', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'takeIn', params: ({ event }) => event },
              { type: 'showNext', params: { isPaused: false } },
            ],
          },
        ],
        'toast.expire': {
          actions: [
            { type: 'takeOut', params: ({ event }) => event },
            { type: 'announceHidden', params: ({ event }) => event },
            { type: 'showNext', params: { isPaused: false } },
          ],
        },
        'toast.close': [
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: [
              { type: 'stopTimer', params: ({ event }) => event },
              { type: 'takeOut', params: ({ event }) => event },
              { type: 'announceHidden', params: ({ event }) => event },
              { type: 'showNext', params: { isPaused: false } },
            ],
          },
          { actions: { type: 'takeOut', params: ({ event }) => event } },
        ],
        'interaction.start': 'paused',
      },
    },
    paused: {
      on: {
        'toast.show': [
          {
            guard: { type: 'isShownAlready', params: ({ event }) => event },
            actions: [
              { type: 'renew', params: ({ event }) => event },
              { type: 'announceShown', params: ({ event }) => event },
            ],
          },
          {
            actions: [
              { type: 'takeIn', params: ({ event }) => event },
              { type: 'showNext', params: { isPaused: true } },
            ],
          },
        ],
        'toast.close': [
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            actions: [
              { type: 'takeOut', params: ({ event }) => event },
              { type: 'announceHidden', params: ({ event }) => event },
              { type: 'showNext', params: { isPaused: true } },
            ],
          },
          { actions: { type: 'takeOut', params: ({ event }) => event } },
        ],
        'interaction.end': 'running',
      },
    },
  },
})
