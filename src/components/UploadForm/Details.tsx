import type { Upload } from '../../machines/upload/upload/useUpload.ts'
import { limits } from '../../shared/limits.ts'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { DetailsForm } from '../../shared/validation/detailsForm.ts'
import { AudienceFields } from '../VideoDetails/AudienceFields.tsx'
import { Schedule } from '../VideoDetails/Schedule.tsx'
import { VideoDetails } from '../VideoDetails/VideoDetails.tsx'
import { chaptersHint } from '../VideoDetails/chaptersHint.ts'
import { ChannelField } from './ChannelField.tsx'
import { Hashtags } from './Hashtags.tsx'
import { stayOnEnter } from './stayOnEnter.ts'
import * as section from './UploadForm.styles.ts'

export function Details({ upload }: { upload: Upload }) {
  const { form, errors, change } = upload
  const disabled = !upload.canChangeTexts
  const changeDetails = (details: DetailsForm): void => change({ details })
  return (
    <section className={section.section} aria-labelledby="details">
      <h2 id="details">Détails</h2>
      <ChannelField upload={upload} />
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
        hint={chaptersHint(form.description, 0)}
        value={form.description}
        error={errors['description']}
        disabled={disabled}
        counterMax={limits.descriptionMax}
        onChange={(description) => change({ description })}
      />
      <Hashtags value={form.hashtags} error={errors['hashtags']} disabled={disabled} onChange={(hashtags) => change({ hashtags })} />
      <VideoDetails details={form.details} disabled={disabled} onChange={changeDetails} />
      <Switch
        label={form.isPublic ? 'Vidéo publique' : 'Vidéo privée'}
        name="isPublic"
        hint={form.isPublic ? 'Visible par tous, et trouvée par la recherche.' : 'Accessible uniquement par son lien direct.'}
        checked={form.isPublic}
        disabled={disabled}
        onChange={(isPublic) => change({ isPublic })}
      />
      {!form.isPublic && (
        <>
          <AudienceFields details={form.details} disabled={disabled} errors={errors} onChange={changeDetails} />
          <Schedule details={form.details} disabled={disabled} error={errors['publish_at']} onChange={changeDetails} />
        </>
      )}
    </section>
  )
}
