import { type ReactNode, useEffect, useState } from 'react'
import { AddToPlaylist as AddToPlaylistPart } from '../../components/AddToPlaylist/AddToPlaylist.tsx'
import { CardMenuContents } from '../../components/CardMenu/CardMenuContents.tsx'
import type { CardMenuPartProps } from '../../components/CardMenu/cardParts.ts'
import { AddressDialog } from '../../components/ShareButton/AddressDialog.tsx'
import type { SharedPage } from '../../components/ShareButton/useSharing.tsx'
import { AddToPlaylistFlowContext } from '../../machines/addToPlaylist/useAddToPlaylist.ts'
import { CardActionsContext } from '../../machines/cardActions/useCardActions.ts'
import { ReportFlowContext } from '../../machines/report/useReport.ts'
import { ShareFlowContext, useShare } from '../../machines/share/useShare.ts'
import { addToPlaylistFlow } from './addToPlaylistFlow.ts'
import { cardActions } from './cardActions.ts'
import { lend, Provide } from './Provide.tsx'
import { reportFlow } from './reportFlow.ts'
import { useFlowServices } from './services.ts'
import { shareFlow } from './shareFlow.ts'

function Flows({ children }: { children: ReactNode }) {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(AddToPlaylistFlowContext, addToPlaylistFlow(services)),
    lend(CardActionsContext, cardActions(services)),
    lend(ShareFlowContext, shareFlow(services)),
    lend(ReportFlowContext, reportFlow(services)),
  ])
  return <Provide flows={flows}>{children}</Provide>
}

export function CardMenu(props: CardMenuPartProps) {
  return (
    <Flows>
      <CardMenuContents {...props} />
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

/** Hands a page on at once; without the clipboard, by hand. */
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
