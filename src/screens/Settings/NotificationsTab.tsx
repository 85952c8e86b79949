import type { useNotificationChoices } from '../../machines/notification/notificationChoices/useNotificationChoices.ts'
import type { DigestFrequency, NotificationChoice, NotificationKind } from '../../shared/notificationChoices.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { SelectField, type SelectOption } from '../../ui/SelectField/SelectField.tsx'
import * as table from './NotificationsTab.styles.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'

type NotificationsTabProps = { choices: ReturnType<typeof useNotificationChoices>; isEmailVerified: boolean }

const frequencies: readonly SelectOption<DigestFrequency>[] = [
  { value: 'never', label: 'Jamais' },
  { value: 'daily', label: 'Chaque jour' },
  { value: 'weekly', label: 'Chaque semaine' },
]

const names: Readonly<Record<NotificationKind, { name: string; explanation: string }>> = {
  newContent: { name: 'Nouvelles vidéos', explanation: 'Des chaînes dont vous avez activé la cloche' },
  comment: { name: 'Commentaires', explanation: 'Sous vos vidéos' },
  reply: { name: 'Réponses', explanation: 'À vos commentaires' },
  follow: { name: 'Abonnés', explanation: 'De votre chaîne' },
  commentHearted: { name: 'Cœurs', explanation: 'Donnés à vos commentaires' },
  mention: { name: 'Mentions', explanation: 'De votre nom dans un commentaire' },
  channelInvitation: { name: 'Invitations', explanation: 'Dans l’équipe d’une chaîne' },
}

/** Renders what the person is notified of, and how often a mail says what is new. */
export function NotificationsTab({ choices, isEmailVerified }: NotificationsTabProps) {
  const { form, isBusy } = choices
  const hasDigest = form.digest !== 'never'
  return (
    <section className={sectionStyles.section} aria-labelledby="notifications-title">
      <h2 id="notifications-title">Notifications</h2>
      <SettingsForm label="Notifications" form={choices}>
        <SelectField
          label="Résumé par e-mail"
          name="digest"
          hint="Un seul message, avec ce que vous n’avez pas encore lu. Sans rien de nouveau, pas de message."
          value={form.digest}
          options={frequencies}
          disabled={isBusy}
          onChange={choices.changeDigest}
        />
        {!isEmailVerified && (
          <AlertBanner tone="warning">
            Votre adresse n’est pas encore confirmée : les résumés commenceront une fois qu’elle le sera.
          </AlertBanner>
        )}
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Être notifié</th>
              <th scope="col">Site</th>
              <th scope="col">E-mail</th>
            </tr>
          </thead>
          <tbody>
            {form.kinds.map((choice) => (
              <Row key={choice.kind} choice={choice} choices={choices} hasDigest={hasDigest} />
            ))}
          </tbody>
        </table>
        <p className={sectionStyles.note}>
          {hasDigest
            ? 'Le résumé contient seulement ce dont le site vous notifie aussi.'
            : 'Choisissez une fréquence pour recevoir un résumé par e-mail.'}
        </p>
      </SettingsForm>
    </section>
  )
}

type RowProps = { choice: NotificationChoice; choices: ReturnType<typeof useNotificationChoices>; hasDigest: boolean }

function Row({ choice: { kind, onSite, byMail }, choices, hasDigest }: RowProps) {
  const { name, explanation } = names[kind]
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={table.explanation}>{explanation}</span>
      </th>
      <td>
        <Checkbox
          label={`${name} : sur le site`}
          hideLabel
          checked={onSite}
          disabled={choices.isBusy}
          onToggle={() => choices.changeKind(kind, { onSite: !onSite })}
        />
      </td>
      <td>
        <Checkbox
          label={`${name} : par e-mail`}
          hideLabel
          checked={hasDigest && onSite && byMail}
          disabled={choices.isBusy || !hasDigest || !onSite}
          onToggle={() => choices.changeKind(kind, { byMail: !byMail })}
        />
      </td>
    </tr>
  )
}
