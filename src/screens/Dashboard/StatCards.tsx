import { Clock, Eye, Film, Heart, MessageCircle, Users } from 'lucide-react'
import { formatCount } from '../../shared/format/count.ts'
import { StatCard, type StatCardProps } from '../../ui/StatCard/StatCard.tsx'
import { averageTime, changeHint, type DashboardFigures, type Figure } from './figures.ts'
import * as styles from './Statistics.styles.ts'

type CardProps = Pick<StatCardProps, 'icon' | 'label'> & {
  figure: Figure
  suffix?: string
  shown?: Pick<StatCardProps, 'value' | 'spokenValue'>
}

function FigureCard({ icon, label, figure, suffix = '', shown }: CardProps) {
  return <StatCard icon={icon} label={label} value={formatCount(figure.value)} {...shown} {...changeHint(figure, suffix)} />
}

/** Renders the six figures of a channel, each with its change over the last 30 days. */
export function StatCards({ statistics }: { statistics: DashboardFigures }) {
  return (
    <dl className={styles.statistics} aria-label="Chiffres de la chaîne">
      <FigureCard icon={Eye} label="Vues totales" figure={statistics.totalViews} suffix=" ce mois" />
      <FigureCard icon={Heart} label="J’aime" figure={statistics.totalLikes} />
      <FigureCard icon={MessageCircle} label="Commentaires" figure={statistics.totalComments} />
      <FigureCard icon={Users} label="Abonnés" figure={statistics.subscribers} />
      <StatCard icon={Film} label="Vidéos" value={formatCount(statistics.totalVideos.value)} hint="Total publié" />
      <FigureCard
        icon={Clock}
        label="Visionnage moyen"
        figure={statistics.avgWatchTime}
        shown={averageTime(statistics.avgWatchTime.value)}
      />
    </dl>
  )
}
