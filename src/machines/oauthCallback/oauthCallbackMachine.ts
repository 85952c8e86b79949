import { assign, emit, setup } from 'xstate'
import { AppError, errorCatalogue, isErrorCode, pageMessages, type ErrorCode } from '../../shared/errors.ts'
import { validateLogin, type LoginForm } from '../../shared/validation/account.ts'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure, toFormFailure } from '../failure.ts'
import { oauthCallbackActors } from './actors.ts'
import type { OAuthCallbackContext, OAuthCallbackEvent, OAuthCallbackFact, OAuthCallbackTag, OAuthReturn, OpenedSession } from './types.ts'

const types: {
  context?: OAuthCallbackContext
  input?: OAuthReturn
  events?: OAuthCallbackEvent
  emitted?: OAuthCallbackFact
  tags?: OAuthCallbackTag
} = {}

/** What failed, by the provider that the return names. */
const providerMessages = {
  google: 'Erreur lors de la connexion avec Google',
  microsoft: 'Erreur lors de la connexion avec Microsoft',
}

/** An address could name anything, what every object inherits included. */
function isProvider(name: string | null): name is keyof typeof providerMessages {
  return name !== null && Object.hasOwn(providerMessages, name)
}

/** A wrong e-mail or password, or too many of them, leave the link as it was; anything else ends it. */
const mendable: ReadonlySet<ErrorCode> = new Set(['BAD_CREDENTIALS', 'INVALID_INPUT', 'TOO_MANY_REQUESTS', 'API_UNAVAILABLE', 'TIMEOUT'])

/**
 * The return from a provider's sign-in: its code is exchanged once for a session, an account of the same e-mail
 * is joined by its password, or the reason of a failure is told.
 */
export const oauthCallbackMachine = setup({
  types,
  actors: oauthCallbackActors,
  actions: {
    changeForm: assign(({ context }, { patch }: { patch: Partial<LoginForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    refuseForm: assign(({ context }) => {
      const failure = toFormFailure(validateLogin(context.form))
      return { failure, errors: failure.fields }
    }),
    rememberReturnedError: assign(({ context: { error, provider } }) => {
      // Only the catalogue speaks: an address could say anything.
      if (!isErrorCode(error)) return { failure: toFailure(error, pageMessages.oauth) }
      const { message } = errorCatalogue[error]
      const told = isProvider(provider) ? `${providerMessages[provider]}. ${message}` : message
      return { failure: toFailure(new AppError(error, { message: told }), message) }
    }),
    rememberMissingToken: assign({ failure: toFormFailure({}, pageMessages.noToken) }),
    rememberFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.oauth)
      return { failure, errors: failure.fields }
    }),
    forgetFailure: assign({ errors: {}, failure: null }),
    forgetSecrets: assign({ code: null, link: null, form: { email: '', password: '' } }),
    announceCompleted: emit((_, { output }: { output: OpenedSession }) => ({ type: 'signIn.completed', session: output })),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    hasLink: ({ context }) => context.link !== null,
    hasReturnedError: ({ context }) => context.error !== null,
    hasFormErrors: ({ context }) => Object.keys(validateLogin(context.form)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
    isMendable: (_, params: { error: unknown }) => params.error instanceof AppError && mendable.has(params.error.code),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'oauthCallback',
  context: ({ input }) => ({ ...input, form: { email: '', password: '' }, errors: {}, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'hasCode', target: 'exchanging' },
        { guard: 'hasLink', target: 'joining' },
        { guard: 'hasReturnedError', target: 'failed', actions: 'rememberReturnedError' },
        { target: 'failed', actions: 'rememberMissingToken' },
      ],
    },
    exchanging: {
      tags: 'working',
      after: { answerLimit: { target: 'failed', actions: { type: 'rememberFailure', params: noAnswer } } },
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'completed', actions: { type: 'announceCompleted', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    joining: {
      tags: 'joining',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
            'failure.dismiss': { guard: 'hasFailure', actions: 'forgetFailure' },
            'account.join': [{ guard: 'hasFormErrors', actions: 'refuseForm' }, { target: 'submitting' }],
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'forgetFailure',
          after: { answerLimit: { target: 'editing', actions: { type: 'rememberFailure', params: noAnswer } } },
          invoke: {
            id: 'joinAccount',
            src: 'joinAccount',
            input: ({ context: { form, link } }) => ({ email: form.email.trim(), password: form.password, link }),
            onDone: { target: '#oauthCallback.completed', actions: { type: 'announceCompleted', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isMendable', params: ({ event }) => event },
                target: 'editing',
                actions: { type: 'rememberFailure', params: ({ event }) => event },
              },
              { target: '#oauthCallback.failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    failed: { tags: 'failed', entry: 'forgetSecrets' },
    completed: { tags: 'working', entry: 'forgetSecrets' },
  },
})
