import { BadgeCheck, BadgeX, Clapperboard, Ellipsis, Lock, UserRound } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { Menu } from '../../components/Menu.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { type AdministeredChannelItemFragment, AdministeredChannelsDocument } from '../../graphql/generated/graphql.ts'
import type { AdministrationAct } from '../../machines/administration/administrationAct/types.ts'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { administrationRoute } from '../../shared/accountRoutes.ts'
import { formatBytes } from '../../shared/format/bytes.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { creatorPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'
import { Pages } from './Pages.tsx'

/** Renders the channels of the site, those that are searched or all, and what can be done to each. */
export function Channels() {
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const verified = params.get('verified') === 'true'
  const [typed, setTyped] = useState(query)
  const [outdated, setOutdated] = useState(0)
  const acts = useAdministrationAct(useCallback(() => setOutdated((count) => count + 1), []))
  const show = (filter: { q: string; verified: boolean }): void =>
    setParams({ tab: 'channels', ...(filter.q !== '' && { q: filter.q }), ...(filter.verified && { verified: 'true' }) }, { replace: true })
  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <SearchField
          label="Chercher une chaîne"
          placeholder="Chaîne, compte..."
          value={typed}
          onChange={setTyped}
          onSearch={(q) => show({ q, verified })}
          onEmpty={() => show({ q: '', verified })}
        />
        <Chip selected={verified} onPress={() => show({ q: query, verified: !verified })}>
          Vérifiées
        </Chip>
      </div>
      <Pages
        key={`${query} ${verified} ${outdated}`}
        document={AdministeredChannelsDocument}
        variablesAt={(cursor) => ({ query, verified, cursor })}
        select={(data) => data.administeredChannels}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des chaînes..."
        empty={{ heading: 'h2', title: 'Aucune chaîne', message: 'Aucune chaîne ne correspond à cette recherche.' }}
      >
        {(channel) => (
          <ChannelRow channel={channel} onAct={(act) => acts.ask({ act, subject: { id: channel.id, name: channel.name }, role: null })} />
        )}
      </Pages>
      <ActDialog acts={acts} />
    </div>
  )
}

type ChannelRowProps = { channel: AdministeredChannelItemFragment; onAct: (act: AdministrationAct['act']) => void }

function ChannelRow({ channel, onAct }: ChannelRowProps) {
  const { id, name, username, isVerified, isOwnerSuspended } = channel
  const tab = (params: Record<string, string>): string => `${administrationRoute}?${new URLSearchParams(params)}`
  return (
    <div className={styles.row}>
      <Avatar name={username} src={channel.avatarUrl ?? null} />
      <div className={styles.about}>
        <p className={styles.name}>
          <TextLink quiet render={<Link href={creatorPath(username)} />}>
            <b>{name}</b>
          </TextLink>
          {isVerified && (
            <Badge tone="success" icon={BadgeCheck}>
              Vérifiée
            </Badge>
          )}
          {isOwnerSuspended && (
            <Badge tone="danger" icon={Lock}>
              Compte suspendu
            </Badge>
          )}
        </p>
        <p className={styles.meta}>{`De ${username}`}</p>
        <p className={styles.meta}>
          Création <RelativeTime iso={channel.createdAt} />
        </p>
        <p className={styles.meta}>
          {[
            formatQuantity(channel.videosCount, 'vidéo', 'vidéos'),
            formatQuantity(channel.followersCount, 'abonné', 'abonnés'),
            formatBytes(channel.bytes),
          ].join(' · ')}
        </p>
      </div>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`Actions pour ${name}`} />}
        items={[
          isVerified
            ? { label: 'Reprendre le badge vérifié', icon: BadgeX, onSelect: () => onAct('unverifyChannel') }
            : { label: 'Donner le badge vérifié', icon: BadgeCheck, onSelect: () => onAct('verifyChannel') },
          { label: 'Ses vidéos', icon: Clapperboard, render: <Link href={tab({ tab: 'contents', q: id })} /> },
          { label: `Compte de ${username}`, icon: UserRound, render: <Link href={tab({ tab: 'accounts', q: username })} /> },
        ]}
      />
    </div>
  )
}
