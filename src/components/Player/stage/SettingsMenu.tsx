import { Settings2 } from 'lucide-react'
import type { AnchoredMenuProps } from '../../../ui/Menu/AnchoredMenu.tsx'
import { lazyPart } from '../../lazyPart.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { SettingsList } from './SettingsMenuSurface.tsx'

const Surface = lazyPart<SettingsList & AnchoredMenuProps>(async () => (await import('./SettingsMenuSurface.tsx')).SettingsMenuSurface, {
  isOpen: ({ open }) => open,
  onClose: ({ onOpenChange }) => onOpenChange(false),
})
export const preloadSettingsMenu = Surface.preload

/** Renders the settings and actions that are used now and then. */
export function SettingsMenu(menu: SettingsList) {
  return (
    <MenuButton label="Réglages" surface={Surface} menu={menu}>
      <Settings2 size={20} aria-hidden="true" />
    </MenuButton>
  )
}
