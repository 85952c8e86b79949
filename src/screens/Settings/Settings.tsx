import { useLocation } from 'wouter'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { SettingsDocument } from '../../graphql/generated/graphql.ts'
import { useFreshPolicy } from '../../graphql/useFreshPolicy.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import * as styles from './Settings.styles.ts'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'

/** The flows that the route provides. */
export type SettingsFlows =
  | 'accountExport'
  | 'accountForm'
  | 'channelForm'
  | 'channelTeam'
  | 'commenterBlock'
  | 'deleteAccount'
  | 'emailProofRequest'
  | 'imageUpload'
  | 'leaveGuard'
  | 'mute'
  | 'notificationChoices'
  | 'secondFactor'
  | 'sessions'

export function Settings() {
  useScreenTitle('Paramètres')
  return (
    <SignedInOnly>
      <div className={styles.page}>
        <h1 tabIndex={-1}>Paramètres</h1>
        <Content />
      </div>
    </SignedInOnly>
  )
}

function Content() {
  const [, navigate] = useLocation()
  // Sessions change on other devices.
  const requestPolicy = useFreshPolicy()
  const screen = useScreen({ query: SettingsDocument, requestPolicy }, ({ viewer, ...rest }) => viewer && { viewer, ...rest })
  if (screen.status === 'loading' || screen.status === 'missing') {
    return (
      <OwnLoading>
        <SettingsSkeleton />
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadData : screen.failure.message
    return <ErrorPanel message={message} onClose={() => navigate(routes.home)} onRetry={screen.reload} />
  }
  const { viewer } = screen.data
  return <SettingsTabs key={`${viewer.id} ${viewer.channel?.id}`} {...screen.data} />
}
