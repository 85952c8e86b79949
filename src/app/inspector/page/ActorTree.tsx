import { memo, useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { classNames } from '../../../ui/classNames.ts'
import { stateNames } from '../names.ts'
import { type ActorNow, flat, nameOf, onlyLive } from './moment.ts'
import * as styles from './Inspector.styles.ts'

type ActorTreeProps = { actors: readonly ActorNow[]; chosenId: string | null; onChoose: (id: string) => void }

/** Renders the actors that run below the one that started them; those that are stopped only on request, since there may be hundreds. */
export function ActorTree({ actors, chosenId, onChoose }: ActorTreeProps) {
  const [hasStopped, setHasStopped] = useState(false)
  const shown = hasStopped ? actors : onlyLive(actors, chosenId)
  const stopped = flat(actors).filter(({ isStopped }) => isStopped).length
  return (
    <>
      {actors.length === 0 && <p className={styles.note}>Aucun acteur n’est encore parti.</p>}
      <Branches actors={shown} chosenId={chosenId} onChoose={onChoose} />
      {stopped > 0 && (
        <Button size="small" variant="ghost" onPress={() => setHasStopped(!hasStopped)}>
          {hasStopped ? 'Masquer les arrêtés' : `Montrer les arrêtés (${stopped})`}
        </Button>
      )}
    </>
  )
}

function Branches({ actors, chosenId, onChoose }: ActorTreeProps) {
  return (
    <ul className={styles.tree}>
      {actors.map(({ actor, snapshot, isStopped, children }) => (
        <li key={actor.id}>
          <Row
            id={actor.id}
            name={nameOf(actor)}
            state={snapshot?.status === 'error' ? 'en erreur' : isStopped ? 'arrêté' : stateNames(snapshot?.value ?? null)}
            isStopped={isStopped}
            isChosen={actor.id === chosenId}
            onChoose={onChoose}
          />
          {children.length > 0 && <Branches actors={children} chosenId={chosenId} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}

type RowProps = { id: string; name: string; state: string; isStopped: boolean; isChosen: boolean; onChoose: ActorTreeProps['onChoose'] }

const Row = memo(function Row({ id, name, state, isStopped, isChosen, onChoose }: RowProps) {
  return (
    <button
      type="button"
      className={classNames(styles.actor, isStopped && styles.stopped)}
      aria-pressed={isChosen}
      onClick={() => onChoose(id)}
    >
      <span className={styles.actorName}>{name}</span>
      <span className={styles.actorState}>{state}</span>
    </button>
  )
})
