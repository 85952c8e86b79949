import { Bell, Download, Heart, Plus, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../../src/ui/Avatar/Avatar.tsx'
import { Button, type ButtonVariant } from '../../../src/ui/Button/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { IconLink } from '../../../src/ui/IconLink/IconLink.tsx'
import { Logo } from '../../../src/ui/Logo/Logo.tsx'
import { Mark } from '../../../src/ui/Logo/Mark.tsx'
import { Spinner } from '../../../src/ui/Spinner/Spinner.tsx'
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx'
import * as styles from './Gallery.styles.ts'

const variants: ButtonVariant[] = ['primary', 'secondary', 'outline', 'ghost', 'danger']

export function Controls() {
  const [isLiked, setLiked] = useState(true)
  return (
    <section className={styles.section}>
      <h2>Boutons et liens</h2>
      {variants.map((variant) => (
        <div className={styles.row} key={variant}>
          <Button variant={variant}>Enregistrer</Button>
          <Button variant={variant} icon={Plus} size="small">
            Ajouter
          </Button>
          <Button variant={variant} busy busyLabel="Création...">
            Créer ma chaîne
          </Button>
          <Button variant={variant} disabledReason="Choisissez d’abord un fichier vidéo">
            Publier
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton
          icon={Heart}
          label="J’aime"
          tooltip="Retirer le j’aime"
          count="1,2 k"
          variant="solid"
          pressed={isLiked}
          onPress={() => setLiked(!isLiked)}
        />
        <IconButton icon={Heart} label="J’aime" count="1,2 k" variant="solid" pressed={false} />
        <IconButton icon={Bell} label="Notifications de la chaîne" pressed />
        <IconButton icon={Share2} label="Partager" busy />
        <IconButton icon={Trash2} label="Supprimer" disabledReason="Seul son auteur peut le supprimer" />
        <IconButton icon={Download} label="Télécharger" variant="overlay" />
        <IconLink icon={Plus} label="Publier une vidéo" href="#upload" variant="solid" />
        <Button pressed>S’abonner</Button>
        <Spinner label="Chargement" />
        <TextLink href="#home">Retour à l’accueil</TextLink>
      </div>
      <div className={styles.row}>
        <Avatar name="Camille" size={24} />
        <Avatar name="Élodie" />
        <Avatar name="Noé" size={48} />
        <Avatar name="Basile" size={72} />
        <Avatar name="Jeanne" size={112} />
      </div>
      <div className={styles.marks}>
        <Mark className={styles.mark16} />
        <Mark className={styles.mark32} />
        <Mark className={styles.mark128} />
        <Logo name="Lucarne" size="large" />
      </div>
    </section>
  )
}
