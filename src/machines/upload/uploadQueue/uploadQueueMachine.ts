import { assign, emit, enqueueActions, setup } from 'xstate'
import { answerLimit } from '../../common/answerLimit.ts'
import type { ChosenFile } from '../fileTransfer/types.ts'
import type { StoredDraft, UploadEvent, UploadOutcome } from '../upload/types.ts'
import { uploadQueueActors } from './actors.ts'
import { emptyForm, isOf, isOnItsWay, moved, nextTurn, nobody, withoutUpload, worstOf } from './rules.ts'
import type {
  LoadDraftsOutput,
  NewUpload,
  QueuedUpload,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueFact,
  UploadQueueTag,
} from './types.ts'

const types: {
  context?: UploadQueueContext
  events?: UploadQueueEvent
  emitted?: UploadQueueFact
  tags?: UploadQueueTag
} = {}

const continuedUpload = ({ context }: { context: UploadQueueContext }): { uploads: NewUpload[] } => ({
  uploads: [{ stored: context.continued, video: null }],
})
const restored = (drafts: LoadDraftsOutput): NewUpload[] => drafts.map((stored) => ({ stored, video: null }))
const chosen = (videos: readonly (ChosenFile | null)[]): NewUpload[] => videos.map((video) => ({ stored: null, video }))

/**
 * The uploads of the person at this page, one actor each, sent one after another. It reads what an earlier page has left, and keeps the work
 * of a person who is signed out elsewhere. There is always a form to fill in.
 */
export const uploadQueueMachine = setup({
  types,
  actors: uploadQueueActors,
  actions: {
    adoptUser: assign(({ context }, { userId }: { userId: string | null }) => ({ ...nobody, count: context.count, userId })),
    forgetUser: assign(({ context }) => ({ ...nobody, count: context.count, nextUserId: context.nextUserId })),
    noteNextUser: assign((_, { userId }: { userId: string | null }) => ({ nextUserId: userId })),
    addUploads: enqueueActions(({ enqueue, context, self }, { uploads }: { uploads: readonly NewUpload[] }) => {
      const userId = context.userId ?? ''
      const added = uploads.map(({ stored }, index) => ({
        actorId: `upload-${context.count + index + 1}`,
        phase: 'editing' as const,
        contentId: stored?.draft.contentId ?? null,
      }))
      for (const [index, { stored, video }] of uploads.entries()) {
        const id = added[index]?.actorId ?? ''
        enqueue.spawnChild('upload', { id, input: { userId, parentRef: self, stored, ...(video && { video }) } })
      }
      enqueue.assign({
        count: context.count + added.length,
        uploads: [...context.uploads, ...added],
        selectedId: added[0]?.actorId ?? context.selectedId,
      })
    }),
    tellUploads: enqueueActions(({ enqueue, context }, { event }: { event: UploadEvent }) => {
      for (const { actorId } of context.uploads) enqueue.sendTo(actorId, event)
    }),
    giveTurn: enqueueActions(({ enqueue, context }) => {
      const next = nextTurn(context.uploads)
      if (!next) return
      enqueue.sendTo(next.actorId, { type: 'turn.given' })
      enqueue.assign({ uploads: context.uploads.map((upload) => (upload === next ? { ...upload, phase: 'sending' as const } : upload)) })
    }),
    storePhase: assign(({ context }, { actorId, phase, contentId }: QueuedUpload) => ({
      uploads: context.uploads.map((upload) => (upload.actorId === actorId ? { actorId, phase, contentId } : upload)),
    })),
    storeContinued: assign((_, { stored }: { stored: StoredDraft }) => ({ continued: stored })),
    clearContinued: assign({ continued: null }),
    storeDropped: assign(({ context }, { videos }: { videos: readonly (ChosenFile | null)[] }) => ({
      dropped: [...context.dropped, ...videos],
    })),
    clearDropped: assign({ dropped: [] }),
    resumeContinued: enqueueActions(({ enqueue, context: { continued, uploads } }) => {
      const upload = uploads.find((each) => isOf(each, continued))
      if (!upload) return
      enqueue.assign({ selectedId: upload.actorId })
      enqueue.sendTo(upload.actorId, { type: upload.phase === 'failed' ? 'upload.retry' : 'upload.resume' })
    }),
    storeOutcome: assign(({ context }, { outcome }: { outcome: UploadOutcome }) => ({ outcomes: [...context.outcomes, outcome.type] })),
    storePublished: assign(({ context }, { outcome }: { outcome: UploadOutcome }) =>
      outcome.type === 'published' ? { published: [{ contentId: outcome.contentId, title: outcome.title }, ...context.published] } : {},
    ),
    announcePublished: enqueueActions(({ enqueue, context }, { actorId, outcome }: { actorId: string; outcome: UploadOutcome }) => {
      if (outcome.type !== 'published') return
      const { type: _type, ...published } = outcome
      const isLast = !context.uploads.some((upload) => upload.actorId !== actorId && isOnItsWay(upload))
      enqueue.emit({ type: 'upload.published', ...published, isSelected: context.selectedId === actorId, isLast })
    }),
    removeUpload: assign(({ context }, { actorId }: { actorId: string }) => withoutUpload(context, actorId)),
    select: assign((_, { actorId }: { actorId: string }) => ({ selectedId: actorId })),
    move: assign(({ context }, { actorId, offset }: { actorId: string; offset: -1 | 1 }) => ({
      uploads: moved(context.uploads, actorId, offset),
    })),
    removePublished: assign(({ context }, { contentId }: { contentId: string }) => ({
      published: context.published.filter((each) => each.contentId !== contentId),
    })),
    announceOrder: emit(({ context: { userId, uploads } }) => ({
      type: 'uploads.reordered',
      userId: userId ?? '',
      actorIds: uploads.map(({ actorId }) => actorId),
    })),
    announceKept: emit({ type: 'work.kept' }),
    announceLost: emit({ type: 'work.lost' }),
    announceUnreadable: emit((_, { error }: { error: unknown }) => ({ type: 'drafts.unreadable' as const, error })),
  },
  guards: {
    isAnotherUser: ({ context }, { userId }: { userId: string }) => context.userId !== userId,
    hasNextUser: ({ context }) => context.nextUserId !== null,
    isEmpty: ({ context }) => context.uploads.length === 0,
    isWorkLost: ({ context }) => context.uploads.length === 0 && worstOf(context.outcomes) === 'work.lost',
    isWorkKept: ({ context }) => context.uploads.length === 0 && worstOf(context.outcomes) === 'work.kept',
    isDropped: ({ context }) => context.dropped.length > 0,
    isFound: (_, { found }: { found: StoredDraft | null }) => found !== null,
    isContinued: ({ context }) => context.continued !== null,
    isContinuedHere: ({ context: { continued, uploads } }) => uploads.some((upload) => isOf(upload, continued)),
    isKnown: ({ context }, { actorId }: { actorId: string }) => context.uploads.some((upload) => upload.actorId === actorId),
    hasPublished: ({ context }, { contentId }: { contentId: string }) => context.published.some((each) => each.contentId === contentId),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'uploadQueue',
  context: nobody,
  initial: 'away',
  states: {
    away: {
      on: { 'session.started': { target: 'loading', actions: { type: 'adoptUser', params: ({ event }) => event } } },
      always: {
        guard: 'hasNextUser',
        target: 'loading',
        actions: { type: 'adoptUser', params: ({ context }) => ({ userId: context.nextUserId }) },
      },
    },
    loading: {
      tags: 'loading',
      on: {
        'session.started': {
          guard: { type: 'isAnotherUser', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'adoptUser', params: ({ event }) => event },
        },
        'session.ended': { target: 'away', actions: { type: 'adoptUser', params: { userId: null } } },
        'session.endedElsewhere': { target: 'away', actions: { type: 'adoptUser', params: { userId: null } } },
        'upload.continue': { actions: { type: 'storeContinued', params: ({ event }) => event } },
        'upload.add': { actions: { type: 'storeDropped', params: ({ event }) => event } },
      },
      after: { answerLimit: 'ready' },
      invoke: {
        id: 'loadDrafts',
        src: 'loadDrafts',
        input: ({ context }) => ({ userId: context.userId ?? '' }),
        onDone: { target: 'ready', actions: { type: 'addUploads', params: ({ event }) => ({ uploads: restored(event.output) }) } },
        onError: {
          target: 'ready',
          actions: { type: 'announceUnreadable', params: ({ event }) => event },
        },
      },
    },
    ready: {
      initial: 'settled',
      states: {
        settled: {
          always: [
            { guard: 'isContinuedHere', actions: ['resumeContinued', 'clearContinued'] },
            { guard: 'isContinued', target: 'findingDraft' },
            {
              guard: 'isDropped',
              actions: [{ type: 'addUploads', params: ({ context }) => ({ uploads: chosen(context.dropped) }) }, 'clearDropped'],
            },
            { guard: 'isEmpty', actions: { type: 'addUploads', params: { uploads: [emptyForm] } } },
          ],
        },
        // A tab that was closed meanwhile may have left it, with its file.
        findingDraft: {
          after: { answerLimit: { target: 'settled', actions: { type: 'addUploads', params: continuedUpload } } },
          invoke: {
            id: 'findDraft',
            src: 'findDraft',
            input: ({ context: { userId, continued } }) => ({ userId: userId ?? '', contentId: continued?.draft.contentId ?? '' }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
                target: 'settled',
                actions: { type: 'addUploads', params: ({ event }) => ({ uploads: [{ stored: event.output, video: null }] }) },
              },
              { target: 'settled', actions: { type: 'addUploads', params: continuedUpload } },
            ],
            onError: {
              target: 'settled',
              actions: [
                { type: 'announceUnreadable', params: ({ event }) => event },
                { type: 'addUploads', params: continuedUpload },
              ],
            },
          },
        },
      },
      on: {
        'session.started': {
          guard: { type: 'isAnotherUser', params: ({ event }) => event },
          target: 'leaving',
          actions: [
            { type: 'noteNextUser', params: ({ event }) => event },
            { type: 'tellUploads', params: { event: { type: 'session.endedElsewhere' } } },
          ],
        },
        'session.ended': { target: 'leaving', actions: { type: 'tellUploads', params: ({ event }) => ({ event }) } },
        'session.endedElsewhere': { target: 'leaving', actions: { type: 'tellUploads', params: ({ event }) => ({ event }) } },
        'draft.keep': { actions: { type: 'tellUploads', params: ({ event }) => ({ event }) } },
        'network.lost': { actions: { type: 'tellUploads', params: ({ event }) => ({ event }) } },
        'network.recovered': { actions: { type: 'tellUploads', params: ({ event }) => ({ event }) } },
        'upload.add': {
          actions: {
            type: 'addUploads',
            params: ({ event }) => ({ uploads: chosen(event.videos) }),
          },
        },
        'upload.continue': { actions: { type: 'storeContinued', params: ({ event }) => event } },
        'upload.select': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: { type: 'select', params: ({ event }) => event },
        },
        'upload.move': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          actions: [{ type: 'move', params: ({ event }) => event }, 'announceOrder'],
        },
        'published.dismiss': {
          guard: { type: 'hasPublished', params: ({ event }) => event },
          actions: { type: 'removePublished', params: ({ event }) => event },
        },
        'upload.changed': { actions: [{ type: 'storePhase', params: ({ event }) => event }, 'giveTurn'] },
        'upload.ended': {
          actions: [
            { type: 'storePublished', params: ({ event }) => event },
            { type: 'announcePublished', params: ({ event }) => event },
            { type: 'removeUpload', params: ({ event }) => event },
            'giveTurn',
          ],
        },
      },
    },
    // Each upload stores its form and files for the next sign-in.
    leaving: {
      tags: 'loading',
      always: [
        { guard: 'isWorkLost', target: 'away', actions: ['announceLost', 'forgetUser'] },
        { guard: 'isWorkKept', target: 'away', actions: ['announceKept', 'forgetUser'] },
        { guard: 'isEmpty', target: 'away', actions: 'forgetUser' },
      ],
      on: {
        'session.started': { actions: { type: 'noteNextUser', params: ({ event }) => event } },
        'session.ended': { actions: { type: 'noteNextUser', params: { userId: null } } },
        'session.endedElsewhere': { actions: { type: 'noteNextUser', params: { userId: null } } },
        'upload.ended': {
          actions: [
            { type: 'storeOutcome', params: ({ event }) => event },
            { type: 'removeUpload', params: ({ event }) => event },
          ],
        },
      },
    },
  },
})
