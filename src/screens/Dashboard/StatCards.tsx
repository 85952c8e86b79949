import { Clock, Eye, Film, Heart, MessageCircle, Users } from 'lucide-react'
import { formatCount } from '../../shared/format/count.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { StatCard, type StatCardProps } from '../../ui/StatCard/StatCard.tsx'
import { changeHint, type DashboardFigures, type Figure } from './figures.ts'
import styles from './Statistics.module.css'

type CardProps = Pick<StatCardProps, 'icon' | 'label'> & { figure: Figure; suffix?: string; format?: (value: number) => string }

function FigureCard({ icon, label, figure, suffix = '', format = formatCount }: CardProps) {
  return <StatCard icon={icon} label={label} value={format(figure.value)} {...changeHint(figure, suffix)} />
}

/** The six figures of a channel, each with what the last 30 days changed. */
export function StatCards({ statistics }: { statistics: DashboardFigures }) {
  return (
    <dl className={styles.statistics} aria-label="Chiffres de la chaîne">
      <FigureCard icon={Eye} label="Vues totales" figure={statistics.totalViews} suffix=" ce mois" />
      <FigureCard icon={Heart} label="J’aime" figure={statistics.totalLikes} />
      <FigureCard icon={MessageCircle} label="Commentaires" figure={statistics.totalComments} />
      <FigureCard icon={Users} label="Abonnés" figure={statistics.subscribers} />
      <StatCard icon={Film} label="Vidéos" value={formatCount(statistics.totalVideos.value)} hint="Total publié" />
      <FigureCard icon={Clock} label="Visionnage moyen" figure={statistics.avgWatchTime} format={formatDuration} />
    </dl>
  )
}
