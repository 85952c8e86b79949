import { useCallback } from 'react'
import * as styles from './FilePreview.styles.ts'

export function FilePreview({ file }: { file: File | undefined }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      if (!file) return
      const address = URL.createObjectURL(file)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} className={styles.picture} alt="" />
}
