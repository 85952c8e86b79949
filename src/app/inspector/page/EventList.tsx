import { memo, useMemo, useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { Trace, TracedEvent } from '../trace/types.ts'
import * as styles from './Inspector.styles.ts'
import { stateNames } from '../names.ts'
import { nameOf } from './moment.ts'

/** Rows that are drawn at first, and more at each press. */
const pageRows = 100

type EventListProps = { trace: Trace; moment: number | null; onChoose: (event: TracedEvent) => void }

/** Renders the events between actors, the newest first. A press shows the actors as they were after that event. */
export function EventList({ trace: { actors, events }, moment, onChoose }: EventListProps) {
  const [actor, setActor] = useState('')
  const [type, setType] = useState('')
  const [rows, setRows] = useState(pageRows)
  const names = useMemo(() => new Map(actors.map((one) => [one.id, nameOf(one)])), [actors])
  const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase())
  const matching = events
    .filter(({ actorId, event }) => has(`${names.get(actorId) ?? ''} ${actorId}`, actor) && has(event.type, type))
    .toReversed()
  return (
    <>
      <div className={styles.filters}>
        <TextField label="Acteur" value={actor} onChange={setActor} optional placeholder="toggle" />
        <TextField label="Événement" value={type} onChange={setType} optional placeholder="press" />
      </div>
      {matching.length === 0 && <p className={styles.note}>Aucun événement ne correspond.</p>}
      <ol className={styles.events} aria-label="Événements, le dernier d’abord">
        {matching.slice(0, rows).map((event) => (
          <Row
            key={event.number}
            event={event}
            actor={names.get(event.actorId) ?? event.actorId}
            sender={event.fromId === null ? '' : (names.get(event.fromId) ?? event.fromId)}
            isChosen={event.number === moment}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {matching.length > rows && (
        <Button size="small" variant="ghost" onPress={() => setRows(rows + pageRows)}>
          Montrer plus d’événements
        </Button>
      )}
    </>
  )
}

type RowProps = { event: TracedEvent; actor: string; sender: string; isChosen: boolean; onChoose: EventListProps['onChoose'] }

const Row = memo(function Row({ event, actor, sender, isChosen, onChoose }: RowProps) {
  return (
    <li>
      <button type="button" className={styles.event} aria-pressed={isChosen} onClick={() => onChoose(event)}>
        <span className={styles.figure}>{(event.at / 1000).toFixed(2)}</span>
        <span className={styles.cell}>{sender === '' ? actor : `${sender} → ${actor}`}</span>
        <span className={styles.eventType}>{event.event.type}</span>
        <span className={styles.cell}>{stateNames(event.after?.value ?? null)}</span>
      </button>
    </li>
  )
})
