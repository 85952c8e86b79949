import { useState } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../src/components/ConfirmDialog.tsx'
import { Dialog } from '../../../src/components/Dialog.tsx'
import { TextArea } from '../../../src/ui/TextArea/TextArea.tsx'
import { TextField } from '../../../src/ui/TextField/TextField.tsx'
import { toasts } from '../../../src/ui/Toasts/toasts.ts'
import * as styles from './Gallery.styles.ts'

export function Floating() {
  const [open, setOpen] = useState<'form' | 'confirm' | null>(null)
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const close = () => setOpen(null)
  return (
    <section className={styles.section}>
      <h2>Ce qui flotte</h2>
      <div className={styles.row}>
        <Button onPress={() => setOpen('form')}>Devenir créateur</Button>
        <Button onPress={() => setOpen('confirm')}>Supprimer la vidéo</Button>
        <Button onPress={() => toasts.show({ title: 'Vidéo mise à jour avec succès', tone: 'success' })}>Succès</Button>
        <Button
          onPress={() =>
            toasts.show({ title: 'Erreur lors de l’ajout à la playlist', description: 'Votre connexion a été perdue.', tone: 'error' })
          }
        >
          Échec
        </Button>
        <Button
          onPress={() => toasts.show({ title: 'Vidéo retirée de la playlist', action: { label: 'Annuler', onPress: () => undefined } })}
        >
          Avec action
        </Button>
      </div>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Créer votre chaîne"
        description="Vous pourrez tout changer plus tard."
        onSubmit={close}
        footer={
          <>
            <Button onPress={close}>Annuler</Button>
            <Button variant="primary" type="submit" disabledReason={name === '' ? 'Donnez un nom à votre chaîne' : undefined}>
              Créer ma chaîne
            </Button>
          </>
        }
      >
        <div className={styles.section}>
          <TextField label="Nom de la chaîne" value={name} onChange={setName} />
          <TextArea label="Description" optional value={description} onChange={setDescription} counterMax={500} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Supprimer la vidéo"
        message="Êtes-vous sûr de vouloir supprimer « Marée basse à Cancale » ? Cette action est irréversible."
        confirmLabel="Supprimer"
        onConfirm={close}
        onCancel={close}
      />
    </section>
  )
}
