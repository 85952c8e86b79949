import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { randomUuid } from '../../../shared/uuid.ts'
import { validatePlaylist } from '../../../shared/validation/playlist.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { playlistFormActors } from './actors.ts'
import type { PlaylistDraft, PlaylistFormContext, PlaylistFormEvent, PlaylistFormFact, PlaylistFormTag } from './types.ts'

const types: { context?: PlaylistFormContext; events?: PlaylistFormEvent; emitted?: PlaylistFormFact; tags?: PlaylistFormTag } = {}

const emptyForm: PlaylistDraft = { name: '', description: '', isPrivate: true }

const blank = (): PlaylistFormContext => ({
  playlistId: null,
  idempotencyKey: randomUuid(),
  form: emptyForm,
  opened: emptyForm,
  errors: {},
  failure: null,
})

/** The dialog that creates or changes a playlist. The input survives a failure. */
export const playlistFormMachine = setup({
  types,
  actors: playlistFormActors,
  actions: {
    startBlank: assign(blank),
    // The event may carry a whole playlist object: store, and send, only the fields that can change.
    startFrom: assign((_, { playlistId, form: { name, description, isPrivate } }: { playlistId: string; form: PlaylistDraft }) => ({
      ...blank(),
      playlistId,
      form: { name, description, isPrivate },
      opened: { name, description, isPrivate },
    })),
    changeForm: assign(({ context }, params: { patch: Partial<PlaylistDraft> }) => ({
      form: { ...context.form, ...params.patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validatePlaylist(context.form) })),
    storeFailure: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error, context.playlistId === null ? pageMessages.createPlaylist : pageMessages.updatePlaylist)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    announce: emit(({ context }, params: { output: string }) => ({
      type: 'playlist.saved',
      playlistId: params.output,
      wasNew: context.playlistId === null,
    })),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(validatePlaylist(context.form)).length > 0,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'playlistForm',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'playlist.create': { target: 'editing', actions: 'startBlank' },
        'playlist.edit': { target: 'editing', actions: { type: 'startFrom', params: ({ event }) => event } },
      },
    },
    editing: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'form.submit': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
        'dialog.close': 'closed',
      },
    },
    saving: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'savePlaylist',
        src: 'savePlaylist',
        input: ({ context: { playlistId, idempotencyKey, form } }) => ({
          playlistId,
          idempotencyKey,
          form: { ...form, name: form.name.trim() },
        }),
        onDone: { target: 'closed', actions: { type: 'announce', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { target: 'editing', actions: { type: 'changeForm', params: ({ event }) => event } },
        'form.submit': 'saving',
        'failure.dismiss': { target: 'editing', actions: 'clearFailure' },
        'dialog.close': 'closed',
      },
    },
  },
})
