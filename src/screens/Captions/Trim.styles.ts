import { css } from '@emotion/css'
import { color, space } from '../../ui/tokens.ts'

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const about = css`
  color: ${color.muted};
`

export const status = css`
  color: ${color.muted};

  /* It stays in the page, so that what appears in it is read out. */
  &:empty {
    margin-top: calc(-1 * ${space[4]});
  }
`

export const edges = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space[4]};
`

export const edge = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
