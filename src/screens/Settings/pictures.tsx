import { useState } from 'react'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import * as styles from './pictures.styles.ts'

export function AvatarPicture({ name, src }: { name: string; src: string | null }) {
  return <Avatar name={name} src={src} size={112} />
}

/** Renders the current banner, or an empty area of the same shape. */
export function BannerPicture({ src }: { src: string | null }) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const picture = src !== brokenSrc ? src : null
  if (picture === null) return <div className={styles.banner}>Aucune bannière pour le moment</div>
  return <img className={styles.banner} src={picture} alt="Bannière actuelle" onError={() => setBrokenSrc(picture)} />
}
