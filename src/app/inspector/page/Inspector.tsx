import { Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useInspector } from '../../../machines/inspector/inspector/useInspector.ts'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import type { Trace, TracedEvent } from '../trace/types.ts'
import { ActorTree } from './ActorTree.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { chartOf } from './charts.ts'
import { EventForm } from './EventForm.tsx'
import { EventList } from './EventList.tsx'
import * as styles from './Inspector.styles.ts'
import { activeIds, type ActorNow, actorsAt, flat } from './moment.ts'
import { SnapshotPanel } from './SnapshotPanel.tsx'
import { Notices, Toolbar } from './Toolbar.tsx'
import { TraceBoundary } from './TraceBoundary.tsx'
import type { TraceStore } from './traceStore.ts'

/** Returns the value, or the one with which holding began: at an earlier moment nothing moves and nothing is dropped. */
function useHeld<Value>(value: Value, isHolding: boolean): Value {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  if (isHolding !== (held !== null)) setHeld(isHolding ? { value } : null)
  return held?.value ?? value
}

/** Renders the machines of a page, or of a trace from a file: actors, chart, context, events. */
export function Inspector({ store }: { store: TraceStore }) {
  const inspector = useInspector()
  const page = useSyncExternalStore(store.subscribe, store.page)
  const file = useSyncExternalStore(store.subscribe, store.file)
  const isFile = inspector.fileName !== null
  const trace = useHeld(isFile ? file : page, inspector.moment !== null)
  const source = `${trace === file ? 'file' : 'page'} ${trace?.startedAt ?? ''}`
  return (
    <main className={styles.page}>
      <Toolbar inspector={inspector} trace={trace} />
      <Notices inspector={inspector} />
      {trace ? (
        <TraceBoundary key={source}>
          <Actors inspector={inspector} trace={trace} />
        </TraceBoundary>
      ) : (
        <Nothing />
      )}
    </main>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <p>
        Ouvrez le site avec <code>?inspect</code> à la fin de l’adresse dans ce navigateur, ou une trace enregistrée dans un fichier.
      </p>
    </div>
  )
}

type ActorsProps = { inspector: ReturnType<typeof useInspector>; trace: Trace }

function Actors({ inspector, trace }: ActorsProps) {
  const { moment, choose } = inspector
  const tree = useMemo(() => actorsAt(trace, moment), [trace, moment])
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chooseEvent = useCallback(
    ({ number, actorId }: TracedEvent) => {
      choose(number)
      setChosenId(actorId)
    },
    [choose],
  )
  const all = flat(tree)
  const chosen = all.find(({ actor }) => actor.id === chosenId) ?? all.find(({ actor }) => actor.machine !== null)
  return (
    <div className={styles.panels}>
      <section className={styles.tall} aria-labelledby="actors">
        <h2 className={styles.heading} id="actors">
          Acteurs ({all.filter(({ isStopped }) => !isStopped).length})
        </h2>
        <div className={styles.scroll}>
          <ActorTree actors={tree} chosenId={chosen?.actor.id ?? null} onChoose={setChosenId} />
        </div>
      </section>
      {chosen && <Chosen now={chosen} inspector={inspector} trace={trace} />}
      <section className={styles.sequence} aria-labelledby="events">
        <h2 className={styles.heading} id="events">
          Événements ({trace.events.length})
        </h2>
        <div className={styles.scroll}>
          <EventList trace={trace} moment={moment} onChoose={chooseEvent} />
        </div>
      </section>
    </div>
  )
}

function Chosen({ now, inspector, trace }: ActorsProps & { now: ActorNow }) {
  const { actor, snapshot, isStopped } = now
  const { machine } = actor
  const active = useMemo(
    () => new Set(machine === null || !snapshot || isStopped ? [] : activeIds(machine, snapshot.value)),
    [machine, snapshot, isStopped],
  )
  const seen = useMemo(() => {
    const ids = new Set(trace.actors.filter((one) => one.machine === machine).map(({ id }) => id))
    return trace.events.filter(({ actorId }) => ids.has(actorId))
  }, [trace, machine])
  return (
    <>
      <ChartPanel now={now} active={active} />
      <SnapshotPanel now={now} trace={trace} onChoose={inspector.choose} />
      <section className={styles.sending} aria-labelledby="sending">
        <h2 className={styles.heading} id="sending">
          Envoyer un événement
        </h2>
        <div className={styles.scroll}>
          {machine !== null && (
            <Suspense fallback={<Spinner />}>
              <EventForm
                key={actor.id}
                result={chartOf(machine)}
                machine={machine}
                actorId={actor.id}
                active={active}
                seen={seen}
                onSend={inspector.send}
                disabledReason={inspector.fileName === null && inspector.connection === 'live' ? undefined : 'Aucune page ne l’attend'}
              />
            </Suspense>
          )}
        </div>
      </section>
    </>
  )
}
