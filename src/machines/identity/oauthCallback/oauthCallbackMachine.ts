import { assign, emit, setup } from 'xstate'
import { isErrorCode, type ErrorCode } from '../../../shared/errorCodes.ts'
import { errorMessages } from '../../../shared/errorMessages.ts'
import { CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateLogin, type LoginForm } from '../../../shared/validation/account.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure, toFormFailure } from '../../common/failure.ts'
import { oauthCallbackActors } from './actors.ts'
import type { OAuthCallbackContext, OAuthCallbackEvent, OAuthCallbackFact, OAuthCallbackTag, OAuthReturn, OpenedSession } from './types.ts'

const types: {
  context?: OAuthCallbackContext
  input?: OAuthReturn
  events?: OAuthCallbackEvent
  emitted?: OAuthCallbackFact
  tags?: OAuthCallbackTag
} = {}

/** Failure messages by the provider named in the address. */
const providerMessages = {
  google: 'Erreur lors de la connexion avec Google',
  microsoft: 'Erreur lors de la connexion avec Microsoft',
}

/** The address may contain any name, including names of inherited object properties. */
function isProvider(name: string | null): name is keyof typeof providerMessages {
  return name !== null && Object.hasOwn(providerMessages, name)
}

/** After these errors (wrong e-mail or password, too many attempts, …) the link stays valid; any other error ends it. */
const correctable: ReadonlySet<ErrorCode> = new Set(['BAD_CREDENTIALS', 'INVALID_INPUT', 'TOO_MANY_REQUESTS', 'API_UNAVAILABLE', 'TIMEOUT'])

/**
 * Handles the redirect back from a provider's sign-in: exchanges its code once for a session, links an existing account of the same e-mail
 * after its password is entered, or shows the reason of a failure.
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
    storeReturnedError: assign(({ context: { error, provider } }) => {
      // Show only messages of the catalogue: the address could contain any text.
      if (!isErrorCode(error)) return { failure: toFailure(error, pageMessages.oauth) }
      const message = errorMessages[error]
      const explained = isProvider(provider) ? `${providerMessages[provider]}. ${message}` : message
      return { failure: toFailure(new CodedError(error, explained), message) }
    }),
    storeMissingToken: assign({ failure: toFormFailure({}, pageMessages.noToken) }),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.oauth)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    clearSecrets: assign({ code: null, link: null, form: { email: '', password: '' } }),
    announceCompleted: emit((_, { output }: { output: OpenedSession }) => ({ type: 'signIn.completed', session: output })),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    hasLink: ({ context }) => context.link !== null,
    hasReturnedError: ({ context }) => context.error !== null,
    hasFormErrors: ({ context }) => Object.keys(validateLogin(context.form)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
    isMendable: (_, params: { error: unknown }) => params.error instanceof CodedError && correctable.has(params.error.code),
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
        { guard: 'hasReturnedError', target: 'failed', actions: 'storeReturnedError' },
        { target: 'failed', actions: 'storeMissingToken' },
      ],
    },
    exchanging: {
      tags: 'working',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'completed', actions: { type: 'announceCompleted', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    joining: {
      tags: 'joining',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
            'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
            'account.join': [{ guard: 'hasFormErrors', actions: 'refuseForm' }, { target: 'submitting' }],
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'clearFailure',
          after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
          invoke: {
            id: 'joinAccount',
            src: 'joinAccount',
            input: ({ context: { form, link } }) => ({ email: form.email.trim(), password: form.password, link }),
            onDone: { target: '#oauthCallback.completed', actions: { type: 'announceCompleted', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isMendable', params: ({ event }) => event },
                target: 'editing',
                actions: { type: 'storeFailure', params: ({ event }) => event },
              },
              { target: '#oauthCallback.failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    failed: { tags: 'failed', entry: 'clearSecrets' },
    completed: { tags: 'working', entry: 'clearSecrets' },
  },
})
