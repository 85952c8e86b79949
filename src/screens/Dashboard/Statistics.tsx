import { Eye, Film, Heart, MessageCircle, Users } from 'lucide-react'
import type { DashboardQuery } from '../../graphql/generated/graphql.ts'
import { formatCount } from '../../shared/format/count.ts'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import styles from './Statistics.module.css'

export function Statistics({ statistics }: { statistics: NonNullable<DashboardQuery['dashboard']>['statistics'] }) {
  return (
    <dl className={styles.statistics} aria-label="Chiffres de la chaîne">
      <StatCard icon={Eye} label="Vues totales" value={formatCount(statistics.totalViews)} />
      <StatCard icon={Heart} label="J’aime" value={formatCount(statistics.totalLikes)} />
      <StatCard icon={MessageCircle} label="Commentaires" value={formatCount(statistics.totalComments)} />
      <StatCard icon={Users} label="Abonnés" value={formatCount(statistics.totalFollowers)} />
      <StatCard icon={Film} label="Vidéos" value={formatCount(statistics.totalVideos)} />
    </dl>
  )
}
