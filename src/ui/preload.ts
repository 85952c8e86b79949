import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from './Dialog/Dialog.tsx'
import { Drawer } from './Drawer/Drawer.tsx'
import { MenuSurface } from './Menu/Menu.tsx'

/**
 * Fetches the parts that stay out of the first load (dialogs, menus). Call it once the page is idle,
 * so that the first press of a menu costs no round trip, and needs no connection.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all([Dialog, ConfirmDialog, Drawer, MenuSurface].map((part) => part.preload()))
}
