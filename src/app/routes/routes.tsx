import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { withTimeout } from '../../shared/withTimeout.ts'
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx'
import { screens } from './screens.ts'

/** Milliseconds after which a screen whose code is still loading fails. */
const loadLimitMs = 30_000

const routes = screens.map((screen) => {
  // Read when it is called: `afterLoad` replaces it.
  const load = async () => ({ default: await withTimeout(screen.load(), loadLimitMs) })
  return { path: screen.path, Screen: lazy(load) }
})

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
