import type { Page } from 'playwright-core'
import { watchPath } from '../../../src/shared/routes.ts'
import { type State, statesOf } from './types.ts'
import { busy, button, dialog, field, filled, heading, link, menu, press, tab, text, inTurn, write } from './steps.ts'

const cardMenu = button(/^Actions pour «/)
const problem = button('Signaler un problème')
const menuItem = (name: string) => (page: Page) => page.getByRole('menuitem', { name })

/** Once the network machine is running. */
async function goOffline(page: Page): Promise<void> {
  await page.getByRole('status', { name: 'Connexion' }).waitFor({ state: 'attached' })
  await page.context().setOffline(true)
}

/** Screens that need no account. */
export const publicStates: readonly State[] = [
  ...statesOf('home', { who: 'guest' }, [
    { name: 'a guest', path: '/', shows: cardMenu, picture: 'accueil' },
    { name: 'a guest on a telephone', path: '/', width: 390, shows: cardMenu },
    { name: 'a viewer', who: 'viewer', path: '/', shows: cardMenu },
    { name: 'a viewer at 320 px', who: 'viewer', path: '/', width: 320, shows: cardMenu },
    { name: 'the rows below', path: '/', shows: heading('Dernières vidéos') },
    { name: 'a viewer’s rows below', who: 'viewer', path: '/', shows: heading('Reprendre') },
    { name: 'a viewer’s rows below on a telephone', who: 'viewer', path: '/', width: 390, shows: heading('Nouveautés de vos abonnements') },
    { name: 'loading', path: '/', answer: 'pending', shows: busy },
    { name: 'failed', path: '/', answer: 'failing', shows: button('Réessayer') },
    { name: 'failed on a telephone', path: '/', width: 390, answer: 'failing', shows: button('Réessayer') },
    {
      name: 'the server is out of reach, on a telephone',
      path: '/',
      width: 390,
      answer: 'unreachable',
      shows: text(/^Le service ne répond pas/),
    },
    { name: 'no video on the site', path: '/', answer: 'emptied', shows: heading('Aucune vidéo pour le moment') },
    {
      name: 'the guide of a site without videos',
      who: 'administrator',
      path: '/',
      answer: 'emptied',
      shows: link(/^Publier la première vidéo/),
      picture: 'premiers-pas',
    },
    {
      name: 'the guide on a narrow telephone',
      who: 'administrator',
      path: '/',
      width: 320,
      answer: 'emptied',
      shows: link(/^Publier la première vidéo/),
    },
    { name: 'the menu on a telephone', path: '/', width: 390, steps: press(button('Ouvrir le menu')), shows: dialog('Menu') },
    { name: 'the search on a telephone', path: '/', width: 390, steps: press(button('Rechercher')), shows: button('Fermer la recherche') },
    {
      name: 'a card’s menu',
      who: 'viewer',
      path: '/',
      steps: press(cardMenu),
      shows: menu,
    },
    {
      name: 'a message with its way back',
      who: 'newcomer',
      path: '/',
      steps: press(cardMenu, menuItem('À consulter plus tard')),
      shows: button('Annuler'),
    },
    {
      name: 'reporting a card on a telephone',
      who: 'viewer',
      path: '/',
      width: 390,
      steps: press(cardMenu, menuItem('Signaler')),
      shows: dialog('Signaler la vidéo'),
    },
    // Not on Home: its footer moves away when scrolling to it loads the next page of the list.
    {
      name: 'the consent to record a problem',
      path: '/accessibilite',
      steps: inTurn(filled, press(problem)),
      shows: dialog('Signaler un problème'),
    },
    {
      name: 'a problem is being recorded',
      path: '/accessibilite',
      steps: inTurn(filled, press(problem, button('Accepter et enregistrer'))),
      shows: button('Terminer'),
    },
    {
      name: 'a recorded problem before it is sent',
      path: '/accessibilite',
      steps: inTurn(filled, press(problem, button('Accepter et enregistrer'), button('Terminer'))),
      shows: dialog('Envoyer le problème'),
    },
    {
      name: 'suggestions while typing',
      path: '/',
      steps: async (page) => {
        await page.getByRole('combobox').or(page.getByRole('searchbox')).first().click()
        await page.getByRole('combobox').pressSequentially('frac')
      },
      shows: (page) => page.getByRole('option').first(),
    },
    { name: 'without a network', path: '/', steps: goOffline, shows: text('Vous êtes hors ligne') },
    { name: 'without a network at 320 px', path: '/', width: 320, steps: goOffline, shows: text('Vous êtes hors ligne') },
    { name: 'a server that does not answer', path: '/', answer: 'unreachable', shows: text(/^Le service ne répond pas, nouvel essai/) },
    { name: 'an expired session', who: 'viewer', path: '/', answer: 'expired', shows: text(/session a expiré/) },
  ]),
  ...statesOf('login', { who: 'guest' }, [
    { name: 'signing in', path: '/login', shows: heading(/Bienvenue chez/), picture: 'connexion' },
    { name: 'nothing filled in', path: '/login', steps: press(button('Se connecter')), shows: text('Veuillez remplir tous les champs') },
    {
      name: 'a wrong password',
      path: '/login',
      steps: inTurn(
        write(field('E-mail'), 'personne@exemple.fr'),
        write(field('Mot de passe'), 'Faux2026!'),
        press((page) => page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true })),
      ),
      shows: (page) => page.getByRole('alert').first(),
    },
    { name: 'registering at 320 px', path: '/login', width: 320, steps: press(tab('Inscription')), shows: button('Créer mon compte') },
  ]),
  ...statesOf('account', { who: 'guest' }, [
    { name: 'a forgotten password', path: '/account/forgot-password', shows: button('Recevoir un lien'), picture: 'mot-de-passe-oublie' },
    {
      name: 'a wrong address, at 320 px',
      path: '/account/forgot-password',
      width: 320,
      steps: inTurn(write(field('E-mail'), 'personne'), press(button('Recevoir un lien'))),
      shows: text('Format d’email invalide'),
    },
    {
      name: 'the link is sent, by a site without a mail server',
      path: '/account/forgot-password',
      width: 390,
      steps: inTurn(write(field('E-mail'), 'personne@exemple.fr'), press(button('Recevoir un lien'))),
      shows: text(/^Ce site n’a pas de serveur de messagerie/),
    },
    { name: 'a new password', path: '/account/reset-password#jeton', shows: button('Enregistrer'), picture: 'nouveau-mot-de-passe' },
    { name: 'a link without a token', path: '/account/reset-password', width: 320, shows: heading('Lien expiré') },
    { name: 'proving the address', path: '/account/confirm-email#jeton', shows: button('Confirmer mon adresse') },
    {
      name: 'a link that is not valid',
      path: '/account/restore-email#jeton',
      width: 390,
      steps: press(button('Rétablir mon adresse')),
      shows: heading('Lien expiré'),
    },
    { name: 'the end of the digests', path: '/account/unsubscribe#jeton', shows: button('Ne plus recevoir de résumés') },
    {
      name: 'the end of the digests of nobody',
      path: '/account/unsubscribe#jeton',
      width: 320,
      steps: press(button('Ne plus recevoir de résumés')),
      shows: heading('Lien incomplet'),
    },
    { name: 'the second step', path: '/account/second-step', shows: button('Continuer'), picture: 'seconde-etape' },
    {
      name: 'the second step with a recovery code, at 320 px',
      path: '/account/second-step',
      width: 320,
      steps: inTurn(press(button('Utiliser un code de secours')), write(field('Code de secours'), 'abcd'), press(button('Continuer'))),
      shows: text(/seize lettres et chiffres/),
    },
    {
      name: 'a second step that is over',
      path: '/account/second-step',
      width: 390,
      steps: inTurn(write(field('Code à six chiffres'), '123456'), press(button('Continuer'))),
      shows: heading('Connexion expirée'),
    },
    { name: 'no such step', path: '/account/autre', shows: heading('404') },
  ]),
  ...statesOf('creators', { who: 'viewer' }, [
    { name: 'all', path: '/creators', shows: button(/^S’abonner à/), picture: 'createurs' },
    { name: 'for a guest', who: 'guest', path: '/creators', width: 320, shows: button(/^S’abonner à/) },
    { name: 'loading', path: '/creators', answer: 'pending', shows: busy },
    { name: 'failed', path: '/creators', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('explore', { who: 'guest' }, [
    { name: 'trends', path: '/explore/trending', shows: link(/Mandelbrot/), picture: 'explorer' },
    { name: 'recommendations of a viewer', who: 'viewer', path: '/explore/recommended', width: 390, shows: cardMenu },
    { name: 'loading', path: '/explore/recommended', answer: 'pending', shows: busy },
    { name: 'failed', path: '/explore', answer: 'failing', shows: button('Réessayer') },
    { name: 'empty', path: '/explore/trending', answer: 'emptied', shows: heading('Tendances') },
  ]),
  ...statesOf('search', { who: 'guest' }, [
    { name: 'before a query', path: '/search', shows: heading('Commencez votre recherche') },
    { name: 'results', path: '/search?q=lumi%C3%A8re', shows: cardMenu, picture: 'recherche' },
    {
      name: 'results as a list, filtered',
      path: '/search?q=fractal&type=content&sort=date&view=list',
      width: 390,
      shows: button('Effacer les filtres'),
    },
    { name: 'said words', path: '/search?q=ondule', shows: link(/^0:00 /) },
    { name: 'said words on a telephone', path: '/search?q=ondule', width: 390, shows: link(/^0:00 /) },
    { name: 'filtered', path: '/search?q=math%C3%A9matiques&category=science&captions=true', shows: button('Effacer les filtres') },
    { name: 'its filters on a telephone', path: '/search?q=mer', width: 390, steps: press(button('Filtres')), shows: dialog('Filtres') },
    { name: 'no video with these filters', path: '/search?q=ciel&category=food', shows: button('Voir toutes les vidéos') },
    { name: 'playlists alone', path: '/search?q=math%C3%A9matiques&type=playlist', shows: heading('Mathématiques à voir') },
    { name: 'a corrected query', path: '/search?q=lumi%C3%A8er', width: 390, shows: text(/^Orthographe corrigée/) },
    { name: 'nothing found', path: '/search?q=introuvable', shows: heading('Aucun résultat trouvé') },
    { name: 'searching', path: '/search?q=mer', answer: 'pending', shows: text('Recherche en cours...') },
    { name: 'failed', path: '/search?q=mer', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('creator', { who: 'guest' }, [
    { name: 'a channel', path: '/creator/atelier_fractal', shows: heading('L’atelier fractal'), picture: 'chaine' },
    { name: 'its menu', who: 'viewer', path: '/creator/atelier_fractal', steps: press(button('Plus d’actions')), shows: menu },
    { name: 'in figures', path: '/creator/grand_large', width: 390, steps: press(tab('En chiffres')), shows: text('Vues totales') },
    { name: 'as a list', path: '/creator/grand_large?layout=list', steps: press(button('Liste')), shows: link(/Nage en eau claire/) },
    { name: 'without a video', path: '/creator/debutant', shows: heading('Aucune vidéo') },
    { name: 'one’s own', who: 'creator', path: '/creator/atelier_fractal', shows: text('Votre chaîne') },
    { name: 'unknown', path: '/creator/personne', shows: heading('Créateur non trouvé') },
    { name: 'loading', path: '/creator/atelier_fractal', answer: 'pending', shows: busy },
    { name: 'failed', path: '/creator/atelier_fractal', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('playlist', { who: 'guest' }, [
    { name: 'a public one', path: ({ shared }) => `/playlist/${shared}`, shows: heading('Mathématiques à voir') },
    { name: 'a private one', path: ({ playlist }) => `/playlist/${playlist}`, shows: heading('Playlist introuvable') },
  ]),
  ...statesOf('site', { who: 'guest' }, [
    { name: 'the page about it', path: '/a-propos', shows: heading('Contact'), picture: 'a-propos' },
    { name: 'the page about it at 320 px', path: '/a-propos', width: 320, shows: heading('Contact') },
    { name: 'the page about it loading', path: '/a-propos', answer: 'pending', shows: busy },
    { name: 'the page about it failed', path: '/a-propos', answer: 'failing', shows: button('Réessayer') },
    { name: 'the declaration of accessibility', path: '/accessibilite', shows: heading(/^Accessibilité/), picture: 'accessibilite' },
    { name: 'the declaration of accessibility at 320 px', path: '/accessibilite', width: 320, shows: heading(/^Accessibilité/) },
    {
      name: 'the sheet of shortcuts',
      path: '/accessibilite',
      steps: async (page) => {
        await heading(/^Accessibilité/)(page).waitFor()
        await button('Raccourcis clavier')(page).waitFor()
        await page.keyboard.press('?')
      },
      shows: dialog('Raccourcis clavier'),
      picture: 'raccourcis',
    },
    {
      name: 'the sheet of shortcuts at 320 px',
      path: '/accessibilite',
      width: 320,
      steps: inTurn(filled, press(button('Raccourcis clavier'))),
      shows: dialog('Raccourcis clavier'),
    },
  ]),
  ...statesOf('outside', { who: 'guest' }, [
    { name: 'no such page', path: '/cette-page-n-existe-pas', shows: heading('404'), picture: 'introuvable' },
    { name: 'a return from a provider that failed', path: '/oauth-callback', shows: heading('Erreur d’authentification') },
    {
      name: 'a return from a provider',
      path: '/oauth-callback?token=x',
      answer: 'pending',
      shows: heading('Authentification en cours...'),
    },
  ]),
  ...statesOf('watch', { who: 'guest' }, [
    { name: 'a guest', path: ({ video }) => watchPath(video), shows: text('Connectez-vous pour regarder cette vidéo') },
    {
      name: 'a guest at 320 px',
      path: ({ video }) => watchPath(video),
      width: 320,
      steps: press(button(/^Commentaires \(/)),
      shows: text('Connectez-vous pour commenter'),
    },
    { name: 'no such video', path: '/watch/00000000-0000-4000-8000-0000000000ff', shows: heading('Vidéo non trouvée') },
  ]),
]
