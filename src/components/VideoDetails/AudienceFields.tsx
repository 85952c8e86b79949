import { audiences, contentPasswordLength, isAudience } from '../../shared/audiences.ts'
import type { FieldErrors } from '../../shared/errorCodes.ts'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { VideoDetailsProps } from './VideoDetails.tsx'

const options = Object.entries(audiences).map(([value, label]) => ({ value, label }))

const hints = {
  link: 'Qui connaît le lien peut la regarder, et le donner à d’autres.',
  members: 'Les autres sont invités à se connecter.',
  password: 'Sans lui, personne ne voit même son titre, sauf les modérateurs du site.',
  people: 'Donnez-leur le lien : il ne s’ouvre que pour elles. Les modérateurs du site la voient aussi.',
} as const

/** Renders who may open a private video. */
export function AudienceFields({ details, disabled, errors, onChange }: VideoDetailsProps & { errors: FieldErrors }) {
  const { audience, allowedPeople, password, hasPassword } = details
  return (
    <>
      <SelectField
        label="Qui peut l’ouvrir"
        name="audience"
        hint={hints[audience]}
        disabled={disabled}
        value={audience}
        options={options}
        onChange={(value) => onChange({ ...details, audience: isAudience(value) ? value : audience })}
      />
      {audience === 'people' && (
        <TextField
          label="Leurs noms d’utilisateur"
          name="allowedPeople"
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Séparés par des espaces ou des virgules. Vide, elle n’est que pour vous."
          value={allowedPeople}
          error={errors['allowed_usernames']}
          disabled={disabled}
          onChange={(typed) => onChange({ ...details, allowedPeople: typed })}
        />
      )}
      {audience === 'password' && (
        <PasswordField
          label={hasPassword ? 'Remplacer le mot de passe' : 'Mot de passe'}
          name="password"
          optional={hasPassword}
          autoComplete="new-password"
          hint={
            hasPassword
              ? 'Un mot de passe est défini. Un nouveau ferme la vidéo à qui a donné le précédent.'
              : `${contentPasswordLength.min} caractères au moins. Il ne sera plus affiché\u202f: notez-le pour le donner.`
          }
          value={password}
          error={errors['password']}
          disabled={disabled}
          onChange={(typed) => onChange({ ...details, password: typed })}
        />
      )}
    </>
  )
}
