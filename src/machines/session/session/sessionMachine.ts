import { assertEvent, assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { type Failure, toFailure } from '../../common/failure.ts'
import type { SessionUser } from '../../user/user.ts'
import { sessionActors, sessionEffects } from './actors.ts'
import { destinationAfterLogin } from './returnTo.ts'
import { currentSession, isCreatorRole } from './rules.ts'
import type { SessionContext, SessionEvent, SessionFact, SessionTag, StoredSession } from './types.ts'

const types: { context?: SessionContext; events?: SessionEvent; emitted?: SessionFact; tags?: SessionTag } = {}

const session = setup({
  types,
  actors: sessionActors,
  actions: {
    ...sessionEffects,
    adoptSession: assign((_, stored: StoredSession | null) => ({ token: stored?.token ?? null, user: stored?.user ?? null })),
    replaceUser: assign((_, params: { user: SessionUser }) => ({ user: params.user })),
    correctCreatorFlag: assign(({ context: { user } }) => ({ user: user && { ...user, isCreator: isCreatorRole(user) } })),
    resetSession: assign({ token: null, user: null }),
    clearToken: assign({ token: null }),
    storeFailure: assign((_, params: { error: unknown }) => ({
      failure: { ...toFailure(params.error, pageMessages.login), sentence: pageMessages.login },
    })),
    refuse: assign((_, params: { refusal: Failure | null }) => ({ failure: params.refusal })),
    clearFailure: assign({ failure: null }),
    storeReturn: assign((_, params: { returnTo: string | null }) => ({ returnTo: params.returnTo })),
    clearReturn: assign({ returnTo: null }),
    announceRestored: emit({ type: 'session.restored' }),
    announceStarted: emit(({ context }) => ({ type: 'session.started', returnTo: destinationAfterLogin(context.returnTo) })),
    announceJoined: emit({ type: 'session.joined' }),
    announceLogout: emit({ type: 'session.ended', reason: 'logout' }),
    announceEndElsewhere: emit({ type: 'session.ended', reason: 'elsewhere' }),
    announceNotKept: emit({ type: 'session.notKept' }),
    announceLapse: emit({ type: 'session.lapsed' }),
    askForLogin: emit((_, params: { returnTo: string }) => ({ type: 'login.required', returnTo: params.returnTo })),
  },
  guards: {
    isRefused: (_, params: { refusal: Failure | null }) => params.refusal !== null,
    hasFailure: ({ context }) => context.failure !== null,
    isNothingStored: (_, params: { output: StoredSession | null }) => params.output === null,
    isCurrentToken: ({ context }, params: { token: string }) => context.token === params.token,
    isSameUser: ({ context }, params: { user: SessionUser }) => context.user?.id === params.user.id,
    hasCreatorAnomaly: ({ context }) => context.user !== null && context.user.isCreator !== isCreatorRole(context.user),
  },
  delays: { answerLimit, revokeTimeout: 5_000 },
})

export const initialContext: SessionContext = { token: null, user: null, failure: null, returnTo: null }

/**
 * The session: restored from the last visit, or started by the sign-in form, or given by a registration or a provider; ended by the user, by another tab, or by the
 * server. When the server ends it, the page stays and a banner asks to sign in again.
 */
export const sessionMachine = session.createMachine({
  id: 'session',
  context: initialContext,
  initial: 'restoring',
  on: {
    'session.adopt': {
      target: '.signedIn',
      actions: [
        { type: 'adoptSession', params: ({ event }) => event.session },
        { type: 'storeReturn', params: ({ event }) => event },
        'announceStarted',
        'clearReturn',
      ],
    },
    'session.startedElsewhere': {
      target: '.signedIn',
      actions: [{ type: 'adoptSession', params: ({ event }) => event.session }, 'announceJoined'],
    },
    'login.left': { actions: ['clearFailure', 'clearReturn'] },
  },
  states: {
    restoring: {
      tags: ['restoring', 'busy', 'keepsPage'],
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: { type: 'isNothingStored', params: ({ event }) => event }, target: 'signedOut' },
          { target: 'signedIn', actions: [{ type: 'adoptSession', params: ({ event }) => event.output }, 'announceRestored'] },
        ],
        onError: {
          target: 'signedOut',
          actions: { type: 'logSessionFailure', params: ({ event }) => ({ during: 'restore', error: event.error }) },
        },
      },
    },
    signedOut: {
      initial: 'quiet',
      invoke: {
        id: 'watchSignIn',
        src: 'watchStoredSession',
        input: { token: null },
        onError: { actions: { type: 'logSessionFailure', params: ({ event }) => ({ during: 'watch', error: event.error }) } },
      },
      on: {
        'session.login': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'authenticating' },
        ],
        'session.askToLogin': {
          actions: [
            { type: 'storeReturn', params: ({ event }) => event },
            { type: 'askForLogin', params: ({ event }) => event },
          ],
        },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
      },
      states: {
        quiet: { entry: 'resetSession' },
        // The server ended the session: storage is cleared, the page and the typed text stay.
        lapsed: {
          tags: 'keepsPage',
          entry: 'clearToken',
          initial: 'announced',
          on: { 'banner.dismiss': '.dismissed' },
          // Dismissing the banner does not stop the clearing of the storage.
          invoke: {
            id: 'clearLapsedSession',
            src: 'clearSession',
            onError: { actions: { type: 'logSessionFailure', params: ({ event }) => ({ during: 'clear', error: event.error }) } },
          },
          states: {
            announced: { tags: 'expiredBanner' },
            dismissed: {},
          },
        },
      },
    },
    authenticating: {
      tags: ['busy', 'keepsPage'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'signedOut', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ event }) => {
          assertEvent(event, 'session.login')
          return event.form
        },
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'adoptSession', params: ({ event }) => event.output }, 'announceStarted', 'clearReturn'],
        },
        onError: { target: 'signedOut', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    signedIn: {
      tags: ['signedIn', 'keepsPage'],
      initial: 'checkingRole',
      invoke: {
        id: 'watchStoredSession',
        src: 'watchStoredSession',
        input: ({ context }) => currentSession(context),
        onError: { actions: { type: 'logSessionFailure', params: ({ event }) => ({ during: 'watch', error: event.error }) } },
      },
      on: {
        'session.logout': 'loggingOut',
        'account.deleted': 'forgettingAccount',
        'session.expired': {
          guard: { type: 'isCurrentToken', params: ({ event }) => event },
          target: 'signedOut.lapsed',
          actions: 'announceLapse',
        },
        'session.endedElsewhere': { target: 'signedOut', actions: 'announceEndElsewhere' },
        'session.becameCreator': {
          guard: { type: 'isSameUser', params: ({ event }) => event },
          target: '.checkingRole',
          actions: { type: 'replaceUser', params: ({ event }) => event },
        },
        'user.changed': {
          guard: { type: 'isSameUser', params: ({ event }) => event },
          target: '.checkingRole',
          actions: { type: 'replaceUser', params: ({ event }) => event },
        },
      },
      states: {
        checkingRole: {
          always: [
            {
              guard: 'hasCreatorAnomaly',
              target: 'storing',
              actions: [{ type: 'logCreatorAnomaly', params: ({ context }) => currentSession(context) }, 'correctCreatorFlag'],
            },
            { target: 'storing' },
          ],
        },
        storing: {
          invoke: {
            id: 'storeSession',
            src: 'storeSession',
            input: ({ context }) => currentSession(context),
            onDone: 'settled',
            // With blocked or full storage, the user has to sign in again at the next visit; a message says so.
            onError: {
              target: 'settled',
              actions: [{ type: 'logSessionFailure', params: ({ event }) => ({ during: 'store', error: event.error }) }, 'announceNotKept'],
            },
          },
        },
        settled: {},
      },
    },
    // The server has already closed the account's sessions: only this browser still stores one.
    forgettingAccount: {
      tags: 'busy',
      exit: 'announceLogout',
      invoke: {
        id: 'clearDeletedAccount',
        src: 'clearSession',
        onDone: 'signedOut',
        onError: {
          target: 'signedOut',
          actions: { type: 'logSessionFailure', params: ({ event }) => ({ during: 'clear', error: event.error }) },
        },
      },
    },
    // Clear storage first: if the tab is closed now, the session is not left in it.
    loggingOut: {
      tags: 'busy',
      initial: 'clearing',
      exit: 'announceLogout',
      states: {
        clearing: {
          invoke: {
            id: 'clearSession',
            src: 'clearSession',
            onDone: 'revoking',
            onError: {
              target: 'revoking',
              actions: { type: 'logSessionFailure', params: ({ event }) => ({ during: 'clear', error: event.error }) },
            },
          },
        },
        revoking: {
          invoke: {
            id: 'revokeSession',
            src: 'revokeSession',
            input: ({ context }) => currentSession(context),
            onDone: '#session.signedOut',
            onError: {
              target: '#session.signedOut',
              actions: { type: 'logSessionFailure', params: ({ event }) => ({ during: 'revoke', error: event.error }) },
            },
          },
          after: { revokeTimeout: '#session.signedOut' },
        },
      },
    },
  },
})
