import type { CommenterBlock, HeldCommentDecision, ModerationAct, ReportDecision } from '../machines/report/moderation/types.ts'
import { quoted } from '../shared/format/quote.ts'

type Question = { title: string; message: string; confirmLabel: string; busyLabel: string; tone: 'danger' | 'neutral' }

const shownMax = 120
const shorten = (text: string): string => quoted(text.length > shownMax ? `${text.slice(0, shownMax).trimEnd()}…` : text)

/** Returns the confirmation of a decision. */
export function questionOf(act: ModerationAct): Question {
  if ('comment' in act) return questionAboutHeld(act)
  return 'person' in act ? questionAboutPerson(act) : questionAboutReport(act)
}

function questionAboutPerson({ person: { name } }: CommenterBlock): Question {
  return {
    title: `Bloquer ${name}\u202f?`,
    message:
      'Cette personne lira toujours les vidéos de la chaîne et leurs commentaires, et n’y écrira plus. Elle se débloque dans les paramètres de la chaîne.',
    confirmLabel: 'Bloquer',
    busyLabel: 'Blocage...',
    tone: 'danger',
  }
}

function questionAboutHeld({ act, comment: { text } }: HeldCommentDecision): Question {
  return act === 'publish'
    ? {
        title: 'Publier ce commentaire\u202f?',
        message: `${shorten(text)} sera visible par tout le monde.`,
        confirmLabel: 'Publier',
        busyLabel: 'Publication...',
        tone: 'neutral',
      }
    : {
        title: 'Refuser ce commentaire\u202f?',
        message: `${shorten(text)} sera supprimé. Cela ne se défait pas.`,
        confirmLabel: 'Refuser',
        busyLabel: 'Refus...',
        tone: 'danger',
      }
}

/** In the words for this kind of subject. */
function questionAboutReport({ act, subject: { kind, text } }: ReportDecision): Question {
  const thing = { content: 'cette vidéo', comment: 'ce commentaire', channel: 'cette chaîne' }[kind]
  const owner = kind === 'comment' ? 'la personne qui l’a écrit' : 'la personne qui l’a publiée'
  switch (act) {
    case 'hide':
      return {
        title: `Masquer ${thing} ?`,
        message: `${shorten(text)} ne sera plus visible que par ${owner} et par la modération. Les autres signalements à ce sujet seront clos.`,
        confirmLabel: 'Masquer',
        busyLabel: 'Masquage...',
        tone: 'danger',
      }
    case 'keep':
      return {
        title: 'Classer sans suite ?',
        message: `${shorten(text)} reste tel quel et ce signalement est clos. Un signalement clos ne se rouvre pas.`,
        confirmLabel: 'Classer sans suite',
        busyLabel: 'Classement...',
        tone: 'neutral',
      }
    case 'show':
      return {
        title: `Montrer de nouveau ${thing} ?`,
        message: `${shorten(text)} redeviendra visible comme avant.`,
        confirmLabel: 'Montrer de nouveau',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
  }
}
