import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { Accounts } from './Accounts.tsx'
import * as styles from './Administration.styles.ts'
import { type AdministrationTab, administrationTabOf } from './administrationTab.ts'
import { AuditLog } from './AuditLog.tsx'
import { Channels } from './Channels.tsx'
import { Contents } from './Contents.tsx'
import { FailedConversions } from './FailedConversions.tsx'
import { Jobs } from './Jobs.tsx'
import { Overview } from './Overview.tsx'
import { RoleQuotas } from './RoleQuotas.tsx'
import { Registrations } from './Registrations.tsx'
import { SiteSettings } from './SiteSettings.tsx'
import { Storage } from './Storage.tsx'
import { UnsentMails } from './UnsentMails.tsx'

/** The flows that the route provides. */
export type AdministrationFlows =
  | 'administrationAct'
  | 'registrationSettings'
  | 'invitation'
  | 'invitationLink'
  | 'quotaForm'
  | 'siteForm'
  | 'imageUpload'
  | 'leaveGuard'

export function Administration() {
  useScreenTitle('Administration')
  const [params, setParams] = useSearchParams()
  const selected = administrationTabOf(params)
  // Their forms keep what is typed while other tabs are looked at.
  const [visited, setVisited] = useState<ReadonlySet<AdministrationTab>>(new Set([selected]))
  if (!visited.has(selected)) setVisited(new Set([...visited, selected]))
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>Administration</h1>
        <p className={styles.subtitle}>Les comptes, les inscriptions, les réglages et la santé de ce site</p>
      </header>
      <Tabs<AdministrationTab>
        label="Administration"
        value={selected}
        onChange={(tab) => setParams(tab === 'overview' ? {} : { tab }, { replace: true })}
        tabs={[
          { value: 'overview', label: 'Vue d’ensemble', panel: <Overview /> },
          { value: 'accounts', label: 'Comptes', panel: <Accounts /> },
          { value: 'registrations', label: 'Inscriptions', panel: <Registrations />, isKept: visited.has('registrations') },
          { value: 'quotas', label: 'Quotas', panel: <RoleQuotas />, isKept: visited.has('quotas') },
          { value: 'contents', label: 'Vidéos', panel: <Contents /> },
          { value: 'channels', label: 'Chaînes', panel: <Channels /> },
          { value: 'jobs', label: 'Tâches', panel: <Jobs /> },
          { value: 'storage', label: 'Stockage', panel: <Storage /> },
          { value: 'conversions', label: 'Conversions', panel: <FailedConversions /> },
          { value: 'mails', label: 'Messages', panel: <UnsentMails /> },
          { value: 'site', label: 'Site', panel: <SiteSettings />, isKept: visited.has('site') },
          { value: 'log', label: 'Journal', panel: <AuditLog /> },
        ]}
      />
    </div>
  )
}
