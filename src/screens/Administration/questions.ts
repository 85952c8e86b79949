import type { AdministrationAct } from '../../machines/administration/administrationAct/types.ts'
import { quoted } from '../../shared/format/quote.ts'

type Question = { title: string; message: string; confirmLabel: string; busyLabel: string; tone: 'danger' | 'neutral' }

/** Returns the confirmation of an act. */
export function questionOf({ act, subject: { name }, role }: AdministrationAct): Question {
  switch (act) {
    case 'suspend':
      return {
        title: `Suspendre ${name} ?`,
        message:
          'Toutes ses sessions sont fermées et personne ne peut plus se connecter à ce compte. Ses vidéos et ses commentaires restent.',
        confirmLabel: 'Suspendre',
        busyLabel: 'Suspension...',
        tone: 'danger',
      }
    case 'reopen':
      return {
        title: `Rouvrir le compte ${name} ?`,
        message: 'La personne pourra se connecter de nouveau.',
        confirmLabel: 'Rouvrir',
        busyLabel: 'Ouverture...',
        tone: 'neutral',
      }
    case 'resetSecondFactor':
      return {
        title: `Retirer la validation en deux étapes de ${name} ?`,
        message:
          'Faites-le pour une personne qui a perdu son téléphone, ses clés et ses codes, une fois sûr que c’est elle. Son mot de passe suffira, ses sessions sont fermées, et elle en est avertie.',
        confirmLabel: 'Retirer',
        busyLabel: 'Retrait...',
        tone: 'danger',
      }
    case 'remove':
      return {
        title: `Supprimer ${name} ?`,
        message: 'Le compte, sa chaîne, ses vidéos, ses commentaires et ses playlists sont effacés. Cela ne se défait pas.',
        confirmLabel: 'Supprimer définitivement',
        busyLabel: 'Suppression...',
        tone: 'danger',
      }
    case 'changeRole':
      return {
        title: `Changer le rôle de ${name} ?`,
        message: `Le compte aura le rôle ${quoted(role?.name ?? '')}.`,
        confirmLabel: 'Changer le rôle',
        busyLabel: 'Changement...',
        tone: 'neutral',
      }
    case 'removeLogo':
      return {
        title: 'Retirer le logo ?',
        message: 'Toutes les pages montrent de nouveau la lucarne.',
        confirmLabel: 'Retirer',
        busyLabel: 'Retrait...',
        tone: 'danger',
      }
    case 'approve':
      return {
        title: `Ouvrir le compte ${name} ?`,
        message: 'La personne en est avertie par un message et peut se connecter aussitôt.',
        confirmLabel: 'Ouvrir le compte',
        busyLabel: 'Ouverture...',
        tone: 'neutral',
      }
    case 'refuse':
      return {
        title: `Refuser la demande de ${name} ?`,
        message: 'La demande est effacée et la personne en est avertie par un message.',
        confirmLabel: 'Refuser',
        busyLabel: 'Refus...',
        tone: 'danger',
      }
    case 'withdraw':
      return {
        title: 'Retirer cette invitation ?',
        message: 'Son lien ne sert plus. Les comptes qu’elle a ouverts restent.',
        confirmLabel: 'Retirer',
        busyLabel: 'Retrait...',
        tone: 'danger',
      }
    case 'hideContent':
      return {
        title: 'Masquer cette vidéo ?',
        message: `Plus personne ne verra ${quoted(name)}, sauf sa créatrice ou son créateur et la modération. Les signalements à son sujet sont traités.`,
        confirmLabel: 'Masquer',
        busyLabel: 'Un instant...',
        tone: 'danger',
      }
    case 'showContent':
      return {
        title: 'Montrer de nouveau cette vidéo ?',
        message: `${quoted(name)} reprend sa visibilité d’avant.`,
        confirmLabel: 'Montrer',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
    case 'removeContent':
      return {
        title: 'Supprimer cette vidéo ?',
        message: `${quoted(name)} est effacée avec ses fichiers, ses commentaires et ses vues. Cela ne se défait pas : pour pouvoir la montrer de nouveau, masquez-la.`,
        confirmLabel: 'Supprimer définitivement',
        busyLabel: 'Suppression...',
        tone: 'danger',
      }
    case 'verifyChannel':
      return {
        title: 'Donner le badge vérifié ?',
        message: `Il dit à tout le monde que la chaîne ${quoted(name)} est bien celle de la personne ou de l’organisation qu’elle nomme.`,
        confirmLabel: 'Donner le badge',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
    case 'unverifyChannel':
      return {
        title: 'Reprendre le badge vérifié ?',
        message: `La chaîne ${quoted(name)} ne sera plus marquée comme vérifiée.`,
        confirmLabel: 'Reprendre',
        busyLabel: 'Un instant...',
        tone: 'danger',
      }
    case 'retryJob':
      return {
        title: 'Relancer cette tâche ?',
        message: `${name} : un nouvel essai est fait aussitôt.`,
        confirmLabel: 'Relancer',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
    case 'raiseJob':
      return {
        title: 'Faire passer cette tâche avant les autres ?',
        message: `${name} : elle part avant celles qui attendent dans la même file. La tâche en cours se termine d’abord.`,
        confirmLabel: 'Faire passer avant',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
    case 'lowerJob':
      return {
        title: 'Remettre cette tâche à son rang ?',
        message: `${name} : elle attend de nouveau son tour.`,
        confirmLabel: 'Remettre à son rang',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
    case 'abandonJob':
      return {
        title: 'Abandonner cette tâche ?',
        message: `${name} : elle ne sera plus essayée. Une vidéo qui attendait sa conversion est marquée en échec, et son fichier reste.`,
        confirmLabel: 'Abandonner',
        busyLabel: 'Un instant...',
        tone: 'danger',
      }
    case 'checkStorage':
      return {
        title: 'Vérifier le stockage ?',
        message:
          'Tous ses fichiers sont parcourus et comparés à la base de données, ce qui peut durer. Rien n’est supprimé. Le résultat remplace celui de la dernière vérification.',
        confirmLabel: 'Vérifier',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
    case 'deleteOrphans':
      return {
        title: 'Supprimer les fichiers orphelins ?',
        message: `${name} : rien n’y renvoie, et ils datent de plus d’un jour. Chacun est vérifié une fois encore avant d’être effacé. Cela ne se défait pas.`,
        confirmLabel: 'Supprimer définitivement',
        busyLabel: 'Un instant...',
        tone: 'danger',
      }
    case 'sendMail':
      return {
        title: 'Envoyer ce message maintenant ?',
        message: `Un nouvel essai est fait aussitôt pour ${name}, avec les réglages actuels du serveur de messagerie.`,
        confirmLabel: 'Envoyer',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
    case 'repeat':
      return {
        title: 'Recommencer la conversion ?',
        message: `${quoted(name)} repasse par la file des conversions.`,
        confirmLabel: 'Recommencer',
        busyLabel: 'Un instant...',
        tone: 'neutral',
      }
  }
}
