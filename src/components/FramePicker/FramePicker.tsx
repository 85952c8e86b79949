import { FilePreview } from '../FilePreview/FilePreview.tsx'
import { FormFailure } from '../FormFailure.tsx'
import type { Frame, VideoFacts } from '../../machines/upload/framePicker/types.ts'
import { type FramePicker as Picker, useFramePicker } from '../../machines/upload/framePicker/useFramePicker.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import * as styles from './FramePicker.styles.ts'
import { framesLegend, FramesPlaceholder } from './FramesPlaceholder.tsx'

const codecNames: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  ac3: 'Dolby Digital',
  eac3: 'Dolby Digital Plus',
}

const nameOf = (codec: string): string => codecNames[codec] ?? codec.toUpperCase()

function sentenceOf({ duration, width, height, videoCodec, audioCodec }: VideoFacts): string {
  const codecs = [videoCodec, audioCodec].filter((codec) => codec !== null).map(nameOf)
  return [formatDuration(duration), `${width}\u202f×\u202f${height}`, ...(codecs.length > 0 ? [codecs.join(', ')] : [])].join(' · ')
}

const withoutFrames = 'La miniature sera choisie dans la vidéo après l’envoi, si vous n’en mettez pas.'

export type FramePickerProps = {
  /** id of a chosen file, or address of a video that plays already; use it as `key` */
  source: string
  disabled: boolean
  /** keep it stable between renders */
  onChosen: (file: File) => void
}

/** Renders what a chosen video is, and its pictures, each of which can become the thumbnail. */
export function FramePicker({ source, disabled, onChosen }: FramePickerProps) {
  const picker = useFramePicker(source, onChosen)
  const { stage, facts, failure } = picker
  if (stage === 'reading' || stage === 'preparing') return <FramesPlaceholder facts={facts && sentenceOf(facts)} />
  return (
    <div className={styles.picker}>
      {facts && <p className={styles.facts}>{sentenceOf(facts)}</p>}
      {stage === 'unreadable' && <p className={styles.facts}>{`Ce navigateur ne lit pas ce format. ${withoutFrames}`}</p>}
      {stage === 'undecodable' && <p className={styles.facts}>{`Ce navigateur ne peut pas montrer cette vidéo. ${withoutFrames}`}</p>}
      {failure && <FormFailure failure={failure} onDismiss={picker.dismissFailure} />}
      {stage === 'offering' && facts && <Frames picker={picker} duration={facts.duration} disabled={disabled} />}
    </div>
  )
}

function Frames({ picker, duration, disabled }: { picker: Picker; duration: number; disabled: boolean }) {
  const { frames, custom, second } = picker
  return (
    <fieldset className={styles.picker} disabled={disabled}>
      <legend className={styles.legend}>{framesLegend}</legend>
      <div className={styles.frames}>
        {frames.map((frame) => (
          <FrameButton key={frame.id} frame={frame} picker={picker} />
        ))}
        {custom && <FrameButton frame={custom} picker={picker} />}
      </div>
      <label className={styles.slider}>
        Ou une autre, à {formatDuration(second)}
        <input
          type="range"
          min={0}
          max={duration}
          step={0.1}
          value={second}
          aria-valuetext={formatDuration(second)}
          onChange={({ target }) => picker.seek(target.valueAsNumber)}
        />
      </label>
    </fieldset>
  )
}

function FrameButton({ frame, picker }: { frame: Frame; picker: Picker }) {
  return (
    <button
      type="button"
      className={styles.frame}
      aria-label={`Prendre l’image à ${formatDuration(frame.second)}`}
      disabled={!picker.canChoose}
      onClick={() => picker.choose(frame)}
    >
      <FilePreview file={picker.find(frame.id)} />
      <span className={styles.time} aria-hidden="true">
        {formatDuration(frame.second)}
      </span>
    </button>
  )
}
