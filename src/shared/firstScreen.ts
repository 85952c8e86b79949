/** Whose page it is, as far as the server knows. A browser that stores a session says so by a cookie; the token itself stays with it. */
export type Visitor = 'guest' | 'member'

/** What the server writes beside the markup of a page's first screen, so that the browser takes that markup over without asking again. */
export type FirstScreen = {
  /** when the markup was drawn: milliseconds since 1970 */
  drawnAt: number
  visitor: Visitor
  /** whether the member has already seen the home page today */
  isWelcomed: boolean
  /** the data of the screen's queries, see graphql/firstAnswers.ts */
  answers: Readonly<Record<string, unknown>>
}

/** The id of the element with the first screen's JSON. */
export const firstScreenId = 'first-screen'

/**
 * The name of the meta element that holds the paths of the page's scripts: the app's in the order in which they run, a comma, those of the
 * screen, separated by spaces.
 */
export const scriptsName = 'scripts'

/** The cookie of a browser that stores a session. Its value is always `1`. */
export const memberCookie = 'membre'

/** The cookie of a browser in which a member has seen the home page today. Its value is always `1`; it ends at midnight, by the browser's clock. */
export const welcomedCookie = 'accueil'
