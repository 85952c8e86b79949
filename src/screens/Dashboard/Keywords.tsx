import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { EditVideo } from '../../machines/content/editVideo/useEditVideo.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './EditVideoForm.styles.ts'

/** Renders the hashtags of a video: added one by one or several with commas, removed one by one. */
export function Keywords({ edit }: { edit: EditVideo }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { keywords, keyword } = edit.form
  const error = edit.errors['hashtags']
  const isRefused = error !== undefined && edit.isFull

  return (
    <fieldset ref={group} className={styles.keywords} tabIndex={-1}>
      <legend className={styles.legend}>
        Mots-clés <span className={styles.count}>{`${keywords.length}/${limits.hashtagsPerContent}`}</span>
      </legend>
      {keywords.length > 0 && (
        <ul className={styles.list} aria-label="Mots-clés de la vidéo">
          {keywords.map((name) => (
            <li key={name}>
              {!edit.isBusy ? (
                <Chip
                  onRemove={() => {
                    // The button unmounts with its keyword, so the focus moves to the list.
                    group.current?.focus()
                    edit.removeKeyword(name)
                  }}
                >
                  {name}
                </Chip>
              ) : (
                <Chip>{name}</Chip>
              )}
            </li>
          ))}
        </ul>
      )}
      {!edit.isFull && (
        <div className={styles.add}>
          <TextField
            label="Nouveau mot-clé"
            name="keyword"
            optional
            autoComplete="off"
            hint={'Lettres, chiffres et underscores\u202f; plusieurs à la fois, séparés par des virgules.'}
            value={keyword}
            error={error}
            disabled={edit.isBusy}
            onChange={(next) => edit.change({ keyword: next })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              edit.addKeyword()
            }}
          />
          <Button className={styles.addButton} icon={Plus} disabled={edit.isBusy} onPress={edit.addKeyword}>
            Ajouter
          </Button>
        </div>
      )}
      <div aria-live="polite">{isRefused && <p className={styles.error}>{error}</p>}</div>
    </fieldset>
  )
}
