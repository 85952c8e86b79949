import type { usePlaylistForm } from '../../machines/playlist/playlistForm/usePlaylistForm.ts'
import { FormFailure } from '../FormFailure.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { PlaylistFields } from './PlaylistFields.tsx'
import * as styles from './PlaylistFormDialog.styles.ts'

export function PlaylistFormDialog({ playlist }: { playlist: ReturnType<typeof usePlaylistForm> }) {
  const { form, errors, failure, isNew, isBusy, canSubmit } = playlist
  return (
    <Dialog
      open={playlist.isOpen}
      onClose={playlist.close}
      title={isNew ? 'Créer une playlist' : 'Modifier la playlist'}
      size="small"
      dismissible={!isBusy}
      onSubmit={() => canSubmit && playlist.submit()}
      footer={
        <>
          <Button disabled={isBusy} onPress={playlist.close}>
            Annuler
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            busyLabel={isNew ? 'Création...' : 'Sauvegarde...'}
            disabled={!canSubmit && !isBusy}
          >
            {isNew ? 'Créer' : 'Sauvegarder'}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && <FormFailure failure={failure} onDismiss={playlist.dismissFailure} />}
        <PlaylistFields form={form} errors={errors} disabled={isBusy} onChange={playlist.change} />
      </div>
    </Dialog>
  )
}
