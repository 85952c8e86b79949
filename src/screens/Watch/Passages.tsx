import { LocateFixed } from 'lucide-react'
import { memo, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { passageAt } from '../../machines/content/transcript/rules.ts'
import type { Transcript } from '../../machines/content/transcript/useTranscript.ts'
import { finderOf, type Match } from '../../shared/caption/find.ts'
import type { Passage } from '../../shared/caption/passages.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { PlaybackPosition } from './playbackPosition.ts'
import * as styles from './Passages.styles.ts'

/** Pixels by which a list that nobody has moved may be off, where a screen's pixels are no whole number of the page's. */
const rounding = 2

/** Renders the passages; a press plays one. The list scrolls by itself, and the page to what a search has found alone. */
export function Passages({ transcript, position }: { transcript: Transcript; position: PlaybackPosition }) {
  const { passages, query, language, isFollowing, isBrowsing, isSearching, foundPassage, choose, browse, follow } = transcript
  const current = useSyncExternalStore(position.subscribe, () => passageAt(passages, position.read()))
  const find = useMemo(() => finderOf(query), [query])
  const list = useRef<HTMLOListElement>(null)
  const placedAt = useRef(0)
  const following = isFollowing ? current : -1
  const inSight = isSearching ? foundPassage : following
  useLayoutEffect(() => {
    const [box, row] = [list.current, list.current?.children[inSight]]
    if (!box || !(row instanceof HTMLElement)) return
    box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2
    placedAt.current = box.scrollTop
    if (isSearching) row.scrollIntoView({ block: 'nearest' })
  }, [inSight, isSearching])

  return (
    <div className={styles.frame}>
      <ol
        ref={list}
        className={styles.list}
        aria-label="Ce qui est dit"
        tabIndex={-1}
        lang={language ?? undefined}
        onScroll={({ currentTarget }) => {
          if (isFollowing && Math.abs(currentTarget.scrollTop - placedAt.current) > rounding) browse()
        }}
      >
        {passages.map((passage, index) => (
          <Row
            key={`${passage.startMs} ${passage.endMs} ${passage.text}`}
            passage={passage}
            isCurrent={index === current}
            isFound={index === foundPassage}
            find={find}
            onChoose={choose}
          />
        ))}
      </ol>
      {isBrowsing && (
        <Button
          className={styles.back}
          size="small"
          icon={LocateFixed}
          onPress={() => {
            follow()
            // The button goes.
            const row = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current
            row?.focus({ preventScroll: true })
          }}
        >
          Revenir au passage en cours
        </Button>
      )}
    </div>
  )
}

type RowProps = {
  passage: Passage
  isCurrent: boolean
  isFound: boolean
  find: (text: string) => Match[]
  onChoose: (startMs: number) => void
}

// There may be thousands: of all rows, only those are rendered again that have changed.
const Row = memo(function Row({ passage: { startMs, text }, isCurrent, isFound, find, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.passage}
        aria-current={isCurrent || undefined}
        data-found={isFound || undefined}
        onClick={() => onChoose(startMs)}
      >
        <span className={styles.time}>{formatDuration(Math.floor(startMs / 1000))}</span> <span>{marked(text, find(text))}</span>
      </button>
    </li>
  )
})

function marked(text: string, matches: readonly Match[]) {
  const ends = [0, ...matches.map(({ end }) => end)]
  return [
    ...matches.flatMap(({ start, end }, index) => [text.slice(ends[index], start), <mark key={start}>{text.slice(start, end)}</mark>]),
    text.slice(ends.at(-1)),
  ]
}
