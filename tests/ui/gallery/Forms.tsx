import { Image } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { FileField } from '../../../src/ui/FileField/FileField.tsx'
import { PasswordField } from '../../../src/ui/PasswordField/PasswordField.tsx'
import { ProgressBar } from '../../../src/ui/ProgressBar/ProgressBar.tsx'
import { SelectField } from '../../../src/ui/SelectField/SelectField.tsx'
import { Switch } from '../../../src/ui/Switch/Switch.tsx'
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx'
import { TextArea } from '../../../src/ui/TextArea/TextArea.tsx'
import { TextField } from '../../../src/ui/TextField/TextField.tsx'
import * as styles from './Gallery.styles.ts'

type Tab = 'login' | 'register'

export function Forms() {
  const [tab, setTab] = useState<Tab>('login')
  const [email, setEmail] = useState('camille@exemple')
  const [password, setPassword] = useState('motdepasse')
  const [title, setTitle] = useState('Marée basse à Cancale')
  const [text, setText] = useState('')
  const [isPublic, setPublic] = useState(true)
  const [sort, setSort] = useState<'date' | 'views'>('date')
  const [file, setFile] = useState<{ name: string; size: number } | null>(null)
  return (
    <section className={styles.section}>
      <h2>Formulaires</h2>
      <div className={styles.columns}>
        <Tabs
          label="Accès au compte"
          value={tab}
          onChange={setTab}
          stretch
          tabs={[
            {
              value: 'login',
              label: 'Connexion',
              panel: (
                <form className={styles.section} noValidate>
                  <TextField label="E-mail" type="email" value={email} onChange={setEmail} error="Format d’e-mail invalide" />
                  <PasswordField label="Mot de passe" autoComplete="current-password" value={password} onChange={setPassword} />
                  <Button variant="primary" size="large" full>
                    Se connecter
                  </Button>
                </form>
              ),
            },
            { value: 'register', label: 'Inscription', count: '2', panel: <p>Créer un compte</p> },
          ]}
        />
        <div className={styles.section}>
          <TextField label="Titre" value={title} onChange={setTitle} counterMax={100} hint="Court et précis : il se lit sur une carte." />
          <TextArea label="Description" value={text} onChange={setText} counterMax={5000} optional placeholder="De quoi parle la vidéo ?" />
          <SelectField
            label="Trier par"
            value={sort}
            onChange={setSort}
            options={[
              { value: 'date', label: 'Plus récentes' },
              { value: 'views', label: 'Plus vues' },
            ]}
          />
          <TextField label="Adresse de la chaîne" value="lucarne.example/camille" onChange={() => undefined} disabled />
        </div>
        <div className={styles.section}>
          <FileField
            label="Fichier vidéo"
            hint="MP4, AVI, WEBM, MOV ou MKV, 2 Go au plus"
            accept="video/*"
            file={file}
            onChange={setFile}
          />
          <FileField
            label="Miniature"
            hint="JPG, PNG ou WEBP, 10 Mo au plus"
            accept="image/*"
            icon={Image}
            optional
            file={{ name: 'cancale-au-petit-matin-vue-du-large.jpg', size: 2_450_000 }}
            onChange={() => undefined}
            preview={<div className={styles.picture} />}
            error="L’image ne peut pas dépasser 10MB"
          />
          <Switch label="Vidéo publique" hint="Visible par tous et dans la recherche" checked={isPublic} onChange={setPublic} />
          <Switch label="Commentaires" checked={!isPublic} onChange={() => undefined} />
          <ProgressBar label="Envoi de la vidéo" value={64} />
          <ProgressBar label="Conversion" value={null} />
        </div>
      </div>
    </section>
  )
}
