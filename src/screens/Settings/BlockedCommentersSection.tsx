import type { BlockedCommenterFragment } from '../../graphql/generated/graphql.ts'
import { useCommenterBlock } from '../../machines/channel/useCommenterBlock.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as list from './SessionsSection.styles.ts'
import * as styles from './Settings.styles.ts'

/** Renders who may not comment under the user's videos. Who is not blocked any more stays until the next visit, to be blocked again. */
export function BlockedCommentersSection({ people }: { people: readonly BlockedCommenterFragment[] }) {
  return (
    <section className={styles.section} aria-labelledby="blocked-title">
      <h2 id="blocked-title">Personnes bloquées</h2>
      <p className={styles.note}>Elles regardent vos vidéos et en lisent les commentaires, mais n’y écrivent plus.</p>
      {people.length === 0 ? (
        <p>Vous ne bloquez personne. Le menu d’un commentaire sous une de vos vidéos permet de bloquer qui l’a écrit.</p>
      ) : (
        <ul className={list.sessions}>
          {people.map((person) => (
            <Blocked key={person.id} person={person} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Blocked({ person: { id, username, avatarUrl, isBlocked } }: { person: BlockedCommenterFragment }) {
  const block = useCommenterBlock({ userId: id, isOn: isBlocked })
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
