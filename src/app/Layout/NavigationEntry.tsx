import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import * as styles from './Navigation.styles.ts'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {children}
      </ul>
    </div>
  )
}

export type EntryProps = { icon: LucideIcon; label: string; href: string; onLeave: (() => void) | undefined }

export function Entry({ icon: Icon, label, href, onLeave }: EntryProps) {
  const [path] = useLocation()
  const isCurrent = path.toLowerCase() === href.toLowerCase()
  return (
    <li>
      <Link className={styles.entry} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onLeave}>
        <Icon size={20} aria-hidden="true" />
        <span>{label}</span>
      </Link>
    </li>
  )
}
