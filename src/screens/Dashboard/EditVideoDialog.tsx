import type { DashboardContentFragment } from '../../graphql/generated/graphql.ts'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import type { EditVideo } from '../../machines/content/editVideo/useEditVideo.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { EditVideoForm } from './EditVideoForm.tsx'

export type EditVideoDialogProps = { edit: EditVideo; content: DashboardContentFragment | undefined }

/** Renders the dialog that edits a video: texts, visibility and files. */
export function EditVideoDialog({ edit, content }: EditVideoDialogProps) {
  return (
    <Dialog
      open={edit.isOpen}
      onClose={edit.close}
      title="Modifier la vidéo"
      size="large"
      dismissible={!edit.isBusy}
      onSubmit={edit.submit}
      footer={
        <>
          {edit.isSending ? (
            <Button onPress={edit.cancelSending}>Annuler l’envoi</Button>
          ) : (
            <Button disabled={edit.isBusy} onPress={edit.close}>
              Annuler
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={edit.progress > 0}
            busyLabel="Sauvegarde..."
            disabled={edit.isBusy && edit.progress === 0}
          >
            Sauvegarder
          </Button>
        </>
      }
    >
      <EditVideoForm
        edit={edit}
        thumbnailUrl={content?.thumbnailUrl ?? null}
        videoUrl={content?.videoUrl ?? null}
        duration={content?.duration ?? 0}
      />
      <LeaveGuard isDirty={edit.hasUnsaved} />
      <ConfirmDialog
        open={edit.isConfirming}
        title={'Fermer sans enregistrer\u202f?'}
        message={'Vos modifications ne sont pas encore enregistrées\u00a0: elles seront perdues.'}
        confirmLabel="Abandonner"
        cancelLabel="Continuer"
        onConfirm={edit.discard}
        onCancel={edit.keepEditing}
      />
    </Dialog>
  )
}
