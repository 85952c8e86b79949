import { ArrowLeft } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { UploadForm } from '../../components/UploadForm/UploadForm.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { useSessionCheck } from '../../graphql/useSessionCheck.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Upload.styles.ts'

/** The flows that the route provides. */
export type UploadFlows = 'framePicker' | 'upload'

export function Upload() {
  useScreenTitle('Télécharger une vidéo')
  return (
    <SignedInOnly>
      <div className={styles.page}>
        <TextLink className={styles.back} quiet render={<Link href={routes.dashboard} />}>
          <ArrowLeft size={18} aria-hidden="true" />
          Retour à ma chaîne
        </TextLink>
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
