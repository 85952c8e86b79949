import { CloudUpload, X, type LucideIcon } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './FileField.styles.ts'
import { formatBytes } from '../../shared/format/bytes.ts'

export type FileFieldProps = {
  label: string
  /** Formats and limits: «MP4, AVI, WEBM · 2 Go au plus». */
  hint: string
  /** As in `<input accept>`: `video/*`. The caller has to check dropped files as well. */
  accept: string
  /** The chosen file's name and size; null shows the drop zone. */
  file: { name: string; size: number } | null
  onChange: (file: File | null) => void
  prompt?: string | undefined
  icon?: LucideIcon | undefined
  /** A 16:9 preview of the chosen file. */
  preview?: ReactNode
  error?: string | undefined
  name?: string | undefined
  optional?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Renders a field to choose or drop a file. */
export function FileField({
  label,
  hint,
  accept,
  file,
  onChange,
  prompt = 'Choisissez un fichier ou déposez-le ici',
  icon: Icon = CloudUpload,
  preview,
  error,
  name,
  optional = false,
  disabled = false,
  className,
}: FileFieldProps) {
  const id = useId()
  const [isDragging, setDragging] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const invalid = error === undefined ? undefined : true

  return (
    <div ref={field} className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={file ? undefined : id} id={`${id}-label`}>
        {label}
        {optional && <span className={styles.optional}> (facultatif)</span>}
      </label>
      {file ? (
        <fieldset className={styles.chosen} aria-labelledby={`${id}-label`} data-invalid={invalid}>
          {preview !== undefined && <div className={styles.preview}>{preview}</div>}
          <div className={styles.facts}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.fileSize}>{formatBytes(file.size)}</span>
          </div>
          <IconButton icon={X} label={`Retirer ${file.name}`} disabled={disabled} onPress={() => onChange(null)} />
        </fieldset>
      ) : (
        <div
          className={styles.zone}
          data-dragging={isDragging || undefined}
          data-invalid={invalid}
          data-disabled={disabled || undefined}
          onDragEnter={() => setDragging(!disabled)}
          onDragLeave={() => setDragging(false)}
          onDrop={() => setDragging(false)}
        >
          <Icon className={styles.icon} size={28} aria-hidden="true" />
          <span className={styles.prompt}>{prompt}</span>
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
          <input
            id={id}
            className={styles.input}
            type="file"
            name={name}
            accept={accept}
            disabled={disabled}
            aria-invalid={invalid}
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
            onChange={(event) => {
              const chosen = event.target.files?.[0] ?? null
              // Allows choosing the same file again after it was refused.
              event.target.value = ''
              onChange(chosen)
            }}
          />
        </div>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
