import { Trash2 } from 'lucide-react'
import { useDeleteAccount } from '../../machines/user/deleteAccount/useDeleteAccount.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'

export function DeleteAccountSection({ hasPassword }: { hasPassword: boolean }) {
  const deletion = useDeleteAccount()
  return (
    <section className={sectionStyles.section} aria-labelledby="delete-title">
      <h2 id="delete-title">Supprimer le compte</h2>
      <p className={sectionStyles.note}>
        Votre compte, votre chaîne, vos vidéos, vos commentaires et vos playlists disparaissent. Cette action est irréversible.
      </p>
      <Button className={styles.start} variant="danger" icon={Trash2} onPress={deletion.open}>
        Supprimer mon compte
      </Button>
      <DeleteAccountDialog deletion={deletion} hasPassword={hasPassword} />
    </section>
  )
}
