import { watchPath } from '../../shared/routes.ts'
import { Link } from '../Link/Link.tsx'
import { BackToChannel } from './BackToChannel.tsx'
import * as styles from './OwnVideo.styles.ts'

/** Renders the top of a page about one of the creator's videos. */
export function OwnVideoHead({ heading, content: { id, title } }: { heading: string; content: { id: string; title: string } }) {
  return (
    <header className={styles.head}>
      <BackToChannel />
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={styles.about}>
        <Link href={watchPath(id)}>{title}</Link>
      </p>
    </header>
  )
}
