import { lazyPart } from '../../../components/lazyPart.tsx'
import { PlaylistPanelSkeleton } from '../../../screens/Watch/PlaylistPanelSkeleton.tsx'
import type { PlaylistPanelProps } from '../../../screens/Watch/PlaylistSlot.tsx'

const PlaylistPanel = lazyPart<PlaylistPanelProps>(async () => (await import('./PlaylistPanelWithFlow.tsx')).PlaylistPanelWithFlow, {
  fallback: () => <PlaylistPanelSkeleton />,
})

export const playlistPanel = (props: PlaylistPanelProps) => <PlaylistPanel {...props} />
