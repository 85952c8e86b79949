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
  const isServers = useDrawnAt() !== null
  return <Suspense fallback={null}>{!isServers && <Notice edge={edge} />}</Suspense>
}

const nextAttemptMs = 5000

/** Resolves when the browser is online again. A server that did not answer returns without that event, so some seconds are enough. */
function connectionMayBeBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, nextAttemptMs)
    addEventListener('online', end)
  })
}

async function loadNotice(): Promise<ComponentType<{ edge: Edge }>> {
  try {
    return (await import('./NetworkNotice.tsx')).NetworkNotice
  } catch {
    await connectionMayBeBack()
    return loadNotice()
  }
}
