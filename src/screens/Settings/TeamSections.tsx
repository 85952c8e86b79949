import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { ChannelTeamDocument } from '../../graphql/generated/graphql.ts'
import { useFreshPolicy } from '../../graphql/useFreshPolicy.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import type { TeamAct } from '../../machines/channel/channelTeam/types.ts'
import { useChannelTeam } from '../../machines/channel/channelTeam/useChannelTeam.ts'
import { quoted } from '../../shared/format/quote.ts'
import { EditedChannelsSection } from './EditedChannelsSection.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { TeamSection } from './TeamSection.tsx'

type Question = { title: string; message: string; confirmLabel: string; cancelLabel?: string; busyLabel: string }

function questionOf({ act, name }: TeamAct): Question {
  switch (act) {
    case 'remove':
      return {
        title: `Retirer ${name} de l’équipe\u202f?`,
        message: 'Cette personne perd aussitôt l’accès à la chaîne\u202f; ce qu’elle y a publié reste.',
        confirmLabel: 'Retirer',
        busyLabel: 'Retrait...',
      }
    case 'cancel':
      return {
        title: `Annuler l’invitation envoyée à ${name}\u202f?`,
        message: 'Vous pourrez inviter cette personne de nouveau.',
        confirmLabel: 'Annuler l’invitation',
        cancelLabel: 'Garder l’invitation',
        busyLabel: 'Annulation...',
      }
    case 'leave':
      return {
        title: `Quitter l’équipe de ${quoted(name)}\u202f?`,
        message: 'Vous perdez aussitôt l’accès à la chaîne\u202f; ce que vous y avez publié reste.',
        confirmLabel: 'Quitter',
        busyLabel: 'Départ...',
      }
    case 'decline':
    case 'accept':
      return {
        title: `Refuser l’invitation de ${quoted(name)}\u202f?`,
        message: 'La chaîne pourra vous inviter de nouveau.',
        confirmLabel: 'Refuser',
        busyLabel: 'Refus...',
      }
  }
}

/** Renders who edits the user's channel, the channels that they edit, and those that invite them to. */
export function TeamSections() {
  // Others answer and invite meanwhile.
  const requestPolicy = useFreshPolicy()
  const screen = useScreen({ query: ChannelTeamDocument, requestPolicy }, ({ viewer }) => viewer)
  const { reload } = screen
  const team = useChannelTeam(reload)
  if (screen.status === 'loading' || screen.status === 'missing') {
    return (
      <OwnLoading>
        <Skeleton />
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') return <ErrorPanel message={screen.failure.message} onRetry={reload} />
  const { channel, channelMemberships } = screen.data
  return (
    <div className={sectionStyles.sections}>
      {channel && <TeamSection channelId={channel.id} members={channel.members ?? []} team={team} />}
      <EditedChannelsSection memberships={channelMemberships.filter(({ kind }) => kind !== 'owner')} team={team} />
      {team.act && (
        <ConfirmDialog {...questionOf(team.act)} open={team.isAsking} busy={team.isBusy} onConfirm={team.confirm} onCancel={team.cancel} />
      )}
    </div>
  )
}
