import { Download } from 'lucide-react'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Menu } from '../Menu.tsx'

type DownloadButtonProps = { title: string; details: Pick<WatchContentFragment['details'], 'downloads' | 'captions'> }

/** Renders the files of a video that people may download: its qualities and its captions. Nothing when they may not. */
export function DownloadButton({ title, details: { downloads, captions } }: DownloadButtonProps) {
  if (downloads.length === 0) return null
  return (
    <Menu
      trigger={<IconButton icon={Download} label="Télécharger" variant="solid" />}
      items={[
        ...downloads.map(({ quality, url }) => ({ label: `Vidéo, ${quality}p`, onSelect: () => startDownload(url) })),
        ...(captions.length > 0 ? (['separator'] as const) : []),
        ...captions.map(({ language, languageName, url }) => ({
          label: `Sous-titres, ${languageName}`,
          onSelect: () => startDownload(url, `${title}.${language}.vtt`),
        })),
      ]}
    />
  )
}

/** Leaves a download to the browser. @param name where the server does not give one */
function startDownload(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
