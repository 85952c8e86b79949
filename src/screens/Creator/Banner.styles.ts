import { css } from '@emotion/css'
import { color, controlHeight, fontSize, radius, space } from '../../ui/tokens.ts'

export const header = css`
  display: flex;
  flex-direction: column;
`

export const banner = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 6 / 1;
  min-height: 6rem;
  max-height: 18rem;
  width: 100%;
  border-radius: ${radius.dialog};
  background: linear-gradient(100deg, ${color.accentSoft}, ${color.raised});
`

export const mark = css`
  position: absolute;
  right: 4%;
  bottom: -60%;
  width: auto;
  height: 180%;
  color: ${color.accent};
  opacity: 0.12;
`

export const picture = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const identity = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  padding-inline: ${space[4]};

  @media (width >= 768px) {
    flex-direction: row;
    align-items: center;
    gap: ${space[5]};
    padding-top: ${space[4]};
    padding-inline: ${space[6]};
  }
`

export const avatar = css`
  flex: none;
  margin-top: -2.5rem;
  box-shadow: 0 0 0 4px ${color.background};

  @media (width >= 768px) {
    align-self: flex-start;
    margin-top: -3.5rem;
  }
`

export const text = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  max-width: 100%;
`

export const names = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

export const name = css`
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: ${fontSize[28]};
`

export const handle = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
  overflow-wrap: anywhere;
`

/** Each dot precedes its figure. Before the first figure of a line, it is clipped. */
export const facts = css`
  --dot: calc(2 * ${space[2]} + 0.25em);

  font-size: ${fontSize[14]};
  color: ${color.muted};
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: calc(-1 * var(--dot));
  clip-path: inset(0 0 0 var(--dot));

  & li::before {
    content: '·' / '';
    display: inline-block;
    width: var(--dot);
    text-align: center;
  }
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${controlHeight.medium};
`
