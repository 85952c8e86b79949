import type { Client } from '@urql/core'
import { mutate } from '../../../graphql/execute.ts'
import { LoginDocument, LogoutDocument } from '../../../graphql/generated/graphql.ts'
import type { StoredSession } from '../../../machines/session/session/types.ts'
import type { LoginForm } from '../../../shared/validation/account.ts'
import { toStoredSession } from './toStoredSession.ts'

export async function authenticate(client: Client, { email, password }: LoginForm): Promise<StoredSession> {
  const { login } = await mutate(client, LoginDocument, { input: { email: email.trim(), password } })
  return toStoredSession(login)
}

export async function revokeSession(client: Client): Promise<void> {
  await mutate(client, LogoutDocument, {})
}
