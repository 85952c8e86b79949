import type { Share } from '../../machines/share/useShare.ts'
import { lazyPart } from '../../ui/overlay/lazyPart.tsx'

/** The address to copy by hand, where the clipboard did not take it; drawn beside whatever shares. Its code comes when that happens. */
export const AddressDialog = lazyPart<{ share: Share }>(async () => (await import('./AddressByHand.tsx')).AddressByHand, {
  floats: { asked: ({ share }) => share.byHand, close: ({ share }) => share.close() },
})
