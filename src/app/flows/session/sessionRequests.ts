import type { Client } from '@urql/core'
import { mutate } from '../../../graphql/execute.ts'
import { LoginDocument, LogoutDocument, RegisterDocument, type SessionViewerFragment } from '../../../graphql/generated/graphql.ts'
import type { Authentication, StoredSession } from '../../../machines/session/session/types.ts'
import { toSessionUser } from './toSessionUser.ts'

export async function authenticate(client: Client, { kind, form }: Authentication): Promise<StoredSession> {
  if (kind === 'register') return toStoredSession((await mutate(client, RegisterDocument, { input: form })).register)
  const { login } = await mutate(client, LoginDocument, { input: { email: form.email.trim(), password: form.password } })
  return toStoredSession(login)
}

export async function revokeSession(client: Client): Promise<void> {
  await mutate(client, LogoutDocument, {})
}

function toStoredSession({ token, viewer }: { token: string; viewer: SessionViewerFragment }): StoredSession {
  return { token, user: toSessionUser(viewer) }
}
