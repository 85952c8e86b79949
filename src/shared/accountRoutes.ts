/** Paths of the screens that mails lead to: the way to an account, and the end of digests. They are apart from the other screens', so that the first page does not load them. */
export const accountRoutes = {
  forgotPassword: '/account/forgot-password',
  resetPassword: '/account/reset-password',
  confirmEmail: '/account/confirm-email',
  restoreEmail: '/account/restore-email',
  unsubscribe: '/account/unsubscribe',
  secondStep: '/account/second-step',
} as const

/** The path of the screen for administrators, for the same reason. */
export const administrationRoute = '/administration'

/** The path of the page about the site, which the footer links to. */
export const aboutRoute = '/a-propos'

/** What an invitation's link leads to. */
export const invitationPath = (token: string): string => `/login?tab=register#${token}`

/** The paths that mails link to. The token is in the fragment, which browsers send to no server. */
export const resetPasswordPath = (token: string): string => `${accountRoutes.resetPassword}#${token}`
export const confirmEmailPath = (token: string): string => `${accountRoutes.confirmEmail}#${token}`
export const restoreEmailPath = (token: string): string => `${accountRoutes.restoreEmail}#${token}`
export const unsubscribePath = (token: string): string => `${accountRoutes.unsubscribe}#${token}`
