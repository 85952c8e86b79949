import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import type { ProblemReportProps } from './parts.ts'
import * as styles from './ProblemReport.styles.ts'

/** Says what will be recorded, and asks for the consent. */
export function ConsentDialog({ problem }: ProblemReportProps) {
  const { isBusy, failure } = problem
  return (
    <Dialog
      open={problem.isAsking}
      onClose={problem.close}
      title="Signaler un problème"
      description="Le site enregistre ce qu’il fait pendant que vous refaites ce qui ne marche pas, pour que ses administrateurs puissent le revoir."
      dismissible={!isBusy}
      footer={
        <>
          <Button disabled={isBusy} onPress={problem.close}>
            Annuler
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel="Rechargement..." onPress={problem.consent}>
            Accepter et enregistrer
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && <AlertBanner onDismiss={problem.dismissFailure}>{failure.message}</AlertBanner>}
        <ul className={styles.facts}>
          <li>Sont gardés les 200 derniers événements du site dans cet onglet : vos actions, les réponses du serveur, les erreurs.</li>
          <li>Les textes, les adresses et les noms sont masqués, les mots de passe aussi. Ni l’écran ni le son ne sont enregistrés.</li>
          <li>Rien ne part sans vous : vous verrez tout avant l’envoi. Un signalement est supprimé au bout de 90 jours.</li>
          <li>La page se recharge pour commencer. L’enregistrement s’arrête quand vous le terminez ou fermez l’onglet.</li>
        </ul>
      </div>
    </Dialog>
  )
}
