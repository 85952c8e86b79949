import type { KeyboardEvent } from 'react'
import type { useUpload } from '../../machines/upload/upload/useUpload.ts'
import { limits } from '../../shared/limits.ts'
import { hashtagError, parseHashtags } from '../../shared/validation/content.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Details.styles.ts'
import * as section from './UploadForm.styles.ts'

/** Enter in the title or hashtag field must not publish: only the button does. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

export function Details({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { form, errors, change } = upload
  const disabled = !upload.canChangeTexts
  const hashtags = parseHashtags(form.hashtags).filter((name) => hashtagError(name) === undefined)
  return (
    <section className={section.section} aria-labelledby="details">
      <h2 id="details">Détails</h2>
      <TextField
        label="Titre"
        name="title"
        autoComplete="off"
        value={form.title}
        error={errors['title']}
        disabled={disabled}
        counterMax={limits.titleMax}
        onChange={(title) => change({ title })}
        onKeyDown={stayOnEnter}
      />
      <TextArea
        label="Description"
        name="description"
        optional
        value={form.description}
        error={errors['description']}
        disabled={disabled}
        counterMax={limits.descriptionMax}
        onChange={(description) => change({ description })}
      />
      <TextField
        label="Hashtags"
        name="hashtags"
        optional
        autoComplete="off"
        placeholder="jardin potager_bio"
        hint={`Séparés par des espaces, ${limits.hashtagsPerContent} au plus : lettres, chiffres et underscores.`}
        value={form.hashtags}
        error={errors['hashtags']}
        disabled={disabled}
        onChange={(hashtags) => change({ hashtags })}
        onKeyDown={stayOnEnter}
      />
      {hashtags.length > 0 && (
        <ul className={styles.hashtags} aria-label={`Hashtags reconnus : ${hashtags.length} sur ${limits.hashtagsPerContent}`}>
          {hashtags.map((name) => (
            <li key={name}>
              <Chip>{`#${name}`}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Switch
        label={form.isPublic ? 'Vidéo publique' : 'Vidéo privée'}
        name="isPublic"
        hint={form.isPublic ? 'Visible par tous, et trouvée par la recherche.' : 'Accessible uniquement par son lien direct.'}
        checked={form.isPublic}
        disabled={disabled}
        onChange={(isPublic) => change({ isPublic })}
      />
    </section>
  )
}
