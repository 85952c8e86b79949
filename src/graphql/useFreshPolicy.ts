import type { RequestPolicy } from '@urql/core'
import { useContext, useState } from 'react'
import { ArrivalContext } from './ArrivalContext.ts'

/**
 * Returns the policy for data that changes elsewhere (sessions, daily statistics): a visit shows cached data and refetches it; going back
 * uses the cache only. Fixed on mount. Without cached data, both policies send the request.
 */
export function useFreshPolicy(): RequestPolicy {
  const arrival = useContext(ArrivalContext)
  const [policy] = useState<RequestPolicy>(() => (arrival.isReturn() ? 'cache-first' : 'cache-and-network'))
  return policy
}
