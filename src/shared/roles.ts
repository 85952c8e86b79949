/** Names of the roles that every database has. */
export const creatorRoleName = 'Creators'
export const userRoleName = 'Utilisateur'
export const moderatorRoleName = 'Modérateur'
export const administratorRoleName = 'Administrateur'
export const builtInRoleNames: readonly string[] = [userRoleName, creatorRoleName, moderatorRoleName, administratorRoleName]
