import { type ReactNode, useEffect, useState } from 'react'
import { AddToPlaylist as AddToPlaylistPart } from '../../../components/AddToPlaylist/AddToPlaylist.tsx'
import { CardHoverContents } from '../../../components/CardMenu/CardHoverContents.tsx'
import { CardMenuContents } from '../../../components/CardMenu/CardMenuContents.tsx'
import type { CardHoverProps, CardMenuPartProps } from '../../../components/CardMenu/cardParts.ts'
import { AddressDialog } from '../../../components/ShareButton/AddressDialog.tsx'
import type { SharedPage } from '../../../components/ShareButton/useSharing.tsx'
import { useShare } from '../../../machines/content/share/useShare.ts'
import { report } from '../../report.ts'
import { addToPlaylistFlow } from '../playlist/addToPlaylistFlow.ts'
import { cardActions } from './cardActions.ts'
import { cardPreviewFlow } from './cardPreviewFlow.ts'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { reportFlow } from '../report/reportFlow.ts'
import { useFlowServices } from '../common/services.ts'
import { preloadVideoScreen } from '../../routes/routes.tsx'
import { shareFlow } from './shareFlow.ts'

function Flows({ children }: { children: ReactNode }) {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    addToPlaylist: addToPlaylistFlow(services),
    cardActions: cardActions(services),
    cardPreview: cardPreviewFlow(services),
    share: shareFlow(services),
    report: reportFlow(services),
  }))
  return <ProvideFlows flows={flows}>{children}</ProvideFlows>
}

export function CardMenu(props: CardMenuPartProps) {
  return (
    <Flows>
      <CardMenuContents {...props} />
    </Flows>
  )
}

export function CardHover(props: CardHoverProps) {
  // Most often, the video is opened next.
  useEffect(() => void preloadVideoScreen()?.catch((error: unknown) => report('preloading the screen of a video', error)), [])
  return (
    <Flows>
      <CardHoverContents {...props} />
    </Flows>
  )
}

export function AddToPlaylist(props: { contentId: string }) {
  return (
    <Flows>
      <AddToPlaylistPart {...props} />
    </Flows>
  )
}

/** Shares the page as soon as it mounts. Without the clipboard, a dialog shows the address to copy by hand. */
export function Share(page: SharedPage) {
  return (
    <Flows>
      <ShareAtOnce {...page} />
    </Flows>
  )
}

function ShareAtOnce({ title, path }: SharedPage) {
  const flow = useShare()
  const { share } = flow
  useEffect(() => share({ title, path }), [share, title, path])
  return <AddressDialog share={flow} />
}
