import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { usePicture } from '../../ui/usePicture.ts'
import * as styles from './pictures.styles.ts'

export function AvatarPicture({ name, src }: { name: string; src: string | null }) {
  return <Avatar name={name} src={src} size={112} />
}

/** Renders the current banner, or an empty area of the same shape. */
export function BannerPicture({ src }: { src: string | null }) {
  const picture = usePicture(src)
  if (picture === null) return <div className={styles.banner}>Aucune bannière pour le moment</div>
  return <img className={styles.banner} {...picture} sizes="(width<640px) 100vw,40rem" alt="Bannière actuelle" width={1600} height={320} />
}
