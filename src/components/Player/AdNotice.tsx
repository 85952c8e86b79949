import * as styles from './AdNotice.styles.ts'

/**
 * Says before the press on play that an advertisement comes first, and from which site.
 * @param props.tagUrl of its VAST document @param props.isSecond true when there is another notice over the poster
 */
export function AdNotice({ tagUrl, isSecond = false }: { tagUrl: string; isSecond?: boolean }) {
  return (
    <p className={styles.notice} data-second={isSecond || undefined}>
      Publicité de {new URL(tagUrl).hostname} avant la vidéo
    </p>
  )
}
