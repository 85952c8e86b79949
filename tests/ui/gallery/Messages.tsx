import { AlertBanner } from '../../../src/ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../../src/ui/ErrorPanel/ErrorPanel.tsx'
import { LinkButton } from '../../../src/ui/LinkButton/LinkButton.tsx'
import * as styles from './Gallery.styles.ts'

const nothing = () => undefined

export function Messages() {
  return (
    <section className={styles.section}>
      <h2>Messages</h2>
      <AlertBanner onDismiss={nothing}>E-mail ou mot de passe incorrect</AlertBanner>
      <AlertBanner tone="warning" action={<Button size="small">Se connecter</Button>} onDismiss={nothing}>
        Votre session a expiré. Ce que vous avez écrit est gardé.
      </AlertBanner>
      <AlertBanner tone="info" title="Conversion en cours">
        La vidéo sera visible dans quelques instants.
      </AlertBanner>
      <AlertBanner tone="success">Vidéo mise à jour avec succès</AlertBanner>
      <div className={styles.columns}>
        <EmptyState
          title="Aucune vidéo"
          message="Publiez votre première vidéo : elle apparaîtra ici."
          action={
            <LinkButton href="#upload" variant="primary">
              Nouvelle vidéo
            </LinkButton>
          }
        />
        <ErrorPanel message="Le service est momentanément indisponible. Rien n’a été perdu." onRetry={nothing} onClose={nothing} />
      </div>
    </section>
  )
}
