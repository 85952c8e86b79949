import { Link } from '../../components/Link/Link.tsx'
import { BackToChannel } from '../../components/OwnVideo/BackToChannel.tsx'
import { UploadForm } from '../../components/UploadForm/UploadForm.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
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
  if (isCreator) return <UploadForm />
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
