import type { ReactNode } from 'react'
import type { AnchoredMenuProps } from '../../../ui/Menu/AnchoredMenu.tsx'
import { lazyPart } from '../../lazyPart.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { OptionList } from './OptionMenuSurface.tsx'

export type OptionMenuProps = OptionList & {
  /** the choice as shown on the button */
  shown: ReactNode
  /** the choice for screen readers */
  spoken: string
}

const Surface = lazyPart<OptionList & AnchoredMenuProps>(async () => (await import('./OptionMenuSurface.tsx')).OptionMenuSurface, {
  isOpen: ({ open }) => open,
  onClose: ({ onOpenChange }) => onOpenChange(false),
})
export const preloadOptionMenu = Surface.preload

/** Renders a menu with one choice, above its button. */
export function OptionMenu({ label, shown, spoken, value, options }: OptionMenuProps) {
  return (
    <MenuButton label={label} spoken={`${label} : ${spoken}`} surface={Surface} menu={{ label, value, options }}>
      {shown}
    </MenuButton>
  )
}
