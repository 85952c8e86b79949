import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import type { LinkElement } from '../renderLink.ts'

export type MenuAction = {
  label: string
  icon?: LucideIcon | undefined
  tone?: 'neutral' | 'danger' | undefined
  /** Why the item is disabled; shown under the label. */
  disabledReason?: string | undefined
  /** When set, the item is one of a set of choices, with a check mark. */
  checked?: boolean | undefined
} & ({ onSelect: () => void; render?: undefined } | { render: LinkElement; onSelect?: undefined })

export type MenuItem = MenuAction | 'separator'

export type MenuList = {
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'bottom' | undefined
}

/** The item that gets the focus on open: none by pointer, the first or the last by keyboard. */
export type MenuStart = 'none' | 'first' | 'last'

export type MenuSurfaceProps = MenuList & {
  open: boolean
  startAt: MenuStart
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  labelledBy: string
}
