import { useLocation, useParams } from 'wouter'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { OwnVideoMissing } from '../../components/OwnVideo/OwnVideoMissing.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { OwnContentDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Captions.styles.ts'
import { CaptionsPage } from './CaptionsPage.tsx'

/** The flows that the route provides. */
export type CaptionsFlows = 'captionsEditor' | 'leaveGuard' | 'playerStage' | 'videoTrim'

/** Renders /captions/{id}, where creators write the captions of one of their videos, and choose which part of it is shown. */
export function Captions() {
  const { videoId = '' } = useParams<{ videoId?: string }>()
  return (
    <SignedInOnly>
      <OwnCaptions key={videoId} id={videoId} />
    </SignedInOnly>
  )
}

function OwnCaptions({ id }: { id: string }) {
  useScreenTitle('Sous-titres et montage')
  const [, navigate] = useLocation()
  const screen = useScreen({ query: OwnContentDocument, variables: { id } }, ({ content }) => (content?.viewerCanEdit ? content : null))
  if (screen.status === 'loaded') return <CaptionsPage content={screen.data} />
  if (screen.status === 'loading') {
    return (
      <OwnLoading>
        <Loading label="Chargement des sous-titres..." className={styles.page}>
          <h1 tabIndex={-1}>Sous-titres et montage</h1>
          <div className={styles.columns}>
            <Skeleton shape="thumbnail" />
          </div>
        </Loading>
      </OwnLoading>
    )
  }
  if (screen.status === 'failed' && screen.failure.code !== 'CONTENT_NOT_FOUND') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadVideo : screen.failure.message
    return <ErrorPanel heading="h1" message={message} onRetry={screen.reload} onClose={() => navigate(routes.dashboard)} />
  }
  return <OwnVideoMissing />
}
