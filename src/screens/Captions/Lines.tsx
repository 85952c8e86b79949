import { Play, Plus, Trash2 } from 'lucide-react'
import { memo, type RefObject, useEffect, useRef } from 'react'
import type { Line, LineErrors } from '../../machines/content/captionsEditor/types.ts'
import type { CaptionsEditor } from '../../machines/content/captionsEditor/useCaptionsEditor.ts'
import { parseTypedTime } from '../../shared/caption/time.ts'
import { languageName } from '../../shared/contentDetails.ts'
import { capitalized } from '../../shared/format/capitalized.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { control } from '../../ui/Field/Field.styles.ts'
import * as styles from './Lines.styles.ts'

type LinesProps = {
  editor: CaptionsEditor
  /** id of the line that is said where the video is; null for none */
  saidId: string | null
  /** Adds a line where the video is. Keep both stable between renders. */
  onAdd: () => void
  /** @param second where the video goes, and plays */
  onPlay: (second: number) => void
}

/** Renders the lines of the captions in one language, each of which can be changed. */
export function Lines({ editor, saidId, onAdd, onPlay }: LinesProps) {
  const { lines, errors, isBusy, changeLine, removeLine } = editor
  const list = useRef<HTMLOListElement>(null)
  // The messages say what is wrong; the focus moves to the first invalid field.
  useEffect(() => {
    if (Object.keys(errors).length > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const add = useRef<HTMLButtonElement>(null)
  useFocusOfNewLine(lines, list, add)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      <div className={styles.bar}>
        <h2 tabIndex={-1}>
          {capitalized(languageName(editor.language))}{' '}
          <span className={styles.count}>{formatQuantity(lines.length, 'ligne', 'lignes')}</span>
        </h2>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Enregistrement..." disabled={lines.length === 0}>
          Enregistrer
        </Button>
        <Button disabled={isBusy} onPress={editor.close}>
          Annuler
        </Button>
        <Button ref={add} icon={Plus} disabled={isBusy || editor.isFull} onPress={onAdd}>
          Ajouter une ligne ici
        </Button>
      </div>
      {lines.length === 0 && (
        <p className={styles.none}>{'Lisez la vidéo, arrêtez-la là où quelqu’un parle, et ajoutez\u2011y une ligne.'}</p>
      )}
      <ol ref={list} className={styles.list}>
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            number={index + 1}
            errors={errors[line.id]}
            isSaid={line.id === saidId}
            isBusy={isBusy}
            onChange={changeLine}
            onRemove={removeLine}
            onPlay={onPlay}
          />
        ))}
      </ol>
    </form>
  )
}

/** What is typed after the press that added a line is its text. */
function useFocusOfNewLine(
  lines: readonly Line[],
  list: RefObject<HTMLOListElement | null>,
  add: RefObject<HTMLButtonElement | null>,
): void {
  const known = useRef(lines)
  useEffect(() => {
    const isLonger = lines.length === known.current.length + 1
    const before = new Set(known.current.map(({ id }) => id))
    known.current = lines
    if (!isLonger || document.activeElement !== add.current) return
    const index = lines.findIndex(({ id }) => !before.has(id))
    list.current?.children[index]?.querySelector('textarea')?.focus()
  }, [lines, list, add])
}

type LineRowProps = {
  line: Line
  /** its place, from 1 */
  number: number
  errors: LineErrors | undefined
  isSaid: boolean
  isBusy: boolean
  onChange: CaptionsEditor['changeLine']
  onRemove: CaptionsEditor['removeLine']
  onPlay: LinesProps['onPlay']
}

/** There may be thousands: only those that change render. */
const LineRow = memo(function LineRow({ line, number, errors, isSaid, isBusy, onChange, onRemove, onPlay }: LineRowProps) {
  const { id, start, end, text } = line
  const startMs = parseTypedTime(start)
  const messages = errors && Object.values(errors)
  const describedBy = messages ? `${id}-errors` : undefined
  return (
    <li className={styles.line} data-said={isSaid || undefined} aria-label={`Ligne ${number}`}>
      <IconButton
        icon={Play}
        size="small"
        label={`Lire à partir de la ligne ${number}`}
        disabled={startMs === undefined}
        onPress={() => startMs !== undefined && onPlay(startMs / 1000)}
      />
      <input
        className={classNames(control, styles.time)}
        aria-label="Début"
        aria-invalid={errors?.start !== undefined || undefined}
        aria-describedby={describedBy}
        inputMode="decimal"
        autoComplete="off"
        value={start}
        disabled={isBusy}
        onChange={({ target }) => onChange(id, { start: target.value })}
      />
      <input
        className={classNames(control, styles.time)}
        aria-label="Fin"
        aria-invalid={errors?.end !== undefined || undefined}
        aria-describedby={describedBy}
        inputMode="decimal"
        autoComplete="off"
        value={end}
        disabled={isBusy}
        onChange={({ target }) => onChange(id, { end: target.value })}
      />
      <textarea
        className={classNames(control, styles.text)}
        aria-label="Texte"
        aria-invalid={errors?.text !== undefined || undefined}
        aria-describedby={describedBy}
        rows={2}
        value={text}
        disabled={isBusy}
        onChange={({ target }) => onChange(id, { text: target.value })}
      />
      <IconButton
        className={styles.remove}
        icon={Trash2}
        size="small"
        label={`Retirer la ligne ${number}`}
        disabled={isBusy}
        onPress={() => onRemove(id)}
      />
      {messages && (
        <p id={`${id}-errors`} className={styles.error}>
          {messages.join(' · ')}
        </p>
      )}
    </li>
  )
})
