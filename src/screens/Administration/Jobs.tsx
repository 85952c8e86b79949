import { ArrowDown, ArrowUp, Ellipsis, RotateCw, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { Menu } from '../../components/Menu.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { type JobItemFragment, JobsDocument } from '../../graphql/generated/graphql.ts'
import type { AdministrationAct } from '../../machines/administration/administrationAct/types.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { type AdministeredJobState, administeredJobStates } from '../../shared/entities/administeredJob.ts'
import { formatDateAndTime } from '../../shared/format/dateForms.ts'
import { quoted } from '../../shared/format/quote.ts'
import { watchPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import type { MenuItem } from '../../ui/Menu/types.ts'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { jobLabels, mailLabels } from './jobLabels.ts'
import { Pages } from './Pages.tsx'

/** Jobs begin and end without anybody's doing. */
const refreshMs = 5000

const stateLabels: Readonly<Record<AdministeredJobState, string>> = { waiting: 'En attente', running: 'En cours', failed: 'En échec' }

/** Renders what the server has to do, does and could not do, and what can be done about each. */
export function Jobs() {
  const [params, setParams] = useSearchParams()
  const state = administeredJobStates.find((candidate) => candidate === params.get('state')) ?? null
  const [outdated, setOutdated] = useState(0)
  const acts = useAdministrationAct(useCallback(() => setOutdated((count) => count + 1), []))
  const show = (next: AdministeredJobState | null): void => setParams({ tab: 'jobs', ...(next && { state: next }) }, { replace: true })
  return (
    <div className={styles.panel}>
      <div className={styles.places} role="group" aria-label="État">
        {[null, ...administeredJobStates].map((each) => (
          <Chip key={each ?? 'all'} selected={state === each} onPress={() => show(each)}>
            {each === null ? 'Toutes' : stateLabels[each]}
          </Chip>
        ))}
      </div>
      <Pages
        key={`${state} ${outdated}`}
        document={JobsDocument}
        variablesAt={(cursor) => ({ state, cursor })}
        select={(data) => data.jobs}
        keyOf={({ id }) => id}
        refreshMs={refreshMs}
        loadingLabel="Chargement des tâches..."
        empty={{ heading: 'h2', title: 'Aucune tâche', message: 'Le serveur n’a rien à faire ici.' }}
      >
        {(job) => <JobRow job={job} onAct={(act) => acts.ask({ act, subject: { id: job.id, name: nameOf(job) }, role: null })} />}
      </Pages>
      <ActDialog acts={acts} />
    </div>
  )
}

function nameOf({ kind, title }: JobItemFragment): string {
  return title === null ? jobLabels[kind] : `${jobLabels[kind]} de ${quoted(title)}`
}

type JobRowProps = { job: JobItemFragment; onAct: (act: AdministrationAct['act']) => void }

function JobRow({ job, onAct }: JobRowProps) {
  const { kind, reason } = job
  const items = actsOn(job, onAct)
  return (
    <div className={styles.unbrokenRow}>
      <div className={styles.about}>
        <p className={styles.name}>
          <b>{jobLabels[kind]}</b>
          <StateBadge state={job.state} />
          {job.isRaised && job.state === 'waiting' && (
            <Badge tone="accent" icon={ArrowUp}>
              Avant les autres
            </Badge>
          )}
        </p>
        <Subject job={job} />
        <p className={styles.meta}>
          <Since job={job} />
          {` · ${attemptsOf(job)}${workerOf(job)}`}
        </p>
        {reason !== null && <p className={styles.meta}>{reason}</p>}
      </div>
      {items.length > 0 && <Menu trigger={<IconButton icon={Ellipsis} label={`Actions pour ${nameOf(job)}`} />} items={items} />}
    </div>
  )
}

function actsOn({ state, isRaised, canRetry, canAbandon }: JobItemFragment, onAct: JobRowProps['onAct']): MenuItem[] {
  return [
    ...(canRetry ? [{ label: 'Réessayer', icon: RotateCw, onSelect: () => onAct('retryJob') }] : []),
    ...(state !== 'waiting'
      ? []
      : isRaised
        ? [{ label: 'Remettre à son rang', icon: ArrowDown, onSelect: () => onAct('lowerJob') }]
        : [{ label: 'Faire passer avant', icon: ArrowUp, onSelect: () => onAct('raiseJob') }]),
    ...(canAbandon ? [{ label: 'Abandonner', icon: Trash2, tone: 'danger' as const, onSelect: () => onAct('abandonJob') }] : []),
  ]
}

/** What the job is about. */
function Subject({ job: { kind, contentId, title, mailKind, recipient } }: { job: JobItemFragment }) {
  if (kind === 'mail') {
    return <p>{`${mailLabels[mailKind ?? ''] ?? mailKind ?? ''}, à ${recipient ?? 'un compte supprimé'}`}</p>
  }
  if (kind === 'storageCheck' || kind === 'storageDeletion') return null
  if (contentId === null || title === null) return <p>Une vidéo supprimée</p>
  return (
    <p>
      <TextLink quiet render={<Link href={watchPath(contentId)} />}>
        {title}
      </TextLink>
    </p>
  )
}

function StateBadge({ state }: Pick<JobItemFragment, 'state'>) {
  switch (state) {
    case 'waiting':
      return <Badge>En attente</Badge>
    case 'running':
      return <Badge tone="info">En cours</Badge>
    case 'failed':
      return <Badge tone="danger">En échec</Badge>
  }
}

function Since({ job: { createdAt, startedAt, failedAt } }: { job: JobItemFragment }) {
  if (failedAt !== null) {
    return (
      <>
        Échec <RelativeTime iso={failedAt} />
      </>
    )
  }
  if (startedAt !== null) {
    return (
      <>
        Commencée <RelativeTime iso={startedAt} />
      </>
    )
  }
  return (
    <>
      Demandée <RelativeTime iso={createdAt} />
    </>
  )
}

/** Who runs it, as what comes after its attempts. */
function workerOf({ workerHost, workerPid, isRunRemotely }: JobItemFragment): string {
  if (workerHost === null) return isRunRemotely ? ', par un worker distant' : ''
  return `, par ${isRunRemotely ? 'le worker distant ' : ''}${workerHost}${workerPid === null ? '' : ` (processus ${workerPid})`}`
}

function attemptsOf({ attempts, nextAttemptAt }: JobItemFragment): string {
  if (attempts === 0) return nextAttemptAt === null ? 'pas encore essayée' : `premier essai le ${formatDateAndTime(nextAttemptAt)}`
  const made = attempts === 1 ? 'un essai' : `${attempts} essais`
  return nextAttemptAt === null ? made : `${made}, le prochain le ${formatDateAndTime(nextAttemptAt)}`
}
