import { Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { useInspector } from '../../../machines/inspector/inspector/useInspector.ts'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import type { Trace } from '../trace/types.ts'
import { ActorTree } from './ActorTree.tsx'
import { Chart } from './Chart.tsx'
import { chartOf } from './charts.ts'
import { EventForm } from './EventForm.tsx'
import { EventList } from './EventList.tsx'
import * as styles from './Inspector.styles.ts'
import { activeIds, type ActorNow, actorsAt, flat, nameOf } from './moment.ts'
import { SnapshotPanel } from './SnapshotPanel.tsx'
import { Notices, Toolbar } from './Toolbar.tsx'
import type { TraceStore } from './traceStore.ts'

const nobody: readonly ActorNow[] = []

/** Renders the machines of a page, or of a trace from a file: actors, chart, context, events. */
export function Inspector({ store }: { store: TraceStore }) {
  const inspector = useInspector()
  const page = useSyncExternalStore(store.subscribe, store.page)
  const file = useSyncExternalStore(store.subscribe, store.file)
  const trace = inspector.fileName === null ? page : file
  return (
    <main className={styles.page}>
      <Toolbar inspector={inspector} trace={trace} />
      <Notices inspector={inspector} />
      {trace ? <Actors key={trace.startedAt} inspector={inspector} trace={trace} /> : <Nothing />}
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
  const { moment } = inspector
  const tree = useMemo(() => actorsAt(trace, moment), [trace, moment])
  const [chosenId, setChosenId] = useState<string | null>(null)
  const all = flat(tree)
  const chosen = all.find(({ actor }) => actor.id === chosenId) ?? all.find(({ actor }) => actor.machine !== null)
  return (
    <div className={styles.panels}>
      <section className={styles.panel} aria-labelledby="actors">
        <h2 className={styles.heading} id="actors">
          Acteurs ({all.length})
        </h2>
        <div className={styles.scroll}>
          {tree.length === 0 && <p className={styles.note}>Aucun acteur n’est encore parti.</p>}
          <ActorTree actors={tree.length === 0 ? nobody : tree} chosenId={chosen?.actor.id ?? null} onChoose={setChosenId} />
        </div>
      </section>
      {chosen && <Chosen now={chosen} inspector={inspector} trace={trace} />}
      <section className={styles.sequence} aria-labelledby="events">
        <h2 className={styles.heading} id="events">
          Événements ({trace.events.length})
        </h2>
        <div className={styles.scroll}>
          <EventList
            trace={trace}
            moment={moment}
            onChoose={({ number, actorId }) => {
              inspector.choose(number)
              setChosenId(actorId)
            }}
          />
        </div>
      </section>
    </div>
  )
}

function Chosen({ now, inspector, trace }: ActorsProps & { now: ActorNow }) {
  const { actor, snapshot, last, isStopped } = now
  const { machine } = actor
  const active = useMemo(
    () => new Set(machine === null || !snapshot || isStopped ? [] : activeIds(machine, snapshot.value)),
    [machine, snapshot, isStopped],
  )
  const taken = useMemo(() => new Set(last?.taken ?? []), [last])
  const seen = useMemo(() => {
    const ids = new Set(trace.actors.filter((one) => one.machine === machine).map(({ id }) => id))
    return trace.events.filter(({ actorId }) => ids.has(actorId))
  }, [trace, machine])
  const waiting = <Spinner />
  return (
    <>
      <section className={styles.panel} aria-labelledby="chart">
        <h2 className={styles.heading} id="chart">
          {nameOf(actor)}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody can scroll it with the keyboard */}
        <div className={styles.scroll} role="group" aria-labelledby="chart" tabIndex={0}>
          {machine === null ? (
            <p className={styles.note}>Cet acteur n’est pas une machine.</p>
          ) : (
            <Suspense fallback={waiting}>
              <Chart result={chartOf(machine)} title={machine} active={active} taken={taken} />
            </Suspense>
          )}
        </div>
      </section>
      <section className={styles.panel} aria-labelledby="snapshot">
        <h2 className={styles.heading} id="snapshot">
          État et contexte
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody can scroll it with the keyboard */}
        <div className={styles.scroll} role="group" aria-labelledby="snapshot" tabIndex={0}>
          <SnapshotPanel now={now} />
        </div>
      </section>
      <section className={styles.sending} aria-labelledby="sending">
        <h2 className={styles.heading} id="sending">
          Envoyer un événement
        </h2>
        <div className={styles.scroll}>
          {machine !== null && (
            <Suspense fallback={waiting}>
              <EventForm
                key={actor.id}
                result={chartOf(machine)}
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
