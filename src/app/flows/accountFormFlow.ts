import { fromPromise } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { type AccountInput, UpdateAccountDocument } from '../../graphql/generated/graphql.ts'
import { accountFormMachine } from '../../machines/accountForm/accountFormMachine.ts'
import type { SaveAccountInput } from '../../machines/accountForm/actors.ts'
import type { SavedAccount } from '../../machines/accountForm/types.ts'
import type { AccountFormFlow } from '../../machines/accountForm/useAccountForm.ts'
import { AppError } from '../../shared/errors.ts'
import {
  accountFormMessages,
  identityChange,
  isPasswordWanted,
  type AccountDraft,
  type AccountForm,
} from '../../shared/validation/accountForm.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import type { FlowServices } from './services.ts'

/** What names the account goes along only when it changes: the current password is asked for it. */
function changeOf(draft: AccountDraft, account: AccountForm): AccountInput {
  const { username, firstname, lastname } = draft.form
  return {
    username,
    firstname,
    lastname,
    ...identityChange(draft.form, account),
    ...(draft.passwords && isPasswordWanted(draft, account) && { password: draft.passwords.next }),
    ...(draft.current !== '' && { currentPassword: draft.current }),
  }
}

export function accountFormFlow({ client, session, isSignedIn, actorOptions }: FlowServices): AccountFormFlow {
  return {
    machine: accountFormMachine.provide({
      actors: {
        saveAccount: fromPromise<SavedAccount, SaveAccountInput>(async ({ input: { account, ...draft } }) => {
          if (!isSignedIn()) throw new AppError('UNAUTHENTICATED', { message: accountFormMessages.notSignedIn })
          const { updateAccount: viewer } = await mutate(client(), UpdateAccountDocument, { input: changeOf(draft, account) })
          const { username, firstname, lastname, email, role, hasPassword } = viewer
          return { account: { username, firstname, lastname, email, roleId: role.id }, hasPassword, user: toSessionUser(viewer) }
        }),
      },
    }),
    onFact: ({ user }) => {
      session.send({ type: 'user.changed', user })
      toasts.show({ title: 'Compte mis à jour', tone: 'success', id: 'account.saved' })
    },
    actorOptions,
  }
}
