import { Captions, FileVideo, Film, Image, type LucideIcon, Upload } from 'lucide-react'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { StorageReportDocument, type StorageStateFragment } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import type { StorageUseKind } from '../../shared/entities/storage.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { StorageFindings } from './StorageFindings.tsx'
import { type Check, deletableText, deletedText, type Deletion, filesText, isUnderWay, quantity } from './storageTexts.ts'
import { useRefresh } from './useRefresh.ts'

const whole = new Intl.NumberFormat('fr-FR')
/** A check and a deletion go on, and end, without anybody's doing. */
const refreshMs = 5000

/** Renders what the storage keeps, and how it compares with the database. */
export function Storage() {
  const { reload, ...screen } = useScreen(
    // Other administrators begin checks as well.
    { query: StorageReportDocument, requestPolicy: 'cache-and-network' },
    ({ storageReport }) => storageReport,
  )
  useRefresh(reload, refreshMs)
  if (screen.status === 'failed') return <LoadFailure failure={screen.failure} onRetry={reload} />
  if (screen.status !== 'loaded') return <RowsSkeleton label="Chargement du stockage..." />
  const check = screen.data.check
  return (
    <div className={styles.panel}>
      <Uses uses={screen.data.uses} />
      <CheckSection check={check} onOutdated={reload} />
      {check !== null && check.state === 'done' && <StorageFindings check={check} />}
    </div>
  )
}

const labels: Readonly<Record<StorageUseKind, { label: string; icon: LucideIcon }>> = {
  originals: { label: 'Fichiers envoyés', icon: FileVideo },
  renditions: { label: 'Versions lues', icon: Film },
  pictures: { label: 'Images', icon: Image },
  captions: { label: 'Sous-titres', icon: Captions },
  uploads: { label: 'Envois en cours', icon: Upload },
}
/** Where the sizes are not those of files of the storage. */
const notes: Partial<Record<StorageUseKind, string>> = { captions: 'dans la base', uploads: 'taille annoncée' }

function Uses({ uses }: Pick<StorageStateFragment, 'uses'>) {
  return (
    <section aria-label="Ce que le stockage garde">
      <dl className={styles.figures}>
        {uses.map(({ kind, files, bytes, unmeasured }) => (
          <StatCard
            key={kind}
            {...labels[kind]}
            value={bytes === null ? whole.format(files) : formatBytes(bytes)}
            hint={
              bytes === null
                ? 'sans taille dans la base'
                : [filesText(files), notes[kind], unmeasured > 0 ? `dont ${quantity(unmeasured, 'pas mesuré', 'pas mesurés')}` : undefined]
                    .filter((part) => part !== undefined)
                    .join(', ')
            }
          />
        ))}
      </dl>
    </section>
  )
}

function CheckSection({ check, onOutdated }: { check: Check | null; onOutdated: () => void }) {
  const acts = useAdministrationAct(onOutdated)
  const deletion = check?.deletion ?? null
  const isBusy = isUnderWay(check) || isUnderWay(deletion)
  return (
    <section className={sectionStyles.section} aria-labelledby="storage-check-title">
      <h2 id="storage-check-title">Vérification</h2>
      {check === null ? (
        <p>Le stockage n’a pas encore été comparé à la base de données.</p>
      ) : (
        <div role="status" className={styles.lines}>
          <CheckState check={check} />
          {deletion !== null && <DeletionState deletion={deletion} />}
        </div>
      )}
      {!isBusy && (
        <div className={styles.actions}>
          <Button
            variant={check === null ? 'primary' : 'secondary'}
            onPress={() => acts.ask({ act: 'checkStorage', subject: { id: check?.id ?? '', name: '' }, role: null })}
          >
            {check === null ? 'Vérifier le stockage' : 'Vérifier de nouveau'}
          </Button>
          {check !== null && check.deletable.orphans > 0 && (
            <Button
              variant="danger"
              onPress={() => acts.ask({ act: 'deleteOrphans', subject: { id: check.id, name: deletableText(check) }, role: null })}
            >
              Supprimer les fichiers orphelins
            </Button>
          )}
        </div>
      )}
      <ActDialog acts={acts} />
    </section>
  )
}

function CheckState({ check }: { check: Check }) {
  const { state, reason, finishedAt, requestedAt, files, bytes, orphans, orphanFiles, orphanBytes, missing, unknownNames } = check
  const seen = `${filesText(files)}, ${formatBytes(bytes)}`
  switch (state) {
    case 'waiting':
      return <p>{`La vérification attend son tour${reason === null ? '' : `, après un échec : ${reason}`}.`}</p>
    case 'running':
      return <p>{`Vérification en cours : ${seen} jusqu’ici.`}</p>
    case 'failed':
      return (
        <AlertBanner tone="warning" title="La vérification n’est pas allée à son terme.">
          {reason ?? 'Elle a été interrompue.'}
        </AlertBanner>
      )
    case 'done':
      return (
        <>
          <p>
            Terminée <RelativeTime iso={finishedAt ?? requestedAt} />
            {` : ${seen}.`}
          </p>
          <p>
            {orphans === 0
              ? 'Chaque fichier de plus d’un jour sert.'
              : `${filesText(orphanFiles)} de plus d’un jour ${orphanFiles < 2 ? 'ne sert' : 'ne servent'} à rien : ${formatBytes(orphanBytes)}.`}
          </p>
          <p>{missing === 0 ? 'Aucun fichier ne manque.' : `${quantity(missing, 'fichier manque', 'fichiers manquent')}.`}</p>
          {unknownNames > 0 && (
            <p className={styles.meta}>
              {`${quantity(unknownNames, 'entrée que le site n’a pas nommée', 'entrées que le site n’a pas nommées')} : il n’y touche pas.`}
            </p>
          )}
        </>
      )
  }
}

function DeletionState({ deletion }: { deletion: Deletion }) {
  const { state, reason } = deletion
  switch (state) {
    case 'waiting':
      return <p>{`La suppression attend son tour${reason === null ? '' : `, après un échec : ${reason}`}.`}</p>
    case 'running':
      return <p>{`Suppression en cours : ${deletedText(deletion)}.`}</p>
    case 'failed':
      return (
        <AlertBanner tone="warning" title="La suppression n’est pas allée à son terme.">
          {`${reason ?? 'Elle a été interrompue'}. Orphelins : ${deletedText(deletion)}.`}
        </AlertBanner>
      )
    case 'done':
      return <p>{`Orphelins : ${deletedText(deletion)}.`}</p>
  }
}
