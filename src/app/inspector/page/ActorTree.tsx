import { classNames } from '../../../ui/classNames.ts'
import { stateNames } from '../names.ts'
import { type ActorNow, nameOf } from './moment.ts'
import * as styles from './Inspector.styles.ts'

type ActorTreeProps = { actors: readonly ActorNow[]; chosenId: string | null; onChoose: (id: string) => void }

/** Renders the actors below the one that started them. Stopped ones are dimmed and can still be chosen. */
export function ActorTree({ actors, chosenId, onChoose }: ActorTreeProps) {
  return (
    <ul className={styles.tree}>
      {actors.map(({ actor, snapshot, isStopped, children }) => (
        <li key={actor.id}>
          <button
            type="button"
            className={classNames(styles.actor, isStopped && styles.stopped)}
            aria-pressed={actor.id === chosenId}
            onClick={() => onChoose(actor.id)}
          >
            <span className={styles.actorName}>{nameOf(actor)}</span>
            <span className={styles.actorState}>{isStopped ? 'arrêté' : stateNames(snapshot?.value ?? null)}</span>
          </button>
          {children.length > 0 && <ActorTree actors={children} chosenId={chosenId} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}
