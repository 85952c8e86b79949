import { CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as styles from './PageDrop.styles.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true
/** A field that takes one file by itself. */
const isFileField = ({ target, dataTransfer }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'file' && dataTransfer?.files.length === 1
const isVideo = ({ type, name }: File): boolean => type.startsWith('video/') || /\.(mkv|avi|mov)$/i.test(name)

/** Takes videos that are dropped anywhere on the page, and says so while they are dragged over it. */
export function PageDrop({ onVideos }: { onVideos: (videos: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    addEventListener('dragenter', (event) => hasFiles(event) && setOver(true), { signal })
    // Without a related target the pointer has left the page.
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal })
    addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        setOver(false)
        if (!hasFiles(event) || isFileField(event)) return
        event.preventDefault()
        const videos = [...(event.dataTransfer?.files ?? [])].filter(isVideo)
        if (videos.length > 0) onVideos(videos)
      },
      { signal },
    )
    return () => stopping.abort()
  }, [onVideos])
  if (!isOver) return null
  return (
    <div className={styles.overlay} aria-hidden="true">
      <CloudUpload size={40} />
      <span>Déposez vos vidéos : chacune aura son formulaire</span>
    </div>
  )
}
