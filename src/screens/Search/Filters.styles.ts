import { css } from '@emotion/css'
import { gutter, space } from '../../ui/tokens.ts'

/** Wide enough for all filters beside the sidebar. */
export const line = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  @media (width < 1024px) {
    display: none;
  }
`

export const toggle = css`
  flex: none;
`

/** Scrolls sideways, up to the edges of a phone, so that active filters never take a second line. */
export const folded = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin: calc(-1 * ${space[1]}) calc(-1 * ${gutter});
  padding: ${space[1]} ${gutter};
  overflow-x: auto;
  scrollbar-width: none;

  & > * {
    flex: none;
  }

  @media (width >= 1024px) {
    display: none;
  }
`

export const active = css`
  max-width: 14rem;
`

export const fields = css`
  display: grid;
  gap: ${space[4]};
`
