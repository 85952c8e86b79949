import { avatarWidths } from '../../shared/pictures.ts'
import { classNames } from '../classNames.ts'
import { usePicture } from '../usePicture.ts'
import * as styles from './Avatar.styles.ts'

export type AvatarProps = {
  /** Source of the initial and its colour, when there is no image or it does not load. */
  name: string
  src?: string | null | undefined
  size?: 24 | 36 | 48 | 72 | 112 | undefined
  className?: string | undefined
}

const hues = 6

/** Renders an avatar. Decorative: the name is always beside it as text. */
export function Avatar({ name, src, size = 36, className }: AvatarProps) {
  const picture = usePicture(src, avatarWidths)
  return (
    <span className={classNames(styles.avatar, className)} data-size={size} data-hue={hueOf(name)} aria-hidden="true">
      {picture === null ? (
        initial(name)
      ) : (
        <img className={styles.picture} {...picture} sizes={`${size}px`} alt="" width={size} height={size} loading="lazy" />
      )}
    </span>
  )
}

function initial(name: string): string {
  return /\S/u.exec(name)?.[0] ?? '?'
}

/** Returns the same hue for the same name. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return sum % hues
}
