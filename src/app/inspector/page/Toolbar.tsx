import { Download, FolderOpen, Pause, SkipForward, X } from 'lucide-react'
import { useRef } from 'react'
import type { useInspector } from '../../../machines/inspector/inspector/useInspector.ts'
import { AlertBanner } from '../../../ui/AlertBanner/AlertBanner.tsx'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import type { Trace } from '../trace/types.ts'
import { downloadTrace } from './downloadTrace.ts'
import * as styles from './Inspector.styles.ts'

type ToolbarProps = { inspector: ReturnType<typeof useInspector>; trace: Trace | null }

const connections = {
  waiting: { label: 'En attente d’une page', tone: 'neutral' },
  live: { label: 'En direct', tone: 'success' },
  outdated: { label: 'La page a été chargée avec une autre version : rechargez-la', tone: 'warning' },
  left: { label: 'La page est fermée', tone: 'warning' },
  unavailable: { label: 'Navigateur non pris en charge', tone: 'danger' },
} as const

/** Renders where the trace comes from, and what can be done with it. */
export function Toolbar({ inspector, trace }: ToolbarProps) {
  const { connection, fileName, moment } = inspector
  const picker = useRef<HTMLInputElement>(null)
  const { label, tone } = connections[connection]
  const last = trace?.events.at(-1)
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>Inspecteur</h1>
      <div className={styles.source} role="status">
        {fileName === null ? <Badge tone={tone}>{label}</Badge> : <Badge tone="warning">Fichier</Badge>}
        <span>{fileName ?? inspector.address}</span>
        {moment !== null && <Badge tone="warning">Après l’événement {moment}</Badge>}
      </div>
      {moment === null ? (
        <Button
          size="small"
          icon={Pause}
          disabledReason={last ? undefined : 'Il n’y a pas d’événement'}
          onPress={() => last && inspector.choose(last.number)}
        >
          Figer
        </Button>
      ) : (
        <Button size="small" variant="primary" icon={SkipForward} onPress={inspector.showPresent}>
          Revenir au direct
        </Button>
      )}
      {(fileName !== null || inspector.isReading) && (
        <Button size="small" icon={X} onPress={inspector.closeFile}>
          {inspector.isReading ? 'Annuler la lecture' : 'Fermer le fichier'}
        </Button>
      )}
      <Button size="small" icon={FolderOpen} busy={inspector.isReading} onPress={() => picker.current?.click()}>
        Ouvrir
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Fichier de trace"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) inspector.openFile(file)
          // The same file can be chosen again after it was changed.
          currentTarget.value = ''
        }}
      />
      <Button
        size="small"
        icon={Download}
        disabledReason={trace ? undefined : 'Il n’y a rien à exporter'}
        onPress={() => trace && downloadTrace(trace)}
      >
        Exporter
      </Button>
    </header>
  )
}

/** Renders what went wrong, until it is dismissed. */
export function Notices({ inspector }: Pick<ToolbarProps, 'inspector'>) {
  return (
    <>
      {inspector.failure !== null && <AlertBanner onDismiss={inspector.closeNotice}>{inspector.failure}</AlertBanner>}
      {inspector.isRefused && (
        <AlertBanner tone="warning" onDismiss={inspector.closeNotice}>
          L’événement n’a pas été reçu : cet acteur est arrêté.
        </AlertBanner>
      )}
    </>
  )
}
