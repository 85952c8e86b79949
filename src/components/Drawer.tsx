import type { DrawerProps } from '../ui/Drawer/DrawerSurface.tsx'
import { lazyPart } from './lazyPart.tsx'

/** Renders a panel that slides over the page from its edge: the navigation on a phone. */
export const Drawer = lazyPart<DrawerProps>(() => import('../ui/Drawer/DrawerSurface.tsx').then((file) => file.DrawerSurface), {
  isOpen: ({ open }) => open,
  onClose: ({ onClose }) => onClose(),
})
