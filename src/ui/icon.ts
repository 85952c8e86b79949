import type { LucideProps } from 'lucide-react'
import { createElement, type ReactNode } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]

/** Returns the component of an icon of lucide-react: what scripts/compactIcons.ts draws the built app’s icons with. */
export const icon =
  (shapes: readonly Shape[]) =>
  ({ size = 24, ...props }: LucideProps): ReactNode =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
