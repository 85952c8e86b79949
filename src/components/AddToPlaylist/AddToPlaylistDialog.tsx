import type { useAddToPlaylist } from '../../machines/playlist/addToPlaylist/useAddToPlaylist.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { FormFailure } from '../FormFailure.tsx'
import { PlaylistFields } from '../PlaylistForm/PlaylistFields.tsx'
import { PlaylistChoices } from './PlaylistChoices.tsx'
import { Step } from './Step.tsx'

type AddToPlaylistDialogProps = { contentId: string; dialog: ReturnType<typeof useAddToPlaylist> }

export function AddToPlaylistDialog({ contentId, dialog }: AddToPlaylistDialogProps) {
  const { isNaming, isBusy, form } = dialog
  const canCreate = form.name.trim() !== ''
  return (
    <Dialog
      open={dialog.isOpen}
      onClose={dialog.close}
      title={isNaming ? 'Créer une nouvelle playlist' : 'Ajouter à une playlist'}
      size="small"
      dismissible={!isBusy}
      onSubmit={() => {
        if (!isNaming) dialog.add()
        else if (canCreate) dialog.create()
      }}
      footer={
        isNaming ? (
          <>
            <Button disabled={isBusy} onPress={dialog.cancelCreation}>
              Retour
            </Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Création..." disabled={!canCreate && !isBusy}>
              Créer
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isBusy} onPress={dialog.close}>
              Annuler
            </Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Ajout..." disabled={dialog.playlistId === null && !isBusy}>
              Ajouter
            </Button>
          </>
        )
      }
    >
      <Step key={isNaming ? 'naming' : 'choosing'}>
        {dialog.failure && <FormFailure failure={dialog.failure} onDismiss={dialog.dismissFailure} />}
        {isNaming ? (
          <PlaylistFields form={form} errors={dialog.errors} disabled={isBusy} onChange={dialog.change} />
        ) : (
          <PlaylistChoices
            contentId={contentId}
            chosenId={dialog.playlistId}
            disabled={isBusy}
            onChoose={dialog.choose}
            onCreate={dialog.openCreation}
          />
        )}
      </Step>
    </Dialog>
  )
}
