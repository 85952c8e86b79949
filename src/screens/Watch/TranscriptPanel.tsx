import { useContext } from 'react'
import { VideoContext } from '../../components/RichText/RichText.tsx'
import { type Transcript, useTranscript } from '../../machines/content/transcript/useTranscript.ts'
import { capitalized } from '../../shared/format/capitalized.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Passages } from './Passages.tsx'
import type { TranscriptPanelProps } from './playbackPosition.ts'
import { TranscriptBox } from './TranscriptBox.tsx'
import { TranscriptSearch } from './TranscriptSearch.tsx'
import * as styles from './TranscriptPanel.styles.ts'

/** Renders what is said in the video, once the user has opened it. */
export function TranscriptPanel({ tracks, language, position }: TranscriptPanelProps) {
  const { goTo } = useContext(VideoContext)
  const transcript = useTranscript({ tracks, language }, goTo)
  const { isOpen } = transcript
  return (
    <TranscriptBox isOpen={isOpen} onToggle={isOpen ? transcript.close : transcript.open}>
      {isOpen && <Languages transcript={transcript} tracks={tracks} />}
      {transcript.isLoading && (
        <p className={styles.waiting}>
          <Spinner label="Chargement de la transcription..." />
        </p>
      )}
      {transcript.isFailed && (
        <AlertBanner
          action={
            <Button size="small" onPress={transcript.retry}>
              Réessayer
            </Button>
          }
        >
          {transcript.failure?.message}
        </AlertBanner>
      )}
      {transcript.isShown && transcript.passages.length === 0 && (
        <p className={styles.note}>Ces sous-titres ne disent rien dans cette partie de la vidéo.</p>
      )}
      {transcript.isShown && transcript.passages.length > 0 && (
        <>
          <TranscriptSearch transcript={transcript} />
          <Passages transcript={transcript} position={position} />
        </>
      )}
    </TranscriptBox>
  )
}

/** Renders which captions these are, and the choice between several. */
function Languages({ transcript, tracks }: { transcript: Transcript; tracks: TranscriptPanelProps['tracks'] }) {
  const shown = tracks.find((track) => track.language === transcript.language)
  return (
    <>
      {tracks.length > 1 && transcript.language !== null && (
        <SelectField
          className={styles.language}
          label="Langue de la transcription"
          value={transcript.language}
          options={tracks.map(({ language, languageName, isAutomatic }) => ({
            value: language,
            label: capitalized(languageName) + (isAutomatic ? ' (automatiques)' : ''),
          }))}
          onChange={transcript.chooseLanguage}
        />
      )}
      {shown?.isAutomatic && <p className={styles.note}>Sous-titres automatiques{'\u202f'}: des mots peuvent être faux.</p>}
    </>
  )
}
