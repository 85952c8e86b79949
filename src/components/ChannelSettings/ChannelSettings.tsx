import type { BlockedCommenterFragment, ChannelSettingsFragment } from '../../graphql/generated/graphql.ts'
import type { useChannelForm } from '../../machines/channel/channelForm/useChannelForm.ts'
import type { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { limits } from '../../shared/limits.ts'
import type { CommentsMode } from '../../shared/validation/commentRules.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { ImageSection } from '../ImageSection/ImageSection.tsx'
import { SettingsForm } from '../SettingsForm/SettingsForm.tsx'
import * as sectionStyles from '../SettingsForm/SettingsSection.styles.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { BlockedCommentersSection } from './BlockedCommentersSection.tsx'

const modes: readonly { value: CommentsMode; label: string }[] = [
  { value: 'open', label: 'Ouverts' },
  { value: 'held', label: 'Retenus' },
  { value: 'closed', label: 'Fermés' },
]

const ownTexts = {
  open: 'Ils paraissent aussitôt.',
  held: 'Chacun attend votre accord, dans votre tableau de bord.',
  closed: 'Personne ne commente plus vos vidéos. Ceux qui existent restent lisibles.',
  agreement: 'votre accord',
} as const satisfies Record<CommentsMode | 'agreement', string>

const teamTexts = {
  ...ownTexts,
  held: 'Chacun attend l’accord de l’équipe, dans l’onglet «\u202fCommentaires à valider\u202f».',
  closed: 'Personne ne commente plus les vidéos de la chaîne. Ceux qui existent restent lisibles.',
  agreement: 'l’accord de l’équipe',
} as const satisfies Record<CommentsMode | 'agreement', string>

export type EditedChannel = ChannelSettingsFragment & { blockedCommenters: readonly BlockedCommenterFragment[] | null }

/** `isOwn`: of one’s own channel. */
type ChannelSettingsProps = {
  channel: EditedChannel
  isOwn: boolean
  form: ReturnType<typeof useChannelForm>
  banner: ReturnType<typeof useImageUpload>
}

/** Renders what those who manage a channel choose for it: its banner, its presentation, and what becomes of the comments of others. */
export function ChannelSettings({ channel, isOwn, form, banner }: ChannelSettingsProps) {
  const texts = isOwn ? ownTexts : teamTexts
  return (
    <div className={sectionStyles.sections}>
      <ImageSection
        className={sectionStyles.section}
        wide
        title="Bannière"
        name="banner"
        upload={banner}
        picture={<BannerPicture src={channel.bannerUrl ?? null} />}
      />
      <section className={sectionStyles.section} aria-labelledby="channel-title">
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
            hint={texts[form.form.commentsMode]}
            value={form.form.commentsMode}
            options={modes}
            disabled={form.isBusy}
            onChange={(commentsMode) => form.change({ commentsMode })}
          />
          <TextArea
            label="Mots surveillés"
            name="watchedWords"
            optional
            hint={`Un par ligne. Un commentaire qui en contient un attend ${texts.agreement}, même écrit avec d’autres majuscules, accents ou lettres ressemblantes.`}
            rows={4}
            value={form.form.watchedWords}
            error={form.errors['watchedWords']}
            disabled={form.isBusy}
            onChange={(watchedWords) => form.change({ watchedWords })}
          />
        </SettingsForm>
      </section>
      <BlockedCommentersSection channelId={channel.id} isOwn={isOwn} people={channel.blockedCommenters ?? []} />
    </div>
  )
}
