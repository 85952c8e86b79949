import type { RequestPolicy } from '@urql/core'
import { useState } from 'react'
import { arrival } from './arrival.ts'

/**
 * For what changes elsewhere (sessions, figures of the day): a visit shows what is known and asks anew; going back
 * costs nothing. Fixed when the screen appears. Without an answer in the cache both ask.
 */
export function useFreshPolicy(): RequestPolicy {
  const [policy] = useState<RequestPolicy>(() => (arrival.isReturn ? 'cache-first' : 'cache-and-network'))
  return policy
}
