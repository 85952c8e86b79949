import { atFirstUse } from '../../shared/atFirstUse.ts'
import { Progress } from '@base-ui/react/progress'
import { classNames } from '../classNames.ts'
import * as styles from './ProgressBar.styles.ts'

export type ProgressBarProps = {
  label: string
  /** 0 to 100; null when the progress is unknown. */
  value: number | null
  /** Replaces the percentage: «Envoi de la vidéo, 420 Mo sur 1,2 Go». */
  valueText?: string | undefined
  tone?: 'accent' | 'success' | 'danger' | undefined
  className?: string | undefined
}

const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }))

export function ProgressBar({ label, value, valueText, tone = 'accent', className }: ProgressBarProps) {
  const text = valueText ?? (value === null ? 'En cours' : percent().format(value / 100))
  return (
    <Progress.Root className={classNames(styles.progress, className)} value={value} data-tone={tone} getAriaValueText={() => text}>
      <div className={styles.head}>
        <Progress.Label className={styles.label}>{label}</Progress.Label>
        <span className={styles.value} aria-hidden="true">
          {text}
        </span>
      </div>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.bar} />
      </Progress.Track>
    </Progress.Root>
  )
}
