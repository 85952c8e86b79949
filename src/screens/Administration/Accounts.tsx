import { Ellipsis, HardDrive, KeyRound, LockOpen, Lock, ShieldCheck, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Menu } from '../../components/Menu.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import {
  type AccountItemFragment,
  AccountRolesDocument,
  type AccountRolesQuery,
  AccountsDocument,
} from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { AdministrationAct } from '../../machines/administration/administrationAct/types.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { toQuota } from '../../components/Quota/choices.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import type { QuotaUse } from '../../shared/quota.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { AccountQuotaDialog } from './AccountQuotaDialog.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { Pages } from './Pages.tsx'

/** Renders the accounts of the site, those that are searched or all, and what can be done to each. */
export function Accounts() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const suspended = params.get('suspended') === 'true'
  const [typed, setTyped] = useState(query)
  const [outdated, setOutdated] = useState(0)
  const acts = useAdministrationAct(useCallback(() => setOutdated((count) => count + 1), []))
  const [limited, setLimited] = useState<AccountItemFragment | null>(null)
  const endLimiting = useCallback(() => setLimited(null), [])
  const roles = useScreen({ query: AccountRolesDocument }, (data) => data.roles)
  const show = (filter: { q: string; suspended: boolean }): void =>
    setParams(
      { tab: 'accounts', ...(filter.q !== '' && { q: filter.q }), ...(filter.suspended && { suspended: 'true' }) },
      { replace: true },
    )
  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <SearchField
          label="Chercher un compte"
          placeholder="Nom ou e-mail..."
          value={typed}
          onChange={setTyped}
          onSearch={(q) => show({ q, suspended })}
          onEmpty={() => show({ q: '', suspended })}
        />
        <Chip selected={suspended} onPress={() => show({ q: query, suspended: !suspended })}>
          Suspendus
        </Chip>
      </div>
      <Pages
        key={`${query} ${suspended} ${outdated}`}
        document={AccountsDocument}
        variablesAt={(cursor) => ({ query, suspended, cursor })}
        select={(data) => data.accounts}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des comptes..."
        empty={{ heading: 'h2', title: 'Aucun compte', message: 'Aucun compte ne correspond à cette recherche.' }}
      >
        {(account) => (
          <AccountRow
            account={account}
            roles={roles.status === 'loaded' ? roles.data : []}
            onLimit={() => setLimited(account)}
            onAct={(act, role = null) => acts.ask({ act, subject: { id: account.id, name: account.username }, role })}
          />
        )}
      </Pages>
      <ActDialog acts={acts} />
      {limited && <AccountQuotaDialog account={limited} onClose={endLimiting} />}
    </div>
  )
}

const partText = ({ usedBytes, limitBytes }: QuotaUse): string =>
  limitBytes === null ? formatBytes(usedBytes) : `${formatBytes(usedBytes)} sur ${formatBytes(limitBytes)}`

function quotaText(quota: AccountItemFragment['quota']): string {
  const { total, daily } = toQuota(quota)
  return `Vidéos\u00a0: ${partText(total)} · en 24 heures\u00a0: ${partText(daily)}`
}

type AccountRowProps = {
  account: AccountItemFragment
  roles: AccountRolesQuery['roles']
  onLimit: () => void
  onAct: (act: AdministrationAct['act'], role?: AdministrationAct['role']) => void
}

function AccountRow({ account, roles, onLimit, onAct }: AccountRowProps) {
  const { user } = useSession()
  const { username, firstname, lastname, email, role, suspendedAt } = account
  const isSuspended = (suspendedAt ?? null) !== null
  return (
    <div className={styles.row}>
      <Avatar name={username} src={account.avatarUrl ?? null} />
      <div className={styles.about}>
        <p className={styles.name}>
          <b>{username}</b>
          <Badge>{role.name}</Badge>
          {user?.id === account.id && <Badge tone="accent">Vous</Badge>}
          {isSuspended && (
            <Badge tone="danger" icon={Lock}>
              Suspendu
            </Badge>
          )}
        </p>
        <p className={styles.meta}>
          {`${firstname} ${lastname}`.trim() === '' ? '' : `${`${firstname} ${lastname}`.trim()} · `}
          {email}
          {!account.isEmailVerified && ' (non confirmée)'}
        </p>
        <p className={styles.meta}>
          Inscription <RelativeTime iso={account.createdAt} />
        </p>
        <p className={styles.meta}>{quotaText(account.quota)}</p>
      </div>
      {user?.id !== account.id && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={`Actions pour ${username}`} />}
          items={[
            {
              title: 'Rôle',
              value: role.id,
              submenuIcon: ShieldCheck,
              options: roles.map(({ id, name }) => ({ value: id, label: name })),
              onChoose: (id) => {
                const chosen = roles.find((candidate) => candidate.id === id)
                if (chosen && id !== role.id) onAct('changeRole', { id, name: chosen.name })
              },
            },
            isSuspended
              ? { label: 'Rouvrir le compte', icon: LockOpen, onSelect: () => onAct('reopen') }
              : { label: 'Suspendre', icon: Lock, onSelect: () => onAct('suspend') },
            { label: 'Quota', icon: HardDrive, onSelect: onLimit },
            { label: 'Retirer la validation en deux étapes', icon: KeyRound, onSelect: () => onAct('resetSecondFactor') },
            'separator',
            { label: 'Supprimer', icon: Trash2, tone: 'danger', onSelect: () => onAct('remove') },
          ]}
        />
      )}
    </div>
  )
}
