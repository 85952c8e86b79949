import { css } from '@emotion/css'
import { color, fontSize, size, space } from '../../ui/tokens.ts'

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

export const main = css`
  ${column};
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const below = css`
  ${column};

  @media (width < 1024px) {
    order: 1;
  }
`

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  /* One column: the playlist is under the video, then the comments, then the recommendations. */
  @media (width < 1024px) {
    reading-flow: grid-order;
  }

  @media (width >= 1024px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    grid-template-rows: auto 1fr;
    gap: ${space[6]};

    & > :not(.${main}, .${below}) {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
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
  margin-right: auto;
  color: ${color.muted};
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
`

export const badge = css`
  margin-left: ${space[2]};
`
