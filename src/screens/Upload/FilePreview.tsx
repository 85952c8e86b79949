import { useCallback, useContext } from 'react'
import { UploadActorContext } from '../../machines/upload/useUpload.ts'
import styles from './FilePreview.module.css'

/** The chosen picture, read from the registry that holds the bytes. @param props.id its id there */
export function FilePreview({ id }: { id: string }) {
  const files = useContext(UploadActorContext)?.files
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const file = files?.find(id)
      if (!file) return
      const address = URL.createObjectURL(file)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [files, id],
  )
  return <img ref={show} className={styles.picture} alt="" />
}
