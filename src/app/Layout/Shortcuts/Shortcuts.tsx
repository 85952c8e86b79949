import { lazyPart } from '../../../ui/overlay/lazyPart.tsx'

type ShortcutsProps = { isOpen: boolean; onClose: () => void }

/** The sheet of all shortcuts. Its code loads when it is first opened. */
export const Shortcuts = lazyPart<ShortcutsProps>(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet, {
  floats: { asked: ({ isOpen }) => isOpen, close: ({ onClose }) => onClose() },
})
