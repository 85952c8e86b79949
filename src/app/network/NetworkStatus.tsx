import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { Edge } from '../createApp.ts'
import { useDrawnAt } from '../../components/drawnAt.ts'
import { whenIdle } from '../whenIdle.ts'

/** Watches the network. Its code loads once the page is idle, or when a request first fails. */
export function NetworkStatus({ edge }: { edge: Edge }) {
  const [Notice] = useState(() =>
    lazy(async () => {
      await Promise.race([whenIdle(), new Promise<void>((resolve) => edge.reachability.on('failed', resolve))])
      return { default: await loadNotice() }
    }),
  )
  if (useDrawnAt() !== null) return null
  return (
    <Suspense fallback={null}>
      <Notice edge={edge} />
    </Suspense>
  )
}

const nextAttemptMs = 5000

async function loadNotice(): Promise<ComponentType<{ edge: Edge }>> {
  try {
    return await import('./NetworkNotice.tsx').then((file) => file.NetworkNotice)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, nextAttemptMs))
    return loadNotice()
  }
}
