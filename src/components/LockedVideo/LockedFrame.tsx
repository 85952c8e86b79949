import { Lock } from 'lucide-react'
import { watchPath } from '../../shared/routes.ts'
import { Obstacle } from '../Player/Obstacle.tsx'
import { useSiteName } from '../siteName.ts'
import * as styles from './LockedVideo.styles.ts'
import type { LockedVideoProps } from './types.ts'
import { UnlockForm } from './UnlockForm.tsx'

/** Renders the same inside another site's page. A browser that keeps no cookie there opens the video on its own page. */
export function LockedFrame(props: LockedVideoProps) {
  const siteName = useSiteName()
  return (
    <Obstacle icon={Lock} message="Cette vidéo est protégée par un mot de passe">
      <UnlockForm {...props} />
      <a className={styles.link} href={watchPath(props.contentId)} target="_blank" rel="noopener">
        Ouvrir sur {siteName}
      </a>
    </Obstacle>
  )
}
