import { loginRefusal } from '../../../../src/machines/session/session/refusals.ts'
import type { sessionMachine } from '../../../../src/machines/session/session/sessionMachine.ts'
import type { SessionEvent, StoredSession } from '../../../../src/machines/session/session/types.ts'
import type { SessionUser } from '../../../../src/machines/user/user.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { LoginForm } from '../../../../src/shared/validation/account.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const ada: SessionUser = {
  id: 'user-ada',
  username: 'ada',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.org',
  avatarUrl: null,
  roleName: 'Utilisateur',
  isCreator: false,
}

export const adaAsCreator: SessionUser = { ...ada, roleName: 'Creators', isCreator: true }
const grace: SessionUser = { ...ada, id: 'user-grace', username: 'grace' }

export const stored: StoredSession = { token: 'token-1', user: ada }
/** What an older version may have stored: the role says creator, the flag does not. */
export const storedWithAnomaly: StoredSession = { token: 'token-1', user: { ...ada, roleName: 'Creators' } }

export const loginForm = { email: 'ada@example.org', password: 'Analytic@1843' }
/** The values as the sign-in form sends them. */
export const logIn = (form: LoginForm) => ({ type: 'session.login', form, refusal: loginRefusal(form) }) satisfies SessionEvent
const storageFull = new DOMException('The quota has been exceeded', 'QuotaExceededError')

export const sessionFixtures: Fixtures<typeof sessionMachine> = {
  inputs: [undefined],
  events: {
    'session.login': [logIn(loginForm), logIn({ email: '', password: '' })],
    'session.logout': [{ type: 'session.logout' }],
    'session.askToLogin': [{ type: 'session.askToLogin', returnTo: '/watch/1' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'banner.dismiss': [{ type: 'banner.dismiss' }],
    'session.expired': [
      { type: 'session.expired', token: 'token-1' },
      { type: 'session.expired', token: 'an older token' },
    ],
    'session.endedElsewhere': [{ type: 'session.endedElsewhere' }],
    'session.startedElsewhere': [
      { type: 'session.startedElsewhere', session: { token: 'token-2', user: ada } },
      { type: 'session.startedElsewhere', session: { token: 'token-3', user: grace } },
    ],
    'session.becameCreator': [
      { type: 'session.becameCreator', user: adaAsCreator },
      { type: 'session.becameCreator', user: grace },
    ],
    'user.changed': [
      { type: 'user.changed', user: { ...ada, firstname: 'Augusta' } },
      { type: 'user.changed', user: grace },
    ],
    'session.adopt': [{ type: 'session.adopt', session: { token: 'token-2', user: ada }, returnTo: '/settings' }],
    'account.deleted': [{ type: 'account.deleted' }],
    'login.left': [{ type: 'login.left' }],
  },
  done: {
    restoreSession: [stored, storedWithAnomaly, null],
    authenticate: [stored],
    storeSession: [undefined],
    clearSession: [undefined],
    clearLapsedSession: [undefined],
    clearDeletedAccount: [undefined],
    revokeSession: [undefined],
  },
  errors: {
    restoreSession: [storageFull],
    authenticate: [new AppError('BAD_CREDENTIALS')],
    storeSession: [storageFull],
    clearSession: [storageFull],
    clearLapsedSession: [storageFull],
    clearDeletedAccount: [storageFull],
    revokeSession: [new AppError('API_UNAVAILABLE')],
    watchStoredSession: [new Error('no storage events here')],
    watchSignIn: [new Error('no storage events here')],
  },
  laws: {
    calledWhenCancelled: {
      watchSignIn: 'The stored session is still restored when the sign-in page is left.',
      storeSession: 'The stored session is still restored when the sign-in page is left.',
      watchStoredSession: 'The stored session is still restored when the sign-in page is left.',
    },
    destroys: {
      clearSession: ['session.logout'],
      revokeSession: ['session.logout'],
      clearLapsedSession: 'The server has refused this session.',
      clearDeletedAccount: ['account.deleted'],
    },
  },
}
