import { formatCount } from '../../shared/format/count.ts'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { About } from './About.tsx'
import { Banner } from './Banner.tsx'
import * as styles from './Creator.styles.ts'
import type { CreatorView } from './creatorView.ts'
import { Description } from './Description.tsx'
import type { ShownChannel } from './shownChannel.ts'
import { Videos } from './Videos.tsx'

type CreatorPageProps = {
  handle: string
  channel: ShownChannel
  isRefreshing: boolean
  /** Whether the page has what only the channel’s owner sees. */
  isOwners: boolean
  view: CreatorView
  onView: (change: Partial<CreatorView>) => void
}

export function CreatorPage({ handle, channel, isRefreshing, isOwners, view, onView }: CreatorPageProps) {
  return (
    <div className={styles.page}>
      <Banner channel={channel} />
      <Description text={channel.description} />
      <Tabs
        label="Contenu de la chaîne"
        value={view.tab}
        onChange={(tab) => onView({ tab })}
        tabs={[
          {
            value: 'videos',
            label: 'Vidéos',
            count: formatCount(channel.statistics.totalVideos),
            // Another list: what the owner sees between the others’ cards would push them down.
            panel: (
              <Videos
                key={String(isOwners)}
                handle={handle}
                page={channel.contents}
                isRefreshing={isRefreshing}
                view={view}
                onView={onView}
              />
            ),
          },
          { value: 'about', label: 'En chiffres', panel: <About channel={channel} /> },
        ]}
      />
    </div>
  )
}
