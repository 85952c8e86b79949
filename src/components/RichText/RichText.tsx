import { createContext, useContext } from 'react'
import styles from './RichText.module.css'
import { textParts } from './textParts.ts'

/** The film that texts speak of, and how to go to a place in it. Keep it stable between renders. */
export const FilmContext = createContext({ id: '', duration: 0, goTo: (_seconds: number): void => undefined })

/** What people wrote, with its links and its places in the film. */
export function RichText({ text }: { text: string }) {
  const { id, duration, goTo } = useContext(FilmContext)
  return textParts(text, duration).map(({ at, text: shown, href, seconds = -1 }) =>
    seconds >= 0 || href ? (
      <a
        key={`${at} ${shown}`}
        className={styles.link}
        {...(href
          ? { href, target: '_blank', rel: 'nofollow ugc noopener' }
          : {
              href: `/watch?v=${id}&t=${seconds}`,
              onClick: (event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                goTo(seconds)
              },
            })}
      >
        {shown}
      </a>
    ) : (
      shown
    ),
  )
}
