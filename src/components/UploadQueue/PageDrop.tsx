import { CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as styles from './PageDrop.styles.ts'

/** While files are dragged, browsers say at most their types: Safari may list none, and a type that is not known is empty. */
function hasVideos({ dataTransfer }: DragEvent): boolean {
  const files = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  if (files.length === 0) return dataTransfer?.types.includes('Files') === true
  return files.some(({ type }) => type === '' || type.startsWith('video/'))
}
/** A field that takes one file by itself. */
const isFileField = ({ target, dataTransfer }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'file' && dataTransfer?.files.length === 1
const isVideo = ({ type, name }: File): boolean => type.startsWith('video/') || /\.(mkv|avi|mov)$/i.test(name)

type PageDropProps = {
  onVideos: (videos: readonly File[]) => void
  /** takes nothing while a dialog is open, which has fields of its own */
  isBehindDialogs?: boolean
}

/** Takes videos that are dropped anywhere on the page, and says so while they are dragged over it. */
export function PageDrop({ onVideos, isBehindDialogs = false }: PageDropProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    const takes = (event: DragEvent): boolean => hasVideos(event) && !(isBehindDialogs && document.querySelector('[role=dialog]'))
    addEventListener('dragenter', (event) => takes(event) && setOver(true), { signal })
    // Without a related target the pointer has left the page.
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal })
    addEventListener('dragover', (event) => takes(event) && event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        setOver(false)
        if (!takes(event) || isFileField(event)) return
        event.preventDefault()
        const videos = [...(event.dataTransfer?.files ?? [])].filter(isVideo)
        if (videos.length > 0) onVideos(videos)
      },
      { signal },
    )
    return () => stopping.abort()
  }, [onVideos, isBehindDialogs])
  if (!isOver) return null
  return (
    <div className={styles.overlay} aria-hidden="true">
      <CloudUpload size={40} />
      <span>Déposez vos vidéos : chacune aura son formulaire</span>
    </div>
  )
}
