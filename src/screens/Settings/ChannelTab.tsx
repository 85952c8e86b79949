import { Link } from '../../components/Link/Link.tsx'
import type { BlockedCommenterFragment, OwnChannelFragment } from '../../graphql/generated/graphql.ts'
import type { useChannelForm } from '../../machines/channel/channelForm/useChannelForm.ts'
import type { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { limits } from '../../shared/limits.ts'
import { routes } from '../../shared/routes.ts'
import { channelMessages } from '../../shared/validation/channel.ts'
import type { CommentsMode } from '../../shared/validation/commentRules.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { BlockedCommentersSection } from './BlockedCommentersSection.tsx'
import { ImageSection } from '../../components/ImageSection/ImageSection.tsx'
import { BannerPicture } from './pictures.tsx'
import * as styles from './Settings.styles.ts'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'

const modes: readonly { value: CommentsMode; label: string }[] = [
  { value: 'open', label: 'Ouverts' },
  { value: 'held', label: 'Retenus' },
  { value: 'closed', label: 'Fermés' },
]
const modeHints = {
  open: 'Ils paraissent aussitôt.',
  held: 'Chacun attend votre accord, dans votre tableau de bord.',
  closed: 'Personne ne commente plus vos vidéos. Ceux qui existent restent lisibles.',
} as const satisfies Record<CommentsMode, string>

type ChannelTabProps = {
  channel: (OwnChannelFragment & { blockedCommenters: readonly BlockedCommenterFragment[] | null }) | null
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
      <ImageSection
        className={styles.section}
        wide
        title="Bannière"
        name="banner"
        upload={banner}
        picture={<BannerPicture src={channel.bannerUrl ?? null} />}
      />
      <section className={styles.section} aria-labelledby="channel-title">
        <h2 id="channel-title">Présentation et commentaires</h2>
        <SettingsForm label="Présentation et commentaires" form={form}>
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
          <SelectField
            label="Commentaires des autres"
            name="commentsMode"
            hint={modeHints[form.form.commentsMode]}
            value={form.form.commentsMode}
            options={modes}
            disabled={form.isBusy}
            onChange={(commentsMode) => form.change({ commentsMode })}
          />
          <TextArea
            label="Mots surveillés"
            name="watchedWords"
            optional
            hint="Un par ligne. Un commentaire qui en contient un attend votre accord, même écrit avec d’autres majuscules, accents ou lettres ressemblantes."
            rows={4}
            value={form.form.watchedWords}
            error={form.errors['watchedWords']}
            disabled={form.isBusy}
            onChange={(watchedWords) => form.change({ watchedWords })}
          />
        </SettingsForm>
      </section>
      <BlockedCommentersSection people={channel.blockedCommenters ?? []} />
    </div>
  )
}
