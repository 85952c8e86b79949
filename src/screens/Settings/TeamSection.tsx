import * as form from '../../components/SettingsForm/SettingsForm.styles.ts'
import { UserRoundPlus } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { FormFailure } from '../../components/FormFailure.tsx'
import { useFocusFirstError } from '../../components/useFocusFirstError.ts'
import type { ChannelTeamFieldsFragment } from '../../graphql/generated/graphql.ts'
import type { ChannelTeamCommands } from '../../machines/channel/channelTeam/useChannelTeam.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as list from '../../components/SettingsForm/SettingsList.styles.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'

type Members = NonNullable<ChannelTeamFieldsFragment['members']>
type TeamSectionProps = { channelId: string; members: Members; team: ChannelTeamCommands }

/** Renders who edits the user's channel, and invites people by their usernames. */
export function TeamSection({ channelId, members, team }: TeamSectionProps) {
  const { errors, failure, isInviting } = team
  const isOtherwiseBusy = team.isAsking || team.isBusy
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, errors)
  const isSaidByField = failure !== null && Object.keys(failure.fields).length > 0
  return (
    <section className={sectionStyles.section} aria-labelledby="team-title">
      <h2 id="team-title">Équipe de la chaîne</h2>
      <p className={sectionStyles.note}>
        Une éditrice ou un éditeur publie, modifie et supprime les vidéos de votre chaîne, en lit les statistiques et en modère les
        commentaires. Les fichiers comptent dans votre quota. Inviter quelqu’un, le retirer et supprimer la chaîne n’appartiennent qu’à
        vous.
      </p>
      {members.length > 0 && (
        <ul className={list.sessions}>
          {members.map(({ id, person: { id: userId, username, avatarUrl }, acceptedAt }) => (
            <li key={id} className={list.session}>
              <Avatar name={username} src={avatarUrl} size={36} />
              <div className={list.facts}>
                <span className={list.device}>{username}</span>
                {acceptedAt === null && (
                  <span>
                    <Badge>Invitation envoyée</Badge>
                  </span>
                )}
              </div>
              <Button
                size="small"
                disabled={isInviting || team.isBusy}
                aria-label={acceptedAt === null ? `Annuler l’invitation envoyée à ${username}` : `Retirer ${username} de l’équipe`}
                onPress={() => team.ask({ act: acceptedAt === null ? 'cancel' : 'remove', channelId, userId, name: username })}
              >
                {acceptedAt === null ? 'Annuler' : 'Retirer'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        ref={element}
        className={form.form}
        aria-label="Inviter dans l’équipe"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          team.invite(channelId)
        }}
      >
        {failure && !isSaidByField && !isOtherwiseBusy && <FormFailure failure={failure} onDismiss={team.dismissFailure} />}
        <TextField
          label="Nom d’utilisateur"
          name="username"
          autoComplete="off"
          hint="La personne reçoit une notification, et accepte ou refuse."
          value={team.username}
          error={errors['username']}
          disabled={isInviting || isOtherwiseBusy}
          onChange={team.change}
        />
        <div>
          <Button type="submit" icon={UserRoundPlus} disabled={isOtherwiseBusy} busy={isInviting} busyLabel="Invitation...">
            Inviter
          </Button>
        </div>
      </form>
    </section>
  )
}
