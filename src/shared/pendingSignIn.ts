/** The cookie of a sign-in that waits for its second step. Scripts cannot read it, and browsers send it with no request of other sites. */
export const pendingSignInCookie = 'lucarne_second_step'
