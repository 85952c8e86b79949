import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { MenuSurface } from './Menu.tsx'

/**
 * Loads the parts that are not in the first load (dialogs, menus). Call it once the page is idle, so that the first press of a menu needs
 * no request and no connection.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all([Dialog, ConfirmDialog, Drawer, MenuSurface].map((part) => part.preload()))
}
