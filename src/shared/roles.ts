/** Names of the roles that every database has. */
export const creatorRoleName = 'Creators'
export const userRoleName = 'Utilisateur'
export const moderatorRoleName = 'Modérateur'
export const administratorRoleName = 'Administrateur'
/** The roles of those who may publish. */
export const publishingRoleNames: readonly string[] = [creatorRoleName, moderatorRoleName, administratorRoleName]
export const builtInRoleNames: readonly string[] = [userRoleName, creatorRoleName, moderatorRoleName, administratorRoleName]
