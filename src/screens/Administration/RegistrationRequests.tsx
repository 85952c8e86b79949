import { Check, X } from 'lucide-react'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { RegistrationRequestsDocument, type RegistrationsQuery } from '../../graphql/generated/graphql.ts'
import type { AdministrationAct } from '../../machines/administration/administrationAct/types.ts'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './Administration.styles.ts'
import { Pages } from './Pages.tsx'

type RegistrationRequestsProps = {
  first: RegistrationsQuery['registrationRequests']
  onAct: (act: 'approve' | 'refuse', subject: AdministrationAct['subject']) => void
}

/** Renders the people who wait for an account, who waits longest first. */
export function RegistrationRequests({ first, onAct }: RegistrationRequestsProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby="requests-title">
      <h2 id="requests-title">Demandes de compte</h2>
      <Pages
        first={first}
        document={RegistrationRequestsDocument}
        variablesAt={(cursor) => ({ cursor })}
        select={(data) => data.registrationRequests}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des demandes..."
        empty={{ heading: 'h3', title: 'Aucune demande', message: 'Personne n’attend l’ouverture d’un compte.' }}
      >
        {({ id, username, firstname, lastname, email, reason, createdAt }) => (
          <div className={styles.row}>
            <div className={styles.about}>
              <p className={styles.name}>
                <b>{username}</b>
              </p>
              <p className={styles.meta}>
                {[`${firstname} ${lastname}`.trim(), email].filter((text) => text !== '').join(' · ')} · <RelativeTime iso={createdAt} />
              </p>
              <blockquote className={styles.quote}>{reason}</blockquote>
            </div>
            <div className={styles.actions}>
              <Button icon={X} onPress={() => onAct('refuse', { id, name: username })} aria-label={`Refuser ${username}`}>
                Refuser
              </Button>
              <Button
                variant="primary"
                icon={Check}
                onPress={() => onAct('approve', { id, name: username })}
                aria-label={`Accepter ${username}`}
              >
                Accepter
              </Button>
            </div>
          </div>
        )}
      </Pages>
    </section>
  )
}
