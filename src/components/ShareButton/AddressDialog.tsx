import type { Share } from '../../machines/content/share/useShare.ts'
import { lazyPart } from '../lazyPart.tsx'

/**
 * The dialog to copy the address by hand, when the clipboard refuses it. Render it beside the share button. Its code loads when it is
 * needed.
 */
export const AddressDialog = lazyPart<{ share: Share }>(async () => (await import('./AddressByHand.tsx')).AddressByHand, {
  isOpen: ({ share }) => share.byHand,
  onClose: ({ share }) => share.close(),
})
