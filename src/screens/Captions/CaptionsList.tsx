import { Captions, Download, Pencil, Trash2 } from 'lucide-react'
import type { CaptionsFragment } from '../../graphql/generated/graphql.ts'
import type { CaptionsEditor } from '../../machines/content/captionsEditor/useCaptionsEditor.ts'
import { languageOptions } from '../../shared/languageOptions.ts'
import { isLanguageCode, type LanguageCode } from '../../shared/contentDetails.ts'
import { capitalized } from '../../shared/format/capitalized.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { IconLink } from '../../ui/IconLink/IconLink.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import * as styles from './CaptionsList.styles.ts'

type CaptionsListProps = {
  editor: CaptionsEditor
  captions: readonly CaptionsFragment[]
  /** of the video */
  title: string
}

/** Renders the captions that a video has, and the ways to begin others. */
export function CaptionsList({ editor, captions, title }: CaptionsListProps) {
  const { language, isBusy } = editor
  const existing = captions.find((each) => each.language === language)
  return (
    <>
      <section className={styles.section} aria-labelledby="captions-list">
        <h2 id="captions-list" tabIndex={-1}>
          Langues
        </h2>
        {isBusy && !editor.isDeleting && <Spinner label="Chargement..." />}
        {captions.length === 0 ? (
          <p className={styles.none}>Cette vidéo n’a pas encore de sous-titres.</p>
        ) : (
          <ul className={styles.list}>
            {captions.map((each) => (
              <li key={each.language} className={styles.item}>
                <Row editor={editor} captions={each} title={title} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="captions-new">
        <h2 id="captions-new">Ajouter une langue</h2>
        <SelectField<LanguageCode>
          label="Langue"
          name="language"
          value={language}
          options={languageOptions}
          disabled={isBusy}
          onChange={editor.chooseLanguage}
        />
        {existing ? (
          <p className={styles.none}>Cette langue a déjà des sous-titres. Un fichier prendra leur place quand vous l’enregistrerez.</p>
        ) : (
          <Button className={styles.begin} icon={Pencil} disabled={isBusy} onPress={editor.create}>
            Écrire les sous-titres
          </Button>
        )}
        <FileField
          label="Partir d’un fichier"
          name="captions"
          optional
          hint={'WebVTT ou SRT · 1\u00a0Mo au plus'}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          icon={Captions}
          file={null}
          error={editor.fileError ?? undefined}
          disabled={isBusy}
          onChange={(file) => file && editor.choose(file)}
        />
      </section>
    </>
  )
}

function Row({
  editor,
  captions: { language, languageName: name, isAutomatic, url },
  title,
}: Omit<CaptionsListProps, 'captions'> & { captions: CaptionsFragment }) {
  if (!isLanguageCode(language)) return null
  return (
    <>
      <span className={styles.name}>
        {capitalized(name)} {isAutomatic && <Badge>Automatiques</Badge>}
      </span>
      <IconButton icon={Pencil} label={`Modifier (${name})`} disabled={editor.isBusy} onPress={() => editor.open(language, url)} />
      <IconLink icon={Download} label={`Télécharger (${name})`} href={url} download={`${title}.${language}.vtt`} />
      <IconButton icon={Trash2} label={`Supprimer (${name})`} disabled={editor.isBusy} onPress={() => editor.remove(language)} />
    </>
  )
}
