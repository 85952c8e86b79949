import { useContext } from 'react'
import { VideoContext } from '../../components/RichText/RichText.tsx'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './Chapters.styles.ts'

/** Renders the chapters of the video; a press seeks to one. */
export function Chapters({ chapters }: { chapters: WatchContentFragment['details']['chapters'] }) {
  const { goTo } = useContext(VideoContext)
  if (chapters.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="chapters">
      <h2 id="chapters" className={styles.title}>
        Chapitres
      </h2>
      <ol className={styles.list}>
        {chapters.map(({ start, title }) => (
          <li key={start}>
            <Button className={styles.chapter} variant="ghost" size="small" onPress={() => goTo(start)}>
              <span className={styles.start}>{formatDuration(start)}</span> {title}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}
