import { Plus } from 'lucide-react'
import { PlaylistChoicesDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Loading } from '../../ui/Skeleton/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './AddToPlaylist.styles.ts'

type PlaylistChoicesProps = {
  contentId: string
  chosenId: string | null
  disabled: boolean
  onChoose: (playlistId: string) => void
  onCreate: () => void
}

/** Renders the viewer's playlists as one choice. Playlists that already contain the video are disabled. */
export function PlaylistChoices({ contentId, chosenId, disabled, onChoose, onCreate }: PlaylistChoicesProps) {
  const screen = useScreen({ query: PlaylistChoicesDocument, variables: { contentId } }, ({ viewer }) => viewer?.playlistChoices)
  if (screen.status === 'failed') {
    return (
      <AlertBanner
        action={
          <Button size="small" onPress={screen.reload}>
            Réessayer
          </Button>
        }
      >
        {screen.failure.message}
      </AlertBanner>
    )
  }
  return (
    <>
      {screen.status === 'loaded' ? (
        <fieldset className={styles.choices} disabled={disabled}>
          <legend className={styles.legend}>Choisissez une playlist</legend>
          {screen.data.map(({ playlist, containsContent }) => (
            <label key={playlist.id} className={styles.choice} data-disabled={containsContent || undefined}>
              <input
                type="radio"
                name="playlist"
                className={styles.radio}
                checked={containsContent ? false : playlist.id === chosenId}
                disabled={containsContent}
                onChange={() => onChoose(playlist.id)}
              />
              <span className={styles.name}>
                {playlist.name}
                {playlist.isDefault && ' (par défaut)'}
              </span>
              <span className={styles.detail}>{containsContent ? 'Déjà dans cette playlist' : detailOf(playlist)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <Loading label="Chargement des playlists..." className={styles.choices}>
          <Skeleton className={styles.choice} />
          <Skeleton className={styles.choice} />
          <Skeleton className={styles.choice} />
        </Loading>
      )}
      <Button variant="outline" icon={Plus} disabled={disabled} onPress={onCreate}>
        Créer une nouvelle playlist
      </Button>
    </>
  )
}

const detailOf = ({ isPrivate, videoCount }: { isPrivate: boolean; videoCount: number }): string =>
  `${isPrivate ? 'Privée' : 'Publique'} · ${formatQuantity(videoCount, 'vidéo', 'vidéos')}`
