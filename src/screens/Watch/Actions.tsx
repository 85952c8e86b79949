import { Captions, ChartColumn, CodeXml, Ellipsis, Flag, Pencil } from 'lucide-react'
import { useState } from 'react'
import { AddToPlaylistButton } from '../../components/AddToPlaylist/AddToPlaylistButton.tsx'
import { DownloadButton } from '../../components/DownloadButton/DownloadButton.tsx'
import { EmbedDialog } from '../../components/EmbedDialog/EmbedDialog.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { LikeButton, type LikeFields } from '../../components/LikeButton/LikeButton.tsx'
import { Menu } from '../../components/Menu.tsx'
import { ReportDialog } from '../../components/ReportDialog/ReportDialog.tsx'
import { ShareButton } from '../../components/ShareButton/ShareButton.tsx'
import { useRequestedPart } from '../../components/useRequestedPart.ts'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { useReport } from '../../machines/report/report/useReport.ts'
import { captionsEditorPath, videoEditPath, videoStatisticsPath } from '../../shared/rarePaths.ts'
import { watchPath } from '../../shared/routes.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import type { MenuItem } from '../../ui/Menu/types.ts'
import * as styles from './Actions.styles.ts'

type ActionsProps = { content: LikeFields & Pick<WatchContentFragment, 'title' | 'visibility' | 'viewerCanEdit' | 'details'> }

/** Renders the actions on the video, the rare ones in a menu, with those of its creator. Users cannot report their own, and nobody embeds a private one. */
export function Actions({ content }: ActionsProps) {
  const part = useRequestedPart()
  const report = useReport(`content ${content.id}`)
  const [isEmbedOpen, setEmbedOpen] = useState(false)
  const items: MenuItem[] = []
  if (content.visibility === 'public') items.push({ label: 'Intégrer', icon: CodeXml, onSelect: () => setEmbedOpen(true) })
  if (content.viewerCanEdit) {
    items.push(
      { label: 'Modifier', icon: Pencil, render: <Link href={videoEditPath(content.id)} /> },
      { label: 'Statistiques', icon: ChartColumn, render: <Link href={videoStatisticsPath(content.id)} /> },
      { label: 'Sous-titres et montage', icon: Captions, render: <Link href={captionsEditorPath(content.id)} /> },
    )
  } else {
    items.push({ label: 'Signaler', icon: Flag, onSelect: () => report.open({ kind: 'content', id: content.id }) })
  }
  return (
    <div className={styles.actions}>
      <LikeButton content={content} />
      <AddToPlaylistButton contentId={content.id} />
      <ShareButton title={content.title} path={watchPath(content.id, part.start ?? 0)} shape="icon" />
      <DownloadButton title={content.title} details={content.details} />
      {items.length > 0 && <Menu trigger={<IconButton icon={Ellipsis} variant="solid" label="Plus d’actions" />} items={items} />}
      <EmbedDialog content={content} isOpen={isEmbedOpen} onClose={() => setEmbedOpen(false)} />
      <ReportDialog report={report} />
    </div>
  )
}
