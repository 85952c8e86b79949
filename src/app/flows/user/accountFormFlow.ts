import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { type AccountInput, UpdateAccountDocument } from '../../../graphql/generated/graphql.ts'
import { accountFormMachine } from '../../../machines/user/accountForm/accountFormMachine.ts'
import type { SaveAccountInput } from '../../../machines/user/accountForm/actors.ts'
import type { SavedAccount } from '../../../machines/user/accountForm/types.ts'
import type { AccountFormFlow } from '../../../machines/user/accountForm/useAccountForm.ts'
import { CodedError } from '../../../shared/codedError.ts'
import {
  accountFormMessages,
  identityChange,
  isPasswordWanted,
  type AccountDraft,
  type AccountForm,
} from '../../../shared/validation/accountForm.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import type { FlowServices } from '../common/services.ts'

/**
 * Returns the changes to send. Fields that identify the account are sent only when they change: the server asks for the current password
 * then.
 */
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
          if (!isSignedIn()) throw new CodedError('UNAUTHENTICATED', accountFormMessages.notSignedIn)
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
