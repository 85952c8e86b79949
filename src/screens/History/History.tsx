import { useLocation } from 'wouter'
import { History as HistoryParts } from '../../components/History/History.tsx'
import { HistorySkeleton } from '../../components/History/HistorySkeleton.tsx'
import { useHistoryFilter } from '../../components/History/useHistoryFilter.ts'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { HistoryDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'

/** The flows that the route provides. */
export type HistoryFlows = 'historyChanges' | 'historyConfirmation' | 'historyPause' | 'historySearch'

export function History() {
  useScreenTitle('Historique')
  return (
    <SignedInOnly>
      <OwnHistory />
    </SignedInOnly>
  )
}

function OwnHistory() {
  const { q, period } = useHistoryFilter()
  const [, navigate] = useLocation()
  const screen = useScreen({ query: HistoryDocument, variables: { q, period } }, ({ viewer }) => viewer)
  if (screen.status === 'loading' || screen.status === 'missing') {
    return (
      <OwnLoading>
        <HistorySkeleton />
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadHistory : screen.failure.message
    return <ErrorPanel heading="h1" message={message} onRetry={screen.reload} onClose={() => navigate(routes.home)} />
  }
  return <HistoryParts viewer={screen.data} isRefreshing={screen.isRefreshing} />
}
