import { audiences, isAudience } from '../../shared/audiences.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { VideoDetailsProps } from './VideoDetails.tsx'

const options = Object.entries(audiences).map(([value, label]) => ({ value, label }))

const hints = {
  link: 'Qui connaît le lien peut la regarder, et le donner à d’autres.',
  members: 'Les autres sont invités à se connecter.',
  people: 'Donnez-leur le lien : il ne s’ouvre que pour elles. Les modérateurs du site la voient aussi.',
} as const

/** Renders who may open a private video. */
export function AudienceFields({ details, disabled, error, onChange }: VideoDetailsProps & { error: string | undefined }) {
  const { audience, allowedPeople } = details
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
          error={error}
          disabled={disabled}
          onChange={(typed) => onChange({ ...details, allowedPeople: typed })}
        />
      )}
    </>
  )
}
