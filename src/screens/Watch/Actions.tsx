import { Flag } from 'lucide-react'
import { AddToPlaylistButton } from '../../components/AddToPlaylist/AddToPlaylistButton.tsx'
import { DownloadButton } from '../../components/DownloadButton/DownloadButton.tsx'
import { EmbedButton } from '../../components/EmbedButton/EmbedButton.tsx'
import { LikeButton, type LikeFields } from '../../components/LikeButton/LikeButton.tsx'
import { ReportDialog } from '../../components/ReportDialog/ReportDialog.tsx'
import { ShareButton } from '../../components/ShareButton/ShareButton.tsx'
import { useRequestedPart } from '../../components/useRequestedPart.ts'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { useReport } from '../../machines/report/report/useReport.ts'
import { watchPath } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './Actions.styles.ts'

type ActionsProps = { content: LikeFields & Pick<WatchContentFragment, 'title' | 'visibility' | 'viewerCanEdit' | 'details'> }

/** Renders the actions on the video. Users cannot report their own. */
export function Actions({ content }: ActionsProps) {
  const part = useRequestedPart()
  const report = useReport(`content ${content.id}`)
  return (
    <div className={styles.actions}>
      <LikeButton content={content} />
      <AddToPlaylistButton contentId={content.id} />
      <ShareButton title={content.title} path={watchPath(content.id, part.start ?? 0)} />
      {content.visibility === 'public' && <EmbedButton content={content} />}
      <DownloadButton title={content.title} details={content.details} />
      {!content.viewerCanEdit && (
        <Button variant="ghost" icon={Flag} onPress={() => report.open({ kind: 'content', id: content.id })}>
          Signaler
        </Button>
      )}
      <ReportDialog report={report} />
    </div>
  )
}
