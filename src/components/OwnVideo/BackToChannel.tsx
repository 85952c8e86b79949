import { ArrowLeft } from 'lucide-react'
import { routes } from '../../shared/routes.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './OwnVideo.styles.ts'

export function BackToChannel() {
  return (
    <TextLink className={styles.back} quiet render={<Link href={routes.dashboard} />}>
      <ArrowLeft size={18} aria-hidden="true" />
      Retour à ma chaîne
    </TextLink>
  )
}
