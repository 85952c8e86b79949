import { MailFolderNote } from '../../components/MailFolderNote.tsx'
import { useEmailProofRequest } from '../../machines/user/emailProofRequest/useEmailProofRequest.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'

/** Says that the account's address is not proven, and offers the mail that proves it. @param email the saved address */
export function EmailProof({ email }: { email: string }) {
  const proof = useEmailProofRequest()
  if (proof.isSent) {
    return (
      <>
        <AlertBanner tone="success">Un message vient d’être envoyé à {email}. Ouvrez son lien pour confirmer votre adresse.</AlertBanner>
        {proof.delivery === 'folder' && <MailFolderNote />}
      </>
    )
  }
  return (
    <>
      <AlertBanner
        tone="warning"
        action={
          <Button size="small" busy={proof.isBusy} busyLabel="Envoi..." onPress={proof.request}>
            Recevoir le message de confirmation
          </Button>
        }
      >
        L’adresse {email} n’est pas encore confirmée.
      </AlertBanner>
      {proof.failure && <AlertBanner>{proof.failure.message}</AlertBanner>}
    </>
  )
}
