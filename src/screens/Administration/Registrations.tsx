import { RegistrationSettingsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { toForm } from '../../machines/registration/registrationSettings/form.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { useCallback, useState } from 'react'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { Invitations } from './Invitations.tsx'
import { RegistrationRequests } from './RegistrationRequests.tsx'
import { RegistrationSettings } from './RegistrationSettings.tsx'

/** Renders who waits for an account, the invitations, and the rules. */
export function Registrations() {
  const [outdated, setOutdated] = useState(0)
  const acts = useAdministrationAct(useCallback(() => setOutdated((count) => count + 1), []))
  const { reload, ...settings } = useScreen({ query: RegistrationSettingsDocument }, (data) => data.registrationSettings)
  return (
    <div className={styles.panel}>
      <RegistrationRequests key={`requests ${outdated}`} onAct={(act, subject) => acts.ask({ act, subject, role: null })} />
      {settings.status === 'loaded' && <RegistrationSettings saved={toForm(settings.data)} />}
      {settings.status === 'failed' && <ErrorPanel message={settings.failure.message} onRetry={reload} />}
      {(settings.status === 'loading' || settings.status === 'missing') && (
        <Loading label="Chargement des règles..." className={styles.section}>
          <Skeleton width="12rem" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      )}
      <Invitations key={`invitations ${outdated}`} onWithdraw={(subject) => acts.ask({ act: 'withdraw', subject, role: null })} />
      <ActDialog acts={acts} />
    </div>
  )
}
