import { Link } from '../../components/Link/Link.tsx'
import type { OwnChannelFragment } from '../../graphql/generated/graphql.ts'
import type { useChannelForm } from '../../machines/channel/channelForm/useChannelForm.ts'
import type { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { limits } from '../../shared/limits.ts'
import { routes } from '../../shared/routes.ts'
import { channelMessages } from '../../shared/validation/channel.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { ImageSection } from './ImageSection.tsx'
import { BannerPicture } from './pictures.tsx'
import * as styles from './Settings.styles.ts'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'

type ChannelTabProps = {
  channel: OwnChannelFragment | null
  form: ReturnType<typeof useChannelForm>
  banner: ReturnType<typeof useImageUpload>
}

export function ChannelTab({ channel, form, banner }: ChannelTabProps) {
  if (!channel) {
    return (
      <EmptyState
        title={channelMessages.noChannel}
        message="Créez la vôtre pour publier des vidéos, puis revenez la décorer ici."
        action={
          <LinkButton variant="primary" render={<Link href={routes.dashboard} />}>
            Devenir créateur
          </LinkButton>
        }
      />
    )
  }
  return (
    <div className={styles.sections}>
      <ImageSection wide title="Bannière" name="banner" upload={banner} picture={<BannerPicture src={channel.bannerUrl ?? null} />} />
      <section className={styles.section} aria-labelledby="channel-title">
        <h2 id="channel-title">Présentation de la chaîne</h2>
        <SettingsForm label="Présentation de la chaîne" form={form}>
          <TextField
            label="Nom d’affichage"
            name="name"
            autoComplete="off"
            value={form.form.name}
            error={form.errors['name']}
            disabled={form.isBusy}
            onChange={(name) => form.change({ name })}
          />
          <TextArea
            label="Description"
            name="description"
            optional
            hint={`${form.form.description.length}/${limits.channelDescriptionMax} caractères`}
            value={form.form.description}
            error={form.errors['description']}
            disabled={form.isBusy}
            onChange={(description) => form.change({ description })}
          />
        </SettingsForm>
      </section>
    </div>
  )
}
