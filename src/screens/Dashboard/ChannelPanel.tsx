import { ChannelSettings, type EditedChannel } from '../../components/ChannelSettings/ChannelSettings.tsx'
import { formOfChannel } from '../../components/ChannelSettings/formOfChannel.ts'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { EditedChannelDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useChannelForm } from '../../machines/channel/channelForm/useChannelForm.ts'
import { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Dashboard.styles.ts'

/** Renders what an editor changes of the channel of another. */
export function ChannelPanel({ channelId }: { channelId: string }) {
  // Others change it as well, and the form begins with what is stored.
  const screen = useScreen(
    { query: EditedChannelDocument, variables: { channelId }, requestPolicy: 'network-only' },
    ({ dashboard }) => dashboard?.channel,
  )
  if (screen.status === 'failed') return <ErrorPanel message={screen.failure.message} onRetry={screen.reload} />
  if (screen.status === 'missing') return <ErrorPanel message={pageMessages.loadDashboard} onRetry={screen.reload} />
  if (screen.status === 'loading') {
    return (
      <Loading label="Chargement des paramètres de la chaîne..." className={styles.settings}>
        <Skeleton shape="block" className={styles.card} />
        <Skeleton shape="block" className={styles.card} />
      </Loading>
    )
  }
  return <Edited channel={screen.data} />
}

function Edited({ channel }: { channel: EditedChannel }) {
  const form = useChannelForm(formOfChannel(channel))
  const banner = useImageUpload({ kind: 'banner', subjectId: channel.id })
  return (
    <div className={styles.settings}>
      <LeaveGuard isDirty={form.isDirty || banner.isBusy} />
      <ChannelSettings isOwn={false} channel={channel} form={form} banner={banner} />
    </div>
  )
}
