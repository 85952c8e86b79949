import { Copy, Trash2, UserRoundPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { FormFailure } from '../../components/FormFailure.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { useFocusFirstError } from '../../components/useFocusFirstError.ts'
import { InvitationsDocument, type RegistrationsQuery } from '../../graphql/generated/graphql.ts'
import type { AdministrationAct } from '../../machines/administration/administrationAct/types.ts'
import { useInvitationLink } from '../../machines/content/share/useInvitationLink.ts'
import { useInvitation } from '../../machines/registration/invitation/useInvitation.ts'
import { invitationPath } from '../../shared/accountRoutes.ts'
import { formatLongDate } from '../../shared/format/date.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { registrationLimits as limits } from '../../shared/registration.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Administration.styles.ts'
import { Pages } from './Pages.tsx'

type InvitationsProps = {
  first: RegistrationsQuery['invitations']
  onWithdraw: (subject: AdministrationAct['subject']) => void
}

/** Renders the form of a new invitation, and those that exist. */
export function Invitations({ first, onWithdraw }: InvitationsProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby="invitations-title">
      <h2 id="invitations-title">Invitations</h2>
      <NewInvitation />
      <Pages
        first={first}
        document={InvitationsDocument}
        variablesAt={(cursor) => ({ cursor })}
        select={(data) => data.invitations}
        keyOf={({ id }) => id}
        loadingLabel="Chargement des invitations..."
        empty={{ heading: 'h3', title: 'Aucune invitation' }}
      >
        {(invitation) => (
          <InvitationRow invitation={invitation} onWithdraw={() => onWithdraw({ id: invitation.id, name: invitation.note })} />
        )}
      </Pages>
    </section>
  )
}

function CreatedInvitation({ link, onClose }: { link: string; onClose: () => void }) {
  const copyLink = useInvitationLink()
  return (
    <div className={styles.form} role="status">
      <TextField
        label="Lien de l’invitation"
        name="link"
        hint="Copiez-le maintenant : il n’est plus montré ensuite."
        readOnly
        value={link}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button icon={Copy} onPress={() => copyLink(link)}>
          Copier le lien
        </Button>
        <Button variant="ghost" onPress={onClose}>
          J’ai copié le lien
        </Button>
      </div>
    </div>
  )
}

function NewInvitation() {
  const { form, errors, failure, token, isBusy, ...invitation } = useInvitation()
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, errors)
  if (token !== null) return <CreatedInvitation link={`${location.origin}${invitationPath(token)}`} onClose={invitation.close} />
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label="Nouvelle invitation"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        invitation.send()
      }}
    >
      {failure && <FormFailure failure={failure} onDismiss={invitation.dismissFailure} />}
      <div className={styles.pair}>
        <TextField
          label="Pour qui"
          name="note"
          optional
          hint="Les administrateurs seuls le voient."
          autoComplete="off"
          value={form.note}
          error={errors['note']}
          disabled={isBusy}
          onChange={(note) => invitation.change({ note })}
        />
        <TextField
          label="Comptes"
          name="places"
          type="number"
          min={1}
          max={limits.places}
          value={String(form.places)}
          error={errors['places']}
          disabled={isBusy}
          onChange={(places) => invitation.change({ places: Number(places) })}
        />
        <TextField
          label="Jours"
          name="days"
          type="number"
          min={1}
          max={limits.days}
          value={String(form.days)}
          error={errors['days']}
          disabled={isBusy}
          onChange={(days) => invitation.change({ days: Number(days) })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" icon={UserRoundPlus} busy={isBusy} busyLabel="Création...">
          Créer une invitation
        </Button>
      </div>
    </form>
  )
}

type InvitationRowProps = { invitation: RegistrationsQuery['invitations']['items'][number]; onWithdraw: () => void }

function InvitationRow({ invitation: { note, places, used, createdAt, expiresAt }, onWithdraw }: InvitationRowProps) {
  const [now] = useState(() => Date.now())
  const isOver = Date.parse(expiresAt) <= now
  const name = note === '' ? 'Sans note' : note
  return (
    <div className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <b>{name}</b>
          {isOver && <Badge>Expirée</Badge>}
          {!isOver && used >= places && <Badge>Utilisée</Badge>}
        </p>
        <p className={styles.meta}>
          {`${formatQuantity(used, 'compte ouvert', 'comptes ouverts')} sur ${places}`} · créée <RelativeTime iso={createdAt} /> · jusqu’au{' '}
          {formatLongDate(expiresAt)}
        </p>
      </div>
      <Button icon={Trash2} onPress={onWithdraw} aria-label={`Retirer l’invitation ${name}`}>
        Retirer
      </Button>
    </div>
  )
}
