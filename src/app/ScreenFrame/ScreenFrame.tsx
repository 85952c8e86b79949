import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import styles from './ScreenFrame.module.css'
import { settleScreen } from './scrollMemory.ts'

/** One screen at a time: its code on demand, its failures kept inside, a fresh start at each address. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<ScreenLoading />}>
        {children}
        <Arrival />
      </Suspense>
    </ScreenBoundary>
  )
}

/** Stands beside the screen inside Suspense: its effect runs when the screen is really there. */
function Arrival() {
  useEffect(settleScreen, [])
  return null
}

function ScreenLoading() {
  return (
    <Loading label="Chargement..." isPage className={styles.loading}>
      <Spinner />
    </Loading>
  )
}
