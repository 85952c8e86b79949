import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import type { LinkElement } from '../renderLink.ts'

export type MenuAction = {
  label: string
  icon?: LucideIcon | undefined
  tone?: 'neutral' | 'danger' | undefined
  /** Why the item is disabled; shown under the label. */
  disabledReason?: string | undefined
  /** Shown under the label. */
  detail?: string | undefined
  /** When set, the item can be on or off, with a check mark. */
  checked?: boolean | undefined
  /** The menu does not close when the item is switched. */
  staysOpen?: boolean | undefined
} & ({ onSelect: () => void; render?: undefined } | { render: LinkElement; onSelect?: undefined })

/** One of several values is chosen. Between separators, as its title is that of the group; or in a menu of its own. */
export type MenuChoice = {
  title: string
  value: string
  options: readonly { value: string; label: string; icon?: LucideIcon | undefined }[]
  onChoose: (value: string) => void
  /** When set, the options are in a submenu, whose item has this icon and the label of the value. */
  submenuIcon?: LucideIcon | undefined
}

export type MenuItem = MenuAction | MenuChoice | 'separator'

export type MenuList = {
  /** Stands above the items. */
  heading?: { title: string; detail: string } | undefined
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'bottom' | undefined
}

/** The item that gets the focus on open: none by pointer, the first or the last by keyboard. */
export type MenuStart = 'none' | 'first' | 'last'

export type MenuSurfaceProps = MenuList & {
  /** When set, its button keeps its place in the window while the page scrolls, and so does the menu. */
  isFixed?: boolean | undefined
  open: boolean
  startAt: MenuStart
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  labelledBy: string
}
