import { isVideoCategory, languageName, licences, videoCategories } from '../../shared/contentDetails.ts'
import { languageOptions } from '../../shared/languageOptions.ts'
import type { DetailsForm } from '../../shared/validation/detailsForm.ts'
import { type SelectOption, SelectField } from '../../ui/SelectField/SelectField.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import * as styles from './VideoDetails.styles.ts'

export type VideoDetailsProps = { details: DetailsForm; disabled: boolean; onChange: (details: DetailsForm) => void }

const unset = (label: string): SelectOption<string> => ({ value: '', label })

const categoryOptions = [unset('Aucune'), ...Object.entries(videoCategories).map(([value, label]) => ({ value, label }))]
const licenceOptions = [unset('Tous droits réservés'), ...Object.entries(licences).map(([value, { name }]) => ({ value, label: name }))]

const languages = [unset('Non précisée'), { value: 'zxx', label: languageName('zxx') }, ...languageOptions]

/** Renders the fields of what a creator says of a video beside its texts. */
export function VideoDetails({ details, disabled, onChange }: VideoDetailsProps) {
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label="Catégorie"
          name="category"
          optional
          disabled={disabled}
          value={details.category}
          options={categoryOptions}
          onChange={(value) => onChange({ ...details, category: isVideoCategory(value) ? value : '' })}
        />
        <SelectField
          label="Langue"
          name="language"
          optional
          disabled={disabled}
          value={details.language}
          options={languages}
          onChange={(language) => onChange({ ...details, language })}
        />
        <SelectField
          label="Licence"
          name="licence"
          disabled={disabled}
          value={details.licence}
          options={licenceOptions}
          onChange={(licence) => onChange({ ...details, licence })}
        />
      </div>
      <Switch
        label={details.commentsOpen ? 'Commentaires ouverts' : 'Commentaires fermés'}
        name="commentsOpen"
        hint={details.commentsOpen ? 'Les personnes connectées peuvent commenter.' : 'Les commentaires déjà écrits restent visibles.'}
        checked={details.commentsOpen}
        disabled={disabled}
        onChange={(commentsOpen) => onChange({ ...details, commentsOpen })}
      />
      <Switch
        label={details.downloadsAllowed ? 'Téléchargement permis' : 'Téléchargement non permis'}
        name="downloadsAllowed"
        hint={details.downloadsAllowed ? 'Qui peut regarder la vidéo peut la télécharger.' : 'La vidéo ne se regarde qu’ici.'}
        checked={details.downloadsAllowed}
        disabled={disabled}
        onChange={(downloadsAllowed) => onChange({ ...details, downloadsAllowed })}
      />
    </>
  )
}
