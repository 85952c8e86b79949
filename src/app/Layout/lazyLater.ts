import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { report } from '../report.ts'
import { whenVideoShown } from '../whenIdle.ts'

/** Returns a component whose code loads once the page is loaded and a video shown. The page works without it: when it cannot be loaded, that is only reported. */
export const lazyLater = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await whenVideoShown()
    const nothing = (error: unknown): ComponentType<Props> => {
      report(name, error)
      return () => null
    }
    return { default: await load().catch(nothing) }
  })
