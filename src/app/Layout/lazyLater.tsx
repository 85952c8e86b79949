import { type ComponentType, lazy, memo, Suspense } from 'react'
import { useDrawnAt } from '../../components/drawnAt.ts'
import { report } from '../report.ts'
import { whenVideoShown } from '../whenIdle.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Returns a component with its code in its own chunk. When that cannot be loaded, the page works without it, and it is only reported. */
export function lazyNow<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  const Part = lazy(async () => {
    const nothing = (error: unknown): ComponentType<Props> => {
      report(name, error)
      return () => null
    }
    return { default: await load().catch(nothing) }
  })
  function Now(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
  // Drawn by the server, it must not be rendered again before its code is there: React would remove it until then.
  return memo(Now)
}

/** The same, for what loads once the page is loaded and a video shown. The server does not draw it. */
export function lazyLater<Props extends object>(name: string, load: Load<Props>): ComponentType<Props> {
  const Part = lazyNow<Props>(name, async () => {
    await whenVideoShown()
    return load()
  })
  return function Later(props) {
    return useDrawnAt() === null ? <Part {...props} /> : null
  }
}
