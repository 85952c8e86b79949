import type { ComponentType, ReactNode } from 'react'
import type { ContentCarouselProps } from './ContentCarousel.tsx'

export type LowerRowsProps = {
  isGuest: boolean
  /** the ids of the videos that the rows above show */
  shown: readonly string[]
  /** whether there is nothing at all above */
  isFirst: boolean
  /** asks again for the rows above; null after a failure, which is shown there */
  onRefresh: (() => void) | null
  /** Renders a row like those above. Imported there, it would be in a chunk of its own, which the first screen would wait for. */
  Row: ComponentType<ContentCarouselProps>
}

declare module '../../machines/common/flows.ts' {
  interface Flows {
    /** Renders what stands below the first rows. Provided by the app; its code loads once the first rows are drawn. */
    lowerRows: (props: LowerRowsProps) => ReactNode
  }
}
