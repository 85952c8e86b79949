/**
 * Fetches the parts that stay out of the first load (dialogs, menus). Call it once the page is idle,
 * so that the first press of a menu costs no round trip.
 */
export async function preloadParts(): Promise<void> {
  await Promise.all([
    import('./Dialog/DialogSurface.tsx'),
    import('./ConfirmDialog/ConfirmDialogSurface.tsx'),
    import('./Drawer/DrawerSurface.tsx'),
    import('./Menu/MenuSurface.tsx'),
  ])
}
