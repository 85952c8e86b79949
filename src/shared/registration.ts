/** Who may register: everybody, people with an invitation, people whom an administrator approves, or nobody. */
export const registrationModes = ['open', 'invitation', 'approval', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** What administrators choose about registrations. */
export type RegistrationSettings = {
  mode: RegistrationMode
  /** what people must answer before they register, against robots; empty for nothing */
  question: string
  /** the right answers, in any case and with or without accents */
  answers: string[]
  /** addresses at these domains and at those below them may not register, such as `exemple.fr` */
  blockedDomains: string[]
  /** what people must accept before they register; empty for nothing */
  terms: string
  /** comments of accounts of which none was ever published wait for validation by the site's moderators */
  holdNewAccounts: boolean
}

/** Until administrators have chosen. */
export const defaultRegistration: RegistrationSettings = {
  mode: 'open',
  question: '',
  answers: [],
  blockedDomains: [],
  terms: '',
  holdNewAccounts: false,
}

/** What somebody adds to the form of a registration where the site asks for it. */
export type RegistrationExtras = {
  /** the token of an invitation's link */
  invitation: string | null
  answer: string
  acceptsTerms: boolean
  /** why they want an account, for those who approve it */
  reason: string
}

/** Longest texts, in characters, and how many of a list. */
export const registrationLimits = {
  question: 200,
  answer: 100,
  answers: 10,
  domain: 253,
  domains: 500,
  terms: 20_000,
  reason: 1000,
  note: 100,
  places: 1000,
  days: 365,
} as const
