import { usePicture } from '../../ui/usePicture.ts'
import * as styles from './BannerPicture.styles.ts'

/** Renders the current banner, or an empty area of the same shape. */
export function BannerPicture({ src }: { src: string | null }) {
  const picture = usePicture(src)
  if (picture === null) return <div className={styles.banner}>Aucune bannière pour le moment</div>
  return <img className={styles.banner} {...picture} sizes="(width<640px) 100vw,40rem" alt="Bannière actuelle" width={1600} height={320} />
}
