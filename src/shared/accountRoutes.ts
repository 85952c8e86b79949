/** Paths of the screens of the way to an account. They are apart from the other screens', so that the first page does not load them. */
export const accountRoutes = {
  forgotPassword: '/account/forgot-password',
  resetPassword: '/account/reset-password',
  confirmEmail: '/account/confirm-email',
  restoreEmail: '/account/restore-email',
  secondStep: '/account/second-step',
} as const

/** The paths that mails link to. The token is in the fragment, which browsers send to no server. */
export const resetPasswordPath = (token: string): string => `${accountRoutes.resetPassword}#${token}`
export const confirmEmailPath = (token: string): string => `${accountRoutes.confirmEmail}#${token}`
export const restoreEmailPath = (token: string): string => `${accountRoutes.restoreEmail}#${token}`
