import type { BlockedCommenterFragment } from '../../graphql/generated/graphql.ts'
import { useCommenterBlock } from '../../machines/channel/useCommenterBlock.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as list from '../SettingsForm/SettingsList.styles.ts'
import * as sectionStyles from '../SettingsForm/SettingsSection.styles.ts'

/** `isOwn`: of one’s own channel. */
type BlockedCommentersSectionProps = { channelId: string; isOwn: boolean; people: readonly BlockedCommenterFragment[] }

/** Renders who may not comment under a channel's videos. Who is not blocked any more stays until the next visit, to be blocked again. */
export function BlockedCommentersSection({ channelId, isOwn, people }: BlockedCommentersSectionProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby="blocked-title">
      <h2 id="blocked-title">Personnes bloquées</h2>
      <p className={sectionStyles.note}>
        Elles regardent {isOwn ? 'vos vidéos' : 'les vidéos de la chaîne'} et en lisent les commentaires, mais n’y écrivent plus.
      </p>
      {people.length === 0 ? (
        <p>
          {isOwn
            ? 'Vous ne bloquez personne. Le menu d’un commentaire sous une de vos vidéos permet de bloquer qui l’a écrit.'
            : 'La chaîne ne bloque personne. Le menu d’un commentaire sous une de ses vidéos permet de bloquer qui l’a écrit.'}
        </p>
      ) : (
        <ul className={list.sessions}>
          {people.map((blocked) => (
            <Blocked key={blocked.id} channelId={channelId} blocked={blocked} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Blocked({ channelId, blocked: { person, isBlocked } }: { channelId: string; blocked: BlockedCommenterFragment }) {
  const { id: userId, username, avatarUrl } = person
  const block = useCommenterBlock({ channelId, userId, isOn: isBlocked })
  return (
    <li className={list.session}>
      <Avatar name={username} src={avatarUrl} size={36} />
      <div className={list.facts}>
        <span className={list.device}>{username}</span>
      </div>
      <Button
        size="small"
        saving={block.isSaving}
        aria-label={isBlocked ? `Débloquer ${username}` : `Bloquer de nouveau ${username}`}
        onPress={block.toggle}
      >
        {isBlocked ? 'Débloquer' : 'Bloquer de nouveau'}
      </Button>
    </li>
  )
}
