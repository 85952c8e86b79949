import { Dialog } from '../../components/Dialog.tsx'
import { FormFailure } from '../../components/FormFailure.tsx'
import type { BulkEdit } from '../../machines/content/bulkEdit/useBulkEdit.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import type { Visibility } from '../../shared/validation/content.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './BulkDialogs.styles.ts'

const unchanged = 'unchanged'
const visibilities: readonly { value: Visibility | typeof unchanged; label: string }[] = [
  { value: unchanged, label: 'Ne pas changer' },
  { value: 'public', label: 'Publique' },
  { value: 'private', label: 'Privée' },
]

const several = 'Plusieurs à la fois, séparés par des virgules.'

export type BulkDialogsProps = { bulk: BulkEdit }

/** Renders the form for all selected videos, and what the last action refused. */
export function BulkDialogs({ bulk }: BulkDialogsProps) {
  return bulk.isReporting ? <Report bulk={bulk} /> : <Form bulk={bulk} />
}

function Form({ bulk }: BulkDialogsProps) {
  const { form, errors, failure, isBusy } = bulk
  return (
    <Dialog
      open={bulk.isEditing}
      onClose={bulk.close}
      title={`Modifier ${formatQuantity(bulk.selected.length, 'vidéo', 'vidéos')}`}
      description="Ce qui n’est pas choisi ici reste comme avant dans chaque vidéo."
      dismissible={!isBusy}
      onSubmit={bulk.submit}
      footer={
        <>
          <Button disabled={isBusy} onPress={bulk.close}>
            Annuler
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Modification...">
            Modifier
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && <FormFailure failure={failure} onDismiss={bulk.dismissFailure} />}
        <SelectField
          label="Visibilité"
          name="visibility"
          value={form.visibility ?? unchanged}
          options={visibilities}
          error={errors['visibility']}
          disabled={isBusy}
          onChange={(value) => bulk.change({ visibility: value === unchanged ? null : value })}
        />
        <TextField
          label="Mots-clés à ajouter"
          name="added"
          optional
          autoComplete="off"
          hint={several}
          value={form.added}
          error={errors['added']}
          disabled={isBusy}
          onChange={(added) => bulk.change({ added })}
        />
        <TextField
          label="Mots-clés à retirer"
          name="removed"
          optional
          autoComplete="off"
          hint={several}
          value={form.removed}
          error={errors['removed']}
          disabled={isBusy}
          onChange={(removed) => bulk.change({ removed })}
        />
      </div>
    </Dialog>
  )
}

function Report({ bulk }: BulkDialogsProps) {
  const { refusals, selected, doneCount } = bulk
  const titles = new Map(selected.map(({ id, title }) => [id, title]))
  return (
    <Dialog
      open
      onClose={bulk.close}
      title={formatQuantity(refusals.length, 'vidéo n’a pas été traitée', 'vidéos n’ont pas été traitées')}
      description={`${formatQuantity(doneCount, 'vidéo a été traitée', 'vidéos ont été traitées')}. Les autres restent comme avant, et sélectionnées.`}
      footer={
        <Button variant="primary" onPress={bulk.close}>
          Compris
        </Button>
      }
    >
      <ul className={styles.refusals}>
        {refusals.map(({ id, message }) => (
          <li key={id}>
            <p className={styles.title}>{titles.get(id)}</p>
            <p className={styles.reason}>{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
