import { MapPin, Play, Scissors, Undo2 } from 'lucide-react'
import { FormFailure } from '../../components/FormFailure.tsx'
import type { MediaProgressFragment } from '../../graphql/generated/graphql.ts'
import { typedTime } from '../../machines/content/videoTrim/rules.ts'
import type { VideoTrim } from '../../machines/content/videoTrim/useVideoTrim.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { RangeSlider } from '../../ui/RangeSlider/RangeSlider.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Trim.styles.ts'

type Edge = 'start' | 'end'
const edges = [
  { edge: 'start', label: 'Garder à partir de', play: 'Voir le début' },
  { edge: 'end', label: 'Garder jusqu’à', play: 'Voir la fin' },
] as const

/** Seconds before the end from which the end is played. */
const beforeEnd = 3

type TrimProps = {
  trim: VideoTrim
  /** `playingFrom`: where in the uploaded file the version begins that plays; `duration`: its length; both in seconds */
  playing: { playingFrom: number; duration: number }
  media: MediaProgressFragment
  /** Returns the player's place, in seconds of the version that plays. */
  position: () => number
  onPlay: (second: number) => void
}

function statusOf({ state, progress, failure }: MediaProgressFragment): string {
  if (state === 'complete') return ''
  // Why it failed, or what it waits for.
  if (failure) return failure.message
  const percent = `${progress}\u202f%`
  return state === 'watchable'
    ? `La nouvelle version est en ligne, ses autres qualités se préparent\u00a0: ${percent}`
    : `La nouvelle version se convertit\u00a0: ${percent}`
}

/** Renders the choice of the part that the video shows, in times of the uploaded file. */
export function Trim({ trim, playing: { playingFrom, duration }, media, position, onPlay }: TrimProps) {
  const { saved, form, errors, isBusy } = trim
  const play = (edge: Edge): void => {
    const second = (edge === 'start' ? trim.start : Math.max(trim.start, trim.end - beforeEnd)) - playingFrom
    onPlay(Math.min(Math.max(0, second), duration))
  }
  return (
    <section className={styles.section} aria-labelledby="trim">
      <h2 id="trim">Rogner</h2>
      <p className={styles.about}>
        Ne montrez qu’une partie de la vidéo. La version présente reste en ligne jusqu’à ce que la nouvelle soit prête, et le fichier envoyé
        reste entier{'\u00a0'}: vous pourrez y revenir.
      </p>
      <p className={styles.status} role="status">
        {statusOf(media)}
      </p>
      {trim.failure && <FormFailure failure={trim.failure} onDismiss={trim.dismissFailure} />}
      <RangeSlider
        label="Partie à garder"
        startLabel="Curseur du début"
        endLabel="Curseur de la fin"
        start={trim.start}
        end={trim.end}
        max={saved.sourceDuration}
        step={0.1}
        format={typedTime}
        disabled={isBusy}
        onChange={trim.move}
      />
      <form
        className={styles.section}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          trim.save()
        }}
      >
        <div className={styles.edges}>
          {edges.map(({ edge, label, play: playLabel }) => (
            <div key={edge} className={styles.edge}>
              <TextField
                label={label}
                name={`trim-${edge}`}
                autoComplete="off"
                inputMode="decimal"
                value={form[edge]}
                error={errors[edge]}
                disabled={isBusy}
                onChange={(value) => trim.change({ [edge]: value })}
              />
              <div className={styles.actions}>
                <Button
                  size="small"
                  icon={MapPin}
                  disabled={isBusy}
                  aria-label={`Ici\u00a0: ${label.toLowerCase()} l’endroit où est le lecteur`}
                  onPress={() => trim.move(edge, playingFrom + position())}
                >
                  Ici
                </Button>
                <Button size="small" icon={Play} onPress={() => play(edge)}>
                  {playLabel}
                </Button>
              </div>
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            icon={Scissors}
            busy={trim.isSaving}
            busyLabel="Un instant..."
            disabled={!trim.hasUnsaved || trim.isRestoring}
          >
            Rogner la vidéo
          </Button>
          {trim.isTrimmed && (
            <Button icon={Undo2} busy={trim.isRestoring} busyLabel="Un instant..." disabled={trim.isSaving} onPress={trim.restore}>
              {`Rétablir la vidéo entière (${formatDuration(saved.sourceDuration)})`}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
