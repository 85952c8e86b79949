import { lazyPart } from '../../../components/lazyPart.tsx'

type ShortcutsProps = { isOpen: boolean; onClose: () => void }

/** The sheet of all shortcuts. Its code loads when it is first opened. */
export const Shortcuts = lazyPart<ShortcutsProps>(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet, {
  isOpen: ({ isOpen }) => isOpen,
  onClose: ({ onClose }) => onClose(),
})
