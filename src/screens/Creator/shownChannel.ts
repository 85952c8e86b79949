import type { CreatorQuery } from '../../graphql/generated/graphql.ts'

export type ShownChannel = NonNullable<CreatorQuery['channel']>
