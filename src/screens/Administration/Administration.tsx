import {
  Clapperboard,
  Database,
  Flag,
  Gauge,
  HardDrive,
  ListTodo,
  type LucideIcon,
  Mail,
  ScrollText,
  Settings,
  TriangleAlert,
  TvMinimal,
  UserRound,
  UserRoundPlus,
} from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { createMediaQuery } from '../../ui/createMediaQuery.ts'
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
import { SiteReports } from './SiteReports.tsx'
import { Registrations } from './Registrations.tsx'
import { SiteSettings } from './SiteSettings.tsx'
import { Storage } from './Storage.tsx'
import { UnsentMails } from './UnsentMails.tsx'

/** The flows that the route provides. */
export type AdministrationFlows =
  | 'administrationAct'
  | 'moderation'
  | 'paging'
  | 'registrationSettings'
  | 'invitation'
  | 'invitationLink'
  | 'quotaForm'
  | 'siteForm'
  | 'imageUpload'
  | 'leaveGuard'

/** From this width, all tabs are in sight beside the panel. */
const useIsWide = createMediaQuery('(width >= 1024px)')

export function Administration() {
  useScreenTitle('Administration')
  const [params, setParams] = useSearchParams()
  const selected = administrationTabOf(params)
  // Their forms keep what is typed while other tabs are looked at.
  const [visited, setVisited] = useState<ReadonlySet<AdministrationTab>>(new Set([selected]))
  if (!visited.has(selected)) setVisited(new Set([...visited, selected]))
  const isWide = useIsWide()
  // Tabs in one line, which scroll, take only the room of their words.
  const beside = (icon: LucideIcon): LucideIcon | undefined => (isWide ? icon : undefined)
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
        isVertical={isWide}
        tabs={[
          { value: 'overview', label: 'Vue d’ensemble', icon: beside(Gauge), panel: <Overview /> },
          { value: 'accounts', label: 'Comptes', icon: beside(UserRound), startsGroup: true, panel: <Accounts /> },
          {
            value: 'registrations',
            label: 'Inscriptions',
            icon: beside(UserRoundPlus),
            panel: <Registrations />,
            isKept: visited.has('registrations'),
          },
          { value: 'quotas', label: 'Quotas', icon: beside(HardDrive), panel: <RoleQuotas />, isKept: visited.has('quotas') },
          { value: 'contents', label: 'Vidéos', icon: beside(Clapperboard), startsGroup: true, panel: <Contents /> },
          { value: 'channels', label: 'Chaînes', icon: beside(TvMinimal), panel: <Channels /> },
          { value: 'reports', label: 'Signalements', icon: beside(Flag), panel: <SiteReports /> },
          { value: 'jobs', label: 'Tâches', icon: beside(ListTodo), startsGroup: true, panel: <Jobs /> },
          { value: 'storage', label: 'Stockage', icon: beside(Database), panel: <Storage /> },
          { value: 'conversions', label: 'Conversions', icon: beside(TriangleAlert), panel: <FailedConversions /> },
          { value: 'mails', label: 'Messages', icon: beside(Mail), panel: <UnsentMails /> },
          { value: 'site', label: 'Site', icon: beside(Settings), startsGroup: true, panel: <SiteSettings />, isKept: visited.has('site') },
          { value: 'log', label: 'Journal', icon: beside(ScrollText), panel: <AuditLog /> },
        ]}
      />
    </div>
  )
}
