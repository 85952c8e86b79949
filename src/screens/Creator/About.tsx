import { Eye, Film, Heart, MessageCircle, Users } from 'lucide-react'
import { formatCount } from '../../shared/format/count.ts'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import * as styles from './About.styles.ts'
import type { ShownChannel } from './shownChannel.ts'

export function About({ channel: { statistics, followersCount } }: { channel: ShownChannel }) {
  return (
    <dl className={styles.figures}>
      <StatCard icon={Users} label="Abonnés" value={formatCount(followersCount)} />
      <StatCard icon={Film} label="Vidéos" value={formatCount(statistics.totalVideos)} />
      <StatCard icon={Eye} label="Vues totales" value={formatCount(statistics.totalViews)} />
      <StatCard icon={Heart} label="J’aime" value={formatCount(statistics.totalLikes)} />
      <StatCard icon={MessageCircle} label="Commentaires" value={formatCount(statistics.totalComments)} />
    </dl>
  )
}
