import { useEffect } from 'react'
import { useQuery } from 'urql'
import { CurrentViewerDocument } from '../../graphql/generated/graphql.ts'
import type { SessionUser } from '../../machines/user.ts'
import { useFlowServices } from '../flows/services.ts'
import { toSessionUser } from './toSessionUser.ts'

/**
 * Asks once a visit who the signed-in person is by now: their picture, name or role may have changed in another browser, by an
 * administrator, or after the page that changed it was left. The session keeps and stores the answer.
 */
export function useFreshUser(): void {
  const { session } = useFlowServices()
  const [{ data, stale }] = useQuery({ query: CurrentViewerDocument, requestPolicy: 'cache-and-network' })
  const viewer = stale ? null : data?.viewer
  useEffect(() => {
    const { user: known } = session.getSnapshot().context
    const user = viewer && toSessionUser(viewer)
    if (user && known && isOther(user, known)) session.send({ type: 'user.changed', user })
  }, [session, viewer])
}

function isOther(user: SessionUser, known: SessionUser): boolean {
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.entries(user).some(([field, value]) => before.get(field) !== value)
}
