import { X } from 'lucide-react'
import type { ReactElement } from 'react'
import { classNames } from '../classNames.ts'
import { renderLink, type LinkTarget } from '../renderLink.ts'
import * as styles from './Chip.styles.ts'

type ChipContent = {
  children: string
  /** Already formatted. */
  count?: string | undefined
  className?: string | undefined
}

type NotLink = { render?: undefined; href?: undefined }

export type ChipProps = ChipContent &
  (
    | (LinkTarget & { onPress?: undefined; selected?: undefined; onRemove?: undefined })
    | (NotLink & { onPress: () => void; selected?: boolean | undefined; onRemove?: undefined })
    | (NotLink & { onRemove: () => void; onPress?: undefined; selected?: undefined })
    | (NotLink & { onRemove?: undefined; onPress?: undefined; selected?: undefined })
  )

/** Renders a hashtag or a filter: a link (`render` or `href`), a toggle (`onPress`), a removable item (`onRemove`), or plain text. */
export function Chip({ children, count, className, onPress, selected, onRemove, ...target }: ChipProps): ReactElement {
  const name = classNames(styles.chip, className)
  const content = (
    <>
      <span className={styles.text}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  if (target.render !== undefined || target.href !== undefined) return renderLink(target, { className: name, children: content })
  if (onPress) {
    return (
      <button type="button" className={name} aria-pressed={selected} onClick={onPress}>
        {content}
      </button>
    )
  }
  return (
    <span className={name} data-removable={onRemove ? true : undefined}>
      {content}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`Retirer ${children}`} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
