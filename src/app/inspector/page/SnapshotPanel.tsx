import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Trace } from '../trace/types.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { linesOf } from './difference.ts'
import * as styles from './Inspector.styles.ts'
import { stateNames } from '../names.ts'
import { type ActorNow, neighboursOf } from './moment.ts'

const marks = { same: '', added: '+', removed: '−', changed: '±' } as const
const words = { same: '', added: 'ajouté', removed: 'retiré', changed: 'changé' } as const
/** Lines that are drawn: a context may have thousands. */
const shownLines = 400

type SnapshotPanelProps = { now: ActorNow; trace: Trace; onChoose: (number: number) => void }

/** Renders the snapshot of an actor, and steps to the one before and after it. */
export function SnapshotPanel({ now, trace, onChoose }: SnapshotPanelProps) {
  const { previous, next } = neighboursOf(trace, now)
  const step = (number: number | null) => ({
    size: 'small' as const,
    onPress: () => number !== null && onChoose(number),
    disabledReason: number === null ? 'Cet acteur n’en a pas d’autre' : undefined,
  })
  return (
    <section className={styles.snapshot} aria-labelledby="snapshot">
      <div className={styles.head}>
        <h2 className={styles.heading} id="snapshot">
          État et contexte
        </h2>
        <div className={styles.steps}>
          <IconButton icon={ChevronLeft} label="Instantané précédent" {...step(previous)} />
          <IconButton icon={ChevronRight} label="Instantané suivant" {...step(next)} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody can scroll it with the keyboard */}
      <div className={styles.scroll} role="group" aria-labelledby="snapshot" tabIndex={0}>
        <Snapshot now={now} />
      </div>
    </section>
  )
}

/** Renders the state and context of an actor, with what its last event changed. */
function Snapshot({ now: { snapshot, before, last, actor } }: { now: ActorNow }) {
  if (!snapshot) return <p className={styles.note}>Cet acteur n’est pas une machine : il n’a ni état ni contexte.</p>
  const lines = linesOf(snapshot.context, before?.context)
  const { type: _, ...values } = last?.event ?? { type: '' }
  const valueLines = linesOf(values, values)
  return (
    <>
      <dl className={styles.facts}>
        <dt>État</dt>
        <dd>
          {stateNames(snapshot.value)}
          {before && stateNames(before.value) !== stateNames(snapshot.value) && (
            <del className={styles.was}> {stateNames(before.value)}</del>
          )}
        </dd>
        <dt>Statut</dt>
        <dd>{snapshot.status}</dd>
        <dt>Dernier événement</dt>
        <dd>{last ? last.event.type : 'aucun'}</dd>
        {last && last.effects.length > 0 && (
          <>
            <dt>Effets</dt>
            <dd>{last.effects.map(({ type }) => type).join(', ')}</dd>
          </>
        )}
        <dt>Identifiant</dt>
        <dd>{actor.id}</dd>
      </dl>
      {valueLines.length > 0 && (
        <>
          <h3 className={styles.subheading}>Valeurs de l’événement</h3>
          <Lines lines={valueLines} />
        </>
      )}
      <h3 className={styles.subheading}>Contexte</h3>
      {lines.length === 0 && <p className={styles.note}>Le contexte est vide.</p>}
      <Lines lines={lines} />
    </>
  )
}

function Lines({ lines }: { lines: ReturnType<typeof linesOf> }) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.slice(0, shownLines).map(({ path, depth, name, text, change, was }) => (
          <li key={path} className={styles.line} data-change={change} data-depth={Math.min(depth, 5)}>
            <span className={styles.mark} aria-hidden="true">
              {marks[change]}
            </span>
            <span>
              <b>{name}</b> {text}
              {was !== undefined && <del className={styles.was}> {was}</del>}
              {change !== 'same' && <span className={styles.hidden}> ({words[change]})</span>}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > shownLines && (
        <p className={styles.note}>… et {lines.length - shownLines} lignes de plus, dans le fichier exporté.</p>
      )}
    </>
  )
}
