import { css } from '@emotion/css'
import { color, fontSize, gutter, size, space } from '../../ui/tokens.ts'

/** The video and its title fit in the window together: in a low window, the player is narrower. */
const column = css`
  min-width: 0;
  width: 100%;
  max-width: max(20rem, calc((100dvh - ${size.topbar} - 9rem) * 16 / 9));
  justify-self: center;

  @media (width >= 1024px) {
    grid-column: 1;
  }
`

/** The player, and what is said of its video. */
export const main = css`
  display: contents;
`

export const player = css`
  ${column};

  /* What the picture of a pressed card becomes (app/pictureTransition.ts). */
  html[data-picture-moves] & {
    view-transition-name: video;
  }

  /* From edge to edge on a phone, under the bar. */
  @media (width < 640px) {
    width: calc(100% + 2 * ${gutter});
    margin: calc(-1 * ${space[6]}) calc(-1 * ${gutter}) 0;

    & > * {
      border-radius: 0;
    }
  }

  @media (width >= 1024px) {
    grid-row: 1;
  }

  /* In the theatre, it has the whole width. */
  &:has([data-theatre]) {
    grid-column: 1 / -1;
    max-width: none;
  }
`

export const details = css`
  ${column};
  display: flex;
  flex-direction: column;
  gap: ${space[5]};

  @media (width >= 1024px) {
    grid-row: 2;
  }
`

export const below = css`
  ${column};

  @media (width < 1024px) {
    order: 1;
  }

  @media (width >= 1024px) {
    grid-row: 3;
    margin-top: ${space[2]};
  }
`

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};

  /* One column: the playlist is under the video, then the comments, then the recommendations. */
  @media (width < 1024px) {
    reading-flow: grid-order;
  }

  @media (width >= 1024px) {
    grid-template-columns: minmax(0, 1fr) 17.5rem;
    grid-template-rows: auto auto 1fr;
    gap: ${space[5]};
  }

  @media (width >= 1440px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[5]} ${space[6]};
  }

  @media (width >= 1600px) {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`

export const head = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`

export const title = css`
  font-size: ${fontSize[22]};
`

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

export const meta = css`
  flex: none;
  margin-right: auto;
  color: ${color.muted};
  white-space: nowrap;
`

export const side = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  min-width: 0;

  @media (width < 1024px) {
    display: contents;

    & > :last-child {
      order: 2;
    }
  }

  @media (width >= 1024px) {
    grid-column: 2;
    grid-row: 1 / span 3;

    .${page}:has([data-theatre]) > & {
      grid-row: 2 / span 2;
    }
  }
`

export const badge = css`
  margin-left: ${space[2]};
`
