import { Send } from 'lucide-react'
import { useCallback, useState } from 'react'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { UnsentMailsDocument, type UnsentMailsQuery } from '../../graphql/generated/graphql.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { formatDateAndTime } from '../../shared/format/dateForms.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { mailLabels } from './jobLabels.ts'
import { Pages } from './Pages.tsx'

type UnsentMail = UnsentMailsQuery['unsentMails']['items'][number]

/** Renders the mails that have not been sent, and sends one. */
export function UnsentMails() {
  const [outdated, setOutdated] = useState(0)
  const acts = useAdministrationAct(useCallback(() => setOutdated((count) => count + 1), []))
  return (
    <div className={styles.panel}>
      <Pages
        key={outdated}
        document={UnsentMailsDocument}
        variablesAt={(cursor) => ({ cursor })}
        select={(data) => data.unsentMails}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des messages..."
        empty={{ heading: 'h2', title: 'Aucun message en attente', message: 'Tous les messages sont partis.' }}
      >
        {(mail) => {
          const recipient = mail.recipient ?? 'un compte supprimé'
          return (
            <div className={styles.row}>
              <div className={styles.about}>
                <p className={styles.name}>
                  <b>{mailLabels[mail.kind] ?? mail.kind}</b>
                  <StateBadge state={mail.state} />
                </p>
                <p className={styles.meta}>
                  {recipient} · <RelativeTime iso={mail.createdAt} />
                </p>
                <p className={styles.meta}>{attemptsOf(mail)}</p>
                {mail.reason !== null && <p>{mail.reason}</p>}
              </div>
              <Button
                icon={Send}
                disabledReason={mail.state === 'sending' ? 'Il part en ce moment' : undefined}
                onPress={() => acts.ask({ act: 'sendMail', subject: { id: mail.id, name: recipient }, role: null })}
                aria-label={`Envoyer maintenant le message à ${recipient}`}
              >
                Envoyer
              </Button>
            </div>
          )
        }}
      </Pages>
      <ActDialog acts={acts} />
    </div>
  )
}

function StateBadge({ state }: Pick<UnsentMail, 'state'>) {
  switch (state) {
    case 'waiting':
      return <Badge>En attente</Badge>
    case 'sending':
      return <Badge>En cours d’envoi</Badge>
    case 'failed':
      return <Badge tone="danger">Abandonné</Badge>
    case 'refused':
      return <Badge tone="danger">Refusé par le serveur</Badge>
  }
}

function attemptsOf({ attempts, nextAttemptAt }: UnsentMail): string {
  const made = attempts === 0 ? 'Pas encore essayé' : attempts === 1 ? 'Un essai' : `${attempts} essais`
  return nextAttemptAt === null || attempts === 0 ? made : `${made}, le prochain le ${formatDateAndTime(nextAttemptAt)}`
}
