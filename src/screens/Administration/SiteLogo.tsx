import { Trash2 } from 'lucide-react'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { ImageSection } from '../../components/ImageSection/ImageSection.tsx'
import { useAdministrationAct } from '../../machines/administration/administrationAct/useAdministrationAct.ts'
import { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Mark } from '../../ui/Logo/Mark.tsx'
import { ActDialog } from './ActDialog.tsx'
import * as styles from './Administration.styles.ts'

/** @param props.onOutdated when it is not the logo any more; keep it stable between renders */
export function SiteLogo({ logoUrl, onOutdated }: { logoUrl: string | null; onOutdated: () => void }) {
  const upload = useImageUpload({ kind: 'logo', subjectId: '' })
  const acts = useAdministrationAct(onOutdated)
  return (
    <ImageSection
      className={sectionStyles.section}
      title="Logo"
      name="logo"
      upload={upload}
      picture={logoUrl === null ? <Mark className={styles.logo} /> : <img className={styles.logo} src={logoUrl} alt="Logo actuel" />}
    >
      {logoUrl !== null && (
        <Button
          className={styles.start}
          icon={Trash2}
          disabled={upload.isBusy}
          onPress={() => acts.ask({ act: 'removeLogo', subject: { id: '', name: '' }, role: null })}
        >
          Retirer le logo
        </Button>
      )}
      <ActDialog acts={acts} />
    </ImageSection>
  )
}
