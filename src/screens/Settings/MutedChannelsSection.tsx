import { Link } from '../../components/Link/Link.tsx'
import type { MutedChannelFragment } from '../../graphql/generated/graphql.ts'
import { useMute } from '../../machines/mute/useMute.ts'
import { creatorPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as list from '../../components/SettingsForm/SettingsList.styles.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'

/** Renders the channels that the user mutes. One that is not muted any more stays until the next visit, to be muted again. */
export function MutedChannelsSection({ channels }: { channels: readonly MutedChannelFragment[] }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="muted-title">
      <h2 id="muted-title">Chaînes masquées</h2>
      <p className={sectionStyles.note}>
        Leurs vidéos ne sont dans aucune de vos listes, leurs commentaires sont repliés, et vous n’en êtes pas notifié. La recherche les
        montre toujours.
      </p>
      {channels.length === 0 ? (
        <p>Vous ne masquez aucune chaîne. Le bouton pour en masquer une est sur sa page.</p>
      ) : (
        <ul className={list.sessions}>
          {channels.map((channel) => (
            <MutedChannel key={channel.id} channel={channel} />
          ))}
        </ul>
      )}
    </section>
  )
}

function MutedChannel({ channel: { id, name, owner, viewerMutes } }: { channel: MutedChannelFragment }) {
  const isOn = viewerMutes ?? false
  const mute = useMute({ channelId: id, isOn })
  return (
    <li className={list.session}>
      <Avatar name={name} src={owner.avatarUrl} size={36} />
      <div className={list.facts}>
        <Link className={list.device} href={creatorPath(owner.username)}>
          {name}
        </Link>
      </div>
      <Button
        size="small"
        saving={mute.isSaving}
        aria-label={isOn ? `Ne plus masquer ${name}` : `Masquer de nouveau ${name}`}
        onPress={mute.toggle}
      >
        {isOn ? 'Ne plus masquer' : 'Masquer de nouveau'}
      </Button>
    </li>
  )
}
