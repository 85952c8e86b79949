import type { FirstAnswers } from '../../graphql/firstAnswers.ts'
import { type FirstScreen, firstScreenId } from '../../shared/firstScreen.ts'
import { readStoredSession } from '../flows/session/storedSession.ts'
import { isLive } from './takeOver.ts'

/** Returns what the server has written beside the page's markup; undefined when it has drawn nothing. */
export function readFirstScreen(): FirstScreen | undefined {
  const text = document.getElementById(firstScreenId)?.textContent
  return text ? JSON.parse(text) : undefined
}

export const firstAnswersOf = ({ answers }: FirstScreen): FirstAnswers => ({
  data: answers,
  isMember: readStoredSession() !== null,
  isLive,
})
