import type { ComponentType } from 'react'
import { AdNotice } from '../../../components/Player/AdNotice.tsx'
import { lazyPart } from '../../../components/lazyPart.tsx'
import { PlaybackFailed } from '../../../components/Player/PlaybackFailed.tsx'
import type { LoadingStageProps, PlayerStageFlow } from '../../../components/Player/Player.tsx'
import { StartButton } from '../../../components/Player/StartButton.tsx'
import { youTubeVideoId } from '../../../shared/youTube.ts'

type DrawnWith<Services> = LoadingStageProps & { services: Services }

/**
 * Returns what makes a flow that draws the player over its poster. Its code and flows load after the page's.
 * @param load loads what draws it
 */
export function stageFlow<Services>(load: () => Promise<ComponentType<DrawnWith<Services>>>): (services: Services) => PlayerStageFlow {
  const PlayerStage = lazyPart<DrawnWith<Services>>(load, {
    fallback: ({ content, adTagUrl, isPlayRequested, onPlayRequest }) =>
      content.videoUrl !== null &&
      youTubeVideoId(content.videoUrl) === null && (
        <>
          <StartButton isBusy={isPlayRequested} isLoading onPress={onPlayRequest} />
          {adTagUrl !== null && <AdNotice tagUrl={adTagUrl} />}
        </>
      ),
    failure: (retry) => <PlaybackFailed onRetry={retry} />,
  })
  return (services) => ({
    draw: (props) => <PlayerStage {...props} services={services} />,
    preload: async () => {
      // What plays loads beside what draws it, not after.
      await Promise.all([PlayerStage.preload(), import('../../../components/Player/media/MediaSurface.tsx')])
    },
  })
}
