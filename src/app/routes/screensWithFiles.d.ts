declare module '*/screens.ts?with-files' {
  import type { ComponentType } from 'react'

  export const screens: { path?: string; load: () => Promise<ComponentType> }[]
}
