import { useEffect } from 'react'
import { ask } from '../../graphql/execute.ts'
import { CurrentViewerDocument } from '../../graphql/generated/graphql.ts'
import type { SessionUser } from '../../machines/user.ts'
import { type FlowServices, useFlowServices } from '../flows/services.ts'
import { toSessionUser } from './toSessionUser.ts'

/**
 * Asks once a visit who the signed-in person is by now: their picture, name or role may have changed in another browser, by an
 * administrator, or after the page that changed it was left. The session keeps and stores the answer.
 */
export function useFreshUser(): void {
  const services = useFlowServices()
  useEffect(() => {
    // Without an answer they stay who they were: whatever else the page asks for says that the network is gone.
    refresh(services).catch(() => undefined)
  }, [services])
}

async function refresh({ clientWithToken, session }: FlowServices): Promise<void> {
  const { user: before, token } = session.getSnapshot().context
  // Beside the cache of the pages: what a page changes while this is under way must not wait for it.
  const { viewer } = await ask(clientWithToken(token), CurrentViewerDocument, {})
  const { user: known } = session.getSnapshot().context
  // What changed here meanwhile is newer than the answer.
  if (viewer && known && known === before && isOther(toSessionUser(viewer), known)) {
    session.send({ type: 'user.changed', user: toSessionUser(viewer) })
  }
}

function isOther(user: SessionUser, known: SessionUser): boolean {
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.entries(user).some(([field, value]) => before.get(field) !== value)
}
