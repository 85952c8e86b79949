import { Download, X } from 'lucide-react'
import type { useAccountExport } from '../../machines/user/accountExport/useAccountExport.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { formatBytes } from '../../shared/format/bytes.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'

/** Renders the download of everything that the site stores about the user, as an archive. */
export function ExportSection({ archive }: { archive: ReturnType<typeof useAccountExport> }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="export-title">
      <h2 id="export-title">Vos données</h2>
      <p className={sectionStyles.note}>
        Une archive zip avec votre compte, vos vidéos, commentaires, playlists, abonnements et historique.
      </p>
      {archive.failure && <AlertBanner onDismiss={archive.dismissFailure}>{archive.failure.message}</AlertBanner>}
      <div className={styles.row}>
        <Button icon={Download} busy={archive.isBusy} busyLabel="Téléchargement..." onPress={archive.start}>
          Télécharger mes données
        </Button>
        {archive.isBusy && (
          <>
            <span className={sectionStyles.note}>{formatBytes(archive.bytes)} reçus</span>
            <Button variant="ghost" icon={X} onPress={archive.cancel}>
              Annuler
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
