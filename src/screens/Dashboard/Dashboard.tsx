import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { DashboardDocument } from '../../graphql/generated/graphql.ts'
import { useFreshPolicy } from '../../graphql/useFreshPolicy.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { addressText } from '../../shared/addressText.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { CreatorDashboard } from './CreatorDashboard.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'
import { channelOfAddress, chosenVideos } from './dashboardView.ts'
import * as styles from './Dashboard.styles.ts'
import { NoSuchChannel } from './NoSuchChannel.tsx'
import { EditElsewhere } from './EditElsewhere.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Promo } from './Promo.tsx'

/** The flows that the route provides. */
export type DashboardFlows =
  | 'becomeCreator'
  | 'bulkEdit'
  | 'channelForm'
  | 'commenterBlock'
  | 'contentDeletion'
  | 'continueUpload'
  | 'conversionRetry'
  | 'csvExport'
  | 'dashboard'
  | 'editVideo'
  | 'framePicker'
  | 'imageUpload'
  | 'leaveGuard'
  | 'moderation'
  | 'paging'
  | 'uploadInDialog'

export function Dashboard() {
  useScreenTitle('Ma chaîne')
  return (
    <SignedInOnly>
      <Channel />
    </SignedInOnly>
  )
}

function focusTitle(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
}

function Channel() {
  const session = useSession()
  const [search] = useSearchParams()
  // Views and likes change while the creator is elsewhere.
  const requestPolicy = useFreshPolicy()
  const screen = useScreen({ query: DashboardDocument, variables: chosenVideos(search), requestPolicy }, (data) => data)
  // The channel was just created, and its statistics are being fetched.
  const isOpening =
    channelOfAddress(search).channelId === undefined &&
    session.isCreator &&
    screen.status === 'loaded' &&
    screen.data.dashboard === null &&
    screen.isRefreshing
  useEffect(() => {
    // The button that started it has unmounted.
    if (isOpening) return focusTitle
  }, [isOpening])
  if (screen.status === 'loading' || screen.status === 'missing' || isOpening) {
    return (
      <OwnLoading>
        <DashboardSkeleton />
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadDashboard : screen.failure.message
    return (
      <ErrorPanel heading="h1" message={message} onRetry={screen.reload}>
        <Button icon={RefreshCw} onPress={() => location.reload()}>
          Actualiser
        </Button>
      </ErrorPanel>
    )
  }
  if (screen.data.dashboard)
    return (
      <CreatorDashboard
        dashboard={screen.data.dashboard}
        heldCount={screen.data.heldCommentsCount}
        isRefreshing={screen.isRefreshing}
        reload={screen.reload}
      />
    )
  if (channelOfAddress(search).channelId !== undefined) return <NoSuchChannel />
  const edited = addressText(search, 'edit')
  if (edited !== '') return <EditElsewhere id={edited} />
  return (
    <OwnLoading>
      <div className={styles.page}>
        <div className={styles.choice}>
          <ChannelChoice />
        </div>
        <Promo />
      </div>
    </OwnLoading>
  )
}
