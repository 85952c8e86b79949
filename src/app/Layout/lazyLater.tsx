import { type ComponentType, lazy, Suspense } from 'react'
import { useDrawnAt } from '../../components/drawnAt.ts'
import { report } from '../report.ts'
import { whenVideoShown } from '../whenIdle.ts'

/**
 * Returns a component whose code loads once the page is loaded and a video shown. The page works without it: the server does not draw it, and
 * when it cannot be loaded, that is only reported.
 */
export function lazyLater<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    await whenVideoShown()
    const nothing = (error: unknown): ComponentType<Props> => {
      report(name, error)
      return () => null
    }
    return { default: await load().catch(nothing) }
  })
  return function Later(props) {
    if (useDrawnAt() !== null) return null
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
