import { ChartColumn, Clapperboard, MessageCircle, Settings, Tv } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { HeldComments } from '../../components/HeldComments/HeldComments.tsx'
import { Link } from '../../components/Link/Link.tsx'
import type { DashboardQuery } from '../../graphql/generated/graphql.ts'
import { useLiveChannelMedia } from '../../graphql/useLiveMedia.ts'
import { formatCount } from '../../shared/format/count.ts'
import { creatorPath, routes } from '../../shared/routes.ts'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import * as styles from './Dashboard.styles.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { ChannelPanel } from './ChannelPanel.tsx'
import { channelOfAddress, type DashboardTab, parseDashboardTab, writeDashboardTab } from './dashboardView.ts'
import { NewVideo } from './NewVideo.tsx'
import { isScheduled } from './schedule.ts'
import { StatCards } from './StatCards.tsx'
import { StatisticsTab } from './StatisticsTab.tsx'
import { usePublications } from './usePublications.ts'
import { VideosTab } from './VideosTab.tsx'

const isOver = (state: string): boolean => state === 'complete' || state === 'failed'

type CreatorDashboardProps = {
  dashboard: NonNullable<DashboardQuery['dashboard']>
  heldCount: number
  isRefreshing: boolean
  reload: () => void
}

export function CreatorDashboard({ dashboard, heldCount, isRefreshing, reload }: CreatorDashboardProps) {
  const { channel, statistics, contents } = dashboard
  const [search, setSearch] = useSearchParams()
  const edited = channelOfAddress(search)
  const isOwn = edited.channelId === undefined
  useLiveChannelMedia(
    edited,
    contents.items.every(({ media, details }) => isOver(media.state) && !isScheduled(details)),
  )
  usePublications(contents.items, reload)
  const tab = parseDashboardTab(search)
  const [editedId, setEditedId] = useState<string>()
  if (tab === 'settings' && editedId !== channel.id) setEditedId(channel.id)

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 tabIndex={-1}>{isOwn ? 'Ma chaîne' : channel.name}</h1>
          <div className={styles.channel}>
            <ChannelChoice shown={isOwn ? undefined : channel} instead={channel.name} />
            {!isOwn && `Propriétaire\u00a0: ${channel.owner.username}`}
          </div>
        </div>
        <div className={styles.actions}>
          <LinkButton variant="outline" icon={Tv} render={<Link href={creatorPath(channel.owner.username)} />}>
            {isOwn ? 'Voir ma chaîne' : 'Voir la chaîne'}
          </LinkButton>
          {isOwn && (
            <LinkButton variant="outline" icon={Settings} render={<Link href={`${routes.settings}?tab=channel`} />}>
              Paramètres
            </LinkButton>
          )}
          <NewVideo />
        </div>
      </header>
      <StatCards statistics={statistics} />
      <Tabs<DashboardTab>
        label={isOwn ? 'Ma chaîne' : channel.name}
        value={tab}
        onChange={(chosen) => setSearch((before) => writeDashboardTab(before, chosen), { replace: true })}
        tabs={[
          {
            value: 'videos',
            label: 'Gestion des vidéos',
            icon: Clapperboard,
            panel: <VideosTab page={contents} total={statistics.totalContents} isOwn={isOwn} isRefreshing={isRefreshing} />,
          },
          {
            value: 'comments',
            label: 'Commentaires à valider',
            icon: MessageCircle,
            count: heldCount > 0 ? formatCount(heldCount) : undefined,
            panel: <HeldComments {...edited} own />,
          },
          {
            value: 'statistics',
            label: 'Statistiques',
            icon: ChartColumn,
            panel: <StatisticsTab channelId={channel.id} statistics={statistics} contents={contents.items} />,
          },
          ...(isOwn
            ? []
            : [
                {
                  value: 'settings',
                  label: 'Paramètres',
                  icon: Settings,
                  // What is typed there stays while another tab is looked at.
                  isKept: editedId === channel.id,
                  panel: <ChannelPanel key={channel.id} channelId={channel.id} />,
                } as const,
              ]),
        ]}
      />
    </div>
  )
}
