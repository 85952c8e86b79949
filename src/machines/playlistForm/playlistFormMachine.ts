import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import { randomUuid } from '../../shared/uuid.ts'
import { validatePlaylist } from '../../shared/validation/playlist.ts'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure } from '../failure.ts'
import { playlistFormActors } from './actors.ts'
import type { PlaylistDraft, PlaylistFormContext, PlaylistFormEvent, PlaylistFormFact, PlaylistFormTag } from './types.ts'

const types: { context?: PlaylistFormContext; events?: PlaylistFormEvent; emitted?: PlaylistFormFact; tags?: PlaylistFormTag } = {}

const blank = (): PlaylistFormContext => ({
  playlistId: null,
  idempotencyKey: randomUuid(),
  form: { name: '', description: '', isPrivate: true },
  errors: {},
  failure: null,
})

/** The dialog that makes a playlist, or changes one. What was typed survives a failure. */
export const playlistFormMachine = setup({
  types,
  actors: playlistFormActors,
  actions: {
    startBlank: assign(blank),
    // A whole playlist may come: the form keeps, and sends, what can be changed.
    startFrom: assign((_, { playlistId, form: { name, description, isPrivate } }: { playlistId: string; form: PlaylistDraft }) => ({
      ...blank(),
      playlistId,
      form: { name, description, isPrivate },
    })),
    changeForm: assign(({ context }, params: { patch: Partial<PlaylistDraft> }) => ({
      form: { ...context.form, ...params.patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validatePlaylist(context.form) })),
    rememberFailure: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error, context.playlistId === null ? pageMessages.createPlaylist : pageMessages.updatePlaylist)
      return { failure, errors: failure.fields }
    }),
    forgetFailure: assign({ errors: {}, failure: null }),
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
      entry: 'forgetFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'rememberFailure', params: noAnswer } } },
      invoke: {
        id: 'savePlaylist',
        src: 'savePlaylist',
        input: ({ context: { playlistId, idempotencyKey, form } }) => ({
          playlistId,
          idempotencyKey,
          form: { ...form, name: form.name.trim() },
        }),
        onDone: { target: 'closed', actions: { type: 'announce', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: ['open', 'editing'],
      on: {
        'form.change': { target: 'editing', actions: { type: 'changeForm', params: ({ event }) => event } },
        'form.submit': 'saving',
        'failure.dismiss': { target: 'editing', actions: 'forgetFailure' },
        'dialog.close': 'closed',
      },
    },
  },
})
