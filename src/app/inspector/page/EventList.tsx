import { memo, useMemo, useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import type { Trace, TracedEvent } from '../trace/types.ts'
import * as styles from './Inspector.styles.ts'
import { stateNames } from '../names.ts'
import { nameOf } from './moment.ts'

/** Rows that are drawn at first, and more at each press. */
const pageRows = 100

type Filters = { actor: string; type: string }

/** Returns the last events that pass the filters, the newest first. */
function newest(events: readonly TracedEvent[], names: ReadonlyMap<string, string>, { actor, type }: Filters, count: number) {
  const has = (text: string, part: string): boolean => part === '' || text.toLowerCase().includes(part.trim().toLowerCase())
  const found: TracedEvent[] = []
  for (let index = events.length - 1; index >= 0 && found.length < count; index -= 1) {
    const event = events[index]
    if (event && has(`${names.get(event.actorId) ?? ''} ${event.actorId}`, actor) && has(event.event.type, type)) found.push(event)
  }
  return found
}

type EventListProps = { trace: Trace; moment: number | null; onChoose: (event: TracedEvent) => void }

/** Renders the events between actors, the newest first. A press shows the actors as they were after that event. */
export function EventList({ trace: { actors, events }, moment, onChoose }: EventListProps) {
  const [actor, setActor] = useState('')
  const [type, setType] = useState('')
  const [rows, setRows] = useState(pageRows)
  const names = useMemo(() => new Map(actors.map((one) => [one.id, nameOf(one)])), [actors])
  const found = newest(events, names, { actor, type }, rows + 1)
  return (
    <>
      <div className={styles.filters}>
        <Filter label="Filtrer par acteur" value={actor} onChange={setActor} placeholder="toggle" />
        <Filter label="Filtrer par événement" value={type} onChange={setType} placeholder="press" />
      </div>
      {found.length === 0 && <p className={styles.note}>Aucun événement ne correspond.</p>}
      <ol className={styles.events} aria-label="Événements, le dernier d’abord">
        {found.slice(0, rows).map((event) => (
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
      {found.length > rows && (
        <Button size="small" variant="ghost" onPress={() => setRows(rows + pageRows)}>
          Montrer plus d’événements
        </Button>
      )}
    </>
  )
}

type FilterProps = { label: string; value: string; onChange: (value: string) => void; placeholder: string }

function Filter({ label, value, onChange, placeholder }: FilterProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <input
        className={styles.filterInput}
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

type RowProps = { event: TracedEvent; actor: string; sender: string; isChosen: boolean; onChoose: EventListProps['onChoose'] }

const Row = memo(function Row({ event, actor, sender, isChosen, onChoose }: RowProps) {
  return (
    <li>
      <button type="button" className={styles.event} aria-pressed={isChosen} onClick={() => onChoose(event)}>
        <span className={styles.figure}>{(event.at / 1000).toFixed(2)}</span>
        <span className={styles.parties}>{sender === '' ? actor : `${sender} → ${actor}`}</span>
        <span className={styles.eventType}>{event.event.type}</span>
        <span className={styles.cell}>{stateNames(event.after?.value ?? null)}</span>
      </button>
    </li>
  )
})
