import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Edge } from '../createApp.ts'
import { whenIdle } from '../whenIdle.ts'

/** The watch over the network, fetched once the page is idle, or at the first request that fails. */
export function NetworkStatus({ edge }: { edge: Edge }) {
  const [Notice] = useState(() =>
    lazy(async () => {
      await Promise.race([whenIdle(), new Promise<void>((resolve) => edge.reachability.on('failed', resolve))])
      return { default: await loadNotice() }
    }),
  )
  return (
    <Suspense fallback={null}>
      <Notice edge={edge} />
    </Suspense>
  )
}

async function loadNotice(): Promise<ComponentType<{ edge: Edge }>> {
  try {
    return (await import('./NetworkNotice.tsx')).NetworkNotice
  } catch {
    // Lost before it was there: a later attempt finds it.
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadNotice()
  }
}
