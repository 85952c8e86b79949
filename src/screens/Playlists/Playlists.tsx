import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PlaylistFormDialog } from '../../components/PlaylistForm/PlaylistFormDialog.tsx'
import { PlaylistGrid } from '../../components/PlaylistGrid/PlaylistGrid.tsx'
import { PlaylistGridSkeleton } from '../../components/PlaylistGrid/PlaylistGridSkeleton.tsx'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { type CardPlaylistFragment, PlaylistsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { usePlaylistDeletion } from '../../machines/playlistDeletion/usePlaylistDeletion.ts'
import { usePlaylistForm } from '../../machines/playlistForm/usePlaylistForm.ts'
import { errorCatalogue, pageMessages } from '../../shared/errors.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import type { MenuItem } from '../../ui/Menu/Menu.tsx'
import { DeletePlaylistDialog } from '../../components/PlaylistForm/DeletePlaylistDialog.tsx'
import styles from './Playlists.module.css'

export function Playlists() {
  useScreenTitle('Mes Playlists')
  return (
    <SignedInOnly>
      <MyPlaylists />
    </SignedInOnly>
  )
}

function MyPlaylists() {
  const [, navigate] = useLocation()
  const screen = useScreen({ query: PlaylistsDocument }, ({ viewer }) => viewer?.playlists)
  const form = usePlaylistForm()
  const deletion = usePlaylistDeletion()
  const [named, setNamed] = useState('')

  const actionsFor = (playlist: CardPlaylistFragment): MenuItem[] => [
    { label: 'Modifier', icon: Pencil, onSelect: () => form.edit(playlist.id, playlist) },
    {
      label: 'Supprimer',
      icon: Trash2,
      tone: 'danger',
      disabledReason: playlist.isDefault ? errorCatalogue.DEFAULT_PLAYLIST.message : undefined,
      onSelect: () => {
        setNamed(playlist.name)
        deletion.ask(playlist.id, playlist.isDefault)
      },
    },
  ]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>Mes Playlists</h1>
          <p className={styles.subtitle}>Organisez vos vidéos préférées en collections</p>
        </div>
        <Button variant="primary" icon={Plus} onPress={form.create}>
          Créer une playlist
        </Button>
      </header>
      {(screen.status === 'loading' || screen.status === 'missing') && (
        <OwnLoading heading="h2">
          <PlaylistGridSkeleton />
        </OwnLoading>
      )}
      {screen.status === 'failed' && (
        <ErrorPanel
          message={screen.failure.code === 'INTERNAL' ? pageMessages.loadPlaylists : screen.failure.message}
          onRetry={screen.reload}
          onClose={() => navigate(routes.home)}
        />
      )}
      {screen.status === 'loaded' && <PlaylistGrid playlists={screen.data} actionsFor={actionsFor} />}
      <PlaylistFormDialog playlist={form} />
      <DeletePlaylistDialog name={named} deletion={deletion} />
    </div>
  )
}
