import type { DetailsForm } from '../../shared/validation/detailsForm.ts'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { VideoDetailsProps } from './VideoDetails.tsx'
import * as styles from './VideoDetails.styles.ts'

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

/** Says when the video becomes public, as the fields are. */
function outcome({ publishAt, publishWhenReady }: DetailsForm): string {
  if (publishAt === '') {
    return publishWhenReady
      ? 'Elle devient publique dès la fin de sa conversion.'
      : 'Elle reste privée jusqu’à ce que vous la rendiez publique.'
  }
  return publishWhenReady
    ? 'Elle devient publique à cette date, ou à la fin de sa conversion si elle est plus tardive.'
    : 'Elle devient publique à cette date, même s’il manque encore des qualités.'
}

/** Renders when a private video becomes public by itself. */
export function Schedule({ details, disabled, error, onChange }: VideoDetailsProps & { error: string | undefined }) {
  return (
    <fieldset className={styles.schedule}>
      <legend>
        <VisuallyHidden>Publication automatique</VisuallyHidden>
      </legend>
      <TextField
        label="Rendre publique le"
        name="publishAt"
        type="datetime-local"
        optional
        hint={`Heure de votre appareil (${timeZone()})`}
        value={details.publishAt}
        error={error}
        disabled={disabled}
        onChange={(publishAt) => onChange({ ...details, publishAt })}
      />
      <Switch
        label="Attendre que toutes les qualités soient prêtes"
        name="publishWhenReady"
        hint={outcome(details)}
        checked={details.publishWhenReady}
        disabled={disabled}
        onChange={(publishWhenReady) => onChange({ ...details, publishWhenReady })}
      />
    </fieldset>
  )
}
