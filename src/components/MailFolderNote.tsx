import { AlertBanner } from '../ui/AlertBanner/AlertBanner.tsx'

/** Says where the mails of a site without a mail server are. */
export function MailFolderNote() {
  return (
    <AlertBanner tone="info">
      Ce site n’a pas de serveur de messagerie : ses messages sont dans le dossier « mail » de ses données, que la personne qui l’administre
      peut lire.
    </AlertBanner>
  )
}
