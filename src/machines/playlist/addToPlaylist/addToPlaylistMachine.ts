import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { randomUuid } from '../../../shared/uuid.ts'
import { validatePlaylist } from '../../../shared/validation/playlist.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { addToPlaylistActors } from './actors.ts'
import type {
  AddToPlaylistContext,
  AddToPlaylistEvent,
  AddToPlaylistFact,
  AddToPlaylistInput,
  AddToPlaylistTag,
  NewPlaylist,
} from './types.ts'

const types: {
  context?: AddToPlaylistContext
  events?: AddToPlaylistEvent
  emitted?: AddToPlaylistFact
  input?: AddToPlaylistInput
  tags?: AddToPlaylistTag
} = {}

const blankForm = () => ({ form: { name: '', description: '', isPrivate: true }, idempotencyKey: randomUuid() })
const blank = () => ({ playlistId: null, ...blankForm(), errors: {}, failure: null })

/**
 * «Ajouter à une playlist»: the user chooses a playlist, or creates one in the sub-form, which selects it, then confirms. Choice and input
 * survive a failure.
 */
export const addToPlaylistMachine = setup({
  types,
  actors: addToPlaylistActors,
  actions: {
    askForLogin: emit({ type: 'login.required' }),
    startBlank: assign(blank),
    choose: assign((_, { playlistId }: { playlistId: string }) => ({ playlistId, failure: null })),
    changeForm: assign(({ context }, params: { patch: Partial<NewPlaylist> }) => ({
      form: { ...context.form, ...params.patch },
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validatePlaylist(context.form) })),
    clearFailure: assign({ errors: {}, failure: null }),
    chooseCreated: assign((_, params: { output: string }) => ({ playlistId: params.output, ...blankForm() })),
    announceCreation: emit({ type: 'playlist.created' }),
    storeCreateFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.createPlaylist)
      return { failure, errors: failure.fields }
    }),
    announceAddition: emit((_, params: { output: string }) => ({ type: 'content.added', playlistName: params.output })),
    storeAddFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.addToPlaylist) })),
  },
  guards: {
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    hasFailure: ({ context }) => context.failure !== null,
    hasChosen: ({ context }) => context.playlistId !== null,
    hasFormErrors: ({ context }) => Object.keys(validatePlaylist(context.form)).length > 0,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'addToPlaylist',
  context: ({ input }) => ({ ...input, ...blank() }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'dialog.open': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, actions: 'askForLogin' },
          { target: 'choosing', actions: 'startBlank' },
        ],
      },
    },
    choosing: {
      tags: ['open', 'choosing'],
      on: {
        'playlist.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'creation.open': { target: 'naming', actions: 'clearFailure' },
        'content.add': { guard: 'hasChosen', target: 'adding' },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'dialog.close': 'closed',
      },
    },
    naming: {
      tags: ['open', 'naming'],
      on: {
        'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
        'playlist.create': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'creating' }],
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'creation.cancel': { target: 'choosing', actions: 'clearFailure' },
        'dialog.close': 'closed',
      },
    },
    creating: {
      tags: ['open', 'naming', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'naming', actions: { type: 'storeCreateFailure', params: noAnswer } } },
      invoke: {
        id: 'createPlaylist',
        src: 'createPlaylist',
        input: ({ context: { form, idempotencyKey } }) => ({ ...form, idempotencyKey, name: form.name.trim() }),
        onDone: { target: 'choosing', actions: [{ type: 'chooseCreated', params: ({ event }) => event }, 'announceCreation'] },
        onError: { target: 'naming', actions: { type: 'storeCreateFailure', params: ({ event }) => event } },
      },
    },
    adding: {
      tags: ['open', 'choosing', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'choosing', actions: { type: 'storeAddFailure', params: noAnswer } } },
      invoke: {
        id: 'addContent',
        src: 'addContent',
        input: ({ context: { playlistId, contentId } }) => ({ playlistId: playlistId ?? '', contentId }),
        onDone: { target: 'closed', actions: { type: 'announceAddition', params: ({ event }) => event } },
        onError: { target: 'choosing', actions: { type: 'storeAddFailure', params: ({ event }) => event } },
      },
    },
  },
})
