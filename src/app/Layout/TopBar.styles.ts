import { css } from '@emotion/css'
import { color, decor, gutter, layer, radius, space } from '../../ui/tokens.ts'

export const bar = css`
  position: sticky;
  z-index: ${layer.bar};
  top: 0;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: ${space[3]} ${gutter};
  border-bottom: 1px solid ${decor.line};
  background: ${color.background};

  @media (width < 360px) {
    gap: 0;
    padding-inline: 0 ${space[1]};

    & > :last-child {
      padding-inline: ${space[2]};
    }
  }

  @media (width >= 768px) {
    padding-inline-start: ${space[4]};
  }
`

export const home = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  border-radius: ${radius.control};

  /* On a phone, only the mark is shown, without the name. */
  @media (width < 480px) {
    & svg + span {
      display: none;
    }
  }
`

export const bell = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
`

export const session = css`
  @media (width >= 768px) {
    /* «Se connecter» and «Se déconnecter» get the same width, so that the search does not shift when a session ends. */
    min-width: 9.5rem;
  }
`

export const menu = css`
  @media (width >= 768px) {
    display: none;
  }
`
