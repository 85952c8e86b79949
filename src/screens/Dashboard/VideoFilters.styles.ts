import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const filters = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: end;
  margin-top: ${space[4]};

  @media (width >= 640px) {
    /* The sort control is as wide as its longest option. */
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/** A field reserves space for its message: this aligns the end of the search with the end of the sort control. */
export const search = css`
  margin-bottom: ${space[1]};
`

export const visibilities = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media (width >= 640px) {
    grid-column: 1 / -1;
  }
`
