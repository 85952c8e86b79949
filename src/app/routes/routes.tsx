import { type ComponentType, lazy, useState } from 'react'
import { Route, Switch } from 'wouter'
import { withTimeout } from '../../shared/withTimeout.ts'
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx'
import { screens } from './screens.ts'

/** Milliseconds after which a screen whose code is still loading fails. */
const loadLimitMs = 30_000

const routes = screens.map((screen) => {
  let Loaded: ComponentType | undefined
  const load = async () => {
    // Read when it is called: `afterLoad` replaces it.
    Loaded = await withTimeout(screen.load(), loadLimitMs)
    return { default: Loaded }
  }
  const Lazy = lazy(load)
  /** Drawn at once when its code is there: React would show that it is loading for 300 ms. */
  function Screen() {
    const [Drawn] = useState<ComponentType>(() => Loaded ?? Lazy)
    return <Drawn />
  }
  return { path: screen.path, Screen, load }
})

/** Loads the code of the screen of videos. @throws when it cannot be loaded */
export const preloadVideoScreen = (): Promise<unknown> | undefined => routes.find(({ path }) => path?.startsWith('/watch/'))?.load()

/** Renders the screen for the address. */
export function Routes() {
  return (
    <ScreenFrame>
      <Switch>
        {routes.map(({ path, Screen }) => (
          <Route key={path ?? 'others'} {...(path !== undefined && { path })} component={Screen} />
        ))}
      </Switch>
    </ScreenFrame>
  )
}
