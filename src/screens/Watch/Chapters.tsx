import { useContext, useSyncExternalStore } from 'react'
import { VideoContext } from '../../components/RichText/RichText.tsx'
import { chapterAt } from '../../shared/chapters.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import * as styles from './Chapters.styles.ts'
import type { PlaybackPosition } from './playbackPosition.ts'

type ChaptersProps = Pick<WatchContentFragment['details'], 'chapters'> & { position: PlaybackPosition }

/** Renders the chapters of the video, and which one plays; a press seeks to one. */
export function Chapters({ chapters, position }: ChaptersProps) {
  const { goTo } = useContext(VideoContext)
  const read = () => chapterAt(chapters, position.read())?.start
  const current = useSyncExternalStore(position.subscribe, read, read)
  if (chapters.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="chapters">
      <h2 id="chapters" className={styles.title}>
        Chapitres
      </h2>
      <ol className={styles.list}>
        {chapters.map(({ start, title }) => (
          <li key={start}>
            <Button
              className={styles.chapter}
              variant="ghost"
              size="small"
              aria-current={start === current || undefined}
              onPress={() => goTo(start)}
            >
              <span className={styles.start}>{formatDuration(start)}</span> {title}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
