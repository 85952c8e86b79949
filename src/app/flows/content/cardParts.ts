import type { CardHoverProps, CardMenuPartProps, CardParts } from '../../../components/CardMenu/cardParts.ts'
import { lazyPart } from '../../../components/lazyPart.tsx'
import { report } from '../../report.ts'

const load = () => import('./cardPartsWithFlows.tsx')

/** What cards open (menus, dialogs), with its machines and flows, in its own chunk. */
export const cardParts: CardParts = {
  Menu: lazyPart<CardMenuPartProps>(async () => (await load()).CardMenu, {
    isOpen: ({ open }) => open,
    onClose: ({ onOpenChange }) => onOpenChange(false),
  }),
  // A card says the same without it: when it cannot be loaded, nothing is shown.
  Hover: lazyPart<CardHoverProps>(async () => (await load()).CardHover, { failure: () => null }),
  AddToPlaylist: lazyPart<{ contentId: string }>(async () => (await load()).AddToPlaylist, { isOpen: () => true }),
  preload: () => void load().catch((error: unknown) => report('preloading a card’s menu', error)),
}
