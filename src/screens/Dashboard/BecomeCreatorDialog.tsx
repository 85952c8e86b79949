import type { useBecomeCreator } from '../../machines/channel/becomeCreator/useBecomeCreator.ts'
import { limits } from '../../shared/limits.ts'
import { FormFailure } from '../../components/FormFailure.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './BecomeCreatorDialog.styles.ts'

export function BecomeCreatorDialog({ creator }: { creator: ReturnType<typeof useBecomeCreator> }) {
  const { form, errors, failure, isBusy, canSubmit } = creator
  return (
    <Dialog
      open={creator.isOpen}
      onClose={creator.close}
      title="Créer votre chaîne"
      description="Vous pourrez publier vos vidéos dès qu’elle existera."
      dismissible={!isBusy}
      onSubmit={() => canSubmit && creator.submit()}
      footer={
        <>
          <Button disabled={isBusy} onPress={creator.close}>
            Annuler
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Création..." disabled={!canSubmit && !isBusy}>
            Créer ma chaîne
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && <FormFailure failure={failure} onDismiss={creator.dismissFailure} />}
        <TextField
          label="Nom de la chaîne"
          name="name"
          autoComplete="off"
          value={form.name}
          error={errors['name']}
          disabled={isBusy}
          counterMax={limits.channelNameMax}
          onChange={(name) => creator.change({ name })}
        />
        <TextArea
          label="Description"
          name="description"
          optional
          value={form.description}
          error={errors['description']}
          disabled={isBusy}
          counterMax={limits.channelDescriptionMax}
          onChange={(description) => creator.change({ description })}
        />
      </div>
    </Dialog>
  )
}
