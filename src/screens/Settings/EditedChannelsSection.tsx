import { Link } from '../../components/Link/Link.tsx'
import type { ChannelMembershipFieldsFragment } from '../../graphql/generated/graphql.ts'
import type { ChannelTeamCommands } from '../../machines/channel/channelTeam/useChannelTeam.ts'
import { dashboardOfChannelPath } from '../../shared/channelMembers.ts'
import { creatorPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { classNames } from '../../ui/classNames.ts'
import * as own from './EditedChannelsSection.styles.ts'
import * as list from '../../components/SettingsForm/SettingsList.styles.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'

type Memberships = readonly ChannelMembershipFieldsFragment[]
type EditedChannelsSectionProps = { memberships: Memberships; team: ChannelTeamCommands }

/** Renders the channels that the user edits, and those that invite them to. */
export function EditedChannelsSection({ memberships, team }: EditedChannelsSectionProps) {
  if (memberships.length === 0) return null
  const isBusy = team.isInviting || team.isBusy
  const isAccepting = (id: string): boolean => team.isBusy && !team.isAsking && team.act?.channelId === id
  return (
    <section className={sectionStyles.section} aria-labelledby="edited-title">
      <h2 id="edited-title">Chaînes des autres</h2>
      <ul className={list.sessions}>
        {memberships.map(({ id, kind, channel }) => (
          <li key={id} className={classNames(list.session, own.row)}>
            <div className={own.channel}>
              <Avatar name={channel.name} src={channel.owner.avatarUrl} size={36} />
              <div className={list.facts}>
                <Link className={list.device} href={creatorPath(channel.owner.username)}>
                  {channel.name}
                </Link>
                <span className={list.seen}>
                  {kind === 'invited' ? `${channel.owner.username} vous invite dans son équipe` : 'Vous faites partie de l’équipe'}
                </span>
              </div>
            </div>
            {kind === 'invited' ? (
              <>
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={`Refuser l’invitation de ${channel.name}`}
                  onPress={() => team.ask({ act: 'decline', channelId: id, name: channel.name })}
                >
                  Refuser
                </Button>
                <Button
                  size="small"
                  variant="primary"
                  busy={isAccepting(id)}
                  busyLabel="Réponse..."
                  disabled={isBusy && !isAccepting(id)}
                  aria-label={`Accepter l’invitation de ${channel.name}`}
                  onPress={() => team.accept({ act: 'accept', channelId: id, name: channel.name })}
                >
                  Accepter
                </Button>
              </>
            ) : (
              <>
                <LinkButton size="small" variant="outline" render={<Link href={dashboardOfChannelPath(id)} />}>
                  Gérer
                </LinkButton>
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={`Quitter l’équipe de ${channel.name}`}
                  onPress={() => team.ask({ act: 'leave', channelId: id, name: channel.name })}
                >
                  Quitter
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
