import type { PlaylistDraft } from '../../machines/playlist/playlistForm/types.ts'
import type { FieldErrors } from '../../shared/errorCodes.ts'
import { limits } from '../../shared/limits.ts'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

type PlaylistFieldsProps = {
  form: PlaylistDraft
  errors: FieldErrors
  disabled: boolean
  onChange: (patch: Partial<PlaylistDraft>) => void
}

export function PlaylistFields({ form, errors, disabled, onChange }: PlaylistFieldsProps) {
  return (
    <>
      <TextField
        label="Nom de la playlist"
        name="name"
        autoComplete="off"
        value={form.name}
        error={errors['name']}
        disabled={disabled}
        counterMax={limits.playlistNameMax}
        onChange={(name) => onChange({ name })}
      />
      <TextArea
        label="Description"
        name="description"
        optional
        value={form.description}
        error={errors['description']}
        disabled={disabled}
        counterMax={limits.playlistDescriptionMax}
        onChange={(description) => onChange({ description })}
      />
      <Switch
        label="Playlist publique"
        hint={form.isPrivate ? 'Elle n’est visible que de vous' : 'Elle est visible de tous ceux qui ont son lien'}
        checked={!form.isPrivate}
        disabled={disabled}
        onChange={(isPublic) => onChange({ isPrivate: !isPublic })}
      />
    </>
  )
}
