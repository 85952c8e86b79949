import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { Thumbnail } from '../../components/VideoCard/Thumbnail.tsx'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import * as styles from './PlaylistPanel.styles.ts'

type PlaylistRowProps = { content: CardContentFragment; href: string; number: number; isCurrent: boolean; onChoose: () => void }

export function PlaylistRow({ content, href, number, isCurrent, onChoose }: PlaylistRowProps) {
  const row = useRef<HTMLLIElement>(null)
  // Scrolls only inside the list: the page must not move while the user reads.
  useEffect(() => {
    const list = row.current?.parentElement
    if (isCurrent && row.current && list) list.scrollTop = row.current.offsetTop - list.offsetTop - row.current.offsetHeight
  }, [isCurrent])
  return (
    <li ref={row} className={styles.row} data-current={isCurrent || undefined}>
      <span className={styles.number} aria-hidden="true">
        {isCurrent ? <Play size={14} fill="currentColor" /> : number}
      </span>
      <div className={styles.picture}>
        <Thumbnail src={content.thumbnailUrl} duration={content.duration} />
      </div>
      <div className={styles.texts}>
        <Link className={styles.link} href={href} aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
          {content.title}
        </Link>
        <span className={styles.channel}>{content.channel.name}</span>
      </div>
    </li>
  )
}
