import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FormFailure } from '../../components/FormFailure.tsx'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { OwnVideoHead } from '../../components/OwnVideo/OwnVideoHead.tsx'
import { Player, type PlayerHandle } from '../../components/Player/Player.tsx'
import type { OwnContentQuery, TrimFragment } from '../../graphql/generated/graphql.ts'
import { useLiveContentMedia } from '../../graphql/useLiveMedia.ts'
import { lineAt } from '../../machines/content/captionsEditor/rules.ts'
import { useCaptionsEditor } from '../../machines/content/captionsEditor/useCaptionsEditor.ts'
import { useVideoTrim } from '../../machines/content/videoTrim/useVideoTrim.ts'
import { isLanguageCode, type LanguageCode, languageName } from '../../shared/contentDetails.ts'
import { CaptionsList } from './CaptionsList.tsx'
import * as styles from './Captions.styles.ts'
import { Lines } from './Lines.tsx'
import { Trim } from './Trim.tsx'

/** The language that is offered first: the one that is spoken, when the creator said so. */
const firstLanguage = (spoken: string | null): LanguageCode =>
  spoken !== null && isLanguageCode(spoken) && spoken !== 'zxx' ? spoken : 'fr'

/** How often per second of the video the line that is said is looked for. */
const looksPerSecond = 4

type OwnContent = NonNullable<OwnContentQuery['content']>

export function CaptionsPage({ content }: { content: OwnContent }) {
  const editor = useCaptionsEditor({ contentId: content.id, language: firstLanguage(content.details.language) })
  const { state } = content.media
  useLiveContentMedia(content.id, state === 'complete' || state === 'failed')
  const player = useRef<PlayerHandle>(null)
  const position = useRef(0)
  const [look, setLook] = useState(0)
  const notePosition = useCallback((second: number) => {
    position.current = second
    setLook(Math.floor(second * looksPerSecond))
  }, [])
  const goTo = useCallback((second: number) => player.current?.goTo(second), [])
  const positionOf = useCallback(() => position.current, [])
  const [isTrimUnsaved, setTrimUnsaved] = useState(false)
  const { addLine } = editor
  const addHere = useCallback(() => addLine(position.current), [addLine])
  const panel = useRef<HTMLDivElement>(null)
  useFocusOfPanel(panel, editor.isEditing)
  // While they are edited, the lines are shown as they are typed.
  const shown = editor.isEditing ? { ...content, details: { ...content.details, captions: [] } } : content
  const said = editor.isEditing ? lineAt(editor.lines, look / looksPerSecond) : undefined

  return (
    <div className={styles.page}>
      <OwnVideoHead heading="Sous-titres et montage" content={content} />
      <div className={styles.columns}>
        <div className={styles.video}>
          {/* As for a guest, once it can be played: what creators play here is neither a view nor in their history. */}
          <Player
            key={content.videoUrl === null ? 'preparing' : 'playable'}
            ref={player}
            content={shown}
            isSignedIn={content.videoUrl === null}
            onPosition={notePosition}
          />
          {said && (
            <p className={styles.said} aria-hidden="true">
              <span>{said.text.replaceAll(/<[^<>]*>/g, '')}</span>
            </p>
          )}
        </div>
        <div ref={panel} className={styles.panel}>
          {editor.failure && <FormFailure failure={editor.failure} onDismiss={editor.dismissFailure} />}
          {editor.isEditing ? (
            <Lines editor={editor} saidId={said?.id ?? null} onAdd={addHere} onPlay={goTo} />
          ) : (
            <CaptionsList editor={editor} captions={content.details.captions} title={content.title} />
          )}
          {content.details.trim && (
            // Its times are kept while lines are written.
            <div hidden={editor.isEditing}>
              <OwnTrim content={content} trim={content.details.trim} position={positionOf} onPlay={goTo} onUnsaved={setTrimUnsaved} />
            </div>
          )}
        </div>
      </div>
      <LeaveGuard isDirty={editor.hasUnsaved || isTrimUnsaved} />
      <ConfirmDialog
        open={editor.isDiscarding}
        title={'Fermer sans enregistrer\u202f?'}
        message={'Vos modifications ne sont pas encore enregistrées\u00a0: elles seront perdues.'}
        confirmLabel="Abandonner"
        cancelLabel="Continuer"
        onConfirm={editor.discard}
        onCancel={editor.keepEditing}
      />
      <ConfirmDialog
        open={editor.isDeleting}
        title={'Supprimer ces sous-titres\u202f?'}
        message={`Les sous-titres de cette vidéo seront perdus dans cette langue (${languageName(editor.language)}).`}
        confirmLabel="Supprimer"
        cancelLabel="Annuler"
        busy={editor.isBusy}
        onConfirm={editor.confirmDeletion}
        onCancel={editor.cancelDeletion}
      />
    </div>
  )
}

/** The button that was pressed is gone: the focus goes to the title of what has taken its place, unless the person went elsewhere. */
function useFocusOfPanel(panel: RefObject<HTMLElement | null>, isEditing: boolean): void {
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    const { activeElement } = document
    if (activeElement === document.body || panel.current?.contains(activeElement)) panel.current?.querySelector('h2')?.focus()
  }, [panel, isEditing])
}

type OwnTrimProps = {
  content: OwnContent
  trim: TrimFragment
  position: () => number
  onPlay: (second: number) => void
  onUnsaved: (hasUnsaved: boolean) => void
}

function OwnTrim({
  content: { id, duration, media },
  trim: { start, end, sourceDuration, playingFrom },
  onUnsaved,
  ...player
}: OwnTrimProps) {
  const videoTrim = useVideoTrim({ contentId: id, part: { start, end, sourceDuration } })
  const { hasUnsaved } = videoTrim
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved])
  return <Trim trim={videoTrim} playing={{ playingFrom, duration }} media={media} {...player} />
}
