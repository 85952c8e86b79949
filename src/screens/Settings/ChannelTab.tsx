import { ChannelSettings, type EditedChannel } from '../../components/ChannelSettings/ChannelSettings.tsx'
import { Link } from '../../components/Link/Link.tsx'
import type { useChannelForm } from '../../machines/channel/channelForm/useChannelForm.ts'
import type { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { routes } from '../../shared/routes.ts'
import { channelMessages } from '../../shared/validation/channel.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

type ChannelTabProps = {
  channel: EditedChannel | null
  form: ReturnType<typeof useChannelForm>
  banner: ReturnType<typeof useImageUpload>
}

export function ChannelTab({ channel, form, banner }: ChannelTabProps) {
  if (channel) return <ChannelSettings isOwn channel={channel} form={form} banner={banner} />
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
