import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useNavigation } from '../../machines/common/navigation/useNavigation.ts'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { takeOver } from '../firstScreen/takeOver.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import * as styles from './ScreenFrame.styles.ts'

/** Renders one screen: loads its code on demand, contains its errors and starts fresh at each path. */
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

/** Rendered beside the screen inside Suspense, so that its effect runs once the screen is rendered. */
function Arrival() {
  const { screenRendered, screenUnmounted } = useNavigation()
  useEffect(() => {
    takeOver()
    screenRendered()
    return screenUnmounted
  }, [screenRendered, screenUnmounted])
  return null
}

function ScreenLoading() {
  return (
    <Loading label="Chargement..." isPage className={styles.loading}>
      <Spinner />
    </Loading>
  )
}
