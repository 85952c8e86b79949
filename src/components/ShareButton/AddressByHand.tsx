import { useRef, useState } from 'react'
import type { Share } from '../../machines/content/share/useShare.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

const nothingToWrite = () => undefined

/** Renders the address, selected so that the user can copy it with the keyboard. */
export function AddressByHand({ share: { byHand, close } }: { share: Share }) {
  const field = useRef<HTMLInputElement>(null)
  // The address stays while the dialog closes.
  const [address, setAddress] = useState(byHand)
  if (byHand !== null && byHand !== address) setAddress(byHand)
  return (
    <Dialog
      open={byHand !== null}
      onClose={close}
      title="Copier le lien"
      description={`${pageMessages.share}\u00a0: le navigateur ne permet pas de copier le lien pour vous. Copiez-le d’ici.`}
      initialFocus={field}
      footer={
        <Button variant="primary" onPress={close}>
          Fermer
        </Button>
      }
    >
      <TextField
        ref={field}
        label="Adresse"
        name="address"
        readOnly
        spellCheck={false}
        value={address ?? ''}
        onChange={nothingToWrite}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  )
}
