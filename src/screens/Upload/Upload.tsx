import { Link } from '../../components/Link/Link.tsx'
import { BackToChannel } from '../../components/OwnVideo/BackToChannel.tsx'
import { FormSkeleton } from '../../components/UploadForm/FormSkeleton.tsx'
import { UploadForm } from '../../components/UploadForm/UploadForm.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { UploadChannelDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { useSessionCheck } from '../../graphql/useSessionCheck.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import * as styles from './Upload.styles.ts'

/** The flows that the route provides. */
export type UploadFlows = 'framePicker' | 'upload'

export function Upload() {
  useScreenTitle('Télécharger une vidéo')
  return (
    <SignedInOnly>
      <div className={styles.page}>
        <BackToChannel />
        <h1 tabIndex={-1}>Télécharger une vidéo</h1>
        <FormOrInvitation />
      </div>
    </SignedInOnly>
  )
}

function FormOrInvitation() {
  useSessionCheck()
  const { isCreator } = useSession()
  // Moderators and administrators publish without the role of creators, once they have a channel; everybody in a channel that they edit.
  const managed = useScreen({ query: UploadChannelDocument, requestPolicy: 'cache-and-network', pause: isCreator }, ({ viewer }) =>
    viewer?.channelMemberships.find(({ kind }) => kind !== 'invited'),
  )
  if (isCreator || managed.status === 'loaded') return <UploadForm />
  if (managed.status === 'loading') return <FormSkeleton />
  return (
    <EmptyState
      title="Il vous faut une chaîne"
      message="Une vidéo appartient à une chaîne : créez la vôtre, puis revenez publier ici."
      action={
        <LinkButton variant="primary" render={<Link href={routes.dashboard} />}>
          Devenir créateur
        </LinkButton>
      }
    />
  )
}
