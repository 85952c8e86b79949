import { css } from '@emotion/css'
import { color, decor, gutter, layer, radius, space } from '../../ui/tokens.ts'

/** Two targets of 44 px and their gap. */
const placesOnPhone = `calc(2 * 2.75rem + ${space[1]})`

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

  /* The search keeps its place even where the browser draws the bar before the server has sent its end. */
  @media (width < 640px) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) minmax(${placesOnPhone}, auto);
  }

  @media (width < 360px) {
    gap: 0;
    padding-inline: 0 ${space[1]};
  }

  @media (width >= 768px) {
    padding-inline-start: ${space[4]};
  }

  /* The search keeps its place, whatever stands at its sides: somebody may sign in or out. */
  @media (width >= 1024px) {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, 38rem) minmax(max-content, 1fr);
  }
`

export const start = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  @media (width < 360px) {
    gap: 0;
  }
`

export const end = css`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[2]};

  @media (width < 360px) {
    & > a:last-child {
      padding-inline: ${space[2]};
    }
  }
`

export const home = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  /* A long name leaves the search its place. */
  max-width: 30vw;
  padding-inline: ${space[2]};
  border-radius: ${radius.control};

  /* On a phone, only the mark is shown, without the name. */
  @media (width < 480px) {
    & svg + span {
      display: none;
    }
  }
`

/** Kept for the link to the upload, the bell and the avatar, which load once the page is idle: a disc until then. */
export const places = css`
  display: flex;
  flex: none;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[1]};
  width: calc(3 * 2.75rem + 2 * ${space[1]});
  height: 2.75rem;

  @media (width < 640px) {
    width: ${placesOnPhone};
  }

  &:empty::before {
    content: '';
    width: 2.25rem;
    height: 2.25rem;
    margin-inline-end: ${space[1]};
    border-radius: ${radius.full};
    background: ${color.raised};
  }
`

/** Below, it is in the sidebar and in the menu of the account. */
export const logout = css`
  @media (width < 1024px) {
    display: none;
  }
`

export const menu = css`
  @media (768px <= width < 1280px) {
    display: none;
  }

  /* Where the sidebar is folded to the rail, it opens as a drawer. */
  @media (width >= 1280px) {
    div:not([data-rail]) > .${bar} & {
      display: none;
    }
  }
`
