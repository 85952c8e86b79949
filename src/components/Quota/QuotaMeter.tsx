import { formatBytes } from '../../shared/format/bytes.ts'
import { bytesLeft, type Quota, type QuotaUse, timeToMore } from '../../shared/quota.ts'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import * as styles from './Quota.styles.ts'

type UseBarProps = { label: string; use: QuotaUse }

function UseBar({ label, use }: UseBarProps) {
  const { limitBytes, usedBytes } = use
  if (limitBytes === null) return <p className={styles.note}>{`${label}\u00a0: ${formatBytes(usedBytes)}, sans limite`}</p>
  const isFull = usedBytes >= limitBytes
  return (
    <ProgressBar
      label={label}
      value={limitBytes === 0 ? 100 : Math.min(100, (usedBytes / limitBytes) * 100)}
      valueText={`${formatBytes(usedBytes)} sur ${formatBytes(limitBytes)}, reste ${formatBytes(bytesLeft(use))}`}
      tone={isFull ? 'danger' : 'accent'}
    />
  )
}

/** Renders how much of a quota is used. @param props.now milliseconds since 1970 */
export function QuotaMeter({ quota: { total, daily, moreAt }, now }: { quota: Quota; now: number }) {
  return (
    <div className={styles.meter}>
      <UseBar label="Vidéos gardées" use={total} />
      <UseBar label="Envoyé en 24 heures" use={daily} />
      {daily.limitBytes !== null && moreAt !== null && <p className={styles.note}>{`Il s’en libère ${timeToMore(moreAt, now)}.`}</p>}
    </div>
  )
}
