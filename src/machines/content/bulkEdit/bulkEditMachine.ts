import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { type BulkEditForm, keywordsIn, validateBulkEdit } from '../../../shared/validation/bulkEdit.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { bulkEditActors } from './actors.ts'
import { afterAction, rangeOf, toggled, withVideos } from './rules.ts'
import type { BulkEditContext, BulkEditEvent, BulkEditFact, BulkEditTag, Refusal, SelectableVideo } from './types.ts'

const types: { context?: BulkEditContext; events?: BulkEditEvent; emitted?: BulkEditFact; tags?: BulkEditTag } = {}

const emptyForm: BulkEditForm = { visibility: null, added: '', removed: '' }

/** Selects several of the creator's videos, then changes or deletes them together. What was refused stays selected, with its reasons. */
export const bulkEditMachine = setup({
  types,
  actors: bulkEditActors,
  actions: {
    toggle: assign(({ context }, { video }: { video: SelectableVideo }) => ({
      selected: toggled(context.selected, video),
      anchorId: video.id,
    })),
    selectRange: assign(({ context }, { video, videos }: { video: SelectableVideo; videos: readonly SelectableVideo[] }) => ({
      selected: withVideos(context.selected, rangeOf(videos, context.anchorId, video)),
      anchorId: video.id,
    })),
    selectAll: assign(({ context }, { videos }: { videos: readonly SelectableVideo[] }) => ({
      selected: withVideos(context.selected, videos),
      anchorId: null,
    })),
    clearSelection: assign({ selected: [], anchorId: null }),
    startForm: assign({ form: emptyForm, errors: {}, failure: null }),
    changeForm: assign(({ context }, { patch }: { patch: Partial<BulkEditForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validateBulkEdit(context.form) })),
    clearFailure: assign({ failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, pageMessages.updateContents) })),
    storeOutcome: assign(({ context }, { output }: { output: readonly Refusal[] }) => afterAction(context, output)),
    forgetOutcome: assign({ refusals: [], doneCount: 0 }),
    announceChanged: emit(({ context }) => ({ type: 'videos.changed', count: context.doneCount })),
    announceDeleted: emit(({ context }) => ({ type: 'videos.deleted', count: context.doneCount })),
    announceFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'deletion.failed',
      failure: toFailure(error, pageMessages.deleteContents),
    })),
  },
  guards: {
    hasSelection: ({ context }) => context.selected.length > 0,
    hasFormErrors: ({ context }) => Object.keys(validateBulkEdit(context.form)).length > 0,
    isRefused: (_, { output }: { output: readonly Refusal[] }) => output.length > 0,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'bulkEdit',
  context: { selected: [], anchorId: null, form: emptyForm, errors: {}, failure: null, refusals: [], doneCount: 0 },
  initial: 'selecting',
  states: {
    selecting: {
      on: {
        'video.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'range.select': { actions: { type: 'selectRange', params: ({ event }) => event } },
        'all.select': { actions: { type: 'selectAll', params: ({ event }) => event } },
        'selection.clear': { actions: 'clearSelection' },
        'edit.open': { guard: 'hasSelection', target: 'editing', actions: 'startForm' },
        'deletion.ask': { guard: 'hasSelection', target: 'askingDeletion' },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'form.submit': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'changing' }],
        'dialog.close': 'selecting',
      },
    },
    changing: {
      tags: ['editing', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'changeVideos',
        src: 'changeVideos',
        input: ({ context: { selected, form } }) => ({
          ids: selected.map(({ id }) => id),
          visibility: form.visibility,
          added: keywordsIn(form.added),
          removed: keywordsIn(form.removed),
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'reporting',
            actions: { type: 'storeOutcome', params: ({ event }) => event },
          },
          { target: 'selecting', actions: [{ type: 'storeOutcome', params: ({ event }) => event }, 'announceChanged'] },
        ],
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'editing',
      on: {
        'form.change': { target: 'editing', actions: { type: 'changeForm', params: ({ event }) => event } },
        'form.submit': 'changing',
        'failure.dismiss': { target: 'editing', actions: 'clearFailure' },
        'dialog.close': 'selecting',
      },
    },
    askingDeletion: {
      tags: 'asking',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'selecting' },
    },
    deleting: {
      tags: ['asking', 'busy'],
      after: { answerLimit: { target: 'selecting', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'deleteVideos',
        src: 'deleteVideos',
        input: ({ context }) => ({ ids: context.selected.map(({ id }) => id) }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'reporting',
            actions: { type: 'storeOutcome', params: ({ event }) => event },
          },
          { target: 'selecting', actions: [{ type: 'storeOutcome', params: ({ event }) => event }, 'announceDeleted'] },
        ],
        onError: { target: 'selecting', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
    reporting: {
      tags: 'reporting',
      on: { 'dialog.close': { target: 'selecting', actions: 'forgetOutcome' } },
    },
  },
})
