import { RegistrationsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { toForm } from '../../machines/registration/registrationSettings/form.ts'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Invitations } from './Invitations.tsx'
import { RegistrationRequests } from './RegistrationRequests.tsx'
import { RegistrationSettings } from './RegistrationSettings.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'

/** Renders who waits for an account, the rules, and the invitations. */
export function Registrations() {
  const { reload, ...screen } = useScreen({ query: RegistrationsDocument, requestPolicy: 'cache-and-network' }, (data) => data)
  const acts = useAdministrationAct(reload)
  if (screen.status === 'failed') return <LoadFailure failure={screen.failure} onRetry={reload} />
  if (screen.status !== 'loaded') return <RowsSkeleton label="Chargement des inscriptions..." />
  const { registrationRequests, registrationSettings, invitations } = screen.data
  return (
    <div className={styles.panel}>
      <RegistrationRequests first={registrationRequests} onAct={(act, subject) => acts.ask({ act, subject, role: null })} />
      <RegistrationSettings saved={toForm(registrationSettings)} />
      <Invitations first={invitations} onWithdraw={(subject) => acts.ask({ act: 'withdraw', subject, role: null })} />
      <ActDialog acts={acts} />
    </div>
  )
}
