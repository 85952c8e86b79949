import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../../shared/errors.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { historyActors } from './actors.ts'
import type { HistoryChange, HistoryContext, HistoryEvent, HistoryFact, HistoryInput, HistoryTag } from './types.ts'

const types: { context?: HistoryContext; events?: HistoryEvent; emitted?: HistoryFact; input?: HistoryInput; tags?: HistoryTag } = {}

/** Ignores a second removal of an entry that is already being removed. */
function withRemoval({ asked, changes }: HistoryContext): readonly HistoryChange[] {
  const isKnown = changes.some((change) => change.kind === 'remove' && change.entry.contentId === asked?.contentId)
  return asked === null || isKnown ? changes : [...changes, { kind: 'remove', entry: asked }]
}

function withClearing({ changes }: HistoryContext): readonly HistoryChange[] {
  return changes.some(({ kind }) => kind === 'clear') ? changes : [...changes, { kind: 'clear' }]
}

/**
 * The watch history: the search text, the confirmation before a removal, and the changes, sent one at a time in the order of confirmation.
 */
export const historyMachine = setup({
  types,
  actors: historyActors,
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    announceSearch: emit(({ context }) => ({ type: 'search.settled', text: context.text.trim() })),
    keepAsked: assign((_, params: Pick<HistoryContext, 'asked'>) => params),
    clearAsked: assign({ asked: null }),
    planRemoval: assign(({ context }) => ({ changes: withRemoval(context) })),
    planClearing: assign(({ context }) => ({ changes: withClearing(context) })),
    clearChange: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    announceSaved: emit(({ context }) => {
      const [change] = context.changes
      return change?.kind === 'remove' ? { type: 'entry.removed', entry: change.entry } : { type: 'history.cleared' }
    }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'change.failed',
      failure: toFailure(params.error, pageMessages.deleteHistory),
    })),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  delays: {
    answerLimit,
    /** Milliseconds without a key press before the search starts. */
    typingPause: 300,
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => ({ text: input.text, asked: null, changes: [] }),
  type: 'parallel',
  states: {
    search: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'search.type': { target: 'typing', actions: { type: 'keepText', params: ({ event }) => event } },
            'search.adopt': { actions: { type: 'keepText', params: ({ event }) => event } },
          },
        },
        typing: {
          on: {
            'search.type': { target: 'typing', reenter: true, actions: { type: 'keepText', params: ({ event }) => event } },
            'search.submit': { target: 'settled', actions: 'announceSearch' },
          },
          after: { typingPause: { target: 'settled', actions: 'announceSearch' } },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'entry.askRemoval': {
              target: 'askingRemoval',
              actions: { type: 'keepAsked', params: ({ event }) => ({ asked: event.entry }) },
            },
            'history.askClearing': 'askingClearing',
          },
        },
        // The entry is kept while the dialog closes, so that its text does not change.
        askingRemoval: {
          tags: 'askingRemoval',
          on: { 'dialog.confirm': { target: 'closed', actions: 'planRemoval' }, 'dialog.cancel': 'closed' },
        },
        askingClearing: {
          tags: 'askingClearing',
          entry: 'clearAsked',
          on: { 'dialog.confirm': { target: 'closed', actions: 'planClearing' }, 'dialog.cancel': 'closed' },
        },
      },
    },
    changes: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasChanges', target: 'saving' } },
        saving: {
          tags: 'saving',
          after: { answerLimit: { target: 'idle', actions: [{ type: 'announceFailure', params: noAnswer }, 'clearChange'] } },
          invoke: {
            id: 'saveChange',
            src: 'saveChange',
            input: ({ context }) => ({ change: context.changes[0] }),
            onDone: { target: 'idle', actions: ['announceSaved', 'clearChange'] },
            onError: { target: 'idle', actions: [{ type: 'announceFailure', params: ({ event }) => event }, 'clearChange'] },
          },
        },
      },
    },
  },
})
