import { TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react'
import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './StatCard.styles.ts'

export type StatCardProps = {
  label: string
  /** Already formatted: «12,4 k». */
  value: string
  /** Read by screen readers instead of the value: a dash says nothing. */
  spokenValue?: string | undefined
  icon?: LucideIcon | undefined
  /** «+12% ce mois», «Total publié». */
  hint?: string | undefined
  /** Colours the hint and adds an arrow; the sign in the text says the same. */
  trend?: 'up' | 'down' | 'flat' | undefined
  className?: string | undefined
}

const arrows = { up: TrendingUp, down: TrendingDown, flat: null }

/** Renders one figure of the dashboard. Put several of them in a `<dl>`. */
export function StatCard({ label, value, spokenValue, icon: Icon, hint, trend = 'flat', className }: StatCardProps) {
  const Arrow = arrows[trend]
  return (
    <div className={classNames(styles.card, className)}>
      <dt className={styles.label}>
        {Icon && <Icon size={16} aria-hidden="true" />}
        {label}
      </dt>
      <dd className={styles.value}>
        <span aria-hidden={spokenValue !== undefined || undefined}>{value}</span>
        {spokenValue !== undefined && <VisuallyHidden>{spokenValue}</VisuallyHidden>}
      </dd>
      {hint !== undefined && (
        <dd className={styles.hint} data-trend={trend}>
          {Arrow && <Arrow size={14} aria-hidden="true" />}
          {hint}
        </dd>
      )}
    </div>
  )
}
